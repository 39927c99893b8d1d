//! A table at which a game was played to its end, without anybody having waited for it: for measurements and tests.

use crate::entry::{By, Entry, Stored};
use crate::settings::{Name, Settings};
use crate::store::now;
use crate::table::{Phase, Table};
use crate::token::{Code, Token};
use saboteur_bots::Level;
use saboteur_engine::{Bytes32, Chance, Preset};

/// A new table, and everything that is stored of it: five play at random to the end.
pub fn played_table(seed: u64) -> (Code, Vec<String>) {
    let mut chance = Chance::new(seed.into(), 1);
    let code = Code::random();
    let name = Name::try_from("Ann".to_owned()).expect("a name");
    let opened = Entry::Opened {
        settings: Settings::new(Preset::Anniversary.rules()),
        name,
        token: Token::random().hash(),
        plays: true,
        password: None,
        from: None,
    };
    let mut entries = vec![opened];
    entries.extend((0..4).map(|_| Entry::BotAdded { level: Level::Random }));
    let secret = Bytes32(crate::token::random());
    entries.extend([Entry::Locked { secret }, Entry::Dealt { shares: vec![None; 5], rulings: crate::entry::RULINGS }]);
    let stored = |entry: Entry| Stored { at: now(), entry };
    let mut entries: Vec<Stored> = entries.into_iter().map(stored).collect();
    let mut table = Table::load(code, &entries).expect("these entries make a table");
    while table.phase == Phase::Playing {
        let Some(game) = table.play.as_ref().map(|play| &play.game) else {
            break;
        };
        let Some(to_act) = game.to_act() else {
            break;
        };
        let chosen = chance.pick(&game.legal_moves(to_act.seat)).to_string();
        let entry = Entry::Moved { seat: to_act.seat, chosen, by: By::Bot, id: None, note: None, spent: 0 };
        table.apply(&entry).expect("a legal move follows");
        entries.push(stored(entry));
    }
    let texts = entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry can be written"));
    (code, texts.collect())
}
