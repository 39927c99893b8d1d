//! The `saboteur` program: see `saboteur --help`.

use clap::{Parser, Subcommand};
use saboteur_cli::{arena, bench, bot, engine, join, load, play, replay, rules, serve, simulate, verify};
use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// The card game family Saboteur, an unofficial fan implementation
#[derive(Parser)]
#[command(name = "saboteur", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play at one screen that is handed round
    Play(play::Args),
    /// Play at a table of a server
    Join(join::Args),
    /// Host tables for a browser and for other programs, on this machine or for the whole network
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
    Engine,
    /// Answer the same requests, and let a bot choose moves, for other programs to play against
    Bot(bot::Args),
    /// Compare bots on the same deals, and say what cannot be told
    Arena(arena::Args),
    /// Measure how fast the engine plays at random, or how long bots think, on one core
    Bench(bench::Args),
    /// Play many games at once against a server on this machine, and measure it
    Load(load::Args),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = io::stdout().lock();
    let done = match arguments.command {
        Command::Play(args) => play::run(&args, &mut out),
        Command::Join(args) => join::run(&args, &mut out),
        Command::Serve(args) => serve::run(&args, &mut out),
        Command::Verify(args) => verify::run(&args, &mut io::stdin().lock(), &mut out),
        Command::Load(args) => load::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut io::stdin().lock(), &mut out),
        Command::Rules(args) => rules::run(&args, &mut out),
        Command::Simulate(args) => simulate::run(&args, &mut out),
        Command::Engine => engine::run(&mut io::stdin().lock(), &mut out),
        Command::Bot(args) => bot::run(&args, &mut io::stdin().lock(), &mut out),
        Command::Arena(args) => arena::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("saboteur: {error}");
            ExitCode::FAILURE
        }
    }
}
