//! The layers of the workspace: dependencies point downwards only, and siblings do not know each other.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Result, bail};

use crate::cargo::workspace;

/// The crates by layer, the lowest first. A crate may be listed before it exists.
const LAYERS: [&[&str]; 7] = [
    &["schafkopf"],
    &[
        "schafkopf-rating",
        "schafkopf-record",
        "schafkopf-solver",
        "schafkopf-statistics",
        "schafkopf-turnier",
        "stammtisch-art",
        "stammtisch-text",
    ],
    &[
        "schafkopf-bots",
        "schafkopf-runde",
        "stammtisch-bus",
        "stammtisch-paper",
        "stammtisch-store",
        "stammtisch-web",
    ],
    &[
        "schafkopf-line",
        "stammtisch-bus-nats",
        "stammtisch-desk",
        "stammtisch-http",
        "stammtisch-store-postgres",
        "stammtisch-store-sqlite",
        "stammtisch-wire",
    ],
    &["stammtisch-coach"],
    &[
        "stammtisch-accounts",
        "stammtisch-drive",
        "stammtisch-engine",
        "stammtisch-hall",
        "stammtisch-learn",
        "stammtisch-server",
        "stammtisch-terminal",
    ],
    &["stammtisch"],
];

/// The crates of the layers below this one are pure: data in, data out.
const FIRST_IMPURE_LAYER: usize = 2;

/// Crates above them that are pure all the same.
const PURE_ABOVE: [&str; 2] = ["schafkopf-line", "schafkopf-runde"];

/// Crates beside the layers: no crate of ours depends on them, nor they on any.
const TOOLS: [&str; 1] = ["xtask"];

/// Where a crate stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Layer(usize),
    Tool,
}

/// A breach of the layering.
#[derive(Debug, PartialEq, Eq)]
enum Breach {
    NoPlace { krate: String },
    NotDownwards { from: String, to: String },
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlace { krate } => {
                write!(f, "`{krate}` has no layer: give it one in xtask/src/layering.rs and ARCHITECTURE.md")
            }
            Self::NotDownwards { from, to } => {
                write!(f, "`{from}` depends on `{to}`, which is not in a layer below it")
            }
        }
    }
}

/// The workspace's own crates, each with those of them it depends on, in whatever way.
type Edges = BTreeMap<String, Vec<String>>;

/// Holds the layering of this workspace.
pub(crate) fn hold() -> Result<()> {
    let breaches = breaches(&workspace_edges()?);
    if breaches.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = breaches.iter().map(|breach| format!("\n  {breach}")).collect();
    bail!("the layers do not hold:{}", lines.concat())
}

/// Whether a crate must be pure: it belongs to layer 0 or 1, or is named.
pub(crate) fn is_pure(krate: &str) -> bool {
    let is_low = matches!(place(krate), Some(Place::Layer(layer)) if layer < FIRST_IMPURE_LAYER);
    is_low || PURE_ABOVE.contains(&krate)
}

fn workspace_edges() -> Result<Edges> {
    let packages = workspace()?.packages;
    let is_ours = |name: &str| packages.iter().any(|package| package.name == name);
    let edges_of = |package: &cargo_metadata::Package| {
        package.dependencies.iter().map(|dep| dep.name.clone()).filter(|name| is_ours(name)).collect()
    };
    Ok(packages.iter().map(|package| (package.name.to_string(), edges_of(package))).collect())
}

fn place(krate: &str) -> Option<Place> {
    if TOOLS.contains(&krate) {
        return Some(Place::Tool);
    }
    LAYERS.iter().position(|layer| layer.contains(&krate)).map(Place::Layer)
}

fn breaches(edges: &Edges) -> Vec<Breach> {
    let homeless = edges.keys().filter(|krate| place(krate).is_none());
    let homeless = homeless.map(|krate| Breach::NoPlace { krate: krate.clone() });
    let all = edges.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
    let wrong = all.filter(|(from, to)| !is_downwards(from, to));
    let wrong = wrong.map(|(from, to)| Breach::NotDownwards { from: from.clone(), to: to.clone() });
    homeless.chain(wrong).collect()
}

fn is_downwards(from: &str, to: &str) -> bool {
    match (place(from), place(to)) {
        (Some(Place::Layer(from)), Some(Place::Layer(to))) => from > to,
        (Some(Place::Tool), _) | (_, Some(Place::Tool)) => false,
        // Reported as a crate without a place.
        (None, _) | (_, None) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::{Breach, Edges, breaches, hold, is_pure};

    fn edges(list: &[(&str, &[&str])]) -> Edges {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        list.iter().map(|(from, to)| ((*from).to_owned(), owned(to))).collect()
    }

    #[track_caller]
    fn check_breach(from: &str, to: &str) {
        let expected = Breach::NotDownwards { from: from.to_owned(), to: to.to_owned() };
        assert_eq!(breaches(&edges(&[(from, &[to]), (to, &[])])), [expected]);
    }

    #[test]
    fn this_workspace_holds_its_layers() {
        hold().unwrap();
    }

    #[test]
    fn downwards_over_any_distance_is_fine() {
        let edges = edges(&[
            ("stammtisch", &["schafkopf", "stammtisch-server", "stammtisch-text"]),
            ("stammtisch-server", &["schafkopf-bots", "stammtisch-store"]),
            ("schafkopf-bots", &["schafkopf-solver"]),
            ("schafkopf-solver", &["schafkopf"]),
            ("schafkopf", &[]),
            ("xtask", &[]),
        ]);
        assert_eq!(breaches(&edges), []);
    }

    #[test]
    fn upwards_is_a_breach() {
        check_breach("schafkopf", "stammtisch-text");
        check_breach("schafkopf-bots", "stammtisch-server");
    }

    #[test]
    fn sideways_is_a_breach() {
        check_breach("schafkopf-turnier", "stammtisch-text");
        check_breach("stammtisch-store", "schafkopf-bots");
    }

    #[test]
    fn tools_stand_apart() {
        check_breach("stammtisch", "xtask");
        check_breach("xtask", "schafkopf");
    }

    #[test]
    fn a_crate_without_a_layer_is_a_breach() {
        let found = breaches(&edges(&[("schafkopf-neu", &["schafkopf"]), ("schafkopf", &[])]));
        assert_eq!(found, [Breach::NoPlace { krate: "schafkopf-neu".to_owned() }]);
    }

    #[test]
    fn pure_are_the_two_lowest_layers_the_line_protocols_and_the_round() {
        assert!(is_pure("schafkopf") && is_pure("schafkopf-turnier"));
        assert!(is_pure("schafkopf-line") && is_pure("schafkopf-runde"));
        assert!(!is_pure("schafkopf-bots") && !is_pure("stammtisch") && !is_pure("xtask"));
    }
}
