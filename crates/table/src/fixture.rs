//! A table with a finished game, for measurements and tests.

use crate::code::TableCode;
use crate::entry::{DecidedBy, Entry, RULINGS, Stored};
use crate::name::Name;
use crate::settings::Settings;
use crate::table::{Play, Table};
use crate::token::Token;
use saboteur_bots::Level;
use saboteur_engine::{Chance, Preset};

/// Returns a table with its entries: five players have played at random to the end. All of it follows from the seed.
pub fn finished_table(seed: u64, at: u64) -> (TableCode, Vec<Stored>) {
    played_table(Preset::Anniversary, 5, 1, seed, at)
}

/// Returns a table with its entries: this number of players have played this number of games at random.
pub fn played_table(preset: Preset, players: usize, games: u32, seed: u64, at: u64) -> (TableCode, Vec<Stored>) {
    let mut chance = Chance::new(seed.into(), 1);
    let mut dice = Chance::new(seed.into(), 2);
    let mut entropy = |bytes: &mut [u8]| bytes.fill_with(|| dice.below(256) as u8);
    let code = TableCode::new(&mut entropy);
    let opened = Entry::Opened {
        settings: Settings::new(preset.rules()),
        name: Name::try_from("Ann".to_owned()).expect("a name"),
        token: Token::new(&mut entropy).hash(),
        plays: true,
        password: None,
        from: None,
    };
    let stored = |entry: Entry| Stored { at, entry };
    let mut entries = vec![stored(opened)];
    let mut table = Table::load(code, &entries).expect("this entry opens a table");
    let mut add = |table: &mut Table, entry: Entry| {
        table.apply(&entry).expect("the entry follows");
        entries.push(stored(entry));
    };
    for _ in 1..players {
        add(&mut table, Entry::BotAdded { level: Level::Random, character: None, name: None });
    }
    for game in 0..games {
        if game > 0 {
            let results = table.play.as_ref().map_or(Vec::new(), Play::results);
            add(&mut table, Entry::Cleared { results });
        }
        add(&mut table, Table::lock(&mut entropy));
        add(&mut table, Entry::Committed { commitments: vec![None; players] });
        add(&mut table, Entry::Dealt { shares: vec![None; players], rulings: RULINGS, characters: true });
        while let Some(play) = table.play.as_ref().filter(|play| !play.is_over()) {
            let Some(to_act) = play.game().to_act() else {
                break;
            };
            let chosen = *chance.pick(play.legal());
            let by = DecidedBy::Bot;
            add(&mut table, Entry::Moved { seat: to_act.seat, chosen, by, id: None, note: None, spent: 0 });
        }
    }
    (code, entries)
}
