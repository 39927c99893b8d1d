//! The scenario document of version 1, in which the fields of all expansions lay side by side.
//!
//! Records and stored games have such documents, and the hash of a state is made from one, so that it stays the same.

use super::Scenario;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// The fields that were moved into a part: the old name, the part and the name in it.
const MOVED: [(&str, &str, &str); 16] = [
    ("reversed", "championship", "reversed"),
    ("pathfinder", "championship", "pathfinder"),
    ("vetoer", "championship", "vetoer"),
    ("toll_dwarves", "toll", "dwarves"),
    ("toll_left", "toll", "left"),
    ("asked", "toll", "asked"),
    ("sponsor", "toll", "sponsor"),
    ("chests", "chests", "cards"),
    ("chests_opened", "chests", "opened"),
    ("chests_due", "chests", "due"),
    ("chest_cards_out", "chests", "cards_out"),
    ("markers", "duel", "markers"),
    ("keys", "duel", "keys"),
    ("kept", "duel", "kept"),
    ("cause", "duel", "cause"),
    ("gone", "duel", "gone"),
];

/// The fields of version 1 in their order.
const ORDER: [&str; 42] = [
    "rules",
    "players",
    "seed",
    "round",
    "phase",
    "to_act",
    "last_to_play",
    "reversed",
    "pending",
    "pathfinder",
    "laid",
    "goals",
    "hands",
    "dwarves",
    "dwarves_seen_by",
    "left_over",
    "dwarves_out",
    "set_aside",
    "thefts",
    "deck",
    "discard",
    "in_front",
    "gold",
    "gold_pieces",
    "gold_stock",
    "gold_offered",
    "postcards_used",
    "toll_dwarves",
    "toll_left",
    "asked",
    "sponsor",
    "chests",
    "chests_opened",
    "chests_due",
    "chest_cards_out",
    "vetoer",
    "markers",
    "keys",
    "kept",
    "cause",
    "gone",
    "in_play",
];

/// Returns the scenario as a document of version 1. What version 1 did not know comes last.
pub(crate) fn as_version_1(scenario: &Scenario) -> Value {
    let mut new = match serde_json::to_value(scenario) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => Map::new(),
    };
    let mut old = Map::new();
    for name in ORDER {
        let moved = MOVED.iter().find(|(old_name, ..)| *old_name == name);
        let (part, inner) = moved.map_or(("championship", name), |&(_, part, inner)| (part, inner));
        let value = if moved.is_some() || name == "in_play" {
            new.get_mut(part).and_then(|part| part.get_mut(inner)).map(Value::take)
        } else {
            new.get_mut(name).map(Value::take)
        };
        if let Some(mut value) = value {
            rename_rotated(name, &mut value);
            old.insert(name.to_owned(), value);
        }
    }
    Value::Object(old)
}

/// Cards in the mine said `turned` in version 1.
fn rename_rotated(name: &str, value: &mut Value) {
    if !["laid", "goals", "chests"].contains(&name) {
        return;
    }
    for fields in value.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        let renamed = std::mem::take(fields).into_iter();
        *fields = renamed.map(|(key, value)| (if key == "rotated" { "turned".into() } else { key }, value)).collect();
    }
}

/// Reads a scenario of any version.
pub fn read_scenario<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Scenario, D::Error> {
    let mut document = Value::deserialize(deserializer)?;
    upgrade(&mut document);
    Scenario::deserialize(document).map_err(serde::de::Error::custom)
}

/// Moves the fields of a document of version 1 into their parts.
pub(crate) fn upgrade(document: &mut Value) {
    let Some(fields) = document.as_object_mut() else {
        return;
    };
    for (old, part, inner) in MOVED {
        // A part may have the name of an old field, but was a list then.
        let is_part = old == part && fields.get(old).is_some_and(Value::is_object);
        let Some(value) = (if is_part { None } else { fields.remove(old) }) else {
            continue;
        };
        let part = fields.entry(part).or_insert_with(|| Value::Object(Map::new()));
        if let Some(part) = part.as_object_mut() {
            part.insert(inner.to_owned(), value);
        }
    }
}
