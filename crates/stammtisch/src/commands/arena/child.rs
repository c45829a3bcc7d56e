//! A program outside that answers line after line, and is not waited for longer than it may take.

use std::io::{self, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use schafkopf_bots::Fault;
use schafkopf_line::{Line, Lines};

/// How many lines that nobody asked for are kept; then the program has to wait.
const UNREAD_LINES: usize = 16;

/// A running program, with a thread that reads what it says.
pub(super) struct Talker {
    child: Child,
    input: ChildStdin,
    /// Lines of its output; none for one that was too long.
    lines: Receiver<Option<Vec<u8>>>,
    /// Set when nobody listens any more.
    dismissed: Arc<AtomicBool>,
}

/// The output of a program as long as somebody listens. Programs that it has started may go on writing to it for ever.
struct Output<R> {
    from: R,
    dismissed: Arc<AtomicBool>,
}

impl<R: Read> Read for Output<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.dismissed.load(Ordering::Relaxed) { Ok(0) } else { self.from.read(buffer) }
    }
}

impl Talker {
    /// Starts a program with its arguments. What it writes to standard error goes where ours goes.
    pub(super) fn start(words: &[String]) -> io::Result<Talker> {
        let (program, args) =
            words.split_first().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        let mut child =
            Command::new(program).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::from(io::ErrorKind::BrokenPipe));
        };
        let (sender, lines) = sync_channel(UNREAD_LINES);
        let dismissed = Arc::new(AtomicBool::new(false));
        let output = Output { from: output, dismissed: Arc::clone(&dismissed) };
        thread::spawn(move || read_lines(output, &sender));
        Ok(Talker { child, input, lines, dismissed })
    }

    /// Sends a line and waits for one.
    pub(super) fn ask(&mut self, line: &str, limit: Duration) -> Result<Vec<u8>, Fault> {
        self.input.write_all(line.as_bytes()).and_then(|()| self.input.flush()).map_err(|_| Fault::Gone)?;
        match self.lines.recv_timeout(limit) {
            Ok(Some(line)) => Ok(line),
            Ok(None) => Err(Fault::Unreadable),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone),
        }
    }
}

impl Drop for Talker {
    fn drop(&mut self) {
        self.dismissed.store(true, Ordering::Relaxed);
        // It may have ended by itself, which is as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_lines(output: impl Read, sender: &SyncSender<Option<Vec<u8>>>) {
    let mut lines = Lines::new(output);
    while let Ok(Some(line)) = lines.next() {
        let line = match line {
            Line::Bytes(bytes) => Some(bytes.to_vec()),
            Line::TooLong => None,
        };
        if sender.send(line).is_err() {
            return;
        }
    }
}
