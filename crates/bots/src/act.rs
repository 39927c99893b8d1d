//! Acts: what others see of a move, classified. How likely each kind of act is for each dwarf was learnt from games.

use crate::mind::KINDS;
use crate::survey::{MOST_GOALS, Needs};
use saboteur_engine::{Action, Card, Family, Intrigue, Move, Seat, State, Target};

/// The number of kinds of acts.
pub(crate) const ACTS: usize = 64;

/// The most cards that count as a need: more are just as bad.
const HOPELESS: u8 = 12;

/// What others see of a move, without its effect on the mine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Seen {
    /// A path card was laid.
    Laid(Card),
    /// This player was hindered.
    Hindered(Seat),
    /// This player was helped.
    Helped(Seat),
    /// A rockfall was played.
    Collapsed,
    /// A goal was looked at.
    Looked,
    /// This number of cards was discarded.
    Passed(usize),
    /// Another move: a number from 0 to 6 for its kind.
    Other(usize),
}

impl Seen {
    /// Returns what others see of a move. Answers and paid trolls are not acts.
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

/// Returns the number of path and action cards in hands and deck when a round begins, without optional cards.
pub(crate) const fn cards_at_start(family: Family) -> usize {
    match family {
        Family::Base => 67,
        Family::Saboteur2 | Family::Duel | Family::Solo => 108,
    }
}

/// Returns how late it is in the round: 0 is early, 1 is the middle, 2 is late.
pub(crate) fn stage(state: &State) -> usize {
    let hands: usize = state.seats().map(|seat| state.hand(seat).len()).sum();
    let cards = state.deck().len() + hands;
    match 100 * cards / cards_at_start(state.rules().game) {
        60.. => 0,
        30..60 => 1,
        0..30 => 2,
    }
}

/// The effect of a move on the mine: the number of cards by which the treasure came nearer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Change {
    /// For any player.
    any: f32,
    /// For the blue team minus for the green team.
    lean: f32,
}

impl Change {
    /// The effect of a move that does not change the mine.
    pub(crate) const NONE: Change = Change { any: 0.0, lean: 0.0 };

    /// The effect of a move that reaches a goal.
    pub(crate) const REACHED: Change = Change { any: 1.0, lean: 0.0 };

    /// Returns the effect, if `aim` is the chance of each target to be the treasure.
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

/// Returns the kind of an act, a number below [`ACTS`]. `suspicion` tells how much more likely than at the start the
/// target of the act is a Saboteur. `blocked` is true if the actor may not build.
pub(crate) fn classify(seen: Seen, actor: Seat, change: Change, stage: usize, suspicion: f32, blocked: bool) -> usize {
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

/// Returns true if the act is a discard.
pub(crate) const fn is_discard(kind: usize) -> bool {
    matches!(kind, 38..46)
}

/// For each kind of act and each dwarf: how likely the act is, compared with a reference that is the same for all
/// dwarves, as a logarithm.
pub(crate) type Likelihoods = [[f32; KINDS]; ACTS];

/// What a player knows of the treasure if it lies in a supposed place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Knowledge {
    /// The player has looked at no goal.
    Nothing,
    /// The player has looked at a goal, and several others are still possible.
    Some,
    /// The player knows the place.
    All,
}

/// How many kinds of knowledge there are.
pub(crate) const KNOWLEDGE: usize = 3;

/// The manners of play that an observer expects: those of our bots, and those of strangers.
pub(crate) const MANNERS: usize = 2;

/// For each kind of act: how much more likely it is for a Saboteur than for a Gold Miner, as a logarithm.
pub(crate) type Tells = [f32; ACTS];

/// What was learnt about acts in a game.
pub(crate) struct Tables {
    /// By games of our bots in which nobody hides. Those who hide go by it.
    pub(crate) tells: Tells,
    /// By what every player sees, if any goal may be the treasure.
    pub(crate) public: Likelihoods,
    /// By manner and knowledge, if the treasure lies in a supposed place. The reference is how often the act is seen
    /// if the treasure lies elsewhere.
    pub(crate) private: [[Likelihoods; KNOWLEDGE]; MANNERS],
}

impl Tables {
    /// Returns what was learnt about a game.
    pub(crate) fn of(family: Family) -> &'static Tables {
        match family {
            Family::Base => &crate::learnt::base::TABLES,
            Family::Saboteur2 | Family::Duel | Family::Solo => &crate::learnt::saboteur2::TABLES,
        }
    }
}
