//! The Duel, for two and for one.

use crate::support::*;
use saboteur_engine::{
    Card, Cell, Decision, Event, Game, Grade, IllegalMove, MineEnd, Place, Preset, Seat, Setup, Viewer, pack,
};

const GREEN: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// A position of The Duel: green is seat 0, blue is seat 1.
fn duel(mut scenario: serde_json::Value) -> Game {
    scenario["rules"] = scenario.get("rules").cloned().unwrap_or(json!("duel"));
    scenario["players"] = scenario.get("players").cloned().unwrap_or(json!(2));
    scenario["to_act"] = scenario.get("to_act").cloned().unwrap_or(json!(0));
    scene(scenario)
}

/// Whose way comes to the card at this cell.
fn reached_by(game: &Game, x: i8, y: i8) -> Vec<Seat> {
    game.view(Viewer::Spectator).at(Cell::new(x, y)).unwrap().reached_by.clone()
}

/// The markers: where, and whose.
fn markers(game: &Game) -> Vec<((i8, i8), u8)> {
    let view = game.view(Viewer::Spectator);
    view.markers.iter().map(|marker| (marker.cell.into(), marker.owner.0)).collect()
}

fn ended(game: &Game) -> Option<MineEnd> {
    game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::MineClosed { end, .. } => Some(end),
        _ => None,
    })
}

/// [DUEL-1] [DUEL-2]
#[test]
fn starts_gold_cards_and_hands_lie_as_they_should() {
    let game = Game::new(Preset::Duel.rules(), Setup::new(2, 7)).unwrap();
    let view = game.view(Viewer::Spectator);
    let at = |place| -> Vec<(i8, i8)> {
        view.board.iter().filter(|card| card.place == place).map(|card| card.cell.into()).collect()
    };
    assert_eq!(at(Place::Start), [(0, -1), (0, 1)]);
    assert_eq!(at(Place::Goal), [(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)]);
    assert!(view.board.iter().all(|card| card.face_up == (card.place == Place::Start)));
    let cards = |path: bool| -> u32 {
        pack(game.rules()).iter().filter(|(card, _)| card.is_path() == path).map(|&(_, count)| u32::from(count)).sum()
    };
    assert_eq!((cards(true), cards(false)), (34, 18));
    assert_eq!((view.deck, view.markers_left), (52 - 12, 8));
    assert!(view.players.iter().all(|player| player.hand_size == 6));
    // Everybody sees who is who; green begins.
    let dwarves: Vec<&str> = view.players.iter().map(|player| player.dwarf.unwrap().id()).collect();
    assert_eq!((dwarves, game.seat()), (vec!["green", "blue"], 0));
    let wrong = Setup { first: Some(BLUE), ..Setup::new(2, 7) };
    assert!(Game::new(Preset::Duel.rules(), wrong).err().unwrap().to_string().contains("the green dwarf begins"));
}

/// [DUEL-1]
#[test]
fn other_numbers_and_other_options_are_refused() {
    let refused = |rules: serde_json::Value, players: usize| {
        let rules: saboteur_engine::Rules = serde_json::from_value(rules).unwrap();
        rules.check(players).unwrap_err().to_string()
    };
    assert!(refused(json!("duel"), 3).contains("The Duel is for 2 players, not for 3"));
    assert!(refused(json!("solo"), 2).contains("for 1 players, not for 2"));
    assert!(refused(json!({"preset": "duel", "veto": true}), 2).contains("veto is not for The Duel"));
    assert!(
        refused(json!({"preset": "duel", "edition": "classic"}), 2).contains("edition classic is not for The Duel")
    );
    assert!(
        refused(json!({"preset": "duel", "solo_blue": true}), 2).contains("solo_blue is only for The Duel for one")
    );
    assert!(refused(json!({"end_with_deck": true}), 5).contains("end_with_deck is only for The Duel"));
}

/// [DUEL-3]
#[test]
fn the_four_kinds_of_turn() {
    let hand = json!([["straight_horizontal", "key", "treasure_map", "bridge"], null]);
    let mut game = duel(json!({"hands": hand, "in_front": [["broken_cart"], []]}));
    // No path cards with a broken tool, but two cards may be discarded to be rid of it.
    assert_eq!(game.refuses("LR 1,1"), IllegalMove::ToolBroken);
    assert_eq!(game.refuses("pass LR key treasure_map").rule(), "PASS2-1");
    assert!(game.choices("pass").iter().all(|text| text.split(' ').count() <= 3));
    game.plays(&["discard key bridge remove broken_cart"]);
    assert_eq!((game.state().in_front(GREEN).len(), game.state().hand(GREEN).len()), (0, 3));
    let mut game = duel(json!({"hands": hand}));
    game.plays(&["pass key bridge"]);
    assert_eq!((game.state().hand(GREEN).len(), game.seat()), (4, 1));
    let mut game = duel(json!({"hands": hand}));
    game.plays(&["LR 1,1"]);
    assert_eq!((game.state().hand(GREEN).len(), game.seat()), (4, 1));
}

