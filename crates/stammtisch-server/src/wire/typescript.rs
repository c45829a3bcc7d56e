//! The TypeScript types of the protocol, generated from the Rust ones and checked for staleness.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use schafkopf::fair_deal::{Proof, Sealed};
use schafkopf::{Bill, Ending, Event, Game, Seat, Seed, Setup, rules};
use schafkopf_bots::Dice;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::{Config, TS, TypeVisitor};

use super::mirror;
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
         // Generated from crates/stammtisch-server/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript\n\n",
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

/// A value of the game comes through its mirror unchanged.
fn reflects<M: Serialize + DeserializeOwned>(value: &impl Serialize) {
    let sent = serde_json::to_value(value).expect("it is plain data");
    let mirrored: M = serde_json::from_value(sent.clone()).unwrap_or_else(|error| panic!("{error}: {sent}"));
    assert_eq!(serde_json::to_value(mirrored).expect("it is plain data"), sent);
}

/// Plays a hand by chance, with everything that the wire shows of it held against the mirrors.
fn check_hand(game: &mut Game, dice: &mut Dice) {
    while let Some(seat) = game.next_to_act() {
        for seat in Seat::ALL {
            reflects::<mirror::SeatView>(&game.view(seat));
        }
        let shows = schafkopf::BySeat::from_fn(|seat| seat == Seat::Two);
        reflects::<mirror::SpectatorView>(&game.spectator_view(&shows));
        let actions = game.legal_actions(seat).to_vec();
        let action = actions[dice.below(actions.len() as u32) as usize];
        reflects::<mirror::Action>(&action);
        for event in game.act(seat, action).expect("a legal action is accepted") {
            let event: Event = event;
            reflects::<mirror::Event>(&event);
        }
    }
    let ending: Ending = *game.ending().expect("nobody is asked any more");
    reflects::<mirror::Ending>(&ending);
    reflects::<mirror::SeatView>(&game.view(Seat::One));
    if let Ending::Scored { outcome, settlement, .. } = ending {
        if let Some(settlement) = settlement {
            reflects::<mirror::Settlement>(&settlement);
        }
        if let Some(tariff) = &game.setup().rules.money {
            let bill = Bill::of(&game.setup().rules, tariff, &outcome, game.doubles().doubled(), None);
            reflects::<mirror::Bill>(&bill);
        }
    }
}

#[test]
fn the_mirrors_show_what_the_game_sends() {
    let mut dice = Dice::new(11);
    for id in rules::builtin_ids() {
        let rules = rules::builtin(id).expect("it is built in");
        for number in 1..12 {
            let sealed = Sealed::shuffled(&mut Seed::from_text(&format!("{id} {number}")).generator());
            let setup = Setup { rules: rules.clone(), dealer: Seat::Three, number, thrown_in: number % 2 };
            let reveal = sealed
                .open(schafkopf::fair_deal::Input::Skipped, setup.dealer, &rules.deal)
                .expect("nothing was done");
            let proof = Proof::new(sealed.commitment(), &reveal);
            reflects::<mirror::Proof>(&proof);
            let mut game = Game::new(setup, proof.verify().expect("the deal is fair"));
            check_hand(&mut game, &mut dice);
        }
    }
    for input in [
        schafkopf::fair_deal::Input::Skipped,
        schafkopf::fair_deal::Input::cuts([3, 4]),
        schafkopf::fair_deal::Input::Contribution(schafkopf::Bytes32::new([3; 32])),
    ] {
        reflects::<mirror::Input>(&input);
    }
}
