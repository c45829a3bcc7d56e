//! The director's desk on the command line: the data folder, one tournament out of it, and whoever sits there.

use std::fs;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use schafkopf_turnier::{Command, Event, PersonId, Refusal, Role, State, Tournament};
use stammtisch_desk::words::{format, person_name};
use stammtisch_desk::{Aftermath, Backups, Draft, Wanted, first_in_office, keep_new, official};
use stammtisch_server::data_folder::{key, key_in};
use stammtisch_store::{ExportKey, Head, LinkRecord, Storage, StoreError, load, private};
use stammtisch_text::{Lang, Texts};
use tokio::runtime::{Builder, Runtime};

use super::command::Options;
use super::trouble::Trouble;
use crate::commands::database;
use crate::commands::play::data_folder;

/// The file that remembers which tournament was used last.
const LAST: &str = "last-tournament";
/// The database in a data folder.
const DATABASE: &str = "stammtisch.db";

/// The data folder with its database.
pub(super) struct Archive {
    runtime: Runtime,
    store: Storage,
    backups: Backups,
    folder: PathBuf,
    /// The texts for people.
    pub(super) texts: &'static Texts,
    /// What is to be said beside the answer.
    pub(super) notes: Vec<String>,
}

/// A tournament that was taken out of the store, and who acts.
pub(super) struct Desk {
    /// Where it is kept.
    pub(super) archive: Archive,
    kept: stammtisch_desk::Desk,
    by: PersonId,
    /// Why, where a reason was given.
    why: Option<String>,
    /// The only copy that is left where something was erased.
    only_backup: Option<PathBuf>,
}

/// The time, in microseconds of UTC.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

impl Archive {
    /// Opens the database in the data folder; where there is none, nothing is made, and that is said.
    pub(super) fn open(options: &Options, lang: Lang) -> Result<Archive, Trouble> {
        let folder = folder(options)?;
        if options.database.is_none() && !folder.join(DATABASE).exists() {
            return Err(Trouble::told("no_tournament", &[("folder", &folder.display().to_string())]));
        }
        Archive::open_in(options, folder, lang)
    }

    /// Opens the database in the data folder, making both where they are missing.
    pub(super) fn open_or_make(options: &Options, lang: Lang) -> Result<Archive, Trouble> {
        Archive::open_in(options, folder(options)?, lang)
    }

    fn open_in(options: &Options, folder: PathBuf, lang: Lang) -> Result<Archive, Trouble> {
        let texts = Texts::of(lang);
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (store, backup) = runtime.block_on(database::open(options.database.as_ref(), &folder))?;
        let mut notes = Vec::new();
        if let Some(backup) = backup {
            let args = [("file", backup.file.display().to_string())];
            notes.push(format(texts, "turnier-migrated", &args));
        }
        let backups = Backups::new(store.clone());
        Ok(Archive { runtime, store, backups, folder, texts, notes })
    }

    fn wait<T>(&self, what: impl Future<Output = Result<T, StoreError>>) -> Result<T, Trouble> {
        Ok(self.runtime.block_on(what)?)
    }

    /// The data folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The key that signs exports; the key of the data folder is made where there is none.
    pub(super) fn export_key(&self) -> Result<ExportKey, Trouble> {
        let key = key(&self.folder).map_err(Trouble::file(&self.folder))?;
        Ok(key.export_key())
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
        private::write(&file, id).map_err(Trouble::file(&file))
    }

    /// Stores a tournament that is new here, under the id that was asked for or one made from its name.
    pub(super) fn create(&self, id: Option<&str>, tournament: &Tournament) -> Result<String, Trouble> {
        let id = self.wait(keep_new(&*self.store, id, tournament))?;
        self.remember(&id)?;
        Ok(id)
    }

    /// A tournament out of the store.
    pub(super) fn load(&self, id: &str) -> Result<Tournament, Trouble> {
        self.wait(load(&*self.store, id))
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
        self.wait(self.backups.write_to(file))
    }

    /// Writes a copy beside the database and keeps the last few.
    pub(super) fn back_up(&self) -> Result<PathBuf, Trouble> {
        self.wait(self.backups.write(now()))
    }
}

impl Drop for Archive {
    /// Closes the database, so that nothing is left beside it.
    fn drop(&mut self) {
        self.runtime.block_on(self.store.close());
    }
}

/// The data folder that is meant.
pub(super) fn folder(options: &Options) -> Result<PathBuf, Trouble> {
    options.data.clone().or_else(data_folder::usual).ok_or_else(|| Trouble::told("no_folder", &[]))
}

/// The key that signs exports, if there is one; nothing is made.
pub(super) fn known_export_key(options: &Options) -> Result<Option<ExportKey>, Trouble> {
    let folder = folder(options)?;
    let key = key_in(&folder).map_err(Trouble::file(&folder))?;
    Ok(key.map(|key| key.export_key()))
}

