//! `saboteur bench`: measures the speed of the engine and of the bots.

mod bots;

use saboteur_engine::{Chance, MoveList, Preset, Rules, Seed, State};
use serde::Serialize;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Measures random play or bots on one core.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur bench
  saboteur bench --rules saboteur2 --players 5 --seconds 5
  saboteur bench --bots --json")]
pub struct Args {
    /// Measure the time that bots of each level need for a decision
    #[arg(long)]
    bots: bool,
    /// Measure only this ruleset
    #[arg(long = "rules")]
    preset: Option<Preset>,
    /// Measure only this number of players
    #[arg(long)]
    players: Option<usize>,
    /// Seconds to measure each row
    #[arg(long, default_value = "2", value_parser = duration)]
    seconds: Duration,
    /// Play this number of games instead of measuring for a time; for tools that count instructions
    #[arg(long, conflicts_with_all = ["seconds", "bots"])]
    games: Option<u64>,
    /// Seed of the random games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the rows as a JSON list of objects
    #[arg(long)]
    json: bool,
}

/// Reads a number of seconds from 0.01 to 3600.
fn duration(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        Ok(_) | Err(_) => Err("expected a number of seconds from 0.01 to 3600".to_owned()),
    }
}

/// The measurements for one ruleset and number of players.
#[derive(Serialize)]
struct Row {
    preset: &'static str,
    players: usize,
    moves_per_second: f64,
    games_per_second: f64,
    mean_legal_moves: f64,
    moves_per_game: f64,
    moves: u64,
    state_bytes: usize,
    copies_per_second: f64,
}

/// Measures and prints the rows.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let length = args.seconds;
    if args.bots {
        return bots::run(args, out);
    }
    let mut rows = Vec::new();
    for preset in Preset::ALL {
        if args.preset.is_some_and(|only| only != preset) {
            continue;
        }
        for players in player_counts(preset, args.players) {
            rows.push(measure(preset, players, Seed::from(args.seed), length, args.games));
        }
    }
    if rows.is_empty() {
        return Err(nothing_to_measure());
    }
    if args.json {
        return writeln!(out, "{}", serde_json::to_string_pretty(&rows)?);
    }
    writeln!(
        out,
        "{:<18} {:>7} {:>12} {:>9} {:>11} {:>10} {:>11} {:>14}",
        "preset", "players", "moves/s", "games/s", "legal moves", "moves/game", "state bytes", "copies/s"
    )?;
    for row in rows {
        writeln!(
            out,
            "{:<18} {:>7} {:>12.0} {:>9.0} {:>11.1} {:>10.1} {:>11} {:>14.0}",
            row.preset,
            row.players,
            row.moves_per_second,
            row.games_per_second,
            row.mean_legal_moves,
            row.moves_per_game,
            row.state_bytes,
            row.copies_per_second
        )?;
    }
    Ok(())
}

fn nothing_to_measure() -> io::Error {
    io::Error::other("no ruleset allows this number of players; leave out --players")
}

/// Returns the lowest number of players, five and the highest number, or only the number that was asked for.
fn player_counts(preset: Preset, only: Option<usize>) -> Vec<usize> {
    let range = preset.rules().players();
    let mut counts = match only {
        Some(players) => vec![players],
        None => vec![*range.start(), 5, *range.end()],
    };
    counts.retain(|players| range.contains(players));
    counts.dedup();
    counts
}

fn measure(preset: Preset, players: usize, seed: Seed, length: Duration, games: Option<u64>) -> Row {
    let rules = preset.rules();
    let mut chance = Chance::new(seed, 0);
    let played = match games {
        Some(games) => play_games(rules, players, &mut chance, Duration::MAX, games),
        None => {
            play_games(rules, players, &mut chance, length / 10, u64::MAX);
            play_games(rules, players, &mut chance, length, u64::MAX)
        }
    };
    let seconds = played.time.as_secs_f64();
    Row {
        preset: preset.name(),
        players,
        moves_per_second: played.moves as f64 / seconds,
        games_per_second: played.games as f64 / seconds,
        mean_legal_moves: played.legal as f64 / played.moves as f64,
        moves_per_game: played.moves as f64 / played.games as f64,
        moves: played.moves,
        state_bytes: size_of::<State>(),
        copies_per_second: games.map_or_else(|| copies_per_second(rules, players, length / 4), |_| 0.0),
    }
}

struct PlayedGames {
    games: u64,
    moves: u64,
    legal: u64,
    time: Duration,
}

/// Plays whole games. Each move is drawn uniformly from the legal moves.
fn play_games(rules: Rules, players: usize, chance: &mut Chance, length: Duration, most: u64) -> PlayedGames {
    let mut list = MoveList::new();
    let (mut games, mut moves, mut legal) = (0, 0, 0);
    let began = Instant::now();
    while games == 0 || (games < most && began.elapsed() < length) {
        let Ok(mut state) = State::new(rules, players, chance.seed(), None) else {
            break;
        };
        loop {
            state.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            legal += list.len() as u64;
            moves += 1;
            let chosen = *chance.pick(&list);
            state.play_unchecked(chosen, &mut ());
        }
        black_box(&state);
        games += 1;
    }
    PlayedGames { games, moves, legal, time: began.elapsed() }
}

fn copies_per_second(rules: Rules, players: usize, length: Duration) -> f64 {
    let Ok(mut state) = State::new(rules, players, Seed::default(), None) else {
        return 0.0;
    };
    let mut copies = 0u64;
    let began = Instant::now();
    while began.elapsed() < length || copies == 0 {
        for _ in 0..1000 {
            state = black_box(state);
        }
        copies += 1000;
    }
    copies as f64 / began.elapsed().as_secs_f64()
}
