//! The one door into a state: facts that nobody has checked go in, and a possible table comes out.
//!
//! A [`Scenario`](crate::Scenario) and a [`View`](crate::View) hand over the cards that they know. The builder checks that
//! each is in the game and can be at that place. The caller deals the rest from the supplies.

use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::cell::{Cell, Side};
use crate::chance::Seed;
use crate::chest::{CHESTS, Chest};
use crate::duel::{KEYS, Marker};
use crate::dwarf::Dwarf;
use crate::pack::pack;
use crate::player::{MOST_IN_HAND, values};
use crate::rules::{GOLD_CARDS, Rules};
use crate::scenario::{ImpossibleScenario as Wrong, Misfit};
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::supply::Supply;
use crate::toll::{DWARVES, TollDwarf};

/// The most gold pieces that a player can have: more than anybody can win.
pub(crate) const MOST_PIECES: u8 = 99;

/// A state in the making, with the cards that have no place yet.
pub(crate) struct Builder {
    pub(crate) state: State,
    /// The path and action cards, in the order of the pack.
    pub(crate) cards: Supply<Card>,
    /// The goal cards, in the order in which the seed deals them.
    pub(crate) goals: Supply<Card>,
    /// The dwarf cards that were shuffled, unshuffled.
    pub(crate) dwarves: Supply<Dwarf>,
    /// The values of the gold cards, the highest first.
    pub(crate) gold: Supply<u8>,
    /// The path cards of the chests, in an order that the seed gives.
    pub(crate) chest_paths: Supply<Card>,
    /// The chests, in an order that the seed gives.
    pub(crate) chests: Supply<Chest>,
    /// True if the game is over. The cards with gold that were kept in the last round still lie in the mine then.
    over: bool,
    /// True once a card was laid from a hand.
    laid_from_hand: bool,
}

impl Builder {
    /// Returns an empty table for this number of players.
    pub(crate) fn new(rules: Rules, players: usize, seed: Seed, round: u8, over: bool) -> Result<Builder, Wrong> {
        let mut state = State::bare(rules, players, seed)?;
        if !(1..=Rules::ROUNDS).contains(&round) {
            return Err(Wrong::NoSuchRound(round));
        }
        state.round = round;
        let repeat = |(card, count): (Card, u8)| std::iter::repeat_n(card, count.into());
        let dwarves = if rules.is_duel() { Vec::new() } else { rules.dwarves(players) };
        let has_chests = rules.treasure_chests;
        Ok(Builder {
            cards: Supply::new(pack(&rules).into_iter().flat_map(repeat)),
            goals: Supply::new(state.shuffled_goals()),
            dwarves: Supply::new(dwarves),
            gold: Supply::new(if rules.has_gold_cards() { values(GOLD_CARDS) } else { Vec::new() }),
            chest_paths: Supply::new(has_chests.then(|| state.shuffled_chest_paths()).into_iter().flatten().rev()),
            chests: Supply::new(has_chests.then(|| state.shuffled_chests()).into_iter().flatten().rev()),
            over,
            laid_from_hand: false,
            state,
        })
    }

    fn rules(&self) -> &Rules {
        &self.state.rules
    }

    /// Checks that the seat exists.
    pub(crate) fn seat(&self, seat: Seat) -> Result<Seat, Wrong> {
        let players = self.state.player_count();
        if seat.index() < players { Ok(seat) } else { Err(Wrong::NoSuchSeat { seat, players }) }
    }

    /// Checks that the seats exist.
    pub(crate) fn seats(&self, seats: &[Seat]) -> Result<Seats, Wrong> {
        seats.iter().try_fold(Seats::NOBODY, |all, &seat| Ok(all.with(self.seat(seat)?)))
    }

    /// Takes a path or action card out of the supply.
    pub(crate) fn take(&mut self, card: Card) -> Result<(), Wrong> {
        if self.cards.take(card) {
            return Ok(());
        }
        let printed = pack(self.rules()).into_iter().find(|(other, _)| *other == card);
        Err(Wrong::TooMany { card, printed: printed.map_or(0, |(_, count)| count) })
    }

