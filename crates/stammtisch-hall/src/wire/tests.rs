//! What is released keeps its form, whatever becomes of the tournament's own types.

use schafkopf::rules;
use schafkopf_turnier as turnier;
use schafkopf_turnier::{PersonId, PlayerNumber};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{
    Achievement, AgeProof, Answer, ApprovalReason, Check, Consent, Criterion, Day, Details, DisplayMode,
    Entrant, EventName, Likeness, LinkRole, ListId, ListStatus, Matter, PaperChoice, Part, Phase, Quality,
    Role, Row, SeasonPlan, SeasonResult, SeasonRound, SeasonStats, SeasonSuggestion, SeatTotals, Seating,
    Setup, SoloCounts, Status, Tie, Uneven, WithoutRank,
};

/// Something of the tournament is told so.
fn told<Wire: Serialize>(thing: impl Into<Wire>, expected: &str) {
    assert_eq!(serde_json::to_string(&thing.into()).unwrap(), expected);
}

/// What comes in is understood by the tournament, and told again as it came.
fn kept<Wire, Thing>(texts: &[&str])
where
    Wire: Serialize + DeserializeOwned + From<Thing>,
    Thing: From<Wire>,
{
    for &text in texts {
        let wire: Wire = serde_json::from_str(text).unwrap();
        told::<Wire>(Thing::from(wire), text);
    }
}

