//! The browser that opens by itself, for whoever starts the server with a double click.

use stammtisch_server::http::Origin;
use stammtisch_text::{Arg, Texts};

/// The address at which whoever started the server becomes its administrator and comes to the hall.
fn address(here: &Origin, token: &str) -> String {
    format!("{here}/hall/start#{token}")
}

/// Opens the browser at the hall. Where there is none, the address is told: the server runs all the same.
pub(super) fn open_hall(here: &Origin, token: &str, texts: &Texts) {
    let address = address(here, token);
    if let Err(error) = open::that_detached(&address) {
        tracing::warn!(%error, "the browser cannot be opened");
        println!("{}", texts.format("serve-open-yourself", &[("address", Arg::from(address))]));
    }
}
