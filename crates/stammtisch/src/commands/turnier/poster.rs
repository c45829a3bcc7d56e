//! `turnier new`, `setup` and what else is fixed beforehand: offices, seed, registration.

use std::sync::Arc;

use schafkopf::{ErrorCode, RuleSet};
use schafkopf_turnier::{
    Act, Command, Date, EventKind, Merit, Office, Person, PersonId, PlacePrizes, PlayerNumber, Prize,
    PrizePlan, Role, Setup, SpecialPrize, Tournament, with_length,
};
use serde_json::json;
use stammtisch_desk::appoint_new;
use stammtisch_desk::words::{self, format, money, phase};
use stammtisch_store::kept::tournament as kept;
use stammtisch_store::log_head;
use stammtisch_text::{Lang, Texts};

use super::answer::Answer;
use super::args::{NewArgs, PosterArgs, SetupArgs};
use super::columns::Columns;
use super::command::Options;
use super::desk::{Archive, Desk, folder, now};
use super::euros::Euros;
use super::trouble::Trouble;
use crate::rule_sets::RuleSets;

/// Creates a tournament.
pub(super) fn new(args: &NewArgs, options: &Options, lang: Lang, sets: &RuleSets) -> Result<Answer, Trouble> {
    let rules = rules(args, sets)?;
    let archive = Archive::open_or_make(options, lang)?;
    let mut setup = Setup::new(args.name.clone(), today(), &rules);
    apply(&args.poster, &mut setup)?;
    let director = (PersonId(1), named(&args.director));
    let mut tournament = Tournament::create(rules, setup, director, now())?;
    if let Some(seed) = &args.seed {
        let command = Command::FixSeed(seed.clone());
        tournament.act(&Act { at: now(), by: PersonId(1), why: None, command })?;
    }
    let id = archive.create(args.id.as_deref(), &tournament)?;
    let folder = archive.folder().display().to_string();
    let text = format(archive.texts, "turnier-created", &[("id", id.clone()), ("folder", folder.clone())]);
    Ok(Answer::new(
        json!({"tournament": id, "data": folder, "setup": kept::Setup::from(tournament.state().setup())}),
        text,
    ))
}

/// Today, where the program runs.
pub(super) fn today() -> Date {
    let today = jiff::Zoned::now().date();
    let (year, month, day) = (today.year(), today.month(), today.day());
    u16::try_from(year)
        .ok()
        .and_then(|year| Date::new(year, month.unsigned_abs(), day.unsigned_abs()))
        .unwrap_or_else(|| Date::new(2000, 1, 1).expect("a day"))
}

fn rules(args: &NewArgs, sets: &RuleSets) -> Result<Arc<RuleSet>, Trouble> {
    let unknown = || Trouble::told("unknown_rules", &[("name", &args.rules), ("known", &sets.ids())]);
    debug_assert_eq!(ErrorCode::UnknownRules.name(), "unknown_rules");
    let rules = sets.get(&args.rules).ok_or_else(unknown)?;
    if args.matches.is_none() && args.games.is_none() {
        return Ok(Arc::clone(rules));
    }
    with_length(rules, args.matches, args.games)
        .ok_or_else(|| Trouble::told("bad_length", &[("name", &args.rules)]))
}

/// A person from a full name; the last word is the surname.
pub(super) fn named(name: &str) -> Person {
    let name = name.trim();
    let (first_name, surname) = name.rsplit_once(char::is_whitespace).unwrap_or(("", name));
    Person { first_name: first_name.trim().to_owned(), surname: surname.to_owned(), ..Person::default() }
}

fn apply(args: &PosterArgs, setup: &mut Setup) -> Result<(), Trouble> {
    setup.date = args.date.unwrap_or(setup.date);
    if let Some(venue) = &args.venue {
        setup.venue.clone_from(venue);
    }
    if let Some(organiser) = &args.organiser {
        setup.organiser.clone_from(organiser);
    }
    setup.entry_fee = args.fee.map_or(setup.entry_fee, Euros::cents);
    setup.stake = args.stake.map(Euros::cents).or(setup.stake);
    setup.added = args.added.map_or(setup.added, Euros::cents);
    prizes(args, &mut setup.prizes)
}

