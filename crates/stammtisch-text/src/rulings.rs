//! The words of rulings: offences, what follows, and why a case cannot be ruled on.

use schafkopf::rules::ComplaintUntil;
use schafkopf::{Moment, Next, NoRuling, Offence};

use crate::texts::{Arg, Texts};

impl Texts {
    /// "Falsch bedient".
    pub fn offence(&self, offence: Offence) -> String {
        self.get(&format!("offence-{}", offence.name().replace('_', "-")))
    }

    /// How it goes on after a ruling, a sentence.
    pub fn next(&self, next: Next) -> String {
        self.get(&format!("next-{}", next.name().replace('_', "-")))
    }

    /// The question whether a circumstance holds; none for the usual one.
    pub fn moment_question(&self, moment: Moment) -> Option<String> {
        let key = match moment {
            Moment::Usual => return None,
            Moment::TrickOpen => "ask-moment-trick-open",
            Moment::LastTrick => "ask-moment-last-trick",
            Moment::CardUnseen => "ask-moment-card-unseen",
            Moment::AllDealt => "ask-moment-all-dealt",
        };
        Some(self.get(key))
    }

    /// Until when a complaint may be made, a sentence.
    pub fn complaint_until(&self, until: ComplaintUntil) -> String {
        self.get(match until {
            ComplaintUntil::NextCut => "ruling-until-next-cut",
            ComplaintUntil::SecondShuffle => "ruling-until-second-shuffle",
            ComplaintUntil::NextEntry => "ruling-until-next-entry",
        })
    }

    /// Why there is no ruling on an offence.
    pub fn no_ruling(&self, offence: Offence, why: &NoRuling) -> String {
        match why {
            NoRuling::ContractNotInRules { kind } => {
                self.error(why.code(), &[("kind", Arg::from(self.kind(*kind)))])
            }
            NoRuling::NotPossible => self.error(why.code(), &[("offence", Arg::from(self.offence(offence)))]),
            NoRuling::NotTheBidder { declarer: seat } | NoRuling::ThrowerNotAllowed { thrower: seat } => {
                self.error(why.code(), &[("seat", Arg::from(self.seat(*seat)))])
            }
            NoRuling::OffenderMissing
            | NoRuling::ContractMissing
            | NoRuling::PartiesMissing
            | NoRuling::PartnerMissing
            | NoRuling::PartnerNotAllowed
            | NoRuling::ChoiceMissing { .. }
            | NoRuling::ChoiceNotAllowed
            | NoRuling::DoublingOff
            | NoRuling::RetourOff => self.error(why.code(), &[]),
        }
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{Moment, Next, Offence};

    use crate::lang::Lang;
    use crate::texts::Texts;

    #[test]
    fn every_offence_and_every_consequence_has_its_words() {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for offence in Offence::ALL {
                assert!(!texts.offence(offence).starts_with("offence-"), "{offence} in {lang}");
                let question = offence.decisive_moment().and_then(|moment| texts.moment_question(moment));
                assert!(question.is_none_or(|question| question.ends_with(')')), "{offence} in {lang}");
            }
            for next in Next::ALL {
                assert!(!texts.next(next).starts_with("next-"), "{next:?} in {lang}");
            }
            assert_eq!(texts.moment_question(Moment::Usual), None);
        }
    }
}
