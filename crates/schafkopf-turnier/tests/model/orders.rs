//! Commands in any order, at a table of a short match.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use schafkopf::{ContractKind, Seat, rules};
use schafkopf_turnier::{
    Act, Answer, ApprovalDecision, ApprovalRequest, CallAnswer, Command, ComplaintDecision, ComplaintMaking,
    Consent, Drawing, KeeperChoice, ListId, MatchStart, Matter, Office, PaperChoice, PaperWay, Payment,
    Person, PersonId, PlayerNumber, Progress, RefereeCall, Registration, Role, Row, RowCorrection,
    RowWriting, Setup, Signature, Signer, Substitution, Tournament, Uneven, with_length,
};

use crate::dice::Dice;
use crate::history::History;
use crate::offices::{BOTH, DIRECTOR, NOBODY, REFEREE, TRIBUNAL};
use crate::table::{Status, Table};
use crate::verdict::Model;

const LIST: ListId = ListId { match_number: 1, table: 1 };
const FEE: u32 = 1000;

fn person(id: PersonId) -> Person {
    Person {
        first_name: format!("Vorname{}", id.0),
        surname: format!("Nachname{}", id.0),
        town: "Ort".into(),
        customer: None,
        born: Some("1970-01-01".parse().unwrap()),
        remark: String::new(),
    }
}

/// A tournament of one table with three who wait, in its first match.
fn running(model: &Model, games: u32, keeper: Option<Seat>, on_paper: bool) -> Tournament {
    let rules = with_length(&rules::builtin(model.set.id).unwrap(), None, Some(games)).unwrap();
    let setup = Setup { entry_fee: FEE, ..Setup::new("Kirchweih", "2026-10-18".parse().unwrap(), &rules) };
    let mut tournament = Tournament::create(rules, setup, (DIRECTOR, person(DIRECTOR)), 0).unwrap();
    let office =
        |person_id, role| Command::Appoint(Office { person: person_id, role }, Some(person(person_id)));
    let register = |id| {
        let details = person(PersonId(id));
        Command::Register(Registration { pays: FEE, ..Registration::of(PersonId(id), details) })
    };
    let mut commands = vec![
        office(REFEREE, Role::Referee),
        office(TRIBUNAL, Role::Tribunal),
        office(BOTH, Role::Tribunal),
        office(BOTH, Role::Referee),
        Command::FixSeed("Lostopf".into()),
        Command::OpenRegistration,
    ];
    commands.extend((100..104).map(register));
    commands.push(Command::Draw(Drawing { uneven: Uneven::Refuse, towns_apart: false }));
    commands.extend((104..107).map(register));
    commands.push(Command::StartMatch(MatchStart { number: 1, keeper }));
    if on_paper {
        commands.push(Command::ChoosePaper(PaperChoice { way: PaperWay::Games, twice: false }));
    }
    for command in commands {
        tournament.act(&Act { at: 0, by: DIRECTOR, why: None, command }).unwrap();
    }
    tournament
}

/// How often each command was taken, and how often refused.
pub(crate) type Tried = BTreeMap<&'static str, [u64; 2]>;

/// Tries one order of commands; what differs, in words.
pub(crate) fn compare(model: &Model, dice: &mut Dice, tried: &mut Tried) -> Result<(), String> {
    let games = if model.set.approved_from.is_some() { 8 } else { 4 };
    let keeper = (!dice.one_in(6)).then_some(Seat::One);
    let on_paper = dice.one_in(2);
    let mut tournament = running(model, games, keeper, on_paper);
    let players = *tournament.state().players_of(LIST).unwrap().as_array();
    let waiting = (5..=7).map(PlayerNumber).collect();
    let beginning = Table { on_paper, ..Table::new(keeper, players, waiting, i64::from(FEE)) };
    let mut history = History::new(model, games, beginning, tournament.log().len() as u64);
    let mut told = format!("{} {games} games\n", model.set.id);
    for _ in 0..30 + dice.below(60) {
        let (by, why, command) = dice.act(model, &history, games);
        let act = Act { at: 0, by, why: why.map(Into::into), command };
        let theirs = tournament.act(&act).map(|_| ());
        let ours = history.try_it(by, why, &act.command);
        let mark = if ours { "+" } else { "-" };
        writeln!(told, "{mark} {by} {why:?} {:?}", act.command).unwrap();
        if ours != theirs.is_ok() {
            return Err(format!("{told}  model {ours}, library {theirs:?}"));
        }
        tried.entry(name(&act.command)).or_default()[usize::from(!ours)] += 1;
        same(&tournament, &history).map_err(|what| format!("{told}  {what}"))?;
    }
    Ok(())
}

