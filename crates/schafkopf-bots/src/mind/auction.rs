//! What to say and what to play: hands are bid and played out by rules of thumb in every world.
//!
//! Playing hands out with hidden cards, every seat knowing only what it can, has none of the optimism of open cards: a
//! soloist does not see where the Ten sits, and defenders do not see who is void. Only the last tricks are played open.

use std::sync::Arc;

use schafkopf::{
    Action, Actions, Bid, BidChoices, Circumstances, Contract, ContractKind, ContractSet, Courting, Deal,
    Game, Goal, RuleSet, Rung, Setup, Stage, Suit, declarable,
};
use schafkopf_solver::Solver;

use super::count::Count;
use super::sample::Sample;
use super::{Task, work};
use crate::appraisal::{Appraisal, Appraised, Mean, Result};
use crate::line::{Declared, Line};
use crate::regel::Regel;
use crate::stakes::outcome;

/// With so many tricks left the hands of an auction are played out openly.
const HORIZON: u8 = 3;
/// How many contracts are looked at closely.
const CLOSELY: usize = 4;
/// The share of the worlds that decides which.
const FIRST_LOOK: usize = 4;
/// A Tout is thought of where a hand takes every trick so often.
const SURE: f64 = 0.7;

/// What a Rufspiel of one's own is worth less than the worlds show, in prices of a plain one: strong defenders double the
/// weak ones more often than the rules of thumb by which hands are played out.
const OPTIMISM: f64 = 0.25;

/// Something to say, and what is to come of it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plan {
    bid: Bid,
    /// What the seat will declare if it gets that far; nothing if it passes.
    contract: Option<Contract>,
}

