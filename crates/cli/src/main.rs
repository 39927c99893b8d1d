//! The `saboteur` program: see `saboteur --help`.

fn main() -> std::process::ExitCode {
    saboteur_cli::command::main()
}
