//! What every bus must do alike.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use bytes::Bytes;

use crate::{Bus, BusError};

/// How long an answer may take that is there.
const PATIENCE: Duration = Duration::from_secs(10);

/// Holds all cases against a bus; `other` is the same bus as another process reaches it.
///
/// # Panics
///
/// Where the bus does not do what all do.
pub async fn hold(one: &dyn Bus, other: &dyn Bus) {
    what_is_told_reaches_everybody_who_listens_in_order(one, other).await;
    who_asks_is_answered(one, other).await;
    who_asks_nobody_is_told_at_once(one).await;
    who_does_not_answer_is_not_waited_for(one, other).await;
}

async fn what_is_told_reaches_everybody_who_listens_in_order(one: &dyn Bus, other: &dyn Bus) {
    let mut ears = [one.listen("case.told").await.unwrap(), other.listen("case.told").await.unwrap()];
    one.tell("case.other", Bytes::from_static(b"not this")).await.unwrap();
    for number in 0..100_u8 {
        one.tell("case.told", Bytes::from(vec![number, b'\n', 0])).await.unwrap();
    }
    for ear in &mut ears {
        for number in 0..100_u8 {
            assert_eq!(ear.next().await.unwrap().message.as_ref(), [number, b'\n', 0]);
        }
    }
}

async fn who_asks_is_answered(one: &dyn Bus, other: &dyn Bus) {
    let mut ear = other.listen("case.asked").await.unwrap();
    let answering = async {
        for _ in 0..2 {
            let asked = ear.next().await.unwrap();
            let answer = [asked.message.as_ref(), b"!"].concat();
            asked.answer(answer.into()).await.unwrap();
        }
    };
    let asking = async {
        for question in ["Wer", "Wo"] {
            let answer = one.ask("case.asked", question.into(), PATIENCE).await.unwrap();
            assert_eq!(answer.as_ref(), format!("{question}!").as_bytes());
        }
    };
    tokio::join!(answering, asking);
}

async fn who_asks_nobody_is_told_at_once(one: &dyn Bus) {
    let answer = one.ask("case.nobody", Bytes::new(), PATIENCE).await;
    assert_eq!(answer, Err(BusError::Nobody));
}

async fn who_does_not_answer_is_not_waited_for(one: &dyn Bus, other: &dyn Bus) {
    let mut ear = other.listen("case.silent").await.unwrap();
    let answer = one.ask("case.silent", Bytes::new(), Duration::from_millis(50)).await;
    assert_eq!(answer, Err(BusError::TooLate));
    // Who answers afterwards does no harm.
    let _ = ear.next().await.unwrap().answer(Bytes::new()).await;
}
