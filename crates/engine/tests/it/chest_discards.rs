//! The chest that lets its finder take a card off the discard pile at once, and where a championship card lies while it
//! is being carried out.

use crate::chests::{chest, chests, opened};
use crate::support::*;
use saboteur_engine::{Card, Cell, Chest, Decision, Event, Game, IllegalMove, Pile, Seat, Target, Viewer, notation};
use std::collections::BTreeSet;

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
            // The other four lie on top again, and the player knows them.
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

/// The piles and hands at the table: nothing gets lost while a card is being carried out.
fn kept_count(game: &mut Game, text: &str) {
    let before = census(game.state());
    game.plays(&[text]);
    assert_eq!(census(game.state()), before, "{text}");
    let again = Game::from_scenario(game.scenario()).unwrap();
    assert_eq!(again.state().hash(), game.state().hash(), "{text}");
}

fn card_in_play(game: &Game) -> Option<Card> {
    let told = game.view(Viewer::Spectator).championship.and_then(|championship| championship.in_play);
    assert_eq!(told, game.state().in_play());
    told
}

fn pile(game: &Game) -> Vec<Card> {
    game.state().discard_pile().map(|discarded| discarded.card).collect()
}

/// The cards that seat 0 chooses from.
fn shown(game: &Game) -> Vec<Card> {
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (0, Decision::TakeDiscard));
    game.view(Viewer::Seat(Seat(0))).card_choices.unwrap()
}

/// [CHEST-6]
#[test]
fn the_card_is_taken_at_once_before_anything_else_is_reached() {
    let mut game = chest(
        "discard_pile_top5_keep_1",
        json!({
            "discard": ["rockfall", "treasure_map"], "hands": [["straight_horizontal", "cross"], null, null],
            "chests": {"cards": [
                {"cell": [2, 0], "card": "chest_horizontal", "chest": "discard_pile_top5_keep_1"},
                {"cell": [3, 0], "card": "chest_cross", "chest": "mill_5"},
            ]},
        }),
    );
    let deck = game.state().deck().len();
    kept_count(&mut game, "LR 1,0");
    // The other chest is reached, but still closed.
    let mut both = shown(&game);
    both.sort();
    assert_eq!(both, [Card::Rockfall, Card::TreasureMap]);
    assert_eq!(chests(&game).opened, [Chest::TopFive]);
    assert!(!game.view(Viewer::Spectator).at(Cell::new(3, 0)).unwrap().face_up);
    assert_eq!(game.choices(""), ["pick rockfall", "pick treasure_map"]);
    let refused = game.refuses("pick TBLR");
    assert_eq!(refused, IllegalMove::NotOffered { decision: Decision::TakeDiscard });
    kept_count(&mut game, "pick treasure_map");
    // The turn went on with the other chest, and there was no draw.
    assert_eq!((game.seat(), chests(&game).opened), (1, vec![Chest::TopFive, Chest::Bury]));
    assert_eq!(game.state().hand(Seat(0)), [Card::Cross, Card::TreasureMap]);
    assert_eq!((game.state().deck().len(), game.state().discard_pile().len()), (deck - 5, 6));
    let (seat, pile) = (Seat(0), Pile::Discards);
    let revealed = |x, card, rotated, chest| Event::Revealed { seat, cell: Cell::new(x, 0), card, rotated, chest };
    let expected = |cards: Option<Vec<Card>>, card| {
        vec![
            Event::Played {
                seat,
                card: Card::StraightHorizontal,
                target: Target::Place { cell: Cell::new(1, 0), rotated: false },
            },
            revealed(2, Card::ChestHorizontal, false, Some(Chest::TopFive)),
            Event::DiscardsShuffled,
            Event::CardsShown { seat, pile, count: 2, cards },
            Event::Drew { seat, pile, card },
            revealed(3, Card::ChestCross, false, Some(Chest::Bury)),
            Event::CardsBuried { count: 5 },
        ]
    };
    let mut told = game.heard(Viewer::Seat(seat));
    if let Event::CardsShown { cards: Some(cards), .. } = &mut told[3] {
        cards.sort();
    }
    assert_eq!(told, expected(Some(both), Some(Card::TreasureMap)));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(game.heard(viewer), expected(None, None));
    }
}

