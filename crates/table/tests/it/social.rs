//! What people do beside the game: pointing, seats that are taken over, gestures, the score and the unmasking.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use saboteur_bots::{Bot, Level, show};
use saboteur_engine::{Chance, Dwarf, Event, Preset, Rules, Seat, Viewer};
use saboteur_table::{
    Command, Cursor, DecidedBy, Entry, Gesture, Member, Message, Name, News, Occupant, Pointing, RULINGS, RefusalCode,
    Replay, Room, Settings, Stance, Stored, Table, TableCode, TimeLeft, Token, UnmaskedLine, Update, ViewerChoice,
    finished_table, played_table,
};
use std::collections::BTreeMap;

/// Returns bytes that count up from 1.
fn counting() -> impl FnMut(&mut [u8]) {
    let mut next = 0u8;
    move |bytes| {
        for byte in bytes {
            next = next.wrapping_add(1);
            *byte = next;
        }
    }
}

/// A table whose entries are kept.
struct Log {
    code: TableCode,
    table: Table,
    entries: Vec<Stored>,
}

impl Log {
    /// A table of people, with bots after them.
    fn new(settings: Settings, people: usize, bots: usize) -> Log {
        let mut entropy = counting();
        let code = TableCode::new(&mut entropy);
        let name = |number: usize| Name::try_from(format!("Person {number}")).unwrap();
        let opened = Entry::Opened {
            settings,
            name: name(0),
            token: Token::new(&mut entropy).hash(),
            plays: true,
            password: None,
            from: None,
        };
        let entries = vec![Stored { at: 0, entry: opened }];
        let mut log = Log { code, table: Table::load(code, &entries).unwrap(), entries };
        for number in 1..people {
            log.add(Entry::Joined { name: name(number), token: Token::new(&mut entropy).hash(), plays: true });
        }
        for _ in 0..bots {
            log.ask(0, &Command::AddBot { level: Level::Normal, character: None }).unwrap();
        }
        log
    }

    fn add(&mut self, entry: Entry) {
        self.table.apply(&entry).unwrap();
        // Everything is stored as text.
        let stored = serde_json::to_string(&Stored { at: 0, entry }).unwrap();
        self.entries.push(serde_json::from_str(&stored).unwrap());
    }

    /// Carries a command out, as far as the table does that.
    fn ask(&mut self, member: Member, command: &Command) -> Result<(), RefusalCode> {
        let entry = self.table.decide(member, command, "", &mut counting()).map_err(|refusal| refusal.code)?;
        self.add(entry);
        Ok(())
    }

    fn deal(&mut self) {
        let seats = self.table.seats.len();
        self.add(Table::lock(&mut counting()));
        self.add(Entry::Committed { commitments: vec![None; seats] });
        self.add(Entry::Dealt { shares: vec![None; seats], rulings: RULINGS, characters: true });
    }

    /// Makes a random move. Returns false if the game is over.
    fn step(&mut self, chance: &mut Chance) -> bool {
        let play = self.table.play.as_ref().unwrap();
        let Some(to_act) = play.game().to_act() else {
            return false;
        };
        let chosen = *chance.pick(play.legal());
        let by = DecidedBy::Person;
        self.add(Entry::Moved { seat: to_act.seat, chosen, by, id: None, note: None, spent: 0 });
        true
    }

    fn pointing(&self) -> &[Pointing] {
        self.table.play.as_ref().unwrap().pointing()
    }

    /// Returns true if the last move turned the dwarf cards over or dealt new ones.
    fn has_turned(&self) -> bool {
        let told = self.table.play.as_ref().unwrap().game().last_told().iter();
        told.into_iter().any(|told| matches!(told.event, Event::RoundEnded { .. } | Event::RoundBegan { .. }))
    }
}

fn settings(preset: Preset) -> Settings {
    Settings::new(preset.rules())
}

fn point(seat: u8, at: u8, stance: Option<Stance>) -> Command {
    Command::Point { seat, at, stance }
}

