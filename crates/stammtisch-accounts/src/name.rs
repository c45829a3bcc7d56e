//! Names of accounts: names that claim no office.

use stammtisch_http::name::Name;

use crate::refused::Refused;

/// Names that claim an office, or mean something here; as they are compared.
const RESERVED: [&str; 20] = [
    "admin",
    "administrator",
    "administratorin",
    "anonym",
    "bot",
    "deleted",
    "erased",
    "geloscht",
    "gast",
    "guest",
    "leitung",
    "moderator",
    "moderatorin",
    "operator",
    "referee",
    "schiedsrichter",
    "server",
    "stammtisch",
    "support",
    "system",
];

/// The name of an account: as written, and as it is compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AccountName {
    shown: Name,
    folded: String,
}

impl AccountName {
    /// Reads a name that somebody wants for an account.
    pub(crate) fn parse(text: &str) -> Result<AccountName, Refused> {
        let shown = Name::parse(text)?;
        let folded = shown.folded();
        if is_reserved(&folded) {
            return Err(Refused::NameReserved);
        }
        Ok(AccountName { shown, folded })
    }

    /// The name as it is shown.
    pub(crate) fn shown(&self) -> &str {
        self.shown.as_str()
    }

    /// The name as it is compared.
    pub(crate) fn folded(&self) -> &str {
        &self.folded
    }
}

/// Whether a name, as it is compared, claims an office or means something here.
pub(crate) fn is_reserved(folded: &str) -> bool {
    RESERVED.contains(&folded)
}

#[cfg(test)]
mod tests {
    use stammtisch_http::name::{BadName, fold};

    use super::{AccountName, RESERVED};
    use crate::refused::Refused;

    #[test]
    fn what_claims_an_office_is_refused() {
        let refused = |text: &str| AccountName::parse(text).expect_err(text);
        assert_eq!(refused("  "), Refused::BadName(BadName::Empty));
        assert_eq!(refused("\u{410}dmin"), Refused::NameReserved);
        assert_eq!(refused("Gelöscht"), Refused::NameReserved);
        assert_eq!(AccountName::parse(" Anna  Maria ").expect("a name").shown(), "Anna Maria");
    }

    #[test]
    fn reserved_names_are_written_as_they_are_compared() {
        for name in RESERVED {
            assert_eq!(fold(name), name);
        }
    }
}
