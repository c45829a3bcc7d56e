//! `turnier register` and everything about the people who take part.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, IsTerminal as _, Read as _, Write as _};
use std::path::Path;

use schafkopf_turnier::{
    AgeProof, Command, Event, EventKind, Part, Participant, Person, PersonId, PlayerNumber, Registration,
    Status, print_registrations,
};
use serde_json::{Value, json};
use stammtisch_desk::words::{format, joined, money, status};
use stammtisch_desk::{next_person, payment, twins, twins_of};
use stammtisch_store::kept::tournament as kept;
use stammtisch_store::private;

use super::answer::Answer;
use super::args::{ChangeArgs, DetailArgs, RegisterArgs};
use super::columns::Columns;
use super::desk::Desk;
use super::euros::Euros;
use super::poster::named;
use super::trouble::Trouble;

/// Longest table of registrations that is read.
const LONGEST: u64 = 16 * 1024 * 1024;

/// Registers somebody, or asks for one after the other.
pub(super) fn register(args: &RegisterArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    if !args.name.is_empty() {
        return register_one(args, desk);
    }
    let mut count = 0;
    let mut input = io::stdin().lock();
    while let Some(args) = ask(&mut input, desk)? {
        match register_one(&args, desk) {
            Ok(answer) => {
                println!("{}", answer.text);
                count += 1;
            }
            Err(trouble @ (Trouble::Refused(_) | Trouble::Told { .. })) => {
                println!("{}", trouble.message(desk.texts()));
            }
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(Answer::new(json!({"registered": count}), String::new()))
}

fn register_one(args: &RegisterArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let mut details = named(&args.name.join(" "));
    fill_in(&args.details, &mut details);
    let pays = args.pays.map_or(Ok(0), positive)?;
    let registration = Registration {
        player: args.number.map(PlayerNumber),
        part: if args.house { Part::House } else { Part::Ranked },
        seen_at_venue: args.seen,
        pays,
        ..Registration::of(PersonId(0), details)
    };
    let events = desk.act_with(|tournament| {
        let person = next_person(tournament);
        Ok(Command::Register(Registration { person, ..registration.clone() }))
    })?;
    let (player, person) = registered(&events).ok_or_else(|| Trouble::told("nothing_happened", &[]))?;
    let texts = desk.texts();
    let alike = twins_of(desk.tournament(), person);
    let name = desk.person_name(person);
    let mut text =
        format(texts, "turnier-registered", &[("player", player.to_string()), ("name", name.clone())]);
    for twin in &alike {
        let args = [("name", name.clone()), ("other", describe(desk, *twin))];
        text.push('\n');
        text.push_str(&format(texts, "turnier-twin", &args));
    }
    Ok(Answer::new(json!({"player": player, "person": person, "likely_duplicates": alike}), text))
}

fn positive(sum: Euros) -> Result<u32, Trouble> {
    u32::try_from(sum.0).map_err(|_| Trouble::told("below_zero", &[]))
}

fn registered(events: &[Event]) -> Option<(PlayerNumber, PersonId)> {
    events.iter().find_map(|event| match &event.what {
        EventKind::Registered(registering) => Some((registering.player, registering.person)),
        _ => None,
    })
}

fn fill_in(args: &DetailArgs, details: &mut Person) {
    if let Some(town) = &args.town {
        details.town.clone_from(town);
    }
    if let Some(customer) = &args.customer {
        details.customer = Some(customer.clone()).filter(|customer| !customer.is_empty());
    }
    details.born = args.born.or(details.born);
}

fn describe(desk: &Desk, person: PersonId) -> String {
    let number = desk.state().player_of(person).map_or(0, |player| player.0);
    format!("{number} {}", desk.person_name(person))
}

/// Asks for a registration, line by line; none at an empty name or the end of the input.
fn ask(input: &mut impl BufRead, desk: &Desk) -> Result<Option<RegisterArgs>, Trouble> {
    let texts = desk.texts();
    let mut question = |key: &str| -> Result<Option<String>, Trouble> {
        print!("{} ", texts.get(key));
        io::stdout().flush()?;
        let mut line = String::new();
        let read = (&mut *input).take(1000).read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    };
    let Some(name) = question("turnier-ask-name")?.filter(|name| !name.is_empty()) else { return Ok(None) };
    let mut args = RegisterArgs {
        name: vec![name],
        details: DetailArgs::default(),
        seen: false,
        pays: None,
        number: None,
        house: false,
    };
    args.details.town = question("turnier-ask-town")?.filter(|town| !town.is_empty());
    args.details.customer = question("turnier-ask-customer")?.filter(|customer| !customer.is_empty());
    loop {
        let Some(born) = question("turnier-ask-born")? else { return Ok(None) };
        match born.as_str() {
            "" => break,
            "j" | "y" | "x" => {
                args.seen = true;
                break;
            }
            text => match text.parse() {
                Ok(date) => {
                    args.details.born = Some(date);
                    break;
                }
                Err(_) => println!("{}", format(texts, "turnier-no-date", &[("text", text.to_owned())])),
            },
        }
    }
    loop {
        let Some(paid) = question("turnier-ask-paid")? else { return Ok(None) };
        let fee = Euros(i64::from(desk.state().setup().entry_fee));
        match paid.as_str() {
            "" => break,
            "j" | "y" | "x" => {
                args.pays = Some(fee);
                break;
            }
            text => match text.parse() {
                Ok(sum) => {
                    args.pays = Some(sum);
                    break;
                }
                Err(_) => println!("{}", format(texts, "turnier-no-sum", &[("text", text.to_owned())])),
            },
        }
    }
    Ok(Some(args))
}

/// Changes a player's details.
pub(super) fn change(args: &ChangeArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let player = PlayerNumber(args.player);
    desk.act_with(|tournament| {
        let person = tournament.state().player(player).map(|player| player.person);
        let mut details = person.and_then(|id| tournament.people().get(&id).cloned()).unwrap_or_default();
        if let Some(first_name) = &args.first_name {
            details.first_name.clone_from(first_name);
        }
        if let Some(surname) = &args.surname {
            details.surname.clone_from(surname);
        }
        fill_in(&args.details, &mut details);
        Ok(Command::ChangeDetails(player, details))
    })?;
    Ok(done(desk, "turnier-changed", player))
}

/// A short answer about one player.
pub(super) fn done(desk: &Desk, key: &str, player: PlayerNumber) -> Answer {
    let name = player_name(desk, player);
    let text = format(desk.texts(), key, &[("player", player.to_string()), ("name", name)]);
    Answer::new(json!({"player": player, "events": desk.tournament().log().len()}), text)
}

/// A player's name.
pub(super) fn player_name(desk: &Desk, player: PlayerNumber) -> String {
    desk.state().player(player).map_or_else(String::new, |player| desk.person_name(player.person))
}

/// Notes that a player was found old enough.
pub(super) fn age(player: u32, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::ProveAge(PlayerNumber(player), AgeProof::SeenAtVenue))?;
    Ok(done(desk, "turnier-age-proven", PlayerNumber(player)))
}

/// Takes money in, or pays it back.
pub(super) fn pay(player: u32, euros: Option<Euros>, desk: &mut Desk) -> Result<Answer, Trouble> {
    let player = PlayerNumber(player);
    desk.act_with(|tournament| {
        Ok(Command::Pay(payment(tournament.state(), player, euros.map(|sum| sum.0))))
    })?;
    let texts = desk.texts();
    let paid = desk.state().player(player).map_or(0, |player| player.paid);
    let args = [
        ("player", player.to_string()),
        ("name", player_name(desk, player)),
        ("paid", money(texts, paid)),
        ("till", money(texts, desk.state().till())),
    ];
    let fields = json!({"player": player, "paid": paid, "till": desk.state().till()});
    Ok(Answer::new(fields, format(texts, "turnier-paid", &args)))
}

/// Puts players on the waiting list.
pub(super) fn wait(players: &[u32], desk: &mut Desk) -> Result<Answer, Trouble> {
    let players: Vec<PlayerNumber> = players.iter().copied().map(PlayerNumber).collect();
    desk.act(Command::PutOnWaitingList(players.clone()))?;
    let text = format(desk.texts(), "turnier-waiting", &[("players", joined(&players))]);
    Ok(Answer::new(json!({"waiting": players}), text))
}

/// The bytes of a file, or of standard input.
pub(super) fn read(file: &Path) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes)?;
    } else {
        let opened = fs::File::open(file).map_err(Trouble::file(file))?;
        opened.take(LONGEST + 1).read_to_end(&mut bytes).map_err(Trouble::file(file))?;
    }
    if bytes.len() as u64 > LONGEST {
        return Err(Trouble::told("file_too_long", &[("file", &file.display().to_string())]));
    }
    Ok(bytes)
}

