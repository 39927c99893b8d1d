//! Treasure Chests.

use crate::support::*;
use saboteur_engine::{
    Card, Cell, Chest, ChestLayout, Decision, Dwarf, Event, Game, IllegalMove, Place, Rules, Scenario, Seat, Setup,
    Viewer,
};
use std::collections::BTreeSet;

/// Seat 0 of three holds a level tunnel, and behind the cell where it fits lies a chest of this kind.
fn chest(kind: &str, more: serde_json::Value) -> Game {
    let mut scenario = json!({
        "rules": {"treasure_chests": true}, "players": 3, "to_act": 0, "hands": hand(3, &["straight_horizontal"]),
        "chests": [{"cell": [2, 0], "card": "chest_horizontal", "chest": kind}],
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scene(scenario)
}

/// The same, opened.
fn opened(kind: &str, more: serde_json::Value) -> Game {
    let mut game = chest(kind, more);
    game.plays(&["LR 1,0"]);
    game
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
        let cards = scenario.chests.unwrap();
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
    let rules = Rules { chest_layout: ChestLayout::B, ..Rules::default() };
    assert!(rules.check(5).unwrap_err().to_string().contains("add treasure_chests"));
}

/// [CHEST-2] [GOAL-3]
#[test]
fn a_path_card_that_is_reached_is_turned_over_to_fit_and_its_chest_is_opened() {
    let mut game = chest(
        "no_draw_this_turn",
        json!({
            "chests": [{"cell": [2, 0], "card": "chest_curve_TR", "chest": "no_draw_this_turn"}],
        }),
    );
    game.plays(&["LR 1,0"]);
    let card = game.view(Viewer::Spectator).at(Cell::new(2, 0)).unwrap().clone();
    // The curve from top to right is turned to meet the tunnel on its left.
    assert_eq!((card.rotated, card.tunnels.as_deref(), card.connected), (true, Some("BL"), true));
    let opened = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::ChestOpened { seat, chest, .. } => Some((seat, chest)),
        _ => None,
    });
    assert_eq!(opened, Some((Seat(0), Chest::NoDraw)));
    assert_eq!(game.view(Viewer::Spectator).chests_opened, [Chest::NoDraw]);
}

/// [CHEST-2] [GOAL-1]
#[test]
fn what_an_opened_card_reaches_is_revealed_too() {
    let mut game = chest(
        "take_1_gold",
        json!({
            "chests": [
                {"cell": [2, 0], "card": "chest_horizontal", "chest": "take_1_gold"},
                {"cell": [3, 0], "card": "chest_cross", "chest": "draw_1_extra"},
            ],
        }),
    );
    game.plays(&["LR 1,0"]);
    assert_eq!(game.view(Viewer::Spectator).chests_opened, [Chest::Gold, Chest::ExtraDraw]);
    // Building goes on from there.
    assert!(game.view(Viewer::Spectator).at(Cell::new(3, 0)).unwrap().connected);
}

/// [CHEST-2] [GOAL-4]
#[test]
fn of_several_chests_the_player_chooses_the_first() {
    let mut game = chest(
        "take_1_gold",
        json!({
            "hands": hand(3, &["cross"]),
            "chests": [
                {"cell": [1, -1], "card": "chest_curve_TR", "chest": "take_1_gold"},
                {"cell": [1, 1], "card": "chest_horizontal", "chest": "no_draw_this_turn"},
            ],
        }),
    );
    game.plays(&["TBLR 1,0"]);
    assert_eq!(game.choices(""), ["reveal 1,-1", "reveal 1,1"]);
    game.plays(&["reveal 1,1"]);
    assert_eq!(game.view(Viewer::Spectator).chests_opened.len(), 2);
    // It has no opening towards the card that reached it, in either turn: it lies as printed, not connected.
    assert!(!game.view(Viewer::Spectator).at(Cell::new(1, 1)).unwrap().connected);
}