#[test]
fn one_stance_stands_for_each_pair_until_the_round_ends() {
    let mut pointed = 0;
    for seed in 0..8u64 {
        let mut chance = Chance::new(seed.into(), 0);
        let players = 3 + chance.below(6) as usize;
        let mut log = Log::new(settings(Preset::Classic), players, 0);
        log.deal();
        let mut expected: BTreeMap<(Seat, Seat), Stance> = BTreeMap::new();
        let mut steps: Vec<Vec<Pointing>> = Vec::new();
        let listed = |expected: &BTreeMap<(Seat, Seat), Stance>| -> Vec<Pointing> {
            expected.iter().map(|(&(seat, at), &stance)| Pointing { seat, at, stance }).collect()
        };
        loop {
            for _ in 0..chance.below(3) {
                let seat = chance.below(players as u32) as u8;
                let at = chance.below(players as u32) as u8;
                let stance = *chance.pick(&[Some(Stance::Accuse), Some(Stance::Vouch), None]);
                let done = log.ask(u16::from(seat), &point(seat, at, stance));
                let paying = done == Err(RefusalCode::NoPointing);
                assert!(done.is_ok() || paying);
                assert!(seat != at || paying);
                if done.is_ok() {
                    pointed += 1;
                    match stance {
                        Some(stance) => _ = expected.insert((Seat(seat), Seat(at)), stance),
                        None => _ = expected.remove(&(Seat(seat), Seat(at))),
                    }
                }
                assert_eq!(log.pointing(), listed(&expected));
            }
            steps.push(listed(&expected));
            if !log.step(&mut chance) {
                break;
            }
            if log.has_turned() {
                expected.clear();
            }
            assert_eq!(log.pointing(), listed(&expected));
        }
        // The record knows nothing of it, and the replay shows it.
        let moves = log.table.play.as_ref().unwrap().game().moves().len();
        let replay = Replay::find(log.code, &log.entries, 1).unwrap();
        assert_eq!(replay.record.moves().len(), moves);
        let shown = replay.steps(0, moves, ViewerChoice::Open).unwrap();
        assert_eq!(shown.iter().map(|step| step.pointed.clone()).collect::<Vec<_>>(), steps);
        // A table that is loaded is the same, also when its game is history.
        let same = |log: &Log| {
            let loaded = Table::load(log.code, &log.entries).unwrap();
            assert_eq!(
                (loaded.told(), loaded.number, loaded.score()),
                (log.table.told(), log.table.number, log.table.score())
            );
            let pointing = |table: &Table| table.play.as_ref().map(|play| play.pointing().to_vec());
            assert_eq!(pointing(&loaded), pointing(&log.table));
        };
        same(&log);
        log.ask(0, &Command::Rematch).unwrap();
        same(&log);
        log.deal();
        assert_eq!(log.pointing(), []);
        same(&log);
    }
    assert!(pointed > 500, "{pointed}");
}

#[test]
fn pointing_is_refused_where_it_means_nothing() {
    let refused = |log: &mut Log, command: &Command| log.ask(0, command).unwrap_err();
    let mut log = Log::new(settings(Preset::Anniversary), 3, 0);
    let accuse = point(0, 1, Some(Stance::Accuse));
    assert_eq!(refused(&mut log, &accuse), RefusalCode::NoPointing);
    log.deal();
    log.ask(0, &accuse).unwrap();
    assert_eq!(refused(&mut log, &point(1, 2, Some(Stance::Accuse))), RefusalCode::NotYourSeat);
    assert_eq!(refused(&mut log, &point(0, 0, Some(Stance::Accuse))), RefusalCode::NoPointing);
    assert_eq!(refused(&mut log, &point(0, 7, Some(Stance::Accuse))), RefusalCode::NoSuchSeat);
    // Enough is enough.
    for number in 0..199 {
        log.ask(0, &point(0, 1 + number % 2, Some(Stance::Vouch))).unwrap();
    }
    assert_eq!(refused(&mut log, &accuse), RefusalCode::TooMuch);
    log.add(Entry::Abandoned);
    assert_eq!(refused(&mut log, &accuse), RefusalCode::NoPointing);
    let mut off = Log::new(Settings { pointing: false, ..settings(Preset::Anniversary) }, 3, 0);
    off.deal();
    assert_eq!(refused(&mut off, &accuse), RefusalCode::NoPointing);
    let mut duel = Log::new(settings(Preset::Duel), 2, 0);
    duel.deal();
    assert_eq!(refused(&mut duel, &accuse), RefusalCode::NoPointing);
}

