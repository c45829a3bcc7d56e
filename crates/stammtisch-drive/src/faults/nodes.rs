//! Several servers of one house: they are killed, and stopped for longer than their lease, while people play at tables of all.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use super::{Broken, Dice, PATIENCE, Player, Tally, sit_down};
use crate::server::{Server, Start};

/// How long a player waits before he comes back, as a page does.
const BREATH: Duration = Duration::from_millis(200);
/// How many commands are confirmed to a player before something happens to a server, and to everybody after it.
const SOME: u64 = 12;

/// What happens to a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is killed, and started anew when everybody has played on.
    Kill(usize),
    /// It is stopped, and goes on when everybody has played on.
    Stop(usize),
}

impl Fault {
    const fn server(self) -> usize {
        match self {
            Fault::Kill(at) | Fault::Stop(at) => at,
        }
    }
}

/// What of a player is measured, and how much of it is enough.
type Measure = (fn(&Player) -> u64, u64);

/// What a run came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NodesTally {
    /// As for one server.
    pub tally: Tally,
    /// For each fault the longest that somebody waited until something was confirmed to him again.
    pub waited: Vec<Duration>,
}

/// Two servers of a house.
struct House<'a> {
    starts: &'a [Start; 2],
    servers: [Option<Server>; 2],
    addresses: [String; 2],
}

/// Lets people play at two servers of one house while this and that happens to them; fails where something confirmed is
/// missing, done twice, or stuck.
pub async fn run(starts: &[Start; 2], faults: &[Fault], seed: u64) -> Result<NodesTally> {
    let mut house = House::open(starts).await?;
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut players = sit_down(&[&house.addresses[0], &house.addresses[1]]).await?;
    let mut done = NodesTally::default();
    for &fault in faults {
        let confirmed: Measure = (|player| player.confirmed.len() as u64, SOME);
        done.waited.push(house.play(&mut players, Some(fault), &mut dice, confirmed).await?);
        house.mend(fault).await?;
        done.tally.kills += u64::from(matches!(fault, Fault::Kill(_)));
    }
    for (place, player) in players.iter().enumerate() {
        player.check(&house.addresses[place % 2]).await?;
    }
    house.play(&mut players, None, &mut dice, (|player| player.hands, 2)).await?;
    done.tally.confirmed = players.iter().map(|player| player.confirmed.len() as u64).sum();
    done.tally.hands = players.iter().map(|player| player.hands).sum();
    for server in house.servers.into_iter().flatten() {
        server.kill().await?;
    }
    Ok(done)
}