/// [DUEL-4]
#[test]
fn sabotage_is_for_the_other_and_repair_for_oneself() {
    let mut game = duel(json!({
        "hands": [["broken_cart", "repair_cart", "repair_lantern_cart"], null], "in_front": [["broken_cart"], ["broken_lantern"]],
    }));
    assert_eq!(game.choices("broken_cart"), ["broken_cart @1"]);
    assert_eq!(game.refuses("broken_cart @0"), IllegalMove::SabotageOnOneself);
    assert_eq!(game.choices("repair"), ["repair_cart @0", "repair_lantern_cart @0 cart"]);
    let refused = game.refuses("repair_lantern_cart @1 lantern");
    assert_eq!((refused, refused.rule()), (IllegalMove::RepairForOthers, "DUEL-4"));
    game.plays(&["broken_cart @1"]);
    assert_eq!(game.state().in_front(BLUE).len(), 2);
}

/// [DUEL-4]
#[test]
fn a_map_shows_a_gold_card_to_its_player_alone() {
    let mut game = duel(json!({"hands": [["treasure_map"], null], "goals": [{"cell": [5, 0], "card": "g2_TL"}]}));
    game.plays(&["treasure_map 5,0"]);
    let card = |seat| game.view(Viewer::Seat(seat)).at(Cell::new(5, 0)).unwrap().card;
    assert_eq!((card(GREEN), card(BLUE)), (Some(Card::GoldTwoTL), None));
}

/// [WAY-1]
#[test]
fn a_card_must_be_joined_to_ones_own_start() {
    let game = duel(json!({"hands": [["straight_horizontal"], null], "laid": ["LR 1,-1"]}));
    // The blue tunnel is not for green to go on with.
    assert_eq!(game.choices("LR"), ["LR -1,1", "LR 1,1"]);
    let refused = game.refuses("LR 2,-1");
    assert_eq!((refused, refused.rule()), (IllegalMove::NotOnYourWay { cell: (2, -1).into() }, "WAY-1"));
    assert_eq!((reached_by(&game, 1, -1), reached_by(&game, 0, 1)), (vec![BLUE], vec![GREEN]));
}

/// [WAY-2]
#[test]
fn a_door_stops_one_player_and_not_the_other() {
    // Ways are joined at 0,0; a blue door leads on to the right.
    let laid = json!(["TB 0,0", "TLR/bR 1,1"]);
    let game = |seat: u8| {
        let mut hands = vec![json!(["treasure_map"]); 2];
        hands[seat as usize] = json!(["straight_horizontal"]);
        duel(json!({"laid": laid, "to_act": seat, "hands": hands}))
    };
    assert!(game(1).choices("LR 2,1").len() == 1);
    assert_eq!(game(0).refuses("LR 2,1"), IllegalMove::NotOnYourWay { cell: (2, 1).into() });
    // From the other side of a door the way does not lead in either.
    let game = duel(json!({"to_act": 1, "hands": [null, ["straight_horizontal"]], "laid": ["TBLR/gL 1,-1"]}));
    assert_eq!(reached_by(&game, 1, -1), [BLUE]);
    assert_eq!(game.choices("LR"), ["LR -1,-1"]);
}

/// [WAY-2] [MARKER-1]
#[test]
fn a_door_on_a_gold_card_keeps_one_player_from_its_nugget_and_the_other_gets_the_marker() {
    // The curve is turned to the left, where its blue door is then.
    let way = ["TR 0,2", "LR 1,2", "LR 2,2", "LR 3,2"];
    for (joined, expected) in [(false, vec![]), (true, vec![((5, 2), 1)])] {
        let mut laid = way.to_vec();
        laid.extend(joined.then_some("TB 0,0"));
        let mut game = duel(json!({
            "hands": [["straight_horizontal"], ["treasure_map"]], "laid": laid,
            "goals": [{"cell": [5, 2], "card": "g1_TR_blue"}],
        }));
        // Green lays the card; only blue, whose way is joined, comes to the nugget.
        game.plays(&["LR 4,2"]);
        let card = game.view(Viewer::Spectator).at(Cell::new(5, 2)).unwrap().clone();
        assert_eq!((card.face_up, card.tunnels.as_deref()), (true, Some("BL")));
        assert_eq!(markers(&game), expected);
    }
}

/// [WAY-3]
#[test]
fn a_route_that_was_joined_is_used_by_both() {
    let mut game = duel(json!({
        "hands": [["straight_vertical"], ["straight_horizontal"]], "laid": ["LR 1,-1", "LR 1,1"],
    }));
    assert_eq!((reached_by(&game, 1, 1), reached_by(&game, 1, -1)), (vec![GREEN], vec![BLUE]));
    game.plays(&["TB 0,0"]);
    let both = vec![GREEN, BLUE];
    assert_eq!((reached_by(&game, 1, 1), reached_by(&game, 1, -1)), (both.clone(), both));
    // Blue goes on where green began.
    game.plays(&["LR 2,1"]);
    assert_eq!(reached_by(&game, 2, 1).len(), 2);
}

