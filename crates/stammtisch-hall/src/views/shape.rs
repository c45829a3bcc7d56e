//! The shapes of what the tournament itself writes, for the pages' types: each here is as serde makes it there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat at a table.
#[derive(Serialize, Deserialize, TS)]
pub(crate) struct Seat(#[ts(type = "1 | 2 | 3 | 4")] u8);

/// A list: of which match, at which table.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListId {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
}

/// Whether somebody is still there.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Status {
    Active,
    Waiting,
    Withdrawn,
    Excluded,
    Replaced(u32),
}

/// Whether a list can be written in, and whether it counts.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ListStatus {
    Open,
    Closed,
    Voided,
    Purged,
}

/// Whether somebody plays for a place.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Part {
    Ranked,
    House,
}

/// How an age was proven.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum AgeProof {
    Birthday,
    SeenAtVenue,
}

/// Yes or no.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Answer {
    Granted,
    Refused,
}

/// What the referee is called for.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Matter {
    Doubt,
    Suspicion,
    Appeal,
}

/// An office.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Role {
    Director,
    Referee,
}

/// Why two players may be one person.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Likeness {
    Customer,
    SameName,
    SimilarName,
}

/// Why a game must be approved.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ApprovalReason {
    Tout,
    Sie,
    ManySolos { number: u32 },
}

/// What decided between two players.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Criterion {
    Points,
    GamePoints,
    Sie,
    ToutsWon,
    ToutsPlayed,
    SolosWon,
    SolosPlayed,
    Lot,
}

/// What a special prize is given for.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Merit {
    MostSolos,
    MiddlePlace,
    LastPlace,
}

/// What a prize was won with.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Achievement {
    Place(usize),
    Table { match_number: u32, table: u32 },
    Special(Merit),
}

/// The step that comes next.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum NextStep {
    OpenRegistration,
    FixSeed,
    Draw,
    StartMatch,
    Play,
    CloseMatch,
    CloseTournament,
    Prizes,
}

/// Prizes by place.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PlacePrizes {
    List(Vec<Prize>),
    Share { permille: u32, weights: Vec<u32> },
}

/// A prize.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Prize {
    cents: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    thing: Option<String>,
}

/// A prize for something special.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecialPrize {
    merit: Merit,
    prize: Prize,
}

/// What is paid out.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrizePlan {
    places: PlacePrizes,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    table_winner: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    special: Option<Vec<SpecialPrize>>,
}

/// The setup of a tournament.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    name: String,
    date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    venue: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    organiser: Option<String>,
    rules: String,
    entry_fee: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    stake: Option<u32>,
    added: u32,
    prizes: PrizePlan,
}

/// Who somebody is.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Details {
    first_name: String,
    surname: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    town: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    customer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    born: Option<String>,
}

/// A row as typed.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    declarer: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    partner: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    tout: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    won: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    schneider: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    schwarz: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    double: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    tricks: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    approved: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    points: Option<[i64; 4]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    ruling: Option<RowRuling>,
}

/// What the other side chose.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Choice {
    PlayOn,
    Stop,
}

/// A ruling in a row.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct RowRuling {
    offence: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    offender: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    choice: Option<Choice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    thrower: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    already_won: Option<bool>,
}

/// The sum of the points after so many games.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Check {
    after: usize,
    sum: i64,
}

/// How often somebody played what decides ties.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SoloCounts {
    sie: u32,
    touts_won: u32,
    touts_played: u32,
    solos_won: u32,
    solos_played: u32,
}

/// How well players are kept apart.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Quality {
    repeats: u32,
    least_repeats: u32,
    same_group: u32,
    least_same_group: u32,
}

/// Somebody who is drawn.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entrant {
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    group: Option<u32>,
}

/// A tournament of a season.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeasonRound {
    id: String,
    name: String,
    date: String,
    closed: bool,
}

/// What somebody reached in one tournament of a season.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeasonResult {
    tournament: usize,
    player: u32,
    rank: usize,
    of: usize,
    points: i64,
    counts: bool,
}

/// Figures about somebody in a season.
#[derive(Serialize, Deserialize, TS)]
pub(crate) struct SeasonStats {
    tournaments: usize,
    wins: usize,
    best_rank: usize,
    average: i64,
    #[serde(flatten)]
    counts: SoloCounts,
}

/// The plan of a season; a player is `TOURNAMENT:NUMBER`.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeasonPlan {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    best: Option<usize>,
    tournaments: Vec<String>,
    same: Vec<Vec<String>>,
}

/// Entries that may be one person.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeasonSuggestion {
    name: String,
    entries: Vec<String>,
}

