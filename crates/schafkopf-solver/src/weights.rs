//! What makes a card worth trying first, as numbers found by measuring how many nodes they save.

/// How much each thing seen of a card adds to its score.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Weights {
    pub(crate) base: i32,
    pub(crate) worth: i32,
    pub(crate) rank: i32,
    pub(crate) trump: i32,
    pub(crate) length: i32,
    pub(crate) trick: i32,
}

/// The weights for leads of one party.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LeadWeights {
    /// No opponent can beat the card.
    pub(crate) sure: Weights,
    /// A partner can beat whatever the opponents have.
    pub(crate) partner: Weights,
    /// An opponent can win.
    pub(crate) lost: Weights,
    /// A partner can trump.
    pub(crate) ruff: i32,
    /// For each higher card of the suit that an opponent holds.
    pub(crate) over: i32,
    /// An opponent can trump.
    pub(crate) trumped: i32,
}

/// The weights for cards put to a trick.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FollowWeights {
    /// The card wins the trick for sure.
    pub(crate) sure: Weights,
    /// The party wins the trick anyway.
    pub(crate) safe: Weights,
    /// The card wins so far.
    pub(crate) risky: Weights,
    /// The card does not win.
    pub(crate) lost: Weights,
}

/// All weights for a way of playing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ranking {
    /// Leads of the declarer's party, and of the defenders.
    pub(crate) lead: [LeadWeights; 2],
    /// Cards to a trick with one, two and three cards in it.
    pub(crate) follow: [FollowWeights; 3],
}

/// Two against two.
pub(crate) static RUFSPIEL: Ranking = Ranking {
    lead: [
        LeadWeights {
            sure: Weights { base: 16_000, worth: 512, rank: -30, trump: 0, length: 128, trick: 0 },
            partner: Weights { base: 9600, worth: 6128, rank: -2, trump: 0, length: -128, trick: 0 },
            lost: Weights { base: 0, worth: -256, rank: 2, trump: 0, length: 0, trick: 0 },
            ruff: -2032,
            over: 0,
            trumped: -128,
        },
        LeadWeights {
            sure: Weights { base: 16_000, worth: 128, rank: -4, trump: 0, length: 0, trick: 0 },
            partner: Weights { base: 0, worth: 4128, rank: -4, trump: 0, length: 0, trick: 0 },
            lost: Weights { base: 0, worth: 0, rank: 4, trump: -1968, length: 0, trick: 0 },
            ruff: 0,
            over: 128,
            trumped: 0,
        },
    ],
    follow: [
        FollowWeights {
            sure: Weights { base: 128, worth: 128, rank: -64, trump: 128, length: 128, trick: 0 },
            safe: Weights { base: 0, worth: 144, rank: -32, trump: -4, length: 0, trick: 0 },
            risky: Weights { base: -1600, worth: -128, rank: 8, trump: 0, length: 0, trick: 0 },
            lost: Weights { base: 0, worth: 0, rank: -32, trump: 0, length: -6000, trick: 0 },
        },
        FollowWeights {
            sure: Weights { base: 8000, worth: 64, rank: -48, trump: 0, length: 0, trick: 0 },
            safe: Weights { base: 8512, worth: 288, rank: -128, trump: 0, length: 0, trick: 0 },
            risky: Weights { base: 1600, worth: -256, rank: -64, trump: 0, length: 0, trick: 0 },
            lost: Weights { base: 0, worth: -384, rank: -64, trump: 0, length: -512, trick: -512 },
        },
        FollowWeights {
            sure: Weights { base: 15_992, worth: 128, rank: -64, trump: 0, length: 0, trick: 0 },
            safe: Weights { base: 16_000, worth: 64, rank: -16, trump: 0, length: 0, trick: 0 },
            risky: Weights { base: 1600, worth: -64, rank: 16, trump: 0, length: 0, trick: 0 },
            lost: Weights { base: 0, worth: -32, rank: -16, trump: 0, length: 0, trick: 0 },
        },
    ],
};

/// One against three.
pub(crate) static SOLO: Ranking = Ranking {
    lead: [
        LeadWeights {
            sure: Weights { base: 16_032, worth: 128, rank: 0, trump: 0, length: -128, trick: 0 },
            partner: Weights { base: 4800, worth: 6128, rank: 2, trump: 0, length: 0, trick: 0 },
            lost: Weights { base: 0, worth: -128, rank: 2, trump: 0, length: 1280, trick: -512 },
            ruff: -2032,
            over: 0,
            trumped: -6128,
        },
        LeadWeights {
            sure: Weights { base: 16_008, worth: 128, rank: -4, trump: 0, length: 0, trick: 0 },
            partner: Weights { base: 0, worth: 128, rank: -4, trump: 0, length: -1024, trick: 0 },
            lost: Weights { base: 0, worth: 0, rank: 56, trump: -984, length: -5968, trick: 0 },
            ruff: -128,
            over: -384,
            trumped: 0,
        },
    ],
    follow: [
        FollowWeights {
            sure: Weights { base: 0, worth: 128, rank: -64, trump: 0, length: 0, trick: 0 },
            safe: Weights { base: 0, worth: 72, rank: -16, trump: -4, length: 0, trick: 0 },
            risky: Weights { base: -1600, worth: -128, rank: 8, trump: -2000, length: 0, trick: 0 },
            lost: Weights { base: 0, worth: -32, rank: -64, trump: 0, length: -6000, trick: 0 },
        },
        FollowWeights {
            sure: Weights { base: 32_000, worth: 64, rank: -48, trump: 0, length: 0, trick: 0 },
            safe: Weights { base: 8000, worth: 160, rank: 5984, trump: 0, length: 0, trick: 0 },
            risky: Weights { base: 1600, worth: -256, rank: -32, trump: 0, length: 0, trick: 512 },
            lost: Weights { base: 0, worth: -384, rank: 0, trump: 0, length: -512, trick: 0 },
        },
        FollowWeights {
            sure: Weights { base: 15_992, worth: 128, rank: -56, trump: 0, length: 0, trick: 0 },
            safe: Weights { base: 15_872, worth: 64, rank: -8, trump: 0, length: 0, trick: 0 },
            risky: Weights { base: -1600, worth: 0, rank: 16, trump: 0, length: 8, trick: 0 },
            lost: Weights { base: 0, worth: 0, rank: -32, trump: -2000, length: 0, trick: 0 },
        },
    ],
};
