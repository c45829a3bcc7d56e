//! `cargo xtask panel`: the frozen opponents, against which new bots are measured.
//!
//! They are bots as they were at one commit, built once and kept below the target folder. The arena plays against them as against
//! any program outside, so nothing that changes here changes them.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::cargo::{capture, cargo, run, workspace};

/// The commit whose bots are frozen.
const COMMIT: &str = "7a331b08ec43d70c1eac152dcfb6dc3815543c00";

/// These bots, and the versions they have there.
const BOTS: [(&str, u32); 5] =
    [("zufall", 1), ("regel", 1), ("einfach", 1), ("stammtisch", 2), ("meister", 2)];

/// Where `suggest` of that commit reads the name of a bot.
const SUGGEST: &str = "crates/stammtisch/src/commands/suggest/mod.rs";

/// What is changed there: it takes bots with changes, `meister:worlds=0.1`, as its arena does, so that matches of 1,000 deals can be
/// played. What a bot decides is not touched.
const CHANGES: [(&str, &str); 2] = [
    (
        "    let bot = find_bot(&args.bot, texts)?;\n",
        "    let bot = find_bot(args.bot.split(':').next().unwrap_or_default(), texts)?;\n    \
         let changed = args.bot.contains(':').then(|| args.bot.parse::<Mind>()).transpose()?;\n",
    ),
    ("mind: bot.mind().map(", "mind: changed.or(bot.mind()).map("),
];

/// Builds the frozen program unless it is there, and says how to play against it.
pub(crate) fn build() -> Result<()> {
    let metadata = workspace()?;
    let folder = metadata.target_directory.join("panel").join(format!("{}-changed", &COMMIT[..7]));
    let root = metadata.workspace_root.as_std_path();
    let program = kept(folder.as_std_path(), |folder, program| make(root, folder, program))?;
    println!("{}", how(&program));
    Ok(())
}

/// The program in a folder, made if it is not there yet.
fn kept(folder: &Path, make: impl FnOnce(&Path, &Path) -> Result<()>) -> Result<PathBuf> {
    let program = folder.join("stammtisch");
    if !program.is_file() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        make(folder, &program)?;
    }
    Ok(program)
}

/// Unpacks the sources of the commit and builds them as they were released. What was built is kept until the program is done, so
/// that a build that was interrupted goes on.
fn make(root: &Path, folder: &Path, program: &Path) -> Result<()> {
    let (sources, built) = (folder.join("sources"), folder.join("build"));
    unpack(root, folder, &sources)?;
    // Judges, solves and plays; the server is left out.
    run(cargo()
        .args(["build", "--release", "--locked", "--package", "stammtisch", "--no-default-features"])
        .arg("--target-dir")
        .arg(&built)
        .current_dir(&sources))?;
    let fresh = folder.join("fresh");
    fs::copy(built.join("release/stammtisch"), &fresh).context("what was built cannot be kept")?;
    fs::rename(&fresh, program).context("what was built cannot be kept")?;
    for done in [sources, built] {
        fs::remove_dir_all(&done).with_context(|| done.display().to_string())?;
    }
    Ok(())
}

/// The sources of the commit, unless they are there whole.
fn unpack(root: &Path, folder: &Path, sources: &Path) -> Result<()> {
    if sources.is_dir() {
        return Ok(());
    }
    let git = || {
        let mut git = Command::new("git");
        git.current_dir(root);
        git
    };
    let known = capture(git().args(["cat-file", "-e", &format!("{COMMIT}^{{commit}}")]));
    ensure!(known.is_ok(), "commit {COMMIT} is not here; `git fetch --unshallow` fetches the whole history");
    let (archive, fresh) = (folder.join("sources.tar"), folder.join("unpacked"));
    run(git().args(["archive", "--format=tar", "--output"]).arg(&archive).arg(COMMIT))?;
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    tar::Archive::new(File::open(&archive)?).unpack(&fresh).context("the sources cannot be unpacked")?;
    let suggest = fresh.join(SUGGEST);
    let text = fs::read_to_string(&suggest).with_context(|| suggest.display().to_string())?;
    fs::write(&suggest, changed(text)?)?;
    fs::rename(&fresh, sources)?;
    fs::remove_file(&archive)?;
    Ok(())
}

/// The source of `suggest` with its changes, each of which has one place.
fn changed(mut text: String) -> Result<String> {
    for (old, new) in CHANGES {
        ensure!(text.matches(old).count() == 1, "{SUGGEST} of {COMMIT} does not have once: {old}");
        text = text.replace(old, new);
    }
    Ok(text)
}

/// How to play against the frozen bots.
fn how(program: &Path) -> String {
    let line = |(name, version): (&str, u32)| {
        let program = program.display();
        format!(
            "  --bot 'frozen-{name}@{version}=cmd:\"{program}\" suggest --bot {name} --seed 1 --threads 1'"
        )
    };
    format!(
        "The frozen opponents are in {}\n\n{}\n\nOne of these lines behind the names, and time that is never short:\n\n  \
         stammtisch arena regel frozen-regel@1 --deals 100 --seed panel --ms 60000 --bot …\n\n\
         The last three can be changed as in the arena: suggest --bot meister:worlds=0.1\n",
        program.display(),
        BOTS.map(line).join("\n")
    )
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{BOTS, CHANGES, changed, how, kept};

    #[test]
    fn what_is_there_is_not_made_again() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("panel/one");
        let program = kept(&inner, |_, program| Ok(fs::write(program, "first")?)).unwrap();
        let again = kept(&inner, |_, _| panic!("it is there")).unwrap();
        assert_eq!((fs::read_to_string(&program).unwrap(), program), ("first".to_owned(), again));
    }

    #[test]
    fn a_change_that_finds_no_place_is_told() {
        let [(first, new), (second, _)] = CHANGES;
        assert!(changed(format!("a\n{first}b {second}")).unwrap().contains(new));
        assert!(changed(first.to_owned()).unwrap_err().to_string().contains(second));
        assert!(changed(format!("{first}{second}{second}")).is_err());
    }

    #[test]
    fn each_frozen_bot_has_its_line() {
        let told = how(Path::new("/a folder/stammtisch"));
        for (name, version) in BOTS {
            let line = format!(
                "--bot 'frozen-{name}@{version}=cmd:\"/a folder/stammtisch\" suggest --bot {name} --seed 1 --threads 1'"
            );
            assert_eq!(told.matches(&line).count(), 1, "{told}");
        }
    }
}
