//! Learning the tables and weights of the bots from whole rounds, played at full speed without views.
//!
//! Not part of the public interface: only `examples/learn.rs` uses it.

use crate::act::{ACTS, Likelihoods};
use crate::mind::KINDS;
use crate::playout::{PlayStyle, Playout, Suspicion};
use crate::value::{FEATURES, Features, chance as chance_of, features, team_features};
use crate::weights::Weights;
use saboteur_engine::{Card, Chance, Dwarf, Family, MAX_SEATS, Preset, Rules, Seat, Seed, State, Team};

/// The end of a round.
pub struct Ended {
    /// The gold that each seat gained.
    pub gained: Vec<u32>,
    /// The dwarf card of each seat when the round ended.
    pub dwarves: Vec<Dwarf>,
    /// The number of moves.
    pub moves: usize,
}

/// The number of acts of each kind by each dwarf.
#[derive(Clone)]
pub struct Counts(Vec<[f64; KINDS]>);

impl Default for Counts {
    fn default() -> Counts {
        Counts(vec![[0.0; KINDS]; ACTS])
    }
}

impl Counts {
    /// Returns how much more likely each kind of act is for each dwarf than on average, as a logarithm.
    fn logs(&self) -> Likelihoods {
        let mut logs = [[0.0; KINDS]; ACTS];
        let mut sums = [0.0; KINDS];
        for row in &self.0 {
            for (sum, count) in sums.iter_mut().zip(row) {
                *sum += count;
            }
        }
        let all: f64 = sums.iter().sum();
        for (row, counts) in logs.iter_mut().zip(&self.0) {
            let total: f64 = counts.iter().sum();
            for kind in (0..KINDS).filter(|&kind| sums[kind] > 0.0) {
                // For rare acts all dwarves are taken to be more alike than the counts say.
                let usual = sums[kind] / all;
                let share = (counts[kind] + 20.0 * usual) / (total + 20.0);
                let telling = crate::playout::MOST_TELLING;
                row[kind] = ((share / usual).ln() as f32).clamp(-telling, telling);
            }
        }
        logs
    }
}

