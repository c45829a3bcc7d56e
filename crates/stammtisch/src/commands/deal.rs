//! `stammtisch deal`: deals, as text, as JSON or as proofs, and the audit of the shuffle.

mod audit;
mod series;

use std::io::{self, BufWriter, Write};
use std::iter;
use std::ops::Range;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use schafkopf::fair_deal::{Input, Proof, Sealed};
use schafkopf::{Bytes32, CardSet, Deal, ErrorCode, Order, RuleSet, Seat, Seed, Suit};
use schafkopf_statistics::uniformity::LEAST_DEALS;
use serde::Serialize;
use stammtisch_text::{Arg, Texts};

use self::series::Series;
use super::Context;

/// What `stammtisch deal` was told.
#[derive(Debug, Args)]
#[command(after_help = "\
With a seed the same deals come again; deal 7 of a seed is the same with any --count.
How the pack is shuffled, cut and dealt is specified in docs/fair-deal.md.

Examples:
  stammtisch deal --seed Kirchweih --count 3
  stammtisch deal --rules preis --cut 12,9 --json
  stammtisch deal --proof --cut 12 | stammtisch verify
  stammtisch deal --audit 1000000")]
pub(crate) struct DealArgs {
    /// Deals from this seed: 64 hexadecimal digits, or any text. Without it, from the system's randomness.
    #[arg(long, value_name = "HEX|TEXT")]
    seed: Option<Seed>,
    /// How many deals.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Number of the first deal in the series of the seed.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    first: u64,
    /// Rule set, which says how the pack is prepared and dealt.
    #[arg(long, value_name = "ID", default_value = "schule")]
    rules: String,
    /// Seat that deals number 1 of the series; then clockwise.
    #[arg(long, value_name = "SEAT", default_value = "1", value_parser = parse_seat)]
    dealer: Seat,
    /// Cards that the dealer's right neighbour lifts off at each cut, separated by commas.
    #[arg(long, value_name = "CARDS", value_delimiter = ',', conflicts_with = "shuffle_again")]
    cut: Vec<u8>,
    /// 32 random bytes, in hexadecimal, with which the dealer's right neighbour shuffles again.
    #[arg(long, value_name = "HEX")]
    shuffle_again: Option<Bytes32>,
    /// Prints one JSON object a line.
    #[arg(long, conflicts_with_all = ["proof", "audit"])]
    json: bool,
    /// Prints for each deal the proof that `stammtisch verify` checks, one a line.
    #[arg(long, conflicts_with = "audit")]
    proof: bool,
    /// Deals N times and tests whether every card goes everywhere alike.
    #[arg(
        long, value_name = "N", conflicts_with = "count",
        value_parser = clap::value_parser!(u64).range(LEAST_DEALS..),
    )]
    audit: Option<u64>,
}

fn parse_seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "a seat is 1 to 4".to_owned())
}

pub(super) fn run(args: &DealArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let series = series(args, context, texts)?;
    let count = args.audit.unwrap_or(args.count);
    let numbers = args.first..args.first.saturating_add(count);
    let mut out = BufWriter::new(io::stdout().lock());
    if args.audit.is_some() {
        audit::run(&mut out, &series, numbers, texts)?;
    } else if args.proof {
        eprintln!("{}", seed_line(&series, texts));
        write_proofs(&mut out, &series, numbers)?;
    } else if args.json {
        write_lines(&mut out, &series, numbers)?;
    } else {
        write_texts(&mut out, &series, numbers, texts)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The series of deals that was asked for.
fn series(args: &DealArgs, context: &Context, texts: &Texts) -> anyhow::Result<Series> {
    let rules = rule_set(&args.rules, context, texts)?;
    let seed = args.seed.map_or_else(random_seed, Ok).with_context(|| texts.get("deal-no-randomness"))?;
    let input = match args.shuffle_again {
        Some(own) => Input::Contribution(own),
        None if args.cut.is_empty() => Input::Skipped,
        None => Input::cuts(args.cut.iter().copied()),
    };
    Series::new(seed, rules, args.dealer, input)
        .map_err(|why| anyhow::anyhow!("{}{}", texts.input_error(&why), clause(why.code())))
}

fn rule_set(id: &str, context: &Context, texts: &Texts) -> anyhow::Result<Arc<RuleSet>> {
    let sets = context.rule_sets()?;
    sets.get(id).cloned().ok_or_else(|| {
        let args = [("name", Arg::from(id)), ("known", Arg::from(sets.ids()))];
        anyhow::anyhow!(texts.error(ErrorCode::UnknownRules, &args))
    })
}

fn random_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(Bytes32::new(bytes)))
}

