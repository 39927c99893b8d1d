//! Questions and moves, as on a button.

use super::Words;
use super::arguments::document;
use saboteur_engine::{Decision, Move, Reply};

impl Words {
    /// Returns what the game asks.
    pub fn question(&self, decision: Decision) -> String {
        self.say(&format!("ask-{}", decision.id()), &[])
    }

    /// Returns a move in words.
    pub fn choice(&self, chosen: &Move) -> String {
        self.format(&move_id(*chosen), &self.arguments(&document(chosen)))
    }

    /// Returns what a player wants to do who announces it, or asks another player to pay for it.
    pub fn plan(&self, play: &Move) -> String {
        self.choice(&play.intended_play())
    }
}

/// Returns the id of the message for a move.
fn move_id(chosen: Move) -> String {
    let id = match chosen {
        Move::Play { card, .. } => return format!("play-{}", card.message_key()),
        Move::Discard { removed: None, .. } => "move-pass",
        Move::Discard { removed: Some(_), .. } => "move-discard",
        Move::PostDwarf { .. } => "move-post_dwarf",
        Move::AskSponsor { .. } => "move-ask_sponsor",
        Move::PayTroll { .. } => "move-pay_troll",
        Move::Answer { to, reply } => return format!("answer-{}-{}", to.id(), reply_id(reply)),
    };
    id.to_owned()
}

/// Returns the word for a kind of answer.
fn reply_id(reply: Reply) -> &'static str {
    match reply {
        Reply::No => "no",
        Reply::Yes => "yes",
        Reply::Cell(_) => "cell",
        Reply::Seat(_) => "seat",
        Reply::Card(_) => "card",
        Reply::Gold(_) => "gold",
    }
}
