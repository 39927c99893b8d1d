//! Why a bot moved, in words.

use crate::words::{Words, printable};
use saboteur_bots::{Reason, Why};
use saboteur_engine::{Card, Cell, Seat};
use serde_json::Value;

impl Words {
    /// What was noted about a move: why a bot made it, or whatever somebody wrote.
    pub fn note(&self, note: &Value) -> String {
        match (Why::from_note(note), note) {
            (Some(why), _) => self.why(&why),
            (None, Value::String(text)) => printable(text),
            (None, _) => printable(&note.to_string()),
        }
    }

    /// Why a bot moved, in one sentence.
    pub fn why(&self, why: &Why) -> String {
        let cell = |cell: Cell| ("cell", cell.to_string().into());
        let name = |seat: Seat| ("name", self.name(seat).to_owned().into());
        let card = |card: Card| ("card", self.card(card).into());
        let sentence = match why.reason {
            Reason::Lot => self.say("why-lot", &[]),
            Reason::OnlyMove => self.say("why-only", &[]),
            Reason::Nearer { cell: to, cards } => self.say("why-nearer", &[cell(to), ("cards", cards.into())]),
            Reason::Reaches { cell: to, percent } => self.say("why-reaches", &[cell(to), ("percent", percent.into())]),
            Reason::Widens => self.say("why-widens", &[]),
            Reason::Waits => self.say("why-waits", &[]),
            Reason::LeadsAway { cards } => self.say("why-leads_away", &[("cards", cards.into())]),
            Reason::PlaysAlong => self.say("why-plays_along", &[]),
            Reason::Hinders { seat, percent } => self.say("why-hinders", &[name(seat), ("percent", percent.into())]),
            Reason::Helps { seat, percent } => self.say("why-helps", &[name(seat), ("percent", percent.into())]),
            Reason::HelpsItself => self.say("why-helps_itself", &[]),
            Reason::Looks { cell: at } => self.say("why-looks", &[cell(at)]),
            Reason::Clears { cell: at } => self.say("why-clears", &[cell(at)]),
            Reason::Collapses { cell: at } => self.say("why-collapses", &[cell(at)]),
            Reason::Discards { card: least } => self.say("why-discards", &[card(least)]),
            Reason::Gold => self.say("why-gold", &[]),
            Reason::FindsOut { seat } => self.say("why-finds_out", &[name(seat)]),
            Reason::BestCard { card: best } => self.say("why-best_card", &[card(best)]),
            Reason::Prevents => self.say("why-prevents", &[]),
            Reason::LetsHappen => self.say("why-lets_happen", &[]),
            Reason::Moves { cell: at } => self.say("why-moves", &[cell(at)]),
            Reason::Order => self.say("why-order", &[]),
            Reason::NewHat { seat } => self.say("why-new_hat", &[name(seat)]),
        };
        match why.hope {
            Some(percent) => self.say("why-hope", &[("why", sentence.into()), ("percent", percent.into())]),
            None => sentence,
        }
    }
}
