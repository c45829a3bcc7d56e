//! TypeScript for the page: the types of bodies, generated from the Rust ones. Tests of the parts hold the files up to date.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

/// A file of TypeScript types in the making.
///
/// ```
/// use stammtisch_http::typescript::Declarations;
/// let mut all = Declarations::new();
/// all.add::<stammtisch_http::Problem>();
/// assert!(all.file("// The head.\n").contains("export type Problem = {"));
/// ```
pub struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
    imported: BTreeMap<&'static str, BTreeSet<String>>,
    constants: Vec<(&'static str, u64)>,
}

impl Default for Declarations {
    fn default() -> Declarations {
        Declarations::new()
    }
}

impl Declarations {
    /// None yet.
    pub fn new() -> Declarations {
        let config = Config::new().with_large_int("number");
        Declarations { config, found: BTreeMap::new(), imported: BTreeMap::new(), constants: Vec::new() }
    }

    /// Adds a type with all that it needs.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// Takes a type from another file of the same folder, with all that it needs.
    pub fn import<T: TS + 'static + ?Sized>(&mut self, from: &'static str) {
        self.imported.entry(from).or_default().insert(T::ident(&self.config));
    }

    /// Adds a number.
    pub fn constant(&mut self, name: &'static str, value: u64) {
        self.constants.push((name, value));
    }

    /// The whole file: its head, what it takes from others, the numbers, and the types by name.
    pub fn file(&self, head: &str) -> String {
        let mut text = head.to_owned();
        for (from, names) in &self.imported {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let _ = writeln!(text, "\nimport type {{ {} }} from './{from}';", names.join(", "));
        }
        for (name, value) in &self.constants {
            let _ = writeln!(text, "export const {name} = {value};");
        }
        for declaration in self.found.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        text
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            T::visit_dependencies(self);
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        if self.imported.values().any(|names| names.contains(&name)) {
            return;
        }
        let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let known = self.found.insert(name.clone(), declaration.clone());
        match known {
            Some(known) => assert_eq!(known, declaration, "two types are called {name}"),
            None => T::visit_dependencies(self),
        }
    }
}

/// Holds a generated file up to date; with `UPDATE_DOCS` set it is written anew.
///
/// # Panics
/// If the file is stale, or cannot be written.
pub fn hold(file: &Path, text: &str) {
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(file, text).expect("the file can be written");
    }
    let written = std::fs::read_to_string(file).unwrap_or_default();
    let name = file.file_name().unwrap_or_default().display();
    assert!(written == text, "{name} is stale: run this test again with UPDATE_DOCS=1");
}
