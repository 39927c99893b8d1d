//! Laying path cards.

use crate::support::*;
use expect_test::expect;
use saboteur_engine::{Card, Cell, IllegalMove, Side, pack};

/// [PATH-1] [TURN-2]
#[test]
fn a_card_is_laid_next_to_the_start() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["cross", "straight_horizontal"]),
    }));
    assert_eq!(game.choices("TBLR"), ["TBLR -1,0", "TBLR 0,-1", "TBLR 0,1", "TBLR 1,0"]);
    assert_eq!(game.choices("LR"), ["LR -1,0", "LR 1,0"]);
    game.plays(&["LR 1,0"]);
    expect![[r#"
        the mine:
             0  1  2  3  4  5  6  7  8
                                    ┌─┐
         -2                         │$│
                                    └─┘

         -1

            ░║░░░░                  ┌─┐
          0 ═S════                  │o│
            ░║░░░░                  └─┘

          1

                                    ┌─┐
          2                         │o│
                                    └─┘
    "#]]
    .assert_eq(&framed(&game));
}

/// [PATH-1]
#[test]
fn a_cell_with_a_card_or_without_a_neighbour_is_refused() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["cross"]), "laid": ["LR 1,0"],
    }));
    let cell = Cell::new;
    assert_eq!(game.refuses("TBLR 1,0"), IllegalMove::Occupied { cell: cell(1, 0) });
    assert_eq!(game.refuses("TBLR 0,0"), IllegalMove::Occupied { cell: cell(0, 0) });
    assert_eq!(game.refuses("TBLR 8,0"), IllegalMove::Occupied { cell: cell(8, 0) });
    assert_eq!(game.refuses("TBLR 3,0"), IllegalMove::NoNeighbour { cell: cell(3, 0) });
    assert_eq!(game.refuses("TBLR 3,0").rule(), "PATH-1");
}

/// [PATH-1]
#[test]
fn the_grid_has_no_edge() {
    let crosses: Vec<String> = (1..=5).map(|row| format!("TBLR 0,{row}")).collect();
    let straights: Vec<String> = (6..=9).map(|row| format!("TB 0,{row}")).collect();
    let laid: Vec<String> = crosses.into_iter().chain(straights).collect();
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "laid": laid, "hands": hand(3, &["t_long_stem_side", "t_short_stem_end"]),
    }));
    game.plays(&["TBL 0,10"]);
    assert!(game.state().board().at(Cell::new(0, 10)).unwrap().is_connected());
    let behind = scene(json!({ "players": 3, "to_act": 0, "hands": hand(3, &["straight_horizontal"]),
        "laid": ["LR -1,0", "LR -2,0"] }));
    assert_eq!(behind.choices("LR"), ["LR -3,0", "LR 1,0"]);
}

/// [PATH-2]
#[test]
fn a_card_may_be_turned_by_half_a_turn_but_never_sideways() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["curve_TR", "straight_vertical"]),
    }));
    assert_eq!(game.choices("TR"), ["TR -1,0", "TR 0,1"]);
    assert_eq!(game.choices("BL"), ["BL 0,-1", "BL 1,0"]);
    assert_eq!(game.choices("TB"), ["TB 0,-1", "TB 0,1"]);
    assert_eq!(game.refuses("TL 0,1"), IllegalMove::NotInHand { card: Card::CurveTL });
}

/// [PATH-2]
#[test]
fn a_card_that_looks_the_same_turned_is_one_move() {
    let game = scene(json!({
        "players": 3, "to_act": 0,
        "hands": hand(3, &["cross", "straight_horizontal", "dead_cross", "dead_vertical", "dead_horizontal"]),
    }));
    assert_eq!(game.choices("TBLR").len(), 4);
    assert_eq!(game.choices("T|B|L|R").len(), 4);
    assert_eq!(game.refuses("cross 1,0 turned"), IllegalMove::LooksTheSameRotated { card: Card::Cross });
}

