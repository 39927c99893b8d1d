//! The table line by line, for screen readers, pipes and simple terminals.

use super::{Ask, Gathering, Leaving, Link, LogEntry, Scene, TableNews, summary};
use crate::words::{Words, list, printable};
use saboteur_bots::{Level, Profile, Stance};
use saboteur_engine::{Card, Decision, Move, Place, Seat, SeenCard, SeenPlayer, View, notation};
use saboteur_table::Offer;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::Duration;

/// The options for the lines.
pub(crate) struct Manner {
    /// True if the screen is cleared for the next player, because the output is a terminal.
    pub(crate) curtain: bool,
    /// True if the table is at a server, with other people.
    pub(crate) talks: bool,
}

/// The question that the next line of the player answers.
enum Question {
    /// No question.
    Nothing,
    /// Has this player taken the screen?
    Curtain(Seat),
    /// Has the player seen enough to hand the screen on?
    HandOn,
    /// Which move?
    Move(Seat),
    /// Another game?
    Again,
}

struct Lines<'a, O> {
    link: &'a Link,
    words: Words,
    manner: Manner,
    out: &'a mut O,
    scene: Option<Scene>,
    gathering: Option<Gathering>,
    question: Question,
    /// Set when the user wants to play another game.
    again: bool,
    /// The private notes: who made the note, about whom, and what.
    notes: BTreeMap<(Seat, Seat), String>,
    /// True after the whole table was printed once.
    shown: bool,
    /// The number of log lines that each seat has been told. Spectators come last.
    told: BTreeMap<Option<Seat>, usize>,
}

