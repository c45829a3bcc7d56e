//! The alphabet of a list of names (DIN 5007-1: ä like a, ß like ss).

/// What names are sorted by: letters and digits alone, small, without marks.
pub(crate) fn sort_key(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' | 'á' | 'à' | 'â' | 'å' => key.push('a'),
            'é' | 'è' | 'ê' | 'ë' => key.push('e'),
            'í' | 'ì' | 'î' => key.push('i'),
            'ö' | 'ó' | 'ò' | 'ô' | 'ø' => key.push('o'),
            'ü' | 'ú' | 'ù' | 'û' => key.push('u'),
            'ß' => key.push_str("ss"),
            'š' => key.push('s'),
            'č' | 'ć' | 'ç' => key.push('c'),
            'ž' => key.push('z'),
            c if c.is_alphanumeric() || c == ' ' => key.push(c),
            _ => {}
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::sort_key;

    #[test]
    fn umlauts_stand_with_their_letters() {
        let mut names = ["Ötzi", "Oberhuber", "Zapf", "Äpfelbauer", "Aigner", "Pöhlmann", "Poschner"];
        names.sort_by_key(|name| sort_key(name));
        assert_eq!(names, ["Aigner", "Äpfelbauer", "Oberhuber", "Ötzi", "Pöhlmann", "Poschner", "Zapf"]);
        assert_eq!(sort_key("Groß-Weiß"), "grossweiss");
    }
}
