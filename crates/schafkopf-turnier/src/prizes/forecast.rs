//! What prizes will come to, told as early as it can be.

use super::{PlacePrizes, PrizePlan};
use crate::draw::TABLE;
use crate::tournament::{Part, Participant, State, Status};

/// What the prizes will come to, and what will be in the till, in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forecast {
    /// All prizes of the plan, whoever wins them.
    pub planned: i64,
    /// What is in the till now.
    pub till: i64,
    /// What will be in it when everybody has paid who is there.
    pub expected: i64,
}

impl Forecast {
    /// What will be lacking even when everybody has paid; nothing where the till will do.
    pub const fn lacking(&self) -> i64 {
        if self.planned > self.expected { self.planned - self.expected } else { 0 }
    }
}

impl State {
    /// What the prizes of the setup will come to, and whether the till will hold them.
    pub fn forecast(&self) -> Forecast {
        self.forecast_of(&self.setup().prizes)
    }

    /// The same for another plan.
    pub fn forecast_of(&self, plan: &PrizePlan) -> Forecast {
        let (till, fee) = (self.till(), i64::from(self.setup().entry_fee));
        let owed: i64 =
            self.unpaid().filter_map(|number| self.player(number)).map(|one| fee - one.paid).sum();
        let expected = till + owed;
        let places = match &plan.places {
            PlacePrizes::List(prizes) => prizes.iter().map(|prize| i64::from(prize.cents)).sum(),
            PlacePrizes::Share { permille, .. } => expected.max(0) * i64::from(*permille) / 1000,
        };
        let special: i64 = plan.special.iter().map(|special| i64::from(special.prize.cents)).sum();
        let tables = i64::from(plan.table_winner) * self.tables_in_all();
        Forecast { planned: places + special + tables, till, expected }
    }

    /// Tables of all matches: those that are drawn, and of the others as many as players fill.
    fn tables_in_all(&self) -> i64 {
        let is_there = |player: &&Participant| match player.part {
            Part::Ranked | Part::House => player.status == Status::Active,
        };
        let filled = self.players().values().filter(is_there).count() / TABLE;
        let matches = 1..=self.tournament_rules().matches;
        matches.map(|number| self.seating(number).map_or(filled, |seating| seating.tables.len()) as i64).sum()
    }
}
