//! `stammtisch manual`: the manual pages, made from the help of the commands.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, Command};
use clap_mangen::Man;
use stammtisch_text::{Arg, Lang, Texts};

use super::Context;
use crate::help;

/// Writes the manual pages of all commands into a folder, in both languages.
#[derive(Debug, Args)]
#[command(after_help = "\
In the folder they lie as below /usr/share/man: man1 in English, de/man1 in German.

Example:
  stammtisch manual handbook")]
pub(crate) struct ManualArgs {
    /// The folder.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(super) fn run(args: &ManualArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let mut count = 0;
    for (lang, place) in [(Lang::En, "man1"), (Lang::De, "de/man1")] {
        let folder = args.folder.join(place);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let mut command = help::command(lang);
        command.build();
        count += write(&command, &folder, lang)?;
    }
    let folder = args.folder.display().to_string();
    let told = [("count", Arg::from(count)), ("folder", Arg::from(folder))];
    writeln!(io::stdout().lock(), "{}", Texts::of(context.lang()).format("manual-written", &told))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the page of a command and of those below it; how many they are.
fn write(command: &Command, folder: &Path, lang: Lang) -> anyhow::Result<i64> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let file = folder.join(format!("{name}.1"));
    fs::write(&file, page(command.clone(), lang)?).with_context(|| file.display().to_string())?;
    let mut count = 1;
    for subcommand in command.get_subcommands().filter(|known| known.get_name() != "help") {
        count += write(subcommand, folder, lang)?;
    }
    Ok(count)
}

/// A page, with the headings that manual pages have in its language.
fn page(command: Command, lang: Lang) -> io::Result<String> {
    let texts = Texts::of(lang);
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    let page = help::shown(&String::from_utf8_lossy(&page));
    let heading = |line: &str| {
        let name = line.strip_prefix(".SH ")?.trim_matches('"').to_lowercase();
        let key = format!("manual-{}", name.replace(' ', "-"));
        texts.has(&key).then(|| format!(".SH {}", texts.get(&key)))
    };
    Ok(page.lines().map(|line| heading(line).unwrap_or_else(|| line.to_owned()) + "\n").collect())
}

#[cfg(test)]
mod tests {
    use stammtisch_text::Lang;

    use super::page;
    use crate::help;

    #[test]
    fn a_page_has_the_headings_of_its_language() {
        for (lang, heading) in [(Lang::De, ".SH BEZEICHNUNG"), (Lang::En, ".SH NAME")] {
            let mut command = help::command(lang);
            command.build();
            let judge = command.find_subcommand("judge").unwrap().clone();
            let page = page(judge, lang).unwrap();
            assert!(page.lines().any(|line| line == heading), "{page}");
        }
    }
}
