//! The history of one person: hands, matches, shared hands, rating.

use std::collections::{BTreeMap, HashMap};

use schafkopf::{BySeat, Seat};
use schafkopf_rating::Rating;
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_http::Person;
use stammtisch_http::clock::Moment;
use stammtisch_store::{
    HandEnd, HandSummary, HistoryKey, HistoryStore as _, MatchRecord, OwnHand, Part, SeatHolder, ShareRecord,
};
use stammtisch_text::Lang;
use stammtisch_wire as wire;

use crate::accounts::Accounts;
use crate::cursor::{READ_AT_ONCE, cursor, page_size, place};
use crate::rating::rested;
use crate::record::{named, shown_name};
use crate::refused::Refused;
use crate::statistics::{Role, Statistics, Tally, amount};
use crate::token::random_id;

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

/// The balances under each rule set on the way back through a history.
struct Balances(BTreeMap<String, i64>);

impl Balances {
    /// The balance after a hand; from now on, that before it.
    fn back(&mut self, hand: &OwnHand) -> i64 {
        let balance = self.0.get_mut(&hand.rules);
        balance.map_or(0, |balance| std::mem::replace(balance, *balance - amount(hand)))
    }
}

impl Accounts {
    /// A page of somebody's hands.
    pub(crate) async fn hands(&self, me: &Person, wanted: &HandsWanted) -> Result<Value, Refused> {
        let limit = page_size(wanted.limit);
        let id = me.id.to_string();
        let mut page = self.fitting_hands(&id, wanted, limit + 1).await?;
        let more = page.len() > limit;
        page.truncate(limit);
        let next = page.last().filter(|_| more).map(|(last, _)| cursor(&last.key()));
        let shares = self.share_tokens(&id).await?;
        let mut shown = Vec::with_capacity(page.len());
        for (hand, balance) in page {
            let seats = self.inner.store.hand_seats(&hand.table, hand.hand).await?;
            let mut entry = hand_json(&hand, &seats);
            entry["balance"] = json!(balance);
            entry["shared"] = json!(shares.get(&(hand.table.clone(), hand.hand)));
            shown.push(entry);
        }
        Ok(json!({"hands": shown, "next": next}))
    }

    /// So many of the hands that fit, from the place where the page begins, each with the balance after it. Where all
    /// fit, no more are read than are wanted.
    async fn fitting_hands(
        &self,
        person: &str,
        wanted: &HandsWanted,
        most: usize,
    ) -> Result<Vec<(OwnHand, i64)>, Refused> {
        let (mut found, mut balances) = (Vec::new(), None);
        let mut before = wanted.before.as_deref().map(place);
        let mut at_once = most;
        loop {
            let hands = self.inner.store.hands_of(person, Part::Before(before.as_ref()), at_once).await?;
            let Some(first) = hands.first() else { return Ok(found) };
            let balances = match &mut balances {
                Some(balances) => balances,
                None => balances.insert(Balances(self.inner.store.balances_of(person, &first.key()).await?)),
            };
            let is_last = hands.len() < at_once;
            before = hands.last().map(OwnHand::key);
            for hand in hands {
                let balance = balances.back(&hand);
                if wanted.fits(&hand) {
                    found.push((hand, balance));
                }
            }
            if is_last || found.len() >= most {
                found.truncate(most);
                return Ok(found);
            }
            at_once = READ_AT_ONCE;
        }
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
        let id = me.id.to_string();
        let (_, summary) = self.own_hand(&id, table, number).await?;
        let own = self.inner.store.own_hand(&id, table, number).await?.ok_or(Refused::NotFound)?;
        let balances = self.inner.store.balances_of(&id, &own.key()).await?;
        let mut entry = hand_json(&own, &summary.seats);
        entry["balance"] = json!(balances.get(&own.rules));
        entry["shared"] = json!(self.share_tokens(&id).await?.get(&(table.to_owned(), number)));
        entry["record"] = json!(record_for_players(&summary, lang));
        entry["all_units"] = json!(summary.units.as_ref().map(BySeat::as_array));
        entry["all_list"] = json!(summary.list.as_ref().map(BySeat::as_array));
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
        entry["all_units"] = json!(summary.units.as_ref().map(BySeat::as_array));
        entry["all_list"] = json!(summary.list.as_ref().map(BySeat::as_array));
        entry["record"] = json!(named(&summary.record, names, lang));
        Ok(entry)
    }

