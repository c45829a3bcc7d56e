//! `stammtisch verify`: checks published deals.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use schafkopf::fair_deal::{Cutter, Input, Proof, VerifyError};
use schafkopf::rules::DealRules;
use stammtisch_text::{Arg, Texts};

use super::Context;
use super::deal::{clause, write_hands};
use crate::terminal::{Awaited, tell_waiting};
use crate::trouble;

/// Most bytes of one proof; an ordinary one has about a thousand.
const MOST_BYTES: usize = 64 * 1024;

/// What `stammtisch verify` was told.
#[derive(Debug, Args)]
#[command(after_help = "\
Exit code: 0 if every proof holds, 1 if one does not, 2 if the input cannot be read.
What a proof shows and what it cannot is written in docs/fair-deal.md.

Examples:
  stammtisch verify proof.json
  stammtisch deal --proof --cut 12 | stammtisch verify")]
pub(crate) struct VerifyArgs {
    /// File with proofs as JSON, one after another; - for standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
}

/// What came of reading and checking all proofs.
#[derive(Debug, PartialEq, Eq)]
enum Checked {
    AllHold,
    SomeDoNot,
    Unreadable(String),
}

pub(super) fn run(args: &VerifyArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let mut out = BufWriter::new(io::stdout().lock());
    let (name, checked) = if args.file == Path::new("-") {
        tell_waiting(Awaited::Text, texts.lang());
        (texts.get("verify-stdin"), check_all(io::stdin().lock(), &mut out, texts)?)
    } else {
        let checked = match File::open(&args.file) {
            Ok(file) => check_all(BufReader::new(file), &mut out, texts)?,
            Err(why) => Checked::Unreadable(trouble::of_system(&why, texts)),
        };
        (args.file.display().to_string(), checked)
    };
    out.flush()?;
    match checked {
        Checked::AllHold => Ok(ExitCode::SUCCESS),
        Checked::SomeDoNot => Ok(ExitCode::from(1)),
        Checked::Unreadable(why) => {
            let args = [("name", Arg::from(name)), ("why", Arg::from(why))];
            let what = texts.format("verify-unreadable", &args);
            anyhow::bail!("{what}\n{}", texts.get("verify-expected"))
        }
    }
}

/// Checks proof after proof and says what was found; an error is one of writing.
fn check_all(input: impl Read, out: &mut impl Write, texts: &Texts) -> io::Result<Checked> {
    let left = Cell::new(MOST_BYTES);
    let proofs = serde_json::Deserializer::from_reader(Bounded { input, left: &left }).into_iter::<Proof>();
    let mut all_hold = true;
    let mut count = 0;
    for proof in proofs {
        match proof {
            Ok(proof) => {
                count += 1;
                all_hold &= check(&proof, count, out, texts)?;
                left.set(MOST_BYTES);
            }
            Err(_) if left.get() == 0 => {
                let most = [("most", Arg::from(MOST_BYTES.to_string()))];
                return Ok(Checked::Unreadable(texts.format("verify-too-long", &most)));
            }
            Err(why) => return Ok(Checked::Unreadable(told(&why, texts))),
        }
    }
    Ok(match (count, all_hold) {
        (0, _) => Checked::Unreadable(texts.get("verify-empty")),
        (_, true) => Checked::AllHold,
        (_, false) => Checked::SomeDoNot,
    })
}

/// What is wrong with the text of a proof, and where.
fn told(why: &serde_json::Error, texts: &Texts) -> String {
    let args = [
        ("line", Arg::from(why.line() as i64)),
        ("column", Arg::from(why.column() as i64)),
        ("why", Arg::from(trouble::of_data(&trouble::json_message(why), texts))),
    ];
    texts.format("rules-wrong-place", &args)
}

/// What is checked of a proof, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Check {
    Pack,
    Commitment,
    Input,
    Packets,
    Hands,
}

impl Check {
    const ALL: [Check; 5] = [Check::Pack, Check::Commitment, Check::Input, Check::Packets, Check::Hands];

    /// The check that an error comes from.
    const fn failed(why: &VerifyError) -> Check {
        match why {
            VerifyError::Pack(_) => Check::Pack,
            VerifyError::Commitment { .. } => Check::Commitment,
            VerifyError::Input(_) | VerifyError::Cutter => Check::Input,
            VerifyError::Packets(_) => Check::Packets,
            VerifyError::Hand { .. } => Check::Hands,
        }
    }

