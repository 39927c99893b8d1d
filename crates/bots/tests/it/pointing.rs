//! Bots point by what their seat may know, seldom, and a Saboteur like everybody else.

use crate::support::some_table;
use saboteur_bots::{Bot, Character, Level, Pointed, Profile, Stance, show};
use saboteur_engine::{Chance, Dwarf, Game, Preset, Rules, Seat, Setup, Viewer};

/// A game whose bots point at their turns.
struct PointingTable {
    game: Game,
    bots: Vec<Bot>,
    /// What each seat has said in this round.
    standing: Vec<Vec<(Seat, Stance)>>,
    /// Everything that was said: the player, what they said, and the number of the round.
    said: Vec<(Seat, Pointed, u8)>,
    /// The number of turns of each seat.
    turns: Vec<usize>,
}

impl PointingTable {
    fn new(rules: Rules, players: usize, seed: u64, profile: impl Fn(usize) -> Profile) -> PointingTable {
        PointingTable {
            game: Game::new(rules, Setup::new(players, seed)).unwrap(),
            bots: (0..players).map(|seat| Bot::new(profile(seat), 1000 * seed + seat as u64)).collect(),
            standing: vec![Vec::new(); players],
            said: Vec::new(),
            turns: vec![0; players],
        }
    }

    /// Lets the bots see what has happened, and the next one move and point. Returns false when the game is over.
    fn step(&mut self) -> bool {
        let Some(to_act) = self.game.to_act() else {
            return false;
        };
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            show(bot, &self.game, seat).unwrap();
        }
        let (seat, round) = (to_act.seat, self.game.state().round());
        let view = self.game.view(Viewer::Seat(seat));
        let moves = self.game.legal_moves(seat);
        let bot = &mut self.bots[seat.index()];
        let chosen = bot.choose(&view, &moves).unwrap().chosen;
        if self.game.state().is_in_round() {
            self.turns[seat.index()] += 1;
            if let Some(said) = bot.point(&view, &self.standing[seat.index()]).unwrap() {
                self.standing[seat.index()].retain(|(at, _)| *at != said.at);
                self.standing[seat.index()].extend(said.stance.map(|stance| (said.at, stance)));
                self.said.push((seat, said, round));
            }
        }
        self.game.play(seat, chosen).unwrap();
        if self.game.state().round() != round {
            self.standing.iter_mut().for_each(Vec::clear);
        }
        true
    }
}

fn profile(character: Character) -> Profile {
    Profile { level: Level::Normal, character: Some(character) }
}

#[test]
fn what_is_hidden_makes_no_difference_to_pointing() {
    let (mut compared, mut pointed) = (0, 0);
    for number in 0..16 {
        let (rules, players) = some_table(number);
        let mut table = PointingTable::new(rules, players, number, |_| Level::Normal.into());
        let mut twins: Vec<Bot> = (0..players).map(|seat| Bot::new(Level::Normal, 77 + seat as u64)).collect();
        let mut others: Vec<Bot> = (0..players).map(|seat| Bot::new(Level::Normal, 77 + seat as u64)).collect();
        let mut chance = Chance::new(number.into(), 5);
        while let Some(to_act) = table.game.to_act() {
            for (seat, bot) in Seat::all(players).zip(twins.iter_mut()) {
                show(bot, &table.game, seat).unwrap();
            }
            for (seat, bot) in Seat::all(players).zip(others.iter_mut()) {
                show(bot, &table.game, seat).unwrap();
            }
            // The same table with everything shuffled that the seat has not seen, the dwarf cards of others included.
            let seat = to_act.seat;
            let other = table.game.state().imagine(seat, &mut chance);
            let standing = &table.standing[seat.index()];
            let said = twins[seat.index()].point(&table.game.view(Viewer::Seat(seat)), standing).unwrap();
            assert_eq!(others[seat.index()].point(&other.view(Viewer::Seat(seat)), standing).unwrap(), said);
            compared += 1;
            pointed += usize::from(said.is_some());
            table.step();
        }
    }
    assert!(compared > 1000 && pointed > 20, "{compared} {pointed}");
}

