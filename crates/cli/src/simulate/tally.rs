//! The measures and their sums.

use crate::stats::{Estimate, Ratio};
use saboteur_bots::Profile;
use saboteur_engine::{Camp, Card, Dwarf, Family, Grade, MineEnd, Rules};
use std::collections::BTreeMap;

/// A measure, in the order of the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Measure {
    /// Rounds won, by side.
    SideWins,
    /// Rounds in which the side of a role won.
    RoleWins,
    /// Players of a role who gained gold in a round.
    RolePaid,
    /// Gold won in a round, by role.
    RoleGold,
    /// Turns in a round: over all, and by the side that won.
    RoundTurns,
    /// Rounds with exactly this number of turns.
    RoundLength,
    /// The ways in which rounds ended.
    RoundEnds,
    /// Cards left when a round ended, in hands and in the deck.
    CardsLeft,
    /// Gold won in a round, by the place in the order of play.
    OrderGold,
    /// Gold at the end of the game, by seat.
    SeatScore,
    /// Games won, by seat.
    SeatWins,
    /// Gold at the end of the game, by level of the bot.
    LevelScore,
    /// Games won, by level of the bot.
    LevelWins,
    /// The grades of games of The Duel for one.
    Grades,
    /// The number of times that a card was played in a round.
    CardPlayed,
    /// The number of times that a card was discarded in a round without being played.
    CardDiscarded,
    /// The number of times that a card was removed from the mine in a round.
    CardFallen,
    /// The number of times that a card took effect in a round when it was drawn.
    CardStruck,
    /// The number of copies of a card in hands when a round ended.
    CardInHand,
    /// The number of copies of a card in the deck when a round ended.
    CardInDeck,
    /// Plays of a card by a player whose side won the round.
    CardWins,
    /// The same by role.
    CardRoleWins,
}

impl Measure {
    /// All measures.
    pub(super) const ALL: [Measure; 22] = [
        Measure::SideWins,
        Measure::RoleWins,
        Measure::RolePaid,
        Measure::RoleGold,
        Measure::RoundTurns,
        Measure::RoundLength,
        Measure::RoundEnds,
        Measure::CardsLeft,
        Measure::OrderGold,
        Measure::SeatScore,
        Measure::SeatWins,
        Measure::LevelScore,
        Measure::LevelWins,
        Measure::Grades,
        Measure::CardPlayed,
        Measure::CardDiscarded,
        Measure::CardFallen,
        Measure::CardStruck,
        Measure::CardInHand,
        Measure::CardInDeck,
        Measure::CardWins,
        Measure::CardRoleWins,
    ];

    /// Returns its name in documents.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Measure::SideWins => "side_wins",
            Measure::RoleWins => "role_wins",
            Measure::RolePaid => "role_paid",
            Measure::RoleGold => "role_gold",
            Measure::RoundTurns => "round_turns",
            Measure::RoundLength => "round_length",
            Measure::RoundEnds => "round_ends",
            Measure::CardsLeft => "cards_left",
            Measure::OrderGold => "order_gold",
            Measure::SeatScore => "seat_score",
            Measure::SeatWins => "seat_wins",
            Measure::LevelScore => "level_score",
            Measure::LevelWins => "level_wins",
            Measure::Grades => "grades",
            Measure::CardPlayed => "card_played",
            Measure::CardDiscarded => "card_discarded",
            Measure::CardFallen => "card_fallen",
            Measure::CardStruck => "card_struck",
            Measure::CardInHand => "card_in_hand",
            Measure::CardInDeck => "card_in_deck",
            Measure::CardWins => "card_wins",
            Measure::CardRoleWins => "card_role_wins",
        }
    }

    /// Returns true if it is a share and not a mean.
    pub(super) const fn is_share(self) -> bool {
        match self {
            Measure::SideWins
            | Measure::RoleWins
            | Measure::RolePaid
            | Measure::RoundLength
            | Measure::RoundEnds
            | Measure::SeatWins
            | Measure::LevelWins
            | Measure::Grades
            | Measure::CardWins
            | Measure::CardRoleWins => true,
            Measure::RoleGold
            | Measure::RoundTurns
            | Measure::CardsLeft
            | Measure::OrderGold
            | Measure::SeatScore
            | Measure::LevelScore
            | Measure::CardPlayed
            | Measure::CardDiscarded
            | Measure::CardFallen
            | Measure::CardStruck
            | Measure::CardInHand
            | Measure::CardInDeck => false,
        }
    }
}

/// The players who win a round together, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Side {
    GoldMiners,
    Saboteurs,
    GreedyDwarf,
    Blue,
    Green,
    Boss,
    Profiteer,
    Nobody,
}

impl Side {
    pub(super) const fn of(camp: Camp) -> Side {
        match camp {
            Camp::GoldMiners => Side::GoldMiners,
            Camp::Saboteurs => Side::Saboteurs,
            Camp::GreedyDwarf => Side::GreedyDwarf,
            Camp::Blue => Side::Blue,
            Camp::Green => Side::Green,
            Camp::Boss => Side::Boss,
            Camp::Profiteer => Side::Profiteer,
        }
    }

