//! `saboteur verify`: checks that a recorded game was dealt fairly.

use crate::words::{Language, Words};
use saboteur_engine::{Fairness, Game, Record};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

/// Checks a recorded game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur verify game.json
  curl -s http://127.0.0.1:8080/api/games/CODE/1/record | saboteur verify -

The exit code is 1 if the deal was not fair.")]
pub struct Args {
    /// The record, downloaded after the game; - reads standard input
    file: PathBuf,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
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
    let verdict = record.check_fairness();
    if args.json {
        let fair = verdict.as_ref().map(Result::is_ok);
        let problem = verdict.as_ref().and_then(|verdict| verdict.as_ref().err()).map(ToString::to_string);
        let seed = record.fairness().map(Fairness::seed);
        let told = serde_json::json!({"moves": record.moves().len(), "fair": fair, "problem": problem, "seed": seed});
        writeln!(out, "{told}")?;
    } else {
        let say = |id: &str, name: &'static str, value: String| words.say(id, &[(name, value.into())]);
        writeln!(out, "{}", words.say("verify-moves", &[("moves", record.moves().len().into())]))?;
        if let Some(fairness) = record.fairness() {
            writeln!(out, "{}", say("verify-commitment", "commitment", fairness.commitment.to_string()))?;
            writeln!(out, "{}", say("verify-secret", "secret", fairness.secret.to_string()))?;
            for (name, share) in game.players().names().iter().zip(&fairness.shares) {
                let name = ("name", name.clone().into());
                let told = match share {
                    Some(share) => words.say("verify-share", &[name, ("share", share.to_string().into())]),
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
                writeln!(out, "{}", words.say("verify-fair", &[]))?;
            }
            Some(Err(_)) => {}
        }
    }
    match verdict {
        Some(Err(error)) => Err(io::Error::other(words.say("verify-unfair", &[("error", error.to_string().into())]))),
        Some(Ok(())) | None => Ok(()),
    }
}
