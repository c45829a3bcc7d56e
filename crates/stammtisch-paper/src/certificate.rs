//! Certificates.

use schafkopf_turnier::{Achievement, Award, LogHead, PersonId, PrizeList, Role, Standing};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::{long_date, signed};
use crate::ornament::{FOUR_SUITS, FRAME};
use crate::paper::Paper;

/// How certificates look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/certificate.css") };

/// Prints a certificate for each of these places.
pub(crate) fn print(paper: &Paper<'_>, (best, head): (&[Standing], LogHead), page: &mut Markup) {
    let awards = paper.state().prizes().map_or_else(|_| Vec::new(), |PrizeList { awards, .. }| awards);
    for standing in best {
        let mine = |award: &&Award| {
            award.player == standing.player && award.for_what == Achievement::Place(standing.rank)
        };
        let award = awards.iter().find(mine);
        page.put("section", "sheet", |sheet| {
            certificate(paper, standing, award, sheet);
            sheet.say("p", "log-head", &paper.log_head(head));
        });
    }
}

fn certificate(paper: &Paper<'_>, standing: &Standing, award: Option<&Award>, sheet: &mut Markup) {
    let (texts, setup) = (paper.texts(), paper.setup());
    sheet.raw(FRAME);
    sheet.put("div", "inside", |page| {
        page.put("div", "suits", |suits| suits.raw(FOUR_SUITS));
        page.say("h1", "", &texts.get("paper-certificate"));
        page.say("p", "small", &texts.get("paper-certificate-tournament"));
        page.say("p", "tournament", &setup.name);
        page.say("p", "small", &texts.get("paper-certificate-reached"));
        page.say("p", "name", &paper.name(standing.player));
        page.say("p", "town", paper.town(standing.player));
        let place = [("place", Arg::from(i64::try_from(standing.rank).unwrap_or(i64::MAX)))];
        page.say("p", "place", &texts.format("paper-certificate-place", &place));
        let points = [("points", Arg::from(signed(standing.tally.total())))];
        page.say("p", "points", &texts.format("paper-certificate-points", &points));
        if let Some(prize) = award.and_then(|award| paper.prize(award)) {
            let args = [("prize", Arg::from(prize))];
            page.say("p", "prize", &texts.format("paper-certificate-prize", &args));
        }
        page.put("div", "bottom", |bottom| {
            let date = long_date(texts, setup.date);
            let day = if setup.venue.is_empty() { date } else { format!("{}, {date}", setup.venue) };
            bottom.say("div", "day", &day);
            bottom.put("div", "signature", |line| {
                line.text(&director(paper));
                line.say("small", "", &texts.get("paper-director"));
            });
        });
    });
}

/// Who signs: the director, if there is one.
fn director(paper: &Paper<'_>) -> String {
    let officials = paper.state().officials();
    let directs = |(&id, roles): (&PersonId, &std::collections::BTreeSet<Role>)| {
        roles.contains(&Role::Director).then_some(id)
    };
    officials.iter().find_map(directs).map_or_else(String::new, |id| paper.official(id))
}
