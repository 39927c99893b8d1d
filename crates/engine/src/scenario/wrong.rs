//! The reasons why a document is not a possible position.

use crate::builder::MOST_PIECES;
use crate::card::Card;
use crate::cell::Cell;
use crate::dwarf::Dwarf;
use crate::rules::ImpossibleRules;
use crate::seat::Seat;

/// The reason why a scenario is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleScenario {
    /// The document is not a scenario.
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
        /// The seat.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
    /// A list that has an entry for each seat has too many or too few.
    #[error("{field} has {entries} entries, but {players} play")]
    WrongLength {
        /// The list.
        field: &'static str,
        /// The number of its entries.
        entries: usize,
        /// The number of players.
        players: usize,
    },
    /// A card is used more often than it is printed.
    #[error("{card} is used more often than the {printed} times it is in the game")]
    TooMany {
        /// The card.
        card: Card,
        /// The number of these cards in the game.
        printed: u8,
    },
    /// A dwarf card is used more often than it is shuffled in.
    #[error("{dwarf} is used more often than the {shuffled} times it is shuffled in for {players} players")]
    TooManyDwarves {
        /// The dwarf card.
        dwarf: Dwarf,
        /// The number of these dwarf cards in the game.
        shuffled: usize,
        /// The number of players.
        players: usize,
    },
    /// The wrong number of dwarf cards is left over.
    #[error("{given} dwarf cards are left over, but with {players} players it is {left}")]
    WrongLeftOver {
        /// The number that the document names.
        given: usize,
        /// The number that is left in the game.
        left: usize,
        /// The number of players.
        players: usize,
    },
    /// Gold cards of a value are used more often than they are printed.
    #[error("gold cards worth {value} are used more often than the {printed} times they are printed")]
    TooMuchGold {
        /// The value.
        value: u8,
        /// The number of these cards in the game.
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
        /// The field.
        field: &'static str,
    },
    /// Nobody can have this many gold pieces.
    #[error("seat {seat} has {pieces} gold pieces, but nobody can have more than {MOST_PIECES}")]
    TooManyPieces {
        /// The seat.
        seat: Seat,
        /// The number of pieces.
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
    /// A part of the document contradicts the rest.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// That card never lies there.
    #[error("{card} does not lie at {cell} in this game")]
    NotThere {
        /// The card.
        card: Card,
        /// The cell.
        cell: Cell,
    },
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
        /// The card.
        card: Card,
        /// The seat of the player.
        seat: Seat,
    },
    /// A hand is too large.
    #[error("seat {seat} holds {held} cards, but a hand has {most} at the most")]
    HandTooLarge {
        /// The seat.
        seat: Seat,
        /// The number of cards in its hand.
        held: usize,
        /// The most cards that the hand can have.
        most: usize,
    },
    /// Alone, that card strikes when it is drawn.
    #[error("{0} is never held in The Duel for one: it strikes when it is drawn")]
    NeverHeld(Card),
    /// The wrong number of cards is put aside.
    #[error("{given} cards are put aside, but in this game it is {aside}")]
    WrongSetAside {
        /// The number of cards that the document names.
        given: usize,
        /// The number of cards that must be aside.
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
    /// A goal that ends the round lies open, so the round has ended.
    #[error(
        "the round is over: a goal that ends it lies open; in The Duel all gold cards, or no marker or card is left"
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
    /// The player who has to act has no cards.
    #[error("seat {0} has no cards in hand and is skipped")]
    NoCards(Seat),
    /// No player has cards, so the round is over.
    #[error("no player has cards in hand, so the round is over")]
    AllHandsEmpty,
    /// The game ends only after the last round.
    #[error("a game is over only after round 3")]
    NotOverYet,
}

