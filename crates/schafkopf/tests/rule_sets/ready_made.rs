//! The four ready-made sets of the house: each cell of the table in which the variants compare them (V, section b).

use std::sync::Arc;

use schafkopf::rules::{
    AuctionStyle, BeforeDeal, BettelLead, BettelRanks, BettelTrumps, BockAgain, BockEvent, Claims,
    DoubleAnswer, DoubleUntil, Durchmarsch, FirstGame, Forced, ForcedBy, ForcedGame, HochzeitFace,
    HochzeitGive, HochzeitRank, Jungfrau, KindSet, KnockFactor, KnockOrder, Knockers, NamingEarly, RamschTie,
    Redeal, RenonceCalls, RunAwayCounts, RunnersOf, StockFill, StockGames, StockLoss, StockWho,
    ToutCondition, builtin, builtin_ids,
};
use schafkopf::{ContractKind, Deck, RuleSet};

const IDS: [&str; 4] = ["wirtshaus", "kurz", "alles", "netz"];

fn sets() -> [Arc<RuleSet>; 4] {
    IDS.map(|id| builtin(id).unwrap())
}

/// The four values of a row of the table.
fn row<T>(of: impl Fn(&RuleSet) -> T) -> [T; 4] {
    sets().map(|set| of(&set))
}

#[test]
fn they_follow_the_sets_of_the_books_and_have_their_names() {
    assert_eq!(builtin_ids().skip(4).collect::<Vec<_>>(), IDS);
    assert_eq!(row(|set| set.id.clone()), IDS);
    let german = ["Wirtshaus", "Kurze Karte", "Alles, was geht", "Wie im Netz"];
    let english = ["Tavern", "Short deck", "Everything", "As online"];
    assert_eq!(row(|set| set.name.de.clone()), german);
    assert_eq!(row(|set| set.name.en.clone()), english);
}

#[test]
fn v_0_what_all_of_them_have() {
    let schule = builtin("schule").unwrap();
    for set in sets() {
        assert_eq!((set.deal.before, set.deal.cuts, set.deal.cut_least), (BeforeDeal::Cut, Some(3), Some(3)));
        assert_eq!(
            (set.auction.style, set.auction.naming_early),
            (AuctionStyle::Pairwise, NamingEarly::Refused)
        );
        assert_eq!((set.all_pass.redeal, set.tout.condition), (Redeal::Next, ToutCondition::None));
        let first = set.first_game;
        assert_eq!([first.tout, first.schwarz, first.sie], [FirstGame::Counts; 3]);
        let money = set.money.unwrap();
        assert_eq!((money.unit_cents, money.runner, money.schneider, money.schwarz), (10, 1, 1, 2));
        assert_eq!((money.tout_factor, money.claims), (2, Claims::Automatic));
        let from = money.runners_from;
        assert_eq!(
            [from.rufspiel, from.solo, from.farbwenz, from.farbgeier, from.wenz, from.geier],
            [3, 3, 3, 3, 2, 2]
        );
        assert_eq!(set.sie.and_then(|sie| sie.money_factor), Some(4));
        assert_eq!(set.faults, schule.faults);
        assert!(set.list.is_none() && set.tournament.is_none());
    }
}

#[test]
fn v_5_1_packs_and_packets() {
    assert_eq!(row(|set| set.deal.pack), [Deck::Long, Deck::Short, Deck::Long, Deck::Long]);
    assert_eq!(row(|set| set.deal.packets.clone()), [vec![4, 4], vec![3, 3], vec![4, 4], vec![4, 4]]);
}

#[test]
fn v_6_knocks() {
    let knocks = row(|set| set.knock.unwrap());
    assert_eq!(knocks.map(|knock| knock.after), [Some(4), Some(3), Some(4), Some(4)]);
    assert_eq!(knocks.map(|knock| knock.who), [Knockers::All; 4]);
    let (turn, together) = (KnockOrder::Turn, KnockOrder::Together);
    assert_eq!(knocks.map(|knock| knock.order), [turn, turn, turn, together]);
    assert!(knocks.iter().all(|knock| knock.factor == KnockFactor::Double && knock.stock));
}

