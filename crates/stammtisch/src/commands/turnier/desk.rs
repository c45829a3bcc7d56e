//! The director's desk: one tournament out of the store, and every act upon it.

use std::fs;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use schafkopf_turnier::{
    Act, Command, Event, EventKind, Person, PersonId, Refusal, Role, State, Step, Tournament,
};
use stammtisch_desk::slug;
use stammtisch_store::{
    HallStore as _, Head, LinkRecord, SqliteStore, StoreError, TournamentStore as _, append_step, create,
    load,
};
use stammtisch_text::{Lang, Texts};
use tokio::runtime::{Builder, Runtime};

use super::command::Options;
use super::trouble::Trouble;
use crate::commands::play::data_folder;

/// How often a command is decided anew because another process was quicker.
const TRIES: u32 = 20;
/// How many automatic backups are kept.
const BACKUPS: usize = 8;
/// The file that remembers which tournament was used last.
const LAST: &str = "last-tournament";

/// The data folder with its database.
pub(super) struct Archive {
    runtime: Runtime,
    store: SqliteStore,
    folder: PathBuf,
    /// The texts for people.
    pub(super) texts: &'static Texts,
    /// What is to be said beside the answer.
    pub(super) notes: Vec<String>,
}

/// A tournament that was taken out of the store.
pub(super) struct Desk {
    /// Where it is kept.
    pub(super) archive: Archive,
    /// Its id.
    pub(super) id: String,
    tournament: Tournament,
    /// Who acts.
    by: PersonId,
    /// Why, where a reason was given.
    why: Option<String>,
}

/// A command with a reason of its own.
#[derive(Debug, Clone)]
pub(super) struct Wish {
    pub(super) command: Command,
    pub(super) why: Option<String>,
}

impl From<Command> for Wish {
    fn from(command: Command) -> Wish {
        Wish { command, why: None }
    }
}

/// What became of wishes that belong together: their events, or the first that was refused, from 0.
type Outcome = Result<Vec<Event>, (usize, Refusal)>;

/// The time, in microseconds of UTC.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

impl Archive {
    /// Opens the database in the data folder.
    pub(super) fn open(options: &Options, lang: Lang) -> Result<Archive, Trouble> {
        let texts = Texts::of(lang);
        let folder = options.data.clone().or_else(data_folder::usual);
        let folder = folder.ok_or_else(|| Trouble::told("no_folder", &[]))?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (store, backup) = runtime.block_on(SqliteStore::open(&folder.join("stammtisch.db")))?;
        let mut notes = Vec::new();
        if let Some(backup) = backup {
            let args = [("file", backup.file.display().to_string())];
            notes.push(super::trouble::format(texts, "turnier-migrated", &args));
        }
        Ok(Archive { runtime, store, folder, texts, notes })
    }

    fn wait<T>(&self, what: impl Future<Output = Result<T, StoreError>>) -> Result<T, Trouble> {
        Ok(self.runtime.block_on(what)?)
    }

    /// The data folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// All tournaments, oldest first.
    pub(super) fn heads(&self) -> Result<Vec<Head>, Trouble> {
        self.wait(self.store.tournaments())
    }

    /// The tournament that is meant: the one named, the only one, or the last one used.
    pub(super) fn choose(&self, named: Option<&str>) -> Result<String, Trouble> {
        let heads = self.heads()?;
        let known = || heads.iter().map(|head| head.id.as_str()).collect::<Vec<_>>().join(", ");
        if let Some(id) = named {
            let known_id = heads.iter().any(|head| head.id == id).then(|| id.to_owned());
            let unknown = || Trouble::told("unknown_tournament_of", &[("name", id), ("known", &known())]);
            return known_id.ok_or_else(unknown);
        }
        let last = fs::read_to_string(self.folder.join(LAST)).unwrap_or_default();
        match heads.as_slice() {
            [] => Err(Trouble::told("no_tournament", &[("folder", &self.folder.display().to_string())])),
            [only] => Ok(only.id.clone()),
            several if several.iter().any(|head| head.id == last.trim()) => Ok(last.trim().to_owned()),
            _ => Err(Trouble::told("which_tournament", &[("known", &known())])),
        }
    }

    /// Remembers which tournament was used last.
    pub(super) fn remember(&self, id: &str) -> Result<(), Trouble> {
        let file = self.folder.join(LAST);
        fs::write(&file, id).map_err(Trouble::file(&file))
    }

    /// Stores a tournament that is new here, under the id that was asked for or one made from its name.
    pub(super) fn create(&self, id: Option<&str>, tournament: &Tournament) -> Result<String, Trouble> {
        let wanted = id.map_or_else(|| slug(&tournament.state().setup().name), slug);
        let mut name = wanted.clone();
        for number in 2..1000 {
            match self.wait(create(&self.store, &name, tournament)) {
                Err(Trouble::Store(StoreError::Exists(_))) if id.is_none() => {
                    name = format!("{wanted}-{number}");
                }
                Err(trouble) => return Err(trouble),
                Ok(()) => {
                    self.remember(&name)?;
                    return Ok(name);
                }
            }
        }
        Err(StoreError::Exists(wanted).into())
    }

