//! From a view back to a state: how players who are handed a view can look ahead.

use crate::board::{MOST_PLACED, Placed};
use crate::card::{Card, CardKind};
use crate::championship::Pathfinding;
use crate::chance::Seed;
use crate::chest::{CHESTS, Chest};
use crate::decision::Decision;
use crate::duel::{KEYS, MARKERS};
use crate::dwarf::DwarfDeck;
use crate::pack::boxes;
use crate::player::MOST_IN_HAND;
use crate::rules::{Family, GOLD_CARDS};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::state::State;
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
        (world.round, world.turn, world.reversed) = (self.round, self.turn, self.is_reversed());
        world.pending = self.pending.map(|pending| pending.play);
        self.fill_decision(seat, &mut world);
        self.fill_hoards(&mut world)?;
        let mut supply = Supply::new(self);
        if let Some(championship) = &self.championship {
            let (left, laid) = championship.pathfinder.unwrap_or_default();
            world.pathfinder = Pathfinding { left, laid };
            (world.vetoer, world.in_play) = (championship.vetoer, championship.in_play);
            championship.in_play.map_or(Ok(()), |card| supply.take(card))?;
        }
        self.fill_board(seat, &mut world, &mut supply)?;
        self.fill_extras(&mut world)?;
        self.fill_cards(seat, &mut world, &mut supply)?;
        self.fill_dwarves(seat, &mut world)?;
        self.fill_gold(seat, &mut world)?;
        Ok(world)
    }

    fn seats_exist(&self) -> bool {
        let players = self.players.len();
        let sponsor = self.toll.as_ref().and_then(|toll| toll.sponsor);
        let vetoer = self.championship.as_ref().and_then(|championship| championship.vetoer);
        let named = [self.seat, Some(self.turn), sponsor, vetoer, self.to_act.and_then(|to_act| to_act.seat)];
        let asked = self.toll.iter().flat_map(|toll| &toll.asked);
        let listed = self.thefts.iter().chain(asked).copied();
        let owners = self.markers().iter().map(|marker| marker.owner);
        let owners = owners.chain(self.toll_dwarves().iter().map(|dwarf| dwarf.owner));
        named.into_iter().flatten().chain(listed).chain(owners).all(|seat| seat.index() < players)
    }

    /// Fills in what is being decided. Others do not know who is asked about a Veto: it is some other player (VETO-2).
    fn fill_decision(&self, viewer: Seat, world: &mut State) {
        world.decision = self.to_act.map(|to_act| to_act.decision);
        let somebody = || {
            let others = Seat::all(self.players.len()).filter(|&seat| seat != viewer && seat != self.turn);
            others.max_by_key(|seat| self.players[seat.index()].hand_size).unwrap_or(viewer)
        };
        if let Some(to_act) = self.to_act {
            world.asked = to_act.seat.unwrap_or_else(somebody);
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
        if let Some(duel) = &self.duel {
            duel.gone.iter().for_each(|&card| {
                world.duel.gone.add(card);
            });
            world.duel.cause = duel.cause;
        }
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
                    if !(world.decision.is_none() && world.duel.is_out(card)) {
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
            let Some(card) = card.filter(|&card| seen.place == Place::of(card) && card.action().is_none()) else {
                return broken("a card lies where it cannot lie");
            };
            let rotated = seen.rotated && card.can_rotate();
            let seen_by = if seen.card.is_some() { Seats::only(seat) } else { Seats::NOBODY };
            if seen.face_up {
                world.board.lay(Placed::face_up(card, seen.cell, rotated));
            } else {
                world.board.lay(Placed::face_down(card, seen.cell, rotated));
                world.board.set_seen(seen.cell, seen_by);
            }
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
        let over = world.decision.is_none();
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
            self.chests.as_ref().is_some_and(|chests| chests.opened.contains(&chest))
                || self.board.iter().any(|seen| seen.chest == Some(chest))
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
            if !world.in_front(seat).contains(&Card::Theft) || world.thefts.contains(&seat) {
                return broken("a Theft is listed that lies nowhere");
            }
            world.thefts.push(seat);
        }
        for card in self.discard.iter().filter_map(|discarded| discarded.card) {
            supply.take(card)?;
        }
        let on_deck =
            if world.is_deciding(Decision::KeepDrawn) { self.card_choices.as_deref() } else { None }.unwrap_or(&[]);
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
        let aside: Vec<_> = pool.collect();
        if self.left_over > aside.len() || aside.len() > DwarfDeck::MOST - MAX_SEATS {
            return broken("too many dwarf cards are left over");
        }
        let (left, out) = aside.split_at(self.left_over);
        world.dwarves = DwarfDeck::new(left, out);
        // Once a round has ended all of them lie open.
        if self.players.iter().all(|player| player.dwarf.is_some()) && self.is_paying() {
            world.reveal_dwarves();
        }
        Ok(())
    }

    /// Whether the round is over and gold is being paid.
    fn is_paying(&self) -> bool {
        self.to_act.is_none_or(|to_act| to_act.decision.is_paying())
    }

    fn fill_gold(&self, seat: Seat, world: &mut State) -> Built<()> {
        for (other, player) in Seat::all(self.players.len()).zip(&self.players) {
            world.player_mut(other).pieces = player.gold_pieces;
        }
        let Some(gold) = self.gold.as_ref().filter(|_| self.rules.has_gold_cards()) else {
            return if self.rules.has_gold_cards() { broken("it has no gold cards") } else { Ok(()) };
        };
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
        known.chain(gold.choices.as_deref()).flatten().try_for_each(|&value| take(value))?;
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
        let offer = some(gold.choices.as_deref(), gold.offered)?;
        if gold.choices.is_some() && !(world.is_deciding(Decision::TakeGold) && world.asked == seat) {
            return broken("gold is shown to somebody who is not choosing");
        }
        world.gold = crate::gold::GoldStock::EMPTY;
        world.gold.set_offer(offer);
        if pool.len() != gold.stock {
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
        let many = || broken("there are more dwarves, chests, markers or keys than there can be");
        if let Some(toll) = &self.toll {
            if toll.dwarves.len() > crate::toll::DWARVES {
                return many();
            }
            toll.dwarves.iter().for_each(|&dwarf| world.toll.put(dwarf));
            world.toll.left = toll.left;
            world.toll.asked = toll.asked.iter().fold(Seats::NOBODY, |all, &seat| all.with(seat));
            world.toll.sponsor = toll.sponsor;
        }
        if let Some(chests) = &self.chests {
            if chests.due.len() > CHESTS || chests.cards_out.len() > CHESTS {
                return many();
            }
            chests.opened.iter().for_each(|&chest| world.chests.note_opened(chest));
            chests.due.iter().for_each(|&chest| world.chests.due.push(chest));
            chests.cards_out.iter().for_each(|&card| world.chests.out.push(card));
        }
        if let Some(duel) = &self.duel {
            if duel.markers.len() > MARKERS || duel.keys.len() > KEYS {
                return many();
            }
            duel.markers.iter().for_each(|&marker| world.put_marker(marker));
            duel.keys.iter().for_each(|&cell| world.put_key(cell));
        }
        Ok(())
    }
}

/// The path cards of chests that the viewer cannot know to be anywhere else.
fn unseen_chest_paths(view: &View) -> Vec<Card> {
    let mut rest = crate::chest::PATHS.to_vec();
    let seen = view.board.iter().filter_map(|seen: &SeenCard| seen.card);
    for card in seen.chain(view.chests.iter().flat_map(|chests| chests.cards_out.iter().copied())) {
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
        let kept = |card: Card| {
            view.duel.as_ref().is_some_and(|duel| duel.gone.contains(&card))
                || view.players.iter().any(|player| player.kept.contains(&card))
        };
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
