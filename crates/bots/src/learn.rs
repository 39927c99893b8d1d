//! Learning the tables and weights of the bots from whole rounds, played at full speed without views.
//!
//! Not part of the public interface: only `examples/learn.rs` uses it.

use crate::act::{self, ACTS, KNOWLEDGE, Knowledge, Likelihoods, MANNERS, Tables, Tells};
use crate::belief::{Belief, Observed, Reading};
use crate::bot::Bot;
use crate::level::Level;
use crate::mind::KINDS;
use crate::playout::{PlayStyle, Playout, Suspicion};
use crate::stranger::{Manner, Player, Stranger};
use crate::value::{FEATURES, Features, chance as chance_of, features, team_features};
use crate::weights::Weights;
use saboteur_engine::{
    AddressedEvent, Card, Chance, Dwarf, Family, Game, MAX_SEATS, Preset, Rules, Seat, Seed, Setup, State, Team, Viewer,
};

/// The end of a round.
pub struct Ended {
    /// The gold that each seat gained.
    pub gained: Vec<u32>,
    /// The dwarf card of each seat when the round ended.
    pub dwarves: Vec<Dwarf>,
    /// The number of moves.
    pub moves: usize,
}

/// How often each kind of act was seen, for each dwarf.
type Counts = Vec<[f64; KINDS]>;

/// What is learnt from watching games: how often each kind of act was seen.
#[derive(Clone)]
pub struct Lesson {
    /// By manner, as every player sees it.
    public: [Counts; MANNERS],
    /// By manner and knowledge, if the true place of the treasure is supposed.
    private: [[Counts; KNOWLEDGE]; MANNERS],
    /// By bots that do not hide, as every player sees it.
    open: Counts,
    /// By knowledge, if a wrong place is supposed.
    wrong: [Vec<f64>; KNOWLEDGE],
}

impl Default for Lesson {
    fn default() -> Lesson {
        let counts = || vec![[0.0; KINDS]; ACTS];
        Lesson {
            public: std::array::from_fn(|_| counts()),
            private: std::array::from_fn(|_| std::array::from_fn(|_| counts())),
            open: counts(),
            wrong: std::array::from_fn(|_| vec![0.0; ACTS]),
        }
    }
}

/// The most that an act other than a discard says about a dwarf, as a logarithm.
const MOST_TOLD: f32 = 1.6;

/// The most that an act tells to those who hide, as a logarithm.
const MOST_TELLING: f32 = 3.0;

/// The most that a discard says about a dwarf, as a logarithm. Anybody may have nothing better to do.
const MOST_TOLD_BY_DISCARD: f32 = 0.35;

/// The most that an act says about the place of the treasure, as a logarithm.
const MOST_TOLD_OF_TREASURE: f32 = 1.5;

/// The share of strangers in what every player expects of the others.
const STRANGERS: f64 = 0.25;

impl Lesson {
    /// Adds what was learnt from other games.
    pub fn add(&mut self, other: &Lesson) {
        let sum = |own: &mut Counts, other: &Counts| {
            for (own, other) in own.iter_mut().flatten().zip(other.iter().flatten()) {
                *own += other;
            }
        };
        for manner in 0..MANNERS {
            sum(&mut self.public[manner], &other.public[manner]);
            for knowledge in 0..KNOWLEDGE {
                sum(&mut self.private[manner][knowledge], &other.private[manner][knowledge]);
            }
        }
        sum(&mut self.open, &other.open);
        for (own, other) in self.wrong.iter_mut().flatten().zip(other.wrong.iter().flatten()) {
            *own += other;
        }
    }

    /// Watches the first round of a game.
    fn watch(&mut self, mut game: Game, cast: &mut Cast) {
        // What is noted here depends only on what every seat sees.
        let anybody = Viewer::Seat(Seat(0));
        let mut spectator = Belief::new(Reading::Now);
        let mut news = game.opening().to_vec();
        while game.state().round() == 1 && game.state().is_in_round() {
            let state = game.state();
            let treasure = state.board().hidden().find(|placed| placed.card.is_gold()).map(|placed| placed.cell);
            let watched = spectator.watch(&game.view(anybody), &AddressedEvent::heard(&news, anybody));
            let shown = Seat::all(cast.players.len()).zip(&mut cast.players).try_for_each(|(seat, player)| {
                let viewer = Viewer::Seat(seat);
                player.watch(&game.view(viewer), &AddressedEvent::heard(&news, viewer))
            });
            if watched.is_err() || shown.is_err() {
                return;
            }
            if let Some(observed) = spectator.last {
                let place = treasure.and_then(|cell| spectator.goal_at(cell));
                let dwarf = game.state().dwarf(observed.actor);
                self.note(&observed, place, dwarf, cast);
            }
            let Some(to_act) = game.to_act() else {
                return;
            };
            let seat = to_act.seat;
            let chosen = cast.players[seat.index()].choose(&game.view(Viewer::Seat(seat)), &game.legal_moves(seat));
            let Ok(chosen) = chosen else {
                return;
            };
            if game.play(seat, chosen).is_err() {
                return;
            }
            news = game.last_told().to_vec();
        }
    }

