//! Bytes from outside: the properties that the fuzzers check, on arbitrary and on damaged input.

use crate::support::trying;
use proptest::prelude::*;
use saboteur_cli::properties;
use saboteur_engine::{Chance, Game, Rules, Seed, Setup};
use serde_json::{Value, json};

#[path = "../../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "the fuzz targets are other crates")]
mod engine;

/// A game in its middle.
fn some_game() -> Game {
    let mut game = Game::new(Rules::default(), Setup::new(4, 11)).unwrap();
    let mut chance = Chance::new(Seed::from(11), 0);
    for _ in 0..60 {
        let seat = game.to_act().unwrap().seat;
        let moves = game.legal_moves(seat);
        game.play(seat, *chance.pick(&moves)).unwrap();
    }
    game
}

/// Puts `value` somewhere into the document.
pub(crate) fn damage(document: &mut Value, mut path: usize, value: &Value) {
    let children: Vec<&mut Value> = match document {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    if children.is_empty() || path % 5 == 4 {
        *document = value.clone();
        return;
    }
    path /= 5;
    let count = children.len();
    if let Some(child) = children.into_iter().nth(path % count) {
        damage(child, path / count, value);
    }
}

pub(crate) fn values() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        Just(json!([])),
        Just(json!({})),
        Just(json!("cross")),
        Just(json!("TBLR 1,0")),
        Just(json!("goal_gold")),
        Just(json!([8, 0])),
        Just(json!(true)),
        any::<u8>().prop_map(|number| json!(number)),
        any::<i64>().prop_map(|number| json!(number)),
        ".{0,12}".prop_map(|text| json!(text)),
    ]
}

proptest! {
    #![proptest_config(trying(2000))]

    #[test]
    fn any_text_is_a_move_or_none(text in "[TBLR|a-z_@0-9, -]{0,24}|.{0,40}") {
        engine::notation(text.as_bytes());
    }

    #[test]
    fn any_bytes_are_a_request_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        properties::protocol(&bytes);
    }

    #[test]
    fn a_damaged_scenario_is_refused_or_played(path in any::<usize>(), value in values()) {
        let mut document = serde_json::to_value(some_game().scenario()).unwrap();
        damage(&mut document, path, &value);
        engine::scenario(document.to_string().as_bytes());
    }

    #[test]
    fn a_damaged_record_is_refused_or_replayed(path in any::<usize>(), value in values()) {
        let mut document = serde_json::to_value(some_game().record()).unwrap();
        damage(&mut document, path, &value);
        engine::record(document.to_string().as_bytes());
    }

    #[test]
    fn damaged_requests_are_answered(path in any::<usize>(), value in values(), which in 0usize..6) {
        let mut requests = [
            json!({"cmd": "new", "players": 3, "seed": 1}),
            json!({"cmd": "legal", "seat": 0}),
            json!({"cmd": "play", "move": {"type": "pass", "cards": ["cross"]}, "seat": 0, "viewer": 1}),
            json!({"cmd": "events", "viewer": "open", "from": 3}),
            json!({"cmd": "undo", "moves": 1}),
            json!({"cmd": "state"}),
        ];
        damage(&mut requests[which], path, &value);
        let lines: Vec<String> = requests.iter().map(ToString::to_string).collect();
        properties::protocol(lines.join("\n").as_bytes());
    }
}
