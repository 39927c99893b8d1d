//! Treasure Chests: where they lie, how they are opened, and what else can happen to them.

use crate::support::*;
use saboteur_engine::{
    Card, Cell, Chest, ChestLayout, ChestsView, Decision, Event, Game, Place, Rules, Scenario, Seat, Setup, Target,
    Viewer,
};
use std::collections::BTreeSet;

/// Seat 0 of three holds a level tunnel, and behind the cell where it fits lies a chest of this kind.
pub(crate) fn chest(kind: &str, more: serde_json::Value) -> Game {
    let mut scenario = json!({
        "rules": {"treasure_chests": true}, "players": 3, "to_act": 0, "hands": hand(3, &["straight_horizontal"]),
        "chests": {"cards": [{"cell": [2, 0], "card": "chest_horizontal", "chest": kind}]},
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scene(scenario)
}

/// The same, opened.
pub(crate) fn opened(kind: &str, more: serde_json::Value) -> Game {
    let mut game = chest(kind, more);
    game.plays(&["LR 1,0"]);
    game
}

/// Returns the chests as everybody sees them.
pub(crate) fn chests(game: &Game) -> ChestsView {
    game.view(Viewer::Spectator).chests.expect("the game has chests")
}

fn dealt(rules: serde_json::Value, seed: u64) -> Game {
    let rules: Rules = serde_json::from_value(rules).unwrap();
    Game::new(rules, Setup::new(5, seed)).unwrap()
}

fn chest_cells(game: &Game) -> BTreeSet<(i8, i8)> {
    let view = game.view(Viewer::Spectator);
    let chests = view.board.iter().filter(|card| card.place == Place::Chest);
    chests.map(|card| card.cell.into()).collect()
}

/// [CHEST-1]
#[test]
fn four_chests_lie_below_face_down_path_cards_as_the_layout_says() {
    for preset in ["anniversary", "classic", "tournament", "saboteur2"] {
        let a = dealt(json!({"preset": preset, "treasure_chests": true}), 1);
        assert_eq!(chest_cells(&a), [(3, -1), (3, 1), (5, -1), (5, 1)].into());
        let b = dealt(json!({"preset": preset, "treasure_chests": true, "chest_layout": "b"}), 1);
        assert_eq!(chest_cells(&b), [(2, 0), (4, -2), (4, 2), (6, 0)].into());
        let view = b.view(Viewer::Seat(Seat(0)));
        for card in view.board.iter().filter(|card| card.place == Place::Chest) {
            assert!(!card.face_up && card.card.is_none() && card.chest.is_none() && card.tunnels.is_none());
        }
    }
}

/// [CHEST-1]
#[test]
fn a_random_layout_keeps_its_distance() {
    let mut layouts = BTreeSet::new();
    for seed in 0..300 {
        let rules = json!({
            "preset": "tournament", "treasure_chests": true, "chest_layout": "random", "new_goals": true,
            "tunnel_party": true,
        });
        let game = dealt(rules, seed);
        let cells = chest_cells(&game);
        assert_eq!(cells.len(), 4);
        let view = game.view(Viewer::Spectator);
        for &(x, y) in &cells {
            assert!((1..=7).contains(&x) && (-3..=3).contains(&y));
            let near = view.board.iter().filter(|other| other.cell.distance(Cell::new(x, y)) == 1);
            let kept = |place| matches!(place, Place::Start | Place::Goal | Place::Chest);
            assert!(!near.into_iter().any(|other| kept(other.place)), "seed {seed}: {x},{y}");
            assert_eq!(view.board.iter().filter(|other| other.cell == Cell::new(x, y)).count(), 1);
        }
        layouts.insert(cells);
    }
    assert!(layouts.len() > 250);
}

/// [CHEST-1]
#[test]
fn any_of_ten_chests_and_seven_path_cards_can_lie_there() {
    let (mut chests, mut paths) = (BTreeSet::new(), Vec::new());
    for seed in 0..60 {
        let scenario = Scenario::describe(dealt(json!({"treasure_chests": true}), seed).state());
        let cards = scenario.chests.unwrap().cards.unwrap();
        chests.extend(cards.iter().map(|card| card.chest.unwrap()));
        let crosses = cards.iter().filter(|card| card.card == Some(Card::ChestCross)).count();
        assert!(crosses <= 2);
        paths.extend(cards.iter().map(|card| card.card.unwrap()));
    }
    assert_eq!(chests.into_iter().collect::<Vec<_>>(), Chest::ALL);
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), 6);
}