mod tests {
    use schafkopf::rules::Criterion;
    use schafkopf::{Choice, Seat};
    use schafkopf_turnier as turnier;
    use schafkopf_turnier::{PlayerNumber, Row, RowRuling};
    use serde::Serialize;
    use serde::de::DeserializeOwned;

    /// What the tournament writes is read and written by a shape, and nothing is lost.
    fn holds<S: Serialize + DeserializeOwned>(values: impl IntoIterator<Item = impl Serialize>) {
        for value in values {
            let written = serde_json::to_value(value).unwrap();
            let shape: S = serde_json::from_value(written.clone()).unwrap();
            assert_eq!(serde_json::to_value(shape).unwrap(), written);
        }
    }

    #[test]
    fn words_are_shaped_as_the_tournament_writes_them() {
        use turnier::{Achievement, AgeProof, Answer, ApprovalReason, Likeness, ListStatus, Matter, Merit};
        holds::<super::Seat>(Seat::ALL);
        let replaced = turnier::Status::Replaced(PlayerNumber(3));
        holds::<super::Status>([turnier::Status::Active, turnier::Status::Excluded, replaced]);
        holds::<super::ListStatus>([
            ListStatus::Open,
            ListStatus::Closed,
            ListStatus::Voided,
            ListStatus::Purged,
        ]);
        holds::<super::Part>([turnier::Part::Ranked, turnier::Part::House]);
        holds::<super::AgeProof>([AgeProof::Birthday, AgeProof::SeenAtVenue]);
        holds::<super::Answer>([Answer::Granted, Answer::Refused]);
        holds::<super::Matter>([Matter::Doubt, Matter::Suspicion, Matter::Appeal]);
        holds::<super::Role>([turnier::Role::Director, turnier::Role::Referee]);
        holds::<super::Likeness>([Likeness::Customer, Likeness::SameName, Likeness::SimilarName]);
        let many = ApprovalReason::ManySolos { number: 4 };
        holds::<super::ApprovalReason>([ApprovalReason::Tout, ApprovalReason::Sie, many]);
        holds::<super::Criterion>([Criterion::Points, Criterion::ToutsWon, Criterion::Lot]);
        let table = Achievement::Table { match_number: 1, table: 2 };
        holds::<super::Achievement>([Achievement::Place(1), table, Achievement::Special(Merit::MiddlePlace)]);
    }

    #[test]
    fn rows_setups_and_people_are_shaped_as_the_tournament_writes_them() {
        let ruling = RowRuling {
            offence: "revoke".to_owned(),
            offender: Some(1),
            choice: Some(Choice::PlayOn),
            thrower: Some(2),
            already_won: Some(false),
        };
        let full = Row {
            declarer: Some(1),
            partner: Some(2),
            contract: Some("rufspiel".to_owned()),
            tout: Some(false),
            won: Some(true),
            schneider: Some(true),
            schwarz: Some(false),
            double: Some(1),
            tricks: Some(8),
            approved: Some(true),
            points: Some([1, 1, -1, -1]),
            ruling: Some(ruling),
        };
        holds::<super::Row>([Row::default(), full]);
        let rules = schafkopf::rules::builtin("preis").unwrap();
        let mut setup = turnier::Setup::new("Kirchweih".to_owned(), "2026-10-18".parse().unwrap(), &rules);
        holds::<super::Setup>([&setup]);
        (setup.venue, setup.organiser, setup.stake) = ("Post".to_owned(), "Verein".to_owned(), Some(5));
        let prize = turnier::Prize { cents: 500, thing: Some("Schinken".to_owned()) };
        setup.prizes.table_winner = 100;
        setup.prizes.special =
            vec![turnier::SpecialPrize { merit: turnier::Merit::LastPlace, prize: prize.clone() }];
        setup.prizes.places = turnier::PlacePrizes::List(vec![prize]);
        holds::<super::Setup>([&setup]);
        setup.prizes.places = turnier::PlacePrizes::Share { permille: 500, weights: vec![2, 1] };
        holds::<super::Setup>([&setup]);
        let born = Some("1970-01-01".parse().unwrap());
        let customer = Some("17".to_owned());
        let person =
            turnier::Person { town: "Isen".to_owned(), customer, born, ..turnier::Person::default() };
        holds::<super::Details>([turnier::Person::default(), person]);
        holds::<super::ListId>([turnier::ListId { match_number: 1, table: 2 }]);
        holds::<super::SoloCounts>([turnier::SoloCounts::default()]);
        holds::<super::Quality>([turnier::Quality::default()]);
        holds::<super::Entrant>([turnier::Entrant { number: PlayerNumber(1), group: Some(2) }]);
        holds::<super::Check>([turnier::Check { after: 4, sum: 0 }]);
    }
}