    /// The Duel: puts away a card with gold that a player has kept, or one that has left the game.
    pub(crate) fn put_away(&mut self, keeper: Option<Seat>, card: Card) -> Result<(), Wrong> {
        if !self.rules().is_duel() {
            return Err(Misfit::NotTheDuel.into());
        }
        if self.state.duel.is_out(card) {
            return Err(Misfit::KeptTwice.into());
        }
        let hoard = match keeper {
            Some(_) if card.nuggets() == 0 => return Err(Misfit::KeptWithoutGold.into()),
            Some(seat) => &mut self.state.duel.kept[seat.index()],
            None => &mut self.state.duel.gone,
        };
        if !hoard.add(card) {
            return Err(Misfit::NeverKept.into());
        }
        if card.is_path() {
            return self.take(card);
        }
        if self.goals.take(card) { Ok(()) } else { Err(Wrong::NotAGoal(card)) }
    }

    /// Returns true if the card was put away at the end of the last round and still lies in the mine.
    fn is_put_away(&self, card: Card) -> bool {
        self.over && self.state.duel.is_out(card)
    }

    fn check_free(&self, cell: Cell) -> Result<(), Wrong> {
        match cell.is_in_bounds() {
            false => Err(Wrong::TooFar(cell)),
            true if self.state.board.at(cell).is_some() => Err(Wrong::CellTaken(cell)),
            true => Ok(()),
        }
    }

    fn lay_face_up(&mut self, card: Card, cell: Cell, rotated: bool) -> Result<(), Wrong> {
        self.check_free(cell)?;
        self.state.board.lay(Placed::face_up(card, cell, rotated && card.can_rotate()));
        Ok(())
    }

    fn lay_face_down(&mut self, card: Card, cell: Cell, seen: Seats) -> Result<(), Wrong> {
        self.check_free(cell)?;
        self.state.board.lay(Placed::face_down(card, cell));
        self.state.board.set_seen(cell, seen);
        Ok(())
    }

    /// Lays a start card or a postcard, which have fixed cells.
    pub(crate) fn lay_fixed(&mut self, card: Card, cell: Cell) -> Result<(), Wrong> {
        let mut fixed = self.rules().starts().iter().copied().chain(self.rules().postcards());
        if !fixed.any(|fixed| fixed == (card, cell)) {
            return Err(Wrong::NotThere { card, cell });
        }
        self.lay_face_up(card, cell, false)
    }

    /// Takes a goal card out of the supply.
    pub(crate) fn take_goal(&mut self, card: Card) -> Result<(), Wrong> {
        if self.is_put_away(card) || self.goals.take(card) { Ok(()) } else { Err(Wrong::NotAGoal(card)) }
    }

    /// Lays a goal card that was taken out of the supply.
    pub(crate) fn lay_goal(&mut self, card: Card, cell: Cell, face: Facing) -> Result<(), Wrong> {
        match face {
            Facing::Up { rotated } => self.lay_face_up(card, cell, rotated),
            Facing::Down { seen } => self.lay_face_down(card, cell, seen),
        }
    }

    /// Lays a path card. All of them came from hands, except for the tournament's random card.
    pub(crate) fn lay_path(&mut self, card: Card, cell: Cell, rotated: bool, from_hand: bool) -> Result<(), Wrong> {
        let random = self.rules().tournament && cell == crate::rules::MIDDLE && !self.laid_from_hand;
        if !from_hand && !random {
            return Err(Wrong::NotFromHand(cell));
        }
        if from_hand && !self.laid_from_hand {
            self.state.board.fix();
            self.laid_from_hand = true;
        }
        if !card.is_path() {
            return Err(Wrong::NotAPath(card));
        }
        if !self.is_put_away(card) {
            self.take(card)?;
        }
        self.lay_face_up(card, cell, rotated)
    }

    /// Checks the mine once all cards lie in it. Neighbours match, except that a card that was revealed, or lay there when
    /// the round began, may lie against anything.
    pub(crate) fn finish_mine(&mut self) -> Result<(), Wrong> {
        let board = &mut self.state.board;
        if !self.laid_from_hand {
            board.fix();
        }
        let from_hands = board.laid_from_hands();
        for placed in board.placed().iter().filter(|placed| !placed.is_face_down()) {
            for side in [Side::Right, Side::Bottom] {
                let Some(other) = board.at(placed.cell.step(side)) else {
                    continue;
                };
                let revealed = |card: &Placed| card.card.is_goal() || card.card.kind() == CardKind::Chest;
                let laid = |card: &Placed| from_hands.iter().any(|laid| laid.cell == card.cell);
                let excused =
                    other.is_face_down() || revealed(placed) || revealed(other) || !(laid(placed) || laid(other));
                let open = placed.shape().open().contains(side);
                if !excused && open != other.shape().open().contains(side.opposite()) {
                    return Err(Wrong::Mismatch(placed.cell, other.cell));
                }
            }
        }
        Ok(())
    }

