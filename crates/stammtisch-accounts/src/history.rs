//! The history of one person: hands, matches, shared hands, rating.

use std::collections::HashMap;

use schafkopf::{BySeat, Seat};
use schafkopf_rating::Rating;
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_http::Person;
use stammtisch_http::clock::Moment;
use stammtisch_store::{
    HandEnd, HandSummary, HistoryStore as _, MatchRecord, OwnHand, SeatHolder, ShareRecord,
};
use stammtisch_text::Lang;

use crate::accounts::Accounts;
use crate::rating::rested;
use crate::record::{named, shown_name};
use crate::refused::Refused;
use crate::statistics::{Role, Statistics, amount};
use crate::token::random_id;

/// Entries on a page, unless another number is asked for.
const PAGE: usize = 50;
/// Entries on a page at most.
const MOST_ON_PAGE: usize = 200;
/// The fewest matches with which somebody is in the ranking.
const LEAST_RANKED: u32 = 5;
/// So many are in the ranking.
const MOST_RANKED: usize = 500;

/// Which hands are wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandsWanted {
    limit: Option<usize>,
    before: Option<String>,
    rules: Option<String>,
    contract: Option<String>,
    result: Option<Won>,
    role: Option<Role>,
    /// The language, read elsewhere.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// Whether somebody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Won {
    Won,
    Lost,
}

/// Which statistics are wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatisticsWanted {
    rules: Option<String>,
    since: Option<Moment>,
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// Which page of matches is wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatchesWanted {
    limit: Option<usize>,
    before: Option<String>,
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// A place in the order of a history: a moment, and a number for what ended in the same one.
fn cursor(at: Moment, number: u64, table: &str) -> String {
    format!("{at}.{number}.{table}")
}

/// Everything before a place, newest first, up to the page's end; and where the next page begins.
fn page<'a, T>(
    all: impl Iterator<Item = &'a T>,
    (before, limit): (Option<&str>, Option<usize>),
    place: impl Fn(&T) -> String,
) -> (Vec<&'a T>, Option<String>) {
    let limit = limit.unwrap_or(PAGE).clamp(1, MOST_ON_PAGE);
    let mut rest = all.peekable();
    if let Some(before) = before {
        while rest.next_if(|entry| place(entry) != before).is_some() {}
        rest.next();
    }
    let entries: Vec<&T> = rest.by_ref().take(limit).collect();
    let next = if rest.peek().is_some() { entries.last().map(|last| place(last)) } else { None };
    (entries, next)
}

impl HandsWanted {
    fn fits(&self, hand: &OwnHand) -> bool {
        let fits_rules = self.rules.as_ref().is_none_or(|rules| *rules == hand.rules);
        let (kind, role, won) = match &hand.end {
            HandEnd::ThrownIn => ("thrown_in", None, None),
            HandEnd::SieVoid => ("sie_void", None, None),
            HandEnd::Scored(scored) => {
                let role = Role::of(hand.seat, scored);
                let won = if role.won(scored) { Won::Won } else { Won::Lost };
                (scored.contract.kind().name(), Some(role), Some(won))
            }
        };
        fits_rules
            && self.contract.as_ref().is_none_or(|wanted| wanted == kind)
            && self.role.is_none_or(|wanted| role == Some(wanted))
            && self.result.is_none_or(|wanted| won == Some(wanted))
    }
}

/// The balances after each hand, in the order of the hands, each under its own rules.
fn balances(hands: &[OwnHand]) -> Vec<i64> {
    let mut totals: HashMap<&str, i64> = HashMap::new();
    let after = |hand: &'_ OwnHand, totals: &mut HashMap<_, i64>, key| {
        let total: &mut i64 = totals.entry(key).or_default();
        *total += amount(hand);
        *total
    };
    hands.iter().map(|hand| after(hand, &mut totals, hand.rules.as_str())).collect()
}

