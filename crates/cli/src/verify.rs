//! `saboteur verify`: checks that a recorded game was dealt fairly.

use crate::table::shuffle::say_doubt;
use crate::words::{Language, Words};
use saboteur_engine::{Bytes32, Fairness, Game, Record, Seat, UnfairDeal};
use saboteur_table::{DealNote, Doubt};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

/// Checks a recorded game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur verify game.json
  curl -s http://127.0.0.1:8080/api/games/CODE/1/record | saboteur verify -

Without --commitment or --note the record is only compared with itself. Before the deal the page
and saboteur join show the commitment. After the game the page shows your share and saves its note.
The exit code is 1 if the deal was not fair.")]
pub struct Args {
    /// The record, downloaded after the game; - reads standard input
    file: PathBuf,
    /// The server's commitment, as you noted it before the cards were dealt
    #[arg(long, value_name = "DIGITS")]
    commitment: Option<Bytes32>,
    /// Your share, as your device noted it; repeat it for each seat at your device
    #[arg(long, value_name = "DIGITS")]
    share: Vec<Bytes32>,
    /// The note of your device: the page saves it, and saboteur join keeps it in its folder
    #[arg(long, value_name = "FILE")]
    note: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// The reason why a deal is not fair.
enum Problem {
    /// The record contradicts itself.
    Record(UnfairDeal),
    /// The record is not about the deal that was noted.
    Noted(&'static str),
    /// The record does not match the note of the device.
    Doubt(Doubt),
}

impl Args {
    /// Reads the note, if there is one.
    fn read_note(&self) -> io::Result<Option<DealNote>> {
        let Some(file) = &self.note else {
            return Ok(None);
        };
        let named = |error: &dyn std::fmt::Display| io::Error::other(format!("{}: {error}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|error| named(&error))?;
        serde_json::from_str(&text).map(Some).map_err(|error| named(&error))
    }

    /// Compares what was noted with the record.
    fn compare(&self, record: &Record, note: Option<&DealNote>) -> Result<(), Problem> {
        let fairness = record.fairness();
        if let Some(Err(doubt)) = note.map(|note| note.check(record)) {
            return Err(Problem::Doubt(doubt));
        }
        let counted = |share: &Bytes32| fairness.is_some_and(|fairness| fairness.shares.contains(&Some(*share)));
        if self.commitment.is_some() && self.commitment != fairness.map(|fairness| fairness.commitment) {
            return Err(Problem::Noted("verify-other-commitment"));
        }
        if !self.share.iter().all(counted) {
            return Err(Problem::Noted("verify-other-share"));
        }
        Ok(())
    }
}

/// Checks that the record can be replayed and that its seed follows from the secret and the shares.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", args.file.display());
    let text = if args.file.as_os_str() == "-" {
        io::read_to_string(&mut *input)?
    } else {
        std::fs::read_to_string(&args.file).map_err(|error| io::Error::new(error.kind(), named(&error)))?
    };
    let record = Record::from_json(&text).map_err(|error| io::Error::other(named(&error)))?;
    let game = Game::from_record(&record).map_err(|error| io::Error::other(named(&error)))?;
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment), game.players().names());
    let checked = record.check_fairness().map(|checked| checked.map_err(Problem::Record));
    let note = args.read_note()?;
    let verdict = match args.compare(&record, note.as_ref()) {
        Ok(()) => checked,
        Err(problem) => Some(Err(problem)),
    };
    let say_problem = |problem: &Problem| match problem {
        Problem::Record(error) => error.to_string(),
        Problem::Noted(id) => words.say(id, &[]),
        Problem::Doubt(doubt) => say_doubt(doubt, &words),
    };
    if args.json {
        let fair = verdict.as_ref().map(Result::is_ok);
        let problem = verdict.as_ref().and_then(|verdict| verdict.as_ref().err()).map(say_problem);
        let fairness = record.fairness();
        let told = serde_json::json!({
            "moves": record.moves().len(),
            "fair": fair,
            "problem": problem,
            "scheme": fairness.map(|fairness| fairness.scheme),
            "seed": fairness.map(Fairness::seed),
            "withheld": fairness.map_or(Vec::new(), |fairness| fairness.withheld().collect()),
        });
        writeln!(out, "{told}")?;
    } else {
        let say = |id: &str, name: &'static str, value: String| words.say(id, &[(name, value.into())]);
        writeln!(out, "{}", words.say("verify-moves", &[("moves", record.moves().len().into())]))?;
        if let Some(fairness) = record.fairness() {
            writeln!(out, "{}", say("verify-commitment", "commitment", fairness.commitment.to_string()))?;
            writeln!(out, "{}", say("verify-secret", "secret", fairness.secret.to_string()))?;
            let withheld: Vec<Seat> = fairness.withheld().collect();
            for (at, (name, share)) in game.players().names().iter().zip(&fairness.shares).enumerate() {
                let name = ("name", name.clone().into());
                let told = match share {
                    Some(share) => words.say("verify-share", &[name, ("share", share.to_string().into())]),
                    None if withheld.contains(&Seat(at as u8)) => words.say("deal-withheld", &[name]),
                    None => words.say("verify-no-share", &[name]),
                };
                writeln!(out, "{told}")?;
            }
        }
        match &verdict {
            None => writeln!(out, "{}", words.say("verify-without", &[]))?,
            Some(Ok(())) => {
                let seed = record.fairness().map(|fairness| fairness.seed().to_string());
                writeln!(out, "{}", say("verify-seed", "seed", seed.unwrap_or_default()))?;
                let first = record.fairness().is_some_and(Fairness::is_first_scheme);
                writeln!(out, "{}", words.say(if first { "verify-fair-first" } else { "verify-fair" }, &[]))?;
                if note.is_some() {
                    writeln!(out, "{}", words.say("deal-checked", &[]))?;
                } else if args.commitment.is_none() {
                    writeln!(out, "{}", words.say("verify-not-noted", &[]))?;
                }
            }
            Some(Err(_)) => {}
        }
    }
    match verdict {
        Some(Err(problem)) => {
            Err(io::Error::other(words.say("verify-unfair", &[("error", say_problem(&problem).into())])))
        }
        Some(Ok(())) | None => Ok(()),
    }
}
