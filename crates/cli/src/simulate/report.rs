//! The results of a simulation as documents for other programs.

use super::tally::{Measure, Tally};
use crate::stats::Estimate;
use saboteur_bots::Profile;
use saboteur_engine::{Rules, Seed};
use serde_json::{Map, Value, json};

/// The settings and the results of a simulation.
pub(super) struct Report {
    /// The command that repeats the simulation.
    pub(super) command: String,
    /// The name of the ruleset.
    pub(super) preset: String,
    pub(super) rules: Rules,
    /// The levels of the bots and the characters that were named, before they are repeated round the table.
    pub(super) bots: Vec<Profile>,
    pub(super) iterations: u32,
    /// The number of games for each number of players.
    pub(super) games: usize,
    pub(super) seed: Seed,
    /// The results by number of players.
    pub(super) tables: Vec<(usize, Tally)>,
}

/// The version of the program that wrote the report.
pub(super) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The version of the JSON document.
const VERSION: u8 = 1;

impl Report {
    /// Returns the tallies of all numbers of players together.
    pub(super) fn together(&self) -> Tally {
        let mut all = Tally::default();
        self.tables.iter().for_each(|(_, tally)| all.join(tally));
        all
    }

    /// Returns the results as one JSON object.
    pub(super) fn json(&self) -> Value {
        let table = |(players, tally): &(usize, Tally)| {
            let mut measures = Map::new();
            for measure in Measure::ALL {
                let estimates = tally.estimates(measure);
                if !estimates.is_empty() {
                    let rows = estimates.into_iter().map(|(key, estimate)| (key.id(), tell(&estimate)));
                    measures.insert(measure.id().to_owned(), Value::Object(rows.collect()));
                }
            }
            json!({ "players": players, "games": tally.games, "rounds": tally.rounds, "measures": measures })
        };
        json!({
            "format": "saboteur-simulation",
            "version": VERSION,
            "program": PROGRAM,
            "command": self.command,
            "rules": self.rules,
            "bots": self.bots,
            "iterations": self.iterations,
            "games": self.games,
            "seed": self.seed,
            "tables": self.tables.iter().map(table).collect::<Vec<_>>(),
        })
    }

    /// Returns the results as CSV, one line for each estimate.
    pub(super) fn csv(&self) -> String {
        let mut text = String::from("players,measure,key,count,mean,low,high\n");
        for (players, tally) in &self.tables {
            for measure in Measure::ALL {
                for (key, Estimate { count, mean, low, high }) in tally.estimates(measure) {
                    let (measure, key) = (measure.id(), key.id());
                    text += &format!("{players},{measure},{key},{count},{mean:.6},{low:.6},{high:.6}\n");
                }
            }
        }
        text
    }
}

/// Returns an estimate as JSON, rounded to the digits that matter.
fn tell(estimate: &Estimate) -> Value {
    let short = |value: f64| (value * 1e6).round() / 1e6;
    let Estimate { count, mean, low, high } = *estimate;
    json!({ "count": count, "mean": short(mean), "low": short(low), "high": short(high) })
}
