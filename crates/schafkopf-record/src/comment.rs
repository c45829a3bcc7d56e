//! Comments, and the lines of a record to which they belong.

use std::collections::BTreeMap;

use schafkopf::Seat;

/// A line of the text notation, in the order of its normal form; also the place of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Line {
    /// Format and version.
    Head,
    /// What was going on.
    Event,
    /// Where.
    Site,
    /// When.
    Date,
    /// The rule set.
    Rules,
    /// Number of the game.
    Number,
    /// How often the cards had been thrown in.
    ThrownIn,
    /// The pot.
    Pot,
    /// What running Bock hands multiplied by.
    Bock,
    /// The name of a player.
    Player(Seat),
    /// Who dealt.
    Dealer,
    /// The proof of the deal.
    Proof,
    /// A hand.
    Hand(Seat),
    /// Who knocked.
    Knocks,
    /// A word of the auction, from 0.
    Bid(u8),
    /// What was exchanged for a Hochzeit.
    Exchange,
    /// The contract.
    Contract,
    /// A Stoss, Retour or late Tout, from 0.
    Call(u8),
    /// A trick, from 0.
    Trick(u8),
    /// A claim made by hand, from 0.
    Claim(u8),
    /// The result.
    Result,
    /// The runners noted.
    Runners,
    /// The money noted.
    Money,
    /// The list points noted.
    List,
    /// After everything.
    End,
}

/// The comments of a record by the line to which they belong.
///
/// ```
/// use schafkopf_record::{Comments, Line};
/// let mut comments = Comments::NONE;
/// comments.put_above(Line::Trick(0), "Now it gets serious.");
/// assert_eq!(comments.above(Line::Trick(0)), ["Now it gets serious."]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Comments {
    lines: BTreeMap<Line, Remarks>,
}

/// The comments of one line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Remarks {
    above: Vec<String>,
    beside: Option<String>,
}

impl Comments {
    /// No comments.
    pub const NONE: Comments = Comments { lines: BTreeMap::new() };

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The comments that stand above a line.
    pub fn above(&self, line: Line) -> &[String] {
        self.lines.get(&line).map_or(&[], |remarks| &remarks.above)
    }

    /// The comment that stands beside a line.
    pub fn beside(&self, line: Line) -> Option<&str> {
        self.lines.get(&line)?.beside.as_deref()
    }

    /// Adds a comment above a line; each line of its text becomes one, and empty ones are left out.
    pub fn put_above(&mut self, line: Line, text: &str) {
        for text in text.split(['\n', '\r']).map(str::trim).filter(|text| !text.is_empty()) {
            self.lines.entry(line).or_default().above.push(text.to_owned());
        }
    }

    /// Sets the comment beside a line; line breaks become spaces. Nothing stands beside the end: there it goes above.
    pub fn put_beside(&mut self, line: Line, text: &str) {
        if line == Line::End {
            return self.put_above(line, text);
        }
        let text = text.replace(['\n', '\r'], " ").trim().to_owned();
        if !text.is_empty() {
            self.lines.entry(line).or_default().beside = Some(text);
        }
    }

    /// All of them in the order of the lines: where, whether beside it, and the text.
    pub fn iter(&self) -> impl Iterator<Item = (Line, bool, &str)> {
        self.lines.iter().flat_map(|(&line, remarks)| {
            let above = remarks.above.iter().map(move |text| (line, false, text.as_str()));
            above.chain(remarks.beside.iter().map(move |text| (line, true, text.as_str())))
        })
    }
}

/// The numbers of the lines of one record in its file, from 1.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LineNumbers {
    numbers: BTreeMap<Line, usize>,
}

impl LineNumbers {
    /// The number of a line, where the file has it.
    pub fn number(&self, line: Line) -> Option<usize> {
        self.numbers.get(&line).copied()
    }

    /// Notes where a line stands.
    pub(crate) fn set(&mut self, line: Line, number: usize) {
        self.numbers.entry(line).or_insert(number);
    }
}