impl Accounts {
    /// A page of somebody's hands.
    pub(crate) async fn hands(&self, me: &Person, wanted: &HandsWanted) -> Result<Value, Refused> {
        let hands = self.inner.store.hands_of(&me.id.to_string()).await?;
        let numbered: Vec<(OwnHand, i64)> = {
            let balances = balances(&hands);
            hands.into_iter().zip(balances).collect()
        };
        let fitting = numbered.iter().rev().filter(|(hand, _)| wanted.fits(hand));
        let place = |(hand, _): &(OwnHand, i64)| cursor(hand.at, hand.hand, &hand.table);
        let (page, next) = page(fitting, (wanted.before.as_deref(), wanted.limit), place);
        let shares = self.share_tokens(&me.id.to_string()).await?;
        let mut shown = Vec::with_capacity(page.len());
        for (hand, balance) in page {
            let seats = self.inner.store.hand_seats(&hand.table, hand.hand).await?;
            let mut entry = hand_json(hand, &seats);
            entry["balance"] = json!(balance);
            entry["shared"] = json!(shares.get(&(hand.table.clone(), hand.hand)));
            shown.push(entry);
        }
        Ok(json!({"hands": shown, "next": next}))
    }

    async fn share_tokens(&self, person: &str) -> Result<HashMap<(String, u64), String>, Refused> {
        let shares = self.inner.store.shares_of(person).await?;
        Ok(shares.into_iter().map(|share| ((share.table, share.hand), share.token)).collect())
    }

    /// A whole hand, if the person sat there.
    async fn own_hand(&self, person: &str, table: &str, hand: u64) -> Result<(Seat, HandSummary), Refused> {
        let summary = self.inner.store.hand(table, hand).await?.ok_or(Refused::NotFound)?;
        let seat = summary.seats.iter().find(|(_, holder)| holder.person() == Some(person));
        let seat = seat.map(|(seat, _)| seat).ok_or(Refused::NotFound)?;
        Ok((seat, summary))
    }

    /// One hand with its record, for who sat there.
    pub(crate) async fn hand(
        &self,
        me: &Person,
        (table, number): (&str, u64),
        lang: Lang,
    ) -> Result<Value, Refused> {
        let (_, summary) = self.own_hand(&me.id.to_string(), table, number).await?;
        let hands = self.inner.store.hands_of(&me.id.to_string()).await?;
        let balances = balances(&hands);
        let place = hands.iter().position(|hand| hand.table == table && hand.hand == number);
        let place = place.ok_or(Refused::NotFound)?;
        let mut entry = hand_json(&hands[place], &summary.seats);
        entry["balance"] = json!(balances[place]);
        entry["shared"] =
            json!(self.share_tokens(&me.id.to_string()).await?.get(&(table.to_owned(), number)));
        entry["record"] = json!(record_for_players(&summary, lang));
        entry["all_units"] = json!(summary.units);
        entry["all_list"] = json!(summary.list);
        Ok(entry)
    }

    /// The record of a hand as a text, for who sat there.
    pub(crate) async fn hand_record(
        &self,
        me: &Person,
        (table, number): (&str, u64),
        lang: Lang,
    ) -> Result<String, Refused> {
        let (_, summary) = self.own_hand(&me.id.to_string(), table, number).await?;
        Ok(record_for_players(&summary, lang))
    }

    /// Shares a hand by a link; only who sat there can.
    pub(crate) async fn share(&self, me: &Person, table: &str, hand: u64) -> Result<String, Refused> {
        self.own_hand(&me.id.to_string(), table, hand).await?;
        let share = ShareRecord {
            token: random_id(self.random()),
            table: table.to_owned(),
            hand,
            by: me.id.to_string(),
            at: self.now(),
        };
        Ok(self.inner.store.share(&share).await?)
    }

    pub(crate) async fn unshare(&self, me: &Person, table: &str, hand: u64) -> Result<(), Refused> {
        Ok(self.inner.store.unshare(table, hand, &me.id.to_string()).await?)
    }

    /// A shared hand as anybody with the link may see it: the name of who shares it, and no other.
    pub(crate) async fn shared(&self, token: &str, lang: Lang) -> Result<Value, Refused> {
        let share = self.inner.store.shared(token).await?.ok_or(Refused::NotFound)?;
        let (by, summary) = self.own_hand(&share.by, &share.table, share.hand).await?;
        let names = BySeat::from_fn(|seat| match &summary.seats[seat] {
            SeatHolder::Person { name, .. } if seat == by => Some(name.clone()),
            SeatHolder::Bot { name } => Some(name.clone()),
            SeatHolder::Person { .. } | SeatHolder::Erased => None,
        });
        let seats: Vec<Value> = names.as_array().iter().map(|name| json!({"name": name})).collect();
        let mut entry = end_json(&summary.end);
        entry["at"] = json!(summary.place.at);
        entry["rules"] = json!(summary.rules);
        entry["seats"] = json!(seats);
        entry["shared_by"] = json!(by.number());
        entry["all_units"] = json!(summary.units);
        entry["all_list"] = json!(summary.list);
        entry["record"] = json!(named(&summary.record, names, lang));
        Ok(entry)
    }