#[test]
fn a_latecomer_takes_the_seat_of_a_bot_and_not_that_of_a_player() {
    let mut log = Log::new(settings(Preset::Anniversary), 2, 2);
    log.deal();
    let join = |log: &mut Log, name: &str| {
        let token = Token::new(&mut |bytes: &mut [u8]| bytes.fill(name.len() as u8)).hash();
        log.add(Entry::Joined { name: Name::new(name).unwrap(), token, plays: false });
        log.table.people.len() as Member - 1
    };
    let late = join(&mut log, "Late");
    log.add(Entry::Pointed { seat: Seat(2), at: Seat(0), stance: Some(Stance::Accuse) });
    log.add(Entry::Pointed { seat: Seat(0), at: Seat(2), stance: Some(Stance::Accuse) });
    let give = |member, seat| Command::GiveSeat { member, seat };
    assert_eq!(log.ask(1, &give(late, 2)), Err(RefusalCode::HostOnly));
    assert_eq!(log.ask(0, &give(late, 1)), Err(RefusalCode::NoSuchSeat));
    assert_eq!(log.ask(0, &give(1, 2)), Err(RefusalCode::NoSuchSeat));
    log.ask(0, &give(late, 2)).unwrap();
    assert_eq!((log.table.seat_of(late), log.table.seats[2]), (Some(Seat(2)), Occupant::Person(late)));
    assert_eq!(log.table.bot_at(Seat(2)), None);
    // What the bot said is gone, and what was said of its role stays.
    assert_eq!(log.pointing(), [Pointing { seat: Seat(0), at: Seat(2), stance: Stance::Accuse }]);
    assert_eq!(log.ask(0, &give(late, 3)), Err(RefusalCode::NoSuchSeat));
    // A person who is away can lose the seat to another one, and watches from then on.
    log.add(Entry::StoodIn { seat: Seat(1) });
    let later = join(&mut log, "Later");
    log.ask(0, &give(later, 1)).unwrap();
    assert_eq!((log.table.seat_of(1), log.table.seat_of(later)), (None, Some(Seat(1))));
    let told = log.table.last_news(2, Viewer::Spectator);
    assert!(matches!(&told[1], News::SeatGiven { seat: Seat(1), name } if name.as_str() == "Later"), "{told:?}");
    let loaded = Table::load(log.code, &log.entries).unwrap();
    assert_eq!((loaded.seats, loaded.people.len()), (log.table.seats, 4));
}

#[test]
fn a_request_for_a_seat_holds_while_the_seat_and_the_person_are_there() {
    let mut log = Log::new(settings(Preset::Anniversary), 2, 2);
    log.deal();
    for (name, byte) in [("Late", 91), ("Later", 92)] {
        let token = Token::new(&mut |bytes: &mut [u8]| bytes.fill(byte)).hash();
        log.add(Entry::Joined { name: Name::new(name).unwrap(), token, plays: false });
    }
    let mut room = Room::new(log.table, 1000);
    (0..4).for_each(|member| room.enter(&[member]));
    let claims = |room: &Room| -> Vec<(Member, Seat)> {
        room.table_view().claims.iter().map(|claim| (claim.member, claim.seat)).collect()
    };
    // A bot has seat 2. The player in seat 1 is there, and whoever has a seat needs none.
    assert!(room.ask_seat(2, Seat(1)).is_err() && room.ask_seat(0, Seat(2)).is_err());
    room.ask_seat(2, Seat(2)).unwrap();
    room.ask_seat(3, Seat(2)).unwrap();
    room.ask_seat(2, Seat(3)).unwrap();
    assert_eq!(claims(&room), [(3, Seat(2)), (2, Seat(3))]);
    assert!(room.presence.must_claim(&room.table, 2, Seat(2)).is_err());
    assert!(room.presence.must_claim(&room.table, 2, Seat(3)).is_ok());
    assert!(room.decline_seat(1, 2).is_err());
    room.decline_seat(0, 2).unwrap();
    room.leave(&[3]);
    assert_eq!(claims(&room), []);
    // The seat of somebody who has gone can be asked for as soon as a bot sits in.
    room.leave(&[1]);
    assert!(room.ask_seat(2, Seat(1)).is_err());
    room.table.apply(&Entry::StoodIn { seat: Seat(1) }).unwrap();
    room.ask_seat(2, Seat(1)).unwrap();
    room.table.apply(&Entry::SeatGiven { member: 2, seat: Seat(1) }).unwrap();
    assert_eq!(claims(&room), []);
}

