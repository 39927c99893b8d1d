//! One instant of a game: everything on the table, face up or face down.

use crate::audience::{Audience, Witness};
use crate::board::{Board, Placed};
use crate::card::Card;
use crate::chance::{Chance, Purpose, Seed};
use crate::chest::Chests;
use crate::duel::Duel;
use crate::dwarf::Dwarf;
use crate::event::Event;
use crate::game::{Grade, Outcome};
use crate::gold::GoldStock;
use crate::moves::{Decision, Move, ToAct};
use crate::pile::{Discarded, Piles};
use crate::player::{Front, Player, Row};
use crate::postcard::Postcards;
use crate::rules::{Edition, Family, ImpossibleRules, MIDDLE, Rules, boxes};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::toll::Toll;

/// The most dwarf cards that can be left over.
const MOST_LEFT_OVER: usize = 13;

/// Where in the course of a round the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A player's turn.
    Turn,
    /// The player whose turn it is has reached several things and chooses the first.
    ChooseReveal,
    /// Gold cards go round.
    TakeGold { picker: Seat },
    /// A Theft is carried out.
    Steal { thief: Seat },
    /// A path card is to be laid with a Pathfinder.
    Pathfinder,
    /// Two goals were taken up and are to be put back.
    SwapGoals,
    /// A card is to be taken off the discard pile.
    TakeDiscard,
    /// A play was announced, and this player may answer it.
    React { asked: Seat },
    /// This player may pay a toll for the one whose turn it is.
    Sponsor { asked: Seat },
    /// A chest lets a goal be pushed away.
    PushGoal,
    /// A chest shows a dwarf card.
    LookAtDwarf,
    /// A chest lets a card be taken out of another hand.
    TakeCard,
    /// A chest shows cards of the deck, of which one is kept.
    KeepDrawn,
    /// There are more nuggets to mark than markers.
    PlaceMarker,
    /// The game has ended.
    Over,
}

/// Seats in the order in which they played a Theft that still lies in front of them.
#[derive(Clone, Copy, Default)]
pub(crate) struct Thefts {
    seats: [u8; 4],
    count: u8,
}

impl Thefts {
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.seats[..self.count as usize].iter().map(|&seat| Seat(seat))
    }

    pub(crate) fn push(&mut self, seat: Seat) {
        self.seats[self.count as usize] = seat.0;
        self.count += 1;
    }

    pub(crate) fn remove(&mut self, seat: Seat) {
        let rest: Vec<Seat> = self.iter().filter(|&other| other != seat).collect();
        *self = Thefts::default();
        rest.into_iter().for_each(|seat| self.push(seat));
    }
}

/// One instant of a game. Small, without pointers, and cheap to copy: search copies it by the million.
///
/// A state knows everything, so it is not for players: they get a [`View`](crate::View).
#[derive(Clone, Copy)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) piles: Piles,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) left_over: [Dwarf; MOST_LEFT_OVER],
    pub(crate) gold: GoldStock,
    pub(crate) seed: Seed,
    pub(crate) rules: Rules,
    pub(crate) player_count: u8,
    pub(crate) left_over_count: u8,
    /// Dwarf cards out of the round: they lie behind the left-over ones (HATS-1).
    pub(crate) dwarves_out: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is, or was when the round ended.
    pub(crate) turn: Seat,
    /// Who has a Theft in front of him, in the order played (THEFT-2).
    pub(crate) thefts: Thefts,
    /// Whether play goes counter-clockwise (DIRECTION-1).
    pub(crate) reversed: bool,
    /// A play that was announced, or two goals that were taken up.
    pub(crate) pending: Option<Move>,
    /// Path cards that a Pathfinder still allows, and those laid with it.
    pub(crate) pathfinder: Pathfinding,
    /// Who answered the turn with the Veto, while its chests still take effect (VETO-3, CHEST-6).
    pub(crate) vetoer: Option<Seat>,
    /// The postcards that have done what they do.
    pub(crate) postcards: Postcards,
    /// The toll dwarves.
    pub(crate) toll: Toll,
    /// The treasure chests.
    pub(crate) chests: Chests,
    /// Markers, keys and hoards of The Duel.
    pub(crate) duel: Duel,
}

/// How far a Pathfinder's turn has come (PATHFINDER-1).
#[derive(Clone, Copy, Default)]
pub(crate) struct Pathfinding {
    pub(crate) left: u8,
    pub(crate) laid: u8,
}