#[test]
fn v_1_6_and_v_2_6_and_v_11_2_ladders() {
    let ladder = |set: &RuleSet| {
        let rung = |rung: &Vec<schafkopf::rules::LadderEntry>| {
            rung.iter().map(ToString::to_string).collect::<Vec<_>>().join(" = ")
        };
        set.auction.ladder.iter().map(rung).collect::<Vec<_>>().join(" · ")
    };
    assert_eq!(
        row(ladder),
        [
            "rufspiel · geier · farbwenz · wenz · solo · geier_tout · farbwenz_tout · wenz_tout · solo_tout",
            "rufspiel · geier · wenz · solo · geier_tout · wenz_tout · solo_tout",
            // Without the Brett, which is not offered.
            "rufspiel · bettel · farbgeier · geier · farbwenz · wenz · solo · solo:H · farbgeier_tout · geier_tout · \
             farbwenz_tout · wenz_tout · solo_tout · solo_tout:H",
            "rufspiel · wenz · solo · wenz_tout · solo_tout",
        ]
    );
}

#[test]
fn v_13_1_the_called_ace() {
    for (set, free_in_last) in sets().iter().zip([1, 1, 2, 1]) {
        let call = set.call;
        assert_eq!((call.run_away, call.run_away_counts), (4, RunAwayCounts::Now), "{}", set.id);
        assert_eq!((call.duck, call.free_in_last), (false, free_in_last), "{}", set.id);
    }
    // In `alles` everybody might volunteer after four passes, which is not offered: what is left is who must play.
    let (never, forced) = (RenonceCalls::Never, RenonceCalls::Forced);
    assert_eq!(row(|set| set.call.renonce), [never, never, forced, never]);
}

#[test]
fn v_2_bettel() {
    let [wirtshaus, kurz, alles, netz] = row(|set| set.bettel);
    assert!(wirtshaus.is_none() && kurz.is_none() && netz.is_none());
    let bettel = alles.unwrap();
    assert_eq!((bettel.trumps, bettel.order), (BettelTrumps::None, Some(BettelRanks::Natural)));
    assert_eq!((bettel.must_beat, bettel.lead), (false, BettelLead::Forehand));
}

#[test]
fn v_4_hochzeit() {
    let [wirtshaus, kurz, alles, netz] = row(|set| set.hochzeit);
    assert!(wirtshaus.is_none() && netz.is_none());
    for (hochzeit, rank) in [(kurz, HochzeitRank::Equal), (alles, HochzeitRank::Above)] {
        let hochzeit = hochzeit.unwrap();
        let told = (hochzeit.rank, hochzeit.face, hochzeit.give);
        assert_eq!(told, (rank, HochzeitFace::Down, HochzeitGive::Side));
    }
}

#[test]
fn v_0_6_and_v_8_when_all_pass() {
    use Forced::{AtOnce, Never};
    assert_eq!(row(|set| set.all_pass.forced), [Never, Never, AtOnce, Never]);
    assert_eq!(row(|set| set.all_pass.forced_game), [None, None, Some(ForcedGame::Any), None]);
    let (eo, knocker) = (ForcedBy::Eo, ForcedBy::LastKnocker);
    assert_eq!(row(|set| set.all_pass.forced_by), [eo, eo, knocker, eo]);
    assert_eq!(row(|set| set.all_pass.forced_sixty), [0; 4]);
    assert_eq!(row(|set| set.all_pass.double_next), [0; 4]);
}

#[test]
fn v_3_ramsch() {
    let [wirtshaus, kurz, alles, netz] = row(|set| set.ramsch.clone());
    assert!(wirtshaus.is_none() && kurz.is_none() && netz.is_none());
    let ramsch = alles.unwrap();
    assert_eq!((ramsch.durchmarsch, ramsch.jungfrau), (Durchmarsch::Points(91), Jungfrau::All));
    assert_eq!(ramsch.tie, [RamschTie::Tricks, RamschTie::Trumps, RamschTie::HighestTrump]);
    assert_eq!((ramsch.losers, ramsch.must_beat, ramsch.stoss), (1, false, true));
}

