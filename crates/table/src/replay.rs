//! Finished games: everything about them is open.

use crate::code::TableCode;
use crate::entry::{DecidedBy, Entry, Member, Stored};
use crate::message::BotView;
use crate::pointing::{Pointing, Pointings};
use crate::table::{Stage, Table};
use crate::token::GameKey;
use saboteur_bots::{Bot, Level, Profile};
use saboteur_engine::{AddressedEvent, Cell, Dwarf, Event, Game, Record, Seat, View, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A finished game.
pub struct Replay {
    /// Its record.
    pub record: Record,
    /// The game at its end.
    pub game: Game,
    /// The person, the bot or the clock that decided each move.
    by: Vec<DecidedBy>,
    /// The bot in each seat when the game was dealt.
    bots: Vec<Option<Profile>>,
    /// The key that opens it if the table was closed when the game ended.
    key: Option<GameKey>,
    /// The number of people who had been at the table by then.
    people: usize,
    /// What was pointed.
    pointings: Pointings,
}

/// The summary of a game that is over, without its moves.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Its table.
    #[cfg_attr(test, ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: TableCode,
    /// The number of the game at its table, from 1.
    pub game: u32,
    /// The names of the players, by seat.
    pub players: Vec<String>,
    /// The bot in each seat, as it was when the game was dealt; nothing for a person.
    pub bots: Vec<Option<BotView>>,
    /// The number of moves that were made.
    pub moves: usize,
    /// True if the host ended the game.
    pub abandoned: bool,
    /// Everything, as it was at the end.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: View,
    /// The key that links to this game need, if it was played at a closed table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub key: Option<GameKey>,
}

/// One move of a game that is over.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its number, from 1; 0 is the deal.
    pub number: usize,
    /// The seat that made it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The person, the bot or the clock that decided.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub by: Option<DecidedBy>,
    /// The move in the notation.
    pub text: Option<String>,
    /// The reason of a bot.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub why: Option<serde_json::Value>,
    /// The events that this viewer could know.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<Event>,
    /// What the players said of each other by pointing, before the next move.
    pub pointed: Vec<Pointing>,
    /// The game after the move, as the viewer saw it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: View,
}

/// The beliefs of a careful observer after a move.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BeliefView {
    /// After this number of moves.
    pub number: usize,
    /// The chance of each dwarf for each seat, in percent. Impossible dwarves are left out.
    #[cfg_attr(test, ts(type = "Partial<Record<Dwarf, number>>[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub dwarves: Vec<BTreeMap<Dwarf, u8>>,
    /// The chance of the treasure under each face-down goal, in percent.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub treasure: Vec<(Cell, u8)>,
}

/// The viewer of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(untagged, expecting = "\"open\", \"spectator\" or the number of a seat")]
pub enum ViewerChoice {
    /// A seat.
    Seat(u8),
    /// Another viewer, by name.
    Named(ViewerName),
    /// The same as `open`.
    #[default]
    Open,
}

/// A viewer that is not a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViewerName {
    /// Sees everything.
    Open,
    /// Sees what everybody sees.
    Spectator,
}

impl Replay {
    /// Returns the game with this number of a table, if it is over. The moves of other games are not played.
    pub fn find(code: TableCode, entries: &[Stored], number: u32) -> Option<Replay> {
        let mut table = Table::load(code, entries.get(..1)?).ok()?;
        let mut by = Vec::new();
        let mut rest = entries[1..].iter();
        for stored in rest.as_slice() {
            if table.games == number && table.stage == Stage::Over {
                break;
            }
            if table.games < number && table.skip(&stored.entry) {
                continue;
            }
            match &stored.entry {
                Entry::Dealt { .. } => by.clear(),
                Entry::Moved { by: decided, .. } => by.push(*decided),
                _ => {}
            }
            table.apply(&stored.entry).ok()?;
            rest.next();
        }
        let play = table.play.as_ref().filter(|_| table.games == number && table.stage == Stage::Over)?;
        let key = table.key().cloned();
        let (record, game, bots) = (play.record(), play.game().clone(), play.bots.clone());
        let pointings = play.pointings.clone();
        Some(Replay { record, game, by, bots, key, people: table.people.len(), pointings })
    }

    /// Returns true if somebody with this key may see the game. Everybody may see a game of an open table.
    pub fn opens_to(&self, key: Option<&GameKey>) -> bool {
        self.key.is_none() || self.key.as_ref() == key
    }

    /// Returns true if this person was at the table during the game or before.
    pub fn knew(&self, member: Member) -> bool {
        usize::from(member) < self.people
    }

