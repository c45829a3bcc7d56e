//! The model on the back of P's list: how twelve games are written, and what they come to (P 10).

use schafkopf::rules::TournamentText;
use schafkopf::{ContractKind, RuleSet};
use schafkopf_turnier::{Row, RowPlace, Scoresheet};
use stammtisch_text::Texts;

use super::game_words::game_words;
use super::lines::{Line, Style};

/// What is written of a game: who plays, whom he calls or what he plays alone, how it ends.
type Game = (i64, Played, Ending);

/// What is played.
#[derive(Debug, Clone, Copy)]
enum Played {
    /// A Rufspiel, with this partner.
    Calls(i64),
    /// A Solo.
    Solo,
    /// A Solo Tout.
    SoloTout,
}

/// How it ends.
#[derive(Debug, Clone, Copy)]
enum Ending {
    Won,
    WonSchneider,
    WonSchwarz,
    Lost,
    LostSchneider,
}

/// The games of the model, in its order.
const GAMES: [Game; 12] = [
    (1, Played::Calls(2), Ending::Won),
    (2, Played::Calls(4), Ending::WonSchneider),
    (1, Played::Solo, Ending::Won),
    (3, Played::Calls(2), Ending::WonSchwarz),
    (1, Played::Calls(4), Ending::Lost),
    (1, Played::Solo, Ending::Lost),
    (4, Played::SoloTout, Ending::Won),
    (4, Played::Calls(1), Ending::LostSchneider),
    (3, Played::Solo, Ending::Won),
    (3, Played::Calls(4), Ending::LostSchneider),
    (2, Played::Solo, Ending::Lost),
    (2, Played::Calls(3), Ending::Won),
];

/// The lines of the model under a set whose text is P; none elsewhere, and none where the set does not know all its games.
pub(super) fn lines(texts: &Texts, rules: &RuleSet) -> Option<Vec<Line>> {
    match rules.tournament_text() {
        TournamentText::Preis => {}
        TournamentText::Schule | TournamentText::Tischpunkte => return None,
    }
    let sheet = Scoresheet::new(rules).ok()?;
    let line = |(number, game): (u32, Game)| {
        let written = sheet.check(RowPlace::of_game(number), &row(game)).ok()?;
        Some(Line {
            game: number,
            style: Style::Plain,
            what: game_words(texts, &written),
            entry: Some(written.entry()),
            referee: String::new(),
            marks: Vec::new(),
        })
    };
    (1..).zip(GAMES).map(line).collect()
}

/// A game as a keeper writes it; what it is worth is the scoresheet's to say.
fn row((declarer, played, ending): Game) -> Row {
    let (kind, partner) = match played {
        Played::Calls(partner) => (ContractKind::Rufspiel, Some(partner)),
        Played::Solo => (ContractKind::Solo, None),
        Played::SoloTout => (ContractKind::SoloTout, None),
    };
    Row {
        declarer: Some(declarer),
        partner,
        contract: Some(kind.plain().name().into()),
        tout: Some(kind.is_tout()),
        won: Some(matches!(ending, Ending::Won | Ending::WonSchneider | Ending::WonSchwarz)),
        schneider: Some(matches!(ending, Ending::WonSchneider | Ending::LostSchneider)),
        schwarz: Some(matches!(ending, Ending::WonSchwarz)),
        ..Row::default()
    }
}
