//! Passwords: which are good enough, and how they are kept.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use stammtisch_http::name::fold;
use tokio::sync::Semaphore;

use crate::refused::Refused;

/// The shortest password, in characters.
pub(crate) const SHORTEST: usize = 10;
/// The longest password, in characters.
pub(crate) const LONGEST: usize = 128;
/// The words that passwords are most often made of.
const COMMON: &str = include_str!("../data/common.txt");

/// Whether a password can be taken for an account of this name.
pub(crate) fn check(password: &str, name: &str) -> Result<(), Refused> {
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(Refused::PasswordShort);
    }
    if length > LONGEST {
        return Err(Refused::PasswordLong);
    }
    let folded = fold(password);
    if is_like(&folded, &fold(name)) {
        return Err(Refused::PasswordLikeName);
    }
    if is_common(&folded) { Err(Refused::PasswordCommon) } else { Ok(()) }
}

/// Whether a password is the name, forwards or backwards, with a few characters around it.
fn is_like(password: &str, name: &str) -> bool {
    let backwards: String = name.chars().rev().collect();
    let holds = |part: &str| password.contains(part) && rest_is_short(password, part);
    name.chars().count() >= 3 && (holds(name) || holds(&backwards))
}

fn rest_is_short(password: &str, part: &str) -> bool {
    password.replace(part, "").chars().count() < 5
}

/// Whether a password is a common one: a word of the list with digits and signs around it, one twice, or a row of
/// neighbouring or equal characters.
fn is_common(folded: &str) -> bool {
    let core = folded.trim_matches(|c: char| !c.is_alphabetic());
    let unleeted: String = core.chars().map(unleet).collect();
    let is_number = core.is_empty();
    is_row(folded)
        || is_number && is_mostly_row(folded)
        || is_word(folded)
        || [core, &unleeted].into_iter().any(|core| is_word(core) || is_row(core) || is_doubled(core))
}

fn is_word(text: &str) -> bool {
    COMMON.lines().any(|word| word == text)
}

fn is_doubled(text: &str) -> bool {
    (2..=4).any(|times| {
        let length = text.len() / times;
        text.is_char_boundary(length)
            && text.len() == length * times
            && text == text[..length].repeat(times)
            && (is_word(&text[..length]) || length < 4)
    })
}

/// A letter that a sign stands for.
const fn unleet(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    }
}

/// Whether each character follows the one before it, on the keyboard's rows, in the alphabet or by being the same.
fn is_row(text: &str) -> bool {
    steps(text).is_some_and(|(steps, all)| steps == all)
}

/// Whether nearly all characters follow each other: `1234567899`.
fn is_mostly_row(text: &str) -> bool {
    steps(text).is_some_and(|(steps, all)| steps * 10 >= all * 7)
}

/// How many of the steps from one character to the next are short ones.
fn steps(text: &str) -> Option<(usize, usize)> {
    const ROWS: [&str; 5] = ["1234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm"];
    let chars: Vec<char> = text.chars().collect();
    let short = |pair: &[char]| {
        let beside = |row: &str| {
            let place = |c| row.chars().position(|other| other == c);
            place(pair[0]).zip(place(pair[1])).is_some_and(|(one, other)| one.abs_diff(other) <= 1)
        };
        u32::from(pair[0]).abs_diff(u32::from(pair[1])) <= 1 || ROWS.iter().any(|row| beside(row))
    };
    (chars.len() >= 2).then(|| (chars.windows(2).filter(|pair| short(pair)).count(), chars.len() - 1))
}

/// What hashing a password costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    /// Memory, in KiB.
    pub memory: u32,
    /// Passes over it.
    pub passes: u32,
    /// Lanes at once.
    pub lanes: u32,
}

impl Cost {
    /// 19 MiB, two passes, one lane.
    pub const USUAL: Cost = Cost { memory: 19 * 1024, passes: 2, lanes: 1 };
}

/// Passwords hashed at once: each takes memory and a core.
const AT_ONCE: usize = 2;
/// How many may wait for their turn.
const MOST_WAITING: usize = 64;
const SALT: usize = 16;
const HASH: usize = 32;

/// Hashes passwords with argon2id, beside the threads that serve, a few at a time.
#[derive(Debug, Clone)]
pub(crate) struct Hasher {
    cost: Cost,
    turns: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    buffers: Arc<Buffers>,
    /// How many were hashed: the same work is done for names that nobody has.
    done: Arc<AtomicU64>,
}

