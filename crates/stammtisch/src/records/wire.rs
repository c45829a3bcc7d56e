//! Recorded games for programs: what an audit found, and the course of a game, as JSON.

use schafkopf::{CardSet, Outcome, Seat};
use schafkopf_record::{Course, CourseTrick, Finding, Legal};
use serde::Serialize;
use stammtisch_terminal::records::Speaker;

use super::Chosen;

/// Which game it is.
#[derive(Debug, Serialize)]
struct WireGame<'a> {
    /// The file, as messages name it.
    file: &'a str,
    /// Number of the game in the file, from 1.
    game: usize,
    /// The rules by which it is judged.
    rules: &'a str,
}

impl<'a> WireGame<'a> {
    fn of(chosen: &'a Chosen<'_>) -> WireGame<'a> {
        WireGame { file: chosen.name, game: chosen.number, rules: &chosen.rules.id }
    }
}

/// What an audit found in a game.
#[derive(Debug, Serialize)]
pub(crate) struct WireAudit<'a> {
    #[serde(flatten)]
    game: WireGame<'a>,
    findings: Vec<WireFinding>,
}

#[derive(Debug, Serialize)]
struct WireFinding {
    /// Line of the file, where it is known.
    line: Option<usize>,
    /// Who did it.
    seat: Option<u8>,
    code: &'static str,
    clause: &'static str,
    message: String,
    /// Cards that could have been played.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    /// What would have been right, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<String>,
    /// What a referee would decide, in words.
    decisions: Vec<String>,
}

impl WireFinding {
    fn of(finding: &Finding, course: &Course, (chosen, speaker): (&Chosen<'_>, &Speaker<'_>)) -> WireFinding {
        WireFinding {
            line: chosen.game.lines.number(finding.at.line),
            seat: finding.seat.map(Seat::number),
            code: finding.fault.code(),
            clause: finding.clause,
            message: speaker.fault(&finding.fault),
            cards: match &finding.legal {
                Legal::Cards(cards) => Some(names(*cards)),
                Legal::Nothing | Legal::Bids(_) | Legal::Contracts(_) => None,
            },
            legal: speaker.legal(finding),
            decisions: finding
                .decisions(chosen.record(), course, &chosen.rules)
                .iter()
                .map(|decision| speaker.decision(finding, decision))
                .collect(),
        }
    }
}

impl<'a> WireAudit<'a> {
    /// What was found in a game.
    pub(crate) fn of(chosen: &'a Chosen<'_>, course: &Course, speaker: &Speaker<'_>) -> WireAudit<'a> {
        let told = |finding| WireFinding::of(finding, course, (chosen, speaker));
        WireAudit { game: WireGame::of(chosen), findings: course.findings.iter().map(told).collect() }
    }
}

/// A game from its deal to its end.
#[derive(Debug, Serialize)]
pub(crate) struct WireReplay<'a> {
    #[serde(flatten)]
    game: WireGame<'a>,
    dealer: u8,
    /// The hands by seat, as far as they are known.
    hands: [Option<Vec<String>>; 4],
    contract: Option<&'static str>,
    declarer: Option<u8>,
    partner: Option<u8>,
    tricks: Vec<WireTrick>,
    outcome: Option<WireOutcome>,
    /// What it pays by seat, in units.
    units: Option<[i64; 4]>,
    /// What it lists by seat, in points.
    points: Option<[i32; 4]>,
    /// How many things an audit finds.
    findings: usize,
}

#[derive(Debug, Serialize)]
struct WireTrick {
    plays: Vec<WirePlay>,
    winner: Option<u8>,
    points: Option<u8>,
}

#[derive(Debug, Serialize)]
struct WirePlay {
    seat: u8,
    card: String,
    /// What could have been played, where the hand is known.
    legal: Option<Vec<String>>,
    wrong: bool,
}

#[derive(Debug, Serialize)]
struct WireOutcome {
    won: bool,
    /// Card points and tricks of the declarer's party.
    points: u8,
    tricks: u8,
    schneider: bool,
    schwarz: bool,
    runners: u8,
}

impl WireTrick {
    fn of(trick: &CourseTrick) -> WireTrick {
        WireTrick {
            plays: trick
                .plays
                .iter()
                .map(|play| WirePlay {
                    seat: play.seat.number(),
                    card: play.card.to_string(),
                    legal: play.legal.map(names),
                    wrong: play.is_wrong,
                })
                .collect(),
            winner: trick.taken.map(|taken| taken.winner.number()),
            points: trick.taken.map(|taken| taken.points),
        }
    }
}

impl WireOutcome {
    fn of(outcome: &Outcome) -> WireOutcome {
        WireOutcome {
            won: outcome.won,
            points: outcome.points,
            tricks: outcome.tricks,
            schneider: outcome.schneider,
            schwarz: outcome.schwarz,
            runners: outcome.runners.count,
        }
    }
}

impl<'a> WireReplay<'a> {
    /// The course of a game.
    pub(crate) fn of(chosen: &'a Chosen<'_>) -> WireReplay<'a> {
        let (record, course) = (chosen.record(), Course::of(chosen.record(), &chosen.rules));
        let hand = |seat| course.hands.complete[seat].then(|| names(course.hands.cards[seat]));
        WireReplay {
            game: WireGame::of(chosen),
            dealer: record.dealer.number(),
            hands: Seat::ALL.map(hand),
            contract: record.contract().map(|contract| contract.kind().name()),
            declarer: course.parties.map(|parties| parties.declarer.number()),
            partner: course.parties.and_then(|parties| parties.partner).map(Seat::number),
            tricks: course.tricks.iter().map(WireTrick::of).collect(),
            outcome: course.outcome.as_ref().map(WireOutcome::of),
            units: course.settlement.map(|settlement| Seat::ALL.map(|seat| settlement.units()[seat])),
            points: course.entry.map(|entry| Seat::ALL.map(|seat| entry.points()[seat])),
            findings: course.findings.len(),
        }
    }
}

fn names(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