fn prizes(args: &PosterArgs, plan: &mut PrizePlan) -> Result<(), Trouble> {
    if !args.prizes.is_empty() {
        plan.places =
            PlacePrizes::List(args.prizes.iter().map(|text| prize(text)).collect::<Result<_, _>>()?);
    }
    if let Some(percent) = args.share {
        plan.places =
            PlacePrizes::Share { permille: percent.saturating_mul(10), weights: args.weights.clone() };
    }
    plan.table_winner = args.table_prize.map_or(plan.table_winner, Euros::cents);
    let special = [
        (Merit::MostSolos, &args.most_solos),
        (Merit::MiddlePlace, &args.middle),
        (Merit::LastPlace, &args.last_place),
    ];
    for (merit, text) in special {
        if let Some(text) = text {
            plan.special.retain(|special| special.merit != merit);
            plan.special.push(SpecialPrize { merit, prize: prize(text)? });
        }
    }
    if !args.special.is_empty() {
        plan.special.retain(|special| !matches!(special.merit, Merit::Named { .. }));
        let own = args.special.iter().map(|text| own_special(text));
        plan.special.extend(own.collect::<Result<Vec<_>, _>>()?);
    }
    Ok(())
}

/// `100`, `300,-`, `1 Spanferkel`, `100+Schinken`, `Schinken, gestiftet von …`.
fn prize(text: &str) -> Result<Prize, Trouble> {
    text.parse().map_err(|_| Trouble::told("bad_prize", &[("text", text)]))
}

/// `TITLE=PRIZE`, or `TITLE@NUMBER=PRIZE` where the winner is known.
fn own_special(text: &str) -> Result<SpecialPrize, Trouble> {
    let wrong = || Trouble::told("bad_special", &[("text", text)]);
    let (title, what) = text.split_once('=').ok_or_else(wrong)?;
    let (title, winner) = match title.rsplit_once('@') {
        Some((title, number)) => (title, Some(PlayerNumber(number.trim().parse().map_err(|_| wrong())?))),
        None => (title, None),
    };
    let merit = Merit::Named { title: title.trim().to_owned(), winner };
    Ok(SpecialPrize { merit, prize: prize(what)? })
}

/// Changes the setup.
pub(super) fn setup(args: &SetupArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act_with(|tournament| {
        let mut setup = tournament.state().setup().clone();
        if let Some(name) = &args.name {
            setup.name.clone_from(name);
        }
        apply(&args.poster, &mut setup)?;
        Ok(Command::ChangeSetup(setup))
    })?;
    Ok(status(desk))
}

/// Gives somebody an office: somebody who holds one already, or a new person.
pub(super) fn appoint(role: Role, name: &[String], desk: &mut Desk) -> Result<Answer, Trouble> {
    let name = name.join(" ");
    let known = desk.official(&name).ok();
    let events = desk.act_with(|tournament| {
        Ok(known.map_or_else(
            || appoint_new(tournament, role, named(&name)),
            |person| stammtisch_desk::appoint(role, person),
        ))
    })?;
    let person = events.iter().find_map(|event| match &event.what {
        EventKind::Appointed(office) => Some(office.person),
        _ => None,
    });
    let id = person.map_or(0, |person| person.0);
    let text = format(desk.texts(), "turnier-appointed", &[("name", name), ("id", id.to_string())]);
    Ok(Answer::new(json!({"person": id, "role": kept::Role::from(role)}), text))
}

/// Relieves somebody of an office.
pub(super) fn dismiss(role: Role, who: &str, desk: &mut Desk) -> Result<Answer, Trouble> {
    let person = desk.official(who)?;
    desk.act(Command::Dismiss(Office { person, role }))?;
    let text = format(desk.texts(), "turnier-dismissed", &[("name", desk.person_name(person))]);
    Ok(Answer::new(json!({"person": person, "role": kept::Role::from(role)}), text))
}

