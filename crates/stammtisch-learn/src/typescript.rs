//! The TypeScript types of the bodies, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_http::typescript::{Declarations, hold};

use crate::book::{Contents, Line, Reply};
use crate::http::{Followed, Listed, SoFar};
use crate::review::http::{Laid, Pasted, StateTold, Unreviewed};

const HEAD: &str = "\
// What browser and server tell each other about lessons, the rules book and reviews.
// Generated from crates/stammtisch-learn/src: UPDATE_DOCS=1 cargo test -p stammtisch-learn --lib typescript

import type { Action, GameEvent, Seat, SeatView } from './types.ts';
";

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
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
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/learn.ts"), &all.file(HEAD));
}