    /// Puts an action card in front of a player.
    pub(crate) fn put_in_front(&mut self, seat: Seat, card: Card) -> Result<(), Wrong> {
        if !card.stays_in_front() {
            return Err(Wrong::NeverInFront(card));
        }
        self.take(card)?;
        let front = &mut self.state.player_mut(seat).front;
        if front.as_slice().contains(&card) {
            return Err(Wrong::TwiceInFront { card, seat });
        }
        front.put(card);
        Ok(())
    }

    /// Puts a card that was taken out of the supply into a hand.
    pub(crate) fn hold(&mut self, seat: Seat, card: Card) -> Result<(), Wrong> {
        if self.rules().strikes(card) {
            return Err(Wrong::NeverHeld(card));
        }
        let held = self.state.hand(seat).len();
        if held == MOST_IN_HAND {
            return Err(Wrong::HandTooLarge { seat, held: held + 1, most: MOST_IN_HAND });
        }
        self.state.player_mut(seat).hand.sort_in(card);
        Ok(())
    }

    /// Lists the players with a Theft in front of them, in the order played.
    pub(crate) fn list_thefts(&mut self, order: Option<&[Seat]>) -> Result<(), Wrong> {
        let state = &mut self.state;
        let mut having = Supply::new(state.seats().filter(|&seat| state.in_front(seat).contains(&Card::Theft)));
        let by_seat = having.left().to_vec();
        for &seat in order.unwrap_or(&by_seat) {
            if !having.take(seat) {
                return Err(Wrong::WrongThefts);
            }
            state.thefts.push(seat);
        }
        if having.left().is_empty() { Ok(()) } else { Err(Wrong::WrongThefts) }
    }

    /// Takes a dwarf card out of the supply.
    pub(crate) fn take_dwarf(&mut self, dwarf: Dwarf) -> Result<(), Wrong> {
        if self.dwarves.take(dwarf) {
            return Ok(());
        }
        let players = self.state.player_count();
        let shuffled = self.rules().dwarves(players).into_iter().filter(|&other| other == dwarf).count();
        Err(Wrong::TooManyDwarves { dwarf, shuffled, players })
    }

    /// Gives a player gold pieces.
    pub(crate) fn give_pieces(&mut self, seat: Seat, pieces: u8) -> Result<(), Wrong> {
        if pieces > 0 && !self.rules().has_pieces() {
            return Err(Wrong::WrongGold { field: "gold_pieces" });
        }
        if pieces > MOST_PIECES {
            return Err(Wrong::TooManyPieces { seat, pieces });
        }
        self.state.player_mut(seat).pieces = pieces;
        Ok(())
    }

    /// Takes gold cards of these values out of the supply, and counts them by value.
    pub(crate) fn take_gold(&mut self, taken: &[u8]) -> Result<[u8; 3], Wrong> {
        let mut counts = [0; 3];
        for &value in taken {
            let at = usize::from(value).wrapping_sub(1);
            let count = counts.get_mut(at).ok_or(Wrong::NoSuchGold(value))?;
            if !self.gold.take(value) {
                return Err(Wrong::TooMuchGold { value, printed: GOLD_CARDS[at] });
            }
            *count += 1;
        }
        Ok(counts)
    }

    /// Notes that a postcard has taken effect this round.
    pub(crate) fn use_postcard(&mut self, card: Card) -> Result<(), Wrong> {
        match card.kind() {
            CardKind::Postcard(postcard) if self.rules().postcards().any(|(other, _)| other == card) => {
                self.state.postcards.note(postcard);
                Ok(())
            }
            CardKind::Postcard(_)
            | CardKind::Start
            | CardKind::Goal(_)
            | CardKind::Path
            | CardKind::Chest
            | CardKind::Action(_) => Err(Misfit::NoSuchPostcard.into()),
        }
    }

    /// Posts the toll dwarves, with the number that can still be posted and the players who were asked to pay.
    pub(crate) fn post_dwarves(&mut self, dwarves: &[TollDwarf], left: u8, asked: &[Seat]) -> Result<(), Wrong> {
        if !self.rules().tunnel_toll {
            return Err(Misfit::NoToll.into());
        }
        if dwarves.len() + usize::from(left) > DWARVES {
            return Err(Misfit::TollDwarfCount.into());
        }
        for &dwarf in dwarves {
            self.seat(dwarf.owner)?;
            if self.check_free(dwarf.cell).is_err() || self.state.toll.at(dwarf.cell).is_some() {
                return Err(Misfit::TollDwarfCell.into());
            }
            self.state.toll.put(dwarf);
        }
        self.state.toll.left = left;
        self.state.toll.asked = self.seats(asked)?;
        Ok(())
    }