    /// What a check that was passed has shown.
    fn passed(self, proof: &Proof, texts: &Texts) -> String {
        match self {
            Check::Pack => {
                let cards = i64::from(proof.rules.pack.size());
                texts.format("verify-pack", &[("cards", Arg::from(cards))])
            }
            Check::Commitment => {
                texts.format("verify-commitment", &[("commitment", Arg::from(proof.commitment.to_string()))])
            }
            Check::Input => neighbour_did(proof, texts),
            Check::Packets => {
                let packets = joined(proof.rules.packets.iter().copied(), " + ");
                let dealer = ("dealer", Arg::from(texts.seat(proof.dealer)));
                let forehand = ("forehand", Arg::from(texts.seat(proof.dealer.next())));
                texts.format("verify-dealt", &[dealer, forehand, ("packets", Arg::from(packets))])
            }
            Check::Hands if proof.hands.is_none() => texts.get("verify-hands-unnamed"),
            Check::Hands => texts.get("verify-hands"),
        }
    }
}

/// Checks one proof, in words; whether it holds.
fn check(proof: &Proof, number: i64, out: &mut impl Write, texts: &Texts) -> io::Result<bool> {
    let verdict = proof.verify();
    let failed = verdict.as_ref().err().map(Check::failed);
    writeln!(out, "{}", texts.format("verify-heading", &[("number", Arg::from(number))]))?;
    for check in Check::ALL.into_iter().filter(|&check| failed.is_none_or(|failed| check < failed)) {
        writeln!(out, "  ✓ {}", check.passed(proof, texts))?;
    }
    match &verdict {
        Ok(deal) => {
            write_hands(out, deal)?;
            writeln!(out, "{}", texts.get("verify-holds"))?;
        }
        Err(why) => {
            writeln!(out, "  ✗ {}{}", texts.verify_error(why), clause(why.code()))?;
            writeln!(out, "{}", texts.get("verify-fails"))?;
        }
    }
    Ok(verdict.is_ok())
}

/// What the player to the dealer's right did, or nobody.
fn neighbour_did(proof: &Proof, texts: &Texts) -> String {
    let is_nobody = proof.by == Some(Cutter::Nobody);
    let seat = ("seat", Arg::from(texts.seat(proof.dealer.previous())));
    let did = match &proof.input {
        Input::Skipped => texts.format("verify-skipped", &[seat]),
        Input::Contribution(own) => {
            let key = if is_nobody { "verify-nobody-contribution" } else { "verify-contribution" };
            texts.format(key, &[seat, ("own", Arg::from(own.to_string()))])
        }
        Input::Cuts(cuts) => {
            let lifted = joined(cuts.iter().map(|cut| cut.lifted), &texts.get("verify-then"));
            let allowed = ("allowed", Arg::from(allowed(&proof.rules, texts)));
            let key = if is_nobody { "verify-nobody-cuts" } else { "verify-cuts" };
            texts.format(key, &[seat, ("lifted", Arg::from(lifted)), allowed])
        }
    };
    match proof.by {
        Some(Cutter::Order) => texts.format("verify-order", &[("did", Arg::from(did))]),
        Some(Cutter::Player | Cutter::Nobody) | None => did,
    }
}

/// What the proof's rules allow a cut to be.
fn allowed(rules: &DealRules, texts: &Texts) -> String {
    let least = ("least", Arg::from(i64::from(rules.cut_least.unwrap_or(1))));
    match rules.cuts {
        None | Some(0) => texts.format("verify-allowed-any", &[least]),
        Some(most) => texts.format("verify-allowed", &[least, ("most", Arg::from(i64::from(most)))]),
    }
}

fn joined(numbers: impl Iterator<Item = u8>, between: &str) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(between)
}

/// A reader that gives out only so many bytes until it is allowed more.
struct Bounded<'a, R> {
    input: R,
    left: &'a Cell<usize>,
}

