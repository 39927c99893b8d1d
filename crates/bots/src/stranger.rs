//! Strangers: simple players whose manners are not those of the bots.
//!
//! They stand for people. The bots learn from some of them and never see the others before they are measured.

use crate::act::Tables;
use crate::bot::{Bot, CannotChoose, weigh_all};
use crate::mind::Mind;
use crate::policy::Weighed;
use crate::survey::{MOST_GOALS, Survey};
use crate::weights::Weights;
use saboteur_engine::{Action, Card, Chance, Dwarf, Event, Intrigue, Move, Seat, Seed, State, View};
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

/// A manner of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Manner {
    /// Makes a random move in two of five turns.
    Clumsy,
    /// Hinders anybody whenever possible.
    Quarrelsome,
    /// As a Saboteur: discards useful path cards until less than half of the cards are left, then strikes.
    LyingLow,
    /// As a Saboteur: digs like a Gold Miner until the treasure is near or the cards run out, then strikes.
    StrikingLate,
    /// As a Saboteur: does as much harm as possible from the beginning.
    AllIn,
    /// Held out: as a Saboteur, digs like a Gold Miner in every second turn and does harm in the others, at random.
    Halfhearted,
    /// Held out: as a Saboteur, neither hinders nor destroys anything until half of the cards are gone.
    Meek,
    /// Held out: discards a random card in every third turn.
    Lazy,
}

impl Manner {
    /// All manners.
    pub const ALL: [Manner; 8] = [
        Manner::Clumsy,
        Manner::Quarrelsome,
        Manner::LyingLow,
        Manner::StrikingLate,
        Manner::AllIn,
        Manner::Halfhearted,
        Manner::Meek,
        Manner::Lazy,
    ];

    /// Returns true if the bots have never learnt from this manner.
    pub const fn is_held_out(self) -> bool {
        matches!(self, Manner::Halfhearted | Manner::Meek | Manner::Lazy)
    }

    /// Returns the name of the manner.
    pub const fn name(self) -> &'static str {
        match self {
            Manner::Clumsy => "clumsy",
            Manner::Quarrelsome => "quarrelsome",
            Manner::LyingLow => "lying-low",
            Manner::StrikingLate => "striking-late",
            Manner::AllIn => "all-in",
            Manner::Halfhearted => "halfhearted",
            Manner::Meek => "meek",
            Manner::Lazy => "lazy",
        }
    }
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that no manner has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no manner {0:?}")]
pub struct UnknownManner(String);

impl FromStr for Manner {
    type Err = UnknownManner;

    fn from_str(name: &str) -> Result<Manner, UnknownManner> {
        Manner::ALL.into_iter().find(|manner| manner.name() == name).ok_or_else(|| UnknownManner(name.to_owned()))
    }
}

/// A player with a manner of its own. It has no memory.
pub struct Stranger {
    manner: Manner,
    chance: Chance,
}

impl Stranger {
    /// Returns a player with this manner.
    pub fn new(manner: Manner, seed: impl Into<Seed>) -> Stranger {
        Stranger { manner, chance: Chance::new(seed.into(), 0) }
    }

    /// Chooses one of the legal moves.
    pub fn choose(&mut self, view: &View, moves: &[Move]) -> Result<Move, CannotChoose> {
        let (Some(seat), Some(&first)) = (view.seat, moves.first()) else {
            return Err(CannotChoose::NoMoves);
        };
        if moves.len() == 1 {
            return Ok(first);
        }
        let world = view.world()?;
        let saboteur = world.dwarf(seat) == Dwarf::Saboteur;
        let (left, need) = (share_left(&world), nearest(&world));
        let openly = |moves: &[Move]| best(&world, seat, world.dwarf(seat), moves);
        Ok(match self.manner {
            Manner::Clumsy if self.chance.below(5) < 2 => *self.chance.pick(moves),
            Manner::Lazy if self.chance.below(3) == 0 => {
                let discards: Vec<Move> = moves.iter().copied().filter(is_discard).collect();
                if discards.is_empty() { openly(moves) } else { *self.chance.pick(&discards) }
            }
            Manner::Quarrelsome => {
                let attacks: Vec<Move> = moves.iter().copied().filter(|chosen| hinders(chosen, seat)).collect();
                if attacks.is_empty() { openly(moves) } else { *self.chance.pick(&attacks) }
            }
            Manner::LyingLow if saboteur && left > 0.5 && need > 2 => {
                let discards: Vec<Move> = moves.iter().copied().filter(is_discard).collect();
                if discards.is_empty() { openly(moves) } else { most_useful(&discards) }
            }
            Manner::StrikingLate if saboteur && left > 0.35 && need > 3 => best(&world, seat, digger(&world), moves),
            Manner::Halfhearted if saboteur && self.chance.below(2) == 0 => best(&world, seat, digger(&world), moves),
            Manner::Meek if saboteur && left > 0.5 => {
                let quiet = |chosen: &&Move| !hinders(chosen, seat) && !destroys(chosen);
                let quiet: Vec<Move> = moves.iter().filter(quiet).copied().collect();
                openly(if quiet.is_empty() { moves } else { &quiet })
            }
            Manner::Clumsy
            | Manner::Lazy
            | Manner::LyingLow
            | Manner::StrikingLate
            | Manner::AllIn
            | Manner::Halfhearted
            | Manner::Meek => openly(moves),
        })
    }
}

