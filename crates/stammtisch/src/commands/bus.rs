//! What carries messages between several servers of one house: NATS. Nothing else names it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};
use stammtisch_bus_nats::NatsBus;
use stammtisch_server::hub::ClusterOptions;
use stammtisch_server::secret::Key;

/// The address of a NATS server. It may have a password in it, and is never shown.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct BusUrl(String);

impl FromStr for BusUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<BusUrl, &'static str> {
        let is_ours = |address: &str| ["nats://", "tls://"].iter().any(|scheme| address.starts_with(scheme));
        if text.split(',').all(is_ours) {
            Ok(BusUrl(text.to_owned()))
        } else {
            Err("a bus is nats://USER:PASSWORD@HOST:4222 or tls://…")
        }
    }
}

impl<'de> Deserialize<'de> for BusUrl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BusUrl, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl fmt::Debug for BusUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BusUrl")
    }
}

/// Connects to the other servers that have the same key: they are one house.
pub(super) async fn join(BusUrl(url): &BusUrl, key: &Key) -> anyhow::Result<ClusterOptions> {
    let bus = NatsBus::connect(url).await?;
    Ok(ClusterOptions { bus: Arc::new(bus), house: key.fingerprint() })
}

#[cfg(test)]
mod tests {
    use super::BusUrl;

    #[test]
    fn an_address_has_its_scheme_and_is_not_shown() {
        let url: BusUrl = "nats://anna:geheim@localhost:4222".parse().expect("an address");
        assert!(!format!("{url:?}").contains("geheim"));
        assert!("tls://a.example:4222,tls://b.example:4222".parse::<BusUrl>().is_ok());
        for other in ["", "localhost:4222", "nats://a.example,b.example", "http://localhost:4222"] {
            assert!(other.parse::<BusUrl>().is_err(), "{other}");
        }
    }
}
