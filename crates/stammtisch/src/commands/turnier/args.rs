//! What the commands of `stammtisch turnier` are told.

use clap::{Args, ValueEnum};
use schafkopf::{ContractKind, Seat};
use schafkopf_turnier::{Date, Matter, Role};

use super::euros::Euros;

#[derive(Debug, Args)]
pub(super) struct NewArgs {
    /// Its name.
    pub(super) name: String,
    /// Rule set.
    #[arg(long, default_value = "preis")]
    pub(super) rules: String,
    /// Who directs it.
    #[arg(long, value_name = "NAME", default_value = "Turnierleitung")]
    pub(super) director: String,
    /// Matches, where not as many as the rule set has.
    #[arg(long)]
    pub(super) matches: Option<u32>,
    /// Games of a match, where not as many as the rule set has.
    #[arg(long)]
    pub(super) games: Option<u32>,
    /// The public seed; it can be fixed later.
    #[arg(long)]
    pub(super) seed: Option<String>,
    /// Its id. Default: from the name.
    #[arg(long)]
    pub(super) id: Option<String>,
    #[command(flatten)]
    pub(super) poster: PosterArgs,
}

#[derive(Debug, Args)]
pub(super) struct SetupArgs {
    /// Another name.
    #[arg(long)]
    pub(super) name: Option<String>,
    #[command(flatten)]
    pub(super) poster: PosterArgs,
}

/// What is printed on the poster beside the name.
#[derive(Debug, Args)]
pub(super) struct PosterArgs {
    /// Day: 2026-10-18 or 18.10.2026. Default for a new one: today.
    #[arg(long)]
    pub(super) date: Option<Date>,
    /// Where.
    #[arg(long)]
    pub(super) venue: Option<String>,
    /// Who organises it, where that is not the management.
    #[arg(long)]
    pub(super) organiser: Option<String>,
    /// Entry fee in euros.
    #[arg(long)]
    pub(super) fee: Option<Euros>,
    /// What a unit is worth at the tables, in euros.
    #[arg(long)]
    pub(super) stake: Option<Euros>,
    /// What the organiser adds to the till, in euros.
    #[arg(long)]
    pub(super) added: Option<Euros>,
    /// Prize of the next place: money (300,-), a thing (1 Spanferkel), or both (100+Schinken), and who gave it (…, gestiftet
    /// von NAME); may be given several times.
    #[arg(long = "prize", value_name = "PRIZE")]
    pub(super) prizes: Vec<String>,
    /// Prizes by place as a share of the till, in per cent, split by --weights.
    #[arg(long, value_name = "PERCENT", requires = "weights", conflicts_with = "prizes")]
    pub(super) share: Option<u32>,
    /// How the share is split, from the first place on.
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', requires = "share")]
    pub(super) weights: Vec<u32>,
    /// Prize for the best of each table in each match, in euros.
    #[arg(long)]
    pub(super) table_prize: Option<Euros>,
    /// Prize for the most solo kinds.
    #[arg(long, value_name = "PRIZE")]
    pub(super) most_solos: Option<String>,
    /// Prize for the middle place.
    #[arg(long, value_name = "PRIZE")]
    pub(super) middle: Option<String>,
    /// Prize for the last place.
    #[arg(long = "last", value_name = "PRIZE")]
    pub(super) last_place: Option<String>,
    /// A special prize of your own; the number says who gets it. May be given several times.
    #[arg(long, value_name = "TITLE[@NUMBER]=PRIZE")]
    pub(super) special: Vec<String>,
}

/// Who somebody is.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct DetailArgs {
    /// Where he lives.
    #[arg(long)]
    pub(super) town: Option<String>,
    /// His number with the organiser (P 3).
    #[arg(long)]
    pub(super) customer: Option<String>,
    /// Birthday: 1980-05-01 or 1.5.1980.
    #[arg(long)]
    pub(super) born: Option<Date>,
}

