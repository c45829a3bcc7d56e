//! The fair deal from outside: frozen vectors, a second implementation, and what no proof may get away with.
//!
//! The vectors were computed by a third program, in another language, from the specification alone. The second
//! implementation below is as plain as that text; where it, the vectors and the library agree, each checks the others.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::{prop_assert, prop_assert_eq, prop_oneof, proptest};
use schafkopf::fair_deal::{Commitment, Cutter, Input, Proof, Reveal, Sealed, VerifyError, verify};
use schafkopf::rules::{BeforeDeal, DealRules, builtin, builtin_ids};
use schafkopf::{Bytes32, CardSet, Deck, ErrorCode, Pack, PackError, Packets, Seat, Seed};
use serde::Deserialize;
use serde_json::Value;

#[path = "fair_deal/reference.rs"]
mod reference;

const VECTORS: &str = include_str!("data/fair-deal-vectors.json");
const VECTORS_2: &str = include_str!("data/fair-deal-vectors-2.json");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    seeds: Vec<SeedVector>,
    series: Vec<SeriesVector>,
    packs: Vec<PackVector>,
    proofs: Vec<ProofVector>,
}

/// What version 2 adds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors2 {
    nobody: Vec<NobodyVector>,
    proofs: Vec<ProofVector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NobodyVector {
    commitment: Commitment,
    cut_1: u8,
    cut_3: u8,
    cut_16: u8,
    contribution: Bytes32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeedVector {
    text: String,
    seed: Bytes32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeriesVector {
    seed: Bytes32,
    number: u64,
    deal_seed: Bytes32,
    salt: Bytes32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackVector {
    seed: Bytes32,
    pack: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProofVector {
    proof: Value,
    pack_dealt: String,
}

fn vectors() -> Vectors {
    serde_json::from_str(VECTORS).unwrap()
}

fn vectors_2() -> Vectors2 {
    serde_json::from_str(VECTORS_2).unwrap()
}

/// The proofs of both versions.
fn proofs() -> Vec<ProofVector> {
    vectors().proofs.into_iter().chain(vectors_2().proofs).collect()
}

#[test]
fn the_reference_knows_the_block_that_rfc_8439_prints() {
    // A.1, test vector 1: key, nonce and counter zero.
    let block = reference::chacha20_block(&[0; 32], 0);
    assert_eq!(block[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    // A.1, test vector 2: the same with counter one.
    assert_eq!(reference::chacha20_block(&[0; 32], 1)[15], 0x6f4d_794b);
}

#[test]
fn texts_become_the_seeds_of_the_vectors() {
    for vector in vectors().seeds {
        assert_eq!(*Seed::from_text(&vector.text).bytes(), vector.seed);
        let label = "stammtisch/deal/text-seed";
        assert_eq!(reference::derive(label, &[vector.text.as_bytes()]), *vector.seed.as_bytes());
    }
}

#[test]
fn deals_of_a_series_have_the_seeds_of_the_vectors() {
    for vector in vectors().series {
        let seed = Seed::new(vector.seed).nth(vector.number);
        assert_eq!((*seed.bytes(), seed.salt()), (vector.deal_seed, vector.salt));
        let parts = [&vector.seed.as_bytes()[..], &vector.number.to_le_bytes()];
        assert_eq!(reference::derive("stammtisch/deal/series", &parts), *vector.deal_seed.as_bytes());
        let salt = reference::derive("stammtisch/deal/salt", &[vector.deal_seed.as_bytes()]);
        assert_eq!(salt, *vector.salt.as_bytes());
    }
}

#[test]
fn packs_are_shuffled_as_in_the_vectors() {
    for vector in vectors().packs {
        assert_eq!(Pack::shuffled(&mut Seed::new(vector.seed).generator()).to_string(), vector.pack);
        let cards = reference::shuffle(reference::new_pack(Deck::Long), vector.seed.as_bytes());
        assert_eq!(reference::names(&cards), vector.pack);
    }
}

#[test]
fn proofs_are_those_of_the_vectors_to_the_byte() {
    for vector in proofs() {
        let proof: Proof = serde_json::from_value(vector.proof.clone()).unwrap();
        let deal = proof.verify().unwrap();
        assert_eq!(Some(*deal.hands()), proof.hands);
        let reveal = proof.reveal().unwrap();
        assert_eq!(reveal.pack_dealt().to_string(), vector.pack_dealt);
        let sealed = Sealed::new(reveal.pack, reveal.salt);
        let opened = sealed.open(reveal.input, reveal.dealer, &reveal.rules).unwrap();
        let opened = match reveal.by {
            Some(by) => opened.cut_by(by).unwrap(),
            None => opened,
        };
        let made = Proof::new(sealed.commitment(), &opened);
        assert_eq!(serde_json::to_value(made).unwrap(), vector.proof);
    }
}

#[test]
fn the_reference_finds_the_vectors_of_proofs_too() {
    for vector in proofs() {
        let proof: Proof = serde_json::from_value(vector.proof).unwrap();
        let found = reference_deal(&proof.reveal().unwrap());
        assert_eq!(found.commitment, *proof.commitment.bytes().as_bytes());
        assert_eq!(reference::names(&found.pack_dealt), vector.pack_dealt);
        assert_eq!(found.hands.map(CardSet::from_iter), *proof.hands.unwrap().as_array());
    }
}

#[test]
fn decision_39_what_nobody_chose_is_that_of_the_vectors() {
    let schule = builtin("schule").unwrap().deal.clone();
    let turnier = &builtin("schule-turnier").unwrap().deal;
    for vector in vectors_2().nobody {
        let drawn = reference::derive("stammtisch/fair-deal/nobody", &[vector.commitment.bytes().as_bytes()]);
        assert_eq!(drawn, *vector.contribution.as_bytes());
        let contribution = Input::of_nobody(&vector.commitment, turnier);
        assert_eq!(contribution, Input::Contribution(vector.contribution));
        for (least, lifted) in [(1, vector.cut_1), (3, vector.cut_3), (16, vector.cut_16)] {
            let rules = DealRules { cut_least: Some(least), ..schule.clone() };
            assert_eq!(Input::of_nobody(&vector.commitment, &rules), Input::cuts([lifted]));
            let place = reference::below(u32::from(33 - 2 * least), &drawn);
            assert_eq!(u32::from(lifted), u32::from(least) + place);
        }
    }
}

#[test]
fn decision_39_a_place_that_the_server_chose_is_found_out() {
    for vector in vectors_2().proofs {
        let mut proof: Proof = serde_json::from_value(vector.proof).unwrap();
        // An honest deal of another place, said to be nobody's.
        proof.hands = None;
        proof.by = Some(Cutter::Nobody);
        proof.input = match proof.rules.before {
            BeforeDeal::Cut => match Input::of_nobody(&proof.commitment, &proof.rules) {
                Input::Cuts(cuts) if cuts[0].lifted == 12 => Input::cuts([13]),
                Input::Cuts(_) | Input::Contribution(_) | Input::Skipped => Input::cuts([12]),
            },
            BeforeDeal::ShuffleAgain => Input::Contribution(Bytes32::new([9; 32])),
        };
        assert_eq!(proof.verify().unwrap_err().code(), ErrorCode::CutChosen);
        proof.input = Input::Skipped;
        assert_eq!(proof.verify().unwrap_err().code(), ErrorCode::CutSkipped, "S 2.2.5");
        proof.by = None;
        assert_eq!(proof.verify().unwrap_err().code(), ErrorCode::CutterNotTold);
        proof.fair_deal = 1;
        assert!(proof.verify().is_ok(), "version 1 stays as it was");
    }
}

struct Found {
    commitment: [u8; 32],
    pack_dealt: Vec<u8>,
    hands: [Vec<schafkopf::Card>; 4],
}

/// The deal of a reveal, by the second implementation.
fn reference_deal(reveal: &Reveal) -> Found {
    let pack: Vec<u8> = reveal.pack.cards().iter().map(|card| reference::number(&card.to_string())).collect();
    let commitment = reference::derive("stammtisch/fair-deal/commitment", &[&pack, reveal.salt.as_bytes()]);
    let pack_dealt = match &reveal.input {
        Input::Skipped => pack,
        Input::Cuts(cuts) => {
            cuts.iter().fold(pack, |pack, cut| reference::cut(&pack, usize::from(cut.lifted)))
        }
        Input::Contribution(own) => {
            let parts = [&commitment[..], own.as_bytes()];
            reference::shuffle(pack, &reference::derive("stammtisch/fair-deal/second-shuffle", &parts))
        }
    };
    let hands = reference::deal(&pack_dealt, usize::from(reveal.dealer.number()), &reveal.rules.packets);
    let card = |number: &u8| reference::names(&[*number]).parse().unwrap();
    Found { commitment, pack_dealt, hands: hands.map(|hand| hand.iter().map(card).collect()) }
}

fn bytes() -> impl Strategy<Value = Bytes32> {
    any::<[u8; 32]>().prop_map(Bytes32::new)
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..4_usize).prop_map(|steps| Seat::One.plus(steps))
}

fn deck() -> impl Strategy<Value = Deck> {
    prop_oneof![Just(Deck::Long), Just(Deck::Short)]
}

fn rules() -> impl Strategy<Value = DealRules> {
    let ids: Vec<&str> = builtin_ids().collect();
    (0..ids.len()).prop_map(move |i| builtin(ids[i]).unwrap().deal.clone())
}

/// An input that the rules allow.
fn input(rules: &DealRules) -> impl Strategy<Value = Input> + use<> {
    let most = rules.pack.size() - 3;
    let acts = match rules.before {
        BeforeDeal::Cut => vec(3..=most, 1..=3).prop_map(Input::cuts).boxed(),
        BeforeDeal::ShuffleAgain => bytes().prop_map(Input::Contribution).boxed(),
    };
    prop_oneof![4 => acts, 1 => Just(Input::Skipped)]
}

/// A deal made as a table makes it.
fn reveal() -> impl Strategy<Value = (Commitment, Reveal)> {
    let table = rules().prop_flat_map(|rules| (input(&rules), Just(rules)));
    (bytes(), bytes(), seat(), table).prop_map(|(seed, salt, dealer, (input, rules))| {
        let sealed = Sealed::new(Pack::shuffled_of(rules.pack, &mut Seed::new(seed).generator()), salt);
        (sealed.commitment(), sealed.open(input, dealer, &rules).unwrap())
    })
}

proptest! {
    #[test]
    fn a_shuffle_is_a_permutation_and_the_reference_finds_it(seed in bytes(), deck in deck()) {
        let pack = Pack::shuffled_of(deck, &mut Seed::new(seed).generator());
        prop_assert_eq!(pack.cards().iter().copied().collect::<CardSet>(), deck.cards());
        prop_assert_eq!(Pack::new(pack.cards()), Ok(pack));
        let cards = reference::shuffle(reference::new_pack(deck), seed.as_bytes());
        prop_assert_eq!(pack.to_string(), reference::names(&cards));
    }

    #[test]
    fn an_honest_deal_is_verified_and_the_reference_finds_it((commitment, reveal) in reveal()) {
        let deal = verify(&commitment, &reveal).unwrap();
        let found = reference_deal(&reveal);
        prop_assert_eq!(commitment.bytes().as_bytes(), &found.commitment);
        prop_assert_eq!(deal.hands().as_array(), &found.hands.map(CardSet::from_iter));
        let sets = deal.hands().as_array();
        let deck = reveal.rules.pack;
        prop_assert!(sets.iter().all(|hand| hand.len() == u32::from(deck.hand())));
        prop_assert_eq!(sets.iter().fold(CardSet::EMPTY, |all, &hand| all | hand), deck.cards());
    }

    #[test]
    fn the_neighbour_decides_too((commitment, reveal) in reveal(), own in bytes()) {
        let turnier = builtin("schule-turnier").unwrap().deal.clone();
        let packets = vec![2; usize::from(reveal.rules.pack.hand()) / 2];
        let turnier = DealRules { pack: reveal.rules.pack, packets, ..turnier };
        let with = |input| Reveal { input, rules: turnier.clone(), ..reveal.clone() };
        let skipped = verify(&commitment, &with(Input::Skipped)).unwrap();
        let shuffled = verify(&commitment, &with(Input::Contribution(own))).unwrap();
        prop_assert!(skipped != shuffled);
    }

    #[test]
    fn two_cards_exchanged_are_found_out((commitment, reveal) in reveal(), a in 0..32_usize, b in 0..32_usize) {
        let mut cards = reveal.pack.cards().to_vec();
        let (a, b) = (a % cards.len(), b % cards.len());
        cards.swap(a, b);
        let verdict = verify(&commitment, &Reveal { pack: Pack::new(&cards).unwrap(), ..reveal });
        prop_assert_eq!(verdict.err().map(|why| why.code()), (a != b).then_some(ErrorCode::CommitmentMismatch));
    }

    #[test]
    fn a_bit_of_the_salt_changed_is_found_out((commitment, reveal) in reveal(), byte in 0..32_usize, bit in 0..8_u8) {
        let mut salt = *reveal.salt.as_bytes();
        salt[byte] ^= 1 << bit;
        let verdict = verify(&commitment, &Reveal { salt: Bytes32::new(salt), ..reveal });
        prop_assert_eq!(verdict.unwrap_err().code(), ErrorCode::CommitmentMismatch);
    }

    #[test]
    fn an_input_changed_afterwards_contradicts_the_hands((commitment, reveal) in reveal(), byte in 0..32_usize) {
        let mut proof = Proof::new(commitment, &reveal);
        proof.input = match reveal.input.clone() {
            Input::Contribution(own) => {
                let mut own = *own.as_bytes();
                own[byte] ^= 1;
                Input::Contribution(Bytes32::new(own))
            }
            Input::Cuts(mut cuts) => {
                cuts[0].lifted = if cuts[0].lifted == 3 { 4 } else { cuts[0].lifted - 1 };
                Input::Cuts(cuts)
            }
            Input::Skipped => match reveal.rules.before {
                BeforeDeal::Cut => Input::cuts([3]),
                BeforeDeal::ShuffleAgain => Input::Contribution(Bytes32::new([byte as u8; 32])),
            },
        };
        prop_assert_eq!(proof.verify().unwrap_err().code(), ErrorCode::HandMismatch);
    }

    #[test]
    fn a_cut_is_accepted_if_and_only_if_s_2_2_5_and_s_2_2_6_allow_it(cuts in vec(0..=40_u8, 0..6), deck in deck()) {
        let (id, most) = match deck {
            Deck::Long => ("schule", 29),
            Deck::Short => ("kurz", 21),
        };
        let schule = &builtin(id).unwrap().deal;
        let allowed = (1..=3).contains(&cuts.len()) && cuts.iter().all(|lifted| (3..=most).contains(lifted));
        let sealed = Sealed::new(Pack::of(deck), Bytes32::new([1; 32]));
        let opened = sealed.open(Input::cuts(cuts.iter().copied()), Seat::One, schule);
        prop_assert_eq!(opened.is_ok(), allowed);
        let forged = Reveal {
            pack: Pack::of(deck),
            salt: Bytes32::new([1; 32]),
            input: Input::cuts(cuts),
            by: None,
            dealer: Seat::One,
            rules: schule.clone(),
        };
        let verdict = verify(&sealed.commitment(), &forged);
        prop_assert_eq!(verdict.is_ok(), allowed);
        if let Err(why) = verdict {
            prop_assert!(matches!(why.code().clause(), Some("S 2.2.5" | "S 2.2.6")));
        }
    }

    #[test]
    fn a_proof_reads_back_what_it_wrote((commitment, reveal) in reveal()) {
        let proof = Proof::new(commitment, &reveal);
        let text = serde_json::to_string(&proof).unwrap();
        prop_assert_eq!(serde_json::from_str::<Proof>(&text).unwrap(), proof);
    }

    #[test]
    fn any_packets_deal_the_whole_pack_from_the_top(
        seed in bytes(), dealer in seat(), splits in 0..128_u8, deck in deck()
    ) {
        let sizes = composition(deck, splits);
        let packets = Packets::of(deck, &sizes).unwrap();
        let pack = Pack::shuffled_of(deck, &mut Seed::new(seed).generator());
        let (seats, cards): (Vec<Seat>, Vec<_>) = pack.dealt(dealer, &packets).unzip();
        prop_assert_eq!(&seats[..4], dealer.next().round());
        prop_assert_eq!(seats.len(), 4 * sizes.len());
        prop_assert_eq!(cards.concat(), pack.cards());
    }

    #[test]
    fn v_5_1_a_proof_with_a_pack_of_the_wrong_size_is_refused((commitment, reveal) in reveal()) {
        let (deck, id) = match reveal.rules.pack {
            Deck::Long => (Deck::Short, "kurz"),
            Deck::Short => (Deck::Long, "schule"),
        };
        // The same pack said to be dealt by the rules of the other one.
        let rules = DealRules { before: reveal.rules.before, ..builtin(id).unwrap().deal.clone() };
        prop_assert_eq!(rules.pack, deck);
        let mut proof = Proof::new(commitment, &reveal);
        proof.hands = None;
        proof.rules = rules;
        proof.input = Input::Skipped;
        let why = proof.verify().unwrap_err();
        prop_assert!(matches!(why, VerifyError::Pack(PackError::Count(_))), "{why}");
        prop_assert_eq!(why.code(), ErrorCode::NotAPack);
        // A pack of the other size under the rules that were agreed.
        let sealed = Sealed::new(Pack::of(deck), reveal.salt);
        let opened = sealed.open(Input::Skipped, reveal.dealer, &reveal.rules).unwrap();
        let why = Proof::new(sealed.commitment(), &opened).verify().unwrap_err();
        prop_assert_eq!(why.code(), ErrorCode::NotAPack);
    }

    #[test]
    fn v_6_1_what_is_given_before_the_knocks_follows_from_pack_and_packets(seed in bytes(), dealer in seat()) {
        let ids = builtin_ids().map(|id| builtin(id).unwrap());
        for rules in ids.filter(|rules| rules.knock.is_some()) {
            let pack = Pack::shuffled_of(rules.deal.pack, &mut Seed::new(seed).generator());
            let dealt = pack.deal_under(&rules, dealer);
            let cards: Vec<u8> = pack.cards().iter().map(|card| reference::number(&card.to_string())).collect();
            let after = rules.knock_after().unwrap();
            let hands = reference::deal(&cards, usize::from(dealer.number()), &rules.deal.packets);
            let card = |number: &u8| reference::names(&[*number]).parse::<schafkopf::Card>().unwrap();
            for seat in Seat::ALL {
                let hand = &hands[seat.index()];
                let first: CardSet = hand[..usize::from(after)].iter().map(card).collect();
                prop_assert_eq!(dealt.first.unwrap()[seat], first);
                prop_assert_eq!(dealt.deal.hand(seat), hand.iter().map(card).collect::<CardSet>());
            }
        }
    }
}

/// A hand split after each card whose bit is set: every way to make it of packets.
fn composition(deck: Deck, splits: u8) -> Vec<u8> {
    let mut sizes = vec![1];
    for card in 1..deck.hand() {
        if splits >> card & 1 == 1 {
            sizes.push(1);
        } else {
            *sizes.last_mut().unwrap() += 1;
        }
    }
    sizes
}

/// The first proof of the vectors with one field replaced.
fn with(field: &str, value: Value) -> Value {
    let mut proof = vectors().proofs.swap_remove(0).proof;
    proof[field] = value;
    proof
}

fn refused(proof: Value) -> String {
    serde_json::from_value::<Proof>(proof).unwrap_err().to_string()
}

#[test]
fn a_proof_that_cannot_be_read_says_why() {
    assert!(refused(with("extra", 1.into())).contains("unknown field `extra`"));
    assert!(refused(with("fair_deal", 3.into())).contains("version 3 is not known here"));
    assert!(refused(with("salt", "00".into())).contains("not 64 hexadecimal digits"));
    assert!(refused(with("pack", "EA QQ".into())).contains("`QQ` is not a card"));
    assert!(refused(with("dealer", 5.into())).contains("5 is not a seat"));
    assert!(refused(with("input", "peeked".into())).contains("unknown variant `peeked`"));
    assert!(refused(with("input", serde_json::json!({"cuts": [300]}))).contains("invalid value"));
    let mut missing = with("dealer", 1.into());
    missing.as_object_mut().unwrap().remove("salt");
    assert!(refused(missing).contains("missing field `salt`"));
}

#[test]
fn a_proof_that_does_not_hold_says_why() {
    let verdict = |proof: Value| serde_json::from_value::<Proof>(proof).unwrap().verify().unwrap_err();
    let pack = vectors().packs.swap_remove(0).pack;
    let twice = verdict(with("pack", pack.replace("HK", "EA").into()));
    assert!(matches!(twice, VerifyError::Pack(PackError::Twice { .. })));
    assert_eq!(twice.code(), ErrorCode::NotAPack);
    let other = verdict(with("commitment", "00".repeat(32).into()));
    assert_eq!(other.code(), ErrorCode::CommitmentMismatch);
    let rules = serde_json::json!({"packets": [4, 5], "before": "cut", "cuts": 3, "cut_least": 3});
    let packets = verdict(with("rules", rules));
    assert_eq!((packets.code(), packets.code().clause()), (ErrorCode::BadPackets, Some("S 2.3.1")));
    let dealer = verdict(with("dealer", 2.into()));
    assert_eq!(dealer.code(), ErrorCode::HandMismatch);
    let cut = verdict(with("input", serde_json::json!({"cuts": [2]})));
    assert_eq!((cut.code(), cut.code().clause()), (ErrorCode::CutPacketTooSmall, Some("S 2.2.5")));
}

#[test]
fn hands_may_be_left_out_of_a_proof() {
    let mut proof = with("dealer", 1.into());
    proof.as_object_mut().unwrap().remove("hands");
    assert!(serde_json::from_value::<Proof>(proof).unwrap().verify().is_ok());
}

#[test]
fn a_sealed_pack_does_not_show_itself_in_a_log() {
    let sealed = Sealed::shuffled(&mut Seed::from_text("log").generator());
    let shown = format!("{sealed:?}");
    assert_eq!(shown, format!("Sealed {{ commitment: {:?}, .. }}", sealed.commitment()));
}
