//! Measures how long bots take to decide and to watch the moves of others.

use super::{Args, nothing_to_measure};
use saboteur_bots::{Bot, CannotChoose, Level};
use saboteur_engine::{AddressedEvent, Chance, Game, Preset, Seat, Seed, Setup, Viewer};
use serde::Serialize;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// The rulesets and numbers of players that are measured by default.
const TABLES: [(Preset, &[usize]); 4] =
    [(Preset::Classic, &[5, 10]), (Preset::Saboteur2, &[5, 8]), (Preset::Duel, &[2]), (Preset::Solo, &[1])];

/// The measurements for one level, ruleset and number of players. Times are in microseconds.
#[derive(Serialize)]
struct Row {
    preset: &'static str,
    players: usize,
    level: Level,
    decisions: usize,
    mean: f64,
    median: f64,
    /// The 99th percentile of the decisions.
    percentile_99: f64,
    /// The mean time to watch a move.
    watching: f64,
    decisions_per_second: f64,
}

/// Measures and prints the rows.
pub(super) fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let tables = tables(args.preset, args.players);
    if tables.is_empty() {
        return Err(nothing_to_measure());
    }
    let mut rows = Vec::new();
    for (preset, players) in tables {
        for level in Level::ALL {
            rows.push(measure(preset, players, level, args).map_err(|error| io::Error::other(error.to_string()))?);
        }
    }
    if args.json {
        return writeln!(out, "{}", serde_json::to_string_pretty(&rows)?);
    }
    writeln!(
        out,
        "{:<18} {:>7} {:<6} {:>9} {:>10} {:>10} {:>10} {:>10} {:>11}",
        "preset", "players", "level", "decisions", "mean", "median", "99 %", "watching", "decisions/s"
    )?;
    for row in rows {
        writeln!(
            out,
            "{:<18} {:>7} {:<6} {:>9} {:>10} {:>10} {:>10} {:>10} {:>11.0}",
            row.preset,
            row.players,
            row.level.name(),
            row.decisions,
            readable(row.mean),
            readable(row.median),
            readable(row.percentile_99),
            readable(row.watching),
            row.decisions_per_second
        )?;
    }
    Ok(())
}

/// Returns the default rulesets and numbers of players, or those that were asked for.
fn tables(only: Option<Preset>, players: Option<usize>) -> Vec<(Preset, usize)> {
    let usual = TABLES.iter().find(|(preset, _)| only == Some(*preset));
    let chosen: Vec<(Preset, Vec<usize>)> = match (only, usual) {
        (None, _) => TABLES.iter().map(|(preset, counts)| (*preset, counts.to_vec())).collect(),
        (Some(preset), Some((_, counts))) => vec![(preset, counts.to_vec())],
        (Some(preset), None) => vec![(preset, vec![5])],
    };
    let chosen = chosen.into_iter().flat_map(|(preset, counts)| {
        let counts = players.map_or(counts, |players| vec![players]);
        counts.into_iter().map(move |count| (preset, count))
    });
    chosen.filter(|(preset, count)| preset.rules().players().contains(count)).collect()
}

/// Lets bots of one level play games until the time is over, possibly in the middle of a game.
fn measure(preset: Preset, players: usize, level: Level, args: &Args) -> Result<Row, CannotChoose> {
    let mut clocks = Clocks::default();
    let mut chance = Chance::new(Seed::from(args.seed), 0);
    let began = Instant::now();
    let in_time = |clocks: &Clocks| clocks.decisions.is_empty() || began.elapsed() < args.seconds;
    while in_time(&clocks) {
        let Ok(mut game) = Game::new(preset.rules(), Setup::new(players, chance.seed())) else {
            break;
        };
        let mut bots: Vec<Bot> = (0..players).map(|_| Bot::new(level, chance.seed())).collect();
        clocks.watch(&mut bots, &game)?;
        while let Some(to_act) = game.to_act().filter(|_| in_time(&clocks)) {
            let seat = to_act.seat;
            let moves = game.legal_moves(seat);
            let view = game.view(Viewer::Seat(seat));
            let asked = Instant::now();
            let choice = bots[seat.index()].choose(&view, &moves)?;
            clocks.decisions.push(asked.elapsed());
            if game.play(seat, choice.chosen).is_err() {
                break;
            }
            clocks.watch(&mut bots, &game)?;
        }
    }
    Ok(clocks.row(preset, players, level))
}

/// The measured times.
#[derive(Default)]
struct Clocks {
    decisions: Vec<Duration>,
    watching: Duration,
    watched: u32,
}

impl Clocks {
    /// Shows the last move to every bot.
    fn watch(&mut self, bots: &mut [Bot], game: &Game) -> Result<(), CannotChoose> {
        for (seat, bot) in Seat::all(bots.len()).zip(bots) {
            let viewer = Viewer::Seat(seat);
            let heard = AddressedEvent::heard(game.news(), viewer);
            let view = game.view(viewer);
            let began = Instant::now();
            bot.watch(&view, &heard)?;
            self.watching += began.elapsed();
            self.watched += 1;
        }
        Ok(())
    }

    fn row(mut self, preset: Preset, players: usize, level: Level) -> Row {
        self.decisions.sort_unstable();
        let all: Duration = self.decisions.iter().sum();
        let count = self.decisions.len().max(1);
        let mean = micros(all) / count as f64;
        Row {
            preset: preset.name(),
            players,
            level,
            decisions: self.decisions.len(),
            mean,
            median: percentile(&self.decisions, 50),
            percentile_99: percentile(&self.decisions, 99),
            watching: micros(self.watching) / f64::from(self.watched.max(1)),
            decisions_per_second: count as f64 / all.as_secs_f64().max(1e-9),
        }
    }
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Returns a percentile of the sorted times, in microseconds.
fn percentile(sorted: &[Duration], percent: usize) -> f64 {
    let rank = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(rank).map_or(0.0, |&time| micros(time))
}

/// Formats a time in microseconds for people.
fn readable(micros: f64) -> String {
    match micros {
        0.0..1e3 => format!("{micros:.1} µs"),
        1e3..1e6 => format!("{:.1} ms", micros / 1e3),
        _ => format!("{:.1} s", micros / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_micros).collect();
        let near = |percent, expected: f64| (percentile(&times, percent) - expected).abs() < 1e-6;
        assert!(near(50, 100.0) && near(99, 198.0) && near(100, 200.0));
        assert_eq!(percentile(&[], 50), 0.0);
        assert!((percentile(&times[..1], 99) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn what_is_asked_for_is_measured() {
        let all = tables(None, None);
        assert_eq!(all.len(), 6);
        assert_eq!(tables(Some(Preset::Classic), None), [(Preset::Classic, 5), (Preset::Classic, 10)]);
        assert_eq!(tables(Some(Preset::Everything), None), [(Preset::Everything, 5)]);
        assert_eq!(tables(None, Some(2)), [(Preset::Saboteur2, 2), (Preset::Duel, 2)]);
        assert_eq!(tables(Some(Preset::Solo), Some(5)), []);
    }

    #[test]
    fn times_are_readable() {
        assert_eq!([0.04, 12.34, 1234.0, 2_500_000.0].map(readable), ["0.0 µs", "12.3 µs", "1.2 ms", "2.5 s"]);
    }
}
