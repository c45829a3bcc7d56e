//! The table as it is kept, and as it is found again: the hand is played once more, through the game's own machine.

use std::sync::Arc;

use schafkopf::{Match, RuleSet};

use super::{Stage, Table};
use crate::trouble::Trouble;
use crate::wire::{Cut, Doing, Saved, Unsaved};

impl Table {
    /// The table as it is kept.
    pub(super) fn saved(&self) -> Saved {
        let (cut, done) = match &self.stage {
            Stage::Idle | Stage::Cutting(_) => (None, Vec::new()),
            Stage::Dealt(hand) => {
                let (input, by) = &hand.cut;
                let doing = |&(seat, action): &(schafkopf::Seat, schafkopf::Action)| Doing {
                    seat: seat.into(),
                    action: action.into(),
                };
                (Some(Cut { input: input.into(), by: (*by).into() }), hand.done.iter().map(doing).collect())
            }
        };
        Saved {
            plan: self.plan.clone(),
            rules: self.rules.canonical(),
            pace: self.pace,
            version: self.version,
            hand: self.hand,
            standing: self.before.into(),
            cut,
            done,
            ready: self.ready,
            chat: self.chat.clone(),
            commands: self.commands.iter().cloned().collect(),
        }
    }

    /// The table that was kept.
    pub(crate) fn restore(saved: Saved) -> Result<Table, Trouble> {
        let Saved { plan, rules, pace, version, hand, standing, cut, done, ready, chat, commands } = saved;
        let damaged = || Trouble::Save(Unsaved::Damaged);
        let rules = RuleSet::from_canonical(&rules).map(Arc::new).map_err(|_| damaged())?;
        let mut table = Table::under(plan, rules)?;
        table.before = standing.into();
        table.durchgang = Match::resume(Arc::clone(&table.rules), table.plan.games, table.before);
        table.hand = hand;
        if hand > 0 {
            table.lay_sealed();
        }
        if let Some(Cut { input, by }) = cut {
            table.deal((input.into(), by.into())).map_err(|_| damaged())?;
        }
        for Doing { seat, action } in done {
            table.act(seat.into(), action.into()).map_err(|_| damaged())?;
        }
        (table.pace, table.ready, table.chat) = (pace, ready, chat);
        table.commands = commands.into();
        // What happened is not kept: a page that comes back is shown how it stands, without movement.
        table.happened.clear();
        (table.version, table.happened_from, table.saved) = (version, version, Some(version));
        Ok(table)
    }
}
