//! The mini expansions.

use crate::support::*;
use saboteur_engine::{Card, Cell, Event, Game, Rules, Seat, Setup, Viewer};
use std::collections::BTreeSet;

fn rules(more: serde_json::Value) -> Rules {
    serde_json::from_value(more).unwrap()
}

fn goals(game: &Game) -> Vec<Card> {
    game.state().board().hidden().map(|goal| goal.card).collect()
}

/// [NEWGOALS-1]
#[test]
fn five_of_eight_goals_lie_in_the_mine_and_the_treasure_is_one_of_them() {
    let mut places = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for preset in ["anniversary", "saboteur2"] {
        for seed in 0..200 {
            let game = Game::new(rules(json!({"preset": preset, "new_goals": true})), Setup::new(4, seed)).unwrap();
            let laid = goals(&game);
            let cells: Vec<Cell> = game.state().board().hidden().map(|goal| goal.cell).collect();
            assert_eq!(cells, [-4, -2, 0, 2, 4].map(|row| Cell::new(8, row)));
            assert_eq!(laid.iter().collect::<BTreeSet<_>>().len(), 5);
            places.extend(laid.iter().position(|card| card.is_gold()));
            assert!(laid.contains(&Card::NewGold));
            kinds.extend(laid);
        }
    }
    assert_eq!((places.len(), kinds.len()), (5, 8));
}

/// [NEWGOALS-1]
#[test]
fn all_random_the_treasure_may_be_missing() {
    let random = rules(json!({"new_goals": true, "goals_all_random": true}));
    let missing = (0..400).filter(|&seed| {
        let game = Game::new(random, Setup::new(4, seed)).unwrap();
        !goals(&game).contains(&Card::NewGold)
    });
    let missing = missing.count();
    assert!((100..200).contains(&missing), "three in eight: {missing} of 400");
    let error = Game::new(rules(json!({"goals_all_random": true})), Setup::new(4, 1)).err().unwrap().to_string();
    assert!(error.contains("add new_goals"), "{error}");
}

/// One card short of the goal at 8,0.
fn one_short(rules: &str, goal: &str, more: serde_json::Value) -> Game {
    let mut scenario = json!({
        "rules": {"preset": rules, "new_goals": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["straight_horizontal"]), "goals": [{"cell": [8, 0], "card": goal}],
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scene(scenario)
}

/// [NEWGOALS-2]
#[test]
fn a_sack_gives_gold_and_the_dragon_takes_it() {
    for preset in ["anniversary", "classic", "saboteur2"] {
        for (goal, had, has) in
            [("sack_1", 0, 1), ("sack_2", 1, 3), ("dragon", 2, 1), ("dragon", 0, 0), ("rock_cross", 1, 1)]
        {
            let mut game = one_short(preset, goal, json!({"gold_pieces": [had, 0, 0]}));
            game.plays(&["LR 7,0"]);
            assert_eq!(game.view(Viewer::Spectator).players[0].gold_pieces, has, "{preset} {goal}");
            assert_eq!((game.seat(), game.state().round()), (1, 1));
        }
    }
    // The dragon takes pieces only.
    let mut game = one_short("anniversary", "dragon", json!({"gold": [[3], [], []]}));
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [3, 0, 0]);
}

/// [NEWGOALS-2] [GOLD-6] [GOLD-7]
#[test]
fn the_giant_spider_ends_the_round_for_the_saboteurs() {
    let dwarves = json!({"dwarves": ["gold_miner", "saboteur", "gold_miner"]});
    let mut game = one_short("anniversary", "giant_spider", dwarves);
    game.plays(&["LR 7,0"]);
    assert_eq!((game.nuggets(), game.state().round(), game.seat()), (vec![0, 4, 0], 2, 1));
    let ended = |event: &Event| match event {
        Event::RoundEnded { reached_by: None, winning_seats, .. } => Some(winning_seats.clone()),
        _ => None,
    };
    assert_eq!(game.heard(Viewer::Spectator).iter().find_map(ended), Some(vec![Seat(1)]));
    let nobody = json!({"dwarves": ["gold_miner", "gold_miner", "gold_miner"]});
    let mut game = one_short("anniversary", "giant_spider", nobody);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [0, 0, 0]);
    assert_eq!(game.heard(Viewer::Spectator).iter().find_map(ended), Some(vec![]));
    let profiteer = json!({"dwarves": ["blue", "profiteer", "green"]});
    let mut game = one_short("saboteur2", "giant_spider", profiteer);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [0, 3, 0]);
}

/// [NEWGOALS-2] [GOAL-4]
#[test]
fn of_two_goals_each_has_its_effect_in_the_order_chosen() {
    let scene = || {
        scene(json!({
            "rules": {"new_goals": true}, "players": 3, "to_act": 0, "hands": hand(3, &["t_long_stem_side"]),
            "laid": ["TR 0,1", "LR 1,1", "LR 2,1", "LR 3,1", "TLR 4,1", "TLR 5,1", "TLR 6,1", "TLR 7,1"],
            "goals": [{"cell": [8, 0], "card": "sack_1"}, {"cell": [8, 2], "card": "dragon"}],
        }))
    };
    for (first, gold) in [("reveal 8,0", 0), ("reveal 8,2", 1)] {
        let mut game = scene();
        game.plays(&["TBL 8,1", first]);
        assert_eq!(game.state().gold(Seat(0)), gold, "{first}");
    }
}

/// [NEWGOALS-3]
#[test]
fn pieces_and_gold_cards_count_together() {
    let mut game = scene(json!({
        "rules": {"new_goals": true}, "players": 3, "round": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []],
        "dwarves": ["gold_miner", "gold_miner", "gold_miner"], "gold": [[3], [2, 1], [1]], "gold_pieces": [1, 0, 5],
    }));
    game.plays(&["pass TBLR"]);
    assert_eq!(game.result().scores, [4, 3, 6]);
}
