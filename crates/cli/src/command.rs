//! The command line as a whole: what there is to run, how it is explained, and how it ends.

use crate::{arena, bench, bot, engine, join, load, papers, play, replay, rules, serve, simulate, verify};
use clap::{CommandFactory, Parser, Subcommand};
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// How to begin, after what there is to run.
const BEGIN: &str = "\
Begin with:
  saboteur play                      a game against bots, here in the terminal
  saboteur serve                     tables in the browser, at http://127.0.0.1:8080
  saboteur serve --lan               the same for everybody near, with a QR code
  saboteur join LINK                 sit down at such a table, here in the terminal
  saboteur rules                     which games, expansions and options there are
  saboteur help COMMAND              what a command can do, with examples

Exit codes: 0 all went well, 1 something could not be done (it says what), 2 the command line was not understood.";

/// The card game family Saboteur, an unofficial fan implementation
#[derive(Parser)]
#[command(name = "saboteur", version, after_help = BEGIN)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, alone against bots or handing the screen round
    Play(play::Args),
    /// Play in the terminal at a table of a server
    Join(join::Args),
    /// Host tables for browsers, terminals and other programs, on this machine or for the whole network
    Serve(serve::Args),
    /// Show a recorded game move by move
    Replay(replay::Args),
    /// Check that a recorded game was dealt fairly
    Verify(verify::Args),
    /// List rulesets and options, or check a choice of them
    Rules(rules::Args),
    /// Let bots play many games and report what happens in them
    Simulate(simulate::Args),
    /// Answer requests on standard input, one JSON document a line, for bots and tests
    #[command(after_help = "\
Example:
  echo '{\"cmd\": \"new\", \"players\": 3, \"seed\": 42}' | saboteur engine")]
    Engine,
    /// Answer the same requests, and let a bot choose moves, for other programs to play against
    Bot(bot::Args),
    /// Compare bots on the same deals, and say what cannot be told
    Arena(arena::Args),
    /// Measure how fast the engine plays at random, or how long bots think, on one core
    Bench(bench::Args),
    /// Play many games at once against a server on this machine, and measure it
    Load(load::Args),
    /// Print what a shell needs to complete these commands
    Completions(papers::Completions),
    /// Print the manual page, or write those of all commands into a folder
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
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody reads what went wrong, the code has to do.
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
        Command::Verify(args) => verify::run(&args, &mut input(), out),
        Command::Load(args) => load::run(&args, out),
        Command::Replay(args) => replay::run(&args, &mut input(), out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Engine => engine::run(&mut input(), out),
        Command::Bot(args) => bot::run(&args, &mut input(), out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Completions(args) => papers::complete(&args, Arguments::command(), out),
        Command::Man(args) => papers::man(&args, &Arguments::command(), out),
    }
}
