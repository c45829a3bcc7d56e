//! `docs/errors.md` lists every code with its clause and its messages, as the program has them.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use schafkopf::{ErrorCode, Offence};
use stammtisch_text::{Lang, Texts};

/// The page as it should be.
fn page() -> String {
    let mut page = String::from(
        "# Error codes\n\nEvery command that reads JSON answers a line it cannot use with an error object; its `code` is one of these.\n\
         The clause is the one that is broken, none where no clause applies. This page is checked by a test; \
         `UPDATE_DOCS=1 cargo test -p stammtisch --test errors_page` writes it anew.\n\n\
         | code | clause | message |\n|---|---|---|\n",
    );
    for code in ErrorCode::all() {
        let key = format!("error-{}", code.name().replace('_', "-"));
        let english = source(Lang::En, &key);
        let _ = writeln!(page, "| `{code}` | {} | {english} |", code.clause().unwrap_or("–"));
    }
    page.push_str(
        "\n## Offences\n\nThe names that `rule-on` and the `ruling` of a row in `turnier list` know. A row's ruling also takes `offender` and `thrower` \
         (seats), `choice` (`play_on` or `stop`, T 15) and `already_won` (true if the offender's side had its 61, defenders 60: T 15).\n\n\
         | offence | clauses | English | Deutsch |\n|---|---|---|---|\n",
    );
    for offence in Offence::ALL {
        let [german, english] = [Lang::De, Lang::En].map(|lang| Texts::of(lang).offence(offence));
        let _ = writeln!(page, "| `{offence}` | {} | {english} | {german} |", offence.clauses().join(", "));
    }
    page.push_str("\n## Auf Deutsch\n\n| Code | Klausel | Meldung |\n|---|---|---|\n");
    for code in ErrorCode::all() {
        let key = format!("error-{}", code.name().replace('_', "-"));
        let _ =
            writeln!(page, "| `{code}` | {} | {} |", code.clause().unwrap_or("–"), source(Lang::De, &key));
    }
    page
}

/// A message as it stands in its file, with the names of what is filled in.
fn source(lang: Lang, key: &str) -> String {
    let (_, text) = Texts::sources(lang).find(|(name, _)| *name == "errors").expect("it is there");
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{key} = ")))
        .expect("every code has a message");
    line.replace("{ $", "⟨").replace(" }", "⟩")
}

#[test]
fn the_page_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/errors.md");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, page()).expect("docs can be written");
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        written == page(),
        "docs/errors.md is stale: UPDATE_DOCS=1 cargo test -p stammtisch --test errors_page"
    );
}
