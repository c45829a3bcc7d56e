//! The TypeScript types of questions and answers, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_coach::again::{Again, PlayedOn};
use stammtisch_coach::book::{Contents, Line, Reply};
use stammtisch_coach::{Followed, Listed, SoFar, Telling};
use stammtisch_http::typescript::{Declarations, hold};
use stammtisch_wire::review::{Reason, Review};
use stammtisch_wire::runde::{Deed, HandTold};
use stammtisch_wire::table::{ClientMessage, Pace, Refusal, RuleSetName, ServerMessage};
use stammtisch_wire::{
    Action, Bill, Bytes32, CardSet, Cards, Contract, ContractKind, Ending, Event, Proof, Seat, Suit, TrickWhy,
};

use crate::wire::{Answer, Request};

/// The table as clients see it.
const GAME: &str = "types.ts";
/// Lessons, the rules book and reviews.
const LEARN: &str = "learn.ts";

const HEAD: &str = "\
// What the page asks of the engine in the browser, and what that answers, as docs/engine.md describes it.
// Generated from crates/stammtisch-engine/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-engine --lib typescript
";

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
    all.import::<Action>(GAME);
    all.import::<Bill>(GAME);
    all.import::<Bytes32>(GAME);
    all.import::<CardSet>(GAME);
    all.import::<ClientMessage>(GAME);
    all.import::<Contract>(GAME);
    all.import::<ContractKind>(GAME);
    all.import::<Ending>(GAME);
    all.import::<Event>(GAME);
    all.import::<Pace>(GAME);
    all.import::<Proof>(GAME);
    all.import::<Refusal>(GAME);
    all.import::<RuleSetName>(GAME);
    all.import::<Seat>(GAME);
    all.import::<ServerMessage>(GAME);
    all.import::<Suit>(GAME);
    all.import::<Again>(LEARN);
    all.import::<TrickWhy>(GAME);
    all.import::<Cards>(LEARN);
    all.import::<Contents>(LEARN);
    all.import::<Followed>(LEARN);
    all.import::<Line>(LEARN);
    all.import::<Listed>(LEARN);
    all.import::<PlayedOn>(LEARN);
    all.import::<Reason>(LEARN);
    all.import::<Reply>(LEARN);
    all.import::<Review>(LEARN);
    all.import::<SoFar>(LEARN);
    all.import::<Telling>(LEARN);
    all.add::<Request>();
    all.add::<Answer>();
    all.add::<Deed>();
    all.add::<HandTold>();
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/engine.ts"), &all.file(HEAD));
}
