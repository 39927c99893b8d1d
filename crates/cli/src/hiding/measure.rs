//! What is measured over all deals, and how it is printed.

use super::classifier::Classifier;
use super::faults::Faults;
use super::round::{Guess, Guest, HALF, Moment, QUARTERS, READINGS, Watched};
use crate::arena::rating::{ELO, PRIOR, Z};
use crate::logistic::{self, Datum};
use saboteur_bots::Reading;
use saboteur_engine::Seat;
use std::collections::BTreeSet;
use std::io::{self, Write};

/// The rounds of one pair of players.
#[derive(Default)]
pub(crate) struct Measures {
    rounds: Vec<Watched>,
}

/// How well one observer found the Saboteurs at one moment.
#[derive(Default)]
struct Finding {
    /// The chance given to each player, the usual chance, and if the player was a Saboteur.
    guesses: Vec<(f64, f64, bool)>,
    /// The Saboteurs who were named, and all of them.
    named: (f64, f64),
}

impl Finding {
    /// Adds the guesses of one watcher, who names as many players as there are Saboteurs among them.
    fn add(&mut self, mut guesses: Vec<(f64, f64, bool)>) {
        guesses.sort_by(|one, two| two.0.total_cmp(&one.0));
        let saboteurs = guesses.iter().filter(|guess| guess.2).count();
        self.named.0 += named(&guesses, saboteurs);
        self.named.1 += saboteurs as f64;
        self.guesses.extend(guesses);
    }

    /// Adds the guesses of all watchers of a round.
    fn add_all(&mut self, guesses: &[Guess]) {
        let watchers: BTreeSet<Seat> = guesses.iter().map(|guess| guess.watcher).collect();
        for watcher in watchers {
            let own = guesses.iter().filter(|guess| guess.watcher == watcher);
            self.add(own.map(|guess| (guess.chance.into(), guess.usual.into(), guess.actual)).collect());
        }
    }

    fn named(&self) -> f64 {
        100.0 * self.named.0 / self.named.1.max(1.0)
    }

    fn brier(&self) -> f64 {
        mean(self.guesses.iter().map(|&(chance, _, actual)| (chance - truth(actual)).powi(2)))
    }

    /// Returns the mean number of bits by which the chance of the truth has grown since the deal, for Saboteurs.
    fn bits(&self) -> f64 {
        let own = self.guesses.iter().filter(|guess| guess.2);
        mean(own.map(|&(chance, usual, _)| (chance.max(1e-4) / usual).log2()))
    }

    /// Returns the chance that a Saboteur is given a higher chance than somebody else.
    fn auc(&self) -> f64 {
        let mut sorted: Vec<(f64, bool)> = self.guesses.iter().map(|&(chance, _, actual)| (chance, actual)).collect();
        sorted.sort_by(|one, two| one.0.total_cmp(&two.0));
        let (mut below, mut sum, mut at) = (0.0, 0.0, 0);
        while at < sorted.len() {
            let end = at + sorted[at..].iter().take_while(|other| other.0 == sorted[at].0).count();
            let saboteurs = sorted[at..end].iter().filter(|other| other.1).count() as f64;
            let others = (end - at) as f64 - saboteurs;
            sum += saboteurs * (below + others / 2.0);
            below += others;
            at = end;
        }
        let saboteurs = sorted.iter().filter(|other| other.1).count() as f64;
        sum / (saboteurs * below).max(1.0)
    }

    /// Returns the share of Saboteurs among those who are believed innocent with 90 % or more.
    fn trusted_wrongly(&self) -> f64 {
        let trusted = || self.guesses.iter().filter(|guess| guess.0 <= 0.1);
        100.0 * trusted().filter(|guess| guess.2).count() as f64 / (trusted().count() as f64).max(1.0)
    }
}

fn truth(actual: bool) -> f64 {
    f64::from(u8::from(actual))
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count == 0.0 { 0.0 } else { sum / count }
}

/// Returns how many of the first `count` players are Saboteurs. Players with the same chance share the last places.
fn named(sorted: &[(f64, f64, bool)], count: usize) -> f64 {
    let Some(last) = count.checked_sub(1).and_then(|last| sorted.get(last)) else {
        return 0.0;
    };
    let above: Vec<_> = sorted.iter().filter(|guess| guess.0 > last.0).collect();
    let level: Vec<_> = sorted.iter().filter(|guess| guess.0 == last.0).collect();
    let of = |guesses: &[&(f64, f64, bool)]| guesses.iter().filter(|guess| guess.2).count() as f64;
    of(&above) + of(&level) * (count - above.len()) as f64 / level.len() as f64
}

