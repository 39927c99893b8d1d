//! Reaching goals.

use crate::support::*;
use expect_test::expect;
use saboteur_engine::{Camp, Card, Cell, Decision, Dwarf, Event, Game, IllegalMove, Pile, Seat, Side, ToAct, Viewer};

const MIDDLE: Cell = Cell::new(8, 0);

/// A straight way along the middle row up to 6,0, and the three goals from top to bottom.
fn near(goals: [&str; 3], hands: serde_json::Value) -> Game {
    let cells = [[8, -2], [8, 0], [8, 2]];
    let goals: Vec<_> = cells.iter().zip(goals).map(|(cell, card)| json!({"cell": cell, "card": card})).collect();
    scene(json!({
        "players": 3, "to_act": 0, "goals": goals, "hands": hands,
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
    }))
}

/// [GOAL-1] [GOAL-2]
#[test]
fn a_rock_is_turned_over_and_the_round_goes_on() {
    let mut game =
        near(["goal_gold", "goal_rock_TR", "goal_rock_TL"], json!([["t_short_stem_end"], ["cross"], ["cross"]]));
    game.plays(&["TLR 7,0"]);
    let goal = *game.state().board().at(MIDDLE).unwrap();
    assert!(!goal.is_face_down());
    assert!(goal.is_rotated(), "TR opens towards 7,0 only when turned");
    assert_eq!((game.state().round(), game.seat()), (1, 1));
    let events = game.heard(Viewer::Spectator);
    let (seat, card) = (Seat(0), Card::GoalRockTR);
    assert_eq!(events[1], Event::Revealed { seat, cell: MIDDLE, card, rotated: true, chest: None });
    assert_eq!(events[2], Event::Drew { seat, pile: Pile::Deck, card: None });
    expect![[r#"
        the mine:
             0  1  2  3  4  5  6  7  8
                                    ┌─┐
         -2                         │$│
                                    └─┘

         -1

            ░║░░░░░░░░║░░║░░║░░║░░║░░░░
          0 ═S════════╩══╬══╬══╬══╩══o░
            ░║░░░░░░░░░░░║░░║░░║░░░░░║░

          1

                                    ┌─┐
          2                         │o│
                                    └─┘
    "#]]
    .assert_eq(&framed(&game));
}

/// [GOAL-1]
#[test]
fn a_goal_next_to_rock_or_to_a_blind_stub_stays_hidden() {
    let goals = ["goal_gold", "goal_rock_TR", "goal_rock_TL"];
    let mut rock = near(goals, json!([["curve_TL"], null, null]));
    rock.plays(&["TL 7,0"]);
    assert!(rock.state().board().at(MIDDLE).unwrap().is_face_down());
    // The stub at 7,0 faces the goal, but it is not connected with the start: only the stub on the other side is.
    let mut blind = near(goals, json!([["dead_horizontal"], null, null]));
    blind.plays(&["L|R 7,0"]);
    assert!(blind.state().board().at(MIDDLE).unwrap().is_face_down());
}

/// [GOAL-2] [ROUND-2] [ROUND-3] [ROUND-4]
#[test]
fn the_treasure_ends_the_round_at_once_and_nobody_draws() {
    let mut game =
        near(["goal_rock_TL", "goal_gold", "goal_rock_TR"], json!([["straight_horizontal"], ["cross"], ["cross"]]));
    game.plays(&["LR 7,0"]);
    let events = game.heard(Viewer::Spectator);
    assert!(matches!(events[1], Event::Revealed { card: Card::GoalGold, .. }));
    let Event::RoundEnded { round: 1, reached_by: Some(Seat(0)), dwarves, winners, winning_seats, unreached } =
        &events[2]
    else {
        panic!("{:?}", events[2]);
    };
    let miners = game.state().seats().filter(|seat| dwarves[seat.index()] == Dwarf::GoldMiner);
    assert_eq!((&winners[..], winning_seats), (&[Camp::GoldMiners][..], &miners.collect()));
    let shown: Vec<_> = unreached.iter().map(|goal| (<(i8, i8)>::from(goal.cell), goal.card)).collect();
    assert_eq!(shown, [((8, -2), Card::GoalRockTL), ((8, 2), Card::GoalRockTR)]);
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    let dwarves = game.view(Viewer::Spectator).players;
    assert!(dwarves.iter().all(|player| player.dwarf.is_some()));
}

/// [GOAL-3]
#[test]
fn a_goal_opens_towards_the_card_just_laid() {
    for (rock, other, rotated) in [("goal_rock_TR", "goal_rock_TL", true), ("goal_rock_TL", "goal_rock_TR", false)] {
        let mut game = near(["goal_gold", rock, other], json!([["straight_horizontal"], null, null]));
        game.plays(&["LR 7,0"]);
        assert_eq!(game.state().board().at(MIDDLE).unwrap().is_rotated(), rotated, "{rock}");
    }
}

/// The rock that curves from top to right is the middle goal; `laid` leads there.
fn middle_rock(laid: &[&str], cards: &[&str]) -> Game {
    scene(json!({
        "players": 3, "to_act": 0, "laid": laid, "hands": hand(3, cards),
        "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}, {"cell": [8, -2], "card": "goal_gold"}],
    }))
}

/// [GOAL-3] [GOAL-5]
#[test]
fn the_card_just_laid_counts_more_than_mismatches_do() {
    // From the left and from below, cards that are cut off open towards the goal: turned it would match both.
    let mut game = middle_rock(
        &[
            "BR 0,-1", "LR 1,-1", "LR 2,-1", "LR 3,-1", "TLR 4,-1", "TLR 5,-1", "TLR 6,-1", "TLR 7,-1", "BLR 7,0",
            "TB 8,1",
        ],
        &["curve_TR", "straight_vertical", "curve_TL"],
    );
    game.plays(&["BL 8,-1"]);
    assert!(!game.state().board().at(MIDDLE).unwrap().is_rotated());
    expect![[r#"
        the mine:
             0  1  2  3  4  5  6  7  8
                                    ┌─┐
         -2                         │$│
                                    └─┘
            ░░░░░░░░░░░░░║░░║░░║░░║░░░░
         -1 ░╔═══════════╩══╩══╩══╩══╗░
            ░║░░░░░░░░░░░░░░░░░░░░░░░║░
            ░║░                  ░░░░║░
          0 ═S═                  ═╦═░o═
            ░║░                  ░║░░░░
                                    ░║░
          1                         ░║░
                                    ░║░
                                    ┌─┐
          2                         │o│
                                    └─┘
    "#]]
    .assert_eq(&framed(&game));
    // Mismatching sides do not connect, and later cards must match the goal.
    assert!(!game.state().board().at(Cell::new(7, 0)).unwrap().is_connected());
    assert!(!game.state().board().at(Cell::new(8, 1)).unwrap().is_connected());
    for _ in 0..2 {
        let any = game.choices("pass")[0].clone();
        game.plays(&[&any]);
    }
    assert_eq!(game.refuses("TB 9,0"), IllegalMove::Mismatch { side: Side::Left });
    assert!(game.choices("TL").contains(&"TL 9,0".to_owned()));
}

/// A branching tunnel that is cut off at 1,0, where only a straight tunnel is missing. It reaches the middle goal from
/// the left and, if `from_above`, from the top.
fn cut_off(from_above: bool, more: &[&str]) -> Game {
    let mut laid = vec!["LR 2,0", "LR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0", "BLR 7,0"];
    if from_above {
        laid.extend(["BR 6,-1", "TLR 7,-1", "BL 8,-1"]);
    }
    laid.extend(more);
    middle_rock(&laid, &["straight_horizontal"])
}

/// [GOAL-3]
#[test]
fn far_from_the_card_just_laid_an_opening_towards_any_card_that_reaches_the_goal_decides() {
    // Upright it would match the card above, which is cut off, and the rock below.
    let mut game = cut_off(false, &["BL 8,-1", "L|R 8,1"]);
    game.plays(&["LR 1,0"]);
    assert!(game.state().board().at(MIDDLE).unwrap().is_rotated());
}

/// [GOAL-3]
#[test]
fn if_both_turns_meet_a_card_that_reaches_the_goal_the_fewest_mismatches_decide() {
    for (below, rotated) in [("L|R 8,1", false), ("TB 8,1", true)] {
        let mut game = cut_off(true, &[below]);
        game.plays(&["LR 1,0"]);
        assert_eq!(game.state().board().at(MIDDLE).unwrap().is_rotated(), rotated, "{below}");
    }
}

/// [GOAL-3]
#[test]
fn if_nothing_else_decides_a_goal_lies_as_printed() {
    let mut game = cut_off(true, &[]);
    game.plays(&["LR 1,0"]);
    assert!(!game.state().board().at(MIDDLE).unwrap().is_rotated());
}

/// [GOAL-1]
#[test]
fn a_goal_that_is_turned_over_may_lead_on_to_the_next() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "hands": hand(3, &["straight_horizontal"]),
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0", "TB 8,1"],
        "goals": [{"cell": [8, 0], "card": "goal_rock_TR"}, {"cell": [8, 2], "card": "goal_rock_TL"}],
    }));
    game.plays(&["LR 7,0"]);
    let board = game.state().board();
    assert!(!board.at(Cell::new(8, 0)).unwrap().is_face_down());
    assert!(!board.at(Cell::new(8, 2)).unwrap().is_face_down(), "reached through 8,0 and 8,1");
    assert!(board.at(Cell::new(8, -2)).unwrap().is_face_down());
    assert_eq!(game.seat(), 1);
}

