//! What one seat may know of the game.
//!
//! A view is built up from public facts and from what the viewer has seen (SECRET-1, GOLD-8). Where something is secret there is a
//! `None`: the fact was never put in.

use crate::card::{Card, CardKind, Team};
use crate::cell::{Cell, Side};
use crate::chest::Chest;
use crate::duel::Marker;
use crate::dwarf::Dwarf;
use crate::game::Outcome;
use crate::moves::{Decision, Move, ToAct};
use crate::player::values;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::special::TROVE;
use crate::state::{Phase, State};
use crate::toll::TollDwarf;
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The rules of the game.
    pub rules: Rules,
    /// Whose eyes these are; nobody's for a spectator.
    pub seat: Option<Seat>,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// Who has to decide, and what; nothing when the game is over.
    pub to_act: Option<Awaited>,
    /// Whose turn it is, or was when the round ended.
    pub turn: Seat,
    /// Whether play goes counter-clockwise.
    pub reversed: bool,
    /// In a Pathfinder's turn: how many path cards may still be laid, and how many were.
    pub pathfinder: Option<(u8, u8)>,
    /// The play that was announced, or the goals that were taken up.
    pub pending: Option<Pending>,
    /// The cards to choose from, off the discard pile or off the deck, for whoever is choosing.
    pub card_choices: Option<Vec<Card>>,
    /// The cards in the mine in the order in which they came there.
    pub board: Vec<SeenCard>,
    /// How many cards the deck has.
    pub deck: usize,
    /// How many cards were put aside for the round, unseen.
    pub set_aside: usize,
    /// The discard pile from the bottom to the top.
    pub discard: Vec<SeenDiscard>,
    /// The players, by seat.
    pub players: Vec<SeenPlayer>,
    /// How many dwarf cards lie aside, dealt to nobody.
    pub left_over: usize,
    /// Who has a Theft in front of him, in the order played.
    pub thefts: Vec<Seat>,
    /// Where toll dwarves stand, and whose they are.
    pub toll_dwarves: Vec<TollDwarf>,
    /// How many toll dwarves can still be put into the mine this round.
    pub toll_left: u8,
    /// Who was asked this turn to pay a toll for the player.
    pub asked: Vec<Seat>,
    /// Who has agreed to pay the toll for the play that is pending.
    pub sponsor: Option<Seat>,
    /// The chests opened this round.
    pub chests_opened: Vec<Chest>,
    /// Those that still take effect when the turn ends, in that order.
    pub chests_due: Vec<Chest>,
    /// Path cards of chests that lay open before a rockfall took them.
    pub chest_cards_out: Vec<Card>,
    /// Who answered the turn with the Veto, while its chests still take effect.
    pub vetoer: Option<Seat>,
    /// The postcards that have done this round what they do.
    pub postcards_used: Vec<Card>,
    /// The Duel: the key or the troll by which something is being reached.
    pub cause: Option<Move>,
    /// The Duel: cards that have left the game.
    pub gone: Vec<Card>,
    /// The Duel: the markers in the mine, on nuggets and on trolls.
    pub markers: Vec<Marker>,
    /// The Duel: how many markers are left.
    pub markers_left: usize,
    /// The Duel: where doors are unlocked.
    pub keys: Vec<Cell>,
    /// How many gold cards the stock has.
    pub gold_stock: usize,
    /// How many gold cards are being handed round.
    pub gold_offered: usize,
    /// Their values, for whoever is choosing.
    pub gold_choices: Option<Vec<u8>>,
    /// Who has won and with how much, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A play that has not taken effect yet.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub play: Move,
}

/// Who has to decide, and what.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// Who; nobody is named while others may answer a play.
    pub seat: Option<Seat>,
    /// What.
    pub decision: Decision,
}

