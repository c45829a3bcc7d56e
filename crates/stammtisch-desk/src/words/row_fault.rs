//! What is wrong with a row of a list, in words.

use schafkopf::Offence;
use schafkopf_turnier::RowFault;
use stammtisch_text::{Arg, Texts};

/// What is wrong with a row, in words.
pub fn row_fault(fault: &RowFault, texts: &Texts) -> String {
    let told = |args: &[(&str, Arg<'_>)]| texts.error(fault.code(), args);
    match fault {
        RowFault::BadSeat { field, number } => {
            told(&[("field", Arg::from(*field)), ("number", Arg::from(number.to_string()))])
        }
        RowFault::UnknownContract { name } => told(&[("name", Arg::from(name.as_str()))]),
        RowFault::ContractNotInRules { kind } => told(&[("kind", Arg::from(texts.kind(*kind)))]),
        RowFault::Incomplete(gap) => {
            told(&[("detail", Arg::from(texts.get(&format!("row-{}", gap.name()))))])
        }
        RowFault::NotZero { sum } => told(&[("sum", Arg::from(sum.to_string()))]),
        RowFault::TooMany { count, most } => {
            told(&[("count", Arg::from(count.to_string())), ("most", Arg::from(i64::from(*most)))])
        }
        RowFault::Impossible(why) => {
            told(&[("detail", Arg::from(texts.get(&format!("row-{}", why.name()))))])
        }
        RowFault::NoGameGives { values } => {
            let values = Arg::from(values.join(", ").replace('-', "−"));
            told(&[("detail", Arg::from(texts.format("row-points", &[("values", values)])))])
        }
        RowFault::UnknownOffence { name } => {
            let known = Offence::ALL.map(Offence::name).join(", ");
            told(&[("name", Arg::from(name.as_str())), ("known", Arg::from(known))])
        }
        RowFault::NoRuling { offence, why } => texts.no_ruling(*offence, why),
        RowFault::ToutNotPossible
        | RowFault::SieInFirstGame
        | RowFault::PartnerMissing
        | RowFault::PartnerNotAllowed
        | RowFault::DoubleTricks
        | RowFault::DoublingOff
        | RowFault::NotADefender
        | RowFault::RulingNotScored => told(&[]),
    }
}
