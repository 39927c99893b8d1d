//! How Saboteurs hide.

use saboteur_bots::{Bot, BotTable, Level, Observer, Reading};
use saboteur_engine::{AddressedEvent, Dwarf, Game, Preset, Seat, Setup, Viewer};

/// Plays the first two laps of many deals. Returns the share of overt acts among those of Saboteurs.
fn overt_at_first(level: Level, care: f32) -> f64 {
    let players = 5;
    let (mut acts, mut overt) = (0.0, 0.0);
    for deal in 0..60u64 {
        let game = Game::new(Preset::Anniversary.rules(), Setup::new(players, deal)).unwrap();
        let bots = (0..players as u64).map(|seat| Bot::new(level, 100 * deal + seat).with_care(care));
        let mut table = BotTable::new(game, bots.collect());
        let mut spectator = Observer::new(Reading::First);
        let viewer = Viewer::Seat(Seat(0));
        for number in 0..=2 * players {
            let game = table.game();
            let news = if number == 0 { game.opening() } else { game.last_told() };
            spectator.watch(&game.view(viewer), &AddressedEvent::heard(news, viewer)).unwrap();
            let act = spectator.last_act();
            if let Some(act) = act.filter(|act| game.state().dwarf(act.actor) == Dwarf::Saboteur) {
                acts += 1.0;
                overt += f64::from(u8::from(act.is_overt()));
            }
            table.step().unwrap();
        }
    }
    overt / acts
}

#[test]
fn saboteurs_of_level_normal_seldom_show_themselves_at_first() {
    let (hiding, open) = (overt_at_first(Level::Normal, 1.0), overt_at_first(Level::Normal, 0.0));
    assert!(hiding < 0.3, "{hiding}");
    assert!(open > 0.5, "{open}");
}
