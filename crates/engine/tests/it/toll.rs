//! Tunnel Toll.

use crate::support::*;
use saboteur_engine::{Decision, Event, Game, IllegalMove, Seat, TollView, Viewer};

/// A position with toll dwarves; everybody has one gold piece unless said otherwise.
fn toll(mut scenario: serde_json::Value) -> Game {
    if scenario.get("rules").is_none() {
        scenario["rules"] = json!({"tunnel_toll": true});
    }
    scenario["players"] = json!(scenario.get("players").unwrap_or(&json!(3)));
    scenario["to_act"] = json!(scenario.get("to_act").unwrap_or(&json!(0)));
    scene(scenario)
}

/// Returns the toll dwarves as everybody sees them.
fn tolls(game: &Game) -> TollView {
    game.view(Viewer::Spectator).toll.expect("the game has toll dwarves")
}

fn pieces(game: &Game) -> Vec<u8> {
    game.view(Viewer::Spectator).players.iter().map(|player| player.gold_pieces).collect()
}

/// A dwarf of seat 1 stands at 1,0, and seat 0 holds a crossing.
fn guarded(gold_pieces: [u8; 3]) -> Game {
    toll(json!({
        "hands": [["cross", "rockfall"], ["treasure_map"], ["treasure_map"]],
        "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]}, "gold_pieces": gold_pieces,
    }))
}

/// [TOLL-1]
#[test]
fn everybody_begins_with_a_gold_piece_and_only_once() {
    for preset in ["anniversary", "classic", "tournament", "saboteur2"] {
        let rules = serde_json::from_value(json!({"preset": preset, "tunnel_toll": true})).unwrap();
        let mut game = Game::new(rules, saboteur_engine::Setup::new(5, 1)).unwrap();
        assert_eq!(pieces(&game), [1; 5]);
        assert_eq!(tolls(&game).left, 2);
        let mut chance = saboteur_engine::Chance::new(1.into(), 1);
        while game.state().round() == 1 {
            let seat = game.to_act().unwrap().seat;
            let pass = game.legal_moves(seat).into_iter().find(|chosen| chosen.to_string().starts_with("pass"));
            let chosen = pass.unwrap_or_else(|| *chance.pick(&game.legal_moves(seat)));
            game.play(seat, chosen).unwrap();
        }
        // The payment at the end of the round comes on top. Nobody gets another piece.
        let paid = game.heard(Viewer::Spectator).into_iter().map(|event| match event {
            Event::PiecesPaid { pieces, .. } => pieces,
            _ => 0,
        });
        let owned = pieces(&game).into_iter().map(i32::from).sum::<i32>();
        assert_eq!(owned, 5 + paid.map(i32::from).sum::<i32>(), "{preset}");
    }
}

/// [TOLL-1]
#[test]
fn pieces_and_gold_cards_count_together_in_the_end() {
    let mut game = toll(json!({
        "round": 3, "deck": [], "hands": [["cross"], [], []], "gold": [[3], [], [2, 1]], "gold_pieces": [1, 2, 0],
        "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
    }));
    game.plays(&["pass TBLR"]);
    assert_eq!(game.result().scores, [4, 2, 3]);
}

/// [TOLL-2]
#[test]
fn a_card_is_discarded_face_down_for_a_dwarf_and_none_is_drawn() {
    let mut game = toll(json!({"hands": hand(3, &["cross", "rockfall"])}));
    assert_eq!(game.choices("toll").len(), 2 * 4);
    let deck = game.state().deck().len();
    game.plays(&["toll 1,0 rockfall"]);
    assert_eq!((game.state().deck().len(), game.state().hand(Seat(0)).len(), game.seat()), (deck, 1, 1));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.toll_dwarves()[0].cell.into(), view.toll_dwarves()[0].owner), ((1, 0), Seat(0)));
    assert_eq!(tolls(&game).left, 1);
    assert!(view.discard[0].card.is_none() && !view.discard[0].face_up);
    assert_eq!(game.view(Viewer::Seat(Seat(0))).discard[0].card.unwrap().id(), "rockfall");
    let posted = |viewer| {
        game.heard(viewer).into_iter().find_map(|event| match event {
            Event::DwarfPosted { card, .. } => Some(card.is_some()),
            _ => None,
        })
    };
    assert_eq!([posted(Viewer::Seat(Seat(0))), posted(Viewer::Seat(Seat(1)))], [Some(true), Some(false)]);
}