/// [WAY-3] [LADDER-3]
#[test]
fn whoever_comes_to_a_ladder_comes_to_its_start() {
    // Green lays the blue ladder on his own way, and is joined to the blue start.
    let mut game = duel(json!({"hands": [["ladder_blue"], ["treasure_map"]], "laid": ["LR 1,1"]}));
    game.plays(&["TL#b 2,1"]);
    assert_eq!(reached_by(&game, 0, -1), [GREEN, BLUE]);
    assert_eq!(reached_by(&game, 0, 1), [GREEN, BLUE]);
}

/// [LADDER-3]
#[test]
fn ones_own_ladder_needs_no_connection_the_others_does() {
    let game = duel(json!({"hands": [["ladder_green", "ladder_blue"], null], "laid": ["LR 1,-1", "LR 2,-1"]}));
    // Beside the blue tunnel, though not beside the start.
    assert!(game.choices("BL#g 3,-1").len() == 1);
    assert_eq!(game.choices("TL#b"), [""; 0]);
    assert_eq!(game.refuses("TL#b 3,-1").rule(), "WAY-1");
}

/// [LADDER-3]
#[test]
fn a_ladder_lies_beside_no_gold_no_start_and_no_card_with_gold() {
    let game = duel(json!({
        "hands": [["ladder_green"], null], "laid": ["LR|B$B 1,1", "LR 2,1", "LR 3,1", "LR 4,1"],
        "markers": [], "goals": [{"cell": [5, 0], "card": "g0_dead4"}],
    }));
    let shunned = |x, y| IllegalMove::LadderShunned { cell: (x, y).into() };
    // Beside the start, beside a card with gold, beside a gold card that lies face down.
    assert_eq!(game.refuses("TR#g 0,2"), shunned(0, 2));
    assert_eq!(game.refuses("TR#g 1,2"), shunned(1, 2));
    assert_eq!(game.refuses("BL#g 5,1"), shunned(5, 1));
    assert_eq!(game.refuses("BL#g 5,1").rule(), "LADDER-3");
}

/// [REVEAL-1] [GOAL-3]
#[test]
fn a_gold_card_that_fits_only_one_way_is_turned() {
    // From the left: the curve from top to right is turned to open to the left and to the bottom.
    let mut game = duel(json!({
        "hands": [["straight_horizontal"], ["treasure_map"]], "goals": [{"cell": [5, 2], "card": "g2_TR"}],
        "laid": ["TR 0,2", "LR 1,2", "LR 2,2", "LR 3,2"],
    }));
    game.plays(&["LR 4,2"]);
    let card = game.view(Viewer::Spectator).at(Cell::new(5, 2)).unwrap().clone();
    assert_eq!((card.face_up, card.tunnels.as_deref(), card.rotated), (true, Some("BL"), true));
    assert_eq!(markers(&game), [((5, 2), 0)]);
}

/// [REVEAL-1]
#[test]
fn what_only_the_other_player_comes_to_is_turned_over_too() {
    // Ways are joined; green lays a card whose blue door faces the gold card, so that only blue comes to it.
    let mut game = duel(json!({
        "hands": [["t_short_blue"], ["treasure_map"]], "laid": ["TB 0,0", "TR 0,2", "LR 1,2", "LR 2,2", "LR 3,2"],
        "goals": [{"cell": [5, 2], "card": "g2_TR"}],
    }));
    game.plays(&["TLR/bR 4,2"]);
    assert!(game.view(Viewer::Spectator).at(Cell::new(5, 2)).unwrap().face_up);
    assert_eq!((reached_by(&game, 5, 2), markers(&game)), (vec![BLUE], vec![((5, 2), 1)]));
    // Without the join nobody comes to it.
    let mut game = duel(json!({
        "hands": [["t_short_blue"], ["treasure_map"]], "laid": ["TR 0,2", "LR 1,2", "LR 2,2", "LR 3,2"],
    }));
    game.plays(&["TLR/bR 4,2"]);
    assert!(!game.view(Viewer::Spectator).at(Cell::new(5, 2)).unwrap().face_up);
}

/// [REVEAL-1] [MARKER-1] [GOAL-4]
#[test]
fn of_two_gold_cards_the_player_chooses_and_the_last_marker_leaves_the_other_hidden() {
    let scene = |markers: usize| {
        let cells = [(20, 0), (22, 0), (24, 0), (26, 0), (28, 0), (30, 0), (32, 0)];
        let placed: Vec<serde_json::Value> =
            cells.iter().take(markers).map(|cell| json!({"cell": cell, "owner": 1})).collect();
        duel(json!({
            "hands": [["t_long_green"], ["treasure_map"]],
            "laid": [
                "LR 1,1", "LR 2,1", "LR 3,1", "LR 4,1", "TBLR!T 20,0", "TLR!R 22,0", "TBL!B 24,0", "TB|LR$TB 26,0",
                "TL|BR$BR 28,0", "TBL|R$R 30,0", "TLR|B$B 32,0",
            ],
            "markers": placed,
            "goals": [{"cell": [5, 0], "card": "g1_vertical_stubs"}, {"cell": [5, 2], "card": "g3_t_short_green"}],
        }))
    };
    let mut game = scene(6);
    game.plays(&["TBL/gB 5,1"]);
    assert_eq!(game.choices(""), ["reveal 5,0", "reveal 5,2"]);
    game.plays(&["reveal 5,0"]);
    assert_eq!(ended(&game), Some(MineEnd::Markers), "both are marked with the last two");
    let mut game = scene(7);
    game.plays(&["TBL/gB 5,1", "reveal 5,0"]);
    // The last marker goes there, and the other gold card stays face down: it goes back to the others.
    assert_eq!(ended(&game), Some(MineEnd::Markers));
    let revealed = |event: &Event| matches!(event, Event::GoalRevealed { .. });
    assert_eq!(game.heard(Viewer::Spectator).iter().filter(|event| revealed(event)).count(), 1);
    assert!(!game.scenario().gone.contains(&Card::GoldThreeTShortGreen));
}

