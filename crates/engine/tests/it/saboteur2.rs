//! Saboteur 2: its path cards, action cards and dwarves.

use crate::support::*;
use saboteur_engine::{
    Card, Cell, Dwarf, Event, Game, IllegalMove, Preset, Rules, Seat, Setup, Target, Viewer, notation, pack,
};

/// A position of Saboteur 2 in its anniversary edition.
pub(crate) fn scene2(mut scenario: serde_json::Value) -> Game {
    if scenario.get("rules").is_none() {
        scenario["rules"] = json!("saboteur2");
    }
    scene(scenario)
}

pub(crate) fn connected(game: &Game, x: i8, y: i8) -> bool {
    game.state().board().at(Cell::new(x, y)).unwrap().is_connected()
}

/// [SETUP2-1]
#[test]
fn all_fifteen_dwarf_cards_are_shuffled_and_the_rest_is_left_over() {
    for players in [2, 5, 12] {
        for preset in [Preset::Saboteur2, Preset::Saboteur2Classic] {
            let game = Game::new(preset.rules(), Setup::new(players, 4)).unwrap();
            let state = game.state();
            let mut dwarves: Vec<Dwarf> = state.seats().map(|seat| state.dwarf(seat)).collect();
            dwarves.extend(state.left_over());
            let counts = Dwarf::ALL.map(|dwarf| dwarves.iter().filter(|&&other| other == dwarf).count());
            assert_eq!(counts, [0, 3, 0, 4, 4, 1, 1, 2]);
            assert_eq!(state.left_over().len(), 15 - players);
        }
    }
}

/// [SETUP2-1]
#[test]
fn one_or_thirteen_players_are_refused() {
    for players in [0, 1, 13] {
        let error = Game::new(Preset::Saboteur2.rules(), Setup::new(players, 1)).err().unwrap();
        assert_eq!(error.to_string(), format!("Saboteur 2 is for 2 to 12 players, not for {players}"));
    }
    for option in ["tournament", "greedy_dwarf", "sabotaged_dwarf"] {
        let rules: Rules = serde_json::from_value(json!({"preset": "saboteur2", option: true})).unwrap();
        let error = Game::new(rules, Setup::new(5, 1)).err().unwrap().to_string();
        assert_eq!(error, format!("{option} belongs to the base game: leave it off in Saboteur 2"));
    }
}

/// [SETUP2-2]
#[test]
fn the_pack_has_30_path_and_21_action_cards_more() {
    let printed = "
        TB|LR 2, TL|BR 2, T# 1, L# 1, TL# 1, TR# 1, TB/bT 1, LR/bL 1, TR/bT 1, TB|R/gT 1, LR/gL 1, TL/gT 1, TBLR* 1,
        TLR* 3, TBL* 1, T|BLR* 1, TBL|R* 1, B|LR* 1, T* 1, L* 1, TR|L 1, TR|B 1, TL|R 1, TL|B 1, TB|L|R 1, T|B|LR 1,
        theft 4, hands_off 3, trapped 3, freedom 4, inspection 2, change_hats 2, swap_hands 2";
    let printed: Vec<&str> = printed.split(',').map(str::trim).collect();
    let all = pack(&Preset::Saboteur2.rules());
    let listed: Vec<String> =
        all[27..].iter().map(|&(card, count)| format!("{} {count}", notation::card_name(card))).collect();
    assert_eq!(listed, printed);
    let count = |paths: bool| -> u32 {
        all.iter().filter(|(card, _)| card.is_path() == paths).map(|&(_, count)| u32::from(count)).sum()
    };
    assert_eq!((count(true), count(false)), (40 + 30, 27 + 21));
    let rockfalls = |rules: serde_json::Value| {
        let rules: Rules = serde_json::from_value(rules).unwrap();
        pack(&rules).iter().find(|(card, _)| *card == Card::Rockfall).unwrap().1
    };
    assert_eq!(rockfalls(json!("saboteur2")), 4);
    assert_eq!(rockfalls(json!({"preset": "saboteur2", "extra_rockfall": false})), 3);
    assert_eq!(rockfalls(json!("anniversary")), 3);
}

/// [SETUP2-3]
#[test]
fn ten_cards_are_put_aside_and_six_dealt_to_each() {
    for players in [2, 7, 12] {
        let game = Game::new(Preset::Saboteur2.rules(), Setup::new(players, 4)).unwrap();
        let state = game.state();
        assert_eq!(state.set_aside().len(), 10);
        assert!(state.seats().all(|seat| state.hand(seat).len() == 6));
        assert_eq!(state.deck().len(), 118 - 10 - 6 * players);
        assert_eq!(game.view(Viewer::Spectator).set_aside, 10);
    }
    let mut game = scene2(json!({"players": 2, "to_act": 0, "hands": [["cross"], ["cross"]], "deck": []}));
    game.plays(&["pass TBLR", "pass TBLR"]);
    assert_eq!(game.state().round(), 2, "the cards put aside are never drawn");
}

