//! A small language for scenes: write a position, play moves, look at the table.

use saboteur_engine::{
    Action, Card, Chance, Event, Family, Game, IllegalMove, Move, Outcome, RuleOption, Rules, Scenario, Seat, State,
    Target, Viewer,
};
pub(crate) use serde_json::json;

/// The game that begins with this scenario.
pub(crate) fn scene(scenario: serde_json::Value) -> Game {
    match Scenario::from_json(&scenario.to_string()).and_then(Game::from_scenario) {
        Ok(game) => game,
        Err(error) => panic!("{error}: {scenario}"),
    }
}

/// Returns the reason why no game begins with this scenario.
pub(crate) fn impossible(scenario: serde_json::Value) -> String {
    match Scenario::from_json(&scenario.to_string()).and_then(Game::from_scenario) {
        Ok(_) => panic!("this should not be possible: {scenario}"),
        Err(error) => error.to_string(),
    }
}

/// Ways to play that are short enough for a test.
pub(crate) trait Playing {
    /// The player to act makes these moves, one after the other.
    fn plays(&mut self, moves: &[&str]);
    /// The player to act may not make this move.
    fn refuses(&self, text: &str) -> IllegalMove;
    /// The legal moves of the player to act that begin like this, sorted.
    fn choices(&self, beginning: &str) -> Vec<String>;
    /// Returns the seat that acts.
    fn seat(&self) -> u8;
    /// What everybody heard since the last but `count` events, with everything open.
    fn heard(&self, viewer: Viewer) -> Vec<Event>;
    /// The mine with everything open.
    fn mine(&self) -> String;
    /// Nuggets by seat.
    fn nuggets(&self) -> Vec<u32>;
    /// The outcome of a game that is over.
    fn result(&self) -> Outcome;
}

impl Playing for Game {
    fn plays(&mut self, moves: &[&str]) {
        for text in moves {
            let chosen = self.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let seat = self.to_act().expect("the game goes on").seat;
            if let Err(error) = self.play(seat, chosen) {
                panic!("{text}: {error}\n{}", self.mine());
            }
        }
    }

    fn refuses(&self, text: &str) -> IllegalMove {
        let chosen = self.parse_move(text).unwrap();
        let seat = self.to_act().expect("the game goes on").seat;
        assert!(!self.legal_moves(seat).contains(&chosen), "{text} is listed as legal");
        self.check(seat, chosen).expect_err(text)
    }

    fn choices(&self, beginning: &str) -> Vec<String> {
        let seat = self.to_act().expect("the game goes on").seat;
        let moves = self.legal_moves(seat);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.retain(|text| text.starts_with(beginning));
        texts.sort();
        texts
    }

    fn seat(&self) -> u8 {
        self.to_act().expect("the game goes on").seat.0
    }

    fn heard(&self, viewer: Viewer) -> Vec<Event> {
        self.events(viewer).cloned().collect()
    }

    fn mine(&self) -> String {
        self.view(Viewer::Open).draw_board()
    }

    fn nuggets(&self) -> Vec<u32> {
        self.state().seats().map(|seat| self.state().gold(seat)).collect()
    }

    fn result(&self) -> Outcome {
        self.outcome().expect("the game is over")
    }
}

/// The ruleset and number of players of that number: any valid combination comes up. A fifth of them are plain.
pub(crate) fn some_table(number: usize) -> (Rules, usize) {
    let mut chance = Chance::new((number as u64).into(), 77);
    loop {
        if chance.below(6) == 0 {
            let game = *chance.pick(&["duel", "solo"]);
            let (deck, blue) = (chance.below(3) == 0, game == "solo" && chance.below(2) == 0);
            let rules = json!({"game": game, "end_with_deck": deck, "solo_blue": blue});
            return (serde_json::from_value(rules).unwrap(), if game == "duel" { 2 } else { 1 });
        }
        let plain = chance.below(5) == 0;
        let game = *chance.pick(&[Family::Base, Family::Saboteur2]);
        let mut rules = json!({"game": game, "edition": chance.pick(&["classic", "anniversary"])});
        for option in RuleOption::ALL.into_iter().filter(|option| option.games().include(Family::Base)) {
            let on = !plain && chance.below(3) == 0;
            rules[option.name()] = json!(on && option.games().include(game));
        }
        if rules["treasure_chests"] == json!(true) {
            rules["chest_layout"] = json!(chance.pick(&["a", "b", "random"]));
        }
        let rules: Rules = serde_json::from_value(rules).unwrap();
        let players = chance.below(13) as usize;
        if rules.check(players).is_ok() {
            return (rules, players);
        }
    }
}

