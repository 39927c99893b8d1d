//! The `saboteur` program.

mod bench;

use clap::Parser;

#[derive(Parser)]
#[command(name = "saboteur", version, about)]
enum Command {
    /// Measures how fast the engine is
    Bench(bench::Args),
}

fn main() {
    let Command::Bench(args) = Command::parse();
    bench::run(&args, &mut std::io::stdout().lock()).unwrap();
}