    /// Returns the sides that can win a round with these rules. The Duel for one has no sides.
    pub(super) fn possible(rules: &Rules) -> Vec<Side> {
        match rules.game {
            Family::Base if rules.tournament || rules.greedy_dwarf => {
                vec![Side::GoldMiners, Side::Saboteurs, Side::GreedyDwarf, Side::Nobody]
            }
            Family::Base => vec![Side::GoldMiners, Side::Saboteurs, Side::Nobody],
            Family::Saboteur2 => {
                vec![Side::Saboteurs, Side::Blue, Side::Green, Side::Boss, Side::Profiteer, Side::Nobody]
            }
            Family::Duel => vec![Side::Blue, Side::Green, Side::Nobody],
            Family::Solo => Vec::new(),
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Side::GoldMiners => "gold_miners",
            Side::Saboteurs => "saboteurs",
            Side::GreedyDwarf => "greedy_dwarf",
            Side::Blue => "blue",
            Side::Green => "green",
            Side::Boss => "boss",
            Side::Profiteer => "profiteer",
            Side::Nobody => "nobody",
        }
    }

    /// Returns true if a dwarf can win a round. A Geologist is paid for crystals and never wins.
    pub(super) const fn can_win(dwarf: Dwarf) -> bool {
        match dwarf {
            Dwarf::GoldMiner
            | Dwarf::Saboteur
            | Dwarf::GreedyDwarf
            | Dwarf::Blue
            | Dwarf::Green
            | Dwarf::Boss
            | Dwarf::Profiteer => true,
            Dwarf::Geologist => false,
        }
    }

    /// Returns true if a dwarf is on this side.
    pub(super) const fn includes(self, dwarf: Dwarf) -> bool {
        match dwarf {
            Dwarf::GoldMiner => matches!(self, Side::GoldMiners),
            Dwarf::Saboteur => matches!(self, Side::Saboteurs),
            Dwarf::GreedyDwarf => matches!(self, Side::GreedyDwarf),
            Dwarf::Blue => matches!(self, Side::Blue),
            Dwarf::Green => matches!(self, Side::Green),
            Dwarf::Boss => matches!(self, Side::Blue | Side::Green | Side::Boss),
            Dwarf::Profiteer => matches!(self, Side::Blue | Side::Green | Side::Saboteurs | Side::Profiteer),
            Dwarf::Geologist => false,
        }
    }
}

/// The way in which a round ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Ending {
    /// A player reached the treasure.
    Treasure,
    /// The treasure stayed hidden.
    Hidden,
    /// The Duel: all gold cards lie face up.
    Gold,
    /// The Duel: all markers are placed.
    Markers,
    /// The Duel: nobody has cards left.
    Cards,
    /// The Duel: the deck is empty.
    Deck,
}

impl Ending {
    pub(super) const fn of(end: MineEnd) -> Ending {
        match end {
            MineEnd::Gold => Ending::Gold,
            MineEnd::Markers => Ending::Markers,
            MineEnd::Cards => Ending::Cards,
            MineEnd::Deck => Ending::Deck,
        }
    }

    pub(super) fn possible(rules: &Rules) -> &'static [Ending] {
        match rules.game {
            Family::Base | Family::Saboteur2 => &[Ending::Treasure, Ending::Hidden],
            Family::Duel | Family::Solo if rules.end_with_deck => {
                &[Ending::Gold, Ending::Markers, Ending::Cards, Ending::Deck]
            }
            Family::Duel | Family::Solo => &[Ending::Gold, Ending::Markers, Ending::Cards],
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Ending::Treasure => "treasure",
            Ending::Hidden => "hidden",
            Ending::Gold => "gold",
            Ending::Markers => "markers",
            Ending::Cards => "cards",
            Ending::Deck => "deck",
        }
    }
}

/// All grades, best first.
pub(super) const GRADES: [Grade; 4] = [Grade::Perfect, Grade::Good, Grade::Fair, Grade::Lost];

/// The key of a measure: the players or the cards that it is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Key {
    All,
    Side(Side),
    Role(Dwarf),
    /// A number of turns.
    Turns(u32),
    Ending(Ending),
    Hands,
    Deck,
    /// The place in the order of play, from 1.
    Order(u8),
    Seat(u8),
    /// The level of a bot, with its character if one was named.
    Bot(Profile),
    /// An index into [`GRADES`].
    Grade(u8),
    Card(Card),
    CardRole(Card, Dwarf),
}

impl Key {
    pub(super) fn grade(grade: Grade) -> Key {
        Key::Grade(match grade {
            Grade::Perfect => 0,
            Grade::Good => 1,
            Grade::Fair => 2,
            Grade::Lost => 3,
        })
    }