/// Plays the first round of a game. `side` gives the index in `styles` for each dwarf; `note` gets every act.
fn round(
    rules: Rules,
    players: usize,
    seed: Seed,
    side: &dyn Fn(Dwarf) -> usize,
    styles: &[&PlayStyle<'_>],
    mut note: impl FnMut(&State, Seat, usize),
) -> Option<Ended> {
    let state = State::new(rules, players, seed, None).ok()?;
    let mut chance = Chance::new(seed, 77);
    let mut by_seat = [styles[0]; MAX_SEATS];
    for seat in state.seats() {
        by_seat[seat.index()] = styles[side(state.dwarf(seat))];
    }
    let mut playout = Playout::new(state, Suspicion::NONE);
    let mut moves = 0;
    let mut dwarves: Vec<Dwarf> = Vec::new();
    while playout.state.round() == 1 {
        dwarves = playout.state.seats().map(|seat| playout.state.dwarf(seat)).collect();
        if !playout.step(&by_seat, &mut chance) {
            break;
        }
        moves += 1;
        if let Some((seat, act)) = playout.last_act {
            note(&playout.state, seat, act);
        }
    }
    let gained = playout.state.seats().map(|seat| playout.state.gold(seat)).collect();
    Some(Ended { gained, dwarves, moves })
}

/// A style of play, with its weights and tables.
#[derive(Clone)]
pub struct Style {
    weights: [Weights; 2],
    likelihoods: [Box<Likelihoods>; 2],
    curves: [Features; 3],
    /// The randomness of the choices.
    pub heat: f32,
    /// The weight of each act in inferences.
    pub trust: f32,
}

impl Style {
    /// Returns the style of the bots.
    pub fn best() -> Style {
        Style {
            weights: [*Weights::of(Family::Base), *Weights::of(Family::Saboteur2)],
            likelihoods: [Box::new(crate::learnt::BASE), Box::new(crate::learnt::SABOTEUR_2)],
            curves: [crate::learnt::BASE_CURVE, crate::learnt::SABOTEUR_2_CURVE, crate::learnt::TEAM_CURVE],
            heat: 0.1,
            trust: 1.0,
        }
    }

    /// Returns the names and values of the weights in a game.
    pub fn weights(&mut self, family: Family) -> Vec<(&'static str, f32)> {
        let weights = &mut self.weights[usize::from(family != Family::Base)];
        Weights::NAMES.iter().enumerate().map(|(at, &name)| (name, *weights.at(at))).collect()
    }

    /// Changes a weight in a game.
    pub fn set(&mut self, family: Family, number: usize, value: f32) {
        *self.weights[usize::from(family != Family::Base)].at(number) = value;
    }

    /// Returns the style for a game.
    fn in_game(&self, family: Family) -> PlayStyle<'_> {
        PlayStyle {
            weights: &self.weights[usize::from(family != Family::Base)],
            likelihoods: &self.likelihoods[usize::from(family != Family::Base)],
            heat: self.heat,
            trust: self.trust,
        }
    }

    /// Plays rounds and learns from them how likely each kind of act is for each dwarf.
    pub fn learn(&mut self, rules: &[(Rules, usize)], rounds: u64, seed: u64) {
        let mut counts = [Counts::default(), Counts::default()];
        for number in 0..rounds {
            let (rules, players) = rules[number as usize % rules.len()];
            let family = usize::from(rules.game != Family::Base);
            let counts = &mut counts[family];
            let style = self.in_game(rules.game);
            round(rules, players, Seed::from(seed + number), &|_| 0, &[&style], |state, seat, act| {
                counts.0[act][state.dwarf(seat) as usize] += 1.0;
            });
        }
        for (table, counts) in self.likelihoods.iter_mut().zip(&counts) {
            if counts.0.iter().flatten().sum::<f64>() > 0.0 {
                **table = counts.logs();
            }
        }
    }

    /// Returns the tables as Rust source: the file `learnt.rs`.
    pub fn source(&self) -> String {
        let table = |table: &Likelihoods| {
            let row = |row: &[f32; KINDS]| {
                let numbers: Vec<String> = row.iter().map(|number| format!("{number:.2}")).collect();
                format!("    [{}],\n", numbers.join(", "))
            };
            table.iter().map(row).collect::<String>()
        };
        let curve = |curve: &Features| {
            let numbers: Vec<String> = curve.iter().map(|number| format!("{number:.4}")).collect();
            numbers.join(", ")
        };
        format!(
            "//! Tables learnt from games of bots: how much more likely each kind of act is for each dwarf\n\
             //! than on average, as a logarithm, and the curves for the chance of winning. Written by\n\
             //! `cargo run --release -p saboteur-bots --example learn`.\n\n\
             use crate::act::Likelihoods;\nuse crate::value::Features;\n\n\
             /// The acts in the base game.\n#[rustfmt::skip]\npub(crate) const BASE: Likelihoods = [\n{}];\n\n\
             /// The acts in Saboteur 2.\n#[rustfmt::skip]\npub(crate) const SABOTEUR_2: Likelihoods = [\n{}];\n\n\
             /// The curve for the chance that the treasure is reached in the base game.\n#[rustfmt::skip]\n\
             pub(crate) const BASE_CURVE: Features = [{}];\n\n\
             /// The curve for the chance that the treasure is reached in Saboteur 2.\n#[rustfmt::skip]\n\
             pub(crate) const SABOTEUR_2_CURVE: Features = [{}];\n\n\
             /// The curve for the chance that a team is among the winners when the treasure is reached.\n\
             #[rustfmt::skip]\n\
             pub(crate) const TEAM_CURVE: Features = [{}];\n",
            table(&self.likelihoods[0]),
            table(&self.likelihoods[1]),
            curve(&self.curves[0]),
            curve(&self.curves[1]),
            curve(&self.curves[2]),
        )
    }
}

