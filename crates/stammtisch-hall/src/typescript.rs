//! The pages' types of what the hall says, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_http::Problem;
use stammtisch_http::typescript::{Declarations, hold};

use crate::reply::{Done, Refused};
use crate::routes::bodies;
use crate::stream::Start;
use crate::views;

#[test]
fn the_pages_know_what_the_hall_says() {
    let mut all = Declarations::new();
    all.add::<Problem>();
    all.add::<Done>();
    all.add::<Refused>();
    all.add::<Start>();
    all.add::<views::SetupView>();
    all.add::<views::PlayersView>();
    all.add::<views::SeatingView>();
    all.add::<views::DrawView>();
    all.add::<views::ProgressView>();
    all.add::<views::StandingsView>();
    all.add::<views::PrizesView>();
    all.add::<views::RefereeView>();
    all.add::<views::DisplayView>();
    all.add::<views::LogView>();
    all.add::<views::ListView>();
    all.add::<views::UnstartedList>();
    all.add::<views::CardView>();
    all.add::<views::ResultsView>();
    bodies(&mut all);
    let head = "// What the tournament hall says, as docs/hall-api.md describes it.\n\
                // Generated from crates/stammtisch-hall: UPDATE_DOCS=1 cargo test -p stammtisch-hall --lib typescript\n";
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/hall.ts"), &all.file(head));
}