    /// A page of somebody's matches.
    pub(crate) async fn matches(&self, me: &Person, wanted: &MatchesWanted) -> Result<Value, Refused> {
        let matches = self.inner.store.matches_of(&me.id.to_string()).await?;
        let place = |record: &MatchRecord| {
            cursor(record.summary.at, u64::from(record.summary.number), &record.summary.table)
        };
        let (page, next) = page(matches.iter(), (wanted.before.as_deref(), wanted.limit), place);
        let shown: Vec<Value> =
            page.into_iter().map(|record| match_json(record, &me.id.to_string())).collect();
        Ok(json!({"matches": shown, "next": next}))
    }

    /// Somebody's statistics.
    pub(crate) async fn statistics(
        &self,
        me: &Person,
        wanted: &StatisticsWanted,
    ) -> Result<Statistics, Refused> {
        let mut hands = self.inner.store.hands_of(&me.id.to_string()).await?;
        hands.retain(|hand| {
            wanted.rules.as_ref().is_none_or(|rules| *rules == hand.rules)
                && wanted.since.is_none_or(|since| hand.at >= since)
        });
        Ok(Statistics::of(&hands))
    }

    /// Somebody's rating as of now; none before the first match that counts.
    pub(crate) async fn rating(&self, person: &str) -> Result<Option<Value>, Refused> {
        let record = self.inner.store.rating(person).await?;
        Ok(record.map(|record| {
            let rating = rested(&record, self.now());
            let (low, high) = rating.interval();
            json!({
                "mean": rating.mean, "deviation": rating.deviation, "low": low, "high": high,
                "proven": rating.proven(), "matches": record.matches, "at": record.at,
            })
        }))
    }

    /// How somebody's rating went, the oldest first.
    pub(crate) async fn rating_points(&self, person: &str) -> Result<Vec<Value>, Refused> {
        let matches = self.inner.store.matches_of(person).await?;
        let points = matches.iter().rev().filter_map(|record| {
            let seat = seat_of(&record.summary.seats, person)?;
            let after = record.ratings[seat]?.after;
            Some(json!({"at": after.at, "mean": after.mean, "deviation": after.deviation}))
        });
        Ok(points.collect())
    }

    /// Who is in the ranking, the best first, by what each has proven as of now.
    pub(crate) async fn ranking(&self, me: Option<&Person>) -> Result<Value, Refused> {
        let listed = self.inner.store.listed(LEAST_RANKED).await?;
        let now = self.now();
        let mut ranked: Vec<(Rating, _)> =
            listed.into_iter().map(|player| (rested(&player.rating, now), player)).collect();
        ranked.sort_by(|(one, a), (other, b)| {
            other.proven().total_cmp(&one.proven()).then_with(|| a.id.cmp(&b.id))
        });
        let you = me.and_then(|me| ranked.iter().position(|(_, player)| player.id == me.id.to_string()));
        let shown = ranked.iter().zip(1..).take(MOST_RANKED).map(|((rating, player), rank)| {
            json!({
                "rank": rank, "id": player.id, "name": player.name, "mean": rating.mean,
                "deviation": rating.deviation, "proven": rating.proven(), "matches": player.rating.matches,
            })
        });
        Ok(json!({"ranking": shown.collect::<Vec<_>>(), "you": you.map(|place| place + 1)}))
    }

    /// All hands of somebody with their records, for the export.
    pub(crate) async fn all_hands(&self, person: &str, lang: Lang) -> Result<Vec<Value>, Refused> {
        let hands = self.inner.store.hands_of(person).await?;
        let mut all = Vec::with_capacity(hands.len());
        for hand in &hands {
            let Some(summary) = self.inner.store.hand(&hand.table, hand.hand).await? else { continue };
            let mut entry = hand_json(hand, &summary.seats);
            entry["record"] = json!(record_for_players(&summary, lang));
            all.push(entry);
        }
        Ok(all)
    }

