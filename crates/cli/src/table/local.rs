//! A game on this machine, with people who share the screen and bots.

use super::{Ask, Link, LogEntry, Scene, TableNews};
use crate::words::Words;
use saboteur_bots::{Bot, Profile};
use saboteur_engine::{Event, Game, Move, Seat, Viewer};
use saboteur_table::Offer;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// A game with its bots and the file it is saved in.
pub(crate) struct Local {
    pub(crate) game: Game,
    /// The bot of each seat, if it has one.
    pub(crate) bots: Vec<Option<Bot>>,
    /// The levels and the characters of the bots, by seat.
    pub(crate) profiles: Vec<Option<Profile>>,
    /// The shortest time that a bot takes for a move.
    pub(crate) pause: Duration,
    pub(crate) file: PathBuf,
    pub(crate) words: Words,
}

impl Local {
    /// Saves the record of the game so far. The file is written completely or not at all.
    pub(crate) fn save(&self) -> io::Result<()> {
        save(&self.game, &self.profiles, &self.file)
    }

    /// Runs the game in its own thread.
    pub(crate) fn open(self) -> Link {
        let (asks, asked) = mpsc::channel();
        let (tell, news) = mpsc::channel();
        thread::spawn(move || Run { table: self, tell, at_screen: None, heard: 0 }.run(&asked));
        Link { asks, news }
    }
}

fn save(game: &Game, profiles: &[Option<Profile>], file: &Path) -> io::Result<()> {
    let bots = profiles.iter().map(|profile| profile.map(String::from)).collect();
    let record = game.record().with_bots(bots);
    let failed = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", file.display()));
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut draft = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    io::Write::write_all(&mut draft, (record.to_json() + "\n").as_bytes()).map_err(failed)?;
    draft.persist(file).map_err(|error| failed(error.error))?;
    Ok(())
}

/// The running game.
struct Run {
    table: Local,
    tell: Sender<TableNews>,
    /// The seat that looks at the screen.
    at_screen: Option<Seat>,
    /// The number of events that this seat had heard before its move.
    heard: usize,
}

/// The error if the user has left the table.
struct Left;

impl Run {
    fn run(mut self, asked: &Receiver<Ask>) {
        let mut people = Seat::all(self.table.bots.len()).filter(|seat| self.table.bots[seat.index()].is_none());
        // One person with bots needs no curtain.
        let alone = people.next().filter(|_| people.next().is_none());
        self.at_screen = alone;
        while self.step(alone, asked).is_ok() {}
    }

    fn step(&mut self, alone: Option<Seat>, asked: &Receiver<Ask>) -> Result<(), Left> {
        let Some(to_act) = self.table.game.to_act() else {
            self.show(None, false)?;
            return asked.recv().map(|_| ()).map_err(|_| Left);
        };
        if self.table.bots[to_act.seat.index()].is_some() {
            self.show(None, false)?;
            return self.let_bot_move(to_act.seat, asked);
        }
        let moves = self.table.game.legal_moves(to_act.seat);
        // One person with bots is not asked without a Veto in hand. This tells nobody anything.
        if let (true, [Move::ALLOW]) = (alone.is_some(), &moves[..]) {
            return self.play(to_act.seat, Move::ALLOW, None);
        }
        let curtain = (self.at_screen != Some(to_act.seat)).then_some(to_act.seat);
        if curtain.is_some() {
            self.let_look(asked)?;
            self.at_screen = None;
        } else {
            self.heard = self.table.game.events(Viewer::Seat(to_act.seat)).count();
        }
        self.show(curtain, false)?;
        loop {
            match asked.recv().map_err(|_| Left)? {
                Ask::Lift(seat) if curtain == Some(seat) => {
                    self.at_screen = Some(seat);
                    return Ok(());
                }
                Ask::Play(seat, chosen) if curtain.is_none() => match self.table.game.check(seat, chosen) {
                    Ok(()) => return self.play(seat, chosen, None),
                    Err(reason) => {
                        let reason = self.table.words.illegal(&reason);
                        self.tell.send(TableNews::Refused(reason)).map_err(|_| Left)?;
                    }
                },
                Ask::Check(seat, chosen) if curtain.is_none() => {
                    let answer = match self.table.game.check(seat, chosen) {
                        Ok(()) => self.table.words.say("check-legal", &[]),
                        Err(reason) => self.table.words.illegal(&reason),
                    };
                    self.tell.send(TableNews::Refused(answer)).map_err(|_| Left)?;
                }
                _ => {}
            }
        }
    }