/// Prints the table line by line until the user leaves. Returns the reason.
pub(crate) fn show(
    link: &Link,
    words: Words,
    manner: Manner,
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
) -> io::Result<Leaving> {
    let mut lines = Lines {
        link,
        words,
        manner,
        out,
        scene: None,
        gathering: None,
        question: Question::Nothing,
        again: false,
        notes: BTreeMap::new(),
        shown: false,
        told: BTreeMap::new(),
    };
    let typed = read_lines(input);
    // A program that writes moves should not have to wait.
    let glance = Duration::from_millis(if lines.manner.curtain { 20 } else { 1 });
    loop {
        match link.news.recv_timeout(glance) {
            Ok(TableNews::Gone(reason)) => return Ok(Leaving::Gone(reason)),
            Ok(news) => {
                if lines.hear(news)? {
                    return Ok(Leaving::Over);
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if matches!(lines.question, Question::Nothing) && lines.gathering.is_none() && !lines.manner.talks {
                    continue;
                }
                match typed.try_recv() {
                    Ok(line) => {
                        if lines.answer(line.trim())? {
                            let over = matches!(lines.question, Question::Again);
                            return Ok(match (over, lines.again) {
                                (true, true) => Leaving::Again,
                                (true, false) => Leaving::Over,
                                (false, _) => Leaving::Left,
                            });
                        }
                    }
                    Err(TryRecvError::Empty) => {}
                    Err(TryRecvError::Disconnected) => return Ok(Leaving::Left),
                }
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(Leaving::Left),
        }
    }
}

/// Reads lines in a separate thread, so that news can be printed in the meantime.
fn read_lines(input: impl BufRead + Send + 'static) -> Receiver<String> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { return };
            if send.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

impl<O: Write> Lines<'_, O> {
    /// Prints what is new. Returns true if the game is over.
    fn hear(&mut self, news: TableNews) -> io::Result<bool> {
        match news {
            TableNews::Scene(scene) => return self.show(*scene),
            TableNews::Gathering(gathering) => {
                if self.gathering.as_ref() != Some(&gathering) {
                    for line in gathering.lines(&self.words).iter().filter(|line| !line.is_empty()) {
                        writeln!(self.out, "{line}")?;
                    }
                    writeln!(self.out, "{}", self.words.say("lines-gathering", &[]))?;
                }
                self.gathering = Some(gathering);
            }
            TableNews::Unmasked(unmasked) => {
                self.notes.clear();
                for line in summary::unmasked_lines(&unmasked, &self.words) {
                    writeln!(self.out, "  {line}")?;
                }
            }
            TableNews::Refused(reason) => {
                writeln!(self.out, "{reason}")?;
                if let Some(seat) = self.scene.as_ref().and_then(asked) {
                    self.question = Question::Move(seat);
                }
                self.prompt()?;
            }
            TableNews::Trouble(Some(trouble)) => writeln!(self.out, "{trouble}")?,
            TableNews::Trouble(None) | TableNews::Gone(_) => {}
        }
        self.out.flush()?;
        Ok(false)
    }

    fn show(&mut self, scene: Scene) -> io::Result<bool> {
        self.gathering = None;
        self.words.call(&scene.names);
        let position = |scene: &Scene| (scene.game, scene.position, scene.view.seat, scene.curtain, scene.hands_on);
        let same = self.scene.as_ref().is_some_and(|old| position(old) == position(&scene));
        self.question = Question::Nothing;
        if let Some(seat) = scene.curtain {
            self.scene = Some(scene);
            if !self.manner.curtain {
                self.send(Ask::Lift(seat));
                return Ok(false);
            }
            self.question = Question::Curtain(seat);
            let name = self.words.name(seat).to_owned();
            write!(self.out, "{CLEAR}{} ", self.words.say("table-curtain", &[("name", name.into())]))?;
            self.out.flush()?;
            return Ok(false);
        }
        let told = self.told.entry(scene.view.seat).or_insert(0);
        let mut from = (*told).min(scene.told.len());
        *told = scene.told.len();
        // The mine at the end of a round is described before the next round begins.
        while let Some(closed) = summary::next_close(&scene.told, from) {
            self.tell_log(&scene.told[..=closed], from)?;
            if let Some(end) = summary::round_end(&scene.told[..=closed]) {
                self.tell_mine(&end.view(&scene.view))?;
            }
            from = closed + 1;
        }
        self.tell_log(&scene.told, from)?;
        // Nothing that was printed goes away, so the game can go on.
        if scene.resting && self.scene.as_ref().is_none_or(|old| !old.resting) {
            self.send(Ask::GoOn);
        }
        let over = scene.view.outcome.is_some();
        let asked = asked(&scene);
        let hands_on = scene.hands_on;
        self.scene = Some(scene);
        if hands_on {
            if !self.manner.curtain {
                self.send(Ask::HandOn);
                return Ok(false);
            }
            self.question = Question::HandOn;
            write!(self.out, "{} ", self.words.say("lines-hand-on", &[]))?;
        }
        if over && self.manner.curtain && !self.manner.talks {
            self.question = Question::Again;
            write!(self.out, "{} ", self.words.say("lines-again", &[]))?;
        }
        if let Some(seat) = asked {
            self.question = Question::Move(seat);
            if !same {
                self.introduce()?;
            }
            self.prompt()?;
        }
        self.out.flush()?;
        Ok(over && !self.manner.talks && !self.manner.curtain)
    }

    /// Carries out a line that is no move: pointing, a gesture or a note. Returns false if it is none of them.
    fn social(&mut self, line: &str, scene: &Scene) -> io::Result<bool> {
        let mut parts = line.split_whitespace();
        let word = parts.next().unwrap_or_default();
        let at = parts.next().and_then(|text| text.trim_start_matches('@').parse().ok()).map(Seat);
        let at = at.filter(|at| at.index() < scene.view.players.len() && Some(*at) != scene.view.seat);
        let stance = match word {
            "accuse" => Some(Stance::Accuse),
            "vouch" => Some(Stance::Vouch),
            "withdraw" => None,
            "note" => {
                let text = parts.collect::<Vec<&str>>().join(" ");
                match (scene.view.seat, at) {
                    (Some(own), Some(at)) if text.is_empty() => drop(self.notes.remove(&(own, at))),
                    (Some(own), Some(at)) => drop(self.notes.insert((own, at), printable(&text))),
                    _ => writeln!(self.out, "{}", self.words.say("lines-whom", &[]))?,
                }
                return Ok(true);
            }
            _ => {
                let gesture =
                    summary::GESTURES.iter().find(|(_, id, _)| id.strip_prefix("gesture-name-") == Some(line));
                if let Some((gesture, ..)) = gesture.filter(|_| self.manner.talks) {
                    self.send(Ask::Gesture(*gesture));
                }
                return Ok(gesture.is_some());
            }
        };
        match (scene.view.seat, at) {
            (Some(own), Some(at)) => self.send(Ask::Point(own, at, stance)),
            _ => writeln!(self.out, "{}", self.words.say("lines-whom", &[]))?,
        }
        Ok(true)
    }

    /// Prints the log, starting at an index.
    fn tell_log(&mut self, told: &[LogEntry], from: usize) -> io::Result<()> {
        for line in summary::log(told, from, &self.words) {
            writeln!(self.out, "  {line}")?;
        }
        Ok(())
    }

    /// Prints what a player needs before a move: everything the first time, later only what changes from turn to turn.
    fn introduce(&mut self) -> io::Result<()> {
        let Some(scene) = self.scene.clone() else { return Ok(()) };
        if !self.shown || self.manner.curtain {
            self.shown = true;
            self.tell_mine(&scene.view)?;
            self.tell_players(&scene)?;
        }
        self.tell_own(&scene.view)
    }

    /// Prints the mine row by row, in words.
    fn tell_mine(&mut self, view: &View) -> io::Result<()> {
        let mut rows: BTreeMap<i8, Vec<&SeenCard>> = BTreeMap::new();
        for seen in &view.board {
            rows.entry(seen.cell.y).or_default().push(seen);
        }
        for (row, mut cards) in rows {
            cards.sort_by_key(|seen| seen.cell.x);
            let cards: Vec<String> = cards.into_iter().map(|seen| self.describe(view, seen)).collect();
            let line = self.words.say("lines-row", &[("row", row.into()), ("cards", cards.join("; ").into())]);
            writeln!(self.out, "{line}")?;
        }
        for dwarf in view.toll_dwarves() {
            let name = self.words.name(dwarf.owner).to_owned();
            let line = self.words.say("lines-toll", &[("name", name.into()), ("cell", dwarf.cell.to_string().into())]);
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Returns a card of the mine in words.
    fn describe(&self, view: &View, seen: &SeenCard) -> String {
        let words = &self.words;
        let card = seen.card.map_or_else(
            || {
                let id = match seen.place {
                    Place::Start => "lines-place-start",
                    Place::Goal => "lines-place-goal",
                    Place::Path => "lines-place-path",
                    Place::Chest => "lines-place-chest",
                    Place::Postcard => "lines-place-postcard",
                };
                words.say(id, &[])
            },
            |card| words.card(card),
        );
        let mut notes = vec![words.say("lines-card", &[("card", card.into()), ("cell", seen.cell.to_string().into())])];
        if seen.rotated {
            notes.push(words.say("lines-turned", &[]));
        }
        if !seen.face_up && seen.card.is_some() {
            notes.push(words.say("lines-secret", &[]));
        }
        if seen.place == Place::Path && seen.connected.is_empty() {
            notes.push(words.say("lines-unconnected", &[]));
        }
        if let Some(marker) = view.markers().iter().find(|marker| marker.cell == seen.cell) {
            notes.push(words.say("lines-marker", &[("name", words.name(marker.owner).to_owned().into())]));
        }
        notes.join(", ")
    }

    fn tell_players(&mut self, scene: &Scene) -> io::Result<()> {
        let (words, view) = (&self.words, &scene.view);
        let round = words.say("table-round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
        let piles = words.say("table-piles", &[("deck", view.deck.into()), ("discard", view.discard.len().into())]);
        writeln!(self.out, "{round}. {piles}.")?;
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            let bot = scene.bots.get(seat.index()).copied().flatten();
            writeln!(self.out, "  {}", player_line(view, seat, player, bot, words))?;
            if let Some(text) = summary::pointed_at(scene, seat, words) {
                writeln!(self.out, "    {text}")?;
            }
            if let Some(note) = view.seat.and_then(|own| self.notes.get(&(own, seat))) {
                writeln!(self.out, "    {}", words.say("lines-note", &[("note", note.clone().into())]))?;
            }
        }
        Ok(())
    }

    /// Prints the player's own dwarf card, gold, hand and choices.
    fn tell_own(&mut self, view: &View) -> io::Result<()> {
        let words = &self.words;
        let Some(own) = view.seat.and_then(|seat| view.players.get(seat.index())) else { return Ok(()) };
        if let Some(dwarf) = own.dwarf {
            writeln!(self.out, "{}", words.say("table-you-are", &[("dwarf", words.dwarf(dwarf).into())]))?;
        }
        if let Some(values) = own.gold_values.as_ref().filter(|values| !values.is_empty()) {
            writeln!(self.out, "{}", words.say("table-your-gold", &[("values", list(values).into())]))?;
        }
        if let Some(hand) = &own.hand {
            let cards: Vec<String> =
                hand.iter().map(|&card| format!("{} ({})", words.card(card), notation::card_name(card))).collect();
            writeln!(self.out, "{}", words.say("table-hand", &[("cards", cards.join(", ").into())]))?;
        }
        if let Some(duel) = &view.duel {
            let markers: Vec<String> =
                duel.markers.iter().map(|marker| format!("{} {}", words.name(marker.owner), marker.cell)).collect();
            let placed = if markers.is_empty() { "–".to_owned() } else { markers.join(", ") };
            let markers = [("left", duel.markers_left.into()), ("markers", placed.into())];
            writeln!(self.out, "{}", words.say("table-markers", &markers))?;
        }
        if let Some(chests) = view.chests.as_ref().filter(|chests| !chests.opened.is_empty()) {
            let opened = [("chests", words.chests(&chests.opened).into())];
            writeln!(self.out, "{}", words.say("table-chests", &opened))?;
        }
        if let Some(values) = view.gold.as_ref().and_then(|gold| gold.choices.as_ref()) {
            writeln!(self.out, "{}", words.say("table-gold-choices", &[("values", list(values).into())]))?;
        }
        Ok(())
    }

    /// Asks for a move.
    fn prompt(&mut self) -> io::Result<()> {
        let Question::Move(seat) = self.question else { return Ok(()) };
        let Some(scene) = self.scene.clone() else { return Ok(()) };
        let name = self.words.name(seat).to_owned();
        let decision = scene.view.decision().unwrap_or(Decision::Turn);
        if !matches!(decision, Decision::Turn | Decision::Pathfinder) {
            if let Some(pending) = scene.view.pending {
                let (name, plan) = (self.words.name(pending.seat).to_owned(), self.words.plan(&pending.play));
                writeln!(self.out, "{}", self.words.say("pending", &[("name", name.into()), ("move", plan.into())]))?;
            }
            self.list(&scene.offers)?;
        }
        let question = match decision {
            Decision::Turn => self.words.say("table-ask-turn", &[("name", name.into())]),
            decision => format!("{name}: {}", self.words.question(decision)),
        };
        write!(self.out, "{question} ")?;
        self.out.flush()
    }

    fn list(&mut self, offers: &[Offer]) -> io::Result<()> {
        for (number, Offer { chosen, text, .. }) in offers.iter().enumerate() {
            writeln!(self.out, "{:>4}  {} ({text})", number + 1, self.words.choice(chosen))?;
        }
        Ok(())
    }

    /// Carries out a line of the player. Returns true if the player leaves.
    fn answer(&mut self, line: &str) -> io::Result<bool> {
        if line == "q" {
            return Ok(true);
        }
        if let Some(text) = line.strip_prefix("say ").filter(|_| self.manner.talks) {
            self.send(Ask::Say(text.to_owned()));
            return Ok(false);
        }
        if let Some(gathering) = self.gathering.clone() {
            match line {
                "start" if gathering.host => self.send(Ask::Start),
                "bot" if gathering.host => self.send(Ask::AddBot(Level::Normal.into())),
                line if gathering.host && line.starts_with("bot ") => match line[4..].trim().parse() {
                    Ok(profile) => self.send(Ask::AddBot(profile)),
                    Err(_) => writeln!(self.out, "{}", self.words.say("lines-no-such-bot", &[]))?,
                },
                "ready" => self.send(Ask::Ready(!gathering.ready)),
                _ => writeln!(self.out, "{}", self.words.say("lines-gathering", &[]))?,
            }
            self.out.flush()?;
            return Ok(false);
        }
        let Some(scene) = self.scene.clone() else { return Ok(false) };
        if !matches!(self.question, Question::Curtain(_)) && self.social(line, &scene)? {
            self.out.flush()?;
            self.prompt()?;
            return Ok(false);
        }
        match (&self.question, line) {
            (Question::Curtain(seat), _) => {
                let seat = *seat;
                self.question = Question::Nothing;
                write!(self.out, "{CLEAR}")?;
                self.send(Ask::Lift(seat));
                return Ok(false);
            }
            (Question::HandOn, "") => {
                self.question = Question::Nothing;
                self.send(Ask::HandOn);
                return Ok(false);
            }
            (Question::Again, "again") => {
                self.again = true;
                return Ok(true);
            }
            (_, "") => {}
            (_, "w") => self.tell_mine(&scene.view)?,
            (_, "m") => writeln!(self.out, "{}", scene.view.draw_board())?,
            (_, "p") => {
                self.tell_players(&scene)?;
                for line in summary::characters(&scene, &self.words) {
                    writeln!(self.out, "  {line}")?;
                }
            }
            (_, "o") => self.tell_own(&scene.view)?,
            (_, "h") => writeln!(self.out, "{}", self.words.say("table-help", &[]))?,
            (_, "back") if self.manner.talks => self.send(Ask::Back),
            (_, "again") if self.manner.talks && scene.view.outcome.is_some() => self.send(Ask::Start),
            (Question::Move(_), "?") => self.list(&scene.offers)?,
            (&Question::Move(seat), text) if text.starts_with('?') => match text[1..].trim().parse() {
                Ok(chosen) => {
                    self.send(Ask::Check(seat, chosen));
                    return Ok(false);
                }
                Err(error) => writeln!(self.out, "{}", self.words.not_a_move(&error))?,
            },
            (&Question::Move(seat), text) => match numbered(text, &scene.offers).map_or_else(|| text.parse(), Ok) {
                Ok(chosen) => {
                    // Lines that are typed before the answer belong to the next question.
                    self.question = Question::Nothing;
                    self.send(Ask::Play(seat, chosen));
                    return Ok(false);
                }
                Err(error) => writeln!(self.out, "{}", self.words.not_a_move(&error))?,
            },
            (Question::Nothing, _) => writeln!(self.out, "{}", self.words.say("lines-wait", &[]))?,
            (Question::HandOn, _) => write!(self.out, "{} ", self.words.say("lines-hand-on", &[]))?,
            (Question::Again, _) => write!(self.out, "{} ", self.words.say("lines-again", &[]))?,
        }
        self.out.flush()?;
        self.prompt()?;
        Ok(false)
    }

    fn send(&self, ask: Ask) {
        // If the link has ended, its reason is already on the way.
        let _ = self.link.asks.send(ask);
    }
}

/// Returns the seat that has to choose a move.
fn asked(scene: &Scene) -> Option<Seat> {
    scene.view.seat.filter(|_| scene.curtain.is_none() && !scene.offers.is_empty())
}

/// Clears the screen and the scrollback.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Returns the move with this number in the list, from 1.
fn numbered(text: &str, offers: &[Offer]) -> Option<Move> {
    let number: usize = text.parse().ok()?;
    Some(offers.get(number.checked_sub(1)?)?.chosen)
}

fn player_line(view: &View, seat: Seat, player: &SeenPlayer, bot: Option<Profile>, words: &Words) -> String {
    let to_act = view.to_act.is_some_and(|to_act| to_act.seat == Some(seat));
    let cards = ("cards", player.hand_size.into());
    let name = ("name", words.name(seat).to_owned().into());
    let mut parts = vec![if view.rules.is_duel() {
        let gold: u8 = player.kept.iter().map(|card| card.nuggets()).sum();
        words.say("table-player-pieces", &[name, cards, ("gold", gold.into())])
    } else if view.rules.has_gold_cards() {
        words.say("table-player", &[name, cards, ("gold", player.gold_cards.into())])
    } else {
        words.say("table-player-pieces", &[name, cards, ("gold", player.gold_pieces.into())])
    }];
    parts.extend(bot.map(|bot| words.bot(bot)));
    let marked = summary::marked_gold(view, seat);
    if marked > 0 {
        parts.push(words.say("table-marked", &[("gold", marked.into())]));
    }
    if view.rules.has_pieces() && view.rules.has_gold_cards() && player.gold_pieces > 0 {
        parts.push(words.say("table-pieces", &[("count", player.gold_pieces.into())]));
    }
    let tools: Vec<String> = player.in_front.iter().filter_map(|card| Some(words.tool(card.breaks()?))).collect();
    if !tools.is_empty() {
        parts.push(words.say("table-broken", &[("tools", tools.join(", ").into())]));
    }
    let others: Vec<Card> = player.in_front.iter().copied().filter(|card| card.breaks().is_none()).collect();
    if !others.is_empty() {
        parts.push(words.say("table-in-front", &[("cards", words.cards(&others).into())]));
    }
    if let Some(dwarf) = player.dwarf {
        parts.push(words.dwarf(dwarf));
    }
    let mark = if to_act { ">" } else { " " };
    let seat = words.say("table-seat", &[("seat", seat.0.into())]);
    format!("{mark} {seat}, {}", parts.join(", "))
}
