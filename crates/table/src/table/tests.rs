//! Who may join, and what is done only once.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use super::*;
use crate::command::Command;
use crate::entropy::counting;
use crate::fixture::{finished_table, played_table};
use crate::replay::Replay;
use crate::settings::Pace;
use crate::written::WrittenMove;
use saboteur_bots::{Character, Level};
use saboteur_engine::{Bytes32, Preset};

/// Returns a table of people with a started game.
fn playing(rules: saboteur_engine::Rules, people: usize) -> Table {
    let mut table = gathering(rules, people);
    table.apply(&Entry::Locked { secret: Bytes32([7; 32]), scheme: 2 }).unwrap();
    table
        .apply(&Entry::Dealt { shares: vec![None; people], rulings: crate::entry::RULINGS, characters: true })
        .unwrap();
    table
}

/// Returns a table of people before the start.
fn gathering(rules: saboteur_engine::Rules, people: usize) -> Table {
    let mut entropy = counting();
    let code = TableCode::new(&mut entropy);
    let name = |number: usize| Name::try_from(format!("Person {number}")).unwrap();
    let opened = Entry::Opened {
        settings: Settings::new(rules),
        name: name(0),
        token: Token::new(&mut entropy).hash(),
        plays: true,
        password: None,
        from: None,
    };
    let mut table = Table::load(code, &[Stored { at: 0, entry: opened }]).unwrap();
    for number in 1..people {
        let token = Token::new(&mut entropy).hash();
        table.apply(&Entry::Joined { name: name(number), token, plays: true }).unwrap();
    }
    table
}

#[test]
fn a_move_with_the_same_id_is_known_after_moves_of_others() {
    let mut rules = Preset::Anniversary.rules();
    rules.veto = true;
    let mut table = playing(rules, 10);
    let mut first: Option<(Seat, Move)> = None;
    // Everybody answers every play: ten people send ten ids for each of them.
    for number in 0..200 {
        let play = table.play.as_ref().unwrap();
        let Some(to_act) = play.game().to_act() else {
            break;
        };
        let (seat, chosen) = (to_act.seat, play.legal()[0]);
        if first.is_some_and(|(own, _)| own == seat) {
            // This player only watches now and does not send any id.
            let entry = Entry::Moved { seat, chosen, by: DecidedBy::Clock, id: None, note: None, spent: 0 };
            table.apply(&entry).unwrap();
            continue;
        }
        let id = Some(format!("id {number}"));
        first.get_or_insert((seat, chosen));
        table.apply(&Entry::Moved { seat, chosen, by: DecidedBy::Person, id, note: None, spent: 0 }).unwrap();
    }
    let (seat, chosen) = first.unwrap();
    assert!(table.has_done(seat, "id 0", &WrittenMove(Ok(chosen))));
    assert!(!table.has_done(seat, "id 1", &WrittenMove(Ok(chosen))));
}

/// Lets somebody new join.
fn join(table: &mut Table, name: &str, plays: bool) -> Result<Member, Refusal> {
    let token = Token::new(&mut counting());
    let entry = table.join(Name::new(name)?, &token, None, plays)?;
    table.apply(&entry).unwrap();
    Ok(table.people.len() as Member - 1)
}

#[test]
fn people_who_have_left_do_not_fill_a_table() {
    let mut table = gathering(Preset::Anniversary.rules(), 2);
    for number in 0..250 {
        let member = join(&mut table, &format!("Stranger {number}"), false).unwrap();
        table.apply(&Entry::Left { member }).unwrap();
    }
    let member = join(&mut table, "Cleo", true).unwrap();
    assert_eq!(table.seat_of(member), Some(Seat(2)));
}

#[test]
fn a_flood_of_joins_ends_with_a_new_password() {
    let mut table = gathering(Preset::Anniversary.rules(), 2);
    let flood = |table: &mut Table| {
        while let Ok(member) = join(table, "Stranger", false) {
            table.apply(&Entry::Left { member }).unwrap();
        }
        join(table, "Cleo", true).unwrap_err().code
    };
    assert_eq!(flood(&mut table), RefusalCode::TooMuch);
    // Everybody else can still make changes.
    let stand = crate::command::Command::Stand;
    assert!(table.decide(1, &stand, "", &mut counting()).is_ok());
    table.apply(&Entry::Password { password: None }).unwrap();
    assert!(join(&mut table, "Cleo", true).is_ok());
}