    /// A tournament out of the store.
    pub(super) fn load(&self, id: &str) -> Result<Tournament, Trouble> {
        self.wait(load(&self.store, id))
    }

    /// All links of a tournament.
    pub(super) fn links(&self, tournament: &str) -> Result<Vec<LinkRecord>, Trouble> {
        self.wait(self.store.links(tournament))
    }

    /// Keeps new links and revokes others.
    pub(super) fn keep_links(&self, new: &[LinkRecord], revoked: &[String]) -> Result<(), Trouble> {
        self.wait(self.store.keep_links(new, revoked, now()))
    }

    /// Writes a copy of the database to a file that does not exist yet.
    pub(super) fn back_up_to(&self, file: &Path) -> Result<(), Trouble> {
        if file.exists() {
            return Err(Trouble::told("file_exists", &[("file", &file.display().to_string())]));
        }
        // A copy that was cut off must not look like a whole one.
        let part = PathBuf::from(format!("{}.part", file.display()));
        let _ = fs::remove_file(&part);
        self.wait(self.store.backup_to(&part))?;
        fs::rename(&part, file).map_err(Trouble::file(file))
    }

    fn backup_folder(&self) -> PathBuf {
        self.folder.join("backups")
    }

    /// Writes a copy beside the database and keeps the last few.
    pub(super) fn back_up(&self) -> Result<PathBuf, Trouble> {
        let folder = self.backup_folder();
        fs::create_dir_all(&folder).map_err(Trouble::file(&folder))?;
        let file = folder.join(format!("stammtisch-{:016}-{}.db", now(), std::process::id()));
        self.back_up_to(&file)?;
        self.prune(BACKUPS);
        Ok(file)
    }

    /// Deletes all but the newest automatic backups.
    pub(super) fn prune(&self, keep: usize) {
        let Ok(entries) = fs::read_dir(self.backup_folder()) else { return };
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|file| file.extension().is_some_and(|end| end == "db"));
        files.sort();
        for old in files.iter().rev().skip(keep) {
            // Another process may have been quicker.
            let _ = fs::remove_file(old);
        }
    }

    /// Makes sure that what was erased is in no file any more: neither in the database nor in automatic backups.
    pub(super) fn forget(&self) -> Result<PathBuf, Trouble> {
        self.wait(self.store.fold())?;
        let fresh = self.back_up()?;
        self.prune(1);
        Ok(fresh)
    }

    /// Closes the database.
    pub(super) fn close(&self) {
        self.runtime.block_on(self.store.close());
    }
}

impl Desk {
    /// Takes the tournament that is meant out of the store.
    pub(super) fn open(options: &Options, lang: Lang) -> Result<Desk, Trouble> {
        let archive = Archive::open(options, lang)?;
        let id = archive.choose(options.tournament.as_deref())?;
        if options.tournament.is_some() {
            archive.remember(&id)?;
        }
        Desk::of(archive, id, options)
    }

    /// Takes a tournament out of the store.
    pub(super) fn of(archive: Archive, id: String, options: &Options) -> Result<Desk, Trouble> {
        let tournament = archive.wait(load(&archive.store, &id))?;
        let mut desk = Desk { archive, id, tournament, by: PersonId(0), why: options.why.clone() };
        desk.by = match &options.by {
            Some(who) => desk.official(who)?,
            None => desk.director(),
        };
        Ok(desk)
    }

    /// The tournament.
    pub(super) const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Its state.
    pub(super) const fn state(&self) -> &State {
        self.tournament.state()
    }

