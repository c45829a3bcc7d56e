//! The review as text.

use std::fmt::Write as _;

use schafkopf::Seat;
use schafkopf_bots::review::{Decision, PlayerSummary, Review, Score, Verdict};
use stammtisch_coach::{MOST_HABITS, Teller, accuracy, habit_line, name, price, whole_signed};
use stammtisch_text::figures::decimal;
use stammtisch_text::{Arg, Texts};

use super::columns::Columns;

/// All reviews, and where there are several a summary before them. `all` shows every decision, not the mistakes alone.
pub fn report(reviews: &[Review], players: &[PlayerSummary], all: bool, texts: &'static Texts) -> String {
    let mut parts = Vec::new();
    if reviews.len() > 1 {
        parts.push(summary(reviews, players, texts));
    }
    parts.extend(reviews.iter().map(|review| game(&Teller { texts, review }, all)));
    parts.join("\n\n")
}

fn game(teller: &Teller<'_>, all: bool) -> String {
    let review = teller.review;
    let mut page = heading(teller);
    let _ = writeln!(page, "\n{}", teller.get("review-hands"));
    let mut hands = Columns::default();
    for seat in Seat::ALL {
        let cards: Vec<String> = teller.sorted(review.hands[seat]).iter().map(ToString::to_string).collect();
        hands.row([teller.who(seat), cards.join(" ")]);
    }
    page.push_str(&hands.text());
    if review.decisions.is_empty() {
        return page;
    }
    let _ = write!(page, "\n{}\n{}", teller.get("review-players"), scores(teller));
    if !review.curve.is_empty() {
        let _ = write!(page, "\n{}\n{}", teller.get("review-turning"), turning_points(teller));
    }
    if !review.tricks.is_empty() {
        let _ = write!(page, "\n{}\n{}", teller.get("review-tricks"), tricks(teller));
    }
    let _ = write!(page, "\n{}\n{}", teller.get("review-mistakes"), mistakes(teller));
    if all {
        let _ = write!(page, "\n{}\n{}", teller.get("review-all-decisions"), decisions(teller));
    }
    page
}

fn heading(teller: &Teller<'_>) -> String {
    let review = teller.review;
    let args = [
        ("game", Arg::from(i64::from(review.game))),
        ("rules", Arg::from(review.rules.as_str())),
        ("dealer", Arg::from(teller.who(review.dealer))),
    ];
    let mut page = teller.say("review-heading", &args) + "\n";
    for line in teller.contract_line().into_iter().chain([teller.result_line()]) {
        page.push_str(&line);
        page.push('\n');
    }
    page
}

fn scores(teller: &Teller<'_>) -> String {
    let mut table = Columns::default();
    table.row(score_heads(teller.texts, None));
    for seat in Seat::ALL {
        let who = match teller.role_word(seat) {
            Some(role) => format!("{} ({role})", teller.who(seat)),
            None => teller.who(seat),
        };
        let score = &teller.review.scores[seat];
        table.row(score_cells(teller.texts, who, score, teller.price(score.cost)));
    }
    table.text()
}

fn score_heads(texts: &Texts, more: Option<&str>) -> Vec<String> {
    let heads = ["player", "accuracy", "inaccuracies", "mistakes", "blunders", "cost"];
    let heads = heads.into_iter().chain(more);
    heads.map(|column| texts.get(&format!("review-column-{column}"))).collect()
}

fn score_cells(texts: &Texts, who: String, score: &Score, cost: String) -> Vec<String> {
    vec![
        who,
        accuracy(texts, score),
        score.inaccuracies.to_string(),
        score.mistakes.to_string(),
        score.blunders.to_string(),
        cost,
    ]
}

fn turning_points(teller: &Teller<'_>) -> String {
    let turns = teller.review.turning_points.iter().map(|turn| teller.turn(turn));
    let lines = turns.chain([teller.turning_note()]);
    lines.fold(String::new(), |page, line| page + "  " + &line + "\n")
}

/// The mark of a card that was a mistake, as in books on chess.
const fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best | Verdict::Good => "",
        Verdict::Inaccuracy => "?!",
        Verdict::Mistake => "?",
        Verdict::Blunder => "??",
    }
}