impl Measures {
    pub(crate) fn add(&mut self, round: Watched) {
        self.rounds.push(round);
    }

    /// Returns the mean share of winners on a side, and half of its 95 % interval, in percent.
    fn wins(&self, side: usize) -> (f64, f64) {
        let won: Vec<f64> = self.rounds.iter().filter_map(|round| round.wins[side]).collect();
        let middle = mean(won.iter().copied());
        let variance = mean(won.iter().map(|won| (won - middle).powi(2)));
        (100.0 * middle, 100.0 * Z * (variance / won.len().max(1) as f64).sqrt())
    }

    /// Returns how well a reading found the Saboteurs at a moment.
    fn finding(&self, reading: usize, quarter: usize) -> Finding {
        let mut finding = Finding::default();
        for round in &self.rounds {
            finding.add_all(&round.moments[quarter].guesses[reading]);
        }
        finding
    }

    /// Trains a classifier on every second round, and returns how well it finds the Saboteurs in the others.
    fn classified(&self, quarter: usize) -> Finding {
        let samples = |moment: &Moment, saboteurs: &[bool]| -> Vec<(Vec<f32>, bool)> {
            moment.acts.iter().cloned().zip(saboteurs.iter().copied()).collect()
        };
        let taught = self.rounds.iter().step_by(2).flat_map(|round| samples(&round.moments[quarter], &round.saboteurs));
        let taught: Vec<(Vec<f32>, bool)> = taught.collect();
        let classifier = Classifier::train(&taught);
        let usual = mean(taught.iter().map(|(_, actual)| truth(*actual)));
        let mut finding = Finding::default();
        for round in self.rounds.iter().skip(1).step_by(2) {
            let guesses = samples(&round.moments[quarter], &round.saboteurs);
            finding.add(guesses.iter().map(|(acts, actual)| (classifier.chance(acts), usual, *actual)).collect());
        }
        finding
    }

    /// Prints who won and what was done.
    pub(crate) fn print_play(&self, out: &mut impl Write) -> io::Result<()> {
        let [saboteurs, miners] = [0, 1].map(|side| self.wins(side));
        writeln!(
            out,
            "wins: Saboteurs {:.1} % (±{:.1}), Gold Miners {:.1} % (±{:.1})",
            saboteurs.0, saboteurs.1, miners.0, miners.1
        )?;
        let rounds = self.rounds.len().max(1) as f64;
        let sum = |of: &dyn Fn(&Watched) -> u32| self.rounds.iter().map(|round| f64::from(of(round))).sum::<f64>();
        let (early, overt) = (sum(&|round| round.early.0), sum(&|round| round.early.1));
        let (innocent, guilty) = (sum(&|round| round.hindered.0), sum(&|round| round.hindered.1));
        writeln!(
            out,
            "overt acts in the first two turns of Saboteurs: {:.0} %; cards laid towards the goals in their first three: {:.2} a round",
            100.0 * overt / early.max(1.0),
            sum(&|round| round.forward) / rounds
        )?;
        writeln!(
            out,
            "tools that Gold Miners broke: {:.2} of innocents and {:.2} of Saboteurs a round",
            innocent / rounds,
            guilty / rounds
        )
    }

    /// Prints how often obvious mistakes were made.
    pub(crate) fn print_faults(&self, out: &mut impl Write) -> io::Result<()> {
        let mut faults = Faults::default();
        self.rounds.iter().for_each(|round| faults.add(&round.faults));
        faults.print(self.rounds.len(), out)
    }

