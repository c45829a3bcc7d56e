//! Every example of every help text, of the READMEs and of the documents, run as it stands.
//!
//! What an example takes for granted is laid out before it: files of the names that examples use, a server's data folder,
//! a tournament in every state that it can be in. A few numbers are made smaller, and folders outside are moved inside:
//! `smaller` has the list.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../stammtisch-store-postgres/tests/own_server/mod.rs"]
mod own_server;

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use own_server::OwnServer;

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The documents: those at the root that show command lines, and all of `docs`.
fn documents() -> Vec<PathBuf> {
    let pages = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let named = ["README.md", "README.de.md", "CONTRIBUTING.md"].map(|name| root().join(name));
    named.into_iter().filter(|path| path.exists()).chain(pages).collect()
}

/// The example of a line, without the prompt and what is said behind it.
fn example(line: &str) -> Option<String> {
    let line = line.trim().trim_start_matches("$ ");
    let line = line.split("   ").next()?.split("  #").next()?.split(" # ").next()?.trim();
    let ours = line.strip_prefix("cargo run --release -- ").map(|rest| format!("stammtisch {rest}"));
    let line = ours.unwrap_or_else(|| line.to_owned());
    let first = line.split(' ').next()?;
    (first == "stammtisch" || (first == "echo" && line.contains("| stammtisch "))).then_some(line)
}

/// All examples, each once.
fn examples() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in documents() {
        let text = fs::read_to_string(&path).unwrap();
        for block in text.split("\n```").skip(1).step_by(2) {
            let (kind, lines) = block.split_once('\n').unwrap_or((block, ""));
            // The help of commands is text; there examples are what is indented by two.
            let is_example = |line: &&str| kind != "text" || line.starts_with("  ");
            if ["sh", "console", "text"].contains(&kind) {
                found.extend(lines.lines().filter(is_example).filter_map(example));
            }
        }
    }
    found
}

/// An example made quick, and kept inside its folder.
fn smaller(example: &str) -> String {
    let mut line = example.to_owned();
    for (from, to) in [
        ("/srv/", "srv/"),
        ("/backup/", "backup/"),
        ("/media/stick/", "stick/"),
        (" examples/", " "),
        ("--deals 4000", "--deals 4"),
        ("--deals 100000", "--deals 4"),
        ("--deals 400", "--deals 2"),
        ("--deals 200", "--deals 2"),
        ("--audit 1000000", "--audit 100000"),
        ("--audit 100000", "--audit 20000"),
        ("stammtisch analyze", "stammtisch analyze --worlds 0.01"),
        ("python3 bot.py", "sh bot.sh"),
        ("--ms 500", "--ms 20000"),
        ("0.0.0.0", "127.0.0.1"),
        ("--port 443", "--port 0"),
    ] {
        line = line.replace(from, to);
    }
    line
}

/// A folder with all that examples name.
struct Scene {
    folder: PathBuf,
}

static NEXT: AtomicUsize = AtomicUsize::new(0);

impl Scene {
    fn empty() -> Scene {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples").join(number.to_string());
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Scene { folder }
    }

    fn copy(&self) -> Scene {
        let copy = Scene::empty();
        let status = Command::new("cp").arg("-R").arg(self.folder.join(".")).arg(&copy.folder).status();
        assert!(status.unwrap().success());
        copy
    }

    /// A shell in which `stammtisch` is this program.
    fn shell(&self, line: &str) -> Command {
        let mut command = Command::new("/bin/sh");
        let programs = Path::new(PROGRAM).parent().unwrap().display().to_string();
        command.arg("-c").arg(line).current_dir(&self.folder).stdin(Stdio::null());
        command.env("PATH", format!("{programs}:{}", std::env::var("PATH").unwrap()));
        command.env("STAMMTISCH_DATA", self.folder.join("data")).env("HOME", &self.folder);
        command.env("LANG", "de_DE.UTF-8").env_remove("LC_ALL").env_remove("RUST_LOG");
        command
    }

    fn run(&self, line: &str) -> Output {
        self.shell(line).output().unwrap()
    }

