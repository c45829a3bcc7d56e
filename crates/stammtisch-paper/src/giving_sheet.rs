//! The sheet for the microphone: who is called, for what, with how many points.

use schafkopf_turnier::{Award, Standings};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::{long_date, signed};
use crate::paper::Paper;

/// How the sheet looks.
pub(crate) const LOOK: Look = Look { css: include_str!("css/giving_sheet.css") };

/// Prints all prizes in the order in which they are given.
pub(crate) fn print(paper: &Paper<'_>, (standings, awards): (&Standings, &[Award]), page: &mut Markup) {
    let (texts, setup) = (paper.texts(), paper.setup());
    page.put("section", "giving", |page| {
        page.say("h1", "", &texts.get("paper-giving"));
        page.say("p", "of", &format!("{} · {}", setup.name, long_date(texts, setup.date)));
        page.put("ol", "", |list| {
            for award in awards {
                list.put("li", "", |line| call(paper, standings, award, line));
            }
        });
        let sponsors = setup.prizes.sponsors();
        if !sponsors.is_empty() {
            let thanks = [("sponsors", Arg::from(sponsors.join(", ")))];
            page.say("p", "thanks", &texts.format("paper-giving-thanks", &thanks));
        }
    });
}

fn call(paper: &Paper<'_>, standings: &Standings, award: &Award, line: &mut Markup) {
    let texts = paper.texts();
    let standing = standings.ranked.iter().find(|standing| standing.player == award.player);
    line.put("div", "head", |head| {
        head.say("span", "for", &paper.won_with(&award.for_what));
        head.say("span", "prize", &paper.prize(award).unwrap_or_else(|| "–".to_owned()));
    });
    line.put("div", "who", |who| {
        who.say("strong", "", &paper.name(award.player));
        let town = paper.town(award.player);
        if !town.is_empty() {
            who.say("span", "town", town);
        }
        if let Some(standing) = standing {
            let points = [("points", Arg::from(signed(standing.tally.total())))];
            who.say("span", "points", &texts.format("paper-giving-points", &points));
        }
    });
    if let Some(tie) = standings.tie(award.player) {
        let args = [("by", Arg::from(paper.tie(tie)))];
        line.say("div", "note", &texts.format("paper-giving-tie", &args));
    }
    if let Some(sponsor) = &award.sponsor {
        let args = [("sponsor", Arg::from(sponsor.as_str()))];
        line.say("div", "note", &texts.format("paper-giving-sponsor", &args));
    }
}