#[derive(Debug, Clone, Args)]
pub(super) struct RegisterArgs {
    /// First name and surname; the last word is the surname.
    pub(super) name: Vec<String>,
    #[command(flatten)]
    pub(super) details: DetailArgs,
    /// Found old enough at the venue (S 5.2.12).
    #[arg(long)]
    pub(super) seen: bool,
    /// Pays so much at once, in euros.
    #[arg(long, value_name = "EUROS")]
    pub(super) pays: Option<Euros>,
    /// His number. Default: the next one.
    #[arg(long)]
    pub(super) number: Option<u32>,
    /// A house player, who fills a table and is not ranked.
    #[arg(long)]
    pub(super) house: bool,
}

#[derive(Debug, Args)]
pub(super) struct ChangeArgs {
    /// Number of the player.
    pub(super) player: u32,
    /// First name.
    #[arg(long)]
    pub(super) first_name: Option<String>,
    /// Surname.
    #[arg(long)]
    pub(super) surname: Option<String>,
    #[command(flatten)]
    pub(super) details: DetailArgs,
}

#[derive(Debug, Args)]
pub(super) struct DrawArgs {
    /// Who registered last waits, where the number cannot be divided by four.
    #[arg(long, conflicts_with = "house_players")]
    pub(super) waiting_list: bool,
    /// House players fill the last table, where the number cannot be divided by four.
    #[arg(long)]
    pub(super) house_players: bool,
    /// Keeps people of one town apart.
    #[arg(long)]
    pub(super) towns_apart: bool,
}

#[derive(Debug, Clone, Copy, Args)]
pub(super) struct MatchArg {
    /// Number of the match. Default: the running one, or the last that was played.
    #[arg(long = "match", value_name = "N")]
    pub(super) number: Option<u32>,
}

#[derive(Debug, Clone, Copy, Args)]
pub(super) struct TableArgs {
    /// Number of the table.
    pub(super) table: u32,
    #[command(flatten)]
    pub(super) of: MatchArg,
}

#[derive(Debug, Args)]
pub(super) struct KeeperArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// His seat.
    #[arg(value_parser = seat)]
    pub(super) seat: Seat,
    /// All four players consented to another keeper (S 5.3.1).
    #[arg(long, conflicts_with = "referee")]
    pub(super) all_four: bool,
    /// The referee who consented to another keeper (P 15).
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct EnterArgs {
    /// Number of the table.
    #[arg(required_unless_present = "json_lines")]
    pub(super) table: Option<u32>,
    /// The game in short notation.
    #[arg(allow_negative_numbers = true)]
    pub(super) row: Vec<String>,
    #[command(flatten)]
    pub(super) of: MatchArg,
    /// Number of the game. Default: the next one.
    #[arg(long)]
    pub(super) game: Option<u32>,
    /// The referee whose initials stand beside a game that must be approved.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
    /// The totals of a list that was kept on paper, instead of its games: plus/minus of each seat, with solo kinds (s),
    /// Touts (t) and Sie behind it.
    #[arg(long, value_name = "TOTALS", conflicts_with_all = ["row", "game", "json_lines"])]
    pub(super) totals: Option<String>,
    /// Writes totals that differ from what was typed first, where a second person types them again.
    #[arg(long, requires = "totals")]
    pub(super) second_counts: bool,
    /// Reads many rows from standard input: one JSON object a line in, one a line out.
    #[arg(long, conflicts_with_all = ["table", "game"])]
    pub(super) json_lines: bool,
}

#[derive(Debug, Args)]
pub(super) struct GameArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Who wants to play it.
    #[arg(value_parser = seat)]
    pub(super) seat: Seat,
    /// What, such as solo_tout, wenz_tout, sie, solo, wenz.
    #[arg(value_parser = kind)]
    pub(super) kind: ContractKind,
    /// The referee. Default: who does this.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct ComplainArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Number of the game.
    pub(super) game: u32,
    /// Who complains.
    #[arg(value_parser = seat)]
    pub(super) seat: Seat,
    /// He said "Halt" in time (S 3.4.1).
    #[arg(long)]
    pub(super) halt: bool,
}

