//! Numbers and days as they are written on paper.

use schafkopf_turnier::Date;
use stammtisch_text::{Arg, Texts};

/// "+ 12", "– 4", "0": a result as in the model sheet.
pub(crate) fn signed(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+\u{a0}{points}"),
        _ => format!("–\u{a0}{}", points.unsigned_abs()),
    }
}

/// Words for a field of a spreadsheet: nothing that it would take for a formula.
pub(crate) fn as_text(words: &str) -> String {
    if words.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{words}") } else { words.to_owned() }
}

/// "18. Oktober 2026".
pub(crate) fn long_date(texts: &Texts, date: Date) -> String {
    let args = [
        ("day", Arg::from(i64::from(date.day()))),
        ("month", Arg::from(i64::from(date.month()))),
        ("year", Arg::from(date.year().to_string())),
    ];
    texts.format("paper-date", &args)
}

/// "12,50 €", "€12.50"; whole euros without cents.
pub(crate) fn euros(texts: &Texts, cents: u32) -> String {
    let (whole, rest) = (cents / 100, cents % 100);
    let args = [("whole", Arg::from(whole.to_string())), ("cents", Arg::from(format!("{rest:02}")))];
    texts.format(if rest == 0 { "paper-euros" } else { "paper-euros-cents" }, &args)
}

#[cfg(test)]
mod tests {
    use stammtisch_text::{Lang, Texts};

    use super::{as_text, euros, long_date, signed};

    #[test]
    fn words_are_no_formulas() {
        assert_eq!(["=1+1", "@x", "Huber"].map(as_text), ["'=1+1", "'@x", "Huber"]);
    }

    #[test]
    fn results_carry_their_sign() {
        assert_eq!([16, 0, -14].map(signed), ["+\u{a0}16", "0", "–\u{a0}14"]);
    }

    #[test]
    fn days_and_money_are_written_as_usual() {
        let (german, english) = (Texts::of(Lang::De), Texts::of(Lang::En));
        let day = "2026-03-08".parse().unwrap();
        assert_eq!(long_date(german, day), "8. März 2026");
        assert_eq!(long_date(english, day), "8 March 2026");
        assert_eq!([euros(german, 20000), euros(german, 1205)], ["200 €", "12,05 €"]);
        assert_eq!([euros(english, 20000), euros(english, 1205)], ["€200", "€12.05"]);
    }
}
