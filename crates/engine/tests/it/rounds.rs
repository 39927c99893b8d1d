//! Setting up, taking turns, and the end of rounds and of the game.

use crate::support::*;
use saboteur_engine::{
    AddressedEvent, Card, CardKind, Cell, Dwarf, Event, Game, ImpossibleRules, ImpossibleSetup, Move, Payment, Pile,
    Preset, Rules, Seat, Setup, State, Viewer,
};

fn deal(players: usize, seed: u64) -> Game {
    Game::new(Rules::default(), Setup::new(players, seed)).unwrap()
}

/// [SETUP-1]
#[test]
fn dwarf_cards_are_as_the_table_says_and_one_is_left_over() {
    for (players, saboteurs, miners) in
        [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)]
    {
        for preset in [Preset::Classic, Preset::Anniversary] {
            let game = Game::new(preset.rules(), Setup::new(players, 7)).unwrap();
            let state = game.state();
            let mut dwarves: Vec<Dwarf> = state.seats().map(|seat| state.dwarf(seat)).collect();
            assert_eq!(state.left_over().len(), 1);
            dwarves.extend(state.left_over());
            let count = |dwarf| dwarves.iter().filter(|&&other| other == dwarf).count();
            assert_eq!((count(Dwarf::Saboteur), count(Dwarf::GoldMiner)), (saboteurs, miners));
        }
    }
}

/// [SETUP-1] [GOLD-7]
#[test]
fn with_three_or_four_players_some_rounds_have_no_saboteur() {
    for players in [3, 4] {
        let without = |&seed: &u64| {
            let game = deal(players, seed);
            game.state().left_over() == [Dwarf::Saboteur]
        };
        let rounds = (0..400).filter(without).count();
        let expected = 400 / (players + 1);
        assert!(rounds > expected / 2 && rounds < expected * 2, "{rounds} of 400");
    }
}

/// [SETUP-2]
#[test]
fn the_start_and_three_shuffled_goals_lie_in_the_mine() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let game = deal(5, seed);
        let placed = game.state().board().placed();
        assert_eq!((placed[0].card, placed[0].cell), (Card::Start, Cell::new(0, 0)));
        let goals: Vec<(Cell, Card)> = placed[1..].iter().map(|goal| (goal.cell, goal.card)).collect();
        let cells: Vec<Cell> = goals.iter().map(|goal| goal.0).collect();
        assert_eq!(cells, [Cell::new(8, -2), Cell::new(8, 0), Cell::new(8, 2)]);
        assert!(placed[1..].iter().all(|goal| goal.is_face_down() && matches!(goal.card.kind(), CardKind::Goal(_))));
        seen.insert(goals.iter().map(|goal| goal.1).collect::<Vec<_>>());
    }
    assert_eq!(seen.len(), 6, "all orders occur");
}

/// [SETUP-4]
#[test]
fn hands_have_six_five_or_four_cards() {
    for (players, size) in [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)] {
        let game = deal(players, 1);
        assert!(game.state().seats().all(|seat| game.state().hand(seat).len() == size));
        assert_eq!(game.state().deck().len(), 67 - players * size);
    }
}

/// [SETUP-6]
#[test]
fn two_or_eleven_players_are_refused_with_the_reason() {
    for players in [0, 1, 2, 11, 12, 13, 200] {
        let error = Game::new(Rules::default(), Setup::new(players, 1)).err().unwrap();
        assert_eq!(error.to_string(), format!("Saboteur is for 3 to 10 players, not for {players}"));
        let ImpossibleSetup::Rules(ImpossibleRules::Players { least: 3, most: 10, .. }) = error else {
            panic!("{error:?}");
        };
    }
}

