//! The World Championship cards of 2017 to 2023.

use crate::support::*;
use saboteur_engine::{Card, Cell, Decision, Event, Game, IllegalMove, Rules, Seat, Side, Target, Viewer, pack};

/// A position of the base game with all championship cards but the Veto, which asks a question after each play.
fn special(mut scenario: serde_json::Value) -> Game {
    if scenario.get("rules").is_none() {
        scenario["rules"] = json!({
            "goal_card_swap": true, "treasure_trove": true, "change_of_direction": true, "master_crafter": true,
            "pathfinder": true, "diversion": true,
        });
    }
    scene(scenario)
}

/// [SPECIAL-1]
#[test]
fn each_chosen_card_is_in_the_pack_once() {
    for option in
        ["goal_card_swap", "treasure_trove", "veto", "change_of_direction", "master_crafter", "pathfinder", "diversion"]
    {
        for preset in ["anniversary", "classic", "saboteur2", "saboteur2-classic", "tournament"] {
            let rules: Rules = serde_json::from_value(json!({"preset": preset, option: true})).unwrap();
            let plain: Rules = serde_json::from_value(json!(preset)).unwrap();
            let count = |rules| -> u32 { pack(rules).iter().map(|&(_, count)| u32::from(count)).sum() };
            assert_eq!(count(&rules), count(&plain) + 1);
            assert!(pack(&rules).iter().any(|&(card, count)| card.id() == option && count == 1));
        }
    }
}

const GOALS: [&str; 3] = ["goal_gold", "goal_rock_TR", "goal_rock_TL"];

fn goals(seen_by: &[u8]) -> serde_json::Value {
    let cells = [[8, -2], [8, 0], [8, 2]];
    let goals = cells.iter().zip(GOALS).map(|(cell, card)| json!({"cell": cell, "card": card, "seen_by": seen_by}));
    json!(goals.collect::<Vec<_>>())
}

/// [VETO-2]
#[test]
fn a_refusal_does_not_tell_who_is_being_asked() {
    let mut game = scene(json!({
        "rules": {"veto": true}, "players": 4, "to_act": 0, "hands": hand(4, &["cross", "rockfall"]),
    }));
    game.plays(&["TBLR 1,0"]);
    for _ in 1..4 {
        let asked = game.seat();
        for other in (0..4).filter(|&other| other != asked) {
            let refused = game.check(Seat(other), "allow".parse().unwrap());
            assert_eq!(refused, Err(IllegalMove::ReactionsAwaited));
        }
        game.plays(&["allow"]);
    }
}

/// [GOALSWAP-1] [SPECIAL-1]
#[test]
fn two_goals_are_swapped_or_not_and_only_the_player_knows() {
    for (answer, swapped) in [("swap", true), ("keep", false)] {
        let mut game = special(json!({
            "players": 3, "to_act": 0, "hands": hand(3, &["goal_card_swap"]), "goals": goals(&[0, 1]),
        }));
        assert_eq!(
            game.choices("goal_card_swap"),
            ["goal_card_swap 8,-2 8,0", "goal_card_swap 8,-2 8,2", "goal_card_swap 8,0 8,2"]
        );
        game.plays(&["goal_card_swap 8,0 8,-2"]);
        let (one, two) = (Cell::new(8, -2), Cell::new(8, 0));
        let played = Event::Played { seat: Seat(0), card: Card::GoalCardSwap, target: Target::Cells(one, two) };
        assert_eq!(game.heard(Viewer::Spectator), [played]);
        assert_eq!(game.choices(""), ["keep", "swap"]);
        let decision = Decision::SwapGoals;
        assert_eq!(game.refuses("pass TBLR"), IllegalMove::OtherDecision { decision });
        game.plays(&[answer]);
        let at = |row| game.state().board().at(Cell::new(8, row)).unwrap().card;
        let (top, middle) = if swapped { (1, 0) } else { (0, 1) };
        assert_eq!([at(-2).id(), at(0).id(), at(2).id()], [GOALS[top], GOALS[middle], GOALS[2]]);
        let told = |swapped| Event::GoalsSwapped { seat: Seat(0), one, two, swapped };
        assert_eq!(game.heard(Viewer::Seat(Seat(0)))[1], told(Some(swapped)));
        assert_eq!(game.heard(Viewer::Seat(Seat(1)))[1], told(None));
        // The player still knows what they knew; the other one only the goal that was not taken up.
        let known = |seat| {
            let view = game.view(Viewer::Seat(Seat(seat)));
            [-2, 0, 2].map(|row| view.at(Cell::new(8, row)).unwrap().card)
        };
        assert_eq!(known(0), [Some(at(-2)), Some(at(0)), Some(at(2))]);
        assert_eq!(known(1), [None, None, Some(at(2))]);
        assert_eq!(game.state().discard_pile().last().unwrap().card, Card::GoalCardSwap);
    }
}

