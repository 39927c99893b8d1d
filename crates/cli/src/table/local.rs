//! A game on this machine, with people who share the screen and bots.

use super::{Ask, Link, LogEntry, Scene, TableNews, summary};
use crate::words::Words;
use saboteur_bots::{Bot, Profile, Stance};
use saboteur_engine::{Event, Game, Move, Seat, Viewer};
use saboteur_table::{EndedRound, Offer, Pointing};
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
        thread::spawn(move || Run::new(self, tell).run(&asked));
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
    /// The only person at the screen, if there is just one.
    alone: Option<Seat>,
    /// What the players say of each other by pointing in this round. It is not saved.
    pointing: Vec<Pointing>,
    /// What was said by pointing, after this number of events.
    said: Vec<(usize, String)>,
}

/// The error if the user has left the table.
struct Left;

impl Run {
    fn new(table: Local, tell: Sender<TableNews>) -> Run {
        let (pointing, said) = (Vec::new(), Vec::new());
        Run { table, tell, at_screen: None, heard: 0, alone: None, pointing, said }
    }

    fn run(mut self, asked: &Receiver<Ask>) {
        let mut people = Seat::all(self.table.bots.len()).filter(|seat| self.table.bots[seat.index()].is_none());
        // One person with bots needs no curtain.
        let alone = people.next().filter(|_| people.next().is_none());
        self.at_screen = alone;
        self.alone = alone;
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
                Ask::Point(seat, at, stance) if self.at_screen == Some(seat) => {
                    self.point(seat, at, stance)?;
                    self.show(curtain, false)?;
                }
                _ => {}
            }
        }
    }

    /// Shows the player at the screen what their move did, until they hand the screen on. The end of a round is shown to
    /// everybody instead.
    fn let_look(&mut self, asked: &Receiver<Ask>) -> Result<(), Left> {
        let Some(seat) = self.at_screen else { return Ok(()) };
        let news: Vec<&Event> = self.table.game.events(Viewer::Seat(seat)).skip(self.heard).collect();
        if news.is_empty() || news.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
            return Ok(());
        }
        self.show(None, true)?;
        loop {
            match asked.recv().map_err(|_| Left)? {
                Ask::HandOn => return Ok(()),
                Ask::Point(seat, at, stance) if self.at_screen == Some(seat) => {
                    self.point(seat, at, stance)?;
                    self.show(None, true)?;
                }
                Ask::Play(..)
                | Ask::Check(..)
                | Ask::Lift(_)
                | Ask::GoOn
                | Ask::Say(_)
                | Ask::Point(..)
                | Ask::Gesture(_)
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
        // The person can only point in the meantime.
        let patience = if moves.len() > 1 { self.table.pause } else { self.table.pause / 4 };
        while let Some(left) = patience.checked_sub(began.elapsed()).filter(|left| !left.is_zero()) {
            match asked.recv_timeout(left) {
                Ok(Ask::Point(by, at, stance)) if self.at_screen == Some(by) => {
                    self.point(by, at, stance)?;
                    self.show(None, false)?;
                }
                Ok(_) | Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => return Err(Left),
            }
        }
        self.play(seat, chosen.chosen, Some(chosen.why.to_note()))?;
        self.let_bot_point(seat)
    }

    /// Notes that a player points at another one, or withdraws that. It is no move.
    fn point(&mut self, seat: Seat, at: Seat, stance: Option<Stance>) -> Result<(), Left> {
        let said = |pointing: &Pointing| (pointing.seat, pointing.at) == (seat, at);
        let before = self.pointing.iter().find(|pointing| said(pointing)).map(|pointing| pointing.stance);
        if self.table.game.rules().is_duel() || seat == at {
            let reason = self.table.words.say("refusal-no_pointing", &[]);
            return self.tell.send(TableNews::Refused(reason)).map_err(|_| Left);
        }
        if before != stance {
            self.pointing.retain(|pointing| !said(pointing));
            self.pointing.extend(stance.map(|stance| Pointing { seat, at, stance }));
            self.pointing.sort();
            let line = summary::pointed_line(seat, at, stance, &self.table.words);
            self.said.push((self.table.game.events(Viewer::Spectator).count(), line));
        }
        Ok(())
    }

    /// Finds out at the end of a round what came to light. That takes a while, so it has a thread of its own.
    fn unmask(&mut self) {
        let game = &self.table.game;
        let Some(round) = EndedRound::of_game(game, game.moves().len(), self.pointing.clone()) else { return };
        self.pointing.clear();
        let tell = self.tell.clone();
        // If the user has left, nobody wants to know.
        thread::spawn(move || round.unmask().map(|unmasked| tell.send(TableNews::Unmasked(unmasked))));
    }

    /// Lets a bot say what it thinks of the others, which it seldom does.
    fn let_bot_point(&mut self, seat: Seat) -> Result<(), Left> {
        let own = self.pointing.iter().filter(|pointing| pointing.seat == seat);
        let standing: Vec<(Seat, Stance)> = own.map(|pointing| (pointing.at, pointing.stance)).collect();
        let game = &self.table.game;
        // At the end of a round all dwarf cards are open.
        let playing = game.to_act().is_some_and(|to_act| !to_act.decision.is_paying());
        let Some(bot) = self.table.bots[seat.index()].as_mut().filter(|_| playing) else { return Ok(()) };
        match bot.point(&game.view(Viewer::Seat(seat)), &standing) {
            Ok(Some(pointed)) => self.point(seat, pointed.at, pointed.stance),
            Ok(None) => Ok(()),
            Err(error) => self.fail(&error.to_string()),
        }
    }

    /// Plays a move, with the note of a bot about it.
    fn play(&mut self, seat: Seat, chosen: Move, note: Option<serde_json::Value>) -> Result<(), Left> {
        if let Err(reason) = self.table.game.play(seat, chosen) {
            return self.fail(&self.table.words.illegal(&reason));
        }
        if let Some(note) = note {
            self.table.game.annotate(note);
        }
        self.unmask();
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
            told: self.log(ears),
            curtain,
            own: self.alone,
            pointing: self.pointing.clone(),
            resting: false,
            hands_on,
        };
        self.tell.send(TableNews::Scene(Box::new(scene))).map_err(|_| Left)
    }
}

