//! The arguments of a message, taken from the fields of a document.
//!
//! Events, moves and reasons are read as the documents that a client gets, so an argument is found by the name of its
//! field. `web/src/lib/tell.ts` does the same, and both speak with the same messages.

use super::Words;
use fluent_bundle::FluentArgs;
use saboteur_engine::{Card, Move, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The document of an event, a move or a reason.
pub(super) fn document(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}

impl Words {
    /// Returns the arguments for a message about this document.
    pub(super) fn arguments(&self, document: &Value) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        arguments.set("own", yes_or_no(is_own(document)));
        for (field, value) in document.as_object().into_iter().flatten() {
            self.add(&mut arguments, field, value);
        }
        arguments
    }

    /// Adds what a field says.
    fn add(&self, arguments: &mut FluentArgs<'static>, field: &str, value: &Value) {
        match (field, value) {
            ("seat" | "first" | "reached_by" | "to_act", Value::Number(_)) => {
                arguments.set("name", self.name_in(value));
            }
            ("target" | "victim" | "sponsor" | "owner" | "from", Value::Number(_)) => {
                arguments.set("target", self.name_in(value));
            }
            ("target" | "reply", Value::Object(_)) => self.add_target(arguments, value),
            ("cell" | "from" | "one" | "two", Value::Array(_)) => {
                arguments.set(field.to_owned(), format!("{},{}", value[0], value[1]));
            }
            ("card", Value::String(id)) => self.add_card(arguments, id),
            ("removed", Value::String(id)) => arguments.set("removed", self.say(&format!("card-{id}"), &[])),
            ("cards", Value::Array(_)) => {
                let cards = Vec::<Card>::deserialize(value).unwrap_or_default();
                arguments.set("cards", self.cards(&cards));
                arguments.set("gold", cards.iter().map(|card| u32::from(card.nuggets())).sum::<u32>());
            }
            ("dwarf" | "chest" | "tool", Value::String(id)) => {
                arguments.set(field.to_owned(), self.say(&format!("{field}-{id}"), &[]));
            }
            ("play", Value::Object(_)) => {
                if let Ok(play) = Move::deserialize(value) {
                    arguments.set("move", self.plan(&play));
                }
            }
            ("values", Value::Array(values)) => {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                arguments.set("values", values.join(", "));
            }
            ("winners", Value::Array(camps)) => {
                let camps: Vec<&str> = camps.iter().filter_map(Value::as_str).collect();
                arguments.set("winners", self.winners(&camps));
            }
            (_, Value::Bool(is)) => arguments.set(field.to_owned(), yes_or_no(*is)),
            (_, Value::Number(number)) => arguments.set(field.to_owned(), number.as_i64().unwrap_or_default()),
            (_, Value::String(word)) => arguments.set(field.to_owned(), word.clone()),
            (_, Value::Null | Value::Array(_) | Value::Object(_)) => {}
        }
    }

    /// Adds a card, and what messages say about it besides its name.
    fn add_card(&self, arguments: &mut FluentArgs<'static>, id: &str) {
        arguments.set("card", self.say(&format!("card-{id}"), &[]));
        let Some(card) = Card::from_id(id) else {
            return;
        };
        arguments.set("gold", card.nuggets());
        if let Some(tool) = card.breaks() {
            arguments.set("tool", self.tool(tool));
        }
    }

    /// Adds what a card is played on, or what an answer chooses. The player there is the target of the message.
    fn add_target(&self, arguments: &mut FluentArgs<'static>, target: &Value) {
        for (field, value) in target.as_object().into_iter().flatten() {
            match (field.as_str(), value) {
                ("place" | "tool", Value::Object(_)) => self.add_target(arguments, value),
                ("cells", _) => {
                    self.add(arguments, "one", &value[0]);
                    self.add(arguments, "two", &value[1]);
                }
                ("seat", _) => self.add(arguments, "target", value),
                ("gold", _) => self.add(arguments, "value", value),
                (field, _) => self.add(arguments, field, value),
            }
        }
    }

    fn name_in(&self, seat: &Value) -> String {
        Seat::deserialize(seat).map_or_else(|_| "?".to_owned(), |seat| self.name(seat).to_owned())
    }
}

/// Returns true if a player is the target of their own play, or pays themself.
fn is_own(document: &Value) -> bool {
    let target = &document["target"];
    let others = [target, &target["seat"], &target["tool"]["seat"], &document["owner"]];
    document["seat"].is_number() && others.contains(&&document["seat"])
}

/// Returns the word by which messages select.
fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
