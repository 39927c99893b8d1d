//! Scenarios: positions as documents.

use crate::support::*;
use saboteur_engine::{Card, Cell, Decision, Dwarf, Game, IllegalMove, Scenario, Seat, Viewer};

#[test]
fn what_is_left_out_comes_from_the_seed() {
    let game = scene(json!({ "players": 5, "seed": 8 }));
    let state = game.state();
    assert!(state.seats().all(|seat| state.hand(seat).len() == 6));
    assert_eq!(state.deck().len(), 37);
    assert_eq!(state.round(), 1);
    assert_eq!(game.scenario(), scene(json!({ "players": 5, "seed": 8 })).scenario());
    assert_ne!(game.scenario(), scene(json!({ "players": 5, "seed": 9 })).scenario());
    assert_eq!(census(state).iter().map(|(_, count)| count).sum::<usize>(), 67);
}

#[test]
fn what_is_said_is_kept() {
    let game = scene(
        json!({
            "rules": {"preset": "classic", "sabotaged_dwarf": true}, "players": ["Ann", "Ben", "Cid"], "seed": 8,
            "round": 2, "to_act": 1,
            "laid": [{"card": "t_long_stem_side", "cell": [1, 0]}, {"card": "curve_TR", "cell": [1, 1]}, "TBR -1,0"],
            "goals": [{"cell": [8, 0], "card": "goal_rock_TL", "seen_by": [2]}],
            "hands": [["cross"], ["rockfall", "cross"], null],
            "dwarves": [null, "saboteur", null], "left_over": ["gold_miner"],
            "deck": ["treasure_map", "cross"], "discard": ["rockfall", {"card": "cross", "seen_by": [0]}],
            "in_front": [[], ["broken_lantern", "broken_cart"], []],
            "gold": [[3], [], [1, 1]],
        })
        .clone_without("discard"),
    );
    let state = game.state();
    assert_eq!((state.round(), game.seat()), (2, 1));
    assert_eq!(
        state.board().placed()[4..].iter().map(|placed| placed.cell).collect::<Vec<_>>(),
        [Cell::new(1, 0), Cell::new(1, 1), Cell::new(-1, 0)]
    );
    assert!(state.board().at(Cell::new(-1, 0)).unwrap().is_rotated());
    assert_eq!(state.hand(Seat(1)), [Card::Cross, Card::Rockfall]);
    assert_eq!(state.hand(Seat(2)).len(), 6);
    assert_eq!(state.dwarf(Seat(1)), Dwarf::Saboteur);
    assert_eq!(state.deck(), [Card::Cross, Card::TreasureMap], "the next card is the last one here");
    assert_eq!(state.in_front(Seat(1)), [Card::BrokenLantern, Card::BrokenCart]);
    assert_eq!(game.nuggets(), [3, 0, 2]);
    let goal = |seat| game.view(Viewer::Seat(Seat(seat))).at(Cell::new(8, 0)).unwrap().card;
    assert_eq!((goal(2), goal(1)), (Some(Card::GoalRockTL), None));
    assert_eq!(state.discard_pile().len(), 67 - 3 - 3 - 6 - 2 - 2);
}

/// A document without one of its fields.
trait Without {
    fn clone_without(self, field: &str) -> Self;
}

impl Without for serde_json::Value {
    fn clone_without(mut self, field: &str) -> serde_json::Value {
        self.as_object_mut().unwrap().remove(field);
        self
    }
}

#[test]
fn a_discard_pile_is_kept_with_who_has_seen_what() {
    let game = scene(json!({
        "players": 3, "discard": ["rockfall", {"card": "cross", "seen_by": [1]}],
    }));
    let pile = |viewer| game.view(viewer).discard.iter().map(|discard| discard.card).collect::<Vec<_>>();
    assert_eq!(pile(Viewer::Spectator), [Some(Card::Rockfall), None]);
    assert_eq!(pile(Viewer::Seat(Seat(1))), [Some(Card::Rockfall), Some(Card::Cross)]);
    assert_eq!(pile(Viewer::Seat(Seat(2))), [Some(Card::Rockfall), None]);
}

#[test]
fn decisions_other_than_turns_can_be_written_too() {
    let choose = scene(json!({
        "players": 3, "to_act": 2,
        "laid": ["TR 0,1", "LR 1,1", "LR 2,1", "LR 3,1", "TLR 4,1", "TLR 5,1", "TLR 6,1", "TLR 7,1", "TBL 8,1"],
    }));
    assert_eq!(choose.to_act().unwrap().decision, Decision::ChooseReveal);
    assert_eq!((choose.seat(), choose.choices("").len()), (2, 2));
    let take = scene(json!({
        "players": 3, "to_act": 1, "last_to_play": 0, "dwarves": ["saboteur", "gold_miner", "gold_miner"],
        "goals": [{"cell": [8, 0], "card": "goal_gold", "face_up": true}], "gold_offered": [3, 1],
    }));
    assert_eq!((take.seat(), take.choices("")), (1, vec!["take 1".to_owned(), "take 3".to_owned()]));
}