#[test]
fn v_7_doubling() {
    let doubling = row(|set| set.doubling.unwrap());
    let steps = doubling.map(|rules| rules.steps.iter().collect::<Vec<_>>());
    assert_eq!(steps, [vec![2, 4], vec![2, 4], vec![2, 4, 8, 16], vec![2, 4]]);
    let (own, first) = (DoubleUntil::OwnCard, DoubleUntil::FirstCard);
    assert_eq!(doubling.map(|rules| rules.until), [own, first, own, own]);
    let (declarer, party) = (DoubleAnswer::Declarer, DoubleAnswer::Party);
    assert_eq!(doubling.map(|rules| rules.answer), [declarer, declarer, party, declarer]);
    assert_eq!(doubling.map(|rules| rules.takes_over), [false, false, true, false]);
    for rules in doubling {
        assert!(!rules.needs_trump && rules.by_leader && rules.unjustified_tricks.is_none());
        assert_eq!(rules.not_in, KindSet::default());
    }
}

#[test]
fn v_8_1_bock() {
    let [wirtshaus, kurz, alles, netz] = row(|set| set.bock.clone());
    assert!(wirtshaus.is_none() && kurz.is_none() && netz.is_none());
    let bock = alles.unwrap();
    let after = [BockEvent::HerzSoloLost, BockEvent::EmptyTrick, BockEvent::Sixty, BockEvent::StossLost];
    assert_eq!((&bock.after[..], bock.hands, bock.factor, bock.again), (&after[..], 4, 2, BockAgain::Extend));
}

#[test]
fn v_9_pots() {
    let stocks = row(|set| set.stock);
    assert_eq!(stocks.map(|stock| stock.map(|stock| stock.units)), [Some(2), Some(1), Some(1), None]);
    let (all_pass, always) = (StockFill::AllPass, StockFill::Always);
    assert_eq!(
        stocks.map(|stock| stock.map(|stock| stock.fill)),
        [Some(all_pass), Some(all_pass), Some(always), None]
    );
    for stock in stocks.into_iter().flatten() {
        assert_eq!((stock.games, stock.who), (StockGames::Partner, StockWho::Party));
        assert_eq!((stock.loss, stock.most), (StockLoss::Double, 0));
    }
}

#[test]
fn v_10_2_tariffs() {
    let money = row(|set| set.money.unwrap());
    assert_eq!(money.map(|money| money.rufspiel), [2, 1, 2, 2]);
    assert_eq!(money.map(|money| money.solo), [5, 2, 5, 5]);
    assert_eq!(money.map(|money| money.durchmarsch), [None, None, Some(5), None]);
    for money in money {
        let own = [money.wenz, money.farbwenz, money.geier, money.farbgeier, money.bettel, money.solo_herz];
        assert_eq!((own, money.hochzeit, money.ramsch), ([None; 6], None, None));
        assert_eq!((money.runners_most, money.runners_of), (0, RunnersOf::Either));
        assert!(!money.schwarz_doubles);
    }
    assert_eq!(money[2].price(ContractKind::Ramsch), 2, "V 10.2: what falls back");
    assert_eq!(money[2].price(ContractKind::Bettel), 5, "V 10.2: what falls back");
}

#[test]
fn v_10_5_and_v_14_the_rest() {
    assert_eq!(row(|set| set.tout.extras), [false; 4]);
    assert_eq!(row(|set| set.play.stop), [false, false, true, false]);
    assert_eq!(row(|set| set.deal.redeal_below), [0; 4]);
}

/// V (b): to play Ramsch at the `wirtshaus` table, its pot makes room.
#[test]
fn v_3_1_a_ramsch_at_the_wirtshaus_table() {
    let text =
        "extends = \"wirtshaus\"\nid = \"mine\"\nwithout = [\"stock\"]\n[ramsch]\njungfrau = \"own\"\n";
    let set = RuleSet::parse(text).unwrap();
    assert_eq!(set.ramsch.map(|ramsch| ramsch.jungfrau), Some(Jungfrau::Own));
}