/// The registrations as a table for a spreadsheet.
pub(super) fn export(file: Option<&Path>, desk: &Desk) -> Result<Answer, Trouble> {
    let table = print_registrations(desk.state(), desk.tournament().people());
    let Some(file) = file else {
        let text = table.trim_end().replace("\r\n", "\n");
        return Ok(Answer::new(json!({"csv": table}), text));
    };
    // The mark tells spreadsheets that it is UTF-8.
    private::write(file, format!("\u{feff}{table}")).map_err(Trouble::file(file))?;
    let name = file.display().to_string();
    let text = format(desk.texts(), "turnier-written", &[("file", name.clone())]);
    Ok(Answer::new(json!({"file": name}), text))
}

/// The players.
pub(super) fn players(waiting: bool, unpaid: bool, desk: &Desk) -> Answer {
    let state = desk.state();
    let texts = desk.texts();
    let owing: Vec<PlayerNumber> = state.unpaid().collect();
    let wanted = |number: &PlayerNumber, player: &Participant| {
        (!waiting || player.status == Status::Waiting) && (!unpaid || owing.contains(number))
    };
    let heads = ["number", "name", "town", "paid", "status", "seat"];
    let mut columns = Columns::new(heads.map(|key| texts.get(&format!("turnier-head-{key}"))));
    let mut list = Vec::new();
    for (&number, player) in state.players().iter().filter(|(number, player)| wanted(number, player)) {
        let person = desk.tournament().people().get(&player.person);
        let place =
            state.seat_ahead(number).map(|(_, place)| format!("{}/{}", place.table, place.seat.number()));
        let mut told = status(texts, player.status);
        if player.part == Part::House {
            told = format!("{told}, {}", texts.get("turnier-house"));
        }
        columns.row([
            number.to_string(),
            desk.person_name(player.person),
            person.map(|person| person.town.clone()).unwrap_or_default(),
            money(texts, player.paid),
            told,
            place.unwrap_or_default(),
        ]);
        list.push(player_json(number, player, person));
    }
    Answer::new(json!({"players": list}), columns.text())
}

