//! The setup of a round by the rules: dwarf cards, hands, goals and start cards.

use super::{Edition, Family, RuleOption, Rules};
use crate::card::Card;
use crate::cell::Cell;
use crate::duel::Hoard;
use crate::dwarf::Dwarf;
use crate::list::List;
use crate::seat::Seat;
use crate::team::Team;

impl Rules {
    /// Returns the number of gold pieces that each player begins the game with (TOLL-1).
    pub(crate) fn starting_pieces(&self) -> u8 {
        u8::from(self.tunnel_toll)
    }

    /// Returns true if the old dwarf card leaves the round when Change Hats replaces it (HATS-1).
    pub(crate) fn dwarf_leaves(&self) -> bool {
        self.game == Family::Saboteur2 && self.edition == Edition::Classic
    }

    /// Returns true if this card takes effect as soon as it is drawn, so that it is never in a hand (SOLO-2, SOLO-3).
    pub(crate) fn strikes(&self, card: Card) -> bool {
        self.game == Family::Solo && (card == Card::Rockfall || card.breaks().is_some())
    }

    /// Returns true if the game is The Duel, for two or for one.
    #[inline]
    pub fn is_duel(&self) -> bool {
        matches!(self.game, Family::Duel | Family::Solo)
    }

    /// Returns the dwarf cards that are shuffled for `players`, in a fixed order (SETUP-1, GREEDY-1, TOURNAMENT-1,
    /// HOUSE-1, SETUP2-1).
    pub fn dwarves(&self, players: usize) -> Vec<Dwarf> {
        let counts = self.dwarf_counts(players).into_iter();
        counts.flat_map(|(dwarf, count)| std::iter::repeat_n(dwarf, count)).collect()
    }

    /// Returns the number of each dwarf card that is shuffled for `players`.
    pub fn dwarf_counts(&self, players: usize) -> [(Dwarf, usize); 8] {
        let mut counts = [
            (Dwarf::Saboteur, 3),
            (Dwarf::GoldMiner, 0),
            (Dwarf::GreedyDwarf, 0),
            (Dwarf::Blue, 4),
            (Dwarf::Green, 4),
            (Dwarf::Boss, 1),
            (Dwarf::Profiteer, 1),
            (Dwarf::Geologist, 2),
        ];
        if self.is_duel() {
            counts.iter_mut().for_each(|(_, count)| *count = 0);
        }
        if self.game == Family::Base {
            let (saboteurs, miners, greedy) = self.base_dwarf_counts(players);
            counts.iter_mut().for_each(|(_, count)| *count = 0);
            (counts[0].1, counts[1].1, counts[2].1) = (saboteurs, miners, greedy);
        }
        counts
    }

    /// Returns the numbers of Saboteurs, Gold Miners and Greedy Dwarves in the base game.
    fn base_dwarf_counts(&self, players: usize) -> (usize, usize, usize) {
        if self.tournament {
            return match players {
                ..=5 => (1, 3, 1),
                6 => (2, 3, 1),
                7 => (2, 3, 2),
                8 => (3, 3, 2),
                9.. => (3, 4, 2),
            };
        }
        let (saboteurs, miners) = match players {
            ..=3 => (1, 3),
            4 => (1, 4),
            5 => (2, 4),
            6 => (2, 5),
            7 => (3, 5),
            8 => (3, 6),
            9 => (3, 7),
            10.. => (4, 7),
        };
        let greedy = usize::from(self.greedy_dwarf);
        let taken_out = usize::from(self.most_saboteurs);
        (saboteurs, miners - greedy - taken_out, greedy)
    }

    /// Returns the number of cards that each player is dealt (SETUP-4).
    pub fn hand_size(&self, players: usize) -> usize {
        match (self.game, players) {
            (Family::Saboteur2 | Family::Duel | Family::Solo, _) | (Family::Base, ..=5) => 6,
            (Family::Base, 6..=7) => 5,
            (Family::Base, 8..) => 4,
        }
    }

    /// Returns the number of cards of the shuffled deck that are put aside unseen (SETUP2-3).
    pub fn set_aside(&self) -> usize {
        match self.game {
            Family::Base | Family::Duel => 0,
            Family::Saboteur2 | Family::Solo => 10,
        }
    }

    /// Returns the most cards that a player may discard at once (PASS-1, PASS2-1).
    pub fn most_passed(&self) -> usize {
        match self.game {
            Family::Base => 1,
            Family::Saboteur2 => 3,
            Family::Duel | Family::Solo => 2,
        }
    }

    /// Returns true if rounds pay in gold cards with secret values instead of gold pieces (TOURNAMENT-2).
    pub fn has_gold_cards(&self) -> bool {
        self.game == Family::Base && !self.tournament
    }