impl State {
    /// The first deal of a game. The first player is drawn from the seed unless named (TURN-1).
    pub fn new(rules: Rules, players: usize, seed: Seed, first: Option<Seat>) -> Result<State, ImpossibleRules> {
        let mut state = State::bare(rules, players, seed)?;
        state.open(first, &mut ());
        Ok(state)
    }

    /// A table at which nothing has been dealt yet.
    pub(crate) fn bare(rules: Rules, players: usize, seed: Seed) -> Result<State, ImpossibleRules> {
        rules.check(players)?;
        Ok(State {
            board: Board::EMPTY,
            piles: Piles::EMPTY,
            players: [Player::NEW; MAX_SEATS],
            left_over: [Dwarf::GoldMiner; MOST_LEFT_OVER],
            gold: GoldStock::new(&rules),
            seed,
            rules,
            player_count: players as u8,
            left_over_count: 0,
            dwarves_out: 0,
            round: 1,
            phase: Phase::Turn,
            turn: Seat(0),
            thefts: Thefts::default(),
            reversed: false,
            pending: None,
            pathfinder: Pathfinding::default(),
            vetoer: None,
            postcards: Postcards::default(),
            toll: Toll::NONE,
            chests: Chests::NONE,
            duel: Duel::NONE,
        })
    }

    /// Deals the first round.
    pub(crate) fn open<W: Witness>(&mut self, first: Option<Seat>, witness: &mut W) {
        let first = first.unwrap_or_else(|| self.drawn_first_player());
        let pieces = self.rules.starting_pieces();
        self.players.iter_mut().for_each(|player| player.pieces = pieces);
        self.deal(first, witness);
    }

    /// The first player that the seed draws; in The Duel the green one (TURN-1, DUEL-2).
    pub(crate) fn drawn_first_player(&self) -> Seat {
        if self.rules.is_duel() {
            return Seat(0);
        }
        let mut chance = self.chance(Purpose::FirstPlayer);
        Seat(chance.below(u32::from(self.player_count)) as u8)
    }

    pub(crate) fn chance(&self, purpose: Purpose) -> Chance {
        Chance::of(self.seed, self.round, purpose)
    }

    /// Sets the table for a round (SETUP-1 to SETUP-5, ROUND-1).
    pub(crate) fn deal<W: Witness>(&mut self, first: Seat, witness: &mut W) {
        let players = self.player_count();
        let rules = self.rules;
        self.clear_table(first);
        let round = self.round;
        witness.tell(Audience::Everyone, || Event::RoundBegan { round, first });

        if rules.is_duel() {
            self.take_sides(witness);
        } else {
            self.deal_dwarves(witness);
        }

        for &(card, cell) in rules.starts() {
            self.board.lay(Placed::face_up(card, cell, false));
        }
        for (card, &cell) in self.shuffled_goals().zip(rules.goal_cells()) {
            self.board.lay(Placed::face_down(card, cell));
        }
        self.set_up_expansions();

        for (card, count) in boxes(&rules) {
            if rules.is_duel() && self.duel.is_out(card) {
                continue;
            }
            (0..count).for_each(|_| self.piles.stack(card));
        }
        if rules.tournament {
            self.lay_middle(witness);
        }
        self.board.fix();
        let mut chance = self.chance(Purpose::Cards);
        chance.shuffle(self.piles.deck_mut());
        self.piles.put_aside(rules.set_aside());
        for seat in Seat::all(players) {
            for _ in 0..rules.hand_size(players) {
                let card = if rules.game == Family::Solo { self.draw_alone(seat, witness) } else { self.piles.draw() };
                if let Some(card) = card {
                    self.players[seat.index()].hand.sort_in(card);
                }
            }
            let hand = self.player(seat).hand;
            witness.tell_apart(seat, |open| Event::HandDealt {
                seat,
                count: hand.as_slice().len() as u8,
                cards: open.then(|| hand.as_slice().to_vec()),
            });
        }

        let mut chance = self.chance(Purpose::GoldCards);
        chance.shuffle(self.gold.stock_mut());
    }