/// [PATH-3]
#[test]
fn all_sides_must_match() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "laid": ["TBLR 0,1"],
        "hands": hand(3, &["cross", "straight_vertical", "straight_horizontal", "curve_TL", "curve_TR"]),
    }));
    // The start opens towards 1,0 and the crossing towards 1,1.
    assert_eq!(game.refuses("TB 1,0"), IllegalMove::Mismatch { side: Side::Left });
    assert_eq!(game.refuses("TB 1,0").rule(), "PATH-3");
    assert_eq!(game.refuses("TR 1,1"), IllegalMove::Mismatch { side: Side::Left });
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "laid": ["TBLR 0,1", "LR 1,1"],
        "hands": hand(3, &["cross", "straight_vertical", "straight_horizontal", "curve_TL", "curve_TR"]),
    }));
    // Now 1,0 has the start's opening to the left and the rock of the straight tunnel below.
    assert_eq!(game.refuses("TBLR 1,0"), IllegalMove::Mismatch { side: Side::Bottom });
    assert_eq!(game.refuses("BL 1,0"), IllegalMove::Mismatch { side: Side::Bottom });
    game.plays(&["TL 1,0"]);
}

/// [PATH-4]
#[test]
fn a_card_must_be_connected_with_the_start() {
    // The tunnel at 1,0 curves down; 2,0 touches it only rock to rock.
    let game = scene(json!({
        "players": 3, "to_act": 0, "laid": ["BL 1,0"],
        "hands": hand(3, &["straight_vertical", "curve_TR"]),
    }));
    assert_eq!(game.refuses("TB 2,0"), IllegalMove::NotConnected { cell: Cell::new(2, 0) });
    assert_eq!(game.refuses("TB 2,0").rule(), "PATH-4");
    assert_eq!(game.choices("TB"), ["TB 0,-1", "TB 0,1", "TB 1,1"]);
}

/// [PATH-5]
#[test]
fn a_blind_card_may_be_laid_but_leads_nowhere() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0,
        "hands": [["dead_horizontal"], ["cross", "dead_cross"], ["cross"]],
    }));
    assert_eq!(game.choices("L|R"), ["L|R -1,0", "L|R 1,0"]);
    game.plays(&["L|R 1,0"]);
    assert_eq!(game.refuses("TBLR 2,0"), IllegalMove::NotConnected { cell: Cell::new(2, 0) });
    assert_eq!(game.refuses("T|B|L|R 2,0"), IllegalMove::NotConnected { cell: Cell::new(2, 0) });
    let placed = game.state().board().at(Cell::new(1, 0)).unwrap();
    assert!(placed.is_connected());
}

/// [PATH-5]
#[test]
fn connections_run_through_the_inside_of_cards_not_along_their_edges() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0,
        "laid": ["LR 1,0"],
        "hands": [["dead_t_long"], ["straight_vertical"], ["cross"]],
    }));
    game.plays(&["T|B|L 2,0"]);
    assert_eq!(game.refuses("TB 2,1"), IllegalMove::NotConnected { cell: Cell::new(2, 1) });
    assert_eq!(game.refuses("TB 2,-1"), IllegalMove::NotConnected { cell: Cell::new(2, -1) });
}

/// [PATH-6] [ROCKFALL-1]
#[test]
fn cards_cut_off_by_a_rockfall_stay_and_count_again_once_reconnected() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0,
        "laid": ["LR 1,0", "LR 2,0", "TBLR 3,0"],
        "hands": [["rockfall"], ["straight_vertical", "cross"], ["straight_horizontal"]],
    }));
    let connected = |game: &saboteur_engine::Game, x| game.state().board().at(Cell::new(x, 0)).unwrap().is_connected();
    game.plays(&["rockfall 2,0"]);
    assert!(connected(&game, 1));
    assert!(!connected(&game, 3));
    // Nothing can be added to the part that is cut off, and it still has to be matched.
    assert_eq!(game.refuses("TBLR 4,0"), IllegalMove::NotConnected { cell: Cell::new(4, 0) });
    assert_eq!(game.refuses("TB 2,0"), IllegalMove::Mismatch { side: Side::Right });
    assert_eq!(game.refuses("TB 3,1"), IllegalMove::NotConnected { cell: Cell::new(3, 1) });
    game.plays(&["TBLR 2,0"]);
    assert!(connected(&game, 3));
    assert_eq!(game.choices("LR 4"), ["LR 4,0"]);
}

