//! A message for every error code, with the particulars filled in.

use schafkopf::{BadExchange, ContractKind, DealError, ErrorCode, IllegalCard, Rejected, Undeclarable};

use crate::texts::{Arg, Texts};

impl Texts {
    /// The message of a code; particulars that it names are filled in from `args`.
    pub fn error(&self, code: ErrorCode, args: &[(&str, Arg<'_>)]) -> String {
        self.format(&format!("error-{}", code.name().replace('_', "-")), args)
    }

    /// What is wrong with a text that should be a record, by its code and particulars; nothing in it commands a terminal.
    pub fn record_problem(&self, code: &str, particulars: &[(&str, String)]) -> String {
        let args: Vec<(&str, Arg<'_>)> =
            particulars.iter().map(|(name, value)| (*name, Arg::from(value.as_str()))).collect();
        let message = self.format(&format!("record-problem-{code}"), &args);
        message.chars().map(|c| if c.is_control() && c != '\n' { '?' } else { c }).collect()
    }

    /// Why an action was rejected.
    pub fn rejected(&self, rejected: &Rejected) -> String {
        match rejected {
            Rejected::OutOfTurn { seat } => {
                self.error(rejected.code(), &[("seat", Arg::from(self.seat(*seat)))])
            }
            Rejected::Card(illegal) => self.illegal_card(illegal),
            Rejected::Declaration(bad) => self.undeclarable(bad),
            Rejected::Exchange(bad) => self.bad_exchange(bad),
            Rejected::OutOfPhase
            | Rejected::Over
            | Rejected::Bid(_)
            | Rejected::Double(_)
            | Rejected::TooManyRunners => self.error(rejected.code(), &[]),
        }
    }

    /// Why nothing can be exchanged so.
    pub fn bad_exchange(&self, bad: &BadExchange) -> String {
        let kind = ("kind", Arg::from(self.kind(ContractKind::Hochzeit)));
        self.error(bad.code(), &[kind])
    }

    /// Why a card may not be played.
    pub fn illegal_card(&self, illegal: &IllegalCard) -> String {
        match illegal {
            IllegalCard::NotHeld { seat, card } => {
                let args = [("seat", Arg::from(self.seat(*seat))), ("card", Arg::from(self.card(*card)))];
                self.error(illegal.code(), &args)
            }
            IllegalCard::MustFollow { suit } => {
                self.error(illegal.code(), &[("suit", Arg::from(self.suit(*suit)))])
            }
            IllegalCard::MustPlayCalled { card }
            | IllegalCard::MustNotUnderlead { card }
            | IllegalCard::MustKeepCalled { card } => {
                self.error(illegal.code(), &[("card", Arg::from(self.card(*card)))])
            }
            IllegalCard::MustFollowTrump | IllegalCard::MustBeat { .. } | IllegalCard::Over => {
                self.error(illegal.code(), &[])
            }
        }
    }

    /// Why a contract may not be declared.
    pub fn undeclarable(&self, bad: &Undeclarable) -> String {
        match bad {
            Undeclarable::NotInRules { kind }
            | Undeclarable::NotDeclared { kind }
            | Undeclarable::OffersFirst { kind }
            | Undeclarable::BelowClaim { kind } => {
                self.error(bad.code(), &[("kind", Arg::from(self.kind(*kind)))])
            }
            Undeclarable::BoundByName { named } => {
                self.error(bad.code(), &[("kind", Arg::from(self.kind(*named)))])
            }
            Undeclarable::CalledHeld { card } | Undeclarable::CallNotOpen { card } => {
                self.error(bad.code(), &[("card", Arg::from(self.card(*card)))])
            }
            Undeclarable::NoCardOfCalledSuit { suit } | Undeclarable::NoCardOfTrumpSuit { suit } => {
                self.error(bad.code(), &[("suit", Arg::from(self.suit(*suit)))])
            }
            Undeclarable::NotAllLords
            | Undeclarable::ForcedRufspiel
            | Undeclarable::ForcedNeedsEo
            | Undeclarable::NothingForced
            | Undeclarable::ToutInFirstGame
            | Undeclarable::ToutCondition => self.error(bad.code(), &[]),
        }
    }

    /// The code of a wrong deal and what is wrong with it.
    pub fn deal_error(&self, bad: &DealError) -> (ErrorCode, String) {
        match bad {
            DealError::NotACard { seat, word } => {
                let args = [("word", Arg::from(word.as_str())), ("place", Arg::from(self.seat(*seat)))];
                (ErrorCode::BadCard, self.error(ErrorCode::BadCard, &args))
            }
            // It is a card, but none of the pack that is played with (V 5.1).
            DealError::NotInPack { seat, card } => {
                let args = [("card", Arg::from(self.card(*card))), ("place", Arg::from(self.seat(*seat)))];
                (ErrorCode::BadCard, self.format("hand-not-in-pack", &args))
            }
            DealError::Count { seat, count } => {
                let args = [("seat", Arg::from(self.seat(*seat))), ("count", Arg::from(i64::from(*count)))];
                (ErrorCode::WrongCardCount, self.error(ErrorCode::WrongCardCount, &args))
            }
            DealError::Twice { card, seat } => {
                let args = [("card", Arg::from(self.card(*card))), ("place", Arg::from(self.seat(*seat)))];
                (ErrorCode::DuplicateCard, self.error(ErrorCode::DuplicateCard, &args))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::ErrorCode;

    use crate::lang::Lang;
    use crate::texts::Texts;

    #[test]
    fn every_code_has_a_message_in_both_languages() {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for code in ErrorCode::all() {
                let key = format!("error-{}", code.name().replace('_', "-"));
                assert!(texts.has(&key), "{key} is missing in {lang}");
            }
        }
    }

    #[test]
    fn no_message_without_its_code() {
        for lang in Lang::ALL {
            let (_, text) = Texts::sources(lang).find(|(name, _)| *name == "errors").expect("it is there");
            for line in text.lines().filter(|line| line.starts_with("error-")) {
                let name = line.split(" = ").next().unwrap().trim_start_matches("error-").replace('-', "_");
                assert!(ErrorCode::all().any(|code| code.name() == name), "{name} is no code");
            }
        }
    }
}
