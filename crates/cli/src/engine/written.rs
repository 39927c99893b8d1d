//! Moves as programs write them: as text, or as an object with the fields that `legal` answers.
//!
//! The same mistake gives the same error in both forms.

use saboteur_engine::notation::Part;
use saboteur_engine::{Card, Cell, Decision, Discards, Game, Move, NotAMove, Reply, Seat, Target, Tool};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// A move as text or as an object.
pub(crate) enum Written {
    Text(String),
    Object(Map<String, Value>),
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Written::Text(text)),
            Value::Object(fields) => Ok(Written::Object(fields)),
            _ => Err(serde::de::Error::custom("a move must be a text or an object")),
        }
    }
}

impl Written {
    /// Reads the move for the player who has to decide in this game.
    pub(crate) fn read_in(self, game: &Game) -> Result<Move, NotAMove> {
        match self {
            Written::Text(text) => game.parse_move(&text),
            Written::Object(fields) => Fields(fields).read(),
        }
    }

    /// Reads the move for a player who has to make this decision.
    pub(crate) fn read_for(self, decision: Decision) -> Result<Move, NotAMove> {
        match self {
            Written::Text(text) => Move::parse_for(&text, decision),
            Written::Object(fields) => Fields(fields).read(),
        }
    }
}

/// The fields of an object that are still to be read.
struct Fields(Map<String, Value>);

impl Fields {
    fn read(mut self) -> Result<Move, NotAMove> {
        // `legal` adds the text to the other fields, so it has no new information.
        self.0.remove("text");
        let read = match self.word("type")?.as_str() {
            "play" => Move::Play { card: self.card("card")?, target: self.target()? },
            "discard" => Move::Discard { cards: self.cards()?, removed: self.optional("removed", card)? },
            "post_dwarf" => Move::PostDwarf { card: self.card("card")?, cell: self.cell("cell")? },
            "ask_sponsor" => Move::AskSponsor {
                sponsor: self.take("sponsor", Part::Seat, seat)?,
                card: self.card("card")?,
                cell: self.cell("cell")?,
                rotated: self.rotated()?,
            },
            "pay_troll" => Move::PayTroll { cell: self.cell("cell")? },
            "answer" => Move::Answer { to: self.take("to", Part::Question, decision)?, reply: self.reply()? },
            other => return Err(NotAMove::UnknownWord(quote(other))),
        };
        self.end()?;
        Ok(read)
    }

    /// Refuses fields that were not read.
    fn end(self) -> Result<(), NotAMove> {
        self.0.into_iter().next().map_or(Ok(()), |(name, _)| Err(NotAMove::TooLong(quote(&name))))
    }

    fn take<T>(&mut self, name: &str, part: Part, read: impl Fn(&Value) -> Result<T, NotAMove>) -> Result<T, NotAMove> {
        self.0.remove(name).map_or(Err(NotAMove::Missing(part)), |value| read(&value))
    }

    fn optional<T>(&mut self, name: &str, read: impl Fn(&Value) -> Result<T, NotAMove>) -> Result<Option<T>, NotAMove> {
        self.0.remove(name).filter(|value| !value.is_null()).map(|value| read(&value)).transpose()
    }

    fn word(&mut self, name: &str) -> Result<String, NotAMove> {
        self.take(name, Part::Type, |value| {
            value.as_str().map(str::to_owned).ok_or_else(|| NotAMove::UnknownWord(shown(value)))
        })
    }

    fn card(&mut self, name: &str) -> Result<Card, NotAMove> {
        self.take(name, Part::Card, card)
    }

    fn cell(&mut self, name: &str) -> Result<Cell, NotAMove> {
        self.take(name, Part::Cell, cell)
    }

    fn rotated(&mut self) -> Result<bool, NotAMove> {
        let read = |value: &Value| value.as_bool().ok_or_else(|| NotAMove::TooLong(shown(value)));
        Ok(self.optional("rotated", read)?.unwrap_or(false))
    }

    fn cards(&mut self) -> Result<Discards, NotAMove> {
        self.take("cards", Part::Card, |value| {
            let list = value.as_array().ok_or_else(|| NotAMove::NotACard(shown(value)))?;
            let cards: Vec<Card> = list.iter().map(card).collect::<Result<_, _>>()?;
            if cards.is_empty() {
                return Err(NotAMove::Missing(Part::Card));
            }
            Discards::new(&cards).ok_or(NotAMove::TooManyCards)
        })
    }

