//! How likely it is that players with these cards would have said and played what they did.

use schafkopf::{Bid, BySeat, Card, CardSet, Contract, Deal, Play, RuleSet, Seat, SeatView, Stage};

use crate::line::{Declared, Line};
use crate::regel::{self, Wishes};

/// What somebody who has watched a seat thinks of the hands the others may hold.
///
/// A player is taken for somebody who goes by rules of thumb, but not strictly: the further a hand is from what its words
/// and cards would tell, the less likely it is, and nothing is out of the question. `docs/strength.md` tells how the
/// constants were found.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Inference<'a> {
    view: &'a SeatView,
    rules: &'a RuleSet,
}

/// So many points of strength more make it 2.7 times as likely that somebody plays a Rufspiel.
const BID_SCALE: f64 = 40.0;
/// The same for anything above a Rufspiel.
const SOLO_SCALE: f64 = 15.0;
/// The same for a Stoss.
const STOSS_SCALE: f64 = 30.0;
/// The same for a Retour.
const RETOUR_SCALE: f64 = 60.0;
/// The share of words that follow no rule of thumb.
const BID_SLIP: f64 = 0.03;
/// The same above a Rufspiel, where nobody plays by mistake.
const SOLO_SLIP: f64 = 0.0005;
/// A contract that promises a plain game more, in Rufspiele, is so many times as likely by its natural logarithm.
const CONTRACT_SHARPNESS: f64 = 1.0;
/// So many card points more make a card 2.7 times as likely against another.
const CARD_SCALE: f64 = 3.0;
/// The share of cards that follow no rule of thumb.
const CARD_SLIP: f64 = 0.2;

