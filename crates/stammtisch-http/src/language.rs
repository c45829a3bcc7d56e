//! The language of an answer: what the address asks for, else what the browser likes best, else German.

use axum::http::{HeaderMap, header};
use stammtisch_text::Lang;

/// The language of a request that tells nothing else: the one in its address, else its browser's, else German.
pub fn of_request(query: Option<&str>, headers: &HeaderMap) -> Lang {
    asked_for(query).or_else(|| accepted(headers)).unwrap_or(Lang::De)
}

/// The language that an address asks for (`?lang=de`).
pub fn asked_for(query: Option<&str>) -> Option<Lang> {
    query?.split('&').find_map(|pair| pair.strip_prefix("lang="))?.parse().ok()
}

/// The language that a browser likes best among ours (`Accept-Language`).
pub fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let line = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let weighed = line.split(',').filter_map(|part| {
        let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = match weight.trim().strip_prefix("q=") {
            Some(number) => number.trim().parse::<f32>().ok()?,
            None => 1.0,
        };
        Some((tag.parse::<Lang>().ok()?, weight)).filter(|&(_, weight)| weight > 0.0)
    });
    // The first of the best: a later one must be better to win.
    let best = weighed.fold(None, |best: Option<(Lang, f32)>, (lang, weight)| match best {
        Some((_, most)) if weight <= most => best,
        Some(_) | None => Some((lang, weight)),
    });
    best.map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};
    use stammtisch_text::Lang;

    use super::{accepted, asked_for, of_request};

    fn browser(line: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(line))])
    }

    #[test]
    fn the_browser_s_language_is_taken_by_weight() {
        for (line, lang) in [
            ("de-DE,de;q=0.9,en;q=0.8", Some(Lang::De)),
            ("en-GB,en;q=0.9,de;q=0.8", Some(Lang::En)),
            ("fr,de;q=0.5,en;q=0.7", Some(Lang::En)),
            ("fr,en;q=.8", Some(Lang::En)),
            ("fr-FR, fr;q=0.9, en-GB; q=0.5", Some(Lang::En)),
            ("de;q=0, en;q=0.1", Some(Lang::En)),
            ("fr", None),
            (";;q=", None),
            ("de;q=x", None),
        ] {
            assert_eq!(accepted(&browser(line)), lang, "{line}");
        }
    }

    #[test]
    fn the_address_goes_before_the_browser_and_german_is_the_rest() {
        assert_eq!(asked_for(Some("a=b&lang=en")), Some(Lang::En));
        assert_eq!(asked_for(Some("lang=xx")), None);
        assert_eq!(of_request(Some("a=b&lang=de"), &browser("en")), Lang::De);
        assert_eq!(of_request(Some("lang=xx"), &browser("en")), Lang::En);
        assert_eq!(of_request(None, &HeaderMap::new()), Lang::De);
    }
}