/// [TURN-1]
#[test]
fn the_first_player_is_named_or_drawn_from_the_seed() {
    let setup = |first| Setup { first, ..Setup::new(4, 9) };
    for seat in 0..4 {
        let game = Game::new(Rules::default(), setup(Some(Seat(seat)))).unwrap();
        assert_eq!(game.seat(), seat);
    }
    let first = |seed| deal(4, seed).seat();
    assert_eq!(first(9), Game::new(Rules::default(), setup(None)).unwrap().seat());
    let drawn: std::collections::BTreeSet<u8> = (0..40).map(first).collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
    let nobody = Game::new(Rules::default(), setup(Some(Seat(4)))).err().unwrap();
    assert_eq!(nobody.to_string(), "seat 4 cannot begin: the 4 seats are numbered from 0");
}

/// [TURN-1] [TURN-3]
#[test]
fn play_goes_clockwise_and_each_turn_ends_with_a_draw() {
    let mut game = scene(json!({
        "players": 3, "to_act": 1, "hands": [["cross"], ["rockfall"], ["cross"]], "deck": ["treasure_map", "rockfall"],
    }));
    game.plays(&["pass rockfall"]);
    assert_eq!(game.seat(), 2);
    assert_eq!(game.state().hand(Seat(1)), [Card::TreasureMap]);
    let drew = |card| Event::Drew { seat: Seat(1), pile: Pile::Deck, card };
    assert_eq!(game.heard(Viewer::Seat(Seat(1)))[1], drew(Some(Card::TreasureMap)));
    assert_eq!(game.heard(Viewer::Seat(Seat(0)))[1], drew(None));
    game.plays(&["pass TBLR"]);
    assert_eq!(game.seat(), 0);
    assert_eq!(game.state().hand(Seat(2)), [Card::Rockfall]);
    game.plays(&["pass TBLR"]);
    assert!(game.state().hand(Seat(0)).is_empty(), "the deck is empty and is not filled again");
}

/// [TURN-4]
#[test]
fn a_player_without_cards_is_skipped() {
    let mut game = scene(json!({
        "players": 4, "to_act": 0, "deck": [],
        "hands": [["cross", "cross"], [], [], ["rockfall", "rockfall"]],
    }));
    game.plays(&["pass TBLR"]);
    assert_eq!(game.seat(), 3);
    let skipped: Vec<Event> = game.heard(Viewer::Spectator).into_iter().skip(1).collect();
    assert_eq!(skipped, [Event::Skipped { seat: Seat(1) }, Event::Skipped { seat: Seat(2) }]);
    game.plays(&["pass rockfall", "pass TBLR"]);
    assert_eq!(game.seat(), 3);
}

/// [ROUND-1] [ROUND-2] [TURN-5]
#[test]
fn a_round_without_the_treasure_ends_with_the_last_card_and_the_next_is_set_up() {
    let mut game = scene(json!({
        "players": 5, "to_act": 2, "deck": [], "laid": ["TBLR 1,0"],
        "hands": [[], [], ["cross"], ["rockfall"], []],
        "in_front": [["broken_cart"], [], [], [], []], "gold": [[], [], [], [], [2, 1]],
        "dwarves": ["gold_miner", "gold_miner", "saboteur", "saboteur", "gold_miner"],
    }));
    game.plays(&["pass TBLR"]);
    assert_eq!((game.state().round(), game.seat()), (1, 3));
    game.plays(&["pass rockfall"]);
    let state = game.state();
    assert_eq!((state.round(), game.seat()), (2, 4), "left of the player of the last card");
    assert_eq!(state.board().placed().len(), 4);
    assert_eq!(state.board().hidden().count(), 3);
    assert_eq!(game.nuggets()[4], 3, "gold is kept");
    assert!(state.seats().all(|seat| state.hand(seat).len() == 6 && state.in_front(seat).is_empty()));
    assert_eq!(state.discard_pile().len(), 0);
    assert_eq!(state.deck().len(), 67 - 30);
    let began = game.heard(Viewer::Spectator);
    assert!(began.contains(&Event::RoundBegan { round: 2, first: Seat(4) }));
}

