//! The program for Windows is started under Wine: it tells its version, judges a game, keeps a tournament, serves it, and takes a
//! game of a list through its interface.

use std::fs;
use std::io::Write as _;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};

use super::check::{Trial, answer_to};
use crate::cargo::{capture, run};
use crate::tool::is_package_there;

/// What Windows 10 has and Debian's Wine has not, for the trial alone: random bytes by another name.
const STUB: &str = "#include <windows.h>\n\
    BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);\n\
    __declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) {\n\
        return SystemFunction036(buffer, (ULONG)length);\n\
    }\n";

/// The port on which the server of the trial listens, on this machine alone.
const PORT: &str = "47334";

/// A game of the list, as its keeper's page sends it.
const GAME: &str = r#"{"id":"trial-1","do":{"enter_row":{"list":{"match":1,"table":1},"game":1,"row":{"declarer":1,"partner":2,"contract":"rufspiel","won":true}}}}"#;

/// Tries everything, in a folder of its own.
pub(super) fn all(program: &Path, folder: &Path) -> Result<()> {
    let wine = Wine::set_up(program, folder)?;
    let version = capture(&mut wine.program(&["--version"]))?;
    println!("under Wine: {}", version.trim());
    wine.judge()?;
    let token = wine.tournament()?;
    let served = wine.serve(&token);
    wine.stop();
    served?;
    println!(
        "under Wine: a game judged, a tournament kept, the server well, a list entered through its interface"
    );
    Ok(())
}

struct Wine {
    wine: PathBuf,
    folder: PathBuf,
}

impl Wine {
    /// A folder with the program, what it misses under Wine, and a Windows of its own.
    fn set_up(program: &Path, folder: &Path) -> Result<Wine> {
        ensure!(
            is_package_there("wine64") && is_package_there("gcc-mingw-w64-x86-64"),
            "the trial needs Wine; on Debian: apt-get install --no-install-recommends wine64 gcc-mingw-w64-x86-64"
        );
        let files = capture(Command::new("dpkg").args(["-L", "wine64"]))?;
        let wine = files.lines().find(|file| file.ends_with("/wine64") && file.contains("/lib/"));
        let wine = PathBuf::from(wine.context("the package of Wine holds wine64")?);
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder)?;
        let folder = fs::canonicalize(folder)?;
        fs::copy(program, folder.join("stammtisch.exe"))?;
        fs::write(folder.join("stub.c"), STUB)?;
        run(Command::new("x86_64-w64-mingw32-gcc").current_dir(&folder).args([
            "-shared",
            "-o",
            "bcryptprimitives.dll",
            "stub.c",
            "-ladvapi32",
        ]))?;
        Ok(Wine { wine, folder })
    }

    fn program(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.wine);
        command.arg(self.folder.join("stammtisch.exe")).args(args).current_dir(&self.folder);
        command.env("WINEPREFIX", self.folder.join("prefix")).env("WINEDEBUG", "-all");
        command
            .env("STAMMTISCH_DATA", format!("Z:{}", self.folder.join("data").display()).replace('/', "\\"));
        command.env("LANG", "C.UTF-8").stdin(Stdio::null());
        command
    }

    /// Ends what Wine left running for this folder.
    fn stop(&self) {
        let server = self.wine.with_file_name("wineserver64");
        let _ = Command::new(server).arg("-k").env("WINEPREFIX", self.folder.join("prefix")).status();
    }

    /// A game judged as on Linux: a Sie needs no cards to be played.
    fn judge(&self) -> Result<()> {
        let line = r#"{"rules":"schule","dealer":4,"game":2,"hands":["EO GO HO SO EU GU HU SU","EA EZ EK E9 E8 E7 HA HZ","GA GZ GK G9 G8 G7 HK H9","SA SZ SK S9 S8 S7 H8 H7"],"declarer":1,"contract":"sie","plays":""}"#;
        let mut judge = self.program(&["judge"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut stdin = judge.stdin.take().context("a pipe was asked for")?;
        writeln!(stdin, "{line}")?;
        drop(stdin);
        let said = judge.wait_with_output()?;
        let said = String::from_utf8_lossy(&said.stdout);
        ensure!(said.contains("[156,-52,-52,-52]"), "the judge says {said}");
        Ok(())
    }

    /// Keeps a tournament up to its first match, and returns what opens it.
    fn tournament(&self) -> Result<String> {
        let turnier = |args: &[&str]| capture(&mut self.program(&[&["turnier"], args].concat()));
        turnier(&["new", "Kirchweih", "--rules", "preis", "--matches", "1", "--games", "4"])?;
        turnier(&["open"])?;
        for (number, name) in (1..).zip(["Anna Huber", "Sepp Maier", "Toni Wimmer", "Resi Bauer"]) {
            turnier(&["register", name])?;
            turnier(&["arrive", &format!("{number}")])?;
        }
        turnier(&["seed", "12345"])?;
        turnier(&["draw"])?;
        turnier(&["start"])?;
        turnier(&["keeper", "1", "1"])?;
        let link = turnier(&["link", "new", "director", "--json"])?;
        let token = link.split("\"token\":\"").nth(1).and_then(|rest| rest.split('"').next());
        Ok(token.with_context(|| format!("no link: {link}"))?.to_owned())
    }

    /// The server answers, and takes a game of a list.
    fn serve(&self, token: &str) -> Result<()> {
        let mut server = self.program(&["serve", "--port", PORT]).stdout(Stdio::null()).spawn()?;
        let asked = asked(&mut server, token);
        let _ = server.kill();
        server.wait()?;
        asked
    }
}

/// What is asked of the server: whether it is well, its page, and a game of a list.
fn asked(server: &mut Child, token: &str) -> Result<()> {
    let trial = Trial { port: PORT, patience: 600 };
    trial.ask("/healthz", server)?;
    trial.ask("/", server)?;
    let host = format!("127.0.0.1:{PORT}");
    let head = format!(
        "POST /api/hall/do HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n"
    );
    let link = format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n");
    let mut stream = TcpStream::connect(&host)?;
    write!(stream, "{head}{link}Content-Length: {}\r\n\r\n{GAME}", GAME.len())?;
    let answer = answer_to(&mut stream)?;
    if answer.starts_with("HTTP/1.1 200") && answer.contains("\"points\":[") {
        return Ok(());
    }
    bail!("the list was not taken: {answer}")
}
