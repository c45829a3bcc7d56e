//! The history of one person: hands, matches, shared hands, rating.

use std::collections::{BTreeMap, HashMap};

use schafkopf::{BySeat, Seat};
use schafkopf_rating::Rating;
use serde::Deserialize;
use stammtisch_http::Person;
use stammtisch_http::clock::Moment;
use stammtisch_store::{
    HandEnd, HandSummary, HistoryKey, MatchRecord, OwnHand, Part, SeatHolder, ShareRecord,
};
use stammtisch_text::Lang;
use utoipa::{IntoParams, ToSchema};

use crate::accounts::Accounts;
use crate::cursor::{READ_AT_ONCE, cursor, page_size, place};
use crate::rating::rested;
use crate::record::{named, shown_name};
use crate::refused::Refused;
use crate::statistics::{Role, Statistics, Tally, amount, is_ramsch_won};
use crate::token::random_id;
use crate::wire;

/// The fewest matches with which somebody is in the ranking.
const LEAST_RANKED: u32 = 5;
/// So many are in the ranking.
const MOST_RANKED: usize = 500;

/// Which hands are wanted.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct HandsWanted {
    /// So many at most.
    limit: Option<usize>,
    /// `next` of the page before.
    before: Option<String>,
    /// Id of a rule set.
    rules: Option<String>,
    /// A kind of contract, `thrown_in` or `sie_void`.
    contract: Option<String>,
    /// Only what one has won, or lost.
    #[param(inline)]
    result: Option<Won>,
    /// What one was.
    #[param(inline)]
    role: Option<Role>,
}

/// Whether somebody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Won {
    Won,
    Lost,
}

/// Which statistics are wanted.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct StatisticsWanted {
    /// Id of a rule set; all of them if it is not given.
    rules: Option<String>,
    /// Only hands since a moment.
    since: Option<Moment>,
}

/// Which page of matches is wanted.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct MatchesWanted {
    /// So many at most.
    limit: Option<usize>,
    /// `next` of the page before.
    before: Option<String>,
}

