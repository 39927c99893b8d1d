//! The reasons why a text is not a move, in words.

use super::Words;
use saboteur_engine::NotAMove;
use saboteur_engine::notation::Part;

impl Words {
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
}
