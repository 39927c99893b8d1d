//! Action cards and passing.

use crate::support::*;
use saboteur_engine::{Card, Cell, Event, IllegalMove, Move, Seat, Target, Tool, Viewer};

/// [SABOTAGE-1] [SABOTAGE-2]
#[test]
fn a_sabotaged_player_lays_no_path_cards_but_does_everything_else() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "laid": ["LR 1,0"],
        "hands": [["broken_cart"], ["cross", "rockfall", "treasure_map", "broken_lantern", "repair_cart"], null],
    }));
    assert_eq!(game.choices("broken"), ["broken_cart @1", "broken_cart @2"]);
    game.plays(&["broken_cart @1"]);
    assert_eq!(game.state().in_front(Seat(1)), [Card::BrokenCart]);
    assert_eq!(game.refuses("TBLR 2,0"), IllegalMove::ToolBroken);
    assert_eq!(game.refuses("TBLR 2,0").rule(), "SABOTAGE-2");
    assert_eq!(game.choices("rockfall"), ["rockfall 1,0"]);
    assert_eq!(game.choices("treasure_map").len(), 3);
    assert_eq!(game.choices("broken"), ["broken_lantern @0", "broken_lantern @2"]);
    assert_eq!(game.choices("repair"), ["repair_cart @1"]);
    assert_eq!(game.choices("pass").len(), 5);
}

/// [SABOTAGE-1]
#[test]
fn only_in_the_classic_edition_may_a_player_sabotage_himself() {
    let game = |edition: &str| {
        scene(json!({ "rules": edition, "players": 3, "to_act": 0, "hands": hand(3, &["broken_cart"]) }))
    };
    let mut classic = game("classic");
    assert_eq!(classic.choices("broken"), ["broken_cart @0", "broken_cart @1", "broken_cart @2"]);
    classic.plays(&["broken_cart @0"]);
    assert_eq!(classic.state().in_front(Seat(0)), [Card::BrokenCart]);
    let refused = game("anniversary").refuses("broken_cart @0");
    assert_eq!(refused, IllegalMove::OthersOnly { card: Card::BrokenCart });
    assert_eq!(refused.rule(), "SABOTAGE-1");
}

/// [SABOTAGE-3]
#[test]
fn a_tool_is_not_broken_twice() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "in_front": [[], ["broken_cart", "broken_lantern"], []],
        "hands": hand(3, &["broken_cart", "broken_pickaxe"]),
    }));
    assert_eq!(game.choices("broken_cart"), ["broken_cart @2"]);
    assert_eq!(game.choices("broken_pickaxe"), ["broken_pickaxe @1", "broken_pickaxe @2"]);
    let refused = game.refuses("broken_cart @1");
    assert_eq!(refused, IllegalMove::AlreadyInFront { card: Card::BrokenCart, target: Seat(1) });
    assert_eq!(refused.rule(), "SABOTAGE-3");
}

/// [REPAIR-1]
#[test]
fn a_repair_card_mends_the_tool_it_shows_for_anybody() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0,
        "in_front": [["broken_cart"], ["broken_cart", "broken_lantern"], []],
        "hands": hand(3, &["repair_cart", "repair_pickaxe"]), "deck": [],
    }));
    assert_eq!(game.choices("repair"), ["repair_cart @0", "repair_cart @1"]);
    game.plays(&["repair_cart @1"]);
    assert_eq!(game.state().in_front(Seat(1)), [Card::BrokenLantern]);
    let pile: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(pile[pile.len() - 2..], [Card::BrokenCart, Card::RepairCart]);
}

/// [REPAIR-1]
#[test]
fn the_last_repair_lets_a_player_build_again() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "in_front": [[], ["broken_cart", "broken_lantern"], []],
        "hands": [["repair_cart"], ["cross", "repair_lantern"], ["cross"]],
    }));
    game.plays(&["repair_cart @1"]);
    assert_eq!(game.choices("TBLR"), Vec::<String>::new());
    game.plays(&["repair_lantern @1", "pass cross"]);
    let any = game.choices("pass")[0].clone();
    game.plays(&[&any]);
    assert_eq!(game.seat(), 1);
    assert_eq!(game.choices("TBLR").len(), 4);
}