/// A card in the mine as a viewer sees it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenCard {
    /// Where it lies.
    pub cell: Cell,
    /// What kind of place it is.
    pub place: Place,
    /// What it is, if the viewer knows.
    pub card: Option<Card>,
    /// Whether it lies by half a turn.
    pub turned: bool,
    /// Whether it was laid from a hand.
    pub from_hand: bool,
    /// Whether it lies face up.
    pub face_up: bool,
    /// Its tunnels as they lie, if it lies face up.
    pub tunnels: Option<String>,
    /// The door in its tunnel, if it lies face up.
    pub door: Option<Door>,
    /// What is in the chest below it, if there is one and the viewer has looked at it.
    pub chest: Option<Chest>,
    /// Whether any of its openings is connected with the start, in The Duel with anybody's.
    pub connected: bool,
    /// The Duel: whose way comes to it.
    pub reached_by: Vec<Seat>,
}

/// A door in a tunnel.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Door {
    /// Whose.
    pub team: Team,
    /// In which arm of the card as it lies.
    pub arm: Side,
}

impl Door {
    fn of(card: Card, turned: bool) -> Option<Door> {
        card.marks(turned).door.map(|(team, arm)| Door { team, arm })
    }
}

/// What kind of card lies somewhere, as its back tells.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The start card.
    Start,
    /// A goal.
    Goal,
    /// A path card.
    Path,
    /// A path card that lies on a treasure chest, or lay there.
    Chest,
    /// The Costume Department or the Tunnel Party.
    Postcard,
}

/// A card on the discard pile as a viewer sees it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenDiscard {
    /// What it is, if the viewer has seen it played or passed with it himself.
    pub card: Option<Card>,
    /// Whether it lies face up for all to read.
    pub face_up: bool,
}

/// A player as a viewer sees him.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenPlayer {
    /// How many cards he holds.
    pub hand_size: usize,
    /// Which, if the viewer may look into the hand.
    pub hand: Option<Vec<Card>>,
    /// What his dwarf card says, if the viewer knows.
    pub dwarf: Option<Dwarf>,
    /// The action cards in front of him, in the order played.
    pub in_front: Vec<Card>,
    /// How many gold cards he has.
    pub gold_cards: u8,
    /// Their values, the highest first, if the viewer may know.
    pub gold_values: Option<Vec<u8>>,
    /// How many gold pieces he has.
    pub gold_pieces: u8,
    /// The Duel: the cards with gold that he has kept.
    pub kept: Vec<Card>,
}