/// [CHEST-2] [ROUND-2]
#[test]
fn the_treasure_ends_the_round_before_what_was_not_chosen_yet() {
    let mut game = scene(json!({
        "rules": {"treasure_chests": true}, "players": 3, "to_act": 0, "hands": hand(3, &["cross"]),
        "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
        "chests": [{"cell": [7, 1], "card": "chest_cross", "chest": "draw_1_extra"}],
    }));
    game.plays(&["TBLR 7,0", "reveal 8,0"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    let drew = |event: &Event| matches!(event, Event::ChestOpened { .. } | Event::Drew { .. });
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
            Event::ChestSeen { card, chest, .. } => Some((card, chest)),
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
    assert!(told.iter().any(|event| matches!(event, Event::ChestBuried { seat: Seat(0), .. })));
    assert!(!told.iter().any(|event| matches!(event, Event::RockFell { .. } | Event::ChestOpened { .. })));
    assert!(game.view(Viewer::Spectator).chests_opened.is_empty());
}

/// [CHEST-4] [ROCKFALL-1]
#[test]
fn a_rockfall_takes_an_open_path_card_of_a_chest_out_of_the_round() {
    let mut game = opened("take_1_gold", json!({"hands": [["straight_horizontal"], ["rockfall"], null]}));
    game.plays(&["rockfall 2,0"]);
    let discards: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(discards, [Card::Rockfall]);
    assert!(game.heard(Viewer::Spectator).iter().any(|event| matches!(event, Event::RockFell { .. })));
    assert_eq!(game.scenario().chest_cards_out, [Card::ChestHorizontal]);
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
    // Where there are no gold cards: a piece.
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
            "chests": [
                {"cell": [2, 0], "card": "chest_horizontal", "chest": "no_more_maps_on_goals"},
                {"cell": [2, 2], "card": "chest_cross", "chest": "mill_5"},
            ],
        }),
    );
    assert_eq!(game.choices("treasure_map"), ["treasure_map 2,2"]);
    let refused = game.refuses("treasure_map 8,0");
    assert_eq!((refused, refused.rule()), (IllegalMove::MapsBarred, "CHEST-5"));
    // In the next round goals may be looked at again.
    game.plays(&["pass treasure_map", "pass TBLR"]);
    assert_eq!(game.state().round(), 2);
    assert!(game.view(Viewer::Spectator).chests_opened.is_empty());
}

/// [CHEST-5]
#[test]
fn a_chest_shows_another_players_dwarf_card() {
    let mut game = opened("look_at_dwarf", json!({"dwarves": ["gold_miner", "gold_miner", "saboteur"]}));
    assert_eq!(game.to_act().unwrap().decision, Decision::LookAtDwarf);
    assert_eq!(game.choices(""), ["look @1", "look @2"]);
    assert_eq!(game.refuses("look @0"), IllegalMove::NotAnother { target: Seat(0) });
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
    // He has one card more for the rest of the round.
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
        assert_eq!(game.refuses("grab @2"), IllegalMove::NoCardToTake { victim: Seat(2) });
        let deck = game.state().deck().len();
        game.plays(&["grab @1"]);
        assert_eq!(game.state().deck().len(), deck);
        let card = game.state().hand(Seat(0)).to_vec();
        assert_eq!((card.len(), game.state().hand(Seat(1)).len(), game.seat()), (1, 1, 1));
        // Thief and victim know which; nobody else does.
        let told = |seat| {
            let events = game.heard(Viewer::Seat(Seat(seat)));
            let known = events.iter().filter_map(|event| match event {
                Event::CardLost { card, .. } | Event::CardTaken { card, .. } => *card,
                _ => None,
            });
            known.collect::<Vec<_>>()
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
    assert_eq!(game.refuses("pick treasure_map"), IllegalMove::NotShown { card: Card::TreasureMap });
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
fn one_of_five_cards_of_the_shuffled_discard_pile_is_taken() {
    let pile: Vec<&str> = ["treasure_map"; 4].into_iter().chain(["broken_cart"; 3]).collect();
    let mut tops = BTreeSet::new();
    for edition in ["classic", "anniversary"] {
        for seed in 0..10 {
            let mut game = opened(
                "discard_pile_top5_keep_1",
                json!({
                    "rules": {"edition": edition, "treasure_chests": true}, "discard": pile, "seed": seed,
                }),
            );
            assert_eq!(game.to_act().unwrap().decision, Decision::TakeDiscard);
            let shown = game.view(Viewer::Seat(Seat(0))).card_choices.unwrap();
            assert_eq!(shown.len(), 5);
            tops.insert(shown.clone());
            // Nobody else knows any more which card lies where.
            let unknown = |game: &Game| game.view(Viewer::Seat(Seat(1))).discard.iter().all(|card| card.card.is_none());
            assert!(unknown(&game));
            let deck = game.state().deck().len();
            let taken = saboteur_engine::notation::card_name(shown[0]).to_string();
            game.plays(&[&format!("pick {taken}")]);
            assert_eq!((game.state().hand(Seat(0)), game.state().deck().len()), (&shown[..1], deck));
            assert_eq!(game.state().discard_pile().count(), 6);
            assert!(unknown(&game));
            // The other four lie on top again, and he knows them.
            let own = game.view(Viewer::Seat(Seat(0)));
            let known: Vec<bool> = own.discard.iter().map(|card| card.card.is_some()).collect();
            assert_eq!(known, [false, false, true, true, true, true]);
        }
    }
    assert!(tops.len() > 3);
}

/// [CHEST-6]
#[test]
fn a_small_discard_pile_shows_what_it_has_and_an_empty_one_nothing() {
    let game = opened("discard_pile_top5_keep_1", json!({"discard": ["rockfall", "treasure_map"]}));
    assert_eq!(game.view(Viewer::Seat(Seat(0))).card_choices.unwrap().len(), 2);
    let game = opened("discard_pile_top5_keep_1", json!({}));
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 0));
}