/// The clause of an error in brackets, where it has one.
pub(super) fn clause(code: ErrorCode) -> String {
    code.clause().map_or_else(String::new, |clause| format!(" ({clause})"))
}

fn seed_line(series: &Series, texts: &Texts) -> String {
    texts.format("deal-seed", &[("seed", Arg::from(series.seed().to_string()))])
}

fn write_texts(out: &mut impl Write, series: &Series, numbers: Range<u64>, texts: &Texts) -> io::Result<()> {
    writeln!(out, "{}", seed_line(series, texts))?;
    for number in numbers {
        let reveal = series.reveal(number);
        let heading = [
            ("number", Arg::from(number.to_string())),
            ("dealer", Arg::from(i64::from(reveal.dealer.number()))),
            ("forehand", Arg::from(i64::from(reveal.dealer.next().number()))),
            ("rules", Arg::from(series.rules().id.as_str())),
        ];
        writeln!(out, "\n{}", texts.format("deal-heading", &heading))?;
        write_hands(out, &series.deal(&reveal))?;
    }
    Ok(())
}

/// Four hands, each as players sort it, trumps of a Rufspiel first.
pub(super) fn write_hands(out: &mut impl Write, deal: &Deal) -> io::Result<()> {
    deal.hands().iter().try_for_each(|(seat, &hand)| writeln!(out, "  {seat}   {}", grouped(hand)))
}

/// A hand with gaps between trumps and side suits.
fn grouped(hand: CardSet) -> String {
    let order = Order::solo(Suit::Herz);
    let sides = Suit::ALL.map(|suit| hand & order.side_suit(suit));
    let groups = iter::once(hand & order.trumps()).chain(sides).filter(|group| !group.is_empty());
    groups.map(sorted).collect::<Vec<_>>().join("   ")
}

/// Cards in the order of a Rufspiel.
fn sorted(cards: CardSet) -> String {
    let words: Vec<String> = Order::solo(Suit::Herz).sorted(cards).map(|card| card.to_string()).collect();
    words.join(" ")
}

/// A deal as JSON.
#[derive(Serialize)]
struct Line<'a> {
    deal: u64,
    rules: &'a str,
    seed: &'a Bytes32,
    dealer: Seat,
    hands: [String; 4],
}

fn write_lines(out: &mut impl Write, series: &Series, mut numbers: Range<u64>) -> io::Result<()> {
    numbers.try_for_each(|number| {
        let reveal = series.reveal(number);
        let line = Line {
            deal: number,
            rules: &series.rules().id,
            seed: series.seed().bytes(),
            dealer: reveal.dealer,
            hands: series.deal(&reveal).hands().as_array().map(sorted),
        };
        write_json(out, &line)
    })
}

fn write_proofs(out: &mut impl Write, series: &Series, mut numbers: Range<u64>) -> io::Result<()> {
    numbers.try_for_each(|number| {
        let reveal = series.reveal(number);
        let commitment = Sealed::new(reveal.pack, reveal.salt).commitment();
        write_json(out, &Proof::new(commitment, &reveal))
    })
}