#[test]
fn the_time_for_which_somebody_is_away_is_told_during_a_game() {
    let mut log = Log::new(settings(Preset::Anniversary), 3, 0);
    let away = |room: &Room| -> Vec<Option<u32>> {
        let view = serde_json::to_value(room.table_view()).unwrap();
        view["seats"].as_array().unwrap().iter().map(|seat| seat["away"].as_u64().map(|away| away as u32)).collect()
    };
    log.deal();
    let mut room = Room::new(log.table, 10_000);
    room.enter(&[0]);
    room.enter(&[1]);
    room.presence.now = 20_000;
    room.leave(&[1]);
    room.presence.now = 25_500;
    assert_eq!(away(&room), [None, Some(5), Some(15)]);
    let stands_in =
        |room: &Room, member, seat| room.presence.stands_in_for_host(&room.table, member, Seat(seat), 20_000);
    assert!(!stands_in(&room, 1, 2));
    room.enter(&[1]);
    room.leave(&[0]);
    room.presence.now = 45_499;
    assert!(!stands_in(&room, 1, 0));
    room.presence.now = 45_500;
    assert!(stands_in(&room, 1, 0) && stands_in(&room, 1, 2) && !stands_in(&room, 1, 1));
    room.table.apply(&Entry::Abandoned).unwrap();
    assert_eq!(away(&room), [None, None, None]);
}

