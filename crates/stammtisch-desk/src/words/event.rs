//! What happened, in words: a line of the log.

use schafkopf::Seat;
use schafkopf_turnier::{
    AgeProof, Answer, Consent, DrawRecord, EventKind, KeeperChoice, ListId, MatchStart, Matter, Office,
    PaperChoice, PaperWay, People, Person, PersonId, PlayerNumber, Role, Row, Signer, Tournament,
};
use stammtisch_text::{Arg, Texts};

use super::{format, list_name, log_head, money, short_row, short_totals};

/// Somebody's name, or his id where he was erased.
pub fn person_name(people: &People, id: PersonId) -> String {
    people.get(&id).map_or_else(|| format!("#{id}"), Person::full_name)
}

/// What happened, in words: the name of the event, and its particulars.
pub fn event(texts: &Texts, tournament: &Tournament, what: &EventKind) -> String {
    let title = texts.get(&format!("turnier-event-{}", what.name().replace('_', "-")));
    let detail = Teller { texts, tournament }.particulars(what).join(", ");
    format!("{title} {detail}").trim_end().to_owned()
}

/// Who tells what happened in a tournament.
struct Teller<'a> {
    texts: &'a Texts,
    tournament: &'a Tournament,
}

impl Teller<'_> {
    /// Everything worth telling beside the name of the event.
    fn particulars(&self, what: &EventKind) -> Vec<String> {
        match what {
            EventKind::RegistrationOpened
            | EventKind::DoorDrawBegun
            | EventKind::TournamentClosed
            | EventKind::Destroyed { .. } => Vec::new(),
            EventKind::Created(setup) | EventKind::SetupChanged(setup) => vec![setup.name.clone()],
            EventKind::Appointed(office) | EventKind::Dismissed(office) => self.office(*office),
            EventKind::SeedFixed { seed } => vec![seed.clone()],
            EventKind::Announced { text } => vec![text.clone()],
            EventKind::Registered(registering) => {
                let name = person_name(self.tournament.people(), registering.person);
                vec![format!("{} {name}", registering.player)]
            }
            EventKind::DetailsChanged { player }
            | EventKind::Withdrawn { player }
            | EventKind::CheckedOut { player }
            | EventKind::MovedUp { player }
            | EventKind::Excluded { player } => vec![self.player(*player)],
            EventKind::AgeProven(check) => vec![self.player(check.player), self.word(proof(check.proof))],
            EventKind::Paid(payment) => {
                vec![self.player(payment.player), money(self.texts, payment.cents)]
            }
            EventKind::CheckedIn(arrival) => {
                let args = [("number", arrival.number.to_string())];
                vec![self.player(arrival.player), format(self.texts, "hall-log-arrival", &args)]
            }
            EventKind::PutOnWaitingList { players } => {
                players.iter().map(|&player| self.player(player)).collect()
            }
            EventKind::Drawn(record) => vec![self.draw(record)],
            EventKind::MatchStarted(start) => self.start(*start),
            EventKind::KeeperNamed(choice) => self.keeper(choice),
            EventKind::RowEntered(entry) => vec![self.row(entry.list, entry.game, &entry.row)],
            EventKind::RowCorrected(entry) => vec![self.row(entry.list, entry.game, &entry.row)],
            EventKind::PaperChosen(choice) => self.paper(*choice),
            EventKind::TotalsEntered(entry) => {
                vec![format!("{}: {}", list_name(self.texts, entry.list), short_totals::print(&entry.totals))]
            }
            EventKind::ListCleared(clearing) => vec![list_name(self.texts, clearing.list)],
            EventKind::ListsSwapped(swap) => {
                [swap.one, swap.other].map(|list| list_name(self.texts, list)).to_vec()
            }
            EventKind::ApprovalRequested(asked) => {
                vec![self.game(asked.list, asked.game), self.seat(asked.seat), self.texts.kind(asked.kind)]
            }
            EventKind::ApprovalDecided(decision) => {
                let asked = decision.request;
                let told =
                    [self.seat(asked.seat), self.texts.kind(asked.kind), self.word(permit(decision.answer))];
                [self.game(asked.list, asked.game)].into_iter().chain(told).collect()
            }
            EventKind::ComplaintMade(made) => {
                let halt = made.halt.then(|| self.word("hall-log-halt"));
                [self.game(made.list, made.game), self.seat(made.seat)].into_iter().chain(halt).collect()
            }
            EventKind::ComplaintDecided(decision) => {
                let answer = self.word(verdict(decision.answer));
                vec![self.game(decision.list, decision.game), self.seat(decision.seat), answer]
            }
            EventKind::RefereeCalled(call) => {
                let told = [list_name(self.texts, call.list)]
                    .into_iter()
                    .chain(call.seat.map(|seat| self.seat(seat)));
                told.chain([self.word(matter(call.matter))]).collect()
            }
            EventKind::CallAnswered(answer) => {
                let told = [self.event(answer.call), self.word(verdict(answer.answer))];
                [list_name(self.texts, answer.list)].into_iter().chain(told).collect()
            }
            EventKind::Signed(signature) => {
                let signer = match signature.signer {
                    Signer::Player(seat) => self.seat(seat),
                    Signer::Keeper => self.word("hall-keeper-line-all"),
                };
                vec![list_name(self.texts, signature.list), signer]
            }
            EventKind::ListClosed(list) | EventKind::ListReopened(list) | EventKind::ListVoided(list) => {
                vec![list_name(self.texts, *list)]
            }
            EventKind::SeatTaken(change) => {
                let args = [("enters", self.player(change.enters)), ("leaves", self.player(change.leaves))];
                vec![format(self.texts, "hall-log-seat-taken", &args)]
            }
            EventKind::Substituted(change) => {
                let args = [("enters", self.player(change.enters)), ("leaves", self.player(change.leaves))];
                vec![format(self.texts, "hall-log-substitute", &args)]
            }
            EventKind::MatchClosed { number } => vec![number.to_string()],
            EventKind::ListsPurged { results } => {
                vec![self.texts.format("hall-log-results", &[("count", Arg::from(results.len() as i64))])]
            }
            EventKind::PersonErased { person } => vec![person_name(self.tournament.people(), *person)],
            EventKind::Undone { event } => vec![self.event(*event)],
            EventKind::Imported { head } => vec![log_head(self.texts, *head)],
        }
    }

    fn word(&self, key: &str) -> String {
        self.texts.get(key)
    }

    fn seat(&self, seat: Seat) -> String {
        self.texts.format("seat", &[("seat", Arg::from(i64::from(seat.number())))])
    }

    /// "17 Resi Huber".
    fn player(&self, player: PlayerNumber) -> String {
        let person = self.tournament.state().player(player).map(|participant| participant.person);
        let name = person.map(|person| person_name(self.tournament.people(), person));
        name.map_or_else(|| player.to_string(), |name| format!("{player} {name}"))
    }

    fn event(&self, event: u64) -> String {
        format(self.texts, "hall-log-event", &[("event", event.to_string())])
    }

    fn game(&self, list: ListId, game: u32) -> String {
        let args = [("list", list_name(self.texts, list)), ("game", game.to_string())];
        format(self.texts, "hall-log-game", &args)
    }

    fn row(&self, list: ListId, game: u32, row: &Row) -> String {
        format!("{}: {}", self.game(list, game), short_row::print(row))
    }

    fn paper(&self, choice: PaperChoice) -> Vec<String> {
        let way = match choice.way {
            PaperWay::Totals => "turnier-paper-totals",
            PaperWay::Games => "turnier-paper-games",
        };
        [Some(way), choice.twice.then_some("turnier-paper-twice")]
            .into_iter()
            .flatten()
            .map(|key| self.word(key))
            .collect()
    }

    fn office(&self, office: Office) -> Vec<String> {
        let role = match office.role {
            Role::Director => "hall-director-card",
            Role::Referee => "hall-referee-card",
            Role::Tribunal => "hall-tribunal-card",
        };
        vec![person_name(self.tournament.people(), office.person), self.word(role)]
    }

    fn draw(&self, record: &DrawRecord) -> String {
        let request = &record.request;
        let last = request.first_match + request.matches.saturating_sub(1);
        let key = if last > request.first_match { "hall-log-drawn" } else { "hall-log-drawn-one" };
        let players = request.entrants.len().to_string();
        let args =
            [("first", request.first_match.to_string()), ("last", last.to_string()), ("players", players)];
        let args =
            if last > request.first_match { args.to_vec() } else { vec![args[0].clone(), args[2].clone()] };
        format(self.texts, key, &args)
    }

    fn start(&self, start: MatchStart) -> Vec<String> {
        let keeper =
            start.keeper.map(|seat| format(self.texts, "hall-log-keeper", &[("seat", self.seat(seat))]));
        [start.number.to_string()].into_iter().chain(keeper).collect()
    }

    fn keeper(&self, choice: &KeeperChoice) -> Vec<String> {
        let consent = choice.consent.map(|consent| match consent {
            Consent::AllFour => self.word("hall-log-consent-all-four"),
            Consent::Referee(_) => self.word("hall-log-consent-referee"),
        });
        let told = [list_name(self.texts, choice.list), self.seat(choice.seat)];
        told.into_iter().chain(consent).collect()
    }
}

const fn proof(proof: AgeProof) -> &'static str {
    match proof {
        AgeProof::Birthday => "hall-log-age-birthday",
        AgeProof::SeenAtVenue => "hall-log-age-seen",
    }
}

const fn permit(answer: Answer) -> &'static str {
    match answer {
        Answer::Granted => "hall-log-granted",
        Answer::Refused => "hall-log-refused",
    }
}

const fn verdict(answer: Answer) -> &'static str {
    match answer {
        Answer::Granted => "hall-log-right",
        Answer::Refused => "hall-log-wrong",
    }
}

const fn matter(matter: Matter) -> &'static str {
    match matter {
        Matter::Doubt => "hall-log-doubt",
        Matter::Suspicion => "hall-log-suspicion",
        Matter::Appeal => "hall-log-appeal",
    }
}