/// [TOLL-2]
#[test]
fn a_dwarf_stands_on_an_empty_cell_that_an_opening_faces_connected_or_not() {
    let mut game = toll(json!({
        "hands": hand(3, &["rockfall", "treasure_map"]), "laid": ["T|B|L|R 1,0", "LR 2,0"],
    }));
    // The blind end at 1,0 leads to 2,0, which is not connected but has an open end all the same.
    let cells: std::collections::BTreeSet<String> =
        game.choices("toll").iter().map(|text| text.split(' ').nth(1).unwrap().to_owned()).collect();
    assert_eq!(cells, ["-1,0", "0,-1", "0,1", "1,-1", "1,1", "3,0"].map(ToOwned::to_owned).into());
    let nowhere = |x, y| IllegalMove::NoOpening { cell: (x, y).into() };
    assert_eq!(game.refuses("toll 2,1 rockfall"), nowhere(2, 1));
    assert_eq!(game.refuses("toll 1,0 rockfall"), nowhere(1, 0));
    assert_eq!(game.refuses("toll 1,0 rockfall").rule(), "TOLL-2");
    game.plays(&["toll 3,0 rockfall"]);
    // Not where one stands already.
    assert!(game.choices("toll").iter().all(|text| !text.contains("3,0")));
}

/// [TOLL-2]
#[test]
fn each_of_two_dwarves_comes_once_a_round_and_a_new_round_brings_both_back() {
    let mut game = toll(json!({
        "hands": [["rockfall", "cross"], ["cross", "cross"], ["cross", "treasure_map"]],
        "deck": [], "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
    }));
    game.plays(&["toll 1,0 rockfall", "toll 0,1 TBLR"]);
    assert_eq!(tolls(&game).left, 0);
    assert_eq!(game.choices("toll"), [""; 0]);
    assert_eq!(game.refuses("toll 0,-1 TBLR"), IllegalMove::NoTollDwarf);
    game.plays(&["TBLR 1,0"]);
    // The dwarf who was paid is out; the other one still stands.
    assert_eq!(tolls(&game).dwarves.len(), 1);
    game.plays(&["pass TBLR", "pass TBLR", "pass treasure_map"]);
    assert_eq!(game.state().round(), 2);
    assert_eq!((tolls(&game).dwarves.len(), tolls(&game).left), (0, 2));
}

/// [TOLL-2]
#[test]
fn a_dwarf_stays_when_the_opening_is_lost() {
    let mut game = toll(json!({
        "hands": hand(3, &["rockfall"]), "laid": ["LR 1,0"], "toll": {"dwarves": [{"cell": [2, 0], "owner": 1}]},
    }));
    game.plays(&["rockfall 1,0"]);
    assert_eq!(tolls(&game).dwarves.len(), 1);
}

/// [TOLL-2]
#[test]
fn there_are_no_toll_dwarves_without_the_option() {
    let game = scene(json!({"players": 3, "to_act": 0, "hands": hand(3, &["cross"])}));
    assert_eq!(game.choices("toll"), [""; 0]);
    assert_eq!(game.refuses("toll 1,0 TBLR"), IllegalMove::NotInThisGame);
    assert_eq!(game.refuses("ask @1 TBLR 1,0"), IllegalMove::NotInThisGame);
}

/// [TOLL-3]
#[test]
fn who_lays_a_card_there_pays_the_owner() {
    let mut game = guarded([2, 0, 0]);
    game.plays(&["TBLR 1,0"]);
    assert_eq!((pieces(&game), game.seat()), (vec![1, 1, 0], 1));
    assert!(tolls(&game).dwarves.is_empty());
    let paid = |event: &Event| matches!(event, Event::TollPaid { seat: Seat(0), owner: Seat(1), value: None, .. });
    assert!(game.heard(Viewer::Spectator).iter().any(paid));
}

