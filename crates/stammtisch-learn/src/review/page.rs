//! The review as one page that needs nothing else: cards, curve, tricks, words.

use schafkopf::{Card, Seat};
use schafkopf_bots::arena::Currency;
use schafkopf_bots::review::{Decision, DecisionKind, PlayerSummary, Review, Verdict};
use stammtisch_art::Svg;
use stammtisch_art::cards::{Look, sprite, used};
use stammtisch_art::plots::{Counting, Course, Slip, points_bar, share_bar};
use stammtisch_coach::{MOST_HABITS, Teller, accuracy, habit_line, name, price, whole_signed};
use stammtisch_paper::Markup;
use stammtisch_text::{Arg, Texts};

const STYLE: &str = include_str!("page.css");
/// How many of the dearest mistakes stand at the top.
const DEAREST: usize = 5;

/// The page of some reviews: cards, curve, tricks, words; it needs nothing beside it.
pub fn page(reviews: &[Review], players: &[PlayerSummary], texts: &'static Texts) -> String {
    let title = match reviews {
        [only] => title(&Teller { texts, review: only }),
        several => texts.format("review-title-games", &[("games", Arg::from(several.len() as i64))]),
    };
    let mut page = Markup::default();
    page.raw("<!DOCTYPE html>\n<html lang=\"");
    page.raw(texts.lang().code());
    page.raw("\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.raw("<meta name=\"color-scheme\" content=\"light dark\">\n");
    page.say("title", "", &title);
    page.raw("\n<style>\n");
    page.raw(STYLE);
    page.raw("</style>\n</head>\n<body>\n<div class=\"sprite\" aria-hidden=\"true\">");
    page.picture(&Svg::drawn(sprite(Look::default())));
    page.raw("</div>\n<main>\n");
    if let [only] = reviews {
        game(&mut page, &Teller { texts, review: only });
    } else {
        page.say("h1", "", &title);
        summary(&mut page, reviews, players, texts);
        for review in reviews {
            let teller = Teller { texts, review };
            let head = self::title(&teller);
            page.fold("game", |head_of| head_of.say("span", "", &head), |inside| game(inside, &teller));
        }
    }
    if let Some(review) = reviews.first() {
        how(&mut page, &Teller { texts, review });
    }
    page.raw("</main>\n</body>\n</html>\n");
    page.into_string()
}

/// What a game is called.
fn title(teller: &Teller<'_>) -> String {
    let contract = teller.contract_line().unwrap_or_else(|| teller.result_line());
    let number = i64::from(teller.review.game);
    teller.say("review-game-line", &[("number", Arg::from(number)), ("contract", Arg::from(contract))])
}

fn game(page: &mut Markup, teller: &Teller<'_>) {
    let review = teller.review;
    page.put("header", "", |head| {
        let contract = teller.contract_line();
        head.say("h1", "", &contract.unwrap_or_else(|| teller.result_line()));
        if teller.review.declared.is_some() {
            head.say("p", "result", &teller.result_line());
        }
        outcome(head, teller);
        let args = [
            ("game", Arg::from(i64::from(review.game))),
            ("rules", Arg::from(review.rules.as_str())),
            ("dealer", Arg::from(teller.who(review.dealer))),
        ];
        let about = [review.event.as_deref(), review.site.as_deref(), review.date.as_deref()];
        let about: Vec<&str> = about.into_iter().flatten().collect();
        head.say("p", "small", &teller.say("review-heading", &args));
        if !about.is_empty() {
            head.say("p", "small", &about.join(" · "));
        }
    });
    scores(page, teller);
    if let Some(curve) = curve(teller).svg() {
        page.put("section", "", |section| course(section, teller, &curve));
    }
    mistakes(page, teller);
    if !review.tricks.is_empty() {
        page.put("section", "", |section| tricks(section, teller));
    }
    page.put("section", "", |section| hands(section, teller));
}

/// The points as a bar from 0 to 120 with marks at 30, 61 and 91.
fn outcome(page: &mut Markup, teller: &Teller<'_>) {
    let Some(result) = teller.review.result.as_ref().filter(|_| !teller.is_tout()) else { return };
    page.picture(&points_bar(result.declarer_points, result.won));
}