#[test]
fn nobody_uses_up_the_changes_of_somebody_else() {
    use crate::command::Command;
    let mut table = gathering(Preset::Anniversary.rules(), 3);
    let decide = |table: &Table, member, command: Command| table.decide(member, &command, "", &mut counting());
    let mut changes = 0;
    loop {
        let command = if changes % 2 == 0 { Command::Stand } else { Command::Sit };
        match decide(&table, 1, command) {
            Ok(entry) => table.apply(&entry).unwrap(),
            Err(refusal) => break assert_eq!(refusal.code, RefusalCode::TooMuch),
        }
        changes += 1;
    }
    assert!(decide(&table, 2, Command::Stand).is_ok());
    assert!(decide(&table, 0, Command::Mute { member: 1, muted: true }).is_ok());
    assert!(decide(&table, 1, Command::Leave).is_ok());
}

#[test]
fn absent_people_make_room() {
    let mut table = gathering(Preset::Duel.rules(), 2);
    let nobody = |_| false;
    let everybody = |_| true;
    assert_eq!(join(&mut table, "Cleo", true).unwrap_err().code, RefusalCode::TableFull);
    // A person who came keeps the seat, and so does the host.
    assert_eq!(table.makes_room(true, everybody, nobody), None);
    assert_eq!(table.makes_room(true, nobody, nobody), Some(1));
    table.apply(&Entry::Left { member: 1 }).unwrap();
    assert!(join(&mut table, "Cleo", true).is_ok());
    // Spectators who are gone make room for others, players do not.
    let watcher = join(&mut table, "Watcher", false).unwrap();
    assert_eq!(table.makes_room(false, everybody, nobody), Some(watcher));
    assert_eq!(table.makes_room(false, everybody, everybody), None);
}

#[test]
fn the_key_of_a_game_is_known_when_a_closed_game_is_over() {
    for (closed, password, spectators) in [(false, false, true), (true, true, true), (true, false, false)] {
        let mut table = gathering(Preset::Anniversary.rules(), 3);
        table.settings.spectators = spectators;
        let password = password.then(|| TokenHash::of_password(&table.code, "gold"));
        table.apply(&Entry::Password { password }).unwrap();
        table.apply(&Entry::Locked { secret: Bytes32([7; 32]), scheme: 2 }).unwrap();
        table.apply(&Entry::Dealt { shares: vec![None; 3], rulings: crate::entry::RULINGS, characters: true }).unwrap();
        assert_eq!(table.key(), None);
        table.apply(&Entry::Abandoned).unwrap();
        assert_eq!(table.key().is_some(), closed);
        // It stays closed, and open, even if the host changes the settings later.
        table.apply(&Entry::Password { password: None }).unwrap();
        assert_eq!(table.key().is_some(), closed);
    }
}

#[test]
fn a_table_with_many_games_is_loaded_like_one_that_was_played() {
    let (code, mut entries) = finished_table(3, 0);
    let dealt = entries.iter().position(|stored| matches!(stored.entry, Entry::Locked { .. })).unwrap();
    let again: Vec<Stored> = entries[dealt..].to_vec();
    for stored in &mut entries {
        if let Entry::Moved { id, .. } = &mut stored.entry {
            *id = Some("first".to_owned());
        }
    }
    let first = entries.len();
    for _ in 0..2 {
        entries.push(Stored { at: 0, entry: Entry::Cleared { results: Vec::new() } });
        // Another game has another seed, so its moves do not fit.
        entries.extend(again.iter().take(3).cloned());
    }
    let loaded = Table::load(code, &entries).unwrap();
    let mut played = Table::load(code, &entries[..1]).unwrap();
    entries[1..].iter().for_each(|stored| played.apply(&stored.entry).unwrap());
    assert_eq!((loaded.number, loaded.told(), loaded.games), (played.number, played.told(), played.games));
    assert_eq!((loaded.forgotten, loaded.stage, &loaded.seats), (played.forgotten, played.stage, &played.seats));
    assert_eq!(loaded.happened, played.happened);
    assert_eq!(loaded.ids, played.ids);
    let hash = |table: &Table| table.play.as_ref().unwrap().game().state().hash();
    assert_eq!(hash(&loaded), hash(&played));
    // The first game is found, and the others are not over.
    let found = |number| Replay::find(code, &entries, number);
    assert_eq!(found(1).unwrap().moves(), first - dealt - 3);
    assert!(found(2).is_none() && found(3).is_none());
}