impl Run {
    /// Returns the log of a viewer. Every viewer hears of the same number of events.
    fn log(&self, ears: Viewer) -> Vec<LogEntry> {
        let mut said = self.said.iter().peekable();
        let mut log = Vec::new();
        for (number, event) in self.table.game.events(ears).enumerate() {
            while let Some((_, line)) = said.next_if(|(after, _)| *after <= number) {
                log.push(LogEntry::Line(line.clone()));
            }
            log.push(LogEntry::Event(event.clone()));
        }
        log.extend(said.map(|(_, line)| LogEntry::Line(line.clone())));
        log
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::words::Language;
    use saboteur_engine::{Preset, Setup};

    fn open(preset: Preset, players: usize) -> (Link, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let game = Game::new(preset.rules(), Setup::new(players, 5)).unwrap();
        let bots: Vec<Option<Bot>> =
            (0..players).map(|seat| (seat > 0).then(|| Bot::new(saboteur_bots::Level::Random, seat as u64))).collect();
        let local = Local {
            words: Words::new(Language::English, game.players().names()),
            profiles: vec![None; players],
            bots,
            pause: Duration::ZERO,
            file: folder.path().join("game.json"),
            game,
        };
        (local.open(), folder)
    }

    /// Returns the next scene in which the person is asked for a move, or a refusal.
    fn next(link: &Link) -> Result<Scene, String> {
        loop {
            match link.news.recv_timeout(Duration::from_secs(20)).unwrap() {
                TableNews::Scene(scene) if !scene.offers.is_empty() => return Ok(*scene),
                TableNews::Refused(reason) => return Err(reason),
                TableNews::Scene(_)
                | TableNews::Gathering(_)
                | TableNews::Unmasked(_)
                | TableNews::Trouble(_)
                | TableNews::Gone(_) => {}
            }
        }
    }

    #[test]
    fn pointing_is_seen_and_told_and_is_no_move() {
        let (link, _folder) = open(Preset::Anniversary, 4);
        let before = next(&link).unwrap();
        link.asks.send(Ask::Point(Seat(0), Seat(2), Some(Stance::Accuse))).unwrap();
        let after = next(&link).unwrap();
        assert_eq!(after.pointing, [Pointing { seat: Seat(0), at: Seat(2), stance: Stance::Accuse }]);
        assert_eq!((after.position, &after.offers), (before.position, &before.offers));
        assert!(matches!(after.told.last(), Some(LogEntry::Line(line)) if line.contains("points at")));
        link.asks.send(Ask::Point(Seat(0), Seat(2), None)).unwrap();
        assert!(next(&link).unwrap().pointing.is_empty());
        // Nobody points for others.
        link.asks.send(Ask::Point(Seat(1), Seat(2), Some(Stance::Vouch))).unwrap();
        link.asks.send(Ask::Point(Seat(0), Seat(0), Some(Stance::Vouch))).unwrap();
        assert!(next(&link).is_err());
    }

    #[test]
    fn nobody_points_in_the_duel() {
        let (link, _folder) = open(Preset::Duel, 2);
        next(&link).unwrap();
        link.asks.send(Ask::Point(Seat(0), Seat(1), Some(Stance::Accuse))).unwrap();
        assert!(next(&link).is_err_and(|reason| reason.contains("point")));
    }

    #[test]
    fn what_came_to_light_is_told_at_the_end_of_a_round() {
        let (link, _folder) = open(Preset::Anniversary, 3);
        let mut played = None;
        let unmasked = loop {
            match link.news.recv_timeout(Duration::from_secs(60)).unwrap() {
                TableNews::Scene(scene) if !scene.offers.is_empty() && played != Some(scene.position) => {
                    played = Some(scene.position);
                    link.asks.send(Ask::Play(Seat(0), scene.offers[0].chosen)).unwrap();
                }
                TableNews::Unmasked(unmasked) => break unmasked,
                TableNews::Scene(_)
                | TableNews::Gathering(_)
                | TableNews::Refused(_)
                | TableNews::Trouble(_)
                | TableNews::Gone(_) => {}
            }
        };
        assert_eq!((unmasked.round, unmasked.readers.len()), (1, 0));
    }
}
