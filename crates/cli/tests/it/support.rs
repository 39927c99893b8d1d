//! Starts the program and talks to it.

pub(crate) use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The result of a run of the program.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program to its end in an English environment.
pub(crate) fn run(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_saboteur"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        // Games that nobody says where to keep.
        .env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program may end without reading everything.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A running `saboteur engine`, or `saboteur bot`.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        Engine::start_with(&["engine"])
    }

    pub(crate) fn start_with(args: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_saboteur"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Engine { input: child.stdin.take(), output: BufReader::new(child.stdout.take().unwrap()), child }
    }

    /// Sends a line as it is and reads the answer.
    pub(crate) fn send(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    /// Asks for something.
    pub(crate) fn ask(&mut self, request: Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    /// Asks for something that must be possible.
    pub(crate) fn get(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// Asks for something that must be refused; gives code and message.
    pub(crate) fn refused(&mut self, request: Value) -> (String, String) {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        let text = |field: &str| answer["error"][field].as_str().unwrap().to_owned();
        (text("code"), text("message"))
    }

    /// Ends the input and waits for the program to end.
    pub(crate) fn stop(mut self) -> i32 {
        drop(self.input.take());
        self.child.wait().unwrap().code().unwrap()
    }
}

/// Returns a configuration with this number of cases: the same ones in every run, or new ones each time with `SOAK=1`.
pub(crate) fn trying(cases: u32) -> proptest::test_runner::Config {
    use proptest::test_runner::{Config, RngSeed};
    let rng_seed = if std::env::var_os("SOAK").is_some() { RngSeed::Random } else { RngSeed::Fixed(1) };
    Config { cases, failure_persistence: None, rng_seed, ..Config::default() }
}
