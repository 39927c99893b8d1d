//! Saboteur 2: who wins a round, who gets how much of the treasure, and what is stolen.

use crate::saboteur2::{connected, scene2};
use crate::support::*;
use saboteur_engine::{Camp, Card, Decision, Event, Game, IllegalMove, Seat, Target, Viewer};

/// A way along the middle row to the treasure at 8,0, with these cards at 2,0 and 3,0, one card short.
fn one_short(edition: &str, dwarves: &[&str], by: usize, cards: [&str; 2], more: serde_json::Value) -> Game {
    let mut hands = vec![json!(null); dwarves.len()];
    hands[by] = json!(["straight_horizontal"]);
    let [two, three] = cards;
    let mut scenario = json!({
        "rules": edition, "players": dwarves.len(), "to_act": by, "dwarves": dwarves, "hands": hands,
        "laid": ["LR 1,0", format!("{two} 2,0"), format!("{three} 3,0"), "TLR 4,0", "TLR 5,0", "TLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scene(scenario)
}

const OPEN: [&str; 2] = ["TLR", "TLR"];
const BLUE_DOOR: [&str; 2] = ["LR/bL", "TLR"];
const GREEN_DOOR: [&str; 2] = ["TLR", "LR/gL"];
const BOTH_DOORS: [&str; 2] = ["LR/bL", "LR/gL"];

/// Returns the winners and the shares when seat `by` completes the path.
fn pay(edition: &str, dwarves: &[&str], by: usize, cards: [&str; 2]) -> (Vec<Camp>, Vec<u32>) {
    let mut game = one_short(edition, dwarves, by, cards, json!({}));
    game.plays(&["LR 7,0"]);
    let winners = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::RoundEnded { winners, .. } => Some(winners),
        _ => None,
    });
    (winners.unwrap(), game.nuggets())
}

/// [WIN-1] [WIN-2] [TREASURE-2] [TRAPPED-3]
#[test]
fn everybody_hears_which_seats_have_won() {
    let seats = |dwarves: &[&str], by: usize, cards: [&str; 2], trapped: usize| {
        let mut in_front = vec![json!([]); dwarves.len()];
        if let Some(front) = in_front.get_mut(trapped) {
            *front = json!(["trapped"]);
        }
        let mut game = one_short("saboteur2", dwarves, by, cards, json!({"in_front": in_front}));
        game.plays(&["LR 7,0"]);
        let seats = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
            Event::RoundEnded { winning_seats, .. } => Some(winning_seats),
            _ => None,
        });
        seats.unwrap().into_iter().map(|seat| seat.0).collect::<Vec<u8>>()
    };
    let all = ["blue", "green", "boss", "profiteer", "saboteur", "geologist", "blue"];
    // Boss and Profiteer win with any team; the Geologist is paid, but does not win.
    assert_eq!(seats(&all, 0, OPEN, 99), [0, 2, 3, 6]);
    assert_eq!(seats(&all, 1, OPEN, 99), [1, 2, 3]);
    assert_eq!(seats(&all, 4, OPEN, 99), [0, 1, 2, 3, 6]);
    assert_eq!(seats(&all, 1, BLUE_DOOR, 99), [0, 2, 3, 6]);
    // A trapped player never wins.
    assert_eq!(seats(&all, 0, OPEN, 2), [0, 3, 6]);
    assert_eq!(seats(&all, 0, BOTH_DOORS, 99), [0; 0]);
    assert_eq!(seats(&["blue", "boss", "green"], 0, BOTH_DOORS, 99), [1]);
    assert_eq!(seats(&["blue", "profiteer"], 0, BOTH_DOORS, 99), [1]);
}

/// [DOOR-1] [DOOR-2]
#[test]
fn doors_stop_nobody_from_building_or_revealing() {
    let mut game = one_short("saboteur2", &["saboteur", "green"], 1, BLUE_DOOR, json!({}));
    assert!(connected(&game, 6, 0));
    game.plays(&["LR 7,0"]);
    assert!(game.heard(Viewer::Spectator).iter().any(|event| matches!(event, Event::RoundEnded { .. })));
}

