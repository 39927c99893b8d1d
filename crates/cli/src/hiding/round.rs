//! One round, played and watched.

use super::faults::{Faults, Referee};
use super::program::Program;
use super::{Args, Contestant, Seating};
use crate::parallel::seed_of;
use saboteur_bots::{Act, Bot, Mind, Observer, Player, Reading, Stranger};
use saboteur_engine::{AddressedEvent, Dwarf, Event, Game, Players, Rules, Seat, Setup, Viewer};
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

/// The observers of a round.
pub(crate) const READINGS: [Reading; 3] = [Reading::First, Reading::Now, Reading::Careful];

/// The parts of a round after which the observers are asked.
pub(crate) const QUARTERS: [usize; 4] = [1, 2, 3, 4];

/// The index of today's observers in [`READINGS`].
const TODAY: usize = 1;

/// The index of the middle of the round in [`QUARTERS`].
pub(crate) const HALF: usize = 1;

/// What one Gold Miner believed of one other player: the chance that it is a Saboteur, and if it was one.
#[derive(Clone, Copy)]
pub(crate) struct Guess {
    pub(crate) watcher: Seat,
    pub(crate) chance: f32,
    pub(crate) usual: f32,
    pub(crate) actual: bool,
}

/// What one Gold Miner believed of one goal: the chance that it is the treasure, the chance by the cards alone, and if it
/// was the treasure.
#[derive(Clone, Copy)]
pub(crate) struct GoalGuess {
    pub(crate) chance: f32,
    pub(crate) usual: f32,
    pub(crate) actual: bool,
}

/// What the observers said at one moment.
#[derive(Clone, Default)]
pub(crate) struct Moment {
    /// By reading.
    pub(crate) guesses: [Vec<Guess>; READINGS.len()],
    /// What the Gold Miners themselves believed. Those without a memory go by the cards, and those of another program by
    /// the observer of version 0.1.
    pub(crate) own: Vec<Guess>,
    /// By reading: what Gold Miners who do not know the place of the treasure believed of the other goals.
    pub(crate) goals: [Vec<GoalGuess>; READINGS.len()],
    /// By reading: the sum of the chances that the Gold Miners give to each seat.
    pub(crate) about: [BTreeMap<u8, f32>; READINGS.len()],
    /// For each seat, the number of acts of each kind so far.
    pub(crate) acts: Vec<Vec<f32>>,
}

/// What happened in a round.
#[derive(Clone, Default)]
pub(crate) struct Watched {
    /// The share of Saboteurs, and of the others, who gained gold.
    pub(crate) wins: [Option<f64>; 2],
    /// For each seat, true if it is a Saboteur.
    pub(crate) saboteurs: Vec<bool>,
    /// One for each quarter of the round.
    pub(crate) moments: Vec<Moment>,
    /// The first turns of Saboteurs in which they acted, and those with an overt act.
    pub(crate) early: (u32, u32),
    /// Path cards that Saboteurs laid towards the goals in their first three turns.
    pub(crate) forward: u32,
    /// The tools that Gold Miners broke: those of others, and those of Saboteurs.
    pub(crate) hindered: (u32, u32),
    /// For each Saboteur, by reading: the part of the round after which the Gold Miners held it for one with 80 % or more.
    pub(crate) unmasked: [Vec<f64>; READINGS.len()],
    pub(crate) faults: Faults,
    /// The guest, if there is one.
    pub(crate) guest: Option<Guest>,
}

/// What befell a guest in the place of a Gold Miner.
#[derive(Clone, Copy, Default)]
pub(crate) struct Guest {
    /// The number of tools of the guest that Gold Miners broke.
    pub(crate) hindered: u32,
    /// The chance that the guest is a Saboteur, to the other Gold Miners halfway through the round, as today's observers
    /// see it.
    pub(crate) suspected: f32,
    /// The mean of the same chance for the other Gold Miners.
    pub(crate) usual: f32,
}

/// Somebody in a seat.
enum Seated {
    Player(Player),
    Program(PathBuf, saboteur_bots::Level),
}

