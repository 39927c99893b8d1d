//! The Duel: how rounds and the game end, and the game for one.

use crate::duel::{BLUE, GREEN, duel, ended, gone, markers, markers_left, reached_by};
use crate::support::*;
use saboteur_engine::{
    Card, Cell, Decision, Event, Game, Grade, IllegalMove, MineEnd, Place, Preset, Seat, Setup, Viewer,
};

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
        "duel": {"markers": [
            {"cell": [5, -2], "owner": 1}, {"cell": [5, 0], "owner": 1}, {"cell": [5, 2], "owner": 0},
            {"cell": [7, -1], "owner": 0}, {"cell": [9, 9], "owner": 1}, {"cell": [11, 9], "owner": 0},
            {"cell": [13, 9], "owner": 1},
        ]},
    }));
    assert_eq!(markers_left(&game), 1);
    game.plays(&["key 0,4"]);
    assert_eq!(ended(&game), Some(MineEnd::Markers));
    // The cards: green keeps 5,2 (2), 7,-1 (1), 0,5 (1) and pays one troll; blue keeps 4 and pays two.
    assert_eq!(game.nuggets(), [3, 2]);
}

/// [TROLL-1] [CLOSE-1]
#[test]
fn the_last_marker_on_a_troll_ends_the_round_at_once() {
    let mut game = scene(json!({
        "rules": "solo", "players": 1, "to_act": 0, "hands": [["straight_horizontal"]],
        "laid": ["TLR!R 1,0", "TBLR!T 20,0", "TBL!B 22,0", "TB|LR$TB 24,0", "LR|B$B 26,0", "TBL|R$R 28,0"],
        "duel": {"markers": [
            {"cell": [20, 0], "owner": 0}, {"cell": [22, 0], "owner": 0}, {"cell": [24, 0], "owner": 0},
            {"cell": [26, 0], "owner": 0}, {"cell": [28, 0], "owner": 0},
        ]},
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
            "round": 2, "deck": [], "hands": [["key"], []], "laid": laid,
            "duel": {"markers": markers, "kept": [kept, []]},
        }));
        game.plays(&["pass key"]);
        assert_eq!(game.nuggets(), [left, 0], "{kept:?} for {trolls}");
        let closed = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
            Event::RoundClosed { payments, .. } => Some(payments),
            _ => None,
        });
        let worth = |cards: &[Card]| cards.iter().map(|card| u32::from(card.nuggets())).sum::<u32>();
        let closed = closed.unwrap();
        let all: Vec<Card> = serde_json::from_value(json!(kept)).unwrap();
        assert_eq!((worth(&closed[0].paid), closed[1].paid.len()), (worth(&all) - left, 0), "{kept:?} for {trolls}");
    }
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
        "duel": {"markers": [{"cell": [5, 0], "owner": 1}, {"cell": [20, 20], "owner": 1}]},
    }));
    game.plays(&["LR 4,2"]);
    assert_eq!(ended(&game), Some(MineEnd::Gold));
    assert!(!game.heard(Viewer::Spectator).iter().any(|event| matches!(event, Event::Drew { .. })));
    // Green keeps two, blue three and the nugget on the bridge; what nobody marked is gone.
    let kept = |seat: Seat| game.view(Viewer::Spectator).players[seat.index()].kept.clone();
    assert_eq!((kept(GREEN), kept(BLUE)), (vec![Card::GoldTwoTR], vec![Card::GoldThreeDeadTR, Card::BridgeGold]));
    let unmarked = [Card::GoldNoneCross, Card::GoldNoneDead, Card::GoldOneDeadTL, Card::GoldTwoTL];
    assert_eq!(gone(&game), unmarked);
    let closed = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::RoundClosed { round: 1, payments, .. } => Some(payments),
        _ => None,
    });
    let told: Vec<Vec<Card>> = closed.unwrap().into_iter().map(|payment| payment.kept).collect();
    assert_eq!(told, [kept(GREEN), kept(BLUE)]);
    // Green has less and begins; none of these cards is in the new round.
    assert_eq!((game.state().round(), game.seat()), (2, 0));
    let view = game.view(Viewer::Open);
    let out = [&unmarked[..], &kept(GREEN), &kept(BLUE)].concat();
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
    assert!(gone(&game).is_empty());
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
        let mut game = duel(json!({"round": 3, "deck": [], "hands": [["key"], []], "duel": {"kept": kept}}));
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
    assert_eq!((markers_left(&game), view.set_aside), (6, 10));
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
        let mut game = solo(&[], json!({"round": 3, "hands": [["key"]], "duel": {"kept": [cards[..count]]}}));
        game.plays(&["pass key"]);
        let outcome = game.result();
        assert_eq!((outcome.scores[0], outcome.grade), (gold, Some(grade)));
        assert_eq!(outcome.winners.is_empty(), grade == Grade::Lost);
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
        "duel": {"markers": [
            {"cell": [20, 0], "owner": 0}, {"cell": [22, 0], "owner": 0}, {"cell": [24, 0], "owner": 0},
            {"cell": [26, 0], "owner": 0}, {"cell": [28, 0], "owner": 0},
        ]},
    }));
    assert_eq!(markers_left(&game), 1);
    game.plays(&["TB 0,1"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::PlaceMarker);
    assert_eq!(game.choices(""), ["mark 0,2", "mark 0,3"]);
    let refused = game.refuses("mark 20,0");
    assert_eq!((refused, refused.rule()), (IllegalMove::NotOffered { decision: Decision::PlaceMarker }, "MARKER-2"));
    game.plays(&["mark 0,3"]);
    assert_eq!(ended(&game), Some(MineEnd::Markers));
    // Three nuggets, three trolls: nothing is left.
    assert_eq!(game.nuggets(), [0]);
}

