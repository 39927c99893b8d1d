//! The state of a game at one instant: everything on the table, face up or face down.

use crate::board::Board;
use crate::card::Card;
use crate::cell::Cell;
use crate::championship::Pathfinding;
use crate::chance::{Chance, Purpose, Seed};
use crate::chest::Chests;
use crate::decision::{Decision, ToAct};
use crate::duel::{Duel, Marker};
use crate::dwarf::{Dwarf, DwarfDeck};
use crate::game::{Grade, Outcome};
use crate::gold::GoldStock;
use crate::intrigue::MOST_THEFTS;
use crate::list::List;
use crate::moves::Move;
use crate::pile::{Discarded, Piles};
use crate::player::Player;
use crate::postcard::Postcards;
use crate::rules::{Edition, Family, ImpossibleRules, Rules};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::toll::{Toll, TollDwarf};
use std::fmt;

/// The state of a game at one instant. It is small, has no pointers and is cheap to copy: search makes millions of
/// copies.
///
/// A state knows everything, so it is not for players: they get a [`View`](crate::View).
#[derive(Clone, Copy)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) piles: Piles,
    pub(crate) players: [Player; MAX_SEATS],
    /// The dwarf cards that nobody was dealt.
    pub(crate) dwarves: DwarfDeck,
    pub(crate) gold: GoldStock,
    pub(crate) seed: Seed,
    pub(crate) rules: Rules,
    pub(crate) player_count: u8,
    pub(crate) round: u8,
    /// The decision to be made. `None` once the game is over.
    pub(crate) decision: Option<Decision>,
    /// The player who decides, for decisions that need not belong to the player whose turn it is.
    pub(crate) asked: Seat,
    /// The player whose turn it is, or was when the round ended.
    pub(crate) turn: Seat,
    /// The players with a Theft in front of them, in the order played (THEFT-2).
    pub(crate) thefts: List<Seat, MOST_THEFTS>,
    /// True if play goes counter-clockwise (DIRECTION-1).
    pub(crate) reversed: bool,
    /// A play that was announced, or that waits for the answer to a question.
    pub(crate) pending: Option<Move>,
    /// The championship card that is being carried out. It is discarded afterwards (SPECIAL-2).
    pub(crate) in_play: Option<Card>,
    /// The progress of a Pathfinder's turn.
    pub(crate) pathfinder: Pathfinding,
    /// The player who vetoed the turn, while its chests still take effect (VETO-3, CHEST-6).
    pub(crate) vetoer: Option<Seat>,
    /// The postcards that have taken effect.
    pub(crate) postcards: Postcards,
    /// The toll dwarves.
    pub(crate) toll: Toll,
    /// The treasure chests.
    pub(crate) chests: Chests,
    /// Markers, keys and hoards of The Duel.
    pub(crate) duel: Duel,
}

impl State {
    /// Deals the first round of a game. The seed draws the first player unless one is named (TURN-1).
    pub fn new(rules: Rules, players: usize, seed: Seed, first: Option<Seat>) -> Result<State, ImpossibleRules> {
        let mut state = State::bare(rules, players, seed)?;
        state.open(first, &mut ());
        Ok(state)
    }

    /// Returns a table at which nothing has been dealt yet.
    pub(crate) fn bare(rules: Rules, players: usize, seed: Seed) -> Result<State, ImpossibleRules> {
        rules.check(players)?;
        Ok(State {
            board: Board::EMPTY,
            piles: Piles::EMPTY,
            players: [Player::NEW; MAX_SEATS],
            dwarves: DwarfDeck::EMPTY,
            gold: GoldStock::new(&rules),
            seed,
            rules,
            player_count: players as u8,
            round: 1,
            decision: Some(Decision::Turn),
            asked: Seat(0),
            turn: Seat(0),
            thefts: List::empty(Seat(0)),
            reversed: false,
            pending: None,
            in_play: None,
            pathfinder: Pathfinding::default(),
            vetoer: None,
            postcards: Postcards::default(),
            toll: Toll::NONE,
            chests: Chests::NONE,
            duel: Duel::NONE,
        })
    }

    /// Removes everything that belongs to one round. It names every field, so that none is forgotten.
    pub(crate) fn clear_table(&mut self, first: Seat) {
        let State {
            board,
            piles,
            players,
            dwarves,
            gold: _,
            seed: _,
            rules: _,
            player_count: _,
            round: _,
            decision,
            asked,
            turn,
            thefts,
            reversed,
            pending,
            in_play,
            pathfinder,
            vetoer,
            postcards,
            toll,
            chests,
            duel,
        } = self;
        board.clear();
        piles.clear();
        players.iter_mut().for_each(Player::clear_table);
        dwarves.clear();
        (*decision, *asked, *turn) = (Some(Decision::Turn), first, first);
        thefts.clear();
        (*reversed, *pending, *in_play) = (false, None, None);
        (*pathfinder, *vetoer) = (Pathfinding::default(), None);
        (*postcards, *toll, *chests) = (Postcards::default(), Toll::NONE, Chests::NONE);
        duel.clear_table();
    }

    /// Returns the random numbers of this round for a purpose.
    pub(crate) fn chance(&self, purpose: Purpose) -> Chance {
        Chance::of(self.seed, self.round, purpose)
    }