#[derive(Debug, Args)]
pub(super) struct CallArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Who calls, where he gives his name.
    #[arg(value_parser = seat)]
    pub(super) seat: Option<Seat>,
    /// What for.
    #[arg(long, default_value = "doubt")]
    pub(super) matter: MatterArg,
    /// The complaint or call whose answer is appealed against, by its event. Default: the last one of the table.
    #[arg(long, value_name = "EVENT")]
    pub(super) about: Option<u64>,
}

/// What somebody calls the referee for.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum MatterArg {
    /// Something is unclear (T 21).
    Doubt,
    /// Somebody seems to hand points to another (S 5.2.18).
    Suspicion,
    /// Somebody goes to the tribunal, or the committee (S 5.1.3, P 22).
    Appeal,
}

impl From<MatterArg> for Matter {
    fn from(matter: MatterArg) -> Matter {
        match matter {
            MatterArg::Doubt => Matter::Doubt,
            MatterArg::Suspicion => Matter::Suspicion,
            MatterArg::Appeal => Matter::Appeal,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct AnswerArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// The answer: whether the caller is right.
    pub(super) answer: Verdict,
    /// The call, by its event. Default: the first that is open.
    #[arg(long, value_name = "EVENT")]
    pub(super) call: Option<u64>,
    /// The referee, or who answers for the tribunal. Default: who does this.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct DecideArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Number of the game.
    pub(super) game: u32,
    /// Who complained.
    #[arg(value_parser = seat)]
    pub(super) seat: Seat,
    /// The answer.
    pub(super) answer: Verdict,
    /// The referee. Default: who does this.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

/// The answer to a complaint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Verdict {
    /// It is right.
    Granted,
    /// It is not right.
    Refused,
}

#[derive(Debug, Args)]
pub(super) struct SignArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// 1 to 4, keeper, or all.
    #[arg(required = true)]
    pub(super) signers: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct CorrectArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Number of the game.
    pub(super) game: u32,
    /// What stands there from now on, in short notation.
    #[arg(required = true, allow_negative_numbers = true)]
    pub(super) row: Vec<String>,
    /// The referee whose initials stand beside it.
    #[arg(long, value_name = "WHO")]
    pub(super) referee: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct StandingsArgs {
    /// After so many games of the match.
    #[arg(long, value_name = "GAMES")]
    pub(super) after: Option<u32>,
    #[command(flatten)]
    pub(super) of: MatchArg,
    /// Only the first so many places.
    #[arg(long, value_name = "N")]
    pub(super) top: Option<usize>,
}

/// Reads a seat.
pub(super) fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "a seat is 1 to 4".to_owned())
}

/// Reads an office.
pub(super) fn role(text: &str) -> Result<Role, String> {
    match text.to_lowercase().as_str() {
        "director" | "leitung" => Ok(Role::Director),
        "referee" | "aufsicht" => Ok(Role::Referee),
        "tribunal" | "committee" | "schiedsgericht" | "ausschuss" => Ok(Role::Tribunal),
        _ => {
            Err("an office is director (leitung), referee (aufsicht) or tribunal (schiedsgericht)".to_owned())
        }
    }
}

fn kind(text: &str) -> Result<ContractKind, String> {
    let name = text.to_lowercase().replace('-', "_");
    let known = || ContractKind::ALL.map(ContractKind::name).join(", ");
    ContractKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(known)
}

/// How a table of people is read.
#[derive(Debug, Args)]
pub(super) struct ReadingArgs {
    /// Only says what would be read, and what is wrong, line by line.
    #[arg(long)]
    pub(super) dry_run: bool,
    /// Where both names stand in one field, the surname comes first.
    #[arg(long)]
    pub(super) surname_first: bool,
    /// Lines that are left out; several with commas.
    #[arg(long, value_name = "LINES", value_delimiter = ',')]
    pub(super) skip: Vec<usize>,
}
