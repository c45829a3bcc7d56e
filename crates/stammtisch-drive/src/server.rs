//! The real program, started and stopped.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result, bail};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// A server that was started here; dropping it kills it.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: String,
}

/// How a server is started.
#[derive(Debug, Clone)]
pub struct Start {
    /// The program.
    pub program: PathBuf,
    /// Its data folder.
    pub data: PathBuf,
    /// More arguments for `serve`.
    pub arguments: Vec<String>,
}

impl Start {
    /// The program on a data folder, on any free port of this machine, without waits and without limits on one address.
    pub fn quick(program: &Path, data: &Path) -> Start {
        let arguments = ["--port", "0", "--pace", "instant", "--limits", "off"].map(str::to_owned).to_vec();
        Start { program: program.to_owned(), data: data.to_owned(), arguments }
    }

    /// Starts it and waits for the address that it prints.
    pub async fn run(&self) -> Result<Server> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--data"]).arg(&self.data).args(&self.arguments);
        command.env("LANG", "de_DE.UTF-8").env_remove("RUST_LOG");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child =
            command.spawn().with_context(|| format!("cannot start {}", self.program.display()))?;
        let output = child.stdout.take().context("its output is piped")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(address) = address(&line) {
                // Whatever else it prints is read, so that it never waits for us.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                if let Some(errors) = child.stderr.take() {
                    let mut errors = BufReader::new(errors).lines();
                    tokio::spawn(async move {
                        while let Ok(Some(line)) = errors.next_line().await {
                            eprintln!("server: {line}");
                        }
                    });
                }
                return Ok(Server { child, address });
            }
        }
        let ended = child.wait_with_output().await?;
        bail!("the server ended with {}: {}", ended.status, String::from_utf8_lossy(&ended.stderr))
    }
}

/// The `host:port` of the first address in a line.
fn address(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("http://")?;
    let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || ".:-[]".contains(c))).unwrap_or(rest.len());
    let address = rest[..end].trim_end_matches('.');
    address.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()).then(|| address.to_owned())
}

impl Server {
    /// Its process.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Stops it where it stands, with SIGSTOP: it holds all it has, and says nothing.
    pub async fn stop(&self) -> Result<()> {
        self.signal("-STOP").await
    }

    /// Lets it go on that was stopped, with SIGCONT.
    pub async fn go_on(&self) -> Result<()> {
        self.signal("-CONT").await
    }

    async fn signal(&self, signal: &str) -> Result<()> {
        let id = self.id().context("it has ended")?.to_string();
        let sent = Command::new("kill").args([signal, &id]).status().await?;
        if sent.success() { Ok(()) } else { bail!("{signal} was not sent") }
    }

    /// Kills it where it stands, with SIGKILL.
    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// The memory that it has, in bytes.
    pub fn memory(&self) -> Option<u64> {
        const PAGE: u64 = 4096;
        let statm = std::fs::read_to_string(format!("/proc/{}/statm", self.id()?)).ok()?;
        Some(statm.split_whitespace().nth(1)?.parse::<u64>().ok()? * PAGE)
    }

    /// The most memory that it ever had, in bytes.
    pub fn most_memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn the_address_is_found_in_what_the_server_prints() {
        assert_eq!(address("Stammtisch: http://127.0.0.1:7333/"), Some("127.0.0.1:7333".to_owned()));
        assert_eq!(address("  http://localhost:80 (nur hier)"), Some("localhost:80".to_owned()));
        assert_eq!(address("http://example.org/"), None);
        assert_eq!(address("nothing"), None);
    }
}