impl<'a> House<'a> {
    /// Starts both. They are one house because they have the same key.
    async fn open(starts: &'a [Start; 2]) -> Result<House<'a>> {
        let one = starts[0].run().await?;
        copy_key(&starts[0].data, &starts[1].data)?;
        let other = starts[1].run().await?;
        let addresses = [one.address.clone(), other.address.clone()];
        Ok(House { starts, servers: [Some(one), Some(other)], addresses })
    }

    /// Everybody plays. When the first has done enough, something happens to a server: who is at it goes to the other one, and
    /// all play on until everybody has done enough since. Says how long the longest wait was.
    async fn play(
        &mut self,
        players: &mut Vec<Player>,
        fault: Option<Fault>,
        dice: &mut Dice,
        (of, enough): Measure,
    ) -> Result<Duration> {
        let (tell, down) = watch::channel(None);
        let (end, over) = watch::channel(false);
        let (report, mut reports) = mpsc::unbounded_channel();
        let mut far: Vec<u64> = players.iter().map(of).collect();
        let mut tasks = JoinSet::new();
        for (place, player) in players.drain(..).enumerate() {
            let way = Way { addresses: self.addresses.clone(), at: place, down: down.clone() };
            let report = report.clone();
            let told = move |player: &Player| {
                // Who counts hears it until all have gone.
                let _ = report.send((place, of(player)));
            };
            tasks.spawn(player.persist((way, over.clone()), told, Dice(dice.below(u64::MAX))));
        }
        drop(report);
        let mut goals: Option<Vec<u64>> = None;
        let begun = far.clone();
        loop {
            // A promise that was broken ends it all.
            let (place, reached) = tokio::select! {
                report = reports.recv() => report.context("everybody has gone")?,
                Some(ended) = tasks.join_next() => {
                    ended??;
                    bail!("somebody has gone");
                }
            };
            far[place] = reached;
            match &goals {
                None if fault.is_none() || reached >= begun[place] + enough => {
                    if let Some(fault) = fault {
                        self.strike(fault).await?;
                        tell.send_replace(Some(fault.server()));
                    }
                    goals = Some(far.iter().map(|far| far + enough).collect());
                }
                Some(goals) if far.iter().zip(goals).all(|(far, goal)| far >= goal) => break,
                None | Some(_) => {}
            }
        }
        end.send_replace(true);
        let mut longest = Duration::ZERO;
        while let Some(ended) = tasks.join_next().await {
            let (player, waited) = ended??;
            longest = longest.max(waited);
            players.push(player);
        }
        players.sort_by(|a, b| (&a.table, &a.guest.name).cmp(&(&b.table, &b.guest.name)));
        Ok(longest)
    }

    async fn strike(&mut self, fault: Fault) -> Result<()> {
        match fault {
            Fault::Kill(at) => self.servers[at].take().context("it runs")?.kill().await,
            Fault::Stop(at) => self.servers[at].as_ref().context("it runs")?.stop().await,
        }
    }

    /// The server is there again.
    async fn mend(&mut self, fault: Fault) -> Result<()> {
        match fault {
            Fault::Kill(at) => {
                let server = self.starts[at].run().await?;
                self.addresses[at].clone_from(&server.address);
                self.servers[at] = Some(server);
                Ok(())
            }
            Fault::Stop(at) => self.servers[at].as_ref().context("it runs")?.go_on().await,
        }
    }
}

/// Gives a server the key of another, before its first start.
fn copy_key(from: &Path, to: &Path) -> Result<()> {
    const KEY: &str = "server.key";
    std::fs::create_dir_all(to)?;
    std::fs::copy(from.join(KEY), to.join(KEY)).context("the key is not there")?;
    Ok(())
}

/// Where a player finds the servers, and which of them is down.
struct Way {
    addresses: [String; 2],
    at: usize,
    down: watch::Receiver<Option<usize>>,
}

impl Way {
    /// The server that the player is at now.
    fn server(&self) -> usize {
        match *self.down.borrow() {
            Some(down) if self.at % 2 == down => 1 - down,
            Some(_) | None => self.at % 2,
        }
    }

    /// Waits until the server where he is goes down.
    async fn falls(&mut self) {
        let at = self.at % 2;
        if *self.down.borrow() == Some(at) || self.down.wait_for(|down| *down == Some(at)).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Player {
    /// Plays until it is over, and reports on the way. Who is let go comes back; who is at a server that goes down goes to the
    /// other one. Says how long he waited at most until something was confirmed to him again.
    async fn persist(
        mut self,
        (mut way, mut over): (Way, watch::Receiver<bool>),
        report: impl Fn(&Player) + Send + Sync,
        mut dice: Dice,
    ) -> Result<(Player, Duration)> {
        let waits = Mutex::new(Waits::default());
        let never = |player: &Player| {
            waits.lock().unwrap_or_else(PoisonError::into_inner).confirmed(player.confirmed.len());
            report(player);
            false
        };
        loop {
            let address = way.addresses[way.server()].clone();
            let ended = tokio::select! {
                ended = self.play_until(&address, &never, &mut dice) => ended,
                () = way.falls() => Err(anyhow::anyhow!("the server is down")),
                _ = over.wait_for(|over| *over) => break,
            };
            let lost = waits.lock().unwrap_or_else(PoisonError::into_inner).lose(self.confirmed.len());
            match ended {
                Err(error) if error.downcast_ref::<Broken>().is_some() => return Err(error),
                Err(error) if lost.elapsed() > PATIENCE => bail!("{}: {error}", self.guest.name),
                Ok(()) | Err(_) => tokio::time::sleep(BREATH).await,
            }
        }
        let longest = waits.lock().unwrap_or_else(PoisonError::into_inner).longest;
        Ok((self, longest))
    }
}

/// How long a player has waited.
#[derive(Debug, Default)]
struct Waits {
    /// Since when nothing was confirmed, and how much had been before.
    lost: Option<(Instant, usize)>,
    longest: Duration,
}

impl Waits {
    /// So much is confirmed now.
    fn confirmed(&mut self, confirmed: usize) {
        if let Some((since, _)) = self.lost.take_if(|(_, before)| confirmed > *before) {
            self.longest = self.longest.max(since.elapsed());
        }
    }

    /// The connection is lost; says since when.
    fn lose(&mut self, confirmed: usize) -> Instant {
        self.lost.get_or_insert_with(|| (Instant::now(), confirmed)).0
    }
}