    /// Takes everything away that belongs to one round. Names every field, so that none is forgotten.
    fn clear_table(&mut self, first: Seat) {
        let State {
            board,
            piles,
            players,
            left_over: _,
            gold: _,
            seed: _,
            rules: _,
            player_count: _,
            left_over_count,
            dwarves_out,
            round: _,
            phase,
            turn,
            thefts,
            reversed,
            pending,
            pathfinder,
            vetoer,
            postcards,
            toll,
            chests,
            duel,
        } = self;
        board.clear();
        piles.clear();
        for player in players {
            (player.hand, player.front) = (Row::EMPTY, Front::EMPTY);
        }
        (*left_over_count, *dwarves_out) = (0, 0);
        (*phase, *turn) = (Phase::Turn, first);
        (*thefts, *reversed, *pending) = (Thefts::default(), false, None);
        (*pathfinder, *vetoer) = (Pathfinding::default(), None);
        (*postcards, *toll, *chests) = (Postcards::default(), Toll::NONE, Chests::NONE);
        duel.clear_table();
    }

    /// Gets the mini expansions ready (POSTCARD-1, TOLL-2, CHEST-1).
    fn set_up_expansions(&mut self) {
        for (card, cell) in self.rules.postcards() {
            self.board.lay(Placed::face_up(card, cell, false));
        }
        if self.rules.tunnel_toll {
            self.toll.left = crate::toll::DWARVES as u8;
        }
        if self.rules.treasure_chests {
            self.deal_chests();
        }
    }

    /// Shuffles and deals the dwarf cards; what is left over stays face down (SETUP-1).
    fn deal_dwarves<W: Witness>(&mut self, witness: &mut W) {
        let players = self.player_count();
        let mut dwarves = [Dwarf::GoldMiner; MAX_SEATS + MOST_LEFT_OVER];
        let mut count = 0;
        for (dwarf, cards) in self.rules.dwarf_counts(players) {
            dwarves[count..count + cards].fill(dwarf);
            count += cards;
        }
        let dwarves = &mut dwarves[..count];
        self.chance(Purpose::Dwarves).shuffle(dwarves);
        let (dealt, left) = dwarves.split_at(players);
        for (seat, &dwarf) in Seat::all(players).zip(dealt) {
            let player = &mut self.players[seat.index()];
            player.dwarf = dwarf;
            player.dwarf_seen = Seats::only(seat);
            witness.tell_apart(seat, |open| Event::DwarfDealt { seat, dwarf: open.then_some(dwarf) });
        }
        self.left_over[..left.len()].copy_from_slice(left);
        self.left_over_count = left.len() as u8;
        self.dwarves_out = 0;
    }

    /// The goal cards in the order in which they are put down; those beyond the goals stay aside (SETUP-2, NEWGOALS-1).
    pub(crate) fn shuffled_goals(&self) -> impl Iterator<Item = Card> + use<> {
        let out = self.rules.is_duel().then_some(self.duel);
        let cards = self.rules.goal_cards();
        let mut room = [Card::GoalGold; 18];
        let goals = &mut room[..cards.len()];
        goals.copy_from_slice(cards);
        let mut chance = self.chance(Purpose::Goals);
        if self.rules.new_goals && !self.rules.goals_all_random {
            // The treasure is one of the five: the others are drawn first, then all five are shuffled.
            chance.shuffle(&mut goals[1..]);
            chance.shuffle(&mut goals[..self.rules.goal_cells().len()]);
        } else {
            chance.shuffle(goals);
        }
        room.into_iter().take(cards.len()).filter(move |&card| out.is_none_or(|duel| !duel.is_out(card)))
    }

    /// The goal cards that are not in the mine this round.
    pub(crate) fn goals_aside(&self) -> Vec<Card> {
        let mut aside = self.rules.goal_cards().to_vec();
        aside.retain(|card| !self.board.placed().iter().any(|placed| placed.card == *card) && !self.duel.is_out(*card));
        aside
    }

    /// Puts a random path card of the unshuffled deck between start and goals (TOURNAMENT-3).
    fn lay_middle<W: Witness>(&mut self, witness: &mut W) {
        let mut chance = self.chance(Purpose::TournamentCard);
        let paths = self.piles.deck().iter().filter(|card| card.is_path()).count();
        let drawn = chance.below(paths as u32) as usize;
        let mut drawn_card = Card::Cross;
        let mut rest = Piles::EMPTY;
        let mut path = 0;
        for &card in self.piles.deck() {
            if card.is_path() {
                path += 1;
                if path == drawn + 1 {
                    drawn_card = card;
                    continue;
                }
            }
            rest.stack(card);
        }
        self.piles = rest;
        let turned = chance.below(2) == 1 && drawn_card.can_turn();
        self.board.lay(Placed::face_up(drawn_card, MIDDLE, turned));
        witness.tell(Audience::Everyone, || Event::MiddleLaid { card: drawn_card, cell: MIDDLE, turned });
    }