/// [REVEAL-1] [GOAL-3] [TROLL-1]
#[test]
fn a_troll_that_opens_the_way_to_a_gold_card_does_not_end_the_turn() {
    let mut game = duel(json!({
        "hands": [["straight_vertical"], ["treasure_map"]],
        "laid": ["TR 0,2", "LR 1,2", "LR 2,2", "LR 3,2", "TLR!R 4,2"], "goals": [{"cell": [5, 2], "card": "g2_TR"}],
    }));
    game.plays(&["troll 4,2"]);
    assert_eq!(markers(&game), [((4, 2), 0), ((5, 2), 0)]);
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (0, Decision::Turn));
    // It opens to the left, where it is reached.
    assert_eq!(game.view(Viewer::Spectator).at(Cell::new(5, 2)).unwrap().tunnels.as_deref(), Some("BL"));
}

/// [MARKER-1]
#[test]
fn a_nugget_on_a_path_card_is_marked_at_once_by_whoever_comes_to_its_tunnel() {
    // The nugget lies in the upright tunnel of the bridge: coming from the side does not reach it.
    let mut game = duel(json!({"hands": [["bridge_gold"], ["treasure_map"]]}));
    game.plays(&["TB|LR$TB 1,1"]);
    assert!(markers(&game).is_empty());
    let mut game = duel(json!({"hands": [["bridge_gold"], ["treasure_map"]]}));
    game.plays(&["TB|LR$TB 0,2"]);
    assert_eq!((markers(&game), game.view(Viewer::Spectator).markers_left), (vec![((0, 2), 0)], 7));
}

/// [MARKER-2]
#[test]
fn if_both_come_there_at_once_the_marker_is_the_active_players() {
    for seat in [0, 1] {
        let mut hands = vec![json!(["treasure_map"]); 2];
        hands[seat as usize] = json!(["bridge_gold"]);
        let mut game = duel(json!({"to_act": seat, "hands": hands}));
        game.plays(&["TB|LR$TB 0,0"]);
        assert_eq!(markers(&game), [((0, 0), seat)]);
    }
}

/// [MARKER-2] [CLOSE-1]
#[test]
fn the_last_marker_ends_the_round() {
    // Seven markers are placed; a key opens the way to a nugget.
    let mut game = duel(json!({
        "hands": [["key"], ["treasure_map"]], "goals": [
            {"cell": [5, -2], "card": "g2_TL", "face_up": true}, {"cell": [5, 0], "card": "g2_TR", "face_up": true},
            {"cell": [5, 2], "card": "g2_horizontal_stubs", "face_up": true},
            {"cell": [7, -1], "card": "g1_vertical_stubs", "face_up": true},
        ],
        "laid": [
            "TB|L 0,2", "TB 0,3", "TBLR/bB 0,4", "TB|LR$TB 0,5", "TBLR!T 9,9", "TLR!R 11,9",
            "TBL!B 13,9",
        ],
        "markers": [
            {"cell": [5, -2], "owner": 1}, {"cell": [5, 0], "owner": 1}, {"cell": [5, 2], "owner": 0},
            {"cell": [7, -1], "owner": 0}, {"cell": [9, 9], "owner": 1}, {"cell": [11, 9], "owner": 0},
            {"cell": [13, 9], "owner": 1},
        ],
    }));
    assert_eq!(game.view(Viewer::Spectator).markers_left, 1);
    game.plays(&["key 0,4"]);
    assert_eq!(ended(&game), Some(MineEnd::Markers));
    // The cards: green keeps 5,2 (2), 7,-1 (1), 0,5 (1) and pays one troll; blue keeps 4 and pays two.
    assert_eq!(game.nuggets(), [3, 2]);
}

/// [KEY-1] [MARKER-1]
#[test]
fn a_key_opens_the_way_to_a_nugget_at_once() {
    let mut game = duel(json!({
        "hands": [["key", "key"], ["treasure_map"]], "laid": ["TB|L 0,2", "TBLR/bB 0,3", "TB|LR$TB 0,4"],
    }));
    assert!(markers(&game).is_empty());
    assert_eq!(game.choices("key"), ["key 0,3"]);
    game.plays(&["key 0,3"]);
    assert_eq!((markers(&game), game.seat()), (vec![((0, 4), 0)], 1));
    assert_eq!(game.view(Viewer::Spectator).keys, [Cell::new(0, 3)]);
    // There it is open for good: no second key.
    assert_eq!(reached_by(&game, 0, 4), [GREEN]);
    game.plays(&["pass treasure_map"]);
    assert_eq!(game.choices("key"), [""; 0]);
}

