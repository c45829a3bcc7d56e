//! The pages' types of what goes to and from the hall, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_http::Problem;
use stammtisch_http::typescript::{Declarations, hold};

use crate::reply::{Done, Refused};
use crate::routes::bodies;
use crate::stream::Start;
use crate::views;
use crate::wire::{DisplayWish, Queue, Request};

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
    all.add::<Problem>();
    all.add::<Request>();
    all.add::<Queue>();
    all.add::<DisplayWish>();
    all.add::<Done>();
    all.add::<Refused>();
    all.add::<Start>();
    all.add::<views::SetupView>();
    all.add::<views::PlayersView>();
    all.add::<views::PointsView>();
    all.add::<views::SeatingView>();
    all.add::<views::DrawView>();
    all.add::<views::ProgressView>();
    all.add::<views::StandingsView>();
    all.add::<views::PrizesView>();
    all.add::<views::RefereeView>();
    all.add::<views::DisplayView>();
    all.add::<views::LogView>();
    all.add::<views::ListShown>();
    all.add::<views::CardShown>();
    all.add::<views::ResultsView>();
    bodies(&mut all);
    let head = "// What browser and tournament hall tell each other, as docs/hall-api.md describes it.\n\
                // Generated from crates/stammtisch-hall: UPDATE_DOCS=1 cargo test -p stammtisch-hall --lib typescript\n";
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/hall.ts"), &all.file(head));
}
