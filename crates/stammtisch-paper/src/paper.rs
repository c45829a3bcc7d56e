//! Paper: everything that a tournament prints.

use std::collections::BTreeMap;

use schafkopf::BySeat;
use schafkopf::rules::Criterion;
use schafkopf_turnier::{
    Achievement, Award, Event, ListId, ListStatus, LogHead, Merit, Namesakes, Person, PersonId, PlayerNumber,
    Progress, Seating, Setup, Standings, State, Tie, Tournament,
};
use stammtisch_art::QrSquare;
use stammtisch_text::{Arg, Lang, Texts};

use crate::document::{Look, document};
use crate::list::{Print, Sheet};
use crate::list_code::ListCodes;
use crate::markup::Markup;
use crate::no_page::NoPage;
use crate::numbers::euros;
use crate::{
    certificate, door_slip, giving_sheet, list, player_card, results, seating_plan, sie_sheet,
    standings_sheet, table_sign,
};

/// Everything that a tournament prints, in one language.
///
/// ```
/// use schafkopf_turnier::{Person, PersonId, Setup, Tournament};
/// use stammtisch_paper::{NoPage, Paper};
/// use stammtisch_text::Lang;
/// let rules = schafkopf::rules::builtin("preis").expect("it is built in");
/// let setup = Setup::new("Kirchweih", "2026-10-18".parse()?, &rules);
/// let director = (PersonId(1), Person { surname: "Huber".into(), ..Person::default() });
/// let tournament = Tournament::create(rules, setup, director, 0)?;
/// let paper = Paper::new(&tournament, Lang::De);
/// assert_eq!(paper.blank_lists(1), Err(NoPage::NotDrawn { match_number: 1 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Paper<'a> {
    tournament: &'a Tournament,
    texts: &'static Texts,
    codes: Option<ListCodes<'a>>,
}

impl std::fmt::Debug for Paper<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Paper").field("lang", &self.texts.lang()).finish_non_exhaustive()
    }
}