impl<'a> Inference<'a> {
    /// What can be inferred from what a seat has seen.
    pub(crate) fn of(view: &'a SeatView, rules: &'a RuleSet) -> Inference<'a> {
        Inference { view, rules }
    }

    /// How likely all words and cards of the others are with these hands, apart from what [`Inference::game`] tells; of
    /// use only in comparison.
    pub(crate) fn weight(&self, deal: &Deal) -> f64 {
        self.words(deal) * self.doubles(deal) * self.cards(deal)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.view.seat;
        (1..4).map(move |steps| me.plus(steps))
    }

    /// The seat whose words tell the most: the declarer or, before there is one, who has claimed the most; none if it is
    /// the own seat, or if nobody plays of his own will.
    pub(crate) fn player(&self) -> Option<Seat> {
        let table = &self.view.table;
        let player = table.declarer.or(table.claim.map(|(seat, _)| seat))?;
        (player != self.view.seat && !table.forced).then_some(player)
    }

    /// How likely who plays would have said that he does, and named this contract, with his hand: from 0 to 1.
    pub(crate) fn game(&self, deal: &Deal) -> f64 {
        let Some(player) = self.player() else { return 1.0 };
        let table = &self.view.table;
        let wishes = Wishes::of(deal.hand(player), player == table.dealer.next(), self.rules);
        let mut likelihood = 1.0;
        let mut least = 0;
        self.each_word(|seat, wants, rung| {
            if wants {
                least = rung;
            }
            if seat == player {
                likelihood *= bids(&wishes, rung, wants);
            }
        });
        match table.contract {
            Some(contract) => {
                let rung = self.rules.rung(contract.kind()).unwrap_or(0);
                likelihood * bids(&wishes, rung, true) * chooses(&wishes, contract, least)
            }
            None => likelihood,
        }
    }

    /// The likelihood of the words of all others but who plays.
    fn words(&self, deal: &Deal) -> f64 {
        let forehand = self.view.table.dealer.next();
        let player = self.player();
        let mut wishes: BySeat<Option<Wishes>> = BySeat::default();
        for seat in self.others().filter(|&seat| Some(seat) != player) {
            wishes[seat] = Some(Wishes::of(deal.hand(seat), seat == forehand, self.rules));
        }
        let mut likelihood = 1.0;
        self.each_word(|seat, wants, rung| {
            if let Some(wishes) = &wishes[seat] {
                likelihood *= bids(wishes, rung, wants);
            }
        });
        likelihood
    }

    /// Hands over every word of the auction: who spoke, whether he wanted to play, and the rung in question.
    fn each_word(&self, mut take: impl FnMut(Seat, bool, usize)) {
        let forehand = self.view.table.dealer.next();
        let mut claim: Option<(Seat, usize)> = None;
        for said in &self.view.table.bids {
            let sits_before = |holder| forehand.distance_to(said.seat) < forehand.distance_to(holder);
            let asked = claim.map_or(0, |(holder, rung)| rung + usize::from(!sits_before(holder)));
            let (wants, rung) = match said.bid {
                Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => (false, asked),
                Bid::Hold { .. } => (true, asked),
                Bid::Play { claim, .. } | Bid::Raise { claim, .. } => (true, usize::from(claim.0)),
            };
            if wants {
                claim = Some((said.seat, rung));
            }
            take(said.seat, wants, rung);
        }
    }

    /// The likelihood of the answers in the doubling window.
    fn doubles(&self, deal: &Deal) -> f64 {
        let table = &self.view.table;
        let (Some(contract), Some(declarer), Some(_)) = (table.contract, table.declarer, self.rules.doubling)
        else {
            return 1.0;
        };
        if self.view.memory.plays.is_empty() {
            return 1.0;
        }
        let called = contract.called().map_or(CardSet::EMPTY, |called| CardSet::only(called.card()));
        let mut likelihood = 1.0;
        for seat in self.others().filter(|&seat| seat != declarer) {
            let hand = deal.hand(seat);
            let waits = table.stage == Stage::Doubling && table.to_act.contains(&seat);
            let Some(margin) = regel::defence_margin(hand, contract) else { continue };
            let gave = match table.doubles.stoss {
                Some(by) if by == seat => true,
                Some(_) => continue,
                None => false,
            };
            if !waits && !hand.intersects(called) {
                likelihood *= yes_or_no(f64::from(margin) / STOSS_SCALE, gave, BID_SLIP);
            }
        }
        let answered = table.doubles.stoss.is_some() && table.stage != Stage::Retour;
        if answered && declarer != self.view.seat {
            let margin = f64::from(regel::retour_margin(deal.hand(declarer), contract));
            likelihood *= yes_or_no(margin / RETOUR_SCALE, table.doubles.retour, BID_SLIP);
        }
        likelihood
    }

    /// The likelihood of the cards played.
    fn cards(&self, deal: &Deal) -> f64 {
        let table = &self.view.table;
        if let Some(contract) = table.contract.filter(|&contract| regel::is_shunned(contract)) {
            return self.shunning_cards(deal, contract);
        }
        let Some(game) = Declared::of(table) else { return 1.0 };
        let mut line = Line::new(self.rules, deal, game, table.dealer);
        let mut likelihood = 1.0;
        for &(seat, card) in &self.view.memory.plays {
            let legal = line.play().legal();
            if seat != self.view.seat && legal.len() > 1 {
                likelihood *= likelihood_of(card, |take| regel::each_card(&line.seen(), legal, take));
            }
            line.put(card);
        }
        likelihood
    }

    /// The same in a game in which tricks are shunned (V 2, V 3).
    fn shunning_cards(&self, deal: &Deal, contract: Contract) -> f64 {
        let table = &self.view.table;
        let declarer = table.declarer;
        let leader = self.rules.leader(contract, declarer.unwrap_or(table.dealer), table.dealer);
        let mut play = Play::with_hands(self.rules.manner(contract), *deal.hands(), contract, leader);
        let plays = &self.view.memory.plays;
        let mut likelihood = 1.0;
        for (before, &(seat, card)) in plays.iter().enumerate() {
            let legal = play.legal();
            if seat != self.view.seat && legal.len() > 1 {
                let shunning = regel::Shunning {
                    seat,
                    hand: play.hand(seat),
                    contract,
                    declarer,
                    plays: &plays[..before],
                    pack: self.rules.deck().cards(),
                };
                likelihood *= likelihood_of(card, |take| shunning.each_card(legal, take));
            }
            play.play(card);
        }
        likelihood
    }
}

/// How likely a hand wants a rung, or does not.
fn bids(wishes: &Wishes, rung: usize, wants: bool) -> f64 {
    let (scale, slip) = if rung == 0 { (BID_SCALE, BID_SLIP) } else { (SOLO_SCALE, SOLO_SLIP) };
    yes_or_no(f64::from(wishes.margin(rung)) / scale, wants, slip)
}

/// How likely a hand chooses a contract among all that are high enough.
fn chooses(wishes: &Wishes, contract: Contract, least: usize) -> f64 {
    let (mut all, mut this) = (0.0, 0.0);
    for (open, _, value) in wishes.values().filter(|(_, rung, _)| *rung >= least) {
        let share = (f64::from(value) * CONTRACT_SHARPNESS).clamp(-20.0, 20.0).exp();
        all += share;
        if open == contract {
            this = share;
        }
    }
    if all > 0.0 { BID_SLIP + (1.0 - BID_SLIP) * this / all } else { BID_SLIP }
}

