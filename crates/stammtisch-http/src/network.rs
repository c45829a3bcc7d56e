//! Networks, and whose address a request really comes from.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::str::FromStr;

use ipnet::{IpNet, Ipv6Net};
use thiserror::Error;

/// A network or a single address: `10.0.0.0/8`, `127.0.0.1`, `fd00::/8`.
///
/// ```
/// use stammtisch_http::network::Network;
/// let network: Network = "10.0.0.0/8".parse().unwrap();
/// assert!(network.contains("10.1.2.3".parse().unwrap()));
/// assert!(!network.contains("11.1.2.3".parse().unwrap()));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network(IpNet);

/// The error of a text that is no network.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not an address or a network of the form 10.0.0.0/8")]
pub struct BadNetwork(pub String);

impl Network {
    /// Whether an address is in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let written = text.trim();
        let single = || written.parse::<IpAddr>().map(IpNet::from);
        written.parse().or_else(|_| single()).map(Network).map_err(|_| BadNetwork(text.to_owned()))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The address that a request comes from. What a proxy of ours has forwarded (`X-Forwarded-For`) is believed from the
/// right as far as our proxies go; whatever stands before that could be invented.
pub fn client_address(peer: IpAddr, forwarded: Option<&str>, proxies: &[Network]) -> IpAddr {
    let is_ours = |address: IpAddr| proxies.iter().any(|network| network.contains(address));
    let mut address = peer.to_canonical();
    for hop in forwarded.unwrap_or_default().rsplit(',') {
        if !is_ours(address) {
            break;
        }
        let hop = hop.trim();
        let Ok(named) = hop.trim_matches(['[', ']']).parse::<IpAddr>() else { break };
        address = named.to_canonical();
    }
    address
}

/// What shares one budget: an IPv4 address, or an IPv6 network of 64 bits, which one household has to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Household {
        match address.to_canonical() {
            IpAddr::V4(address) => Household(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let home = Ipv6Net::new_assert(address, 64);
                Household(IpAddr::V6(home.network()))
            }
        }
    }
}

impl Household {
    /// Its address, or the first of its network.
    pub const fn address(self) -> IpAddr {
        self.0
    }
}

/// The address of this machine in its home network, for phones; none where there is no network. Nothing is sent.
pub fn home_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address of documentation: connecting asks only which way a packet would go.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{Household, Network, client_address};

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn networks_contain_their_addresses() {
        for (network, inside, outside) in [
            ("192.168.0.0/16", "192.168.7.7", "192.169.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("0.0.0.0/0", "1.2.3.4", "::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("127.0.0.0/8", "::ffff:127.0.0.1", "::1"),
        ] {
            let network: Network = network.parse().expect("a network");
            assert!(network.contains(address(inside)), "{network} {inside}");
            assert!(!network.contains(address(outside)), "{network} {outside}");
            assert_eq!(network.to_string().parse(), Ok(network));
        }
        for text in ["", "10.0.0.0/33", "::/129", "a/8", "10.0.0.0/", "10.0.0.0/-1"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn forwarded_addresses_count_only_from_our_proxies() {
        let proxies = ["10.0.0.0/8".parse().expect("a network")];
        let client = |peer: &str, forwarded: Option<&str>| client_address(address(peer), forwarded, &proxies);
        assert_eq!(client("1.1.1.1", Some("2.2.2.2")), address("1.1.1.1"));
        assert_eq!(client("10.0.0.1", Some("2.2.2.2")), address("2.2.2.2"));
        assert_eq!(client("10.0.0.1", Some("6.6.6.6, 2.2.2.2")), address("2.2.2.2"));
        assert_eq!(client("10.0.0.1", Some("6.6.6.6, 2.2.2.2, 10.0.0.9")), address("2.2.2.2"));
        assert_eq!(client("10.0.0.1", Some("nonsense")), address("10.0.0.1"));
        assert_eq!(client("10.0.0.1", None), address("10.0.0.1"));
    }

    #[test]
    fn a_household_is_an_address_or_a_network() {
        let household = |text: &str| Household::from(address(text));
        assert_eq!(household("2001:db8::1"), household("2001:db8::ffff"));
        assert_ne!(household("2001:db8::1"), household("2001:db8:0:1::1"));
        assert_ne!(household("1.2.3.4"), household("1.2.3.5"));
        assert_eq!(household("::ffff:1.2.3.4"), household("1.2.3.4"));
    }
}
