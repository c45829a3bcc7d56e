//! The bus within one process.

use stammtisch_bus::{Bus as _, LocalBus, conformance};

#[tokio::test]
async fn the_bus_of_one_process_does_what_every_bus_does() {
    let bus = LocalBus::default();
    conformance::hold(&bus, &bus.clone()).await;
}

#[tokio::test]
async fn who_is_gone_listens_no_more() {
    let bus = LocalBus::default();
    drop(bus.listen("a.b").await.expect("it listens"));
    let answer = bus.ask("a.b", bytes::Bytes::new(), std::time::Duration::from_mins(1)).await;
    assert_eq!(answer, Err(stammtisch_bus::BusError::Nobody));
}