    /// Takes the path card of a chest out of the supply.
    pub(crate) fn take_chest_path(&mut self, card: Card) -> Result<(), Wrong> {
        if self.chest_paths.take(card) { Ok(()) } else { Err(Misfit::ChestPathTwice.into()) }
    }

    /// Takes a chest out of the supply.
    pub(crate) fn take_chest(&mut self, chest: Chest) -> Result<(), Wrong> {
        if self.chests.take(chest) { Ok(()) } else { Err(Misfit::ChestTwice.into()) }
    }

    /// Lays the path card of a chest, with the chest below it if it lies face down.
    pub(crate) fn lay_chest(
        &mut self,
        card: Option<Card>,
        cell: Cell,
        face: Facing,
        chest: Option<Chest>,
    ) -> Result<(), Wrong> {
        let card = card.or_else(|| self.chest_paths.next()).ok_or(Misfit::ChestCount)?;
        match face {
            Facing::Up { .. } if chest.is_some() => Err(Misfit::ChestBelowOpenCard.into()),
            Facing::Up { rotated } => self.lay_face_up(card, cell, rotated),
            Facing::Down { seen } => {
                let chest = chest.or_else(|| self.chests.next()).ok_or(Misfit::ChestCount)?;
                if self.state.chests.closed().len() == CHESTS {
                    return Err(Misfit::ChestCount.into());
                }
                self.lay_face_down(card, cell, seen)?;
                self.state.chests.put(cell, chest);
                Ok(())
            }
        }
    }

    /// Notes the chests that were opened, those that matter when the turn ends, and the path cards that are gone. The other
    /// cards of chests lie in the mine.
    pub(crate) fn open_chests(&mut self, opened: &[Chest], due: &[Chest], out: &[Card]) -> Result<(), Wrong> {
        if !self.rules().treasure_chests {
            return Err(Misfit::NoChests.into());
        }
        let chests = &mut self.state.chests;
        let is_open = |card: &&Placed| card.card.kind() == CardKind::Chest && !card.is_face_down();
        let open_cards = self.state.board.placed().iter().filter(is_open).count();
        if open_cards + out.len() != opened.len() {
            return Err(Misfit::ChestsOpened.into());
        }
        if chests.closed().len() + opened.len() > CHESTS {
            return Err(Misfit::ChestCount.into());
        }
        for &chest in opened {
            if chests.is_opened(chest) || chests.closed().iter().any(|&(_, other)| other == chest) {
                return Err(Misfit::ChestTwice.into());
            }
            chests.note_opened(chest);
        }
        for &chest in due {
            if !chest.waits() || !opened.contains(&chest) || chests.due.contains(&chest) {
                return Err(Misfit::ChestsDue.into());
            }
            chests.due.push(chest);
        }
        out.iter().for_each(|&card| chests.out.push(card));
        Ok(())
    }

    /// The Duel: puts the markers on their cards.
    pub(crate) fn put_markers(&mut self, markers: &[Marker], keys: &[Cell]) -> Result<(), Wrong> {
        if keys.len() > KEYS {
            return Err(Misfit::KeyCount.into());
        }
        let face_up = |state: &State, cell| {
            state.board.at(cell).filter(|placed| !placed.is_face_down()).map(|placed| placed.card)
        };
        for &marker in markers {
            self.seat(marker.owner)?;
            let takes = face_up(&self.state, marker.cell).is_some_and(Card::takes_marker);
            if !takes || self.state.duel.has_marker(marker.cell) {
                return Err(Misfit::MarkerCell.into());
            }
            if self.state.markers_left() == 0 {
                return Err(Misfit::MarkerCount.into());
            }
            self.state.put_marker(marker);
        }
        for &cell in keys {
            let door = face_up(&self.state, cell).is_some_and(|card| card.marks(false).door.is_some());
            if !door || self.state.duel.keys().contains(&cell) {
                return Err(Misfit::KeyCell.into());
            }
            self.state.put_key(cell);
        }
        Ok(())
    }
}

/// The way a card lies.
#[derive(Clone, Copy)]
pub(crate) enum Facing {
    /// Face up, perhaps rotated by half a turn.
    Up { rotated: bool },
    /// Face down, and these players have looked at it.
    Down { seen: Seats },
}
