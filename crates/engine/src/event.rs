//! What happened, and who may know it.
//!
//! A secret is never taken out of an event on its way to a player. It is told in an event of its own, to those who
//! may know it; the others are told another event of the same kind without it. So everybody hears the same number of
//! events in the same order.

use crate::card::{Card, Tool};
use crate::cell::Cell;
use crate::chest::Chest;
use crate::dwarf::Dwarf;
use crate::game::Outcome;
use crate::moves::Move;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened in the game, as somebody may hear of it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A round began: the mine is empty, dwarf cards and hands are dealt.
    RoundBegan {
        /// The number of the round, from 1.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// A dwarf card was dealt.
    DwarfDealt {
        /// To whom.
        seat: Seat,
        /// What it says, for whoever may know.
        dwarf: Option<Dwarf>,
    },
    /// A hand was dealt.
    HandDealt {
        /// To whom.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which, for whoever may know.
        cards: Option<Vec<Card>>,
    },
    /// The tournament's random path card was put into the middle of the mine.
    MiddleLaid {
        /// Which card.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether by half a turn.
        turned: bool,
    },
    /// A path card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether by half a turn.
        turned: bool,
    },
    /// A goal was reached and turned over.
    GoalRevealed {
        /// Who reached it.
        seat: Seat,
        /// Where it lies.
        cell: Cell,
        /// What it is.
        card: Card,
        /// Whether it lies by half a turn.
        turned: bool,
    },
    /// A tool was broken.
    Sabotaged {
        /// By whom.
        seat: Seat,
        /// Whose.
        target: Seat,
        /// Which.
        tool: Tool,
    },
    /// A tool was mended.
    Repaired {
        /// By whom.
        seat: Seat,
        /// Whose.
        target: Seat,
        /// With which card.
        card: Card,
        /// Which.
        tool: Tool,
    },
    /// A path card was taken out of the mine.
    RockFell {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// What lay there.
        card: Card,
    },
    /// Somebody looked at a face-down goal.
    MapRead {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// What it is, for whoever may know.
        card: Option<Card>,
    },
    /// Somebody passed and discarded cards.
    Passed {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for whoever may know.
        cards: Option<Vec<Card>>,
    },
    /// Somebody discarded two cards and took a card in front of himself away.
    DiscardedTwo {
        /// Who.
        seat: Seat,
        /// Which card in front of him is gone.
        removed: Card,
        /// Which he discarded, for whoever may know.
        cards: Option<Vec<Card>>,
    },
    /// A Theft or Trapped was put in front of somebody.
    PutDown {
        /// By whom.
        seat: Seat,
        /// In front of whom.
        target: Seat,
        /// Which.
        card: Card,
    },
    /// A Theft or Trapped was taken away.
    TakenAway {
        /// By whom.
        seat: Seat,
        /// From in front of whom.
        target: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody looked at another player's dwarf card.
    Inspected {
        /// Who.
        seat: Seat,
        /// Whose.
        target: Seat,
        /// What it says, for whoever may know.
        dwarf: Option<Dwarf>,
    },
    /// Somebody got a new dwarf card.
    HatChanged {
        /// Who played the card.
        seat: Seat,
        /// Who has a new one.
        target: Seat,
        /// What it says, for whoever may know.
        dwarf: Option<Dwarf>,
    },
    /// Somebody got the hand of another player in exchange for his own.
    HandTaken {
        /// Who.
        seat: Seat,
        /// Whose.
        from: Seat,
        /// How many cards.
        count: u8,
        /// Which, for whoever may know.
        cards: Option<Vec<Card>>,
    },
    /// Somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// Somebody has no cards left and was skipped.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The round ended, and all dwarf cards were turned over.
    RoundEnded {
        /// The number of the round.
        round: u8,
        /// Who reached the treasure, if anybody did.
        reached_by: Option<Seat>,
        /// What everybody was, by seat.
        dwarves: Vec<Dwarf>,
        /// Who has won; nobody if empty.
        winners: Vec<Camp>,
    },
    /// Gold cards were drawn to be handed round.
    GoldDrawn {
        /// How many.
        count: u8,
    },
    /// The gold cards that are left were handed to somebody to choose from.
    GoldOffered {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Their values, for whoever may know.
        values: Option<Vec<u8>>,
    },
    /// Somebody took a gold card.
    GoldTaken {
        /// Who.
        seat: Seat,
        /// Its nuggets, for whoever may know.
        value: Option<u8>,
    },
    /// Somebody was paid in gold cards out of the stock.
    GoldPaid {
        /// Who.
        seat: Seat,
        /// How many nuggets he was to get.
        due: u8,
        /// In how many cards.
        count: u8,
        /// Their values, for whoever may know.
        values: Option<Vec<u8>>,
    },
    /// Somebody was paid in gold pieces.
    PiecesPaid {
        /// Who.
        seat: Seat,
        /// How much.
        pieces: u8,
    },
    /// Somebody lost a gold piece to the dragon.
    PieceLost {
        /// Who.
        seat: Seat,
    },
    /// A play was announced, and others may answer it.
    Announced {
        /// By whom.
        seat: Seat,
        /// What.
        play: Move,
    },
    /// A play was answered by the Veto.
    Vetoed {
        /// By whom.
        seat: Seat,
        /// Whose play.
        target: Seat,
        /// Which card had no effect.
        card: Card,
    },
    /// Two goals were taken up and put back, swapped or not.
    GoalsSwapped {
        /// By whom.
        seat: Seat,
        /// Where one of them lies.
        one: Cell,
        /// Where the other one lies.
        two: Cell,
        /// Whether they were swapped, for whoever may know.
        swapped: Option<bool>,
    },
    /// Somebody looked at the top of the discard pile.
    TroveOpened {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which, the topmost first, for whoever may know.
        cards: Option<Vec<Card>>,
    },
    /// Somebody took a card off the discard pile.
    DiscardTaken {
        /// Who.
        seat: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// The order of play was turned round.
    DirectionChanged {
        /// By whom.
        seat: Seat,
    },
    /// Somebody may lay two path cards.
    PathFound {
        /// Who.
        seat: Seat,
    },
    /// The path card laid last was moved.
    Diverted {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// From where.
        from: Cell,
        /// To where.
        cell: Cell,
        /// Whether it lies by half a turn now.
        turned: bool,
    },
    /// A gold piece was stolen.
    Stolen {
        /// By whom.
        seat: Seat,
        /// From whom.
        victim: Seat,
    },
    /// Somebody could steal and did not.
    StealDeclined {
        /// Who.
        seat: Seat,
    },
    /// A toll dwarf was put into the mine for a card.
    DwarfPosted {
        /// By whom.
        seat: Seat,
        /// Where he stands.
        cell: Cell,
        /// Which card was discarded for him, for whoever may know.
        card: Option<Card>,
    },
    /// Somebody was asked to pay a toll for another player.
    SponsorAsked {
        /// By whom.
        seat: Seat,
        /// Who was asked.
        sponsor: Seat,
        /// For what.
        play: Move,
    },
    /// Whoever was asked to pay a toll answered. If he refused the play is taken back.
    SponsorAnswered {
        /// Who.
        seat: Seat,
        /// Whether he pays.
        pays: bool,
    },
    /// A toll dwarf left, paid by somebody; his owner pays nothing.
    TollPaid {
        /// Who paid.
        seat: Seat,
        /// Who put the dwarf there.
        owner: Seat,
        /// Where he stood.
        cell: Cell,
        /// If a gold card was used for it: what it is worth.
        value: Option<u8>,
    },
    /// A postcard was reached for the first time.
    PostcardReached {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        cell: Cell,
        /// Which.
        card: Card,
    },
    /// A path card on a chest was reached and turned over, and the chest was opened.
    ChestOpened {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The path card.
        card: Card,
        /// Whether it lies by half a turn.
        turned: bool,
        /// What is in the chest.
        chest: Chest,
    },
    /// Somebody looked at a chest and the path card on it.
    ChestSeen {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The path card, for whoever may know.
        card: Option<Card>,
        /// What is in the chest, for whoever may know.
        chest: Option<Chest>,
    },
    /// A chest was taken out of the mine together with the face-down path card on it.
    ChestBuried {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// A chest made cards of the deck go to the discard pile, unseen.
    CardsBuried {
        /// How many.
        count: u8,
    },
    /// A face-down goal was pushed away.
    GoalPushed {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Cell,
        /// To where.
        cell: Cell,
    },
    /// Somebody lost a card out of his hand to another player.
    CardLost {
        /// Who.
        seat: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// Somebody took a card out of another hand.
    CardTaken {
        /// Who.
        seat: Seat,
        /// Whose hand.
        from: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// Somebody looks at cards on top of the deck, of which he keeps one.
    CardsShown {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, the topmost last, for whoever may know.
        cards: Option<Vec<Card>>,
    },
    /// Somebody kept one of the cards and discarded the others face down.
    CardKept {
        /// Who.
        seat: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// The discard pile was shuffled.
    DiscardsShuffled,
    /// The Duel: a door was unlocked.
    DoorUnlocked {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// The Duel: a troll was given a marker and lets everybody pass.
    TrollPaid {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// The Duel: a marker was put on a card with nuggets.
    MarkerPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// The Duel for one: a card was drawn that strikes at once.
    Struck {
        /// Who drew it.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The Duel: a round ended.
    MineClosed {
        /// The number of the round.
        round: u8,
        /// Why.
        end: MineEnd,
    },
    /// The Duel: cards with a marker were taken home.
    GoldKept {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// The Duel: trolls were paid in whole cards.
    TrollsPaid {
        /// By whom.
        seat: Seat,
        /// How many trolls.
        trolls: u8,
        /// With which cards; none if there were none.
        cards: Vec<Card>,
    },
    /// The game ended, and all gold was counted.
    GameEnded {
        /// Who has how much, and who won.
        outcome: Outcome,
    },
}

/// Why a round of The Duel ended.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MineEnd {
    /// All gold cards lie open.
    Gold,
    /// All markers are placed.
    Markers,
    /// Nobody has cards left.
    Cards,
    /// The deck is empty, where that is enough.
    Deck,
}

/// Those who win a round together.
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