fn player_json(number: PlayerNumber, player: &Participant, person: Option<&Person>) -> Value {
    json!({
        "player": number, "person": player.person, "details": person.map(kept::Person::from), "part": kept::Part::from(player.part), "late": player.late,
        "age": player.age.map(kept::AgeProof::from), "paid": player.paid, "status": player.status, "took_over": player.took_over,
    })
}

pub(super) fn duplicate_pairs(desk: &Desk) -> Vec<Value> {
    let numbers: BTreeMap<PersonId, PlayerNumber> =
        desk.state().players().iter().map(|(&number, player)| (player.person, number)).collect();
    let pair = |pair: &schafkopf_turnier::LikelyDuplicate| json!({"first": numbers.get(&pair.first), "second": numbers.get(&pair.second), "because": pair.because});
    twins(desk.tournament()).iter().map(pair).collect()
}

/// Who may be registered twice.
pub(super) fn duplicates(desk: &Desk) -> Answer {
    let texts = desk.texts();
    let mut lines = Vec::new();
    for pair in twins(desk.tournament()) {
        let args = [("name", describe(desk, pair.first)), ("other", describe(desk, pair.second))];
        lines.push(format(texts, "turnier-twin", &args));
    }
    if lines.is_empty() {
        lines.push(texts.get("turnier-no-twins"));
    }
    Answer::new(json!({"likely_duplicates": duplicate_pairs(desk)}), lines.join("\n"))
}

/// Whether somebody at the terminal, or `--yes`, agrees to what cannot be undone.
pub(super) fn agreed(yes: bool, question: &str) -> Result<bool, Trouble> {
    if yes {
        return Ok(true);
    }
    if !io::stdin().is_terminal() {
        return Err(Trouble::told("not_agreed", &[]));
    }
    print!("{question} ");
    io::stdout().flush()?;
    let mut line = String::new();
    io::stdin().lock().take(100).read_line(&mut line)?;
    Ok(matches!(line.trim().to_lowercase().as_str(), "j" | "ja" | "y" | "yes"))
}
