//! Every route with every role: who gets past the door. A route without its line here fails the test.

use std::collections::BTreeMap;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::{Value, json};
use stammtisch_server::data_folder::admin_link;
use stammtisch_server::http::Peer;
use tempfile::TempDir;
use tower::ServiceExt as _;

use super::{HOST, server};

/// Who asks. The first four come with cookies, the others with a link of the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    Nobody,
    Guest,
    Account,
    Administrator,
    Keeper,
    Referee,
    Director,
    Display,
    Player,
}

use Role::{Account, Administrator, Director, Display, Guest, Keeper, Nobody, Player, Referee};

pub(super) const EVERYBODY: &[Role] =
    &[Nobody, Guest, Account, Administrator, Keeper, Referee, Director, Display, Player];
/// Whoever has a name.
const NAMED: &[Role] = &[Guest, Account, Administrator];
/// Whoever has an account.
const MEMBERS: &[Role] = &[Account, Administrator];
const STEWARD: &[Role] = &[Administrator];
/// Whoever has a link of the hall.
const LINKED: &[Role] = &[Keeper, Referee, Director, Display, Player];
const OFFICIALS: &[Role] = &[Referee, Director];
const WRITERS: &[Role] = &[Keeper, Referee, Director];
/// Whoever shows the hall to all.
const SHOWN: &[Role] = &[Referee, Director, Display];
const DIRECTORS: &[Role] = &[Director];

/// What somebody is told who does not get past the door.
const DOORS: [&str; 7] =
    ["no_link", "link_revoked", "not_yours", "not_signed_in", "nobody", "no_guest", "not_admin"];
/// Where there is nothing for who may not know that there is something.
const HIDDEN: [&str; 1] = ["/metrics"];

/// A route: method, path, a body that says nothing wrong, and who gets past the door.
pub(super) type Line = (&'static str, &'static str, &'static str, &'static [Role]);