/// [KEY-1]
#[test]
fn a_key_is_for_doors_of_the_other_colour_gold_cards_too() {
    let game = duel(json!({
        "hands": [["key"], ["treasure_map"]], "laid": ["TBLR/gL 1,1", "TBLR/bB 3,3"], "keys": [],
        "goals": [{"cell": [9, 0], "card": "g3_t_long_blue", "face_up": true}, {"cell": [7, 1], "card": "g1_TR_blue"}],
    }));
    // Reached or not; not one's own colour, not what lies face down.
    assert_eq!(game.choices("key"), ["key 3,3", "key 9,0"]);
    let refused = game.refuses("key 1,1");
    assert_eq!((refused, refused.rule()), (IllegalMove::NoDoorToUnlock { cell: (1, 1).into() }, "KEY-1"));
}

/// [TROLL-1]
#[test]
fn a_troll_paid_by_one_is_free_for_both() {
    // The troll blocks the right arm; both ways come to his card.
    let mut game = duel(json!({
        "hands": [["straight_horizontal"], ["straight_horizontal"]], "laid": ["TB 0,0", "TLR!R 1,1"],
    }));
    assert_eq!(game.refuses("LR 2,1"), IllegalMove::NotOnYourWay { cell: (2, 1).into() });
    assert_eq!(game.choices("troll"), ["troll 1,1"]);
    game.plays(&["troll 1,1"]);
    // The turn goes on.
    assert_eq!((game.seat(), markers(&game)), (0, vec![((1, 1), 0)]));
    assert_eq!(game.choices("troll"), [""; 0]);
    game.plays(&["pass LR"]);
    assert_eq!(game.choices("LR 2,1"), ["LR 2,1"]);
    assert_eq!(game.refuses("troll 1,1"), IllegalMove::NoTrollToPay { cell: (1, 1).into() });
}

/// [TROLL-1]
#[test]
fn a_troll_is_paid_only_where_ones_way_comes_to_him() {
    let game = duel(json!({"hands": [["straight_horizontal"], null], "laid": ["TLR!R 1,-1", "TBLR!T 5,5"]}));
    assert_eq!(game.choices("troll"), [""; 0]);
    assert_eq!(game.refuses("troll 1,-1").rule(), "TROLL-1");
    // A player with broken tools may pay.
    let game = duel(json!({
        "hands": [["straight_horizontal"], null], "laid": ["TLR!R 1,1"], "in_front": [["broken_cart"], []],
    }));
    assert_eq!(game.choices("troll"), ["troll 1,1"]);
}

/// [TROLL-1] [CLOSE-1]
#[test]
fn the_last_marker_on_a_troll_ends_the_round_at_once() {
    let mut game = scene(json!({
        "rules": "solo", "players": 1, "to_act": 0, "hands": [["straight_horizontal"]],
        "laid": ["TLR!R 1,0", "TBLR!T 20,0", "TBL!B 22,0", "TB|LR$TB 24,0", "LR|B$B 26,0", "TBL|R$R 28,0"],
        "markers": [
            {"cell": [20, 0], "owner": 0}, {"cell": [22, 0], "owner": 0}, {"cell": [24, 0], "owner": 0},
            {"cell": [26, 0], "owner": 0}, {"cell": [28, 0], "owner": 0},
        ],
    }));
    game.plays(&["troll 1,0"]);
    assert_eq!((ended(&game), game.state().round()), (Some(MineEnd::Markers), 2));
    // Three cards with a nugget, three trolls.
    assert_eq!(game.nuggets(), [0]);
}

/// [TROLL-2]
#[test]
fn trolls_are_paid_in_whole_cards_with_the_least_overpayment() {
    for (kept, trolls, left) in [
        (vec!["g2_TL"], 1, 0),
        (vec!["g2_TL", "g1_dead_TL"], 1, 2),
        (vec!["g3_dead_TR", "g2_TL"], 1, 3),
        (vec!["g2_TL", "g1_dead_TL", "g1_vertical_stubs"], 2, 2),
        (vec!["g3_dead_TR", "g2_TL", "g2_TR"], 3, 4),
        (vec!["g1_dead_TL"], 3, 0),
        (vec![], 2, 0),
    ] {
        let cells = [(9, 9), (11, 9), (13, 9)];
        let laid = ["TBLR!T 9,9", "TLR!R 11,9", "TBL!B 13,9"];
        let markers: Vec<serde_json::Value> =
            cells.iter().take(trolls).map(|cell| json!({"cell": cell, "owner": 0})).collect();
        let mut game = duel(json!({
            "round": 2, "deck": [], "hands": [["key"], []], "laid": laid, "markers": markers, "kept": [kept, []],
        }));
        game.plays(&["pass key"]);
        assert_eq!(game.nuggets(), [left, 0], "{kept:?} for {trolls}");
    }
}

