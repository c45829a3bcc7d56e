//! Lists that come on paper: totals, and whole lists that are cleared or swapped.

use clap::{Args, ValueEnum};
use schafkopf::{BySeat, Seat};
use schafkopf_turnier::{
    Command, ListClearing, ListId, ListSwap, PaperChoice, PaperWay, Refusal, SeatTotals, State, TotalsEntry,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use stammtisch_desk::words::{format, list_name, short_totals};
use stammtisch_text::Texts;

use super::answer::Answer;
use super::args::{EnterArgs, MatchArg, TableArgs};
use super::desk::Desk;
use super::lists::{list_of, listed};
use super::sheet::sums;
use super::trouble::Trouble;

#[derive(Debug, Args)]
pub(super) struct PaperArgs {
    /// What is typed of a list.
    pub(super) way: WayArg,
    /// A second person types the totals again before a list is closed.
    #[arg(long)]
    pub(super) twice: bool,
}

/// What is typed of a paper list.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum WayArg {
    /// What stands at its foot.
    Totals,
    /// Every game.
    Games,
}

#[derive(Debug, Args)]
pub(super) struct ClearArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// The referee, where the list is signed or not all one's own; with a reason.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct SwapArgs {
    /// Number of one table.
    pub(super) one: u32,
    /// Number of the other.
    pub(super) other: u32,
    #[command(flatten)]
    pub(super) of: MatchArg,
    /// The referee, where a list is signed or not all one's own; with a reason.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

/// What one seat reached, as a line tells it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TotalsLine {
    plus: u32,
    minus: u32,
    #[serde(default)]
    solos_won: u32,
    #[serde(default)]
    solos_played: u32,
    #[serde(default)]
    touts_won: u32,
    #[serde(default)]
    touts_played: u32,
    #[serde(default)]
    sie: u32,
}

impl From<TotalsLine> for SeatTotals {
    fn from(line: TotalsLine) -> SeatTotals {
        let TotalsLine { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } = line;
        SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie }
    }
}

impl From<SeatTotals> for TotalsLine {
    fn from(totals: SeatTotals) -> TotalsLine {
        let SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } = totals;
        TotalsLine { plus, minus, solos_won, solos_played, touts_won, touts_played, sie }
    }
}

/// Totals as a line tells them, with the referee where his name stands beside them.
pub(super) fn entry(
    desk: &Desk,
    list: ListId,
    totals: [TotalsLine; 4],
    referee: Option<&str>,
) -> Result<TotalsEntry, Trouble> {
    let totals = BySeat::new(totals.map(SeatTotals::from));
    Ok(TotalsEntry { list, totals, referee: signed_off(desk, referee)? })
}

fn signed_off(desk: &Desk, referee: Option<&str>) -> Result<Option<schafkopf_turnier::PersonId>, Trouble> {
    referee.map(|who| desk.official(who)).transpose()
}

/// Totals that are typed a second time where that was chosen: where they differ from the first, seat by seat in short
/// notation, first and then second. None where they are the first.
fn differing(state: &State, entry: &TotalsEntry) -> Option<Vec<[String; 3]>> {
    let twice = state.paper().is_some_and(|chosen| chosen.twice);
    let first = state.list(entry.list).filter(|_| twice)?.written_totals()?.totals;
    let seats = Seat::ALL.into_iter().filter(|&seat| first[seat] != entry.totals[seat]);
    let told = |totals: &BySeat<SeatTotals>, seat: Seat| short_totals::print_seat(&totals[seat]);
    Some(
        seats
            .map(|seat| [seat.number().to_string(), told(&first, seat), told(&entry.totals, seat)])
            .collect(),
    )
}

/// Whether totals only repeat what was typed before, where a second person types them again; refused where they differ.
pub(super) fn is_repeated(texts: &Texts, state: &State, entry: &TotalsEntry) -> Result<bool, Trouble> {
    let Some(differing) = differing(state, entry) else { return Ok(false) };
    if differing.is_empty() {
        return Ok(true);
    }
    let line = |[seat, first, second]: &[String; 3]| {
        let args = [("seat", seat.clone()), ("first", first.clone()), ("second", second.clone())];
        format(texts, "turnier-totals-other", &args)
    };
    let told: Vec<String> = differing.iter().map(line).collect();
    Err(Trouble::told("totals_differ", &[("differences", &told.join("; "))]))
}

/// Writes the totals of a paper list, in short notation; where a second person types them again, they are compared.
pub(super) fn enter_totals(
    list: ListId,
    text: &str,
    args: &EnterArgs,
    desk: &mut Desk,
) -> Result<Answer, Trouble> {
    let totals = short_totals::parse(text).map_err(|error| {
        Trouble::told("bad_totals", &[("at", &error.at.to_string()), ("found", &error.found), ("text", text)])
    })?;
    let entry = TotalsEntry { list, totals, referee: signed_off(desk, args.referee.as_deref())? };
    let repeated = !args.second_counts && is_repeated(desk.texts(), desk.state(), &entry)?;
    if !repeated {
        desk.act(Command::EnterTotals(entry))?;
    }
    let found = desk.state().list(list).ok_or(Refusal::NoSuchList { list })?;
    let evaluation = desk.state().evaluation(found);
    let key = if repeated { "turnier-totals-same" } else { "turnier-totals-written" };
    let line = format(desk.texts(), key, &[("totals", short_totals::print(&totals))]);
    let fields = json!({
        "match": list.match_number, "table": list.table, "repeated": repeated,
        "totals": totals.as_array().map(TotalsLine::from),
        "plus": evaluation.plus.as_array(), "minus": evaluation.minus.as_array(),
        "total": evaluation.total.as_array(), "check": evaluation.checks.last(),
    });
    Ok(Answer::new(fields, format!("{line}\n{}", sums(desk.texts(), &evaluation))))
}

/// Chooses how paper lists are typed.
pub(super) fn choose(args: &PaperArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let (way, key) = match args.way {
        WayArg::Totals => (PaperWay::Totals, "turnier-paper-totals"),
        WayArg::Games => (PaperWay::Games, "turnier-paper-games"),
    };
    desk.act(Command::ChoosePaper(PaperChoice { way, twice: args.twice }))?;
    let mut told = desk.texts().get(key);
    if args.twice {
        told = format!("{told}, {}", desk.texts().get("turnier-paper-twice"));
    }
    let name = match args.way {
        WayArg::Totals => "totals",
        WayArg::Games => "games",
    };
    let text = format(desk.texts(), "turnier-paper-way", &[("way", told)]);
    Ok(Answer::new(json!({"way": name, "twice": args.twice}), text))
}

/// Takes everything in a list back.
pub(super) fn clear(args: &ClearArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let referee = signed_off(desk, args.referee.as_deref())?;
    desk.act(Command::ClearList(ListClearing { list, referee }))?;
    Ok(listed(desk, "turnier-list-cleared", list))
}

/// Swaps two lists that were taken for each other.
pub(super) fn swap(args: &SwapArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = |table| list_of(desk, TableArgs { table, of: args.of });
    let (one, other) = (list(args.one), list(args.other));
    let referee = signed_off(desk, args.referee.as_deref())?;
    desk.act(Command::SwapLists(ListSwap { one, other, referee }))?;
    let texts = desk.texts();
    let names = [("list", list_name(texts, one)), ("other", list_name(texts, other))];
    let fields = json!({
        "match": one.match_number, "tables": [one.table, other.table],
        "events": desk.tournament().log().len(),
    });
    Ok(Answer::new(fields, format(texts, "turnier-lists-swapped", &names)))
}