    /// All matches of somebody, for the export.
    pub(crate) async fn all_matches(&self, person: &str) -> Result<Vec<Value>, Refused> {
        let matches = self.inner.store.matches_of(person).await?;
        Ok(matches.iter().map(|record| match_json(record, person)).collect())
    }

    /// What somebody shares, for the export.
    pub(crate) async fn all_shares(&self, person: &str) -> Result<Vec<Value>, Refused> {
        let shares = self.inner.store.shares_of(person).await?;
        let share = |share: &ShareRecord| json!({"token": share.token, "table": share.table, "hand": share.hand, "at": share.at});
        Ok(shares.iter().map(share).collect())
    }
}

fn seat_of(seats: &BySeat<SeatHolder>, person: &str) -> Option<Seat> {
    seats.iter().find(|(_, holder)| holder.person() == Some(person)).map(|(seat, _)| seat)
}

fn record_for_players(summary: &HandSummary, lang: Lang) -> String {
    let names = BySeat::from_fn(|seat| Some(shown_name(&summary.seats[seat], lang)));
    named(&summary.record, names, lang)
}

fn seats_json(seats: &BySeat<SeatHolder>) -> Value {
    let seat = |holder: &SeatHolder| match holder {
        SeatHolder::Person { id, name } => json!({"kind": "person", "id": id, "name": name}),
        SeatHolder::Bot { name } => json!({"kind": "bot", "name": name}),
        SeatHolder::Erased => json!({"kind": "erased"}),
    };
    seats.as_array().iter().map(seat).collect()
}

fn end_json(end: &HandEnd) -> Value {
    let (result, scored) = match end {
        HandEnd::ThrownIn => ("thrown_in", None),
        HandEnd::SieVoid => ("sie_void", None),
        HandEnd::Scored(scored) => ("scored", Some(scored)),
    };
    json!({
        "result": result,
        "contract": scored.map(|scored| scored.contract),
        "kind": scored.map(|scored| scored.contract.kind()),
        "declarer": scored.map(|scored| scored.declarer),
        "partner": scored.and_then(|scored| scored.partner),
        "points": scored.map(|scored| scored.points),
        "schneider": scored.map(|scored| scored.schneider),
        "schwarz": scored.map(|scored| scored.schwarz),
    })
}

fn hand_json(hand: &OwnHand, seats: &BySeat<SeatHolder>) -> Value {
    let role = match &hand.end {
        HandEnd::Scored(scored) => Some((Role::of(hand.seat, scored), scored)),
        HandEnd::ThrownIn | HandEnd::SieVoid => None,
    };
    let mut entry = end_json(&hand.end);
    entry["table"] = json!(hand.table);
    entry["hand"] = json!(hand.hand);
    entry["game"] = json!(hand.game);
    entry["at"] = json!(hand.at);
    entry["rules"] = json!(hand.rules);
    entry["seat"] = json!(hand.seat);
    entry["seats"] = seats_json(seats);
    entry["role"] = json!(role.map(|(role, _)| role));
    entry["won"] = json!(role.map(|(role, scored)| role.won(scored)));
    entry["units"] = json!(hand.units);
    entry["list"] = json!(hand.list);
    entry["accuracy"] = json!(hand.accuracy);
    entry
}

fn match_json(record: &MatchRecord, person: &str) -> Value {
    let summary = &record.summary;
    let seat = seat_of(&summary.seats, person);
    let account = summary.list.or(summary.units);
    let rank = seat
        .zip(account)
        .map(|(seat, account)| 1 + account.as_array().iter().filter(|&&other| other > account[seat]).count());
    let step = seat.and_then(|seat| record.ratings[seat]);
    json!({
        "table": summary.table,
        "match": summary.number,
        "at": summary.at,
        "rules": summary.rules,
        "games": summary.games,
        "seat": seat,
        "seats": seats_json(&summary.seats),
        "units": summary.units,
        "list": summary.list,
        "rank": rank,
        "rated": step.is_some(),
        "rating": step.map(|step| json!({
            "mean": step.after.mean, "deviation": step.after.deviation, "change": step.after.mean - step.before,
        })),
    })
}