/// An official of a tournament by id, full name or surname.
pub(super) fn official_of(tournament: &Tournament, who: &str) -> Result<PersonId, Trouble> {
    let (state, people) = (tournament.state(), tournament.people());
    official(state, people, who).ok_or_else(|| {
        let known = state.officials().keys().map(|&id| person_name(people, id));
        let known = known.collect::<Vec<_>>().join(", ");
        Trouble::told("unknown_official", &[("name", who), ("known", &known)])
    })
}

impl Desk {
    /// Takes the tournament that is meant out of the store. Who only reads leaves no trace: which one was used is not
    /// remembered.
    pub(super) fn open(options: &Options, lang: Lang, reads: bool) -> Result<Desk, Trouble> {
        let archive = Archive::open(options, lang)?;
        let id = archive.choose(options.tournament.as_deref())?;
        if options.tournament.is_some() && !reads {
            archive.remember(&id)?;
        }
        let kept = archive.wait(stammtisch_desk::Desk::open(archive.store.clone(), &id))?;
        let director = first_in_office(kept.state(), Role::Director).unwrap_or(PersonId(1));
        let why = options.why.clone();
        let mut desk = Desk { archive, kept, by: director, why, only_backup: None };
        if let Some(who) = &options.by {
            desk.by = desk.official(who)?;
        }
        Ok(desk)
    }

    /// The id of the tournament.
    pub(super) fn id(&self) -> &str {
        self.kept.id()
    }

    /// The tournament.
    pub(super) const fn tournament(&self) -> &Tournament {
        self.kept.tournament()
    }

    /// Its state.
    pub(super) const fn state(&self) -> &State {
        self.kept.state()
    }

    /// The texts for people.
    pub(super) const fn texts(&self) -> &'static Texts {
        self.archive.texts
    }

    /// Who acts.
    pub(super) const fn by(&self) -> PersonId {
        self.by
    }

    /// The only copy that is left, where something was erased.
    pub(super) fn only_backup(&self) -> Option<&Path> {
        self.only_backup.as_deref()
    }

    /// An official by id, full name or surname.
    pub(super) fn official(&self, who: &str) -> Result<PersonId, Trouble> {
        official_of(self.tournament(), who)
    }

    /// The referee who was named, or who acts.
    pub(super) fn referee(&self, named: Option<&str>) -> Result<PersonId, Trouble> {
        named.map_or(Ok(self.by), |who| self.official(who))
    }

    /// Somebody's name, or his id where he was erased.
    pub(super) fn person_name(&self, id: PersonId) -> String {
        person_name(self.tournament().people(), id)
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
        self.act_all(|tournament| Ok(vec![make(tournament)?.into()])).map_err(Trouble::only)
    }

    /// Carries out several commands: all of them, or nothing.
    pub(super) fn act_all(
        &mut self,
        make: impl Fn(&Tournament) -> Result<Vec<Wanted>, Trouble>,
    ) -> Result<Vec<Event>, Trouble> {
        let done = self.act_each(&[()], |tournament, ()| make(tournament))?;
        Ok(done.into_iter().collect::<Result<Vec<_>, Trouble>>()?.concat())
    }

    /// Carries out what each line asks for, each wholly or not at all, and stores all of it together.
    pub(super) fn act_each<L>(
        &mut self,
        lines: &[L],
        make: impl Fn(&Tournament, &L) -> Result<Vec<Wanted>, Trouble>,
    ) -> Result<Vec<Result<Vec<Event>, Trouble>>, Trouble> {
        let (by, why) = (self.by, self.why.clone());
        let one = |draft: &mut Draft<'_>, line: &L| {
            let mut wanted = make(draft.tournament(), line)?;
            for wanted in wanted.iter_mut().filter(|wanted| wanted.why.is_none()) {
                wanted.why.clone_from(&why);
            }
            let refused = |(place, refusal): (usize, Refusal)| Trouble::At(place, Box::new(refusal.into()));
            draft.act(by, &wanted).map_err(refused)
        };
        let all = |draft: &mut Draft<'_>| lines.iter().map(|line| one(draft, line)).collect();
        let done = self.archive.runtime.block_on(self.kept.transact(now(), all))?;
        self.see_to(Aftermath::of(&done.whole().events))?;
        Ok(done.answer)
    }

    /// Reads the tournament again where another has written meanwhile.
    pub(super) fn catch_up(&mut self) -> Result<(), Trouble> {
        Ok(self.archive.runtime.block_on(self.kept.catch_up())?)
    }

    /// Sees to copies of the database. Where a backup fails, what happened has happened all the same.
    fn see_to(&mut self, aftermath: Aftermath) -> Result<(), Trouble> {
        match aftermath {
            Aftermath::Nothing => {}
            Aftermath::BackUp if !self.archive.backups.can_be_made() => {}
            Aftermath::BackUp => {
                if let Err(trouble) = self.archive.back_up() {
                    let args = [("message", trouble.message(self.texts()))];
                    let note = format(self.texts(), "turnier-no-backup", &args);
                    self.archive.notes.push(note);
                }
            }
            Aftermath::Forget => {
                let only = self.archive.wait(self.archive.backups.forget(now()))?;
                self.only_backup = only;
            }
        }
        Ok(())
    }
}
