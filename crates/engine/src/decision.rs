//! The decisions that the game asks players to make.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// A decision that the game asks a player to make.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Play a card, or discard.
    Turn,
    /// Choose which of several cards just reached takes effect first.
    ChooseReveal,
    /// Take one of the gold cards on offer.
    TakeGold,
    /// Choose the player to steal a gold piece from.
    Steal,
    /// Lay a path card with a Pathfinder.
    Pathfinder,
    /// Swap two goals, or put them back as they lay.
    SwapGoals,
    /// Take a card from the discard pile.
    TakeDiscard,
    /// Cancel a play with the Veto, or allow it.
    React,
    /// Pay a toll for another player, or refuse.
    Sponsor,
    /// Choose the goal to push away from the start.
    PushGoal,
    /// Choose the player whose dwarf card to look at.
    LookAtDwarf,
    /// Choose the player from whose hand to take a card.
    TakeCard,
    /// Keep one of the cards shown from the deck.
    KeepDrawn,
    /// Choose the nugget that gets one of the last markers.
    PlaceMarker,
}

impl Decision {
    /// All decisions.
    pub const ALL: [Decision; 14] = [
        Decision::Turn,
        Decision::ChooseReveal,
        Decision::TakeGold,
        Decision::Steal,
        Decision::Pathfinder,
        Decision::SwapGoals,
        Decision::TakeDiscard,
        Decision::React,
        Decision::Sponsor,
        Decision::PushGoal,
        Decision::LookAtDwarf,
        Decision::TakeCard,
        Decision::KeepDrawn,
        Decision::PlaceMarker,
    ];

    /// Returns the name of the decision in documents and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Decision::Turn => "turn",
            Decision::ChooseReveal => "choose_reveal",
            Decision::TakeGold => "take_gold",
            Decision::Steal => "steal",
            Decision::Pathfinder => "pathfinder",
            Decision::SwapGoals => "swap_goals",
            Decision::TakeDiscard => "take_discard",
            Decision::React => "react",
            Decision::Sponsor => "sponsor",
            Decision::PushGoal => "push_goal",
            Decision::LookAtDwarf => "look_at_dwarf",
            Decision::TakeCard => "take_card",
            Decision::KeepDrawn => "keep_drawn",
            Decision::PlaceMarker => "place_marker",
        }
    }

    /// Returns the request to the player in English, for error messages: "lay a path card".
    pub(crate) const fn request(self) -> &'static str {
        match self {
            Decision::Turn => "play a card or discard",
            Decision::ChooseReveal => "choose which of the cards reached takes effect first",
            Decision::TakeGold => "take one of the gold cards on offer",
            Decision::Steal => "choose a player to steal from",
            Decision::Pathfinder => "lay a path card",
            Decision::SwapGoals => "swap the two goals, or put them back as they lay",
            Decision::TakeDiscard => "take a card from the discard pile",
            Decision::React => "cancel the play with the Veto, or allow it",
            Decision::Sponsor => "pay the toll for the other player, or refuse",
            Decision::PushGoal => "choose a goal to push away from the start",
            Decision::LookAtDwarf => "choose a player whose dwarf card to look at",
            Decision::TakeCard => "choose a player from whose hand to take a card",
            Decision::KeepDrawn => "keep one of the cards shown",
            Decision::PlaceMarker => "choose the nugget that gets one of the last markers",
        }
    }

    /// Returns the number of the rule that asks for this decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Decision::Turn => "TURN-2",
            Decision::ChooseReveal => "GOAL-4",
            Decision::TakeGold => "GOLD-3",
            Decision::Steal => "THEFT-2",
            Decision::Pathfinder => "PATHFINDER-1",
            Decision::SwapGoals => "GOALSWAP-1",
            Decision::TakeDiscard => "TROVE-1",
            Decision::React => "VETO-1",
            Decision::Sponsor => "TOLL-4",
            Decision::PushGoal => "CHEST-7",
            Decision::LookAtDwarf => "CHEST-5",
            Decision::TakeCard | Decision::KeepDrawn => "CHEST-6",
            Decision::PlaceMarker => "MARKER-2",
        }
    }

    /// Returns true if the decision is made after the end of a round, while gold is paid.
    pub const fn is_paying(self) -> bool {
        matches!(self, Decision::TakeGold | Decision::Steal)
    }

    /// Returns true if the decision can belong to a player whose turn it is not.
    pub(crate) const fn is_for_others(self) -> bool {
        matches!(self, Decision::TakeGold | Decision::Steal | Decision::React | Decision::Sponsor)
    }
}

/// A seat that has to decide, and its decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ToAct {
    /// The player who has to decide.
    pub seat: Seat,
    /// The decision that they have to make.
    pub decision: Decision,
}
