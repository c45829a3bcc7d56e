//! Taking a port.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};

use stammtisch_text::{Arg, Texts};

use super::words::{Port, USUAL_PORT};
use crate::trouble;

/// How many ports after a taken one are tried.
const TRIES: u16 = 100;

/// Listens on an address; a taken port is told with the next free one.
pub(super) fn listen(bind: IpAddr, port: Port, texts: &Texts) -> anyhow::Result<TcpListener> {
    let wanted = match port {
        Port::Auto => USUAL_PORT,
        Port::Number(number) => number,
    };
    match TcpListener::bind((bind, wanted)) {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => match (port, next_free(bind, wanted)) {
            (Port::Auto, Some(free)) => Ok(free),
            (_, free) => Err(taken(wanted, free.and_then(|free| free.local_addr().ok()), texts)),
        },
        Err(error) => {
            let args = [
                ("address", Arg::from(SocketAddr::new(bind, wanted).to_string())),
                ("why", Arg::from(trouble::of_system(&error, texts).trim_end_matches('.').to_owned())),
            ];
            Err(anyhow::anyhow!(texts.format("serve-cannot-listen", &args)))
        }
    }
}

/// The next port after a taken one that is free.
fn next_free(bind: IpAddr, taken: u16) -> Option<TcpListener> {
    let last = taken.saturating_add(TRIES);
    (taken..=last).skip(1).find_map(|port| TcpListener::bind((bind, port)).ok())
}

fn taken(port: u16, free: Option<SocketAddr>, texts: &Texts) -> anyhow::Error {
    let port = ("port", Arg::from(port.to_string()));
    let told = match free {
        Some(free) => texts.format("serve-port-taken", &[port, ("free", Arg::from(free.port().to_string()))]),
        None => texts.format("serve-port-taken-no-other", &[port]),
    };
    anyhow::anyhow!(told)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, TcpListener};

    use stammtisch_text::{Lang, Texts};

    use super::super::words::Port;
    use super::listen;

    #[test]
    fn a_taken_port_is_told_with_the_next_free_one() {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let first = TcpListener::bind((here, 0)).expect("some port is free");
        let port = first.local_addr().expect("it listens").port();
        let error = listen(here, Port::Number(port), Texts::of(Lang::De)).expect_err("it is taken");
        let told = error.to_string();
        assert!(told.contains(&format!("Port {port} ist belegt")), "{told}");
        assert!(told.contains("stammtisch serve --port"), "{told}");
    }
}
