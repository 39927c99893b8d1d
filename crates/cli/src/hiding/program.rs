//! A player that is another program: an older version of this one, asked over the engine protocol.

use saboteur_bots::Level;
use saboteur_engine::{Move, Rules, Seat, Seed};
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running program, which is told every move of a game.
pub(crate) struct Program {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts a program.
    pub(crate) fn start(path: &Path, iterations: u32) -> io::Result<Program> {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let mut command = Command::new(path);
        command.args(["bot", "--seed", "1", "--iterations", &iterations.to_string()]);
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(named)?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::Error::other("the program has no input or output"));
        };
        Ok(Program { process, input, output: BufReader::new(output) })
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, rules: &Rules, players: usize, seed: Seed, first: Option<Seat>) -> io::Result<()> {
        self.ask(&json!({ "cmd": "new", "rules": rules, "players": players, "seed": seed, "first": first })).map(drop)
    }

    /// Tells the program a move.
    pub(crate) fn play(&mut self, seat: Seat, chosen: Move) -> io::Result<()> {
        self.ask(&json!({ "cmd": "play", "seat": seat, "move": chosen.to_string() })).map(drop)
    }

    /// Lets the program choose a move for a seat.
    pub(crate) fn choose(&mut self, seat: Seat, level: Level, moves: &[Move]) -> io::Result<Move> {
        let answer = self.ask(&json!({ "cmd": "choose", "seat": seat, "level": level }))?;
        let text = answer["move"]["text"].as_str().or_else(|| answer["move"].as_str()).unwrap_or_default();
        let found = moves.iter().find(|chosen| chosen.to_string() == text);
        found
            .copied()
            .ok_or_else(|| io::Error::other(format!("the other program chose {text:?}, which is not legal here")))
    }

    fn ask(&mut self, request: &Value) -> io::Result<Value> {
        writeln!(self.input, "{request}")?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        let answer: Value = serde_json::from_str(&line)
            .map_err(|_| io::Error::other("the other program has ended or does not speak the engine protocol"))?;
        if answer["ok"] != json!(true) {
            return Err(io::Error::other(format!("the other program refused a request: {}", answer["error"])));
        }
        Ok(answer)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