/// [TURN-5]
#[test]
fn who_reached_the_treasure_played_the_last_card() {
    let mut game = scene(json!({
        "players": 3, "to_act": 2, "dwarves": ["gold_miner", "gold_miner", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}], "hands": [null, null, ["straight_horizontal"]],
    }));
    game.plays(&["LR 7,0"]);
    while game.state().round() == 1 {
        let any = game.choices("take")[0].clone();
        game.plays(&[&any]);
    }
    assert_eq!(game.seat(), 0);
}

/// [ROUND-3] [ROUND-4] [SECRET-1]
#[test]
fn dwarf_cards_are_secret_until_the_round_ends() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []],
        "dwarves": ["saboteur", "gold_miner", "gold_miner"],
    }));
    let known = |game: &Game, viewer| -> Vec<bool> {
        game.view(viewer).players.iter().map(|player| player.dwarf.is_some()).collect()
    };
    assert_eq!(known(&game, Viewer::Seat(Seat(1))), [false, true, false]);
    assert_eq!(known(&game, Viewer::Spectator), [false; 3]);
    let goals = game.state().board().hidden();
    let unreached: Vec<_> =
        goals.map(|placed| saboteur_engine::UnreachedGoal { cell: placed.cell, card: placed.card }).collect();
    game.plays(&["pass TBLR"]);
    let ended = Event::RoundEnded {
        round: 1,
        reached_by: None,
        dwarves: vec![Dwarf::Saboteur, Dwarf::GoldMiner, Dwarf::GoldMiner],
        winners: vec![saboteur_engine::Camp::Saboteurs],
        winning_seats: vec![Seat(0)],
        unreached: unreached.clone(),
    };
    // Where the treasure lay is told to all.
    assert_eq!(unreached.len(), 3);
    assert!(unreached.iter().any(|goal| goal.card == saboteur_engine::Card::GoalGold));
    assert!(game.heard(Viewer::Spectator).contains(&ended));
    assert_eq!(known(&game, Viewer::Seat(Seat(1))), [false, true, false], "dealt again");
}

/// [GAME-1] [GAME-2]
#[test]
fn the_game_ends_after_the_third_round_and_the_most_nuggets_win() {
    let mut game = scene(json!({
        "players": 3, "round": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []],
        "dwarves": ["saboteur", "gold_miner", "gold_miner"], "gold": [[], [3, 2], [2]],
    }));
    game.plays(&["pass TBLR"]);
    let result = game.result();
    assert_eq!((result.scores, result.winners), (vec![4, 5, 2], vec![Seat(1)]));
    assert_eq!(game.to_act(), None);
    assert!(game.legal_moves(Seat(0)).is_empty());
    let pass = "pass TBLR".parse().unwrap();
    assert_eq!(game.check(Seat(0), pass), Err(saboteur_engine::IllegalMove::GameOver));
}

/// [GAME-2]
#[test]
fn players_with_equally_many_nuggets_share_the_win() {
    let mut game = scene(json!({
        "players": 3, "round": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []],
        "dwarves": ["saboteur", "gold_miner", "gold_miner"], "gold": [[], [3, 1], [2]],
    }));
    game.plays(&["pass TBLR"]);
    let result = game.result();
    assert_eq!((result.scores, result.winners), (vec![4, 4, 2], vec![Seat(0), Seat(1)]));
}

/// Returns the positions of the events of these kinds, in the order given.
fn positions(events: &[Event], kinds: &[fn(&Event) -> bool]) -> Vec<usize> {
    kinds.iter().map(|kind| events.iter().position(kind).expect("it was told")).collect()
}

/// Returns the payments and the event of a round that was closed.
fn closed(game: &Game) -> (Vec<Payment>, Event) {
    let closed = |event: &Event| matches!(event, Event::RoundClosed { .. });
    let events = game.heard(Viewer::Spectator);
    assert_eq!(events.iter().filter(|event| closed(event)).count(), 1);
    let event = events.into_iter().find(closed).unwrap();
    let Event::RoundClosed { payments, .. } = &event else { unreachable!() };
    (payments.clone(), event)
}

