//! Torn writes: what a power cut or a bad disk may leave of database and write-ahead log, given to the real program.
//!
//! Somebody plays; after each confirmation it is noted how far the log reaches. The server is killed, and of what it left
//! images are made, each damaged at a random place. On each the program must start with everything that was confirmed
//! before the damage, or refuse with a reason; and so must `check`.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::json;
use tokio::process::Command;

use super::{Dice, Player};
use crate::client::Guest;
use crate::server::Start;

/// Commands that are confirmed before the server is killed.
const CONFIRMED: usize = 60;
/// The head of SQLite's write-ahead log, and of each page in it.
const HEAD: usize = 32;
const FRAME: usize = 24;
/// The most bytes that are damaged at once: a block of a disk.
const BLOCK: u64 = 4096;
/// What a disk writes whole; the head of a database lies in the first of its sectors.
const SECTOR: usize = 512;

/// What a run came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TornTally {
    /// Commands that were confirmed.
    pub confirmed: u64,
    /// Images that were damaged and opened.
    pub images: u64,
    /// How many of them the program started on.
    pub started: u64,
    /// How many it refused, with a reason.
    pub refused: u64,
}

/// How an image is damaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tear {
    /// The log ends at this byte.
    Cut { at: usize },
    /// So many bytes of the log are others from this one on.
    Garbled { at: usize, bytes: usize },
    /// The log is zero from this byte on: its length was written, its blocks were not.
    Unwritten { at: usize },
    /// A page that stands in the log was being copied from it: so many bytes are in the database, behind them lies anything.
    HalfCopied { page: usize, bytes: usize },
    /// So many bytes of the database are others from this one on.
    Damaged { at: usize, bytes: usize },
}

/// The write-ahead log as far as it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Log {
    /// What the log is salted with; it changes when the log begins anew, and then what stood in it is in the database.
    salt: [u8; 8],
    /// Where its last whole page ends.
    end: usize,
    /// How many bytes a page has.
    page: usize,
}

impl Log {
    fn of(bytes: &[u8]) -> Option<Log> {
        let salt = bytes.get(16..24)?.try_into().ok()?;
        let page = u32::from_be_bytes(bytes.get(8..12)?.try_into().ok()?) as usize;
        let frames = bytes.get(HEAD..)?.chunks_exact(FRAME + page);
        let frames = frames.take_while(|frame| frame[8..16] == salt).count();
        Some(Log { salt, end: HEAD + frames * (FRAME + page), page })
    }

    /// The numbers of the pages that stand in it.
    fn pages(self, bytes: &[u8]) -> Vec<usize> {
        let frames = bytes[HEAD..self.end].chunks_exact(FRAME + self.page);
        frames.map(|frame| u32::from_be_bytes([frame[0], frame[1], frame[2], frame[3]]) as usize).collect()
    }

    /// A page as it stands in it last.
    fn page(self, bytes: &[u8], number: usize) -> Option<&[u8]> {
        let frame = self.pages(bytes).iter().rposition(|&page| page == number)?;
        bytes.get(HEAD + frame * (FRAME + self.page) + FRAME..)?.get(..self.page)
    }
}

/// A confirmed command, and how far the log reached when its sender knew.
#[derive(Debug, Clone)]
struct Mark {
    id: String,
    command: String,
    version: u64,
    log: Log,
}

/// What a killed server left, and what it had confirmed.
struct Left {
    database: Vec<u8>,
    wal: Vec<u8>,
    /// Every other file of the folder, with its name.
    others: Vec<(PathBuf, Vec<u8>)>,
    log: Log,
    marks: Vec<Mark>,
    player: Player,
}

/// Damages so many images; fails where something confirmed is missing, or where the program breaks.
pub async fn run(program: &Path, images: u64, seed: u64) -> Result<TornTally> {
    let left = play(program, seed).await.context("a server is played at and killed")?;
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut tally = TornTally { confirmed: left.marks.len() as u64, ..TornTally::default() };
    for _ in 0..images {
        let tear = left.tear(&mut dice);
        let started = left.open(program, tear, &mut dice).await.with_context(|| format!("{tear:?}"))?;
        tally.images += 1;
        tally.started += u64::from(started);
        tally.refused += u64::from(!started);
    }
    Ok(tally)
}