/// Plays a deal and watches it. `programs` are the programs that run already.
pub(crate) fn play(
    rules: Rules,
    args: &Args,
    number: usize,
    seating: &Seating,
    programs: &mut BTreeMap<PathBuf, Program>,
) -> io::Result<Watched> {
    let (players, iterations) = (args.players, args.iterations);
    let first = Some(Seat((number % players) as u8));
    let seed = seed_of(seed_of(args.seed, players), number);
    let game = Game::new(rules, Setup { players: Players::count(players), seed, first });
    let mut game = game.map_err(|error| io::Error::other(error.to_string()))?;
    let broken = |error: saboteur_bots::CannotChoose| io::Error::other(error.to_string());
    let saboteurs: Vec<bool> = game.state().seats().map(|seat| game.state().dwarf(seat) == Dwarf::Saboteur).collect();
    let miners: Vec<Seat> = Seat::all(players).filter(|seat| !saboteurs[seat.index()]).collect();
    let mut seated = Vec::new();
    let mut guest = seating.guest.as_ref();
    for seat in Seat::all(players) {
        let contestant = match (saboteurs[seat.index()], guest) {
            (true, _) => &seating.saboteurs,
            (false, Some(visitor)) => {
                guest = None;
                visitor
            }
            (false, None) => &seating.miners,
        };
        let own = seed_of(seed, (1 << 20) + seat.index());
        seated.push(match contestant {
            Contestant::Bot(level, character, care) => {
                let bot = Bot::new(*level, own).with_iterations(iterations).with_care(*care);
                let character = character.unwrap_or(bot.character());
                Seated::Player(Player::Bot(Box::new(bot.with_character(character))))
            }
            Contestant::Stranger(manner) => Seated::Player(Player::Stranger(Box::new(Stranger::new(*manner, own)))),
            Contestant::Program(_, path, level) => {
                if !programs.contains_key(path) {
                    programs.insert(path.clone(), Program::start(path, iterations)?);
                }
                Seated::Program(path.clone(), *level)
            }
        });
    }
    let used: Vec<PathBuf> = seated
        .iter()
        .filter_map(|seated| if let Seated::Program(path, _) = seated { Some(path.clone()) } else { None })
        .collect();
    for (path, program) in programs.iter_mut() {
        if used.contains(path) {
            program.begin(&rules, players, seed, first)?;
        }
    }
    let readings: &[Reading] = if args.wins { &[] } else { &READINGS };
    let mut observers: Vec<Vec<Observer>> =
        readings.iter().map(|&reading| miners.iter().map(|_| Observer::new(reading)).collect()).collect();
    let mut spectator = Observer::new(Reading::First);
    let guest = seating.guest.as_ref().map(|_| Guest::default());
    let mut watched = Watched { saboteurs: saboteurs.clone(), guest, ..Watched::default() };
    let mut moments: Vec<Moment> = Vec::new();
    let mut acts = vec![vec![0.0; Act::KINDS]; players];
    let mut turns = vec![0u32; players];
    let mut referee = Referee::new(&saboteurs);
    let mut news = game.opening().to_vec();
    while game.state().round() == 1 {
        let views: Vec<_> = Seat::all(players).map(|seat| game.view(Viewer::Seat(seat))).collect();
        let heard: Vec<Vec<Event>> =
            Seat::all(players).map(|seat| AddressedEvent::heard(&news, Viewer::Seat(seat))).collect();
        for (at, player) in seated.iter_mut().enumerate() {
            if let Seated::Player(player) = player {
                player.watch(&views[at], &heard[at]).map_err(broken)?;
            }
        }
        // The gold is dealt after the round.
        if game.state().is_in_round() {
            // The last act depends only on what every seat sees.
            spectator.watch(&views[0], &heard[0]).map_err(broken)?;
            if let Some(act) = spectator.last_act() {
                let at = act.actor.index();
                acts[at][act.kind] += 1.0;
                referee.see_act(act);
                turns[at] += 1;
                if saboteurs[at] {
                    if turns[at] <= 2 {
                        watched.early.0 += 1;
                        watched.early.1 += u32::from(act.is_overt());
                    }
                    watched.forward += u32::from(turns[at] <= 3 && act.nears());
                } else if let Some(target) = news.iter().find_map(|told| hindered(&told.event)) {
                    watched.hindered.0 += u32::from(!saboteurs[target.index()]);
                    watched.hindered.1 += u32::from(saboteurs[target.index()]);
                    if let Some(guest) = watched.guest.as_mut().filter(|_| miners.first() == Some(&target)) {
                        guest.hindered += 1;
                    }
                }
            }
        }
        if game.state().is_in_round() && !args.wins {
            let mut moment = Moment { acts: acts.clone(), ..Moment::default() };
            for (reading, observers) in observers.iter_mut().enumerate() {
                for (observer, &miner) in observers.iter_mut().zip(&miners) {
                    let view = &views[miner.index()];
                    observer.watch(view, &heard[miner.index()]).map_err(broken)?;
                    ask(observer, view, miner, &game, &saboteurs, reading, &mut moment)?;
                }
            }
            for &miner in &miners {
                let mind = match &seated[miner.index()] {
                    Seated::Player(player) => player.mind(&views[miner.index()]).map_err(broken)?,
                    Seated::Program(..) => {
                        let first = moment.guesses[0].iter().filter(|guess| guess.watcher == miner);
                        moment.own.extend(first.copied());
                        continue;
                    }
                };
                moment.own.extend(guesses(&mind, miner, &game, &saboteurs));
            }
            moments.push(moment);
        }
        let Some(to_act) = game.to_act() else {
            break;
        };
        let seat = to_act.seat;
        let moves = game.legal_moves(seat);
        let chosen = match &mut seated[seat.index()] {
            Seated::Player(player) => player.choose(&views[seat.index()], &moves).map_err(broken)?,
            Seated::Program(path, level) => {
                let program = programs.get_mut(path).ok_or_else(|| io::Error::other("the program has not begun"))?;
                program.choose(seat, *level, &moves)?
            }
        };
        let before = *game.state();
        referee.see_move(&before, seat, &chosen);
        game.play(seat, chosen).map_err(|error| io::Error::other(error.to_string()))?;
        for (path, program) in programs.iter_mut() {
            if used.contains(path) {
                program.play(seat, chosen)?;
            }
        }
        news = game.last_told().to_vec();
        referee.see_events(&before, &news);
    }
    let won = |side: bool| {
        let seats: Vec<Seat> = Seat::all(players).filter(|seat| saboteurs[seat.index()] == side).collect();
        let winners = seats.iter().filter(|&&seat| game.state().gold(seat) > 0).count();
        (!seats.is_empty()).then(|| winners as f64 / seats.len() as f64)
    };
    watched.wins = [won(true), won(false)];
    watched.faults = referee.faults;
    if args.wins {
        return Ok(watched);
    }
    for reading in 0..READINGS.len() {
        for seat in Seat::all(players).filter(|seat| saboteurs[seat.index()]) {
            let held = |moment: &Moment| mean_of(moment, reading, seat, &miners) >= 0.8;
            let at = moments.iter().position(held).unwrap_or(moments.len());
            watched.unmasked[reading].push(at as f64 / moments.len().max(1) as f64);
        }
    }
    let last = moments.len().saturating_sub(1);
    watched.moments = QUARTERS.iter().map(|quarter| moments[(last * quarter).div_ceil(4)].clone()).collect();
    if let Some(guest) = &mut watched.guest {
        let half = &watched.moments[HALF];
        let watchers = miners.len().saturating_sub(1).max(1) as f32;
        let suspected = |seat: &Seat| half.about[TODAY].get(&seat.0).copied().unwrap_or(0.0) / watchers;
        guest.suspected = miners.first().map_or(0.0, suspected);
        guest.usual = miners.iter().skip(1).map(suspected).sum::<f32>() / watchers;
    }
    Ok(watched)
}