    fn note(&mut self, observed: &Observed, treasure: Option<usize>, dwarf: Dwarf, cast: &Cast) {
        let weight = cast.weight;
        if cast.open {
            self.open[observed.public][dwarf as usize] += weight;
        }
        let manner = usize::from(cast.strange[observed.actor.index()]);
        self.public[manner][observed.public][dwarf as usize] += weight;
        let Some(treasure) = treasure else {
            return;
        };
        let (knowledge, act, aimed) = observed.by_goal[treasure];
        self.private[manner][knowledge as usize][act][dwarf as usize] += weight;
        if knowledge == Knowledge::Nothing {
            self.wrong[knowledge as usize][act] += weight;
        }
        for &(knowledge, act, other) in &observed.by_goal[..observed.goals] {
            if other != aimed {
                self.wrong[knowledge as usize][act] += weight;
            }
        }
    }

    /// Returns the table of what every player sees.
    pub(crate) fn public(&self) -> Likelihoods {
        let shares = self.public.each_ref().map(|counts| shares(counts, None));
        let mut logs = [[0.0; KINDS]; ACTS];
        for act in 0..ACTS {
            let mix = |kind: usize| {
                let [ours, strange] = [0, 1].map(|manner| f64::from(shares[manner][act][kind]));
                if strange == 0.0 { ours } else { (1.0 - STRANGERS) * ours + STRANGERS * strange }
            };
            logs[act] = capped(std::array::from_fn(mix), None, act);
        }
        logs
    }

    /// Returns what each act of a bot that does not hide tells about a Saboteur.
    pub(crate) fn tells(&self) -> Tells {
        let shares = shares(&self.open, None);
        std::array::from_fn(|act| {
            let share = |dwarf: Dwarf| shares[act][dwarf as usize];
            let innocent = share(Dwarf::GoldMiner) + f32::midpoint(share(Dwarf::Blue), share(Dwarf::Green));
            let told = (share(Dwarf::Saboteur) / innocent.max(f32::MIN_POSITIVE)).ln();
            told.clamp(-MOST_TELLING, MOST_TELLING)
        })
    }

    /// Returns the tables by manner and knowledge.
    pub(crate) fn private(&self) -> [[Likelihoods; KNOWLEDGE]; MANNERS] {
        std::array::from_fn(|manner| {
            std::array::from_fn(|knowledge| {
                let wrong = &self.wrong[knowledge];
                let all: f64 = wrong.iter().sum::<f64>().max(1.0);
                let reference: Vec<f64> = wrong.iter().map(|count| (count + 1.0) / (all + ACTS as f64)).collect();
                let shares = shares(&self.private[manner][knowledge], Some(&reference));
                let mut logs = [[0.0; KINDS]; ACTS];
                for act in 0..ACTS {
                    logs[act] = capped(shares[act].map(f64::from), Some(reference[act]), act);
                }
                logs
            })
        })
    }
}

/// Returns the share of each act in all acts of a dwarf. Rare acts are taken to be as frequent as the reference says, or
/// as they are for all dwarves together.
fn shares(counts: &Counts, reference: Option<&[f64]>) -> Vec<[f32; KINDS]> {
    let mut sums = [0.0; KINDS];
    for row in counts {
        sums.iter_mut().zip(row).for_each(|(sum, count)| *sum += count);
    }
    let all: f64 = sums.iter().sum::<f64>().max(1.0);
    let share = |(act, row): (usize, &[f64; KINDS])| {
        let usual = reference.map_or((row.iter().sum::<f64>() + 0.1) / (all + 6.4), |reference| reference[act]);
        let of = |kind: usize| if sums[kind] > 0.0 { (row[kind] + 60.0 * usual) / (sums[kind] + 60.0) } else { 0.0 };
        std::array::from_fn(|kind| of(kind) as f32)
    };
    counts.iter().enumerate().map(share).collect()
}

/// Returns the logarithms of these shares, compared with a reference or with their mean. What an act says about the
/// dwarf and about the treasure is limited.
fn capped(shares: [f64; KINDS], reference: Option<f64>, act: usize) -> [f32; KINDS] {
    let present: Vec<f64> = shares.iter().copied().filter(|share| *share > 0.0).collect();
    if present.is_empty() {
        return [0.0; KINDS];
    }
    let middle = present.iter().map(|share| share.ln()).sum::<f64>() / present.len() as f64;
    let discard = act::is_discard(act);
    let most = if discard { MOST_TOLD_BY_DISCARD } else { MOST_TOLD };
    let treasure = reference.map_or(0.0, |reference| (middle - reference.ln()) as f32);
    let treasure = treasure.clamp(-MOST_TOLD_OF_TREASURE, MOST_TOLD_OF_TREASURE);
    shares.map(|share| if share > 0.0 { treasure + ((share.ln() - middle) as f32).clamp(-most, most) } else { 0.0 })
}

/// The players of a game to learn from.
struct Cast {
    players: Vec<Player>,
    /// True for each seat of a stranger.
    strange: Vec<bool>,
    /// True if nobody hides.
    open: bool,
    /// How often every act counts.
    weight: f64,
}

