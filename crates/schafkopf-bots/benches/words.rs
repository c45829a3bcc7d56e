//! How often a bot says what club players would: `cargo bench -p schafkopf-bots --bench words -- BOT…`, the bots whole.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    clippy::unwrap_used,
    clippy::panic,
    reason = "it is told what to do, prints, and reads a file of its own"
)]

#[path = "../tests/words/hands.rs"]
#[expect(dead_code, reason = "only the tests check the file itself")]
mod hands;

use schafkopf_bots::{Bot, Builtin, Mind};

use self::hands::questions;

fn main() {
    let names: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    for name in names {
        let bot: Box<dyn Bot> = match name.parse::<Mind>() {
            Ok(mind) => Box::new(mind),
            Err(_) => Box::new(name.parse::<Builtin>().unwrap()),
        };
        let (mut agreed, mut all) = (0, 0);
        for question in questions() {
            let said = question.ask(bot.as_ref());
            all += 1;
            if question.answers.contains(&said) {
                agreed += 1;
            } else {
                println!("  {} ({}): {said:?}", question.line, question.sort);
            }
        }
        println!("{}: {agreed} of {all}, {:.1} %", bot.label(), 100.0 * f64::from(agreed) / f64::from(all));
    }
}