    /// Returns the cells of the goal cards (SETUP-2).
    pub fn goal_cells(&self) -> &'static [Cell] {
        const CELLS: [Cell; 5] =
            [Cell::new(8, -4), Cell::new(8, -2), Cell::new(8, 0), Cell::new(8, 2), Cell::new(8, 4)];
        const DUEL: [Cell; 6] =
            [Cell::new(5, -2), Cell::new(5, 0), Cell::new(5, 2), Cell::new(7, -1), Cell::new(7, 1), Cell::new(9, 0)];
        const SOLO: [Cell; 6] =
            [Cell::new(8, -2), Cell::new(8, 0), Cell::new(8, 2), Cell::new(10, -1), Cell::new(10, 1), Cell::new(12, 0)];
        match self.game {
            Family::Duel => &DUEL,
            Family::Solo => &SOLO,
            Family::Base | Family::Saboteur2 if self.new_goals => &CELLS,
            Family::Base | Family::Saboteur2 => &CELLS[1..4],
        }
    }

    /// Returns the postcards in the mine and their cells (POSTCARD-1).
    pub(crate) fn postcards(&self) -> impl Iterator<Item = (Card, Cell)> + use<> {
        let crowded = self.tournament || (self.costume_department && self.tunnel_party);
        let cards = [
            (self.costume_department, Card::CostumeDepartment, Cell::new(4, -1)),
            (self.tunnel_party, Card::TunnelParty, Cell::new(4, 1)),
        ];
        let chosen = cards.into_iter().filter(|(on, ..)| *on);
        chosen.map(move |(_, card, beside)| (card, if crowded { beside } else { MIDDLE }))
    }

    /// Returns true if there is a postcard in the mine.
    #[inline]
    pub(crate) fn has_postcards(&self) -> bool {
        self.costume_department | self.tunnel_party
    }

    /// Returns true if any championship card is in the pack (SPECIAL-1).
    pub(crate) fn has_championship_cards(&self) -> bool {
        self.added_cards().any(|card| card.goal().is_none())
    }

    /// Returns true if players can have gold pieces (TOURNAMENT-2, NEWGOALS-2, TOLL-1, CHEST-5).
    pub fn has_pieces(&self) -> bool {
        let pieces = self.game == Family::Saboteur2 || self.tournament;
        let added_goal = || self.added_cards().any(Card::is_goal);
        pieces || self.new_goals || self.tunnel_toll || self.treasure_chests || added_goal()
    }

    /// Returns the most cards that a hand can hold. Chests can make it larger than it was dealt (CHEST-6).
    pub fn largest_hand(&self, players: usize) -> usize {
        self.hand_size(players) + if self.treasure_chests { 3 } else { 0 }
    }

    /// Returns the cards from which the goals are drawn, the treasure first (SETUP-2, NEWGOALS-1).
    pub(crate) fn goal_cards(&self) -> List<Card, MOST_GOAL_CARDS> {
        let printed: &[Card] = match self.game {
            Family::Duel | Family::Solo => Hoard::GOLD_CARDS,
            Family::Base | Family::Saboteur2 if self.new_goals => &NEW_GOALS,
            Family::Base | Family::Saboteur2 => &GOAL_CARDS,
        };
        let mut cards = List::empty(Card::GoalGold);
        let added = self.added_cards().filter(|card| card.goal().is_some());
        printed.iter().copied().chain(added).for_each(|card| cards.push(card));
        cards
    }

    /// Returns the cards that options add to the goals and to the pack.
    pub(crate) fn added_cards(&self) -> impl Iterator<Item = Card> + use<> {
        let rules = *self;
        RuleOption::ALL.into_iter().filter(move |&option| rules.has(option)).filter_map(RuleOption::card)
    }

    /// Returns the start cards and their cells (SETUP-2, DUEL-1, SOLO-1).
    pub(crate) fn starts(&self) -> &'static [(Card, Cell)] {
        const DUEL: [(Card, Cell); 2] = [(Card::StartBlue, Cell::new(0, -1)), (Card::StartGreen, Cell::new(0, 1))];
        match self.game {
            Family::Base | Family::Saboteur2 => &[(Card::Start, START)],
            Family::Duel => &DUEL,
            Family::Solo if self.solo_blue => &[(Card::StartBlue, START)],
            Family::Solo => &[(Card::StartGreen, START)],
        }
    }

    /// Returns the team of a seat in The Duel: seat 0 is green and seat 1 is blue. A lone player is green unless
    /// `solo_blue` is on (DUEL-2, SOLO-1).
    pub(crate) fn duel_team(&self, seat: Seat) -> Team {
        if seat.0 == 1 || self.solo_blue { Team::Blue } else { Team::Green }
    }
}

/// The cell of the start card, except in The Duel for two.
pub(crate) const START: Cell = Cell::new(0, 0);

/// The most goal cards of a game: the gold cards of The Duel.
pub(crate) const MOST_GOAL_CARDS: usize = 18;

/// The goal cards of the base game (SETUP-2).
const GOAL_CARDS: [Card; 3] = [Card::GoalGold, Card::GoalRockTR, Card::GoalRockTL];

/// The eight cards of New Goals, the treasure first (NEWGOALS-1).
const NEW_GOALS: [Card; 8] = [
    Card::NewGold,
    Card::SackOne,
    Card::SackTwo,
    Card::Dragon,
    Card::GiantSpider,
    Card::RockTR,
    Card::RockTL,
    Card::RockCross,
];

/// The cell of the random path card of the tournament variant, or of a postcard (TOURNAMENT-3, POSTCARD-1).
pub(crate) const MIDDLE: Cell = Cell::new(4, 0);

/// The number of gold cards with one, two and three nuggets in the base game (SETUP-5).
pub const GOLD_CARDS: [u8; 3] = [16, 8, 4];