impl Hasher {
    pub(crate) fn new(cost: Cost) -> Hasher {
        Hasher {
            cost,
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::default(),
            buffers: Arc::default(),
            done: Arc::default(),
        }
    }

    /// The number of passwords hashed so far.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// The text that is kept of a password: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`.
    pub(crate) async fn hash(&self, password: &str, salt: [u8; SALT]) -> Result<String, Refused> {
        let hash = self.run(password, self.cost, salt.to_vec()).await?;
        let Cost { memory, passes, lanes } = self.cost;
        let (salt, hash) = (STANDARD_NO_PAD.encode(salt), STANDARD_NO_PAD.encode(hash));
        Ok(format!("$argon2id$v=19$m={memory},t={passes},p={lanes}${salt}${hash}"))
    }

    /// Whether a password is the one that was kept; without one the same work is done in vain.
    pub(crate) async fn verify(&self, password: &str, kept: Option<&str>) -> Result<bool, Refused> {
        let kept = kept.and_then(parse);
        let (cost, salt, expected) = match &kept {
            Some((cost, salt, hash)) => (*cost, salt.clone(), hash.clone()),
            None => (self.cost, vec![0; SALT], vec![0; HASH]),
        };
        let found = self.run(password, cost, salt).await?;
        Ok(is_same(&found, &expected) && kept.is_some())
    }

    async fn run(&self, password: &str, cost: Cost, salt: Vec<u8>) -> Result<Vec<u8>, Refused> {
        let _waiting = Waiting::begin(&self.waiting)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Refused::Busy)?;
        let password: String = password.chars().take(LONGEST).collect();
        let buffers = Arc::clone(&self.buffers);
        let hashed = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            buffers.lend(|memory| hash_now(&password, (cost, &salt), memory))
        });
        let hashed = hashed.await.ok().flatten().ok_or(Refused::Busy)?;
        self.done.fetch_add(1, Ordering::Relaxed);
        Ok(hashed)
    }
}

/// The memory that passwords are hashed in: one piece for each turn, made once and used again. Made anew each time it
/// would stay with whichever thread had asked for it, and many guesses would fill the machine.
#[derive(Debug, Default)]
struct Buffers(Mutex<Vec<Vec<Block>>>);

