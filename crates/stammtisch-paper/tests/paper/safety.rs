//! Names are typed in by anybody: nothing of them becomes markup, and no page reaches out.

use stammtisch_text::Lang;

use crate::all_pages;
use crate::simulated::Simulated;

const SCRIPT: &str = "<script>alert('1')</script>";
const IMAGE: &str = "\"><img src=x onerror=alert(1)>";

fn hostile() -> Simulated {
    let people = [
        (SCRIPT, IMAGE, "A & B"),
        ("x", SCRIPT, IMAGE),
        ("</td>", "</style>", "</title>"),
        ("", "&lt;b&gt;", "<!--"),
    ];
    let mut played = Simulated::drawn_with("tischpunkte", (1, 8), &people);
    played.play_all();
    played
}

#[test]
fn what_was_typed_in_never_becomes_markup() {
    let played = hostile();
    for (name, page) in Lang::ALL.into_iter().flat_map(|lang| all_pages(&played, lang)) {
        for markup in ["<script", "<img", "<!--", "</td></td>", "&amp;amp;"] {
            assert!(!page.contains(markup), "{markup} in {name}");
        }
        assert_eq!(page.matches("</style>").count(), 1, "{name}");
        assert_eq!(page.matches("</title>").count(), 1, "{name}");
        let forms = name == "blank_forms";
        assert!(forms || page.contains("&lt;script&gt;alert(&#39;1&#39;)"), "{name}");
    }
}

#[test]
fn pages_need_nothing_beside_them() {
    let mut played = Simulated::drawn("preis", (1, 8), 4);
    played.play_all();
    for (name, page) in Lang::ALL.into_iter().flat_map(|lang| all_pages(&played, lang)) {
        for reaching in ["http", "src=", "@import", "<link", "<script", "url(/", "url(\""] {
            assert!(!page.contains(reaching), "{reaching} in {name}");
        }
        assert!(page.contains("@page { size: A4"), "{name}");
        // A message that does not exist would show its key.
        assert!(!page.contains("paper-"), "{name}");
    }
}
