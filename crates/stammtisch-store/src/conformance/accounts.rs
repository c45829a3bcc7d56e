//! Accounts: what belongs together is stored together, links work once, and who is erased does not come back.

use crate::{
    Deed, DeedRefused, DeviceRecord, DoorRecord, GuestName, LogLine, NewAccount, NewReport, NewTable,
    NewTableEntry, Outdated, RecoveryRecord, ReportClosing, Reports, ResetRecord, SessionRecord, Storage,
    Store, Tie,
};

pub(super) fn account(id: &str, name: &str, listed: bool) -> Deed {
    Deed::Register(NewAccount {
        id: id.to_owned(),
        name: format!("Spieler {name}"),
        folded: name.to_lowercase(),
        password: "hash".to_owned(),
        listed,
        at: 5,
    })
}

fn log(what: &str) -> Deed {
    Deed::Log(LogLine { at: 5, by: None, what: what.to_owned(), whom: None, detail: "{}".to_owned() })
}

fn meet(id: &str, name: &str, at: i64) -> Deed {
    Deed::Meet { id: id.to_owned(), name: name.to_owned(), at }
}

async fn name(store: &dyn Store, id: &str) -> Option<String> {
    store.player(id).await.unwrap().and_then(|player| player.name)
}

pub(super) async fn the_log_of_accounts_is_read_from_its_end(store: Storage) {
    let about = Deed::Log(LogLine {
        at: 6,
        by: Some("1".to_owned()),
        what: "c".to_owned(),
        whom: Some("2".to_owned()),
        detail: "{\"x\":1}".to_owned(),
    });
    store.change(&[log("a"), log("b"), about.clone()]).await.unwrap();
    let all = store.account_log(None, None, 10).await.unwrap();
    assert_eq!(all.iter().map(|(_, line)| line.what.as_str()).collect::<Vec<_>>(), ["c", "b", "a"]);
    let before = store.account_log(None, Some(all[1].0), 10).await.unwrap();
    assert_eq!(before, all[2..]);
    assert_eq!(store.account_log(None, None, 1).await.unwrap(), all[..1]);
    for who in ["1", "2"] {
        let told = store.account_log(Some(who), None, 10).await.unwrap();
        assert_eq!(
            told.into_iter().map(|(_, line)| Deed::Log(line)).collect::<Vec<_>>(),
            std::slice::from_ref(&about)
        );
    }
}

pub(super) async fn deeds_are_done_together_or_not_at_all(store: Storage) {
    store.change(&[account("1", "Anna", false)]).await.unwrap();
    let refused = store.change(&[log("x"), account("2", "ANNA", false)]).await;
    assert!(matches!(refused, Err(DeedRefused::NameTaken)), "{refused:?}");
    let refused = store.change(&[log("x"), account("1", "Sepp", false)]).await;
    assert!(matches!(refused, Err(DeedRefused::HasAccount)), "{refused:?}");
    assert_eq!(store.account_log(None, None, 10).await.unwrap(), []);
    assert_eq!(store.player("2").await.unwrap(), None);
    assert_eq!(name(&*store, "1").await.as_deref(), Some("Spieler Anna"));
    let named = store.account_named("anna").await.unwrap().unwrap();
    assert_eq!(named, store.player("1").await.unwrap().unwrap());
    assert_eq!(store.account_named("sepp").await.unwrap(), None);
}

pub(super) async fn erased_people_do_not_come_back(store: Storage) {
    store.change(&[meet("1", "Anna", 9)]).await.unwrap();
    store.change(&[Deed::Erase { id: "1".to_owned(), at: 10 }]).await.unwrap();
    store.change(&[meet("1", "Anna", 9)]).await.unwrap();
    let player = store.player("1").await.unwrap().unwrap();
    assert_eq!((player.name, player.erased), (None, Some(10)));
    let refused = store.change(&[account("1", "Anna", false)]).await;
    assert!(matches!(refused, Err(DeedRefused::HasAccount)), "{refused:?}");
}

