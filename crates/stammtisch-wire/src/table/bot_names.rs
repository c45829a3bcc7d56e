//! What bots are called at a table.

use schafkopf::{Chair, Seat};

/// The names of the bots by the chair where they were first; the second where a person has the first.
pub const fn bot_names(home: Chair) -> [&'static str; 2] {
    match home {
        Chair::Seat(Seat::One) => ["Sepp", "Korbinian"],
        Chair::Seat(Seat::Two) => ["Resi", "Burgi"],
        Chair::Seat(Seat::Three) => ["Xaver", "Alois"],
        Chair::Seat(Seat::Four) => ["Vroni", "Zenzi"],
        Chair::Fifth => ["Girgl", "Vitus"],
        Chair::Sixth => ["Afra", "Kreszenz"],
    }
}
