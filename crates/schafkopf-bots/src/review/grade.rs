//! How a hand ends, as a grade, and what it then pays each seat.

use schafkopf::{
    Contract, Doubles, Game, Goal, Height, ListedDouble, ListedGame, Multipliers, Outcome, Parties, RuleSet,
    Runners, Seat, list_entry, settle,
};
use schafkopf_solver::Payoff;
use serde::{Deserialize, Serialize};

/// How a hand ends for the declarer's party, worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Lost without a trick.
    LostSchwarz,
    /// Lost with 30 points or less.
    LostSchneider,
    /// Lost.
    Lost,
    /// Won.
    Won,
    /// Won with 91 points or more.
    WonSchneider,
    /// Won with every trick.
    WonSchwarz,
}

impl Grade {
    /// Whether the declarer's party has won.
    pub const fn is_won(self) -> bool {
        matches!(self, Grade::Won | Grade::WonSchneider | Grade::WonSchwarz)
    }

    /// The name by which texts are found.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::LostSchwarz => "lost-schwarz",
            Grade::LostSchneider => "lost-schneider",
            Grade::Lost => "lost",
            Grade::Won => "won",
            Grade::WonSchneider => "won-schneider",
            Grade::WonSchwarz => "won-schwarz",
        }
    }

    /// Points and tricks of the declarer's party that stand for the grade.
    const fn example(self) -> (u8, u8) {
        match self {
            Grade::LostSchwarz => (0, 0),
            Grade::LostSchneider => (20, 1),
            Grade::Lost => (50, 3),
            Grade::Won => (70, 5),
            Grade::WonSchneider => (100, 6),
            Grade::WonSchwarz => (120, 8),
        }
    }
}

impl From<Payoff> for Grade {
    fn from(payoff: Payoff) -> Grade {
        match payoff {
            Payoff::LostSchwarz => Grade::LostSchwarz,
            Payoff::LostSchneider => Grade::LostSchneider,
            Payoff::Lost => Grade::Lost,
            Payoff::Won => Grade::Won,
            Payoff::WonSchneider => Grade::WonSchneider,
            Payoff::WonSchwarz => Grade::WonSchwarz,
        }
    }
}

/// What a contract pays: everything but the play is known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stakes<'a> {
    rules: &'a RuleSet,
    number: u32,
    contract: Contract,
    goal: Goal,
    parties: Parties,
    runners: Runners,
    doubles: Doubles,
    /// What multiplies it besides doubles.
    multiplied: Multipliers,
}

impl<'a> Stakes<'a> {
    /// What the contract of a game pays as it is doubled now; none before there is a contract.
    pub(super) fn of(game: &'a Game) -> Option<Stakes<'a>> {
        let (contract, parties) = game.contract().zip(game.parties())?;
        let goal = if game.has_refused_tout() { Goal::Majority } else { contract.goal() };
        Some(Stakes {
            rules: &game.setup().rules,
            number: game.setup().number,
            contract,
            goal,
            parties,
            runners: Runners::of(game.deal(), contract, parties),
            doubles: game.doubles(),
            multiplied: game.multipliers(),
        })
    }

    /// What a contract would pay that a seat might declare.
    pub(super) fn if_declared(game: &'a Game, declarer: Seat, contract: Contract) -> Stakes<'a> {
        let parties = Parties::of(game.deal(), declarer, contract);
        Stakes {
            rules: &game.setup().rules,
            number: game.setup().number,
            contract,
            goal: contract.goal(),
            parties,
            runners: Runners::of(game.deal(), contract, parties),
            doubles: Doubles::default(),
            multiplied: game.multipliers(),
        }
    }

    /// The same contract doubled otherwise.
    pub(super) fn doubled(self, doubles: Doubles) -> Stakes<'a> {
        Stakes { doubles, ..self }
    }

    /// The contract as it is won: a Tout that was refused is won like a plain game.
    pub(super) const fn played_as(&self) -> Contract {
        self.contract.with_goal(self.goal)
    }

    /// What a seat gets if the hand ends so: units, or list points where there is no money.
    pub(super) fn pay(&self, seat: Seat, grade: Grade) -> f64 {
        let (points, tricks) = grade.example();
        let majority = self.goal == Goal::Majority;
        let outcome = Outcome {
            parties: self.parties,
            contract: self.contract,
            goal: self.goal,
            points,
            tricks,
            won: grade.is_won(),
            schneider: majority && !matches!(grade, Grade::Won | Grade::Lost),
            schwarz: majority && matches!(grade, Grade::WonSchwarz | Grade::LostSchwarz),
            runners: self.runners,
        };
        if let Some(settlement) = settle(self.rules, &outcome, self.times(), None) {
            return settlement.units()[seat] as f64;
        }
        self.rules.list.as_ref().map_or(0.0, |list| {
            let listed = self.listed(&outcome);
            f64::from(list_entry(self.rules, list, &listed).points()[seat])
        })
    }

    fn listed(&self, outcome: &Outcome) -> ListedGame {
        let double = self.doubles.stoss.map(|by| ListedDouble {
            by,
            doubles: self.doubles.count(),
            tricks: self.rules.deck().tricks() - outcome.tricks,
        });
        ListedGame {
            parties: self.parties,
            kind: self.contract.kind(),
            refused_tout: outcome.is_refused_tout(),
            won: outcome.won,
            height: Height::from_flags(outcome.schneider, outcome.schwarz),
            game: self.number,
            double,
            multiplied: self.times().undoubled(self.rules) as i32,
        }
    }

    fn times(&self) -> Multipliers {
        Multipliers { doubled: self.doubles.doubled(), ..self.multiplied }
    }

    /// The difference between a plain win and a plain loss for a seat: the measure of its mistakes.
    pub(super) fn swing(&self, seat: Seat) -> f64 {
        (self.pay(seat, Grade::Won) - self.pay(seat, Grade::Lost)).abs().max(f64::MIN_POSITIVE)
    }
}

/// What lies between a won and a lost plain Rufspiel under some rules, for each who plays it: units, or list points where
/// there is no money. By it every cost is called small or large, so that the same cost has the same name in every game.
pub(super) fn plain_swing(rules: &RuleSet) -> f64 {
    let stake = match (&rules.money, &rules.list) {
        (Some(tariff), _) => tariff.rufspiel,
        (None, Some(list)) => list.rufspiel[0],
        (None, None) => 1,
    };
    2.0 * f64::from(stake.max(1))
}