/// Returns the players of a game to learn from. One game in three has strangers, in one game in four nobody hides.
fn cast(number: u64, players: usize) -> Cast {
    let mut chance = Chance::new(Seed::from(number), 3);
    let training: Vec<Manner> = Manner::ALL.into_iter().filter(|manner| !manner.is_held_out()).collect();
    let visited = chance.below(3) == 0;
    let open = !visited && chance.below(3) == 0;
    // A few games of bots that think ahead count more, because they take longer.
    let ahead = !visited && chance.below(25) == 0;
    let mut strange = Vec::new();
    let seat = |_| {
        let seed = chance.seed();
        let stranger = visited && chance.below(10) < 6;
        strange.push(stranger);
        if stranger {
            return Player::Stranger(Box::new(Stranger::new(*chance.pick(&training), seed)));
        }
        let level = match (ahead, chance.below(6)) {
            (true, _) => Level::Hard,
            (false, 0) => Level::Easy,
            (false, _) => Level::Normal,
        };
        // Some hide much, some little, and some not at all.
        let care = if open { 0.0 } else { [0.0, 0.5, 1.0, 1.0, 1.5][chance.below(5) as usize] };
        Player::Bot(Box::new(Bot::new(level, seed).with_iterations(60).with_care(care)))
    };
    let players = (0..players).map(seat).collect();
    Cast { players, strange, open, weight: if ahead { 8.0 } else { 1.0 } }
}

/// Watches the first rounds of games at these tables, on both sides of `threads` threads.
pub fn watch(tables: &[(Rules, usize)], rounds: u64, seed: u64, threads: u64) -> [Lesson; 2] {
    let part = |thread: u64| {
        let mut lessons = [Lesson::default(), Lesson::default()];
        for number in (thread..rounds).step_by(threads as usize) {
            let (rules, players) = tables[number as usize % tables.len()];
            let setup = Setup::new(players, seed + number);
            let Ok(game) = Game::new(rules, setup) else {
                continue;
            };
            lessons[usize::from(rules.game != Family::Base)].watch(game, &mut cast(seed + number, players));
        }
        lessons
    };
    let mut sum = [Lesson::default(), Lesson::default()];
    std::thread::scope(|scope| {
        let part = &part;
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        for lessons in parts.into_iter().filter_map(|part| part.join().ok()) {
            sum.iter_mut().zip(&lessons).for_each(|(sum, lesson)| sum.add(lesson));
        }
    });
    sum
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
            likelihoods: [Family::Base, Family::Saboteur2].map(|family| Box::new(Tables::of(family).public)),
            curves: [crate::learnt::base::CURVE, crate::learnt::saboteur2::CURVE, crate::learnt::saboteur2::TEAM_CURVE],
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
            tells: &Tables::of(family).tells,
            heat: self.heat,
            trust: self.trust,
        }
    }

    /// Takes the tables of what every player sees from lessons.
    pub fn study(&mut self, lessons: &[Lesson; 2]) {
        for (table, lesson) in self.likelihoods.iter_mut().zip(lessons) {
            **table = lesson.public();
        }
    }

    /// Returns what was learnt about a game as Rust source: a file in `learnt`.
    pub fn source(&self, family: Family, lesson: &Lesson) -> String {
        let table = |table: &Likelihoods| {
            let row = |row: &[f32; KINDS]| {
                let numbers: Vec<String> = row.iter().map(|number| format!("{number:.2}")).collect();
                format!("    [{}],\n", numbers.join(", "))
            };
            format!("[\n{}]", table.iter().map(row).collect::<String>())
        };
        let curve = |curve: &Features| {
            let numbers: Vec<String> = curve.iter().map(|number| format!("{number:.4}")).collect();
            numbers.join(", ")
        };
        let private = lesson.private().map(|tables| format!("[{}]", tables.map(|of| table(&of)).join(", ")));
        let (about, at) = match family {
            Family::Base => ("the base game", 0),
            Family::Saboteur2 | Family::Duel | Family::Solo => ("Saboteur 2", 1),
        };
        let mut source = format!(
            "//! What was learnt about {about}. Written by `cargo run --release -p saboteur-bots --example learn`.\n\n\
             use crate::act::Tables;\nuse crate::value::Features;\n\n\
             /// The likelihoods of acts.\n#[rustfmt::skip]\npub(crate) static TABLES: Tables = Tables {{\n\
             tells: [{}],\npublic: {},\nprivate: [{}],\n}};\n\n\
             /// The curve for the chance that the treasure is reached.\n#[rustfmt::skip]\n\
             pub(crate) const CURVE: Features = [{}];\n",
            lesson.tells().map(|tell| format!("{tell:.2}")).join(", "),
            table(&lesson.public()),
            private.join(", "),
            curve(&self.curves[at]),
        );
        if at == 1 {
            source += &format!(
                "\n/// The curve for the chance that a team is among the winners when the treasure is reached.\n\
                 #[rustfmt::skip]\npub(crate) const TEAM_CURVE: Features = [{}];\n",
                curve(&self.curves[2])
            );
        }
        source
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