#[test]
fn pointing_changes_no_move() {
    for seed in 0..4 {
        let mut pointing = PointingTable::new(Rules::default(), 5, seed, |_| Level::Normal.into());
        while pointing.step() {}
        let mut silent = PointingTable::new(Rules::default(), 5, seed, |_| Level::Normal.into());
        while let Some(to_act) = silent.game.to_act() {
            for (seat, bot) in Seat::all(5).zip(&mut silent.bots) {
                show(bot, &silent.game, seat).unwrap();
            }
            let view = silent.game.view(Viewer::Seat(to_act.seat));
            let moves = silent.game.legal_moves(to_act.seat);
            let chosen = silent.bots[to_act.seat.index()].choose(&view, &moves).unwrap().chosen;
            silent.game.play(to_act.seat, chosen).unwrap();
        }
        assert!(pointing.game.moves().eq(silent.game.moves()));
    }
}

/// How often the bots of a character point in a round, on average.
fn per_round(character: Character) -> f32 {
    let (mut said, mut rounds) = (0, 0);
    for seed in 0..8 {
        let mut table = PointingTable::new(Rules::default(), 5, seed, |_| profile(character));
        while table.step() {}
        said += table.said.len();
        rounds += 3 * 5;
    }
    said as f32 / rounds as f32
}

#[test]
fn bots_point_seldom_and_characters_differ() {
    let often: Vec<f32> = Character::ALL.into_iter().map(per_round).collect();
    println!("{often:?}");
    for per_round in &often {
        assert!((0.2..2.5).contains(per_round), "{often:?}");
    }
    let at = |character: Character| often[Character::ALL.iter().position(|&other| other == character).unwrap()];
    assert!(at(Character::Bold) > at(Character::Cautious), "{often:?}");
    let hesitations: std::collections::BTreeSet<_> = Character::ALL.map(Character::hesitation).into();
    assert_eq!(hesitations.len(), Character::ALL.len());
}

#[test]
fn a_saboteur_points_about_as_often_as_a_miner_and_at_others() {
    // For miners and for Saboteurs: turns, accusations, vouchings, accusations of Saboteurs.
    let mut counts = [[0.0f32; 4]; 2];
    for seed in 0..30 {
        let mut table = PointingTable::new(Preset::Anniversary.rules(), 6, seed, |_| Level::Normal.into());
        loop {
            let state = *table.game.state();
            let (before, turns) = (table.said.len(), table.turns.clone());
            if !table.step() {
                break;
            }
            for seat in Seat::all(6) {
                let kind = usize::from(state.dwarf(seat) == Dwarf::Saboteur);
                counts[kind][0] += (table.turns[seat.index()] - turns[seat.index()]) as f32;
            }
            for (seat, said, _) in &table.said[before..] {
                assert_ne!(*seat, said.at);
                let kind = usize::from(state.dwarf(*seat) == Dwarf::Saboteur);
                match said.stance {
                    Some(Stance::Accuse) => {
                        counts[kind][1] += 1.0;
                        counts[kind][3] += f32::from(u8::from(state.dwarf(said.at) == Dwarf::Saboteur));
                    }
                    Some(Stance::Vouch) => counts[kind][2] += 1.0,
                    None => {}
                }
            }
        }
    }
    println!("{counts:?}");
    let [miners, saboteurs] = counts;
    for kind in [1, 2] {
        let (one, two) = (miners[kind] / miners[0], saboteurs[kind] / saboteurs[0]);
        assert!(two > 0.4 * one && two < 2.5 * one, "{one} {two}: {counts:?}");
    }
    // Miners are mostly right. Saboteurs accuse miners more often than miners do.
    let right = |counts: [f32; 4]| counts[3] / counts[1];
    assert!(right(miners) > 0.5 && right(saboteurs) < right(miners) - 0.2, "{counts:?}");
}

#[test]
fn bots_that_infer_nothing_say_nothing() {
    for (level, preset, players) in [
        (Level::Random, Preset::Anniversary, 5),
        (Level::Easy, Preset::Anniversary, 5),
        (Level::Normal, Preset::Duel, 2),
    ] {
        let mut table = PointingTable::new(preset.rules(), players, 3, |_| level.into());
        while table.step() {}
        assert!(table.said.is_empty(), "{level} {preset:?}");
    }
}