pub(super) const LINES: &[Line] = &[
    ("GET", "/api/account", "", EVERYBODY),
    ("POST", "/api/account/delete", "{}", NAMED),
    ("POST", "/api/account/door", "{}", MEMBERS),
    ("POST", "/api/account/enter", r#"{"token":"x"}"#, EVERYBODY),
    ("GET", "/api/account/export", "", NAMED),
    ("POST", "/api/account/listed", r#"{"listed":false}"#, MEMBERS),
    ("POST", "/api/account/login", r#"{"name":"x","password":"x"}"#, EVERYBODY),
    ("POST", "/api/account/logout", "", EVERYBODY),
    ("POST", "/api/account/logout-everywhere", "", MEMBERS),
    ("POST", "/api/account/name", r#"{"name":"Xaver","password":"x"}"#, MEMBERS),
    ("POST", "/api/account/password", r#"{"old":"x","new":"x"}"#, MEMBERS),
    ("POST", "/api/account/recover", r#"{"name":"x","code":"x","password":"x"}"#, EVERYBODY),
    ("POST", "/api/account/recovery", r#"{"password":"x"}"#, MEMBERS),
    ("POST", "/api/account/register", r#"{"name":"x","password":"x"}"#, EVERYBODY),
    ("POST", "/api/account/reset", r#"{"token":"x","password":"x"}"#, EVERYBODY),
    ("GET", "/api/account/sessions", "", MEMBERS),
    ("POST", "/api/account/sessions/{id}/revoke", "", MEMBERS),
    ("POST", "/api/admin/claim", "", STEWARD),
    ("GET", "/api/admin/log", "", STEWARD),
    ("GET", "/api/admin/people", "", STEWARD),
    ("GET", "/api/admin/people/{id}", "", STEWARD),
    ("POST", "/api/admin/people/{id}/admin", r#"{"admin":false}"#, STEWARD),
    ("POST", "/api/admin/people/{id}/lock", r#"{"reason":"x"}"#, STEWARD),
    ("POST", "/api/admin/people/{id}/rename", r#"{"name":"x","reason":"x"}"#, STEWARD),
    ("POST", "/api/admin/people/{id}/reset", "", STEWARD),
    ("POST", "/api/admin/people/{id}/unlock", "", STEWARD),
    ("GET", "/api/admin/reports", "", STEWARD),
    ("POST", "/api/admin/reports/{number}/close", r#"{"verdict":"upheld"}"#, STEWARD),
    ("POST", "/api/admin/session", r#"{"token":"x"}"#, EVERYBODY),
    ("POST", "/api/admin/session/end", "", EVERYBODY),
    ("GET", "/api/admin/sessions", "", STEWARD),
    ("POST", "/api/admin/sessions/{id}/revoke", "", STEWARD),
    ("GET", "/api/admin/status", "", STEWARD),
    ("GET", "/api/book", "", EVERYBODY),
    ("GET", "/api/book/entry", "", EVERYBODY),
    ("GET", "/api/book/search", "", EVERYBODY),
    ("GET", "/api/bots", "", EVERYBODY),
    ("POST", "/api/guest", r#"{"name":"Xaver"}"#, EVERYBODY),
    ("POST", "/api/guest/forget", "", EVERYBODY),
    ("GET", "/api/hall/addresses", "", STEWARD),
    ("GET", "/api/hall/backup", "", STEWARD),
    ("POST", "/api/hall/batch", r#"{"commands":[]}"#, WRITERS),
    ("GET", "/api/hall/card", "", &[Player]),
    ("GET", "/api/hall/display", "", &[Director, Display]),
    ("POST", "/api/hall/display", "{}", DIRECTORS),
    ("POST", "/api/hall/do", r#"{"id":"x","do":{"close_list":{}}}"#, WRITERS),
    ("GET", "/api/hall/draw", "", SHOWN),
    ("GET", "/api/hall/export", "", DIRECTORS),
    ("GET", "/api/hall/links", "", DIRECTORS),
    ("POST", "/api/hall/links", r#"{"role":"display"}"#, DIRECTORS),
    ("POST", "/api/hall/links/sheet", r#"{"for":"keepers","match":9}"#, DIRECTORS),
    ("POST", "/api/hall/links/{id}/revoke", "", DIRECTORS),
    ("GET", "/api/hall/list", "", WRITERS),
    ("GET", "/api/hall/log", "", DIRECTORS),
    ("GET", "/api/hall/me", "", LINKED),
    ("GET", "/api/hall/people", "", DIRECTORS),
    ("GET", "/api/hall/players", "", OFFICIALS),
    ("GET", "/api/hall/players.csv", "", DIRECTORS),
    ("POST", "/api/hall/players/import", "x", DIRECTORS),
    ("POST", "/api/hall/players/read", "x", DIRECTORS),
    ("GET", "/api/hall/points", "", WRITERS),
    (
        "POST",
        "/api/hall/preview",
        r#"{"game":1,"row":{"declarer":1,"partner":2,"contract":"rufspiel","won":true}}"#,
        WRITERS,
    ),
    ("GET", "/api/hall/print/{what}", "", OFFICIALS),
    ("GET", "/api/hall/prizes", "", DIRECTORS),
    ("GET", "/api/hall/prizes/plan", "", DIRECTORS),
    ("POST", "/api/hall/prizes/plan", "{}", DIRECTORS),
    ("GET", "/api/hall/progress", "", SHOWN),
    ("GET", "/api/hall/public", "", EVERYBODY),
    ("GET", "/api/hall/public/seasons", "", EVERYBODY),
    ("GET", "/api/hall/public/seasons/{id}", "", EVERYBODY),
    ("GET", "/api/hall/public/seasons/{id}/csv", "", EVERYBODY),
    ("GET", "/api/hall/public/{id}", "", EVERYBODY),
    ("GET", "/api/hall/public/{id}/results", "", EVERYBODY),
    ("GET", "/api/hall/public/{id}/results/{form}", "", EVERYBODY),
    ("GET", "/api/hall/public/{id}/where", "", EVERYBODY),
    ("GET", "/api/hall/referee", "", OFFICIALS),
    ("GET", "/api/hall/results/{form}", "", DIRECTORS),
    ("GET", "/api/hall/rules", "", STEWARD),
    ("DELETE", "/api/hall/seasons/{id}", "", STEWARD),
    ("GET", "/api/hall/seasons/{id}", "", STEWARD),
    ("PUT", "/api/hall/seasons/{id}", r#"{"toml":"x"}"#, STEWARD),
    ("GET", "/api/hall/seating", "", SHOWN),
    ("GET", "/api/hall/setup", "", &[Keeper, Referee, Director, Display]),
    ("GET", "/api/hall/standings", "", SHOWN),
    ("GET", "/api/hall/stream", "", LINKED),
    ("POST", "/api/hall/ticket", r#"{"path":"/api/hall/export"}"#, LINKED),
    ("GET", "/api/hall/tournaments", "", STEWARD),
    (
        "POST",
        "/api/hall/tournaments",
        r#"{"name":"x","date":"2026-11-17","rules":"x","director":{"first_name":"x","surname":"x"}}"#,
        STEWARD,
    ),
    ("POST", "/api/hall/tournaments/import", "x", STEWARD),
    ("DELETE", "/api/hall/tournaments/{id}", "", STEWARD),
    ("POST", "/api/hall/tournaments/{id}/director", "{}", STEWARD),
    ("GET", "/api/history/hands", "", NAMED),
    ("GET", "/api/history/hands/{table}/{hand}", "", NAMED),
    ("GET", "/api/history/hands/{table}/{hand}/record.skn", "", NAMED),
    ("POST", "/api/history/hands/{table}/{hand}/review", "", EVERYBODY),
    ("POST", "/api/history/hands/{table}/{hand}/share", "", NAMED),
    ("POST", "/api/history/hands/{table}/{hand}/unshare", "", NAMED),
    ("GET", "/api/history/matches", "", NAMED),
    (
        "POST",
        "/api/history/offline",
        r#"{"table":"x","hand":1,"at":0,"seat":1,"bot":"regel@1","record":"x"}"#,
        NAMED,
    ),
    ("GET", "/api/history/ranking", "", EVERYBODY),
    ("GET", "/api/history/rating", "", NAMED),
    ("GET", "/api/history/shared/{token}", "", EVERYBODY),
    ("POST", "/api/history/shared/{token}/review", "", EVERYBODY),
    ("GET", "/api/history/statistics", "", NAMED),
    ("GET", "/api/learn", "", EVERYBODY),
    ("GET", "/api/learn/{lesson}", "", EVERYBODY),
    ("POST", "/api/learn/{lesson}", r#"{"actions":[]}"#, EVERYBODY),
    ("GET", "/api/legal/{page}", "", EVERYBODY),
    ("GET", "/api/me", "", EVERYBODY),
    ("GET", "/api/openapi.json", "", EVERYBODY),
    ("GET", "/api/people/blocked", "", NAMED),
    ("POST", "/api/people/blocked", r#"{"id":"x"}"#, NAMED),
    ("POST", "/api/people/blocked/{id}/remove", "", NAMED),
    ("GET", "/api/people/company", "", MEMBERS),
    ("GET", "/api/people/find?name=x", "", NAMED),
    ("GET", "/api/people/friends", "", MEMBERS),
    ("POST", "/api/people/friends", r#"{"id":"x"}"#, MEMBERS),
    ("POST", "/api/people/friends/{id}/accept", "", MEMBERS),
    ("POST", "/api/people/friends/{id}/invite", r#"{"table":"x"}"#, MEMBERS),
    ("POST", "/api/people/friends/{id}/remove", "", MEMBERS),
    ("POST", "/api/people/invitations/{id}/remove", "", MEMBERS),
    ("POST", "/api/people/reports", r#"{"id":"x","reason":"insult"}"#, NAMED),
    ("GET", "/api/people/{id}", "", NAMED),
    ("POST", "/api/play", "{}", NAMED),
    ("POST", "/api/review", r#"{"record":"x"}"#, EVERYBODY),
    ("GET", "/api/review/{id}", "", EVERYBODY),
    (
        "POST",
        "/api/review/{id}/again",
        r#"{"point":{"card":0},"seat":1,"open":false,"actions":[]}"#,
        EVERYBODY,
    ),
    ("GET", "/api/rounds", "", NAMED),
    ("POST", "/api/rounds", r#"{"name":"x"}"#, NAMED),
    ("POST", "/api/rounds/enter", r#"{"token":"x"}"#, NAMED),
    ("POST", "/api/rounds/{id}/leave", "", NAMED),
    ("POST", "/api/rounds/{id}/link", "", NAMED),
    ("GET", "/api/rounds/{id}/log", "", NAMED),
    ("POST", "/api/rounds/{id}/log", r#"{"lines":[]}"#, NAMED),
    ("POST", "/api/rounds/{id}/me", "", NAMED),
    ("GET", "/api/rules", "", EVERYBODY),
    ("POST", "/api/rules/check", r#"{"text":"x"}"#, EVERYBODY),
    ("GET", "/api/tables", "", EVERYBODY),
    ("POST", "/api/tables", r#"{"kind":"open"}"#, NAMED),
    ("GET", "/api/tables/{id}", "", EVERYBODY),
    ("GET", "/api/tables/{id}/hands/{hand}/proof.json", "", EVERYBODY),
    ("GET", "/api/tables/{id}/hands/{hand}/record.skn", "", EVERYBODY),
    ("GET", "/api/tables/{id}/qr.svg", "", EVERYBODY),
    ("POST", "/api/tables/{id}/seat", "", NAMED),
    ("GET", "/healthz", "", EVERYBODY),
    ("GET", "/readyz", "", EVERYBODY),
    ("GET", "/metrics", "", STEWARD),
    ("GET", "/ws/tables/{id}", "", NAMED),
];

/// An answer, as far as a door is concerned.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    headers: HeaderMap,
    pub(super) body: Value,
}

/// A server, and everybody who may come.
pub(super) struct Everybody {
    pub(super) server: Router,
    folder: TempDir,
    /// Cookies by role.
    cookies: BTreeMap<Role, String>,
    /// Tokens of links by role.
    tokens: BTreeMap<Role, String>,
    accounts: u32,
    /// Where requests come from: nobody may register all the time.
    house: u8,
}

impl Everybody {
    pub(super) async fn new() -> Everybody {
        let (server, folder) = server().await;
        let mut all = Everybody {
            server,
            folder,
            cookies: BTreeMap::new(),
            tokens: BTreeMap::new(),
            accounts: 0,
            house: 1,
        };
        for role in [Guest, Account, Administrator] {
            all.come(role).await;
        }
        all.tokens = all.open_tournament().await;
        all
    }

    pub(super) async fn send(&self, (method, path): (&str, &str), body: &str, who: (&str, &str)) -> Answer {
        let (cookie, token) = who;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, HOST)
            .header(header::ORIGIN, format!("http://{HOST}"))
            .header(
                header::CONTENT_TYPE,
                if path.ends_with("import") { "text/plain" } else { "application/json" },
            )
            .extension(Peer([203, 0, 113, self.house].into()));
        if !cookie.is_empty() {
            request = request.header(header::COOKIE, cookie);
        }
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        let response = self.server.clone().oneshot(request).await.expect("it never fails");
        let (parts, body) = response.into_parts();
        // A stream never ends: what a good answer says does not matter here, but for JSON.
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let body = if kind.is_some_and(|kind| kind.contains("json")) {
            let bytes = to_bytes(body, usize::MAX).await.expect("it is in memory");
            serde_json::from_slice(&bytes).unwrap_or_default()
        } else {
            Value::Null
        };
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Sends what must be done.
    async fn must(&self, path: &str, body: &Value, who: (&str, &str)) -> Answer {
        let answer = self.send(("POST", path), &body.to_string(), who).await;
        assert!(answer.status.is_success(), "{path} {body}: {} {}", answer.status, answer.body);
        answer
    }

    /// Somebody comes in, anew.
    async fn come(&mut self, role: Role) {
        let answers = match role {
            Guest => vec![self.must("/api/guest", &json!({"name": "Gast"}), ("", "")).await],
            Account => vec![self.register().await],
            Administrator => {
                let token = admin_link(self.folder.path()).make(now()).expect("a link");
                let link = self.must("/api/admin/session", &json!({ "token": token }), ("", "")).await;
                vec![link, self.register().await]
            }
            Nobody | Keeper | Referee | Director | Display | Player => Vec::new(),
        };
        let cookies = answers.iter().flat_map(|answer| answer.headers.get_all(header::SET_COOKIE));
        let pairs = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
        self.cookies.insert(role, pairs.filter(|pair| !pair.ends_with('=')).collect::<Vec<_>>().join("; "));
    }

    async fn register(&mut self) -> Answer {
        self.accounts += 1;
        self.house = self.house.wrapping_add(1);
        let body = json!({"name": format!("Konto {}", self.accounts), "password": "blaue Laterne im Keller"});
        self.must("/api/account/register", &body, ("", "")).await
    }

    /// A tournament of four that has begun, with a link for each role.
    async fn open_tournament(&self) -> BTreeMap<Role, String> {
        let admin = self.cookies[&Administrator].as_str();
        let wanted = json!({"name": "Probe", "date": "2026-11-17", "rules": "preis",
            "director": {"first_name": "Resi", "surname": "Huber"}});
        let made = self.must("/api/hall/tournaments", &wanted, (admin, "")).await.body;
        let director = made["token"].as_str().expect("a token").to_owned();
        let by = ("", director.as_str());
        let mut wishes = vec![json!({"fix_seed": {"seed": "1"}}), json!({"open_registration": {}})];
        for name in ["Anna", "Bert", "Cilli", "Dora"] {
            let details = json!({"first_name": name, "surname": "Meier", "town": name});
            wishes.push(json!({"register": {"details": details, "seen": true, "pays": 1}}));
        }
        wishes.extend([json!({"draw": {}}), json!({"start_match": {}})]);
        for (number, wish) in wishes.iter().enumerate() {
            self.must("/api/hall/do", &json!({"id": format!("w{number}"), "do": wish}), by).await;
        }
        let mut tokens = BTreeMap::from([(Director, director.clone())]);
        for (role, wanted) in [
            (Referee, json!({"role": "referee", "person": 1})),
            (Keeper, json!({"role": "keeper", "table": 1})),
            (Display, json!({"role": "display"})),
            (Player, json!({"role": "player", "player": 1})),
        ] {
            let made = self.must("/api/hall/links", &wanted, by).await.body;
            tokens.insert(role, made["token"].as_str().expect("a token").to_owned());
        }
        tokens
    }

    pub(super) fn who(&self, role: Role) -> (&str, &str) {
        (
            self.cookies.get(&role).map_or("", String::as_str),
            self.tokens.get(&role).map_or("", String::as_str),
        )
    }

    /// Whether somebody gets past the door of a route.
    async fn gets_in(&self, &(method, path, body, _): &Line, role: Role) -> bool {
        let place = path.replace(['{', '}'], "");
        let answer = self.send((method, &place), body, self.who(role)).await;
        let code = answer.body["code"].as_str().unwrap_or_default();
        let hidden = HIDDEN.contains(&path) && answer.status == StatusCode::NOT_FOUND;
        !hidden && !DOORS.contains(&code)
    }

    /// Brings those back who have gone by what they were made to do.
    async fn come_back(&mut self) {
        for role in [Guest, Account, Administrator] {
            let me = self.send(("GET", "/api/me"), "", self.who(role)).await.body;
            let there = !me["guest"].is_null()
                && me["account"] == json!(role != Guest)
                && me["admin"] == json!(role == Administrator);
            if !there {
                self.come(role).await;
            }
        }
    }
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("it is after 1970").as_secs() as i64
}

#[tokio::test]
async fn every_route_lets_in_whom_its_line_names_and_nobody_else() {
    let mut all = Everybody::new().await;
    let described = all.send(("GET", "/api/openapi.json"), "", ("", "")).await.body;
    let described = described["paths"].as_object().expect("paths").iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods").keys();
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    let mut missing: Vec<String> = described.collect();
    missing.retain(|route| {
        !LINES.iter().any(|(method, path, ..)| {
            *route == format!("{method} {}", path.split('?').next().unwrap_or_default())
        })
    });
    assert_eq!(missing, Vec::<String>::new(), "each route needs a line that says who gets in");
    let mut wrong = Vec::new();
    for line in LINES {
        for &role in EVERYBODY {
            if all.gets_in(line, role).await != line.3.contains(&role) {
                wrong.push(format!("{} {}: {role:?}", line.0, line.1));
            }
            all.come_back().await;
        }
    }
    assert_eq!(wrong, Vec::<String>::new(), "the door is not where the line says");
}

#[tokio::test]
async fn a_link_opens_its_own_tournament_and_table_alone() {
    let all = Everybody::new().await;
    let other = all.open_tournament().await;
    let links = all.send(("GET", "/api/hall/links"), "", all.who(Director)).await.body;
    let id = links["links"][0]["id"].as_str().expect("a link").to_owned();
    let revoke = format!("/api/hall/links/{id}/revoke");
    let foreign = all.send(("POST", &revoke), "", ("", &other[&Director])).await;
    assert_eq!((foreign.status, &foreign.body["code"]), (StatusCode::NOT_FOUND, &json!("not_found")));
    for &role in LINKED {
        let (_, token) = all.who(role);
        let me = all.send(("GET", "/api/hall/me"), "", ("", token)).await.body;
        let theirs = all.send(("GET", "/api/hall/me"), "", ("", &other[&role])).await.body;
        assert_ne!(me["tournament"], theirs["tournament"], "{role:?}");
        assert_eq!(me["role"], theirs["role"], "{role:?}");
    }
    let elsewhere = json!({"id": "y", "do": {"close_list": {"list": {"match": 1, "table": 2}}}});
    let refused = all.send(("POST", "/api/hall/do"), &elsewhere.to_string(), all.who(Keeper)).await;
    assert_eq!((refused.status, &refused.body["code"]), (StatusCode::FORBIDDEN, &json!("not_yours")));
    let looked = all.send(("GET", "/api/hall/list?match=1&table=2"), "", all.who(Keeper)).await;
    assert_eq!((looked.status, &looked.body["code"]), (StatusCode::FORBIDDEN, &json!("not_yours")));
}
