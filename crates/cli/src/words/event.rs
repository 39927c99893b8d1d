//! What happened, in sentences.

use super::Words;
use super::arguments::document;
use saboteur_engine::{Card, CardKind, Event, Grade, Outcome, Seat};
use serde_json::Value;

/// The fields in which an event tells a secret. They are empty for those who may not know it.
const SECRETS: [&str; 6] = ["card", "cards", "dwarf", "value", "values", "swapped"];

impl Words {
    /// Returns what happened, a sentence a line. An event without a message is not told.
    pub fn event(&self, event: &Event) -> Vec<String> {
        let document = document(event);
        let id = self.event_id(event, &document);
        let mut lines = Vec::new();
        if self.has(&id) {
            lines.push(self.format(&id, &self.arguments(&document)));
        }
        if let Event::RoundEnded { dwarves, .. } = event {
            let masks = Seat::all(dwarves.len()).zip(dwarves);
            lines.extend(masks.map(|(seat, &dwarf)| {
                let name = ("name", self.name(seat).to_owned().into());
                self.say("event-unmasked", &[name, ("dwarf", self.dwarf(dwarf).into())])
            }));
        }
        if let Event::GameEnded { outcome } = event {
            lines.extend(self.outcome(outcome));
        }
        lines
    }

    /// Returns the id of the message for an event: its type, what it is about, and `known` if it tells a secret.
    fn event_id(&self, event: &Event, document: &Value) -> String {
        let mut id = format!("event-{}", document["type"].as_str().unwrap_or_default().replace('_', "-"));
        if let Some(aspect) = aspect(event) {
            id = format!("{id}-{aspect}");
        }
        let known = SECRETS.iter().any(|&field| match &document[field] {
            Value::Null => false,
            Value::Array(values) => !values.is_empty(),
            _ => true,
        });
        let known = known.then(|| format!("{id}-known")).filter(|id| self.has(id));
        known.unwrap_or(id)
    }

    /// Returns who has won a round.
    pub(super) fn winners(&self, camps: &[&str]) -> String {
        let teams = ["blue", "green"];
        let both = teams.iter().all(|team| camps.contains(team));
        let others = camps.iter().filter(|camp| !both || !teams.contains(camp));
        let ids = both.then_some(&"both").into_iter().chain(others);
        let sentences: Vec<String> = ids.map(|camp| self.say(&format!("camp-{camp}"), &[])).collect();
        if sentences.is_empty() { self.say("camp-nobody", &[]) } else { sentences.join(" ") }
    }

    /// Returns the scores and the winners.
    fn outcome(&self, outcome: &Outcome) -> Vec<String> {
        let name = |seat: Seat| ("name", self.name(seat).to_owned().into());
        let scores = Seat::all(outcome.scores.len()).zip(&outcome.scores);
        let mut lines: Vec<String> =
            scores.map(|(seat, &score)| self.say("event-score", &[name(seat), ("score", score.into())])).collect();
        match outcome.winners.split_last() {
            None => {}
            Some((&winner, [])) => lines.push(self.say("event-winner", &[name(winner)])),
            Some((&last, others)) => {
                let names: Vec<&str> = others.iter().map(|&seat| self.name(seat)).collect();
                let last = ("last", self.name(last).to_owned().into());
                lines.push(self.say("event-winners", &[("names", names.join(", ").into()), last]));
            }
        }
        lines.extend(outcome.grade.map(|grade| {
            let id = match grade {
                Grade::Lost => "event-grade-lost",
                Grade::Fair => "event-grade-fair",
                Grade::Good => "event-grade-good",
                Grade::Perfect => "event-grade-perfect",
            };
            self.say(id, &[])
        }));
        lines
    }
}

/// Returns what a message differs by that the type of its event does not say.
fn aspect(event: &Event) -> Option<&'static str> {
    match event {
        Event::Played { card, .. } => Some(card.message_key()),
        Event::Revealed { card, .. } => Some(kind_id(*card)),
        Event::Discarded { removed: Some(_), .. } => Some("for"),
        Event::CardSeen { chest: Some(_), .. } => Some("chest"),
        Event::RoundEnded { reached_by: Some(_), .. } => Some("reached"),
        Event::Stolen { victim: None, .. } => Some("nothing"),
        // Most events have one message. A test checks that none lacks it.
        _ => None,
    }
}

/// Returns the word for what kind of card was reached.
fn kind_id(card: Card) -> &'static str {
    match card.kind() {
        CardKind::Goal(goal) => goal.id(),
        CardKind::Postcard(_) => "postcard",
        CardKind::Chest => "chest",
        CardKind::Path | CardKind::Start | CardKind::Action(_) => card.message_key(),
    }
}
