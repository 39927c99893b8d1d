//! Views: what one viewer may know of the game.
//!
//! A view is built up from public facts and from what the viewer has seen (SECRET-1, GOLD-8). A secret is `None`: it
//! was never put in.

use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::cell::{Cell, Side, Sides};
use crate::chest::Chest;
use crate::decision::{Decision, ToAct};
use crate::duel::Marker;
use crate::dwarf::Dwarf;
use crate::game::Outcome;
use crate::moves::Move;
use crate::player::values;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::state::State;
use crate::team::Team;
use crate::toll::TollDwarf;
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it. Each expansion has a part of its own, which is present only if the expansion is
/// played.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The rules of the game.
    pub rules: Rules,
    /// The seat of the viewer. `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of the round (1-based).
    pub round: u8,
    /// The number of rounds that the game has.
    pub rounds: u8,
    /// The player who has to decide, and the decision. `None` when the game is over.
    pub to_act: Option<Awaited>,
    /// The player whose turn it is, or was when the round ended.
    pub turn: Seat,
    /// The cards in the mine, in the order in which they were placed.
    pub board: Vec<SeenCard>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The number of cards that were put aside for the round, unseen.
    pub set_aside: usize,
    /// The discard pile from the bottom to the top.
    pub discard: Vec<SeenDiscard>,
    /// The players, by seat.
    pub players: Vec<SeenPlayer>,
    /// The number of dwarf cards that no player was dealt.
    pub left_over: usize,
    /// A play that has not taken effect yet.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
    /// The cards of the discard pile or the deck to choose from. Only the player who chooses sees them.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card_choices: Option<Vec<Card>>,
    /// The gold cards, if rounds pay in gold cards.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<GoldView>,
    /// The players with a Theft in front of them, in the order played.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub thefts: Vec<Seat>,
    /// The championship cards.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub championship: Option<ChampionshipView>,
    /// Tunnel Toll.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toll: Option<TollView>,
    /// Treasure Chests.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chests: Option<ChestsView>,
    /// The postcards that have taken effect this round.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Card>>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub postcards_used: Vec<Card>,
    /// The Duel.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duel: Option<DuelView>,
    /// The scores and winners, once the game is over.
    pub outcome: Option<Outcome>,
}

/// The gold cards that nobody owns.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldView {
    /// The number of cards in the stock.
    pub stock: usize,
    /// The number of cards that are being passed round.
    pub offered: usize,
    /// The values of the cards that are being passed round. Only the player who chooses sees them.
    pub choices: Option<Vec<u8>>,
}

/// The effects of championship cards.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChampionshipView {
    /// True if play goes counter-clockwise.
    pub reversed: bool,
    /// The card that is being carried out. It is in no hand and on no pile.
    pub in_play: Option<Card>,
    /// In a Pathfinder's turn: the number of path cards that may still be laid, and the number already laid.
    pub pathfinder: Option<(u8, u8)>,
    /// The player who vetoed the turn, while its chests still take effect.
    pub vetoer: Option<Seat>,
}

/// The toll dwarves.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TollView {
    /// The dwarves in the mine.
    pub dwarves: Vec<TollDwarf>,
    /// The number of dwarves that can still be posted this round.
    pub left: u8,
    /// The players who were asked this turn to pay a toll.
    pub asked: Vec<Seat>,
    /// The player who has agreed to pay the toll for the play that is pending.
    pub sponsor: Option<Seat>,
}

/// The treasure chests.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChestsView {
    /// The chests that were opened this round.
    pub opened: Vec<Chest>,
    /// The chests that take effect when the turn ends, in this order.
    pub due: Vec<Chest>,
    /// The path cards of chests that were face up when a rockfall removed them.
    pub cards_out: Vec<Card>,
}

/// The parts of the table that only The Duel has.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuelView {
    /// The markers in the mine, on nuggets and on trolls.
    pub markers: Vec<Marker>,
    /// The number of markers that are not in the mine.
    pub markers_left: usize,
    /// The cells of the unlocked doors.
    pub keys: Vec<Cell>,
    /// The cards that have left the game.
    pub gone: Vec<Card>,
    /// The move with a key or a troll by which cards or nuggets are being reached.
    pub cause: Option<Move>,
}

/// A play that has not taken effect yet.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The player.
    pub seat: Seat,
    /// The play.
    pub play: Move,
}

