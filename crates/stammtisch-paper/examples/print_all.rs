//! Writes every page of two simulated tournaments to a folder, to be printed and looked at:
//! `cargo run -p stammtisch-paper --example print_all -- FOLDER`.

#![expect(clippy::unwrap_used, reason = "an example stops where it fails")]

#[path = "../tests/paper/simulated.rs"]
mod simulated;

use std::error::Error;
use std::fs;
use std::path::Path;

use schafkopf_turnier::{ListId, LogHead, Progress};
use simulated::Simulated;
use stammtisch_paper::{Paper, blank_forms};
use stammtisch_text::Lang;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("the folder is missing")?;
    let head = LogHead::beginning("");
    for (rules, length) in [("preis", (2, 32)), ("tischpunkte", (2, 16))] {
        let drawn = Simulated::drawn(rules, length, 16);
        let many = Simulated::drawn(rules, length, 448);
        let mut running = Simulated::drawn(rules, length, 16);
        running.start(1);
        running.show_everything(ListId { match_number: 1, table: 1 });
        running.void(ListId { match_number: 1, table: 2 });
        let mut played = Simulated::drawn(rules, length, 16);
        played.play_all();
        for lang in Lang::ALL {
            let folder = Path::new(&folder).join(format!("{rules}-{lang}"));
            fs::create_dir_all(&folder)?;
            let write = |name: &str, page: String| fs::write(folder.join(name).with_extension("html"), page);
            write("blank_forms", blank_forms(lang, length.1, 1))?;
            let paper = Paper::new(&many.tournament, lang);
            write("many_by_table", paper.seating_by_table(1)?)?;
            write("many_by_name", paper.seating_by_name(1)?)?;
            let paper = Paper::new(&drawn.tournament, lang);
            write("blank_lists", paper.blank_lists(1)?)?;
            write("player_cards", paper.player_cards()?)?;
            write("running_lists", Paper::new(&running.tournament, lang).filled_lists(1)?)?;
            let paper = Paper::new(&played.tournament, lang);
            write("filled_lists", paper.filled_lists(1)?)?;
            write("seating_by_table", paper.seating_by_table(1)?)?;
            write("seating_by_name", paper.seating_by_name(2)?)?;
            write("table_signs", paper.table_signs(1)?)?;
            write("filled_cards", paper.player_cards()?)?;
            write("standings", paper.standings(Progress::Everything, head)?)?;
            write("certificates", paper.certificates(3, head)?)?;
        }
    }
    let played = Simulated::with_a_sie();
    for lang in Lang::ALL {
        let page = Paper::new(&played.tournament, lang).sie(None, None)?;
        fs::write(Path::new(&folder).join(format!("sie-{lang}.html")), page)?;
    }
    Ok(())
}
