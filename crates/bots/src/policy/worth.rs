//! The value of the cards in the hand.

use super::Situation;
use saboteur_engine::{Action, Card, CardKind, Championship, Intrigue, Sides};
use std::sync::LazyLock;

impl Situation<'_> {
    /// Returns the value of a card in the hand, as computed when the situation was created. That of others is 0.
    pub(super) fn known_worth(&self, card: Card) -> f32 {
        self.worths[card as usize]
    }

    /// Computes the value of a card in the hand.
    pub(super) fn worth(&self, card: Card) -> f32 {
        let weights = self.weights;
        let saboteur = self.is_saboteur();
        let marks = card.marks(false);
        match card.kind() {
            CardKind::Path => {
                let openings = openings(card);
                let crystal = f32::from(marks.crystals) * self.drive.crystals;
                let blind = openings < 2 && !card.has_ladder();
                let door = match (marks.door, self.own.team()) {
                    (Some((color, _)), Some(own)) if color == own => 0.1,
                    (Some(_), Some(_)) => -0.2,
                    (Some(_) | None, _) => 0.0,
                };
                crystal
                    + match (saboteur, blind) {
                        (true, true) => weights.worth_blind_saboteur,
                        (true, false) => weights.worth_path_saboteur,
                        (false, true) => 0.02,
                        (false, false) => {
                            weights.worth_path + weights.worth_opening * (f32::from(openings) - 2.0).max(0.0) + door
                        }
                    }
            }
            CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => 0.0,
            CardKind::Action(action) => {
                let own = if saboteur { weights.worth_action_saboteur } else { weights.worth_action };
                own * match action {
                    Action::Sabotage(_) => 1.0,
                    Action::Repair(_) => 0.7,
                    Action::Rockfall => 1.4,
                    Action::TreasureMap => self.treasure_doubt(),
                    Action::Key => 0.8,
                    Action::Intrigue(intrigue) => match intrigue {
                        Intrigue::Theft => 2.0,
                        Intrigue::Trapped => 1.3,
                        Intrigue::HandsOff => 0.3,
                        Intrigue::Inspection => 0.7,
                        Intrigue::Freedom | Intrigue::ChangeHats | Intrigue::SwapHands => 0.6,
                    },
                    Action::Championship(special) => match special {
                        Championship::Veto | Championship::Pathfinder => 1.5,
                        Championship::GoalCardSwap
                        | Championship::TreasureTrove
                        | Championship::ChangeOfDirection
                        | Championship::Diversion => 0.7,
                    },
                }
            }
        }
    }

    /// Returns how uncertain the place of the treasure is, from 1 for unknown to 0 for certain.
    fn treasure_doubt(&self) -> f32 {
        let most = self.aim.iter().copied().fold(0.0, f32::max);
        ((1.0 - most) * 1.5).min(1.0)
    }
}

/// Returns the number of openings that the largest tunnel of a card joins.
pub(crate) fn openings(card: Card) -> u8 {
    static OPENINGS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let count = |card: &Card| {
            let shape = card.shape(false);
            let groups = shape.open().iter().map(|side| shape.connected(Sides::only(side)).iter().count());
            groups.max().unwrap_or(0) as u8
        };
        Card::ALL.iter().map(count).collect()
    });
    OPENINGS[card as usize]
}
