//! The TypeScript types of the bodies, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_http::typescript::{Declarations, hold};

use super::catalogue::{BotShown, RulesChecked, RulesSent, RulesShown};
use super::office::{AdminSessions, AdminStatus, LinkUsed};
use super::people::{GuestWanted, Me};
use super::tables::{Opened, PlayWanted, SeatFound, TableWanted};
use crate::wire::{Pace, TableKind};

const HEAD: &str = "\
// What browser and server tell each other over HTTP about guests, rules, bots and tables, as docs/openapi.json describes it.
// Generated from crates/stammtisch-server/src/http: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript
";

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
    all.import::<Pace>("types.ts");
    all.import::<TableKind>("types.ts");
    all.add::<Me>();
    all.add::<GuestWanted>();
    all.add::<LinkUsed>();
    all.add::<AdminSessions>();
    all.add::<AdminStatus>();
    all.add::<RulesShown>();
    all.add::<RulesSent>();
    all.add::<RulesChecked>();
    all.add::<BotShown>();
    all.add::<Opened>();
    all.add::<PlayWanted>();
    all.add::<SeatFound>();
    all.add::<TableWanted>();
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/server.ts"), &all.file(HEAD));
}
