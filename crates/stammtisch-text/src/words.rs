//! The words of the game: suits, ranks, contracts, seats, and what is said in an auction.

use schafkopf::rules::LadderEntry;
use schafkopf::{Bid, CallRank, CallSuit, Card, Contract, ContractKind, Rank, RuleSet, Rung, Seat, Suit};

use crate::texts::{Arg, Texts};

impl Texts {
    /// "Eichel".
    pub fn suit(&self, suit: Suit) -> String {
        self.get(&format!("suit-{}", suit.letter()))
    }

    /// "Ober".
    pub fn rank(&self, rank: Rank) -> String {
        self.get(&format!("rank-{}", rank.letter()))
    }

    /// "Eichel-Ober", "Ober of Acorns".
    pub fn card(&self, card: Card) -> String {
        let args = [("suit", Arg::from(self.suit(card.suit()))), ("rank", Arg::from(self.rank(card.rank())))];
        self.format("card", &args)
    }

    /// "Platz 3".
    pub fn seat(&self, seat: Seat) -> String {
        self.format("seat", &[("seat", Arg::from(i64::from(seat.number())))])
    }

    /// "Farbwenz Tout".
    pub fn kind(&self, kind: ContractKind) -> String {
        self.get(&format!("kind-{}", kind.name().replace('_', "-")))
    }

    /// "Rufspiel mit der Alten", "Gras-Solo Tout".
    pub fn contract(&self, contract: Contract) -> String {
        match contract.called() {
            Some(called) if called.rank == CallRank::Ace => {
                let by = match called.suit {
                    CallSuit::Eichel => "contract-rufspiel-E",
                    CallSuit::Gras => "contract-rufspiel-G",
                    CallSuit::Schellen => "contract-rufspiel-S",
                };
                self.get(by)
            }
            Some(called) => {
                self.format("contract-rufspiel-other", &[("card", Arg::from(self.card(called.card())))])
            }
            None => match contract.suit() {
                Some(trump) => {
                    let key = format!("contract-{}", contract.kind().name().replace('_', "-"));
                    self.format(&key, &[("suit", Arg::from(self.suit(trump)))])
                }
                None => self.kind(contract.kind()),
            },
        }
    }

    /// The contracts of a rung, "Wenz" or "Wenz Tout / Farbwenz Tout".
    pub fn rung(&self, rules: &RuleSet, rung: Rung) -> String {
        let kinds = rules.auction.ladder.get(usize::from(rung.0)).map_or(&[][..], Vec::as_slice);
        kinds.iter().map(|&entry| self.ladder_entry(entry)).collect::<Vec<_>>().join(" / ")
    }

    /// A contract of the ladder, "Solo" or "Herz-Solo".
    pub fn ladder_entry(&self, entry: LadderEntry) -> String {
        match entry.suit {
            Some(suit) => {
                let key = format!("contract-{}", entry.kind.name().replace('_', "-"));
                self.format(&key, &[("suit", Arg::from(self.suit(suit)))])
            }
            None => self.kind(entry.kind),
        }
    }

    /// What a player says: "Weiter", "Ich spiele auch (mindestens Wenz)".
    pub fn bid(&self, rules: &RuleSet, bid: Bid) -> String {
        let claim = |claim: Rung, named: Option<ContractKind>, plain: &str| match named {
            Some(kind) => self.format("bid-named", &[("kind", Arg::from(self.kind(kind)))]),
            None => self.format(plain, &[("rung", Arg::from(self.rung(rules, claim)))]),
        };
        match bid {
            Bid::Pass => self.get("bid-pass"),
            Bid::Offer => self.get("bid-offer"),
            Bid::Redeal => self.get("bid-redeal"),
            Bid::Play { claim: Rung(0), named: None } => self.get("bid-play"),
            Bid::Play { claim: rung, named } => claim(rung, named, "bid-play-too"),
            Bid::Hold { named: None } => self.get("bid-hold"),
            Bid::Hold { named: Some(kind) } => {
                self.format("bid-named", &[("kind", Arg::from(self.kind(kind)))])
            }
            Bid::Raise { claim: rung, named } => claim(rung, named, "bid-raise"),
            Bid::Good => self.get("bid-good"),
        }
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{CallSuit, CalledCard, Card, Contract, ContractKind, Goal, Rank, Suit};

    use crate::lang::Lang;
    use crate::texts::Texts;

    #[test]
    fn words_exist_for_everything() {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for card in Card::all() {
                assert!(texts.card(card).contains(&texts.suit(card.suit())));
            }
            for kind in ContractKind::ALL {
                assert!(!texts.kind(kind).starts_with("kind-"), "{kind}");
            }
            for contract in Contract::ALL {
                let words = texts.contract(contract);
                assert!(!words.starts_with("contract-"), "{words}");
                assert_eq!(words.contains("Tout"), contract.kind().is_tout(), "{words}");
            }
        }
        let german = Texts::of(Lang::De);
        assert_eq!(german.card(Card::new(Suit::Eichel, Rank::Ace)), "Eichel-Sau");
        assert_eq!(
            german.contract(Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) }),
            "Rufspiel mit der Blauen"
        );
        assert_eq!(german.contract(Contract::Solo { trump: Suit::Herz, goal: Goal::Tout }), "Herz-Solo Tout");
        let english = Texts::of(Lang::En);
        assert_eq!(english.card(Card::new(Suit::Schellen, Rank::Ober)), "Ober of Bells");
    }
}
