//! Why something is not possible, in sentences.

use super::arguments::document;
use super::{Words, range_id};
use saboteur_engine::notation::Part;
use saboteur_engine::{IllegalMove, ImpossibleRules, NotAMove};
use serde_json::Value;

impl Words {
    /// Returns why a move is not possible.
    pub fn illegal(&self, reason: &IllegalMove) -> String {
        let document = document(reason);
        let id = format!("illegal-{}", code(&document));
        let id = match reason {
            IllegalMove::OtherDecision { decision } | IllegalMove::NotOffered { decision } => {
                format!("{id}-{}", decision.id())
            }
            IllegalMove::Mismatch { side } => format!("{id}-{side}"),
            IllegalMove::WrongCell { card, .. } => format!("{id}-{}", card.message_key()),
            // All other reasons have one message. A test checks that none lacks it.
            _ => id,
        };
        self.format(&id, &self.arguments(&document))
    }

    /// Returns why a text is not a move.
    pub fn not_a_move(&self, reason: &NotAMove) -> String {
        let word = |id: &str, word: &String| self.say(id, &[("word", word.clone().into())]);
        match reason {
            NotAMove::UnknownWord(text) => word("notation-unknown-word", text),
            NotAMove::NotACell(text) => word("notation-not-a-cell", text),
            NotAMove::NotASeat(text) => word("notation-not-a-seat", text),
            NotAMove::NotATool(text) => word("notation-not-a-tool", text),
            NotAMove::NotACard(text) => word("notation-not-a-card", text),
            NotAMove::NotGold(text) => word("notation-not-gold", text),
            NotAMove::TooLong(text) => word("notation-too-long", text),
            // Only objects have types, questions and answers, and people write text.
            NotAMove::Missing(Part::Card | Part::Type | Part::Question | Part::Answer) => {
                self.say("notation-missing-card", &[])
            }
            NotAMove::Missing(Part::Cell) => self.say("notation-missing-cell", &[]),
            NotAMove::Missing(Part::Seat) => self.say("notation-missing-seat", &[]),
            NotAMove::Missing(Part::Tool) => self.say("notation-missing-tool", &[]),
            NotAMove::Missing(Part::Gold) => self.say("notation-missing-gold", &[]),
            NotAMove::Missing(Part::Removed) => self.say("notation-missing-removed", &[]),
            NotAMove::TooManyCards => self.say("notation-too-many-cards", &[]),
            NotAMove::NothingToAskFor(text) => word("notation-nothing-to-ask-for", text),
            NotAMove::NotPlayable(card) => self.say("notation-not-playable", &[("card", self.card(*card).into())]),
        }
    }

    /// Returns why a game cannot be set up.
    pub fn impossible(&self, reason: &ImpossibleRules) -> String {
        let document = document(reason);
        let mut arguments = self.arguments(&document);
        if let ImpossibleRules::Players { least, most, .. } = reason {
            arguments.set("range", range_id(*least, *most));
        }
        self.format(&format!("table-impossible-{}", code(&document)), &arguments)
    }
}

/// Returns the word by which a document names a reason.
fn code(document: &Value) -> &str {
    document["code"].as_str().unwrap_or_default()
}
