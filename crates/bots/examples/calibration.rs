//! How well `normal` knows who is a Saboteur: believed against actual, with Brier scores.
//!
//! `cargo run --release -p saboteur-bots --example calibration -- [games] [ruleset] [players]`

use saboteur_bots::{Bot, BotTable, Level};
use saboteur_engine::{Dwarf, Game, Preset, Seat, Setup, Viewer};

/// Beliefs of one kind and what was true.
#[derive(Default)]
struct Tally {
    /// For each tenth: how many beliefs, their sum, and how many were true.
    tenths: [(u32, f64, u32); 10],
    squares: f64,
    usual: f64,
    named: (u32, f64, u32),
}

impl Tally {
    fn add(&mut self, believed: f64, prior: f64, actual: bool) {
        let tenth = &mut self.tenths[((believed * 10.0) as usize).min(9)];
        *tenth = (tenth.0 + 1, tenth.1 + believed, tenth.2 + u32::from(actual));
        let truth = f64::from(u8::from(actual));
        self.squares += (believed - truth).powi(2);
        self.usual += (prior - truth).powi(2);
    }

    /// Names the most suspicious of those that a watcher does not know, as many as there are Saboteurs among them.
    fn name(&mut self, mut beliefs: Vec<(f64, bool)>) {
        let saboteurs = beliefs.iter().filter(|(_, actual)| *actual).count();
        let others = beliefs.len();
        beliefs.sort_by(|one, two| two.0.total_cmp(&one.0));
        let right = beliefs[..saboteurs].iter().filter(|(_, actual)| *actual).count();
        let lucky = saboteurs as f64 * saboteurs as f64 / others as f64;
        self.named = (self.named.0 + saboteurs as u32, self.named.1 + lucky, self.named.2 + right as u32);
    }

    fn print(&self, title: &str) {
        let count: u32 = self.tenths.iter().map(|tenth| tenth.0).sum();
        println!("\n{title}");
        println!("believed      beliefs   mean  actual");
        for (at, &(beliefs, sum, actual)) in self.tenths.iter().enumerate().filter(|(_, tenth)| tenth.0 > 0) {
            let mean = |sum: f64| 100.0 * sum / f64::from(beliefs);
            println!(
                "{:>3} - {:>3} %  {beliefs:>8}  {:>4.0} %  {:>4.0} %",
                10 * at,
                10 * at + 10,
                mean(sum),
                mean(actual.into())
            );
        }
        let brier = |sum: f64| sum / f64::from(count.max(1));
        println!("Brier score {:.3}; of the mere number of cards {:.3}", brier(self.squares), brier(self.usual));
        let (all, lucky, right) = self.named;
        let share = |part: f64| 100.0 * part / f64::from(all.max(1));
        println!("named rightly {:.0} %; by guessing {:.0} %", share(right.into()), share(lucky));
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let preset: Preset = arguments.get(1).and_then(|name| name.parse().ok()).unwrap_or(Preset::Classic);
    let (games, players) = (number(0, 200), number(2, 5));
    let (mut middle, mut end) = (Tally::default(), Tally::default());
    for seed in 0..games as u64 {
        let Ok(game) = Game::new(preset.rules(), Setup::new(players, seed)) else {
            eprintln!("{players} cannot play {}", preset.name());
            return;
        };
        let bots = (0..players as u64).map(|seat| Bot::new(Level::Normal, 1000 * seed + seat)).collect();
        let mut table = BotTable::new(game, bots);
        let pack = preset.rules().dwarves(players);
        let share = pack.iter().filter(|&&dwarf| dwarf == Dwarf::Saboteur).count() as f64 / pack.len() as f64;
        let mut round: Vec<Vec<(Seat, f64, f64, bool)>> = Vec::new();
        loop {
            let state = table.game().state();
            let before = (state.round(), state.is_in_round());
            if before.1 && table.show().is_ok() {
                let state = table.game().state();
                let mut now = Vec::new();
                for watcher in Seat::all(players) {
                    let view = table.game().view(Viewer::Seat(watcher));
                    let Ok(mind) = table.bots()[watcher.index()].mind(&view) else {
                        continue;
                    };
                    for other in Seat::all(players).filter(|&other| !state.knows_dwarf(watcher, other)) {
                        let believed = mind.is(other, Dwarf::Saboteur).into();
                        now.push((watcher, believed, share, state.dwarf(other) == Dwarf::Saboteur));
                    }
                }
                round.push(now);
            }
            let Ok(Some(_)) = table.step() else {
                break;
            };
            let state = table.game().state();
            if before.1 && (state.round(), state.is_in_round()) != before {
                for (tally, at) in [(&mut middle, round.len() / 2), (&mut end, round.len() - 1)] {
                    for &(_, believed, prior, actual) in &round[at] {
                        tally.add(believed, prior, actual);
                    }
                    for watcher in Seat::all(players) {
                        let own = round[at].iter().filter(|belief| belief.0 == watcher);
                        tally.name(own.map(|belief| (belief.1, belief.3)).collect());
                    }
                }
                round.clear();
            }
        }
    }
    println!("{} with {players} players, {games} games", preset.name());
    middle.print("Halfway through a round");
    end.print("At the end of a round");
}