/// Carries out a command of the host.
fn host(table: &mut Table, command: &Command) {
    let entry = table.decide(0, command, "", &mut counting()).unwrap();
    table.apply(&entry).unwrap();
}

#[test]
fn the_pace_of_the_bots_can_change_during_a_game() {
    let mut table = playing(Preset::Anniversary.rules(), 3);
    let settings = Settings { pace: Pace::Slow, ..table.settings.clone() };
    host(&mut table, &Command::Set { settings: Box::new(settings.clone()) });
    assert_eq!(table.settings.pace, Pace::Slow);
    let chat = Settings { chat: !settings.chat, ..settings.clone() };
    for settings in [chat, Settings::new(Preset::Duel.rules())] {
        let command = Command::Set { settings: Box::new(settings) };
        assert_eq!(table.decide(0, &command, "", &mut counting()).unwrap_err().code, RefusalCode::GameRunning);
    }
    let command = Command::Set { settings: Box::new(Settings { pace: Pace::Fast, ..settings }) };
    assert_eq!(table.decide(1, &command, "", &mut counting()).unwrap_err().code, RefusalCode::HostOnly);
}

/// Deals a game with a secret.
fn deal(table: &mut Table, secret: u8) {
    let seats = table.seats.len();
    table.apply(&Entry::Locked { secret: Bytes32([secret; 32]), scheme: 2 }).unwrap();
    table.apply(&Entry::Committed { commitments: vec![None; seats] }).unwrap();
    let shares = vec![None; seats];
    table.apply(&Entry::Dealt { shares, rulings: crate::entry::RULINGS, characters: true }).unwrap();
}

/// Returns the characters of the bots in all seats.
fn characters(table: &Table) -> Vec<Option<Character>> {
    Seat::all(table.seats.len()).map(|seat| table.bot_at(seat)?.character).collect()
}

fn bots(table: &Table) -> Vec<Option<String>> {
    table.play.as_ref().unwrap().record().bots().to_vec()
}

#[test]
fn the_characters_of_a_table_are_drawn_once_and_depend_on_nothing_that_is_dealt() {
    let mut table = gathering(Preset::Anniversary.rules(), 1);
    for _ in 0..5 {
        host(&mut table, &Command::AddBot { level: Level::Normal, character: None });
    }
    let drawn = characters(&table);
    let different: std::collections::BTreeSet<_> = drawn[1..].iter().collect();
    assert_eq!((drawn[0], different.len()), (None, 5));
    // Every deal has other roles, and a rematch draws nothing again.
    let mut roles = std::collections::BTreeSet::new();
    for secret in 0..20 {
        deal(&mut table, secret);
        assert_eq!(characters(&table), drawn);
        let state = table.play.as_ref().unwrap().game().state();
        roles.insert(Seat::all(6).map(|seat| state.dwarf(seat)).collect::<Vec<_>>());
        let named = |character: &Option<Character>| character.map(|character| format!("normal:{character}"));
        assert_eq!(bots(&table), drawn.iter().map(named).collect::<Vec<_>>());
        table.apply(&Entry::Abandoned).unwrap();
        host(&mut table, &Command::Rematch);
    }
    assert!(roles.len() > 5, "{roles:?}");
    // Another order of the seats takes the characters along.
    host(&mut table, &Command::Order { seats: vec![5, 4, 3, 2, 1, 0] });
    assert!(characters(&table).iter().eq(drawn.iter().rev()));
}

#[test]
fn every_node_that_loads_a_table_draws_the_same_characters() {
    let loaded = |seed: u64| {
        let (code, mut entries) = played_table(Preset::Anniversary, 6, 1, seed, 0);
        for stored in &mut entries {
            if let Entry::BotAdded { level, .. } = &mut stored.entry {
                *level = Level::Normal;
            }
        }
        characters(&Table::load(code, &entries).unwrap())
    };
    assert_eq!(loaded(1), loaded(1));
    assert!((2..5).any(|seed| loaded(seed) != loaded(1)));
}