/// [CHEST-1]
#[test]
fn a_layout_needs_chests() {
    let rules: Rules = serde_json::from_value(json!({"chest_layout": "b"})).unwrap();
    assert_eq!(rules.chest_layout, ChestLayout::B);
    assert!(rules.check(5).unwrap_err().to_string().contains("add treasure_chests"));
}

/// [CHEST-2] [GOAL-3]
#[test]
fn a_path_card_that_is_reached_is_turned_over_to_fit_and_its_chest_is_opened() {
    let mut game = chest(
        "no_draw_this_turn",
        json!({
            "chests": {"cards": [{"cell": [2, 0], "card": "chest_curve_TR", "chest": "no_draw_this_turn"}]},
        }),
    );
    game.plays(&["LR 1,0"]);
    let card = game.view(Viewer::Spectator).at(Cell::new(2, 0)).unwrap().clone();
    // The curve from top to right is turned to meet the tunnel on its left.
    assert_eq!((card.rotated, card.tunnels.as_deref()), (true, Some("BL")));
    assert!(!card.connected.is_empty());
    let opened = game.heard(Viewer::Spectator).into_iter().find(|event| matches!(event, Event::Revealed { .. }));
    let (cell, card) = (Cell::new(2, 0), Card::ChestCurveTR);
    let chest = Some(Chest::NoDraw);
    assert_eq!(opened, Some(Event::Revealed { seat: Seat(0), cell, card, rotated: true, chest }));
    assert_eq!(chests(&game).opened, [Chest::NoDraw]);
}

/// [CHEST-2] [GOAL-1]
#[test]
fn what_an_opened_card_reaches_is_revealed_too() {
    let mut game = chest(
        "take_1_gold",
        json!({
            "chests": {"cards": [
                {"cell": [2, 0], "card": "chest_horizontal", "chest": "take_1_gold"},
                {"cell": [3, 0], "card": "chest_cross", "chest": "draw_1_extra"},
            ]},
        }),
    );
    game.plays(&["LR 1,0"]);
    assert_eq!(chests(&game).opened, [Chest::Gold, Chest::ExtraDraw]);
    // Building goes on from there.
    assert!(!game.view(Viewer::Spectator).at(Cell::new(3, 0)).unwrap().connected.is_empty());
}

/// [CHEST-2] [GOAL-4]
#[test]
fn of_several_chests_the_player_chooses_the_first() {
    let mut game = chest(
        "take_1_gold",
        json!({
            "hands": hand(3, &["cross"]),
            "chests": {"cards": [
                {"cell": [1, -1], "card": "chest_curve_TR", "chest": "take_1_gold"},
                {"cell": [1, 1], "card": "chest_horizontal", "chest": "no_draw_this_turn"},
            ]},
        }),
    );
    game.plays(&["TBLR 1,0"]);
    assert_eq!(game.choices(""), ["reveal 1,-1", "reveal 1,1"]);
    game.plays(&["reveal 1,1"]);
    assert_eq!(chests(&game).opened.len(), 2);
    // It has no opening towards the card that reached it, in either turn: it lies as printed, not connected.
    assert!(game.view(Viewer::Spectator).at(Cell::new(1, 1)).unwrap().connected.is_empty());
}

/// [CHEST-2] [ROUND-2]
#[test]
fn the_treasure_ends_the_round_before_what_was_not_chosen_yet() {
    let mut game = scene(json!({
        "rules": {"treasure_chests": true}, "players": 3, "to_act": 0, "hands": hand(3, &["cross"]),
        "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
        "chests": {"cards": [{"cell": [7, 1], "card": "chest_cross", "chest": "draw_1_extra"}]},
    }));
    game.plays(&["TBLR 7,0", "reveal 8,0"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    let drew = |event: &Event| matches!(event, Event::Revealed { chest: Some(_), .. } | Event::Drew { .. });
    assert!(!game.heard(Viewer::Spectator).iter().any(drew));
}

/// [CHEST-3]
#[test]
fn a_map_shows_a_chest_and_its_path_card_in_secret() {
    let mut game = chest("mill_5", json!({"hands": hand(3, &["treasure_map"])}));
    assert_eq!(
        game.choices("treasure_map"),
        ["treasure_map 2,0", "treasure_map 8,-2", "treasure_map 8,0", "treasure_map 8,2"]
    );
    game.plays(&["treasure_map 2,0"]);
    let known = |seat| {
        let view = game.view(Viewer::Seat(Seat(seat)));
        let card = view.at(Cell::new(2, 0)).unwrap();
        (card.card, card.chest, card.face_up)
    };
    assert_eq!(known(0), (Some(Card::ChestHorizontal), Some(Chest::Bury), false));
    assert_eq!(known(1), (None, None, false));
    let seen = |viewer| {
        game.heard(viewer).into_iter().find_map(|event| match event {
            Event::CardSeen { card, chest, .. } => Some((card, chest)),
            _ => None,
        })
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some((Some(Card::ChestHorizontal), Some(Chest::Bury))));
    assert_eq!(seen(Viewer::Spectator), Some((None, None)));
}

/// [CHEST-4] [ROCKFALL-1]
#[test]
fn a_rockfall_takes_a_closed_chest_with_its_card_and_nobody_sees_them() {
    let mut game = chest("mill_5", json!({"hands": hand(3, &["rockfall"])}));
    game.plays(&["rockfall 2,0"]);
    assert!(game.state().board().at(Cell::new(2, 0)).is_none());
    // Only the rockfall itself is on the discard pile.
    let discards: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(discards, [Card::Rockfall]);
    let told = game.heard(Viewer::Spectator);
    let cell = Cell::new(2, 0);
    assert_eq!(told[0], Event::Played { seat: Seat(0), card: Card::Rockfall, target: Target::Cell(cell) });
    assert_eq!(told[1], Event::Removed { cell, card: None });
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Removed { .. })).count(), 1);
    assert!(!told.iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert!(chests(&game).opened.is_empty());
}