/// [TOLL-3]
#[test]
fn the_owner_pays_nothing_even_without_gold() {
    let mut game = toll(json!({
        "hands": hand(3, &["cross"]), "toll": {"dwarves": [{"cell": [1, 0], "owner": 0}]}, "gold_pieces": [0, 0, 0],
    }));
    game.plays(&["TBLR 1,0"]);
    assert_eq!(pieces(&game), [0, 0, 0]);
    assert!(tolls(&game).dwarves.is_empty());
}

/// [TOLL-3]
#[test]
fn without_gold_nobody_builds_there() {
    let game = guarded([0, 0, 0]);
    assert_eq!(game.choices("TBLR"), ["TBLR -1,0", "TBLR 0,-1", "TBLR 0,1"]);
    let refused = game.refuses("TBLR 1,0");
    assert_eq!((refused, refused.rule()), (IllegalMove::TollUnpaid { cell: (1, 0).into() }, "TOLL-3"));
    // The owner could let it pass for nothing.
    assert_eq!(game.choices("ask"), ["ask @1 TBLR 1,0"]);
}

/// [TOLL-3] [DIVERSION-1]
#[test]
fn a_card_moved_there_is_paid_for_too() {
    let mut game = toll(json!({
        "rules": {"tunnel_toll": true, "diversion": true}, "hands": hand(3, &["diversion"]), "laid": ["LR 1,0"],
        "toll": {"dwarves": [{"cell": [-1, 0], "owner": 2}]},
    }));
    assert_eq!(game.choices("diversion"), ["diversion -1,0"]);
    assert_eq!(game.choices("ask"), ["ask @1 diversion -1,0", "ask @2 diversion -1,0"]);
    game.plays(&["diversion -1,0"]);
    assert_eq!(pieces(&game), [0, 1, 2]);
    let game = toll(json!({
        "rules": {"tunnel_toll": true, "diversion": true}, "hands": hand(3, &["diversion"]), "laid": ["LR 1,0"],
        "toll": {"dwarves": [{"cell": [-1, 0], "owner": 2}]}, "gold_pieces": [0, 0, 0],
    }));
    assert_eq!(game.refuses("diversion -1,0"), IllegalMove::TollUnpaid { cell: (-1, 0).into() });
}

/// [TOLL-3] [LADDER-2]
#[test]
fn a_ladder_is_paid_for_too() {
    let mut game = toll(json!({
        "rules": {"preset": "saboteur2", "tunnel_toll": true}, "hands": hand(3, &["ladder_side"]),
        "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
    }));
    game.plays(&["L# 1,0"]);
    assert_eq!(pieces(&game), [0, 2, 1]);
}

/// [TOLL-4]
#[test]
fn a_sponsor_pays_if_he_agrees() {
    let mut game = guarded([0, 0, 1]);
    assert_eq!(game.choices("ask"), ["ask @1 TBLR 1,0", "ask @2 TBLR 1,0"]);
    game.plays(&["ask @2 TBLR 1,0"]);
    let to_act = game.to_act().unwrap();
    assert_eq!((to_act.seat, to_act.decision), (Seat(2), Decision::Sponsor));
    // Everybody sees who is asked for what.
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.to_act.unwrap().seat, Some(Seat(2)));
    assert_eq!(view.pending.unwrap().play.to_string(), "ask @2 TBLR 1,0");
    assert_eq!(game.choices(""), ["pay", "refuse"]);
    assert_eq!(game.refuses("pass TBLR"), IllegalMove::OtherDecision { decision: Decision::Sponsor });
    game.plays(&["pay"]);
    assert_eq!((pieces(&game), game.seat()), (vec![0, 1, 0], 1));
    assert_eq!(game.state().board().placed().last().unwrap().cell, (1, 0).into());
}

