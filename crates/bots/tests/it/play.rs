//! Every bot handles every decision of every ruleset.

use crate::support::some_table;
use saboteur_bots::{Bot, BotTable, Level, Reason, Why};
use saboteur_engine::{Decision, Game, Scenario, Setup, Viewer};
use std::collections::BTreeMap;

fn table(number: u64, level: impl Fn(u64) -> Level) -> BotTable {
    let (rules, players) = some_table(number);
    let game = Game::new(rules, Setup::new(players, number)).unwrap();
    let bot = |seat: u64| Bot::new(level(seat), 100 * number + seat).with_iterations(4);
    BotTable::new(game, (0..players as u64).map(bot).collect())
}

#[test]
fn bots_of_all_levels_play_all_rulesets_to_the_end() {
    let mut decisions: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..90 {
        let mut table = table(number, |seat| Level::ALL[(number + seat) as usize % 4]);
        loop {
            let decision = table.game().to_act().map(|to_act| to_act.decision);
            let choices = table.game().to_act().map_or(0, |to_act| table.game().legal_moves(to_act.seat).len());
            let Some((_, choice)) = table.step().unwrap() else {
                break;
            };
            if choices > 1 {
                assert_ne!(choice.why.reason, Reason::OnlyMove);
                *decisions.entry(format!("{:?}", decision.unwrap())).or_default() += 1;
            }
        }
        assert!(table.game().outcome().is_some());
    }
    let all = [
        Decision::Turn,
        Decision::ChooseReveal,
        Decision::TakeGold,
        Decision::Steal,
        Decision::Pathfinder,
        Decision::SwapGoals,
        Decision::TakeDiscard,
        Decision::React,
        Decision::Sponsor,
        Decision::PushGoal,
        Decision::LookAtDwarf,
        Decision::TakeCard,
        Decision::KeepDrawn,
    ];
    for decision in all {
        // Too few markers for the nuggets are so rare that no game of these has it: the next test does.
        assert!(decisions.contains_key(&format!("{decision:?}")), "{decision:?} never came up: {decisions:?}");
    }
}

#[test]
fn the_last_marker_goes_to_where_most_nuggets_are() {
    let scenario = serde_json::json!({
        "rules": "duel", "players": 2, "to_act": 0, "hands": [["straight_vertical"], ["treasure_map"]],
        "laid": [
            "TB|LR$TB 0,3", "TR 0,4", "LR 1,4", "LR 2,4", "LR 3,4", "LR 4,4", "TL 5,4", "TB 5,3",
            "LR|B$B 20,0", "TBLR!T 22,0", "TLR!R 24,0", "TBL!B 26,0", "TBL|R$R 28,0",
        ],
        "goals": [
            {"cell": [5, 2], "card": "g2_TL", "rotated": true, "face_up": true},
            {"cell": [5, -2], "card": "g2_TR", "face_up": true},
            {"cell": [7, -1], "card": "g1_vertical_stubs", "face_up": true},
        ],
        "duel": {"markers": [
            {"cell": [20, 0], "owner": 0}, {"cell": [22, 0], "owner": 0}, {"cell": [24, 0], "owner": 0},
            {"cell": [26, 0], "owner": 0}, {"cell": [28, 0], "owner": 0}, {"cell": [5, -2], "owner": 1},
            {"cell": [7, -1], "owner": 1},
        ]},
    });
    for level in Level::ALL {
        let mut game = Game::from_scenario(Scenario::from_json(&scenario.to_string()).unwrap()).unwrap();
        let seat = game.to_act().unwrap().seat;
        game.play(seat, "TB 0,2".parse().unwrap()).unwrap();
        assert_eq!(game.to_act().unwrap().decision, Decision::PlaceMarker);
        assert_eq!(game.legal_moves(seat).len(), 2);
        let choice = Bot::new(level, 1).choose(&game.view(Viewer::Seat(seat)), &game.legal_moves(seat)).unwrap();
        assert!(level == Level::Random || choice.chosen.to_string() == "mark 5,2", "{level:?}: {}", choice.chosen);
        game.play(seat, choice.chosen).unwrap();
    }
}

#[test]
fn the_same_seeds_play_the_same_game() {
    for number in [3, 17] {
        let record = |_: u64| {
            let mut table = table(number, |_| Level::Hard);
            table.finish().unwrap();
            table.into_game().record().to_json()
        };
        assert_eq!(record(0), record(1));
    }
}

#[test]
fn why_a_bot_moved_is_kept_in_the_record() {
    let mut table = table(5, |_| Level::Normal);
    let (_, choice) = table.step().unwrap().unwrap();
    let game = Game::from_record(&table.into_game().record()).unwrap();
    assert_eq!(game.last_note().and_then(Why::from_note), Some(choice.why));
}

#[test]
fn nothing_to_choose_from_is_no_panic() {
    let game = Game::new(saboteur_engine::Rules::default(), Setup::new(3, 1)).unwrap();
    let view = game.view(Viewer::Spectator);
    for level in Level::ALL {
        assert!(Bot::new(level, 1).choose(&view, &[]).is_err());
    }
}