/// [WIN-1] [DOOR-2]
#[test]
fn the_team_that_completed_the_path_wins_if_it_has_access_else_the_other() {
    let dwarves = ["blue", "green", "saboteur"];
    assert_eq!(pay("saboteur2", &dwarves, 0, OPEN), (vec![Camp::Blue], vec![5, 0, 0]));
    assert_eq!(pay("saboteur2", &dwarves, 1, OPEN), (vec![Camp::Green], vec![0, 5, 0]));
    assert_eq!(pay("saboteur2", &dwarves, 1, BLUE_DOOR), (vec![Camp::Blue], vec![5, 0, 0]));
    assert_eq!(pay("saboteur2", &dwarves, 0, BLUE_DOOR), (vec![Camp::Blue], vec![5, 0, 0]));
    assert_eq!(pay("saboteur2", &dwarves, 0, GREEN_DOOR), (vec![Camp::Green], vec![0, 5, 0]));
    assert_eq!(pay("saboteur2", &dwarves, 0, BOTH_DOORS), (vec![], vec![0, 0, 0]));
}

/// [WIN-2]
#[test]
fn completed_by_anybody_else_every_team_with_access_wins() {
    for other in ["boss", "profiteer", "geologist", "saboteur"] {
        let dwarves = ["blue", "green", other];
        assert_eq!(pay("saboteur2", &dwarves, 2, OPEN).0, [Camp::Blue, Camp::Green], "{other}");
        assert_eq!(pay("saboteur2", &dwarves, 2, GREEN_DOOR).0, [Camp::Green], "{other}");
    }
    assert_eq!(pay("saboteur2", &["blue", "green", "saboteur"], 2, OPEN).1, [4, 4, 0]);
}

