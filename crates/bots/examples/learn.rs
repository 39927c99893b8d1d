//! Finds the numbers of the bots. `learn` alone writes the tables of deeds; `learn rates` shows who wins.

use saboteur_bots::learn::{Style, deal, tables};
use saboteur_engine::{Family, Preset};
use std::time::Instant;

fn rates(style: &Style, rounds: u64) {
    for (preset, players) in [
        (Preset::Classic, 3),
        (Preset::Classic, 5),
        (Preset::Classic, 7),
        (Preset::Classic, 10),
        (Preset::Saboteur2, 5),
        (Preset::Saboteur2, 8),
    ] {
        let began = Instant::now();
        let mut sums = [(0.0, 0.0, 0.0); 3];
        let mut moves = 0;
        for seed in 0..rounds {
            if let Some(dealt) = deal(preset.rules(), players, seed, [style; 3]) {
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

/// How much better one style is than another on both sides, in standard errors, and by how much.
fn better(one: &Style, two: &Style, deals: u64, from: u64) -> (f64, f64) {
    let (mut count, mut sum, mut squares) = (0.0f64, 0.0f64, 0.0f64);
    for seed in from..from + deals {
        let (preset, players) = TABLES[(seed % TABLES.len() as u64) as usize];
        let measure = |(won, gold): (f64, f64)| if preset == Preset::Classic { won } else { gold / 3.0 };
        let Some(usual) = deal(preset.rules(), players, seed, [two; 3]) else {
            continue;
        };
        let result =
            |styles: [&Style; 3], side: usize| deal(preset.rules(), players, seed, styles)?.sides[side].map(measure);
        let pairs = [([one, two, two], 0), ([two, one, two], 1), ([two, two, one], 2)];
        for (styles, side) in pairs {
            let Some(old) = usual.sides[side].map(measure) else {
                continue;
            };
            if let Some(new) = result(styles, side) {
                count += 1.0;
                sum += new - old;
                squares += (new - old) * (new - old);
            }
        }
    }
    let mean = sum / count;
    let error = ((squares / count - mean * mean) / count).sqrt();
    (mean / error.max(1e-9), mean)
}

/// Changes a few weights at a time and keeps what plays better.
fn tune(mut style: Style, seed: u64) {
    let mut chance = saboteur_engine::Chance::new(seed.into(), 1);
    let count = style.weights().len() as u32;
    let mut from = seed * 1_000_000_000;
    let mut kept = 0;
    style.learn(&tables(), 20_000, from);
    for attempt in 0.. {
        let mut other = style.clone();
        for _ in 0..1 + chance.below(3) {
            let number = chance.below(count) as usize;
            let value = style.weights()[number].1;
            let step = (chance.below(2001) as f32 - 1000.0) / 1000.0;
            other.set(number, value * (1.0 + 0.6 * step) + 0.08 * step);
        }
        from += 100_000;
        let (errors, _) = better(&other, &style, 1000, from);
        if errors < 0.8 {
            continue;
        }
        let (errors, gain) = better(&other, &style, 5000, from + 10_000);
        if errors < 2.0 {
            continue;
        }
        style = other;
        kept += 1;
        if kept % 3 == 0 {
            style.learn(&tables(), 20_000, from + 50_000);
        }
        let weights: Vec<String> = style.weights().iter().map(|(name, value)| format!("{name}={value:.3}")).collect();
        println!("{attempt}: {gain:+.4} ({errors:.1})\n  {}", weights.join(" "));
        if kept % 6 == 0 {
            rates(&style, 500);
        }
    }
}

fn main() {
    let mut style = Style::best();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("rates") => rates(&style, 1000),
        Some("prof") => {
            for seed in 0..40 {
                deal(Preset::Saboteur2.rules(), 5, seed, [&style; 3]);
            }
        }
        // What a weight does: `learn try seem 0.1 0.4 0.8`, learnt anew for each value.
        Some("try") => {
            let number = style.weights().iter().position(|(name, _)| *name == arguments[1]).expect("a weight");
            for value in &arguments[2..] {
                let mut other = style.clone();
                other.set(number, value.parse().expect("a number"));
                for pass in 0..3 {
                    other.learn(&tables(), 8_000, 5_000_000 + 10_000 * pass);
                }
                println!("{} = {value}", arguments[1]);
                rates(&other, 1500);
            }
        }
        Some("tune") => tune(style, arguments.get(1).and_then(|seed| seed.parse().ok()).unwrap_or(1)),
        Some(_) | None => {
            for pass in 0..2 {
                style.learn(&tables(), 20_000, 1_000_000 * (pass + 1));
                rates(&style, 300);
            }
            for family in [Family::Base, Family::Saboteur2] {
                println!("{:?}", style.fit(&tables(), family, 20_000, 9_000_000));
            }
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/learnt.rs");
            std::fs::write(path, style.source()).expect("the file can be written");
        }
    }
}
