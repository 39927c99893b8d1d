//! Records: small documents from which a game can be played again.

use crate::support::*;
use saboteur_engine::{BrokenRecord, Game, Players, Record, Rules, Seat, Setup};

fn short_game() -> Game {
    let setup = Setup { players: Players::named(["Ann", "Ben", "Cid"]), first: Some(Seat(0)), ..Setup::new(3, 42) };
    let mut game = Game::new(Rules::default(), setup).unwrap();
    for _ in 0..5 {
        let any = game.choices("pass")[0].clone();
        game.plays(&[&any]);
    }
    game
}

fn replay(record: serde_json::Value) -> Result<Game, BrokenRecord> {
    Record::from_json(&record.to_string()).and_then(|record| Game::from_record(&record))
}

fn document() -> serde_json::Value {
    serde_json::from_str(&short_game().record().to_json()).unwrap()
}

#[test]
fn a_record_is_small_and_says_it_all() {
    let record = document();
    assert_eq!(record["players"], json!(["Ann", "Ben", "Cid"]));
    assert_eq!(record["seed"], 42);
    assert_eq!(record["rules"], json!({"game": "base", "edition": "anniversary"}));
    assert_eq!(record["moves"].as_array().unwrap().len(), 5);
    let again = replay(record).unwrap();
    assert_eq!(again.state().hash(), short_game().state().hash());
    assert_eq!(again.players().names(), ["Ann", "Ben", "Cid"]);
}

#[test]
fn hashes_are_frozen() {
    let game = Game::new(Rules::default(), Setup::new(5, 1)).unwrap();
    assert_eq!(game.state().hash(), "377ac658119153734771274400dcd711");
}

#[test]
fn an_illegal_move_is_named() {
    let mut record = document();
    record["moves"][3] = json!("TBLR 5,5");
    let error = replay(record).err().unwrap();
    assert!(matches!(error, BrokenRecord::Illegal { number: 4, .. }), "{error:?}");
    assert!(error.to_string().starts_with("move 4, \"TBLR 5,5\", is not legal: "), "{error}");
}

#[test]
fn an_unreadable_move_is_named() {
    let mut record = document();
    record["moves"][1] = json!("abracadabra");
    let error = replay(record).err().unwrap().to_string();
    assert!(error.starts_with("move 2, \"abracadabra\": "), "{error}");
}

#[test]
fn a_changed_record_is_refused() {
    let mut record = document();
    let hash = record["hash"].clone();
    record["seed"] = json!(43);
    record["moves"] = json!([]);
    let error = replay(record).err().unwrap();
    assert!(matches!(error, BrokenRecord::OtherHash { moves: 0, .. }), "{error:?}");
    let mut without = document();
    without.as_object_mut().unwrap().remove("hash");
    assert_eq!(replay(without).unwrap().state().hash(), hash);
}

#[test]
fn damaged_records_are_refused() {
    for (field, value, hint) in [
        ("version", json!(0), "version 0"),
        ("version", json!(3), "version 3"),
        ("players", json!(2), "3 to 10 players"),
        ("players", json!("Ann"), "a number or a list"),
        ("rules", json!("poker"), "no ruleset called"),
        ("rules", json!({"dragons": true}), "unknown field"),
        ("first", json!(3), "cannot begin"),
        ("seed", json!("xyz"), "is not a valid seed"),
        ("seed", json!(null), "either"),
        ("moves", json!("TBLR 1,0"), "invalid type"),
        ("scenario", json!({"players": 3}), "either"),
        ("surprise", json!(1), "unknown field"),
    ] {
        let mut record = document();
        record[field] = value;
        let error = replay(record).err().unwrap().to_string();
        assert!(error.contains(hint), "{field}: {error}");
    }
    for text in ["", "{", "[]", "{}", "null", "{\"version\": 1, \"moves\": []}"] {
        let broken = Record::from_json(text).and_then(|record| Game::from_record(&record));
        assert!(broken.is_err(), "{text}");
    }
}

#[test]
fn a_game_that_began_with_a_scenario_is_recorded_with_it() {
    let mut game = scene(json!({ "players": ["Ann", "Ben", "Cid"], "seed": 4, "to_act": 1, "laid": ["LR 1,0"] }));
    let any = game.choices("pass")[0].clone();
    game.plays(&[&any]);
    let text = game.record().to_json();
    let again = Game::from_record(&Record::from_json(&text).unwrap()).unwrap();
    assert_eq!(again.state().hash(), game.state().hash());
    assert_eq!(again.players().names(), ["Ann", "Ben", "Cid"]);
}

#[test]
fn the_example_in_the_documentation_is_a_record() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md");
    let page = std::fs::read_to_string(page).unwrap();
    let example: String = page.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    let game = Game::from_record(&Record::from_json(&example).unwrap()).unwrap();
    assert_eq!(game.moves().len(), 3);
}

/// Games that were recorded before moves, events and two rulings changed: they lead to the same positions as then.
#[test]
fn records_of_version_1_are_played_as_they_were() {
    #[derive(serde::Deserialize)]
    struct Line {
        record: serde_json::Value,
        /// Hashes by the number of moves played.
        checkpoints: std::collections::BTreeMap<usize, String>,
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records-version-1.jsonl");
    let text = std::fs::read_to_string(file).unwrap();
    let (mut games, mut compared) = (0, 0);
    for (number, line) in text.lines().enumerate() {
        let line: Line = serde_json::from_str(line).unwrap();
        assert_eq!(line.record["version"], 1);
        let record = Record::from_json(&line.record.to_string()).unwrap();
        let mut game = record.begin().unwrap();
        let mut checkpoints = line.checkpoints;
        for played in 0..=record.moves().len() {
            if played > 0 {
                record.play_move(&mut game, played).unwrap_or_else(|error| panic!("game {number}: {error}"));
            }
            if let Some(hash) = checkpoints.remove(&played) {
                assert_eq!(game.state().hash(), hash, "game {number} after {played} moves");
                compared += 1;
            }
        }
        assert!(checkpoints.is_empty(), "game {number} has no moves {:?}", checkpoints.keys());
        // This compares the hash at the end.
        assert!(line.record["hash"].is_string());
        let again = Game::from_record(&record).unwrap_or_else(|error| panic!("game {number}: {error}"));
        assert_eq!(again.state().hash(), game.state().hash());
        games += 1;
    }
    assert!(games > 40 && compared > 200, "{games} games, {compared} positions");
}