    /// Reads the target of a card. A missing target means that the card needs none.
    fn target(&mut self) -> Result<Target, NotAMove> {
        let (kind, value) = match self.0.remove("target") {
            None | Some(Value::Null) => return Ok(Target::Nothing),
            Some(Value::String(word)) if word == "nothing" => return Ok(Target::Nothing),
            Some(value) => single(value)?,
        };
        match kind.as_str() {
            "cell" => Ok(Target::Cell(cell(&value)?)),
            "seat" => Ok(Target::Seat(seat(&value)?)),
            "cells" => match value.as_array().map(Vec::as_slice) {
                Some([one, two]) => {
                    let (one, two) = (cell(one)?, cell(two)?);
                    Ok(Target::Cells(one.min(two), one.max(two)))
                }
                _ => Err(NotAMove::NotACell(shown(&value))),
            },
            "place" => {
                inside(value, |fields| Ok(Target::Place { cell: fields.cell("cell")?, rotated: fields.rotated()? }))
            }
            "tool" => inside(value, |fields| {
                Ok(Target::Tool {
                    seat: fields.take("seat", Part::Seat, seat)?,
                    tool: fields.take("tool", Part::Tool, tool)?,
                })
            }),
            other => Err(NotAMove::UnknownWord(quote(other))),
        }
    }

    fn reply(&mut self) -> Result<Reply, NotAMove> {
        match self.0.remove("reply") {
            None => Err(NotAMove::Missing(Part::Answer)),
            Some(Value::String(word)) if word == "yes" => Ok(Reply::Yes),
            Some(Value::String(word)) if word == "no" => Ok(Reply::No),
            Some(Value::String(word)) => Err(NotAMove::UnknownWord(quote(&word))),
            Some(value) => {
                let (kind, value) = single(value)?;
                match kind.as_str() {
                    "cell" => cell(&value).map(Reply::Cell),
                    "seat" => seat(&value).map(Reply::Seat),
                    "card" => card(&value).map(Reply::Card),
                    "gold" => match value.as_u64() {
                        Some(nuggets @ 1..=3) => Ok(Reply::Gold(nuggets as u8)),
                        Some(_) | None => Err(NotAMove::NotGold(shown(&value))),
                    },
                    other => Err(NotAMove::UnknownWord(quote(other))),
                }
            }
        }
    }
}

/// Reads all fields of an inner object.
fn inside(value: Value, read: impl Fn(&mut Fields) -> Result<Target, NotAMove>) -> Result<Target, NotAMove> {
    let Value::Object(fields) = value else {
        return Err(NotAMove::UnknownWord(shown(&value)));
    };
    let mut fields = Fields(fields);
    let target = read(&mut fields)?;
    fields.end()?;
    Ok(target)
}

/// Returns the only field of an object.
fn single(value: Value) -> Result<(String, Value), NotAMove> {
    let wrong = NotAMove::UnknownWord(shown(&value));
    match value {
        Value::Object(fields) if fields.len() == 1 => fields.into_iter().next().ok_or(wrong),
        _ => Err(wrong),
    }
}

fn card(value: &Value) -> Result<Card, NotAMove> {
    serde_json::from_value(value.clone()).map_err(|_| NotAMove::NotACard(shown(value)))
}

fn cell(value: &Value) -> Result<Cell, NotAMove> {
    serde_json::from_value(value.clone()).map_err(|_| NotAMove::NotACell(shown(value)))
}

fn seat(value: &Value) -> Result<Seat, NotAMove> {
    serde_json::from_value(value.clone()).map_err(|_| NotAMove::NotASeat(shown(value)))
}

fn tool(value: &Value) -> Result<Tool, NotAMove> {
    serde_json::from_value(value.clone()).map_err(|_| NotAMove::NotATool(shown(value)))
}

fn decision(value: &Value) -> Result<Decision, NotAMove> {
    serde_json::from_value(value.clone()).map_err(|_| NotAMove::UnknownWord(shown(value)))
}

/// Formats a value for a message, shortened.
fn shown(value: &Value) -> String {
    quote(value.as_str().map_or_else(|| value.to_string(), str::to_owned).as_str())
}

fn quote(word: &str) -> String {
    word.chars().take(40).collect()
}
