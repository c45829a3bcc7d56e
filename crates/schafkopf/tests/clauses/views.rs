//! What may be seen: S 2.3.2, 2.5.2, 3.1.4, 3.1.8, 3.4.9, T 12.

use schafkopf::{BySeat, Contract, Game, Seat, SeatView, Stage};

use crate::script::{EVERYBODY_CAN_CALL, Script, contract};

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

/// The cards of a trick in a view, with who played them.
fn trick(cards: &[schafkopf::Played]) -> String {
    cards.iter().map(|played| format!("{}:{}", played.seat, played.card)).collect::<Vec<_>>().join(" ")
}

#[test]
fn s_2_3_2_each_player_alone_decides_if_a_spectator_sees_his_cards() {
    let mut script = Script::at("schule", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    for shows in 0..16_u8 {
        let shows = BySeat::from_fn(|seat| shows >> seat.index() & 1 == 1);
        let view = script.game.spectator_view(&shows);
        for seat in Seat::ALL {
            let expected = shows[seat].then(|| script.game.deal().hand(seat));
            assert_eq!(view.hands[seat], expected, "{shows:?}");
        }
        assert_eq!(view.table, script.game.table_view());
    }
    script.play("H9");
    let shows = BySeat::new([true, false, false, false]);
    assert_eq!(script.game.spectator_view(&shows).hands[Seat::One].unwrap().len(), 7, "what he still holds");
}

fn all_tables(game: &Game) -> Vec<schafkopf::TableView> {
    let nobody = BySeat::new([false; 4]);
    let mut tables: Vec<_> = Seat::ALL.map(|seat| game.view(seat).table).into();
    tables.push(game.spectator_view(&nobody).table);
    tables
}

#[test]
fn s_2_5_2_the_partner_is_shown_to_nobody_before_the_called_ace_falls() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("EK EA E7 EZ");
    for table in all_tables(&script.game) {
        assert_eq!((table.partner, table.deal), (None, None));
        assert_eq!(table.contract, Some(contract(&words("rufspiel GA"))));
    }
    assert_eq!(script.game.parties().unwrap().partner, Some(Seat::Three), "the machine knows");
    script.play("G8 GA");
    assert!(all_tables(&script.game).iter().all(|table| table.partner == Some(Seat::Three)));
}

#[test]
fn s_2_5_2_no_event_and_no_view_of_the_hand_names_the_partner_beforehand() {
    let mut script = Script::new("schule", &EVERYBODY_CAN_CALL);
    let mut events = script.run("1 play; 2 pass; 3 pass; 4 pass; 1 declares rufspiel GA");
    events.extend(script.play("EK EA E7 EZ S8 S9 SA S7"));
    let told = format!("{events:?}");
    assert!(!told.contains("PartnerKnown") && !told.contains("partner"));
}

#[test]
fn s_3_1_8_after_a_run_away_the_partner_is_hidden_until_the_ace_lies_on_the_table() {
    let hands = [
        "GA GZ GK G9 HK HO EA EZ",
        "EO HA G7 G8 SU S7 EK E9",
        "HZ HU H9 H8 H7 SO S8 E8",
        "EU E7 GU GO SA SZ SK S9",
    ];
    let mut script = Script::at("preis", &hands, "2 rufspiel GA");
    script.play("G9 G7 HZ GU");
    assert!(all_tables(&script.game).iter().all(|table| table.partner.is_none()));
}

#[test]
fn s_3_1_4_and_s_3_4_9_the_last_trick_may_be_looked_at_until_the_next_is_complete() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    let last = |script: &Script| trick(&script.game.table_view().last_trick);
    assert_eq!(last(&script), "");
    script.play("EK EA E7");
    assert_eq!(last(&script), "");
    script.play("EZ");
    assert_eq!(last(&script), "1:EK 2:EA 3:E7 4:EZ");
    script.play("S8 S9 SA");
    assert_eq!(last(&script), "1:EK 2:EA 3:E7 4:EZ", "the next one is not complete yet");
    script.play("S7");
    assert_eq!(last(&script), "2:S8 3:S9 4:SA 1:S7");
    for table in all_tables(&script.game) {
        let json = serde_json::to_string(&table).unwrap();
        assert!(!json.contains("EK") && !json.contains("E7"), "no older trick can be looked at: {json}");
    }
}

#[test]
fn t_12_the_tricks_taken_are_counted_but_not_shown() {
    let mut script = Script::at("tischpunkte", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("EK EA E7 EZ S8 S9 SA S7 SZ");
    let table = script.game.table_view();
    assert_eq!(table.tricks.as_array(), &[0, 1, 0, 1]);
    assert_eq!(table.cards_left.as_array(), &[6, 6, 6, 5]);
}

#[test]
fn s_3_1_8_who_leads_who_played_what_and_what_is_trump_are_always_in_view() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "2 solo G");
    assert!(all_tables(&script.game).iter().all(|table| table.leader == Seat::One));
    script.play("EK EA E7");
    for table in all_tables(&script.game) {
        assert_eq!(trick(&table.trick), "1:EK 2:EA 3:E7");
        assert_eq!((table.leader, table.declarer), (Seat::One, Some(Seat::Two)));
        let trump = table.contract.and_then(Contract::suit);
        assert_eq!(trump, Some(schafkopf::Suit::Gras));
    }
    script.play("EZ");
    assert!(all_tables(&script.game).iter().all(|table| table.leader == Seat::Two));
}

#[test]
fn a_seat_sees_its_own_cards_and_no_others() {
    let mut script = Script::new("schule", &EVERYBODY_CAN_CALL);
    for seat in Seat::ALL {
        let view = script.game.view(seat);
        assert_eq!((view.seat, view.hand), (seat, script.game.deal().hand(seat)));
        let json = serde_json::to_string(&view).unwrap();
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            let shown = script.game.deal().hand(other).iter().any(|card| json.contains(&format!("{card}")));
            assert!(!shown, "seat {seat} sees a card of seat {other}: {json}");
        }
    }
    script.run("1 play; 2 pass; 3 pass; 4 pass; 1 declares wenz");
    script.finish();
    let view: SeatView = script.game.view(Seat::Two);
    assert_eq!(view.table.deal, Some(*script.game.deal()), "after the hand all is open");
    assert_eq!(view.table.stage, Stage::Over);
}

#[test]
fn s_3_4_9_what_is_shown_of_a_view_holds_no_older_tricks() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("EK EA E7 EZ S8 S9 SA S7");
    let view = script.game.view(Seat::Two);
    assert_eq!(view.memory.plays.len(), 8, "a player remembers");
    let shown = serde_json::to_string(&(view.hand, &view.actions, &view.table)).unwrap();
    assert!(!shown.contains("EK"), "but is shown the last trick alone: {shown}");
}
