//! What others see of a move, sorted into kinds: how likely each kind is for which dwarf was learnt from games.

use crate::mind::KINDS;
use crate::mine::{MOST_GOALS, Needs};
use saboteur_engine::{Action, Card, Family, Intrigue, Move, Seat, State, Target};

/// The number of kinds of deeds.
pub(crate) const DEEDS: usize = 64;

/// A need beyond this is as bad as any.
const HOPELESS: u8 = 12;

/// What others see of a move before they know what comes of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Seen {
    /// A tunnel card was laid.
    Laid(Card),
    /// Somebody was hindered.
    Hindered(Seat),
    /// Somebody was helped.
    Helped(Seat),
    /// A card was taken out of the mine.
    Collapsed,
    /// A goal was looked at.
    Looked,
    /// So many cards were discarded.
    Passed(usize),
    /// Something else, by its number.
    Other(usize),
}

impl Seen {
    /// Returns what others see of a move that is made in one's turn. Answers are not deeds.
    pub(crate) fn of(chosen: &Move) -> Option<Seen> {
        match *chosen {
            Move::Play { card, target } => Some(Seen::play(card, target)),
            Move::Discard { cards, removed } => Some(Seen::discards(cards.as_slice().len(), removed)),
            Move::PostDwarf { .. } | Move::AskSponsor { .. } => Some(Seen::Other(6)),
            Move::PayTroll { .. } | Move::Answer { .. } => None,
        }
    }

    /// Returns what others see when this number of cards is discarded.
    pub(crate) fn discards(count: usize, removed: Option<Card>) -> Seen {
        if removed.is_some() { Seen::Other(5) } else { Seen::Passed(count) }
    }

    /// Returns what others see when a card is played.
    pub(crate) fn play(card: Card, target: Target) -> Seen {
        match (card.action(), target.seat()) {
            (Some(Action::Sabotage(_) | Action::Intrigue(Intrigue::Trapped)), Some(seat)) => Seen::Hindered(seat),
            (Some(Action::Repair(_) | Action::Intrigue(Intrigue::Freedom)), Some(seat)) => Seen::Helped(seat),
            (Some(Action::Rockfall), _) => Seen::Collapsed,
            (Some(Action::TreasureMap), _) => Seen::Looked,
            (Some(Action::Intrigue(intrigue)), _) => Seen::Other(match intrigue {
                Intrigue::Theft => 0,
                Intrigue::HandsOff => 1,
                Intrigue::Inspection => 2,
                Intrigue::ChangeHats => 3,
                Intrigue::SwapHands => 4,
                Intrigue::Trapped | Intrigue::Freedom => 6,
            }),
            (Some(Action::Championship(_) | Action::Key | Action::Sabotage(_) | Action::Repair(_)), _) => {
                Seen::Other(6)
            }
            (None, _) => Seen::Laid(card),
        }
    }
}

/// How late it is in the round: 0, 1 or 2.
pub(crate) fn stage(state: &State) -> usize {
    let hands: usize = state.seats().map(|seat| state.hand(seat).len()).sum();
    let cards = state.deck().len() + hands;
    let all = if state.rules().game == Family::Base { 67 } else { 108 };
    match 100 * cards / all {
        60.. => 0,
        30..60 => 1,
        0..30 => 2,
    }
}

/// How much nearer the treasure came.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Change {
    /// For anybody.
    any: f32,
    /// For the blue team more than for the green one.
    lean: f32,
}

impl Change {
    /// A goal was reached.
    pub(crate) const REACHED: Change = Change { any: 1.0, lean: 0.0 };

    /// For somebody who thinks so of the goals.
    pub(crate) fn of(before: &Needs, after: &Needs, aim: &[f32; MOST_GOALS]) -> Change {
        let mut change = Change { any: 0.0, lean: 0.0 };
        let gain = |before: u8, after: u8| f32::from(before.min(HOPELESS)) - f32::from(after.min(HOPELESS));
        for target in 0..MOST_GOALS {
            if aim[target] > 0.0 {
                let [blue, green] = [0, 1].map(|team: usize| gain(before.by[team][target], after.by[team][target]));
                change.any += aim[target] * gain(before.any[target], after.any[target]);
                change.lean += aim[target] * (blue - green);
            }
        }
        change
    }
}

/// Sorts a deed into its kind. `change` is what it did to the tunnel, `suspicion` how much more likely than at
/// the start the one whom it was done to is a Saboteur.
pub(crate) fn sort(seen: Seen, actor: Seat, change: Change, stage: usize, suspicion: f32, blocked: bool) -> usize {
    let by_change = || match change.any {
        ..-1.25 => 0,
        -1.25..-0.25 => 1,
        -0.25..0.25 => 2,
        0.25..0.8 => 3,
        _ => 4,
    };
    let by_suspicion = |suspicion: f32| match suspicion {
        ..0.6 => 0,
        0.6..1.1 => 1,
        1.1..1.6 => 2,
        _ => 3,
    };
    match seen {
        Seen::Laid(card) => {
            let marks = card.marks(false);
            let forward = usize::from(change.any > 0.25);
            match (marks.door, marks.crystals) {
                (Some((team, _)), _) => 15 + 2 * team as usize + forward,
                (None, 1..) => 19 + forward,
                (None, 0) if change.lean.abs() > 0.25 => 53 + 2 * forward + usize::from(change.lean < 0.0),
                (None, 0) => 5 * stage + by_change(),
            }
        }
        Seen::Hindered(_) => 21 + by_suspicion(suspicion),
        Seen::Helped(target) if target == actor => 25,
        Seen::Helped(_) => 26 + by_suspicion(suspicion),
        Seen::Collapsed if change.lean.abs() > 0.25 => 57 + usize::from(change.lean < 0.0),
        Seen::Collapsed => 30 + by_change(),
        Seen::Looked => 35 + stage,
        Seen::Passed(count) if blocked => 38 + (count - 1).min(1),
        Seen::Passed(count) => 40 + 2 * stage + (count - 1).min(1),
        Seen::Other(number) => 46 + number,
    }
}

/// For each kind of deed, how likely it is for each dwarf, as a logarithm.
pub(crate) type Likelihoods = [[f32; KINDS]; DEEDS];

/// The logarithms that were learnt for a family.
pub(crate) fn learnt(family: Family) -> &'static Likelihoods {
    match family {
        Family::Base => &crate::learnt::BASE,
        Family::Saboteur2 | Family::Duel | Family::Solo => &crate::learnt::SABOTEUR_2,
    }
}
