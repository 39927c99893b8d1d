//! A position as a document. Tests, puzzles and teaching are written in it, and the full state is told in it.

mod build;
mod describe;
mod extras;
mod old;
mod parts;
mod phase;
mod wrong;

pub(crate) use old::as_version_1;
pub use old::read_scenario;
pub use parts::{ChampionshipPart, ChestCard, ChestsPart, DuelPart, TollPart};
pub use wrong::{ImpossibleScenario, Misfit};

use crate::card::Card;
use crate::cell::Cell;
use crate::chance::Seed;
use crate::decision::Decision;
use crate::dwarf::Dwarf;
use crate::game::Players;
use crate::moves::{Move, Target};
use crate::rules::Rules;
use crate::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize};

/// Any position of a game. What is left out is filled in from the seed.
///
/// `docs/scenario.md` describes the document.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The rules.
    #[serde(default)]
    pub rules: Rules,
    /// The players.
    pub players: Players,
    /// The source of everything that is left out, and of all chance to come.
    #[serde(default)]
    pub seed: Seed,
    /// The number of the round; 1 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The decision that is being made; if left out, the rest of the document decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// The player who has to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Seat>,
    /// The player who played the last card, once the round has ended; the player who is to act if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_to_play: Option<Seat>,
    /// The play that was announced, or the goals that were taken up, in the notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
    /// The path cards in the mine, in the order laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Vec<LaidCard>>,
    /// The goal cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goals: Option<Vec<GoalCard>>,
    /// The hands by seat; `null` for a hand to be filled in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Option<Vec<Card>>>>,
    /// The dwarf cards dealt, by seat; `null` for one to be filled in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dwarves: Option<Vec<Option<Dwarf>>>,
    /// For each seat, the other players who have seen its dwarf card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dwarves_seen_by: Option<Vec<Vec<Seat>>>,
    /// The dwarf cards that nobody was dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_over: Option<Vec<Dwarf>>,
    /// The dwarf cards that are out of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dwarves_out: Option<Vec<Dwarf>>,
    /// The cards put aside for the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_aside: Option<Vec<Card>>,
    /// The players with a Theft in front of them, in the order played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thefts: Option<Vec<Seat>>,
    /// The deck, the card drawn next first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// The discard pile from the bottom to the top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<DiscardedCard>>,
    /// The action cards in front of the players by seat, in the order played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_front: Option<Vec<Vec<Card>>>,
    /// The values of the gold cards that the players have, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<Vec<Vec<u8>>>,
    /// The gold pieces that the players have, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold_pieces: Option<Vec<u8>>,
    /// The stock of gold cards, the card drawn next first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold_stock: Option<Vec<u8>>,
    /// The gold cards being handed round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold_offered: Option<Vec<u8>>,
    /// The postcards that have taken effect this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub postcards_used: Vec<Card>,
    /// The championship cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub championship: Option<ChampionshipPart>,
    /// Tunnel Toll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toll: Option<TollPart>,
    /// Treasure Chests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chests: Option<ChestsPart>,
    /// The Duel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duel: Option<DuelPart>,
}

impl Scenario {
    /// Returns a scenario in which everything is left to the seed.
    pub fn new(rules: Rules, players: usize, seed: impl Into<Seed>) -> Scenario {
        Scenario {
            rules,
            players: Players::count(players),
            seed: seed.into(),
            round: None,
            phase: None,
            to_act: None,
            last_to_play: None,
            pending: None,
            laid: None,
            goals: None,
            hands: None,
            dwarves: None,
            left_over: None,
            dwarves_seen_by: None,
            dwarves_out: None,
            set_aside: None,
            thefts: None,
            deck: None,
            discard: None,
            in_front: None,
            gold: None,
            gold_pieces: None,
            gold_stock: None,
            gold_offered: None,
            postcards_used: Vec::new(),
            championship: None,
            toll: None,
            chests: None,
            duel: None,
        }
    }