#[test]
fn words_keep_their_form() {
    kept::<Role, turnier::Role>(&[r#""director""#, r#""referee""#]);
    let roles = [r#""director""#, r#""referee""#, r#""keeper""#, r#""player""#, r#""display""#];
    kept::<LinkRole, stammtisch_desk::LinkRole>(&roles);
    kept::<Answer, turnier::Answer>(&[r#""granted""#, r#""refused""#]);
    kept::<Matter, turnier::Matter>(&[r#""doubt""#, r#""suspicion""#, r#""appeal""#]);
    kept::<Day, turnier::Date>(&[r#""2026-10-18""#]);
    kept::<ListId, turnier::ListId>(&[r#"{"match":1,"table":2}"#]);
    kept::<DisplayMode, crate::display::DisplayMode>(&[
        r#""welcome""#,
        r#""seating_tables""#,
        r#""seating_names""#,
        r#""countdown""#,
        r#""progress""#,
        r#""standings""#,
        r#""prizes""#,
        r#""text""#,
    ]);
    let consents = [
        (r#""all_four""#, turnier::Consent::AllFour),
        (r#"{"referee":3}"#, turnier::Consent::Referee(PersonId(3))),
    ];
    for (text, consent) in consents {
        let wire: Consent = serde_json::from_str(text).unwrap();
        assert_eq!(turnier::Consent::from(wire), consent);
    }
    for (text, uneven) in [
        (r#""refuse""#, turnier::Uneven::Refuse),
        (r#""waiting_list""#, turnier::Uneven::WaitingList),
        (r#""house_players""#, turnier::Uneven::HousePlayers),
    ] {
        let wire: Uneven = serde_json::from_str(text).unwrap();
        assert_eq!(turnier::Uneven::from(wire), uneven);
    }
}

#[test]
fn what_is_told_of_players_and_lists_keeps_its_form() {
    told::<Status>(turnier::Status::Active, r#""active""#);
    told::<Status>(turnier::Status::Replaced(PlayerNumber(3)), r#"{"replaced":3}"#);
    told::<ListStatus>(turnier::ListStatus::Purged, r#""purged""#);
    told::<Part>(turnier::Part::House, r#""house""#);
    told::<AgeProof>(turnier::AgeProof::SeenAtVenue, r#""seen_at_venue""#);
    told::<Likeness>(turnier::Likeness::SimilarName, r#""similar_name""#);
    told::<ApprovalReason>(turnier::ApprovalReason::Tout, r#""tout""#);
    told::<ApprovalReason>(
        turnier::ApprovalReason::ManySolos { number: 4 },
        r#"{"many_solos":{"number":4}}"#,
    );
    told::<Criterion>(rules::Criterion::ToutsWon, r#""touts_won""#);
    told::<WithoutRank>(turnier::WithoutRank::Excluded, r#""excluded""#);
    told::<Achievement>(turnier::Achievement::Place(1), r#"{"place":1}"#);
    let table = turnier::Achievement::Table { match_number: 1, table: 2 };
    told::<Achievement>(table, r#"{"table":{"match_number":1,"table":2}}"#);
    told::<Achievement>(
        turnier::Achievement::Special(turnier::Merit::MiddlePlace),
        r#"{"special":"middle_place"}"#,
    );
    let named = turnier::Merit::Named { title: "Anreise".into(), winner: Some(PlayerNumber(7)) };
    told::<Achievement>(
        turnier::Achievement::Special(named),
        r#"{"special":{"named":{"title":"Anreise","winner":7}}}"#,
    );
    told::<Tie>(turnier::Tie { by: rules::Criterion::Lot, has: None }, r#"{"by":"lot","has":null}"#);
    told::<Phase>(turnier::Phase::Running(2), r#"{"name":"running","match":2}"#);
    told::<Phase>(turnier::Phase::Planned, r#"{"name":"planned","match":null}"#);
    told::<Check>(turnier::Check { after: 4, sum: 0 }, r#"{"after":4,"sum":0}"#);
    told::<EventName>(&turnier::EventKind::RegistrationOpened, r#""registration_opened""#);
    told::<EventName>(&turnier::EventKind::Withdrawn { player: PlayerNumber(1) }, r#""withdrawn""#);
    told::<SoloCounts>(
        turnier::SoloCounts { sie: 1, ..turnier::SoloCounts::default() },
        r#"{"sie":1,"touts_won":0,"touts_played":0,"solos_won":0,"solos_played":0}"#,
    );
}

#[test]
fn draws_keep_their_form() {
    told::<Quality>(
        turnier::Quality { repeats: 1, ..turnier::Quality::default() },
        r#"{"repeats":1,"least_repeats":0,"same_group":0,"least_same_group":0}"#,
    );
    let entrant = turnier::Entrant { number: PlayerNumber(1), group: Some(2) };
    told::<Entrant>(entrant, r#"{"number":1,"group":2}"#);
    told::<Entrant>(turnier::Entrant { group: None, ..entrant }, r#"{"number":1}"#);
    let four = schafkopf::BySeat::new([1, 2, 3, 4].map(PlayerNumber));
    told::<Seating>(&turnier::Seating { tables: vec![four] }, "[[1,2,3,4]]");
}

#[test]
fn rows_setups_and_people_keep_their_form() {
    kept::<Row, turnier::Row>(&[
        "{}",
        r#"{"declarer":1,"partner":2,"contract":"rufspiel","tout":false,"won":true,"schneider":true,"schwarz":false,"double":1,"tricks":8,"approved":true}"#,
        r#"{"points":[1,1,-1,-1]}"#,
        r#"{"ruling":{"offence":"revoke","offender":1,"choice":"play_on","thrower":2,"already_won":false}}"#,
    ]);
    kept::<SeatTotals, turnier::SeatTotals>(&[
        r#"{"plus":11,"minus":25,"solos_won":2,"solos_played":3,"touts_won":1,"touts_played":1,"sie":0}"#,
    ]);
    let paper = turnier::PaperChoice { way: turnier::PaperWay::Totals, twice: true };
    told::<PaperChoice>(paper, r#"{"way":"totals","twice":true}"#);
    kept::<Details, turnier::Person>(&[
        r#"{"first_name":"Resi","surname":"Huber"}"#,
        r#"{"first_name":"Resi","surname":"Huber","town":"Isen","customer":"17","born":"1970-01-01"}"#,
    ]);
    kept::<Setup, turnier::Setup>(&[
        r#"{"name":"Kirchweih","date":"2026-10-18","rules":"ab","entry_fee":0,"added":0,"prizes":{"places":{"list":[]}}}"#,
        r#"{"name":"Kirchweih","date":"2026-10-18","venue":"Post","organiser":"Verein","rules":"ab","entry_fee":1000,"stake":5,"added":100,"prizes":{"places":{"list":[{"cents":500,"thing":"Schinken"},{"cents":1}]},"table_winner":100,"special":[{"merit":"last_place","prize":{"cents":5}}]}}"#,
        r#"{"name":"Kirchweih","date":"2026-10-18","rules":"ab","entry_fee":0,"added":0,"prizes":{"places":{"share":{"permille":500,"weights":[2,1]}}}}"#,
    ]);
    let least: Setup = serde_json::from_str(r#"{"name":"K","date":"18.10.2026","rules":"ab"}"#).unwrap();
    told::<Setup>(
        least,
        r#"{"name":"K","date":"2026-10-18","rules":"ab","entry_fee":0,"added":0,"prizes":{"places":{"list":[]}}}"#,
    );
}

#[test]
fn seasons_keep_their_form() {
    let date = "2026-10-18".parse().unwrap();
    let (id, name) = ("mai".to_owned(), "Maiturnier".to_owned());
    let round = turnier::SeasonRound { id, name, date, closed: true, results: Vec::new() };
    told::<SeasonRound>(round, r#"{"id":"mai","name":"Maiturnier","date":"2026-10-18","closed":true}"#);
    let player = PlayerNumber(17);
    told::<SeasonResult>(
        turnier::SeasonResult { tournament: 0, player, rank: 3, of: 48, points: 230, counts: true },
        r#"{"tournament":0,"player":17,"rank":3,"of":48,"points":230,"counts":true}"#,
    );
    told::<SeasonStats>(
        turnier::SeasonStats { tournaments: 5, wins: 1, best_rank: 1, average: -3, ..Default::default() },
        r#"{"tournaments":5,"wins":1,"best_rank":1,"average":-3,"sie":0,"touts_won":0,"touts_played":0,"solos_won":0,"solos_played":0}"#,
    );
    let entries: Vec<turnier::SeasonPlayer> =
        ["mai:1", "juni:4"].iter().map(|entry| entry.parse().unwrap()).collect();
    told::<SeasonPlan>(
        turnier::SeasonPlan {
            name: "2026".to_owned(),
            best: Some(4),
            tournaments: vec!["mai".to_owned(), "juni".to_owned()],
            same: vec![entries.clone()],
        },
        r#"{"name":"2026","best":4,"tournaments":["mai","juni"],"same":[["mai:1","juni:4"]]}"#,
    );
    told::<SeasonSuggestion>(
        turnier::Suggestion { name: "Resi Huber".to_owned(), entries },
        r#"{"name":"Resi Huber","entries":["mai:1","juni:4"]}"#,
    );
}
