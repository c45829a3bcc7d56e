//! Contracts as people say them (S 2.5.3, 2.6.3).

use schafkopf::{BettelOrder, CallRank, CallSuit, CalledCard, Contract, ContractKind, Lineup, Suit};

use crate::fold::fold;
use crate::language::Language;

/// A contract as it was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spoken {
    pub(crate) contract: Contract,
    /// Whether "Renonce" was said with it (P 4).
    pub(crate) renonce: bool,
}

/// Why words are no contract.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NoContract {
    /// A word that belongs to no contract.
    Word(String),
    /// A game that these rules do not know.
    OtherGame(String),
    /// Herz is called.
    Herz,
    /// A suit is missing.
    Suit,
    /// The words do not go together.
    Unclear,
}

/// What one word says about a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hint {
    Suit(Suit),
    /// A name of an Ace, which also says that it is called.
    Ace(Suit),
    Rank(CallRank),
    Kind(ContractKind),
    Tout,
    Renonce,
    /// A word that says that something is called.
    With,
    Filler,
    OtherGame,
}

/// What is meant, and the words for it in the three translations and in the mouths of people, folded.
const WORDS: [(Hint, &[&str]); 15] = [
    (Hint::Suit(Suit::Eichel), &["eichel", "eicheln", "acorn", "acorns", "e"]),
    (Hint::Suit(Suit::Gras), &["gras", "gruen", "laub", "blatt", "leaf", "leaves", "grass", "g"]),
    (Hint::Suit(Suit::Herz), &["herz", "herzen", "heart", "hearts", "h"]),
    (
        Hint::Suit(Suit::Schellen),
        &["schellen", "schelln", "schelle", "schell", "bell", "bells", "clip", "clips", "s"],
    ),
    (Hint::Ace(Suit::Eichel), &["alte", "alten", "old", "eichelsau"]),
    (Hint::Ace(Suit::Gras), &["blaue", "blauen", "blue", "grassau"]),
    (
        Hint::Ace(Suit::Schellen),
        &["bumbs", "bums", "kugel", "kugl", "fat", "ball", "schellensau", "schellsau"],
    ),
    (Hint::Rank(CallRank::Ace), &["sau", "as", "ass", "ace", "sow"]),
    (Hint::Rank(CallRank::Ten), &["zehn", "zehner", "10", "10er", "ten"]),
    (Hint::Rank(CallRank::King), &["koenig", "king"]),
    (Hint::Tout, &["tout", "du"]),
    (Hint::Renonce, &["renonce"]),
    (Hint::With, &["mit", "auf", "with"]),
    (
        Hint::Filler,
        &[
            "der", "dem", "die", "den", "ein", "einen", "eine", "the", "of", "a", "an", "one", "person",
            "game", "normal",
        ],
    ),
    (Hint::OtherGame, &["kreuzbock", "muss", "schieber", "farbwechsel"]),
];

/// The words for a kind of contract, without its Tout; the first is its name.
const fn kind_words(plain: ContractKind) -> &'static [&'static str] {
    match plain {
        ContractKind::Rufspiel => &["rufspiel", "ruf", "rufer", "sauspiel"],
        ContractKind::Hochzeit => &["hochzeit"],
        ContractKind::Bettel => &["bettel", "mord"],
        ContractKind::Ramsch => &["ramsch"],
        ContractKind::Farbgeier | ContractKind::FarbgeierTout => &["farbgeier"],
        ContractKind::Geier | ContractKind::GeierTout => &["geier"],
        ContractKind::Farbwenz | ContractKind::FarbwenzTout => &["farbwenz"],
        ContractKind::Wenz | ContractKind::WenzTout => &["wenz"],
        ContractKind::Solo | ContractKind::SoloTout => &["solo", "farbsolo"],
        ContractKind::Sie => &["sie"],
    }
}

/// What a kind means together with a suit: a Wenz or a Geier in a suit is another game (P 7, V 1.1).
pub(super) const fn with_a_suit(plain: ContractKind) -> Option<ContractKind> {
    match plain {
        ContractKind::Rufspiel => Some(ContractKind::Rufspiel),
        ContractKind::Geier | ContractKind::Farbgeier => Some(ContractKind::Farbgeier),
        ContractKind::Wenz | ContractKind::Farbwenz => Some(ContractKind::Farbwenz),
        ContractKind::Solo => Some(ContractKind::Solo),
        ContractKind::Bettel => Some(ContractKind::Bettel),
        ContractKind::Hochzeit
        | ContractKind::Ramsch
        | ContractKind::FarbgeierTout
        | ContractKind::GeierTout
        | ContractKind::FarbwenzTout
        | ContractKind::WenzTout
        | ContractKind::SoloTout
        | ContractKind::Sie => None,
    }
}

