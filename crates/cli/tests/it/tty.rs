//! A terminal that the program runs in: its keys are pressed and its screen is read, as a person would.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Longer than anything may take, so that only what hangs is given up.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    raw: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
}

fn length(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

pub(crate) const ENTER: &str = "\r";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const UP: &str = "\x1b[A";

impl Terminal {
    /// Starts the program in a terminal of 80 by 24, with some of the environment set.
    pub(crate) fn start(args: &[&str], environment: &[(&str, &str)]) -> Terminal {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_saboteur"));
        command.args(args);
        for name in ["LC_ALL", "LC_MESSAGES", "NO_COLOR"] {
            command.env_remove(name);
        }
        command.env("LANG", "en_GB.UTF-8");
        command.env("TERM", "xterm-256color");
        command.env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"));
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(length(24), length(80), 0)));
        let raw = Arc::new(Mutex::new(Vec::new()));
        let mut output = pair.master.try_clone_reader().unwrap();
        let (shown, kept) = (Arc::clone(&screen), Arc::clone(&raw));
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Reading fails when the program has ended and everything that it wrote was read.
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                kept.lock().unwrap().extend_from_slice(&bytes[..count]);
                shown.lock().unwrap().process(&bytes[..count]);
            }
        });
        Terminal { screen, raw, reader, keys: pair.master.take_writer().unwrap(), child, master: pair.master }
    }

    /// Returns the text on the screen, without the blanks at the ends of lines.
    pub(crate) fn text(&self) -> String {
        let contents = self.screen.lock().unwrap().screen().contents();
        let lines: Vec<&str> = contents.lines().map(str::trim_end).collect();
        lines.join("\n") + "\n"
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen has stopped changing. A screen is drawn in several pieces.
    pub(crate) fn settle(&self) -> String {
        let began = Instant::now();
        let mut text = self.text();
        loop {
            thread::sleep(Duration::from_millis(150));
            let next = self.text();
            if next == text {
                return text;
            }
            assert!(began.elapsed() < PATIENCE, "the screen changes all the time\n{next}");
            text = next;
        }
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn wait_for(&self, what: &str, is: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let text = self.text();
            if is(&text) {
                return text;
            }
            assert!(began.elapsed() < PATIENCE, "not seen: {what}\n{text}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for words on the screen.
    pub(crate) fn see(&self, words: &str) -> String {
        self.wait_for(words, |text| text.contains(words))
    }

    /// Presses keys and waits for words.
    pub(crate) fn press_until(&mut self, keys: &str, words: &str) -> String {
        self.press(keys);
        self.see(words)
    }

    /// Touches a place with the mouse, counted from 0.
    pub(crate) fn touch(&mut self, column: usize, row: usize) {
        let (column, row) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Makes the window larger or smaller.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(length(rows), length(columns));
        self.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
    }

    /// Sends a signal, as `kill` does.
    pub(crate) fn kill(&self, signal: &str) {
        let process = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([signal, &process]).status().unwrap().success());
    }

    /// Waits for the end. The terminal must be left as it was found. Returns how the program ended and its last output.
    pub(crate) fn end(mut self) -> (u32, String) {
        let began = Instant::now();
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.exit_code();
            }
            assert!(began.elapsed() < PATIENCE, "the program does not end:\n{}", self.text());
            thread::sleep(Duration::from_millis(10));
        };
        while !self.reader.is_finished() {
            assert!(began.elapsed() < PATIENCE, "the last output does not end:\n{}", self.text());
            thread::sleep(Duration::from_millis(10));
        }
        let screen = self.screen.lock().unwrap();
        let screen = screen.screen();
        assert!(!screen.alternate_screen(), "the terminal is still taken");
        assert!(!screen.hide_cursor(), "the cursor is still hidden");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is still caught");
        (code, screen.contents())
    }

    /// Everything that was ever written to the terminal.
    pub(crate) fn raw(&self) -> String {
        String::from_utf8_lossy(&self.raw.lock().unwrap()).into_owned()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
    }
}
