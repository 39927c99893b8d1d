//! What the game asks for, and from whom.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What the game asks for.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Play a card, or discard.
    Turn,
    /// Choose which of the things just reached comes first.
    ChooseReveal,
    /// Take a gold card out of those handed round.
    TakeGold,
    /// Choose from whom to steal a gold piece.
    Steal,
    /// Lay a path card, with a Pathfinder.
    Pathfinder,
    /// Swap two goals, or keep them as they lay.
    SwapGoals,
    /// Take a card off the discard pile.
    TakeDiscard,
    /// Answer a play with the Veto, or allow it.
    React,
    /// Pay a toll for another player, or refuse.
    Sponsor,
    /// Choose which goal is pushed away.
    PushGoal,
    /// Choose whose dwarf card to look at.
    LookAtDwarf,
    /// Choose out of whose hand to take a card.
    TakeCard,
    /// Keep one of the cards drawn.
    KeepDrawn,
    /// Choose which nugget gets one of the last markers.
    PlaceMarker,
}

impl Decision {
    /// All of them.
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

    /// Returns its name in documents and messages.
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

    /// Returns what the player is asked to do, in English.
    pub(crate) const fn request(self) -> &'static str {
        match self {
            Decision::Turn => "play a card or discard",
            Decision::ChooseReveal => "choose which of the things reached comes first",
            Decision::TakeGold => "take one of the gold cards handed round",
            Decision::Steal => "choose from whom to steal",
            Decision::Pathfinder => "lay a path card",
            Decision::SwapGoals => "swap the two goals, or keep them as they lay",
            Decision::TakeDiscard => "take a card off the discard pile",
            Decision::React => "answer with the Veto, or allow the play",
            Decision::Sponsor => "pay the toll for the other player, or refuse",
            Decision::PushGoal => "push a goal away",
            Decision::LookAtDwarf => "choose whose dwarf card to look at",
            Decision::TakeCard => "choose out of whose hand to take a card",
            Decision::KeepDrawn => "keep one of the cards drawn",
            Decision::PlaceMarker => "choose which nugget gets one of the last markers",
        }
    }

    /// Returns the number of the rule that asks for it.
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

    /// Returns true if it is made after the round has ended, while gold is paid.
    pub const fn is_paying(self) -> bool {
        matches!(self, Decision::TakeGold | Decision::Steal)
    }

    /// Returns true if a player other than the one whose turn it is may have to make it.
    pub(crate) const fn is_for_others(self) -> bool {
        matches!(self, Decision::TakeGold | Decision::Steal | Decision::React | Decision::Sponsor)
    }
}

/// Who has to decide, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ToAct {
    /// The player.
    pub seat: Seat,
    /// The decision.
    pub decision: Decision,
}
