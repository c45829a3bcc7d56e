//! A NATS server of a test's own: in a folder of its own, on a free port, killed when it is dropped.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Where Debian keeps it, which is not on everybody's path.
const DEBIAN: &str = "/usr/sbin/nats-server";
/// How long it may take until it listens.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that runs.
#[derive(Debug)]
pub(crate) struct OwnNats {
    child: Child,
    port: u16,
    folder: tempfile::TempDir,
}

impl OwnNats {
    /// Starts a server, on a port that it chooses itself.
    pub(crate) fn start() -> io::Result<OwnNats> {
        let folder = tempfile::tempdir()?;
        let program = if PathBuf::from(DEBIAN).exists() { DEBIAN } else { "nats-server" };
        let child = Command::new(program)
            .args(["--addr", "127.0.0.1", "--port", "-1", "--ports_file_dir"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| {
                let what = format!("nats-server does not start ({error}): cargo xtask test installs it");
                io::Error::new(error.kind(), what)
            })?;
        let mut server = OwnNats { child, port: 0, folder };
        server.port = server.told_port()?;
        Ok(server)
    }

    /// The address of the server, as `--bus` takes it.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The port, once the server has written where it listens.
    fn told_port(&mut self) -> io::Result<u16> {
        let begun = Instant::now();
        loop {
            for entry in fs::read_dir(self.folder.path())?.flatten() {
                let text = fs::read_to_string(entry.path()).unwrap_or_default();
                let port = text.split("127.0.0.1:").nth(1).map(|rest| {
                    rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u16>()
                });
                if let Some(Ok(port)) = port {
                    return Ok(port);
                }
            }
            if self.child.try_wait()?.is_some() || begun.elapsed() > PATIENCE {
                return Err(io::Error::other("nats-server does not say where it listens"));
            }
            std::thread::yield_now();
        }
    }
}

impl Drop for OwnNats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