/// [CHEST-6] [GOAL-4]
#[test]
fn what_was_reached_at_the_same_time_is_still_chosen_afterwards() {
    let mut game = chest(
        "discard_pile_top5_keep_1",
        json!({
            "discard": ["rockfall", "treasure_map"], "hands": [["cross"], null, null],
            "chests": {"cards": [
                {"cell": [1, -1], "card": "chest_curve_TR", "chest": "discard_pile_top5_keep_1"},
                {"cell": [1, 1], "card": "chest_horizontal", "chest": "take_1_gold"},
                {"cell": [2, 0], "card": "chest_cross", "chest": "no_more_maps_on_goals"},
            ]},
        }),
    );
    kept_count(&mut game, "TBLR 1,0");
    assert_eq!(game.choices(""), ["reveal 1,-1", "reveal 1,1", "reveal 2,0"]);
    kept_count(&mut game, "reveal 1,-1");
    assert_eq!(shown(&game).len(), 2);
    kept_count(&mut game, "pick rockfall");
    assert_eq!(game.choices(""), ["reveal 1,1", "reveal 2,0"]);
    kept_count(&mut game, "reveal 2,0");
    assert_eq!((game.seat(), game.state().hand(Seat(0))), (1, &[Card::Rockfall][..]));
}

/// [CHEST-6] [PATHFINDER-1] [SPECIAL-2]
#[test]
fn a_pathfinder_may_lay_the_card_taken_and_is_discarded_when_it_is_done() {
    let scene = || {
        chest(
            "discard_pile_top5_keep_1",
            json!({
                "rules": {"treasure_chests": true, "pathfinder": true}, "discard": ["cross", "rockfall"],
                "hands": hand(3, &["pathfinder", "straight_horizontal"]),
            }),
        )
    };
    let mut game = scene();
    let deck = game.state().deck().len();
    assert_eq!(card_in_play(&game), None);
    kept_count(&mut game, "pathfinder");
    assert_eq!((card_in_play(&game), pile(&game)), (Some(Card::Pathfinder), vec![Card::Cross, Card::Rockfall]));
    kept_count(&mut game, "LR 1,0");
    // The Pathfinder is not among the cards shown.
    let mut both = shown(&game);
    both.sort();
    assert_eq!((both, card_in_play(&game)), (vec![Card::Cross, Card::Rockfall], Some(Card::Pathfinder)));
    kept_count(&mut game, "pick TBLR");
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (0, Decision::Pathfinder));
    assert_eq!((game.state().hand(Seat(0)), card_in_play(&game)), (&[Card::Cross][..], Some(Card::Pathfinder)));
    kept_count(&mut game, "TBLR 0,1");
    // The chest has replaced both draws.
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len(), game.state().deck().len()), (1, 0, deck));
    assert_eq!((card_in_play(&game), pile(&game)), (None, vec![Card::Rockfall, Card::Pathfinder]));
    // With a card that cannot be laid the turn ends.
    let mut game = scene();
    game.plays(&["pathfinder", "LR 1,0"]);
    kept_count(&mut game, "pick rockfall");
    assert_eq!((game.seat(), game.state().hand(Seat(0)), game.state().deck().len()), (1, &[Card::Rockfall][..], deck));
    assert_eq!((card_in_play(&game), pile(&game)), (None, vec![Card::Cross, Card::Pathfinder]));
}

/// [CHEST-6] [VETO-3] [SPECIAL-2]
#[test]
fn a_veto_of_the_second_card_discards_the_pathfinder_and_the_chest_still_replaces_the_draws() {
    let mut game = chest(
        "discard_pile_top5_keep_1",
        json!({
            "rules": {"treasure_chests": true, "pathfinder": true, "veto": true}, "discard": ["cross"],
            "hands": [["pathfinder", "straight_horizontal"], ["veto"], []],
        }),
    );
    let deck = game.state().deck().len();
    for text in ["pathfinder", "allow", "LR 1,0", "allow", "pick TBLR", "TBLR 0,1"] {
        kept_count(&mut game, text);
    }
    assert_eq!((game.seat(), card_in_play(&game)), (1, Some(Card::Pathfinder)));
    kept_count(&mut game, "veto");
    assert_eq!((card_in_play(&game), pile(&game)), (None, vec![Card::Pathfinder, Card::Cross, Card::Veto]));
    // Seat 0 draws nothing for two cards, seat 1 draws for the Veto.
    let hands: Vec<usize> = game.state().seats().map(|seat| game.state().hand(seat).len()).collect();
    assert_eq!((hands, game.state().deck().len()), (vec![0, 1, 0], deck - 1));
}