pub(super) async fn with_a_person_goes_all_that_is_known_of_him_and_what_was_said_around_him(store: Storage) {
    store.change(&[account("a", "Anna", true), account("b", "Bert", true)]).await.unwrap();
    let session = session("a", 1, 7);
    let befriended = [
        Deed::SessionBegins(session.clone()),
        Deed::Ask { from: "a".to_owned(), to: "b".to_owned(), at: 7 },
        Deed::Block { by: "b".to_owned(), whom: "a".to_owned(), at: 8 },
    ];
    store.change(&befriended).await.unwrap();
    store.keep_rule_set("hash", "rules").await.unwrap();
    let entry = |seq: u64, what: &str| NewTableEntry {
        seq,
        at: 20,
        command: None,
        digest: None,
        hand: (seq == 1).then_some(0),
        what: what.to_owned(),
    };
    let table = NewTable {
        id: "t".to_owned(),
        created: 5,
        rules: "hash".to_owned(),
        plan: r#"{"by":"a","name":"Annas Tisch"}"#.to_owned(),
        entries: vec![entry(1, r#"{"what":"opened"}"#), entry(2, r#"{"what":"chat","text":"Servus Anna"}"#)],
        guests: vec![GuestName { id: "a".to_owned(), name: "Spieler Anna".to_owned() }],
    };
    store.open_table(&table).await.unwrap();
    store.change(&[Deed::Erase { id: "a".to_owned(), at: 30 }]).await.unwrap();
    assert_eq!(store.session(&session.hash).await.unwrap(), None);
    assert_eq!(store.account_named("anna").await.unwrap(), None, "the name is free");
    assert_eq!(store.ties("b").await.unwrap(), []);
    assert_eq!(store.blocked("b").await.unwrap(), []);
    let tail = store.table_tail("t").await.unwrap().unwrap();
    assert_eq!(tail.guests, []);
    assert_eq!(tail.entries[1].what, r#"{"what":"chat","text":"…"}"#);
    assert_eq!(tail.head.plan, r#"{"by":"a","name":"Stammtisch"}"#);
}

pub(super) async fn what_is_said_of_an_account_is_kept(store: Storage) {
    store.change(&[account("1", "Anna", false), account("2", "Sepp", false)]).await.unwrap();
    let id = || "1".to_owned();
    assert_eq!(store.admins().await.unwrap(), 0);
    let deeds = [
        Deed::Rename { id: id(), name: "Resi".to_owned(), folded: "resi".to_owned() },
        Deed::Password { id: id(), hash: "new".to_owned() },
        Deed::Listed { id: id(), listed: true },
        Deed::Admin { id: id(), admin: true },
        Deed::Lock { id: id(), at: 8, reason: "laut".to_owned() },
    ];
    store.change(&deeds).await.unwrap();
    let resi = store.account_named("resi").await.unwrap().unwrap();
    assert_eq!(
        (resi.name.as_deref(), resi.locked, resi.lock_reason.as_deref()),
        (Some("Resi"), Some(8), Some("laut"))
    );
    let account = resi.account.unwrap();
    assert_eq!((account.password.as_str(), account.admin, account.listed), ("new", true, true));
    assert_eq!(store.admins().await.unwrap(), 1);
    store.change(&[Deed::Unlock { id: id() }]).await.unwrap();
    assert_eq!(store.player("1").await.unwrap().unwrap().locked, None);
    // An account keeps its own name.
    store.change(&[meet("1", "Anders", 50)]).await.unwrap();
    assert_eq!(name(&*store, "1").await.as_deref(), Some("Resi"));
    assert_eq!(store.player("1").await.unwrap().unwrap().seen, 50);
    let taken = Deed::Rename { id: id(), name: "x".to_owned(), folded: "sepp".to_owned() };
    assert!(matches!(store.change(&[taken]).await, Err(DeedRefused::NameTaken)));
    for nobody in [
        Deed::Unlock { id: "9".to_owned() },
        Deed::Listed { id: "9".to_owned(), listed: true },
        Deed::Password { id: "9".to_owned(), hash: String::new() },
        Deed::Rename { id: "9".to_owned(), name: "x".to_owned(), folded: "x".to_owned() },
    ] {
        assert!(
            matches!(store.change(std::slice::from_ref(&nobody)).await, Err(DeedRefused::Nothing)),
            "{nobody:?}"
        );
    }
}

pub(super) async fn people_are_found_by_a_part_of_their_name(store: Storage) {
    store.change(&[meet("1", "Anna", 5), meet("2", "Hanna", 6), meet("3", "Sepp", 7)]).await.unwrap();
    store
        .change(&[account("4", "ANNABELL", false), Deed::Erase { id: "3".to_owned(), at: 9 }])
        .await
        .unwrap();
    let found = async |part: &str, before: Option<&str>, limit| {
        let found = store.find_players(part, before, limit).await.unwrap();
        found.into_iter().map(|player| player.id).collect::<Vec<_>>()
    };
    assert_eq!(found("aNNa", None, 9).await, ["4", "2", "1"]);
    assert_eq!(found("anna", Some("4"), 1).await, ["2"]);
    assert_eq!(found("", None, 9).await, ["4", "2", "1"]);
    assert_eq!(found("2", None, 9).await, ["2"]);
    assert_eq!(found("%", None, 9).await, Vec::<String>::new());
    assert_eq!(store.forgotten_guests(7, 9).await.unwrap(), ["1", "2"], "no account, nobody erased");
    assert_eq!(store.forgotten_guests(7, 1).await.unwrap(), ["1"]);
}

fn session(account: &str, number: u8, seen: i64) -> SessionRecord {
    SessionRecord {
        hash: vec![0, number, 255],
        id: format!("s{number}"),
        account: account.to_owned(),
        created: 5,
        seen,
        device: "Telefon".to_owned(),
    }
}

pub(super) async fn sessions_begin_are_seen_and_end(store: Storage) {
    store.change(&[account("1", "Anna", false)]).await.unwrap();
    let (one, other) = (session("1", 1, 6), session("1", 2, 7));
    store.change(&[Deed::SessionBegins(one.clone()), Deed::SessionBegins(other.clone())]).await.unwrap();
    assert_eq!(store.session(&one.hash).await.unwrap(), Some(one.clone()));
    assert_eq!(store.sessions("1").await.unwrap(), [other.clone(), one.clone()]);
    for at in [9, 3] {
        store.change(&[Deed::SessionSeen { hash: one.hash.clone(), at }]).await.unwrap();
    }
    assert_eq!(store.sessions("1").await.unwrap()[0].seen, 9, "it is not seen earlier than before");
    let end = Deed::SessionEnds { account: "1".to_owned(), id: "s1".to_owned() };
    store.change(std::slice::from_ref(&end)).await.unwrap();
    assert!(matches!(store.change(&[end]).await, Err(DeedRefused::Nothing)));
    assert_eq!(store.sessions("1").await.unwrap(), [other]);
    store.change(&[Deed::SessionsEnd { account: "1".to_owned() }]).await.unwrap();
    assert_eq!(store.sessions("1").await.unwrap(), []);
}

pub(super) async fn ways_in_work_once_and_end_with_the_password(store: Storage) {
    store.change(&[account("1", "Anna", false)]).await.unwrap();
    let account = || "1".to_owned();
    let reset = |number| ResetRecord { hash: vec![number], account: account(), created: 5, expires: 50 };
    store.change(&[Deed::ResetLink(reset(1)), Deed::ResetLink(reset(2))]).await.unwrap();
    assert_eq!(store.reset_link(&[1]).await.unwrap(), None, "the earlier one is gone");
    assert_eq!(store.reset_link(&[2]).await.unwrap(), Some(reset(2)));
    let used = |at| [Deed::ResetUsed { hash: vec![2], at }];
    assert!(matches!(store.change(&used(51)).await, Err(DeedRefused::LinkInvalid)), "it is too old");
    store.change(&used(50)).await.unwrap();
    assert!(matches!(store.change(&used(50)).await, Err(DeedRefused::LinkInvalid)), "it was used");
    let door = |number| DoorRecord { hash: vec![number], account: account(), expires: 50 };
    store.change(&[Deed::Door(door(3)), Deed::Door(door(4))]).await.unwrap();
    assert_eq!((store.door(&[3]).await.unwrap(), store.door(&[4]).await.unwrap()), (None, Some(door(4))));
    let gone = || [Deed::DoorUsed { hash: vec![4], at: 20 }];
    store.change(&gone()).await.unwrap();
    assert!(matches!(store.change(&gone()).await, Err(DeedRefused::LinkInvalid)));
    let code = |number| RecoveryRecord { account: account(), hash: vec![number], created: 5 };
    store.change(&[Deed::Recovery(code(5)), Deed::Recovery(code(6))]).await.unwrap();
    assert_eq!(store.recovery("1").await.unwrap(), Some(code(6)));
    let wrong = Deed::RecoveryUsed { account: account(), hash: vec![5] };
    assert!(matches!(store.change(&[wrong]).await, Err(DeedRefused::LinkInvalid)));
    let device =
        |number: u8| DeviceRecord { hash: vec![9, number], account: account(), seen: i64::from(number) };
    for number in 0..20 {
        let instead_of = (number == 19).then(|| vec![9, 18]);
        store.change(&[Deed::DeviceKnown { device: device(number), instead_of }]).await.unwrap();
    }
    let known = async |number: u8| store.device(&[9, number]).await.unwrap().is_some();
    assert!(
        known(19).await && !known(18).await && known(3).await && !known(2).await,
        "sixteen are remembered"
    );
    store
        .change(&[Deed::Door(door(7)), Deed::Password { id: account(), hash: "n".to_owned() }])
        .await
        .unwrap();
    assert!(!known(19).await && store.door(&[7]).await.unwrap().is_none());
    assert_eq!(store.recovery("1").await.unwrap(), None);
}

pub(super) async fn what_is_too_old_is_thrown_away(store: Storage) {
    store.change(&[account("1", "Anna", false)]).await.unwrap();
    let device = DeviceRecord { hash: vec![1], account: "1".to_owned(), seen: 10 };
    let deeds = [
        Deed::SessionBegins(session("1", 1, 10)),
        Deed::SessionBegins(session("1", 2, 30)),
        Deed::ResetLink(ResetRecord { hash: vec![2], account: "1".to_owned(), created: 5, expires: 10 }),
        Deed::Door(DoorRecord { hash: vec![3], account: "1".to_owned(), expires: 30 }),
        Deed::DeviceKnown { device, instead_of: None },
    ];
    store.change(&deeds).await.unwrap();
    let outdated = Outdated {
        sessions_seen_before: 20,
        sessions_begun_before: 5,
        links_before: 20,
        devices_seen_before: 20,
    };
    store.throw_away(&outdated).await.unwrap();
    assert_eq!(store.sessions("1").await.unwrap(), [session("1", 2, 30)]);
    assert_eq!(store.reset_link(&[2]).await.unwrap(), None);
    assert!(store.door(&[3]).await.unwrap().is_some());
    assert_eq!(store.device(&[1]).await.unwrap(), None);
}

pub(super) async fn friends_are_asked_and_agree_and_are_blocked(store: Storage) {
    store.change(&[meet("a", "Anna", 1), meet("b", "Bert", 2), meet("c", "Cilli", 3)]).await.unwrap();
    let own = str::to_owned;
    let asked = [
        Deed::Ask { from: own("a"), to: own("c"), at: 10 },
        Deed::Ask { from: own("b"), to: own("a"), at: 11 },
        Deed::Ask { from: own("b"), to: own("a"), at: 12 },
    ];
    store.change(&asked).await.unwrap();
    let ties = async |id: &str| {
        let ties = store.ties(id).await.unwrap();
        ties.into_iter().map(|(tie, listed)| (tie, listed.id, listed.since)).collect::<Vec<_>>()
    };
    assert_eq!(ties("a").await, [(Tie::Asking, own("b"), 11), (Tie::Asked, own("c"), 10)]);
    store.change(&[Deed::Accept { from: own("b"), to: own("a"), at: 20 }]).await.unwrap();
    let nothing = store.change(&[Deed::Accept { from: own("c"), to: own("b"), at: 20 }]).await;
    assert!(matches!(nothing, Err(DeedRefused::Nothing)), "nobody had asked");
    assert_eq!(ties("b").await, [(Tie::Friend, own("a"), 20)]);
    store.change(&[Deed::Part { one: own("c"), other: own("a") }]).await.unwrap();
    assert_eq!(ties("c").await, []);
    store.change(&[Deed::Block { by: own("a"), whom: own("b"), at: 30 }]).await.unwrap();
    assert_eq!(ties("a").await, [], "a friendship ends");
    assert!(store.has_blocked("a", "b").await.unwrap() && !store.has_blocked("b", "a").await.unwrap());
    let blocked = store.blocked("a").await.unwrap();
    assert_eq!(
        (blocked[0].id.as_str(), blocked[0].name.as_deref(), blocked[0].since),
        ("b", Some("Bert"), 30)
    );
    store.change(&[Deed::Unblock { by: own("a"), whom: own("b") }]).await.unwrap();
    assert_eq!(store.blocked("a").await.unwrap(), []);
}

pub(super) async fn reports_wait_until_they_are_closed(store: Storage) {
    store.change(&[meet("a", "Anna", 1), meet("b", "Bert", 2)]).await.unwrap();
    let report = |about: &str, by: &str| NewReport {
        at: 5,
        by: by.to_owned(),
        about: about.to_owned(),
        reason: "chat".to_owned(),
        text: Some("laut".to_owned()),
        table: Some("t".to_owned()),
        hand: Some(3),
    };
    let first = store.report(&report("b", "a")).await.unwrap();
    let second = store.report(&report("a", "b")).await.unwrap();
    let closing =
        ReportClosing { at: 9, by: "x".to_owned(), verdict: "nichts".to_owned(), note: Some("n".to_owned()) };
    let close = || [Deed::CloseReport { number: first, closing: closing.clone() }];
    store.change(&close()).await.unwrap();
    assert!(matches!(store.change(&close()).await, Err(DeedRefused::Nothing)), "it is closed");
    let found = async |which: Reports, before| {
        let found = store.reports(&which, before, 9).await.unwrap();
        found.into_iter().map(|record| record.number).collect::<Vec<_>>()
    };
    assert_eq!(found(Reports::default(), None).await, [second, first]);
    assert_eq!(found(Reports::default(), Some(second)).await, [first]);
    assert_eq!(found(Reports { open: true, ..Reports::default() }, None).await, [second]);
    assert_eq!(found(Reports { about: Some("b".to_owned()), ..Reports::default() }, None).await, [first]);
    assert_eq!(found(Reports { by: Some("b".to_owned()), ..Reports::default() }, None).await, [second]);
    let closed = store.reports(&Reports::default(), None, 9).await.unwrap().pop().unwrap();
    assert_eq!((closed.report, closed.closed), (report("b", "a"), Some(closing)));
    store.change(&[Deed::Erase { id: "a".to_owned(), at: 10 }]).await.unwrap();
    let left = store.reports(&Reports::default(), None, 9).await.unwrap();
    assert!(left.iter().all(|record| record.report.text.is_none()), "words about her go with her");
}