    #[track_caller]
    fn prepare(&self, line: &str) {
        let output = self.run(line);
        assert!(output.status.success(), "{line}\n{}", told(&output));
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// The files that examples name, and a server that ran once.
fn usual_scene() -> Scene {
    let scene = Scene::empty();
    let put = |name: &str, text: &str| fs::write(scene.folder.join(name), text).unwrap();
    let game = fs::read_to_string(root().join("examples/rufspiel.skn")).unwrap();
    for name in ["game.skn", "rufspiel.skn"] {
        put(name, &game);
    }
    for name in ["freitag.skn", "evening.skn"] {
        put(name, &format!("{game}\n\n{game}\n\n{game}"));
    }
    put("protokoll.txt", include_str!("../../schafkopf-record/tests/corpus/import/protocol.txt"));
    put("bot.sh", include_str!("data/bots/follows.sh"));
    put("dahoam.toml", "extends = \"schule\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n");
    put("2026.toml", "name = \"Saison 2026\"\ntournaments = [\"kirchweih-isen\"]\nbest = 1\n");
    let judged = "{\"id\":\"g1\",\"rules\":\"schule\",\"dealer\":4,\"hands\":[\"EO GO EU HA H7 EK E9 S7\",\"HO SO GU HU SU HZ HK EA\",\
                  \"H9 H8 GA GZ GK G9 SA SZ\",\"EZ E8 E7 G8 G7 SK S9 S8\"],\"declarer\":1,\"contract\":\"rufspiel\",\"suit\":\"E\",\"plays\":\"E9 EA\"}\n";
    for name in ["games.jsonl", "game.json"] {
        put(name, judged);
    }
    put("anna.jsonl", include_str!("data/zettel/anna.jsonl"));
    put("bert.jsonl", include_str!("data/zettel/bert.jsonl"));
    put("jahre.csv", "Jahr;Anna;Bert;Cilli;Doni\n2024;12,50;-3,00;-9,50;0\n2025;-4;10,20;;-6,20\n");
    let certificate = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    put("chain.pem", &certificate.cert.pem());
    put("key.pem", &certificate.signing_key.serialize_pem());
    scene.prepare("mkdir backup srv stick && stammtisch deal --proof --cut 12 > proof.json");
    serve(&scene, "stammtisch serve --port 0");
    scene.prepare("stammtisch backup backup/stammtisch-friday.db && stammtisch backup backup/stammtisch.db");
    scene.prepare("cp -R data srv/stammtisch");
    scene
}

/// The states of a tournament, each with what led to it from the one before.
const STATES: [&[&str]; 9] = [
    &[
        "stammtisch turnier new 'Kirchweih Isen' --date 18.10.2020 --rules preis --fee 10 --prize 200 --prize 100 --prize Schinken",
    ],
    &[
        "stammtisch turnier appoint referee Sepp Maier",
        "stammtisch turnier appoint referee Max Streng",
        "stammtisch turnier appoint tribunal Eva Weise",
        "stammtisch turnier simulate --players 60 > anmeldung.csv",
    ],
    &["stammtisch turnier open"],
    &[
        "stammtisch turnier import-players anmeldung.csv --seen",
        "stammtisch turnier register Sepp Ersatz --number 201 --born 1.1.1980 --seen --pays 10",
        "stammtisch turnier seed 'Lottozahlen vom Samstag'",
        "stammtisch turnier team Schützenverein 3 18 22 40",
    ],
    &["stammtisch turnier arrive 17"],
    &["stammtisch turnier wait 201", "stammtisch turnier draw"],
    &["stammtisch turnier start --keeper 1"],
    &[
        "stammtisch turnier simulate --seed 7 > rows.jsonl",
        "stammtisch turnier call 7 3 --why 'zwei Karten liegen verdeckt'",
    ],
    &["stammtisch turnier enter --json-lines < rows.jsonl"],
];

/// What an example needs beside the state: who begins so, and what is done before it. It may fail: not every state has room
/// for it, but one must.
const NEEDS: [(&str, &str); 26] = [
    ("stammtisch turnier import-players anmeldung.xlsx", "cp anmeldung.csv anmeldung.xlsx"),
    (
        "stammtisch turnier import kirchweih.json --why",
        "stammtisch turnier export kirchweih.json && rm -R data",
    ),
    (
        "stammtisch turnier import kirchweih.json",
        "stammtisch turnier export kirchweih.json && find data -name '*.db*' -delete",
    ),
    ("stammtisch backup", "rm -f backup/*"),
    ("stammtisch turnier answer 7 granted", "refuse; appeal"),
    ("stammtisch turnier call 7 3 --matter appeal", "refuse"),
    ("stammtisch turnier clear-list", "totals 7"),
    ("stammtisch turnier swap-lists", "totals 7; totals 8"),
    ("stammtisch turnier move-up", "stammtisch turnier wait 17"),
    ("stammtisch turnier draw --json", "stammtisch turnier wait 201"),
    ("stammtisch turnier seed 'Lottozahlen vom Samstag' && ", "stammtisch turnier wait 201"),
    ("stammtisch turnier ask", "row 7"),
    ("stammtisch turnier approve", "row 7"),
    ("stammtisch turnier refuse", "row 7"),
    ("stammtisch turnier print sie", "a_sie"),
    ("stammtisch turnier complain", "for game in 1 2 3 4 5 6 7 8 9 10 11 12; do row 7; done"),
    (
        "stammtisch turnier decide",
        "for game in 1 2 3 4 5 6 7 8 9 10 11 12; do row 7; done; stammtisch turnier complain 7 12 3 --why X",
    ),
    ("stammtisch turnier close-list", "refuse; stammtisch turnier sign 7 all"),
    ("stammtisch turnier close-match", "refuse; sign"),
    ("stammtisch turnier close", "refuse; sign; ended; second"),
    ("stammtisch turnier sign 7 all", "refuse"),
    ("stammtisch turnier reopen-list", "refuse; sign"),
    ("stammtisch turnier erase", "refuse; sign; ended; second; over"),
    ("stammtisch turnier purge", "refuse; sign; ended; second; over"),
    ("stammtisch turnier pay 17 --euros", "true"),
    ("stammtisch turnier pay 17", "stammtisch turnier pay 17 --euros=-10"),
];

/// The steps that `NEEDS` is written in.
const STEPS: &str = "\
    row() { stammtisch turnier enter $1 1r2; }
    refuse() { stammtisch turnier answer 7 refused --referee Maier --why X; }
    appeal() { stammtisch turnier call 7 3 --matter appeal --why X; }
    sign() { stammtisch turnier sign 7 all; stammtisch turnier close-list 7; }
    totals() { stammtisch turnier paper totals; stammtisch turnier enter $1 --totals '11/25 14/18 17/15 30/14'; }
    second() {
        stammtisch turnier start --keeper 1
        stammtisch turnier simulate --seed 8 | stammtisch turnier enter --json-lines
        ended
    }
    a_sie() {
        stammtisch turnier new Sie --rules schule-turnier --seed X && stammtisch turnier open
        stammtisch turnier import-players anmeldung.csv --seen && stammtisch turnier draw --waiting-list
        stammtisch turnier start --keeper 1 && row 7
        stammtisch turnier approve 7 2 sie; stammtisch turnier enter 7 2sie
    }
    ended() { stammtisch turnier close-match; }
    over() { stammtisch turnier close; }
";

/// A tournament in every state, the last one first.
fn tournaments(usual: &Scene) -> Vec<Scene> {
    let mut states = vec![usual.copy()];
    for commands in STATES {
        let next = states.last().unwrap().copy();
        for command in commands {
            next.prepare(command);
        }
        states.push(next);
    }
    states.reverse();
    states
}

/// Starts a server and ends it as soon as it says where it is.
fn serve(scene: &Scene, line: &str) {
    let line = if line.contains("--port") { line.to_owned() } else { format!("{line} --port 0") };
    let mut command = scene.shell(&format!("exec {line}"));
    // No browser is there to be opened.
    command.env("PATH", Path::new(PROGRAM).parent().unwrap());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let said = lines_until(&mut child, |line| line.contains("http"));
    let _ = child.kill();
    let output = child.wait_with_output().unwrap();
    assert!(said, "{line}\n{}", told(&output));
}

fn lines_until(child: &mut Child, wanted: impl Fn(&str) -> bool) -> bool {
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    lines.map_while(Result::ok).any(|line| wanted(&line))
}

/// The database of examples.
const DATABASE: &str = "postgres://stammtisch@localhost/stammtisch";

/// What an example does where nothing is wrong: its exit code.
fn expected(example: &str) -> &'static [i32] {
    if example.starts_with("stammtisch play")
        || example == "stammtisch rule-on"
        || example == "stammtisch turnier register"
    {
        // They want a terminal, and say so.
        &[2, 1]
    } else if example.contains("stammtisch audit") {
        // 1: something was found.
        &[0, 1]
    } else {
        &[0]
    }
}

/// Runs an example in each scene until it does what it should.
fn check(example: &str, scenes: &[&Scene]) -> Result<(), String> {
    let line = smaller(example);
    let mut said = BTreeSet::new();
    for scene in scenes {
        let scene = scene.copy();
        if line.starts_with("stammtisch serve") && !line.contains("--new-admin-link") {
            serve(&scene, &line);
            return Ok(());
        }
        if let Some((_, needs)) = NEEDS.iter().find(|(begin, _)| example.starts_with(begin)) {
            scene.run(&format!("{STEPS}{needs}"));
        }
        // The database that it names is one of the test's own.
        let database = line.contains(DATABASE).then(|| OwnServer::start().unwrap());
        let line = database.as_ref().map_or(line.clone(), |own| line.replace(DATABASE, &own.url("postgres")));
        let line = line.replace(
            "9f2c61aa01b2c3d4",
            "$(stammtisch turnier link new director --json | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/')",
        );
        let output = scene.run(&line);
        if output.status.code().is_some_and(|code| expected(example).contains(&code)) {
            return Ok(());
        }
        said.insert(told(&output));
    }
    Err(format!("$ {line}\n{}", said.into_iter().collect::<String>()))
}

#[test]
fn every_example_runs() {
    let all: Vec<String> = examples().into_iter().collect();
    assert!(all.len() > 150, "only {} examples were found", all.len());
    let usual = usual_scene();
    let states = tournaments(&usual);
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(example) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            let in_states = example.contains("turnier");
            let scenes: Vec<&Scene> = if in_states { states.iter().collect() } else { vec![&usual] };
            if let Err(fault) = check(example, &scenes) {
                faults.lock().unwrap().push(fault);
            }
        }
    };
    thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(work))));
    let faults = faults.into_inner().unwrap();
    assert!(
        faults.is_empty(),
        "{} of {} examples do not run:\n\n{}",
        faults.len(),
        all.len(),
        faults.join("\n\n")
    );
}