    /// Returns what is known of the game without its moves.
    pub fn summary(&self, code: TableCode, number: u32) -> Summary {
        Summary {
            code,
            game: number,
            players: self.game.players().names().to_vec(),
            bots: self.bots.iter().map(|bot| bot.map(BotView::from)).collect(),
            moves: self.by.len(),
            abandoned: self.game.to_act().is_some(),
            view: self.game.view(Viewer::Open),
            key: self.key.clone(),
        }
    }

    /// Returns the game after this number of moves.
    pub fn at(&self, moves: usize) -> Option<Game> {
        let mut game = self.record.begin().ok()?;
        for number in 1..=moves.min(self.by.len()) {
            self.record.play_move(&mut game, number).ok()?;
        }
        Some(game)
    }

    /// Returns the moves from one number to another, as this viewer saw them.
    pub fn steps(&self, from: usize, to: usize, eyes: ViewerChoice) -> Option<Vec<Step>> {
        let viewer = match eyes {
            ViewerChoice::Seat(seat) => Viewer::Seat(Seat(seat)),
            ViewerChoice::Named(ViewerName::Spectator) => Viewer::Spectator,
            ViewerChoice::Named(ViewerName::Open) | ViewerChoice::Open => Viewer::Open,
        };
        if matches!(viewer, Viewer::Seat(seat) if seat.index() >= self.game.players().len()) {
            return None;
        }
        let mut game = self.record.begin().ok()?;
        let mut steps = Vec::new();
        for number in 0..=to.min(self.by.len()) {
            let seat = game.to_act().map(|to_act| to_act.seat).filter(|_| number > 0);
            if number > 0 {
                self.record.play_move(&mut game, number).ok()?;
            }
            if number < from {
                continue;
            }
            let made = number.checked_sub(1);
            steps.push(Step {
                number,
                seat,
                by: made.and_then(|at| self.by.get(at).copied()),
                text: made.and_then(|at| self.record.moves().get(at).cloned()),
                why: game.last_note().cloned(),
                events: AddressedEvent::heard(game.news(), viewer),
                pointed: self.pointings.after(number),
                view: game.view(viewer),
            });
        }
        Some(steps)
    }

    /// Returns a bot in that seat that has not watched anything yet. Nothing if there is no such seat.
    pub fn onlooker(self: &Arc<Replay>, seat: Seat) -> Option<Onlooker> {
        if seat.index() >= self.game.players().len() {
            return None;
        }
        let game = self.record.begin().ok()?;
        let bot = Bot::new(Level::Normal, 0);
        Some(Onlooker { replay: Arc::clone(self), seat, game, bot, beliefs: Vec::new() })
    }

    /// Returns the number of moves.
    pub fn moves(&self) -> usize {
        self.by.len()
    }
}

/// A bot that watches a finished game, one move at a time.
pub struct Onlooker {
    replay: Arc<Replay>,
    seat: Seat,
    game: Game,
    bot: Bot,
    beliefs: Vec<BeliefView>,
}

impl Onlooker {
    /// Watches the deal or the next move. Returns false if the game is over, and nothing if it cannot be watched. The Duel
    /// has no hidden roles, so there is nothing to watch.
    pub fn watch(&mut self) -> Option<bool> {
        let number = self.beliefs.len();
        if number > self.replay.moves() || self.game.rules().is_duel() {
            return Some(false);
        }
        if number > 0 {
            self.replay.record.play_move(&mut self.game, number).ok()?;
        }
        let viewer = Viewer::Seat(self.seat);
        let view = self.game.view(viewer);
        self.bot.watch(&view, &AddressedEvent::heard(self.game.news(), viewer)).ok()?;
        let mind = self.bot.mind(&view).ok()?;
        let percent = |chance: f32| (chance * 100.0).round() as u8;
        let dwarves = Seat::all(self.game.players().len()).map(|other| {
            let chances = Dwarf::ALL.into_iter().map(|dwarf| (dwarf, percent(mind.is(other, dwarf))));
            chances.filter(|&(_, chance)| chance > 0).collect()
        });
        let treasure = mind.treasure().iter().map(|&(cell, chance)| (cell, percent(chance)));
        self.beliefs.push(BeliefView { number, dwarves: dwarves.collect(), treasure: treasure.collect() });
        Some(true)
    }

    /// Returns what the bot believed after each move that it has watched.
    pub fn into_beliefs(self) -> Vec<BeliefView> {
        self.beliefs
    }
}
