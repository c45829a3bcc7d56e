//! `stammtisch rule-on`: what a referee decides, from flags or by asking.

mod ask;
mod tell;

use std::io::{self, BufReader, IsTerminal as _, Write as _};
use std::process::ExitCode;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use schafkopf::{
    Case, Choice, ContractKind, Doubled, ErrorCode, Moment, Offence, Parties, RuleSet, Seat, rule_on,
};
use schafkopf_line::{LineError, RuleSets};
use stammtisch_text::{Arg, Texts};

use super::Context;

use ask::Questions;

/// Rules on an incident at a real table: points and money for each seat, the clause, and how it goes on.
///
/// Without `--offence`, on a terminal, it asks for what it needs to know.
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own on the command line")]
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch rule-on\n  stammtisch rule-on --rules preis --contract solo --declarer 1 --offence revoke --offender 3\n  stammtisch rule-on --rules tischpunkte --contract rufspiel --declarer 1 --partner 4 --offence revoke --offender 2 --choice stop\n  stammtisch rule-on --rules schule --offence dealt_out_of_turn --json"
)]
pub(crate) struct RuleOnArgs {
    /// Rule set to rule by.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
    /// What happened.
    #[arg(long, value_parser = PossibleValuesParser::new(Offence::ALL.map(Offence::name)))]
    offence: Option<String>,
    /// What is played; for an invalid bid, what was bid.
    #[arg(long, value_parser = PossibleValuesParser::new(ContractKind::plain_kinds().map(ContractKind::name)))]
    contract: Option<String>,
    /// It is a Tout.
    #[arg(long, requires = "contract")]
    tout: bool,
    /// Seat of the declarer.
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    declarer: Option<Seat>,
    /// Seat of his partner, in a Rufspiel or a Hochzeit.
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    partner: Option<Seat>,
    /// Seat of who did it.
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    offender: Option<Seat>,
    /// Seat of who threw in his cards after it (S 3.4.18).
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    thrower: Option<Seat>,
    /// What the other side chose (T 15).
    #[arg(long)]
    choice: Option<ChoiceArg>,
    /// A circumstance that changes the ruling.
    #[arg(long)]
    moment: Option<MomentArg>,
    /// The hand was doubled.
    #[arg(long, num_args = 0..=1, default_missing_value = "stoss")]
    doubled: Option<DoubledArg>,
    /// The side that is ruled against had won already: 61 points, defenders 60 (T 15).
    #[arg(long)]
    already_won: bool,
    /// Asks for what no flag tells, even if the answers do not come from a terminal.
    #[arg(long, conflicts_with = "json")]
    ask: bool,
    /// Prints the ruling as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum ChoiceArg {
    /// Play on.
    PlayOn,
    /// Stop for a plain win.
    Stop,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum MomentArg {
    /// The trick of the wrong card still lies open.
    TrickOpen,
    /// It was the last trick.
    LastTrick,
    /// Nobody else saw the card.
    CardUnseen,
    /// All cards had been dealt.
    AllDealt,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum DoubledArg {
    /// Once.
    Stoss,
    /// And back.
    Retour,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "a seat is 1 to 4".to_owned())
}

/// What the flags tell; what they leave open is asked for, or left to the referee to miss.
#[derive(Debug)]
struct Told {
    rules: Option<Arc<RuleSet>>,
    offence: Option<Offence>,
    kind: Option<ContractKind>,
    declarer: Option<Seat>,
    partner: Option<Seat>,
    offender: Option<Seat>,
    thrower: Option<Seat>,
    choice: Option<Choice>,
    moment: Option<Moment>,
    doubled: Option<Doubled>,
    already_won: Option<bool>,
}

impl Told {
    fn from_args(args: &RuleOnArgs, sets: &RuleSets, texts: &Texts) -> Result<Told, LineError> {
        Ok(Told {
            rules: args.rules.as_ref().map(|id| find(sets, id, texts)).transpose()?,
            offence: args.offence.as_ref().and_then(|name| name.parse().ok()),
            kind: kind(args, texts)?,
            declarer: args.declarer,
            partner: args.partner,
            offender: args.offender,
            thrower: args.thrower,
            choice: args.choice.map(|choice| match choice {
                ChoiceArg::PlayOn => Choice::PlayOn,
                ChoiceArg::Stop => Choice::Stop,
            }),
            moment: args.moment.map(|moment| match moment {
                MomentArg::TrickOpen => Moment::TrickOpen,
                MomentArg::LastTrick => Moment::LastTrick,
                MomentArg::CardUnseen => Moment::CardUnseen,
                MomentArg::AllDealt => Moment::AllDealt,
            }),
            doubled: args.doubled.map(|doubled| match doubled {
                DoubledArg::Stoss => Doubled::Stoss,
                DoubledArg::Retour => Doubled::Retour,
            }),
            already_won: args.already_won.then_some(true),
        })
    }