/// [CHEST-6] [DIVERSION-1] [SPECIAL-2]
#[test]
fn a_diversion_is_not_among_the_cards_shown_and_lies_on_top_afterwards() {
    let mut game = scene(json!({
        "rules": {"treasure_chests": true, "diversion": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["diversion"]), "laid": ["LR 1,0", "LR -1,0"], "discard": ["rockfall", "treasure_map"],
        "chests": {"cards": [{"cell": [3, 0], "card": "chest_horizontal", "chest": "discard_pile_top5_keep_1"}]},
    }));
    let deck = game.state().deck().len();
    kept_count(&mut game, "diversion 2,0");
    let mut both = shown(&game);
    both.sort();
    assert_eq!(both, [Card::Rockfall, Card::TreasureMap]);
    assert_eq!(card_in_play(&game), Some(Card::Diversion));
    kept_count(&mut game, "pick rockfall");
    assert_eq!((card_in_play(&game), pile(&game)), (None, vec![Card::TreasureMap, Card::Diversion]));
    // Everybody saw the Diversion played, but only its player knows the card below.
    let seen = |viewer| game.view(viewer).discard.iter().map(|card| card.card).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(Seat(0))), [Some(Card::TreasureMap), Some(Card::Diversion)]);
    assert_eq!(seen(Viewer::Seat(Seat(1))), [None, Some(Card::Diversion)]);
    assert_eq!((game.seat(), game.state().hand(Seat(0)), game.state().deck().len()), (1, &[Card::Rockfall][..], deck));
}

/// [CHEST-6] [DIVERSION-1] [PATHFINDER-1] [SPECIAL-2]
#[test]
fn with_an_empty_discard_pile_there_is_nothing_to_take_and_no_draw_either() {
    let check = |mut game: Game, moves: &[&str], spent: Card| {
        let deck = game.state().deck().len();
        moves.iter().for_each(|text| kept_count(&mut game, text));
        assert_eq!((game.seat(), game.state().hand(Seat(0)).len(), game.state().deck().len()), (1, 0, deck));
        assert_eq!((card_in_play(&game), pile(&game)), (None, vec![spent]));
        let told = game.heard(Viewer::Spectator);
        assert!(told.iter().any(|event| matches!(event, Event::Revealed { chest: Some(Chest::TopFive), .. })));
        let looked =
            |event: &Event| matches!(event, Event::DiscardsShuffled | Event::CardsShown { .. } | Event::Drew { .. });
        assert!(!told.iter().any(looked));
    };
    // The card that is being carried out does not lie on the pile.
    let diverted = scene(json!({
        "rules": {"treasure_chests": true, "diversion": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["diversion"]), "laid": ["LR 1,0", "LR -1,0"], "discard": [],
        "chests": {"cards": [{"cell": [3, 0], "card": "chest_horizontal", "chest": "discard_pile_top5_keep_1"}]},
    }));
    check(diverted, &["diversion 2,0"], Card::Diversion);
    let found = chest(
        "discard_pile_top5_keep_1",
        json!({
            "rules": {"treasure_chests": true, "pathfinder": true}, "discard": [],
            "hands": hand(3, &["pathfinder", "straight_horizontal"]),
        }),
    );
    check(found, &["pathfinder", "LR 1,0"], Card::Pathfinder);
}

/// [CHEST-5] [CHEST-6]
#[test]
fn cards_that_were_buried_before_are_among_those_shown() {
    let scene = |first: &str, second: &str| {
        let mut game = chest(
            first,
            json!({
                "hands": [["straight_horizontal"], ["cross"], ["cross"]], "discard": ["rockfall"],
                "chests": {"cards": [
                    {"cell": [2, 0], "card": "chest_horizontal", "chest": first},
                    {"cell": [3, 0], "card": "chest_cross", "chest": second},
                ]},
            }),
        );
        let deck = game.state().deck().to_vec();
        let (left, buried) = deck.split_at(deck.len() - 5);
        kept_count(&mut game, "LR 1,0");
        (game, left.to_vec(), buried.to_vec())
    };
    let sorted = |mut cards: Vec<Card>| {
        cards.sort();
        cards
    };
    let (mut game, left, buried) = scene("mill_5", "discard_pile_top5_keep_1");
    assert_eq!(chests(&game).opened, [Chest::TopFive, Chest::Bury]);
    let six = sorted([buried, vec![Card::Rockfall]].concat());
    assert_eq!(sorted(pile(&game)), six);
    // Five of the six cards are shown, so at least four of those that were buried.
    let shown = shown(&game);
    assert_eq!(shown.len(), 5);
    let hidden = pile(&game)[0];
    assert_eq!(sorted([shown.clone(), vec![hidden]].concat()), six);
    let taken = *shown.iter().find(|&&card| card != Card::Rockfall).unwrap();
    kept_count(&mut game, &format!("pick {}", notation::card_name(taken)));
    assert_eq!((game.seat(), game.state().hand(Seat(0))), (1, &[taken][..]));
    assert_eq!((game.state().deck(), pile(&game).len()), (&left[..], 5));
    // The other way round they come too late.
    let (mut game, left, mut buried) = scene("discard_pile_top5_keep_1", "mill_5");
    assert_eq!((self::shown(&game), game.choices("")), (vec![Card::Rockfall], vec!["pick rockfall".to_owned()]));
    kept_count(&mut game, "pick rockfall");
    buried.reverse();
    assert_eq!((game.seat(), pile(&game), game.state().deck()), (1, buried, &left[..]));
}