/// [CHEST-6]
#[test]
fn several_chests_of_a_turn_take_effect_in_the_order_opened() {
    let two = |first: &str, second: &str| {
        let mut game = chest(
            first,
            json!({
                "hands": [["straight_horizontal"], ["rockfall"], ["curve_TR"]],
                "chests": [
                    {"cell": [2, 0], "card": "chest_horizontal", "chest": first},
                    {"cell": [3, 0], "card": "chest_cross", "chest": second},
                ],
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
    assert_eq!(game.view(Viewer::Spectator).chests_due, [Chest::TakeCard, Chest::DrawThree]);
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
    assert_eq!(game.refuses("push 2,0"), IllegalMove::CannotPush { cell: (2, 0).into() });
    game.plays(&["push 8,0"]);
    assert!(game.state().board().at(Cell::new(8, 0)).is_none());
    // Whoever knew it knows it still.
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
        "laid": ["LR 9,0"], "toll_dwarves": [{"cell": [9, 2], "owner": 1}],
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
            "chests": [{"cell": [7, 1], "card": "chest_horizontal", "chest": "push_goal_away"}],
            "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        }))
    };
    let way = ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0"];
    let mut game = scene(json!(way));
    game.plays(&["TBLR 7,0", "reveal 7,1", "push 8,0"]);
    assert_eq!((game.seat(), game.state().round()), (1, 1));
    assert!(game.state().board().at(Cell::new(9, 0)).unwrap().face_down);
    // The cell where it lay is open for building now.
    assert!(game.state().board().is_reached(Cell::new(8, 0)));
}

#[test]
fn scenarios_with_impossible_chests_are_refused() {
    let with = |more: serde_json::Value| {
        let mut scenario = json!({"rules": {"treasure_chests": true}, "players": 3});
        scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        scenario
    };
    for (scenario, reason) in [
        (json!({"players": 3, "chests": [{"cell": [2, 0]}]}), "there are none in this game"),
        (with(json!({"chests": [{"cell": [0, 0]}]})), "two cards lie at 0,0"),
        (
            with(json!({"chests": [{"cell": [2, 0], "chest": "mill_5"}, {"cell": [4, 0], "chest": "mill_5"}]})),
            "a chest is used twice",
        ),
        (
            with(
                json!({"chests": [{"cell": [2, 0], "card": "chest_t_long"}, {"cell": [4, 0], "card": "chest_t_long"}]}),
            ),
            "a path card is used too often",
        ),
        (with(json!({"chests": [{"cell": [2, 0], "face_up": true, "chest": "mill_5"}]})), "no chest lies below"),
        (with(json!({"chests": [], "chests_opened": ["mill_5"]})), "each chest opened leaves a path card"),
        (
            with(json!({"chests": [{"cell": [2, 0], "face_up": true}], "chests_opened": ["mill_5"],
                "chests_due": ["mill_5"], "phase": "take_card"})),
            "wait for the end of the turn",
        ),
        (
            with(json!({"chests": [{"cell": [2, 0], "face_up": true}], "chests_opened": ["draw_1_extra"],
                "chests_due": ["draw_1_extra"]})),
            "no chest waits between turns",
        ),
        (with(json!({"phase": "push_goal"})), "it is not what this phase is about"),
        (with(json!({"vetoer": 1, "phase": "take_discard"})), "vetoer does not fit"),
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
        "chests": [
            {"cell": [3, -1], "card": "chest_t_short", "chest": "draw_1_extra"},
            {"cell": [3, 1], "card": "chest_cross", "chest": "steal_card_from_hand"},
            {"cell": [5, -1], "card": "chest_cross", "chest": "draw_3_keep_1"},
            {"cell": [5, 1], "card": "chest_t_long", "chest": "discard_pile_top5_keep_1"},
        ],
    }));
    // One crossing reaches two chests, these the postcards, and these the other two.
    game.plays(&["TBLR 3,0"]);
    while game.to_act().unwrap().seat == Seat(0) {
        let first = game.choices("")[0].clone();
        game.plays(&[&first]);
    }
    assert_eq!(game.view(Viewer::Spectator).chests_opened.len(), 4);
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
        "chests": [{"cell": [7, 1], "card": "chest_cross", "chest": "draw_1_extra"}],
    }));
    game.plays(&["pathfinder", "TBLR 7,0", "reveal 7,1"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    assert!(game.view(Viewer::Spectator).chests_due.is_empty());
    let again = Game::from_scenario(game.scenario()).unwrap();
    assert_eq!(again.state().hash(), game.state().hash());
}

/// [CHEST-2] [DIVERSION-1]
#[test]
fn a_diversion_opens_chests_and_reaches_postcards_too() {
    let mut game = scene(json!({
        "rules": {"treasure_chests": true, "diversion": true, "tunnel_party": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["diversion"]), "laid": ["LR 1,0", "LR -1,0"],
        "chests": [{"cell": [3, 0], "card": "chest_horizontal", "chest": "no_draw_this_turn"}],
    }));
    // The chest at 3,0 is opened, and its path card reaches the postcard at 4,0.
    game.plays(&["diversion 2,0"]);
    assert_eq!(game.view(Viewer::Spectator).chests_opened, [Chest::NoDraw]);
    let party = |event: &Event| matches!(event, Event::PostcardReached { seat: Seat(0), .. });
    assert!(game.heard(Viewer::Spectator).iter().any(party));
    assert_eq!(game.state().hand(Seat(0)).len(), 0);
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
        "chests": [{"cell": [2, 0], "card": "chest_horizontal", "chest": "push_goal_away"}],
    }));
    game.plays(&["LR 1,0", "push 8,0"]);
    let goal = game.view(Viewer::Spectator).at(Cell::new(9, 0)).unwrap().clone();
    assert_eq!((goal.face_up, goal.connected), (true, true));
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

/// [CHEST-6]
#[test]
fn hands_that_chests_cannot_have_filled_are_refused() {
    let nine = ["cross", "cross", "cross", "cross", "cross", "rockfall", "rockfall", "treasure_map", "treasure_map"];
    let opened = json!([{"cell": [2, 0], "face_up": true}]);
    for (scenario, most) in [
        (json!({"hands": [nine, null, null]}), 6),
        (json!({"hands": [nine, null, null], "chests": opened, "chests_opened": ["draw_1_extra"]}), 7),
        (
            json!({"hands": [nine, null, null], "chests": opened, "chests_opened": ["look_at_dwarf"],
                "phase": "look_at_dwarf"}),
            5,
        ),
    ] {
        let mut scenario = scenario;
        scenario["rules"] = json!({"treasure_chests": true});
        scenario["players"] = json!(3);
        scenario["to_act"] = json!(0);
        let error = impossible(scenario.clone());
        assert!(error.contains(&format!("a hand has {most} at the most")), "{scenario}: {error}");
    }
}