/// Somebody plays with bots until enough was confirmed; then the server is killed.
async fn play(program: &Path, seed: u64) -> Result<Left> {
    let folder = tempfile::tempdir()?;
    let server = Start::quick(program, folder.path()).run().await?;
    let guest = Guest::enter(&server.address, "Torn").await?;
    let plan = json!({"kind": "private", "rules": "schule", "bots": [null, "regel", "regel", "regel"]});
    let table = guest.open_table(&server.address, &plan).await?;
    let mut player = Player::new(guest, table);
    player.sit(&server.address, 1).await?;
    let wal = folder.path().join(WAL);
    let marks = RefCell::new(Vec::<Mark>::new());
    let enough = |player: &Player| {
        let mut marks = marks.borrow_mut();
        if let Some((id, command)) = &player.last
            && marks.last().is_none_or(|mark| mark.id != *id)
            && let Some(log) = fs::read(&wal).ok().and_then(|bytes| Log::of(&bytes))
        {
            let version = player.confirmed[id];
            marks.push(Mark { id: id.clone(), command: command.clone(), version, log });
        }
        marks.len() >= CONFIRMED
    };
    player.play_until(&server.address, enough, &mut Dice(seed)).await?;
    server.kill().await?;
    Left::in_folder(folder.path(), marks.into_inner(), player)
}

/// The names that the program gives to database and log.
const DATABASE: &str = "stammtisch.db";
const WAL: &str = "stammtisch.db-wal";

