//! `saboteur replay`: a recorded game, move by move.

use crate::words::{Language, Words};
use saboteur_engine::{AddressedEvent, Decision, Game, Move, Record, Reply, Seat, Viewer};
use serde_json::json;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

/// Shows a recorded game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur replay game.json                  as a spectator saw it
  saboteur replay game.json --seat 2         as the third player saw it
  saboteur replay game.json --open --step    with all cards visible, Enter after each move
  saboteur replay game.json --json | jq .events")]
pub struct Args {
    /// The record, written by `saboteur play`, `saboteur engine` or a server; - reads standard input
    file: PathBuf,
    /// Show what the player in this seat knew; seats are counted from 0
    #[arg(long, conflicts_with = "open")]
    seat: Option<u8>,
    /// Show everything: hands, dwarf cards, goals, gold
    #[arg(long)]
    open: bool,
    /// Print JSON instead, one document per line: the deal, then each move with its events
    #[arg(long, conflicts_with = "step")]
    json: bool,
    /// Wait for Enter after each move
    #[arg(long)]
    step: bool,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// Shows the record.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let text = if args.file.as_os_str() == "-" {
        io::read_to_string(&mut *input)?
    } else {
        std::fs::read_to_string(&args.file)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", args.file.display())))?
    };
    let broken = |error| io::Error::other(format!("{}: {error}", args.file.display()));
    let record = Record::from_json(&text).map_err(broken)?;
    // Check the whole record first, so that a damaged record is refused before anything is shown.
    let over = Game::from_record(&record).map_err(broken)?.to_act().is_none();
    let mut game = record.begin().map_err(broken)?;
    let viewer = match args.seat {
        Some(seat) if usize::from(seat) >= game.players().len() => {
            let players = game.players().len();
            return Err(io::Error::other(format!("there is no seat {seat}: the {players} seats are numbered from 0")));
        }
        Some(seat) => Viewer::Seat(Seat(seat)),
        None if args.open => Viewer::Open,
        None => Viewer::Spectator,
    };
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let words = Words::new(language, game.players().names());
    if args.json {
        return as_documents(&record, game, viewer, out).map_err(broken)?;
    }
    for (seat, bot) in Seat::all(record.bots().len()).zip(record.bots()) {
        if let Some(profile) = bot.as_deref().and_then(|bot| bot.parse().ok()) {
            writeln!(out, "  {}: {}", words.name(seat), words.bot(profile))?;
        }
    }
    let mut shown = tell_news(&game, viewer, 0, &words, out)?;
    writeln!(out, "\n{}", game.view(viewer).draw_board())?;
    for number in 1..=record.moves().len() {
        if args.step && input.read_line(&mut String::new())? == 0 {
            break;
        }
        let seat = game.to_act().map_or(Seat(0), |to_act| to_act.seat);
        record.play_move(&mut game, number).map_err(broken)?;
        let played = game.moves().last().map(|(_, played)| played);
        let known = played
            .map_or(String::new(), |played| if viewer.is(seat) { played.to_string() } else { as_others_see(&played) });
        let name = words.name(seat).to_owned();
        let line = words.say("table-move", &[("number", number.into()), ("name", name.into()), ("move", known.into())]);
        writeln!(out, "{line}")?;
        // The reason for a move tells what the player is. Others hear it when the game is over.
        let told = viewer.is(seat) || over && args.seat.is_none();
        if let Some(note) = game.last_note().filter(|_| told) {
            writeln!(out, "  ({})", words.note(note))?;
        }
        shown = tell_news(&game, viewer, shown, &words, out)?;
        writeln!(out, "\n{}", game.view(viewer).draw_board())?;
    }
    Ok(())
}

/// Prints a document for the deal and for each move: the seat, the move as the viewer knows it, the events and the view.
fn as_documents(
    record: &Record,
    mut game: Game,
    viewer: Viewer,
    out: &mut impl Write,
) -> Result<io::Result<()>, saboteur_engine::BrokenRecord> {
    let mut played = None;
    for number in 0..=record.moves().len() {
        if number > 0 {
            let seat = game.to_act().map_or(Seat(0), |to_act| to_act.seat);
            record.play_move(&mut game, number)?;
            let own = viewer.is(seat) || viewer == Viewer::Open;
            let told =
                game.moves().last().map(|(_, played)| if own { played.to_string() } else { as_others_see(&played) });
            played = told.map(|text| (seat, text));
        }
        let events = AddressedEvent::heard(game.news(), viewer);
        let (seat, text) = played.clone().unzip();
        let document =
            json!({"number": number, "seat": seat, "move": text, "events": events, "view": game.view(viewer)});
        if let Err(error) = writeln!(out, "{document}") {
            return Ok(Err(error));
        }
    }
    Ok(Ok(()))
}

/// Returns a move as the other players see it, without the cards that were discarded or chosen in secret.
fn as_others_see(played: &Move) -> String {
    match played {
        Move::Discard { removed, .. } => if removed.is_some() { "discard" } else { "pass" }.to_owned(),
        Move::PostDwarf { cell, .. } => format!("toll {cell}"),
        Move::Answer { to: Decision::SwapGoals, .. } => "swap/keep".to_owned(),
        Move::Answer { reply: Reply::Gold(_), .. } => "take".to_owned(),
        Move::Answer { reply: Reply::Card(_), .. } => "pick".to_owned(),
        Move::Play { .. } | Move::AskSponsor { .. } | Move::PayTroll { .. } | Move::Answer { .. } => played.to_string(),
    }
}

/// Prints the events after the first `shown` ones. Returns the number of events so far.
fn tell_news(game: &Game, viewer: Viewer, shown: usize, words: &Words, out: &mut impl Write) -> io::Result<usize> {
    let mut count = shown;
    for event in game.events(viewer).skip(shown) {
        for line in words.event(event) {
            writeln!(out, "  {line}")?;
        }
        count += 1;
    }
    Ok(count)
}
