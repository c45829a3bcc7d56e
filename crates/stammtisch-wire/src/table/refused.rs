//! Why a table refuses something.

use schafkopf::Rejected;
use schafkopf::fair_deal::InputError;
use stammtisch_text::{Arg, Lang, Texts};

use super::message::Refusal;
use super::{LONGEST_CHAT, LONGEST_ID, LONGEST_MESSAGE};

/// Why a table, or the hub, refuses something; nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The game does not allow it.
    Game(Rejected),
    /// The cut is against the rules of the table.
    Cut(InputError),
    /// Who wants it does not sit at the table.
    NotSeated,
    /// He sits on another seat.
    AlreadySeated,
    /// Another person sits there.
    SeatTaken,
    /// No seat is free.
    TableFull,
    /// The table has no such chair.
    NoSuchChair,
    /// He sits out in this hand (V 12).
    SitsOut,
    /// Nobody is led to this table by himself, so it has no door.
    NoDoor,
    /// Not while a hand is played.
    MidHand,
    /// The table is one person's, for practice.
    PracticeTable,
    /// He and somebody at the table do not sit together.
    NotTogether,
    /// Only who opened the table may.
    NotHost,
    /// There is no such bot.
    UnknownBot,
    /// It was meant for another hand.
    WrongHand,
    /// The cards have not been dealt.
    NotDealt,
    /// Another player cuts.
    NotCutter,
    /// There is nothing to cut.
    NothingToCut,
    /// No talking during the hand (S 3.5.1).
    NoTalking,
    /// Spectators may not look into hands of a match that may count for ratings.
    MayCount,
    /// The player does not let spectators look into his hand.
    NotShown,
    /// Nobody of this id has asked to look into the hand.
    NotWatching,
    /// Too much talk, or too much coming and going: in so many seconds again.
    TooOften {
        /// How long to wait.
        wait_s: u32,
    },
    /// Nothing was written.
    EmptyChat,
    /// Too much was written.
    LongChat,
    /// The command's id is missing or too long.
    BadId,
    /// The sender used the command's id for another command.
    IdUsed,
    /// The message is longer than allowed.
    LongMessage,
    /// The message cannot be read.
    Unreadable,
    /// The client has not greeted.
    NotGreeted,
    /// Too many commands at once.
    TooFast,
    /// It could not be stored.
    NotStored,
    /// There is no such table.
    UnknownTable,
    /// Too many tables.
    TooManyTables,
    /// The disk is almost full.
    DiskFull,
    /// The server is going away for a moment.
    Restarting,
}

