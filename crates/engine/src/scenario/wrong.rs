//! Why a document is no position.

use crate::card::Card;
use crate::cell::Cell;
use crate::dwarf::Dwarf;
use crate::rules::ImpossibleRules;
use crate::seat::Seat;

/// More gold pieces than anybody can win.
pub(super) const MOST_PIECES: u8 = 99;

/// Why a scenario cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleScenario {
    /// The document is no scenario.
    #[error("this is not a scenario: {0}")]
    NotAScenario(String),
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(#[from] ImpossibleRules),
    /// There is no such round.
    #[error("round {0}: a game has rounds 1 to 3")]
    NoSuchRound(u8),
    /// There is no such seat.
    #[error("seat {seat} does not exist: the {players} seats are numbered from 0")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
        /// How many there are.
        players: usize,
    },
    /// A list that has an entry for each seat has too many or too few.
    #[error("{field} has {entries} entries, but {players} play")]
    WrongLength {
        /// Which list.
        field: &'static str,
        /// How many entries it has.
        entries: usize,
        /// How many play.
        players: usize,
    },
    /// A card is used more often than it is printed.
    #[error("{card} is used more often than the {printed} times it is in the game")]
    TooMany {
        /// Which.
        card: Card,
        /// How often it is in the game.
        printed: u8,
    },
    /// A dwarf card is used more often than it is shuffled in.
    #[error("{dwarf} is used more often than the {shuffled} times it is shuffled in for {players} players")]
    TooManyDwarves {
        /// Which.
        dwarf: Dwarf,
        /// How often it is shuffled in.
        shuffled: usize,
        /// How many play.
        players: usize,
    },
    /// The wrong number of dwarf cards is left over.
    #[error("{given} dwarf cards are left over, but with {players} players it is {left}")]
    WrongLeftOver {
        /// How many the document names.
        given: usize,
        /// How many it must be.
        left: usize,
        /// How many play.
        players: usize,
    },
    /// Gold cards of a value are used more often than they are printed.
    #[error("gold cards worth {value} are used more often than the {printed} times they are printed")]
    TooMuchGold {
        /// The value.
        value: u8,
        /// How often they are printed.
        printed: u8,
    },
    /// A gold card has no such value.
    #[error("no gold card is worth {0}")]
    NoSuchGold(u8),
    /// The stock does not hold all gold cards that are nowhere else.
    #[error("gold_stock must hold all gold cards that nobody has: leave it out to have it filled in")]
    WrongGoldStock,
    /// This game has gold pieces instead, or gold cards.
    #[error("{field} does not exist in this game")]
    WrongGold {
        /// Which field.
        field: &'static str,
    },
    /// Nobody can have so many gold pieces.
    #[error("seat {seat} has {pieces} gold pieces, but nobody can have more than {MOST_PIECES}")]
    TooManyPieces {
        /// Who.
        seat: Seat,
        /// How many.
        pieces: u8,
    },
    /// Two cards lie on one cell.
    #[error("two cards lie at {0}")]
    CellTaken(Cell),
    /// A card lies further away than there are cards.
    #[error("{0} is further away than any card can lie: at the most {FURTHEST} from the start", FURTHEST = Cell::FURTHEST)]
    TooFar(Cell),
    /// A goal lies where no goal lies in this game.
    #[error("no goal lies at {0} in this game")]
    NoGoalThere(Cell),
    /// The card is not a goal card of this game.
    #[error("{0} is not a goal card of this game, or is used twice")]
    NotAGoal(Card),
    /// Only the tournament's random card was not laid from a hand.
    #[error(
        "the card at {0} must have been laid from a hand: only the tournament's random card at 4,0 was not, and it comes first"
    )]
    NotFromHand(Cell),
    /// What the document says of a mini expansion does not fit.
    #[error("{field} does not fit: {0}", field = .1)]
    WrongExpansion(&'static str, &'static str),
    /// The play that is pending does not fit the rest of the document.
    #[error("pending does not fit: {0}")]
    WrongPending(&'static str),
    /// Only path cards are laid.
    #[error("{0} is not a path card")]
    NotAPath(Card),
    /// Two neighbours do not match.
    #[error("the cards at {0} and {1} do not match")]
    Mismatch(Cell, Cell),
    /// That card is never in front of a player.
    #[error("{0} never lies in front of a player")]
    NeverInFront(Card),
    /// The same card lies twice in front of a player.
    #[error("{card} lies twice in front of seat {seat}")]
    TwiceInFront {
        /// Which.
        card: Card,
        /// In front of whom.
        seat: Seat,
    },
    /// A hand is too large.
    #[error("seat {seat} holds {held} cards, but a hand has {most} at the most")]
    HandTooLarge {
        /// Whose.
        seat: Seat,
        /// How many cards it has.
        held: usize,
        /// How many it can have.
        most: usize,
    },
    /// Alone, that card strikes when it is drawn.
    #[error("{0} is never held in The Duel for one: it strikes when it is drawn")]
    NeverHeld(Card),
    /// The wrong number of cards is put aside.
    #[error("{given} cards are put aside, but in this game it is {aside}")]
    WrongSetAside {
        /// How many there are.
        given: usize,
        /// How many it must be.
        aside: usize,
    },
    /// The order of Thefts does not fit what lies in front of the players.
    #[error("thefts must list each player with a Theft in front of them once")]
    WrongThefts,
    /// Dwarf cards leave the round only in classic Saboteur 2.
    #[error("dwarf cards leave the round only in classic Saboteur 2")]
    NoDwarvesOut,
    /// The round has not ended.
    #[error("the round has not ended: the treasure is hidden and there are cards in hand")]
    RoundNotOver,
    /// Nobody can steal.
    #[error("seat {0} has no Theft to carry out, or nobody to steal from")]
    NoTheft(Seat),
    /// Cards are left for which there is no place.
    #[error("{0} cards are nowhere: leave out deck or discard to have them put there")]
    NowhereToGo(usize),
    /// A goal is reached but still lies face down.
    #[error("{0} is reached: what lies there cannot be face down or wait any longer")]
    GoalReached(Cell),
    /// Fewer than two goals are reached, so there is nothing to choose.
    #[error("fewer than two goals, chests or postcards are reached: there is nothing to choose")]
    NothingToChoose,
    /// The treasure must be one of the goals.
    #[error("the treasure must be one of the goals")]
    NoTreasure,
    /// The treasure lies open, or the spider, so the round has ended.
    #[error(
        "the round is over: the treasure lies open, or the spider; in The Duel all gold cards, or no marker or card is left"
    )]
    RoundOver,
    /// Gold is handed round although the treasure was not reached.
    #[error("gold is handed round only when the treasure lies open")]
    TreasureHidden,
    /// No gold is being handed round.
    #[error("gold_offered is empty: there is nothing to take")]
    NoGoldOffered,
    /// That player has no share of the gold.
    #[error("seat {0} has no share of this gold")]
    NoShare(Seat),
    /// Whoever is to act has no cards.
    #[error("seat {0} has no cards in hand and is skipped")]
    NoCards(Seat),
    /// No player has cards, so the round is over.
    #[error("no player has cards in hand, so the round is over")]
    AllHandsEmpty,
    /// The game ends only after the last round.
    #[error("a game is over only after round 3")]
    NotOverYet,
}