#[test]
fn impossible_scenarios_are_refused_with_the_reason() {
    for (scenario, reason) in [
        (json!({"players": 2}), "Saboteur is for 3 to 10 players, not for 2"),
        (json!({"players": 4, "rules": "tournament"}), "the tournament variant is for 5 to 9 players, not for 4"),
        (json!({"players": 3, "round": 4}), "a game has rounds 1 to 3"),
        (json!({"players": 3, "to_act": 3}), "seat 3 does not exist"),
        (json!({"players": 3, "hands": [[], []]}), "hands has 2 entries, but 3 play"),
        (json!({"players": 3, "hands": hand(3, &["rockfall"; 4])}), "rockfall is used more often than the 3 times"),
        (json!({"players": 3, "laid": ["L 1,0", "L 0,1"]}), "dead_single_side is used more often than the 1 times"),
        (
            json!({"players": 3, "hands": hand(3, &["cross", "cross", "cross"]), "deck": ["cross", "cross", "cross"]}),
            "cross is used more",
        ),
        (json!({"players": 3, "hands": hand(3, &["goal_gold"])}), "goal_gold is used more often than the 0 times"),
        (json!({"players": 3, "hands": hand(3, &["unicorn"])}), "there is no card called \"unicorn\""),
        (
            json!({"players": 3, "hands": hand(3, &["cross", "cross", "cross", "cross", "cross", "rockfall", "rockfall"])}),
            "seat 0 holds 7 cards",
        ),
        (json!({"players": 3, "laid": ["LR 1,0", "LR 1,0"]}), "two cards lie at 1,0"),
        (json!({"players": 3, "laid": ["LR 0,0"]}), "two cards lie at 0,0"),
        (json!({"players": 3, "laid": ["LR 8,2"]}), "two cards lie at 8,2"),
        (json!({"players": 3, "laid": ["TB 1,0"]}), "the cards at 0,0 and 1,0 do not match"),
        (json!({"players": 3, "laid": ["LR 121,0"]}), "121,0 is further away"),
        (json!({"players": 3, "laid": [{"card": "rockfall", "cell": [1, 0]}]}), "rockfall is not a path card"),
        (json!({"players": 3, "laid": ["pass LR"]}), "does not lay a path card"),
        (json!({"players": 3, "laid": [7]}), "a laid card is written like"),
        (
            json!({"players": 3, "dwarves": ["saboteur", "saboteur", null]}),
            "saboteur is used more often than the 1 times it is shuffled in for 3",
        ),
        (json!({"players": 3, "left_over": []}), "0 dwarf cards are left over, but with 3 players it is 1"),
        (json!({"players": 3, "goals": [{"cell": [7, 0]}]}), "no goal lies at 7,0"),
        (json!({"players": 3, "goals": [{"cell": [8, 0]}, {"cell": [8, 0]}]}), "two cards lie at 8,0"),
        (json!({"players": 3, "goals": [{"cell": [8, 0], "card": "cross"}]}), "cross is not a goal card"),
        (
            json!({"players": 3, "goals": [{"cell": [8, 0], "card": "goal_gold"}, {"cell": [8, 2], "card": "goal_gold"}]}),
            "goal_gold is not a goal card of this game, or is used twice",
        ),
        (json!({"players": 3, "goals": [{"cell": [8, 0], "seen_by": [9]}]}), "seat 9 does not exist"),
        (
            json!({"players": 3, "goals": [{"cell": [8, 0], "card": "goal_gold", "face_up": true}]}),
            "the round is over: a goal that ends it lies open",
        ),
        (json!({"players": 3, "in_front": [["rockfall"], [], []]}), "rockfall never lies in front of a player"),
        (
            json!({"players": 3, "in_front": [["broken_cart", "broken_cart"], [], []]}),
            "broken_cart lies twice in front of seat 0",
        ),
        (json!({"players": 3, "deck": [], "discard": []}), "cards are nowhere"),
        (json!({"players": 3, "gold": [[4], [], []]}), "no gold card is worth 4"),
        (
            json!({"players": 3, "gold": [[3, 3, 3, 3, 3], [], []]}),
            "gold cards worth 3 are used more often than the 4 times",
        ),
        (json!({"players": 3, "gold_stock": [1]}), "gold_stock must hold all"),
        (json!({"players": 3, "gold_pieces": [1, 0, 0]}), "gold_pieces does not exist in this game"),
        (
            json!({"players": 5, "rules": "tournament", "gold": [[1], [], [], [], []]}),
            "gold does not exist in this game",
        ),
        (json!({"players": 3, "gold_offered": [1]}), "gold is handed round only when the treasure lies open"),
        (
            json!({"players": 3, "phase": "take_gold", "goals": [{"cell": [8, 0], "card": "goal_gold", "face_up": true}]}),
            "gold_offered is empty",
        ),
        (json!({"players": 3, "phase": "choose_reveal"}), "there is nothing to choose"),
        (json!({"players": 3, "phase": "over"}), "a game is over only after round 3"),
        (json!({"players": 3, "deck": [], "hands": [[], [], []]}), "no player has cards in hand"),
        (json!({"players": 3, "to_act": 0, "hands": [[], null, null]}), "seat 0 has no cards in hand and is skipped"),
        (json!({"players": 3, "weather": "fine"}), "unknown field `weather`"),
        (json!({"rules": "classic"}), "missing field `players`"),
        (json!([]), "this is not a scenario"),
        (json!({"players": 3, "laid": [{"card": "TBR", "cell": [1, 0]}]}), "a laid card is written like"),
        (
            json!({"players": 5, "rules": "tournament", "gold_pieces": [0, 100, 0, 0, 0]}),
            "nobody can have more than 99",
        ),
    ] {
        let error = impossible(scenario.clone());
        assert!(error.contains(reason), "{scenario}: {error}");
    }
}

