//! Links that are given to somebody: where they lead, and their pictures.

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

/// White modules around a code, as its standard asks for.
const QUIET: usize = 4;
/// Longest address of a server.
const LONGEST_ORIGIN: usize = 200;

/// The address of the server as the page sees it; anything else than one is left out.
///
/// ```
/// use stammtisch_http::link::sound_origin;
/// assert_eq!(sound_origin(Some("https://schafkopf.example:8443")), "https://schafkopf.example:8443");
/// assert_eq!(sound_origin(Some("javascript:alert(1)")), "");
/// ```
pub fn sound_origin(origin: Option<&str>) -> &str {
    let sound = |text: &&str| {
        let host = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        text.len() <= LONGEST_ORIGIN && host.is_some_and(|host| !host.is_empty() && host.chars().all(allowed))
    };
    origin.filter(sound).unwrap_or("")
}

/// A link as a picture; none for a text that is too long for one.
pub fn qr(link: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let side = (code.width() + 2 * QUIET) as u32;
    let image = code
        .render::<svg::Color<'_>>()
        .module_dimensions(1, 1)
        .min_dimensions(side, side)
        .dark_color(svg::Color("#000"))
        .light_color(svg::Color("#fff"))
        .build();
    Some(image)
}

#[cfg(test)]
mod tests {
    use super::qr;

    #[test]
    fn links_become_codes() {
        let image = qr("http://192.168.178.23:7333/t/MDEyMzQ1Njc4OWFiY2RlZg").expect("it is short");
        assert!(image.contains("<svg") && !image.contains("script"), "{image}");
        assert_eq!(qr(&"x".repeat(10_000)), None);
    }
}