/// [COLLAPSE-1]
#[test]
fn a_collapse_spares_starts_gold_and_trolls() {
    let mut game = duel(json!({
        "hands": [["rockfall"], null], "laid": ["LR 1,1", "TB|LR$TB 2,1", "TBLR!T 5,5", "TBLR/bB 7,7"], "keys": [[7, 7]],
        "goals": [{"cell": [9, 0], "card": "g0_cross", "face_up": true}],
    }));
    assert_eq!(game.choices("rockfall"), ["rockfall 1,1", "rockfall 7,7"]);
    for (x, y) in [(0, 1), (2, 1), (5, 5), (9, 0), (5, 0)] {
        assert_eq!(game.refuses(&format!("rockfall {x},{y}")), IllegalMove::NothingToRemove { cell: (x, y).into() });
    }
    // A key marker goes with its card.
    game.plays(&["rockfall 7,7"]);
    assert!(game.view(Viewer::Spectator).keys.is_empty());
}

/// [CLOSE-1] [KEEP-1] [CLOSE-2]
#[test]
fn when_all_gold_lies_open_the_round_ends_before_anybody_draws() {
    let open = |x: i8, y: i8, card: &str| json!({"cell": [x, y], "card": card, "face_up": true});
    let mut game = duel(json!({
        "hands": [["straight_horizontal"], ["treasure_map"]],
        "laid": ["TR 0,2", "LR 1,2", "LR 2,2", "LR 3,2", "TB|LR$TB 20,20"],
        "goals": [
            open(5, -2, "g0_cross"), open(5, 0, "g3_dead_TR"), open(7, -1, "g1_dead_TL"), open(7, 1, "g2_TL"),
            open(9, 0, "g0_dead4"), {"cell": [5, 2], "card": "g2_TR"},
        ],
        "markers": [{"cell": [5, 0], "owner": 1}, {"cell": [20, 20], "owner": 1}],
    }));
    game.plays(&["LR 4,2"]);
    assert_eq!(ended(&game), Some(MineEnd::Gold));
    assert!(!game.heard(Viewer::Spectator).iter().any(|event| matches!(event, Event::Drew { .. })));
    // Green keeps two, blue three and the nugget on the bridge; what nobody marked is gone.
    let kept = |seat: Seat| game.view(Viewer::Spectator).players[seat.index()].kept.clone();
    assert_eq!((kept(GREEN), kept(BLUE)), (vec![Card::GoldTwoTR], vec![Card::GoldThreeDeadTR, Card::BridgeGold]));
    let gone = [Card::GoldNoneCross, Card::GoldNoneDead, Card::GoldOneDeadTL, Card::GoldTwoTL];
    assert_eq!(game.scenario().gone, gone);
    // Green has less and begins; none of these cards is in the new round.
    assert_eq!((game.state().round(), game.seat()), (2, 0));
    let view = game.view(Viewer::Open);
    let out = [&gone[..], &kept(GREEN), &kept(BLUE)].concat();
    assert!(view.board.iter().all(|card| !out.contains(&card.card.unwrap())));
    assert!(!game.state().deck().contains(&Card::BridgeGold));
    assert!(game.state().seats().all(|seat| !game.state().hand(seat).contains(&Card::BridgeGold)));
}

/// [CLOSE-1] [CLOSE-2] [KEEP-1]
#[test]
fn without_cards_the_round_ends_and_what_lies_face_down_goes_back() {
    let mut game = duel(json!({"deck": [], "hands": [["key"], ["key"]]}));
    game.plays(&["pass key", "pass key"]);
    assert_eq!((ended(&game), game.state().round()), (Some(MineEnd::Cards), 2));
    assert!(game.scenario().gone.is_empty());
    // Equal gold: blue begins.
    assert_eq!(game.seat(), 1);
}

/// [CLOSE-1]
#[test]
fn with_the_option_an_empty_deck_is_enough() {
    let rules = json!({"preset": "duel", "end_with_deck": true});
    let mut game = duel(json!({"rules": rules, "deck": ["key"], "hands": [["straight_horizontal", "bridge"], null]}));
    game.plays(&["LR 1,1"]);
    assert_eq!((ended(&game), game.state().round()), (Some(MineEnd::Deck), 2));
    let mut game = duel(json!({"deck": ["key"], "hands": [["straight_horizontal", "bridge"], ["key"]]}));
    game.plays(&["LR 1,1"]);
    assert_eq!(game.state().round(), 1);
}

/// [DUEL-1] [GAME-2]
#[test]
fn after_three_rounds_the_most_gold_wins() {
    let over = |kept: serde_json::Value| {
        let mut game = duel(json!({"round": 3, "deck": [], "hands": [["key"], []], "kept": kept}));
        game.plays(&["pass key"]);
        game.result()
    };
    let outcome = over(json!([["g2_TL"], ["g3_dead_TR"]]));
    assert_eq!((outcome.scores, outcome.winners, outcome.grade), (vec![2, 3], vec![BLUE], None));
    assert_eq!(over(json!([["g2_TL"], ["g2_TR"]])).winners, [GREEN, BLUE]);
}