    /// A page of somebody's matches.
    pub(crate) async fn matches(&self, me: &Person, wanted: &MatchesWanted) -> Result<Value, Refused> {
        let limit = page_size(wanted.limit);
        let (id, before) = (me.id.to_string(), wanted.before.as_deref().map(place));
        let mut page = self.inner.store.matches_of(&id, Part::Before(before.as_ref()), limit + 1).await?;
        let more = page.len() > limit;
        page.truncate(limit);
        let next = page.last().filter(|_| more).map(|last| cursor(&last.key()));
        let shown: Vec<Value> = page.iter().map(|record| match_json(record, &id)).collect();
        Ok(json!({"matches": shown, "next": next}))
    }

    /// Somebody's statistics.
    pub(crate) async fn statistics(
        &self,
        me: &Person,
        wanted: &StatisticsWanted,
    ) -> Result<Statistics, Refused> {
        let fits = |rules: &str| wanted.rules.as_ref().is_none_or(|wanted| wanted == rules);
        let id = me.id.to_string();
        let mut counts = self.inner.store.hand_counts(&id, wanted.since).await?;
        counts.retain(|count| fits(&count.rules));
        let mut tally = Tally::new(&counts);
        let mut after = wanted.since.map(HistoryKey::beginning);
        loop {
            let hands = self.inner.store.hands_of(&id, Part::After(after.as_ref()), READ_AT_ONCE).await?;
            hands.iter().filter(|hand| fits(&hand.rules)).for_each(|hand| tally.add(hand));
            match hands.last() {
                Some(last) if hands.len() == READ_AT_ONCE => after = Some(last.key()),
                Some(_) | None => return Ok(tally.statistics()),
            }
        }
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
        let point = |record: &MatchRecord| {
            let seat = seat_of(&record.summary.seats, person)?;
            let after = record.ratings[seat]?.after;
            Some(json!({"at": after.at, "mean": after.mean, "deviation": after.deviation}))
        };
        let points = self.every_match(person, point).await?;
        Ok(points.into_iter().flatten().collect())
    }

    /// Something of every match of somebody, the oldest first.
    async fn every_match<T>(
        &self,
        person: &str,
        of: impl Fn(&MatchRecord) -> T + Send,
    ) -> Result<Vec<T>, Refused> {
        let (mut all, mut after) = (Vec::new(), None);
        loop {
            let matches =
                self.inner.store.matches_of(person, Part::After(after.as_ref()), READ_AT_ONCE).await?;
            all.extend(matches.iter().map(&of));
            match matches.last() {
                Some(last) if matches.len() == READ_AT_ONCE => after = Some(last.key()),
                Some(_) | None => return Ok(all),
            }
        }
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

    /// How many hands somebody has played.
    pub(crate) async fn hand_count(&self, person: &str) -> Result<u32, Refused> {
        let counts = self.inner.store.hand_counts(person, None).await?;
        Ok(counts.iter().map(|count| count.hands).sum())
    }

    /// Some hands of somebody with their records, for the export, the oldest first; and where the next ones begin.
    pub(crate) async fn some_hands(
        &self,
        person: &str,
        after: Option<&HistoryKey>,
        lang: Lang,
    ) -> Result<(Vec<Value>, Option<HistoryKey>), Refused> {
        let hands = self.inner.store.hands_of(person, Part::After(after), READ_AT_ONCE).await?;
        let mut some = Vec::with_capacity(hands.len());
        for hand in &hands {
            let Some(summary) = self.inner.store.hand(&hand.table, hand.hand).await? else { continue };
            let mut entry = hand_json(hand, &summary.seats);
            entry["record"] = json!(record_for_players(&summary, lang));
            some.push(entry);
        }
        let next = hands.last().filter(|_| hands.len() == READ_AT_ONCE).map(OwnHand::key);
        Ok((some, next))
    }

    /// All matches of somebody, for the export, the newest first.
    pub(crate) async fn all_matches(&self, person: &str) -> Result<Vec<Value>, Refused> {
        let mut all = self.every_match(person, |record| match_json(record, person)).await?;
        all.reverse();
        Ok(all)
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
        "contract": scored.map(|scored| wire::Contract::from(scored.contract)),
        "kind": scored.map(|scored| wire::ContractKind::from(scored.contract.kind())),
        "declarer": scored.map(|scored| wire::Seat::from(scored.declarer)),
        "partner": scored.and_then(|scored| scored.partner).map(wire::Seat::from),
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
    entry["seat"] = json!(wire::Seat::from(hand.seat));
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
        "seat": seat.map(wire::Seat::from),
        "seats": seats_json(&summary.seats),
        "units": summary.units.as_ref().map(BySeat::as_array),
        "list": summary.list.as_ref().map(BySeat::as_array),
        "rank": rank,
        "rated": step.is_some(),
        "rating": step.map(|step| json!({
            "mean": step.after.mean, "deviation": step.after.deviation, "change": step.after.mean - step.before,
        })),
    })
}