/// [BRIDGE-1]
#[test]
fn on_a_bridge_and_a_double_bend_the_two_tunnels_do_not_meet() {
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "hands": [["bridge"], ["straight_vertical", "cross"], ["double_bend"]],
        "laid": ["LR -1,0"],
    }));
    game.plays(&["TB|LR 1,0"]);
    let cell = Cell::new(1, 1);
    assert_eq!(game.refuses("TB 1,1"), IllegalMove::NotConnected { cell });
    game.plays(&["TBLR 2,0"]);
    assert_eq!(game.choices("TL|BR 3,0"), ["TL|BR 3,0"]);
    game.plays(&["TL|BR 3,0"]);
    let spots = game.state().board();
    assert!(spots.is_reached(Cell::new(3, -1)));
    assert!(!spots.is_reached(Cell::new(4, 0)) && !spots.is_reached(Cell::new(3, 1)));
}

/// [LADDER-1]
#[test]
fn a_ladder_is_connected_with_the_start_wherever_it_lies() {
    // The blind card cuts the way; the ladder beyond it is connected all the same.
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "laid": ["L|R 1,0"], "hands": [["ladder_curve_TL"], ["straight_vertical"]],
    }));
    assert!(game.choices("TL#").contains(&"TL# 2,0".to_owned()));
    game.plays(&["TL# 2,0"]);
    assert!(connected(&game, 2, 0));
    game.plays(&["TB 2,-1"]);
    assert!(connected(&game, 2, -1));
}

/// [LADDER-1] [PATH-6]
#[test]
fn a_rockfall_leaves_other_ladders_connected() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "laid": ["LR 1,0", "LR 2,0", "TL# 3,0", "TB 3,-1"], "hands": [["rockfall"], null],
    }));
    game.plays(&["rockfall 2,0"]);
    assert!(connected(&game, 3, 0) && connected(&game, 3, -1) && connected(&game, 1, 0));
}

/// [LADDER-2]
#[test]
fn a_ladder_lies_beside_any_face_up_card_but_not_beside_a_goal() {
    let game = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["ladder_end", "ladder_side"], null],
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 2], "card": "goal_rock_TL", "face_up": true}],
    }));
    // Rock to rock is enough: 1,-1 lies above a level tunnel.
    assert!(game.choices("T#").contains(&"T# 1,-1".to_owned()));
    assert!(game.choices("L# 7,0").is_empty());
    let cell = Cell::new(7, 0);
    assert_eq!(game.refuses("L# 7,0"), IllegalMove::LadderBesideGoal { cell });
    assert_eq!(game.refuses("L# 7,0").rule(), "LADDER-2");
    assert!(game.choices("B# 8,1").is_empty(), "beside a goal that lies face up");
    // The rock opens to the left and to the top, so rock meets rock at 9,2; only the goal forbids it.
    assert_eq!(game.refuses("R# 9,2"), IllegalMove::LadderBesideGoal { cell: Cell::new(9, 2) });
}

/// [HANDSOFF-1] [FREEDOM-1]
#[test]
fn hands_off_and_freedom_take_anybodys_card_away() {
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "hands": [["hands_off", "freedom"], ["freedom"], null],
        "in_front": [["theft", "trapped"], ["theft"], []],
    }));
    assert_eq!(game.choices("hands_off"), ["hands_off @0", "hands_off @1"]);
    assert_eq!(game.choices("freedom"), ["freedom @0"]);
    let missing = IllegalMove::NotInFront { card: Card::Trapped, target: Seat(1) };
    assert_eq!(game.refuses("freedom @1"), missing);
    game.plays(&["hands_off @1"]);
    assert!(game.state().in_front(Seat(1)).is_empty());
    game.plays(&["freedom @0"]);
    assert_eq!(game.state().in_front(Seat(0)), [Card::Theft]);
    let pile: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(pile, [Card::Theft, Card::HandsOff, Card::Trapped, Card::Freedom]);
}