fn scores(page: &mut Markup, teller: &Teller<'_>) {
    page.put("section", "", |section| {
        section.say("h2", "", &teller.get("review-players"));
        section.put("div", "scores", |scores| {
            for seat in Seat::ALL {
                scores.put("article", "score", |card| score(card, teller, seat));
            }
        });
    });
}

fn score(card: &mut Markup, teller: &Teller<'_>, seat: Seat) {
    let score = &teller.review.scores[seat];
    card.put("div", "who", |who| {
        who.say("b", "", &teller.who(seat));
        if let Some(role) = teller.role_word(seat) {
            who.say("span", "small", &role);
        }
    });
    card.say("div", "accuracy", &accuracy(teller.texts, score));
    card.picture(&share_bar("accuracy-bar", score.accuracy.unwrap_or(0.0)));
    let count = |kind: &str, count: u32| {
        let args = [("count", Arg::from(i64::from(count)))];
        (count > 0).then(|| teller.say(&format!("review-count-{kind}"), &args))
    };
    let counts = [
        count("blunders", score.blunders),
        count("mistakes", score.mistakes),
        count("inaccuracies", score.inaccuracies),
    ];
    let counts: Vec<String> = counts.into_iter().flatten().collect();
    if !counts.is_empty() {
        let cost = teller.say("review-given-away", &[("cost", Arg::from(teller.price(score.cost)))]);
        card.say("div", "small", &format!("{}: {cost}", counts.join(", ")));
    }
    if let Some(paid) = teller.review.paid(seat) {
        let paid = [("result", Arg::from(whole_signed(paid)))];
        card.say("div", "small", &teller.say("review-result", &paid));
    }
}

/// The open-card value card by card, with a dot for each mistake.
fn curve(teller: &Teller<'_>) -> Course {
    let is_slip = |decision: &&Decision| decision.verdict.is_mistake() && decision.trick.is_some();
    let slip = |decision: &Decision| {
        let best = decision.best().map_or(decision.played, |best| best.action);
        let args = [
            ("who", Arg::from(teller.who(decision.seat))),
            ("played", Arg::from(teller.action(decision.seat, decision.played))),
            ("best", Arg::from(teller.action(decision.seat, best))),
        ];
        let title = teller.say("review-instead", &args);
        Slip { after: decision.after + 1, class: decision.verdict.name(), title }
    };
    Course {
        title: teller.get("review-course"),
        counting: if teller.is_tout() { Counting::Tricks } else { Counting::Points },
        curve: teller.review.curve.iter().map(|point| (point.after, point.points)).collect(),
        slips: teller.review.decisions.iter().filter(is_slip).map(slip).collect(),
    }
}

fn course(section: &mut Markup, teller: &Teller<'_>, curve: &Svg) {
    section.say("h2", "", &teller.get("review-course"));
    section.picture(curve);
    section.put("ul", "legend", |legend| {
        let line = if teller.is_tout() { "review-course-tricks" } else { "review-course-points" };
        for (class, key) in [("line", line), ("dot", "review-course-mistakes")] {
            legend.put("li", "", |item| {
                item.put("i", class, |_| {});
                item.text(&teller.get(key));
            });
        }
    });
    section.say("h3", "", &teller.get("review-turning"));
    section.put("ul", "turns", |list| {
        for turn in &teller.review.turning_points {
            list.say("li", "", &teller.turn(turn));
        }
    });
    section.say("p", "small", &teller.turning_note());
}

fn mistakes(page: &mut Markup, teller: &Teller<'_>) {
    let mistakes = teller.mistakes();
    page.put("section", "", |section| {
        section.say("h2", "", &teller.get("review-mistakes"));
        if mistakes.is_empty() {
            section.say("p", "", &teller.get("review-no-mistakes"));
        }
        section.put("div", "mistakes", |list| {
            for (place, decision) in mistakes.iter().enumerate() {
                list.put("article", verdict_class(decision.verdict), |article| {
                    mistake(article, teller, decision, place < DEAREST);
                });
            }
        });
    });
}

const fn verdict_class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best | Verdict::Good => "mistake",
        Verdict::Inaccuracy => "mistake inaccuracy",
        Verdict::Mistake => "mistake wrong",
        Verdict::Blunder => "mistake blunder",
    }
}

