//! The TypeScript types of the protocol, generated from the Rust ones and checked for staleness.

use std::path::Path;

use stammtisch_http::typescript::{Declarations, hold};

use super::{ClientMessage, LONGEST_CHAT, LONGEST_ID, LONGEST_MESSAGE, PROTOCOL, ServerMessage, TableCard};

const HEAD: &str = "\
// The words that browser and server exchange, as docs/protocol.md specifies them.
// Generated from crates/stammtisch-wire: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript

";

#[test]
fn the_typescript_types_are_up_to_date() {
    let mut all = Declarations::new();
    all.add::<ClientMessage>();
    all.add::<ServerMessage>();
    all.add::<TableCard>();
    all.constant("PROTOCOL", u64::from(PROTOCOL));
    all.constant("LONGEST_MESSAGE", LONGEST_MESSAGE as u64);
    all.constant("LONGEST_ID", LONGEST_ID as u64);
    all.constant("LONGEST_CHAT", LONGEST_CHAT as u64);
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/types.ts"), &all.file(HEAD));
}