/// [ROUND-1] [ROUND-2] [GOLD-6]
#[test]
fn when_a_round_is_closed_everybody_hears_what_could_be_seen_of_it() {
    let mut game = scene(json!({
        "players": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []], "laid": ["LR 1,0"],
        "dwarves": ["saboteur", "gold_miner", "gold_miner"], "gold": [[], [3], []], "gold_stock": null,
        "goals": [{"cell": [8, 0], "card": "goal_rock_TL", "seen_by": [0]}],
    }));
    game.plays(&["pass TBLR"]);
    let (payments, event) = closed(&game);
    // The saboteur was paid 4 in two cards; the values are secret, and what the others had before does not count.
    assert_eq!(payments.iter().map(|payment| payment.gold_cards).collect::<Vec<_>>(), [2, 0, 0]);
    assert!(payments.iter().all(|payment| payment.pieces == 0 && payment.kept.is_empty() && payment.paid.is_empty()));
    let ended = *game.ended_round(1).unwrap();
    let board = ended.view(Viewer::Spectator).board;
    assert_eq!(board.len(), 5);
    // Nobody learns from it what lies face down, not even a player who has looked.
    assert_eq!(board.iter().filter(|card| card.card.is_none()).count(), 3);
    let discard = ended.discard_pile().len() as u8;
    assert_eq!(event, Event::RoundClosed { round: 1, payments, board, hand_sizes: vec![0; 3], deck: 0, discard });
    for viewer in game.state().seats().map(Viewer::Seat) {
        assert!(game.heard(viewer).contains(&event));
    }
    let order: [fn(&Event) -> bool; 4] = [
        |event| matches!(event, Event::RoundEnded { .. }),
        |event| matches!(event, Event::GoldPaid { .. }),
        |event| matches!(event, Event::RoundClosed { .. }),
        |event| matches!(event, Event::RoundBegan { round: 2, .. }),
    ];
    assert!(positions(&game.heard(Viewer::Spectator), &order).is_sorted());
}

/// [GOLD-1] [GOLD-3] [GAME-1]
#[test]
fn gold_that_is_handed_round_is_added_up_until_the_round_is_closed() {
    let mut game = scene(json!({
        "rules": "classic", "players": 3, "round": 3, "to_act": 2, "hands": [["rockfall"], ["rockfall", "cross"], ["straight_horizontal"]],
        "dwarves": ["gold_miner", "saboteur", "gold_miner"],
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }));
    game.plays(&["LR 7,0"]);
    while game.to_act().is_some() {
        assert!(!game.heard(Viewer::Spectator).iter().any(|event| matches!(event, Event::RoundClosed { .. })));
        let any = game.choices("take")[0].clone();
        game.plays(&[&any]);
    }
    let (payments, event) = closed(&game);
    assert_eq!(payments.iter().map(|payment| payment.gold_cards).collect::<Vec<_>>(), [1, 0, 2]);
    let Event::RoundClosed { round: 3, hand_sizes, .. } = event else { panic!("{event:?}") };
    assert_eq!(hand_sizes, [1, 2, 0]);
    let order: [fn(&Event) -> bool; 3] = [
        |event| matches!(event, Event::RoundEnded { .. }),
        |event| matches!(event, Event::RoundClosed { .. }),
        |event| matches!(event, Event::GameEnded { .. }),
    ];
    assert!(positions(&game.heard(Viewer::Spectator), &order).is_sorted());
}

/// Only a game keeps what is needed for it: a state that is played alone tells of no closed round.
#[test]
fn a_state_alone_tells_of_no_closed_round() {
    let game = scene(json!({
        "players": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []],
        "dwarves": ["saboteur", "gold_miner", "gold_miner"],
    }));
    let (mut state, mut told): (State, Vec<AddressedEvent>) = (*game.state(), Vec::new());
    state.play_unchecked(Move::pass(Card::Cross), &mut told);
    assert_eq!(state.round(), 2);
    assert!(!told.iter().any(|told| matches!(told.event, Event::RoundClosed { .. })));
}