#[test]
fn the_score_adds_up_finished_games_and_old_tables_still_load() {
    let (code, entries) = played_table(Preset::Anniversary, 4, 3, 5, 0);
    let table = Table::load(code, &entries).unwrap();
    let score = table.score();
    assert_eq!(score.len(), 4);
    assert!(score.iter().all(|tally| tally.games == 3));
    assert!(score.iter().map(|tally| tally.wins).sum::<u32>() >= 3);
    assert!(score.is_sorted_by_key(|tally| std::cmp::Reverse((tally.wins, tally.gold))));
    let mut gold = 0;
    for number in 1..=3 {
        gold += Replay::find(code, &entries, number).unwrap().game.outcome().unwrap().scores.iter().sum::<u32>();
    }
    assert_eq!(score.iter().map(|tally| tally.gold).sum::<u32>(), gold);
    // Older servers stored no results, and no settings for pointing.
    let older = |text: String| -> Stored {
        let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
        value.as_object_mut().unwrap().remove("results");
        if let Some(settings) = value.get_mut("settings").and_then(|settings| settings.as_object_mut()) {
            settings.remove("pointing");
        }
        serde_json::from_value(value).unwrap()
    };
    let old: Vec<Stored> = entries.iter().map(|stored| older(serde_json::to_string(stored).unwrap())).collect();
    let table = Table::load(code, &old).unwrap();
    assert!(table.settings.pointing && table.score().iter().all(|tally| tally.games == 1));
    assert_eq!(serde_json::from_str::<Entry>(r#"{"type": "cleared"}"#).unwrap(), Entry::Cleared { results: vec![] });
}

#[test]
fn a_game_that_is_ended_early_does_not_count() {
    let mut log = Log::new(settings(Preset::Anniversary), 3, 0);
    log.deal();
    log.add(Entry::Abandoned);
    assert_eq!(log.table.score(), []);
    log.ask(0, &Command::Rematch).unwrap();
    assert_eq!(log.table.score(), []);
}

#[test]
fn bots_take_as_many_seats_as_the_table_shows() {
    let mut log = Log::new(Settings { seats: Some(6), ..settings(Preset::Anniversary) }, 2, 1);
    assert_eq!(log.table.open_seats(), 3);
    log.ask(0, &Command::AddBot { level: Level::Easy, character: None }).unwrap();
    assert_eq!(log.table.open_seats(), 2);
    assert_eq!(Log::new(settings(Preset::Anniversary), 1, 0).table.open_seats(), 2);
    assert_eq!(Log::new(Settings { seats: Some(9), ..settings(Preset::Duel) }, 1, 0).table.open_seats(), 1);
    assert_eq!(Log::new(settings(Preset::Anniversary), 4, 0).table.open_seats(), 0);
}

#[test]
fn a_gesture_is_a_line_without_text() {
    let log = Log::new(settings(Preset::Anniversary), 2, 0);
    let mut room = Room::new(log.table, 0);
    room.enter(&[0]);
    room.gesture(1, Gesture::Applaud);
    let messages = room.news(&mut Cursor::new(None), TimeLeft::default());
    let Some(Message::Chat { lines }) = messages.last() else { panic!("{messages:?}") };
    let line = serde_json::to_value(&lines[0]).unwrap();
    assert_eq!(line["gesture"], "applaud");
    assert!(line.get("text").is_none());
}

/// Plays rounds of bots, with what everybody points at shortly before the end of each. Returns the log after the first
/// round.
fn first_round(preset: Preset, players: usize, seed: u64) -> Log {
    let mut log = Log::new(settings(preset), 1, players - 1);
    log.deal();
    let mut bots: Vec<Bot> = (0..players as u64).map(|seat| Bot::new(Level::Normal, 100 * seed + seat)).collect();
    let accused = Command::Point { seat: 0, at: 1, stance: Some(Stance::Accuse) };
    log.ask(0, &accused).unwrap();
    log.add(Entry::Pointed { seat: Seat(1), at: Seat(0), stance: Some(Stance::Vouch) });
    log.add(Entry::Pointed { seat: Seat(1), at: Seat(2), stance: Some(Stance::Vouch) });
    while log.table.round_just_ended().is_none() {
        let game = log.table.play.as_ref().unwrap().game().clone();
        Seat::all(players).zip(&mut bots).for_each(|(seat, bot)| show(bot, &game, seat).unwrap());
        let seat = game.to_act().unwrap().seat;
        let choice = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &game.legal_moves(seat)).unwrap();
        log.add(Entry::Moved { seat, chosen: choice.chosen, by: DecidedBy::Bot, id: None, note: None, spent: 0 });
    }
    log
}

#[test]
fn readers_are_compared_with_the_dwarf_cards_and_lines_name_the_right_players() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..6 {
        for (preset, players) in [(Preset::Classic, 6), (Preset::Saboteur2, 5)] {
            let log = first_round(preset, players, seed);
            let game = log.table.play.as_ref().unwrap().game();
            let dwarves = game.last_told().iter().find_map(|told| match &told.event {
                Event::RoundEnded { dwarves, .. } => Some(dwarves.clone()),
                _ => None,
            });
            let dwarves = dwarves.unwrap();
            let began = std::time::Instant::now();
            let unmasked = log.table.round_just_ended().unwrap().unmask().unwrap();
            println!("{} moves, {players} players: {:?}", game.moves().len(), began.elapsed());
            assert_eq!(unmasked.round, 1);
            let is_saboteur = |seat: Seat| dwarves[seat.index()] == Dwarf::Saboteur;
            let read = |seat: Seat| {
                let reader = unmasked.readers.iter().find(|reader| reader.seat == seat).unwrap();
                (reader.right, reader.wrong)
            };
            let right = u8::from(is_saboteur(Seat(1)));
            assert_eq!(read(Seat(0)), (right, 1 - right));
            let right = u8::from(!is_saboteur(Seat(0))) + u8::from(!is_saboteur(Seat(2)));
            assert_eq!(read(Seat(1)), (right, 2 - right));
            assert!(unmasked.lines.len() <= 3);
            for line in &unmasked.lines {
                let moves = game.moves().len();
                match *line {
                    UnmaskedLine::Fooled { seat, by_count, until_move } => {
                        assert!(is_saboteur(seat) && by_count > 0 && until_move < moves);
                    }
                    UnmaskedLine::SuspectedFirst { seat, whom, number } => {
                        assert!(!is_saboteur(seat) && is_saboteur(whom) && number < moves);
                    }
                    UnmaskedLine::Open { seat, number } => assert!(is_saboteur(seat) && number < moves),
                    UnmaskedLine::Blamed { seat, by_count } => assert!(!is_saboteur(seat) && by_count >= 2),
                }
                kinds.insert(serde_json::to_value(line).unwrap()["type"].to_string());
            }
        }
    }
    assert!(kinds.len() >= 3, "{kinds:?}");
}