/// A contradiction between a part of a document and the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// The Duel has fixed dwarves.
    #[error("dwarves does not fit: seat 0 is green, seat 1 is blue, and there are no other dwarf cards")]
    DuelDwarves,
    /// More than one goal lies off its cell.
    #[error("goals does not fit: only one goal can have been pushed away")]
    GoalsPushed,
    /// The rules have no chests.
    #[error("chests does not fit: there are none in this game")]
    NoChests,
    /// There are too many chests.
    #[error("chests does not fit: there are four at the most")]
    ChestCount,
    /// The path card of a chest is in two places.
    #[error("chests does not fit: a path card is used too often")]
    ChestPathTwice,
    /// A chest is in two places.
    #[error("chests does not fit: a chest is used twice")]
    ChestTwice,
    /// A chest lies below a card that lies face up.
    #[error("chests does not fit: no chest lies below a card that lies face up")]
    ChestBelowOpenCard,
    /// The chests that were opened do not agree with the path cards that lie open.
    #[error("chests.opened does not fit: each leaves a path card that lies open, or is in chests.cards_out")]
    ChestsOpened,
    /// A chest that was not opened, or never waits, is due.
    #[error("chests.due does not fit: it names chests that were opened and wait for the end of the turn")]
    ChestsDue,
    /// A chest is due between two turns.
    #[error("chests.due does not fit: no chest waits between turns")]
    ChestsDueBetweenTurns,
    /// The rules do not have that postcard.
    #[error("postcards_used does not fit: there is no such postcard in this game")]
    NoSuchPostcard,
    /// The rules have no toll.
    #[error("toll does not fit: there is no toll in this game")]
    NoToll,
    /// There are too many toll dwarves.
    #[error("toll.dwarves does not fit: there are two")]
    TollDwarfCount,
    /// A toll dwarf stands on a card, or two on one cell.
    #[error("toll.dwarves does not fit: each stands on an empty cell of its own")]
    TollDwarfCell,
    /// A sponsor has agreed, but no play is pending.
    #[error("toll.sponsor does not fit: a sponsor who has agreed waits only for a Veto")]
    Sponsor,
    /// The rules are not those of The Duel.
    #[error("duel does not fit: markers, keys and kept cards are only in The Duel")]
    NotTheDuel,
    /// A card was kept twice.
    #[error("duel.kept does not fit: a card is listed twice")]
    KeptTwice,
    /// A card without gold was kept.
    #[error("duel.kept does not fit: a card without gold is never kept")]
    KeptWithoutGold,
    /// A card was put away that stays in the game.
    #[error("duel.kept does not fit: only gold cards and path cards with gold are kept, or leave the game")]
    NeverKept,
    /// Too many gold cards were put away.
    #[error("duel.kept does not fit: no more than six gold cards leave the deck in a round")]
    GoldCardsOut,
    /// A marker lies where none can lie.
    #[error("duel.markers does not fit: each lies on a face-up card of its own with a nugget or a troll")]
    MarkerCell,
    /// There are too many markers.
    #[error("duel.markers does not fit: there are not that many")]
    MarkerCount,
    /// Nobody has to choose a nugget.
    #[error("duel.markers does not fit: there are enough for all nuggets that are reached")]
    MarkersSuffice,
    /// A nugget that is reached has no marker.
    #[error("duel.markers does not fit: a nugget that is reached has a marker")]
    MarkerMissing,
    /// There are too many keys.
    #[error("duel.keys does not fit: there are two key markers")]
    KeyCount,
    /// A key lies where none can lie.
    #[error("duel.keys does not fit: each lies on a face-up card of its own with a door")]
    KeyCell,
    /// The troll that is named was not paid.
    #[error("duel.cause does not fit: the troll was not paid, or the turn cannot go on")]
    TrollNotPaid,
    /// The cause is not a key or a troll.
    #[error("duel.cause does not fit: it is a key, or a troll that was just paid")]
    Cause,
    /// A cause is named between two turns.
    #[error("duel.cause does not fit: nothing is pending between turns")]
    CauseBetweenTurns,
    /// The Duel has no such decision.
    #[error("phase does not fit: there is no such decision in The Duel")]
    NotInTheDuel,
    /// The rules have no championship cards.
    #[error("championship does not fit: there are no championship cards in this game")]
    NoChampionshipCards,
    /// The rules have no Change of Direction.
    #[error("championship.reversed does not fit: without the card for it, play goes clockwise")]
    NoChangeOfDirection,
    /// The card in play does not fit the decision.
    #[error("championship.in_play does not fit: no such card is being carried out")]
    InPlay,
    /// A Pathfinder's turn has another number of cards.
    #[error("championship.pathfinder does not fit: a Pathfinder's turn has two path cards, laid or left")]
    PathfinderCount,
    /// The Pathfinder's player cannot lay a card.
    #[error("championship.pathfinder does not fit: a Pathfinder needs a path card that can be laid")]
    PathfinderStuck,
    /// A vetoer is named at the wrong time.
    #[error("championship.vetoer does not fit: it is named only while chests of a vetoed turn take effect")]
    Vetoer,
    /// The pending text is not a move.
    #[error("pending does not fit: it is not a move")]
    NotAMove,
    /// No goal can be pushed.
    #[error("phase does not fit: there is no goal to push")]
    NoGoalToPush,
    /// Nobody has a card to take.
    #[error("phase does not fit: nobody has a card to take")]
    NobodyToTakeFrom,
    /// There is no Treasure Trove, or no discard.
    #[error("phase does not fit: there must be a Treasure Trove in hand and a discard pile")]
    NoTrove,
    /// The player who asks for a toll, or plays a card, is not named.
    #[error("last_to_play is missing: it says who made the play that is pending")]
    LastToPlay,
    /// The pending request is not legal, or goes to somebody else.
    #[error("pending does not fit: it is not legal, or somebody else is asked")]
    SponsorRequest,
    /// The goals to be swapped are not there.
    #[error("pending does not fit: there are no two face-down goals there")]
    SwappedGoals,
    /// The pending play is not legal, or cannot be answered.
    #[error("pending does not fit: it is not legal, or the player who is asked cannot answer it")]
    Reaction,
    /// The pending play belongs to another phase.
    #[error("pending does not fit: it is not what this phase is about")]
    OtherPhase,
}
