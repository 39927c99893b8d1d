//! Events, moves, refusals and reasons of bots in words.

use super::{Words, printable};
use saboteur_bots::Why;
use saboteur_engine::{Decision, Event, IllegalMove, ImpossibleRules, Move};
use saboteur_table::{Reader, UnmaskedLine};
use serde::Serialize;
use serde_json::Value;

impl Words {
    /// Returns the sentences about an event. An event that is nothing new to its viewer has none.
    pub fn event(&self, event: &Event) -> Vec<String> {
        let text = self.tell("event", &document(event));
        text.lines().filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect()
    }

    /// Returns the question of a decision.
    pub fn question(&self, decision: Decision) -> String {
        self.say(&format!("ask-{}", decision.id()), &[])
    }

    /// Returns a move as on a button.
    pub fn choice(&self, chosen: &Move) -> String {
        self.tell("move", &document(chosen))
    }

    /// Returns the play that a player announces, or asks another player to pay for.
    pub fn plan(&self, play: &Move) -> String {
        self.choice(&play.intended_play())
    }

    /// Returns the reason why a move is illegal.
    pub fn illegal(&self, reason: &IllegalMove) -> String {
        self.tell("illegal", &document(reason))
    }

    /// Returns the reason why a game cannot be set up.
    pub fn impossible(&self, reason: &ImpossibleRules) -> String {
        self.tell("table-impossible", &document(reason))
    }

    /// Returns something that came to light at the end of a round, if there are words for it.
    pub fn unmasked(&self, line: &UnmaskedLine) -> Option<String> {
        let document = document(line);
        let id = format!("unmasked-{}", document["type"].as_str().unwrap_or_default());
        self.has(&id).then(|| self.tell("unmasked", &document))
    }

    /// Returns how well a player read the table.
    pub fn reader(&self, reader: &Reader) -> String {
        let name = self.name(reader.seat).to_owned();
        let values = [("seat", name.into()), ("right", reader.right.into()), ("wrong", reader.wrong.into())];
        self.say("ending-reader", &values)
    }

    /// Returns the reason why a bot made a move.
    pub fn why(&self, why: &Why) -> String {
        let sentence = self.tell("why", &document(why));
        match why.hope {
            Some(percent) => self.say("why-hope", &[("why", sentence.into()), ("percent", percent.into())]),
            None => sentence,
        }
    }

    /// Returns the note on a move in a record: the reason of a bot, or any other text.
    pub fn note(&self, note: &Value) -> String {
        match (Why::from_note(note), note) {
            (Some(why), _) => self.why(&why),
            (None, Value::String(text)) => printable(text),
            (None, _) => printable(&note.to_string()),
        }
    }
}

fn document(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}