    /// The case that was told.
    fn case(&self, offence: Offence) -> Case {
        let partner = self.partner;
        Case {
            offence,
            offender: self.offender,
            kind: self.kind,
            parties: self.declarer.map(|declarer| Parties { declarer, partner }),
            thrower: self.thrower,
            choice: self.choice,
            moment: self.moment.unwrap_or(Moment::Usual),
            doubled: self.doubled.unwrap_or(Doubled::Not),
            already_won: self.already_won.unwrap_or(false),
        }
    }
}

fn find(sets: &RuleSets, id: &str, texts: &Texts) -> Result<Arc<RuleSet>, LineError> {
    sets.get(id).cloned().ok_or_else(|| {
        let args = [("name", Arg::from(id)), ("known", Arg::from(sets.ids()))];
        LineError::with(texts, ErrorCode::UnknownRules, &args)
    })
}

fn kind(args: &RuleOnArgs, texts: &Texts) -> Result<Option<ContractKind>, LineError> {
    let Some(plain) = args.contract.as_ref().and_then(|name| name.parse::<ContractKind>().ok()) else {
        return Ok(None);
    };
    if !args.tout {
        return Ok(Some(plain));
    }
    plain.tout().map(Some).ok_or_else(|| LineError::plain(texts, ErrorCode::ToutNotPossible))
}

pub(super) fn run(args: &RuleOnArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(if args.json { context.wire_lang() } else { context.lang() });
    let sets = context.rule_sets()?;
    let (shown, code) = match decide(args, &sets, texts)? {
        Ok(shown) => (shown, ExitCode::SUCCESS),
        Err(error) if args.json => {
            let mut out = Vec::new();
            error.write(&mut out);
            (String::from_utf8(out)? + "\n", ExitCode::from(2))
        }
        Err(error) => anyhow::bail!(error.message),
    };
    io::stdout().lock().write_all(shown.as_bytes())?;
    Ok(code)
}

/// The ruling as text or JSON; the inner error is one of the case, the outer one of the terminal.
fn decide(args: &RuleOnArgs, sets: &RuleSets, texts: &Texts) -> anyhow::Result<Result<String, LineError>> {
    let mut told = match Told::from_args(args, sets, texts) {
        Ok(told) => told,
        Err(error) => return Ok(Err(error)),
    };
    let on_terminal = io::stdin().is_terminal() && io::stderr().is_terminal();
    if args.ask || (on_terminal && !args.json && args.offence.is_none()) {
        Questions::new(BufReader::new(io::stdin().lock()), io::stderr().lock(), texts)
            .complete(&mut told, sets)?;
    }
    let Some(rules) = told.rules.clone() else {
        let message = texts.format("ruling-no-rules", &[("known", Arg::from(sets.ids()))]);
        return Ok(Err(LineError { code: ErrorCode::UnknownRules, at: None, message }));
    };
    let Some(offence) = told.offence else {
        let known = Offence::ALL.map(Offence::name).join(", ");
        let message = texts.format("ruling-no-offence", &[("known", Arg::from(known))]);
        return Ok(Err(LineError { code: ErrorCode::UnknownOffence, at: None, message }));
    };
    let case = told.case(offence);
    Ok(match rule_on(&rules, &case) {
        Ok(ruling) if args.json => Ok(tell::json(&rules, &case, &ruling)),
        Ok(ruling) => Ok(tell::text(&rules, &case, &ruling, texts)),
        Err(why) => Err(LineError { code: why.code(), at: None, message: texts.no_ruling(offence, &why) }),
    })
}