    /// Prints what the observers found.
    pub(crate) fn print_observers(&self, brief: bool, out: &mut impl Write) -> io::Result<()> {
        let guests: Vec<Guest> = self.rounds.iter().filter_map(|round| round.guest).collect();
        if !guests.is_empty() {
            let of = |part: fn(&Guest) -> f64| mean(guests.iter().map(part));
            writeln!(
                out,
                "the guest halfway: suspected with {:.0} %, the others with {:.0} %; its tools that Gold Miners broke: {:.2} a round",
                100.0 * of(|guest| guest.suspected.into()),
                100.0 * of(|guest| guest.usual.into()),
                of(|guest| guest.hindered.into()),
            )?;
        }
        writeln!(out, "observer     round   AUC  named  bits  Brier  trusted wrongly  treasure (by cards)")?;
        for (quarter, part) in QUARTERS.iter().enumerate().filter(|(_, part)| !brief || **part == 2) {
            for (reading, of) in READINGS.iter().enumerate() {
                let finding = self.finding(reading, quarter);
                let goals = || self.rounds.iter().flat_map(|round| &round.moments[quarter].goals[reading]);
                let square = |chance: f32, actual: bool| (f64::from(chance) - truth(actual)).powi(2);
                let treasure = mean(goals().map(|goal| square(goal.chance, goal.actual)));
                let usual = mean(goals().map(|goal| square(goal.usual, goal.actual)));
                line(name(*of), *part, &finding, Some((treasure, usual)), out)?;
            }
            line("classifier", *part, &self.classified(quarter), None, out)?;
        }
        for (reading, of) in READINGS.iter().enumerate() {
            let parts = self.rounds.iter().flat_map(|round| &round.unmasked[reading]).copied();
            writeln!(out, "last deceptive turn by {}: after {:.0} % of the round", name(*of), 100.0 * mean(parts))?;
        }
        Ok(())
    }
}

fn line(
    name: &str,
    part: usize,
    finding: &Finding,
    treasure: Option<(f64, f64)>,
    out: &mut impl Write,
) -> io::Result<()> {
    let treasure = treasure.map_or(String::new(), |(treasure, usual)| format!("{treasure:.3} ({usual:.3})"));
    writeln!(
        out,
        "{name:<12} {:>3} %  {:.2}  {:>3.0} %  {:>4.2}  {:.3}  {:>13.1} %  {treasure}",
        25 * part,
        finding.auc(),
        finding.named(),
        finding.bits(),
        finding.brier(),
        finding.trusted_wrongly(),
    )
}

fn name(reading: Reading) -> &'static str {
    match reading {
        Reading::First => "version 0.1",
        Reading::Now => "today",
        Reading::Careful => "careful",
    }
}

/// The rounds of a pair, with the names of the Saboteurs and of the Gold Miners.
pub(crate) struct Pair {
    pub(crate) names: [String; 2],
    pub(crate) measures: Measures,
}

/// Prints ratings for hiding and for finding, if several players were measured on a side. The model: the logarithm of
/// the odds that a Gold Miner does not name a Saboteur halfway through the round is the rating of the Saboteurs minus the
/// rating of the Gold Miners.
pub(crate) fn print_ratings(pairs: &[Pair], out: &mut impl Write) -> io::Result<()> {
    let names = [0, 1].map(|side: usize| {
        let mut names: Vec<&str> = Vec::new();
        for pair in pairs {
            if !names.contains(&pair.names[side].as_str()) {
                names.push(&pair.names[side]);
            }
        }
        names
    });
    // The unknowns: the ease of hiding, then the ratings of all but the first player on either side.
    let unknowns = names[0].len() + names[1].len() - 1;
    let place = |side: usize, name: &str| {
        let at = names[side].iter().position(|other| *other == name).unwrap_or(0);
        (at > 0).then(|| at + side * (names[0].len() - 1))
    };
    if unknowns == 1 {
        return Ok(());
    }
    let mut data = Vec::new();
    for pair in pairs {
        let mut factors = vec![0.0; unknowns];
        factors[0] = 1.0;
        for (side, sign) in [(0, 1.0), (1, -1.0)] {
            if let Some(at) = place(side, &pair.names[side]) {
                factors[at] = sign;
            }
        }
        for round in &pair.measures.rounds {
            let mut finding = Finding::default();
            finding.add_all(&round.moments[HALF].own);
            if finding.named.1 > 0.0 {
                data.push(Datum { factors: factors.clone(), count: 1.0, won: 1.0 - finding.named.0 / finding.named.1 });
            }
        }
    }
    let (fitted, covariance) = logistic::fit(&data, unknowns, PRIOR);
    for (side, title) in [(0, "hiding, as Saboteurs"), (1, "finding, as Gold Miners")] {
        if names[side].len() < 2 {
            continue;
        }
        writeln!(out, "\nRating in Elo points for {title}, above {}:", names[side][0])?;
        for name in &names[side][1..] {
            let at = place(side, name).unwrap_or(0);
            let half = Z * covariance[at][at].max(0.0).sqrt();
            let [points, low, high] = [0.0, -half, half].map(|more| ELO * (fitted[at] + more));
            writeln!(out, "{name:<24} {points:>+5.0} ({low:+.0} to {high:+.0})")?;
        }
    }
    Ok(())
}
