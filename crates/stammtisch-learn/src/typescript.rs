//! The TypeScript types of the bodies, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_coach::again::{Again, PlayedOn};
use stammtisch_coach::book::{Contents, Line, Reply};
use stammtisch_coach::{Followed, Listed, SoFar};
use stammtisch_http::typescript::{Declarations, hold};
use stammtisch_wire::{Action, Card, CardSet, ContractKind, Event, Seat, SeatView, Side, Suit};

use crate::review::http::{Laid, Pasted, StateTold, Unreviewed};

/// Where the game stands as clients see it.
const GAME: &str = "types.ts";

const HEAD: &str = "\
// What browser and server tell each other about lessons, the rules book and reviews.
// Generated from crates/stammtisch-learn/src and crates/stammtisch-coach/src: UPDATE_DOCS=1 cargo test -p stammtisch-learn --lib typescript
";

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
    all.import::<Action>(GAME);
    all.import::<Card>(GAME);
    all.import::<CardSet>(GAME);
    all.import::<ContractKind>(GAME);
    all.import::<Event>(GAME);
    all.import::<Seat>(GAME);
    all.import::<SeatView>(GAME);
    all.import::<Side>(GAME);
    all.import::<Suit>(GAME);
    all.add::<Listed>();
    all.add::<SoFar>();
    all.add::<Followed>();
    all.add::<Contents>();
    all.add::<Reply>();
    all.add::<Line>();
    all.add::<Pasted>();
    all.add::<Laid>();
    all.add::<StateTold>();
    all.add::<Unreviewed>();
    all.add::<Again>();
    all.add::<PlayedOn>();
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/learn.ts"), &all.file(HEAD));
}
