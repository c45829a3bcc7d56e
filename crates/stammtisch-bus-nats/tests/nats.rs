//! The bus over NATS, against a server of its own.

mod own_nats;

use own_nats::OwnNats;
use stammtisch_bus::{BusError, conformance};
use stammtisch_bus_nats::NatsBus;

#[tokio::test]
async fn nats_does_what_every_bus_does() {
    let server = OwnNats::start().expect("a server");
    let one = NatsBus::connect(&server.url()).await.expect("it is there");
    let other = NatsBus::connect(&server.url()).await.expect("it is there");
    conformance::hold(&one, &other).await;
}

#[tokio::test]
async fn a_server_that_is_not_there_is_told() {
    let url = OwnNats::start().expect("a server").url();
    let gone = NatsBus::connect(&url).await;
    assert!(matches!(gone, Err(BusError::Failed(_))), "{gone:?}");
}