impl Task<'_> {
    /// What each contract that may be declared is worth.
    pub(super) fn declarations(&self, open: ContractSet) -> Appraisal {
        let sample = self.sample(self.mind.scaled(self.mind.auction_worlds));
        let contracts: Vec<Contract> = open.iter().collect();
        let (looks, stopped) = self.looked_at(&contracts, &sample);
        let means = looks.into_iter().map(|look| (Action::Declare(look.contract), look.both())).collect();
        let worlds = sample.worlds.len();
        Appraisal { options: self.sorted(means), worlds, exhaustive: false, stopped }
    }

    /// What each word is worth.
    pub(super) fn bids(&self) -> Appraisal {
        let sample = self.sample(self.mind.scaled(self.mind.auction_worlds));
        let Actions::Bid(choices) = self.view.memory.actions else { return self.by_rule() };
        let (looks, _) = self.looked_at(&self.contracts(), &sample);
        let plans = self.plans(choices, &looks);
        let setup = Setup {
            rules: Arc::new(self.thinking.rules.clone()),
            dealer: self.view.table.dealer,
            number: self.view.table.number,
            thrown_in: 0,
            bock: self.view.table.bock,
        };
        let mut answers = work::each(self.threads(), sample.worlds.len(), &self.cutoff, |at, solver| {
            let deal = &sample.worlds[at].0;
            plans.iter().map(|plan| self.bid_on(deal, &setup, *plan, solver)).collect::<Option<Vec<_>>>()
        });
        for (at, plan) in plans.iter().enumerate() {
            if let Some(count) = plan.contract.and_then(|contract| self.count(contract)) {
                count.draw(at, &mut answers, &sample);
            }
        }
        let means = plans.iter().map(|plan| (Action::Bid(plan.bid), Mean::default())).collect();
        let mut appraisal = self.joined(means, &sample, &answers);
        appraisal.options = self.one_for_each(&appraisal.options);
        appraisal
    }

    /// Of several plans that begin alike the best. What nobody planned for was not tried, and stands behind everything else.
    fn one_for_each(&self, planned: &[Appraised]) -> Vec<Appraised> {
        let mut options: Vec<Appraised> = Vec::with_capacity(self.view.actions.len());
        for option in planned {
            if options.iter().all(|other| other.action != option.action) {
                options.push(*option);
            }
        }
        for &action in &self.view.actions {
            if options.iter().all(|other| other.action != action) {
                options.extend(options.last().copied().map(|worst| worst.untried(action)));
            }
        }
        options
    }

    /// The plain contracts that the hand allows.
    fn contracts(&self) -> Vec<Contract> {
        let rules = self.thinking.rules;
        let at = Circumstances { rules, game: self.view.table.number, forced: false };
        let open = declarable(self.view.memory.dealt, at);
        let goal = Goal::Majority;
        let calls = open.iter().filter(|contract| contract.called().is_some());
        let of_suit = |trump| {
            [
                Contract::Solo { trump, goal },
                Contract::Farbwenz { trump, goal },
                Contract::Farbgeier { trump, goal },
            ]
        };
        let trumps = Suit::ALL.into_iter().flat_map(of_suit);
        let lords = [Contract::Wenz { goal }, Contract::Geier { goal }];
        let bettel = rules.bettel.as_ref().map(|bettel| Contract::Bettel { order: bettel.ranking() });
        let alone = trumps.chain(lords).chain(bettel);
        calls.chain(alone.filter(|contract| open.contains(*contract))).collect()
    }

    /// What is worth saying: no in each of its ways, and for the best contract of each kind the least that must be said
    /// for it.
    fn plans(&self, choices: BidChoices, looks: &[Look]) -> Vec<Plan> {
        let no = if choices.first_time { Bid::Pass } else { Bid::Good };
        let offer = choices.offer.then_some(Bid::Offer);
        let redeal = choices.redeal.then_some(Bid::Redeal);
        let without = [Some(no), offer, redeal].into_iter().flatten();
        let mut plans: Vec<Plan> = without.map(|bid| Plan { bid, contract: None }).collect();
        let rules = self.thinking.rules;
        let mut kinds: Vec<ContractKind> = Vec::new();
        for look in looks {
            for contract in look.with_tout(rules) {
                let Some(rung) = rules.rung(contract.kind()).map(|rung| Rung(rung as u8)) else { continue };
                let Some(bid) = self.toward(choices, rung) else { continue };
                if !kinds.contains(&contract.kind()) && kinds.len() < CLOSELY {
                    kinds.push(contract.kind());
                    plans.push(Plan { bid, contract: Some(contract) });
                }
            }
        }
        let claims: Vec<Bid> = choices.iter().collect();
        for bid in claims {
            let (Bid::Play { claim, named: None } | Bid::Raise { claim, named: None }) = bid else {
                continue;
            };
            let planned = plans.iter().filter_map(|plan| plan.contract);
            if plans.iter().all(|plan| plan.bid != bid)
                && let Some(contract) = self.meant_by(claim, planned)
            {
                plans.push(Plan { bid, contract: Some(contract) });
            }
        }
        if let Some(Action::Bid(bid)) = self.tried
            && plans.iter().all(|plan| plan.bid != bid)
        {
            plans.extend(self.plan_for(bid, looks));
        }
        plans
    }

    /// What to play for a claim that nobody would make: the contract that it names, else the best one that is enough for it.
    fn plan_for(&self, bid: Bid, looks: &[Look]) -> Option<Plan> {
        let rules = self.thinking.rules;
        let (claim, named) = match bid {
            Bid::Play { claim, named } | Bid::Raise { claim, named } => (Some(claim), named),
            Bid::Hold { named } => (self.view.table.claim.map(|(_, claimed)| claimed), named),
            Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => return None,
        };
        let at = Circumstances { rules, game: self.view.table.number, forced: false };
        let open = declarable(self.view.memory.dealt, at);
        let plain = looks.iter().map(|look| look.contract);
        let touts = looks.iter().map(|look| look.contract.with_goal(Goal::Tout));
        let mut allowed = plain.chain(touts).filter(|contract| open.contains(*contract));
        let contract = match named {
            Some(kind) => allowed.find(|contract| contract.kind() == kind)?,
            None => self.meant_by(claim?, allowed)?,
        };
        Some(Plan { bid, contract: Some(contract) })
    }

    /// What is meant by a claim: of some contracts the first that is just as high, else the first that is enough for it.
    fn meant_by(
        &self,
        claim: Rung,
        mut contracts: impl Iterator<Item = Contract> + Clone,
    ) -> Option<Contract> {
        let rung = |contract: &Contract| self.thinking.rules.rung(contract.kind());
        let claim = usize::from(claim.0);
        let mut enough = contracts.clone();
        let just = contracts.find(|contract| rung(contract) == Some(claim));
        just.or_else(|| enough.find(|contract| rung(contract).is_some_and(|rung| rung > claim)))
    }

    /// The least to say on the way to a rung; none where it is too low.
    fn toward(&self, choices: BidChoices, rung: Rung) -> Option<Bid> {
        let claimed = self.view.table.claim.map(|(_, claimed)| claimed);
        toward(choices, claimed, rung)
    }

    /// What contracts are worth if nobody claims more, the best first: a first look at all, a closer one at the best.
    fn looked_at(&self, contracts: &[Contract], sample: &Sample) -> (Vec<Look>, bool) {
        let mut looks: Vec<Look> =
            contracts.iter().map(|&contract| Look::new(contract, self.count(contract))).collect();
        let first = (sample.worlds.len() / FIRST_LOOK).max(sample.worlds.len().min(8));
        let mut stopped = self.look(&mut looks, &sample.worlds[..first]);
        looks.sort_by(|a, b| b.value().total_cmp(&a.value()));
        let closely = looks.len().min(CLOSELY);
        stopped |= self.look(&mut looks[..closely], &sample.worlds[first..]);
        looks[..closely].sort_by(|a, b| b.value().total_cmp(&a.value()));
        (looks, stopped)
    }

    /// Plays some contracts out in some worlds; says whether time ran out.
    fn look(&self, looks: &mut [Look], worlds: &[(Deal, f64)]) -> bool {
        let contracts: Vec<Contract> = looks.iter().map(|look| look.contract).collect();
        let answers = work::each(self.threads(), worlds.len(), &self.cutoff, |at, solver| {
            let play = |contract: &Contract| {
                let game = Declared::by(self.view.seat, *contract);
                self.play_out(&worlds[at].0, game, solver)
            };
            contracts.iter().map(play).collect::<Option<Vec<_>>>()
        });
        let mut stopped = false;
        for (answer, (_, weight)) in answers.into_iter().zip(worlds) {
            let Some(results) = answer else {
                stopped = true;
                continue;
            };
            for (look, (result, all_tricks)) in looks.iter_mut().zip(results) {
                look.mean.add(result, *weight);
                look.weight += weight;
                look.all_tricks += if all_tricks { *weight } else { 0.0 };
            }
        }
        stopped
    }

    /// What a contract comes to in one world, and whether the declarer took every trick.
    fn play_out(&self, deal: &Deal, game: Declared, solver: &mut Solver) -> Option<(Result, bool)> {
        let Declared { contract, declarer, .. } = game;
        if self.cutoff.has_come() {
            return None;
        }
        let mut line = Line::new(self.thinking.rules, deal, game, self.view.table.dealer);
        line.step();
        let doubles = line.doubles(self.thinking.rules);
        let stop = || self.cutoff.has_come();
        let reached = line.reached(&mut solver.until(&stop), HORIZON).ok()?;
        let outcome = outcome(deal, contract, line.parties(), reached);
        let mut result = self.stakes.result(&outcome, doubles);
        if declarer == self.view.seat {
            result.value -= self.optimism(contract);
        }
        Some((result, reached.tricks == deal.deck().tricks()))
    }

    /// How much too well a contract of one's own looks.
    fn optimism(&self, contract: Contract) -> f64 {
        let rules = self.thinking.rules;
        match (&rules.money, &rules.doubling) {
            (Some(money), Some(_)) if contract.kind() == ContractKind::Rufspiel => {
                OPTIMISM * f64::from(money.rufspiel)
            }
            _ => 0.0,
        }
    }

    /// What a plan comes to in one world, the others bidding by rules of thumb.
    fn bid_on(&self, deal: &Deal, setup: &Setup, plan: Plan, solver: &mut Solver) -> Option<Result> {
        let me = self.view.seat;
        let mut game = Game::new(setup.clone(), *deal);
        for said in &self.view.table.bids {
            game.act(said.seat, Action::Bid(said.bid)).ok()?;
        }
        game.act(me, Action::Bid(plan.bid)).ok()?;
        while matches!(game.stage(), Stage::Auction | Stage::Declaring | Stage::Offering | Stage::Giving) {
            let seat = game.next_to_act()?;
            let planned = if seat == me { self.planned(&game, plan) } else { None };
            let advised = || Regel::advise(&game.view(seat), self.thinking.rules).map(|advice| advice.action);
            let action = planned.or_else(advised)?;
            game.act(seat, action).ok()?;
        }
        let (Some(contract), Some(parties)) = (game.contract(), game.parties()) else {
            if game.contract() == Some(Contract::Ramsch) {
                return self.ramsch_out(deal);
            }
            // All have passed: nobody gets anything.
            return Some(Result { value: 0.0, win: 0.5, points: 60.0 });
        };
        let partner = parties.partner.filter(|_| contract == Contract::Hochzeit);
        let declared = Declared { contract, declarer: parties.declarer, partner };
        self.play_out(&game.deal_played(), declared, solver).map(|(result, _)| result)
    }

    /// What the seat does later in the auction, with a plan.
    fn planned(&self, game: &Game, plan: Plan) -> Option<Action> {
        let contract = plan.contract?;
        let rung = self.thinking.rules.rung(contract.kind()).map(|rung| Rung(rung as u8))?;
        match game.legal_actions(self.view.seat) {
            Actions::Declare(open) => open.contains(contract).then_some(Action::Declare(contract)),
            Actions::Bid(choices) => {
                let claimed = game.table_view().claim.map(|(_, claimed)| claimed);
                let no = if choices.first_time { Bid::Pass } else { Bid::Good };
                Some(Action::Bid(toward(choices, claimed, rung).unwrap_or(no)))
            }
            Actions::DeclareOrPutUp { contracts, put_up } => match contracts.contains(contract) {
                true => Some(Action::Declare(contract)),
                false if put_up => Some(Action::Hochzeit(Courting::PutUp)),
                false => None,
            },
            Actions::Nothing
            | Actions::Double(_)
            | Actions::Play(_)
            | Actions::PlayOrStoss(_)
            | Actions::MayStoss
            | Actions::Knock
            | Actions::Court { .. }
            | Actions::Give(_)
            | Actions::Claim => None,
        }
    }
}

