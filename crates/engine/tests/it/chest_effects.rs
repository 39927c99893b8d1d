//! The content of the treasure chests, other than a look at the discard pile.

use crate::chests::{chest, chests, opened};
use crate::support::*;
use saboteur_engine::{Card, Cell, Chest, Decision, Dwarf, Event, IllegalMove, Seat, Viewer};
use std::collections::BTreeSet;

/// [CHEST-5]
#[test]
fn a_chest_with_gold_gives_a_card_worth_one_or_a_piece() {
    let game = opened("take_1_gold", json!({}));
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.players[0].gold_values.clone(), view.players[0].gold_pieces), (Some(vec![1]), 0));
    // All cards worth 1 are gone: a piece.
    let ones: Vec<u8> = vec![1; 16];
    let game = opened("take_1_gold", json!({"gold": [[], ones, []], "round": 2}));
    assert_eq!(game.view(Viewer::Spectator).players[0].gold_pieces, 1);
    // In games without gold cards: a piece.
    for preset in ["saboteur2", "saboteur2-classic"] {
        let game = opened("take_1_gold", json!({"rules": {"preset": preset, "treasure_chests": true}}));
        assert_eq!(game.view(Viewer::Spectator).players[0].gold_pieces, 1);
    }
}

/// [CHEST-5] [MAP-2]
#[test]
fn no_more_maps_concerns_goals_only_and_everybody() {
    let mut game = opened(
        "no_more_maps_on_goals",
        json!({
            "hands": [["straight_horizontal"], ["treasure_map"], ["cross"]], "deck": [],
            "chests": {"cards": [
                {"cell": [2, 0], "card": "chest_horizontal", "chest": "no_more_maps_on_goals"},
                {"cell": [2, 2], "card": "chest_cross", "chest": "mill_5"},
            ]},
        }),
    );
    assert_eq!(game.choices("treasure_map"), ["treasure_map 2,2"]);
    let refused = game.refuses("treasure_map 8,0");
    assert_eq!((refused, refused.rule()), (IllegalMove::MapsForbidden, "CHEST-5"));
    // In the next round goals may be looked at again.
    game.plays(&["pass treasure_map", "pass TBLR"]);
    assert_eq!(game.state().round(), 2);
    assert!(chests(&game).opened.is_empty());
}

/// [CHEST-5]
#[test]
fn a_chest_shows_another_players_dwarf_card() {
    let mut game = opened("look_at_dwarf", json!({"dwarves": ["gold_miner", "gold_miner", "saboteur"]}));
    assert_eq!(game.to_act().unwrap().decision, Decision::LookAtDwarf);
    assert_eq!(game.choices(""), ["look @1", "look @2"]);
    let refused = game.refuses("look @0");
    assert_eq!(refused, IllegalMove::NotOffered { decision: Decision::LookAtDwarf });
    assert_eq!(refused.rule(), "CHEST-5");
    game.plays(&["look @2"]);
    let dwarf = |seat| game.view(Viewer::Seat(Seat(seat))).players[2].dwarf;
    assert_eq!((dwarf(0), dwarf(1)), (Some(Dwarf::Saboteur), None));
    // The turn ends as usual.
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1));
}

/// [CHEST-5]
#[test]
fn a_chest_buries_five_cards_of_the_deck_unseen() {
    for (deck, buried, drawn) in [(9, 5, 1), (5, 5, 0), (2, 2, 0), (0, 0, 0)] {
        let cards: Vec<&str> = ["treasure_map"; 6].into_iter().chain(["broken_cart"; 3]).take(deck).collect();
        let hands = json!([["straight_horizontal"], ["cross"], ["cross"]]);
        let game = opened("mill_5", json!({"deck": cards, "hands": hands, "discard": null}));
        let pile = game.view(Viewer::Open).discard.len();
        let unseen = game.view(Viewer::Seat(Seat(0))).discard.iter().filter(|card| card.card.is_none()).count();
        assert_eq!(pile, unseen);
        assert_eq!(game.state().hand(Seat(0)).len(), drawn, "{deck}");
        let count = |event: &Event| matches!(event, Event::CardsBuried { count } if usize::from(*count) == buried);
        assert!(game.heard(Viewer::Spectator).iter().any(count), "{deck}");
        assert_eq!(game.state().deck().len(), deck - buried - drawn);
    }
}

/// [CHEST-6]
#[test]
fn no_draw_means_no_draw() {
    let game = opened("no_draw_this_turn", json!({}));
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 0));
}

