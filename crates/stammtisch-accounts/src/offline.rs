//! Hands that somebody played on his own device without network, handed over once it was back.
//!
//! The device says what was played; the hand is played again here, and what it came to is reckoned here. Still nobody
//! but the device knows how it came about: such hands are in the history of who played them and nowhere else. They
//! belong to no match, so no rating follows from them.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use schafkopf::{BySeat, Game, Match, RuleSet, Seat, Standing, rules};
use schafkopf_record::{Language, Record, print, read, replay};
use stammtisch_http::Person;
use stammtisch_store::{HandPlace, HandSummary, SeatHolder};

use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::signing::slow_down;
use crate::wire::OfflineHand;

/// How the tables of devices are called here; a table of the server cannot be called so.
const PREFIX: &str = "offline-";
/// The longest name of a bot, in characters.
const LONGEST_BOT: usize = 40;
/// The most that may have lain in the pot.
const FULLEST_POT: u32 = 1_000_000;

/// Whether a hand was played at a table of this name without network.
pub(crate) fn is_offline(table: &str) -> bool {
    table.starts_with(PREFIX)
}

/// What a table of a device is called here, if that is the id of one: 128 bits in base64url.
fn place_name(id: &str) -> Option<String> {
    let bits = URL_SAFE_NO_PAD.decode(id).ok()?;
    (bits.len() == 16).then(|| format!("{PREFIX}{id}"))
}

impl Accounts {
    /// Takes a hand that somebody played without network into his history; sent again it is there once. Says what its
    /// table is called here.
    pub(crate) async fn take_offline(&self, me: &Person, sent: &OfflineHand) -> Result<String, Refused> {
        let table = place_name(&sent.table).filter(|_| sent.hand > 0).ok_or(Refused::NoHand)?;
        if self.inner.store.hand(&table, sent.hand).await?.is_some() {
            return Ok(table);
        }
        self.inner.handed_over.take(&me.id.to_string(), self.now()).map_err(slow_down)?;
        if !self.inner.around.house.has_room() {
            return Err(Refused::DiskFull);
        }
        let place =
            HandPlace { table: table.clone(), hand: sent.hand, game: 0, at: sent.at.clamp(0, self.now()) };
        let (hand, rules) = played(sent, place, me).ok_or(Refused::NoHand)?;
        self.inner.store.keep_rule_set(&hand.rules_hash, &rules.canonical()).await?;
        self.inner.store.keep_hand(&hand).await?;
        Ok(table)
    }
}

/// The hand as it is kept, and its rules; none where what was sent is no hand that was played to its end.
fn played(sent: &OfflineHand, place: HandPlace, me: &Person) -> Option<(HandSummary, Arc<RuleSet>)> {
    let is_name =
        |name: &str| name.chars().count() <= LONGEST_BOT && name.chars().all(|c| c.is_ascii_graphic());
    let mut games = read(&sent.record).ok().filter(|_| is_name(&sent.bot))?.games;
    let record = games.pop().filter(|_| games.is_empty())?.record;
    let rules = match &sent.rules {
        Some(text) => Arc::new(RuleSet::parse(text).ok()?),
        None => rules::builtin(&record.rules.as_ref()?.id)?,
    };
    let game = replay(&record, &rules).ok()?.game;
    let ending = game.ending()?;
    let mut account = before(&game, sent.pot.min(FULLEST_POT));
    let paid = account.record_game(&game);
    let mine = Seat::from(sent.seat);
    let seats = BySeat::from_fn(|seat| {
        if seat == mine {
            SeatHolder::Person { id: me.id.to_string(), name: me.name.clone() }
        } else {
            SeatHolder::Bot { name: sent.bot.clone() }
        }
    });
    let place = HandPlace { game: game.setup().number, ..place };
    let text = print(&Record::of_game(&game), Language::German);
    Some((HandSummary::new((place, seats), &rules, (ending, &paid), text), rules))
}

/// The match of a hand just before it, as far as what the hand pays follows from it.
fn before(game: &Game, pot: u32) -> Match {
    let setup = game.setup();
    let fresh = Match::new(Arc::clone(&setup.rules), setup.dealer, None);
    // What everybody has just paid in is paid with the hand (V 9.1).
    let pot = if i64::from(pot) == fresh.pot() { 0 } else { i64::from(pot) };
    let standing = Standing { number: setup.number, thrown_in: setup.thrown_in, pot, ..fresh.standing() };
    Match::resume(Arc::clone(&setup.rules), None, standing)
}