impl<'a> Paper<'a> {
    /// What a tournament prints, in a language.
    pub fn new(tournament: &'a Tournament, lang: Lang) -> Paper<'a> {
        Paper { tournament, texts: Texts::of(lang), codes: None }
    }

    /// The same, with a code on every list.
    #[must_use]
    pub const fn with_codes(self, codes: ListCodes<'a>) -> Paper<'a> {
        Paper { codes: Some(codes), ..self }
    }

    /// The code of a list, where lists have one.
    pub(crate) fn code_of(&self, list: ListId) -> Option<QrSquare> {
        self.codes.and_then(|codes| codes.of(list))
    }

    /// The lists of a match to be written by hand, in the layout of P's model sheet: one table a sheet, with the names
    /// of the players (P 3, P 10).
    pub fn blank_lists(&self, match_number: u32) -> Result<String, NoPage> {
        let tables = self.seating(match_number)?.tables.len() as u32;
        let lists = (1..=tables).map(|table| ListId { match_number, table });
        Ok(self.lists("paper-blank-lists", lists.map(|id| self.sheet(id, Print::Blank))))
    }

    /// The lists of a match as they are written, with their corrections, approvals and rulings (S 5.3, P 17).
    pub fn filled_lists(&self, match_number: u32) -> Result<String, NoPage> {
        let count = self.state().lists(match_number).len() as u32;
        if count == 0 {
            return Err(NoPage::NotStarted { match_number });
        }
        let sheets: Result<Vec<Sheet<'_>>, NoPage> =
            (1..=count).map(|table| self.filled_sheet(ListId { match_number, table })).collect();
        Ok(self.lists("paper-filled-lists", sheets?.into_iter()))
    }

    /// All lists of all matches that were begun, as they are written.
    pub fn all_filled_lists(&self) -> Result<String, NoPage> {
        let matches = 1..=self.state().tournament_rules().matches;
        let ids = matches.flat_map(|match_number| {
            let count = self.state().lists(match_number).len() as u32;
            (1..=count).map(move |table| ListId { match_number, table })
        });
        let sheets: Vec<Sheet<'_>> = ids.map(|id| self.filled_sheet(id)).collect::<Result<_, _>>()?;
        if sheets.is_empty() {
            return Err(NoPage::NotStarted { match_number: 1 });
        }
        Ok(self.lists("paper-filled-lists", sheets.into_iter()))
    }

    /// One list as it is written.
    pub fn filled_list(&self, id: ListId) -> Result<String, NoPage> {
        Ok(self.lists("paper-filled-lists", std::iter::once(self.filled_sheet(id)?)))
    }

    /// Who sits where in a match, by table, for the wall.
    pub fn seating_by_table(&self, match_number: u32) -> Result<String, NoPage> {
        let seating = self.seating(match_number)?;
        let title = self.title("paper-seating-by-table", match_number);
        Ok(self.print(&title, seating_plan::LOOK, |page| {
            seating_plan::by_table(self, (match_number, seating), page);
        }))
    }

    /// Who sits where in a match, by name, for the wall.
    pub fn seating_by_name(&self, match_number: u32) -> Result<String, NoPage> {
        let seating = self.seating(match_number)?;
        let title = self.title("paper-seating-by-name", match_number);
        Ok(self.print(&title, seating_plan::LOOK, |page| {
            seating_plan::by_name(self, (match_number, seating), page);
        }))
    }

    /// A sign for every table of a match: its number, to be read from afar, and its four seats.
    pub fn table_signs(&self, match_number: u32) -> Result<String, NoPage> {
        let seating = self.seating(match_number)?;
        let title = self.title("paper-table-signs", match_number);
        Ok(self
            .print(&title, table_sign::LOOK, |page| table_sign::print(self, (match_number, seating), page)))
    }

    /// A card for every player, in which the list keeper enters his results (T 7); what is known is filled in.
    pub fn player_cards(&self) -> Result<String, NoPage> {
        let players = player_card::players(self.state());
        if players.is_empty() {
            return Err(NoPage::Nobody);
        }
        let title = self.texts.get("paper-player-cards");
        Ok(self.print(&title, player_card::LOOK, |page| player_card::print(self, &players, page)))
    }

    /// Slips with everybody's seats, to be handed out: of one player, or of all who have some. With `changed`, only of those
    /// whom the draw seats elsewhere than the slip that they got at the door.
    pub fn slips(&self, player: Option<PlayerNumber>, changed: bool) -> Result<String, NoPage> {
        let old = if changed { self.state().slips() } else { BTreeMap::new() };
        let is_new = |slip: &door_slip::Slip| old.get(&slip.player).is_none_or(|places| !slip.says(places));
        let wanted = |number: &&PlayerNumber| player.is_none_or(|player| player == **number);
        let slips =
            self.state().players().keys().filter(wanted).filter_map(|&number| door_slip::slip(self, number));
        let slips: Vec<door_slip::Slip> = slips.filter(is_new).collect();
        if slips.is_empty() {
            return Err(NoPage::Nobody);
        }
        let title = self.texts.get("paper-slips");
        Ok(self.print(&title, door_slip::LOOK, |page| door_slip::print(self, &slips, page)))
    }

    /// A receipt for what a player paid.
    pub fn receipt(&self, player: PlayerNumber) -> Result<String, NoPage> {
        let payments = door_slip::payments(self, player);
        if payments.is_empty() {
            return Err(NoPage::Nobody);
        }
        let title = self.texts.get("paper-receipt");
        Ok(self.print(&title, door_slip::LOOK, |page| door_slip::receipt(self, (player, &payments), page)))
    }

    /// The standings: place, name, points of each match, total, and what decided; below, the head of the log.
    pub fn standings(&self, progress: Progress, head: LogHead) -> Result<String, NoPage> {
        let standings = self.state().standings(progress)?;
        let title = self.texts.get("paper-standings");
        Ok(self.print(&title, standings_sheet::LOOK, |page| {
            standings_sheet::print(self, progress, (&standings, head), page);
        }))
    }

    /// Certificates of the first so many places, each with the head of the log.
    pub fn certificates(&self, places: usize, head: LogHead) -> Result<String, NoPage> {
        let standings = self.state().standings(Progress::Everything)?;
        let best = &standings.ranked[..places.min(standings.ranked.len())];
        if best.is_empty() {
            return Err(NoPage::Nobody);
        }
        let title = self.texts.get("paper-certificates");
        Ok(self.print(&title, certificate::LOOK, |page| certificate::print(self, (best, head), page)))
    }

    /// The sheet for the microphone: every prize in the order in which it is given, with names and points.
    pub fn giving(&self) -> Result<String, NoPage> {
        let standings = self.state().standings(Progress::Everything)?;
        let awards = self.setup().prizes.award(self.state(), &standings).in_order_of_giving();
        if awards.is_empty() {
            return Err(NoPage::NoPrizes);
        }
        let title = self.texts.get("paper-giving");
        Ok(self.print(&title, giving_sheet::LOOK, |page| {
            giving_sheet::print(self, (&standings, &awards), page);
        }))
    }

    /// The results as a table for a spreadsheet.
    pub fn results_table(&self) -> Result<String, NoPage> {
        Ok(results::table(self, &self.ranking()?))
    }

    /// The results as a text for newspaper and website.
    pub fn results_text(&self) -> Result<String, NoPage> {
        Ok(results::text(self, &self.ranking()?))
    }

    /// The standings, if somebody is in them.
    fn ranking(&self) -> Result<Standings, NoPage> {
        let standings = self.state().standings(Progress::Everything)?;
        if standings.ranked.is_empty() { Err(NoPage::Nobody) } else { Ok(standings) }
    }

    /// By how many events and which value the log is known again.
    pub(crate) fn log_head(&self, head: LogHead) -> String {
        let args = [("events", Arg::from(head.events.to_string())), ("head", Arg::from(head.short()))];
        self.texts.format("turnier-log-head", &args)
    }

    /// Every Sie of the tournament, of one match or of one list, framed, to hang on the wall (S 2.9.3).
    pub fn sie(&self, match_number: Option<u32>, table: Option<u32>) -> Result<String, NoPage> {
        let matches = 1..=self.state().tournament_rules().matches;
        let lists = matches.flat_map(|number| {
            let count = self.state().lists(number).len() as u32;
            (1..=count).map(move |table| ListId { match_number: number, table })
        });
        let is_meant = |id: &ListId| {
            match_number.is_none_or(|number| number == id.match_number)
                && table.is_none_or(|table| table == id.table)
        };
        let all: Vec<_> = lists.filter(is_meant).flat_map(|id| sie_sheet::of_list(self, id)).collect();
        if all.is_empty() {
            return Err(NoPage::NoSie);
        }
        let title = self.texts.get("paper-sie");
        Ok(self.print(&title, sie_sheet::LOOK, |page| sie_sheet::print(self, &all, page)))
    }

    fn filled_sheet(&self, id: ListId) -> Result<Sheet<'a>, NoPage> {
        let ListId { match_number, table } = id;
        if self.state().lists(match_number).is_empty() {
            return Err(NoPage::NotStarted { match_number });
        }
        let list = self.state().list(id).ok_or(NoPage::NoTable { match_number, table })?;
        match list.status() {
            ListStatus::Purged => Err(NoPage::Purged),
            ListStatus::Open | ListStatus::Closed | ListStatus::Voided => {
                Ok(self.sheet(id, Print::Filled(list)))
            }
        }
    }

    fn sheet(&self, id: ListId, print: Print<'a>) -> Sheet<'a> {
        Sheet { paper: *self, id, print }
    }

    fn lists(&self, title: &str, sheets: impl Iterator<Item = Sheet<'a>>) -> String {
        let title = self.texts.get(title);
        self.print(&title, list::LOOK, |page| sheets.for_each(|sheet| sheet.print(page)))
    }

    fn print(&self, title: &str, look: Look, fill: impl FnOnce(&mut Markup)) -> String {
        let title = format!("{title} – {}", self.setup().name);
        document(self.texts.lang(), &title, look, fill)
    }

    fn seating(&self, match_number: u32) -> Result<&'a Seating, NoPage> {
        self.state().seating(match_number).ok_or(NoPage::NotDrawn { match_number })
    }

    fn title(&self, key: &str, match_number: u32) -> String {
        self.texts.format(key, &[("match", Arg::from(i64::from(match_number)))])
    }

    pub(crate) const fn texts(&self) -> &'static Texts {
        self.texts
    }