/// [CHEST-6]
#[test]
fn an_extra_draw_is_added() {
    let mut game = opened("draw_1_extra", json!({}));
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 2));
    // They have one card more for the rest of the round.
    let full = ["straight_horizontal", "cross", "cross", "cross", "cross", "straight_vertical"];
    game = opened("draw_1_extra", json!({"hands": hand(3, &full)}));
    assert_eq!(game.state().hand(Seat(0)).len(), 7);
}

/// [CHEST-6]
#[test]
fn a_card_is_taken_blindly_out_of_another_hand_instead_of_a_draw() {
    let hands = json!([["straight_horizontal"], ["cross", "rockfall"], []]);
    let mut taken = BTreeSet::new();
    for seed in 0..20 {
        let mut game = opened("steal_card_from_hand", json!({"hands": hands, "seed": seed}));
        assert_eq!(game.to_act().unwrap().decision, Decision::TakeCard);
        // Not from an empty hand, nor from one's own.
        assert_eq!(game.choices(""), ["grab @1"]);
        let refused = game.refuses("grab @2");
        assert_eq!(refused, IllegalMove::NotOffered { decision: Decision::TakeCard });
        assert_eq!(refused.rule(), "CHEST-6");
        let deck = game.state().deck().len();
        game.plays(&["grab @1"]);
        assert_eq!(game.state().deck().len(), deck);
        let card = game.state().hand(Seat(0)).to_vec();
        assert_eq!((card.len(), game.state().hand(Seat(1)).len(), game.seat()), (1, 1, 1));
        // Thief and victim know which; nobody else does.
        let told = |seat| {
            let events = game.heard(Viewer::Seat(Seat(seat)));
            let taken = events.into_iter().filter_map(|event| match event {
                Event::CardsTaken { seat: Seat(0), from: Seat(1), count: 1, cards } => Some(cards.unwrap_or_default()),
                _ => None,
            });
            let taken: Vec<Vec<Card>> = taken.collect();
            assert_eq!(taken.len(), 1);
            taken[0].clone()
        };
        assert_eq!((told(0), told(1), told(2)), (card.clone(), card.clone(), vec![]));
        taken.insert(card[0]);
    }
    assert_eq!(taken.len(), 2);
}

/// [CHEST-6]
#[test]
fn with_nobody_to_take_from_there_is_still_no_draw() {
    let game = opened(
        "steal_card_from_hand",
        json!({
            "hands": [["straight_horizontal", "cross"], [], []],
        }),
    );
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (0, 1));
}

/// [CHEST-6]
#[test]
fn of_three_cards_one_is_kept_and_two_are_discarded_face_down() {
    let mut game = opened(
        "draw_3_keep_1",
        json!({
            "deck": ["cross", "rockfall", "cross", "treasure_map"], "hands": [["straight_horizontal"], ["curve_TR"], ["curve_TR"]],
        }),
    );
    assert_eq!(game.to_act().unwrap().decision, Decision::KeepDrawn);
    assert_eq!(game.choices(""), ["pick TBLR", "pick rockfall"]);
    let choices = |seat| game.view(Viewer::Seat(Seat(seat))).card_choices;
    assert_eq!(choices(0).map(|cards| cards.len()), Some(3));
    assert_eq!(choices(1), None);
    let refused = game.refuses("pick treasure_map");
    assert_eq!(refused, IllegalMove::NotOffered { decision: Decision::KeepDrawn });
    assert_eq!(refused.rule(), "CHEST-6");
    let pile = game.state().discard_pile().count();
    game.plays(&["pick rockfall"]);
    assert_eq!(game.state().hand(Seat(0)), [Card::Rockfall]);
    assert_eq!(game.state().deck(), [Card::TreasureMap]);
    let seen = |seat| {
        let view = game.view(Viewer::Seat(Seat(seat)));
        view.discard[pile..].iter().map(|card| card.card).collect::<Vec<_>>()
    };
    assert_eq!(seen(0), [Some(Card::Cross); 2]);
    assert_eq!(seen(1), [None; 2]);
}

/// [CHEST-6]
#[test]
fn a_short_deck_shows_what_is_left() {
    let hands = json!([["straight_horizontal", "cross"], ["curve_TR"], ["curve_TR"]]);
    let mut game = opened("draw_3_keep_1", json!({"deck": ["rockfall"], "hands": hands}));
    assert_eq!(game.choices(""), ["pick rockfall"]);
    game.plays(&["pick rockfall"]);
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 2));
    let game = opened("draw_3_keep_1", json!({"deck": [], "hands": hands}));
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1));
}