/// [TOLL-4]
#[test]
fn the_owner_as_sponsor_lets_it_pass_for_nothing() {
    let mut game = guarded([0, 0, 0]);
    game.plays(&["ask @1 TBLR 1,0", "pay"]);
    assert_eq!((pieces(&game), game.seat()), (vec![0, 0, 0], 1));
}

/// [TOLL-4]
#[test]
fn a_refused_play_is_taken_back_and_nobody_is_asked_twice_a_turn() {
    let mut game = guarded([0, 1, 1]);
    let before = game.state().hand(Seat(0)).to_vec();
    game.plays(&["ask @2 TBLR 1,0", "refuse"]);
    assert_eq!((game.seat(), game.state().hand(Seat(0))), (0, &before[..]));
    assert_eq!(tolls(&game).asked, [Seat(2)]);
    assert_eq!(game.choices("ask"), ["ask @1 TBLR 1,0"]);
    let refused = game.refuses("ask @2 TBLR 1,0");
    assert_eq!((refused, refused.rule()), (IllegalMove::NoSponsor { sponsor: Seat(2) }, "TOLL-4"));
    game.plays(&["ask @1 TBLR 1,0", "refuse"]);
    assert_eq!(game.choices("ask"), [""; 0]);
    // The player plays on as if nothing had happened, and may ask again in the next turn.
    game.plays(&["pass rockfall", "pass treasure_map", "pass treasure_map"]);
    assert_eq!(game.seat(), 0);
    assert_eq!(tolls(&game).asked, []);
    assert!(game.choices("ask @2 TBLR 1,0").len() == 1);
}

/// [TOLL-4]
#[test]
fn only_another_player_with_gold_can_be_asked() {
    let game = guarded([1, 0, 0]);
    let no_sponsor = |sponsor| IllegalMove::NoSponsor { sponsor: Seat(sponsor) };
    assert_eq!(game.refuses("ask @0 TBLR 1,0"), no_sponsor(0));
    assert_eq!(game.refuses("ask @2 TBLR 1,0"), no_sponsor(2));
    assert_eq!(game.refuses("ask @7 TBLR 1,0"), IllegalMove::NoSuchSeat { seat: Seat(7) });
    assert_eq!(game.refuses("ask @1 TBLR 0,1"), IllegalMove::NothingToPay { cell: (0, 1).into() });
}

