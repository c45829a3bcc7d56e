//! A connection that is given up when the other side does not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream on which writing fails when nothing can be written for a while: the other side never reads, and what waits
/// for it would wait for ever.
pub(crate) struct WriteTimeout<S> {
    stream: S,
    /// For how long nothing may get on; none for ever.
    limit: Option<Duration>,
    /// When it is given up, while it is stuck.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteTimeout<S> {
    pub(crate) fn new(stream: S, limit: Option<Duration>) -> WriteTimeout<S> {
        WriteTimeout { stream, limit, stuck: None }
    }

    /// What writing came to; an error if it has been stuck for too long.
    fn judged<T>(&mut self, polled: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        match (polled, self.limit) {
            (Poll::Pending, Some(limit)) => {
                let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(limit)));
                stuck.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
            }
            (polled, _) => {
                self.stuck = None;
                polled
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judged(polled, cx)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(cx);
        self.judged(polled, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.judged(polled, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.judged(polled, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;
    use std::time::Duration;

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::WriteTimeout;

    #[tokio::test]
    async fn who_never_reads_is_given_up() {
        let (server, _client) = duplex(64);
        let mut server = WriteTimeout::new(server, Some(Duration::from_millis(2)));
        let error = server.write_all(&[0; 65]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_reads_is_served_however_often_it_must_wait() {
        let (server, mut client) = duplex(1);
        let mut server = WriteTimeout::new(server, Some(Duration::from_mins(1)));
        let reading = async {
            let mut read = [0; 640];
            client.read_exact(&mut read).await
        };
        let (written, read) = tokio::join!(server.write_all(&[7; 640]), reading);
        written.expect("somebody reads");
        assert_eq!(read.expect("all of it came"), 640);
        assert!(server.stuck.is_none());
    }
}
