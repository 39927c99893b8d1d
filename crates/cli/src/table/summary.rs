//! The end of a round and of a game in words.

use super::{Scene, Told};
use crate::words::Words;
use saboteur_engine::Event;

/// Whether an event tells who got what at the end of a round.
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

/// The last round that is over: how many are, and what there is to say about it once all is paid.
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

/// The events among what was told.
fn events(told: &[Told]) -> impl Iterator<Item = &Event> {
    told.iter().filter_map(|told| match told {
        Told::Event(event) => Some(event),
        Told::Line(_) => None,
    })
}

/// What was told as lines from the given one on. What was announced and then done is told once, as done.
pub(super) fn log(told: &[Told], from: usize, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, one) in told.iter().enumerate().skip(from) {
        match one {
            Told::Line(line) => lines.push(line.clone()),
            Told::Event(Event::Announced { .. }) if matches!(events(&told[at + 1..]).next(), Some(next) if !matches!(next, Event::Vetoed { .. })) =>
                {}
            // What others draw is not worth a line.
            Told::Event(Event::Drew { card: None, .. }) => {}
            Told::Event(event) => lines.extend(words.event(event)),
        }
    }
    lines
}