/// A decision that has to be made, and the player who makes it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// The player, if the viewer may know them. Others do not know who is asked about a Veto.
    pub seat: Option<Seat>,
    /// The decision.
    pub decision: Decision,
}

/// A card in the mine as a viewer sees it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenCard {
    /// The cell.
    pub cell: Cell,
    /// The kind of card, as its back shows.
    pub place: Place,
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
    /// True if it lies rotated by half a turn.
    pub rotated: bool,
    /// True if it was laid from a hand.
    pub from_hand: bool,
    /// True if it lies face up.
    pub face_up: bool,
    /// Its tunnels as they lie, if it lies face up.
    pub tunnels: Option<String>,
    /// The door in its tunnel, if it lies face up.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub door: Option<Door>,
    /// The chest below it, if the viewer has looked at it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<Chest>,
    /// Its openings that are connected with the start, or in The Duel with the start of any player.
    pub connected: Sides,
    /// The Duel: the players whose way leads to the card, each with the openings that it reaches.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SeenWay>>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_by: Vec<SeenWay>,
}

/// The Duel: a player's way to a card.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenWay {
    /// The player.
    pub seat: Seat,
    /// The openings of the card that the way reaches.
    pub openings: Sides,
}

/// A door in a tunnel.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Door {
    /// The team whose door it is.
    pub team: Team,
    /// The arm of the card that it closes, as the card lies.
    pub arm: Side,
}

impl Door {
    fn of(card: Card, rotated: bool) -> Option<Door> {
        card.marks(rotated).door.map(|(team, arm)| Door { team, arm })
    }
}

/// The kind of a card in the mine, as its back shows.
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
    /// A path card that lies on a treasure chest, or did until the chest was opened.
    Chest,
    /// The Costume Department or the Tunnel Party.
    Postcard,
}

impl Place {
    /// Returns the kind of this card.
    pub(crate) fn of(card: Card) -> Place {
        match card.kind() {
            CardKind::Start => Place::Start,
            CardKind::Goal(_) => Place::Goal,
            CardKind::Postcard(_) => Place::Postcard,
            CardKind::Chest => Place::Chest,
            CardKind::Path | CardKind::Action(_) => Place::Path,
        }
    }
}

/// A card on the discard pile as a viewer sees it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenDiscard {
    /// The card, if the viewer has seen it played or has discarded it.
    pub card: Option<Card>,
    /// True if it lies face up.
    pub face_up: bool,
}

/// A player as a viewer sees them.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenPlayer {
    /// The number of cards in the hand.
    pub hand_size: usize,
    /// The hand, if the viewer may look into it.
    pub hand: Option<Vec<Card>>,
    /// The dwarf card, if the viewer knows it.
    pub dwarf: Option<Dwarf>,
    /// The action cards in front of the player, in the order played.
    pub in_front: Vec<Card>,
    /// The number of gold cards.
    pub gold_cards: u8,
    /// The values of the gold cards, the highest first, if the viewer may know them.
    pub gold_values: Option<Vec<u8>>,
    /// The number of gold pieces.
    pub gold_pieces: u8,
    /// The Duel: the cards with gold that the player has kept.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Card>>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Card>,
}

