//! The TypeScript types of the protocol, generated from the Rust ones and checked for staleness.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use super::{ClientMessage, LONGEST_CHAT, LONGEST_ID, LONGEST_MESSAGE, PROTOCOL, ServerMessage};
use crate::table::TableCard;

/// All types that some types need, with their declarations.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            T::visit_dependencies(self);
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let known = self.found.insert(name.clone(), declaration.clone());
        match known {
            Some(known) => assert_eq!(known, declaration, "two types are called {name}"),
            None => T::visit_dependencies(self),
        }
    }
}

fn file() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, found: BTreeMap::new() };
    all.visit::<ClientMessage>();
    all.visit::<ServerMessage>();
    all.visit::<TableCard>();
    let mut text = String::from(
        "// The words that browser and server exchange, as docs/protocol.md specifies them.\n\
         // Generated from crates/stammtisch-wire and crates/stammtisch-server/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript\n\n",
    );
    for (name, value) in [
        ("PROTOCOL", u64::from(PROTOCOL)),
        ("LONGEST_MESSAGE", LONGEST_MESSAGE as u64),
        ("LONGEST_ID", LONGEST_ID as u64),
        ("LONGEST_CHAT", LONGEST_CHAT as u64),
    ] {
        let _ = writeln!(text, "export const {name} = {value};");
    }
    for declaration in all.found.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

#[test]
fn the_typescript_types_are_up_to_date() {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/types.ts");
    let text = file();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::create_dir_all(target.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&target, &text).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&target).unwrap_or_default();
    assert!(
        written == text,
        "web/src/wire/types.ts is stale: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript"
    );
}
