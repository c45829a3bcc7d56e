//! The image for containers (OCI): what the loader needs, then the program; nothing else is in it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use serde::Serialize;

use super::archive::{Tar, packed};
use super::sha256;
use super::staging::Staging;
use super::version::Version;

/// What the manifest is, for those who read it.
const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";
/// Who the server runs as: nobody that exists elsewhere.
const USER: u64 = 7333;

#[derive(Serialize)]
struct Layout {
    #[serde(rename = "imageLayoutVersion")]
    version: &'static str,
}

#[derive(Serialize)]
struct Descriptor {
    #[serde(rename = "mediaType")]
    media_type: &'static str,
    digest: String,
    size: usize,
}

#[derive(Serialize)]
struct Manifest {
    #[serde(rename = "schemaVersion")]
    schema_version: u8,
    #[serde(rename = "mediaType")]
    media_type: &'static str,
    config: Descriptor,
    layers: Vec<Descriptor>,
}

#[derive(Serialize)]
struct Index {
    #[serde(rename = "schemaVersion")]
    schema_version: u8,
    manifests: Vec<Descriptor>,
}

#[derive(Serialize)]
struct Config {
    architecture: &'static str,
    os: &'static str,
    #[serde(rename = "config")]
    run: Run,
    rootfs: RootFs,
}

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct Run {
    user: String,
    env: Vec<String>,
    entrypoint: Vec<&'static str>,
    cmd: Vec<&'static str>,
    exposed_ports: Ports,
    volumes: Volumes,
}

#[derive(Serialize)]
struct Ports {
    #[serde(rename = "7333/tcp")]
    usual: Nothing,
}

#[derive(Serialize)]
struct Volumes {
    #[serde(rename = "/data")]
    data: Nothing,
}

#[derive(Serialize)]
struct Nothing {}

#[derive(Serialize)]
struct RootFs {
    #[serde(rename = "type")]
    kind: &'static str,
    diff_ids: Vec<String>,
}

/// The layers, plain: the libraries, then the program with its folders.
pub(super) fn layers(staging: &Staging) -> Result<[Vec<u8>; 2]> {
    let mut libraries = Tar::new();
    for path in staging.libraries()? {
        let name = path.to_string_lossy();
        let bytes = fs::read(&path).with_context(|| name.clone().into_owned())?;
        libraries.file(name.trim_start_matches('/'), &bytes, 0o755)?;
    }
    let mut program = Tar::new();
    program.folder("data", 0o700, USER)?;
    program.folder("tmp", 0o1777, 0)?;
    program.file("usr/bin/stammtisch", &fs::read(&staging.program)?, 0o755)?;
    for name in ["copyright", "THIRD-PARTY.txt"] {
        let path = format!("usr/share/doc/stammtisch/{name}");
        program.file(&path, &fs::read(staging.root.join(&path))?, 0o644)?;
    }
    Ok([libraries.finish()?, program.finish()?])
}

fn config(diff_ids: Vec<String>) -> Config {
    Config {
        architecture: match std::env::consts::ARCH {
            "x86_64" => "amd64",
            "aarch64" => "arm64",
            other => other,
        },
        os: "linux",
        run: Run {
            user: format!("{USER}:{USER}"),
            env: vec!["STAMMTISCH_DATA=/data".to_owned()],
            entrypoint: vec!["/usr/bin/stammtisch"],
            cmd: vec!["serve", "--bind", "0.0.0.0"],
            exposed_ports: Ports { usual: Nothing {} },
            volumes: Volumes { data: Nothing {} },
        },
        rootfs: RootFs { kind: "layers", diff_ids },
    }
}

/// Blobs by their digest.
#[derive(Default)]
struct Blobs(Vec<(String, Vec<u8>)>);

impl Blobs {
    fn put(&mut self, media_type: &'static str, bytes: Vec<u8>) -> Descriptor {
        let (digest, size) = (sha256(&bytes), bytes.len());
        self.0.push((digest.clone(), bytes));
        Descriptor { media_type, digest: format!("sha256:{digest}"), size }
    }
}

/// Makes the image, as `podman load` and `docker load` read it.
pub(super) fn make(staging: &Staging, version: &Version, out: &Path) -> Result<PathBuf> {
    let mut blobs = Blobs::default();
    let plain = layers(staging)?;
    let diff_ids = plain.iter().map(|layer| format!("sha256:{}", sha256(layer))).collect();
    let mut layers = Vec::new();
    for layer in &plain {
        layers.push(blobs.put("application/vnd.oci.image.layer.v1.tar+gzip", packed(layer)?));
    }
    let config = serde_json::to_vec(&config(diff_ids))?;
    let config = blobs.put("application/vnd.oci.image.config.v1+json", config);
    let manifest = Manifest { schema_version: 2, media_type: MANIFEST, config, layers };
    let manifest = blobs.put(MANIFEST, serde_json::to_vec(&manifest)?);
    let index = Index { schema_version: 2, manifests: vec![manifest] };
    let mut tar = Tar::new();
    tar.file("oci-layout", &serde_json::to_vec(&Layout { version: "1.0.0" })?, 0o644)?;
    tar.file("index.json", &serde_json::to_vec(&index)?, 0o644)?;
    for (digest, bytes) in &blobs.0 {
        tar.file(&format!("blobs/sha256/{digest}"), bytes, 0o644)?;
    }
    let file = out.join(format!("stammtisch-{version}-oci.tar"));
    fs::write(&file, tar.finish()?).with_context(|| file.display().to_string())?;
    Ok(file)
}