/// [PATH-7]
#[test]
fn a_face_down_goal_matches_anything_and_is_no_neighbour() {
    let way = ["LR 1,0", "LR 2,0", "LR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"];
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "laid": way,
        "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}],
        "hands": [["curve_TL", "curve_TR", "cross", "t_short_stem_end"], null, null],
    }));
    // 9,0 touches only the face-down goal.
    assert_eq!(game.refuses("TBLR 9,0"), IllegalMove::NoNeighbour { cell: Cell::new(9, 0) });
    // Rock towards the goal is as good as an opening.
    assert!(game.choices("").contains(&"TL 7,0".to_owned()));
    assert!(game.choices("").contains(&"TLR 7,0".to_owned()));
    game.plays(&["TL 7,0"]);
    assert!(game.state().board().at(Cell::new(8, 0)).unwrap().is_face_down());
}

/// [PATH-8]
#[test]
fn loose_placement_asks_only_for_a_match() {
    let scenario = |loose: bool| {
        scene(json!({
            "rules": {"preset": "classic", "loose_placement": loose}, "players": 3, "to_act": 0,
            "laid": ["BL 1,0"], "hands": hand(3, &["straight_vertical", "dead_single_side"]),
        }))
    };
    assert_eq!(scenario(false).choices("TB"), ["TB 0,-1", "TB 0,1", "TB 1,1"]);
    assert_eq!(scenario(true).choices("TB"), ["TB 0,-1", "TB 0,1", "TB 1,1", "TB 2,0"]);
    let mut game = scenario(true);
    game.plays(&["TB 2,0"]);
    assert!(!game.state().board().at(Cell::new(2, 0)).unwrap().is_connected());
}

/// [PATH-8] [GOAL-1]
#[test]
fn with_loose_placement_a_goal_still_needs_a_connection() {
    let mut game = scene(json!({
        "rules": {"preset": "classic", "loose_placement": true}, "players": 3, "to_act": 0,
        "laid": ["LR 1,0", "LR 2,0", "LR 3,0", "TBLR 4,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}],
        "hands": [["cross"], ["cross"], ["cross"]],
    }));
    let hidden = |game: &saboteur_engine::Game| game.state().board().at(Cell::new(8, 0)).unwrap().is_face_down();
    game.plays(&["TBLR 7,0"]);
    assert!(hidden(&game));
    game.plays(&["TBLR 5,0"]);
    assert!(!hidden(&game));
}

/// [SETUP-3]
#[test]
fn the_pack_has_40_path_cards_and_27_action_cards() {
    let pack = pack(&saboteur_engine::Rules::default());
    let printed = "
        TBLR 5, TBL 5, TLR 5, TB 4, LR 3, TR 5, TL 4, T|B|L|R 1, T|B|L 1, T|L|R 1, T|B 1, L|R 1, T|R 1, T|L 1, T 1, L 1,
        broken_pickaxe 3, broken_lantern 3, broken_cart 3, repair_pickaxe 2, repair_lantern 2, repair_cart 2,
        repair_pickaxe_lantern 1, repair_pickaxe_cart 1, repair_lantern_cart 1, rockfall 3, treasure_map 6";
    let listed: Vec<String> =
        pack.iter().map(|&(card, count)| format!("{} {count}", saboteur_engine::notation::card_name(card))).collect();
    let printed: Vec<&str> = printed.split(',').map(str::trim).collect();
    assert_eq!(listed, printed);
    let count = |paths: bool| -> u32 {
        let cards = pack.iter().filter(|(card, _)| card.is_path() == paths);
        cards.map(|&(_, count)| u32::from(count)).sum()
    };
    assert_eq!((count(true), count(false)), (40, 27));
    let dead = pack.iter().filter(|(card, _)| card.id().starts_with("dead"));
    assert_eq!(dead.map(|&(_, count)| count).sum::<u8>(), 9);
}