#[test]
fn the_host_chooses_a_character_or_leaves_it_to_the_draw() {
    let mut table = gathering(Preset::Anniversary.rules(), 1);
    host(&mut table, &Command::AddBot { level: Level::Easy, character: None });
    let drawn = characters(&table)[1].unwrap();
    let other = Character::ALL.into_iter().find(|&other| other != drawn).unwrap();
    let told = |table: &Table| serde_json::to_value(&table.view(&Default::default()).seats[1]).unwrap();
    assert_eq!(told(&table)["character"], drawn.name());
    assert_eq!(told(&table)["chosen"], false);
    host(&mut table, &Command::SetBot { seat: 1, level: Level::Hard, character: Some(other) });
    let said = serde_json::json!({"type": "bot", "name": "Orin", "level": "hard", "character": other, "chosen": true});
    assert_eq!(told(&table), said);
    host(&mut table, &Command::SetBot { seat: 1, level: Level::Hard, character: None });
    assert_eq!(characters(&table)[1], Some(drawn));
    // A bot that moves at random has no character, and neither has one in The Duel.
    host(&mut table, &Command::SetBot { seat: 1, level: Level::Random, character: Some(other) });
    assert_eq!(told(&table)["character"], serde_json::Value::Null);
    host(&mut table, &Command::SetBot { seat: 1, level: Level::Hard, character: Some(other) });
    host(&mut table, &Command::Set { settings: Box::new(Settings::new(Preset::Duel.rules())) });
    assert_eq!(told(&table)["character"], serde_json::Value::Null);
    deal(&mut table, 1);
    assert_eq!(bots(&table), [None, Some("hard".to_owned())]);
}

#[test]
fn nobody_can_take_a_bot_for_a_person() {
    let name = |table: &Table, seat: usize| {
        serde_json::to_value(&table.view(&Default::default()).seats[seat]).unwrap()["name"].clone()
    };
    let add = Command::AddBot { level: Level::Easy, character: None };
    let mut table = gathering(Preset::Anniversary.rules(), 1);
    // Its first letter is a zero.
    join(&mut table, "0rin", true).unwrap();
    host(&mut table, &add);
    assert_eq!(name(&table, 2), "Bombra");
    // A table of an older version keeps the name that it had.
    table.apply(&Entry::BotAdded { level: Level::Easy, character: None, name: None }).unwrap();
    assert_eq!(name(&table, 3), "Orin");
    let unknown = Entry::BotAdded { level: Level::Easy, character: None, name: Some("Nobody".to_owned()) };
    assert!(table.apply(&unknown).is_err());
}

#[test]
fn a_bot_that_sits_in_is_told_with_its_character() {
    let mut table = gathering(Preset::Anniversary.rules(), 3);
    deal(&mut table, 1);
    let told = |table: &Table| serde_json::to_value(&table.view(&Default::default()).seats[2]).unwrap();
    assert_eq!(told(&table)["bot"], serde_json::Value::Null);
    table.apply(&Entry::StoodIn { seat: Seat(2) }).unwrap();
    let character = characters(&table)[2].unwrap();
    assert_eq!(told(&table)["bot"], serde_json::json!({"level": "normal", "character": character}));
    table.apply(&Entry::Returned { seat: Seat(2) }).unwrap();
    assert_eq!(told(&table)["bot"], serde_json::Value::Null);
}

#[test]
fn entries_of_older_servers_are_read() {
    let read = |text: &str| serde_json::from_str::<Entry>(text).unwrap();
    let mut table = gathering(Preset::Anniversary.rules(), 1);
    for _ in 0..2 {
        table.apply(&read(r#"{"type": "bot_added", "level": "hard"}"#)).unwrap();
    }
    table.apply(&read(r#"{"type": "bot_level", "seat": 2, "level": "easy"}"#)).unwrap();
    table.apply(&Entry::Locked { secret: Bytes32([7; 32]), scheme: 2 }).unwrap();
    table.apply(&read(r#"{"type": "dealt", "shares": [null, null, null], "rulings": 2}"#)).unwrap();
    // The record does not claim characters for bots that had none when the game was dealt.
    assert_eq!(bots(&table), [None, Some("hard".to_owned()), Some("easy".to_owned())]);
    // From now on they have characters.
    assert!(characters(&table)[1..].iter().all(Option::is_some));
}
