//! The desk over a database of its own: two desks at one tournament, resends, backups, what is erased.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use schafkopf_turnier::{Command, Person, PersonId, PlayerNumber, Refusal, Registration, Setup, Tournament};
use stammtisch_desk::{Aftermath, Backups, Desk, Wanted, digest, keep_new, next_person};
use stammtisch_store::{Storage, StoreError};
use stammtisch_store_sqlite::SqliteStore;

const BY: PersonId = PersonId(1);

fn person(surname: &str) -> Person {
    Person { surname: surname.to_owned(), ..Person::default() }
}

async fn store(folder: &Path) -> Storage {
    Arc::new(SqliteStore::open(&folder.join("stammtisch.db")).await.unwrap().0)
}

fn tournament() -> Tournament {
    let rules = schafkopf::rules::builtin("preis").unwrap();
    let setup = Setup::new("Kirchweih Isen", "2026-10-18".parse().unwrap(), &rules);
    Tournament::create(rules, setup, (BY, person("Huber")), 5).unwrap()
}

/// A desk with an open tournament; another is opened by the same store and id.
async fn open(folder: &Path) -> Desk {
    let store = store(folder).await;
    let id = keep_new(&*store, None, &tournament()).await.unwrap();
    let mut desk = Desk::open_with_commands(store, &id).await.unwrap();
    act(&mut desk, Command::OpenRegistration).await.unwrap();
    desk
}

async fn another(desk: &Desk) -> Desk {
    Desk::open_with_commands(desk.store().clone(), desk.id()).await.unwrap()
}

async fn act(desk: &mut Desk, command: Command) -> Result<u64, Refusal> {
    let wanted = [Wanted::from(command)];
    let done = desk.transact(10, |draft| draft.act(BY, &wanted)).await.unwrap();
    done.answer.map(|_| desk.version()).map_err(|(_, refusal)| refusal)
}

async fn register(desk: &mut Desk, surname: &str) -> PersonId {
    let done = desk
        .transact(10, |draft| {
            let id = next_person(draft.tournament());
            let command = Command::Register(Registration::of(id, person(surname)));
            draft.act(BY, &[command.into()]).map(|_| id)
        })
        .await;
    done.unwrap().answer.unwrap()
}

#[tokio::test]
async fn names_that_are_taken_get_a_number_and_ids_that_are_taken_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    for id in ["kirchweih-isen", "kirchweih-isen-2", "kirchweih-isen-3"] {
        assert_eq!(keep_new(&*store, None, &tournament()).await.unwrap(), id);
    }
    let taken = keep_new(&*store, Some("Kirchweih Isen"), &tournament()).await;
    assert!(matches!(taken, Err(StoreError::Exists(_))), "{taken:?}");
}

#[tokio::test]
async fn who_was_slower_decides_anew_on_what_stands_there_now() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path()).await;
    let mut second = another(&first).await;
    assert_eq!(register(&mut first, "Maier").await, PersonId(2));
    assert_eq!(register(&mut second, "Daxl").await, PersonId(3), "an id is given once");
    // What the first desk does not know yet is known before it refuses anything.
    assert_eq!(act(&mut first, Command::Withdraw(PlayerNumber(2))).await, Ok(5));
    first.catch_up().await.unwrap();
    second.catch_up().await.unwrap();
    assert_eq!(first.tournament(), second.tournament());
}

/// Another desk that writes between deciding and storing, the first time.
#[tokio::test]
async fn a_conflict_on_the_way_to_the_disk_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path()).await;
    let mut other = another(&desk).await;
    let mut asked = 0;
    let runtime = tokio::runtime::Handle::current();
    let done = desk
        .transact(10, |draft| {
            asked += 1;
            if asked == 1 {
                let quicker = register(&mut other, "Maier");
                std::thread::scope(|scope| scope.spawn(|| runtime.block_on(quicker)).join().unwrap());
            }
            let id = next_person(draft.tournament());
            draft.act(BY, &[Command::Register(Registration::of(id, person("Daxl"))).into()])
        })
        .await
        .unwrap();
    assert_eq!((asked, done.after, desk.version()), (2, 3, 4));
    assert_eq!(desk.tournament().people().values().filter(|person| person.surname == "Daxl").count(), 1);
}