impl<R: Read> Read for Bounded<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = buffer.len().min(self.left.get());
        if most == 0 && !buffer.is_empty() {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge));
        }
        let read = self.input.read(&mut buffer[..most])?;
        self.left.set(self.left.get() - read);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};

    use schafkopf::fair_deal::{Cutter, Input, Proof, Sealed};
    use schafkopf::rules::builtin;
    use schafkopf::{Bytes32, Pack, Seat, Seed};
    use stammtisch_text::{Lang, Texts};

    use super::{Checked, check_all};

    fn proof(rules: &str, input: Input) -> Proof {
        let seed = Seed::from_text("Stammtisch");
        let sealed = Sealed::new(Pack::shuffled(&mut seed.generator()), seed.salt());
        let reveal = sealed.open(input, Seat::One, &builtin(rules).unwrap().deal).unwrap();
        Proof::new(sealed.commitment(), &reveal)
    }

    fn checked(input: impl Read, lang: Lang) -> (Checked, String) {
        let mut out = Vec::new();
        let checked = check_all(input, &mut out, Texts::of(lang)).unwrap();
        (checked, String::from_utf8(out).unwrap())
    }

    fn of(proof: &Proof, lang: Lang) -> (Checked, String) {
        checked(serde_json::to_string_pretty(proof).unwrap().as_bytes(), lang)
    }

    #[test]
    fn a_cut_deal_in_german() {
        let (verdict, shown) = of(&proof("schule", Input::cuts([12, 9])), Lang::De);
        assert_eq!(verdict, Checked::AllHold);
        insta::assert_snapshot!(shown, @r"
        Beweis 1
          ✓ Es sind die 32 Karten, jede einmal.
          ✓ Karten und Salz ergeben die Zusage 0dfc9505de87fc30ba63554cd601402b49f77da3494c65473a17ed99774f896c.
          ✓ Platz 4, rechts vom Geber, hat abgehoben: 12, dann 9 Karten (erlaubt: höchstens 3-mal, in jedem Teil wenigstens 3).
          ✓ Platz 1 hat gegeben, im Uhrzeigersinn, zuerst Platz 2; Päckchen: 4 + 4.
          ✓ So kommen die vier Blätter heraus, die der Beweis nennt:
          1   HU HZ H7   E7   GA GK   SZ S9
          2   SO EU GU HA H9   E9 E8   G7
          3   EO GO H8   GZ G9   SA S8 S7
          4   HO SU HK   EA EZ EK   G8   SK
        Der Beweis stimmt. Selbst zu vergleichen bleibt: Stand diese Zusage am Tisch, bevor der Nachbar dran war, und hat er getan, was hier steht?
        ");
    }

    #[test]
    fn a_deal_shuffled_again_in_english() {
        let proof = proof("schule-turnier", Input::Contribution(Bytes32::new([7; 32])));
        let (verdict, shown) = of(&proof, Lang::En);
        assert_eq!(verdict, Checked::AllHold);
        insta::assert_snapshot!(shown, @r"
        Proof 1
          ✓ These are the 32 cards, each once.
          ✓ Pack and salt give the commitment 0dfc9505de87fc30ba63554cd601402b49f77da3494c65473a17ed99774f896c.
          ✓ Seat 4, to the dealer's right, shuffled again, with randomness of his own 0707070707070707070707070707070707070707070707070707070707070707.
          ✓ Seat 1 dealt, clockwise, first to Seat 2; packets: 2 + 2 + 2 + 2.
          ✓ Out come the four hands that the proof names:
          1   SU HA HK   EZ E9   G7   SA S9
          2   HO SO EU GU HU   GZ   SZ S8
          3   EO H9   EA EK E8   G9 G8   S7
          4   GO HZ H8 H7   E7   GA GK   SK
        The proof holds. Left for you to compare: was this commitment shown before the neighbour acted, and did he do what stands here?
        ");
    }

    #[test]
    fn a_forged_deal_in_both_languages() {
        let mut forged = proof("preis", Input::Skipped);
        forged.hands = None;
        forged.pack.swap(0, 31);
        let (verdict, german) = of(&forged, Lang::De);
        assert_eq!(verdict, Checked::SomeDoNot);
        let (_, english) = of(&forged, Lang::En);
        insta::assert_snapshot!(german + &english, @r"
        Beweis 1
          ✓ Es sind die 32 Karten, jede einmal.
          ✗ Karten und Salz ergeben die Zusage 8fe058908f1de710cf0a6546ee6428a82aa104912faa3bd432bf92e9a9a05a9e, nicht 0dfc9505de87fc30ba63554cd601402b49f77da3494c65473a17ed99774f896c: Karten oder Salz sind nicht die zugesagten.
        Der Beweis stimmt nicht.
        Proof 1
          ✓ These are the 32 cards, each once.
          ✗ Pack and salt give the commitment 8fe058908f1de710cf0a6546ee6428a82aa104912faa3bd432bf92e9a9a05a9e, not 0dfc9505de87fc30ba63554cd601402b49f77da3494c65473a17ed99774f896c: pack or salt are not those committed to.
        The proof does not hold.
        ");
    }

    /// A proof of version 2.
    fn told(rules: &str, by: Cutter) -> Proof {
        let seed = Seed::from_text("Stammtisch");
        let sealed = Sealed::new(Pack::shuffled(&mut seed.generator()), seed.salt());
        let rules = builtin(rules).unwrap();
        let input = Input::of_nobody(&sealed.commitment(), &rules.deal);
        let reveal = sealed.open(input, Seat::One, &rules.deal).unwrap().cut_by(by).unwrap();
        Proof::new(sealed.commitment(), &reveal)
    }

    #[test]
    fn decision_39_who_cut_is_told_in_both_languages() {
        for (rules, by, german, english) in [
            ("schule", Cutter::Nobody, "folgt aus der Zusage: ", "follows from the commitment: "),
            ("tischpunkte", Cutter::Nobody, "Nachgemischt hat niemand", "Nobody shuffled again"),
            ("preis", Cutter::Order, "Das Gerät hat ausgelost.", "the device drew it."),
            ("preis", Cutter::Player, "hat abgehoben: ", "cut: "),
        ] {
            for (lang, words) in [(Lang::De, german), (Lang::En, english)] {
                let (verdict, shown) = of(&told(rules, by), lang);
                assert_eq!(verdict, Checked::AllHold, "{shown}");
                assert!(shown.contains(words), "{shown}");
            }
        }
    }

    #[test]
    fn decision_39_a_place_that_the_server_chose_does_not_hold() {
        let mut forged = told("schule", Cutter::Nobody);
        let reveal = forged.reveal().unwrap();
        let other = |lifted| Input::cuts([lifted]) != reveal.input;
        forged.input = Input::cuts((12..14).filter(|&lifted| other(lifted)).take(1));
        forged.hands = None;
        let (verdict, shown) = of(&forged, Lang::En);
        assert_eq!(verdict, Checked::SomeDoNot);
        assert!(shown.contains("does not follow from the commitment. (S 2.2.5)"), "{shown}");
    }

    #[test]
    fn a_cut_against_the_rules_is_told_with_its_clause() {
        let mut forged = proof("schule", Input::cuts([12]));
        forged.input = Input::cuts([30]);
        let (verdict, shown) = of(&forged, Lang::En);
        assert_eq!(verdict, Checked::SomeDoNot);
        assert!(shown.contains("each of the two packets needs at least 3. (S 2.2.5)"), "{shown}");
    }

    #[test]
    fn many_proofs_may_follow_each_other() {
        let good = proof("schule", Input::cuts([12]));
        let mut bad = good.clone();
        bad.dealer = Seat::Two;
        let line = |proof| serde_json::to_string(proof).unwrap();
        let text = format!("{}\n{}\n{}", line(&good), line(&bad), line(&good));
        let (verdict, shown) = checked(text.as_bytes(), Lang::En);
        assert_eq!(verdict, Checked::SomeDoNot);
        assert_eq!(
            (shown.matches("The proof holds.").count(), shown.matches("does not hold").count()),
            (2, 1)
        );
    }

    #[test]
    fn what_is_no_proof_is_unreadable() {
        let whole = serde_json::to_string(&proof("schule", Input::Skipped)).unwrap();
        for wrong in ["", "  \n", "null", "[]", "{", "{}", "\u{fffd}", &whole[..whole.len() / 2]] {
            assert!(matches!(checked(wrong.as_bytes(), Lang::De).0, Checked::Unreadable(_)), "{wrong}");
        }
        assert!(matches!(checked(&b"{\"\xff\":1}"[..], Lang::De).0, Checked::Unreadable(_)));
    }

    #[test]
    fn endless_input_is_given_up_on() {
        for byte in *b"[ \"{9" {
            let (verdict, _) = checked(io::repeat(byte), Lang::En);
            assert!(matches!(verdict, Checked::Unreadable(_)), "{}", char::from(byte));
        }
        let (verdict, _) = checked(b"{\"".chain(io::repeat(b'a')), Lang::En);
        assert_eq!(verdict, Checked::Unreadable("a proof has at most 65536 bytes.".into()));
    }
}
