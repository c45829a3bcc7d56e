//! A disk that fills up: hands that run are played to their end, nothing new begins, and all goes on when there is room.

use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use schafkopf_bots::Builtin;
use serde_json::json;
use stammtisch_server::space::{Disk, DiskOf, Level, Space};
use stammtisch_server::table::TableKind;

use super::support::{Client, PATIENT, World, plan, visitor, with_bots};

const KIB: u64 = 1024;
/// A small reserve, for small disks.
const RESERVE: u64 = 1024 * KIB;

/// A disk as full as it is told.
#[derive(Clone)]
struct Told(Arc<AtomicU64>);

impl Disk for Told {
    fn free(&self) -> io::Result<u64> {
        Ok(self.0.load(Relaxed))
    }
}

/// Plays a hand that runs to its end.
async fn finish_the_hand(anna: &mut Client) {
    while !["counting", "finished"].contains(&anna.state()["stage"].as_str().unwrap()) {
        match anna.idea() {
            Some(command) => {
                let before = anna.version();
                let answer = anna.command(command).await;
                let reached = answer["version"].as_u64().unwrap_or(before + 1);
                while anna.version() < reached {
                    anna.update().await;
                }
            }
            None => {
                anna.update().await;
            }
        }
    }
}

/// Somebody in the middle of a hand, at a table with bots.
async fn in_a_hand(world: &World) -> Client {
    let table = world.open_table(0, with_bots("schule", 9, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.until(|state| state["stage"] != "waiting").await;
    while anna.state()["stage"] != "playing" {
        match anna.idea() {
            Some(command) => anna.done(command).await,
            None => {
                anna.update().await;
            }
        }
    }
    anna
}

async fn nothing_new_begins(world: &World, anna: &mut Client) {
    let refused = world.hub.create(&visitor(1), plan(TableKind::Open, "schule", 4)).await;
    let refused = refused.expect_err("there is no room");
    assert_eq!(refused.code, "disk_full");
    assert!(!refused.message.is_empty());
    let chat = anna.refused(json!({"do": "chat", "text": "Voll!"})).await;
    assert_eq!(chat.0, "disk_full");
}

#[tokio::test]
async fn while_the_disk_fills_up_the_hand_that_runs_is_played_to_its_end() {
    let free = Told(Arc::new(AtomicU64::new(10 * RESERVE)));
    let folder = tempfile::tempdir().unwrap();
    let space = Arc::new(Space::new(free.clone(), folder.path(), RESERVE));
    let world = World::with_space(PATIENT, folder.path(), Arc::clone(&space)).await;
    let mut anna = in_a_hand(&world).await;
    free.0.store(RESERVE - 1, Relaxed);
    nothing_new_begins(&world, &mut anna).await;
    assert_eq!(space.level(), Level::Low);
    free.0.store(0, Relaxed);
    assert_eq!(space.look(), Level::Spent);
    finish_the_hand(&mut anna).await;
    let hand = anna.state()["sealing"]["hand"].clone();
    nothing_new_begins(&world, &mut anna).await;
    // Everybody wants the next one; it waits.
    anna.done(json!({"do": "ready"})).await;
    world.clock.forward(Duration::from_mins(1));
    anna.command(json!({"do": "ready"})).await;
    assert_eq!(anna.state()["sealing"]["hand"], hand);
    free.0.store(10 * RESERVE, Relaxed);
    assert_eq!(space.look(), Level::Enough);
    world.clock.forward(Duration::from_mins(1));
    anna.until(|state| state["sealing"]["hand"] != hand).await;
    world.hub.create(&visitor(1), plan(TableKind::Open, "schule", 4)).await.expect("there is room");
}

/// A disk of a few MiB, in the folder that a variable names (`cargo xtask small-disk` makes one); without it there is
/// nothing to fill. Somebody else fills the disk to its last byte in the middle of a hand.
#[tokio::test]
async fn on_a_small_disk_that_is_filled_to_its_last_byte_the_hand_is_played_to_its_end() {
    let Some(disk) = std::env::var_os("STAMMTISCH_SMALL_DISK") else { return };
    let disk = Path::new(&disk);
    let space = Arc::new(Space::new(DiskOf(disk.to_owned()), disk, RESERVE));
    let world = World::with_space(PATIENT, disk, Arc::clone(&space)).await;
    for round in 0..20 {
        let mut anna = in_a_hand(&world).await;
        fill(&disk.join("somebody-else"));
        finish_the_hand(&mut anna).await;
        nothing_new_begins(&world, &mut anna).await;
        assert_eq!(space.level(), Level::Spent, "{round}");
        std::fs::remove_file(disk.join("somebody-else")).unwrap();
        assert_eq!(space.look(), Level::Enough, "{round}");
        anna.done(json!({"do": "leave"})).await;
    }
    assert_eq!(world.handed_in.hands.lock().unwrap().len(), 20);
    assert!(world.store.faults().await.unwrap().is_empty());
}

/// Writes a file until the disk is full.
fn fill(file: &Path) {
    let mut file = std::fs::File::create(file).unwrap();
    let piece = [0x5a; 4096];
    while file.write_all(&piece).is_ok() {}
}