impl State {
    /// The table as this viewer may know it.
    pub fn view(&self, viewer: Viewer) -> View {
        let choosing = matches!(self.phase, Phase::TakeGold { picker } if viewer.is(picker));
        let offer = self.gold.offer();
        View {
            rules: self.rules,
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Open => None,
            },
            round: self.round,
            rounds: Rules::ROUNDS,
            to_act: self.awaited(viewer),
            turn: self.turn,
            reversed: self.reversed,
            pathfinder: (self.pathfinder.left > 0).then_some((self.pathfinder.left, self.pathfinder.laid)),
            pending: self.pending.map(|play| Pending { seat: self.turn, play }),
            card_choices: self.card_choices().filter(|_| viewer.is(self.turn)).map(<[Card]>::to_vec),
            board: self.see_board(viewer),
            deck: self.deck().len(),
            set_aside: self.set_aside().len(),
            discard: self.see_discard(viewer),
            players: self.seats().map(|seat| self.see_player(seat, viewer)).collect(),
            left_over: self.left_over().len(),
            thefts: self.thefts.iter().collect(),
            toll_dwarves: self.toll.standing().to_vec(),
            toll_left: self.toll.left,
            asked: self.toll.asked.iter(self.player_count()).collect(),
            sponsor: self.toll.sponsor,
            chests_opened: self.chests.opened().collect(),
            chests_due: self.chests.due.as_slice().to_vec(),
            chest_cards_out: self.chests.out.as_slice().to_vec(),
            vetoer: self.vetoer,
            postcards_used: self.postcards_used(),
            cause: self.duel.cause,
            gone: self.duel.gone.iter().collect(),
            markers: self.duel.markers().to_vec(),
            markers_left: self.markers_left(),
            keys: self.duel.keys().to_vec(),
            gold_stock: self.gold.stock().len(),
            gold_offered: offer.iter().map(|&count| usize::from(count)).sum(),
            gold_choices: choosing.then(|| values(offer)),
            outcome: self.outcome(),
        }
    }

    /// The cards that the player whose turn it is chooses from.
    fn card_choices(&self) -> Option<&[Card]> {
        if self.phase == Phase::TakeDiscard {
            Some(self.piles.top(TROVE))
        } else {
            (self.phase == Phase::KeepDrawn).then(|| self.shown_of_deck())
        }
    }

    /// Who has to decide, as far as the viewer may know: whether others are asked about a Veto just now, nobody learns
    /// (VETO-2).
    fn awaited(&self, viewer: Viewer) -> Option<Awaited> {
        self.to_act().map(|ToAct { seat, decision }| Awaited {
            seat: (decision != Decision::React || viewer.is(seat)).then_some(seat),
            decision,
        })
    }

    fn see_board(&self, viewer: Viewer) -> Vec<SeenCard> {
        let mut reached_by = if self.rules.is_duel() { self.reached_by() } else { Vec::new() }.into_iter();
        let from_hands = self.board.placed().len() - self.board.laid_from_hands().len();
        let see = |(at, placed): (usize, &crate::board::Placed)| SeenCard {
            cell: placed.cell,
            place: match placed.card.kind() {
                CardKind::Start => Place::Start,
                CardKind::Goal(_) => Place::Goal,
                CardKind::Postcard(_) => Place::Postcard,
                CardKind::Chest => Place::Chest,
                CardKind::Path | CardKind::Action(_) => Place::Path,
            },
            card: viewer.knows(placed.seen).then_some(placed.card),
            turned: placed.turned,
            from_hand: at >= from_hands,
            face_up: !placed.face_down,
            tunnels: (!placed.face_down).then(|| placed.shape().to_string()),
            door: if placed.face_down { None } else { Door::of(placed.card, placed.turned) },
            chest: self.chests.at(placed.cell).filter(|_| viewer.knows(placed.seen)),
            connected: placed.is_connected(),
            reached_by: Vec::new(),
        };
        let with_ways = |mut card: SeenCard| {
            card.reached_by = reached_by.next().unwrap_or_default();
            card.connected |= !card.reached_by.is_empty();
            card
        };
        self.board.placed().iter().enumerate().map(see).map(with_ways).collect()
    }

    fn see_discard(&self, viewer: Viewer) -> Vec<SeenDiscard> {
        let see = |discarded: crate::pile::Discarded| SeenDiscard {
            card: viewer.knows(discarded.seen).then_some(discarded.card),
            face_up: self.discards_face_up() && discarded.seen.is_everyone(),
        };
        self.discard_pile().map(see).collect()
    }

    fn see_player(&self, seat: Seat, viewer: Viewer) -> SeenPlayer {
        let player = self.player(seat);
        let over = self.phase == Phase::Over;
        SeenPlayer {
            hand_size: player.hand.as_slice().len(),
            hand: viewer.is(seat).then(|| player.hand.as_slice().to_vec()),
            dwarf: viewer.knows(player.dwarf_seen).then_some(player.dwarf),
            in_front: player.front.as_slice().to_vec(),
            gold_cards: self.gold_card_count(seat),
            gold_values: (over || viewer.is(seat)).then(|| values(player.gold_cards)),
            gold_pieces: player.pieces,
            kept: self.duel.kept.get(seat.index()).map_or(Vec::new(), |kept| kept.iter().collect()),
        }
    }
}

impl View {
    /// The card on that cell.
    pub fn at(&self, cell: Cell) -> Option<&SeenCard> {
        self.board.iter().find(|card| card.cell == cell)
    }

    /// What this viewer has to decide, if it is up to him.
    pub fn decision(&self) -> Option<Decision> {
        self.to_act.filter(|to_act| self.seat.is_some() && to_act.seat == self.seat).map(|to_act| to_act.decision)
    }
}
