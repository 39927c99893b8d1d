//! Goal cards and their effects on the player who reaches them.

use crate::audience::{Audience, Witness};
use crate::card::Card;
use crate::event::Event;
use crate::state::State;

/// The thing that a goal card hides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The treasure. Reaching it ends the round.
    Gold,
    /// A worthless rock.
    Rock,
    /// A sack with this number of gold pieces.
    Sack(u8),
    /// The dragon, which takes a gold piece.
    Dragon,
    /// The giant spider, which ends the round as if the treasure had not been reached.
    Spider,
    /// The Duel: a gold card, with nuggets or without.
    GoldCard,
}

impl Goal {
    /// Returns the name of the goal in documents and messages. All sacks have the same name.
    pub const fn id(self) -> &'static str {
        match self {
            Goal::Gold => "gold",
            Goal::Rock => "rock",
            Goal::Sack(_) => "sack",
            Goal::Dragon => "dragon",
            Goal::Spider => "spider",
            Goal::GoldCard => "gold_card",
        }
    }

    /// Returns true if reaching this goal ends the round (GOAL-2, NEWGOALS-2).
    pub const fn ends_round(self) -> bool {
        match self {
            Goal::Gold | Goal::Spider => true,
            Goal::Rock | Goal::Sack(_) | Goal::Dragon | Goal::GoldCard => false,
        }
    }
}

/// Returns the character for a goal or a gold card in a drawing of the mine. It is `?` for other cards.
pub fn goal_sign(card: Card) -> char {
    match card.goal() {
        None => '?',
        Some(Goal::GoldCard) => char::from(b'0' + card.nuggets()),
        Some(Goal::Gold) => '$',
        Some(Goal::Rock) => 'o',
        Some(Goal::Sack(pieces)) => char::from(b'0' + pieces),
        Some(Goal::Dragon) => 'D',
        Some(Goal::Spider) => 'X',
    }
}

impl State {
    /// Carries out the effect of a goal. Returns true if the turn goes on (GOAL-2, NEWGOALS-2).
    pub(crate) fn reach_goal<W: Witness>(&mut self, goal: Goal, witness: &mut W) -> bool {
        let seat = self.turn;
        match goal {
            Goal::Gold => self.end_round(Some(seat), witness),
            Goal::Spider => self.end_round(None, witness),
            Goal::Sack(pieces) => {
                self.player_mut(seat).pieces += pieces;
                witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces: pieces as i8 });
            }
            Goal::Dragon => {
                if self.player(seat).pieces > 0 {
                    self.player_mut(seat).pieces -= 1;
                    witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces: -1 });
                }
            }
            Goal::Rock | Goal::GoldCard => {}
        }
        !goal.ends_round()
    }
}
