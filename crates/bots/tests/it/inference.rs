//! What bots infer is better than chance, and never certain without having seen it.

use saboteur_bots::{Bot, BotTable, Level};
use saboteur_engine::{Dwarf, Game, Preset, Rules, Seat, Setup, Viewer};

/// The mean chance that `normal` gives to what others really are, shortly before the round ends, and the mean share of those cards.
fn believed(preset: Preset, players: usize, wanted: Dwarf, rounds: u64) -> (f32, f32) {
    let (mut sum, mut count, mut prior) = (0.0, 0.0, 0.0);
    for seed in 0..rounds {
        let game = Game::new(preset.rules(), Setup::new(players, seed)).unwrap();
        let bots = (0..players as u64).map(|seat| Bot::new(Level::Normal, 50 * seed + seat)).collect();
        let mut table = BotTable::new(game, bots);
        let mut last = Vec::new();
        while table.game().state().round() == 1 && table.game().state().is_in_round() {
            table.show().unwrap();
            last.clear();
            let state = table.game().state();
            for watcher in Seat::all(players) {
                let view = table.game().view(Viewer::Seat(watcher));
                let mind = table.bots()[watcher.index()].mind(&view).unwrap();
                for other in Seat::all(players).filter(|&other| !state.knows_dwarf(watcher, other)) {
                    let chances: f32 = Dwarf::ALL.into_iter().map(|dwarf| mind.is(other, dwarf)).sum();
                    assert!((chances - 1.0).abs() < 1e-3, "{chances}");
                    if state.dwarf(other) == wanted {
                        last.push(mind.is(other, wanted));
                    }
                }
                let treasure: f32 = mind.treasure().iter().map(|(_, chance)| chance).sum();
                assert!(treasure < 1.001);
            }
            if table.step().unwrap().is_none() {
                break;
            }
        }
        sum += last.iter().sum::<f32>();
        count += last.len() as f32;
        let pack = preset.rules().dwarves(players);
        let share = pack.iter().filter(|&&dwarf| dwarf == wanted).count() as f32 / pack.len() as f32;
        prior += share * last.len() as f32;
    }
    (sum / count, prior / count)
}

#[test]
fn saboteurs_are_found_out() {
    let (believed, prior) = believed(Preset::Classic, 5, Dwarf::Saboteur, 40);
    assert!(believed > prior + 0.25, "{believed} against {prior}");
}

#[test]
fn saboteurs_are_found_out_among_all_the_dwarves_of_saboteur_2() {
    let (believed, prior) = believed(Preset::Saboteur2, 6, Dwarf::Saboteur, 30);
    assert!(believed > prior + 0.05, "{believed} against {prior}");
}

/// If every Saboteur is dealt, all bots know at every moment how many there are.
#[test]
fn with_the_house_rule_the_number_of_saboteurs_is_certain() {
    let rules = Rules { most_saboteurs: true, ..Rules::default() };
    for (players, saboteurs) in [(3, 1.0), (4, 1.0), (6, 2.0)] {
        let game = Game::new(rules, Setup::new(players, 5)).unwrap();
        let bots = (0..players as u64).map(|seat| Bot::new(Level::Normal, seat)).collect();
        let mut table = BotTable::new(game, bots);
        while table.game().state().round() == 1 && table.game().state().is_in_round() {
            table.show().unwrap();
            for watcher in Seat::all(players) {
                let view = table.game().view(Viewer::Seat(watcher));
                let mind = table.bots()[watcher.index()].mind(&view).unwrap();
                let believed: f32 = Seat::all(players).map(|seat| mind.is(seat, Dwarf::Saboteur)).sum();
                assert!((believed - saboteurs).abs() < 1e-3, "{believed} of {saboteurs}");
            }
            table.step().unwrap();
        }
    }
}