fn name(command: &Command) -> &'static str {
    match command {
        Command::NameKeeper(_) => "name keeper",
        Command::EnterRow(_) => "enter row",
        Command::CorrectRow(_) => "correct row",
        Command::EnterTotals(_) => "enter totals",
        Command::ClearList(_) => "clear list",
        Command::RequestApproval(_) => "request approval",
        Command::DecideApproval(_) => "decide approval",
        Command::Complain(_) => "complain",
        Command::DecideComplaint(_) => "decide complaint",
        Command::CallReferee(RefereeCall { matter: Matter::Appeal, .. }) => "appeal",
        Command::CallReferee(_) => "call referee",
        Command::AnswerCall(_) => "answer call",
        Command::Sign(Signature { signer: Signer::Keeper, .. }) => "sign as keeper",
        Command::Sign(_) => "sign",
        Command::CloseList(_) => "close list",
        Command::ReopenList(_) => "reopen list",
        Command::VoidList(_) => "void list",
        Command::Exclude(_) => "exclude",
        Command::Substitute(_) => "substitute",
        Command::Pay(_) => "pay",
        Command::Undo { .. } => "undo",
        other => panic!("not part of an order: {other:?}"),
    }
}

/// Whether both have the same list, and everybody at the table the same points.
fn same(tournament: &Tournament, history: &History<'_>) -> Result<(), String> {
    let (state, table) = (tournament.state(), &history.now);
    let list = state.list(LIST).unwrap();
    let theirs: Vec<[i64; 4]> =
        list.rows().iter().map(|row| row.row.points().as_array().map(i64::from)).collect();
    let ours: Vec<[i64; 4]> = table.rows.iter().map(|row| row.taken.points).collect();
    if ours != theirs {
        return Err(format!("rows: model {ours:?}, library {theirs:?}"));
    }
    if list.keeper() != table.keeper || list.is_settled() != (table.status != Status::Open) {
        return Err(format!("keeper or status: model {table:?}"));
    }
    let tallies = state.tallies(Progress::Everything);
    for (seat, holder) in table.holders.iter().enumerate() {
        let tally = &tallies[&holder.player];
        let counts = tally.counts;
        let counts =
            [counts.sie, counts.touts_won, counts.touts_played, counts.solos_won, counts.solos_played];
        let (ours, theirs) = (table.result(seat), (tally.points, counts));
        if ours != theirs {
            return Err(format!("seat {}: model {ours:?}, library {theirs:?}", seat + 1));
        }
    }
    Ok(())
}

impl Dice {
    fn real_seat(&mut self) -> Seat {
        Seat::ALL[self.below(4) as usize]
    }

    fn judge(&mut self) -> PersonId {
        *self.pick(&[REFEREE, REFEREE, REFEREE, DIRECTOR, BOTH, BOTH, TRIBUNAL, NOBODY])
    }

    fn maybe_judge(&mut self) -> Option<PersonId> {
        (!self.one_in(3)).then(|| self.judge())
    }

    fn answer(&mut self) -> Answer {
        if self.one_in(2) { Answer::Granted } else { Answer::Refused }
    }

    /// A row that fits mostly, solo kinds more often than at a table.
    fn fitting(&mut self, model: &Model, history: &History<'_>, game: u32) -> Row {
        let above = history.now.above(game);
        let mut row = self.row(model, above);
        for _ in 0..8 {
            let taken = model.verdict(above, &row);
            let plain = row.ruling.is_none() && row.approved != Some(false);
            let wanted = taken.is_ok_and(|taken| taken.solo.is_some() || self.one_in(2));
            if wanted && (plain || self.one_in(4)) {
                break;
            }
            row = self.row(model, above);
        }
        row
    }

    fn request(&mut self, history: &History<'_>) -> ApprovalRequest {
        let kind = *self.pick(&[
            ContractKind::Solo,
            ContractKind::Solo,
            ContractKind::SoloTout,
            ContractKind::SoloTout,
            ContractKind::Wenz,
            ContractKind::WenzTout,
            ContractKind::FarbwenzTout,
            ContractKind::Sie,
            ContractKind::Rufspiel,
        ]);
        let wrong = u32::from(self.one_in(12));
        let seat = if self.one_in(2) { Seat::One } else { self.real_seat() };
        ApprovalRequest { list: LIST, game: history.now.written() + 1 + wrong, seat, kind }
    }

    fn player(&mut self, history: &History<'_>) -> PlayerNumber {
        let seated = history.now.holders[self.below(4) as usize].player;
        if self.one_in(4) { PlayerNumber(self.below(8) as u32 + 1) } else { seated }
    }