impl Refused {
    /// All that are not of the game itself.
    pub const OF_TABLES: [Refused; 34] = [
        Refused::NotSeated,
        Refused::AlreadySeated,
        Refused::SeatTaken,
        Refused::TableFull,
        Refused::NoSuchChair,
        Refused::SitsOut,
        Refused::NoDoor,
        Refused::MidHand,
        Refused::PracticeTable,
        Refused::NotTogether,
        Refused::NotHost,
        Refused::UnknownBot,
        Refused::WrongHand,
        Refused::NotDealt,
        Refused::NotCutter,
        Refused::NothingToCut,
        Refused::NoTalking,
        Refused::EmptyChat,
        Refused::LongChat,
        Refused::BadId,
        Refused::IdUsed,
        Refused::MayCount,
        Refused::NotShown,
        Refused::NotWatching,
        Refused::TooOften { wait_s: 5 },
        Refused::LongMessage,
        Refused::Unreadable,
        Refused::NotGreeted,
        Refused::TooFast,
        Refused::NotStored,
        Refused::UnknownTable,
        Refused::TooManyTables,
        Refused::DiskFull,
        Refused::Restarting,
    ];

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::Game(rejected) => rejected.code().name(),
            Refused::Cut(bad) => bad.code().name(),
            Refused::NotSeated => "not_seated",
            Refused::AlreadySeated => "already_seated",
            Refused::SeatTaken => "seat_taken",
            Refused::TableFull => "table_full",
            Refused::NoSuchChair => "no_such_chair",
            Refused::SitsOut => "sits_out",
            Refused::NoDoor => "no_door",
            Refused::MidHand => "mid_hand",
            Refused::PracticeTable => "practice_table",
            Refused::NotTogether => "not_together",
            Refused::NotHost => "not_host",
            Refused::UnknownBot => "unknown_bot",
            Refused::WrongHand => "wrong_hand",
            Refused::NotDealt => "not_dealt",
            Refused::NotCutter => "not_cutter",
            Refused::NothingToCut => "nothing_to_cut",
            Refused::NoTalking => "no_talking",
            Refused::EmptyChat => "empty_chat",
            Refused::LongChat => "long_chat",
            Refused::BadId => "bad_id",
            Refused::IdUsed => "id_used",
            Refused::MayCount => "may_count",
            Refused::NotShown => "not_shown",
            Refused::NotWatching => "not_watching",
            Refused::TooOften { .. } => "too_often",
            Refused::LongMessage => "long_message",
            Refused::Unreadable => "unreadable",
            Refused::NotGreeted => "not_greeted",
            Refused::TooFast => "too_fast",
            Refused::NotStored => "not_stored",
            Refused::UnknownTable => "unknown_table",
            Refused::TooManyTables => "too_many_tables",
            Refused::DiskFull => "disk_full",
            Refused::Restarting => "restarting",
        }
    }

    /// What a code means that is not of the game itself.
    pub fn of_code(code: &str, wait_s: Option<u32>) -> Option<Refused> {
        let known = Refused::OF_TABLES.into_iter().find(|refused| refused.code() == code)?;
        Some(match (known, wait_s) {
            (Refused::TooOften { .. }, Some(wait_s)) => Refused::TooOften { wait_s },
            (known, _) => known,
        })
    }

    /// The clause of the rules, where one applies.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Refused::Game(rejected) => rejected.code().clause(),
            Refused::Cut(bad) => bad.code().clause(),
            Refused::NotCutter => Some("S 2.2.4"),
            Refused::NoTalking => Some("S 3.5.1"),
            Refused::NotShown => Some("S 2.3.2"),
            _ => None,
        }
    }

    /// What a client is told, in its language.
    pub fn told(&self, lang: Lang) -> Refusal {
        let texts = Texts::of(lang);
        let message = match self {
            Refused::Game(rejected) => texts.rejected(rejected),
            Refused::Cut(bad) => texts.input_error(bad),
            other => {
                let limit = match other {
                    Refused::TooOften { wait_s } => *wait_s as usize,
                    Refused::LongChat => LONGEST_CHAT,
                    Refused::BadId => LONGEST_ID,
                    _ => LONGEST_MESSAGE,
                };
                let key = format!("refused-{}", other.code().replace('_', "-"));
                texts.format(&key, &[("limit", Arg::from(limit as i64))])
            }
        };
        let wait_s = if let Refused::TooOften { wait_s } = self { Some(*wait_s) } else { None };
        Refusal { code: self.code().to_owned(), clause: self.clause().map(str::to_owned), message, wait_s }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_text::{Lang, Texts};

    use super::Refused;

    #[test]
    fn every_refusal_is_documented() {
        let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
        let page = std::fs::read_to_string(page).expect("the page is there");
        for refused in Refused::OF_TABLES {
            let row = format!("| `{}` | {} |", refused.code(), refused.clause().unwrap_or("–"));
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn every_refusal_has_words_in_both_languages() {
        for refused in Refused::OF_TABLES {
            for lang in Lang::ALL {
                let key = format!("refused-{}", refused.code().replace('_', "-"));
                assert!(Texts::of(lang).has(&key), "{key} ({lang})");
                assert!(!refused.told(lang).message.contains('{'), "{key} ({lang})");
            }
        }
    }
}