/// [REPAIR-2]
#[test]
fn nothing_is_repaired_in_advance() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "in_front": [[], ["broken_lantern"], []],
        "hands": hand(3, &["repair_cart", "repair_pickaxe_cart"]),
    }));
    assert_eq!(game.choices("repair"), Vec::<String>::new());
    let nothing = IllegalMove::NotInFront { card: Card::BrokenCart, target: Seat(1) };
    assert_eq!(nothing.rule(), "REPAIR-2");
    assert_eq!(game.refuses("repair_cart @1"), nothing);
    assert_eq!(game.refuses("repair_pickaxe_cart @1 cart"), nothing);
    let wrong = IllegalMove::WrongTool { card: Card::RepairCart, tool: Tool::Lantern };
    assert_eq!(game.refuses("repair_cart @1 lantern"), wrong);
}

/// [REPAIR-3]
#[test]
fn a_repair_card_with_two_symbols_mends_one_tool_of_the_players_choice() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0,
        "in_front": [[], ["broken_cart", "broken_pickaxe", "broken_lantern"], ["broken_pickaxe"]],
        "hands": hand(3, &["repair_pickaxe_cart"]),
    }));
    assert_eq!(
        game.choices("repair"),
        ["repair_pickaxe_cart @1 cart", "repair_pickaxe_cart @1 pickaxe", "repair_pickaxe_cart @2 pickaxe"]
    );
    game.plays(&["repair_pickaxe_cart @1 pickaxe"]);
    assert_eq!(game.state().in_front(Seat(1)), [Card::BrokenCart, Card::BrokenLantern]);
}

/// [ROCKFALL-1]
#[test]
fn a_rockfall_takes_any_path_card_and_the_gap_may_be_filled() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "laid": ["LR 1,0", "TBLR 2,0"],
        "hands": [["rockfall"], ["straight_horizontal"], ["cross"]], "deck": [],
    }));
    assert_eq!(game.choices("rockfall"), ["rockfall 1,0", "rockfall 2,0"]);
    game.plays(&["rockfall 1,0"]);
    assert!(game.state().board().at(Cell::new(1, 0)).is_none());
    let pile: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(pile[pile.len() - 2..], [Card::StraightHorizontal, Card::Rockfall]);
    game.plays(&["LR 1,0", "TBLR 3,0"]);
}

/// [ROCKFALL-2]
#[test]
fn a_rockfall_spares_start_and_goals() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["rockfall"]),
        "goals": [{"cell": [8, 0], "card": "goal_rock_TL", "face_up": true}],
    }));
    assert_eq!(game.choices("rockfall"), Vec::<String>::new());
    for cell in [Cell::new(0, 0), Cell::new(8, 0), Cell::new(8, 2), Cell::new(3, 3)] {
        let refused = game.refuses(&format!("rockfall {cell}"));
        assert_eq!(refused, IllegalMove::WrongCell { card: Card::Rockfall, cell });
        assert_eq!(refused.rule(), "ROCKFALL-2");
    }
    assert_eq!(game.choices("pass"), ["pass rockfall"]);
}

/// [MAP-1] [SECRET-1]
#[test]
fn a_treasure_map_shows_one_goal_to_its_player_alone() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["treasure_map"]),
        "goals": [{"cell": [8, 2], "card": "goal_gold"}],
    }));
    assert_eq!(game.choices("treasure_map"), ["treasure_map 8,-2", "treasure_map 8,0", "treasure_map 8,2"]);
    game.plays(&["treasure_map 8,2"]);
    let cell = Cell::new(8, 2);
    let seen = |viewer| game.view(viewer).at(cell).unwrap().card;
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(Card::GoalGold));
    assert_eq!(seen(Viewer::Seat(Seat(1))), None);
    assert_eq!(seen(Viewer::Spectator), None);
    let read = |card| {
        let played = Event::Played { seat: Seat(0), card: Card::TreasureMap, target: Target::Cell(cell) };
        [played, Event::CardSeen { seat: Seat(0), cell, card, chest: None }]
    };
    assert_eq!(game.heard(Viewer::Seat(Seat(0)))[..2], read(Some(Card::GoalGold)));
    assert_eq!(game.heard(Viewer::Seat(Seat(1)))[..2], read(None));
    assert_eq!(game.heard(Viewer::Spectator)[..2], read(None));
    assert!(game.state().board().at(cell).unwrap().is_face_down());
}

