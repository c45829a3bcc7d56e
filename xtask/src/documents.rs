//! What the documents name is there: files, commands, steps, and the examples of good code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{CommandFactory as _, ValueEnum as _};

use crate::Command;
use crate::cargo::workspace;
use crate::step::{FULL, Step};

/// A document: where it stands below the root of the project, and its text.
struct Document {
    path: String,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What is written for people; the changelog tells of what was.
fn documents() -> Vec<Document> {
    let pages = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let pages = pages.map(|path| format!("docs/{}", path.file_name().unwrap().to_string_lossy()));
    let names = ["README.md", "README.de.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md"];
    let names = names.map(str::to_owned);
    let read = |path: String| Document { text: fs::read_to_string(root().join(&path)).unwrap(), path };
    names.into_iter().chain(pages).map(read).collect()
}

impl Document {
    /// The lines of fenced code, without the prompt and what stands behind `#`.
    fn fenced(&self) -> impl Iterator<Item = &str> {
        let blocks = self.text.split("\n```").skip(1).step_by(2);
        let lines = blocks.flat_map(|block| block.lines().skip(1));
        lines.map(|line| line.split("  #").next().unwrap_or(line).trim_start_matches("$ ").trim())
    }

    /// Code within sentences: what stands between single backticks on one line.
    fn spans(&self) -> impl Iterator<Item = &str> {
        let plain = self.text.split("\n```").step_by(2);
        plain.flat_map(str::lines).flat_map(|line| line.split('`').skip(1).step_by(2))
    }

    /// Every command line that begins with some words, as its further words.
    fn commands<'a>(&'a self, begin: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
        let lines = self.fenced().chain(self.spans());
        lines.filter_map(move |line| line.strip_prefix(begin)).map(|rest| rest.split_whitespace().collect())
    }

    /// Where its links lead, but for those that leave the project.
    fn links(&self) -> impl Iterator<Item = &str> {
        let marked = self.text.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
        let pictures = self.text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let links = marked.chain(pictures).filter_map(|link| link.split('#').next());
        links.filter(|link| !link.is_empty() && !link.contains("://"))
    }
}

/// The sources of all crates, one text.
fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn links_lead_somewhere_and_files_that_are_named_exist() {
    let folders = ["crates/", "docs/", "examples/", "fuzz/", "packaging/", "web/", "xtask/"];
    let is_path = |span: &str| {
        folders.iter().any(|folder| span.starts_with(folder))
            && span.chars().all(|c| c.is_alphanumeric() || "/._-".contains(c))
    };
    let mut missing = Vec::new();
    for document in documents() {
        let folder = root().join(&document.path).parent().unwrap().to_owned();
        let linked = document.links().map(|link| (link, folder.join(link)));
        let named = document.spans().filter(|span| is_path(span)).map(|span| (span, root().join(span)));
        for (name, path) in linked.chain(named) {
            if !path.exists() {
                missing.push(format!("{}: {name}", document.path));
            }
        }
    }
    assert!(missing.is_empty(), "not there:\n{}", missing.join("\n"));
}

#[test]
fn the_index_names_every_document() {
    let all = documents();
    let index = all.iter().find(|document| document.path == "docs/README.md").unwrap();
    let linked: BTreeSet<&str> = index.links().collect();
    for document in &all {
        let Some(name) = document.path.strip_prefix("docs/").filter(|name| *name != "README.md") else {
            continue;
        };
        assert!(linked.contains(name), "docs/README.md omits {name}");
    }
}

#[test]
fn both_readmes_have_the_same_parts() {
    let shape = |path: &str| {
        let text = fs::read_to_string(root().join(path)).unwrap();
        let count = |begin: &str| text.lines().filter(|line| line.starts_with(begin)).count();
        let commands = ["cargo run --release -- serve", "cargo xtask test"].map(&count);
        ([count("## "), count("- **"), count("| `"), text.matches("<img ").count()], commands)
    };
    let english = shape("README.md");
    assert_eq!(english, shape("README.de.md"));
    assert_eq!(english.1, [1, 1], "the two commands stand in it");
}

#[test]
fn good_examples_are_taken_from_the_code() {
    let mut code = String::new();
    sources(&root().join("crates"), &mut code);
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let good: Vec<&str> = text
        .lines()
        .filter_map(|line| line.rsplit_once("// good"))
        .map(|(example, _)| example.trim())
        .collect();
    assert!(good.len() > 5, "{good:?}");
    for example in good {
        assert!(code.contains(example), "CONTRIBUTING.md shows what is not in the code: {example}");
    }
    let is_test = |span: &&str| span.starts_with("s_") || span.starts_with("t_") || span.starts_with("p_");
    let contributing = Document { path: String::new(), text };
    for name in contributing.spans().filter(is_test) {
        assert!(code.contains(&format!("fn {name}()")), "CONTRIBUTING.md names the test {name}");
    }
}