fn tricks(teller: &Teller<'_>) -> String {
    let review = teller.review;
    let mut page = String::new();
    for (index, trick) in review.tricks.iter().enumerate() {
        let card = |(place, card): (usize, &schafkopf::Card)| {
            let after = (index * 4 + place) as u8;
            let decision = review.decisions.iter().find(|d| d.trick.is_some() && d.after == after);
            format!("{card}{:<2}", decision.map_or("", |decision| mark(decision.verdict)))
        };
        let cards: Vec<String> = trick.cards.iter().enumerate().map(card).collect();
        let taken = trick.winner.map(|winner| {
            let args =
                [("who", Arg::from(teller.who(winner))), ("points", Arg::from(i64::from(trick.points)))];
            teller.say("review-trick-taken", &args)
        });
        let line = format!(
            "  {}. {}: {} → {}",
            index + 1,
            teller.who(trick.leader),
            cards.join(" "),
            taken.unwrap_or_default()
        );
        let _ = writeln!(page, "{}", line.trim_end_matches(['→', ' ']));
    }
    page
}

fn mistakes(teller: &Teller<'_>) -> String {
    let mistakes = teller.mistakes();
    if mistakes.is_empty() {
        return format!("  {}\n", teller.get("review-no-mistakes"));
    }
    let mut page = String::new();
    for decision in mistakes {
        let best = decision.best().map_or(decision.played, |best| best.action);
        let args = [
            ("who", Arg::from(teller.who(decision.seat))),
            ("played", Arg::from(teller.action(decision.seat, decision.played))),
            ("best", Arg::from(teller.action(decision.seat, best))),
        ];
        let what = teller.say("review-instead", &args);
        let _ = writeln!(page, "  {} · {what}", teller.place(decision));
        let _ = writeln!(page, "    {}", teller.verdict(decision));
        for sentence in teller.why(decision) {
            let _ = writeln!(page, "    {sentence}");
        }
    }
    page
}

/// Every decision with its alternatives.
fn decisions(teller: &Teller<'_>) -> String {
    let mut page = String::new();
    for decision in &teller.review.decisions {
        let args = [
            ("who", Arg::from(teller.who(decision.seat))),
            ("played", Arg::from(teller.action(decision.seat, decision.played))),
        ];
        let _ = writeln!(
            page,
            "  {} · {} ({}; {})",
            teller.place(decision),
            teller.say("review-as-played", &args),
            teller.verdict(decision),
            teller.worlds(decision)
        );
        for line in alternatives(teller, decision).lines() {
            let _ = writeln!(page, "  {line}");
        }
    }
    page
}

fn alternatives(teller: &Teller<'_>, decision: &Decision) -> String {
    let mut table = Columns::default();
    let heads = ["option", "value", "win", "points", "open"];
    table.row(heads.map(|column| teller.get(&format!("review-column-{column}"))));
    for option in &decision.options {
        let chosen = if option.action == decision.played { "• " } else { "  " };
        table.row([
            format!("{chosen}{}", teller.action(decision.seat, option.action)),
            teller.value(option.value),
            teller.percent(option.win),
            decimal(teller.texts.lang(), option.points, 0),
            option.open.map_or_else(String::new, |open| match open.points {
                Some(points) => points.to_string(),
                None => teller.value(open.value),
            }),
        ]);
    }
    let untried = teller.untried(decision).map(|line| format!("  {line}\n"));
    table.text() + &untried.unwrap_or_default()
}

fn summary(reviews: &[Review], players: &[PlayerSummary], texts: &'static Texts) -> String {
    let (currency, cents) =
        reviews.first().map_or((schafkopf_bots::arena::Currency::Points, None), |review| {
            (review.currency, review.unit_cents)
        });
    let mut page = texts.get("review-summary") + "\n";
    let mut table = Columns::default();
    let mut heads = score_heads(texts, Some("result"));
    heads.insert(1, texts.get("review-column-games"));
    table.row(heads);
    for player in players {
        let who = name(texts, player.name.as_deref(), player.seat);
        let cost = price(texts, currency, cents, player.score.cost);
        let mut cells = score_cells(texts, who, &player.score, cost);
        cells.insert(1, player.games.to_string());
        cells.push(whole_signed(player.result));
        table.row(cells);
    }
    page.push_str(&table.text());
    let _ = writeln!(page, "\n{}", texts.get("review-habits"));
    for player in players {
        let who = name(texts, player.name.as_deref(), player.seat);
        let habits: Vec<String> = player
            .score
            .habits
            .iter()
            .take(MOST_HABITS)
            .map(|habit| habit_line(habit, &price(texts, currency, cents, habit.cost), texts))
            .collect();
        let habits = if habits.is_empty() { texts.get("review-no-habits") } else { habits.join("; ") };
        let _ = writeln!(page, "  {who}: {habits}");
    }
    page
}
