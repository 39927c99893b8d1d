//! The command line: all commands, their help texts and the exit codes.

use crate::{
    arena, backup, bench, bot, engine, hiding, join, load, papers, play, replay, rules, serve, simulate, tables, verify,
};
use clap::{CommandFactory, Parser, Subcommand};
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The examples below the list of commands.
const BEGIN: &str = "\
Examples:
  saboteur play                      play against bots in this terminal
  saboteur serve                     host tables for browsers at http://127.0.0.1:8080
  saboteur serve --lan               host tables for your network, with a QR code
  saboteur join LINK                 join a table in this terminal
  saboteur rules                     list games, expansions and options
  saboteur help COMMAND              show the help of a command, with examples

Exit codes: 0 success, 1 failure (the reason is on standard error), 2 invalid command line.";

/// The card game family Saboteur, an unofficial fan implementation
#[derive(Parser)]
#[command(name = "saboteur", version, after_help = BEGIN)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, alone against bots or with several people at one screen
    Play(play::Args),
    /// Join a table of a server and play in the terminal
    Join(join::Args),
    /// Host tables for browsers, terminals and other programs
    Serve(serve::Args),
    /// Copy the database of a server, also while the server runs
    Backup(backup::Args),
    /// List the tables in the database of a server, and delete old ones
    Tables(tables::Args),
    /// Show a recorded game move by move
    Replay(replay::Args),
    /// Check that a recorded game was dealt fairly
    Verify(verify::Args),
    /// List rulesets and options, or check a choice of them
    Rules(rules::Args),
    /// Let bots play many games and report statistics
    Simulate(simulate::Args),
    /// Answer requests on standard input, one JSON document per line, for other programs
    #[command(after_help = "\
Example:
  echo '{\"cmd\": \"new\", \"players\": 3, \"seed\": 42}' | saboteur engine")]
    Engine,
    /// Answer the same requests as `engine`, and let a bot choose moves
    Bot(bot::Args),
    /// Compare bots on the same deals, with confidence intervals
    Arena(arena::Args),
    /// Measure how well Saboteurs hide and how well Gold Miners find them
    Hiding(hiding::Args),
    /// Measure the speed of the engine or of the bots on one core
    Bench(bench::Args),
    /// Measure a server on this machine while many games are played
    Load(load::Args),
    /// Print shell completions
    Completions(papers::Completions),
    /// Print the manual page, or write the pages of all commands to a folder
    Man(papers::Man),
}

/// Runs the program.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = io::stdout().lock();
    let done = match arguments.command {
        None => writeln!(out, "{}", Arguments::command().render_help()),
        Some(command) => run(command, &mut out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed the pipe. This is not an error.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error cannot be written, the exit code is enough.
            let _ = writeln!(io::stderr(), "saboteur: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command, out: &mut impl Write) -> io::Result<()> {
    let input = || io::stdin().lock();
    match command {
        Command::Play(args) => play::run(&args, out),
        Command::Join(args) => join::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Backup(args) => backup::run(&args, out),
        Command::Tables(args) => tables::run(&args, out),
        Command::Verify(args) => verify::run(&args, &mut input(), out),
        Command::Load(args) => load::run(&args, out),
        Command::Replay(args) => replay::run(&args, &mut input(), out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Engine => engine::run(&mut input(), out),
        Command::Bot(args) => bot::run(&args, &mut input(), out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Hiding(args) => hiding::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Completions(args) => papers::complete(&args, Arguments::command(), out),
        Command::Man(args) => papers::man(&args, &Arguments::command(), out),
    }
}