fn write_json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use schafkopf::fair_deal::{Input, Proof};
    use schafkopf::rules::builtin;
    use schafkopf::{Seat, Seed};
    use stammtisch_text::{Lang, Texts};

    use super::series::Series;
    use super::{write_lines, write_proofs, write_texts};

    fn series(rules: &str, input: Input) -> Series {
        Series::new(Seed::from_text("Stammtisch"), builtin(rules).unwrap(), Seat::One, input).unwrap()
    }

    fn text(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
        let mut out = Vec::new();
        write(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn deals_in_german() {
        let series = series("schule", Input::Skipped);
        let shown = text(|out| write_texts(out, &series, 1..3, Texts::of(Lang::De)));
        insta::assert_snapshot!(shown, @r"
        Startwert df771e546ba392b422217e11b97205ac8956f11f229695d66fd36c16afc0599f (wiederholen mit --seed)

        Spiel 1 · Geber 1 · Vorhand 2 · Regeln: schule
          1   GO EU HU   EA EZ   GA   S9 S8
          2   SO GU HA H7   EK   G9 G8   SA
          3   EO SU HZ   E9 E8 E7   SZ S7
          4   HO HK H9 H8   GZ GK G7   SK

        Spiel 2 · Geber 2 · Vorhand 3 · Regeln: schule
          1   HU HA HK H7   GA G7   S9 S8
          2   GO SO HZ H9   GZ GK G8   SZ
          3   EO GU   EZ EK E8   G9   SK S7
          4   HO EU SU H8   EA E9 E7   SA
        ");
    }

    #[test]
    fn deals_in_english() {
        let series = series("preis", Input::cuts([12, 9]));
        let shown = text(|out| write_texts(out, &series, 4..5, Texts::of(Lang::En)));
        insta::assert_snapshot!(shown, @r"
        Seed df771e546ba392b422217e11b97205ac8956f11f229695d66fd36c16afc0599f (repeat with --seed)

        Deal 4 · dealer 4 · forehand 1 · rules: preis
          1   HU H8   EA E9   GZ   SZ S8 S7
          2   GO HA H7   EZ E7   G9 G8   SK
          3   EO HO GU SU   EK E8   GA G7
          4   SO EU HZ HK H9   GK   SA S9
        ");
    }

    #[test]
    fn deals_as_json() {
        let series = series("tischpunkte", Input::Skipped);
        let shown = text(|out| write_lines(out, &series, 1..3));
        insta::assert_snapshot!(shown, @r#"
        {"deal":1,"rules":"tischpunkte","seed":"df771e546ba392b422217e11b97205ac8956f11f229695d66fd36c16afc0599f","dealer":1,"hands":["EO GO SU EZ E9 E7 GA S9","HO SO GU H9 GZ GK G8 SA","HA HK H8 H7 EK G9 G7 SK","EU HU HZ EA E8 SZ S8 S7"]}
        {"deal":2,"rules":"tischpunkte","seed":"df771e546ba392b422217e11b97205ac8956f11f229695d66fd36c16afc0599f","dealer":2,"hands":["SO EU SU HZ EA E9 GK G8","GO HO H9 H8 E7 GZ SA SZ","EO HA HK H7 E8 G9 SK S8","GU HU EZ EK GA G7 S9 S7"]}
        "#);
    }

    #[test]
    fn a_deal_does_not_depend_on_those_before_it() {
        let series = series("schule", Input::Skipped);
        let all = text(|out| write_lines(out, &series, 1..8));
        let last = text(|out| write_lines(out, &series, 7..8));
        assert_eq!(all.lines().last(), last.lines().last());
    }

    #[test]
    fn every_proof_printed_holds() {
        for (rules, input) in [("schule", Input::cuts([3, 16, 29])), ("schule-turnier", Input::Skipped)] {
            let series = series(rules, input);
            let shown = text(|out| write_proofs(out, &series, 1..50));
            assert_eq!(shown.lines().count(), 49);
            for line in shown.lines() {
                assert!(serde_json::from_str::<Proof>(line).unwrap().verify().is_ok());
            }
        }
    }
}