/// A table of the base game where every Saboteur is dealt: any valid combination with this house rule comes up.
pub(crate) fn house_table(number: usize) -> (Rules, usize) {
    let tables = (0..).map(|step| some_table(number + 10_000 * step));
    let mut house = tables.map(|(rules, players)| (Rules { most_saboteurs: true, ..rules }, players));
    house.find(|(rules, players)| rules.check(*players).is_ok()).unwrap()
}

/// Chooses moves for games that should come to an end in which somebody reaches something: builds towards the goals
/// most of the time, and does anything now and then.
pub(crate) fn lively(state: &State, moves: &[Move], chance: &mut Chance) -> Move {
    if chance.below(5) == 0 {
        return *chance.pick(moves);
    }
    let merit = |chosen: &Move| match *chosen {
        Move::Play { card, target: Target::Place { cell, rotated } } if card.is_path() => {
            let goals = state.board().hidden();
            let away = goals.map(|goal| goal.cell.distance(cell)).min().unwrap_or(0);
            let ways = card.shape(rotated).connected(card.shape(rotated).open());
            let blind = (ways != card.shape(rotated).open()) || card.id().starts_with("dead");
            40 - away as i32 - if blind { 30 } else { 0 }
        }
        Move::Play { card, .. } => match card.action() {
            Some(Action::Championship(_)) => 45,
            Some(Action::Key) => 42,
            Some(Action::Repair(_)) => 25,
            Some(Action::Sabotage(_) | Action::Intrigue(_)) => 16,
            Some(Action::TreasureMap) => 15,
            Some(Action::Rockfall) | None => 1,
        },
        Move::PayTroll { .. } => 42,
        Move::AskSponsor { .. } => 41,
        Move::Answer { .. } => 30,
        Move::Discard { removed: Some(_), .. } => 20,
        Move::Discard { removed: None, .. } => 5,
        Move::PostDwarf { .. } => 3,
    };
    let best = moves.iter().map(merit).max().unwrap_or(0);
    let best: Vec<Move> = moves.iter().copied().filter(|chosen| merit(chosen) == best).collect();
    *chance.pick(&best)
}

/// A hand of the given cards for the first seat and hands of the seed's choice for the others.
pub(crate) fn hand(players: usize, cards: &[&str]) -> serde_json::Value {
    let mut hands = vec![json!(null); players];
    hands[0] = json!(cards);
    json!(hands)
}

/// Returns the number of cards of each kind anywhere at the table.
pub(crate) fn census(state: &State) -> Vec<(Card, usize)> {
    let mut all: Vec<Card> = state.deck().to_vec();
    all.extend(state.set_aside());
    all.extend(state.in_play());
    all.extend(state.discard_pile().map(|discarded| discarded.card));
    for seat in state.seats() {
        all.extend(state.hand(seat));
        all.extend(state.in_front(seat));
    }
    all.extend(state.board().placed().iter().map(|placed| placed.card));
    all.retain(|card| {
        let pack = saboteur_engine::pack(state.rules());
        pack.iter().any(|(other, _)| other == card)
    });
    Card::ALL
        .iter()
        .map(|&card| (card, all.iter().filter(|&&other| other == card).count()))
        .filter(|&(_, count)| count > 0)
        .collect()
}

/// The seat of that number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat(number)
}

/// The mine under a line of its own: an expected picture loses the margin that all its lines share.
pub(crate) fn framed(game: &Game) -> String {
    format!("the mine:\n{}", game.mine())
}

/// Returns this number of cases: the same ones each time, or with `SOAK=1` new ones.
pub(crate) fn trying(cases: u32) -> proptest::test_runner::Config {
    use proptest::test_runner::{Config, RngSeed};
    let rng_seed = if std::env::var_os("SOAK").is_some() { RngSeed::Random } else { RngSeed::Fixed(1) };
    Config { cases, failure_persistence: None, rng_seed, ..Config::default() }
}
