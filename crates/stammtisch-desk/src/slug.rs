//! Ids of tournaments and seasons, made from their names.

/// An id from a name: small letters, digits and hyphens.
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => slug.push_str("ae"),
            'ö' => slug.push_str("oe"),
            'ü' => slug.push_str("ue"),
            'ß' => slug.push_str("ss"),
            c if c.is_ascii_alphanumeric() => slug.push(c),
            _ if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            _ => {}
        }
    }
    let slug: String = slug.trim_end_matches('-').chars().take(60).collect();
    if slug.is_empty() { "turnier".to_owned() } else { slug }
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn ids_are_readable() {
        assert_eq!(slug("Kirchweih Isen 2026"), "kirchweih-isen-2026");
        assert_eq!(slug("  Größter Preis-Schafkopf! "), "groesster-preis-schafkopf");
        assert_eq!(slug("???"), "turnier");
    }
}