    /// Some act: who, why, what.
    fn act(
        &mut self,
        model: &Model,
        history: &History<'_>,
        games: u32,
    ) -> (PersonId, Option<&'static str>, Command) {
        let by = *self.pick(&[DIRECTOR, DIRECTOR, DIRECTOR, REFEREE, TRIBUNAL, NOBODY]);
        let why = *self.pick(&[Some("so war es"), Some("so war es"), Some("so war es"), None, Some(" ")]);
        if self.one_in(if history.now.written() == 0 { 6 } else { 20 }) {
            let referee = self.one_in(3).then(|| self.judge());
            return (by, why, self.totals(LIST, referee));
        }
        if self.one_in(25) {
            let referee = self.one_in(2).then(|| self.judge());
            return (by, why, Dice::clearing(LIST, referee));
        }
        if history.now.status != Status::Open && self.one_in(4) {
            return (by, why, Command::ReopenList(LIST));
        }
        let full = history.now.written() == games;
        let empty = history.now.holders.iter().any(|holder| holder.excluded);
        let settled = history.now.status != Status::Open;
        let what = match (empty, settled) {
            (true, _) if self.one_in(3) => 93,
            (_, true) if self.one_in(4) => 97,
            _ => self.below(if full { 130 } else { 100 }),
        };
        let command = match what {
            0..=34 => self.writing(model, history),
            35..=43 => self.correction(model, history),
            44..=48 => Command::RequestApproval(self.request(history)),
            49..=55 => {
                let (request, answer, referee) = (self.request(history), self.answer(), self.judge());
                Command::DecideApproval(ApprovalDecision { request, answer, referee })
            }
            56..=60 => {
                let game = (history.now.written() + 2).saturating_sub(self.below(4) as u32);
                let (seat, halt) = (self.real_seat(), self.one_in(2));
                Command::Complain(ComplaintMaking { list: LIST, game, seat, halt })
            }
            61..=66 => {
                let open = history.open_complaints();
                let (game, seat) = if open.is_empty() || self.one_in(6) {
                    ((history.now.written() + 1).saturating_sub(self.below(3) as u32), self.real_seat())
                } else {
                    *self.pick(&open)
                };
                let (answer, referee) = (self.answer(), self.judge());
                Command::DecideComplaint(ComplaintDecision { list: LIST, game, seat, answer, referee })
            }
            67..=70 => self.call(history),
            71..=75 => {
                let open = history.open_calls();
                let known = if open.is_empty() || self.one_in(6) { history.disputes() } else { open };
                let call = *self.pick(&known);
                let referee = *self.pick(&[TRIBUNAL, BOTH, REFEREE, DIRECTOR, NOBODY]);
                Command::AnswerCall(CallAnswer { list: LIST, call, answer: self.answer(), referee })
            }
            76..=79 => {
                let consent = match self.below(3) {
                    0 => None,
                    1 => Some(Consent::AllFour),
                    _ => Some(Consent::Referee(self.judge())),
                };
                Command::NameKeeper(KeeperChoice { list: LIST, seat: self.real_seat(), consent })
            }
            80..=82 => {
                let cents = *self.pick(&[500, -500, 100, -2000, 0]);
                Command::Pay(Payment { player: self.player(history), cents })
            }
            83..=90 => {
                let events: Vec<u64> = history.last_events().collect();
                Command::Undo { event: *self.pick(&events) }
            }
            91 | 92 => Command::Exclude(self.player(history)),
            93..=96 => {
                let empty = history.now.holders.iter().find(|holder| holder.excluded);
                let leaves = match empty {
                    Some(holder) if !self.one_in(4) => holder.player,
                    Some(_) | None => self.player(history),
                };
                let enters = PlayerNumber(self.below(4) as u32 + 4);
                Command::Substitute(Substitution { leaves, enters })
            }
            97 => Command::ReopenList(LIST),
            98 if self.one_in(4) => Command::VoidList(LIST),
            100..=124 => {
                let keeper = self.one_in(4);
                let signer = if keeper { Signer::Keeper } else { Signer::Player(self.real_seat()) };
                Command::Sign(Signature { list: LIST, signer })
            }
            _ => Command::CloseList(LIST),
        };
        (by, why, command)
    }

    fn writing(&mut self, model: &Model, history: &History<'_>) -> Command {
        let next = history.now.written() + 1;
        let row = self.fitting(model, history, next);
        let game = self.one_in(6).then(|| next + u32::from(self.one_in(4)));
        Command::EnterRow(RowWriting { list: LIST, game, row, referee: self.maybe_judge() })
    }

    fn correction(&mut self, model: &Model, history: &History<'_>) -> Command {
        let game =
            history.now.written().saturating_sub(self.below(3) as u32 / 2) + u32::from(self.one_in(12));
        let row = self.fitting(model, history, game.max(1));
        Command::CorrectRow(RowCorrection { list: LIST, game, row, referee: self.maybe_judge() })
    }

    fn call(&mut self, history: &History<'_>) -> Command {
        let matter = *self.pick(&[Matter::Doubt, Matter::Suspicion, Matter::Appeal, Matter::Appeal]);
        let about = match matter {
            Matter::Appeal => {
                let decided = history.decided_disputes();
                let known = if decided.is_empty() || self.one_in(6) { history.disputes() } else { decided };
                (!self.one_in(6)).then(|| *self.pick(&known))
            }
            Matter::Doubt | Matter::Suspicion => self.one_in(8).then_some(1),
        };
        Command::CallReferee(RefereeCall { list: LIST, seat: None, matter, about })
    }
}
