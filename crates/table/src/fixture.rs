//! A table with a finished game, for measurements and tests.

use crate::code::TableCode;
use crate::entry::{DecidedBy, Entry, RULINGS, Stored};
use crate::name::Name;
use crate::settings::Settings;
use crate::table::Table;
use crate::token::Token;
use saboteur_bots::Level;
use saboteur_engine::{Chance, Preset};

/// Returns a table with its entries: five players have played at random to the end. All of it follows from the seed.
pub fn finished_table(seed: u64, at: u64) -> (TableCode, Vec<Stored>) {
    let mut chance = Chance::new(seed.into(), 1);
    let mut dice = Chance::new(seed.into(), 2);
    let mut entropy = |bytes: &mut [u8]| bytes.fill_with(|| dice.below(256) as u8);
    let code = TableCode::new(&mut entropy);
    let opened = Entry::Opened {
        settings: Settings::new(Preset::Anniversary.rules()),
        name: Name::try_from("Ann".to_owned()).expect("a name"),
        token: Token::new(&mut entropy).hash(),
        plays: true,
        password: None,
        from: None,
    };
    let mut entries = vec![opened];
    entries.extend((0..4).map(|_| Entry::BotAdded { level: Level::Random }));
    entries.push(Table::lock(&mut entropy));
    entries.push(Entry::Committed { commitments: vec![None; 5] });
    entries.push(Entry::Dealt { shares: vec![None; 5], rulings: RULINGS });
    let stored = |entry: Entry| Stored { at, entry };
    let mut entries: Vec<Stored> = entries.into_iter().map(stored).collect();
    let mut table = Table::load(code, &entries).expect("these entries make a table");
    while let Some(play) = table.play.as_ref().filter(|play| !play.is_over()) {
        let Some(to_act) = play.game().to_act() else {
            break;
        };
        let chosen = *chance.pick(play.legal());
        let entry = Entry::Moved { seat: to_act.seat, chosen, by: DecidedBy::Bot, id: None, note: None, spent: 0 };
        table.apply(&entry).expect("a legal move follows");
        entries.push(stored(entry));
    }
    (code, entries)
}