    /// The texts for people.
    pub(super) const fn texts(&self) -> &'static Texts {
        self.archive.texts
    }

    /// Who acts.
    pub(super) const fn by(&self) -> PersonId {
        self.by
    }

    fn director(&self) -> PersonId {
        let officials = self.state().officials();
        let director = officials.iter().find(|(_, roles)| roles.contains(&Role::Director));
        director.map_or(PersonId(1), |(&id, _)| id)
    }

    /// An official by id, full name or surname.
    pub(super) fn official(&self, who: &str) -> Result<PersonId, Trouble> {
        let officials = self.state().officials();
        if let Ok(id) = who.parse().map(PersonId) {
            return Ok(id);
        }
        let wanted = who.trim().to_lowercase();
        let named = |id: &&PersonId| {
            self.tournament.people().get(id).is_some_and(|person| {
                person.full_name().to_lowercase() == wanted || person.surname.to_lowercase() == wanted
            })
        };
        let found: Vec<PersonId> = officials.keys().filter(named).copied().collect();
        if let [one] = found.as_slice() {
            return Ok(*one);
        }
        let known: Vec<String> = officials.keys().map(|&id| self.person_name(id)).collect();
        Err(Trouble::told("unknown_official", &[("name", who), ("known", &known.join(", "))]))
    }

    /// The referee who was named, or who acts.
    pub(super) fn referee(&self, named: Option<&str>) -> Result<PersonId, Trouble> {
        named.map_or(Ok(self.by), |who| self.official(who))
    }

    /// Somebody's name, or his id where he was erased.
    pub(super) fn person_name(&self, id: PersonId) -> String {
        self.tournament.people().get(&id).map_or_else(|| format!("#{id}"), Person::full_name)
    }

    /// Carries out one command.
    #[expect(clippy::needless_pass_by_value, reason = "a command is made to be carried out")]
    pub(super) fn act(&mut self, command: Command) -> Result<Vec<Event>, Trouble> {
        self.act_with(|_| Ok(command.clone()))
    }

    /// Carries out one command that depends on the tournament as it is then.
    pub(super) fn act_with(
        &mut self,
        make: impl Fn(&Tournament) -> Result<Command, Trouble>,
    ) -> Result<Vec<Event>, Trouble> {
        let done = self.transact(|tournament| Ok(vec![vec![make(tournament)?.into()]]))?;
        let done: Result<Vec<Vec<Event>>, (usize, Refusal)> = done.into_iter().collect();
        Ok(done.map_err(|(_, refusal)| refusal)?.concat())
    }

    /// Carries out several commands: all of them, or nothing.
    pub(super) fn act_all(
        &mut self,
        make: impl Fn(&Tournament) -> Result<Vec<Wish>, Trouble>,
    ) -> Result<Vec<Event>, Trouble> {
        let done = self.transact(|tournament| Ok(vec![make(tournament)?]))?;
        let done: Result<Vec<Vec<Event>>, (usize, Refusal)> = done.into_iter().collect();
        Ok(done.map_err(|(place, refusal)| Trouble::At(place, Box::new(refusal.into())))?.concat())
    }

    /// Carries out groups of commands, each group wholly or not at all, and stores them together.
    pub(super) fn act_each(&mut self, groups: &[Vec<Wish>]) -> Result<Vec<Outcome>, Trouble> {
        self.transact(|_| Ok(groups.to_vec()))
    }

    /// Decides, stores, and only then takes it for done. Where another process was quicker, all is decided anew.
    fn transact(
        &mut self,
        make: impl Fn(&Tournament) -> Result<Vec<Vec<Wish>>, Trouble>,
    ) -> Result<Vec<Outcome>, Trouble> {
        for _ in 0..TRIES {
            let groups = make(&self.tournament)?;
            let after = self.tournament.log().len() as u64;
            let mut step = Step::default();
            let done = groups.into_iter().map(|group| self.decide(group, &mut step)).collect();
            if step == Step::default() {
                return Ok(done);
            }
            match self.archive.wait(append_step(&self.archive.store, &self.id, after, &step)) {
                Ok(_) => {
                    self.back_up_after(&step);
                    return Ok(done);
                }
                Err(Trouble::Store(StoreError::Conflict { .. })) => self.reload()?,
                Err(trouble) => {
                    // What could not be stored did not happen; where it cannot be read again either, that is told first.
                    let _ = self.reload();
                    return Err(trouble);
                }
            }
        }
        Err(StoreError::Busy.into())
    }

    /// Decides on a group and takes it in; what is in memory is then ahead of the store.
    fn decide(&mut self, group: Vec<Wish>, all: &mut Step) -> Outcome {
        let (by, why) = (self.by, &self.why);
        let act = |Wish { command, why: own }: Wish| Act {
            at: now(),
            by,
            why: own.or_else(|| why.clone()),
            command,
        };
        let acts: Vec<Act> = group.into_iter().map(act).collect();
        let step = match acts.as_slice() {
            [one] => self.tournament.decide(one).map_err(|refusal| (0, refusal))?,
            several => self.tournament.decide_all(several)?,
        };
        all.events.extend(step.events.iter().cloned());
        all.people.extend(step.people.iter().cloned());
        all.destroyed.extend(step.destroyed.iter().copied());
        let events = step.events.clone();
        self.tournament.take(step);
        Ok(events)
    }

    /// Reads the tournament again as it is stored.
    pub(super) fn reload(&mut self) -> Result<(), Trouble> {
        self.tournament = self.archive.wait(load(&self.archive.store, &self.id))?;
        Ok(())
    }

    /// A backup is written after every closed list; where that fails, the list is closed all the same.
    fn back_up_after(&mut self, step: &Step) {
        if !step.events.iter().any(|event| matches!(event.what, EventKind::ListClosed(_))) {
            return;
        }
        if let Err(trouble) = self.archive.back_up() {
            let args = [("message", trouble.message(self.texts()))];
            let note = super::trouble::format(self.texts(), "turnier-no-backup", &args);
            self.archive.notes.push(note);
        }
    }

    /// An id for the next person; ids of people who were erased are not given again.
    pub(super) fn next_person(tournament: &Tournament) -> PersonId {
        let in_log = tournament.log().iter().filter_map(|event| match &event.what {
            EventKind::Registered(registering) => Some(registering.person.0),
            EventKind::Appointed(office) => Some(office.person.0),
            _ => None,
        });
        let known = tournament.people().keys().map(|id| id.0);
        PersonId(in_log.chain(known).max().unwrap_or(0) + 1)
    }
}
