//! The end of a round or of a game, the log and the bots, in words.

use super::{LogEntry, Scene};
use crate::words::Words;
use saboteur_bots::{Character, Stance};
use saboteur_engine::{Card, Event, Payment, Place, Seat, SeenCard, View};
use saboteur_table::{Gesture, Unmasked};
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

/// Returns the gold of The Duel that a player has marked but not kept yet.
pub(super) fn marked_gold(view: &View, seat: Seat) -> u32 {
    let own = view.markers().iter().filter(|marker| marker.owner == seat);
    let cards = own.filter_map(|marker| view.board.iter().find(|seen| seen.cell == marker.cell)?.card);
    cards.map(|card| u32::from(card.nuggets())).sum()
}

/// Returns what the player at the screen drew last, or else the last line of the log.
pub(super) fn last_drawn(scene: &Scene, words: &Words) -> String {
    let told = since_own_move(&scene.told, scene.view.seat);
    let drew = events(told).filter(|event| matches!(event, Event::Drew { card: Some(_), .. }));
    let lines: Vec<String> = drew.flat_map(|event| words.event(event)).collect();
    if lines.is_empty() { log(told, 0, words).pop().unwrap_or_default() } else { lines.join(" ") }
}

/// Returns the end of a log, from the last move of this player on.
fn since_own_move(told: &[LogEntry], seat: Option<Seat>) -> &[LogEntry] {
    let moves = |entry: &LogEntry| match entry {
        LogEntry::Event(Event::Played { seat: by, .. } | Event::Discarded { seat: by, .. }) => Some(*by) == seat,
        LogEntry::Event(_) | LogEntry::Line(_) => false,
    };
    &told[told.iter().rposition(moves).unwrap_or(0)..]
}

/// The gestures in the order of their keys, each with the messages for its name and for the log.
pub(super) const GESTURES: [(Gesture, &str, &str); 6] = [
    (Gesture::Laugh, "gesture-name-laugh", "gesture-told-laugh"),
    (Gesture::Gasp, "gesture-name-gasp", "gesture-told-gasp"),
    (Gesture::Think, "gesture-name-think", "gesture-told-think"),
    (Gesture::Applaud, "gesture-name-applaud", "gesture-told-applaud"),
    (Gesture::Shrug, "gesture-name-shrug", "gesture-told-shrug"),
    (Gesture::Hurry, "gesture-name-hurry", "gesture-told-hurry"),
];

/// Returns a line of the log: a person makes a gesture.
pub(super) fn gesture_line(name: &str, gesture: Gesture, words: &Words) -> String {
    let told = GESTURES.iter().find(|(other, ..)| *other == gesture).map_or("", |(_, _, told)| told);
    words.say(told, &[("name", name.to_owned().into())])
}

/// Returns a line of the log: a player points at another one, or withdraws that.
pub(super) fn pointed_line(seat: Seat, at: Seat, stance: Option<Stance>, words: &Words) -> String {
    let id = match stance {
        Some(Stance::Accuse) => "told-accused",
        Some(Stance::Vouch) => "told-vouched",
        None => "told-unpointed",
    };
    let name = |seat| words.name(seat).to_owned().into();
    words.say(id, &[("name", name(seat)), ("target", name(at))])
}

/// Returns the names of the players who say this of another one.
fn pointing_names(scene: &Scene, at: Seat, stance: Stance, words: &Words) -> String {
    let pointing = scene.pointing.iter().filter(|pointing| pointing.at == at && pointing.stance == stance);
    pointing.map(|pointing| words.name(pointing.seat)).collect::<Vec<&str>>().join(", ")
}

/// Returns what the others say of a player, in words.
pub(super) fn pointed_at(scene: &Scene, at: Seat, words: &Words) -> Option<String> {
    let say = |stance, id| {
        let names = pointing_names(scene, at, stance, words);
        (!names.is_empty()).then(|| words.say(id, &[("names", names.into())]))
    };
    let parts = [say(Stance::Accuse, "pointed-accused"), say(Stance::Vouch, "pointed-vouched")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// Returns what the others say of a player, in signs.
pub(super) fn pointing_signs(scene: &Scene, at: Seat, words: &Words) -> Option<String> {
    let part = |stance, sign| {
        let names = pointing_names(scene, at, stance, words);
        (!names.is_empty()).then(|| format!("{sign} {names}"))
    };
    let parts: Vec<String> = [part(Stance::Accuse, '!'), part(Stance::Vouch, '+')].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join("  "))
}

/// Returns what came to light at the end of a round: who read the table best, and what careful players believed.
pub(super) fn unmasked_lines(unmasked: &Unmasked, words: &Words) -> Vec<String> {
    let best = unmasked.readers.first().filter(|reader| reader.right > reader.wrong);
    let best = best.map(|reader| words.reader(reader));
    best.into_iter().chain(unmasked.lines.iter().filter_map(|line| words.unmasked(line))).collect()
}

/// Returns a line for each character at the table: how bots of this character play.
pub(super) fn characters(scene: &Scene, words: &Words) -> Vec<String> {
    let characters: BTreeSet<Character> = scene.bots.iter().flatten().filter_map(|bot| bot.character).collect();
    characters.into_iter().map(|character| words.about_character(character)).collect()
}

/// The end of a round, as far as it was told.
pub(super) struct RoundEnd<'a> {
    /// The number of rounds that have ended.
    pub(super) count: usize,
    /// The event of the end.
    pub(super) ended: &'a Event,
    board: &'a [SeenCard],
    payments: &'a [Payment],
}