#[test]
fn our_own_commands_and_steps_exist_where_they_are_named() {
    let ours = Command::command();
    for document in documents() {
        let path = &document.path;
        for words in document.commands("cargo xtask ") {
            let Some(name) = words.first() else { continue };
            assert!(ours.find_subcommand(name).is_some(), "{path}: cargo xtask {name}");
            for (option, value) in
                words.iter().zip(words.iter().skip(1)).filter(|(option, _)| **option == "--only")
            {
                for step in value.split(',') {
                    assert!(Step::from_str(step, false).is_ok(), "{path}: {option} {step}");
                }
            }
        }
    }
}

#[test]
fn every_step_is_told_of() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    for step in FULL {
        assert!(
            text.contains(&format!("| `{}` |", step.name())),
            "CONTRIBUTING.md omits the step {}",
            step.name()
        );
    }
    assert!(text.contains(&format!("`{}`", Step::QuickTests.name())));
    for command in Command::command().get_subcommands() {
        let name = command.get_name();
        let told = text.contains(&format!("cargo xtask {name}")) || text.contains(&format!("`{name}`"));
        assert!(told, "CONTRIBUTING.md omits cargo xtask {name}");
    }
}

#[test]
fn what_cargo_and_npm_are_told_to_run_exists() {
    let metadata = workspace().unwrap();
    let scripts = fs::read_to_string(root().join("web/package.json")).unwrap();
    for document in documents() {
        let path = &document.path;
        for begin in ["cargo bench ", "cargo run ", "cargo test "] {
            for words in document.commands(begin) {
                let value = |option: &str| words.iter().skip_while(|word| **word != option).nth(1).copied();
                let Some(package) = value("-p") else { continue };
                let package = metadata.packages.iter().find(|known| known.name == package);
                let package = package.unwrap_or_else(|| panic!("{path}: {begin}{}", words.join(" ")));
                for target in ["--bench", "--example", "--test"].iter().filter_map(|option| value(option)) {
                    let names: BTreeSet<&str> = package.targets.iter().map(|it| it.name.as_str()).collect();
                    assert!(names.contains(target), "{path}: `{}` has no {target}", package.name);
                }
            }
        }
        for words in document.commands("npm run ") {
            let script = words.first().copied().unwrap_or_default();
            assert!(scripts.contains(&format!("\"{script}\": ")), "{path}: npm run {script}");
        }
    }
}

/// Whether an address is one that a route has, `/api/people/ID` being one of `/api/people/{id}`, or the beginning of some.
fn is_routed(address: &str, routes: &BTreeSet<&str>) -> bool {
    let parts: Vec<&str> = address.trim_end_matches(['/', '.', ',']).split('/').collect();
    routes.iter().map(|route| route.split('/').collect::<Vec<_>>()).any(|route| {
        parts.len() <= route.len()
            && parts.iter().zip(&route).all(|(part, of)| of.starts_with('{') || part == of)
    })
}

#[test]
fn addresses_that_are_named_have_a_route() {
    let mut code = String::new();
    sources(&root().join("crates"), &mut code);
    let told = ["route(\"", "route(\n            \"", "path = \""];
    let routes: BTreeSet<&str> = told
        .iter()
        .flat_map(|begin| code.split(begin).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .filter(|route| route.starts_with('/'))
        .collect();
    assert!(routes.len() > 80, "{routes:?}");
    for document in documents() {
        let ends = |c: char| c.is_whitespace() || "`\"'?…)|,;<>".contains(c);
        let named = ["/api/", "/ws/"].into_iter().flat_map(|begin| {
            let places = document.text.match_indices(begin).map(|(at, _)| at);
            places.filter(|at| !document.text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '.'))
        });
        let named = named.filter_map(|at| document.text[at..].split(ends).next().map(str::to_owned));
        // The tables of the hall leave out what all its addresses begin with.
        let is_short = |span: &&str| document.path == "docs/hall-api.md" && span.starts_with('/');
        let short = document
            .spans()
            .filter(is_short)
            .filter(|span| !span.starts_with("/api") && !span.starts_with("/h/"));
        let short = short.filter_map(|span| span.split(ends).next()).map(|span| format!("/api/hall{span}"));
        for address in named.chain(short) {
            assert!(is_routed(&address, &routes), "{}: nothing answers at {address}", document.path);
        }
    }
}
