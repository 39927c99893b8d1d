//! From a view back to a state: how players who are handed a view can look ahead.

use crate::board::{MOST_PLACED, Placed};
use crate::card::{Card, CardKind, Team};
use crate::cell::{Cell, Sides};
use crate::chance::{Chance, Seed};
use crate::chest::{CHESTS, Chest};
use crate::duel::{KEYS, MARKERS};
use crate::dwarf::Dwarf;
use crate::moves::Decision;
use crate::player::MOST_IN_HAND;
use crate::rules::{Family, GOLD_CARDS, boxes};
use crate::seat::{Seat, Seats};
use crate::state::{Pathfinding, Phase, State};
use crate::view::{Place, SeenCard, View};

/// Why no table can look like a view: only views that somebody made up can be like that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no table looks like this view: {0}")]
pub struct BrokenView(&'static str);

type Built<T> = Result<T, BrokenView>;

const fn broken<T>(why: &'static str) -> Built<T> {
    Err(BrokenView(why))
}

impl View {
    /// A state that looks like this to the viewer. What he cannot know is filled in with what is left, in a fixed order, so
    /// the state says nothing that the view does not: [`State::imagine`] shuffles it.
    pub fn world(&self) -> Result<State, BrokenView> {
        let Some(seat) = self.seat else {
            return broken("it is nobody's");
        };
        let mut world = State::bare(self.rules, self.players.len(), Seed::default())
            .or(broken("so many cannot play by its rules"))?;
        if !self.seats_exist() || !(1..=self.rounds).contains(&self.round) {
            return broken("it names a seat or a round that does not exist");
        }
        (world.round, world.turn, world.reversed) = (self.round, self.turn, self.reversed);
        world.pending = self.pending.map(|pending| pending.play);
        let (left, laid) = self.pathfinder.unwrap_or_default();
        world.pathfinder = Pathfinding { left, laid };
        world.vetoer = self.vetoer;
        world.phase = self.phase(seat);
        self.fill_hoards(&mut world)?;
        let mut supply = Supply::new(self);
        self.fill_board(seat, &mut world, &mut supply)?;
        self.fill_extras(&mut world)?;
        self.fill_cards(seat, &mut world, &mut supply)?;
        self.fill_dwarves(seat, &mut world)?;
        self.fill_gold(seat, &mut world)?;
        Ok(world)
    }

    fn seats_exist(&self) -> bool {
        let players = self.players.len();
        let named = [self.seat, Some(self.turn), self.sponsor, self.vetoer, self.to_act.and_then(|to_act| to_act.seat)];
        let listed = self.thefts.iter().chain(&self.asked).copied();
        let owners = self.markers.iter().map(|marker| marker.owner);
        let owners = owners.chain(self.toll_dwarves.iter().map(|dwarf| dwarf.owner));
        named.into_iter().flatten().chain(listed).chain(owners).all(|seat| seat.index() < players)
    }

    /// What is being decided. Who is asked about a Veto is not known to others: somebody else is (VETO-2).
    fn phase(&self, viewer: Seat) -> Phase {
        let Some(to_act) = self.to_act else {
            return Phase::Over;
        };
        let somebody = || {
            let others = Seat::all(self.players.len()).filter(|&seat| seat != viewer && seat != self.turn);
            others.max_by_key(|seat| self.players[seat.index()].hand_size).unwrap_or(viewer)
        };
        let seat = to_act.seat.unwrap_or_else(somebody);
        match to_act.decision {
            Decision::Turn => Phase::Turn,
            Decision::ChooseReveal => Phase::ChooseReveal,
            Decision::TakeGold => Phase::TakeGold { picker: seat },
            Decision::Steal => Phase::Steal { thief: seat },
            Decision::Pathfinder => Phase::Pathfinder,
            Decision::SwapGoals => Phase::SwapGoals,
            Decision::TakeDiscard => Phase::TakeDiscard,
            Decision::React => Phase::React { asked: seat },
            Decision::Sponsor => Phase::Sponsor { asked: seat },
            Decision::PushGoal => Phase::PushGoal,
            Decision::LookAtDwarf => Phase::LookAtDwarf,
            Decision::TakeCard => Phase::TakeCard,
            Decision::KeepDrawn => Phase::KeepDrawn,
            Decision::PlaceMarker => Phase::PlaceMarker,
        }
    }

    /// The Duel: what was kept or has left the game.
    fn fill_hoards(&self, world: &mut State) -> Built<()> {
        for (seat, player) in self.players.iter().enumerate().filter(|(_, player)| !player.kept.is_empty()) {
            let Some(hoard) = world.duel.kept.get_mut(seat) else {
                return broken("only two can keep cards with gold");
            };
            if !player.kept.iter().all(|&card| hoard.add(card)) {
                return broken("somebody keeps a card that has no gold, or twice the same");
            }
        }
        self.gone.iter().for_each(|&card| {
            world.duel.gone.add(card);
        });
        world.duel.cause = self.cause;
        Ok(())
    }

    fn fill_board(&self, seat: Seat, world: &mut State, supply: &mut Supply) -> Built<()> {
        if self.board.len() > MOST_PLACED {
            return broken("there are too many cards in the mine");
        }
        let mut goals = self.unseen_goals(world)?;
        let mut chest_paths = unseen_chest_paths(self);
        let mut chests = self.unseen_chests();
        let mut fixed = true;
        for seen in &self.board {
            if world.board.at(seen.cell).is_some() || !seen.cell.is_in_bounds() {
                return broken("two cards lie in one place, or one lies too far away");
            }
            if seen.from_hand && fixed {
                world.board.fix();
                fixed = false;
            }
            let card = match (seen.place, seen.card) {
                (Place::Path, Some(card)) => {
                    // What was kept in the last round still lies there when the game is over.
                    if !(world.phase == Phase::Over && world.duel.is_out(card)) {
                        supply.take(card)?;
                    }
                    Some(card).filter(|card| card.is_path())
                }
                (Place::Path, None) => None,
                (Place::Start | Place::Goal | Place::Chest | Place::Postcard, Some(card)) => Some(card),
                (Place::Goal, None) => goals.pop(),
                (Place::Chest, None) => chest_paths.pop(),
                (Place::Start | Place::Postcard, None) => None,
            };
            let Some(card) = card.filter(|card| seen.place.fits(card.kind())) else {
                return broken("a card lies where it cannot lie");
            };
            let turned = seen.turned && card.can_turn();
            let seen_by = if seen.card.is_some() { Seats::only(seat) } else { Seats::NOBODY };
            world.board.lay(if seen.face_up {
                Placed::face_up(card, seen.cell, turned)
            } else {
                Placed { turned, seen: seen_by, ..Placed::face_down(card, seen.cell) }
            });
            if seen.place == Place::Chest && !seen.face_up {
                let Some(chest) = seen.chest.or_else(|| chests.pop()).filter(|_| world.chests.closed().len() < CHESTS)
                else {
                    return broken("there are too many chests");
                };
                world.chests.put(seen.cell, chest);
            }
        }
        if fixed {
            world.board.fix();
        }
        Ok(())
    }

    /// The goals that the viewer has not seen, the treasure last if it must be in the mine.
    fn unseen_goals(&self, world: &State) -> Built<Vec<Card>> {
        let mut goals = self.rules.goal_cards().to_vec();
        let over = world.phase == Phase::Over;
        goals.retain(|&card| over || !world.duel.is_out(card));
        for seen in self.board.iter().filter(|seen| seen.place == Place::Goal) {
            if let Some(card) = seen.card {
                let Some(at) = goals.iter().position(|&other| other == card) else {
                    return broken("a goal lies there twice, or is none of this game");
                };
                goals.remove(at);
            }
        }
        goals.sort_by_key(|card| card.is_gold() && !self.rules.goals_all_random);
        Ok(goals)
    }

    fn unseen_chests(&self) -> Vec<Chest> {
        let known = |chest: Chest| {
            self.chests_opened.contains(&chest) || self.board.iter().any(|seen| seen.chest == Some(chest))
        };
        Chest::ALL.into_iter().filter(|&chest| !known(chest)).collect()
    }

    fn fill_cards(&self, seat: Seat, world: &mut State, supply: &mut Supply) -> Built<()> {
        for (other, player) in Seat::all(self.players.len()).zip(&self.players) {
            for &card in &player.in_front {
                supply.take(card)?;
                if !card.stays_in_front() || world.in_front(other).contains(&card) {
                    return broken("a card lies in front of somebody that cannot lie there");
                }
                world.player_mut(other).front.put(card);
            }
            for &card in player.hand.iter().flatten() {
                supply.take(card)?;
            }
            if player.hand_size > MOST_IN_HAND
                || player.hand.as_ref().is_some_and(|hand| hand.len() != player.hand_size)
            {
                return broken("a hand has another number of cards than it says");
            }
        }
        for &seat in &self.thefts {
            if !world.in_front(seat).contains(&Card::Theft) || world.thefts.iter().any(|other| other == seat) {
                return broken("a Theft is listed that lies nowhere");
            }
            world.thefts.push(seat);
        }
        for card in self.discard.iter().filter_map(|discarded| discarded.card) {
            supply.take(card)?;
        }
        let on_deck = if world.phase == Phase::KeepDrawn { self.card_choices.as_deref() } else { None }.unwrap_or(&[]);
        on_deck.iter().try_for_each(|&card| supply.take(card))?;
        let shown = world.shown_in_hand().filter(|_| self.turn != seat);
        shown.map_or(Ok(()), |card| supply.take(card))?;

        for (other, player) in Seat::all(self.players.len()).zip(&self.players) {
            let shown = shown.filter(|_| other == self.turn);
            let unseen = player.hand_size.saturating_sub(usize::from(shown.is_some()));
            let known = player.hand.as_deref().unwrap_or_default();
            for card in known.iter().copied().chain(shown) {
                world.player_mut(other).hand.sort_in(card);
            }
            for _ in 0..if player.hand.is_some() { 0 } else { unseen } {
                let card = supply.pop(true)?;
                world.player_mut(other).hand.sort_in(card);
            }
        }
        for _ in on_deck.len()..self.set_aside + self.deck {
            world.piles.stack(supply.pop(false)?);
        }
        on_deck.iter().for_each(|&card| world.piles.stack(card));
        world.piles.put_aside(self.set_aside);
        for discarded in &self.discard {
            let (card, seen) = match discarded.card {
                Some(card) if discarded.face_up => (card, Seats::EVERYONE),
                Some(card) => (card, Seats::only(seat)),
                None => (supply.pop(false)?, Seats::NOBODY),
            };
            world.piles.discard(card, seen);
        }
        if supply.is_empty() { Ok(()) } else { broken("some cards are nowhere") }
    }

    fn fill_dwarves(&self, seat: Seat, world: &mut State) -> Built<()> {
        if self.rules.is_duel() {
            world.take_sides(&mut ());
            return Ok(());
        }
        let mut pool = self.rules.dwarves(self.players.len());
        for dwarf in self.players.iter().filter_map(|player| player.dwarf) {
            let Some(at) = pool.iter().position(|&other| other == dwarf) else {
                return broken("there are more dwarf cards of a kind than were shuffled");
            };
            pool.remove(at);
        }
        let mut pool = pool.into_iter();
        for (other, player) in Seat::all(self.players.len()).zip(&self.players) {
            let Some(dwarf) = player.dwarf.or_else(|| pool.next()) else {
                return broken("there are too few dwarf cards");
            };
            let knows = if player.dwarf.is_some() { Seats::only(seat) } else { Seats::NOBODY };
            let filled = world.player_mut(other);
            (filled.dwarf, filled.dwarf_seen) = (dwarf, knows.with(other));
        }
        let left = pool.len();
        if self.left_over > left {
            return broken("too many dwarf cards are left over");
        }
        world.left_over.iter_mut().zip(pool).for_each(|(slot, dwarf)| *slot = dwarf);
        (world.left_over_count, world.dwarves_out) = (self.left_over as u8, (left - self.left_over) as u8);
        // Once a round has ended all of them lie open.
        if self.players.iter().all(|player| player.dwarf.is_some()) && self.is_paying() {
            world.reveal_dwarves();
        }
        Ok(())
    }

    /// Whether the round is over and gold is being paid.
    fn is_paying(&self) -> bool {
        self.to_act.is_none_or(|to_act| matches!(to_act.decision, Decision::TakeGold | Decision::Steal))
    }

    fn fill_gold(&self, seat: Seat, world: &mut State) -> Built<()> {
        for (other, player) in Seat::all(self.players.len()).zip(&self.players) {
            world.player_mut(other).pieces = player.gold_pieces;
        }
        if !self.rules.has_gold_cards() {
            return Ok(());
        }
        let mut left = GOLD_CARDS;
        let mut take = |value: u8| {
            let left = left.get_mut(usize::from(value).wrapping_sub(1));
            match left {
                Some(left @ 1..) => {
                    *left -= 1;
                    Ok(())
                }
                Some(_) | None => broken("there are more gold cards of a value than were printed"),
            }
        };
        let known = self.players.iter().filter_map(|player| player.gold_values.as_deref());
        known.chain(self.gold_choices.as_deref()).flatten().try_for_each(|&value| take(value))?;
        let mut pool = crate::player::values(left).into_iter();
        let mut some = |known: Option<&[u8]>, count: usize| {
            let mut cards = [0u8; 3];
            for at in 0..count {
                let value = match known {
                    Some(known) => known.get(at).copied(),
                    None => pool.next(),
                };
                match value {
                    Some(value) => cards[usize::from(value) - 1] += 1,
                    None => return broken("there are too few gold cards"),
                }
            }
            Ok(cards)
        };
        for (other, player) in Seat::all(self.players.len()).zip(&self.players) {
            let values = player.gold_values.as_deref();
            world.player_mut(other).gold_cards = some(values, player.gold_cards.into())?;
        }
        let offer = some(self.gold_choices.as_deref(), self.gold_offered)?;
        if self.gold_choices.is_some() && world.phase != (Phase::TakeGold { picker: seat }) {
            return broken("gold is shown to somebody who is not choosing");
        }
        world.gold = crate::gold::GoldStock::EMPTY;
        world.gold.set_offer(offer);
        if pool.len() != self.gold_stock {
            return broken("some gold cards are nowhere");
        }
        pool.for_each(|value| world.gold.put_on_stock(value));
        Ok(())
    }

    /// Postcards, toll dwarves, chests, markers and keys.
    fn fill_extras(&self, world: &mut State) -> Built<()> {
        for card in &self.postcards_used {
            if let CardKind::Postcard(postcard) = card.kind() {
                world.postcards.note(postcard);
            }
        }
        let fits = self.toll_dwarves.len() <= crate::toll::DWARVES
            && self.chests_due.len() <= CHESTS
            && self.chest_cards_out.len() <= CHESTS
            && self.markers.len() <= MARKERS
            && self.keys.len() <= KEYS;
        if !fits {
            return broken("there are more dwarves, chests, markers or keys than there can be");
        }
        self.toll_dwarves.iter().for_each(|&dwarf| world.toll.put(dwarf));
        world.toll.left = self.toll_left;
        world.toll.asked = self.asked.iter().fold(Seats::NOBODY, |all, &seat| all.with(seat));
        world.toll.sponsor = self.sponsor;
        self.chests_opened.iter().for_each(|&chest| world.chests.note_opened(chest));
        self.chests_due.iter().for_each(|&chest| world.chests.due.push(chest));
        self.chest_cards_out.iter().for_each(|&card| world.chests.out.push(card));
        self.markers.iter().for_each(|&marker| world.duel.put_marker(marker));
        self.keys.iter().for_each(|&cell| world.duel.put_key(cell));
        Ok(())
    }
}

impl Place {
    fn fits(self, kind: CardKind) -> bool {
        match self {
            Place::Start => kind == CardKind::Start,
            Place::Goal => matches!(kind, CardKind::Goal(_)),
            Place::Path => kind == CardKind::Path,
            Place::Chest => kind == CardKind::Chest,
            Place::Postcard => matches!(kind, CardKind::Postcard(_)),
        }
    }
}

/// The path cards of chests that the viewer cannot know to be anywhere else.
fn unseen_chest_paths(view: &View) -> Vec<Card> {
    let mut rest = crate::chest::PATHS.to_vec();
    let seen = view.board.iter().filter_map(|seen: &SeenCard| seen.card);
    for card in seen.chain(view.chest_cards_out.iter().copied()) {
        if let Some(at) = rest.iter().position(|&other| other == card) {
            rest.remove(at);
        }
    }
    rest
}

/// The path and action cards that are not used yet.
struct Supply {
    left: [u8; Card::ALL.len()],
    /// Where the next card to fill in is looked for.
    at: usize,
    view_is_solo: bool,
    strikes: [bool; Card::ALL.len()],
}

impl Supply {
    fn new(view: &View) -> Supply {
        let mut left = [0; Card::ALL.len()];
        let kept =
            |card: Card| view.gone.contains(&card) || view.players.iter().any(|player| player.kept.contains(&card));
        for (card, count) in boxes(&view.rules).filter(|&(card, _)| !kept(card)) {
            left[card as usize] += count;
        }
        let view_is_solo = view.rules.game == Family::Solo;
        let mut strikes = [false; Card::ALL.len()];
        if view_is_solo {
            Card::ALL.iter().for_each(|&card| strikes[card as usize] = view.rules.strikes(card));
        }
        Supply { left, at: 0, view_is_solo, strikes }
    }

    fn take(&mut self, card: Card) -> Built<()> {
        let left = &mut self.left[card as usize];
        if *left == 0 {
            return broken("there are more cards of a kind than the game has");
        }
        *left -= 1;
        Ok(())
    }

    /// Any card that is left; for a hand, one that can be held.
    fn pop(&mut self, for_hand: bool) -> Built<Card> {
        if for_hand && self.view_is_solo {
            let found = Card::ALL.iter().find(|&&card| self.left[card as usize] > 0 && !self.strikes[card as usize]);
            let card = *found.ok_or(BrokenView("there are too few cards"))?;
            self.left[card as usize] -= 1;
            return Ok(card);
        }
        while self.left.get(self.at) == Some(&0) {
            self.at += 1;
        }
        match self.left.get_mut(self.at) {
            Some(left) => {
                *left -= 1;
                Ok(Card::ALL[self.at])
            }
            None => broken("there are too few cards"),
        }
    }

    fn is_empty(&self) -> bool {
        self.left.iter().all(|&left| left == 0)
    }
}

/// What a team's tunnels lead to: for each card in the mine, the openings that the team comes to.
pub struct Reach([Sides; MOST_PLACED]);

impl Reach {
    /// The openings of the card with this number in [`Board::placed`](crate::Board::placed).
    #[inline]
    pub fn of(&self, number: usize) -> Sides {
        self.0[number]
    }
}

impl State {
    /// What this team's tunnels lead to; whatever is connected with the start if no doors and no starts belong to anybody.
    pub fn reach(&self, team: Option<Team>) -> Reach {
        match (team, self.rules.game) {
            (Some(team), Family::Duel | Family::Solo) => Reach(self.way(team).edges),
            (Some(team), Family::Saboteur2) if self.board.is_barred_to(team) => Reach(self.board.access(team)),
            (_, Family::Base | Family::Saboteur2) | (None, _) => {
                let mut reach = [Sides::NONE; MOST_PLACED];
                reach.iter_mut().zip(self.board.placed()).for_each(|(slot, placed)| *slot = placed.reach());
                Reach(reach)
            }
        }
    }

    /// Whether this seat knows what the face-down card on that cell is.
    pub fn has_seen(&self, seat: Seat, cell: Cell) -> bool {
        self.board.at(cell).is_some_and(|placed| placed.seen.contains(seat))
    }

    /// Whether the seat knows what the dwarf card of another one says.
    pub fn knows_dwarf(&self, seat: Seat, of: Seat) -> bool {
        self.player(of).dwarf_seen.contains(seat)
    }

    /// Gold pieces in front of a player.
    pub fn gold_pieces(&self, seat: Seat) -> u8 {
        self.player(seat).pieces
    }

    /// The play that was announced, or the goals that were taken up.
    pub fn pending(&self) -> Option<crate::moves::Move> {
        self.pending
    }

    /// Whose turn it is, or was when the round ended.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether a round is being played: gold is not being paid yet.
    pub fn is_in_round(&self) -> bool {
        !matches!(self.phase, Phase::TakeGold { .. } | Phase::Steal { .. } | Phase::Over)
    }

    /// Whether play goes counter-clockwise.
    pub fn is_reversed(&self) -> bool {
        self.reversed
    }

    /// Where toll dwarves stand, and whose they are.
    pub fn toll_dwarves(&self) -> &[crate::toll::TollDwarf] {
        self.toll.standing()
    }

    /// The Duel: the markers in the mine.
    pub fn markers(&self) -> &[crate::duel::Marker] {
        self.duel.markers()
    }

    /// The Duel: whether the door there is unlocked.
    pub fn is_unlocked(&self, cell: Cell) -> bool {
        self.duel.keys().contains(&cell)
    }

    /// Supposes that the seat has looked at the face-down card on that cell.
    pub fn suppose_seen(&mut self, seat: Seat, cell: Cell) {
        if let Some(placed) = self.board.hidden_mut().find(|placed| placed.cell == cell) {
            placed.seen = placed.seen.with(seat);
        }
    }

    /// Supposes that the seat knows the dwarf card of another one.
    pub fn suppose_dwarf_seen(&mut self, seat: Seat, of: Seat) {
        let player = self.player_mut(of);
        player.dwarf_seen = player.dwarf_seen.with(seat);
    }

    /// Supposes that the treasure lies face down on that cell; what lay there goes where the treasure was.
    pub fn suppose_treasure(&mut self, cell: Cell) {
        let at = |wanted: &dyn Fn(&Placed) -> bool| {
            self.board.hidden().find(|placed| wanted(placed)).map(|placed| placed.cell)
        };
        let (Some(from), Some(to)) = (at(&|placed| placed.card.is_gold()), at(&|placed| placed.cell == cell)) else {
            return;
        };
        let card = self.board.at(to).map(|placed| placed.card);
        let gold = self.board.at(from).map(|placed| placed.card);
        for placed in self.board.hidden_mut() {
            if placed.cell == to {
                placed.card = gold.unwrap_or(placed.card);
            } else if placed.cell == from {
                placed.card = card.unwrap_or(placed.card);
            }
        }
    }

    /// Supposes who is what, by seat. The other dwarf cards are shuffled and lie aside. Says whether the cards allow it.
    pub fn suppose_dwarves(&mut self, dealt: &[Dwarf], chance: &mut Chance) -> bool {
        let aside = (self.left_over_count + self.dwarves_out) as usize;
        let mut pool: Vec<Dwarf> = self.seats().map(|seat| self.dwarf(seat)).collect();
        pool.extend(&self.left_over[..aside]);
        for dwarf in dealt {
            let Some(at) = pool.iter().position(|other| other == dwarf) else {
                return false;
            };
            pool.swap_remove(at);
        }
        if dealt.len() != self.player_count() {
            return false;
        }
        chance.shuffle(&mut pool);
        for (seat, &dwarf) in self.seats().zip(dealt) {
            self.player_mut(seat).dwarf = dwarf;
        }
        self.left_over[..aside].copy_from_slice(&pool);
        true
    }
}