/// [MAP-2]
#[test]
fn a_treasure_map_needs_a_face_down_goal() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["treasure_map"]),
        "goals": [
            {"cell": [8, -2], "card": "goal_rock_TR", "face_up": true},
            {"cell": [8, 0], "card": "goal_rock_TL", "face_up": true},
        ],
    }));
    assert_eq!(game.choices("treasure_map"), ["treasure_map 8,2"]);
    let cell = Cell::new(8, 0);
    let refused = game.refuses("treasure_map 8,0");
    assert_eq!(refused, IllegalMove::WrongCell { card: Card::TreasureMap, cell });
    assert_eq!(refused.rule(), "MAP-2");
}

/// [PASS-1] [SECRET-1]
#[test]
fn only_its_player_knows_what_he_passed_with() {
    let mut game = scene(json!({ "players": 3, "to_act": 0, "hands": hand(3, &["cross", "cross", "rockfall"]) }));
    assert_eq!(game.choices("pass"), ["pass TBLR", "pass rockfall"]);
    game.plays(&["pass TBLR"]);
    let passed = |cards: Option<Vec<Card>>| Event::Discarded { seat: Seat(0), count: 1, cards, removed: None };
    assert_eq!(game.heard(Viewer::Seat(Seat(0)))[0], passed(Some(vec![Card::Cross])));
    assert_eq!(game.heard(Viewer::Seat(Seat(2)))[0], passed(None));
    let top = |viewer| game.view(viewer).discard.last().unwrap().card;
    assert_eq!(top(Viewer::Seat(Seat(0))), Some(Card::Cross));
    assert_eq!(top(Viewer::Seat(Seat(1))), None);
    assert_eq!(top(Viewer::Spectator), None);
}

/// [PASS-2]
#[test]
fn played_cards_lie_face_up_on_the_pile_only_in_the_classic_edition() {
    for (edition, face_up) in [("classic", true), ("anniversary", false)] {
        let mut game = scene(json!({
            "rules": edition, "players": 3, "to_act": 0,
            "hands": [["treasure_map"], ["rockfall"], null],
        }));
        game.plays(&["treasure_map 8,2", "pass rockfall"]);
        let pile = game.view(Viewer::Spectator).discard;
        assert_eq!((pile[0].card, pile[0].face_up), (Some(Card::TreasureMap), face_up), "{edition}");
        assert_eq!((pile[1].card, pile[1].face_up), (None, false), "{edition}");
    }
}

/// [TURN-2]
#[test]
fn a_card_is_played_from_ones_own_hand_in_ones_own_turn() {
    let game = scene(json!({ "players": 3, "to_act": 0, "hands": [["cross"], ["rockfall"], null] }));
    assert_eq!(game.refuses("rockfall 1,0"), IllegalMove::NotInHand { card: Card::Rockfall });
    assert_eq!(game.refuses("pass rockfall"), IllegalMove::NotInHand { card: Card::Rockfall });
    assert!(matches!(game.refuses("take 3"), IllegalMove::OtherDecision { .. }));
    let pass = "pass rockfall".parse().unwrap();
    let early = game.check(Seat(1), pass).unwrap_err();
    assert_eq!(early, IllegalMove::NotYourTurn { to_act: Seat(0) });
    assert_eq!(game.check(Seat(3), pass), Err(IllegalMove::NoSuchSeat { seat: Seat(3) }));
    let crossed = Move::Play { card: Card::Cross, target: Target::Seat(Seat(1)) };
    assert_eq!(game.check(Seat(0), crossed), Err(IllegalMove::WrongCard { card: Card::Cross }));
    let nobody = scene(json!({ "players": 3, "to_act": 0, "hands": hand(3, &["broken_cart", "repair_cart"]) }));
    for text in ["broken_cart @7", "repair_cart @200"] {
        assert!(matches!(nobody.refuses(text), IllegalMove::NoSuchSeat { .. }));
    }
}