/// [TRAPPED-1] [TRAPPED-2] [FRONT-1]
#[test]
fn a_trapped_player_lays_no_path_cards() {
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "hands": [["trapped", "trapped"], ["cross", "rockfall", "theft"], null],
    }));
    assert_eq!(game.choices("trapped"), ["trapped @1", "trapped @2"]);
    assert_eq!(game.refuses("trapped @0"), IllegalMove::OthersOnly { card: Card::Trapped });
    game.plays(&["trapped @1"]);
    assert_eq!(game.refuses("TBLR 1,0"), IllegalMove::Trapped);
    assert_eq!(game.choices("theft"), ["theft"]);
    let again = scene2(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["trapped"]), "in_front": [[], ["trapped"], []],
    }));
    assert_eq!(again.choices("trapped"), ["trapped @2"]);
}

/// [INSPECTION-1] [SECRET-1]
#[test]
fn an_inspection_shows_a_dwarf_card_to_its_player_alone() {
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["inspection"]), "dwarves": [null, "boss", null],
    }));
    assert_eq!(game.choices("inspection"), ["inspection @1", "inspection @2"]);
    assert_eq!(game.refuses("inspection @0"), IllegalMove::OthersOnly { card: Card::Inspection });
    game.plays(&["inspection @1"]);
    let seen = |viewer| game.view(viewer).players[1].dwarf;
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(Dwarf::Boss));
    assert_eq!(seen(Viewer::Seat(Seat(2))), None);
    assert_eq!(seen(Viewer::Spectator), None);
}

/// [HATS-1] [SECRET-1]
#[test]
fn change_hats_gives_anybody_a_new_dwarf_card() {
    let unused = json!([
        "green",
        "blue",
        "blue",
        "blue",
        "blue",
        "green",
        "green",
        "green",
        "profiteer",
        "geologist",
        "geologist",
        "saboteur",
        "saboteur"
    ]);
    for (edition, left) in [("saboteur2", 13), ("saboteur2-classic", 12)] {
        let mut game = scene2(json!({
            "rules": edition, "players": 2, "to_act": 0, "hands": hand(2, &["change_hats", "inspection"]),
            "dwarves": ["boss", "saboteur"], "left_over": unused,
        }));
        assert_eq!(game.choices("change_hats"), ["change_hats @0", "change_hats @1"]);
        game.plays(&["change_hats @1"]);
        let state = game.state();
        assert_eq!(state.dwarf(Seat(1)), Dwarf::Green);
        assert_eq!(state.left_over().len(), left);
        if edition == "saboteur2" {
            assert_eq!(state.left_over().last(), Some(&Dwarf::Saboteur), "the old one lies under the others");
        }
        let changed = |dwarf| {
            let (seat, target) = (Seat(0), Target::Seat(Seat(1)));
            let played = Event::Played { seat, card: Card::ChangeHats, target };
            [played, Event::DwarfDealt { seat: Seat(1), dwarf }]
        };
        assert_eq!(game.heard(Viewer::Seat(Seat(1)))[..2], changed(Some(Dwarf::Green)));
        assert_eq!(game.heard(Viewer::Seat(Seat(0)))[..2], changed(None));
    }
}

/// [HATS-1]
#[test]
fn what_was_seen_before_a_change_of_hats_is_not_known_after_it() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["inspection"], ["change_hats"]],
    }));
    game.plays(&["inspection @1"]);
    assert!(game.view(Viewer::Seat(Seat(0))).players[1].dwarf.is_some());
    game.plays(&["change_hats @1"]);
    assert!(game.view(Viewer::Seat(Seat(0))).players[1].dwarf.is_none());
}

/// [SWAP-1]
#[test]
fn swap_hands_exchanges_what_is_left_and_the_other_player_draws() {
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "hands": [["swap_hands", "cross"], ["rockfall", "rockfall", "theft"], null],
        "deck": ["treasure_map"],
    }));
    assert_eq!(game.choices("swap_hands"), ["swap_hands @1", "swap_hands @2"]);
    game.plays(&["swap_hands @1"]);
    assert_eq!(game.state().hand(Seat(0)), [Card::Rockfall, Card::Rockfall, Card::Theft]);
    assert_eq!(game.state().hand(Seat(1)), [Card::Cross, Card::TreasureMap]);
    assert_eq!(game.seat(), 1);
    let played = Event::Played { seat: Seat(0), card: Card::SwapHands, target: Target::Seat(Seat(1)) };
    let taken = |known: bool| {
        let hand = |cards: &[Card]| known.then(|| cards.to_vec());
        let three = hand(&[Card::Rockfall, Card::Rockfall, Card::Theft]);
        [
            played.clone(),
            Event::CardsTaken { seat: Seat(0), from: Seat(1), count: 3, cards: three },
            Event::CardsTaken { seat: Seat(1), from: Seat(0), count: 1, cards: hand(&[Card::Cross]) },
        ]
    };
    // The two players know both hands, and nobody else does.
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(game.heard(viewer)[..3], taken(true));
    }
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(game.heard(viewer)[..3], taken(false));
    }
}