fn mistake(article: &mut Markup, teller: &Teller<'_>, decision: &Decision, shows_hand: bool) {
    let best = decision.best().map_or(decision.played, |best| best.action);
    article.put("h3", "", |head| {
        head.text(&format!("{} · {}", teller.place(decision), teller.who(decision.seat)));
    });
    if let (Some(played), Some(better)) = (decision.played.card(), best.card()) {
        article.put("div", "compare", |compare| {
            for &card in &decision.table {
                compare.picture(&used(card, "lying", &teller.texts.card(card)));
            }
            compare.picture(&used(played, "played", &teller.texts.card(played)));
            compare.say("span", "arrow", "→");
            compare.picture(&used(better, "better", &teller.texts.card(better)));
        });
    }
    let args = [
        ("played", Arg::from(teller.action(decision.seat, decision.played))),
        ("best", Arg::from(teller.action(decision.seat, best))),
    ];
    article.say("p", "what", &teller.say("review-one-instead", &args));
    article.say("p", "verdict", &teller.verdict(decision));
    for sentence in teller.why(decision) {
        article.say("p", "", &sentence);
    }
    if shows_hand {
        article.put("div", "fan small-cards", |fan| cards(fan, teller, &teller.sorted(decision.hand)));
    }
    let options = teller.get("review-options");
    article.fold("options", |head| head.text(&options), |inside| alternatives(inside, teller, decision));
}

fn cards(page: &mut Markup, teller: &Teller<'_>, cards: &[Card]) {
    for &card in cards {
        page.picture(&used(card, "", &teller.texts.card(card)));
    }
}

fn alternatives(page: &mut Markup, teller: &Teller<'_>, decision: &Decision) {
    page.put("table", "", |table| {
        table.put("tr", "", |row| {
            for column in ["option", "value", "win", "open"] {
                row.say("th", "", &teller.get(&format!("review-column-{column}")));
            }
        });
        for option in &decision.options {
            let class = if option.action == decision.played { "chosen" } else { "" };
            table.put("tr", class, |row| {
                row.put("td", "", |cell| cell.text(&teller.action(decision.seat, option.action)));
                row.say("td", "", &teller.value(option.value));
                row.say("td", "", &teller.percent(option.win));
                let open = option.open.map_or_else(String::new, |open| match open.points {
                    Some(points) => points.to_string(),
                    None => teller.value(open.value),
                });
                row.say("td", "", &open);
            });
        }
    });
    page.say("p", "small", &teller.worlds(decision));
    if let Some(line) = teller.untried(decision) {
        page.say("p", "small", &line);
    }
}

fn tricks(section: &mut Markup, teller: &Teller<'_>) {
    let review = teller.review;
    section.say("h2", "", &teller.get("review-tricks"));
    let before: Vec<&Decision> =
        review.decisions.iter().filter(|decision| decision.kind != DecisionKind::Card).collect();
    if !before.is_empty() {
        let head = teller.get("review-auction");
        section.fold(
            "trick",
            |summary| summary.say("span", "", &head),
            |inside| {
                for decision in before {
                    step(inside, teller, decision);
                }
            },
        );
    }
    for (index, trick) in review.tricks.iter().enumerate() {
        let head = |summary: &mut Markup| {
            let number = [("trick", Arg::from(index as i64 + 1))];
            summary.say("span", "", &teller.say("review-trick", &number));
            summary.put("span", "row", |row| {
                for (place, &card) in trick.cards.iter().enumerate() {
                    let seat = trick.leader.plus(place);
                    let decision = decision_of(review, (index * 4 + place) as u8);
                    lying(row, teller, (seat, card), (decision, Some(seat) == trick.winner));
                }
            });
            if let Some(winner) = trick.winner {
                let args =
                    [("who", Arg::from(teller.who(winner))), ("points", Arg::from(i64::from(trick.points)))];
                summary.say("span", "small", &format!("→ {}", teller.say("review-trick-taken", &args)));
            }
        };
        section.fold(if trick.critical { "trick critical" } else { "trick" }, head, |inside| {
            for place in 0..trick.cards.len() {
                if let Some(decision) = decision_of(review, (index * 4 + place) as u8) {
                    step(inside, teller, decision);
                }
            }
        });
    }
}

fn decision_of(review: &Review, after: u8) -> Option<&Decision> {
    review.decisions.iter().find(|decision| decision.trick.is_some() && decision.after == after)
}

