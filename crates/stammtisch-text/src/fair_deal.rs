//! What is wrong with a cut, a second shuffle, or the proof of a deal.

use schafkopf::fair_deal::{InputError, VerifyError};
use schafkopf::{CardError, PackError};

use crate::texts::{Arg, Texts};

impl Texts {
    /// Why a cut or a second shuffle is against the rules of the table.
    pub fn input_error(&self, bad: &InputError) -> String {
        let code = bad.code();
        match bad {
            InputError::PacketTooSmall { cut, lifted, cards, least } => {
                let (lifted, cards) = (("lifted", number(*lifted)), ("cards", number(*cards)));
                self.error(code, &[("cut", count(*cut)), lifted, cards, ("least", number(*least))])
            }
            InputError::TooManyCuts { count: cuts, most } => {
                self.error(code, &[("count", count(*cuts)), ("most", number(*most))])
            }
            InputError::NoCut
            | InputError::CutForShuffle
            | InputError::ShuffleForCut
            | InputError::Skipped
            | InputError::Chosen => self.error(code, &[]),
        }
    }

    /// Why a proof does not hold.
    pub fn verify_error(&self, bad: &VerifyError) -> String {
        let code = bad.code();
        match bad {
            VerifyError::Input(why) => self.input_error(why),
            VerifyError::Pack(why) => self.error(code, &[("detail", Arg::from(self.pack_error(why)))]),
            VerifyError::Packets(_) | VerifyError::Cutter => self.error(code, &[]),
            VerifyError::Commitment { published, computed } => {
                let published = ("published", Arg::from(published.to_string()));
                self.error(code, &[published, ("computed", Arg::from(computed.to_string()))])
            }
            VerifyError::Hand { seat } => self.error(code, &[("seat", Arg::from(self.seat(*seat)))]),
        }
    }

    fn pack_error(&self, bad: &PackError) -> String {
        match bad {
            PackError::Card(CardError::Unknown(word)) => {
                self.format("pack-not-a-card", &[("word", Arg::from(word.as_str()))])
            }
            PackError::Card(CardError::Twice(card)) => {
                self.format("pack-not-a-card", &[("word", Arg::from(self.card(*card)))])
            }
            PackError::Count(cards) => self.format("pack-count", &[("count", count(*cards))]),
            PackError::NotInShort { card } => {
                self.format("pack-not-in-short", &[("card", Arg::from(self.card(*card)))])
            }
            PackError::Twice { card, place } => {
                let args = [("card", Arg::from(self.card(*card))), ("place", count(*place))];
                self.format("pack-twice", &args)
            }
        }
    }
}

fn number(value: u8) -> Arg<'static> {
    Arg::from(i64::from(value))
}

fn count(value: usize) -> Arg<'static> {
    Arg::from(i64::try_from(value).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use schafkopf::fair_deal::{InputError, VerifyError};
    use schafkopf::{Pack, PackError, Seat};

    use crate::lang::Lang;
    use crate::texts::Texts;

    #[test]
    fn particulars_are_filled_in() {
        for (lifted, cards) in [(30, 32), (22, 24)] {
            let small = InputError::PacketTooSmall { cut: 2, lifted, cards, least: 3 };
            let told = format!(
                "Beim 2. Abheben werden {lifted} von {cards} Karten abgehoben; in jedem der beiden Teile müssen wenigstens 3 sein."
            );
            assert_eq!(Texts::of(Lang::De).input_error(&small), told);
        }
        let often = VerifyError::Input(InputError::TooManyCuts { count: 5, most: 3 });
        assert_eq!(
            Texts::of(Lang::En).verify_error(&often),
            "The pack was cut 5 times; at most 3 are allowed."
        );
    }

    #[test]
    fn nothing_is_left_open_in_a_message() {
        let unknown = "EA QQ".parse::<Pack>().unwrap_err();
        let twice = PackError::Twice { card: "EA".parse().unwrap(), place: 9 };
        let mut all = vec![VerifyError::Hand { seat: Seat::Two }];
        all.extend([unknown, PackError::Count(31), twice].map(VerifyError::Pack));
        all.push(VerifyError::Cutter);
        let inputs = [
            InputError::NoCut,
            InputError::CutForShuffle,
            InputError::ShuffleForCut,
            InputError::Skipped,
            InputError::Chosen,
        ];
        all.extend(inputs.map(VerifyError::Input));
        for lang in Lang::ALL {
            for bad in &all {
                let text = Texts::of(lang).verify_error(bad);
                assert!(!text.contains(['{', '$']) && !text.starts_with("error-"), "{text}");
            }
        }
    }
}