/// [SOLO-3] [KEY-1] [MARKER-1]
#[test]
fn a_collapse_takes_a_key_marker_along_and_leaves_markers() {
    let mut game = solo(
        &["rockfall", "key"],
        json!({
            "hands": [["bridge", "treasure_map"]], "laid": ["TB|LR$TB 0,2", "TBLR/bB 0,1"],
            "duel": {"keys": [[0, 1]], "markers": [{"cell": [0, 2], "owner": 0}]},
        }),
    );
    game.plays(&["pass bridge"]);
    assert!(game.state().board().at(Cell::new(0, 1)).is_none());
    assert!(game.view(Viewer::Spectator).keys().is_empty());
    // The nugget is cut off, and stays marked.
    assert_eq!((reached_by(&game, 0, 2), markers(&game)), (vec![], vec![((0, 2), 0)]));
}

#[test]
fn impossible_duels_are_refused() {
    for (scenario, reason) in [
        (json!({"players": 3, "duel": {"kept": [["g2_TL"], [], []]}}), "only in The Duel"),
        (json!({"rules": "duel", "players": 2, "duel": {"kept": [["g2_TL"], ["g2_TL"]]}}), "a card is listed twice"),
        (json!({"rules": "duel", "players": 2, "duel": {"kept": [["cross"], []]}}), "without gold is never kept"),
        (json!({"rules": "duel", "players": 2, "duel": {"kept": [["g0_cross"], []]}}), "without gold is never kept"),
        (
            json!({"rules": "duel", "players": 2, "duel": {"markers": [{"cell": [0, 1], "owner": 0}]}}),
            "a nugget or a troll",
        ),
        (json!({"rules": "duel", "players": 2, "duel": {"keys": [[0, 1]]}}), "with a door"),
        (json!({"rules": "duel", "players": 2, "laid": ["TB|LR$TB 0,2"]}), "a nugget that is reached has a marker"),
        (json!({"rules": "duel", "players": 2, "phase": "steal"}), "no such decision in The Duel"),
        (json!({"rules": "duel", "players": 2, "phase": "place_marker"}), "there are enough for all nuggets"),
        (json!({"rules": "duel", "players": 2, "dwarves": ["blue", "green"]}), "seat 0 is green, seat 1 is blue"),
        (json!({"rules": "duel", "players": 2, "left_over": ["saboteur"]}), "no other dwarf card"),
        (json!({"rules": "duel", "players": 2, "toll": {"sponsor": 0}}), "there is no toll in this game"),
        (json!({"rules": "duel", "players": 2, "championship": {"vetoer": 0}}), "there are no championship cards"),
        (json!({"rules": "duel", "players": 2, "hands": [["cross"], null]}), "more often than the 0 times"),
        (
            json!({"rules": "solo", "players": 1, "hands": [["rockfall"]]}),
            "rockfall is never held in The Duel for one: it strikes when it is drawn",
        ),
        (json!({"rules": "duel", "players": 2, "duel": {"kept": [["g2_TL"], []]}}), "no more than six gold cards"),
        (
            json!({"rules": {"preset": "duel", "end_with_deck": true}, "players": 2, "deck": [], "hands": [["key"], ["key"]]}),
            "the round is over",
        ),
    ] {
        let error = impossible(scenario.clone());
        assert!(error.contains(reason), "{scenario}: {error}");
    }
}
