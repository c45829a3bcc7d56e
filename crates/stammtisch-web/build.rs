//! Builds the page with npm, from a copy of `web/` in `OUT_DIR`, and writes the table of its files.
//!
//! The checkout is only read. Without npm, or with `STAMMTISCH_SKIP_WEB` set, a page that says so takes its place.

mod engine;
mod foreign;
mod node;

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sha2::{Digest as _, Sha256};
use stammtisch_art::cards::{Deck, Look, sprite};
use stammtisch_text::{Arg, Lang, Texts};

/// What the build reads of `web/`.
const SOURCES: [&str; 9] = [
    ".npmrc",
    "index.html",
    "package-lock.json",
    "package.json",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

/// The packs of cards, each a file.
const PACKS: [(&str, Look); 4] = [
    ("cards.svg", Look { deck: Deck::Bavarian, indices: true }),
    ("cards-plain.svg", Look { deck: Deck::Bavarian, indices: false }),
    ("cards-four-colour.svg", Look { deck: Deck::FourColour, indices: true }),
    ("cards-four-colour-plain.svg", Look { deck: Deck::FourColour, indices: false }),
];

/// Set to anything but nothing, it leaves the page out: for those who work on the server alone.
const SKIP: &str = "STAMMTISCH_SKIP_WEB";

/// Set to anything but nothing, it leaves the engine out: for those who work on what it is made of.
const SKIP_ENGINE: &str = "STAMMTISCH_SKIP_ENGINE";

/// The engine of the page, or why it has none.
enum Engine {
    /// The module.
    Built(PathBuf),
    /// It was asked for.
    Skipped,
    /// There is nothing to build it with.
    NoTarget,
    /// It does not build.
    Broken(String),
}

impl Engine {
    /// Builds it, if it can be built here.
    fn build(root: &Path, out: &Path) -> Engine {
        if is_set(SKIP_ENGINE) {
            return Engine::Skipped;
        }
        if !foreign::WASM.is_there() {
            return Engine::NoTarget;
        }
        // One folder for all profiles: the module is the same in each.
        let target = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).unwrap_or(out);
        match engine::build(root, target) {
            Ok(module) => Engine::Built(module),
            Err(why) => Engine::Broken(why),
        }
    }

    /// Tells Vite of it, and whoever builds what is missing.
    fn tell(&self, command: &mut Command) {
        match self {
            Engine::Built(module) => {
                command.env("STAMMTISCH_ENGINE", module);
            }
            Engine::Skipped => {}
            Engine::NoTarget => {
                let how = foreign::WASM.how();
                let args = [("line", Arg::from(how.as_str()))];
                println!("cargo::warning={}", Texts::of(Lang::En).format("page-no-engine", &args));
                command.env("STAMMTISCH_ENGINE_LINE", how);
            }
            Engine::Broken(why) => {
                for line in why.lines().filter(|line| !line.trim().is_empty()).take(12) {
                    println!("cargo::warning={line}");
                }
            }
        }
        let is_built = matches!(self, Engine::Built(_));
        assert!(is_built || !is_set(engine::REQUIRE), "this build is to have the engine, and has not");
    }
}

fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| !value.is_empty())
}

/// Why there is no page.
enum Missing {
    /// It was asked for.
    Skipped,
    /// There is no npm, or no Node.js.
    NoNpm,
    /// There is a Node.js that will not do.
    OldNode(String),
    /// npm could not fetch what the page is built with.
    NotInstalled(String),
}

impl Missing {
    /// What to do about it.
    fn told(&self, texts: &Texts) -> String {
        let [first, second, last] = node::LINES.map(|(major, minor)| Arg::from(format!("{major}.{minor}")));
        let wanted = [("first", first), ("second", second), ("last", last)];
        match self {
            Missing::Skipped => texts.format("page-skipped", &[("variable", Arg::from(SKIP))]),
            Missing::NoNpm => texts.format("page-no-npm", &wanted),
            Missing::OldNode(found) => {
                let [first, second, last] = wanted;
                texts.format("page-old-node", &[first, second, last, ("found", Arg::from(found.as_str()))])
            }
            Missing::NotInstalled(_) => texts.get("page-not-fetched"),
        }
    }
}

fn main() -> io::Result<()> {
    let out = PathBuf::from(variable("OUT_DIR"));
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../..");
    let words = root.join("crates/stammtisch-text/ftl");
    println!("cargo::rerun-if-env-changed={SKIP}");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=node.rs");
    println!("cargo::rerun-if-changed={}", words.display());
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join("web").join(source).display());
    }
    look_out_for_engine(&root);
    let dist = out.join("dist");
    if let Err(missing) = build((root.as_path(), out.as_path()), &words, &dist)? {
        say_so(&missing, &dist)?;
    }
    fs::write(out.join("files.rs"), table(&dist)?)
}

fn variable(name: &str) -> String {
    std::env::var(name).expect("cargo sets it for build scripts")
}

/// Has cargo run this again when anything changes of which the engine is made.
fn look_out_for_engine(root: &Path) {
    for name in [SKIP_ENGINE, engine::REQUIRE] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    for file in ["engine.rs", "foreign.rs"] {
        println!("cargo::rerun-if-changed={file}");
    }
    for part in ["Cargo.toml", "Cargo.lock", "src"] {
        println!("cargo::rerun-if-changed={}", root.join("wasm").join(part).display());
    }
    for krate in engine::CRATES {
        let folder = root.join("crates").join(krate);
        for part in ["Cargo.toml", "src", "book", "rulesets"].map(|part| folder.join(part)) {
            if part.exists() {
                println!("cargo::rerun-if-changed={}", part.display());
            }
        }
    }
}