/// [GOALSWAP-1]
#[test]
fn one_face_down_goal_is_not_enough() {
    let game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["goal_card_swap"]),
        "goals": [
            {"cell": [8, -2], "card": "goal_rock_TR", "face_up": true},
            {"cell": [8, 0], "card": "goal_rock_TL", "face_up": true},
        ],
    }));
    assert!(game.choices("goal_card_swap").is_empty());
    let refused = game.refuses("goal_card_swap 8,0 8,2");
    let cell = Cell::new(8, 0);
    assert_eq!((refused, refused.rule()), (IllegalMove::WrongCell { card: Card::GoalCardSwap, cell }, "GOALSWAP-1"));
}

/// [TROVE-1]
#[test]
fn a_trove_gives_one_of_the_top_five_discards_instead_of_a_draw() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["treasure_trove", "cross"]),
        "discard": ["rockfall", "curve_TL", "cross", "treasure_map", "cross", "broken_cart", {"card": "straight_horizontal", "seen_by": [2]}],
    }));
    let deck = game.state().deck().len();
    game.plays(&["treasure_trove"]);
    assert_eq!(game.choices(""), ["pick LR", "pick TBLR", "pick broken_cart", "pick treasure_map"]);
    let refused = game.refuses("pick rockfall");
    assert_eq!((refused, refused.rule()), (IllegalMove::NotOffered { decision: Decision::TakeDiscard }, "TROVE-1"));
    let choices = |viewer| game.view(viewer).card_choices;
    assert_eq!(choices(Viewer::Seat(Seat(0))).unwrap().len(), 5);
    assert_eq!(choices(Viewer::Seat(Seat(2))), None);
    game.plays(&["pick treasure_map"]);
    assert_eq!(game.state().hand(Seat(0)), [Card::Cross, Card::TreasureMap]);
    assert_eq!(game.state().deck().len(), deck, "nothing was drawn");
    let pile: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(
        pile,
        [
            Card::Rockfall,
            Card::CurveTL,
            Card::Cross,
            Card::Cross,
            Card::BrokenCart,
            Card::StraightHorizontal,
            Card::TreasureTrove,
        ]
    );
    // Nobody else can tell which of the five is gone.
    let seen = |viewer| game.view(viewer).discard.iter().map(|discard| discard.card.is_some()).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(Seat(2))), [true, true, false, false, false, false, true]);
    assert_eq!(seen(Viewer::Seat(Seat(0))), [true; 7]);
    assert_eq!(game.seat(), 1);
}

/// [TROVE-1]
#[test]
fn with_an_empty_pile_a_trove_is_a_plain_draw() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["treasure_trove"]), "discard": [],
    }));
    game.plays(&["treasure_trove"]);
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1));
}

/// [DIRECTION-1]
#[test]
fn play_goes_the_other_way_round_until_the_round_ends() {
    let mut game = special(json!({
        "players": 4, "to_act": 1, "deck": [],
        "hands": [["cross"], ["change_of_direction"], ["rockfall"], []],
    }));
    game.plays(&["change_of_direction"]);
    assert_eq!(game.seat(), 0);
    assert!(game.view(Viewer::Spectator).is_reversed());
    game.plays(&["pass TBLR"]);
    assert_eq!(game.seat(), 2, "past seat 3, who has no cards");
    game.plays(&["pass rockfall"]);
    assert_eq!((game.state().round(), game.seat()), (2, 3), "left of the last player all the same");
    assert!(!game.view(Viewer::Spectator).is_reversed());
}