/// [CHEST-6]
#[test]
fn several_chests_of_a_turn_take_effect_in_the_order_opened() {
    let two = |first: &str, second: &str| {
        let mut game = chest(
            first,
            json!({
                "hands": [["straight_horizontal"], ["rockfall"], ["curve_TR"]],
                "chests": {"cards": [
                    {"cell": [2, 0], "card": "chest_horizontal", "chest": first},
                    {"cell": [3, 0], "card": "chest_cross", "chest": second},
                ]},
            }),
        );
        game.plays(&["LR 1,0"]);
        game
    };
    // No usual draw, but the one that is added.
    let game = two("no_draw_this_turn", "draw_1_extra");
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1));
    let game = two("draw_1_extra", "no_draw_this_turn");
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1));
    // Each of two that replace the draw happens.
    let mut game = two("steal_card_from_hand", "draw_3_keep_1");
    assert_eq!(chests(&game).due, [Chest::TakeCard, Chest::DrawThree]);
    game.plays(&["grab @1"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::KeepDrawn);
    let first = game.choices("")[0].clone();
    game.plays(&[&first]);
    // Seat 1 has no card left and is skipped.
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (2, 2));
    let game = two("draw_3_keep_1", "steal_card_from_hand");
    assert_eq!(game.to_act().unwrap().decision, Decision::KeepDrawn);
}

/// [CHEST-6] [PATHFINDER-1]
#[test]
fn a_chest_replaces_both_draws_of_a_pathfinder() {
    let scene = |kind: &str| {
        let mut game = chest(
            kind,
            json!({
                "rules": {"treasure_chests": true, "pathfinder": true},
                "hands": hand(3, &["pathfinder", "straight_horizontal", "cross"]),
            }),
        );
        game.plays(&["pathfinder", "LR 1,0"]);
        // The second card comes before what waits for the end of the turn.
        assert_eq!(game.to_act().unwrap().decision, Decision::Pathfinder);
        game.plays(&["TBLR 0,1"]);
        game
    };
    let game = scene("no_draw_this_turn");
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 0));
    let game = scene("draw_1_extra");
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 3));
    assert_eq!(scene("steal_card_from_hand").to_act().unwrap().decision, Decision::TakeCard);
}

/// [CHEST-6] [VETO-3]
#[test]
fn chests_of_a_turn_take_effect_even_if_its_second_card_is_vetoed() {
    let mut game = chest(
        "draw_3_keep_1",
        json!({
            "rules": {"treasure_chests": true, "pathfinder": true, "veto": true},
            "hands": [["pathfinder", "straight_horizontal", "cross"], ["veto"], []],
            "deck": ["rockfall", "treasure_map", "rockfall", "treasure_map"],
        }),
    );
    game.plays(&["pathfinder", "allow", "LR 1,0", "allow", "TBLR 0,1", "veto"]);
    // The three cards come before the one that the Veto draws.
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (0, Decision::KeepDrawn));
    game.plays(&["pick treasure_map"]);
    assert_eq!(game.state().hand(Seat(0)), [Card::TreasureMap]);
    assert_eq!(game.state().hand(Seat(1)), [Card::TreasureMap]);
    assert_eq!(game.seat(), 1);
}

/// [CHEST-7]
#[test]
fn a_goal_is_pushed_one_cell_away_and_can_still_be_reached() {
    let mut game = opened("push_goal_away", json!({"goals": [{"cell": [8, 0], "card": "goal_gold", "seen_by": [1]}]}));
    assert_eq!(game.to_act().unwrap().decision, Decision::PushGoal);
    assert_eq!(game.choices(""), ["push 8,-2", "push 8,0", "push 8,2"]);
    let refused = game.refuses("push 2,0");
    assert_eq!(refused, IllegalMove::NotOffered { decision: Decision::PushGoal });
    assert_eq!(refused.rule(), "CHEST-7");
    game.plays(&["push 8,0"]);
    assert!(game.state().board().at(Cell::new(8, 0)).is_none());
    // A player who knew it knows it still.
    assert_eq!(game.view(Viewer::Seat(Seat(1))).at(Cell::new(9, 0)).unwrap().card, Some(Card::GoalGold));
    assert_eq!(game.view(Viewer::Seat(Seat(0))).at(Cell::new(9, 0)).unwrap().card, None);
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1));
}