/// A card of a trick with who played it.
fn lying(
    row: &mut Markup,
    teller: &Teller<'_>,
    (seat, card): (Seat, Card),
    (decision, wins): (Option<&Decision>, bool),
) {
    row.put("span", if wins { "lain wins" } else { "lain" }, |place| {
        let class = decision.map_or("", |decision| match decision.verdict {
            Verdict::Best | Verdict::Good => "",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "wrong",
            Verdict::Blunder => "blunder",
        });
        place.picture(&used(card, class, &teller.texts.card(card)));
        place.say("span", "small", &teller.who(seat));
    });
}

/// A decision with its alternatives.
fn step(page: &mut Markup, teller: &Teller<'_>, decision: &Decision) {
    page.put("div", "step", |step| {
        let args = [
            ("who", Arg::from(teller.who(decision.seat))),
            ("played", Arg::from(teller.action(decision.seat, decision.played))),
        ];
        step.put("p", "", |line| {
            line.say("b", "", &teller.say("review-as-played", &args));
            line.say("span", "small", &format!(" {}", teller.verdict(decision)));
        });
        alternatives(step, teller, decision);
    });
}

fn hands(section: &mut Markup, teller: &Teller<'_>) {
    section.say("h2", "", &teller.get("review-hands"));
    section.put("div", "hands", |hands| {
        for seat in Seat::ALL {
            hands.put("div", "", |hand| self::hand(hand, teller, seat));
        }
    });
}

fn hand(page: &mut Markup, teller: &Teller<'_>, seat: Seat) {
    page.put("p", "", |line| {
        line.say("b", "", &teller.who(seat));
        if let Some(role) = teller.role_word(seat) {
            line.say("span", "small", &format!(" {role}"));
        }
    });
    let sorted = teller.sorted(teller.review.hands[seat]);
    page.put("div", "fan", |fan| cards(fan, teller, &sorted));
}

fn how(page: &mut Markup, teller: &Teller<'_>) {
    let currency = match teller.review.currency {
        Currency::Units => "review-currency-units",
        Currency::Points => "review-currency-points",
    };
    page.put("footer", "", |foot| {
        foot.say("h2", "", &teller.get("review-how"));
        let currency = [("currency", Arg::from(teller.get(currency)))];
        foot.say("p", "", &teller.say("review-how-value", &currency));
        foot.say("p", "", &teller.get("review-how-accuracy"));
    });
}

fn summary(page: &mut Markup, reviews: &[Review], players: &[PlayerSummary], texts: &Texts) {
    let (currency, cents) =
        reviews.first().map_or((Currency::Points, None), |review| (review.currency, review.unit_cents));
    page.put("section", "", |section| {
        section.say("h2", "", &texts.get("review-summary"));
        section.put("div", "scores", |scores| {
            for player in players {
                scores.put("article", "score", |card| {
                    card.put("div", "who", |who| {
                        who.say("b", "", &name(texts, player.name.as_deref(), player.seat));
                        let games = [("games", Arg::from(i64::from(player.games)))];
                        who.say("span", "small", &texts.format("review-games", &games));
                    });
                    card.say("div", "accuracy", &accuracy(texts, &player.score));
                    card.picture(&share_bar("accuracy-bar", player.score.accuracy.unwrap_or(0.0)));
                    let cost = price(texts, currency, cents, player.score.cost);
                    card.say("div", "small", &format!("{cost} {}", texts.get("review-column-cost")));
                    let result =
                        format!("{} {}", texts.get("review-column-result"), whole_signed(player.result));
                    card.say("div", "small", &result);
                });
            }
        });
        section.say("h3", "", &texts.get("review-habits"));
        section.put("ul", "", |list| {
            for player in players {
                let lines: Vec<String> = player
                    .score
                    .habits
                    .iter()
                    .take(MOST_HABITS)
                    .map(|habit| habit_line(habit, &price(texts, currency, cents, habit.cost), texts))
                    .collect();
                let lines = if lines.is_empty() { texts.get("review-no-habits") } else { lines.join("; ") };
                list.put("li", "", |item| {
                    item.say("b", "", &name(texts, player.name.as_deref(), player.seat));
                    item.text(&format!(": {lines}"));
                });
            }
        });
    });
}