impl Buffers {
    fn lend<T>(&self, work: impl FnOnce(&mut Vec<Block>) -> T) -> T {
        let mut memory = self.idle().pop().unwrap_or_default();
        let done = work(&mut memory);
        self.idle().push(memory);
        done
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One who waits for a turn; leaves the queue when dropped.
struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    fn begin(queue: &Arc<AtomicUsize>) -> Result<Waiting, Refused> {
        let place = Waiting(Arc::clone(queue));
        if queue.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING { Err(Refused::Busy) } else { Ok(place) }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn hash_now(password: &str, (cost, salt): (Cost, &[u8]), memory: &mut Vec<Block>) -> Option<Vec<u8>> {
    let params = Params::new(cost.memory, cost.passes, cost.lanes, Some(HASH)).ok()?;
    if memory.len() < params.block_count() {
        memory.resize(params.block_count(), Block::default());
    }
    let mut hash = vec![0; HASH];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut hash, memory).ok()?;
    Some(hash)
}

/// Cost, salt and hash of a kept password.
fn parse(kept: &str) -> Option<(Cost, Vec<u8>, Vec<u8>)> {
    let mut parts = kept.strip_prefix("$argon2id$v=19$")?.split('$');
    let mut numbers = parts.next()?.split(',');
    let mut number = |key: &str| numbers.next()?.strip_prefix(key)?.parse().ok();
    let cost = Cost { memory: number("m=")?, passes: number("t=")?, lanes: number("p=")? };
    let mut bytes = || STANDARD_NO_PAD.decode(parts.next()?).ok();
    Some((cost, bytes()?, bytes()?))
}

/// Whether two hashes are the same, in a time that does not tell where they differ.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).fold(0, |seen, (a, b)| seen | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::{AT_ONCE, COMMON, Cost, Hasher, LONGEST, check, is_same};
    use crate::refused::Refused;
    use stammtisch_http::name::fold;

    const QUICK: Cost = Cost { memory: 8, passes: 1, lanes: 1 };

    #[test]
    fn short_common_and_name_like_passwords_are_refused_with_the_reason() {
        let refused = |password: &str| check(password, "Resi Huber");
        assert_eq!(refused("kurz"), Err(Refused::PasswordShort));
        assert_eq!(refused("ninechars"), Err(Refused::PasswordShort));
        assert_eq!(refused(&"lang ".repeat(LONGEST)), Err(Refused::PasswordLong));
        for common in [
            "1234567890",
            "0987654321",
            "12345678910",
            "1111111111",
            "passwort123",
            "Passwort2024!",
            "P@ssw0rd123",
            "qwertzuiop",
            "qwertyuiop",
            "asdfghjkl123",
            "abcdefghijkl",
            "schafkopf1",
            "Schafkopf!!!",
            "hallohallo",
            "bayern1900!",
            "fcbayern123",
            "iloveyou123",
            "aaaaaaaaaa",
        ] {
            assert_eq!(refused(common), Err(Refused::PasswordCommon), "{common}");
        }
        for name in ["resihuber1", "Resi Huber!", "rebuhiser99", "12resihuber"] {
            assert_eq!(refused(name), Err(Refused::PasswordLikeName), "{name}");
        }
    }

    #[test]
    fn other_passwords_are_taken() {
        for good in [
            "blaue Laterne",
            "drei Ober im Keller",
            "zx9!Kq22mP",
            "pferd-batterie-heftklammer",
            "Ünïcödé žluť",
        ] {
            assert_eq!(check(good, "Resi Huber"), Ok(()), "{good}");
        }
        assert_eq!(check("al ist da und geht", "Al"), Ok(()), "a very short name may be in it");
    }

    #[test]
    fn the_list_is_written_as_it_is_compared() {
        assert!(COMMON.lines().count() > 300);
        for word in COMMON.lines() {
            assert_eq!(fold(word), word);
        }
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_another_is_not() {
        let hasher = Hasher::new(QUICK);
        let kept = hasher.hash("blaue Laterne", [3; 16]).await.expect("idle");
        assert!(kept.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{kept}");
        assert!(hasher.verify("blaue Laterne", Some(&kept)).await.expect("idle"));
        assert!(!hasher.verify("rote Laterne", Some(&kept)).await.expect("idle"));
        let stronger = Hasher::new(Cost { memory: 16, ..QUICK });
        assert!(
            stronger.verify("blaue Laterne", Some(&kept)).await.expect("idle"),
            "the cost is kept with it"
        );
    }

    #[tokio::test]
    async fn without_a_password_the_same_work_is_done() {
        let hasher = Hasher::new(QUICK);
        for kept in [None, Some("nonsense")] {
            let before = hasher.done();
            assert!(!hasher.verify("blaue Laterne", kept).await.expect("idle"));
            assert_eq!(hasher.done(), before + 1);
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn many_passwords_are_hashed_in_the_same_few_pieces_of_memory() {
        let hasher = Hasher::new(QUICK);
        let guess = |number: u8| {
            let hasher = hasher.clone();
            tokio::spawn(async move { hasher.hash(&format!("Laterne {number}"), [number; 16]).await })
        };
        let alone = Hasher::new(QUICK).hash("Laterne 7", [7; 16]).await.expect("idle");
        let guesses: Vec<_> = (0..40).map(guess).collect();
        let mut kept = Vec::new();
        for guess in guesses {
            kept.push(guess.await.expect("no panic").expect("there is room for all"));
        }
        assert_eq!(kept[7], alone, "what lies in the memory from before does not matter");
        assert!(hasher.buffers.idle().len() <= AT_ONCE);
        assert!(hasher.buffers.idle().iter().all(|memory| memory.len() == 8));
    }

    #[test]
    fn the_usual_cost_is_what_argon2id_should_cost() {
        assert_eq!((Cost::USUAL.memory, Cost::USUAL.passes, Cost::USUAL.lanes), (19_456, 2, 1));
    }

    #[test]
    fn hashes_are_compared_whole() {
        assert!(is_same(&[1, 2], &[1, 2]));
        assert!(!is_same(&[1, 2], &[1, 3]));
        assert!(!is_same(&[1, 2], &[1]));
    }
}
