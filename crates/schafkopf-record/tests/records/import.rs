//! Import of one-line records and of protocols.

use schafkopf::rules::builtin;
use schafkopf::{Contract, Seat};
use schafkopf_record::{
    Format, Language, Line, NotedEnding, audit, parse_oneline, parse_protocol, print, print_oneline, read,
    replay,
};

const PROTOCOL: &str = include_str!("../corpus/import/protocol.txt");
const ONE_LINE: &str = include_str!("../corpus/import/oneline.txt");

#[test]
fn one_line_records_are_read_and_played_again() {
    let games = parse_oneline(ONE_LINE).unwrap();
    assert_eq!(games.len(), 4);
    for game in &games {
        let rules = builtin(game.record.fallback_rules()).unwrap();
        let replayed = replay(&game.record, &rules).unwrap();
        assert!(replayed.game.ending().is_some());
        assert_eq!(audit(&game.record, &rules), []);
        assert_eq!(game.record.dealer, Seat::Four, "player 0 leads");
    }
    assert_eq!(games[0].lines.number(Line::Trick(3)), Some(2), "a game is one line");
    assert_eq!(games[2].record.fallback_rules(), "tischpunkte");
    let again: Vec<String> = games.iter().map(|game| print_oneline(&game.record).unwrap()).collect();
    assert_eq!(parse_oneline(&again.join("\n")).unwrap().len(), 4);
}

#[test]
fn one_line_errors_are_placed() {
    let wrong = |text: &str| {
        let error = parse_oneline(text).unwrap_err();
        (error.column, error.problem.code())
    };
    assert_eq!(wrong("Rufspiel Blaue von 3 so h7"), (1, "one-line"));
    assert_eq!(wrong("Rufspiel Blaue: so h7"), (1, "one-line-player"));
    assert_eq!(wrong("Rufspiel Blaue von 4: so h7"), (20, "one-line-player"));
    assert_eq!(wrong("Rufspiel Rote von 3: so h7"), (1, "unknown-contract"));
    assert_eq!(wrong("Gras-Solo von 3: so h7 so"), (24, "card-twice"));
    assert_eq!(wrong("Gras-Solo von 3: so b7"), (21, "not-a-card"));
    assert_eq!(wrong("\n \n"), (1, "no-game"));
}

#[test]
fn a_protocol_is_read() {
    let protocol = parse_protocol(PROTOCOL).unwrap();
    assert_eq!(protocol.games.len(), 4);
    let skipped: Vec<&str> = protocol.skipped.iter().map(|skipped| skipped.what.as_str()).collect();
    assert_eq!(skipped, ["Es wurde Ramsch gespielt.", "Bert spielt Kreuzbock"]);
    let [first, second, third, fourth] = &protocol.games[..] else { panic!("there are four") };

    assert_eq!(first.record.date.as_deref(), Some("12.02.26"));
    assert_eq!(first.record.players[Seat::Three].as_deref(), Some("Cilli"));
    assert_eq!(first.record.dealer, Seat::Four);
    assert_eq!(first.record.noted.ending, Some(NotedEnding::Won));
    assert_eq!(first.record.noted.points, Some(65));
    assert_eq!(second.record.dealer, Seat::One, "the seats of the first game stay");
    assert!(matches!(second.record.contract(), Some(Contract::Wenz { .. })));
    assert_eq!(third.record.noted.ending, Some(NotedEnding::ThrownIn));
    assert_eq!((fourth.record.auction.len(), fourth.record.calls.len()), (4, 1));

    let rules = builtin("schule").unwrap();
    for game in &protocol.games {
        assert_eq!(audit(&game.record, &rules), [], "{}", print(&game.record, Language::German));
    }
    let cards = first.lines.number(Line::Trick(0)).and_then(|number| PROTOCOL.lines().nth(number - 1));
    assert!(cards.is_some_and(|line| line.contains("Anna spielt aus: HA")), "{cards:?}");
}

#[test]
fn protocol_errors_are_placed() {
    let wrong = |text: &str| {
        let error = parse_protocol(text).unwrap_err();
        (error.line, error.problem.code())
    };
    assert_eq!(wrong("nichts\n"), (2, "no-game"));
    assert_eq!(wrong("Geber: Anna\nAnna hat: EA\n"), (1, "four-players"));
    let hands = "Geber: D\nA hat: EA\nB hat: GA\nC hat: HA\nD hat: SA\n";
    assert_eq!(wrong(&format!("{hands}unsinn\n")), (6, "protocol-line"));
    assert_eq!(wrong(&format!("{hands}A: unsinn\n")), (6, "unknown-word"));
    assert_eq!(wrong(&format!("{hands}A spielt: Eichel-Sole\n")), (6, "unknown-contract"));
    assert_eq!(wrong(&format!("{hands}A spielt aus: EA XX\n")), (6, "not-a-card"));
    assert_eq!(wrong(&format!("{hands}E spielt aus: EA\n")), (6, "unknown-player"));
}

#[test]
fn formats_are_told_apart() {
    assert_eq!(Format::of("\u{feff}; hallo\n\nSchafkopf 1\n"), Format::Text);
    assert_eq!(Format::of(" {\"schafkopf\":1}"), Format::Json);
    assert_eq!(Format::of(ONE_LINE), Format::OneLine);
    assert_eq!(Format::of(PROTOCOL), Format::Protocol);
    assert_eq!(Format::of("irgendwas"), Format::Text);
    assert_eq!(read(PROTOCOL).unwrap().skipped.len(), 2);
}