/// Returns the end of the last round. None until everybody was paid for it.
pub(super) fn round_end(told: &[LogEntry]) -> Option<RoundEnd<'_>> {
    let events: Vec<&Event> = events(told).collect();
    let count = events.iter().filter(|event| ends(event)).count();
    let at = events.iter().rposition(|event| ends(event))?;
    events[at..].iter().find_map(|event| match event {
        Event::RoundClosed { board, payments, .. } => Some(RoundEnd { count, ended: events[at], board, payments }),
        _ => None,
    })
}

/// Returns true if an event is the end of a round.
fn ends(event: &Event) -> bool {
    matches!(event, Event::RoundEnded { .. } | Event::MineClosed { .. })
}

/// Returns the index of the next entry of a log that closes a round.
pub(super) fn next_close(told: &[LogEntry], from: usize) -> Option<usize> {
    let closes = |entry: &LogEntry| matches!(entry, LogEntry::Event(Event::RoundClosed { .. }));
    Some(from + told.get(from..)?.iter().position(closes)?)
}

impl RoundEnd<'_> {
    /// Returns the table as it was when the round ended, with all goals turned over.
    pub(super) fn view(&self, now: &View) -> View {
        let mut view = self.closed_view(now);
        let unreached = match self.ended {
            Event::RoundEnded { unreached, .. } | Event::MineClosed { unreached, .. } => unreached.as_slice(),
            _ => &[],
        };
        for seen in view.board.iter_mut().filter(|seen| seen.place == Place::Goal && !seen.face_up) {
            let turned = unreached.iter().find(|goal| goal.cell == seen.cell).map(|goal| goal.card);
            if let Some(card) = turned.or(seen.card) {
                (seen.face_up, seen.card) = (true, Some(card));
                seen.tunnels = Some(card.shape(seen.rotated).to_string());
            }
        }
        view
    }

    /// Returns the table as it was when the round ended.
    pub(super) fn closed_view(&self, now: &View) -> View {
        let mut view = now.clone();
        if now.outcome.is_none() {
            view.board = self.board.to_vec();
            view.toll = None;
            if let Some(duel) = &mut view.duel {
                duel.markers.clear();
                duel.keys.clear();
            }
        }
        view
    }

    /// Returns the gold of a player for the round: cards, pieces or what was kept in The Duel. Empty if there was none.
    pub(super) fn pay(&self, seat: Seat) -> String {
        let Some(payment) = self.payments.get(seat.index()) else { return String::new() };
        let nuggets = |cards: &[Card]| cards.iter().map(|card| i32::from(card.nuggets())).sum::<i32>();
        let kept = nuggets(&payment.kept) - nuggets(&payment.paid);
        let parts = [kept, payment.gold_cards.into(), payment.pieces.into()];
        let parts: Vec<String> = parts.into_iter().filter(|&part| part != 0).map(|part| format!("{part:+}")).collect();
        if parts.is_empty() { String::new() } else { format!("${}", parts.concat()) }
    }
}

/// Returns the words about the end of the last round: its cause, if the player at the screen has won, and the gold. The
/// dwarf cards are shown beside them.
pub(super) fn round_lines(scene: &Scene, unmasked: Option<&Unmasked>, words: &Words) -> Vec<String> {
    let Some(end) = round_end(&scene.told) else { return Vec::new() };
    let mut lines: Vec<String> = words.event(end.ended).into_iter().take(1).collect();
    if let (Some(seat), Event::RoundEnded { winning_seats, .. }) = (scene.view.seat.or(scene.own), end.ended) {
        let id = if winning_seats.contains(&seat) { "ending-won" } else { "ending-lost" };
        lines.push(words.say(id, &[]));
    }
    let told: Vec<&Event> = events(&scene.told).collect();
    let at = told.iter().rposition(|event| ends(event)).unwrap_or(0);
    // Gold that is found in the next round was not paid for this one.
    let this = |event: &&&Event| !matches!(event, Event::RoundBegan { .. });
    let round = match end.ended {
        Event::RoundEnded { round, .. } | Event::MineClosed { round, .. } => Some(*round),
        _ => None,
    };
    if let Some(unmasked) = unmasked.filter(|unmasked| Some(unmasked.round) == round) {
        lines.extend(unmasked_lines(unmasked, words));
    }
    lines.extend(told[at..].iter().take_while(this).filter(|event| pays(event)).flat_map(|event| words.event(event)));
    lines
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
