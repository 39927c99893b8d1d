//! What comes to light when the dwarf cards are turned over at the end of a round.

use crate::pointing::Pointing;
use crate::table::Play;
use saboteur_bots::{Observer, Reading, Stance};
use saboteur_engine::{AddressedEvent, Dwarf, Event, Game, Record, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The most lines.
const MOST_LINES: usize = 3;

/// The most moves of a round after which beliefs are computed.
const MOST_LOOKS: usize = 60;

/// From this chance on, a player is suspected.
const SUSPECTED: f32 = 0.55;

/// From this chance on, a player is seen through.
const SURE: f32 = 0.75;

/// Below this chance, a player is trusted.
const TRUSTED: f32 = 0.5;

/// What came to light at the end of a round.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unmasked {
    /// The number of the round, from 1.
    pub round: u8,
    /// The players who were pointing when the round ended, the best reader first.
    pub readers: Vec<Reader>,
    /// What careful players would have believed, at most three lines.
    pub lines: Vec<UnmaskedLine>,
}

/// What a player said by pointing, compared with the dwarf cards.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reader {
    /// The player.
    pub seat: Seat,
    /// The number of Saboteurs whom they accused and of other players for whom they vouched.
    pub right: u8,
    /// The number of Saboteurs for whom they vouched and of other players whom they accused.
    pub wrong: u8,
}

/// Something that careful players would have believed. Moves are counted from the beginning of the game.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum UnmaskedLine {
    /// Most of the others trusted a Saboteur.
    Fooled {
        /// The Saboteur.
        seat: Seat,
        /// The number of players who trusted them to the last.
        by_count: u8,
        /// The number of the last move after which most still trusted them.
        until_move: usize,
    },
    /// A player was the first to suspect a Saboteur.
    SuspectedFirst {
        /// The player.
        seat: Seat,
        /// The Saboteur.
        whom: Seat,
        /// The number of the move after which they did.
        #[serde(rename = "move")]
        number: usize,
    },
    /// Everybody saw through a Saboteur.
    Open {
        /// The Saboteur.
        seat: Seat,
        /// The number of the move after which everybody did.
        #[serde(rename = "move")]
        number: usize,
    },
    /// A player who is not a Saboteur was suspected at the end of the round.
    Blamed {
        /// The player.
        seat: Seat,
        /// The number of players who suspected them.
        by_count: u8,
    },
}

/// A round whose dwarf cards were turned over.
pub struct EndedRound {
    /// The number of the news about the move that ended it.
    pub after: u64,
    round: u8,
    /// The dwarf cards, by seat.
    dwarves: Vec<Dwarf>,
    /// What stood before the last move.
    pointed: Vec<Pointing>,
    record: Record,
    /// The numbers of the moves before the round and at its end.
    first: usize,
    last: usize,
}

/// What each player would have believed after some moves: the chance of each other player to be a Saboteur.
struct Beliefs {
    /// The numbers of these moves.
    after: Vec<usize>,
    /// The players who are not Saboteurs.
    miners: Vec<Seat>,
    saboteurs: Vec<Seat>,
    /// By move, by miner, by player.
    chances: Vec<Vec<Vec<f32>>>,
}

impl EndedRound {
    /// Returns the round that ended with this move. Nothing if none did.
    pub(crate) fn new(play: &Play, last: usize, after: u64) -> Option<EndedRound> {
        let pointed = play.pointings.after(last.saturating_sub(1));
        Some(EndedRound { after, ..EndedRound::of_game(play.game(), last, pointed)? })
    }

    /// Returns the round of a game that ended with this move, with what was pointed before. Nothing if none did.
    pub fn of_game(game: &Game, last: usize, pointed: Vec<Pointing>) -> Option<EndedRound> {
        let ended = game.events_of_move(last).iter().find_map(|told| match &told.event {
            Event::RoundEnded { round, dwarves, .. } => Some((*round, dwarves.clone())),
            _ => None,
        });
        let (round, dwarves) = ended?;
        let begins = |number: &usize| {
            let told = game.events_of_move(*number);
            told.iter().any(|told| matches!(told.event, Event::RoundBegan { .. }))
        };
        let first = (1..last).rev().find(begins).unwrap_or(0);
        Some(EndedRound { after: 0, round, dwarves, pointed, record: game.record(), first, last })
    }

    /// Computes what came to light. That takes a while: careful players watch the whole round again.
    pub fn unmask(&self) -> Option<Unmasked> {
        let lines = self.beliefs()?.lines();
        Some(Unmasked { round: self.round, readers: self.readers(), lines })
    }

    /// Compares what was pointed with the dwarf cards.
    fn readers(&self) -> Vec<Reader> {
        let mut readers: Vec<Reader> = Vec::new();
        for pointing in &self.pointed {
            let is_saboteur = self.dwarves.get(pointing.at.index()) == Some(&Dwarf::Saboteur);
            let right = is_saboteur == (pointing.stance == Stance::Accuse);
            if readers.last().is_none_or(|reader| reader.seat != pointing.seat) {
                readers.push(Reader { seat: pointing.seat, right: 0, wrong: 0 });
            }
            if let Some(reader) = readers.last_mut() {
                reader.right += u8::from(right);
                reader.wrong += u8::from(!right);
            }
        }
        readers.sort_by_key(|reader| (-i16::from(reader.right), reader.wrong, reader.seat));
        readers
    }

