//! The folder of a match: results and games as they come, so that an interrupted match can be taken up again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use schafkopf_bots::arena::{DealResult, Times};
use serde::{Deserialize, Serialize};
use stammtisch_text::{Arg, Texts};

/// What a match is: everything on which its results depend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    /// The format of the folder.
    pub(super) arena: u32,
    pub(super) a: String,
    pub(super) b: String,
    pub(super) rules: String,
    pub(super) rules_hash: String,
    pub(super) seed: String,
    /// The longest a decision may take, in milliseconds.
    pub(super) ms: Option<u64>,
    /// Faults after which a bot has forfeited.
    pub(super) faults: u32,
    /// Whether every card is held against the best one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) regret: bool,
}

/// The format of the folder.
pub(super) const FORMAT: u32 = 1;

impl Header {
    /// The first field in which two matches differ, with both values.
    fn difference(&self, other: &Header) -> Option<(&'static str, String, String)> {
        let ms = |header: &Header| header.ms.map_or_else(|| "–".to_owned(), |ms| ms.to_string());
        let regret = |header: &Header| if header.regret { "+" } else { "–" }.to_owned();
        let fields = [
            ("arena", self.arena.to_string(), other.arena.to_string()),
            ("A", self.a.clone(), other.a.clone()),
            ("B", self.b.clone(), other.b.clone()),
            ("--rules", self.rules.clone(), other.rules.clone()),
            ("--rules-file", self.rules_hash.clone(), other.rules_hash.clone()),
            ("--seed", self.seed.clone(), other.seed.clone()),
            ("--ms", ms(self), ms(other)),
            ("--faults", self.faults.to_string(), other.faults.to_string()),
            ("--regret", regret(self), regret(other)),
        ];
        fields.into_iter().find(|(_, stored, given)| stored != given)
    }
}

/// A deal in the file of results.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    result: DealResult,
    /// How long the file of games was after this deal.
    games_end: u64,
}

/// How long a part of the match took.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pace {
    /// Games of this part.
    pub(super) games: u64,
    /// Microseconds that they took.
    pub(super) micros: u64,
    /// Decisions of `A` and `B`.
    pub(super) times: [Times; 2],
}

impl Pace {
    /// Adds another part.
    pub(super) fn add(&mut self, other: &Pace) {
        self.games += other.games;
        self.micros += other.micros;
        for (mine, theirs) in self.times.iter_mut().zip(&other.times) {
            mine.merge(theirs);
        }
    }
}

/// The open folder of a match.
pub(super) struct Folder {
    path: PathBuf,
    results: File,
    games: File,
    paces: File,
    games_end: u64,
}

/// What was found in the folder of a match.
#[derive(Default)]
pub(super) struct Found {
    pub(super) results: Vec<DealResult>,
    pub(super) pace: Pace,
}

const RESULTS: &str = "results.jsonl";
const GAMES: &str = "games.jsonl";
const PACES: &str = "times.jsonl";

impl Folder {
    /// A folder for a new match; one that holds a match already is not touched.
    pub(super) fn create(path: &Path, header: &Header, texts: &Texts) -> anyhow::Result<Folder> {
        fs::create_dir_all(path).with_context(|| path.display().to_string())?;
        if path.join(RESULTS).exists() {
            anyhow::bail!(texts.format("arena-folder-used", &[("folder", shown(path))]));
        }
        Folder::open(path, header)
    }

    /// The folder of a match that was interrupted, cut back to the last deal that was written whole; where none was begun,
    /// one begins.
    pub(super) fn resume(path: &Path, header: &Header, texts: &Texts) -> anyhow::Result<(Folder, Found)> {
        let file = path.join(RESULTS);
        if !file.exists() {
            return Ok((Folder::create(path, header, texts)?, Found::default()));
        }
        let mut reader = BufReader::new(File::open(&file).with_context(|| file.display().to_string())?);
        let mut line = Vec::new();
        let header_length = read_line(&mut reader, &mut line)?;
        let stored = serde_json::from_slice::<Header>(&line).ok();
        let Some((mut results_end, stored)) = header_length.zip(stored) else {
            // It was interrupted before the first line was whole: nothing in the folder counts.
            for name in [RESULTS, GAMES, PACES].map(|name| path.join(name)) {
                File::create(&name).with_context(|| name.display().to_string())?;
            }
            return Ok((Folder::open(path, header)?, Found::default()));
        };
        if let Some((field, old, new)) = stored.difference(header) {
            let args = [("field", Arg::from(field)), ("old", Arg::from(old)), ("new", Arg::from(new))];
            anyhow::bail!(texts.format("arena-other-match", &args));
        }
        let mut found = Found::default();
        let mut games_end = 0;
        while let Some(length) = read_line(&mut reader, &mut line)? {
            let Ok(entry) = serde_json::from_slice::<Entry>(&line) else { break };
            if entry.result.deal != found.results.len() as u64 + 1 {
                break;
            }
            results_end += length;
            games_end = entry.games_end;
            found.results.push(entry.result);
        }
        found.pace = read_paces(&path.join(PACES))?;
        let folder = Folder::open(path, header)?;
        folder.results.set_len(results_end).with_context(|| file.display().to_string())?;
        folder.games.set_len(games_end).with_context(|| path.join(GAMES).display().to_string())?;
        Ok((Folder { games_end, ..folder }, found))
    }

    fn open(path: &Path, header: &Header) -> anyhow::Result<Folder> {
        let append = |name: &str| {
            let file = path.join(name);
            let opened = OpenOptions::new().create(true).append(true).open(&file);
            opened.with_context(|| file.display().to_string())
        };
        let mut results = append(RESULTS)?;
        if results.metadata()?.len() == 0 {
            results.write_all(line(header).as_bytes())?;
        }
        Ok(Folder {
            path: path.to_owned(),
            results,
            games: append(GAMES)?,
            paces: append(PACES)?,
            games_end: 0,
        })
    }

    /// Appends deals with the records of their games, and how long they took. A deal counts once its result is written,
    /// which is after its games.
    pub(super) fn append(&mut self, deals: &[(DealResult, String)], pace: &Pace) -> io::Result<()> {
        let mut games = String::new();
        let mut results = String::new();
        for (result, records) in deals {
            games.push_str(records);
            let games_end = self.games_end + games.len() as u64;
            results.push_str(&line(&Entry { result: result.clone(), games_end }));
        }
        self.games.write_all(games.as_bytes())?;
        self.games_end += games.len() as u64;
        self.results.write_all(results.as_bytes())?;
        self.paces.write_all(line(pace).as_bytes())
    }

    /// Writes a whole file into the folder.
    pub(super) fn write(&self, name: &str, content: &str) -> anyhow::Result<()> {
        let file = self.path.join(name);
        fs::write(&file, content).with_context(|| file.display().to_string())
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

fn shown(path: &Path) -> Arg<'static> {
    Arg::from(path.display().to_string())
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("it is plain data");
    line.push('\n');
    line
}

/// Reads a line, and returns how long it is with its end; none for the last one if it is not whole.
fn read_line(reader: &mut BufReader<File>, line: &mut Vec<u8>) -> io::Result<Option<u64>> {
    line.clear();
    let length = reader.read_until(b'\n', line)?;
    Ok(line.ends_with(b"\n").then_some(length as u64))
}

fn read_paces(file: &Path) -> anyhow::Result<Pace> {
    let mut sum = Pace::default();
    if !file.exists() {
        return Ok(sum);
    }
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    for pace in text.lines().filter_map(|line| serde_json::from_str::<Pace>(line).ok()) {
        sum.add(&pace);
    }
    Ok(sum)
}
