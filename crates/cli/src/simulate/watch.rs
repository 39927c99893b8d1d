//! Plays one game with bots and records what is measured.

use super::tally::{Ending, GRADES, Key, Measure, Side, Tally};
use crate::parallel::seed_of;
use saboteur_bots::{Bot, BotTable, CannotChoose, Character, Profile};
use saboteur_engine::{
    Card, Decision, Dwarf, Event, Family, Game, ImpossibleSetup, Move, Pile, Record, Reply, Rules, Seat, Seed, Setup,
    State, Viewer, pack,
};
use std::collections::BTreeSet;

/// The reason why a game could not be played.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    #[error(transparent)]
    Setup(#[from] ImpossibleSetup),
    #[error(transparent)]
    Bot(#[from] CannotChoose),
}

/// Plays a game with these bots, by seat, and returns its record and its measures.
pub(super) fn play(rules: Rules, seed: Seed, bots: &[Profile], iterations: u32) -> Result<(Record, Tally), Trouble> {
    let game = Game::new(rules, Setup::new(bots.len(), seed))?;
    let bot = |(seat, profile): (usize, &Profile)| {
        let profile = profile.or_drawn(Character::at_table(seed, seat));
        Bot::new(profile, seed_of(seed, seat)).with_iterations(iterations)
    };
    let mut watch = Watch::new(&game);
    let mut table = BotTable::new(game, bots.iter().enumerate().map(bot).collect());
    loop {
        let before = *table.game().state();
        let Some((seat, choice)) = table.step()? else {
            break;
        };
        watch.step(&before, seat, choice.chosen, table.game());
    }
    let seated = table.bots().iter().map(|bot| Some(bot.profile().visible(&rules).to_string())).collect();
    let game = table.into_game();
    let tally = watch.finish(&game, bots);
    Ok((game.record().with_bots(seated), tally))
}

/// The observer that takes the measures. It sees everything.
struct Watch {
    rules: Rules,
    players: usize,
    /// The path and action cards of the game, each kind once.
    cards: Vec<Card>,
    round: Round,
    /// The gold of each seat when the round began.
    gold: Vec<u32>,
    /// The announced play, while others may answer it: the seat and the card.
    announced: Option<(Seat, Card)>,
    /// The play that waits for a sponsor: the seat, the card, and true if it is the play of the turn.
    asked: Option<(Seat, Card, bool)>,
    /// The number of cards that the next draw takes off the deck.
    shown: usize,
    tally: Tally,
}

/// The notes of one round.
#[derive(Default)]
struct Round {
    first: Option<Seat>,
    turns: u32,
    plays: Vec<(Seat, Card)>,
    discarded: Vec<Card>,
    fallen: Vec<Card>,
    struck: Vec<Card>,
    end: Option<End>,
}

/// The end of a round.
struct End {
    ending: Ending,
    dwarves: Vec<Dwarf>,
    /// The winners, if the rules name them.
    winners: Vec<Side>,
    left: CardsLeft,
}

/// The cards in hands and in the deck.
#[derive(Default)]
struct CardsLeft {
    hands: Vec<Card>,
    deck: Vec<Card>,
}

impl CardsLeft {
    fn of(state: &State) -> CardsLeft {
        let hands = state.seats().flat_map(|seat| state.hand(seat).to_vec());
        CardsLeft { hands: hands.collect(), deck: state.deck().to_vec() }
    }

    /// Removes a card from a hand. The owner does not matter here.
    fn give(&mut self, card: Card) {
        if let Some(at) = self.hands.iter().position(|&held| held == card) {
            self.hands.swap_remove(at);
        }
    }

    /// Removes cards from the top of the deck.
    fn draw(&mut self, count: usize) {
        self.deck.truncate(self.deck.len().saturating_sub(count));
    }
}

impl Watch {
    fn new(game: &Game) -> Watch {
        let rules = *game.rules();
        let mut watch = Watch {
            rules,
            players: game.players().len(),
            cards: pack(&rules).into_iter().map(|(card, _)| card).collect(),
            round: Round::default(),
            gold: Vec::new(),
            announced: None,
            asked: None,
            shown: 1,
            tally: Tally::default(),
        };
        watch.tally.games = 1;
        watch.gold = watch.gold_of(game);
        let mut piles = CardsLeft::of(game.state());
        for event in game.events(Viewer::Open) {
            watch.hear(event, game.state(), game, &mut piles);
        }
        watch
    }

    fn gold_of(&self, game: &Game) -> Vec<u32> {
        Seat::all(self.players).map(|seat| game.state().gold(seat)).collect()
    }

    /// Observes a move that led from `before` to the current state. Returns the hands and the deck after the move, or at the
    /// end of the round if the move ended it.
    fn step(&mut self, before: &State, seat: Seat, chosen: Move, game: &Game) -> CardsLeft {
        let mut piles = CardsLeft::of(before);
        let news = game.last_told().iter().filter(|told| told.audience.includes(Viewer::Open));
        let news: Vec<&Event> = news.map(|told| &told.event).collect();
        let is_turn = before.to_act().is_some_and(|to_act| to_act.decision == Decision::Turn);
        let reacting = game.to_act().is_some_and(|to_act| to_act.decision == Decision::React);
        let announced = news.iter().any(|event| matches!(event, Event::Announced { .. }));
        if self.is_turn_over(is_turn, chosen) {
            self.round.turns += 1;
        }
        if let Some(play) = self.play_of(seat, chosen, announced, reacting) {
            piles.give(play.1);
            self.round.plays.push(play);
        }
        if let Move::AskSponsor { card, .. } = chosen {
            self.asked = Some((seat, card, is_turn));
        }
        for event in news {
            self.hear(event, before, game, &mut piles);
        }
        piles
    }

    /// Returns true if the move is the play or the pass of a turn.
    fn is_turn_over(&self, is_turn: bool, chosen: Move) -> bool {
        match chosen {
            Move::Play { .. } | Move::Discard { .. } | Move::PostDwarf { .. } => is_turn,
            // A play with a sponsor happens when the sponsor agrees.
            Move::Answer { to: Decision::Sponsor, reply } => {
                reply == Reply::Yes && self.asked.is_some_and(|(_, _, is_turn)| is_turn)
            }
            Move::AskSponsor { .. } | Move::PayTroll { .. } | Move::Answer { .. } => false,
        }
    }

    /// Returns the card that this move plays, and its player. An announced play counts when all answers are in.
    fn play_of(&mut self, seat: Seat, chosen: Move, announced: bool, reacting: bool) -> Option<(Seat, Card)> {
        match chosen {
            Move::Play { card, .. } => Some((seat, card)).filter(|_| !announced),
            Move::Answer { to: Decision::React, reply: Reply::Yes } => Some((seat, Card::Veto)),
            Move::Answer { to: Decision::React, .. } => {
                if reacting {
                    None
                } else {
                    self.announced.take()
                }
            }
            Move::Answer { to: Decision::Sponsor, reply } => {
                let (asker, card, _) = self.asked.take()?;
                (reply == Reply::Yes && !announced).then_some((asker, card))
            }
            Move::Discard { .. }
            | Move::PostDwarf { .. }
            | Move::AskSponsor { .. }
            | Move::PayTroll { .. }
            | Move::Answer { .. } => None,
        }
    }

    /// Observes an event, and updates the hands and the deck in `piles`.
    fn hear(&mut self, event: &Event, before: &State, game: &Game, piles: &mut CardsLeft) {
        match event {
            Event::RoundBegan { first, .. } => {
                self.close_round(game);
                self.round.first = Some(*first);
            }
            Event::GameEnded { .. } => self.close_round(game),
            Event::Announced { seat, play } => {
                self.announced = play.played_card().map(|card| (*seat, card));
            }
            // A card that was answered by the Veto counts as played.
            Event::Vetoed { target, card, .. } => {
                self.announced = None;
                piles.give(*card);
                self.round.plays.push((*target, *card));
            }
            Event::Discarded { cards, .. } => {
                self.discard(cards.as_deref().unwrap_or_default(), piles);
            }
            Event::DwarfPosted { card, .. } => self.discard(card.as_slice(), piles),
            Event::Removed { card, .. } => self.round.fallen.extend(card),
            Event::Struck { card, .. } => {
                piles.draw(1);
                self.round.struck.push(*card);
            }
            Event::CardsShown { pile: Pile::Deck, count, .. } => self.shown = (*count).into(),
            // One of the shown cards is kept. All of them leave the deck.
            Event::Drew { pile: Pile::Deck, card, .. } => {
                piles.draw(std::mem::replace(&mut self.shown, 1));
                piles.hands.extend(card);
            }
            Event::Drew { pile: Pile::Discards, card, .. } => piles.hands.extend(card),
            Event::CardsBuried { count } => piles.draw((*count).into()),
            Event::RoundEnded { reached_by, dwarves, winners, .. } => {
                let ending = if reached_by.is_some() { Ending::Treasure } else { Ending::Hidden };
                let winners = winners.iter().map(|&camp| Side::of(camp)).collect();
                self.end_round(End { ending, dwarves: dwarves.clone(), winners, left: std::mem::take(piles) });
            }
            Event::MineClosed { end, .. } => {
                let dwarves = before.seats().map(|seat| before.dwarf(seat)).collect();
                let left = std::mem::take(piles);
                self.end_round(End { ending: Ending::of(*end), dwarves, winners: Vec::new(), left });
            }
            // Played cards are known from the move, and gold is counted at the end of the round. The other events change
            // nothing that is measured.
            _ => {}
        }
    }

    fn discard(&mut self, cards: &[Card], piles: &mut CardsLeft) {
        self.round.discarded.extend(cards);
        cards.iter().for_each(|&card| piles.give(card));
    }

    fn end_round(&mut self, end: End) {
        (self.announced, self.asked) = (None, None);
        self.round.end = Some(end);
    }

    /// Adds the measures of the round that has just been paid, if there is one.
    fn close_round(&mut self, game: &Game) {
        let mut round = std::mem::take(&mut self.round);
        let (Some(mut end), Some(first)) = (round.end.take(), round.first) else {
            return;
        };
        let gold = self.gold_of(game);
        let gain = |(&now, &then): (&u32, &u32)| f64::from(now) - f64::from(then);
        let gains: Vec<f64> = gold.iter().zip(&self.gold).map(gain).collect();
        self.gold = gold;
        if self.rules.game == Family::Duel {
            end.winners = richer(&gains, &end.dwarves);
        }
        self.tally.add_length(round.turns);
        self.tell_sides(&end, round.turns);
        self.tell_roles(&end, &gains);
        let mut seat = first;
        for place in 1..=self.players as u8 {
            self.tally.add(Measure::OrderGold, Key::Order(place), 1, gains[seat.index()]);
            seat = seat.left(self.players);
        }
        self.tell_cards(&round, &end);
    }

    fn tell_sides(&mut self, end: &End, turns: u32) {
        let turns = f64::from(turns);
        self.tally.add(Measure::RoundTurns, Key::All, 1, turns);
        for side in Side::possible(&self.rules) {
            let wins = if side == Side::Nobody { end.winners.is_empty() } else { end.winners.contains(&side) };
            self.tally.note(Measure::SideWins, Key::Side(side), wins);
            if wins {
                self.tally.add(Measure::RoundTurns, Key::Side(side), 1, turns);
            }
        }
        for &ending in Ending::possible(&self.rules) {
            self.tally.note(Measure::RoundEnds, Key::Ending(ending), end.ending == ending);
        }
        self.tally.add(Measure::CardsLeft, Key::Hands, 1, end.left.hands.len() as f64);
        self.tally.add(Measure::CardsLeft, Key::Deck, 1, end.left.deck.len() as f64);
    }

    fn tell_roles(&mut self, end: &End, gains: &[f64]) {
        for dwarf in Dwarf::ALL {
            let own: Vec<f64> =
                gains.iter().zip(&end.dwarves).filter(|(_, own)| **own == dwarf).map(|(&gain, _)| gain).collect();
            if own.is_empty() {
                continue;
            }
            let paid = own.iter().filter(|&&gain| gain > 0.0).count();
            self.tally.add(Measure::RolePaid, Key::Role(dwarf), own.len(), paid as f64);
            self.tally.add(Measure::RoleGold, Key::Role(dwarf), own.len(), own.iter().sum());
            if self.rules.game != Family::Solo && Side::can_win(dwarf) {
                self.tally.note(Measure::RoleWins, Key::Role(dwarf), end.wins(dwarf));
            }
        }
    }

    fn tell_cards(&mut self, round: &Round, end: &End) {
        let tally = &mut self.tally;
        let of = |cards: &[Card], card: Card| cards.iter().filter(|&&other| other == card).count() as f64;
        for &card in &self.cards {
            let key = Key::Card(card);
            let plays: Vec<Dwarf> =
                round.plays.iter().filter(|play| play.1 == card).map(|play| end.dwarves[play.0.index()]).collect();
            tally.add(Measure::CardPlayed, key, 1, plays.len() as f64);
            tally.add(Measure::CardDiscarded, key, 1, of(&round.discarded, card));
            if card.is_path() {
                tally.add(Measure::CardFallen, key, 1, of(&round.fallen, card));
            }
            tally.add(Measure::CardInHand, key, 1, of(&end.left.hands, card));
            tally.add(Measure::CardInDeck, key, 1, of(&end.left.deck, card));
            if self.rules.game == Family::Solo {
                // One player has no opponent.
                tally.add(Measure::CardStruck, key, 1, of(&round.struck, card));
                continue;
            }
            let (mut all, mut won) = (0, 0);
            for dwarf in Dwarf::ALL.into_iter().filter(|&dwarf| Side::can_win(dwarf)) {
                let own = plays.iter().filter(|&&other| other == dwarf).count();
                let wins = if end.wins(dwarf) { own } else { 0 };
                tally.add(Measure::CardRoleWins, Key::CardRole(card, dwarf), own, wins as f64);
                (all, won) = (all + own, won + wins);
            }
            tally.add(Measure::CardWins, key, all, won as f64);
        }
    }

    /// Adds the measures of the game.
    fn finish(mut self, game: &Game, bots: &[Profile]) -> Tally {
        let Some(outcome) = game.outcome() else {
            return self.tally;
        };
        let scores: Vec<f64> = outcome.scores.iter().map(|&score| f64::from(score)).collect();
        for seat in Seat::all(self.players) {
            self.tally.add(Measure::SeatScore, Key::Seat(seat.0), 1, scores[seat.index()]);
            self.tally.note(Measure::SeatWins, Key::Seat(seat.0), outcome.winners.contains(&seat));
        }
        for profile in BTreeSet::from_iter(bots.iter().copied()) {
            let own: Vec<Seat> = Seat::all(self.players).filter(|seat| bots[seat.index()] == profile).collect();
            let score = own.iter().map(|seat| scores[seat.index()]).sum();
            let wins = own.iter().filter(|seat| outcome.winners.contains(seat)).count();
            self.tally.add(Measure::LevelScore, Key::Bot(profile), own.len(), score);
            self.tally.add(Measure::LevelWins, Key::Bot(profile), own.len(), wins as f64);
        }
        if let Some(grade) = outcome.grade {
            for other in GRADES {
                self.tally.note(Measure::Grades, Key::grade(other), other == grade);
            }
        }
        self.tally
    }
}

impl End {
    /// Returns true if the side of this dwarf has won.
    fn wins(&self, dwarf: Dwarf) -> bool {
        self.winners.iter().any(|side| side.includes(dwarf))
    }
}

/// Returns the winner of a round of The Duel: the player who won more gold in it, if there is one.
fn richer(gains: &[f64], dwarves: &[Dwarf]) -> Vec<Side> {
    let most = gains.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let best: Vec<Dwarf> =
        gains.iter().zip(dwarves).filter(|(gain, _)| **gain == most).map(|(_, &dwarf)| dwarf).collect();
    match best[..] {
        [Dwarf::Blue] => vec![Side::Blue],
        [Dwarf::Green] => vec![Side::Green],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saboteur_bots::Level;
    use saboteur_engine::Preset;

    /// Checks that the measures account for all copies of all cards in each round of a game.
    fn check_that_no_card_is_lost(preset: Preset, players: usize, level: Level, seed: u64) {
        let rules = preset.rules();
        let (_, tally) = play(rules, Seed::from(seed), &vec![level.into(); players], 1).unwrap();
        assert_eq!((tally.games, tally.rounds), (1, 3));
        let mean = |measure, card| tally.get(measure, Key::Card(card)).map_or(0.0, |estimate| estimate.mean);
        let mut aside = 0.0;
        for (card, copies) in pack(&rules) {
            let fates = [Measure::CardPlayed, Measure::CardDiscarded, Measure::CardInHand, Measure::CardInDeck];
            let seen: f64 = fates.iter().map(|&fate| mean(fate, card)).sum();
            let missing = f64::from(copies) - seen;
            assert!(missing > -1e-9, "{preset}, {card}: {seen} of {copies}");
            aside += missing;
        }
        // The tournament lays a path card in the middle of the mine.
        let expected = rules.set_aside() + usize::from(rules.tournament);
        assert!((aside - expected as f64).abs() < 1e-9, "{preset}: {aside} cards aside");
    }

    #[test]
    fn every_fate_of_a_card_is_noted() {
        for preset in [Preset::Classic, Preset::Anniversary, Preset::Tournament, Preset::Saboteur2] {
            for (level, seed) in [(Level::Random, 1), (Level::Easy, 2), (Level::Easy, 3)] {
                check_that_no_card_is_lost(preset, 5, level, seed);
            }
        }
    }

    #[test]
    fn hands_and_deck_are_followed_through_every_move() {
        for preset in [Preset::Anniversary, Preset::Saboteur2, Preset::Duel, Preset::Solo] {
            let rules = preset.rules();
            let players = *rules.players().start();
            let game = Game::new(rules, Setup::new(players, 4)).unwrap();
            let mut watch = Watch::new(&game);
            let mut table = BotTable::new(game, (0..players as u64).map(|seat| Bot::new(Level::Easy, seat)).collect());
            loop {
                let before = *table.game().state();
                let Some((seat, choice)) = table.step().unwrap() else { break };
                let mut piles = watch.step(&before, seat, choice.chosen, table.game());
                let after = table.game().state();
                if after.round() == before.round() && table.game().to_act().is_some() {
                    let mut known = CardsLeft::of(after);
                    piles.hands.sort_unstable();
                    known.hands.sort_unstable();
                    if watch.round.end.is_none() {
                        assert_eq!((piles.hands, piles.deck), (known.hands, known.deck), "{preset}: {}", choice.chosen);
                    }
                }
            }
        }
    }

    #[test]
    fn a_round_of_the_duel_is_won_by_the_player_who_gets_richer() {
        let dwarves = [Dwarf::Green, Dwarf::Blue];
        assert_eq!(richer(&[3.0, 1.0], &dwarves), [Side::Green]);
        assert_eq!(richer(&[-1.0, 0.0], &dwarves), [Side::Blue]);
        assert_eq!(richer(&[2.0, 2.0], &dwarves), []);
    }

    #[test]
    fn the_same_seed_gives_the_same_game() {
        let bots = [Level::Easy, Level::Random, Level::Easy].map(Profile::from);
        let record = || play(Rules::default(), Seed::from(9), &bots, 1).unwrap().0;
        assert_eq!(record(), record());
    }
}