/// [DOOR-2]
#[test]
fn a_way_around_a_door_gives_access() {
    // From 4,0 a second way leads round 5,0, where a blue door stands.
    let mut game = scene2(json!({
        "players": 2, "to_act": 1, "dwarves": ["blue", "green"],
        "laid": ["TLR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "LR/bL 5,0", "TBLR 6,0", "TR 4,1", "LR 5,1", "TL 6,1"],
        "hands": [null, ["straight_horizontal"]], "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }));
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [0, 5], "green need not pass the blue door");
}

/// [WIN-3] [WIN-4]
#[test]
fn behind_both_doors_the_boss_or_the_profiteer_wins_alone() {
    assert_eq!(pay("saboteur2", &["blue", "boss", "green"], 0, BOTH_DOORS), (vec![Camp::Boss], vec![0, 4, 0]));
    assert_eq!(pay("saboteur2", &["blue", "profiteer"], 0, BOTH_DOORS), (vec![Camp::Profiteer], vec![0, 3]));
    assert_eq!(pay("saboteur2", &["boss", "profiteer", "blue"], 0, BOTH_DOORS), (vec![], vec![0, 0, 0]));
    // In the classic edition the Profiteer must complete the path with their own card; the Boss need not.
    assert_eq!(pay("saboteur2-classic", &["blue", "profiteer"], 0, BOTH_DOORS), (vec![], vec![0, 0]));
    assert_eq!(pay("saboteur2-classic", &["blue", "profiteer"], 1, BOTH_DOORS), (vec![Camp::Profiteer], vec![0, 3]));
    assert_eq!(pay("saboteur2-classic", &["blue", "boss"], 0, BOTH_DOORS), (vec![Camp::Boss], vec![0, 4]));
}

/// [WIN-2]
#[test]
fn a_team_wins_even_if_nobody_is_of_it() {
    let (winners, gold) = pay("saboteur2", &["boss", "profiteer", "saboteur"], 2, BLUE_DOOR);
    assert_eq!((winners, gold), (vec![Camp::Blue], vec![3, 2, 0]), "a group of two: 4 - 1 and 4 - 2");
}

/// The last card of a round in which nobody reached the treasure.
fn nobody_reached(edition: &str, dwarves: &[&str], more: serde_json::Value) -> Game {
    let mut hands = vec![json!([]); dwarves.len()];
    hands[0] = json!(["cross"]);
    let mut scenario = json!({
        "rules": edition, "players": dwarves.len(), "to_act": 0, "deck": [], "hands": hands, "dwarves": dwarves,
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let mut game = scene(scenario);
    game.plays(&["pass TBLR"]);
    game
}

/// [WIN-5]
#[test]
fn if_the_treasure_stays_hidden_saboteurs_and_profiteer_win() {
    let gold = |dwarves: &[&str]| nobody_reached("saboteur2", dwarves, json!({})).nuggets();
    assert_eq!(gold(&["blue", "saboteur"]), [0, 5]);
    assert_eq!(gold(&["saboteur", "saboteur", "profiteer", "boss"]), [3, 3, 1, 0]);
    assert_eq!(gold(&["blue", "green", "profiteer"]), [0, 0, 3], "no Saboteur: the Profiteer alone");
    assert_eq!(gold(&["blue", "green", "boss"]), [0, 0, 0]);
}

/// [TREASURE-1] [TREASURE-2]
#[test]
fn the_share_depends_on_the_size_of_the_group() {
    let mut dwarves = vec!["saboteur"];
    for (more, expected) in [("blue", 5), ("blue", 4), ("blue", 3), ("blue", 2)] {
        dwarves.push(more);
        assert_eq!(pay("saboteur2", &dwarves, 1, OPEN).1[1], expected, "{dwarves:?}");
    }
    let five = ["blue", "blue", "blue", "blue", "boss", "green"];
    assert_eq!(pay("saboteur2", &five, 0, OPEN).1, [1, 1, 1, 1, 0, 0], "exactly five");
    let six = ["blue", "blue", "blue", "blue", "boss", "profiteer"];
    assert_eq!(pay("saboteur2", &six, 0, OPEN).1, [1, 1, 1, 1, 0, 0], "never below nothing");
}

/// [GEOLOGIST-1]
#[test]
fn geologists_are_paid_for_crystals_no_matter_who_wins() {
    let crystals = ["TBLR*", "TLR*"];
    assert_eq!(pay("saboteur2", &["blue", "geologist"], 0, crystals).1, [5, 2]);
    assert_eq!(pay("saboteur2", &["blue", "geologist", "geologist"], 0, ["TLR*", "TLR"]).1, [5, 0, 0], "half of one");
    // Three crystals, two Geologists; one of the crystals is cut off.
    let laid = json!({"laid": ["TLR* 1,0", "TLR* 2,0", "TLR* 5,5"]});
    assert_eq!(nobody_reached("saboteur2", &["saboteur", "geologist", "geologist"], laid).nuggets(), [5, 1, 1]);
}

/// [TRAPPED-3] [GEOLOGIST-1]
#[test]
fn a_trapped_player_is_absent_when_gold_is_shared() {
    let trapped = json!({"in_front": [[], ["trapped"], [], []]});
    let mut game = one_short("saboteur2", &["blue", "blue", "green", "boss"], 0, OPEN, trapped);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [4, 0, 0, 3], "a group of two");
    // A trapped Saboteur still counts as dealt: the Profiteer wins with the Saboteurs, not alone.
    let trapped = json!({"in_front": [["trapped"], [], []]});
    let game = nobody_reached("saboteur2", &["saboteur", "profiteer", "blue"], trapped);
    assert_eq!(game.nuggets(), [0, 3, 0], "alone in the group: 5 - 2");
    let ended = |event: &Event| {
        let winners = [Camp::Saboteurs];
        matches!(event, Event::RoundEnded { winners: camps, winning_seats, .. }
            if *camps == winners && *winning_seats == [Seat(1)])
    };
    assert!(game.heard(Viewer::Spectator).iter().any(ended));
    // A trapped Boss still counts as dealt: behind both doors the Profiteer does not win.
    let trapped = json!({"in_front": [[], ["trapped"], []]});
    let mut game = one_short("saboteur2", &["blue", "boss", "profiteer"], 0, BOTH_DOORS, trapped);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [0, 0, 0]);
    let trapped = json!({"in_front": [[], ["trapped"], []], "laid": ["TLR* 1,0", "TLR* 2,0"]});
    let game = nobody_reached("saboteur2", &["saboteur", "geologist", "geologist"], trapped);
    assert_eq!(game.nuggets(), [5, 0, 2], "one untrapped Geologist gets it all");
}

/// [TREASURE-1] [TREASURE-2] [TRAPPED-3] [THEFT-2] [WIN-2]
#[test]
fn the_example_in_the_booklet() {
    let dwarves = ["blue", "green", "green", "boss", "profiteer", "saboteur", "saboteur"];
    let more = json!({
        "in_front": [[], [], [], [], [], ["theft"], ["theft", "trapped"]], "thefts": [5, 6],
    });
    let mut game = one_short("saboteur2", &dwarves, 3, BLUE_DOOR, more);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [3, 0, 0, 2, 1, 0, 0]);
    assert_eq!(game.seat(), 5, "the trapped Saboteur cannot steal");
    assert_eq!(game.choices(""), ["steal @0", "steal @3", "steal @4"]);
    game.plays(&["steal @0"]);
    assert_eq!(game.nuggets(), [2, 0, 0, 2, 1, 1, 0]);
    assert_eq!(game.state().round(), 2);
}

/// [THEFT-1] [FRONT-1]
#[test]
fn a_theft_lies_in_front_of_its_player_one_at_a_time() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 0, "hands": [["theft", "theft"], ["cross"]],
    }));
    game.plays(&["theft"]);
    assert_eq!(game.state().in_front(Seat(0)), [Card::Theft]);
    let played = Event::Played { seat: Seat(0), card: Card::Theft, target: Target::Nothing };
    assert!(game.heard(Viewer::Spectator).contains(&played));
    game.plays(&["pass TBLR"]);
    let refused = game.refuses("theft");
    assert_eq!(refused, IllegalMove::AlreadyInFront { card: Card::Theft, target: Seat(0) });
}