    /// Shows the player at the screen what their move did, until they hand the screen on. The end of a round is shown to
    /// everybody instead.
    fn let_look(&self, asked: &Receiver<Ask>) -> Result<(), Left> {
        let Some(seat) = self.at_screen else { return Ok(()) };
        let mut news = self.table.game.events(Viewer::Seat(seat)).skip(self.heard).peekable();
        if news.peek().is_none() || news.any(|event| matches!(event, Event::RoundBegan { .. })) {
            return Ok(());
        }
        self.show(None, true)?;
        loop {
            match asked.recv().map_err(|_| Left)? {
                Ask::HandOn => return Ok(()),
                Ask::Play(..)
                | Ask::Check(..)
                | Ask::Lift(_)
                | Ask::GoOn
                | Ask::Say(_)
                | Ask::Ready(_)
                | Ask::Start
                | Ask::AddBot(_)
                | Ask::Back => {}
            }
        }
    }

    fn let_bot_move(&mut self, seat: Seat, asked: &Receiver<Ask>) -> Result<(), Left> {
        let began = Instant::now();
        let game = &mut self.table.game;
        let Some(bot) = &mut self.table.bots[seat.index()] else { return Ok(()) };
        let moves = game.legal_moves(seat);
        let chosen = match bot.choose(&game.view(Viewer::Seat(seat)), &moves) {
            Ok(choice) => choice,
            Err(error) => return self.fail(&error.to_string()),
        };
        // Ignore requests in the meantime: it is not the turn of the person.
        let patience = if moves.len() > 1 { self.table.pause } else { self.table.pause / 4 };
        while let Some(left) = patience.checked_sub(began.elapsed()).filter(|left| !left.is_zero()) {
            match asked.recv_timeout(left) {
                Ok(_) | Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => return Err(Left),
            }
        }
        self.play(seat, chosen.chosen, Some(chosen.why.to_note()))
    }

    /// Plays a move, with the note of a bot about it.
    fn play(&mut self, seat: Seat, chosen: Move, note: Option<serde_json::Value>) -> Result<(), Left> {
        if let Err(reason) = self.table.game.play(seat, chosen) {
            return self.fail(&self.table.words.illegal(&reason));
        }
        if let Some(note) = note {
            self.table.game.annotate(note);
        }
        if let Err(error) = watch(&self.table.game, &mut self.table.bots) {
            return self.fail(&error);
        }
        let trouble = self
            .table
            .save()
            .err()
            .map(|error| self.table.words.say("screen-not-saved", &[("error", error.to_string().into())]));
        self.tell.send(TableNews::Trouble(trouble)).map_err(|_| Left)
    }

    fn fail(&self, error: &str) -> Result<(), Left> {
        let _ = self.tell.send(TableNews::Gone(error.to_owned()));
        Err(Left)
    }

    fn show(&self, curtain: Option<Seat>, hands_on: bool) -> Result<(), Left> {
        let game = &self.table.game;
        let over = game.to_act().is_none();
        let viewer = match self.at_screen {
            _ if over => Viewer::Open,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        let moves = self.at_screen.filter(|_| curtain.is_none() && !hands_on).map(|seat| game.legal_moves(seat));
        // The log does not change when all cards are shown at the end.
        let ears = self.at_screen.map_or(Viewer::Spectator, Viewer::Seat);
        let scene = Scene {
            game: 1,
            position: game.moves().len(),
            names: game.players().names().to_vec(),
            bots: self.table.profiles.clone(),
            view: game.view(viewer),
            offers: moves.unwrap_or_default().into_iter().map(Offer::new).collect(),
            told: game.events(ears).cloned().map(LogEntry::Event).collect(),
            curtain,
            hands_on,
        };
        self.tell.send(TableNews::Scene(Box::new(scene))).map_err(|_| Left)
    }
}

/// Shows the last move to the bots, or the deal if there was no move yet.
pub(crate) fn watch(game: &Game, bots: &mut [Option<Bot>]) -> Result<(), String> {
    for (seat, bot) in Seat::all(bots.len()).zip(bots) {
        if let Some(bot) = bot.as_mut().filter(|bot| bot.remembers()) {
            saboteur_bots::show(bot, game, seat).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
