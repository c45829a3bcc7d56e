//! What a tournament prints, as pages of HTML that a browser prints on A4, in German and English.
//!
//! Every page is one file that needs nothing beside it: no script, no font, no picture from elsewhere. [`Paper`] prints
//! what belongs to a tournament, [`blank_forms`] lists for a table that has none. Pure: what comes back is text.

mod alphabet;
mod blank_forms;
mod certificate;
mod document;
mod door_slip;
mod giving_sheet;
mod link_cards;
mod list;
mod list_code;
mod markup;
mod no_page;
mod numbers;
mod ornament;
mod paper;
mod player_card;
mod results;
mod season_sheet;
mod seating_plan;
mod sie_sheet;
mod standings_sheet;
mod table_sign;

pub use blank_forms::{MOST_FORMS, MOST_GAMES, blank_forms};
pub use link_cards::{LinkCard, link_cards};
pub use list_code::ListCodes;
pub use markup::Markup;
pub use no_page::NoPage;
pub use paper::Paper;
pub use season_sheet::{points_plot, season_sheet, season_table};
pub use stammtisch_art::QrSquare;