/// Returns the weights of a logistic curve fitted to these samples by Newton's method.
fn fit(samples: &[(Features, bool)]) -> Features {
    let mut weights = [0.0f64; FEATURES];
    for _ in 0..12 {
        let mut gradient = [0.0f64; FEATURES];
        let mut hessian = [[0.0f64; FEATURES]; FEATURES];
        for (features, won) in samples {
            let sum: f64 = features.iter().zip(weights).map(|(&feature, weight)| f64::from(feature) * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let error = f64::from(u8::from(*won)) - chance;
            for one in 0..FEATURES {
                gradient[one] += error * f64::from(features[one]);
                for two in 0..FEATURES {
                    hessian[one][two] += chance * (1.0 - chance) * f64::from(features[one] * features[two]);
                }
            }
        }
        for at in 0..FEATURES {
            gradient[at] -= 0.1 * weights[at];
            hessian[at][at] += 0.1;
        }
        let step = solve(hessian, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights.map(|weight| weight as f32)
}

/// Solves a system of linear equations by elimination.
fn solve(mut rows: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for at in 0..FEATURES {
        let best = (at..FEATURES).max_by(|&one, &two| rows[one][at].abs().total_cmp(&rows[two][at].abs()));
        let best = best.unwrap_or(at);
        rows.swap(at, best);
        right.swap(at, best);
        for row in at + 1..FEATURES {
            let factor = rows[row][at] / rows[at][at];
            for column in at..FEATURES {
                rows[row][column] -= factor * rows[at][column];
            }
            right[row] -= factor * right[at];
        }
    }
    for at in (0..FEATURES).rev() {
        for column in at + 1..FEATURES {
            right[at] -= rows[at][column] * right[column];
        }
        right[at] /= rows[at][at];
    }
    right
}

impl Style {
    /// Plays rounds and fits the curves of a game to them. Returns the mean squared error of the curve for reaching the
    /// treasure, and that of a constant guess.
    pub fn fit(&mut self, rules: &[(Rules, usize)], family: Family, rounds: u64, seed: u64) -> (f64, f64) {
        let mut samples: Vec<(Features, bool)> = Vec::new();
        let mut teams: Vec<(Features, bool)> = Vec::new();
        let rules: Vec<(Rules, usize)> =
            rules.iter().copied().filter(|(rules, _)| rules.game == family && !rules.greedy_dwarf).collect();
        for number in 0..rounds {
            let (rules, players) = rules[number as usize % rules.len()];
            let Ok(state) = State::new(rules, players, Seed::from(seed + number), None) else {
                continue;
            };
            let style = self.in_game(family);
            let styles = [&style; MAX_SEATS];
            let mut chance = Chance::new(Seed::from(seed + number), 78);
            let mut playout = Playout::new(state, Suspicion::NONE);
            let first = samples.len();
            let mut stood: Vec<[Features; 2]> = Vec::new();
            let mut hidden = true;
            while playout.state.round() == 1 && playout.state.is_in_round() {
                if chance.below(12) == 0 {
                    let survey = crate::survey::Survey::new(&playout.state, None);
                    samples.push((features(&playout.state, &survey, &playout.suspicion), false));
                    if family == Family::Saboteur2 {
                        stood.push(Team::ALL.map(|team| team_features(&playout.state, &survey, team)));
                    }
                }
                hidden = playout.state.board().hidden().any(|placed| placed.card.is_gold());
                let before = playout.state;
                if !playout.step(&styles, &mut chance) {
                    break;
                }
                if playout.state.round() == 1 && playout.state.is_in_round() {
                    continue;
                }
                // The round is over. The treasure ended it, unless the last card was played and a Saboteur was paid.
                let cards: usize = before.seats().map(|seat| before.hand(seat).len()).sum();
                let gained = |dwarf: Dwarf| {
                    let mut seats = before.seats().filter(|&seat| before.dwarf(seat) == dwarf);
                    seats.any(|seat| playout.state.gold(seat) > before.gold(seat))
                };
                hidden = cards == 1 && gained(Dwarf::Saboteur);
                if !hidden {
                    for (team, dwarf) in [Dwarf::Blue, Dwarf::Green].into_iter().enumerate() {
                        let free = |seat: &Seat| {
                            before.dwarf(*seat) == dwarf && !before.in_front(*seat).contains(&Card::Trapped)
                        };
                        if before.seats().any(|seat| free(&seat)) {
                            let won = gained(dwarf);
                            teams.extend(stood.iter().map(|features| (features[team], won)));
                        }
                    }
                }
            }
            samples[first..].iter_mut().for_each(|(_, won)| *won = !hidden);
        }
        let (train, test) = samples.split_at(samples.len() * 4 / 5);
        let weights = fit(train);
        let mean = train.iter().filter(|(_, won)| *won).count() as f64 / train.len() as f64;
        let error = |guess: &dyn Fn(&Features) -> f64| {
            let squares = test.iter().map(|(features, won)| (f64::from(u8::from(*won)) - guess(features)).powi(2));
            squares.sum::<f64>() / test.len() as f64
        };
        let errors = (error(&|features| chance_of(features, &weights).into()), error(&|_| mean));
        self.curves[usize::from(family != Family::Base)] = weights;
        if family == Family::Saboteur2 {
            self.curves[2] = fit(&teams);
        }
        errors
    }
}

/// Returns the side of a dwarf: 0 for Gold Miners and the blue team, 1 for Saboteurs, 2 for dwarves without a team, 3
/// for the green team.
pub fn side(dwarf: Dwarf) -> usize {
    match dwarf {
        Dwarf::GoldMiner | Dwarf::GreedyDwarf | Dwarf::Blue => 0,
        Dwarf::Saboteur => 1,
        Dwarf::Boss | Dwarf::Profiteer | Dwarf::Geologist => 2,
        Dwarf::Green => 3,
    }
}

/// The result of a deal.
pub struct Dealt {
    /// For each side that was dealt: the share of its seats that gained gold, and the mean gold per seat.
    pub sides: [Option<(f64, f64)>; 4],
    /// The number of moves.
    pub moves: usize,
}

/// Plays the first round of a deal, each side in its own style. Returns `None` if the rules do not allow this number of
/// players.
pub fn deal(rules: Rules, players: usize, seed: u64, styles: [&Style; 4]) -> Option<Dealt> {
    let styles = styles.map(|style| style.in_game(rules.game));
    let styles: Vec<&PlayStyle<'_>> = styles.iter().collect();
    let ended = round(rules, players, Seed::from(seed), &side, &styles, |_, _, _| {})?;
    let mut sums = [(0.0, 0.0, 0.0); 4];
    // Sides are counted as dealt, since dwarf cards can change during the round.
    let dealt = State::new(rules, players, Seed::from(seed), None).ok()?;
    for seat in dealt.seats() {
        let sum = &mut sums[side(dealt.dwarf(seat))];
        let gained = f64::from(ended.gained[seat.index()]);
        sum.0 += 1.0;
        sum.1 += f64::from(u8::from(gained > 0.0));
        sum.2 += gained;
    }
    let sides = sums.map(|(count, won, gold)| (count > 0.0).then(|| (won / count, gold / count)));
    Some(Dealt { sides, moves: ended.moves })
}

/// Returns the rules and numbers of players that the tables are learnt from.
pub fn tables() -> Vec<(Rules, usize)> {
    let mut tables = Vec::new();
    for players in 3..=10 {
        tables.push((Preset::Classic.rules(), players));
        tables.push((Preset::Anniversary.rules(), players));
        let mut greedy = Preset::Anniversary.rules();
        greedy.greedy_dwarf = true;
        tables.push((greedy, players));
    }
    for players in 3..=12 {
        tables.push((Preset::Saboteur2.rules(), players));
        tables.push((Preset::Saboteur2.rules(), players));
        tables.push((Preset::Saboteur2Classic.rules(), players));
    }
    tables.retain(|(rules, players)| rules.check(*players).is_ok());
    tables
}