/// [CHEST-6]
#[test]
fn other_chests_still_wait_for_the_end_of_the_turn() {
    let mut game = chest(
        "steal_card_from_hand",
        json!({
            "hands": [["straight_horizontal"], ["rockfall"], ["curve_TR"]], "discard": ["treasure_map"],
            "chests": {"cards": [
                {"cell": [2, 0], "card": "chest_horizontal", "chest": "steal_card_from_hand"},
                {"cell": [3, 0], "card": "chest_cross", "chest": "discard_pile_top5_keep_1"},
            ]},
        }),
    );
    kept_count(&mut game, "LR 1,0");
    // It was opened second, but takes effect at once.
    assert_eq!(chests(&game).due, [Chest::TakeCard, Chest::TopFive]);
    assert_eq!(shown(&game), [Card::TreasureMap]);
    kept_count(&mut game, "pick treasure_map");
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (0, Decision::TakeCard));
    kept_count(&mut game, "grab @1");
    // Seat 1 has no card left and is skipped.
    assert_eq!((game.seat(), game.state().hand(Seat(0))), (2, &[Card::Rockfall, Card::TreasureMap][..]));
    assert!(chests(&game).due.is_empty());
}

/// [SPECIAL-2] [ROUND-2]
#[test]
fn a_card_that_is_being_carried_out_is_discarded_when_the_treasure_ends_the_round() {
    let mut game = scene(json!({
        "rules": {"pathfinder": true}, "players": 3, "to_act": 0,
        "hands": [["pathfinder", "cross", "straight_vertical"], [], []],
        "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }));
    kept_count(&mut game, "pathfinder");
    assert_eq!(card_in_play(&game), Some(Card::Pathfinder));
    kept_count(&mut game, "TBLR 7,0");
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    assert_eq!((card_in_play(&game), pile(&game).last()), (None, Some(&Card::Pathfinder)));
}

/// [SPECIAL-2]
#[test]
fn scenarios_in_which_a_card_cannot_be_carried_out_are_refused() {
    let with = |more: serde_json::Value| {
        let mut scenario = json!({"rules": {"pathfinder": true, "diversion": true, "veto": true}, "players": 3});
        scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        scenario
    };
    for scenario in [
        // Between turns nothing is being carried out.
        with(json!({"championship": {"in_play": "diversion"}})),
        with(json!({"championship": {"in_play": "pathfinder"}})),
        // These are discarded as soon as they are played.
        with(json!({"championship": {"in_play": "veto"}})),
        with(json!({"championship": {"in_play": "rockfall"}})),
        // One card at a time.
        with(json!({"championship": {"in_play": "diversion", "pathfinder": [2, 0]}, "phase": "pathfinder"})),
    ] {
        let error = impossible(scenario.clone());
        assert!(error.contains("championship.in_play does not fit"), "{scenario}: {error}");
    }
    let twice = json!({
        "rules": {"pathfinder": true}, "players": 3, "phase": "pathfinder", "to_act": 0,
        "championship": {"pathfinder": [2, 0]}, "hands": hand(3, &["cross", "pathfinder"]),
    });
    assert!(impossible(twice).contains("pathfinder is used more often"));
    let unknown = json!({"players": 3, "championship": {"in_play": "diversion"}});
    assert!(impossible(unknown).contains("diversion is used more often than the 0 times"));
}