    /// Lets careful players watch the round in the seats of those who are not Saboteurs.
    fn beliefs(&self) -> Option<Beliefs> {
        let (saboteurs, miners): (Vec<Seat>, Vec<Seat>) =
            Seat::all(self.dwarves.len()).partition(|seat| self.dwarves[seat.index()] == Dwarf::Saboteur);
        let mut game = self.record.begin().ok()?;
        for number in 1..=self.first {
            self.record.play_move(&mut game, number).ok()?;
        }
        let mut observers: Vec<Observer> = miners.iter().map(|_| Observer::new(Reading::Now)).collect();
        let (mut after, mut chances) = (Vec::new(), Vec::new());
        // Watching is quick and believing is not: in a long round it is enough to ask now and then.
        let step = (self.last - self.first).div_ceil(MOST_LOOKS).max(1);
        for number in self.first..self.last {
            let looks = number == self.first || (self.last - 1 - number).is_multiple_of(step);
            if number > self.first {
                self.record.play_move(&mut game, number).ok()?;
            }
            let mut of_move = Vec::new();
            for (&seat, observer) in miners.iter().zip(&mut observers) {
                let viewer = Viewer::Seat(seat);
                let view = game.view(viewer);
                observer.watch(&view, &AddressedEvent::heard(game.news(), viewer)).ok()?;
                if looks {
                    let mind = observer.mind(&view).ok()?;
                    of_move.push(Seat::all(self.dwarves.len()).map(|other| mind.is(other, Dwarf::Saboteur)).collect());
                }
            }
            if looks {
                after.push(number);
                chances.push(of_move);
            }
        }
        Some(Beliefs { after, miners, saboteurs, chances })
    }
}

impl Beliefs {
    /// Returns the number of miners other than this player who give the player a chance that fits.
    fn count(&self, of_move: &[Vec<f32>], whom: Seat, fits: impl Fn(f32) -> bool) -> usize {
        let others = self.miners.iter().zip(of_move).filter(|(seat, _)| **seat != whom);
        others.filter(|(_, chances)| fits(chances[whom.index()])).count()
    }

    fn lines(&self) -> Vec<UnmaskedLine> {
        let lines = [self.fooled(), self.suspected_first(), self.open(), self.blamed()];
        lines.into_iter().flatten().take(MOST_LINES).collect()
    }

    /// The Saboteur whom most trusted for the longest time, if that was at least a third of the round.
    fn fooled(&self) -> Option<UnmaskedLine> {
        let fooled = |&seat: &Seat| {
            let trust = |of_move: &Vec<Vec<f32>>| self.count(of_move, seat, |chance| chance < TRUSTED);
            let at = self.chances.iter().rposition(|of_move| 2 * trust(of_move) > self.miners.len())?;
            (3 * at >= self.chances.len()).then(|| (at, trust(&self.chances[at]), seat))
        };
        let (at, count, seat) = self.saboteurs.iter().filter_map(fooled).max_by_key(|&(at, count, _)| (at, count))?;
        Some(UnmaskedLine::Fooled { seat, by_count: count as u8, until_move: self.after[at] })
    }

    /// The player who was the first to suspect a Saboteur.
    fn suspected_first(&self) -> Option<UnmaskedLine> {
        for (at, of_move) in self.chances.iter().enumerate().skip(1) {
            let pairs = self.miners.iter().zip(of_move).flat_map(|(&seat, chances)| {
                self.saboteurs.iter().map(move |&whom| (seat, whom, chances[whom.index()]))
            });
            let most = pairs.max_by(|one, two| one.2.total_cmp(&two.2).then(two.0.cmp(&one.0)));
            if let Some((seat, whom, _)) = most.filter(|(_, _, chance)| *chance >= SUSPECTED) {
                return Some(UnmaskedLine::SuspectedFirst { seat, whom, number: self.after[at] });
            }
        }
        None
    }

    /// The Saboteur whom everybody had seen through first.
    fn open(&self) -> Option<UnmaskedLine> {
        let open = |&seat: &Seat| {
            let sure = |of_move: &Vec<Vec<f32>>| {
                self.count(of_move, seat, |chance| chance >= SURE) == self.miners.len() && !self.miners.is_empty()
            };
            let at = self.chances.iter().rposition(|of_move| !sure(of_move)).map_or(0, |last| last + 1);
            (at < self.chances.len()).then_some((at, seat))
        };
        let (at, seat) = self.saboteurs.iter().filter_map(open).min()?;
        Some(UnmaskedLine::Open { seat, number: self.after[at] })
    }

    /// The player whom at least two suspected wrongly at the end.
    fn blamed(&self) -> Option<UnmaskedLine> {
        let last = self.chances.last()?;
        let blamed = |&seat: &Seat| (self.count(last, seat, |chance| chance >= SUSPECTED), seat);
        let (count, seat) =
            self.miners.iter().map(blamed).max_by_key(|&(count, seat)| (count, std::cmp::Reverse(seat)))?;
        (count >= 2).then_some(UnmaskedLine::Blamed { seat, by_count: count as u8 })
    }
}
