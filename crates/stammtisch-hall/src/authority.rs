//! Authority: what each role may wish for, and how a wish becomes commands of the tournament.

use schafkopf::ContractKind;
use schafkopf_turnier::{
    AgeProof, ApprovalDecision, ApprovalRequest, CallAnswer, Command, ComplaintDecision, ComplaintMaking,
    Consent, Date, Drawing, EventKind, KeeperChoice, ListId, Office, Part, Person, PersonId, RefereeCall,
    Refusal, Registration, Role, RowCorrection, RowWriting, State, Substitution, Tournament, Uneven,
};
use stammtisch_desk::{
    Link, LinkRole, appoint_new, in_office, keeper_person, may, next_match, next_person, payment, signatures,
};

use crate::trouble::Trouble;
use crate::wish::{RegisterWish, UnevenWish, Wish};

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

    /// The list that a wish is about: the link's own, or for an official the one that he names.
    pub(crate) fn list(self, state: &State, wish: &Wish) -> Result<Option<ListId>, Trouble> {
        let named = wish.named_list();
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
        let command = match wish.clone() {
            Wish::ChangeSetup { setup } => Command::ChangeSetup(setup),
            Wish::Appoint { role, person, first_name, surname } => {
                return Ok(vec![appoint(tournament, role, person, (first_name, surname))?]);
            }
            Wish::Dismiss { role, person } => Command::Dismiss(Office { person, role }),
            Wish::FixSeed { seed } => Command::FixSeed(seed),
            Wish::OpenRegistration {} => Command::OpenRegistration,
            Wish::Register(wish) => Command::Register(registration(tournament, *wish)),
            Wish::ChangeDetails { player, details } => Command::ChangeDetails(player, details),
            Wish::ProveAge { player } => Command::ProveAge(player, AgeProof::SeenAtVenue),
            Wish::Pay { player, cents } => Command::Pay(payment(state, player, cents)),
            Wish::Withdraw { player } => Command::Withdraw(player),
            Wish::MoveUp { player } => Command::MoveUp(player),
            Wish::Wait { players } => Command::PutOnWaitingList(players),
            Wish::Draw { uneven, towns_apart } => Command::Draw(drawing(uneven, towns_apart)),
            Wish::StartMatch { keeper } => next_match(state, keeper),
            Wish::CloseMatch {} => Command::CloseMatch,
            Wish::CloseTournament {} => Command::CloseTournament,
            Wish::PurgeLists {} => Command::PurgeLists { today },
            Wish::Erase { player } => {
                let unknown = Refusal::UnknownPlayer { player };
                Command::ErasePerson(state.player(player).ok_or(unknown)?.person)
            }
            Wish::Undo { event } => Command::Undo { event },
            Wish::EnterRow { game, row, approve, .. } => {
                let approved_by = approve.then_some(self.by);
                Command::EnterRow(RowWriting { list: list()?, game, row, approved_by })
            }
            Wish::CorrectRow { game, row, .. } => {
                // An official who gives a reason signs the change; without one the last row is mended as a keeper would.
                let referee = (self.is_official() && why.is_some()).then_some(self.by);
                Command::CorrectRow(RowCorrection { list: list()?, game, row, referee })
            }
            Wish::RequestApproval { game, seat, contract, tout, .. } => {
                let kind = announced(contract, tout)?;
                Command::RequestApproval(ApprovalRequest { list: list()?, game, seat, kind })
            }
            Wish::DecideApproval { list, game, seat, contract, tout, answer } => {
                let request = ApprovalRequest { list, game, seat, kind: announced(contract, tout)? };
                Command::DecideApproval(ApprovalDecision { request, answer, referee: self.by })
            }
            Wish::Complain { game, seat, halt, .. } => {
                Command::Complain(ComplaintMaking { list: list()?, game, seat, halt })
            }
            Wish::DecideComplaint { list, game, seat, answer } => {
                Command::DecideComplaint(ComplaintDecision { list, game, seat, answer, referee: self.by })
            }
            Wish::CallReferee { seat, matter, .. } => {
                Command::CallReferee(RefereeCall { list: list()?, seat, matter })
            }
            Wish::AnswerCall { call, answer } => {
                let list = call_list(tournament, call).ok_or(Trouble::NotFound)?;
                Command::AnswerCall(CallAnswer { list, call, answer, referee: self.by })
            }
            Wish::NameKeeper { seat, consent, .. } => {
                let consent = if self.is_official() { Some(Consent::Referee(self.by)) } else { consent };
                Command::NameKeeper(KeeperChoice { list: list()?, seat, consent })
            }
            Wish::Sign { signer, .. } => return Ok(signatures(state, list()?, signer.into())?),
            Wish::CloseList { .. } => Command::CloseList(list()?),
            Wish::ReopenList { list } => Command::ReopenList(list),
            Wish::VoidList { list } => Command::VoidList(list),
            Wish::Exclude { player } => Command::Exclude(player),
            Wish::Substitute { leaves, enters } => Command::Substitute(Substitution { leaves, enters }),
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
    role: Role,
    person: Option<PersonId>,
    (first_name, surname): (Option<String>, Option<String>),
) -> Result<Command, Trouble> {
    if let Some(person) = person {
        return Ok(stammtisch_desk::appoint(role, person));
    }
    let surname = surname.ok_or_else(|| Trouble::BadRequest("surname".to_owned()))?;
    let details = Person { first_name: first_name.unwrap_or_default(), surname, ..Person::default() };
    Ok(appoint_new(tournament, role, details))
}

fn registration(tournament: &Tournament, wish: RegisterWish) -> Registration {
    let RegisterWish { details, player, house, seen, pays } = wish;
    Registration {
        player,
        part: if house { Part::House } else { Part::Ranked },
        seen_at_venue: seen,
        pays,
        ..Registration::of(next_person(tournament), details)
    }
}

const fn drawing(uneven: UnevenWish, towns_apart: bool) -> Drawing {
    let uneven = match uneven {
        UnevenWish::Refuse => Uneven::Refuse,
        UnevenWish::WaitingList => Uneven::WaitingList,
        UnevenWish::HousePlayers => Uneven::HousePlayers,
    };
    Drawing { uneven, towns_apart }
}

fn call_list(tournament: &Tournament, call: u64) -> Option<ListId> {
    let place = usize::try_from(call.checked_sub(1)?).ok()?;
    let event = tournament.log().get(place)?;
    if let EventKind::RefereeCalled(call) = event.what { Some(call.list) } else { None }
}