/// All words with what they say, kinds of contracts before what stands around them.
pub(super) fn words() -> impl Iterator<Item = (Hint, &'static [&'static str])> {
    ContractKind::plain_kinds().map(|kind| (Hint::Kind(kind), kind_words(kind))).chain(WORDS)
}

fn hint(word: &str) -> Option<Hint> {
    words().find(|(_, words)| words.contains(&word)).map(|(hint, _)| hint)
}

/// What the words heard so far say.
#[derive(Default)]
struct Heard {
    suit: Option<Suit>,
    kind: Option<ContractKind>,
    called: bool,
    rank: Option<CallRank>,
    tout: bool,
    renonce: bool,
}

impl Heard {
    fn suit(&mut self, suit: Suit) -> Result<(), NoContract> {
        match self.suit.replace(suit) {
            Some(other) if other != suit => Err(NoContract::Unclear),
            _ => Ok(()),
        }
    }

    fn kind(&mut self, kind: ContractKind) -> Result<(), NoContract> {
        match self.kind.replace(kind) {
            Some(other) if other != kind => Err(NoContract::Unclear),
            _ => Ok(()),
        }
    }

    fn hear(&mut self, word: &str) -> Result<(), NoContract> {
        match hint(word).ok_or_else(|| NoContract::Word(word.chars().take(24).collect()))? {
            Hint::Suit(suit) => self.suit(suit)?,
            Hint::Ace(suit) => {
                self.suit(suit)?;
                self.called = true;
            }
            Hint::Rank(rank) => {
                self.rank = Some(rank);
                self.called = true;
            }
            Hint::Kind(kind) => self.kind(kind)?,
            Hint::Tout => self.tout = true,
            Hint::Renonce => self.renonce = true,
            Hint::With => self.called = true,
            Hint::Filler => {}
            Hint::OtherGame => return Err(NoContract::OtherGame(word.to_owned())),
        }
        Ok(())
    }

    fn contract(&self) -> Result<Contract, NoContract> {
        let called = || (self.called && self.suit.is_some()).then_some(ContractKind::Rufspiel);
        let said = self.kind.or_else(called).ok_or(NoContract::Unclear)?;
        let plain = match self.suit {
            Some(_) => with_a_suit(said).ok_or(NoContract::Unclear)?,
            None if said.names_suit() => return Err(NoContract::Suit),
            None => said,
        };
        let kind = plain.announced(self.tout).ok_or(NoContract::Unclear)?;
        if kind == ContractKind::Bettel {
            return self.bettel();
        }
        match kind.row().lineup {
            Lineup::CalledPartner => self.rufspiel(),
            Lineup::Alone | Lineup::Married | Lineup::Everyone if self.called || self.renonce => {
                Err(NoContract::Unclear)
            }
            Lineup::Alone | Lineup::Married | Lineup::Everyone => {
                Contract::of(kind, self.suit).ok_or(NoContract::Unclear)
            }
        }
    }

    /// A Bettel with the trumps of a Rufspiel is called after Herz, one whose Tens stand high after them (V 2.2).
    fn bettel(&self) -> Result<Contract, NoContract> {
        let order = match (self.suit, self.rank) {
            _ if self.renonce => return Err(NoContract::Unclear),
            (None, None) if !self.called => BettelOrder::Natural,
            (None, Some(CallRank::Ten)) => BettelOrder::TenHigh,
            (Some(Suit::Herz), None) if !self.called => BettelOrder::Herz,
            _ => return Err(NoContract::Unclear),
        };
        Ok(Contract::Bettel { order })
    }

    fn rufspiel(&self) -> Result<Contract, NoContract> {
        let suit = CallSuit::from_suit(self.suit.ok_or(NoContract::Suit)?).ok_or(NoContract::Herz)?;
        let rank = self.rank.unwrap_or(CallRank::Ace);
        Ok(Contract::Rufspiel { called: CalledCard { suit, rank } })
    }
}

/// Reads a contract from the words that people use for it.
pub(crate) fn read_contract(text: &str) -> Result<Spoken, NoContract> {
    let mut heard = Heard::default();
    let folded = fold(text);
    for word in folded.split([' ', '-', ',', '(', ')']).filter(|word| !word.is_empty()) {
        heard.hear(word)?;
    }
    Ok(Spoken { contract: heard.contract()?, renonce: heard.renonce })
}

pub(super) const fn suit_name(suit: Suit, language: Language) -> &'static str {
    match suit {
        Suit::Eichel => language.pick("Eichel", "Acorn"),
        Suit::Gras => language.pick("Gras", "Leaf"),
        Suit::Herz => language.pick("Herz", "Heart"),
        Suit::Schellen => language.pick("Schellen", "Bell"),
    }
}

