//! Numbers of ways to play the first moves of fixed deals. Any change to them is a change of the rules.

use expect_test::expect_file;
use saboteur_engine::{MoveList, Preset, Seed, State};
use std::fmt::Write;

fn perft(state: &State, depth: u32, lists: &mut [MoveList]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    state.legal_moves(list);
    if depth == 1 {
        return list.len() as u64;
    }
    let mut count = 0;
    for &chosen in list.iter() {
        let mut next = *state;
        next.play_unchecked(chosen, &mut ());
        count += perft(&next, depth - 1, deeper);
    }
    count
}

#[test]
fn the_numbers_of_positions_have_not_changed() {
    let mut table = String::from("preset players seed depth positions\n");
    for preset in Preset::ALL {
        for players in preset.rules().players() {
            for seed in 0..3 {
                let state = State::new(preset.rules(), players, Seed::from(seed), None).unwrap();
                let depth = if players == 5 && seed == 0 { 4 } else { 3 };
                let positions = perft(&state, depth, &mut vec![MoveList::new(); depth as usize]);
                writeln!(table, "{preset} {players} {seed} {depth} {positions}").unwrap();
            }
        }
    }
    expect_file!["../data/perft.txt"].assert_eq(&table);
}
