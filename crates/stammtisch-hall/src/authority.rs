//! Authority: what each role may wish for, and how a wish becomes commands of the tournament.

use schafkopf::{BySeat, ContractKind, Seat};
use schafkopf_turnier::{
    ApprovalDecision, ApprovalRequest, CallAnswer, Command, ComplaintDecision, ComplaintMaking, Consent,
    Date, EventKind, KeeperChoice, ListClearing, ListId, ListSwap, Part, Person, PersonId, PlayerNumber,
    Refusal, Registration, RowCorrection, RowWriting, SeatTotals, State, TotalsEntry, Tournament,
};
use stammtisch_desk::words::short_row;
use stammtisch_desk::{
    Link, LinkRole, appoint_new, arrival, in_office, keeper_person, may, next_match, next_person, official,
    payment, referee_call, signatures, take_back,
};

use crate::trouble::Trouble;
use crate::wire::{self, HallWish, RegisterWish, Wish};

/// Who acts, and in which role.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Actor<'a> {
    link: &'a Link,
    /// Under whose name it stands in the log.
    pub(crate) by: PersonId,
}

impl<'a> Actor<'a> {
    /// Who acts with a link; a player and a display act in nothing.
    pub(crate) fn of(link: &'a Link, state: &State) -> Result<Actor<'a>, Trouble> {
        let by = match link.role {
            LinkRole::Director | LinkRole::Referee if in_office(state, link) => link.scope.person,
            LinkRole::Keeper => link.list(state).and_then(|list| keeper_person(state, list)),
            LinkRole::Director | LinkRole::Referee | LinkRole::Player | LinkRole::Display => None,
        };
        by.map(|by| Actor { link, by }).ok_or(Trouble::NotYours)
    }

    const fn is_official(self) -> bool {
        matches!(self.link.role, LinkRole::Director | LinkRole::Referee)
    }

    /// Whose initials stand beside a row: those of who signs, or of whom a director names.
    fn initials(
        self,
        tournament: &Tournament,
        named: Option<&str>,
        signs: bool,
    ) -> Result<Option<PersonId>, Trouble> {
        let Some(name) = named else { return Ok(signs.then_some(self.by)) };
        let found = official(tournament.state(), tournament.people(), name);
        let found = found.ok_or_else(|| Trouble::BadRequest("referee".to_owned()))?;
        match self.link.role {
            LinkRole::Director => Ok(Some(found)),
            LinkRole::Referee if found == self.by => Ok(Some(found)),
            LinkRole::Referee | LinkRole::Keeper | LinkRole::Player | LinkRole::Display => {
                Err(Trouble::NotYours)
            }
        }
    }

    /// Whose name stands beside a whole list: an official's who gives a reason, or of whom a director names.
    fn signed_off(
        self,
        tournament: &Tournament,
        named: Option<&str>,
        why: Option<&str>,
    ) -> Result<Option<PersonId>, Trouble> {
        self.initials(tournament, named, self.is_official() && why.is_some())
    }

    /// The list that a wish is about: the link's own, or for an official the one that he names.
    pub(crate) fn list(self, state: &State, wish: &Wish) -> Result<Option<ListId>, Trouble> {
        let named = wish.named_list().map(ListId::from);
        if self.is_official() {
            return Ok(named);
        }
        let own = self.link.list(state);
        if named.is_some() && named != own { Err(Trouble::NotYours) } else { Ok(own) }
    }

    /// The commands that a wish becomes, to be carried out together; none that the role may not want.
    pub(crate) fn commands(
        self,
        tournament: &Tournament,
        wish: &Wish,
        asked: (Option<&str>, Date),
    ) -> Result<Vec<Command>, Trouble> {
        let commands = self.meant(tournament, wish, asked)?;
        let may = commands.iter().all(|command| may(self.link.role, command));
        if may { Ok(commands) } else { Err(Trouble::NotYours) }
    }

    /// What a wish means: the hall knows the list of a link, who acts, and what day it is.
    fn meant(
        self,
        tournament: &Tournament,
        wish: &Wish,
        (why, today): (Option<&str>, Date),
    ) -> Result<Vec<Command>, Trouble> {
        let state = tournament.state();
        let own = self.list(state, wish)?;
        let list = || own.ok_or_else(|| Trouble::BadRequest("list".to_owned()));
        let wish = match wish.clone() {
            Wish::Plain(wish) => return Ok(vec![wish.into()]),
            Wish::Hall(wish) => wish,
        };
        let command = match wish {
            HallWish::Appoint { role, person, first_name, surname } => {
                appoint(tournament, role, person, (first_name, surname))?
            }
            HallWish::Register(wish) => return Ok(registration(tournament, *wish)),
            HallWish::Arrive { player, unpaid } => {
                return Ok(arrival(state, PlayerNumber(player), !unpaid));
            }
            HallWish::Pay { player, cents } => Command::Pay(payment(state, PlayerNumber(player), cents)),
            HallWish::StartMatch { keeper } => next_match(state, keeper.map(Seat::from)),
            HallWish::PurgeLists {} => Command::PurgeLists { today },
            HallWish::Erase { player } => {
                let player = PlayerNumber(player);
                let unknown = Refusal::UnknownPlayer { player };
                Command::ErasePerson(state.player(player).ok_or(unknown)?.person)
            }
            HallWish::EnterRow { game, row, approve, referee, .. } => {
                // An official who approves or gives a reason puts his name beside the row.
                let signs = approve || self.is_official() && why.is_some();
                let referee = self.initials(tournament, referee.as_deref(), signs)?;
                Command::EnterRow(RowWriting { list: list()?, game, row: row.into(), referee })
            }
            HallWish::CorrectRow { game, row, referee, .. } => {
                // An official who gives a reason signs the change; without one the last row is mended as a keeper would.
                let referee = self.signed_off(tournament, referee.as_deref(), why)?;
                Command::CorrectRow(RowCorrection { list: list()?, game, row: row.into(), referee })
            }
            HallWish::EnterLine { game, text, .. } => {
                let short = short_row::parse(&text).map_err(Trouble::BadLine)?;
                let signs = short.approved || self.is_official() && why.is_some();
                let referee = self.initials(tournament, None, signs)?;
                Command::EnterRow(RowWriting { list: list()?, game, row: short.row, referee })
            }
            HallWish::TakeBack { list } => {
                let list = list.into();
                return take_back(tournament, list).ok_or_else(|| Refusal::NothingWritten { list }.into());
            }
            HallWish::EnterTotals { totals, referee, .. } => {
                let totals = BySeat::new(totals.map(SeatTotals::from));
                let referee = self.signed_off(tournament, referee.as_deref(), why)?;
                Command::EnterTotals(TotalsEntry { list: list()?, totals, referee })
            }
            HallWish::ClearList { list, referee } => {
                let referee = self.signed_off(tournament, referee.as_deref(), why)?;
                Command::ClearList(ListClearing { list: list.into(), referee })
            }
            HallWish::SwapLists { list, other, referee } => {
                let referee = self.signed_off(tournament, referee.as_deref(), why)?;
                Command::SwapLists(ListSwap { one: list.into(), other: other.into(), referee })
            }
            HallWish::RequestApproval { game, seat, contract, tout, .. } => {
                let kind = announced(contract.into(), tout)?;
                Command::RequestApproval(ApprovalRequest { list: list()?, game, seat: seat.into(), kind })
            }
            HallWish::DecideApproval { list, game, seat, contract, tout, answer } => {
                let kind = announced(contract.into(), tout)?;
                let request = ApprovalRequest { list: list.into(), game, seat: seat.into(), kind };
                Command::DecideApproval(ApprovalDecision { request, answer: answer.into(), referee: self.by })
            }
            HallWish::Complain { game, seat, halt, .. } => {
                Command::Complain(ComplaintMaking { list: list()?, game, seat: seat.into(), halt })
            }
            HallWish::DecideComplaint { list, game, seat, answer } => {
                let (list, seat, answer) = (list.into(), seat.into(), answer.into());
                Command::DecideComplaint(ComplaintDecision { list, game, seat, answer, referee: self.by })
            }
            HallWish::CallReferee { seat, matter, about, .. } => {
                let (list, seat) = (list()?, seat.map(Seat::from));
                Command::CallReferee(referee_call(state, list, seat, (matter.into(), about)))
            }
            HallWish::AnswerCall { call, answer } => {
                let list = call_list(tournament, call).ok_or(Trouble::NotFound)?;
                Command::AnswerCall(CallAnswer { list, call, answer: answer.into(), referee: self.by })
            }
            HallWish::NameKeeper { seat, consent, .. } => {
                let official = self.is_official().then_some(Consent::Referee(self.by));
                let consent = official.or(consent.map(Consent::from));
                Command::NameKeeper(KeeperChoice { list: list()?, seat: seat.into(), consent })
            }
            HallWish::Sign { signer, .. } => return Ok(signatures(state, list()?, signer.into())?),
            HallWish::CloseList { .. } => Command::CloseList(list()?),
        };
        Ok(vec![command])
    }
}

/// What is announced: on the wire a Tout is a flag.
fn announced(contract: ContractKind, tout: bool) -> Result<ContractKind, Trouble> {
    let plain = contract.plain();
    let wanted = if tout { plain.tout() } else { Some(contract) };
    wanted.ok_or_else(|| Trouble::BadRequest("tout".to_owned()))
}

fn appoint(
    tournament: &Tournament,
    role: wire::Role,
    person: Option<u64>,
    (first_name, surname): (Option<String>, Option<String>),
) -> Result<Command, Trouble> {
    if let Some(person) = person {
        return Ok(stammtisch_desk::appoint(role.into(), PersonId(person)));
    }
    let surname = surname.ok_or_else(|| Trouble::BadRequest("surname".to_owned()))?;
    let details = Person { first_name: first_name.unwrap_or_default(), surname, ..Person::default() };
    Ok(appoint_new(tournament, role.into(), details))
}

/// Somebody is registered, and marked as there where he is.
fn registration(tournament: &Tournament, wish: RegisterWish) -> Vec<Command> {
    let RegisterWish { details, player, house, seen, pays, arrives } = wish;
    let player = player.map_or_else(|| tournament.state().next_number(), PlayerNumber);
    let registering = Command::Register(Registration {
        player: Some(player),
        part: if house { Part::House } else { Part::Ranked },
        seen_at_venue: seen,
        pays,
        ..Registration::of(next_person(tournament), details.into())
    });
    std::iter::once(registering).chain(arrives.then_some(Command::CheckIn(player))).collect()
}

fn call_list(tournament: &Tournament, call: u64) -> Option<ListId> {
    let place = usize::try_from(call.checked_sub(1)?).ok()?;
    let event = tournament.log().get(place)?;
    if let EventKind::RefereeCalled(call) = event.what { Some(call.list) } else { None }
}