/// [GOAL-1]
#[test]
fn a_reached_goal_cannot_lie_face_down() {
    let way = ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0", "TLR 7,0"];
    let error = impossible(json!({"players": 3, "laid": way}));
    assert!(error.contains("8,0 is reached"), "{error}");
    scene(json!({
        "players": 3, "laid": way,
        "goals": [{"cell": [8, 0], "card": "goal_rock_TL", "face_up": true}],
    }));
}

#[test]
fn the_full_state_is_a_scenario_that_leads_to_itself() {
    let mut game = scene(json!({ "players": 4, "seed": 3, "to_act": 0 }));
    for _ in 0..20 {
        let any = game.choices("")[0].clone();
        game.plays(&[&any]);
    }
    let text = game.scenario().to_json();
    let again = Game::from_scenario(Scenario::from_json(&text).unwrap()).unwrap();
    assert_eq!(again.scenario().to_json(), text);
    assert_eq!(again.state().hash(), game.state().hash());
}

#[test]
fn the_example_in_the_documentation_is_a_scenario() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scenario.md");
    let page = std::fs::read_to_string(page).unwrap();
    let example: String = page.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    scene(serde_json::from_str(&example).unwrap());
}

#[test]
fn who_chooses_between_goals_has_not_drawn_yet() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0,
        "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}, {"cell": [8, 2], "card": "goal_rock_TL"}],
        "laid": ["TR 0,1", "LR 1,1", "LR 2,1", "LR 3,1", "TLR 4,1", "TLR 5,1", "TLR 6,1", "TLR 7,1", "TBL 8,1"],
    }));
    assert_eq!(game.state().hand(Seat(0)).len(), 5);
    game.plays(&["reveal 8,0"]);
    assert_eq!(game.state().hand(Seat(0)).len(), 6);
    let text = game.scenario().to_json();
    assert_eq!(scene(serde_json::from_str(&text).unwrap()).scenario().to_json(), text);
}

#[test]
fn far_away_positions_can_be_played_and_written_again() {
    let mut game = scene(json!({
        "rules": {"preset": "classic", "loose_placement": true}, "players": 3, "to_act": 0,
        "hands": [["cross"], ["cross"], null], "laid": ["TBLR 119,0"],
    }));
    assert!(game.choices("TBLR 121").is_empty());
    game.plays(&["TBLR 120,0"]);
    assert!(game.choices("TBLR 121").is_empty());
    let refused = game.refuses("TBLR 121,0");
    assert_eq!((refused, refused.rule()), (IllegalMove::TooFar { cell: Cell::new(121, 0) }, "PATH-1"));
    let text = game.scenario().to_json();
    assert_eq!(scene(serde_json::from_str(&text).unwrap()).scenario().to_json(), text);
}

/// [PATHFINDER-1] [GOAL-4]
#[test]
fn a_choice_of_goals_within_a_pathfinders_turn_is_kept() {
    let mut game = scene(json!({
        "rules": {"pathfinder": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["pathfinder", "t_long_stem_side", "cross"]),
        "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}, {"cell": [8, 2], "card": "goal_rock_TL"}],
        "laid": ["TR 0,1", "LR 1,1", "LR 2,1", "LR 3,1", "TLR 4,1", "TLR 5,1", "TLR 6,1", "TLR 7,1"],
    }));
    game.plays(&["pathfinder", "TBL 8,1"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::ChooseReveal);
    let text = game.scenario().to_json();
    let mut again = scene(serde_json::from_str(&text).unwrap());
    assert_eq!(again.scenario().to_json(), text);
    again.plays(&["reveal 8,0"]);
    assert_eq!(again.to_act().unwrap().decision, Decision::Pathfinder, "the second path card is still to be laid");
}