    /// Returns the player who has to decide, and the decision. `None` when the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<ToAct> {
        let decision = self.decision?;
        Some(ToAct { seat: if decision.is_for_others() { self.asked } else { self.turn }, decision })
    }

    /// Asks the player whose turn it is for a decision.
    #[inline]
    pub(crate) fn ask(&mut self, decision: Decision) {
        self.decision = Some(decision);
    }

    /// Asks any player for a decision.
    #[inline]
    pub(crate) fn ask_seat(&mut self, seat: Seat, decision: Decision) {
        (self.asked, self.decision) = (seat, Some(decision));
    }

    /// Returns true if this decision has to be made now.
    #[inline]
    pub(crate) fn is_deciding(&self, decision: Decision) -> bool {
        self.decision == Some(decision)
    }

    /// Returns the rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the number of players.
    #[inline]
    pub fn player_count(&self) -> usize {
        self.player_count as usize
    }

    /// Returns the number of the round (1-based).
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns true while a round is played, and false while gold is paid and after the game.
    pub fn is_in_round(&self) -> bool {
        self.decision.is_some_and(|decision| !decision.is_paying())
    }

    /// Returns the player whose turn it is, or was when the round ended.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns true if play goes counter-clockwise.
    pub fn is_reversed(&self) -> bool {
        self.reversed
    }

    /// Returns the play that was announced, or that waits for the answer to a question.
    pub fn pending(&self) -> Option<Move> {
        self.pending
    }

    /// Returns the championship card that is being carried out. It is in no hand and on no pile.
    pub fn in_play(&self) -> Option<Card> {
        self.in_play
    }

    /// Returns the mine.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the deck, its top card last.
    pub fn deck(&self) -> &[Card] {
        self.piles.deck()
    }

    /// Returns the discard pile, its top card last.
    pub fn discard_pile(&self) -> impl ExactSizeIterator<Item = Discarded> {
        self.piles.discarded()
    }

    /// Returns true if played cards lie face up on the discard pile (PASS-2).
    pub(crate) fn discards_face_up(&self) -> bool {
        self.rules.edition == Edition::Classic
    }

    /// Returns the cards that were put aside for this round, unseen.
    pub fn set_aside(&self) -> &[Card] {
        self.piles.aside()
    }

    /// Returns a player's hand, with equal cards side by side.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.player(seat).hand.as_slice()
    }

    /// Returns the action cards in front of a player, in the order played.
    #[inline]
    pub fn in_front(&self, seat: Seat) -> &[Card] {
        self.player(seat).front.as_slice()
    }

    /// Returns a player's dwarf card.
    #[inline]
    pub fn dwarf(&self, seat: Seat) -> Dwarf {
        self.player(seat).dwarf
    }

    /// Returns true if the player `seat` knows the dwarf card of the player `of`.
    pub fn knows_dwarf(&self, seat: Seat, of: Seat) -> bool {
        self.player(of).dwarf_seen.contains(seat)
    }

    /// Returns the dwarf cards that nobody was dealt, the next one first.
    pub fn left_over(&self) -> &[Dwarf] {
        self.dwarves.left()
    }

    /// Returns true if a player knows the face-down card on this cell.
    pub fn has_seen(&self, seat: Seat, cell: Cell) -> bool {
        self.board.seen(cell).contains(seat)
    }

    /// Returns the number of a player's gold cards.
    pub fn gold_card_count(&self, seat: Seat) -> u8 {
        self.player(seat).gold_cards.iter().sum()
    }

    /// Returns the number of a player's gold pieces.
    pub fn gold_pieces(&self, seat: Seat) -> u8 {
        self.player(seat).pieces
    }

    /// Returns all of a player's gold in nuggets.
    pub fn gold(&self, seat: Seat) -> u32 {
        let kept = self.duel.kept.get(seat.index()).map_or(0, |kept| kept.gold());
        self.player(seat).gold() + kept
    }

    /// Returns the toll dwarves in the mine.
    pub fn toll_dwarves(&self) -> &[TollDwarf] {
        self.toll.standing()
    }

    /// Returns the markers of The Duel in the mine.
    pub fn markers(&self) -> &[Marker] {
        self.duel.markers()
    }

    /// Returns true if the door on this cell has been unlocked with a key (The Duel).
    pub fn is_unlocked(&self, cell: Cell) -> bool {
        self.duel.keys().contains(&cell)
    }

    /// Returns the scores and winners once the game is over (GAME-2).
    pub fn outcome(&self) -> Option<Outcome> {
        self.decision.is_none().then(|| self.count_gold())
    }

    /// Returns the scores and winners as they are now.
    pub(crate) fn count_gold(&self) -> Outcome {
        let scores: Vec<u32> = self.seats().map(|seat| self.gold(seat)).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let grade = (self.rules.game == Family::Solo).then(|| Grade::of(most));
        let wins = |seat: &Seat| scores[seat.index()] == most && grade != Some(Grade::Lost);
        Outcome { winners: self.seats().filter(wins).collect(), scores, grade }
    }

    /// Returns all seats, clockwise from seat 0.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.player_count as usize)
    }

    /// Returns the player whose turn comes after this one's (TURN-1, DIRECTION-1).
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        if self.reversed { seat.right(self.player_count()) } else { seat.left(self.player_count()) }
    }

    /// Returns the player who gets the gold cards that this player passes on (GOLD-3, DIRECTION-1).
    pub(crate) fn next_for_gold(&self, seat: Seat) -> Seat {
        if self.reversed { seat.left(self.player_count()) } else { seat.right(self.player_count()) }
    }

    /// Turns all dwarf cards over (ROUND-3).
    pub(crate) fn reveal_dwarves(&mut self) {
        for seat in self.seats() {
            self.player_mut(seat).dwarf_seen = Seats::EVERYONE;
        }
    }

    /// Returns all players, clockwise from seat 0.
    #[inline]
    pub(crate) fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        (0..).map(Seat).zip(&self.players[..self.player_count()])
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl fmt::Debug for State {
    /// Prints the whole position as a scenario document.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({})", crate::Scenario::describe(self).to_json())
    }
}
