//! Measures how many games hard bots imagine in a second: they play the first rounds of games with fixed seeds.
//!
//!     cargo run --release -p saboteur-bots --example speed -- saboteur2 5
//!
//! The arguments are a ruleset, a number of players, the imagined games for each move (60 by default) and the number of
//! rounds (3 by default). The moves are printed too: they show that a change made the bots faster and nothing else.

use saboteur_bots::{Bot, BotTable, Choice, Level};
use saboteur_engine::{Game, Preset, Setup};
use std::error::Error;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    let preset: Preset = arguments.first().ok_or("name a ruleset")?.parse()?;
    let (players, iterations, rounds) = (number(1, 5)?, number(2, 60)?, number(3, 3)?);
    let mut searches: Vec<Duration> = Vec::new();
    for seed in 0..rounds {
        let game = Game::new(preset.rules(), Setup::new(players as usize, seed))?;
        let bot = |seat: u64| Bot::new(Level::Hard, seed * 100 + seat).with_iterations(iterations as u32);
        let mut table = BotTable::new(game, (0..players).map(bot).collect());
        while table.game().state().round() == 1 {
            let began = Instant::now();
            let Some((seat, Choice { chosen, why })) = table.step()? else {
                break;
            };
            if why.hope.is_some() {
                searches.push(began.elapsed());
            }
            println!("{seed} {} {chosen:?} {why:?}", seat.0);
        }
    }
    searches.sort_unstable();
    let spent: Duration = searches.iter().sum();
    let longest = searches.get((searches.len() * 99).div_ceil(100).saturating_sub(1)).ok_or("no game was imagined")?;
    let games = searches.len() as f64 * iterations as f64;
    println!(
        "{} searches, 99 % took at most {longest:.1?}, {:.0} imagined games a second",
        searches.len(),
        games / spent.as_secs_f64()
    );
    Ok(())
}