/// Fixes the public seed.
pub(super) fn seed(seed: &str, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::FixSeed(seed.to_owned()))?;
    let text = format(desk.texts(), "turnier-seed-fixed", &[("seed", seed.to_owned())]);
    Ok(Answer::new(json!({"seed": seed}), text))
}

/// Opens registration.
pub(super) fn open(desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::OpenRegistration)?;
    Ok(status(desk))
}

/// All tournaments; where there is no database, there are none.
pub(super) fn tournaments(options: &Options, lang: Lang) -> Result<Answer, Trouble> {
    let archive = match Archive::open(options, lang) {
        Ok(archive) => archive,
        Err(trouble @ Trouble::Told { code: "no_tournament", .. }) => {
            let folder = folder(options)?.display().to_string();
            let text = trouble.message(Texts::of(lang));
            return Ok(Answer::new(json!({"data": folder, "tournaments": []}), text));
        }
        Err(trouble) => return Err(trouble),
    };
    let heads = archive.heads()?;
    let folder = archive.folder().display().to_string();
    let mut columns =
        Columns::new(["turnier-head-id", "turnier-head-events"].map(|key| archive.texts.get(key)));
    for head in &heads {
        columns.row([head.id.clone(), head.entries.to_string()]);
    }
    let text = format(archive.texts, "turnier-kept-in", &[("folder", folder.clone())]);
    let list: Vec<_> = heads
        .iter()
        .map(|head| json!({"id": head.id, "created": head.created, "events": head.entries}))
        .collect();
    Ok(Answer::new(json!({"data": folder, "tournaments": list}), format!("{text}\n{}", columns.text())))
}

/// Chooses the tournament that is meant from now on.
pub(super) fn use_it(id: &str, options: &Options, lang: Lang) -> Result<Answer, Trouble> {
    let archive = Archive::open(options, lang)?;
    let id = archive.choose(Some(id))?;
    archive.remember(&id)?;
    let text = format(archive.texts, "turnier-used", &[("id", id.clone())]);
    Ok(Answer::new(json!({"tournament": id}), text))
}

/// How far the tournament has come.
pub(super) fn status(desk: &Desk) -> Answer {
    let state = desk.state();
    let texts = desk.texts();
    let setup = state.setup();
    let rules = state.tournament_rules();
    let name = match texts.lang() {
        Lang::De => &state.rules().name.de,
        Lang::En => &state.rules().name.en,
    };
    let (field, house) = (state.field().count(), state.house_players().count());
    let head = log_head(desk.tournament());
    let officials: Vec<String> = state.officials().keys().map(|&id| desk.person_name(id)).collect();
    let args = [
        ("name", setup.name.clone()),
        ("id", desk.id().to_owned()),
        ("date", setup.date.to_string()),
        ("venue", setup.venue.clone()),
        ("rules", name.clone()),
        ("matches", rules.matches.to_string()),
        ("games", rules.games.to_string()),
        ("phase", phase(texts, state.phase())),
        ("players", field.to_string()),
        ("house", house.to_string()),
        ("till", money(texts, state.till())),
        ("fee", money(texts, i64::from(setup.entry_fee))),
        ("seed", state.seed().map_or_else(|| texts.get("turnier-no-seed"), str::to_owned)),
        ("officials", officials.join(", ")),
        ("log", words::log_head(texts, head)),
        ("folder", desk.archive.folder().display().to_string()),
    ];
    let open: Vec<u32> = open_tables(desk);
    let fields = json!({
        "tournament": desk.id(), "phase": state.phase(), "setup": kept::Setup::from(setup), "rules": state.rules().id,
        "matches": rules.matches, "games": rules.games, "players": field, "house": house, "till": state.till(),
        "seed": state.seed(), "events": head.events, "head": head.value, "open_tables": open,
        "data": desk.archive.folder().display().to_string(),
    });
    Answer::new(fields, format(texts, "turnier-status", &args))
}

/// Tables whose lists are not in, in the match that is running.
fn open_tables(desk: &Desk) -> Vec<u32> {
    let lists = desk.state().lists(desk.state().current_match()).iter().zip(1..);
    lists.filter(|(list, _)| !list.is_settled()).map(|(_, table)| table).collect()
}