impl HandsWanted {
    fn fits(&self, hand: &OwnHand) -> bool {
        let fits_rules = self.rules.as_ref().is_none_or(|rules| *rules == hand.rules);
        let (kind, role, won) = match &hand.end {
            HandEnd::ThrownIn => ("thrown_in", None, None),
            HandEnd::SieVoid => ("sie_void", None, None),
            HandEnd::Redealt => ("redealt", None, None),
            HandEnd::Ramsch => ("ramsch", None, Some(if is_ramsch_won(hand) { Won::Won } else { Won::Lost })),
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
    pub(crate) async fn hands(&self, me: &Person, wanted: &HandsWanted) -> Result<wire::HandsPage, Refused> {
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
            let shared = shares.get(&(hand.table.clone(), hand.hand)).cloned();
            shown.push(wire::HistoryHand { played: wire::HandPlayed::of(&hand, &seats), balance, shared });
        }
        Ok(wire::HandsPage { hands: shown, next })
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
    ) -> Result<wire::HistoryHandWhole, Refused> {
        let id = me.id.to_string();
        let (_, summary) = self.own_hand(&id, table, number).await?;
        let own = self.inner.store.own_hand(&id, table, number).await?.ok_or(Refused::NotFound)?;
        let balances = self.inner.store.balances_of(&id, &own.key()).await?;
        let shares = self.share_tokens(&id).await?;
        let hand = wire::HistoryHand {
            played: wire::HandPlayed::of(&own, &summary.seats),
            balance: balances.get(&own.rules).copied().unwrap_or_default(),
            shared: shares.get(&(table.to_owned(), number)).cloned(),
        };
        Ok(wire::HistoryHandWhole {
            hand,
            record: record_for_players(&summary, lang),
            all_units: summary.units.map(|units| *units.as_array()),
            all_list: summary.list.map(|list| *list.as_array()),
        })
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
    pub(crate) async fn shared(&self, token: &str, lang: Lang) -> Result<wire::SharedHand, Refused> {
        let share = self.inner.store.shared(token).await?.ok_or(Refused::NotFound)?;
        let (by, summary) = self.own_hand(&share.by, &share.table, share.hand).await?;
        let names = BySeat::from_fn(|seat| match &summary.seats[seat] {
            SeatHolder::Person { name, .. } if seat == by => Some(name.clone()),
            SeatHolder::Bot { name } => Some(name.clone()),
            SeatHolder::Person { .. } | SeatHolder::Erased => None,
        });
        Ok(wire::SharedHand {
            outcome: (&summary.end).into(),
            at: summary.place.at,
            rules: summary.rules,
            seats: names.as_array().clone().map(|name| wire::SeatNamed { name }),
            shared_by: by.into(),
            all_units: summary.units.map(|units| *units.as_array()),
            all_list: summary.list.map(|list| *list.as_array()),
            record: named(&summary.record, names, lang),
        })
    }

    /// A page of somebody's matches.
    pub(crate) async fn matches(
        &self,
        me: &Person,
        wanted: &MatchesWanted,
    ) -> Result<wire::MatchesPage, Refused> {
        let limit = page_size(wanted.limit);
        let (id, before) = (me.id.to_string(), wanted.before.as_deref().map(place));
        let mut page = self.inner.store.matches_of(&id, Part::Before(before.as_ref()), limit + 1).await?;
        let more = page.len() > limit;
        page.truncate(limit);
        let next = page.last().filter(|_| more).map(|last| cursor(&last.key()));
        let matches = page.iter().map(|record| shown_match(record, &id)).collect();
        Ok(wire::MatchesPage { matches, next })
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
    pub(crate) async fn rating(&self, person: &str) -> Result<Option<wire::Rating>, Refused> {
        let record = self.inner.store.rating(person).await?;
        Ok(record.map(|record| wire::Rating::of(&record, rested(&record, self.now()))))
    }

    /// How somebody's rating went, the oldest first.
    pub(crate) async fn rating_points(&self, person: &str) -> Result<Vec<wire::RatingPoint>, Refused> {
        let point = |record: &MatchRecord| {
            let seat = seat_of(&record.summary.seats, person)?;
            Some(wire::RatingPoint::from(record.ratings[seat]?.after))
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
    pub(crate) async fn ranking(&self, me: Option<&Person>) -> Result<wire::Ranking, Refused> {
        let listed = self.inner.store.listed(LEAST_RANKED).await?;
        let now = self.now();
        let mut ranked: Vec<(Rating, _)> =
            listed.into_iter().map(|player| (rested(&player.rating, now), player)).collect();
        ranked.sort_by(|(one, a), (other, b)| {
            other.proven().total_cmp(&one.proven()).then_with(|| a.id.cmp(&b.id))
        });
        let you = me.and_then(|me| ranked.iter().position(|(_, player)| player.id == me.id.to_string()));
        let shown = ranked.into_iter().zip(1..).take(MOST_RANKED);
        let ranking = shown.map(|((rating, player), rank)| wire::Ranked::on(rank, player, rating)).collect();
        Ok(wire::Ranking { ranking, you: you.map(|place| place + 1) })
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
    ) -> Result<(Vec<wire::ExportedHand>, Option<HistoryKey>), Refused> {
        let hands = self.inner.store.hands_of(person, Part::After(after), READ_AT_ONCE).await?;
        let mut some = Vec::with_capacity(hands.len());
        for hand in &hands {
            let Some(summary) = self.inner.store.hand(&hand.table, hand.hand).await? else { continue };
            let record = record_for_players(&summary, lang);
            some.push(wire::ExportedHand { played: wire::HandPlayed::of(hand, &summary.seats), record });
        }
        let next = hands.last().filter(|_| hands.len() == READ_AT_ONCE).map(OwnHand::key);
        Ok((some, next))
    }

    /// All matches of somebody, for the export, the newest first.
    pub(crate) async fn all_matches(&self, person: &str) -> Result<Vec<wire::HistoryMatch>, Refused> {
        let mut all = self.every_match(person, |record| shown_match(record, person)).await?;
        all.reverse();
        Ok(all)
    }

    /// What somebody shares, for the export.
    pub(crate) async fn all_shares(&self, person: &str) -> Result<Vec<wire::ExportedShare>, Refused> {
        let shares = self.inner.store.shares_of(person).await?;
        Ok(shares.into_iter().map(Into::into).collect())
    }
}

fn seat_of(seats: &BySeat<SeatHolder>, person: &str) -> Option<Seat> {
    seats.iter().find(|(_, holder)| holder.person() == Some(person)).map(|(seat, _)| seat)
}

fn record_for_players(summary: &HandSummary, lang: Lang) -> String {
    let names = BySeat::from_fn(|seat| Some(shown_name(&summary.seats[seat], lang)));
    named(&summary.record, names, lang)
}

fn shown_match(record: &MatchRecord, person: &str) -> wire::HistoryMatch {
    wire::HistoryMatch::seen_from(seat_of(&record.summary.seats, person), record)
}