/// Builds the page into `dist`, or tells why it cannot be built here.
fn build((root, out): (&Path, &Path), words: &Path, dist: &Path) -> io::Result<Result<(), Missing>> {
    let (web, copy) = (&root.join("web"), &out.join("web"));
    if is_set(SKIP) {
        return Ok(Err(Missing::Skipped));
    }
    let found = node::version();
    if found.is_empty() || Command::new(node::NPM).arg("--version").output().is_err() {
        return Ok(Err(Missing::NoNpm));
    }
    if !node::will_do(&found) {
        return Ok(Err(Missing::OldNode(found)));
    }
    let lock = fs::read(web.join("package-lock.json"))?;
    let installed = copy.join("node_modules/.package-lock.json").exists()
        && fs::read(copy.join("package-lock.json")).is_ok_and(|old| old == lock);
    for source in SOURCES {
        replace(&web.join(source), &copy.join(source))?;
    }
    for (name, look) in PACKS {
        fs::write(copy.join("public").join(name), sprite(look))?;
    }
    if !installed {
        let ci = npm(copy, &["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"])?;
        if !ci.status.success() {
            return Ok(Err(Missing::NotInstalled(said(&ci))));
        }
    }
    let dist = dist.display().to_string();
    let mut vite = Command::new(node::NPM);
    Engine::build(root, out).tell(&mut vite);
    let built = vite
        .current_dir(copy)
        .args(["run", "build", "--", "--emptyOutDir", "--outDir", &dist])
        .env("STAMMTISCH_FTL", fs::canonicalize(words)?)
        .output()?;
    assert!(built.status.success(), "the page does not build:\n{}", said(&built));
    Ok(Ok(()))
}

fn npm(folder: &Path, args: &[&str]) -> io::Result<Output> {
    Command::new(node::NPM).current_dir(folder).args(args).output()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Makes `to` what `from` is, a file or a folder.
fn replace(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        return fs::copy(from, to).map(|_| ());
    }
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let name = entry?.file_name();
        replace(&from.join(&name), &to.join(&name))?;
    }
    Ok(())
}

/// Puts a page in place that says why the real one is not there, and what to do.
fn say_so(missing: &Missing, dist: &Path) -> io::Result<()> {
    if let Missing::NotInstalled(why) = missing {
        for line in why.lines().filter(|line| !line.trim().is_empty()).take(8) {
            println!("cargo::warning={line}");
        }
    }
    let [de, en] = [Lang::De, Lang::En].map(|lang| missing.told(Texts::of(lang)));
    println!("cargo::warning={en}");
    // What is not there counts as changed: the next build tries again.
    if !matches!(missing, Missing::Skipped) {
        println!("cargo::rerun-if-changed={}", dist.join("try-again").display());
    }
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::create_dir_all(dist)?;
    let page = format!(
        "<!doctype html>\n<html lang=\"de\">\n<head><meta charset=\"utf-8\"><title>Stammtisch</title></head>\n\
         <body>\n<h1>Stammtisch</h1>\n<p>{de}</p>\n<p lang=\"en\">{en}</p>\n</body>\n</html>\n"
    );
    // The cards are drawn here and not by npm: who serves the page from elsewhere finds them.
    for (name, look) in PACKS {
        fs::write(dist.join(name), sprite(look))?;
    }
    fs::write(dist.join("index.html"), page)
}

/// The table of the files, as Rust: path, bytes, brotli and gzip form, ETag; sorted by path.
fn table(dist: &Path) -> io::Result<String> {
    let mut paths = Vec::new();
    list(dist, "", &mut paths)?;
    paths.sort();
    let mut text = "static FILES: &[Entry] = &[\n".to_owned();
    for path in paths.iter().filter(|path| !is_compressed(path)) {
        let file = dist.join(path);
        let [brotli, gzip] = COMPRESSED.map(|ending| {
            let form = dist.join(format!("{path}.{ending}"));
            if form.exists() {
                format!("Some(include_bytes!({:?}))", form.display().to_string())
            } else {
                "None".to_owned()
            }
        });
        let etag = etag(&fs::read(&file)?);
        writeln!(
            text,
            "    Entry {{ path: {path:?}, bytes: include_bytes!({:?}), brotli: {brotli}, gzip: {gzip}, etag: {etag:?} }},",
            file.display().to_string()
        )
        .expect("a String takes everything");
    }
    text.push_str("];\n");
    Ok(text)
}

/// How files end that are another in brotli and in gzip.
const COMPRESSED: [&str; 2] = ["br", "gz"];

fn is_compressed(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|end| COMPRESSED.iter().any(|ending| end == *ending))
}

fn list(folder: &Path, below: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name } else { format!("{below}/{name}") };
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn etag(bytes: &[u8]) -> String {
    let mut tag = String::from("\"");
    for byte in &Sha256::digest(bytes)[..12] {
        write!(tag, "{byte:02x}").expect("a String takes everything");
    }
    tag.push('"');
    tag
}
