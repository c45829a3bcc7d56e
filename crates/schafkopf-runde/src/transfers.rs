//! Transfers: who pays whom, so that everything is settled with as few payments as there can be.

use std::collections::BTreeMap;

use crate::id::EntryId;

/// Up to how many people the fewest transfers are looked for among all ways; beyond it a good way is taken.
const MOST_EXACT: usize = 16;

/// Somebody pays another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Transfer {
    /// Who pays.
    pub from: EntryId,
    /// To whom.
    pub to: EntryId,
    /// How much.
    pub cents: i64,
}

/// The fewest transfers that settle some balances; none where these do not add up to nothing.
///
/// People who are even among themselves settle with one payment less than there are of them: so all are divided into as many
/// such groups as there can be. Exact for up to sixteen who are not even.
pub fn transfers(balances: &BTreeMap<EntryId, i64>) -> Option<Vec<Transfer>> {
    let open: Vec<(&EntryId, i64)> =
        balances.iter().map(|(member, &cents)| (member, cents)).filter(|(_, cents)| *cents != 0).collect();
    if open.iter().try_fold(0_i64, |sum, (_, cents)| sum.checked_add(*cents)) != Some(0) {
        return None;
    }
    let groups = if open.len() > MOST_EXACT { vec![open] } else { groups(&open) };
    Some(groups.into_iter().flat_map(settle_group).collect())
}

/// As many groups that are even among themselves as there can be.
fn groups<'a>(open: &[(&'a EntryId, i64)]) -> Vec<Vec<(&'a EntryId, i64)>> {
    let sets = 1_usize << open.len();
    let mut sums = vec![0_i64; sets];
    // How many even groups end within a set, taking its members in the best order; and who comes last in it.
    let mut best = vec![(0_u8, 0_usize); sets];
    for set in 1..sets {
        let lowest = set.trailing_zeros() as usize;
        sums[set] = sums[set & (set - 1)] + open[lowest].1;
        let members = (0..open.len()).filter(|member| set >> member & 1 == 1);
        let (count, last) = members
            .map(|member| (best[set & !(1 << member)].0, member))
            .max_by_key(|&(count, member)| (count, std::cmp::Reverse(member)))
            .expect("the set has a member");
        best[set] = (count + u8::from(sums[set] == 0), last);
    }
    let mut found = Vec::new();
    let mut set = sets - 1;
    let mut group = Vec::new();
    while set != 0 {
        if sums[set] == 0 && !group.is_empty() {
            found.push(std::mem::take(&mut group));
        }
        let last = best[set].1;
        group.push(open[last]);
        set &= !(1 << last);
    }
    found.push(group);
    found.retain(|group| !group.is_empty());
    for group in &mut found {
        group.sort();
    }
    found.sort();
    found
}

/// Settles people who are even among themselves: who owes the most pays who is owed the most.
fn settle_group(mut group: Vec<(&EntryId, i64)>) -> Vec<Transfer> {
    let mut found = Vec::new();
    loop {
        let debtor = (0..group.len()).min_by_key(|&place| group[place].1);
        let creditor = (0..group.len()).rev().max_by_key(|&place| group[place].1);
        let (Some(debtor), Some(creditor)) = (debtor, creditor) else { return found };
        let cents = group[creditor].1.min(group[debtor].1.saturating_neg());
        if cents <= 0 {
            return found;
        }
        found.push(Transfer { from: group[debtor].0.clone(), to: group[creditor].0.clone(), cents });
        group[debtor].1 += cents;
        group[creditor].1 -= cents;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::transfers;
    use crate::id::EntryId;

    fn balances(cents: &[i64]) -> BTreeMap<EntryId, i64> {
        cents
            .iter()
            .zip(1..)
            .map(|(&cents, count)| (EntryId::new("a".parse().unwrap(), count), cents))
            .collect()
    }

    fn check(cents: &[i64], fewest: usize) {
        let mut left = balances(cents);
        let found = transfers(&left).unwrap();
        for transfer in &found {
            assert!(transfer.cents > 0);
            *left.get_mut(&transfer.from).unwrap() += transfer.cents;
            *left.get_mut(&transfer.to).unwrap() -= transfer.cents;
        }
        assert!(left.values().all(|&cents| cents == 0), "{cents:?}: {found:?}");
        assert_eq!(found.len(), fewest, "{cents:?}: {found:?}");
    }

    #[test]
    fn the_fewest_transfers_settle_everything() {
        check(&[], 0);
        check(&[0, 0, 0], 0);
        check(&[10, -10], 1);
        check(&[30, -10, -20], 2);
        check(&[10, 20, -10, -20], 2);
        check(&[5, 5, 5, -15], 3);
        // The largest pay the largest would take five here.
        check(&[60, -50, 40, -40, -30, 20], 4);
        check(&[7, 3, -10, 4, 4, -8, 6, -6], 5);
        check(&[-1, -2, -3, -4, 5, 5, 3, -3], 5);
    }

    #[test]
    fn what_does_not_add_up_cannot_be_settled() {
        assert_eq!(transfers(&balances(&[10, -9])), None);
        assert_eq!(transfers(&balances(&[i64::MAX, i64::MAX, 2])), None);
    }

    /// The number by trying every division into groups.
    fn slowly(open: &[i64]) -> usize {
        fn even_groups(rest: &[i64]) -> usize {
            let Some((&first, others)) = rest.split_first() else { return 0 };
            let mut best = 0;
            for with in 0..1_usize << others.len() {
                let inside = |place: &usize| with >> place & 1 == 1;
                let sum: i64 =
                    first + (0..others.len()).filter(inside).map(|place| others[place]).sum::<i64>();
                if sum == 0 {
                    let left: Vec<i64> =
                        (0..others.len()).filter(|place| !inside(place)).map(|place| others[place]).collect();
                    if left.iter().sum::<i64>() == 0 {
                        best = best.max(1 + even_groups(&left));
                    }
                }
            }
            best
        }
        let open: Vec<i64> = open.iter().copied().filter(|&cents| cents != 0).collect();
        open.len() - even_groups(&open)
    }

    #[test]
    fn no_way_has_fewer_up_to_eight_people() {
        let mut state = 1_u64;
        let mut draw = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as i64
        };
        for _ in 0..400 {
            let people = 2 + draw() % 7;
            let mut cents: Vec<i64> = (1..people).map(|_| draw() % 9 - 4).collect();
            cents.push(-cents.iter().sum::<i64>());
            check(&cents, slowly(&cents));
        }
    }
}
