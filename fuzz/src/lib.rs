//! Properties of the engine that must hold for any input bytes. Fuzzers search for counterexamples; the tests of the
//! program try some inputs.

use saboteur_engine::{Chance, Game, Move, Record, Scenario, Seed};

/// If a text reads as a move, the written move reads as the same move again.
pub fn notation(data: &[u8]) {
    let Some(chosen) = std::str::from_utf8(data).ok().and_then(|text| text.parse::<Move>().ok()) else {
        return;
    };
    let text = chosen.to_string();
    // A card that looks the same rotated has one text for both rotations.
    let again: Move = text.parse().expect("a written move is read");
    assert_eq!(again.to_string(), text);
}

/// A record is refused, or it replays to a game with the same record.
pub fn record(data: &[u8]) {
    let Some(game) = std::str::from_utf8(data)
        .ok()
        .and_then(|text| Record::from_json(text).ok())
        .and_then(|record| Game::from_record(&record).ok())
    else {
        return;
    };
    let again = Game::from_record(&game.record()).expect("a written record is read");
    assert_eq!(again.state().hash(), game.state().hash());
}

/// A scenario is refused, or it is a game that writes the same scenario and can be played to its end.
pub fn scenario(data: &[u8]) {
    let Some(mut game) = std::str::from_utf8(data)
        .ok()
        .and_then(|text| Scenario::from_json(text).ok())
        .and_then(|scenario| Game::from_scenario(scenario).ok())
    else {
        return;
    };
    let again = Game::from_scenario(game.scenario()).expect("a written scenario is read");
    assert_eq!(again.scenario(), game.scenario());
    let mut chance = Chance::new(Seed::default(), 0);
    while let Some(to_act) = game.to_act() {
        let moves = game.legal_moves(to_act.seat);
        game.play(to_act.seat, *chance.pick(&moves)).expect("a listed move is legal");
        assert!(game.moves().len() < 1000, "the game does not end");
    }
}
