//! What was played, in the words of the model sheet: "1 ruft 2 – gewinnen einfach".

use schafkopf::{ContractKind, Height};
use schafkopf_turnier::Row;
use stammtisch_text::{Arg, Texts};

/// What was played, in few words; what a row does not tell is left out.
pub(super) fn game_words(texts: &Texts, row: &Row) -> String {
    let parts = [game(texts, row), result(texts, row)];
    let mut words = parts.into_iter().flatten().collect::<Vec<_>>().join(" – ");
    if let Some(seat) = row.double {
        words.push_str(&texts.format("paper-game-doubled", &[("seat", Arg::from(seat))]));
    }
    words
}

fn kind(row: &Row) -> Option<ContractKind> {
    let name = row.contract.as_deref()?;
    let kind = ContractKind::ALL.into_iter().find(|kind| kind.name() == name)?;
    if row.tout == Some(true) { kind.tout().or(Some(kind)) } else { Some(kind) }
}

fn game(texts: &Texts, row: &Row) -> Option<String> {
    let declarer = Arg::from(row.declarer?);
    match (kind(row)?, row.partner) {
        (ContractKind::Rufspiel, Some(partner)) => {
            Some(texts.format("paper-game-calls", &[("declarer", declarer), ("partner", Arg::from(partner))]))
        }
        (kind, _) => {
            let args = [("declarer", declarer), ("kind", Arg::from(texts.kind(kind)))];
            Some(texts.format("paper-game-plays", &args))
        }
    }
}

fn result(texts: &Texts, row: &Row) -> Option<String> {
    if row.ruling.is_some() && row.won.is_none() {
        return Some(texts.get("paper-game-ruled"));
    }
    let Some(won) = row.won else {
        return row.points.filter(|_| row.contract.is_none()).map(|_| texts.get("paper-game-only-points"));
    };
    let flag = |flag: Option<bool>| flag == Some(true);
    let height = Height::from_flags(flag(row.schneider), flag(row.schwarz));
    let several = kind(row) == Some(ContractKind::Rufspiel);
    let verb = match (won, several) {
        (true, true) => "paper-game-win-both",
        (true, false) => "paper-game-win",
        (false, true) => "paper-game-lose-both",
        (false, false) => "paper-game-lose",
    };
    let how = match height {
        Height::Plain if several => Some("paper-game-plain"),
        Height::Plain => None,
        Height::Schneider => Some("paper-game-schneider"),
        Height::Schwarz => Some("paper-game-schwarz"),
    };
    let words = [Some(verb), how].into_iter().flatten().map(|key| texts.get(key));
    Some(words.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use schafkopf_turnier::{Row, RowRuling};
    use stammtisch_text::{Lang, Texts};

    use super::game_words;

    fn check(row: &Row, german: &str, english: &str) {
        assert_eq!(game_words(Texts::of(Lang::De), row), german);
        assert_eq!(game_words(Texts::of(Lang::En), row), english);
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
        check(&Row::default(), "", "");
        let ruling = Some(RowRuling { offence: "revoke".into(), ..RowRuling::default() });
        let ruled = Row { won: None, ruling, ..row("solo", true) };
        check(&ruled, "1 spielt Solo – Entscheidung", "1 plays Solo – ruling");
    }
}