#[tokio::test]
async fn what_belongs_together_happens_wholly_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path()).await;
    register(&mut desk, "Maier").await;
    let before = desk.tournament().clone();
    let both = [Command::Withdraw(PlayerNumber(1)), Command::Withdraw(PlayerNumber(7))].map(Wanted::from);
    let done = desk.transact(10, |draft| draft.act(BY, &both)).await.unwrap();
    assert_eq!(done.answer, Err((1, Refusal::UnknownPlayer { player: PlayerNumber(7) })));
    assert_eq!((done.steps.len(), desk.tournament()), (0, &before));
}

#[tokio::test]
async fn a_clock_that_was_set_back_turns_no_order_around() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path()).await;
    let wanted = [Command::Register(Registration::of(PersonId(2), person("Maier"))).into()];
    desk.transact(3, |draft| draft.act(BY, &wanted)).await.unwrap().answer.unwrap();
    assert_eq!(desk.tournament().log().iter().map(|event| event.at).collect::<Vec<_>>(), [5, 10, 10]);
}

#[tokio::test]
async fn a_command_is_known_by_its_id_at_every_desk() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path()).await;
    let mut other = another(&desk).await;
    let once = |draft: &mut stammtisch_desk::Draft<'_>| {
        if let Some(before) = draft.carried_out("a") {
            return Err(before.clone());
        }
        let after = draft.tournament().log().len() as u64;
        let id = next_person(draft.tournament());
        draft.act(BY, &[Command::Register(Registration::of(id, person("Maier"))).into()]).unwrap();
        draft.note("a", digest("x"), after);
        Ok(())
    };
    assert_eq!(desk.transact(10, once).await.unwrap().answer, Ok(()));
    let before = desk.transact(10, once).await.unwrap().answer.unwrap_err();
    assert_eq!((before.first, before.last, before.digest), (3, 3, digest("x")));
    assert!(other.transact(10, once).await.unwrap().answer.is_err());
}

#[tokio::test]
async fn ids_of_people_who_were_erased_are_not_given_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path()).await;
    let erased = register(&mut desk, "Maier").await;
    act(&mut desk, Command::Withdraw(PlayerNumber(1))).await.unwrap();
    act(&mut desk, Command::ErasePerson(erased)).await.unwrap();
    assert_eq!(register(&mut desk, "Daxl").await, PersonId(erased.0 + 1));
    assert_eq!(Aftermath::of(desk.tournament().log()), Aftermath::Forget);
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder.join("backups")).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn the_last_backups_are_kept_and_after_an_erasure_the_newest_alone() {
    let folder = tempfile::tempdir().unwrap();
    let backups = Backups::new(open(folder.path()).await.store().clone());
    for now in 1..=10 {
        backups.write(now).await.unwrap();
    }
    let kept = names(folder.path());
    assert_eq!(kept.len(), 8);
    assert!(kept[0].starts_with("stammtisch-0000000000000003-"), "{kept:?}");
    // A copy that was cut off by a crash holds what is erased, too.
    std::fs::write(folder.path().join("backups/stammtisch-0000000000000002-7.db.part"), "cut off").unwrap();
    let only = backups.forget(11).await.unwrap().expect("there is one");
    assert_eq!(names(folder.path()), [only.file_name().unwrap().to_str().unwrap()]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&only).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "birthdays and password hashes are nobody else's");
    }
    let again = backups.write_to(&only).await;
    assert!(matches!(again, Err(StoreError::File { .. })), "{again:?}");
}

#[tokio::test]
async fn copies_in_an_older_form_go_after_a_month() {
    const DAY: i64 = 24 * 60 * 60 * 1_000_000;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await.store().clone();
    let file = store.copies().expect("it is a file").file().display().to_string();
    let former = PathBuf::from(format!("{file}.v8.backup"));
    let mine = PathBuf::from(format!("{file}.mine"));
    for file in [&former, &mine] {
        std::fs::write(file, "a copy").unwrap();
    }
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_micros() as i64;
    let backups = Backups::new(store);
    backups.tidy(now + 27 * DAY).await;
    assert!(former.exists());
    backups.tidy(now + 29 * DAY).await;
    assert!(!former.exists() && mine.exists());
}
