//! Finds the numbers of the bots. `learn` alone writes the tables of acts; `learn rates` shows who wins;
//! `learn try base conceal 0.1 0.4` shows what a weight does; `learn tune saboteur2` looks for better weights.

use saboteur_bots::learn::{Style, deal, tables, watch};
use saboteur_engine::{Family, Preset};
use std::time::Instant;

fn rates(style: &Style, rounds: u64, family: Option<Family>) {
    let shown = |preset: &Preset| family.is_none_or(|family| family == preset.rules().game);
    for (preset, players) in TABLES.into_iter().filter(|(preset, _)| shown(preset)) {
        let began = Instant::now();
        let mut sums = [(0.0, 0.0, 0.0); 4];
        let mut moves = 0;
        for seed in 0..rounds {
            if let Some(dealt) = deal(preset.rules(), players, seed, [style; 4]) {
                moves += dealt.moves;
                for (sum, side) in sums.iter_mut().zip(dealt.sides) {
                    if let Some((won, gold)) = side {
                        *sum = (sum.0 + 1.0, sum.1 + won, sum.2 + gold);
                    }
                }
            }
        }
        let micros = began.elapsed().as_micros() as f64 / moves as f64;
        print!("{:<12} {players:>2}", preset.name());
        for (count, won, gold) in sums {
            print!("   {:>5.1} % {:>5.2}", 100.0 * won / f64::max(count, 1.0), gold / f64::max(count, 1.0));
        }
        println!("   {:.1} moves, {micros:.1} us each", moves as f64 / rounds as f64);
    }
}

/// The tables that weights are compared at.
const TABLES: [(Preset, usize); 5] =
    [(Preset::Classic, 5), (Preset::Classic, 7), (Preset::Classic, 10), (Preset::Saboteur2, 5), (Preset::Saboteur2, 8)];

/// How much better one style is than another, by how much, and how sure that is in standard errors.
#[derive(Default, Clone, Copy)]
struct Better {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Better {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn errors(&self) -> f64 {
        let mean = self.mean();
        let error = ((self.squares / self.count.max(1.0) - mean * mean) / self.count.max(1.0)).sqrt();
        mean / error.max(1e-9)
    }
}

/// Compares two styles in one game: all sides together, then Gold Miners, Saboteurs and the others.
fn better(one: &Style, two: &Style, family: Family, deals: u64, from: u64) -> [Better; 4] {
    let tables: Vec<_> = TABLES.into_iter().filter(|(preset, _)| preset.rules().game == family).collect();
    let mut found = [Better::default(); 4];
    for seed in from..from + deals {
        let (preset, players) = tables[(seed % tables.len() as u64) as usize];
        let measure = |(won, gold): (f64, f64)| if family == Family::Base { won } else { gold / 3.0 };
        let Some(usual) = deal(preset.rules(), players, seed, [two; 4]) else {
            continue;
        };
        for side in 0..4 {
            let Some(old) = usual.sides[side].map(measure) else {
                continue;
            };
            let mut styles = [two; 4];
            styles[side] = one;
            let new = deal(preset.rules(), players, seed, styles).and_then(|dealt| dealt.sides[side]).map(measure);
            if let Some(new) = new {
                found[0].add(new - old);
                found[1 + side % 3].add(new - old);
            }
        }
    }
    found
}

fn told(found: &[Better; 4]) -> String {
    let told = found.map(|better| format!("{:+.4} ({:+.1})", better.mean(), better.errors()));
    format!("all {}, miners {}, saboteurs {}, others {}", told[0], told[1], told[2], told[3])
}

/// Changes a few weights at a time and keeps what plays better.
fn tune(mut style: Style, family: Family, seed: u64) {
    let mut chance = saboteur_engine::Chance::new(seed.into(), 1);
    let count = style.weights(family).len() as u32;
    let mut from = seed * 1_000_000_000;
    let mut kept = 0;
    for attempt in 0.. {
        let mut other = style.clone();
        for _ in 0..1 + chance.below(3) {
            let number = chance.below(count) as usize;
            let value = style.weights(family)[number].1;
            let step = (chance.below(2001) as f32 - 1000.0) / 1000.0;
            other.set(family, number, value * (1.0 + 0.6 * step) + 0.08 * step);
        }
        from += 100_000;
        if better(&other, &style, family, 800, from)[0].errors() < 0.8 {
            continue;
        }
        let found = better(&other, &style, family, 4000, from + 10_000);
        // Nobody pays for what another gains.
        if found[0].errors() < 2.0 || found[1..].iter().any(|side| side.errors() < -1.0) {
            continue;
        }
        let mut before = style.weights(family);
        style = other;
        kept += 1;
        println!("{attempt}: {}", told(&found));
        for ((name, value), (_, old)) in style.weights(family).iter().zip(before.drain(..)) {
            if *value != old {
                println!("  {name} = {value:.3} instead of {old:.3}");
            }
        }
        if kept % 6 == 0 {
            let weights = style.weights(family);
            let weights: Vec<String> = weights.iter().map(|(name, value)| format!("{name}={value:.3}")).collect();
            println!("  {}", weights.join(" "));
            rates(&style, 500, Some(family));
        }
    }
}

fn main() {
    let mut style = Style::best();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let family = || match arguments.get(1).map(String::as_str) {
        Some("base") => Family::Base,
        Some("saboteur2") => Family::Saboteur2,
        Some(_) | None => panic!("base or saboteur2"),
    };
    match arguments.first().map(String::as_str) {
        Some("rates") => rates(&style, 1000, None),
        // What a weight does: `learn try base seem 0.1 0.4 0.8`, learnt again for each value.
        Some("try") => {
            let family = family();
            let number = style.weights(family).iter().position(|(name, _)| *name == arguments[2]).expect("a weight");
            for value in &arguments[3..] {
                let mut other = style.clone();
                other.set(family, number, value.parse().expect("a number"));
                println!("{} = {value}", arguments[2]);
                println!("  at once: {}", told(&better(&other, &style, family, 3000, 70_000_000)));
                rates(&other, 1000, Some(family));
            }
        }
        Some("tune") => tune(style, family(), arguments.get(2).and_then(|seed| seed.parse().ok()).unwrap_or(1)),
        Some(_) | None => {
            let number = |at: usize, usual: u64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
            let (rounds, seed) = (number(0, 40_000), number(1, 1_000_000));
            let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
            let lessons = watch(&tables(), rounds, seed, threads);
            style.study(&lessons);
            for (family, lesson, name) in
                [(Family::Base, &lessons[0], "base"), (Family::Saboteur2, &lessons[1], "saboteur2")]
            {
                // `learn 8000 1 tables` keeps the curves.
                if arguments.get(2).is_none_or(|only| only != "tables") {
                    println!(
                        "{name}: errors of the curve and of a guess {:?}",
                        style.fit(&tables(), family, 20_000, 9_000_000)
                    );
                }
                let path = format!("{}/src/learnt/{name}.rs", env!("CARGO_MANIFEST_DIR"));
                std::fs::write(path, style.source(family, lesson)).expect("the file can be written");
            }
        }
    }
}
