//! `stammtisch deal --audit`: whether the shuffle is uniform, in figures, a picture and a sentence.

use std::io::{self, Write};
use std::ops::Range;

use schafkopf_statistics::ChiSquare;
use schafkopf_statistics::uniformity::{Audit, Deviation, Verdict, trump_probability};
use stammtisch_text::{Arg, Lang, Texts};

use super::seed_line;
use super::series::Series;
use crate::terminal;
use stammtisch_text::figures::{decimal, whole};

/// Columns of the longest bar.
const WIDTH: f64 = 40.0;
/// Deals between two steps of the progress bar.
const STEP: u64 = 1 << 12;

/// Audits the deals of a series with these numbers.
pub(super) fn run(
    out: &mut impl Write,
    series: &Series,
    numbers: Range<u64>,
    texts: &Texts,
) -> io::Result<()> {
    let audit = count(series, numbers);
    writeln!(out, "{}", seed_line(series, texts))?;
    write_report(out, &audit, texts)
}

fn count(series: &Series, numbers: Range<u64>) -> Audit {
    let bar = terminal::progress(Some(numbers.end - numbers.start));
    let mut audit = Audit::default();
    for number in numbers {
        audit.add(&series.deal(&series.reveal(number)));
        if audit.deals() % STEP == 0 {
            bar.set_position(audit.deals());
        }
    }
    bar.finish_and_clear();
    audit
}

fn write_report(out: &mut impl Write, audit: &Audit, texts: &Texts) -> io::Result<()> {
    let findings = audit.findings();
    let deals = whole(texts.lang(), audit.deals());
    writeln!(out, "{}\n", texts.format("audit-heading", &[("deals", Arg::from(deals))]))?;
    writeln!(out, "{}", texts.get("audit-cards"))?;
    writeln!(out, "  {}", chi_square(findings.card_by_seat, texts))?;
    writeln!(out, "  {}\n", farthest(findings.farthest, audit.deals(), texts))?;
    writeln!(out, "{}", texts.get("audit-trumps"))?;
    write_bars(out, audit, texts)?;
    for (seat, &test) in findings.trumps.iter() {
        writeln!(out, "  {}: {}", texts.seat(seat), chi_square(test, texts))?;
    }
    let verdict = match findings.verdict {
        Verdict::Uniform => "audit-uniform",
        Verdict::Suspicious => "audit-suspicious",
        Verdict::TooFew => "audit-too-few",
    };
    writeln!(out, "\n{}", texts.get(verdict))
}

fn chi_square(test: ChiSquare, texts: &Texts) -> String {
    let args = [
        ("statistic", Arg::from(decimal(texts.lang(), test.statistic, 2))),
        ("degrees", Arg::from(i64::from(test.degrees))),
        ("p", Arg::from(p_value(test.p_value(), texts.lang()))),
    ];
    texts.format("audit-chi-square", &args)
}

/// A p-value with its sign, `= 0.4710`; one too small or too near to 1 for four digits as `< 0.0001` or `> 0.9999`.
fn p_value(p: f64, lang: Lang) -> String {
    let (sign, p) = match p {
        p if p < 0.0001 => ('<', 0.0001),
        p if p > 0.9999 => ('>', 0.9999),
        p => ('=', p),
    };
    format!("{sign} {}", decimal(lang, p, 4))
}

fn farthest(found: Deviation, deals: u64, texts: &Texts) -> String {
    let sign = if found.sigmas < 0.0 { "" } else { "+" };
    let args = [
        ("card", Arg::from(texts.card(found.card))),
        ("seat", Arg::from(texts.seat(found.seat))),
        ("count", Arg::from(whole(texts.lang(), found.count))),
        ("expected", Arg::from(decimal(texts.lang(), deals as f64 / 4.0, 0))),
        ("sigmas", Arg::from(format!("{sign}{}", decimal(texts.lang(), found.sigmas, 1)))),
    ];
    texts.format("audit-farthest", &args)
}

/// The share of hands with each number of trumps, as expected and as dealt.
fn write_bars(out: &mut impl Write, audit: &Audit, texts: &Texts) -> io::Result<()> {
    let (expected, dealt) = (texts.get("audit-expected"), texts.get("audit-dealt"));
    writeln!(out, "     {expected:>9}  {dealt:>9}   █ {dealt}  ┃ {expected}")?;
    let shares = (0..=8).map(|trumps| (trumps, share(audit, trumps), trump_probability(trumps)));
    let longest = shares.clone().fold(0.0, |longest, (_, dealt, expected)| dealt.max(expected).max(longest));
    for (trumps, dealt, expected) in shares {
        let bar = bar(dealt / longest, expected / longest);
        let (dealt, expected) = (percent(dealt, texts.lang()), percent(expected, texts.lang()));
        writeln!(out, "  {trumps}  {expected}  {dealt}   {bar}")?;
    }
    Ok(())
}

fn share(audit: &Audit, trumps: u32) -> f64 {
    audit.hands_with(trumps as usize) as f64 / (4 * audit.deals()) as f64
}

/// A share in nine columns.
fn percent(share: f64, lang: Lang) -> String {
    format!("{:>7} %", decimal(lang, share * 100.0, 3))
}

/// A bar as long as what was dealt, with a mark where it should end.
fn bar(dealt: f64, expected: f64) -> String {
    let end = (dealt * WIDTH).round() as usize;
    let mark = (expected * WIDTH).round() as usize;
    let columns = (0..end.max(mark + 1)).map(|column| match column {
        column if column == mark => '┃',
        column if column < end => '█',
        _ => ' ',
    });
    columns.collect()
}

