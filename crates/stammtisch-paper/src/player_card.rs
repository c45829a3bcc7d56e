//! Player's cards: the list keeper enters the result after each match and signs (T 7).

use schafkopf_turnier::{KeptResult, ListId, ListStatus, PlayerNumber, State, Status};

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::{long_date, signed};
use crate::paper::Paper;

/// How cards look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/player_card.css") };

/// Cards on a sheet.
const CARDS_A_SHEET: usize = 4;
/// Height of all rows for matches, and of the highest, in tenths of a millimetre.
const ROOM: (u32, u32) = (620, 180);

/// Who gets a card: everybody who plays or did.
pub(crate) fn players(state: &State) -> Vec<PlayerNumber> {
    let plays = |status: Status| match status {
        Status::Active | Status::Excluded | Status::Replaced(_) => true,
        Status::Waiting | Status::Withdrawn => false,
    };
    state.players().iter().filter(|(_, player)| plays(player.status)).map(|(&number, _)| number).collect()
}

/// Prints the cards of players.
pub(crate) fn print(paper: &Paper<'_>, players: &[PlayerNumber], page: &mut Markup) {
    let results = paper.state().results_so_far();
    let matches = paper.state().tournament_rules().matches;
    let height = (ROOM.0 / matches.max(1)).min(ROOM.1);
    for players in players.chunks(CARDS_A_SHEET) {
        page.measured(("section", "sheet"), ("row", height), |sheet| {
            for &player in players {
                sheet.put("div", "card", |card| print_card(paper, player, &results, card));
            }
        });
    }
}

fn print_card(paper: &Paper<'_>, player: PlayerNumber, results: &[KeptResult], card: &mut Markup) {
    let (texts, setup) = (paper.texts(), paper.setup());
    card.put("div", "head", |head| {
        head.put("div", "who", |who| {
            who.say("div", "title", &texts.get("paper-player-card"));
            who.say("div", "of", &setup.name);
            who.say("div", "of", &long_date(texts, setup.date));
        });
        head.put("div", "start", |field| {
            field.say("small", "", &texts.get("paper-column-number"));
            field.say("b", "", &player.to_string());
        });
    });
    card.say("div", "name", &paper.name(player));
    card.say("div", "town", paper.town(player));
    card.put("table", "", |table| {
        column_heads(paper, table);
        for match_number in 1..=paper.state().tournament_rules().matches {
            match_row(paper, player, match_number, results, table);
        }
        sum_rows(paper, player, results, table);
    });
}

/// The sum of all matches, once all are in; with table points, both together too (T 4).
fn sum_rows(paper: &Paper<'_>, player: PlayerNumber, results: &[KeptResult], table: &mut Markup) {
    let matches = paper.state().tournament_rules().matches;
    let all: Option<Vec<&KeptResult>> =
        (1..=matches).map(|number| result(paper, player, number, results)).collect();
    let sum =
        |of: fn(&KeptResult) -> i64| all.as_ref().map(|all| all.iter().map(|&one| of(one)).sum::<i64>());
    let (points, table_points) = (sum(|one| one.points), sum(|one| one.table_points));
    let texts = paper.texts();
    table.put("tr", "sum", |row| {
        row.wide("label", 3, |cell| cell.text(&texts.get("paper-sum")));
        row.say("td", "", &points.map(signed).unwrap_or_default());
        if paper.has_table_points() {
            row.say("td", "", &table_points.map(|sum| sum.to_string()).unwrap_or_default());
        }
        row.say("td", "", "");
    });
    if paper.has_table_points() {
        let both = points.zip(table_points).map(|(points, more)| signed(points + more));
        table.put("tr", "sum", |row| {
            row.wide("label", 3, |cell| cell.text(&texts.get("paper-result")));
            row.wide("", 2, |cell| cell.text(&both.unwrap_or_default()));
            row.say("td", "", "");
        });
    }
}

/// What a player reached in a match, once its list is in.
fn result<'a>(
    paper: &Paper<'_>,
    player: PlayerNumber,
    match_number: u32,
    results: &'a [KeptResult],
) -> Option<&'a KeptResult> {
    let mine = |result: &&KeptResult| result.match_number == match_number && result.player == player;
    let result = results.iter().find(mine)?;
    let list = paper.state().list(ListId { match_number, table: result.table });
    let is_in = list.is_none_or(|list| match list.status() {
        ListStatus::Closed | ListStatus::Purged => true,
        ListStatus::Open | ListStatus::Voided => false,
    });
    is_in.then_some(result)
}

fn column_heads(paper: &Paper<'_>, table: &mut Markup) {
    table.put("tr", "", |row| {
        let mut keys = vec!["paper-match", "paper-table", "paper-seat", "paper-game-points"];
        if paper.has_table_points() {
            keys.push("paper-table-points");
        }
        for key in keys {
            row.say("th", "", &paper.texts().get(key));
        }
        row.say("th", "signature", &paper.texts().get("paper-keeper-signature"));
    });
}

fn match_row(
    paper: &Paper<'_>,
    player: PlayerNumber,
    match_number: u32,
    results: &[KeptResult],
    table: &mut Markup,
) {
    let state = paper.state();
    let place = state.seating(match_number).and_then(|seating| seating.place_of(player));
    let result = result(paper, player, match_number, results);
    let or_blank = |text: Option<String>| text.unwrap_or_default();
    table.put("tr", "match", |row| {
        row.say("th", "", &match_number.to_string());
        row.say("td", "", &or_blank(place.map(|place| place.table.to_string())));
        row.say("td", "", &or_blank(place.map(|place| place.seat.number().to_string())));
        row.say("td", "", &or_blank(result.map(|result| signed(result.points))));
        if paper.has_table_points() {
            row.say("td", "", &or_blank(result.map(|result| result.table_points.to_string())));
        }
        row.say("td", "", "");
    });
}