/// A player at a table: a bot or a stranger.
pub enum Player {
    /// A bot.
    Bot(Box<Bot>),
    /// A stranger.
    Stranger(Box<Stranger>),
}

impl Player {
    /// Shows the player the table and the events that its seat heard.
    pub fn watch(&mut self, view: &View, heard: &[Event]) -> Result<(), CannotChoose> {
        match self {
            Player::Bot(bot) => bot.watch(view, heard),
            Player::Stranger(_) => Ok(()),
        }
    }

    /// Returns what the player thinks of the dwarf cards and the place of the treasure.
    pub fn mind(&self, view: &View) -> Result<Mind, CannotChoose> {
        match self {
            Player::Bot(bot) => bot.mind(view),
            Player::Stranger(_) => Ok(Mind::naive(&view.world()?, view.seat.ok_or(CannotChoose::NoMoves)?)),
        }
    }

    /// Chooses one of the legal moves.
    pub fn choose(&mut self, view: &View, moves: &[Move]) -> Result<Move, CannotChoose> {
        match self {
            Player::Bot(bot) => bot.choose(view, moves).map(|choice| choice.chosen),
            Player::Stranger(stranger) => stranger.choose(view, moves),
        }
    }
}

/// Returns the best move for a dwarf of this kind who does not hide.
fn best(world: &State, seat: Seat, own: Dwarf, moves: &[Move]) -> Move {
    let family = world.rules().game;
    let weights = Weights { conceal: 0.0, ..*Weights::of(family) };
    let weighed: Vec<Weighed> =
        weigh_all(world, seat, own, &Mind::naive(world, seat), &weights, &Tables::of(family).tells, moves);
    let most = (0..moves.len()).max_by(|&one, &two| weighed[one].value.total_cmp(&weighed[two].value));
    moves[most.unwrap_or(0)]
}

/// Returns the dwarf that digs for the treasure in a game.
fn digger(world: &State) -> Dwarf {
    let pack = world.rules().dwarves(world.player_count());
    if pack.contains(&Dwarf::GoldMiner) { Dwarf::GoldMiner } else { Dwarf::Blue }
}

/// Returns the discard of the card with the most openings.
fn most_useful(discards: &[Move]) -> Move {
    let openings = |card: &Card| if card.is_path() { card.shape(false).open().iter().count() } else { 0 };
    let useful = |chosen: &Move| match chosen {
        Move::Discard { cards, .. } => {
            let cards = cards.as_slice();
            (Reverse(cards.len()), cards.iter().map(openings).sum::<usize>())
        }
        _ => (Reverse(usize::MAX), 0),
    };
    discards.iter().copied().max_by_key(useful).unwrap_or(discards[0])
}

fn is_discard(chosen: &Move) -> bool {
    matches!(chosen, Move::Discard { .. })
}

/// Returns true if a move is a rockfall.
fn destroys(chosen: &Move) -> bool {
    matches!(chosen, Move::Play { card, .. } if card.action() == Some(Action::Rockfall))
}

/// Returns true if a move hinders another player.
fn hinders(chosen: &Move, own: Seat) -> bool {
    let Move::Play { card, target } = chosen else {
        return false;
    };
    let hindering = matches!(card.action(), Some(Action::Sabotage(_) | Action::Intrigue(Intrigue::Trapped)));
    hindering && target.seat().is_some_and(|seat| seat != own)
}

/// Returns the share of the cards that have not been played yet.
fn share_left(world: &State) -> f32 {
    let hands: usize = world.seats().map(|other| world.hand(other).len()).sum();
    (world.deck().len() + hands) as f32 / crate::act::cards_at_start(world.rules().game) as f32
}

/// Returns the number of cards that are needed to the nearest goal.
fn nearest(world: &State) -> u8 {
    if world.rules().is_duel() {
        return 0;
    }
    let survey = Survey::new(world, None);
    let needs = survey.needs.any;
    needs[..survey.targets().len().min(MOST_GOALS)].iter().copied().min().unwrap_or(0)
}