    /// Returns its name in documents.
    pub(super) fn id(self) -> String {
        match self {
            Key::All => "all".to_owned(),
            Key::Side(side) => side.id().to_owned(),
            Key::Role(dwarf) => dwarf.id().to_owned(),
            Key::Turns(turns) => turns.to_string(),
            Key::Ending(ending) => ending.id().to_owned(),
            Key::Hands => "hands".to_owned(),
            Key::Deck => "deck".to_owned(),
            Key::Order(place) => place.to_string(),
            Key::Seat(seat) => seat.to_string(),
            Key::Bot(profile) => profile.to_string(),
            Key::Grade(at) => match GRADES[usize::from(at)] {
                Grade::Perfect => "perfect",
                Grade::Good => "good",
                Grade::Fair => "fair",
                Grade::Lost => "lost",
            }
            .to_owned(),
            Key::Card(card) => card.id().to_owned(),
            Key::CardRole(card, dwarf) => format!("{}/{}", card.id(), dwarf.id()),
        }
    }
}

/// The sums of all measures at tables of one size.
#[derive(Clone, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) rounds: u64,
    sums: BTreeMap<(Measure, Key), Ratio>,
    /// The number of rounds by number of turns.
    lengths: BTreeMap<u32, u64>,
}

impl Tally {
    /// Adds a group of observations with this sum.
    pub(super) fn add(&mut self, measure: Measure, key: Key, count: usize, sum: f64) {
        if count > 0 {
            self.sums.entry((measure, key)).or_default().add(count, sum);
        }
    }

    /// Adds an observation that is true or false.
    pub(super) fn note(&mut self, measure: Measure, key: Key, happened: bool) {
        self.add(measure, key, 1, f64::from(u8::from(happened)));
    }

    /// Adds a round with this number of turns.
    pub(super) fn add_length(&mut self, turns: u32) {
        self.rounds += 1;
        *self.lengths.entry(turns).or_default() += 1;
    }

    /// Adds another tally.
    pub(super) fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.rounds += other.rounds;
        for (at, sum) in &other.sums {
            self.sums.entry(*at).or_default().join(sum);
        }
        for (&turns, count) in &other.lengths {
            *self.lengths.entry(turns).or_default() += count;
        }
    }

    /// Returns the estimate for a measure and a key.
    pub(super) fn get(&self, measure: Measure, key: Key) -> Option<Estimate> {
        let sum = self.sums.get(&(measure, key))?;
        Some(if measure.is_share() { sum.share() } else { sum.mean() })
    }

    /// Returns the keys of a measure.
    pub(super) fn keys(&self, measure: Measure) -> Vec<Key> {
        if measure == Measure::RoundLength {
            return self.lengths.keys().map(|&turns| Key::Turns(turns)).collect();
        }
        let own = self.sums.keys().filter(|(other, _)| *other == measure);
        own.map(|&(_, key)| key).collect()
    }

    /// The number of rounds by number of turns.
    pub(super) fn lengths(&self) -> &BTreeMap<u32, u64> {
        &self.lengths
    }

    /// Returns all estimates of a measure.
    pub(super) fn estimates(&self, measure: Measure) -> Vec<(Key, Estimate)> {
        if measure == Measure::RoundLength {
            let share =
                |(&turns, &count): (&u32, &u64)| (Key::Turns(turns), Ratio::of_ones(count, self.rounds).share());
            return self.lengths.iter().map(share).collect();
        }
        let keys = self.keys(measure).into_iter();
        keys.filter_map(|key| Some((key, self.get(measure, key)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_measures_are_listed_in_their_order_and_have_names_of_their_own() {
        assert!(Measure::ALL.is_sorted());
        let mut names: Vec<&str> = Measure::ALL.iter().map(|measure| measure.id()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Measure::ALL.len());
        assert_eq!(Measure::ALL.last(), Some(&Measure::CardRoleWins));
    }

    #[test]
    fn grades_are_found_in_their_list() {
        for grade in GRADES {
            let Key::Grade(at) = Key::grade(grade) else { panic!("a grade has a key of its own") };
            assert_eq!(GRADES[usize::from(at)], grade);
        }
    }

    #[test]
    fn tallies_join_as_if_they_had_been_one() {
        let observe = |tally: &mut Tally, wins: bool, turns: u32| {
            tally.games += 1;
            tally.add_length(turns);
            tally.note(Measure::SideWins, Key::Side(Side::Saboteurs), wins);
        };
        let (mut one, mut two, mut all) = (Tally::default(), Tally::default(), Tally::default());
        for (wins, turns) in [(true, 20), (false, 30)] {
            observe(&mut one, wins, turns);
            observe(&mut all, wins, turns);
        }
        observe(&mut two, true, 20);
        observe(&mut all, true, 20);
        one.join(&two);
        for measure in Measure::ALL {
            assert_eq!(one.estimates(measure), all.estimates(measure));
        }
        let lengths = one.estimates(Measure::RoundLength);
        assert_eq!(lengths.iter().map(|(_, share)| share.mean).sum::<f64>(), 1.0);
        assert_eq!(lengths[0].1.count, 3);
    }
}