#[cfg(test)]
mod tests {
    use schafkopf::fair_deal::Input;
    use schafkopf::rules::builtin;
    use schafkopf::{Deal, Seat, Seed};
    use schafkopf_statistics::uniformity::Audit;
    use stammtisch_text::{Lang, Texts};

    use super::{bar, run, write_report};
    use crate::commands::deal::series::Series;

    #[test]
    fn a_bar_ends_at_its_mark_when_all_is_well() {
        assert_eq!(bar(0.1, 0.1), "████┃");
        assert_eq!(bar(0.1, 0.2), "████    ┃");
        assert_eq!(bar(0.2, 0.1), "████┃███");
        assert_eq!(bar(0.0, 0.0), "┃");
    }

    fn report(deals: u64, lang: Lang) -> String {
        let seed = Seed::from_text("audit");
        let series = Series::new(seed, builtin("schule").unwrap(), Seat::One, Input::cuts([12])).unwrap();
        let mut out = Vec::new();
        run(&mut out, &series, 1..deals + 1, Texts::of(lang)).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn an_audit_in_german() {
        insta::assert_snapshot!(report(20_000, Lang::De), @r"
        Startwert 9a54cacc06a70dace7a3b9b9daf4971c280eb5f37d14f5fc585e2dfd52f39ca7 (wiederholen mit --seed)
        20.000-mal gegeben und gezählt

        Jede Karte an jeden Platz gleich oft (32 × 4 Zahlen, Summe mal 31/32):
          χ² = 93,81 bei 93 Freiheitsgraden, p = 0,4569
          Am weitesten daneben: Eichel-König an Platz 1, 4.841-mal statt 5.000-mal (−2,6 σ)

        Trümpfe eines Rufspiels auf einer Hand (14 der 32 Karten), alle vier Plätze zusammen:
              erwartet    gegeben   █ gegeben  ┃ erwartet
          0    0,416 %    0,444 %   █┃
          1    4,236 %    4,223 %   ██████┃
          2   16,061 %   16,037 %   ██████████████████████┃
          3   29,651 %   29,690 %   ████████████████████████████████████████┃
          4   29,121 %   29,041 %   ███████████████████████████████████████┃
          5   15,531 %   15,590 %   █████████████████████┃
          6    4,368 %    4,344 %   ██████┃
          7    0,587 %    0,595 %   █┃
          8    0,029 %    0,036 %   ┃
          Platz 1: χ² = 2,53 bei 8 Freiheitsgraden, p = 0,9604
          Platz 2: χ² = 3,98 bei 8 Freiheitsgraden, p = 0,8585
          Platz 3: χ² = 9,38 bei 8 Freiheitsgraden, p = 0,3116
          Platz 4: χ² = 9,27 bei 8 Freiheitsgraden, p = 0,3203

        Urteil: Nichts spricht dagegen, dass gleichmäßig gemischt wird.
        ");
    }

    #[test]
    fn an_audit_in_english() {
        insta::assert_snapshot!(report(100, Lang::En), @r"
        Seed 9a54cacc06a70dace7a3b9b9daf4971c280eb5f37d14f5fc585e2dfd52f39ca7 (repeat with --seed)
        Dealt and counted 100 times

        Every card to every seat alike (32 × 4 counts, sum times 31/32):
          χ² = 115.63 with 93 degrees of freedom, p = 0.0560
          Farthest off: Ober of Hearts to Seat 2, 38 times instead of 25 (+3.0 σ)

        Trumps of a Rufspiel in a hand (14 of the 32 cards), all four seats together:
              expected      dealt   █ dealt  ┃ expected
          0    0.416 %    0.750 %   █┃
          1    4.236 %    3.000 %   ████  ┃
          2   16.061 %   17.250 %   █████████████████████┃
          3   29.651 %   30.750 %   ███████████████████████████████████████┃
          4   29.121 %   27.000 %   ███████████████████████████████████   ┃
          5   15.531 %   16.250 %   ████████████████████┃
          6    4.368 %    4.250 %   ██████┃
          7    0.587 %    0.500 %   █┃
          8    0.029 %    0.250 %   ┃
          Seat 1: χ² = 2.68 with 3 degrees of freedom, p = 0.4439
          Seat 2: χ² = 0.49 with 3 degrees of freedom, p = 0.9217
          Seat 3: χ² = 1.34 with 3 degrees of freedom, p = 0.7203
          Seat 4: χ² = 3.62 with 3 degrees of freedom, p = 0.3055

        Verdict: nothing speaks against a uniform shuffle.
        ");
    }

    #[test]
    fn the_same_deal_again_and_again_is_suspicious() {
        let deal = Deal::parse(&[
            "EA EZ EK EO EU E9 E8 E7",
            "GA GZ GK GO GU G9 G8 G7",
            "HA HZ HK HO HU H9 H8 H7",
            "SA SZ SK SO SU S9 S8 S7",
        ]);
        let mut audit = Audit::default();
        (0..1_000).for_each(|_| audit.add(deal.as_ref().unwrap()));
        let mut out = Vec::new();
        write_report(&mut out, &audit, Texts::of(Lang::En)).unwrap();
        let shown = String::from_utf8(out).unwrap();
        assert!(shown.contains("Verdict: suspicious."));
        assert!(shown.contains("p < 0.0001"));
    }
}
