//! What a server says when it starts.

use std::fmt::Write as _;
use std::path::Path;

use stammtisch_server::http::Origin;
use stammtisch_server::qr;
use stammtisch_text::Texts;

/// What there is to say.
pub(super) struct Greeting<'a> {
    /// Where the server is reached from this machine.
    pub(super) here: &'a Origin,
    /// Where it is reached from the home network, if it listens there.
    pub(super) home: Option<&'a Origin>,
    /// Where everybody reaches it, if that was told.
    pub(super) public: Option<&'a Origin>,
    /// Whether it listens to this machine only.
    pub(super) only_here: bool,
    /// The data folder.
    pub(super) data: &'a Path,
    /// Whether there was no server here before.
    pub(super) fresh: bool,
    /// The administrator's one-time link, if nobody has become administrator yet.
    pub(super) admin: Option<&'a str>,
    /// Whether a terminal shows it: colours.
    pub(super) colours: bool,
}

impl Greeting<'_> {
    /// The greeting as text.
    pub(super) fn text(&self, texts: &Texts) -> String {
        let mut text = format!("Stammtisch {}\n\n", env!("CARGO_PKG_VERSION"));
        let row = |text: &mut String, key: &str, value: &str| {
            let _ = writeln!(text, "  {:<14} {value}", texts.get(key));
        };
        row(&mut text, "serve-here", &format!("{}/", self.here));
        if let Some(home) = self.home {
            row(&mut text, "serve-home", &format!("{home}/"));
        }
        if let Some(public) = self.public {
            row(&mut text, "serve-public", &format!("{public}/"));
        }
        row(&mut text, "serve-data", &self.data.display().to_string());
        if let Some(home) = self.home {
            text += &self.code(home, texts);
        }
        if self.fresh {
            let _ = writeln!(text, "\n{}", texts.get("serve-first"));
        }
        if let Some(link) = self.admin {
            let _ = writeln!(text, "\n{}\n  {link}", texts.get("serve-admin"));
        }
        if self.only_here && self.public.is_none() {
            let _ = writeln!(text, "\n{}", texts.get("serve-only-here"));
        }
        let _ = writeln!(text, "\n{}", texts.get("serve-end-hint"));
        text
    }

    /// The address in the home network as a QR code.
    fn code(&self, home: &Origin, texts: &Texts) -> String {
        let code = qr::terminal(&format!("{home}/"), self.colours);
        code.map_or_else(String::new, |code| format!("\n{}\n\n{code}", texts.get("serve-phone")))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use stammtisch_server::http::Origin;
    use stammtisch_text::{Lang, Texts};

    use super::Greeting;

    fn origin(text: &str) -> Origin {
        text.parse().expect("an origin")
    }

    #[test]
    fn the_first_start_says_all_one_needs() {
        let here = origin("http://127.0.0.1:7333");
        let greeting = Greeting {
            here: &here,
            home: None,
            public: None,
            only_here: true,
            data: Path::new("/home/anna/.local/share/stammtisch"),
            fresh: true,
            admin: Some("http://127.0.0.1:7333/admin#TOKEN"),
            colours: false,
        };
        insta::assert_snapshot!("greeting_first_de", greeting.text(Texts::of(Lang::De)));
        insta::assert_snapshot!("greeting_first_en", greeting.text(Texts::of(Lang::En)));
    }

    #[test]
    fn in_the_home_network_phones_get_a_code() {
        let (here, home) = (origin("http://127.0.0.1:7333"), origin("http://192.168.178.23:7333"));
        let greeting = Greeting {
            here: &here,
            home: Some(&home),
            public: None,
            only_here: false,
            data: Path::new("/data"),
            fresh: false,
            admin: None,
            colours: false,
        };
        let text = greeting.text(Texts::of(Lang::De));
        let (rows, code) = text.split_once("Für Handys im selben Netz:").expect("a code comes with a word");
        assert!(rows.contains("  Im Heimnetz:   http://192.168.178.23:7333/\n"), "{rows}");
        assert!(code.lines().filter(|line| line.contains('█')).count() > 10, "{code}");
        assert!(!text.contains("--bind") && !text.contains("/admin#") && !text.contains('\u{1b}'), "{text}");
    }
}