/// [THEFT-2]
#[test]
fn thieves_steal_in_order_the_latest_first_then_clockwise() {
    let dwarves = ["saboteur", "blue", "green", "blue", "green"];
    let more = json!({
        "in_front": [[], ["theft"], ["theft"], [], ["theft"]], "thefts": [4, 1, 2],
    });
    let mut game = nobody_reached("saboteur2", &dwarves, more);
    assert_eq!(game.nuggets(), [5, 0, 0, 0, 0]);
    assert_eq!((game.seat(), game.choices("")), (2, vec!["steal @0".to_owned()]));
    for text in ["steal @1", "steal nothing"] {
        let refused = game.refuses(text);
        assert_eq!((refused, refused.rule()), (IllegalMove::NotOffered { decision: Decision::Steal }, "THEFT-2"));
    }
    game.plays(&["steal @0"]);
    assert_eq!(game.seat(), 4);
    game.plays(&["steal @2"]);
    assert_eq!(game.seat(), 1);
    game.plays(&["steal @0"]);
    assert_eq!(game.nuggets(), [3, 1, 0, 0, 1]);
    assert_eq!(game.state().round(), 2);
    // Payments and thefts are told once more when the round is closed.
    let closed = game.heard(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::RoundClosed { round: 1, payments, .. } => Some(payments),
        _ => None,
    });
    let pieces: Vec<i8> = closed.unwrap().iter().map(|payment| payment.pieces).collect();
    assert_eq!(pieces, [3, 1, 0, 0, 1]);
}

/// [THEFT-2]
#[test]
fn in_the_classic_edition_a_thief_may_decline() {
    let more = json!({"in_front": [[], ["theft"]]});
    let mut game = nobody_reached("saboteur2-classic", &["saboteur", "blue"], more);
    assert_eq!(game.choices(""), ["steal @0", "steal nothing"]);
    game.plays(&["steal nothing"]);
    assert!(game.heard(Viewer::Spectator).contains(&Event::Stolen { seat: Seat(1), victim: None }));
    assert_eq!((game.nuggets(), game.state().round()), (vec![5, 0], 2));
}

/// [THEFT-2]
#[test]
fn with_nothing_to_steal_nothing_happens() {
    let more = json!({"in_front": [[], ["theft"]]});
    let game = nobody_reached("saboteur2", &["blue", "green"], more);
    assert_eq!((game.nuggets(), game.state().round()), (vec![0, 0], 2));
}

/// [DOOR-2] [LADDER-1]
#[test]
fn a_ladder_beyond_a_door_gives_access() {
    let mut game = scene2(json!({
        "players": 2, "to_act": 1, "dwarves": ["blue", "green"],
        "laid": ["LR 1,0", "LR/bL 2,0", "TLR 3,0", "TLR 4,0", "TLR 5,0", "TLR 6,0", "B# 4,-1"],
        "hands": [null, ["straight_horizontal"]], "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }));
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [0, 5], "from the ladder no blue door is in the way");
}

/// [WIN-1] [HATS-1]
#[test]
fn the_dwarf_card_held_at_the_end_counts() {
    let unused = json!([
        "green",
        "green",
        "blue",
        "blue",
        "blue",
        "blue",
        "green",
        "profiteer",
        "geologist",
        "geologist",
        "saboteur",
        "saboteur"
    ]);
    let mut game = scene2(json!({
        "players": 3, "to_act": 0, "dwarves": ["boss", "saboteur", "green"], "left_over": unused, "deck": [],
        "hands": [["change_hats"], [], []],
    }));
    game.plays(&["change_hats @1"]);
    assert_eq!(game.nuggets(), [0, 0, 0], "no Saboteur is left to win");
}

/// [THEFT-2] [TURN-5]
#[test]
fn who_begins_the_next_round_does_not_depend_on_thefts() {
    let more = json!({"in_front": [[], [], ["theft"], ["trapped"]], "gold_pieces": [0, 0, 0, 1]});
    let mut game = nobody_reached("saboteur2", &["blue", "blue", "green", "green"], more);
    assert_eq!(game.choices(""), ["steal @3"], "from a trapped player, gold of an earlier round");
    game.plays(&["steal @3"]);
    assert_eq!((game.state().round(), game.seat()), (2, 1), "left of seat 0, who played the last card");
}