/// [CHEST-7]
#[test]
fn only_a_face_down_goal_with_an_empty_cell_behind_it_is_pushed() {
    let behind = json!({
        "rules": {"treasure_chests": true, "tunnel_toll": true},
        "goals": [{"cell": [8, -2], "card": "goal_rock_TR", "face_up": true}],
        "laid": ["LR 9,0"], "toll": {"dwarves": [{"cell": [9, 2], "owner": 1}]},
    });
    let game = opened("push_goal_away", behind);
    // One lies open, one has a card behind it, one a toll dwarf: nothing happens.
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (1, Decision::Turn));
}

/// [CHEST-7] [GOAL-1]
#[test]
fn a_goal_that_was_reached_can_be_pushed_out_of_reach_and_into_reach() {
    let scene = |laid: serde_json::Value| {
        scene(json!({
            "rules": {"treasure_chests": true}, "players": 3, "to_act": 0, "hands": hand(3, &["cross"]),
            "laid": laid, "goals": [{"cell": [8, 0], "card": "goal_gold"}],
            "chests": {"cards": [{"cell": [7, 1], "card": "chest_horizontal", "chest": "push_goal_away"}]},
            "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        }))
    };
    let way = ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0"];
    let mut game = scene(json!(way));
    game.plays(&["TBLR 7,0", "reveal 7,1", "push 8,0"]);
    assert_eq!((game.seat(), game.state().round()), (1, 1));
    assert!(game.state().board().at(Cell::new(9, 0)).unwrap().is_face_down());
    // The cell where it lay is open for building now.
    assert!(game.state().board().is_reached(Cell::new(8, 0)));
}

/// [CHEST-7] [GOALSWAP-1]
#[test]
fn a_goal_that_was_pushed_can_be_swapped_like_any_other() {
    let mut game = opened(
        "push_goal_away",
        json!({
            "rules": {"treasure_chests": true, "goal_card_swap": true},
            "hands": [["straight_horizontal"], ["goal_card_swap"], null],
            "goals": [{"cell": [8, 0], "card": "goal_gold"}, {"cell": [8, 2], "card": "goal_rock_TL"}],
        }),
    );
    game.plays(&["push 8,0"]);
    assert_eq!(
        game.choices("goal_card_swap"),
        ["goal_card_swap 8,-2 8,2", "goal_card_swap 8,-2 9,0", "goal_card_swap 8,2 9,0"]
    );
    game.plays(&["goal_card_swap 8,2 9,0", "swap"]);
    assert_eq!(game.state().board().at(Cell::new(8, 2)).unwrap().card, Card::GoalGold);
    assert_eq!(game.state().board().at(Cell::new(9, 0)).unwrap().card, Card::GoalRockTL);
}

/// [CHEST-7] [GOAL-1]
#[test]
fn a_goal_can_be_pushed_into_reach() {
    // A way round the goal at 8,0 ends in front of the cell behind it.
    let mut game = scene(json!({
        "rules": {"preset": "saboteur2", "treasure_chests": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["straight_horizontal"]), "dwarves": ["blue", "blue", "green"],
        "laid": ["TL# 9,1"], "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}],
        "chests": {"cards": [{"cell": [2, 0], "card": "chest_horizontal", "chest": "push_goal_away"}]},
    }));
    game.plays(&["LR 1,0", "push 8,0"]);
    let goal = game.view(Viewer::Spectator).at(Cell::new(9, 0)).unwrap().clone();
    assert!(goal.face_up && !goal.connected.is_empty());
}

/// [CHEST-5] [TOURNAMENT-2]
#[test]
fn in_the_tournament_a_chest_with_gold_gives_a_piece() {
    let rules = json!({"preset": "tournament", "treasure_chests": true});
    let mut game =
        chest("take_1_gold", json!({"rules": rules, "players": 5, "hands": hand(5, &["straight_horizontal"])}));
    game.plays(&["LR 1,0"]);
    assert_eq!(game.view(Viewer::Spectator).players[0].gold_pieces, 1);
}

/// [CHEST-5] [GOLD-6]
#[test]
fn gold_found_in_a_chest_is_no_payment_of_the_round() {
    let mut game = opened(
        "take_1_gold",
        json!({
            "hands": [["straight_horizontal"], ["cross"], []], "deck": [],
            "dwarves": ["saboteur", "gold_miner", "gold_miner"],
        }),
    );
    game.plays(&["pass TBLR"]);
    let closed = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::RoundClosed { round: 1, payments, .. } => Some(payments),
        _ => None,
    });
    // The saboteur has three cards: the one out of the chest, and two for 4 nuggets.
    let cards: Vec<u8> = closed.unwrap().iter().map(|payment| payment.gold_cards).collect();
    assert_eq!((cards, game.state().gold_card_count(Seat(0))), (vec![2, 0, 0], 3));
}
