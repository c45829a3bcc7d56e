//! The page: what `web/` is built into, embedded, each file with its type and its forms in brotli and gzip.
//!
//! The crate serves nothing; it hands out files by path. The server decides which paths are pages of the one document.

/// A file of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct File {
    /// The bytes.
    pub bytes: &'static [u8],
    /// The same bytes, compressed with brotli, where that makes them fewer.
    pub brotli: Option<&'static [u8]>,
    /// The same with gzip: browsers take brotli over HTTPS only.
    pub gzip: Option<&'static [u8]>,
    /// The media type, with the character set where it is text.
    pub mime: &'static str,
    /// A strong entity tag, quotes included.
    pub etag: &'static str,
    /// Whether the name holds a hash of the content, so that it may be kept for ever.
    pub immutable: bool,
}

/// A row of the table that the build script writes.
struct Entry {
    path: &'static str,
    bytes: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
    etag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The document: every address of the page answers with it.
pub const DOCUMENT: &str = "index.html";

/// The file at a path below the root, with or without the leading slash; none where there is none.
///
/// ```
/// let page = stammtisch_web::file("/index.html").expect("there is always a page");
/// assert_eq!(page.mime, "text/html; charset=utf-8");
/// assert!(stammtisch_web::file("/../Cargo.toml").is_none());
/// ```
pub fn file(path: &str) -> Option<File> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let place = FILES.binary_search_by(|entry| entry.path.cmp(path)).ok()?;
    let entry = &FILES[place];
    Some(File {
        bytes: entry.bytes,
        brotli: entry.brotli,
        gzip: entry.gzip,
        mime: mime(entry.path),
        etag: entry.etag,
        immutable: entry.path.starts_with("assets/"),
    })
}

/// The paths of all files, sorted.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|entry| entry.path)
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some(_) | None => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{DOCUMENT, file, mime, paths};

    #[test]
    fn every_path_leads_to_its_file() {
        for path in paths() {
            let found = file(path).expect("listed");
            assert!(found.etag.starts_with('"') && found.etag.ends_with('"'), "{path}: {}", found.etag);
            for form in [found.brotli, found.gzip].into_iter().flatten() {
                assert!(form.len() < found.bytes.len(), "{path}");
            }
            // Only what is a few bytes long gains nothing from gzip.
            assert!(found.brotli.is_none() || found.gzip.is_some() || found.bytes.len() < 200, "{path}");
        }
        assert_eq!(file(DOCUMENT), file("/index.html"));
    }

    #[test]
    fn only_what_is_listed_is_there() {
        for path in ["", "/", "index", "../index.html", "assets", "index.html.br", "index.html/"] {
            assert_eq!(file(path), None, "{path}");
        }
    }

    #[test]
    fn the_document_says_its_language_and_needs_no_inline_script_or_style() {
        let page = file(DOCUMENT).expect("there is always a page");
        let page = std::str::from_utf8(page.bytes).expect("a page is text");
        assert!(page.contains("<html lang=\"de\">"));
        assert!(!page.contains("style=") && !page.contains("<style"));
        assert!(page.split("<script").skip(1).all(|tag| tag.contains("src=")), "{page}");
    }

    #[test]
    fn what_the_first_page_loads_stays_under_130_kb_with_its_letters() {
        let page = std::str::from_utf8(file(DOCUMENT).expect("there is always a page").bytes).expect("text");
        let loaded = paths().filter(|path| *path == DOCUMENT || page.contains(path));
        let sum: usize = loaded.filter_map(file).map(|file| file.brotli.unwrap_or(file.bytes).len()).sum();
        assert!(sum < 130_000, "{sum} bytes");
        // On plain HTTP a browser takes no brotli.
        let loaded = paths().filter(|path| *path == DOCUMENT || page.contains(path));
        let sum: usize = loaded.filter_map(file).map(|file| file.gzip.unwrap_or(file.bytes).len()).sum();
        assert!(sum < 130_000, "{sum} bytes with gzip");
    }

    #[test]
    fn types_are_known_by_their_endings() {
        assert_eq!(mime("assets/page-1a2b.js"), "text/javascript; charset=utf-8");
        assert_eq!(mime("icon.svg"), "image/svg+xml");
        assert_eq!(mime("LICENSE"), "application/octet-stream");
    }
}
