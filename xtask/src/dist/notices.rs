//! What is built in: the bill of materials (CycloneDX), and the notices of all of it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use cargo_metadata::MetadataCommand;
use serde::{Deserialize, Serialize};

use super::version::Version;

/// Something that others made.
pub(super) struct Part {
    name: String,
    version: String,
    licence: String,
    /// Its address as package tools write it.
    purl: String,
    /// Its own licence files.
    texts: Vec<String>,
}

/// All of it, sorted by name.
pub(super) struct Parts(Vec<Part>);

/// What a lock file of npm says of a package.
#[derive(Deserialize)]
struct Locked {
    version: Option<String>,
    license: Option<String>,
    #[serde(default)]
    dev: bool,
}

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

impl Parts {
    /// The crates that the program is built from, and the packages of the page.
    pub(super) fn gather(root: &Path) -> Result<Parts> {
        let mut parts = crates(root)?;
        parts.extend(packages(root)?);
        parts.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
        Ok(Parts(parts))
    }

    /// The notices as one text; a licence text that many share stands once.
    pub(super) fn notices(&self) -> String {
        let mut text = "What others made and Stammtisch is built with, with their licences.\n".to_owned();
        let mut texts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for part in &self.0 {
            let title = format!("{} {}", part.name, part.version);
            let _ = write!(text, "\n{title}: {}", part.licence);
            for licence in &part.texts {
                texts.entry(licence).or_default().push(title.clone());
            }
        }
        for (licence, titles) in texts {
            let _ = write!(text, "\n\n{}\n{}\n\n{}", "=".repeat(80), titles.join(", "), licence.trim());
        }
        text + "\n"
    }
}

fn crates(root: &Path) -> Result<Vec<Part>> {
    let metadata = MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .other_options([
            "--locked".to_owned(),
            "--filter-platform".to_owned(),
            "x86_64-unknown-linux-gnu".to_owned(),
        ])
        .exec()
        .context("cannot read the dependencies")?;
    let outside = metadata.packages.iter().filter(|package| package.source.is_some());
    Ok(outside
        .map(|package| Part {
            name: package.name.to_string(),
            version: package.version.to_string(),
            licence: package.license.clone().unwrap_or_default(),
            purl: format!("pkg:cargo/{}@{}", package.name, package.version),
            texts: package
                .manifest_path
                .parent()
                .map_or_else(Vec::new, |folder| licences(folder.as_std_path())),
        })
        .collect())
}

fn packages(root: &Path) -> Result<Vec<Part>> {
    let lock: Lock = serde_json::from_str(&fs::read_to_string(root.join("web/package-lock.json"))?)?;
    let part = |(path, locked): (String, Locked)| {
        let name = path.rsplit("node_modules/").next().filter(|name| !name.is_empty())?.to_owned();
        let version = locked.version.filter(|_| !locked.dev)?;
        Some(Part {
            purl: format!("pkg:npm/{}@{version}", name.replace('@', "%40")),
            licence: locked.license.unwrap_or_default(),
            texts: licences(&root.join("web").join(&path)),
            name,
            version,
        })
    };
    Ok(lock.packages.into_iter().filter_map(part).collect())
}

/// The licence files of a folder.
fn licences(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        path.is_file()
            && ["licen", "copying", "notice", "unlicense"].iter().any(|begin| name.starts_with(begin))
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_licence).collect();
    paths.sort();
    paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect()
}

/// A bill of materials in the form of CycloneDX.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Bill<'a> {
    bom_format: &'static str,
    spec_version: &'static str,
    version: u8,
    metadata: BillOf,
    components: Vec<Component<'a>>,
}

#[derive(Serialize)]
struct BillOf {
    component: Component<'static>,
}

#[derive(Serialize)]
struct Component<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    name: &'a str,
    version: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    purl: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    licenses: Vec<Licence<'a>>,
}

#[derive(Serialize)]
struct Licence<'a> {
    expression: &'a str,
}

/// Writes the bill of materials.
pub(super) fn bill(parts: &Parts, version: &Version, out: &Path) -> Result<PathBuf> {
    let component =
        |part: &'_ Part| -> (String, String) { (part.version.clone(), part.licence.replace('/', " OR ")) };
    let texts: Vec<(String, String)> = parts.0.iter().map(component).collect();
    let components = parts.0.iter().zip(&texts).map(|(part, (version, licence))| Component {
        kind: "library",
        name: &part.name,
        version: version.clone(),
        purl: Some(&part.purl),
        licenses: if licence.is_empty() { Vec::new() } else { vec![Licence { expression: licence }] },
    });
    let bill = Bill {
        bom_format: "CycloneDX",
        spec_version: "1.5",
        version: 1,
        metadata: BillOf {
            component: Component {
                kind: "application",
                name: "stammtisch",
                version: version.to_string(),
                purl: None,
                licenses: vec![Licence { expression: "MIT OR Apache-2.0" }],
            },
        },
        components: components.collect(),
    };
    let file = out.join(format!("stammtisch-{version}.cdx.json"));
    fs::write(&file, serde_json::to_string_pretty(&bill)? + "\n")
        .with_context(|| file.display().to_string())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::{Parts, packages};
    use std::path::Path;

    #[test]
    fn what_the_page_is_made_of_is_named_with_its_licence() {
        let parts = packages(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap();
        assert!(parts.iter().any(|part| part.name == "svelte" && part.licence == "MIT"));
        assert!(parts.iter().all(|part| part.name != "eslint"), "tools of developers are not built in");
        let notices = Parts(parts).notices();
        assert!(notices.contains("\nsvelte "), "{notices}");
    }
}