/// [DIRECTION-1] [GOLD-4]
#[test]
fn gold_is_handed_on_the_other_way_round_too() {
    let dwarves = ["gold_miner", "saboteur", "gold_miner", "gold_miner", "saboteur"];
    let one_short = |by: usize| {
        let mut hands = vec![json!(null); 5];
        hands[by] = json!(["straight_horizontal"]);
        let mut game = special(json!({
            "players": 5, "to_act": by, "championship": {"reversed": true}, "dwarves": dwarves, "hands": hands,
            "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
            "goals": [{"cell": [8, 0], "card": "goal_gold"}],
        }));
        game.plays(&["LR 7,0"]);
        let mut pickers = Vec::new();
        while game.state().round() == 1 {
            pickers.push(game.seat());
            let any = game.choices("take")[0].clone();
            game.plays(&[&any]);
        }
        pickers
    };
    assert_eq!(one_short(2), [2, 3, 0]);
    assert_eq!(one_short(4), [0, 2, 3], "the first Gold Miner to the Saboteur's left");
}

/// [CRAFTER-1]
#[test]
fn the_master_crafter_mends_any_one_tool() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["master_crafter"]),
        "in_front": [["broken_cart"], ["broken_pickaxe", "broken_lantern"], []],
    }));
    assert_eq!(
        game.choices("master"),
        ["master_crafter @0 cart", "master_crafter @1 lantern", "master_crafter @1 pickaxe"]
    );
    game.plays(&["master_crafter @1 pickaxe"]);
    assert_eq!(game.state().in_front(Seat(1)), [Card::BrokenLantern]);
}

/// [PATHFINDER-1]
#[test]
fn a_pathfinder_lays_two_cards_and_draws_two() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["pathfinder", "cross", "straight_horizontal", "rockfall"]),
    }));
    game.plays(&["pathfinder"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::Pathfinder);
    assert!(game.choices("pass").is_empty() && game.choices("rockfall").is_empty());
    let decision = Decision::Pathfinder;
    assert_eq!(game.refuses("pass TBLR"), IllegalMove::OtherDecision { decision });
    assert_eq!(game.refuses("LR 0,1"), IllegalMove::Mismatch { side: Side::Top });
    game.plays(&["LR 1,0"]);
    assert_eq!(game.seat(), 0);
    game.plays(&["TBLR 2,0"]);
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 3), "one card less than before");
}

/// [PATHFINDER-1]
#[test]
fn a_second_card_that_cannot_be_laid_is_not_laid() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["pathfinder", "cross"]),
    }));
    game.plays(&["pathfinder", "TBLR 1,0"]);
    assert_eq!((game.seat(), game.state().hand(Seat(0)).len()), (1, 1), "one card drawn for one laid");
}

/// [PATHFINDER-1]
#[test]
fn a_pathfinder_needs_whole_tools_and_a_card_to_lay() {
    let broken = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["pathfinder", "cross"]), "in_front": [["broken_cart"], [], []],
    }));
    assert_eq!(broken.refuses("pathfinder"), IllegalMove::ToolBroken);
    let without = special(json!({"players": 3, "to_act": 0, "hands": hand(3, &["pathfinder", "rockfall"])}));
    assert_eq!(without.refuses("pathfinder"), IllegalMove::NoPathToLay);
}

