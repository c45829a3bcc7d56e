//! What kind of mistake a decision was, and the rule of thumb that leads to a better one.

use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A kind of mistake, as people at the table call it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// He passed or gave way with a hand to play.
    PassedGoodHand,
    /// He claimed a game with a hand that is not good enough.
    PlayedWeakHand,
    /// He claimed less than the hand was worth.
    ClaimedTooLittle,
    /// He claimed more than the hand was worth.
    ClaimedTooMuch,
    /// He called another Ace than the best.
    WrongCall,
    /// He played another game than the best.
    WrongGame,
    /// He did not announce a Tout.
    MissedTout,
    /// He announced a Tout that was too risky.
    RashTout,
    /// He did not double.
    MissedDouble,
    /// He doubled without the hand for it.
    RashDouble,
    /// The declarer led a side suit instead of drawing trumps.
    TrumpsNotDrawn,
    /// The partner did not lead trump.
    PartnerLedNoTrump,
    /// A defender led trump.
    DefenderLedTrump,
    /// A defender should have led trump.
    DefenderLedNoTrump,
    /// The declarer's party led trump where a side suit was better.
    TrumpTooSoon,
    /// The called suit was not led.
    NotSearched,
    /// Another suit should have been led.
    WrongSuit,
    /// The right suit, or trump, was led too high.
    LedTooHigh,
    /// The right suit, or trump, was led too low.
    LedTooLow,
    /// The trick was not taken.
    NotTaken,
    /// The trick was not trumped.
    NotRuffed,
    /// The trick was taken though it was the own party's already.
    TookFromPartner,
    /// The trick was taken though it was not worth it.
    TakenTooDear,
    /// The trick was taken higher than needed.
    WonTooHigh,
    /// The trick was taken with too low a card.
    WonTooLow,
    /// Too few points were put on a trick of the own party.
    NotSmeared,
    /// Too many points were put on a trick of the others.
    GaveAway,
    /// The wrong card was thrown off.
    WrongDiscard,
}

impl From<analyst::Lesson> for Lesson {
    fn from(lesson: analyst::Lesson) -> Lesson {
        match lesson {
            analyst::Lesson::PassedGoodHand => Lesson::PassedGoodHand,
            analyst::Lesson::PlayedWeakHand => Lesson::PlayedWeakHand,
            analyst::Lesson::ClaimedTooLittle => Lesson::ClaimedTooLittle,
            analyst::Lesson::ClaimedTooMuch => Lesson::ClaimedTooMuch,
            analyst::Lesson::WrongCall => Lesson::WrongCall,
            analyst::Lesson::WrongGame => Lesson::WrongGame,
            analyst::Lesson::MissedTout => Lesson::MissedTout,
            analyst::Lesson::RashTout => Lesson::RashTout,
            analyst::Lesson::MissedDouble => Lesson::MissedDouble,
            analyst::Lesson::RashDouble => Lesson::RashDouble,
            analyst::Lesson::TrumpsNotDrawn => Lesson::TrumpsNotDrawn,
            analyst::Lesson::PartnerLedNoTrump => Lesson::PartnerLedNoTrump,
            analyst::Lesson::DefenderLedTrump => Lesson::DefenderLedTrump,
            analyst::Lesson::DefenderLedNoTrump => Lesson::DefenderLedNoTrump,
            analyst::Lesson::TrumpTooSoon => Lesson::TrumpTooSoon,
            analyst::Lesson::NotSearched => Lesson::NotSearched,
            analyst::Lesson::WrongSuit => Lesson::WrongSuit,
            analyst::Lesson::LedTooHigh => Lesson::LedTooHigh,
            analyst::Lesson::LedTooLow => Lesson::LedTooLow,
            analyst::Lesson::NotTaken => Lesson::NotTaken,
            analyst::Lesson::NotRuffed => Lesson::NotRuffed,
            analyst::Lesson::TookFromPartner => Lesson::TookFromPartner,
            analyst::Lesson::TakenTooDear => Lesson::TakenTooDear,
            analyst::Lesson::WonTooHigh => Lesson::WonTooHigh,
            analyst::Lesson::WonTooLow => Lesson::WonTooLow,
            analyst::Lesson::NotSmeared => Lesson::NotSmeared,
            analyst::Lesson::GaveAway => Lesson::GaveAway,
            analyst::Lesson::WrongDiscard => Lesson::WrongDiscard,
        }
    }
}

/// The rule of thumb behind an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There is nothing else to do.
    NotAllowed,
    /// The hand is too weak to play.
    TooWeak,
    /// The hand is good enough.
    StrongEnough,
    /// The other has claimed more than the hand is good for.
    GiveWay,
    /// Of all contracts the one that promises most.
    BestContract,
    /// All passed, and the holder of the highest Ober must play.
    MustPlay,
    /// The hand alone makes it likely that the declarer loses, or, doubled, that he wins.
    Double,
    /// Doubling is for hands that are stronger than this.
    NoDouble,
    /// What the winners are owed.
    Due,
    /// The declarer draws trumps.
    DrawTrumps,
    /// The partner leads trump to the declarer.
    TrumpForDeclarer,
    /// A defender leads the called suit to find the partner.
    Search,
    /// A card that should win its trick is led.
    CashWinner,
    /// Declarer next to play: a long suit is led ("kurzer Weg, lange Farbe").
    LongSuit,
    /// Declarer last to play: a short suit is led ("langer Weg, kurze Farbe").
    ShortSuit,
    /// A card is led that gives little away.
    LeadLow,
    /// The trick goes to the own side: points go on it.
    Smear,
    /// The trick is taken with a card of its suit, no higher than needed.
    Win,
    /// The trick is taken with a trump.
    Ruff,
    /// A side suit is thrown off, so that it can be trumped later.
    MakeVoid,
    /// The trick is lost: as little as possible goes on it.
    GiveLittle,
}

impl From<schafkopf_bots::Reason> for Reason {
    fn from(reason: schafkopf_bots::Reason) -> Reason {
        match reason {
            schafkopf_bots::Reason::NotAllowed => Reason::NotAllowed,
            schafkopf_bots::Reason::TooWeak => Reason::TooWeak,
            schafkopf_bots::Reason::StrongEnough => Reason::StrongEnough,
            schafkopf_bots::Reason::GiveWay => Reason::GiveWay,
            schafkopf_bots::Reason::BestContract => Reason::BestContract,
            schafkopf_bots::Reason::MustPlay => Reason::MustPlay,
            schafkopf_bots::Reason::Double => Reason::Double,
            schafkopf_bots::Reason::NoDouble => Reason::NoDouble,
            schafkopf_bots::Reason::Due => Reason::Due,
            schafkopf_bots::Reason::DrawTrumps => Reason::DrawTrumps,
            schafkopf_bots::Reason::TrumpForDeclarer => Reason::TrumpForDeclarer,
            schafkopf_bots::Reason::Search => Reason::Search,
            schafkopf_bots::Reason::CashWinner => Reason::CashWinner,
            schafkopf_bots::Reason::LongSuit => Reason::LongSuit,
            schafkopf_bots::Reason::ShortSuit => Reason::ShortSuit,
            schafkopf_bots::Reason::LeadLow => Reason::LeadLow,
            schafkopf_bots::Reason::Smear => Reason::Smear,
            schafkopf_bots::Reason::Win => Reason::Win,
            schafkopf_bots::Reason::Ruff => Reason::Ruff,
            schafkopf_bots::Reason::MakeVoid => Reason::MakeVoid,
            schafkopf_bots::Reason::GiveLittle => Reason::GiveLittle,
        }
    }
}