impl Left {
    fn in_folder(folder: &Path, marks: Vec<Mark>, player: Player) -> Result<Left> {
        let (database, wal) = (fs::read(folder.join(DATABASE))?, fs::read(folder.join(WAL))?);
        let mut others = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            // The index of the log is made anew; the lock and the reserve are the running server's.
            let is_other = !name.to_string_lossy().starts_with(DATABASE) && name != "reserve";
            if is_other && entry.file_type()?.is_file() {
                others.push((name.into(), fs::read(entry.path())?));
            }
        }
        let log = Log::of(&wal).context("the server left its log")?;
        ensure!(log.end > HEAD, "the log has something in it");
        Ok(Left { database, wal, others, log, marks, player })
    }

    /// A random damage.
    fn tear(&self, dice: &mut Dice) -> Tear {
        let at = dice.below(self.log.end as u64) as usize;
        let bytes = 1 + dice.below(BLOCK) as usize;
        match dice.below(5) {
            0 => Tear::Cut { at },
            1 => Tear::Garbled { at, bytes },
            2 => Tear::Unwritten { at },
            3 => {
                let pages = self.log.pages(&self.wal);
                let page = pages[dice.below(pages.len() as u64) as usize];
                Tear::HalfCopied { page, bytes: bytes.clamp(SECTOR, self.log.page) }
            }
            _ => Tear::Damaged { at: dice.below(self.database.len() as u64) as usize, bytes },
        }
    }

    /// The last command that was confirmed before a tear; everything, where the log is whole.
    fn last_before(&self, tear: Tear) -> Option<&Mark> {
        let torn_at = match tear {
            Tear::Cut { at } | Tear::Garbled { at, .. } | Tear::Unwritten { at } => at,
            Tear::HalfCopied { .. } | Tear::Damaged { .. } => usize::MAX,
        };
        let is_kept = |mark: &&Mark| mark.log.salt != self.log.salt || mark.log.end <= torn_at;
        self.marks.iter().rev().find(is_kept)
    }

    /// Makes the damaged image in a folder.
    fn make(&self, folder: &Path, tear: Tear, dice: &mut Dice) -> Result<()> {
        let (mut database, mut wal) = (self.database.clone(), self.wal.clone());
        match tear {
            Tear::Cut { at } => wal.truncate(at),
            Tear::Garbled { at, bytes } => garble(&mut wal, at, bytes, dice),
            Tear::Unwritten { at } => wal[at..].fill(0),
            Tear::HalfCopied { page, bytes } => {
                let at = (page - 1) * self.log.page;
                database.resize(database.len().max(at + self.log.page), 0);
                let copied = self.log.page(&wal, page).context("the page stands in the log")?;
                database[at..at + bytes].copy_from_slice(&copied[..bytes]);
                garble(&mut database, at + bytes, self.log.page - bytes, dice);
            }
            Tear::Damaged { at, bytes } => garble(&mut database, at, bytes, dice),
        }
        for (name, bytes) in &self.others {
            fs::write(folder.join(name), bytes)?;
        }
        fs::write(folder.join(DATABASE), database)?;
        Ok(fs::write(folder.join(WAL), wal)?)
    }

    /// Opens a damaged image with the real program; says whether it started.
    async fn open(&self, program: &Path, tear: Tear, dice: &mut Dice) -> Result<bool> {
        let folder = tempfile::tempdir()?;
        self.make(folder.path(), tear, dice)?;
        let is_whole = check(program, folder.path()).await?;
        let may_be_refused = matches!(tear, Tear::Damaged { .. });
        let server = match Start::quick(program, folder.path()).run().await {
            Ok(server) => server,
            Err(error) => {
                let told = format!("{error:#}");
                ensure!(!told.contains("panicked") && told.contains("exit status"), "it broke: {told}");
                ensure!(may_be_refused, "it was refused: {told}");
                return Ok(false);
            }
        };
        let held = match self.last_before(tear) {
            Some(mark) => self.player.confirmed_again(&server.address, mark).await,
            None => Ok(()),
        };
        server.kill().await?;
        match held {
            Ok(()) => Ok(true),
            // What `check` has said of the database, the table may say too.
            Err(_) if may_be_refused && !is_whole => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Puts other bytes in the place of some.
fn garble(bytes: &mut [u8], at: usize, many: usize, dice: &mut Dice) {
    let end = (at + many).min(bytes.len());
    for byte in &mut bytes[at..end] {
        *byte = dice.below(256) as u8;
    }
}

/// Whether `check` finds an image in order; it says so or why not, and never breaks.
async fn check(program: &Path, folder: &Path) -> Result<bool> {
    let output = Command::new(program).args(["check", "--lang", "en", "--data"]).arg(folder).output().await?;
    let told =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    ensure!(!told.contains("panicked") && !told.is_empty(), "check broke: {told}");
    match output.status.code() {
        Some(0) => Ok(true),
        Some(1 | 2) => Ok(false),
        code => bail!("check ended with {code:?}: {told}"),
    }
}

impl Player {
    /// Sends a confirmed command once more: it must be answered as the first time.
    async fn confirmed_again(&self, address: &str, mark: &Mark) -> Result<()> {
        let Mark { id, command, version, .. } = mark;
        self.is_still_done(address, None, [id, command], *version).await
    }
}

#[cfg(test)]
mod tests {
    use super::{FRAME, HEAD, Log};

    #[test]
    fn a_log_counts_as_far_as_its_salt_is_its_own() {
        let salt = [1, 2, 3, 4, 5, 6, 7, 8];
        let mut bytes = vec![0; HEAD];
        bytes[8..12].copy_from_slice(&512_u32.to_be_bytes());
        bytes[16..24].copy_from_slice(&salt);
        for (page, salt) in [(3, salt), (1, salt), (7, [9; 8])] {
            let mut frame = vec![0; FRAME + 512];
            frame[3] = page;
            frame[8..16].copy_from_slice(&salt);
            bytes.extend(frame);
        }
        let log = Log::of(&bytes).expect("it has a head");
        assert_eq!(log, Log { salt, end: HEAD + 2 * (FRAME + 512), page: 512 });
        assert_eq!(log.pages(&bytes), [3, 1]);
        assert_eq!(Log::of(&[]), None);
    }
}
