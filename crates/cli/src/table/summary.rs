//! The end of a round or of a game, the log and the bots, in words.

use super::{LogEntry, Scene};
use crate::words::Words;
use saboteur_bots::Character;
use saboteur_engine::Event;
use std::collections::BTreeSet;

/// Returns true if an event is a payment at the end of a round.
fn pays(event: &Event) -> bool {
    matches!(
        event,
        Event::GoldDrawn { .. }
            | Event::GoldTaken { .. }
            | Event::GoldPaid { .. }
            | Event::PiecesPaid { .. }
            | Event::Stolen { .. }
            | Event::GoldKept { .. }
            | Event::TrollsPaid { .. }
            | Event::GameEnded { .. }
    )
}

/// Returns a line for each character at the table: how bots of this character play.
pub(super) fn characters(scene: &Scene, words: &Words) -> Vec<String> {
    let characters: BTreeSet<Character> = scene.bots.iter().flatten().filter_map(|bot| bot.character).collect();
    characters.into_iter().map(|character| words.about_character(character)).collect()
}

/// Returns the number of ended rounds and the summary of the last one. None until everybody was paid for it.
pub(super) fn last_round(scene: &Scene, words: &Words) -> Option<(usize, Vec<String>)> {
    let events: Vec<&Event> = events(&scene.told).collect();
    let ends = |event: &&Event| matches!(event, Event::RoundEnded { .. } | Event::MineClosed { .. });
    let count = events.iter().copied().filter(|event| ends(event)).count();
    let at = events.iter().rposition(ends)?;
    let paid = events[at..].iter().any(|event| matches!(event, Event::RoundBegan { .. } | Event::GameEnded { .. }));
    let told = events[at..].iter().enumerate().filter(|(number, event)| *number == 0 || pays(event));
    let lines = told.flat_map(|(_, event)| words.event(event)).collect();
    paid.then_some((count, lines))
}

/// Returns the events of a log.
fn events(told: &[LogEntry]) -> impl Iterator<Item = &Event> {
    told.iter().filter_map(|told| match told {
        LogEntry::Event(event) => Some(event),
        LogEntry::Line(_) => None,
    })
}

/// Returns the log as lines, starting at an index. A play that was announced and then carried out has one line.
pub(super) fn log(told: &[LogEntry], from: usize, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, one) in told.iter().enumerate().skip(from) {
        match one {
            LogEntry::Line(line) => lines.push(line.clone()),
            LogEntry::Event(Event::Announced { .. }) if matches!(events(&told[at + 1..]).next(), Some(next) if !matches!(next, Event::Vetoed { .. })) =>
                {}
            // Draws of other players get no line.
            LogEntry::Event(Event::Drew { card: None, .. }) => {}
            LogEntry::Event(event) => lines.extend(words.event(event)),
        }
    }
    lines
}
