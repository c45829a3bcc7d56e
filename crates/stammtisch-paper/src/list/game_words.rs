//! What was played, in the words of the model sheet: "1 ruft 2 – gewinnen einfach".

use schafkopf::{ContractKind, Height, ListedGame, Seat};
use schafkopf_turnier::{CheckedRow, Told};
use stammtisch_text::{Arg, Texts};

/// What was played, in few words; what a row does not tell is left out.
pub(super) fn game_words(texts: &Texts, row: &CheckedRow) -> String {
    let parts = [game(texts, row), result(texts, row)];
    let mut words = parts.into_iter().flatten().collect::<Vec<_>>().join(" – ");
    if let Some(by) = row.double() {
        words.push_str(&texts.format("paper-game-doubled", &[("seat", seat(by))]));
    }
    words
}

fn seat(seat: Seat) -> Arg<'static> {
    Arg::from(i64::from(seat.number()))
}

fn game(texts: &Texts, row: &CheckedRow) -> Option<String> {
    let declarer = ("declarer", seat(row.declarer()?));
    match (row.kind()?, row.partner()) {
        (ContractKind::Rufspiel, Some(partner)) => {
            Some(texts.format("paper-game-calls", &[declarer, ("partner", seat(partner))]))
        }
        (kind, _) => {
            Some(texts.format("paper-game-plays", &[declarer, ("kind", Arg::from(texts.kind(kind)))]))
        }
    }
}

fn result(texts: &Texts, row: &CheckedRow) -> Option<String> {
    if let Some(played) = row.played() {
        return Some(ending(texts, played));
    }
    match row.told() {
        Told::Ruled(_) => Some(texts.get("paper-game-ruled")),
        Told::Numbers if row.kind().is_none() => Some(texts.get("paper-game-only-points")),
        Told::Numbers | Told::Struck(_) | Told::Played(_) => None,
    }
}

fn ending(texts: &Texts, played: &ListedGame) -> String {
    let several = played.kind == ContractKind::Rufspiel;
    let verb = match (played.won, several) {
        (true, true) => "paper-game-win-both",
        (true, false) => "paper-game-win",
        (false, true) => "paper-game-lose-both",
        (false, false) => "paper-game-lose",
    };
    let how = match played.height {
        Height::Plain if several => Some("paper-game-plain"),
        Height::Plain => None,
        Height::Schneider => Some("paper-game-schneider"),
        Height::Schwarz => Some("paper-game-schwarz"),
    };
    [Some(verb), how].into_iter().flatten().map(|key| texts.get(key)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use schafkopf::rules;
    use schafkopf_turnier::{Row, RowPlace, RowRuling, Scoresheet};
    use stammtisch_text::{Lang, Texts};

    use super::game_words;

    fn check(row: &Row, german: &str, english: &str) {
        let set = if row.double.is_some() { "tischpunkte" } else { "preis" };
        let rules = rules::builtin(set).unwrap();
        let row = Scoresheet::new(&rules).unwrap().check(RowPlace::of_game(2), row).unwrap();
        assert_eq!(game_words(Texts::of(Lang::De), &row), german);
        assert_eq!(game_words(Texts::of(Lang::En), &row), english);
    }

    fn row(contract: &str, won: bool) -> Row {
        Row { declarer: Some(1), contract: Some(contract.into()), won: Some(won), ..Row::default() }
    }

    #[test]
    fn rows_read_as_in_the_model_sheet() {
        let call = Row { partner: Some(2), ..row("rufspiel", true) };
        check(&call, "1 ruft 2 – gewinnen einfach", "1 calls 2 – win plain");
        let call = Row { schneider: Some(true), double: Some(3), ..Row { won: Some(false), ..call } };
        check(&call, "1 ruft 2 – verlieren Schneider, Spritze 3", "1 calls 2 – lose Schneider, doubled by 3");
        let tout = Row { tout: Some(true), ..row("solo", true) };
        check(&tout, "1 spielt Solo Tout – gewinnt", "1 plays Solo Tout – wins");
        let black = Row { schwarz: Some(true), ..row("wenz", false) };
        check(&black, "1 spielt Wenz – verliert schwarz", "1 plays Wenz – loses Schwarz");
    }

    #[test]
    fn rows_that_tell_less_say_less() {
        check(&Row { points: Some([1, 1, -1, -1]), ..Row::default() }, "nur Punkte", "points only");
        let struck = Row { tout: Some(true), won: None, approved: Some(false), ..row("solo", true) };
        check(&struck, "1 spielt Solo Tout", "1 plays Solo Tout");
        let ruling = Some(RowRuling { offence: "revoke".into(), offender: Some(1), ..RowRuling::default() });
        let ruled = Row { won: None, ruling, ..row("solo", true) };
        check(&ruled, "1 spielt Solo – Entscheidung", "1 plays Solo – ruling");
    }
}