    /// Reads a scenario.
    pub fn from_json(text: &str) -> Result<Scenario, ImpossibleScenario> {
        crate::document::read_upgraded(text, old::upgrade).map_err(ImpossibleScenario::NotAScenario)
    }

    /// Writes the scenario.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The question of the position: a decision, or nothing once the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase(pub Option<Decision>);

impl Phase {
    /// The game is over.
    pub const OVER: Phase = Phase(None);
}

impl Serialize for Phase {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.map_or("over", Decision::id))
    }
}

impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Phase, D::Error> {
        let id = String::deserialize(deserializer)?;
        let decision = Decision::ALL.into_iter().find(|decision| decision.id() == id);
        if decision.is_none() && id != "over" {
            let names = Decision::ALL.map(Decision::id).join(", ");
            let error = format!("there is no phase {id:?}; there are {names} and over");
            return Err(serde::de::Error::custom(error));
        }
        Ok(Phase(decision))
    }
}

/// A path card in the mine. May also be written as the move that lays it, like `"TBR 3,-1"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LaidCard {
    /// The card.
    pub card: Card,
    /// The cell.
    pub cell: Cell,
    /// True if it is rotated by half a turn.
    pub rotated: bool,
    /// True if it was laid from a hand; the tournament's random card was not.
    #[serde(skip_serializing_if = "Clone::clone")]
    pub from_hand: bool,
}

impl<'de> Deserialize<'de> for LaidCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LaidCard, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Fields {
            card: Card,
            cell: Cell,
            #[serde(default, alias = "turned")]
            rotated: bool,
            #[serde(default = "yes")]
            from_hand: bool,
        }
        fn yes() -> bool {
            true
        }
        #[derive(Deserialize)]
        #[serde(
            untagged,
            expecting = "a laid card is written like \"TBR 3,-1\", or as an object with card, cell and rotated"
        )]
        enum Written {
            Text(String),
            Fields(Fields),
        }
        match Written::deserialize(deserializer)? {
            Written::Fields(Fields { card, cell, rotated, from_hand }) => {
                Ok(LaidCard { card, cell, rotated, from_hand })
            }
            Written::Text(text) => match text.parse() {
                Ok(Move::Play { card, target: Target::Place { cell, rotated } }) if card.is_path() => {
                    Ok(LaidCard { card, cell, rotated, from_hand: true })
                }
                Ok(_) => Err(serde::de::Error::custom(format!("{text:?} does not lay a path card"))),
                Err(error) => Err(serde::de::Error::custom(error)),
            },
        }
    }
}

/// A goal card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalCard {
    /// The cell where it lies.
    pub cell: Cell,
    /// The card; filled in if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// True if it lies face up.
    #[serde(default)]
    pub face_up: bool,
    /// True if it lies rotated by half a turn.
    #[serde(default, alias = "turned")]
    pub rotated: bool,
    /// The players who have looked at it.
    #[serde(default)]
    pub seen_by: Vec<Seat>,
}

/// A card on the discard pile. The name alone stands for a card that everybody saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum DiscardedCard {
    /// Played before everybody's eyes.
    Played(Card),
    /// Discarded face down.
    Hidden {
        /// The card.
        card: Card,
        /// The players who know it.
        seen_by: Vec<Seat>,
    },
}

impl<'de> Deserialize<'de> for DiscardedCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DiscardedCard, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Fields {
            card: Card,
            seen_by: Vec<Seat>,
        }
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a discarded card is a name, or an object with card and seen_by")]
        enum Written {
            Name(String),
            Fields(Fields),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Fields(Fields { card, seen_by }) => DiscardedCard::Hidden { card, seen_by },
            Written::Name(name) => {
                let card = crate::notation::card_as_printed(&name)
                    .ok_or_else(|| serde::de::Error::custom(format!("there is no card called {name:?}")))?;
                DiscardedCard::Played(card)
            }
        })
    }
}