/// [TOLL-4] [VETO-1]
#[test]
fn sponsor_first_then_veto_and_a_vetoed_card_is_not_paid_for() {
    let scene = || {
        toll(json!({
            "rules": {"tunnel_toll": true, "veto": true},
            "hands": [["cross"], ["veto"], ["cross"]], "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
            "gold_pieces": [0, 0, 1],
        }))
    };
    let mut game = scene();
    game.plays(&["ask @2 TBLR 1,0"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::Sponsor);
    game.plays(&["pay"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::React);
    assert_eq!(tolls(&game).sponsor, Some(Seat(2)));
    game.plays(&["veto"]);
    assert_eq!(pieces(&game), [0, 0, 1]);
    assert_eq!(tolls(&game).dwarves.len(), 1);
    assert_eq!(tolls(&game).sponsor, None);
    let mut game = scene();
    game.plays(&["ask @2 TBLR 1,0", "pay", "allow", "allow"]);
    assert_eq!(pieces(&game), [0, 1, 0]);
}

/// [TOLL-4] [PATHFINDER-1]
#[test]
fn a_place_that_only_a_sponsor_could_pay_for_makes_no_pathfinder_playable() {
    let scene = |pieces: u8| {
        toll(json!({
            "rules": {"tunnel_toll": true, "pathfinder": true}, "gold_pieces": [pieces, 1, 1],
            "hands": hand(3, &["pathfinder", "straight_horizontal"]), "laid": ["L|R -1,0"],
            "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
        }))
    };
    let game = scene(0);
    assert_eq!(game.choices("LR"), [""; 0]);
    assert_eq!(game.choices("ask").len(), 2);
    assert_eq!(game.refuses("pathfinder"), IllegalMove::NoPathToLay);
    let mut game = scene(1);
    game.plays(&["pathfinder"]);
    assert_eq!(game.choices(""), ["LR 1,0", "ask @1 LR 1,0", "ask @2 LR 1,0"]);
    // A sponsor may pay in a Pathfinder's turn as well; refused, it goes on.
    game.plays(&["ask @2 LR 1,0", "refuse"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::Pathfinder);
    game.plays(&["ask @1 LR 1,0", "pay"]);
    assert_eq!(game.seat(), 1);
}

/// [TOLL-5]
#[test]
fn who_has_no_piece_pays_with_the_smallest_gold_card_and_the_bank_gives_change() {
    for (cards, kept, payer, owner, owner_cards, stock) in [
        (vec![3, 1], vec![3], 0, 0, vec![1], 26),
        (vec![3, 2], vec![3], 1, 1, vec![], 27),
        (vec![3], vec![], 2, 1, vec![], 28),
    ] {
        let mut game = toll(json!({
            "hands": hand(3, &["cross"]), "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
            "gold_pieces": [0, 0, 0], "gold": [cards, [], []], "round": 2,
        }));
        let before = game.nuggets();
        game.plays(&["TBLR 1,0"]);
        let view = game.view(Viewer::Open);
        assert_eq!(view.players[0].gold_values.as_ref(), Some(&kept));
        assert_eq!(view.players[1].gold_values.as_ref(), Some(&owner_cards));
        assert_eq!((view.players[0].gold_pieces, view.players[1].gold_pieces), (payer, owner), "{cards:?}");
        assert_eq!(view.gold.unwrap().stock, stock);
        assert_eq!(game.nuggets(), [before[0] - 1, before[1] + 1, 0]);
        let value = cards.last().copied();
        let paid = |event: &Event| matches!(event, Event::TollPaid { value: other, .. } if *other == value);
        assert!(game.heard(Viewer::Spectator).iter().any(paid));
    }
    // A piece goes before a card.
    let mut game = toll(json!({
        "hands": hand(3, &["cross"]), "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
        "gold_pieces": [1, 0, 0], "gold": [[1], [], []], "round": 2,
    }));
    game.plays(&["TBLR 1,0"]);
    assert_eq!((pieces(&game), game.state().gold_card_count(Seat(0))), (vec![0, 1, 0], 1));
}

#[test]
fn scenarios_with_impossible_tolls_are_refused() {
    for (scenario, reason) in [
        (json!({"players": 3, "toll": {"dwarves": [{"cell": [1, 0], "owner": 0}]}}), "there is no toll in this game"),
        (
            json!({"rules": {"tunnel_toll": true}, "players": 3, "toll": {"dwarves": [{"cell": [0, 0], "owner": 0}]}}),
            "an empty cell of its own",
        ),
        (
            json!({"rules": {"tunnel_toll": true}, "players": 3,
                "toll": {"left": 2, "dwarves": [{"cell": [1, 0], "owner": 0}]}}),
            "there are two",
        ),
        (
            json!({"rules": {"tunnel_toll": true}, "players": 3, "toll": {"dwarves": [{"cell": [1, 0], "owner": 3}]}}),
            "seat 3 does not exist",
        ),
        (
            json!({"rules": {"tunnel_toll": true}, "players": 3, "phase": "sponsor", "pending": "ask @1 TBLR 1,0",
                "to_act": 1, "last_to_play": 0, "hands": [["cross"], null, null]}),
            "it is not legal, or somebody else is asked",
        ),
        (
            json!({"rules": {"tunnel_toll": true}, "players": 3, "toll": {"sponsor": 0}}),
            "sponsor does not fit: a sponsor who has agreed waits only for a Veto",
        ),
    ] {
        let error = impossible(scenario.clone());
        assert!(error.contains(reason), "{scenario}: {error}");
    }
}

/// [TOLL-4]
#[test]
fn who_pays_nothing_has_nothing_to_ask_for() {
    let game = toll(json!({"hands": hand(3, &["cross"]), "toll": {"dwarves": [{"cell": [1, 0], "owner": 0}]}}));
    assert_eq!(game.choices("ask"), [""; 0]);
    assert_eq!(game.refuses("ask @1 TBLR 1,0"), IllegalMove::NoSponsor { sponsor: Seat(1) });
}

/// [TOLL-4] [TOLL-5]
#[test]
fn a_sponsor_pays_with_a_gold_card_if_he_has_no_piece() {
    let mut game = toll(json!({
        "hands": hand(3, &["cross"]), "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
        "gold_pieces": [0, 0, 0], "gold": [[], [], [3]], "round": 2,
    }));
    game.plays(&["ask @2 TBLR 1,0", "pay"]);
    assert_eq!((pieces(&game), game.nuggets()), (vec![0, 1, 2], vec![0, 1, 2]));
}

/// [TOLL-4] [VETO-1] [DIVERSION-1]
#[test]
fn a_vetoed_diversion_is_not_paid_for_either() {
    let mut game = toll(json!({
        "rules": {"tunnel_toll": true, "diversion": true, "veto": true},
        "hands": [["diversion"], ["veto"], ["cross"]], "laid": ["LR 1,0"],
        "toll": {"dwarves": [{"cell": [-1, 0], "owner": 1}]}, "gold_pieces": [0, 0, 1],
    }));
    game.plays(&["ask @2 diversion -1,0", "pay", "veto"]);
    assert_eq!((pieces(&game), tolls(&game).dwarves.len()), (vec![0, 0, 1], 1));
    assert!(game.state().board().at((1, 0).into()).is_some());
}

/// [TOLL-4] [PATHFINDER-1]
#[test]
fn each_seat_is_asked_once_in_a_turn_of_two_path_cards() {
    let mut game = toll(json!({
        "rules": {"tunnel_toll": true, "pathfinder": true}, "hands": hand(3, &["pathfinder", "cross", "cross"]),
        "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}, {"cell": [0, 1], "owner": 1}]}, "gold_pieces": [0, 0, 2],
    }));
    game.plays(&["pathfinder", "ask @2 TBLR 1,0", "pay"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::Pathfinder);
    assert_eq!(game.choices("ask"), ["ask @1 TBLR 0,1"]);
}

/// [TOLL-4] [PATHFINDER-1]
#[test]
fn a_second_card_that_only_a_sponsor_could_pay_for_is_not_laid() {
    let mut game = toll(json!({
        "rules": {"tunnel_toll": true, "pathfinder": true}, "gold_pieces": [1, 1, 1],
        "hands": hand(3, &["pathfinder", "straight_horizontal", "straight_horizontal"]), "laid": ["L|R -1,0"],
        "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}, {"cell": [2, 0], "owner": 1}]},
    }));
    // The gold goes for the first card.
    game.plays(&["pathfinder", "LR 1,0"]);
    assert_eq!((game.seat(), game.to_act().unwrap().decision), (1, Decision::Turn));
}

/// [TOLL-2] [SABOTAGE-2]
#[test]
fn a_player_with_broken_tools_may_post_a_dwarf() {
    let game = toll(json!({"hands": hand(3, &["cross"]), "in_front": [["broken_cart"], [], []]}));
    assert_eq!(game.choices("toll").len(), 4);
}

#[test]
fn a_sponsor_in_a_pathfinders_turn_leaves_a_card_to_lay_and_seats_exist() {
    let scenario = |pending: &str| {
        json!({
            "rules": {"tunnel_toll": true, "pathfinder": true}, "players": 3, "phase": "sponsor", "to_act": 2,
            "last_to_play": 0, "championship": {"pathfinder": [2, 0]}, "pending": pending, "laid": ["L|R -1,0"],
            "hands": [["straight_horizontal"], ["treasure_map"], ["treasure_map"]], "gold_pieces": [0, 0, 1],
            "toll": {"dwarves": [{"cell": [1, 0], "owner": 1}]},
        })
    };
    let error = impossible(scenario("ask @2 LR 1,0"));
    assert!(error.contains("needs a path card that can be laid"), "{error}");
    let error = impossible(scenario("ask @16 LR 1,0"));
    assert!(error.contains("seat 16 does not exist"), "{error}");
}
