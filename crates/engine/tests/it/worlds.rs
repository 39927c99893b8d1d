//! A view alone leads back to a state that its viewer cannot tell from the true one.

use crate::support::*;
use proptest::prelude::*;
use saboteur_engine::{Chance, Dwarf, MoveList, Seat, Seed, State, View, Viewer};

fn moves_of(state: &State) -> Vec<saboteur_engine::Move> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let mut moves = moves.to_vec();
    moves.sort_unstable();
    moves
}

/// Checks the view of a seat and the worlds that follow from it. Returns these worlds.
fn check(state: &State, seat: Seat, chance: &mut Chance) -> [State; 2] {
    let view = state.view(Viewer::Seat(seat));
    let world = view.world().unwrap_or_else(|error| panic!("{error}: {}", serde_json::to_string(&view).unwrap()));
    let own = world.to_act().is_some_and(|to_act| to_act.seat == seat);
    let seen = world.view(Viewer::Seat(seat));
    assert_eq!(seen, view);
    if own {
        assert_eq!(moves_of(&world), moves_of(state));
    }
    // Hidden cards have left no trace in it.
    let other = state.imagine(seat, chance).view(Viewer::Seat(seat)).world().unwrap();
    assert_eq!(other.hash(), world.hash());
    // Other worlds can be imagined from it as well as from the true one.
    let imagined = world.imagine(seat, chance);
    assert_eq!(imagined.view(Viewer::Seat(seat)), view);
    let text = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
    [world, imagined]
}

fn saboteurs(state: &State) -> usize {
    state.seats().filter(|&seat| state.dwarf(seat) == Dwarf::Saboteur).count()
}

proptest! {
    #![proptest_config(trying(60))]

    #[test]
    fn a_view_leads_back_to_a_world(table in 0usize..10_000, seed in any::<u64>()) {
        let (rules, players) = some_table(table);
        let mut state = State::new(rules, players, Seed::from(seed), None).unwrap();
        let mut chance = Chance::new(Seed::from(seed), 3);
        let mut moves = MoveList::new();
        while let Some(to_act) = state.to_act() {
            check(&state, to_act.seat, &mut chance);
            check(&state, Seat(chance.below(players as u32) as u8), &mut chance);
            state.legal_moves(&mut moves);
            let chosen = lively(&state, &moves, &mut chance);
            state.play_unchecked(chosen, &mut ());
        }
        check(&state, Seat(0), &mut chance);
    }
}

proptest! {
    #![proptest_config(trying(30))]

    /// [HOUSE-1]
    #[test]
    fn if_every_saboteur_is_dealt_every_world_has_them_all(table in 0usize..10_000, seed in any::<u64>()) {
        let (rules, players) = house_table(table);
        let mut state = State::new(rules, players, Seed::from(seed), None).unwrap();
        let mut chance = Chance::new(Seed::from(seed), 3);
        let mut moves = MoveList::new();
        let all = rules.dwarves(players).into_iter().filter(|&dwarf| dwarf == Dwarf::Saboteur).count();
        loop {
            let seat = Seat(chance.below(players as u32) as u8);
            prop_assert!(state.left_over().is_empty());
            prop_assert_eq!(saboteurs(&state), all);
            for mut world in check(&state, seat, &mut chance) {
                prop_assert_eq!(saboteurs(&world), all);
                let miners = vec![Dwarf::GoldMiner; players];
                prop_assert!(!world.suppose_dwarves(&miners, &mut chance), "a world without Saboteurs can be supposed");
            }
            state.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let chosen = lively(&state, &moves, &mut chance);
            state.play_unchecked(chosen, &mut ());
        }
    }
}

/// A made-up view is refused with the reason.
#[test]
fn a_view_that_cannot_be_is_refused() {
    let state = State::new(saboteur_engine::Rules::default(), 4, Seed::from(1), None).unwrap();
    let view = state.view(Viewer::Seat(Seat(1)));
    let refused = |change: &dyn Fn(&mut View)| {
        let mut view = view.clone();
        change(&mut view);
        view.world().err().unwrap().to_string()
    };
    assert_eq!(refused(&|view| view.seat = None), "no table looks like this view: it is nobody's");
    assert!(refused(&|view| view.deck += 1).ends_with("there are too few cards"));
    assert!(refused(&|view| view.deck -= 1).ends_with("some cards are nowhere"));
    assert!(refused(&|view| view.turn = Seat(9)).contains("seat 9 does not exist"));
    assert!(refused(&|view| view.board[1].cell = view.board[0].cell).contains("two cards lie at 0,0"));
    assert!(refused(&|view| view.players[0].hand_size = 200).contains("seat 0 holds 10 cards"));
    assert!(refused(&|view| view.gold.as_mut().unwrap().stock = 3).ends_with("some gold cards are nowhere"));
    assert!(
        refused(&|view| view.board[1].card = Some(saboteur_engine::Card::Cross)).contains("cross is not a goal card")
    );
}
