//! Audit: everything in a record that is against the rules, or not true (S 3.1.6).
//!
//! A real table plays wrong cards and goes on. The audit goes on with it: after a wrong card it follows what really
//! happened, with the hands as dealt.

mod auction;
mod calls;
mod cards;
mod contract;
mod course;
mod deal;
mod finding;
mod noted;
mod ruling;

pub use course::{Course, CoursePlay, CourseTrick};
pub use finding::{Fault, Finding, Legal, Place};
pub use ruling::Decision;

use std::sync::Arc;

use schafkopf::rules::Forced;
use schafkopf::{Card, Doubles, Goal, Parties, Rank, RuleSet, Seat, Setup, Suit, Verdict};

use crate::comment::Line;
use crate::hands::KnownHands;
use crate::record::Record;

const EO: Card = Card::new(Suit::Eichel, Rank::Ober);

/// Everything in a record that is against the rules, or not true, in the order of its lines.
///
/// ```
/// let text = "Schafkopf 1\nGeber: 4\n1 spielt: Wenz\n1. EU E7 SU E8\n2. EA S9 EZ H7\n3. 4: G7 GA GZ E9\n";
/// let game = schafkopf_record::parse(text)?.remove(0).record;
/// let rules = schafkopf::rules::builtin("schule").expect("it is built in");
/// let findings = schafkopf_record::audit(&game, &rules);
/// assert_eq!(findings.iter().map(|found| found.fault.code()).collect::<Vec<_>>(), ["lead_out_of_turn"]);
/// # Ok::<(), schafkopf_record::ParseError>(())
/// ```
pub fn audit(record: &Record, rules: &Arc<RuleSet>) -> Vec<Finding> {
    let mut auditor = Auditor::new(record, rules);
    auditor.run(None);
    auditor.findings
}

/// The audit of one record in progress.
struct Auditor<'a> {
    record: &'a Record,
    rules: &'a Arc<RuleSet>,
    setup: Setup,
    hands: KnownHands,
    findings: Vec<Finding>,
    /// How the auction ended; none where none was noted.
    verdict: Option<Verdict>,
    /// Who had the word when the auction was left.
    speaker: Seat,
    parties: Option<Parties>,
    /// What the declarer must reach; a Tout that is not allowed is won like a plain game.
    goal: Goal,
    doubles: Doubles,
}

impl<'a> Auditor<'a> {
    fn new(record: &'a Record, rules: &'a Arc<RuleSet>) -> Auditor<'a> {
        Auditor {
            record,
            rules,
            setup: record.setup(Arc::clone(rules)),
            hands: KnownHands::of(record, rules.deck()),
            findings: Vec::new(),
            verdict: None,
            speaker: record.dealer.next(),
            parties: None,
            goal: Goal::Majority,
            doubles: Doubles::default(),
        }
    }

    /// Looks at everything, and writes down how the cards fell where that is wanted.
    fn run(&mut self, mut course: Option<&mut Course>) {
        self.deal();
        self.auction();
        self.contract();
        self.calls();
        let counted = self.cards(course.as_deref_mut());
        self.noted(counted.as_ref());
        self.findings.sort_by_key(|finding| finding.at);
        if let Some(course) = course {
            course.parties = self.parties;
            course.doubles = self.doubles;
            course.count(self, counted.as_ref());
            course.findings.clone_from(&self.findings);
        }
    }

    /// Notes a fault of a whole line.
    fn find(&mut self, line: Line, seat: impl Into<Option<Seat>>, fault: Fault) {
        self.find_at(Place::line(line), seat, fault, Legal::Nothing);
    }

    fn find_at(&mut self, at: Place, seat: impl Into<Option<Seat>>, fault: Fault, legal: Legal) {
        let clause = fault.clause(self.rules);
        self.findings.push(Finding { at, seat: seat.into(), fault, clause, legal });
    }

    /// Whether somebody must play now that all have passed: who holds the Ober of Acorns (T 11, P 4).
    fn somebody_must_play(&self) -> bool {
        match self.rules.all_pass.forced {
            Forced::Never => false,
            Forced::AtOnce => true,
            Forced::SecondTime => self.record.thrown_in > 0,
        }
    }
}
