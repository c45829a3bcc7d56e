//! The usual place for a program's data.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The name of our folder.
const NAME: &str = "stammtisch";

/// The folder for data on this system; none where the surroundings do not tell.
pub(in crate::commands) fn usual() -> Option<PathBuf> {
    usual_of(env::consts::OS, |name| env::var_os(name).filter(|value| !value.is_empty()))
}

fn usual_of(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let home = |folder: &str| variable("HOME").map(|home| PathBuf::from(home).join(folder));
    let folder = match system {
        "windows" => variable("APPDATA").map(PathBuf::from),
        "macos" => home("Library/Application Support"),
        _ => variable("XDG_DATA_HOME").map(PathBuf::from).or_else(|| home(".local/share")),
    };
    folder.map(|folder| folder.join(NAME))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;
    use std::path::PathBuf;

    use super::usual_of;

    fn with(system: &str, variables: &[(&str, &str)]) -> Option<PathBuf> {
        usual_of(system, |name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn each_system_has_its_place() {
        let home = ("HOME", "/home/anna");
        assert_eq!(with("linux", &[home]), Some("/home/anna/.local/share/stammtisch".into()));
        assert_eq!(with("linux", &[home, ("XDG_DATA_HOME", "/data")]), Some("/data/stammtisch".into()));
        let mac = "/home/anna/Library/Application Support/stammtisch";
        assert_eq!(with("macos", &[home]), Some(mac.into()));
        let roaming = PathBuf::from("roaming").join("stammtisch");
        assert_eq!(with("windows", &[("APPDATA", "roaming")]), Some(roaming));
        assert_eq!(with("linux", &[]), None);
    }
}