/// A way along the row below the middle, up to 7,1; the next card can reach two goals at once.
fn between(goals: [&str; 2]) -> Game {
    scene(json!({
        "players": 3, "to_act": 0, "hands": [["t_long_stem_side"], ["cross"], ["cross"]],
        "laid": ["TR 0,1", "LR 1,1", "LR 2,1", "LR 3,1", "TLR 4,1", "TLR 5,1", "TLR 6,1", "TLR 7,1"],
        "goals": [{"cell": [8, 0], "card": goals[0]}, {"cell": [8, 2], "card": goals[1]}],
    }))
}

/// [GOAL-4]
#[test]
fn of_two_goals_reached_by_one_card_its_player_chooses_the_first() {
    let mut game = between(["goal_rock_TR", "goal_rock_TL"]);
    game.plays(&["TBL 8,1"]);
    assert_eq!(game.to_act(), Some(ToAct { seat: Seat(0), decision: Decision::ChooseReveal }));
    assert_eq!(game.choices(""), ["reveal 8,0", "reveal 8,2"]);
    let decision = Decision::ChooseReveal;
    let refused = game.refuses("reveal 8,-2");
    assert_eq!((refused, refused.rule()), (IllegalMove::NotOffered { decision }, "GOAL-4"));
    assert_eq!(game.refuses("pass TBLR"), IllegalMove::OtherDecision { decision });
    game.plays(&["reveal 8,2"]);
    let revealed: Vec<Cell> = game
        .heard(Viewer::Spectator)
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { cell, .. } => Some(*cell),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [Cell::new(8, 2), Cell::new(8, 0)], "the last one needs no choice");
    assert_eq!(game.seat(), 1);
    assert_eq!(game.state().hand(Seat(0)).len(), 1, "the card was drawn after both");
}

/// [GOAL-4] [GOAL-2]
#[test]
fn if_the_first_is_the_treasure_the_other_stays_hidden() {
    let mut game = between(["goal_rock_TR", "goal_gold"]);
    game.plays(&["TBL 8,1", "reveal 8,2"]);
    assert!(game.state().board().at(Cell::new(8, 0)).unwrap().is_face_down());
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
    let mut other = between(["goal_rock_TR", "goal_gold"]);
    other.plays(&["TBL 8,1", "reveal 8,0"]);
    assert!(!other.state().board().at(Cell::new(8, 0)).unwrap().is_face_down());
    assert_eq!(other.to_act().unwrap().decision, Decision::TakeGold);
}
