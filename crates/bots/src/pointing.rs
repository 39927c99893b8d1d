//! Bots point: they say of other players that they are Saboteurs, or that they are not, by what they believe.
//!
//! A bot goes by the view of its seat alone. It does not read what others point at, and it points seldom. A Saboteur
//! points as a Gold Miner in its place would, except that it does not give away players whom it takes for Saboteurs.

use crate::bot::{Bot, CannotChoose};
use crate::character::Character;
use crate::mind::Mind;
use crate::stance::Stance;
use saboteur_engine::{Chance, Dwarf, Seat, State, View};

/// The random stream of a bot's pointing. It is not the stream of its moves, so pointing does not change how it plays.
pub(crate) const POINTING: u64 = 2;

/// The chance from which on a Saboteur takes another player for a Saboteur too.
const FELLOW: f32 = 0.4;

/// A Saboteur accuses sooner by this much, because there is less evidence against Gold Miners.
const BOLDER: f32 = 0.4;

/// How a character points. Chances are those of the other player being a Saboteur.
struct Habit {
    /// The chance of saying anything at a turn.
    talks: f32,
    /// From this chance on it accuses.
    accuses: f32,
    /// It vouches below this part of the chance at the beginning.
    vouches: f32,
}

impl Character {
    /// Returns how this character points.
    const fn habit(self) -> Habit {
        match self {
            Character::Cautious => Habit { talks: 0.12, accuses: 0.75, vouches: 0.2 },
            Character::Bold => Habit { talks: 0.3, accuses: 0.6, vouches: 0.2 },
            Character::Grumpy => Habit { talks: 0.25, accuses: 0.55, vouches: 0.0 },
            Character::Helpful => Habit { talks: 0.18, accuses: 0.7, vouches: 0.35 },
            Character::Sly => Habit { talks: 0.15, accuses: 0.65, vouches: 0.25 },
        }
    }

    /// Returns the shortest and the longest time between its turn and its pointing, in milliseconds.
    pub const fn hesitation(self) -> (u64, u64) {
        match self {
            Character::Bold => (500, 2000),
            Character::Grumpy => (1000, 3000),
            Character::Helpful => (1500, 5000),
            Character::Sly => (2500, 7000),
            Character::Cautious => (3500, 9000),
        }
    }
}

/// Something that a bot says of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// The other player.
    pub at: Seat,
    /// What it says. Nothing if it withdraws what it said before.
    pub stance: Option<Stance>,
}

impl Bot {
    /// Returns what the bot says of another player now, which is usually nothing. `standing` is what it has said in this
    /// round and has not withdrawn. Bots of the levels `random` and `easy` infer nothing, and in The Duel nobody has a
    /// hidden role, so these say nothing.
    pub fn point(&mut self, view: &View, standing: &[(Seat, Stance)]) -> Result<Option<Pointed>, CannotChoose> {
        let seat = view.seat.ok_or(CannotChoose::NoMoves)?;
        let habit = self.character().habit();
        let talks = unit(&mut self.talk) < habit.talks;
        if !talks || !self.remembers() || view.rules.is_duel() {
            return Ok(None);
        }
        let world = view.world()?;
        let seen = Seen::new(self, &world, seat);
        let accuses = if seen.own.is_some() { habit.accuses - BOLDER } else { habit.accuses };
        let said = |other: Seat| standing.iter().find(|(at, _)| *at == other).map(|&(_, stance)| stance);
        let others: Vec<Seat> = world.seats().filter(|&other| other != seat).collect();
        let suspected = |other: &Seat| seen.shown.is(*other, Dwarf::Saboteur);
        // What it no longer believes comes first.
        for &other in &others {
            let doubts = match said(other) {
                Some(Stance::Accuse) => suspected(&other) < seen.at_first.max(accuses - 0.25),
                Some(Stance::Vouch) => suspected(&other) > seen.at_first.max(0.4),
                None => false,
            };
            if doubts {
                return Ok(Some(Pointed { at: other, stance: None }));
            }
        }
        let accused = others.iter().filter(|&&other| said(other) == Some(Stance::Accuse)).count();
        let open = |other: &&Seat| said(**other).is_none();
        let most = others.iter().filter(open).filter(|other| !seen.is_fellow(**other));
        let most = most.max_by(|one, two| suspected(one).total_cmp(&suspected(two)));
        if let Some(&at) = most.filter(|at| suspected(at) >= accuses && accused < seen.saboteurs) {
            return Ok(Some(Pointed { at, stance: Some(Stance::Accuse) }));
        }
        let least = others.iter().filter(open).min_by(|one, two| suspected(one).total_cmp(&suspected(two)));
        if let Some(&at) = least.filter(|at| suspected(at) < habit.vouches * seen.at_first) {
            return Ok(Some(Pointed { at, stance: Some(Stance::Vouch) }));
        }
        Ok(None)
    }
}

/// What a bot believes, and what it shows of that.
struct Seen {
    /// The belief of a Gold Miner in its place.
    shown: Mind,
    /// What a Saboteur truly believes.
    own: Option<Mind>,
    /// The chance at the beginning that another player is a Saboteur, as a Gold Miner sees it.
    at_first: f32,
    /// The most Saboteurs that there can be.
    saboteurs: usize,
}

impl Seen {
    fn new(bot: &Bot, world: &State, seat: Seat) -> Seen {
        let counts = world.rules().dwarf_counts(world.player_count());
        let all: usize = counts.iter().map(|(_, count)| count).sum();
        let saboteurs: usize =
            counts.iter().filter(|(dwarf, _)| *dwarf == Dwarf::Saboteur).map(|(_, count)| count).sum();
        let at_first = saboteurs as f32 / (all.max(2) - 1) as f32;
        let believe = |world: &State| bot.believe(world, seat);
        if world.dwarf(seat) != Dwarf::Saboteur {
            return Seen { shown: believe(world), own: None, at_first, saboteurs };
        }
        let pretended = pretend(world, seat);
        Seen { shown: believe(&pretended), own: Some(believe(world)), at_first, saboteurs }
    }

    /// Returns true if a Saboteur takes this player for a Saboteur too.
    fn is_fellow(&self, other: Seat) -> bool {
        self.own.as_ref().is_some_and(|own| own.is(other, Dwarf::Saboteur) >= FELLOW)
    }
}

/// Returns the world with another dwarf card for a Saboteur: one that the seat could have as a miner, from a player whose
/// card it does not know or from the cards that are left over.
fn pretend(world: &State, seat: Seat) -> State {
    let mut pretended = *world;
    let dealt: Vec<Dwarf> = world.seats().map(|other| world.dwarf(other)).collect();
    let unknown = |other: &Seat| !world.knows_dwarf(seat, *other) && world.dwarf(*other) != Dwarf::Saboteur;
    let mut chance = Chance::new(0u64.into(), 0);
    if let Some(other) = world.seats().find(unknown) {
        let mut swapped = dealt.clone();
        swapped.swap(seat.index(), other.index());
        pretended.suppose_dwarves(&swapped, &mut chance);
        return pretended;
    }
    for dwarf in Dwarf::ALL.into_iter().filter(|&dwarf| dwarf != Dwarf::Saboteur) {
        let mut other = dealt.clone();
        other[seat.index()] = dwarf;
        if pretended.suppose_dwarves(&other, &mut chance) {
            break;
        }
    }
    pretended
}

/// Returns a random number from 0 to 1.
fn unit(chance: &mut Chance) -> f32 {
    chance.below(1 << 16) as f32 / (1 << 16) as f32
}
