//! What best play by all leads to when the cards lie open.

use schafkopf::{Action, Actions, Card, Contract, DoubleChoices, Doubling, Game, Goal, Parties, Seat};
use schafkopf_solver::{Position, Scale, Solver};
use serde::{Deserialize, Serialize};

use super::grade::{Grade, Stakes};

/// What an alternative leads to with open cards and best play by all from there on.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Open {
    /// For the seat that decides: units, or list points where there is no money.
    pub value: f64,
    /// What the declarer's party has in the end: card points, in a Tout tricks; none before a card is played.
    pub points: Option<u8>,
    /// How the hand ends.
    pub grade: Grade,
}

/// Where a hand stands with open cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) points: u8,
    pub(super) grade: Grade,
}

/// Looks at hands with open cards.
pub(super) struct Opener {
    solver: Solver,
}

impl Opener {
    pub(super) fn new() -> Opener {
        Opener { solver: Solver::new() }
    }

    /// Where a hand stands.
    pub(super) fn standing(&mut self, game: &Game) -> Option<Standing> {
        let position = position(game)?;
        let points = self.solver.value(&position);
        Some(Standing { points, grade: self.grade(&position, points) })
    }

    /// Everything that a seat may do now, with what it leads to. Words of the auction are left out: what they lead to
    /// depends on what the others say.
    pub(super) fn alternatives(&mut self, game: &Game, seat: Seat) -> Vec<(Action, Open)> {
        match game.legal_actions(seat) {
            Actions::Play(_) | Actions::PlayOrStoss(_) => self.cards(game, seat),
            Actions::Declare(contracts) => {
                contracts.iter().filter_map(|contract| self.contract(game, seat, contract)).collect()
            }
            Actions::Double(choices) => self.doubles(game, seat, choices),
            Actions::Nothing
            | Actions::Bid(_)
            | Actions::MayStoss
            | Actions::Knock
            | Actions::DeclareOrPutUp { .. }
            | Actions::Court { .. }
            | Actions::Give(_)
            | Actions::Claim => Vec::new(),
        }
    }

    fn cards(&mut self, game: &Game, seat: Seat) -> Vec<(Action, Open)> {
        let Some((stakes, position)) = Stakes::of(game).zip(position(game)) else { return Vec::new() };
        let moves = self.solver.moves(&position);
        let mut after = |card: Card, points| {
            let next = position.after(card).ok()?;
            let grade = self.grade(&next, points);
            Some((Action::Play(card), Open { value: stakes.pay(seat, grade), points: Some(points), grade }))
        };
        moves.into_iter().filter_map(|of| after(of.card, of.value)).collect()
    }

    fn contract(&mut self, game: &Game, seat: Seat, contract: Contract) -> Option<(Action, Open)> {
        let stakes = Stakes::if_declared(game, seat, contract);
        let setup = game.setup();
        let leader = setup.rules.leader(contract, seat, setup.dealer);
        let parties = Parties { declarer: seat, partner: None };
        let manner = setup.rules.manner(contract);
        let position = Position::under(manner, game.deal(), (contract, parties), (leader, &[])).ok()?;
        let grade = self.solver.payoff(&position).into();
        Some((Action::Declare(contract), Open { value: stakes.pay(seat, grade), points: None, grade }))
    }

    fn doubles(&mut self, game: &Game, seat: Seat, choices: DoubleChoices) -> Vec<(Action, Open)> {
        let Some((stakes, standing)) = Stakes::of(game).zip(self.standing(game)) else { return Vec::new() };
        let (now, declarer) = (game.doubles(), game.table_view().declarer);
        let open = |double: Doubling| {
            let doubles = match double {
                Doubling::Stoss | Doubling::Retour => now.and(seat, declarer),
                Doubling::Decline => now,
            };
            let value = stakes.doubled(doubles).pay(seat, standing.grade);
            (Action::Double(double), Open { value, points: Some(standing.points), grade: standing.grade })
        };
        choices.iter().map(open).collect()
    }

    /// How a hand ends that leads to so many points, in a Tout tricks.
    fn grade(&mut self, position: &Position, points: u8) -> Grade {
        match position.scale() {
            Scale::Tricks if position.contract().goal() == Goal::NoTrick => {
                if points == 0 {
                    Grade::Won
                } else {
                    Grade::Lost
                }
            }
            Scale::Tricks => {
                if points == position.most(Scale::Tricks) {
                    Grade::Won
                } else {
                    Grade::Lost
                }
            }
            Scale::Points => match points {
                0..=30 if !self.solver.reaches_on(position, Scale::Tricks, 1) => Grade::LostSchwarz,
                0..=30 => Grade::LostSchneider,
                31..=60 => Grade::Lost,
                61..=90 => Grade::Won,
                _ if self.solver.reaches_on(position, Scale::Tricks, position.most(Scale::Tricks)) => {
                    Grade::WonSchwarz
                }
                _ => Grade::WonSchneider,
            },
        }
    }
}

/// The position of a game whose cards are being played; none before and where a Sie was laid open.
fn position(game: &Game) -> Option<Position> {
    let stakes = Stakes::of(game).filter(|_| game.contract() != Some(Contract::Sie))?;
    let (setup, parties) = (game.setup(), game.parties()?);
    let contract = stakes.played_as();
    let leader = setup.rules.leader(contract, parties.declarer, setup.dealer);
    let plays: Vec<Card> = game.plays().iter().map(|&(_, card)| card).collect();
    let manner = setup.rules.manner(contract);
    Position::under(manner, &game.deal_played(), (contract, parties), (leader, &plays)).ok()
}