    /// Who has to decide, and what; nothing when the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<ToAct> {
        let (seat, decision) = match self.phase {
            Phase::Turn => (self.turn, Decision::Turn),
            Phase::ChooseReveal => (self.turn, Decision::ChooseReveal),
            Phase::TakeGold { picker } => (picker, Decision::TakeGold),
            Phase::Steal { thief } => (thief, Decision::Steal),
            Phase::Pathfinder => (self.turn, Decision::Pathfinder),
            Phase::SwapGoals => (self.turn, Decision::SwapGoals),
            Phase::TakeDiscard => (self.turn, Decision::TakeDiscard),
            Phase::React { asked } => (asked, Decision::React),
            Phase::Sponsor { asked } => (asked, Decision::Sponsor),
            Phase::PushGoal => (self.turn, Decision::PushGoal),
            Phase::LookAtDwarf => (self.turn, Decision::LookAtDwarf),
            Phase::TakeCard => (self.turn, Decision::TakeCard),
            Phase::KeepDrawn => (self.turn, Decision::KeepDrawn),
            Phase::PlaceMarker => (self.turn, Decision::PlaceMarker),
            Phase::Over => return None,
        };
        Some(ToAct { seat, decision })
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many play.
    #[inline]
    pub fn player_count(&self) -> usize {
        self.player_count as usize
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The mine.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The deck, its top card last.
    pub fn deck(&self) -> &[Card] {
        self.piles.deck()
    }

    /// The discard pile, its top card last.
    pub fn discard_pile(&self) -> impl ExactSizeIterator<Item = Discarded> {
        self.piles.discarded()
    }

    /// Whether played cards lie face up on the discard pile (PASS-2).
    pub(crate) fn discards_face_up(&self) -> bool {
        self.rules.edition == Edition::Classic
    }

    /// A player's hand, equal cards side by side.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.player(seat).hand.as_slice()
    }

    /// The action cards in front of a player, in the order played.
    #[inline]
    pub fn in_front(&self, seat: Seat) -> &[Card] {
        self.player(seat).front.as_slice()
    }

    /// A player's dwarf card.
    #[inline]
    pub fn dwarf(&self, seat: Seat) -> Dwarf {
        self.player(seat).dwarf
    }

    /// The cards put aside for this round, unseen.
    pub fn set_aside(&self) -> &[Card] {
        self.piles.aside()
    }

    /// The dwarf cards that nobody was dealt, the next one first.
    pub fn left_over(&self) -> &[Dwarf] {
        &self.left_over[..self.left_over_count as usize]
    }

    /// How many gold cards a player has.
    pub fn gold_card_count(&self, seat: Seat) -> u8 {
        self.player(seat).gold_cards.iter().sum()
    }

    /// All gold of a player in nuggets.
    pub fn gold(&self, seat: Seat) -> u32 {
        let kept = self.duel.kept.get(seat.index()).map_or(0, |kept| kept.gold());
        self.player(seat).gold() + kept
    }

    /// Who has won and with how much, once the game is over (GAME-2).
    pub fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.count_gold())
    }

    pub(crate) fn count_gold(&self) -> Outcome {
        let scores: Vec<u32> = self.seats().map(|seat| self.gold(seat)).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let grade = (self.rules.game == Family::Solo).then(|| Grade::of(most));
        let wins = |seat: &Seat| scores[seat.index()] == most && grade != Some(Grade::Lost);
        Outcome { winners: self.seats().filter(wins).collect(), scores, grade }
    }

    /// All seats, clockwise from seat 0.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.player_count as usize)
    }

    /// Whose turn comes after this seat's (TURN-1, DIRECTION-1).
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        if self.reversed { seat.right(self.player_count()) } else { seat.left(self.player_count()) }
    }

    /// To whom this seat hands gold cards on (GOLD-3, DIRECTION-1).
    pub(crate) fn handed_on(&self, seat: Seat) -> Seat {
        if self.reversed { seat.left(self.player_count()) } else { seat.right(self.player_count()) }
    }

    /// Turns all dwarf cards over (ROUND-3).
    pub(crate) fn reveal_dwarves(&mut self) {
        for seat in self.seats() {
            self.player_mut(seat).dwarf_seen = Seats::EVERYONE;
        }
    }

    /// The phase in which path cards are laid now: a Pathfinder's or a usual turn.
    pub(crate) fn building_phase(&self) -> Phase {
        if self.pathfinder.left > 0 { Phase::Pathfinder } else { Phase::Turn }
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