/// The least to say on the way to a rung; none where it is too low.
fn toward(choices: BidChoices, claimed: Option<Rung>, rung: Rung) -> Option<Bid> {
    if choices.hold && claimed.is_some_and(|claimed| claimed <= rung) {
        return Some(Bid::Hold { named: None });
    }
    let claim = choices.least.filter(|&least| least <= rung)?;
    let named = None;
    Some(if choices.first_time { Bid::Play { claim, named } } else { Bid::Raise { claim, named } })
}

/// What a contract came to so far.
#[derive(Debug, Clone, Copy)]
struct Look {
    contract: Contract,
    mean: Mean,
    weight: f64,
    /// The weight of the worlds in which the declarer took every trick.
    all_tricks: f64,
    /// What counting the hand says.
    count: Option<Count>,
}

impl Look {
    fn new(contract: Contract, count: Option<Count>) -> Look {
        Look { contract, mean: Mean::default(), weight: 0.0, all_tricks: 0.0, count }
    }

    /// What play-outs and counting say together.
    fn both(&self) -> Mean {
        self.count.map_or(self.mean, |count| count.with(self.mean))
    }

    fn value(&self) -> f64 {
        self.both().appraised(Action::Declare(self.contract)).value
    }

    /// The contract, and before it its Tout where every trick was taken nearly always.
    fn with_tout(&self, rules: &RuleSet) -> impl Iterator<Item = Contract> {
        let sure = self.contract.kind().is_solo_kind() && self.all_tricks >= SURE * self.weight;
        let tout = self.contract.with_goal(Goal::Tout);
        let tout = (sure && self.weight > 0.0 && rules.rung(tout.kind()).is_some()).then_some(tout);
        tout.into_iter().chain([self.contract])
    }
}
