//! The settlement that best play leads to, as far as play decides it.

/// How a game ends for the declarer's party, worst first (S 4.1, 4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Payoff {
    /// Lost without a trick.
    LostSchwarz,
    /// Lost with 30 points or less.
    LostSchneider,
    /// Lost; also a Tout in which a trick was lost.
    Lost,
    /// Won with 61 points; also a Tout with every trick.
    Won,
    /// Won with 91 points or more.
    WonSchneider,
    /// Won with every trick.
    WonSchwarz,
}

impl Payoff {
    /// All of them, worst first.
    pub const ALL: [Payoff; 6] = [
        Payoff::LostSchwarz,
        Payoff::LostSchneider,
        Payoff::Lost,
        Payoff::Won,
        Payoff::WonSchneider,
        Payoff::WonSchwarz,
    ];

    /// Whether the declarer's party has won.
    pub const fn is_won(self) -> bool {
        matches!(self, Payoff::Won | Payoff::WonSchneider | Payoff::WonSchwarz)
    }
}
