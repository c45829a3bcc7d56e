//! The files of an installation, laid out as they lie on a system.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use super::archive::packed;
use super::notices::Parts;
use crate::cargo::capture;

/// The folder in which everything lies as below `/`.
pub(super) struct Staging {
    pub(super) root: PathBuf,
    pub(super) program: PathBuf,
}

impl Staging {
    /// Lays out program, unit, desktop entry, completions, manual pages and notices.
    pub(super) fn lay_out(checkout: &Path, program: &Path, parts: &Parts, folder: &Path) -> Result<Staging> {
        let _ = fs::remove_dir_all(folder);
        let staging = Staging { root: folder.to_owned(), program: folder.join("usr/bin/stammtisch") };
        staging
            .put("usr/bin/stammtisch", &fs::read(program).with_context(|| program.display().to_string())?)?;
        executable(&staging.program)?;
        let text = |path: &str| fs::read_to_string(checkout.join(path)).with_context(|| path.to_owned());
        let unit = text("packaging/stammtisch.service")?.replace("/usr/local/bin/", "/usr/bin/");
        let unit =
            unit.lines().filter(|line| !line.contains("copy it to")).collect::<Vec<_>>().join("\n") + "\n";
        staging.put("usr/lib/systemd/system/stammtisch.service", unit.as_bytes())?;
        let entry = text("packaging/stammtisch.desktop")?;
        staging.put("usr/share/applications/stammtisch.desktop", entry.as_bytes())?;
        staging.completions()?;
        staging.manual()?;
        let docs = "usr/share/doc/stammtisch";
        let licences = text("LICENSE-MIT")? + "\n\n" + &text("LICENSE-APACHE")?;
        staging.put(&format!("{docs}/copyright"), licences.as_bytes())?;
        staging.put(&format!("{docs}/THIRD-PARTY.txt"), parts.notices().as_bytes())?;
        staging.put(&format!("{docs}/changelog.gz"), &packed(text("CHANGELOG.md")?.as_bytes())?)?;
        for name in ["README.md", "README.de.md"] {
            staging.put(&format!("{docs}/{name}"), text(name)?.as_bytes())?;
        }
        for name in ["bot.py", "preisschafkopf.sh", "rufspiel.skn", "tischpunkte.sh"] {
            staging.put(&format!("{docs}/examples/{name}"), text(&format!("examples/{name}"))?.as_bytes())?;
        }
        Ok(staging)
    }

    fn put(&self, path: &str, bytes: &[u8]) -> Result<()> {
        let file = self.root.join(path);
        let folder = file.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&file, bytes).with_context(|| file.display().to_string())
    }

    fn completions(&self) -> Result<()> {
        for (shell, path) in [
            ("bash", "usr/share/bash-completion/completions/stammtisch"),
            ("zsh", "usr/share/zsh/vendor-completions/_stammtisch"),
            ("fish", "usr/share/fish/vendor_completions.d/stammtisch.fish"),
        ] {
            let script = capture(Command::new(&self.program).args(["--lang", "en", "completions", shell]))?;
            self.put(path, script.as_bytes())?;
        }
        Ok(())
    }

    fn manual(&self) -> Result<()> {
        let pages = self.root.join("usr/share/man");
        capture(Command::new(&self.program).arg("manual").arg(&pages))?;
        for place in ["man1", "de/man1"] {
            for entry in fs::read_dir(pages.join(place))? {
                let page = entry?.path();
                fs::write(page.with_extension("1.gz"), packed(&fs::read(&page)?)?)?;
                fs::remove_file(&page)?;
            }
        }
        Ok(())
    }

    /// The libraries that the program needs, as the loader finds them here.
    pub(super) fn libraries(&self) -> Result<Vec<PathBuf>> {
        let said = capture(Command::new("ldd").arg(&self.program))?;
        Ok(libraries(&said))
    }
}

/// The files that `ldd` names.
fn libraries(said: &str) -> Vec<PathBuf> {
    let words = said.lines().flat_map(str::split_whitespace);
    words.filter(|word| word.starts_with('/')).map(PathBuf::from).collect()
}

/// Lets everybody run a file.
fn executable(file: &Path) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(file, fs::Permissions::from_mode(0o755))?;
    }
    fs::metadata(file).map(drop).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::libraries;

    #[test]
    fn the_loader_names_its_files() {
        let said = "\tlinux-vdso.so.1 (0x00007ffd)\n\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)\n\t/lib64/ld-linux-x86-64.so.2 (0x7f)\n";
        let named: Vec<_> = libraries(said).into_iter().map(|path| path.display().to_string()).collect();
        assert_eq!(named, ["/lib/x86_64-linux-gnu/libc.so.6", "/lib64/ld-linux-x86-64.so.2"]);
    }
}