/// The likelihood of a card, compared with one of the legal cards by chance.
fn likelihood_of(card: Card, each_legal: impl FnOnce(&mut dyn FnMut(Card, f32))) -> f64 {
    let mut values = [0.0_f64; 8];
    let (mut count, mut at) = (0, 0);
    each_legal(&mut |legal, value| {
        values[count] = f64::from(value);
        if legal == card {
            at = count;
        }
        count += 1;
    });
    let values = &values[..count];
    let most = values.iter().copied().fold(f64::MIN, f64::max);
    let sum: f64 = values.iter().map(|value| ((value - most) / CARD_SCALE).exp()).sum();
    let share = ((values[at] - most) / CARD_SCALE).exp() / sum;
    CARD_SLIP + (1.0 - CARD_SLIP) * share * count as f64
}

/// How likely a yes or a no is at so many steps above where both are equally likely.
fn yes_or_no(steps: f64, yes: bool, slip: f64) -> f64 {
    let signed = if yes { steps } else { -steps };
    let share = 1.0 / (1.0 + (-signed).exp());
    slip + (1.0 - 2.0 * slip) * share
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use schafkopf::{Action, Deal, Game, RuleSet, Seat, Setup, rules};

    use super::Inference;
    use crate::regel::Regel;

    const STRONG: &str = "EO GO HO EU EA EZ E9 GA";
    const WEAK: &str = "SU H9 H8 H7 GK G9 SK S9";
    const REST: [&str; 2] = ["SO GU HA HZ EK E8 GZ SA", "HO HU HK E7 G8 G7 S8 S7"];

    fn game(rules: &Arc<RuleSet>, hands: [&str; 4]) -> Game {
        let setup = Setup { rules: Arc::clone(rules), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        Game::new(setup, Deal::parse(&hands).unwrap())
    }

    /// Four hands with the strong one in a seat; cards that two of them name go to the strong one.
    fn hands(strong: usize) -> [String; 4] {
        let mut all: Vec<schafkopf::CardSet> =
            [WEAK, REST[0], REST[1]].iter().map(|hand| hand.parse().unwrap()).collect();
        let best: schafkopf::CardSet = STRONG.parse().unwrap();
        for hand in &mut all {
            *hand -= best;
        }
        let dealt = all.iter().fold(best, |set, hand| set | *hand);
        let mut left = schafkopf::CardSet::ALL - dealt;
        for hand in &mut all {
            while hand.len() < 8 {
                let card = left.lowest().unwrap();
                left.remove(card);
                hand.insert(card);
            }
        }
        all.insert(strong, best);
        [0, 1, 2, 3].map(|seat: usize| all[seat].to_string())
    }

    #[test]
    fn who_plays_alone_is_thought_to_hold_a_hand_for_it() {
        let rules = rules::builtin("schule").unwrap();
        let dealt = hands(1);
        let mut game = game(&rules, dealt.each_ref().map(String::as_str));
        while game.contract().is_none() {
            let seat = game.next_to_act().unwrap();
            let advice = Regel::advise(&game.view(seat), &rules).unwrap();
            game.act(seat, advice.action).unwrap();
        }
        assert!(game.contract().unwrap().kind().is_solo_kind(), "{:?}", game.contract());
        let view = game.view(Seat::One);
        let inference = Inference::of(&view, &rules);
        let other = hands(2);
        let swapped = Deal::parse(&other.each_ref().map(String::as_str)).unwrap();
        let likely = |deal: &Deal| inference.game(deal) * inference.weight(deal);
        assert!(likely(game.deal()) > 100.0 * likely(&swapped));
    }

    #[test]
    fn who_passes_is_thought_to_be_weak() {
        let rules = rules::builtin("schule").unwrap();
        let dealt = hands(3);
        let mut game = game(&rules, dealt.each_ref().map(String::as_str));
        game.act(Seat::One, Action::Bid(schafkopf::Bid::Pass)).unwrap();
        game.act(Seat::Two, Action::Bid(schafkopf::Bid::Pass)).unwrap();
        let view = game.view(Seat::Three);
        let inference = Inference::of(&view, &rules);
        let other = hands(0);
        let swapped = Deal::parse(&other.each_ref().map(String::as_str)).unwrap();
        assert!(inference.weight(game.deal()) > 3.0 * inference.weight(&swapped));
    }
}