/// [SOLO-1]
#[test]
fn alone_there_are_six_markers_seven_spaces_and_ten_cards_aside() {
    let game = Game::new(Preset::Solo.rules(), Setup::new(1, 3)).unwrap();
    let view = game.view(Viewer::Spectator);
    let cells: Vec<(i8, i8)> =
        view.board.iter().filter(|card| card.place == Place::Goal).map(|card| card.cell.into()).collect();
    assert_eq!(cells, [(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)]);
    assert_eq!((view.board[0].cell.into(), view.board[0].card), ((0, 0), Some(Card::StartGreen)));
    assert_eq!((view.markers_left, view.set_aside), (6, 10));
    let blue = serde_json::from_value(json!({"preset": "solo", "solo_blue": true})).unwrap();
    let game = Game::new(blue, Setup::new(1, 3)).unwrap();
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.board[0].card, view.players[0].dwarf.unwrap().id()), (Some(Card::StartBlue), "blue"));
}

/// [SOLO-2] [SOLO-3]
#[test]
fn the_opening_hand_holds_neither_sabotage_nor_collapse() {
    let mut struck = 0;
    for seed in 0..40 {
        let game = Game::new(Preset::Solo.rules(), Setup::new(1, seed)).unwrap();
        let hand = game.state().hand(GREEN);
        assert_eq!(hand.len(), 6);
        assert!(hand.iter().all(|card| card.breaks().is_none() && *card != Card::Rockfall));
        let strikes = game.heard(Viewer::Spectator).into_iter().filter(|event| matches!(event, Event::Struck { .. }));
        struck += strikes.count();
    }
    assert!(struck > 20);
}