    pub(crate) const fn state(&self) -> &'a State {
        self.tournament.state()
    }

    pub(crate) const fn setup(&self) -> &'a Setup {
        self.tournament.state().setup()
    }

    /// Whether places at a table give points (T 6).
    pub(crate) fn has_table_points(&self) -> bool {
        !self.state().tournament_rules().table_points.is_empty()
    }

    /// The reason that was given for an event.
    pub(crate) fn reason(&self, event: u64) -> Option<&'a str> {
        let index = usize::try_from(event).ok()?.checked_sub(1)?;
        self.log().get(index)?.why.as_deref()
    }

    /// Everything that happened.
    pub(crate) fn log(&self) -> &'a [Event] {
        self.tournament.log()
    }

    /// Whether an event was undone.
    pub(crate) fn is_undone(&self, event: u64) -> bool {
        self.tournament.is_undone(event)
    }

    /// Somebody's details, unless they were erased.
    pub(crate) fn person(&self, id: PersonId) -> Option<&'a Person> {
        self.tournament.people().get(&id)
    }

    /// A player's details, unless they were erased.
    pub(crate) fn player(&self, number: PlayerNumber) -> Option<&'a Person> {
        self.person(self.state().player(number)?.person)
    }

    /// A player's full name; of who was erased, his number.
    pub(crate) fn name(&self, number: PlayerNumber) -> String {
        self.player(number).map_or_else(|| self.nameless(number), Person::full_name)
    }

    /// "Huber, Resi"; of who was erased, his number.
    pub(crate) fn name_to_look_up(&self, number: PlayerNumber) -> String {
        match self.player(number) {
            Some(person) if person.first_name.trim().is_empty() => person.surname.clone(),
            Some(person) => format!("{}, {}", person.surname, person.first_name),
            None => self.nameless(number),
        }
    }

    /// Who shares his name with another.
    pub(crate) fn namesakes(&self) -> Namesakes {
        Namesakes::of(self.tournament)
    }

    /// Where a player lives, if that is known.
    pub(crate) fn town(&self, number: PlayerNumber) -> &'a str {
        self.player(number).map_or("", |person| person.town.as_str())
    }

    fn nameless(&self, number: PlayerNumber) -> String {
        self.texts.format("paper-nameless", &[("number", Arg::from(number.to_string()))])
    }

    /// An official's initials, as he would sign a change (S 5.3.4, P 17).
    pub(crate) fn initials(&self, id: PersonId) -> String {
        let of = |person: &Person| {
            let parts = [&person.first_name, &person.surname];
            parts.into_iter().filter_map(|part| part.trim().chars().next()).collect::<String>()
        };
        self.person(id).map_or_else(|| format!("#{id}"), of)
    }

    /// An official's full name; of who was erased, his id.
    pub(crate) fn official(&self, id: PersonId) -> String {
        self.person(id).map_or_else(|| format!("#{id}"), Person::full_name)
    }

    /// The players of a list.
    pub(crate) fn players_of(&self, id: ListId) -> Option<&'a BySeat<PlayerNumber>> {
        self.state().players_of(id)
    }

    /// What somebody won: money, a thing, or both.
    pub(crate) fn prize(&self, award: &Award) -> Option<String> {
        let money = (award.cents > 0).then(|| euros(self.texts, award.cents));
        match (money, award.thing.clone()) {
            (Some(money), Some(thing)) => {
                let args = [("one", Arg::from(money)), ("other", Arg::from(thing))];
                Some(self.texts.format("paper-both", &args))
            }
            (money, thing) => money.or(thing),
        }
    }

    /// What a prize was won with.
    pub(crate) fn won_with(&self, achievement: &Achievement) -> String {
        let number = |number: u32| Arg::from(i64::from(number));
        match achievement {
            Achievement::Place(place) => {
                let place = Arg::from(i64::try_from(*place).unwrap_or(i64::MAX));
                self.texts.format("paper-prize-place", &[("place", place)])
            }
            Achievement::Table { match_number, table } => {
                let args = [("match", number(*match_number)), ("table", number(*table))];
                self.texts.format("paper-prize-table", &args)
            }
            Achievement::Special(Merit::MostSolos) => self.texts.get("paper-merit-most-solos"),
            Achievement::Special(Merit::MiddlePlace) => self.texts.get("paper-merit-middle-place"),
            Achievement::Special(Merit::LastPlace) => self.texts.get("paper-merit-last-place"),
            Achievement::Special(Merit::Named { title, .. }) => title.clone(),
        }
    }

    /// What decided between players level on points: "gewonnene Soli: 3", or "das Los".
    pub(crate) fn tie(&self, tie: Tie) -> String {
        let key = match tie.by {
            Criterion::Points => "paper-decided-points",
            Criterion::GamePoints => "paper-decided-game-points",
            Criterion::Sie => "paper-decided-sie",
            Criterion::ToutsWon => "paper-decided-touts-won",
            Criterion::ToutsPlayed => "paper-decided-touts-played",
            Criterion::SolosWon => "paper-decided-solos-won",
            Criterion::SolosPlayed => "paper-decided-solos-played",
            Criterion::Lot => "paper-decided-lot",
        };
        let by = self.texts.get(key);
        tie.has.map_or_else(|| by.clone(), |has| format!("{by}:\u{a0}{has}"))
    }
}