/// [DIVERSION-1]
#[test]
fn a_diversion_moves_the_card_laid_last_to_another_cell() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["diversion"]), "laid": ["LR 1,0", "BL 2,0"],
        "in_front": [["broken_cart"], [], []],
    }));
    // The curve cannot stay where it is; it may be turned.
    let choices = game.choices("diversion");
    assert!(!choices.iter().any(|text| text.starts_with("diversion 2,0")), "{choices:?}");
    assert!(choices.contains(&"diversion 0,1".to_owned()) && choices.contains(&"diversion 0,-1 turned".to_owned()));
    let refused = game.refuses("diversion 2,0");
    let cell = Cell::new(2, 0);
    assert_eq!((refused, refused.rule()), (IllegalMove::WrongCell { card: Card::Diversion, cell }, "DIVERSION-1"));
    game.plays(&["diversion 0,1"]);
    assert!(game.state().board().at(Cell::new(2, 0)).is_none());
    let moved = game.state().board().at(Cell::new(0, 1)).unwrap();
    assert_eq!((moved.card, moved.is_rotated()), (Card::CurveTR, false));
    assert_eq!(game.state().discard_pile().map(|discarded| discarded.card).collect::<Vec<_>>(), [Card::Diversion]);
}

/// [DIVERSION-1] [GOAL-1]
#[test]
fn what_a_diverted_card_reaches_its_player_has_reached() {
    let mut game = special(json!({
        "players": 3, "to_act": 1, "hands": [null, ["diversion"], null], "dwarves": ["saboteur", "gold_miner", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0", "LR -1,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }));
    game.plays(&["diversion 7,0"]);
    let reached = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::RoundEnded { reached_by: Some(Seat(1)), winning_seats, .. } => Some(winning_seats),
        _ => None,
    });
    assert_eq!(reached, Some(vec![Seat(1), Seat(2)]));
}

/// [DIVERSION-1]
#[test]
fn only_cards_from_hands_are_diverted() {
    let rules = json!({"preset": "tournament", "diversion": true});
    let game = special(json!({
        "rules": rules, "players": 5, "to_act": 0, "hands": hand(5, &["diversion"]),
        "laid": [{"card": "cross", "cell": [4, 0], "from_hand": false}],
    }));
    assert!(game.choices("diversion").is_empty());
    let other = special(json!({
        "rules": rules, "players": 5, "to_act": 0, "hands": hand(5, &["diversion"]),
        "laid": [{"card": "cross", "cell": [4, 0], "from_hand": false}, "TBLR 1,0"],
    }));
    assert!(!other.choices("diversion").is_empty());
}

fn with_veto(mut scenario: serde_json::Value) -> Game {
    scenario["rules"] = json!({"veto": true, "pathfinder": true, "preset": "saboteur2"});
    scene(scenario)
}

/// [VETO-1] [VETO-2]
#[test]
fn everybody_with_cards_is_asked_before_a_play_takes_effect() {
    let mut game = with_veto(json!({
        "players": 4, "to_act": 0, "deck": [], "hands": [["cross", "rockfall"], ["veto", "theft"], [], ["theft"]],
    }));
    game.plays(&["TBLR 1,0"]);
    assert!(game.state().board().at(Cell::new(1, 0)).is_none(), "announced, not laid");
    assert_eq!((game.seat(), game.choices("")), (1, vec!["allow".to_owned(), "veto".to_owned()]));
    let awaited = |viewer| game.view(viewer).to_act.unwrap();
    assert_eq!(awaited(Viewer::Seat(Seat(1))).seat, Some(Seat(1)));
    assert_eq!((awaited(Viewer::Seat(Seat(0))).seat, awaited(Viewer::Spectator).seat), (None, None));
    assert_eq!(awaited(Viewer::Spectator).decision, Decision::React);
    assert_eq!(game.view(Viewer::Spectator).pending.unwrap().seat, Seat(0));
    game.plays(&["allow"]);
    assert_eq!((game.seat(), game.choices("")), (3, vec!["allow".to_owned()]));
    assert_eq!(game.refuses("veto"), IllegalMove::NotInHand { card: Card::Veto });
    game.plays(&["allow"]);
    assert!(game.state().board().at(Cell::new(1, 0)).is_some());
    assert_eq!(game.seat(), 1);
}

