//! A PostgreSQL server of a test's own: in a folder of its own, on a free port, stopped when it is dropped.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read as _, Seek as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where Debian keeps the server's programs, which are not on the path.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Who runs the server where we are root, who may not.
const NOBODY: &str = "nobody";

/// A server that runs.
#[derive(Debug)]
pub(crate) struct OwnServer {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
}

impl OwnServer {
    /// Starts a server with nothing in it.
    pub(crate) fn start() -> io::Result<OwnServer> {
        let programs = programs()?;
        let folder = tempfile::tempdir()?;
        let server = OwnServer { folder, programs, port: free_port()? };
        if is_root()? {
            checked(Command::new("chown").arg(NOBODY).arg(server.folder.path()))?;
        }
        // What is lost with the machine is lost with the test as well.
        checked(server.program("initdb").args(["--username=stammtisch", "--auth=trust"]).args([
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]))?;
        let mut options =
            OsString::from(format!("-p {} -c fsync=off -c listen_addresses=127.0.0.1 -k ", server.port));
        options.push(server.folder.path());
        checked(
            server
                .program("pg_ctl")
                .args(["--wait", "start", "--log"])
                .arg(server.log())
                .arg("-o")
                .arg(options),
        )
        .map_err(|error| {
            io::Error::other(format!("{error}\n{}", fs::read_to_string(server.log()).unwrap_or_default()))
        })?;
        Ok(server)
    }

    /// The address of a database, as `--database` takes it.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://stammtisch@127.0.0.1:{}/{database}", self.port)
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// One of the server's programs, on our folder, run by somebody who is not root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match is_root() {
            Ok(true) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", NOBODY, "--regid", "nogroup", "--clear-groups"]).arg(program);
                command
            }
            Ok(false) | Err(_) => Command::new(program),
        };
        command.arg("-D").arg(self.folder.path().join("data")).current_dir("/");
        command
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        let _ = checked(self.program("pg_ctl").args(["--wait", "--mode=immediate", "stop"]));
    }
}

/// The folder with the server's programs: the newest that is there.
fn programs() -> io::Result<PathBuf> {
    let debian = fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut found: Vec<PathBuf> = debian.filter(|folder| has_programs(folder)).collect();
    found.sort();
    let on_the_path = || std::env::split_paths(&path).find(|folder| has_programs(folder));
    found.pop().or_else(on_the_path).ok_or_else(|| {
        let what = "PostgreSQL is not there: install Debian's package postgresql (cargo xtask test does it)";
        io::Error::new(io::ErrorKind::NotFound, what)
    })
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "pg_ctl", "postgres"].iter().all(|program| folder.join(program).exists())
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn is_root() -> io::Result<bool> {
    let id = Command::new("id").arg("-u").output()?;
    Ok(String::from_utf8_lossy(&id.stdout).trim() == "0")
}

/// Runs a command; what it says is the error where it fails.
fn checked(command: &mut Command) -> io::Result<()> {
    // A server that goes on in the background must not hold the pipes of whoever waits for our end.
    let said = tempfile::tempfile()?;
    let status = command.stdin(Stdio::null()).stdout(said.try_clone()?).stderr(said.try_clone()?).status()?;
    if status.success() {
        return Ok(());
    }
    let (mut said, mut text) = (said, String::new());
    said.rewind()?;
    said.read_to_string(&mut text)?;
    Err(io::Error::other(format!("{command:?} failed: {text}")))
}
