//! A renewed certificate is taken while the server runs: when its files have changed, and at the signal for it.

use std::io;
use std::time::Duration;

use stammtisch_server::serving::Tls;
use tokio::task::JoinHandle;

/// How often somebody looks whether the files have changed.
const LOOKS: Duration = Duration::from_mins(1);

/// Takes renewed certificates for as long as the server runs. From when this returns, the signal is heard.
pub(super) fn renew(tls: Tls) -> io::Result<JoinHandle<()>> {
    let asked = Asked::new()?;
    Ok(tokio::spawn(keep_fresh(tls, asked)))
}

async fn keep_fresh(tls: Tls, mut asked: Asked) {
    loop {
        let taken = tokio::select! {
            () = asked.next() => tls.reload().map(|()| true),
            () = tokio::time::sleep(LOOKS) => tls.reload_if_changed(),
        };
        match taken {
            Ok(true) => tracing::info!("the certificate was read again"),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "the certificate cannot be used; the one before stays"),
        }
    }
}

/// The signal that asks to read it again: SIGHUP, as `systemctl reload` sends it.
struct Asked {
    #[cfg(unix)]
    hangup: tokio::signal::unix::Signal,
}

impl Asked {
    #[cfg_attr(not(unix), expect(clippy::unnecessary_wraps, reason = "signals may not be had"))]
    fn new() -> io::Result<Asked> {
        Ok(Asked {
            #[cfg(unix)]
            hangup: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup())?,
        })
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        if self.hangup.recv().await.is_none() {
            std::future::pending::<()>().await;
        }
    }

    #[cfg(not(unix))]
    async fn next(&mut self) {
        std::future::pending::<()>().await;
    }
}
