//! Sums of money as each language writes them.

use stammtisch_text::{Arg, Texts};

/// "10,50 €".
pub fn money(texts: &Texts, cents: i64) -> String {
    let sign = if cents < 0 { "−" } else { "" };
    let (euros, rest) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
    let args = [("euros", Arg::from(format!("{sign}{euros}"))), ("cents", Arg::from(format!("{rest:02}")))];
    texts.format("turnier-money", &args)
}
