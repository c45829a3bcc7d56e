//! Views: what the pages see of a tournament, as JSON. Each shows no more than its role may know.

mod card;
mod display;
mod head;
mod list;
mod log;
mod players;
mod points;
mod prizes;
mod progress;
mod public;
mod referee;
mod seating;
mod setup;
mod standings;

pub(crate) use card::{CardShown, CardView, card, card_shown};
pub(crate) use display::{DisplayView, display};
pub(crate) use head::Head;
pub(crate) use list::{ListShown, ListView, list, list_shown};
pub(crate) use log::{LogLine, LogView, log, log_line};
pub(crate) use players::{PlayersView, players};
pub(crate) use points::{PointsView, points};
pub(crate) use prizes::{ForecastShown, PrizesView, prizes};
pub(crate) use progress::{ProgressView, progress};
pub(crate) use public::{Announcement, Found, ResultsView, announcement, results, where_does};
pub(crate) use referee::{RefereeView, referee};
pub(crate) use seating::{DrawView, SeatingView, draws, seating};
pub(crate) use setup::{Poster, SetupView, setup};
pub(crate) use standings::{StandingsView, standings};

use schafkopf_turnier::{ListId, Person, PersonId, PlayerNumber, Progress, Tournament};
use serde::Serialize;
use stammtisch_desk::LinkRole;
use stammtisch_text::Lang;

use crate::display::DisplayState;

/// A view that is sent over a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum View {
    Setup,
    Players,
    Seating,
    Draw,
    Progress,
    Standings,
    Referee,
    Display,
    Log,
    List(ListId),
    Card(PlayerNumber),
}

/// What tells one rendering of a view from another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ViewKey {
    pub(crate) view: View,
    pub(crate) english: bool,
    /// Whether it holds money and birthdays.
    pub(crate) whole: bool,
}

/// What a view shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Shown {
    Setup(Box<SetupView>),
    Players(PlayersView),
    Seating(SeatingView),
    Draw(DrawView),
    Progress(ProgressView),
    Standings(StandingsView),
    Referee(RefereeView),
    Display(Box<DisplayView>),
    Log(LogView),
    List(ListShown),
    Card(CardShown),
}

/// Events of the log that are sent over a stream.
pub(crate) const LOG_TAIL: usize = 50;

impl View {
    /// Its name on the wire.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            View::Setup => "setup",
            View::Players => "players",
            View::Seating => "seating",
            View::Draw => "draw",
            View::Progress => "progress",
            View::Standings => "standings",
            View::Referee => "referee",
            View::Display => "display",
            View::Log => "log",
            View::List(_) => "list",
            View::Card(_) => "card",
        }
    }

    /// What it shows now.
    pub(crate) fn render(
        self,
        tournament: &Tournament,
        (display, now): (&DisplayState, i64),
        (lang, whole): (Lang, bool),
    ) -> Shown {
        let running = running_match(tournament);
        match self {
            View::Setup => Shown::Setup(Box::new(setup(tournament, whole))),
            View::Players => Shown::Players(players(tournament, whole)),
            View::Seating => {
                let drawn = seating(tournament, running);
                Shown::Seating(drawn.unwrap_or_else(|| seating::undrawn(tournament, running)))
            }
            View::Draw => Shown::Draw(draws(tournament)),
            View::Progress => Shown::Progress(progress(tournament, running)),
            View::Standings => Shown::Standings(standings(tournament, Progress::Everything)),
            View::Referee => Shown::Referee(referee(tournament)),
            View::Display => Shown::Display(Box::new(self::display::display(tournament, display, now))),
            View::Log => Shown::Log(log(tournament, (0, u64::MAX), LOG_TAIL, lang)),
            View::List(id) => Shown::List(list_shown(tournament, id)),
            View::Card(player) => Shown::Card(card_shown(tournament, player, display)),
        }
    }
}

/// The views that a role's stream carries.
pub(crate) fn views_of(role: LinkRole) -> &'static [View] {
    match role {
        LinkRole::Director => &[
            View::Setup,
            View::Players,
            View::Seating,
            View::Draw,
            View::Progress,
            View::Standings,
            View::Referee,
            View::Display,
            View::Log,
        ],
        LinkRole::Referee => &[View::Setup, View::Seating, View::Progress, View::Standings, View::Referee],
        LinkRole::Display => &[View::Setup, View::Seating, View::Progress, View::Standings, View::Display],
        LinkRole::Keeper => &[View::Setup],
        LinkRole::Player => &[],
    }
}

/// The match that runs, or comes next.
pub(crate) fn running_match(tournament: &Tournament) -> u32 {
    stammtisch_desk::running_match(tournament.state())
}

/// The match whose lists are looked at: the running one, or the last that was played.
pub(crate) fn match_with_lists(tournament: &Tournament) -> u32 {
    stammtisch_desk::match_with_lists(tournament.state())
}

/// A player's details, unless they were erased.
pub(crate) fn person(tournament: &Tournament, player: PlayerNumber) -> Option<&Person> {
    tournament.people().get(&tournament.state().player(player)?.person)
}

/// A player's full name; of who was erased, his number.
pub(crate) fn name(tournament: &Tournament, player: PlayerNumber) -> String {
    person(tournament, player).map_or_else(|| format!("Nr. {player}"), Person::full_name)
}

/// "Huber, Resi", as on the wall.
pub(crate) fn name_to_look_up(tournament: &Tournament, player: PlayerNumber) -> String {
    match person(tournament, player) {
        Some(person) if person.first_name.trim().is_empty() => person.surname.clone(),
        Some(person) => format!("{}, {}", person.surname, person.first_name),
        None => format!("Nr. {player}"),
    }
}

/// A player's town.
pub(crate) fn town(tournament: &Tournament, player: PlayerNumber) -> &str {
    person(tournament, player).map_or("", |person| person.town.as_str())
}

/// An official's name.
pub(crate) fn official(tournament: &Tournament, id: PersonId) -> String {
    stammtisch_desk::words::person_name(tournament.people(), id)
}

/// An event by its number.
pub(crate) fn event(tournament: &Tournament, number: u64) -> Option<&schafkopf_turnier::Event> {
    tournament.log().get(usize::try_from(number.checked_sub(1)?).ok()?)
}
