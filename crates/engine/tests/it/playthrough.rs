//! Whole rounds written out as text, with what every seat knows at every step.

use crate::support::*;
use expect_test::expect_file;
use saboteur_engine::{Chance, Game, Preset, Rules, SeenPlayer, Setup, Viewer, notation};
use std::fmt::Write;

fn cards(cards: &[saboteur_engine::Card]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| notation::card_name(card).to_string()).collect();
    names.join(" ")
}

/// Writes the view of a viewer in a few lines.
fn tell_view(game: &Game, viewer: Viewer, name: &str, text: &mut String) {
    let view = game.view(viewer);
    let goals: Vec<String> = view
        .board
        .iter()
        .filter(|card| !card.face_up && card.card.is_some())
        .map(|goal| format!("{} is {}", goal.cell, goal.card.unwrap()))
        .collect();
    let known = |player: &SeenPlayer| {
        let mut known = Vec::new();
        known.extend(player.dwarf.map(|dwarf| dwarf.to_string()));
        known.extend(player.hand.as_ref().map(|hand| cards(hand)));
        known.extend(player.gold_values.as_ref().filter(|gold| !gold.is_empty()).map(|gold| format!("gold {gold:?}")));
        known.join(", ")
    };
    let players: Vec<String> = view
        .players
        .iter()
        .enumerate()
        .map(|(seat, player)| (seat, known(player)))
        .filter(|(_, known)| !known.is_empty())
        .map(|(seat, known)| format!("{seat}: {known}"))
        .collect();
    let discards: Vec<String> = view
        .discard
        .iter()
        .map(|discard| {
            let name = discard.card.map_or("?".to_owned(), |card| notation::card_name(card).to_string());
            if discard.face_up { format!("^{name}") } else { name }
        })
        .collect();
    let parts = [
        players.join("; "),
        goals.join(", "),
        view.gold.and_then(|gold| gold.choices).map_or(String::new(), |gold| format!("gold to take {gold:?}")),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    writeln!(text, "  {name} knows {} | discard: {}", parts.join(" | "), discards.join(" ")).unwrap();
}

fn tell_table(game: &Game, text: &mut String) {
    let view = game.view(Viewer::Spectator);
    for line in view.draw_board().lines() {
        writeln!(text, "  {line}").unwrap();
    }
    let players: Vec<String> = view
        .players
        .iter()
        .map(|player| {
            format!(
                "{} cards{}{}",
                player.hand_size,
                if player.in_front.is_empty() { "" } else { " + " },
                cards(&player.in_front)
            )
        })
        .collect();
    writeln!(text, "  deck {}, hands: {}", view.deck, players.join("; ")).unwrap();
    tell_view(game, Viewer::Spectator, "spectator", text);
    for seat in game.state().seats() {
        tell_view(game, Viewer::Seat(seat), &format!("seat {seat}"), text);
    }
}

/// A game until the first moves of its second round.
fn playthrough(rules: Rules, players: usize, seed: u64) -> String {
    let mut game = Game::new(rules, Setup::new(players, seed)).unwrap();
    let mut chance = Chance::new(seed.into(), 4000);
    let mut text = format!("{}, {players} players, seed {seed}\n", serde_json::to_string(&rules).unwrap());
    tell_table(&game, &mut text);
    while game.state().round() == 1 {
        let to_act = game.to_act().unwrap();
        // The order of the list means nothing, so it must not decide what is played.
        let mut moves = game.legal_moves(to_act.seat);
        moves.sort_by_key(ToString::to_string);
        let listed: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let chosen = lively(game.state(), &moves, &mut chance);
        let number = game.moves().len() + 1;
        writeln!(text, "\n{number}. seat {} may: {}", to_act.seat, listed.join(", ")).unwrap();
        writeln!(text, "{number}. seat {}: {chosen}", to_act.seat).unwrap();
        for told in game.play(to_act.seat, chosen).unwrap() {
            let audience = serde_json::to_string(&told.audience).unwrap();
            writeln!(text, "  {audience} {}", serde_json::to_string(&told.event).unwrap()).unwrap();
        }
        tell_table(&game, &mut text);
    }
    text
}

#[test]
fn classic_with_four() {
    expect_file!["../data/playthrough-classic-4.txt"].assert_eq(&playthrough(Preset::Classic.rules(), 4, 119));
}

#[test]
fn anniversary_with_three() {
    expect_file!["../data/playthrough-anniversary-3.txt"].assert_eq(&playthrough(Preset::Anniversary.rules(), 3, 11));
}

#[test]
fn tournament_with_five() {
    expect_file!["../data/playthrough-tournament-5.txt"].assert_eq(&playthrough(Preset::Tournament.rules(), 5, 113));
}

#[test]
fn saboteur_2_with_three() {
    expect_file!["../data/playthrough-saboteur2-3.txt"].assert_eq(&playthrough(Preset::Saboteur2.rules(), 3, 7));
}

#[test]
fn the_duel() {
    expect_file!["../data/playthrough-duel-2.txt"].assert_eq(&playthrough(Preset::Duel.rules(), 2, 4));
}

#[test]
fn the_duel_alone() {
    expect_file!["../data/playthrough-solo-1.txt"].assert_eq(&playthrough(Preset::Solo.rules(), 1, 2));
}

#[test]
fn everything_with_four() {
    let rules = Preset::Everything.rules();
    expect_file!["../data/playthrough-everything-4.txt"].assert_eq(&playthrough(rules, 4, 6));
}

#[test]
fn championship_cards_and_new_goals_with_three() {
    let rules = serde_json::from_value(json!({
        "preset": "saboteur2-classic", "goal_card_swap": true, "treasure_trove": true, "veto": true,
        "change_of_direction": true, "master_crafter": true, "pathfinder": true, "diversion": true, "new_goals": true,
    }));
    expect_file!["../data/playthrough-special-3.txt"].assert_eq(&playthrough(rules.unwrap(), 3, 1));
}