/// [CHEST-4] [ROCKFALL-1]
#[test]
fn a_rockfall_takes_an_open_path_card_of_a_chest_out_of_the_round() {
    let mut game = opened("take_1_gold", json!({"hands": [["straight_horizontal"], ["rockfall"], null]}));
    game.plays(&["rockfall 2,0"]);
    let discards: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(discards, [Card::Rockfall]);
    let removed = Event::Removed { cell: Cell::new(2, 0), card: Some(Card::ChestHorizontal) };
    assert!(game.heard(Viewer::Spectator).contains(&removed));
    assert_eq!(game.scenario().chests.unwrap().cards_out, [Card::ChestHorizontal]);
    assert_eq!(chests(&game).cards_out, [Card::ChestHorizontal]);
}

/// [CHEST-4] [DIVERSION-1]
#[test]
fn a_diversion_never_moves_the_path_card_of_a_chest() {
    let mut game = opened(
        "take_1_gold",
        json!({
            "rules": {"treasure_chests": true, "diversion": true}, "hands": [["straight_horizontal"], ["diversion"], null],
        }),
    );
    game.plays(&["diversion -1,0"]);
    assert!(game.state().board().at(Cell::new(1, 0)).is_none());
    assert!(game.state().board().at(Cell::new(2, 0)).is_some());
}

#[test]
fn scenarios_with_impossible_chests_are_refused() {
    let with = |more: serde_json::Value| {
        let mut scenario = json!({"rules": {"treasure_chests": true}, "players": 3});
        scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        scenario
    };
    for (scenario, reason) in [
        (json!({"players": 3, "chests": {"cards": [{"cell": [2, 0]}]}}), "there are none in this game"),
        (with(json!({"chests": {"cards": [{"cell": [0, 0]}]}})), "two cards lie at 0,0"),
        (
            with(
                json!({"chests": {"cards": [{"cell": [2, 0], "chest": "mill_5"}, {"cell": [4, 0], "chest": "mill_5"}]}}),
            ),
            "a chest is used twice",
        ),
        (
            with(
                json!({"chests": {"cards": [{"cell": [2, 0], "card": "chest_t_long"}, {"cell": [4, 0], "card": "chest_t_long"}]}}),
            ),
            "a path card is used too often",
        ),
        (
            with(json!({"chests": {"cards": [{"cell": [2, 0], "face_up": true, "chest": "mill_5"}]}})),
            "no chest lies below",
        ),
        (with(json!({"chests": {"cards": [], "opened": ["mill_5"]}})), "each leaves a path card"),
        (
            with(json!({"chests": {"cards": [{"cell": [2, 0], "face_up": true}], "opened": ["mill_5"],
                "due": ["mill_5"]}, "phase": "take_card"})),
            "wait for the end of the turn",
        ),
        (
            with(json!({"chests": {"cards": [{"cell": [2, 0], "face_up": true}], "opened": ["draw_1_extra"],
                "due": ["draw_1_extra"]}})),
            "no chest waits between turns",
        ),
        (with(json!({"phase": "push_goal"})), "it is not what this phase is about"),
        (
            with(json!({"rules": {"treasure_chests": true, "veto": true}, "championship": {"vetoer": 1},
                "phase": "take_discard"})),
            "vetoer does not fit",
        ),
    ] {
        let error = impossible(scenario.clone());
        assert!(error.contains(reason), "{scenario}: {error}");
    }
}

