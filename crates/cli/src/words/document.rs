//! Sentences about documents: events, moves, reasons why a move is illegal, and reasons of bots.
//!
//! There is one rule for all of them, and `web/src/lib/tell.ts` has the same one:
//!
//! - The id of the message is the kind of document and its tag: `event-drew`, `move-discard`, `illegal-occupied`.
//!   If there is a message for the card or the question that the document names, it is used instead:
//!   `event-played-rockfall`, `move-answer-steal`.
//! - The arguments are the fields. A seat is the name of its player, a card or a tool is its word, a cell is `3,-1`,
//!   a boolean is `yes` or `no`, an absent field or an empty list is `none`.
//!
//! All other differences are made by the messages, which select by their arguments.

use super::{Words, mark};
use fluent_bundle::{FluentArgs, FluentValue};
use saboteur_engine::{Card, Move, Seat};
use serde::Deserialize;
use serde_json::Value;

/// The fields that hold the seat of a player.
const SEATS: [&str; 10] =
    ["seat", "target", "victim", "sponsor", "owner", "from", "first", "reached_by", "to_act", "whom"];

impl Words {
    /// Returns the sentences about a document, one per line.
    pub(super) fn tell(&self, kind: &str, document: &Value) -> String {
        let mut arguments = FluentArgs::new();
        arguments.set("own", yes_or_no(is_own(document)));
        self.add_fields(&mut arguments, document);
        self.format(&self.message_id(kind, document), &arguments)
    }

    /// Returns the id of the message about a document.
    fn message_id(&self, kind: &str, document: &Value) -> String {
        let tag = ["type", "code", "reason"].iter().find_map(|&tag| document[tag].as_str());
        let id = format!("{kind}-{}", tag.unwrap_or_default());
        let card = document["card"].as_str().and_then(Card::from_id).map(Card::message_key);
        let special = card.or(document["to"].as_str()).map(|key| format!("{id}-{key}"));
        special.filter(|id| self.has(id)).unwrap_or(id)
    }

    fn add_fields(&self, arguments: &mut FluentArgs<'static>, object: &Value) {
        for (field, value) in object.as_object().into_iter().flatten() {
            self.add(arguments, field, value);
        }
    }

    /// Adds the argument for a field.
    fn add(&self, arguments: &mut FluentArgs<'static>, field: &str, value: &Value) {
        let field_name = field.to_owned();
        match (field, value) {
            (_, Value::Null) => arguments.set(field_name, "none"),
            (_, Value::Bool(is)) => arguments.set(field_name, yes_or_no(*is)),
            (_, Value::Number(_)) if SEATS.contains(&field) => arguments.set(field_name, self.marked_name(value)),
            (_, Value::Number(number)) => arguments.set(field_name, number.as_i64().unwrap_or_default()),
            ("card", Value::String(id)) => self.add_card(arguments, id),
            ("removed", Value::String(id)) => arguments.set(field_name, self.word("card", id)),
            ("dwarf" | "chest" | "tool" | "option", Value::String(id)) => {
                arguments.set(field_name, self.word(field, id));
            }
            (_, Value::String(word)) => arguments.set(field_name, word.clone()),
            ("cell" | "from" | "one" | "two", Value::Array(cell)) => {
                arguments.set(field_name, join(cell.iter().map(ToString::to_string), ","));
            }
            (_, Value::Array(values)) => self.add_list(arguments, field, values),
            ("play", Value::Object(_)) => {
                let play = Move::deserialize(value);
                arguments.set(field_name, play.map(|play| self.plan(&play)).unwrap_or_default());
            }
            ("target" | "reply", Value::Object(chosen)) => {
                arguments.set(field_name, chosen.keys().next().cloned().unwrap_or_default());
                self.add_chosen(arguments, value);
            }
            (_, Value::Object(_)) => self.add_fields(arguments, value),
        }
    }

    /// Adds a card, its nuggets and the tool that it breaks.
    fn add_card(&self, arguments: &mut FluentArgs<'static>, id: &str) {
        arguments.set("card", self.word("card", id));
        arguments.set("gold", nuggets(id));
        if let Some(tool) = Card::from_id(id).and_then(Card::breaks) {
            arguments.set("tool", self.tool(tool));
        }
    }

    /// Adds the target of a card, or the choice of an answer. A player there is the argument `target`.
    fn add_chosen(&self, arguments: &mut FluentArgs<'static>, chosen: &Value) {
        for (field, value) in chosen.as_object().into_iter().flatten() {
            match field.as_str() {
                "place" | "tool" if value.is_object() => self.add_chosen(arguments, value),
                "seat" => self.add(arguments, "target", value),
                "cells" => {
                    self.add(arguments, "one", &value[0]);
                    self.add(arguments, "two", &value[1]);
                }
                _ => self.add(arguments, field, value),
            }
        }
    }

    /// Adds a list and its length.
    fn add_list(&self, arguments: &mut FluentArgs<'static>, field: &str, values: &[Value]) {
        let texts = values.iter().filter_map(Value::as_str);
        let list = match field {
            _ if values.is_empty() => "none".to_owned(),
            "cards" => join(texts.clone().map(|id| self.word("card", id)), ", "),
            "winners" if values[0].is_number() => self.marked_names(values),
            "winners" => join(texts.clone().map(ToOwned::to_owned), "-"),
            "dwarves" => self.by_seat(field, texts.clone().map(|id| self.word("dwarf", id).into())),
            "scores" => self.by_seat(field, values.iter().map(|score| score.as_i64().unwrap_or_default().into())),
            _ => join(values.iter().map(ToString::to_string), ", "),
        };
        arguments.set(field.to_owned(), list);
        arguments.set(format!("{field}_count"), values.len());
        if field == "cards" {
            arguments.set("gold", texts.map(nuggets).sum::<u32>());
        }
    }

    /// Returns a line for each seat.
    fn by_seat(&self, field: &str, values: impl Iterator<Item = FluentValue<'static>>) -> String {
        let id = format!("by_seat-{field}");
        let line = |(seat, value)| self.say(&id, &[("seat", mark(self.name(Seat(seat))).into()), ("value", value)]);
        join((0..).zip(values).map(line), "\n")
    }

    /// Returns the word for the value of a field.
    fn word(&self, field: &str, id: &str) -> String {
        self.say(&format!("{field}-{id}"), &[])
    }

    fn marked_name(&self, seat: &Value) -> String {
        mark(Seat::deserialize(seat).map_or("?", |seat| self.name(seat)))
    }

    /// Returns names as in "Ann, Ben and Cleo".
    fn marked_names(&self, seats: &[Value]) -> String {
        let mut names: Vec<String> = seats.iter().map(|seat| self.marked_name(seat)).collect();
        let last = names.pop().unwrap_or_default();
        if names.is_empty() {
            return last;
        }
        self.say("list-and", &[("list", names.join(", ").into()), ("last", last.into())])
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

/// Returns the nuggets on a card.
fn nuggets(id: &str) -> u32 {
    Card::from_id(id).map_or(0, |card| u32::from(card.nuggets()))
}

fn join(texts: impl Iterator<Item = String>, separator: &str) -> String {
    texts.collect::<Vec<_>>().join(separator)
}
