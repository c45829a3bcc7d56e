//! The result that a table noted, and what was claimed by hand.

use schafkopf::{BySeat, Claim, Height, Seat};

use crate::fold::fold;
use crate::language::Language;
use crate::piece::Piece;
use crate::problem::{Fail, Problem};
use crate::record::{Noted, NotedEnding};

/// Reads `gewonnen, 74 Augen, 5 Stiche, Schneider` into what is noted.
pub(super) fn read_result(piece: Piece<'_>, noted: &mut Noted) -> Result<(), Fail> {
    if piece.is_empty() {
        return piece.fail(Problem::ValueMissing);
    }
    for part in piece.parts(|c| c == ',') {
        if !read_part(part, noted)? {
            return part.fail(Problem::BadResult { word: part.shown() });
        }
    }
    Ok(())
}

/// Reads one part of a result; false if it is none.
fn read_part(part: Piece<'_>, noted: &mut Noted) -> Result<bool, Fail> {
    let folded = fold(part.text);
    let once = |fresh: bool| if fresh { Ok(true) } else { part.fail(Problem::Twice) };
    if let Some(ending) = ending(&folded) {
        return once(noted.ending.replace(ending).is_none());
    }
    if let Some(height) = height(&folded) {
        return once(noted.height.replace(height).is_none());
    }
    let bare = folded.strip_prefix("mit ").or_else(|| folded.strip_prefix("with ")).unwrap_or(&folded);
    let (number, unit) = bare.split_once(' ').unwrap_or((bare, "augen"));
    let Ok(number) = number.parse() else { return Ok(false) };
    match unit {
        "augen" | "auge" | "points" | "point" | "card points" | "eyes" => {
            once(noted.points.replace(number).is_none())
        }
        "stiche" | "stich" | "stichen" | "tricks" | "trick" => once(noted.tricks.replace(number).is_none()),
        _ => Ok(false),
    }
}

fn ending(folded: &str) -> Option<NotedEnding> {
    Some(match folded {
        "gewonnen" | "spiel gewonnen" | "won" => NotedEnding::Won,
        "verloren" | "spiel verloren" | "lost" => NotedEnding::Lost,
        "zusammengeworfen" | "thrown in" => NotedEnding::ThrownIn,
        "ungueltig" | "void" => NotedEnding::Void,
        "neu gegeben" | "dealt again" => NotedEnding::Redealt,
        "abgebrochen" | "stopped" => NotedEnding::Stopped,
        _ => return None,
    })
}

fn height(folded: &str) -> Option<Height> {
    Some(match folded {
        "einfach" | "plain" => Height::Plain,
        "schneider" | "cutter" => Height::Schneider,
        "schwarz" | "black" => Height::Schwarz,
        _ => return None,
    })
}

/// The result as it is printed; none where nothing of it was noted.
pub(super) fn print_result(noted: &Noted, language: Language) -> Option<String> {
    let ending = noted.ending.map(|ending| {
        let word = match ending {
            NotedEnding::Won => language.pick("gewonnen", "won"),
            NotedEnding::Lost => language.pick("verloren", "lost"),
            NotedEnding::ThrownIn => language.pick("zusammengeworfen", "thrown in"),
            NotedEnding::Void => language.pick("ungültig", "void"),
            NotedEnding::Redealt => language.pick("neu gegeben", "dealt again"),
            NotedEnding::Stopped => language.pick("abgebrochen", "stopped"),
        };
        word.to_owned()
    });
    let points = noted.points.map(|points| format!("{points} {}", language.pick("Augen", "points")));
    let tricks = noted.tricks.map(|tricks| match tricks {
        1 => language.pick("1 Stich", "1 trick").to_owned(),
        _ => format!("{tricks} {}", language.pick("Stiche", "tricks")),
    });
    let height = noted.height.map(|height| {
        let word = match height {
            Height::Plain => language.pick("einfach", "plain"),
            Height::Schneider => "Schneider",
            Height::Schwarz => "Schwarz",
        };
        word.to_owned()
    });
    let parts: Vec<String> = [ending, points, tricks, height].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Reads four numbers, for seats 1 to 4.
pub(super) fn read_four<T: std::str::FromStr + Copy>(piece: Piece<'_>) -> Result<BySeat<T>, Fail> {
    let mut numbers = Vec::with_capacity(4);
    for word in piece.parts(|c: char| c.is_whitespace() || c == ',') {
        let plain = word.text.replace(['−', '–'], "-");
        let number = plain.parse().map_err(|_| word.failed(Problem::BadNumber { word: word.shown() }))?;
        numbers.push(number);
        if numbers.len() > 4 {
            return word.fail(Problem::FourNumbers);
        }
    }
    match <[T; 4]>::try_from(numbers) {
        Ok(four) => Ok(BySeat::new(four)),
        Err(_) => piece.fail(Problem::FourNumbers),
    }
}

/// Four numbers with their signs.
pub(super) fn print_four(numbers: &BySeat<i64>) -> String {
    let signed = |seat: Seat| match numbers[seat] {
        0 => "0".to_owned(),
        number => format!("{number:+}"),
    };
    Seat::ALL.map(signed).join(" ")
}

/// Reads `3 Laufende, Schwarz`.
pub(super) fn read_claim(piece: Piece<'_>) -> Result<Claim, Fail> {
    if piece.is_empty() {
        return piece.fail(Problem::ValueMissing);
    }
    let mut claim = Claim { runners: 0, schwarz: false };
    for part in piece.parts(|c| c == ',') {
        let folded = fold(part.text);
        match folded.split_once(' ') {
            None if folded == "schwarz" => claim.schwarz = true,
            None if folded == "nichts" || folded == "nothing" => {}
            Some((number, "laufende" | "laufenden" | "laufender" | "runners" | "runner")) => {
                let word = || part.failed(Problem::BadNumber { word: part.shown() });
                claim.runners = number.parse().map_err(|_| word())?;
            }
            _ => return part.fail(Problem::BadClaim { word: part.shown() }),
        }
    }
    Ok(claim)
}

/// A claim as it is printed.
pub(super) fn print_claim(claim: Claim, language: Language) -> String {
    let runners = language.pick("Laufende", "runners");
    match (claim.runners, claim.schwarz) {
        (0, false) => language.pick("nichts", "nothing").to_owned(),
        (0, true) => "Schwarz".to_owned(),
        (count, false) => format!("{count} {runners}"),
        (count, true) => format!("{count} {runners}, Schwarz"),
    }
}