/// [CHEST-6] [TROVE-1]
#[test]
fn four_chests_in_one_turn_give_the_largest_hand_and_a_trove_does_not_burst_it() {
    let hand = ["cross", "cross", "straight_vertical", "straight_vertical", "treasure_trove", "rockfall"];
    let mut game = scene(json!({
        "rules": {"treasure_chests": true, "treasure_trove": true, "costume_department": true, "tunnel_party": true},
        "players": 3, "to_act": 0, "hands": [hand, vec!["curve_TR"; 4], vec!["curve_TL"; 4]],
        "laid": ["LR 1,0", "LR 2,0"], "discard": ["treasure_map", "treasure_map", "broken_cart"],
        "chests": {"cards": [
            {"cell": [3, -1], "card": "chest_t_short", "chest": "draw_1_extra"},
            {"cell": [3, 1], "card": "chest_cross", "chest": "steal_card_from_hand"},
            {"cell": [5, -1], "card": "chest_cross", "chest": "draw_3_keep_1"},
            {"cell": [5, 1], "card": "chest_t_long", "chest": "discard_pile_top5_keep_1"},
        ]},
    }));
    // One crossing reaches two chests, these the postcards, and these the other two.
    game.plays(&["TBLR 3,0"]);
    while game.to_act().unwrap().seat == Seat(0) {
        let first = game.choices("")[0].clone();
        game.plays(&[&first]);
    }
    assert_eq!(chests(&game).opened.len(), 4);
    assert_eq!(game.state().hand(Seat(0)).len(), 9);
    game.plays(&["pass TR", "pass TL", "treasure_trove"]);
    let first = game.choices("")[0].clone();
    game.plays(&[&first]);
    assert_eq!(game.state().hand(Seat(0)).len(), 9);
    assert!(!game.state().hand(Seat(0)).contains(&Card::TreasureTrove));
}

/// [CHEST-2] [ROUND-2]
#[test]
fn nothing_of_a_turn_is_left_when_the_treasure_ends_the_round() {
    let mut game = scene(json!({
        "rules": {"treasure_chests": true, "pathfinder": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["cross", "pathfinder", "straight_vertical"]),
        "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
        "chests": {"cards": [{"cell": [7, 1], "card": "chest_cross", "chest": "draw_1_extra"}]},
    }));
    game.plays(&["pathfinder", "TBLR 7,0", "reveal 7,1"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    assert!(chests(&game).due.is_empty());
    let again = Game::from_scenario(game.scenario()).unwrap();
    assert_eq!(again.state().hash(), game.state().hash());
}

/// [CHEST-2] [DIVERSION-1]
#[test]
fn a_diversion_opens_chests_and_reaches_postcards_too() {
    let mut game = scene(json!({
        "rules": {"treasure_chests": true, "diversion": true, "tunnel_party": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["diversion"]), "laid": ["LR 1,0", "LR -1,0"],
        "chests": {"cards": [{"cell": [3, 0], "card": "chest_horizontal", "chest": "no_draw_this_turn"}]},
    }));
    // The chest at 3,0 is opened, and its path card reaches the postcard at 4,0.
    game.plays(&["diversion 2,0"]);
    assert_eq!(chests(&game).opened, [Chest::NoDraw]);
    let party =
        |event: &Event| matches!(event, Event::Revealed { seat: Seat(0), card: Card::TunnelParty, chest: None, .. });
    assert!(game.heard(Viewer::Spectator).iter().any(party));
    assert_eq!(game.state().hand(Seat(0)).len(), 0);
}

/// [CHEST-6]
#[test]
fn hands_that_chests_cannot_have_filled_are_refused() {
    let nine = ["cross", "cross", "cross", "cross", "cross", "rockfall", "rockfall", "treasure_map", "treasure_map"];
    let opened = |chest: &str| json!({"cards": [{"cell": [2, 0], "face_up": true}], "opened": [chest]});
    for (scenario, most) in [
        (json!({"hands": [nine, null, null]}), 6),
        (json!({"hands": [nine, null, null], "chests": opened("draw_1_extra")}), 7),
        (json!({"hands": [nine, null, null], "chests": opened("look_at_dwarf"), "phase": "look_at_dwarf"}), 5),
    ] {
        let mut scenario = scenario;
        scenario["rules"] = json!({"treasure_chests": true});
        scenario["players"] = json!(3);
        scenario["to_act"] = json!(0);
        let error = impossible(scenario.clone());
        assert!(error.contains(&format!("a hand has {most} at the most")), "{scenario}: {error}");
    }
}