#[test]
fn what_came_to_light_follows_the_move_that_ended_the_round() {
    let log = first_round(Preset::Anniversary, 5, 3);
    let ended = log.table.round_just_ended().unwrap();
    let (after, unmasked) = (ended.after, ended.unmask().unwrap());
    assert_eq!(after, log.table.told());
    let mut room = Room::new(log.table, 0);
    room.enter(&[0]);
    let update = |room: &Room, cursor: &mut Cursor| -> Update {
        let messages = room.news(cursor, TimeLeft::default());
        let update = messages.into_iter().find_map(|message| match message {
            Message::Update(update) => Some(*update),
            _ => None,
        });
        update.unwrap()
    };
    let places = |update: &Update| -> Vec<usize> {
        let unmasked = |told: &News| matches!(told, News::Unmasked(_));
        update.happened.iter().enumerate().filter(|(_, told)| unmasked(told)).map(|(at, _)| at).collect()
    };
    let mut early = Cursor::new(None);
    let count = update(&room, &mut early).happened.len();
    room.unmask(after, unmasked);
    // Somebody who was there hears of it once. It has no number.
    let heard = update(&room, &mut early);
    assert_eq!((places(&heard), heard.number, heard.fresh, heard.happened.len()), (vec![0], after, false, 1));
    assert!(room.news(&mut early, TimeLeft::default()).is_empty());
    room.table.apply(&Entry::Pointed { seat: Seat(1), at: Seat(0), stance: None }).unwrap();
    // Others hear of it in its place: somebody new, and somebody who had lost the connection.
    let (fresh, again) = (update(&room, &mut Cursor::new(None)), update(&room, &mut Cursor::new(Some(after - 1))));
    assert_eq!((places(&fresh), fresh.happened.len()), (vec![count], count + 2));
    assert_eq!((places(&again), again.happened.len()), (vec![1], 3));
    assert_eq!(places(&update(&room, &mut Cursor::new(Some(after + 1)))), [0; 0]);
    // Another viewer reads the whole log again.
    early.turn_to(Some(Seat(0)));
    assert_eq!(places(&update(&room, &mut early)), [count]);
    // A new game forgets it.
    room.forget_unmasked();
    assert_eq!(places(&update(&room, &mut Cursor::new(None))), [0; 0]);
}

#[test]
fn a_game_without_roles_has_nothing_to_unmask() {
    for (preset, players) in [(Preset::Duel, 2), (Preset::Solo, 1)] {
        let (code, entries) = played_table(preset, players, 1, 2, 0);
        assert!(Table::load(code, &entries).unwrap().last_ended_round().is_none());
    }
    let (code, entries) = finished_table(2, 0);
    let ended = Table::load(code, &entries).unwrap().last_ended_round().unwrap();
    assert_eq!(ended.unmask().unwrap().round, Rules::ROUNDS);
}
