//! The events of a game.
//!
//! An event is something that a player did, or one of its consequences. Secrets are never removed from an event on its
//! way to a player. Instead there are two versions of the event: one with the secret, for the players who may know it,
//! and one without it, for all others. So every viewer gets the same number of events in the same order.

use crate::card::Card;
use crate::cell::Cell;
use crate::chest::Chest;
use crate::dwarf::Dwarf;
use crate::game::Outcome;
use crate::moves::{Move, Target};
use crate::seat::Seat;
use crate::view::SeenCard;
use serde::{Deserialize, Serialize};

/// An event of the game, in the version for one viewer. A secret that the viewer may not know is `None`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A round began. The mine was cleared. The deal of dwarf cards and hands follows.
    RoundBegan {
        /// The number of the round, from 1.
        round: u8,
        /// The first player.
        first: Seat,
    },
    /// A player got a dwarf card, at the beginning of a round or in exchange for another one.
    DwarfDealt {
        /// The player.
        seat: Seat,
        /// The dwarf card.
        dwarf: Option<Dwarf>,
    },
    /// A hand was dealt.
    HandDealt {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards.
        cards: Option<Vec<Card>>,
    },
    /// The random path card of the tournament variant was put into the mine. Nobody played it.
    CardPlaced {
        /// The card.
        card: Card,
        /// The cell.
        cell: Cell,
        /// True if it is rotated by half a turn.
        rotated: bool,
    },
    /// A play was announced, and the others may answer it.
    Announced {
        /// The player.
        seat: Seat,
        /// The play.
        play: Move,
    },
    /// A play was answered with the Veto and had no effect.
    Vetoed {
        /// The player of the Veto.
        seat: Seat,
        /// The player whose card had no effect.
        target: Seat,
        /// The card that had no effect.
        card: Card,
    },
    /// A card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// The target that it was played on.
        target: Target,
    },
    /// Cards were discarded face down.
    Discarded {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards.
        cards: Option<Vec<Card>>,
        /// The card in front of the player that was removed in exchange.
        removed: Option<Card>,
    },
    /// A goal, a chest or a postcard was reached. If it lay face down, it was turned over.
    Revealed {
        /// The player who reached it.
        seat: Seat,
        /// The cell.
        cell: Cell,
        /// The card.
        card: Card,
        /// True if it lies rotated by half a turn.
        rotated: bool,
        /// The chest below the card, if there was one.
        chest: Option<Chest>,
    },
    /// A card was removed from the mine.
    Removed {
        /// The cell.
        cell: Cell,
        /// The card, unless it lay face down.
        card: Option<Card>,
    },
    /// A card in the mine was moved to another cell.
    Moved {
        /// The cell where it lay.
        from: Cell,
        /// The cell where it lies now.
        cell: Cell,
        /// The card, unless it lies face down.
        card: Option<Card>,
        /// True if it lies rotated by half a turn.
        rotated: bool,
    },
    /// A player looked at a face-down card.
    CardSeen {
        /// The player.
        seat: Seat,
        /// The cell.
        cell: Cell,
        /// The card.
        card: Option<Card>,
        /// The chest below the card, if there is one.
        chest: Option<Chest>,
    },
    /// A player looked at another player's dwarf card.
    DwarfSeen {
        /// The player.
        seat: Seat,
        /// The player whose dwarf card it is.
        target: Seat,
        /// The dwarf card.
        dwarf: Option<Dwarf>,
    },
    /// A player took up two goals and put them back, swapped or not.
    GoalsSwapped {
        /// The player.
        seat: Seat,
        /// The first cell.
        one: Cell,
        /// The second cell.
        two: Cell,
        /// True if they were swapped.
        swapped: Option<bool>,
    },
    /// A player was shown cards to take one of them.
    CardsShown {
        /// The player.
        seat: Seat,
        /// The pile that the cards are on.
        pile: Pile,
        /// The number of cards.
        count: u8,
        /// The cards. The topmost card comes first for the discard pile, and last for the deck.
        cards: Option<Vec<Card>>,
    },
    /// A player took a card from a pile into the hand.
    Drew {
        /// The player.
        seat: Seat,
        /// The pile that the card was on.
        pile: Pile,
        /// The card.
        card: Option<Card>,
    },
    /// A player got cards from another player's hand.
    CardsTaken {
        /// The player.
        seat: Seat,
        /// The other player.
        from: Seat,
        /// The number of cards.
        count: u8,
        /// The cards. Only the two players know them.
        cards: Option<Vec<Card>>,
    },
    /// Cards went from the deck to the discard pile. Nobody saw them.
    CardsBuried {
        /// The number of cards.
        count: u8,
    },
    /// The discard pile was shuffled.
    DiscardsShuffled,
    /// The Duel for one: a card was drawn that takes effect at once.
    Struck {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A toll dwarf was posted in the mine.
    DwarfPosted {
        /// The player.
        seat: Seat,
        /// The cell.
        cell: Cell,
        /// The card that was discarded in exchange.
        card: Option<Card>,
    },
    /// A player was asked to pay a toll for another one.
    SponsorAsked {
        /// The player who asks.
        seat: Seat,
        /// The player who is asked.
        sponsor: Seat,
        /// The play that needs the toll.
        play: Move,
    },
    /// A player who was asked to pay a toll answered. If they refused, the play does not happen.
    SponsorAnswered {
        /// The player.
        seat: Seat,
        /// True if they pay.
        pays: bool,
    },
    /// A toll dwarf was paid and left.
    TollPaid {
        /// The player who paid.
        seat: Seat,
        /// The player who posted the dwarf. The owner pays nothing.
        owner: Seat,
        /// The cell.
        cell: Cell,
        /// The value of the gold card that was paid. None if it was a gold piece, or if nothing was paid.
        value: Option<u8>,
    },
    /// The Duel: a troll got a marker and lets everybody pass.
    TrollPaid {
        /// The player.
        seat: Seat,
        /// The cell.
        cell: Cell,
    },
    /// The Duel: a marker was put on a card with nuggets.
    MarkerPlaced {
        /// The player whose marker it is.
        seat: Seat,
        /// The cell.
        cell: Cell,
    },
    /// A player without cards was skipped.
    Skipped {
        /// The player.
        seat: Seat,
    },
    /// The round ended. All dwarf cards were turned over.
    RoundEnded {
        /// The number of the round.
        round: u8,
        /// The player who reached the treasure, if it was reached.
        reached_by: Option<Seat>,
        /// All dwarf cards, by seat.
        dwarves: Vec<Dwarf>,
        /// The parties that won. Empty if nobody won.
        winners: Vec<Camp>,
        /// The players who won with them.
        winning_seats: Vec<Seat>,
        /// The goals that nobody reached. They are turned over now (ROUND-4).
        unreached: Vec<UnreachedGoal>,
    },
    /// The Duel: a round ended.
    MineClosed {
        /// The number of the round.
        round: u8,
        /// The reason why it ended.
        end: MineEnd,
        /// The gold cards that nobody reached. They are turned over now (ROUND-4).
        unreached: Vec<UnreachedGoal>,
    },
    /// Gold cards were drawn to be offered to the winners.
    GoldDrawn {
        /// The number of cards.
        count: u8,
    },
    /// The remaining gold cards were offered to a player, who takes one.
    GoldOffered {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// Their values.
        values: Option<Vec<u8>>,
    },
    /// A player took a gold card.
    GoldTaken {
        /// The player.
        seat: Seat,
        /// Its nuggets.
        value: Option<u8>,
    },
    /// A player was paid in gold cards.
    GoldPaid {
        /// The player.
        seat: Seat,
        /// The nuggets that were due.
        due: u8,
        /// The number of cards.
        count: u8,
        /// Their values.
        values: Option<Vec<u8>>,
    },
    /// A player got gold pieces, or lost some: then the number is negative.
    PiecesPaid {
        /// The player.
        seat: Seat,
        /// The number of pieces.
        pieces: i8,
    },
    /// A thief stole a gold piece, or chose not to.
    Stolen {
        /// The thief.
        seat: Seat,
        /// The player who lost a piece.
        victim: Option<Seat>,
    },
    /// The Duel: a player kept the cards with their markers on nuggets.
    GoldKept {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// The Duel: a player paid their trolls in whole cards.
    TrollsPaid {
        /// The player.
        seat: Seat,
        /// The number of trolls.
        trolls: u8,
        /// The cards. Empty if the player had none.
        cards: Vec<Card>,
    },
    /// All players were paid for a round: the public facts at its end, before the next one is dealt.
    RoundClosed {
        /// The number of the round.
        round: u8,
        /// The pay of each player for the round, by seat.
        payments: Vec<Payment>,
        /// The mine at the end of the round.
        board: Vec<SeenCard>,
        /// The number of cards in each hand, by seat.
        hand_sizes: Vec<u8>,
        /// The number of cards in the deck.
        deck: u8,
        /// The number of cards on the discard pile.
        discard: u8,
    },
    /// The game ended. All gold was counted.
    GameEnded {
        /// The scores and the winners.
        outcome: Outcome,
    },
}

/// A goal that was still hidden when the round ended.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnreachedGoal {
    /// The cell.
    pub cell: Cell,
    /// The goal card.
    pub card: Card,
}

/// The pay of a player at the end of a round, as far as it is public.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Payment {
    /// The number of gold cards. Their values are secret.
    pub gold_cards: u8,
    /// The number of gold pieces, including stolen ones. A player who was stolen from can have a negative number.
    pub pieces: i8,
    /// The Duel: the cards that were kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Card>,
    /// The Duel: the cards that were paid to trolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<Card>,
}

/// A pile of cards.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// The draw deck.
    Deck,
    /// The discard pile.
    Discards,
}

/// The reason why a round of The Duel ended.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MineEnd {
    /// All gold cards lie face up.
    Gold,
    /// All markers are placed.
    Markers,
    /// Nobody has cards left.
    Cards,
    /// The deck is empty, with the option `end_with_deck`.
    Deck,
}

/// A party of players who win a round together.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Camp {
    /// The Gold Miners of the base game.
    GoldMiners,
    /// The Saboteurs.
    Saboteurs,
    /// The Greedy Dwarf alone.
    GreedyDwarf,
    /// The blue team.
    Blue,
    /// The green team.
    Green,
    /// The Boss alone.
    Boss,
    /// The Profiteer alone.
    Profiteer,
}