/// A contract in the words of the game.
pub(crate) fn print_contract(contract: Contract, language: Language) -> String {
    if let Some(called) = contract.called() {
        return print_call_of(called, language);
    }
    let title = contract.kind().title();
    if let Contract::Bettel { order } = contract {
        return match order {
            BettelOrder::Natural => title.to_owned(),
            BettelOrder::TenHigh => format!("{title} {}", language.pick("Zehner", "Ten")),
            BettelOrder::Herz => format!("{}{title}", language.pick("Herz-", "Herz ")),
        };
    }
    match (contract.suit(), language) {
        (None, _) => title.to_owned(),
        (Some(trump), Language::German) => format!("{}-{title}", suit_name(trump, language)),
        (Some(trump), Language::English) => format!("{} {title}", suit_name(trump, language)),
    }
}

fn print_call_of(called: CalledCard, language: Language) -> String {
    let suit = suit_name(called.suit.suit(), language);
    match (called.rank, language) {
        (CallRank::Ace, _) => match called.suit {
            CallSuit::Eichel => language.pick("mit der Alten", "with the Old One"),
            CallSuit::Gras => language.pick("mit der Blauen", "with the Blue One"),
            CallSuit::Schellen => language.pick("mit der Bumbs", "with the Fat One"),
        }
        .to_owned(),
        (CallRank::Ten, Language::German) => format!("mit dem {suit}-Zehner"),
        (CallRank::Ten, Language::English) => format!("with the {suit} Ten"),
        (CallRank::King, Language::German) => format!("mit dem {suit}-König"),
        (CallRank::King, Language::English) => format!("with the {suit} King"),
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::Contract;

    use super::{NoContract, print_contract, read_contract};
    use crate::language::Language;

    #[test]
    fn every_contract_is_read_back_in_both_languages() {
        for contract in Contract::ALL {
            for language in [Language::German, Language::English] {
                let text = print_contract(contract, language);
                assert_eq!(read_contract(&text).map(|spoken| spoken.contract), Ok(contract), "{text}");
                let announced = read_contract(&format!("{text}, Renonce"));
                assert_eq!(announced.is_ok(), contract.called().is_some(), "{text}");
            }
        }
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let contract = read_contract(text).map(|spoken| print_contract(spoken.contract, Language::German));
        assert_eq!(contract.as_deref(), Ok(expected), "{text}");
    }

    #[test]
    fn people_say_it_in_many_ways() {
        check("Rufspiel Blaue", "mit der Blauen");
        check("Sauspiel auf die Alte", "mit der Alten");
        check("rufspiel eichel", "mit der Alten");
        check("Rufspiel mit der Schelln-Sau", "mit der Bumbs");
        check("Mit der Grün-As", "mit der Blauen");
        check("mit der Kugl", "mit der Bumbs");
        check("with the Ace of Bells", "mit der Bumbs");
        check("with the clip ace", "mit der Bumbs");
        check("with the grass ace", "mit der Blauen");
        check("the old person", "mit der Alten");
        check("the Kugl", "mit der Bumbs");
        check("clip solo", "Schellen-Solo");
        check("ace game with the acorn ace", "mit der Alten");
        check("grass solo Tout", "Gras-Solo Tout");
        check("schell solo", "Schellen-Solo");
        check("Solo Herz", "Herz-Solo");
        check("Leaf Solo Tout", "Gras-Solo Tout");
        check("Schelln-Wenz", "Schellen-Farbwenz");
        check("Farbwenz Gras Tout", "Gras-Farbwenz Tout");
        check("Einen Wenz", "Wenz");
        check("Wenz-Tout", "Wenz Tout");
        check("Mit dem Eichel-Zehner", "mit dem Eichel-Zehner");
        check("Rufspiel mit der Gras-10", "mit dem Gras-Zehner");
        check("Geier", "Geier");
        check("einen Geier Tout", "Geier Tout");
        check("Eichel-Geier", "Eichel-Farbgeier");
        check("Farbgeier Gras Tout", "Gras-Farbgeier Tout");
        check("Sie", "Sie");
    }

    #[test]
    fn what_is_no_contract_is_told_apart() {
        assert_eq!(read_contract("Rufspiel Herz"), Err(NoContract::Herz));
        assert_eq!(read_contract("Solo"), Err(NoContract::Suit));
        assert_eq!(read_contract("Rufspiel"), Err(NoContract::Suit));
        assert_eq!(read_contract("Herz-Ramsch"), Err(NoContract::Unclear));
        assert_eq!(read_contract("Farbgeier"), Err(NoContract::Suit));
        assert_eq!(read_contract("Eichel-Sole"), Err(NoContract::Word("sole".into())));
        assert_eq!(read_contract("mit der Alten Tout"), Err(NoContract::Unclear));
        assert_eq!(read_contract("mit der Alten Solo"), Err(NoContract::Unclear));
        assert_eq!(read_contract("Eichel-Gras-Solo"), Err(NoContract::Unclear));
        assert_eq!(read_contract(""), Err(NoContract::Unclear));
    }
}
