//! Takes over the terminal and restores it at the end.

use super::paint::Paint;
use super::screen::Screen;
use super::{Leaving, Link, TableNews};
use crate::words::Words;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use std::io::{self, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::TryRecvError;
use std::thread;
use std::time::Duration;

/// The time between two checks for messages while the table waits for keys.
const GLANCE: Duration = Duration::from_millis(40);

/// The time that a table has to end by itself.
const GRACE: Duration = Duration::from_secs(1);

/// True after the program was told to end.
static KILLED: AtomicBool = AtomicBool::new(false);

/// Notices when the program is told to end. A second game at the same table is watched already.
fn watch_signals() -> io::Result<()> {
    static WATCHED: Once = Once::new();
    let mut result = Ok(());
    WATCHED.call_once(|| {
        result = ctrlc::set_handler(|| {
            KILLED.store(true, Ordering::Relaxed);
            // If the terminal is gone, do not wait for its input or restore it. Every move is saved already.
            thread::sleep(GRACE);
            std::process::exit(0);
        });
    });
    result.map_err(io::Error::other)
}

/// The whole screen. Restores the terminal when dropped.
struct Taken {
    terminal: ratatui::DefaultTerminal,
}

impl Taken {
    fn take() -> io::Result<Taken> {
        let terminal = ratatui::try_init()?;
        execute!(stdout(), EnableMouseCapture)?;
        Ok(Taken { terminal })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        // An error here cannot be reported any more.
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = ratatui::try_restore();
    }
}

/// Shows the table on the whole screen until the user leaves. Returns the reason.
pub(crate) fn show(link: &Link, words: Words, talks: bool, still: bool) -> io::Result<Leaving> {
    watch_signals()?;
    let mut screen = Screen::new(words, Paint::of_environment(), link.asks.clone(), talks);
    if still {
        screen.keep_still();
    }
    let mut taken = Taken::take()?;
    let mut stale = true;
    loop {
        loop {
            match link.news.try_recv() {
                Ok(news) => screen.hear(news),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    if screen.leaving.is_none() && screen.scene.is_none() {
                        screen.hear(TableNews::Gone(screen.words.say("screen-lost", &[])));
                    }
                    break;
                }
            }
            stale = true;
        }
        if KILLED.load(Ordering::Relaxed) {
            screen.leaving = Some(Leaving::Left);
        }
        if let Some(leaving) = screen.leaving.take() {
            return Ok(leaving);
        }
        if stale {
            taken.terminal.draw(|frame| screen.draw(frame))?;
            stale = false;
        }
        stale |= screen.is_moving();
        if event::poll(GLANCE)? {
            screen.input(&event::read()?);
            stale = true;
        }
    }
}