impl State {
    /// Returns the table as this viewer may know it.
    pub fn view(&self, viewer: Viewer) -> View {
        let rules = &self.rules;
        View {
            rules: *rules,
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Open => None,
            },
            round: self.round,
            rounds: Rules::ROUNDS,
            to_act: self.awaited(viewer),
            turn: self.turn,
            board: self.see_board(viewer),
            deck: self.deck().len(),
            set_aside: self.set_aside().len(),
            discard: self.see_discard(viewer),
            players: self.seats().map(|seat| self.see_player(seat, viewer)).collect(),
            left_over: self.left_over().len(),
            pending: self.pending.map(|play| Pending { seat: self.turn, play }),
            card_choices: self.card_choices().filter(|_| viewer.is(self.turn)).map(<[Card]>::to_vec),
            gold: rules.has_gold_cards().then(|| self.see_gold(viewer)),
            thefts: self.thefts.to_vec(),
            championship: rules.has_championship_cards().then(|| ChampionshipView {
                reversed: self.reversed,
                in_play: self.in_play,
                pathfinder: (self.pathfinder.left > 0).then_some((self.pathfinder.left, self.pathfinder.laid)),
                vetoer: self.vetoer,
            }),
            toll: rules.tunnel_toll.then(|| TollView {
                dwarves: self.toll.standing().to_vec(),
                left: self.toll.left,
                asked: self.toll.asked.iter(self.player_count()).collect(),
                sponsor: self.toll.sponsor,
            }),
            chests: rules.treasure_chests.then(|| ChestsView {
                opened: self.chests.opened().collect(),
                due: self.chests.due.to_vec(),
                cards_out: self.chests.out.to_vec(),
            }),
            postcards_used: self.postcards_used(),
            duel: rules.is_duel().then(|| DuelView {
                markers: self.duel.markers().to_vec(),
                markers_left: self.markers_left(),
                keys: self.duel.keys().to_vec(),
                gone: self.duel.gone.iter().collect(),
                cause: self.duel.cause,
            }),
            outcome: self.outcome(),
        }
    }

    /// Returns the decision, and the player if the viewer may know them: only the player who is asked about a Veto
    /// knows who it is (VETO-2).
    pub fn awaited(&self, viewer: Viewer) -> Option<Awaited> {
        self.to_act().map(|ToAct { seat, decision }| Awaited {
            seat: (decision != Decision::React || viewer.is(seat)).then_some(seat),
            decision,
        })
    }

    fn see_gold(&self, viewer: Viewer) -> GoldView {
        let offer = self.gold.offer();
        let choosing = self.is_deciding(Decision::TakeGold) && viewer.is(self.asked);
        GoldView {
            stock: self.gold.stock().len(),
            offered: offer.iter().map(|&count| usize::from(count)).sum(),
            choices: choosing.then(|| values(offer)),
        }
    }

    pub(crate) fn see_board(&self, viewer: Viewer) -> Vec<SeenCard> {
        let fixed = self.board.placed().len() - self.board.laid_from_hands().len();
        let see = |(at, placed): (usize, &Placed)| {
            let way = |seat| SeenWay { seat, openings: placed.reach_of(self.team(seat)) };
            let ways = self.seats().filter(|_| self.rules.is_duel()).map(way);
            let reached_by: Vec<SeenWay> = ways.filter(|way| !way.openings.is_empty()).collect();
            let start = if self.rules.is_duel() { Sides::NONE } else { placed.reach() };
            let connected = reached_by.iter().fold(start, |all, way| all.union(way.openings));
            let seen = self.board.seen(placed.cell);
            SeenCard {
                cell: placed.cell,
                place: Place::of(placed.card),
                card: viewer.knows(seen).then_some(placed.card),
                rotated: placed.is_rotated(),
                from_hand: at >= fixed,
                face_up: !placed.is_face_down(),
                tunnels: (!placed.is_face_down()).then(|| placed.shape().to_string()),
                door: if placed.is_face_down() { None } else { Door::of(placed.card, placed.is_rotated()) },
                chest: self.chests.at(placed.cell).filter(|_| viewer.knows(seen)),
                connected,
                reached_by,
            }
        };
        self.board.placed().iter().enumerate().map(see).collect()
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
        let over = self.decision.is_none();
        SeenPlayer {
            hand_size: player.hand.len(),
            hand: viewer.is(seat).then(|| player.hand.to_vec()),
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
    /// Returns the card on this cell.
    pub fn at(&self, cell: Cell) -> Option<&SeenCard> {
        self.board.iter().find(|card| card.cell == cell)
    }

    /// Returns the decision that this viewer has to make, if any.
    pub fn decision(&self) -> Option<Decision> {
        self.to_act.filter(|to_act| self.seat.is_some() && to_act.seat == self.seat).map(|to_act| to_act.decision)
    }

    /// Returns true if play goes counter-clockwise.
    pub fn is_reversed(&self) -> bool {
        self.championship.as_ref().is_some_and(|championship| championship.reversed)
    }

    /// Returns the toll dwarves in the mine.
    pub fn toll_dwarves(&self) -> &[TollDwarf] {
        self.toll.as_ref().map_or(&[], |toll| &toll.dwarves)
    }

    /// Returns the markers of The Duel in the mine.
    pub fn markers(&self) -> &[Marker] {
        self.duel.as_ref().map_or(&[], |duel| &duel.markers)
    }

    /// Returns the cells of the unlocked doors of The Duel.
    pub fn keys(&self) -> &[Cell] {
        self.duel.as_ref().map_or(&[], |duel| &duel.keys)
    }
}
