//! `stammtisch replay`: shows a game trick by trick, with what was legal and what it counted.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use schafkopf::{BySeat, CardSet, Outcome, Seat, Side};
use schafkopf_record::{
    Course, CoursePlay, CourseTrick, Finding, Language, Line, NotedEnding, ReplayError, print, replay,
};
use stammtisch_text::{Arg, Lang, Texts};

use super::Context;
use super::audit::heading;
use crate::records::{Chosen, Speaker, choose_rules, read_file};

/// Shows a game trick by trick, with what was legal and what it counted.
///
/// On a terminal it steps from trick to trick with the space bar, b goes back, q ends; with --all, or where the output is no
/// terminal, everything comes at once.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch replay freitag.skn
  stammtisch replay --game 3 --all freitag.skn
  stammtisch convert --to text protokoll.txt | stammtisch replay --all -")]
pub(crate) struct ReplayArgs {
    /// File with records; - for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Shows everything at once.
    #[arg(long)]
    all: bool,

    /// Shows only this game of the file, from 1.
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,

    /// Judges by this rule set, whatever the record names.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
}

pub(super) fn run(args: &ReplayArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let sets = context.rule_sets()?;
    let file = read_file(&args.file, texts)?;
    let mut games = choose_rules(&file, args.rules.as_deref(), &sets, texts)?;
    if let Some(number) = args.game {
        games.retain(|chosen| chosen.number == number);
        if games.is_empty() {
            let args =
                [("name", Arg::from(file.name.as_str())), ("count", Arg::from(file.games.len() as i64))];
            anyhow::bail!(texts.format("record-no-such-game", &args));
        }
    }
    let pages: Vec<String> = games.iter().flat_map(|chosen| Pages::of(chosen, texts).pages()).collect();
    let stepping = !args.all && io::stdout().is_terminal() && io::stdin().is_terminal();
    if stepping {
        step(&pages, &texts.get("replay-keys"))?;
    } else {
        io::stdout().lock().write_all(pages.join("\n").as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The pages of one game.
struct Pages<'a> {
    chosen: &'a Chosen<'a>,
    course: Course,
    speaker: Speaker<'a>,
    texts: &'static Texts,
}

impl<'a> Pages<'a> {
    fn of(chosen: &'a Chosen<'a>, texts: &'static Texts) -> Pages<'a> {
        let speaker = Speaker { texts, record: chosen.record(), rules: &chosen.rules };
        Pages { chosen, course: Course::of(chosen.record(), &chosen.rules), speaker, texts }
    }

    /// The beginning, a page for each trick, and the end.
    fn pages(&self) -> Vec<String> {
        let mut left = self.course.hands.cards;
        let mut own = 0;
        let mut other = 0;
        let mut pages = vec![self.beginning()];
        for (index, trick) in self.course.tricks.iter().enumerate() {
            if let (Some(taken), Some(parties)) = (trick.taken, self.course.parties) {
                match parties.side(taken.winner) {
                    Side::Declarer => own += i64::from(taken.points),
                    Side::Defenders => other += i64::from(taken.points),
                }
            }
            pages.push(self.trick(index, trick, &left, (own, other)));
            for play in &trick.plays {
                left[play.seat].remove(play.card);
            }
        }
        pages.push(self.end());
        pages
    }

    fn beginning(&self) -> String {
        let (texts, record) = (self.texts, self.chosen.record());
        let mut page = heading("replay-title", self.chosen, texts) + "\n";
        let dealer = [("dealer", Arg::from(self.speaker.who(record.dealer)))];
        let _ = writeln!(page, "{}\n\n{}", texts.format("replay-dealer", &dealer), texts.get("replay-hands"));
        for seat in Seat::ALL {
            let known = self.course.hands.complete[seat];
            let cards = if known {
                self.speaker.cards(self.course.hands.cards[seat])
            } else {
                texts.get("replay-hand-unknown")
            };
            let _ = writeln!(page, "  {:<12} {cards}", self.speaker.who(seat));
        }
        page + &self.talk()
    }

    /// The auction, the contract and the doubles, in the words of the record.
    fn talk(&self) -> String {
        let record = self.chosen.record();
        let language = match self.texts.lang() {
            Lang::De => Language::German,
            Lang::En => Language::English,
        };
        // The notation has the words; what is not talk is left out.
        let mut talk = record.clone();
        talk.tricks.clear();
        talk.hands = BySeat::default();
        let printed = print(&talk, language);
        let Ok(parsed) = schafkopf_record::parse(&printed) else { return String::new() };
        let Some(parsed) = parsed.first() else { return String::new() };
        let bids = (0..talk.auction.len()).map(|index| Line::Bid(index as u8));
        let calls = (0..talk.calls.len()).map(|index| Line::Call(index as u8));
        let lines = bids.chain([Line::Contract]).chain(calls);
        let shown: Vec<String> = lines
            .filter_map(|line| parsed.lines.number(line))
            .filter_map(|number| printed.lines().nth(number - 1))
            .map(|line| format!("  {line}\n"))
            .collect();
        if shown.is_empty() {
            return String::new();
        }
        format!("\n{}\n{}{}", self.texts.get("replay-auction"), shown.concat(), self.partner())
    }

    fn partner(&self) -> String {
        let partner = self.course.parties.and_then(|parties| parties.partner);
        partner.map_or_else(String::new, |seat| {
            let who = [("who", Arg::from(self.speaker.who(seat)))];
            format!("  ({})\n", self.texts.format("replay-partner", &who))
        })
    }

    fn trick(&self, index: usize, trick: &CourseTrick, left: &BySeat<CardSet>, points: (i64, i64)) -> String {
        let texts = self.texts;
        let mut page = texts.format("replay-trick", &[("number", Arg::from(index as i64 + 1))]) + "\n";
        for play in &trick.plays {
            let _ = writeln!(page, "{}", self.play(play, left[play.seat]));
            let at = |finding: &&Finding| {
                finding.at.line == Line::Trick(index as u8) && finding.at.card == Some(play.place)
            };
            for finding in self.course.findings.iter().filter(at) {
                let _ = writeln!(page, "      ✗ {} ({})", self.speaker.fault(&finding.fault), finding.clause);
            }
        }
        if let Some(taken) = trick.taken {
            let args = [
                ("who", Arg::from(self.speaker.who(taken.winner))),
                ("points", Arg::from(i64::from(taken.points))),
                ("own", Arg::from(points.0)),
                ("other", Arg::from(points.1)),
            ];
            let _ = writeln!(page, "  → {}", texts.format("replay-taken", &args));
        }
        page
    }

    /// A card, what was legal, and the hand it came from.
    fn play(&self, play: &CoursePlay, hand: CardSet) -> String {
        let texts = self.texts;
        let mark = if play.is_wrong { "✗" } else { " " };
        let legal = match play.legal {
            None => texts.get("replay-hand-unknown"),
            Some(legal) if legal == hand => texts.get("replay-free"),
            Some(legal) => texts.format("replay-legal", &[("cards", Arg::from(self.speaker.cards(legal)))]),
        };
        let left = if play.legal.is_some() {
            texts.format("replay-left", &[("cards", Arg::from(self.speaker.cards(hand)))])
        } else {
            String::new()
        };
        let line = format!("  {:<12} {}{mark}  {left:<32} {legal}", self.speaker.who(play.seat), play.card);
        line.trim_end().to_owned()
    }

    fn end(&self) -> String {
        let texts = self.texts;
        let mut page = String::new();
        match self.course.outcome {
            Some(outcome) => page += &self.outcome(&outcome),
            None if self.chosen.record().noted.ending == Some(NotedEnding::ThrownIn) => {
                let _ = writeln!(page, "{}", texts.get("replay-thrown-in"));
            }
            None => {
                let _ = writeln!(page, "{}", texts.get("replay-open"));
            }
        }
        if let Some(place) = self.rejected() {
            let _ = writeln!(page, "{}", texts.format("replay-rejected", &[("place", Arg::from(place))]));
        }
        let findings = self.course.findings.len();
        if findings > 0 {
            let _ = writeln!(
                page,
                "{}",
                texts.format("replay-findings", &[("findings", Arg::from(findings as i64))])
            );
        }
        page
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        let texts = self.texts;
        let key = if outcome.won { "replay-won" } else { "replay-lost" };
        let args = [
            ("points", Arg::from(i64::from(outcome.points))),
            ("tricks", Arg::from(i64::from(outcome.tricks))),
        ];
        let mut page = texts.format(key, &args) + "\n";
        let height = match (outcome.schneider, outcome.schwarz) {
            (_, true) => Some("replay-schwarz"),
            (true, false) => Some("replay-schneider"),
            (false, false) => None,
        };
        let runners = [
            ("count", Arg::from(i64::from(outcome.runners.count))),
            ("side", Arg::from(outcome.runners.side.name())),
        ];
        let lines = [
            height.map(|key| texts.get(key)),
            Some(texts.format("replay-runners", &runners)),
            self.course.settlement.map(|settlement| {
                let numbers = self.speaker.numbers(settlement.units());
                texts.format("replay-units", &[("numbers", Arg::from(numbers))])
            }),
            self.course.entry.map(|entry| {
                let numbers = self.speaker.numbers(&entry.points().map(i64::from));
                texts.format("replay-points", &[("numbers", Arg::from(numbers))])
            }),
        ];
        for line in lines.into_iter().flatten() {
            let _ = writeln!(page, "{line}");
        }
        page
    }

    /// Where the machine stops following the record, if it does.
    fn rejected(&self) -> Option<String> {
        let error = replay(self.chosen.record(), &self.chosen.rules).err()?;
        let (line, card) = match error {
            ReplayError::NoDeal => return None,
            ReplayError::Undeclarable(_) => (Line::Contract, None),
            ReplayError::Rejected { line, card, .. } => (line, card),
            ReplayError::NotOnLadder { line }
            | ReplayError::ShortTrick { line }
            | ReplayError::WrongTime { line } => (line, None),
        };
        self.speaker.at(line, card)
    }
}

/// Puts the terminal back as it was, however the stepping ends.
struct Screen;

impl Screen {
    fn enter() -> io::Result<Screen> {
        enable_raw_mode()?;
        let screen = Screen;
        execute!(io::stdout(), EnterAlternateScreen)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// What a key asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    On,
    Back,
    Quit,
    Nothing,
}

fn wish(event: &Event) -> Wish {
    let Event::Key(key) = event else { return Wish::Nothing };
    if key.kind == KeyEventKind::Release {
        return Wish::Nothing;
    }
    match key.code {
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Wish::Quit,
        KeyCode::Char('q') | KeyCode::Esc => Wish::Quit,
        KeyCode::Char('b') | KeyCode::Backspace | KeyCode::Left | KeyCode::Up | KeyCode::PageUp => Wish::Back,
        KeyCode::Char(' ') | KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::PageDown => Wish::On,
        _ => Wish::Nothing,
    }
}

/// Shows page after page, as the keys ask.
fn step(pages: &[String], keys: &str) -> io::Result<()> {
    let _screen = Screen::enter()?;
    let mut page = 0;
    while let Some(text) = pages.get(page) {
        let mut out = io::stdout().lock();
        execute!(out, Clear(ClearType::All), MoveTo(0, 0))?;
        write!(out, "{}\r\n{}/{}   {keys}", text.replace('\n', "\r\n"), page + 1, pages.len())?;
        out.flush()?;
        drop(out);
        match wish(&event::read()?) {
            Wish::On => page += 1,
            Wish::Back => page = page.saturating_sub(1),
            Wish::Quit => break,
            Wish::Nothing => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

    use super::{Wish, wish};

    #[test]
    fn keys_step_on_back_and_out() {
        let press = |code| wish(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        assert_eq!((press(KeyCode::Enter), press(KeyCode::Char(' '))), (Wish::On, Wish::On));
        assert_eq!((press(KeyCode::Char('b')), press(KeyCode::Left)), (Wish::Back, Wish::Back));
        assert_eq!((press(KeyCode::Char('q')), press(KeyCode::Char('x'))), (Wish::Quit, Wish::Nothing));
        let stop = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert_eq!(wish(&stop), Wish::Quit);
    }
}
