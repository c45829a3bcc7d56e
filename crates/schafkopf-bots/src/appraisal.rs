//! What a decision is worth, option by option.

use schafkopf::{Action, Doubling};

/// What a decision is worth, option by option, from what the seat knows.
#[derive(Debug, Clone, PartialEq)]
pub struct Appraisal {
    /// Every legal action, the best first.
    pub options: Vec<Appraised>,
    /// How many deals of the hidden cards it rests on; none where a rule of thumb decided.
    pub worlds: usize,
    /// Whether these are all deals that agree with what the seat has seen.
    pub exhaustive: bool,
    /// Whether the deadline cut it short.
    pub stopped: bool,
}

/// What one option is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Appraised {
    /// What the seat would do.
    pub action: Action,
    /// What the seat can expect, in units, or in list points where the rule set knows no money.
    pub value: f64,
    /// The standard error of the value: how far off chance in the deals looked at may have led.
    pub error: f64,
    /// The standard error of how far the value lies behind that of the best option. Options are tried on the same deals
    /// wherever that can be done, so that it may be smaller than the errors of the two. Infinite for what was not tried at
    /// all: its other figures say nothing then.
    pub apart: f64,
    /// How likely the seat's party wins.
    pub win: f64,
    /// The card points that the seat's party can expect.
    pub points: f64,
}

impl Appraised {
    /// Something that was not tried, to be put behind this, the worst of what was.
    pub(crate) fn untried(self, action: Action) -> Appraised {
        Appraised { action, apart: f64::INFINITY, ..self }
    }

    /// Whether it was tried: what nobody would think of may be left out.
    pub fn is_tried(&self) -> bool {
        self.apart.is_finite()
    }
}

impl Appraisal {
    /// The best action; none where the seat has nothing to do.
    pub fn best(&self) -> Option<Action> {
        self.options.first().map(|option| option.action)
    }

    /// The same with a Stoss that may be given before a card (V 7.3): what it is worth, and how far off that may be against
    /// the cards without it.
    #[must_use]
    pub(crate) fn with_stoss(mut self, value: f64, doubt: f64) -> Appraisal {
        let Some(best) = self.options.first().copied() else { return self };
        let action = Action::Double(Doubling::Stoss);
        if value > best.value {
            for option in &mut self.options {
                option.apart = option.apart.hypot(doubt);
            }
            self.options.insert(0, Appraised { action, value, apart: 0.0, ..best });
        } else {
            self.options.insert(1, Appraised { action, value, apart: doubt, ..best });
        }
        self
    }

    /// What an action is worth.
    pub fn of(&self, action: Action) -> Option<&Appraised> {
        self.options.iter().find(|option| option.action == action)
    }
}

/// What one option led to in one world.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Result {
    /// For the seat.
    pub(crate) value: f64,
    /// Whether its party won, as 0 or 1.
    pub(crate) win: f64,
    /// Card points of its party.
    pub(crate) points: f64,
}

impl Result {
    /// How far this is above another.
    pub(crate) fn less(self, other: Result) -> Result {
        Result {
            value: self.value - other.value,
            win: self.win - other.win,
            points: self.points - other.points,
        }
    }

    /// This and a share of another.
    pub(crate) fn mixed(self, other: Result, share: f64) -> Result {
        let mix = |own: f64, other: f64| own + share * (other - own);
        Result {
            value: mix(self.value, other.value),
            win: mix(self.win, other.win),
            points: mix(self.points, other.points),
        }
    }
}

/// The weighted mean of results.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Mean {
    weight: f64,
    squared_weights: f64,
    sum: Result,
    squares: f64,
}

impl Mean {
    /// Adds a result with a weight.
    pub(crate) fn add(&mut self, result: Result, weight: f64) {
        self.weight += weight;
        self.squared_weights += weight * weight;
        self.sum.value += weight * result.value;
        self.sum.win += weight * result.win;
        self.sum.points += weight * result.points;
        self.squares += weight * result.value * result.value;
    }

    /// The standard error of the value, where one result is spread at the least so far around it: a few results that are
    /// alike prove little.
    pub(crate) fn error(&self, least_spread: f64) -> f64 {
        if self.weight <= 0.0 {
            return f64::INFINITY;
        }
        let value = self.sum.value / self.weight;
        let variance = (self.squares / self.weight - value * value).max(least_spread * least_spread);
        (variance * self.squared_weights).sqrt() / self.weight
    }

    /// The same with its value drawn to another, so that a share of what it was is left.
    #[must_use]
    pub(crate) fn drawn_to(mut self, other: f64, share: f64) -> Mean {
        if self.weight > 0.0 {
            let value = self.sum.value / self.weight;
            let variance = (self.squares / self.weight - value * value).max(0.0);
            let drawn = other + share * (value - other);
            self.sum.value = drawn * self.weight;
            self.squares = (share * share * variance + drawn * drawn) * self.weight;
        }
        self
    }

    /// What an action is worth that led to these results; nothing where there are none.
    pub(crate) fn appraised(&self, action: Action) -> Appraised {
        if self.weight <= 0.0 {
            return Appraised { action, value: 0.0, error: 0.0, apart: 0.0, win: 0.0, points: 0.0 };
        }
        let value = self.sum.value / self.weight;
        let variance = (self.squares / self.weight - value * value).max(0.0);
        let effective = self.weight * self.weight / self.squared_weights;
        let error = (variance / effective).sqrt();
        Appraised {
            action,
            value,
            error,
            apart: error,
            win: self.sum.win / self.weight,
            points: self.sum.points / self.weight,
        }
    }
}