/// [VETO-1]
#[test]
fn a_vetoed_card_has_no_effect_and_both_draw() {
    let mut game = with_veto(json!({
        "players": 3, "to_act": 0, "hands": [["trapped", "cross"], ["veto", "theft"], ["cross"]],
        "deck": ["inspection", "freedom", "bridge"],
    }));
    game.plays(&["trapped @2", "veto"]);
    assert!(game.state().in_front(Seat(2)).is_empty());
    assert_eq!(game.state().hand(Seat(0)), [Card::Cross, Card::Inspection]);
    assert_eq!(game.state().hand(Seat(1)), [Card::Theft, Card::Freedom]);
    let pile: Vec<Card> = game.state().discard_pile().map(|discarded| discarded.card).collect();
    assert_eq!(pile[pile.len() - 2..], [Card::Trapped, Card::Veto]);
    assert_eq!(game.seat(), 1);
}

/// [VETO-1]
#[test]
fn passes_and_discards_cannot_be_answered_and_a_veto_is_no_turn() {
    let mut game = with_veto(json!({
        "players": 2, "to_act": 0, "hands": [["veto", "cross"], ["theft"]],
    }));
    assert_eq!(game.refuses("veto"), IllegalMove::VetoOnlyAnswers);
    assert!(game.choices("pass").contains(&"pass veto".to_owned()));
    game.plays(&["pass TBLR"]);
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (1, Decision::Turn));
}

/// [VETO-3] [PATHFINDER-1]
#[test]
fn a_vetoed_path_card_ends_a_pathfinders_turn() {
    let mut game = with_veto(json!({
        "players": 2, "to_act": 0, "hands": [["pathfinder", "cross", "cross", "theft"], ["veto"]],
    }));
    game.plays(&["pathfinder", "allow", "TBLR 1,0", "allow", "TBLR 2,0", "veto"]);
    assert!(game.state().board().at(Cell::new(2, 0)).is_none());
    assert_eq!(game.state().hand(Seat(0)).len(), 1 + 2, "one for the card laid, one for the card vetoed");
    assert_eq!(game.seat(), 1);
}

/// [VETO-3] [TURN-5]
#[test]
fn a_veto_may_be_the_last_card_of_a_round() {
    let mut game = with_veto(json!({
        "players": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], ["veto"]],
    }));
    game.plays(&["TBLR 1,0", "veto"]);
    assert_eq!((game.state().round(), game.seat()), (2, 0), "left of seat 2");
}

/// [VETO-2]
#[test]
fn nothing_that_others_see_shows_who_holds_the_veto() {
    let scenes = [["veto", "theft"], ["freedom", "theft"]].map(|second| {
        let mut game = with_veto(json!({
            "players": 3, "to_act": 0, "hands": [["cross", "rockfall"], second, ["theft"]], "deck": ["bridge"],
        }));
        game.plays(&["TBLR 1,0"]);
        let mut seen = vec![(game.view(Viewer::Seat(Seat(0))), game.view(Viewer::Seat(Seat(2))))];
        game.plays(&["allow"]);
        seen.push((game.view(Viewer::Seat(Seat(0))), game.view(Viewer::Seat(Seat(2)))));
        game.plays(&["allow"]);
        (seen, game.heard(Viewer::Seat(Seat(2))), game.heard(Viewer::Spectator))
    });
    assert!(scenes[0] == scenes[1]);
}

/// [PATHFINDER-1] [TURN-2]
#[test]
fn only_path_cards_are_laid_in_a_pathfinders_turn() {
    let mut game = special(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["pathfinder", "cross", "diversion"]), "laid": ["LR 1,0"],
    }));
    assert!(game.choices("diversion").contains(&"diversion -1,0".to_owned()));
    game.plays(&["pathfinder"]);
    assert!(game.choices("diversion").is_empty());
    assert_eq!(game.refuses("diversion -1,0"), IllegalMove::OtherDecision { decision: Decision::Pathfinder });
}

/// [VETO-1]
#[test]
fn in_a_turn_there_is_nothing_to_allow() {
    let game = with_veto(json!({"players": 2, "to_act": 0, "hands": [["veto", "cross"], ["theft"]]}));
    assert_eq!(game.refuses("allow"), IllegalMove::OtherDecision { decision: Decision::Turn });
}