/// Returns the mean chance that the Gold Miners give to a seat.
fn mean_of(moment: &Moment, reading: usize, seat: Seat, miners: &[Seat]) -> f32 {
    let of = moment.about[reading].get(&seat.0);
    of.copied().unwrap_or(0.0) / miners.len().max(1) as f32
}

/// Returns the player that an event hinders.
fn hindered(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { card, target, .. } if card.breaks().is_some() => target.seat(),
        _ => None,
    }
}

/// Asks an observer what it thinks in the place of a Gold Miner.
fn ask(
    observer: &Observer,
    view: &saboteur_engine::View,
    miner: Seat,
    game: &Game,
    saboteurs: &[bool],
    reading: usize,
    moment: &mut Moment,
) -> io::Result<()> {
    let mind = observer.mind(view).map_err(|error| io::Error::other(error.to_string()))?;
    let state = game.state();
    for other in state.seats().filter(|&other| other != miner) {
        *moment.about[reading].entry(other.0).or_default() += mind.is(other, Dwarf::Saboteur);
    }
    moment.guesses[reading].extend(guesses(&mind, miner, game, saboteurs));
    let gold = state.board().hidden().find(|placed| placed.card.is_gold()).map(|placed| placed.cell);
    if gold.is_some_and(|cell| !state.has_seen(miner, cell)) {
        let open: Vec<_> = mind.treasure().iter().filter(|(cell, _)| !state.has_seen(miner, *cell)).collect();
        for &&(cell, chance) in &open {
            moment.goals[reading].push(GoalGuess {
                chance,
                usual: 1.0 / open.len() as f32,
                actual: Some(cell) == gold,
            });
        }
    }
    Ok(())
}

/// Returns what a Gold Miner with this mind believes of the players whose dwarf cards it does not know.
fn guesses(mind: &Mind, miner: Seat, game: &Game, saboteurs: &[bool]) -> Vec<Guess> {
    let state = game.state();
    let pack = state.rules().dwarves(state.player_count());
    let usual = pack.iter().filter(|&&dwarf| dwarf == Dwarf::Saboteur).count() as f32 / (pack.len() - 1) as f32;
    let others = state.seats().filter(|&other| other != miner && !state.knows_dwarf(miner, other));
    let guess = |other: Seat| Guess {
        watcher: miner,
        chance: mind.is(other, Dwarf::Saboteur),
        usual,
        actual: saboteurs[other.index()],
    };
    others.map(guess).collect()
}