/// [PASS2-1]
#[test]
fn a_player_may_pass_with_one_to_three_cards_and_draws_as_many() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["cross", "cross", "rockfall", "theft"], null],
        "deck": ["inspection", "bridge", "freedom", "trapped"],
    }));
    assert_eq!(game.choices("pass").len(), 3 + 4 + 3, "equal cards are one move");
    let refused = game.refuses("pass TBLR TBLR TBLR");
    assert_eq!(refused, IllegalMove::NotInHand { card: Card::Cross });
    game.plays(&["pass TBLR TBLR theft"]);
    assert_eq!(game.state().hand(Seat(0)), [Card::Rockfall, Card::Bridge, Card::Freedom, Card::Inspection]);
    let passed = Event::Discarded { seat: Seat(0), count: 3, cards: None, removed: None };
    assert_eq!(game.heard(Viewer::Seat(Seat(1)))[0], passed);
    let base = scene(json!({"players": 3, "to_act": 0, "hands": hand(3, &["cross", "rockfall"])}));
    assert_eq!(base.choices("pass").len(), 2);
    assert!(matches!(base.refuses("pass TBLR rockfall"), IllegalMove::WrongNumber { most: 1, .. }));
    assert_eq!(base.refuses("discard TBLR rockfall remove broken_cart"), IllegalMove::NotInThisGame);
}

/// [DISCARD-1]
#[test]
fn two_cards_are_discarded_to_be_rid_of_any_card_in_front() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["cross", "rockfall", "theft"], null],
        "in_front": [["broken_cart", "theft", "trapped"], []],
    }));
    assert_eq!(game.choices("discard").len(), 3 * 3);
    let missing = game.refuses("discard TBLR rockfall remove broken_lantern");
    assert_eq!(missing, IllegalMove::NothingToRemove { card: Card::BrokenLantern });
    assert_eq!(missing.rule(), "DISCARD-1");
    assert!(matches!(game.refuses("discard TBLR remove theft"), IllegalMove::WrongNumber { .. }));
    game.plays(&["discard TBLR rockfall remove theft"]);
    assert_eq!(game.state().in_front(Seat(0)), [Card::BrokenCart, Card::Trapped]);
    assert_eq!(game.state().hand(Seat(0)).len(), 2, "one card less than before");
    let discarded = Event::Discarded { seat: Seat(0), count: 2, cards: None, removed: Some(Card::Theft) };
    assert_eq!(game.heard(Viewer::Seat(Seat(1)))[0], discarded);
    let one = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["cross"], null], "in_front": [["broken_cart"], []],
    }));
    assert!(one.choices("discard").is_empty(), "it takes two cards");
}

/// [LADDER-1] [GOAL-1]
#[test]
fn a_ladder_may_reach_a_goal_from_far_away() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "laid": ["LR 6,0", "TLR 7,0"], "hands": [["ladder_side"], null],
        "goals": [{"cell": [8, 0], "card": "goal_rock_TL"}],
    }));
    assert!(game.state().board().at(Cell::new(8, 0)).unwrap().is_face_down());
    game.plays(&["R# 5,0"]);
    assert!(!game.state().board().at(Cell::new(8, 0)).unwrap().is_face_down());
}

/// [HATS-1]
#[test]
fn with_no_unused_dwarf_card_left_nobody_changes_hats_in_the_classic_edition() {
    let game = scene2(json!({
        "rules": "saboteur2-classic", "players": 12, "to_act": 0, "hands": hand(12, &["change_hats"]),
        "dwarves_out": ["blue", "green", "saboteur"],
    }));
    assert_eq!(game.refuses("change_hats @0"), IllegalMove::NoDwarfLeft);
}

/// [SWAP-1] [TURN-4]
#[test]
fn hands_are_swapped_even_with_a_player_who_has_none() {
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "deck": [], "hands": [["swap_hands", "cross"], [], ["cross"]],
    }));
    game.plays(&["swap_hands @1"]);
    assert_eq!(game.seat(), 1, "this player has a card again");
    assert!(game.state().hand(Seat(0)).is_empty());
}

/// [PASS2-1]
#[test]
fn a_small_deck_is_drawn_to_its_end() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["cross", "rockfall", "theft"], null], "deck": ["bridge"],
    }));
    game.plays(&["pass TBLR rockfall theft"]);
    assert_eq!(game.state().hand(Seat(0)), [Card::Bridge]);
}
