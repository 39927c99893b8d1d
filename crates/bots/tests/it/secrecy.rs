//! A bot moves by what its seat may know: with everything else shuffled it makes the same move.

use crate::support::some_table;
use saboteur_bots::{Bot, Level};
use saboteur_engine::{Chance, Event, Game, Move, Seat, Setup, Viewer};

/// Everything that a seat was shown so far.
fn watch(bot: &mut Bot, game: &Game, seat: Seat, opening: bool) {
    let told = if opening { game.opening() } else { game.last_told() };
    let heard = told.iter().filter(|told| told.audience.includes(Viewer::Seat(seat)));
    let heard: Vec<Event> = heard.map(|told| told.event.clone()).collect();
    bot.watch(&game.view(Viewer::Seat(seat)), &heard).unwrap();
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let mut compared = 0;
    for number in 0..40 {
        let (rules, players) = some_table(number);
        let mut game = Game::new(rules, Setup::new(players, number)).unwrap();
        let mut chance = Chance::new(number.into(), 5);
        let level = Level::ALL[number as usize % 4];
        let seed = |seat: usize| 1000 * number + seat as u64;
        let mut pairs: Vec<[Bot; 2]> =
            (0..players).map(|seat| [0, 1].map(|_| Bot::new(level, seed(seat)).with_iterations(6))).collect();
        let mut opening = true;
        while let Some(to_act) = game.to_act() {
            for (seat, pair) in Seat::all(players).zip(&mut pairs) {
                pair.iter_mut().for_each(|bot| watch(bot, &game, seat, opening));
            }
            opening = false;
            let seat = to_act.seat;
            let moves = game.legal_moves(seat);
            let other = game.state().imagine(seat, &mut chance);
            let [one, two] = &mut pairs[seat.index()];
            let chosen = one.choose(&game.view(Viewer::Seat(seat)), &moves).unwrap();
            assert_eq!(two.choose(&other.view(Viewer::Seat(seat)), &moves).unwrap(), chosen);
            compared += 1;
            // Now and then something that no bot would do.
            let odd: Move = *chance.pick(&moves);
            game.play(seat, if chance.below(4) == 0 { odd } else { chosen.chosen }).unwrap();
        }
    }
    assert!(compared > 2000, "{compared}");
}