/// A position for one, with this deck.
fn solo(deck: &[&str], more: serde_json::Value) -> Game {
    let mut scenario = json!({
        "rules": "solo", "players": 1, "to_act": 0, "hands": [["straight_horizontal", "bridge"]], "deck": deck,
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scene(scenario)
}

/// [SOLO-2]
#[test]
fn a_drawn_sabotage_strikes_oneself_or_is_discarded() {
    let mut game = solo(&["broken_cart", "broken_cart", "key"], json!({}));
    game.plays(&["LR 1,0"]);
    assert_eq!(game.state().in_front(GREEN), [Card::BrokenCart]);
    assert!(game.state().hand(GREEN).contains(&Card::Key));
    assert_eq!(game.state().discard_pile().last().unwrap().card, Card::BrokenCart);
    assert_eq!(game.state().deck().len(), 0);
}

/// [SOLO-3]
#[test]
fn a_drawn_collapse_takes_the_card_laid_last_without_gold_or_troll() {
    let mut game = solo(
        &["rockfall", "key"],
        json!({
            "hands": [["bridge_gold", "bridge"]], "laid": ["LR 1,0", "TBLR!T 2,0"],
        }),
    );
    game.plays(&["TB|LR$TB 0,1"]);
    let board = game.state().board();
    assert!(board.at(Cell::new(1, 0)).is_none());
    assert!(board.at(Cell::new(2, 0)).is_some() && board.at(Cell::new(0, 1)).is_some());
    assert!(game.state().hand(GREEN).contains(&Card::Key));
    // With nothing to take it is just discarded.
    let mut game = solo(&["rockfall", "key"], json!({}));
    game.plays(&["pass LR"]);
    assert!(game.state().hand(GREEN).contains(&Card::Key));
}

/// [SOLO-4]
#[test]
fn the_final_grade_follows_the_gold() {
    let all = ["g3_dead_TR", "g3_t_long_blue", "g3_t_short_green", "g2_TL", "g2_TR", "g2_horizontal_stubs"];
    let more = ["g2_t_long_green", "g2_t_short_blue", "g1_TL_green", "g1_TR_blue", "g1_dead_TL", "g1_vertical_stubs"];
    let cards: Vec<&str> = all.into_iter().chain(more).chain(["bridge_gold", "double_bend_gold"]).collect();
    for (count, gold, grade) in [
        (4, 11, Grade::Lost),
        (6, 15, Grade::Fair),
        (8, 19, Grade::Fair),
        (9, 20, Grade::Good),
        (13, 24, Grade::Good),
        (14, 25, Grade::Perfect),
    ] {
        let mut game = solo(&[], json!({"round": 3, "hands": [["key"]], "kept": [cards[..count]]}));
        game.plays(&["pass key"]);
        let outcome = game.result();
        assert_eq!((outcome.scores[0], outcome.grade), (gold, Some(grade)));
        assert_eq!(outcome.winners.is_empty(), grade == Grade::Lost);
    }
}

#[test]
fn impossible_duels_are_refused() {
    for (scenario, reason) in [
        (json!({"players": 3, "kept": [["g2_TL"], [], []]}), "only in The Duel"),
        (json!({"rules": "duel", "players": 2, "kept": [["g2_TL"], ["g2_TL"]]}), "a card is there twice"),
        (json!({"rules": "duel", "players": 2, "kept": [["cross"], []]}), "without gold is never kept"),
        (json!({"rules": "duel", "players": 2, "kept": [["g0_cross"], []]}), "without gold is never kept"),
        (json!({"rules": "duel", "players": 2, "markers": [{"cell": [0, 1], "owner": 0}]}), "a nugget or a troll"),
        (json!({"rules": "duel", "players": 2, "keys": [[0, 1]]}), "with a door"),
        (json!({"rules": "duel", "players": 2, "laid": ["TB|LR$TB 0,2"]}), "a nugget that is reached has a marker"),
        (json!({"rules": "duel", "players": 2, "phase": "steal"}), "no such decision in The Duel"),
        (json!({"rules": "duel", "players": 2, "phase": "place_marker"}), "there are enough for all nuggets"),
        (json!({"rules": "duel", "players": 2, "dwarves": ["blue", "green"]}), "seat 0 is green, seat 1 is blue"),
        (json!({"rules": "duel", "players": 2, "left_over": ["saboteur"]}), "no other dwarf card"),
        (json!({"rules": "duel", "players": 2, "sponsor": 0}), "waits only for a Veto"),
        (json!({"rules": "duel", "players": 2, "vetoer": 0}), "vetoer does not fit"),
        (json!({"rules": "duel", "players": 2, "hands": [["cross"], null]}), "more often than the 0 times"),
        (json!({"rules": "solo", "players": 1, "hands": [["rockfall"]]}), "never held by whoever plays alone"),
        (json!({"rules": "duel", "players": 2, "kept": [["g2_TL"], []]}), "no more than six gold cards"),
        (
            json!({"rules": {"preset": "duel", "end_with_deck": true}, "players": 2, "deck": [], "hands": [["key"], ["key"]]}),
            "the round is over",
        ),
    ] {
        let error = impossible(scenario.clone());
        assert!(error.contains(reason), "{scenario}: {error}");
    }
}

/// [MARKER-2]
#[test]
fn of_two_nuggets_reached_with_one_marker_left_the_player_chooses() {
    let mut game = scene(json!({
        "rules": "solo", "players": 1, "to_act": 0, "hands": [["straight_vertical"]],
        "laid": [
            "TB|LR$TB 0,2", "TL|BR$TL 0,3", "LR|B$B 20,0", "TBLR!T 22,0", "TLR!R 24,0", "TBL!B 26,0", "TBL|R$R 28,0",
        ],
        "markers": [
            {"cell": [20, 0], "owner": 0}, {"cell": [22, 0], "owner": 0}, {"cell": [24, 0], "owner": 0},
            {"cell": [26, 0], "owner": 0}, {"cell": [28, 0], "owner": 0},
        ],
    }));
    assert_eq!(game.view(Viewer::Spectator).markers_left, 1);
    game.plays(&["TB 0,1"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::PlaceMarker);
    assert_eq!(game.choices(""), ["mark 0,2", "mark 0,3"]);
    assert_eq!(game.refuses("mark 20,0"), IllegalMove::NothingToMark { cell: (20, 0).into() });
    game.plays(&["mark 0,3"]);
    assert_eq!(ended(&game), Some(MineEnd::Markers));
    // Three nuggets, three trolls: nothing is left.
    assert_eq!(game.nuggets(), [0]);
}

/// [KEY-1]
#[test]
fn there_are_two_key_markers() {
    let game = duel(json!({
        "hands": [["key"], ["treasure_map"]], "laid": ["TBLR/bB 3,3", "TLR/bR 5,5", "TBL/bT 7,7"], "keys": [[3, 3], [5, 5]],
    }));
    assert_eq!(game.choices("key"), [""; 0]);
}

/// [SOLO-3] [KEY-1] [MARKER-1]
#[test]
fn a_collapse_takes_a_key_marker_along_and_leaves_markers() {
    let mut game = solo(
        &["rockfall", "key"],
        json!({
            "hands": [["bridge", "treasure_map"]], "laid": ["TB|LR$TB 0,2", "TBLR/bB 0,1"], "keys": [[0, 1]],
            "markers": [{"cell": [0, 2], "owner": 0}],
        }),
    );
    game.plays(&["pass bridge"]);
    assert!(game.state().board().at(Cell::new(0, 1)).is_none());
    assert!(game.view(Viewer::Spectator).keys.is_empty());
    // The nugget is cut off, and stays marked.
    assert_eq!((reached_by(&game, 0, 2), markers(&game)), (vec![], vec![((0, 2), 0)]));
}

/// [REVEAL-1] [GOAL-3]
#[test]
fn after_a_key_no_card_counts_as_just_laid() {
    // Beyond the door the way comes to the gold card from the left and, by the card laid last, from above. Rock on its right
    // decides: turned it has one mismatch, as printed two.
    let mut game = duel(json!({
        "hands": [["key"], ["treasure_map"]],
        "laid": ["TR 0,2", "LR 1,2", "LR 2,2", "TLR/bR 3,2", "TLR|B$B 4,2", "BR 4,1", "TB 6,2", "BL 5,1"],
        "goals": [{"cell": [5, 2], "card": "g2_TR"}],
    }));
    game.plays(&["key 3,2"]);
    let card = game.view(Viewer::Spectator).at(Cell::new(5, 2)).unwrap().clone();
    assert_eq!((card.face_up, card.tunnels.as_deref()), (true, Some("BL")));
}
