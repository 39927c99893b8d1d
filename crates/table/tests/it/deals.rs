//! Deals with honest and with lying servers. Each attack is tried, and what a client finds is compared.
//!
//! `tests/data/deals.json` has every case with the doubt that it must raise. The tests of the page read the same file.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use expect_test::expect_file;
use saboteur_bots::Level;
use saboteur_engine::{Bytes32, Fairness, Preset, Record, Seat, Seed};
use saboteur_table::{DealNote, DealView, Doubt, Entry, Name, Room, Settings, StageView, Stored, Table, Token};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Returns bytes that count up from a number.
fn counting(mut next: u8) -> impl FnMut(&mut [u8]) {
    move |bytes| {
        for byte in bytes {
            *byte = next;
            next = next.wrapping_add(1);
        }
    }
}

fn bytes(byte: u8) -> Bytes32 {
    Bytes32([byte; 32])
}

/// A table of three people and a bot in seat 3, before the start.
fn gathered() -> Room {
    let mut entropy = counting(1);
    let code = saboteur_table::TableCode::new(&mut entropy);
    let name = |name: &str| Name::try_from(name.to_owned()).unwrap();
    let mut entries = vec![Entry::Opened {
        settings: Settings::new(Preset::Anniversary.rules()),
        name: name("Ann"),
        token: Token::new(&mut entropy).hash(),
        plays: true,
        password: None,
        from: None,
    }];
    for person in ["Ben", "Cleo"] {
        entries.push(Entry::Joined { name: name(person), token: Token::new(&mut entropy).hash(), plays: true });
    }
    entries.push(Entry::BotAdded { level: Level::Normal, character: None, name: None });
    let entries: Vec<Stored> = entries.into_iter().map(|entry| Stored { at: 0, entry }).collect();
    let mut room = Room::new(Table::load(code, &entries).unwrap(), 0);
    room.enter(&[0]);
    room.enter(&[1]);
    room.enter(&[2]);
    room
}

fn apply(room: &mut Room, entry: &Entry) {
    room.table.apply(entry).unwrap();
    room.open_deal();
}

fn deal(room: &Room) -> DealView {
    room.table_view().deal.unwrap()
}

/// The devices of the three people.
struct Devices {
    notes: Vec<DealNote>,
}

impl Devices {
    /// Everybody notes the deal that has begun, and commits to a share.
    fn commit(room: &mut Room) -> Devices {
        let view = room.table_view();
        let note = |seat: u8| {
            let mut note = DealNote::new(&view, view.deal.as_ref().unwrap());
            assert_eq!(note.see(view.deal.as_ref().unwrap()), Ok(()));
            let commitment = note.commit(seat, || bytes(seat + 1));
            room.commit(Seat(seat), commitment).unwrap();
            note.acknowledge(seat);
            note
        };
        Devices { notes: (0..3).map(note).collect() }
    }

    /// Everybody reveals their share, except for these seats.
    fn reveal(&mut self, room: &mut Room, except: &[u8]) {
        let deal = deal(room);
        for (seat, note) in (0u8..).zip(&mut self.notes) {
            assert_eq!(note.see(&deal), Ok(()));
            if !except.contains(&seat) {
                room.share(Seat(seat), note.share(seat).unwrap()).unwrap();
                note.acknowledge(seat);
            }
        }
    }
}

/// A game that was dealt honestly, with what everybody noted.
fn dealt(except: &[u8]) -> (Room, Devices) {
    let mut room = gathered();
    apply(&mut room, &Table::lock(&mut counting(100)));
    let mut devices = Devices::commit(&mut room);
    let entry = room.next_of_deal(false).unwrap();
    assert!(matches!(entry, Entry::Committed { .. }));
    apply(&mut room, &entry);
    devices.reveal(&mut room, except);
    let entry = room.next_of_deal(!except.is_empty()).unwrap();
    assert!(matches!(entry, Entry::Dealt { .. }));
    apply(&mut room, &entry);
    (room, devices)
}

fn record(room: &Room) -> Record {
    room.table.play.as_ref().unwrap().record()
}

/// Returns the record with another proof and the seed that follows from it.
fn with_proof(record: &Record, fairness: &Fairness) -> Record {
    let mut value: Value = serde_json::from_str(&record.to_json()).unwrap();
    value["fairness"] = serde_json::to_value(fairness).unwrap();
    value["seed"] = serde_json::to_value(fairness.seed()).unwrap();
    serde_json::from_value(value).unwrap()
}

/// A case for both programs: a note, what the server shows later, and the doubt that follows.
fn case(name: &str, note: &DealNote, deal: Option<&DealView>, record: Option<&Record>) -> Value {
    let mut note = note.clone();
    let noted = note.clone();
    let doubt = match (deal, record) {
        (Some(deal), _) => note.see(deal),
        (None, Some(record)) => note.check(record),
        (None, None) => Ok(()),
    };
    let mut doubt = serde_json::to_value(doubt.err()).unwrap();
    if let Some(doubt) = doubt.as_object_mut() {
        doubt.remove("problem");
    }
    let part = |record: &Record| {
        let mut record: Value = serde_json::from_str(&record.to_json()).unwrap();
        record.as_object_mut().unwrap().retain(|key, _| ["rules", "first", "seed", "fairness"].contains(&key.as_str()));
        record
    };
    let record = record.map(part);
    json!({"name": name, "note": noted, "deal": deal, "record": record, "doubt": doubt})
}

#[test]
fn an_honest_deal_is_proven_to_everybody() {
    let (room, devices) = dealt(&[]);
    let record = record(&room);
    assert_eq!(record.check_fairness(), Some(Ok(())));
    for (seat, mut note) in devices.notes.into_iter().enumerate() {
        assert_eq!(note.see(&deal(&room)), Ok(()));
        assert_eq!(note.check(&record), Ok(()));
        assert_eq!(record.fairness().unwrap().shares[seat], Some(bytes(seat as u8 + 1)));
    }
    assert_eq!(room.table_view().phase, StageView::Playing);
}

#[test]
fn nobody_reveals_before_all_commitments_are_published() {
    let mut room = gathered();
    apply(&mut room, &Table::lock(&mut counting(100)));
    let commitment = Fairness::share_commitment(deal(&room).commitment, Seat(0), bytes(1));
    assert!(room.share(Seat(0), bytes(1)).is_err());
    room.commit(Seat(0), commitment).unwrap();
    // The same commitment again is harmless; another one is refused.
    room.commit(Seat(0), commitment).unwrap();
    assert!(room.commit(Seat(0), bytes(9)).is_err());
    assert_eq!(room.next_of_deal(false), None);
    assert_eq!(deal(&room).commitments, None);
    // The time is over: the others take no part.
    let entry = room.next_of_deal(true).unwrap();
    assert!(room.commit(Seat(1), bytes(9)).is_err());
    apply(&mut room, &entry);
    assert!(room.commit(Seat(1), bytes(9)).is_err());
    assert!(room.share(Seat(1), bytes(1)).is_err());
    assert_eq!(room.next_of_deal(false), None);
    room.share(Seat(0), bytes(1)).unwrap();
    let Some(Entry::Dealt { shares, .. }) = room.next_of_deal(false) else { panic!("it is dealt") };
    assert_eq!(shares, [Some(bytes(1)), None, None, None]);
    assert!(room.share(Seat(0), bytes(1)).is_err(), "it is too late");
}

#[test]
fn a_share_that_is_withheld_is_named_and_the_deal_goes_on() {
    let (room, devices) = dealt(&[2]);
    let record = record(&room);
    assert_eq!(record.fairness().unwrap().withheld().collect::<Vec<_>>(), [Seat(2)]);
    assert_eq!(record.check_fairness(), Some(Ok(())));
    assert!(devices.notes[..2].iter().all(|note| note.check(&record) == Ok(())));
    assert_eq!(devices.notes[2].check(&record), Err(Doubt::NotCounted { seat: Seat(2) }));
    let news = room.table.last_news(10, saboteur_engine::Viewer::Spectator);
    let news = serde_json::to_value(&news).unwrap();
    assert!(news.as_array().unwrap().iter().any(|one| one["withheld"] == json!([2])), "{news}");
}

#[test]
fn a_restart_gives_nobody_a_second_try() {
    let mut room = gathered();
    let lock = Table::lock(&mut counting(100));
    apply(&mut room, &lock);
    let mut devices = Devices::commit(&mut room);
    let entry = room.next_of_deal(false).unwrap();
    apply(&mut room, &entry);
    // Everything that was not stored is lost. Secret and commitments are stored, so the same deal follows.
    room.open_deal();
    devices.reveal(&mut room, &[]);
    let entry = room.next_of_deal(false).unwrap();
    apply(&mut room, &entry);
    assert_eq!(record(&room).seed(), record(&dealt(&[]).0).seed());
}

#[test]
fn a_deal_that_an_older_server_began_is_repeated_and_everybody_sees_it() {
    let mut room = gathered();
    apply(&mut room, &Entry::Locked { secret: bytes(7), scheme: 0 });
    assert_eq!(deal(&room).attempt, 1);
    assert!(room.table.pending_deal().unwrap().is_by_first_scheme());
    apply(&mut room, &Table::lock(&mut counting(100)));
    let deal = deal(&room);
    assert_eq!((deal.attempt, deal.game.ends_with(".1.2")), (2, true), "{}", deal.game);
    // A game that the older server dealt is what it was.
    let mut room = gathered();
    apply(&mut room, &Entry::Locked { secret: bytes(7), scheme: 0 });
    apply(&mut room, &Entry::Dealt { shares: vec![Some(bytes(1)), None, None, None], rulings: 2, characters: true });
    let record = record(&room);
    assert!(record.fairness().unwrap().is_first_scheme());
    assert_eq!(record.check_fairness(), Some(Ok(())));
}

#[test]
fn every_lie_is_found_out() {
    let (room, devices) = dealt(&[]);
    let honest = record(&room);
    let proof = honest.fairness().unwrap().clone();
    let view = deal(&room);
    let note = &devices.notes[0];
    let mut cases = vec![
        case("an honest deal", note, Some(&view), None),
        case("an honest record", note, None, Some(&honest)),
        case(
            "a share of another player that was withheld",
            &dealt(&[2]).1.notes[0],
            None,
            Some(&record(&dealt(&[2]).0)),
        ),
    ];

    // An operator with seat 2 reads the secret, waits for the other shares, and searches for a share that makes the
    // wanted player begin. The search succeeds, but the share is not the one that the seat committed to.
    let wanted = |share: u8| {
        let mut ground = proof.clone();
        ground.shares[2] = Some(bytes(share));
        with_proof(&honest, &ground)
    };
    let begins = |record: &Record| record.begin().ok()?.to_act().map(|to_act| to_act.seat);
    let ground = (10u8..).map(wanted).find(|record| begins(record) == Some(Seat(2))).unwrap();
    cases.push(case("the last share was chosen when the others were known", note, None, Some(&ground)));

    // The same, with a new commitment for the chosen share.
    let mut recommitted = ground.fairness().unwrap().clone();
    let share = recommitted.shares[2].unwrap();
    recommitted.commitments[2] = Some(Fairness::share_commitment(proof.commitment, Seat(2), share));
    let recommitted = with_proof(&honest, &recommitted);
    assert_eq!(recommitted.check_fairness(), Some(Ok(())), "the record alone does not show it");
    cases.push(case("a commitment was changed after the others were known", note, None, Some(&recommitted)));
    let mut shown = view.clone();
    shown.commitments = Some(recommitted.fairness().unwrap().commitments.clone());
    cases.push(case("the page is shown other commitments", note, Some(&shown), None));

    // The server chooses the share of a bot.
    let mut bot = proof.clone();
    bot.commitments[3] = Some(Fairness::share_commitment(proof.commitment, Seat(3), bytes(50)));
    bot.shares[3] = Some(bytes(50));
    let with_bot = with_proof(&honest, &bot);
    assert!(with_bot.check_fairness().unwrap().is_err(), "the record names the bots");
    let before = DealNote { commitments: None, ..note.clone() };
    cases.push(case("a bot has a share in the record", &before, None, Some(&with_bot)));
    let shown = DealView { commitments: Some(bot.commitments.clone()), shares: None, ..view.clone() };
    cases.push(case("a bot has a commitment", &before, Some(&shown), None));

    // The server exchanges its secret and its commitment when it knows all shares.
    let commitments = (0u8..3).map(|seat| {
        let dealer = Fairness::commitment_to(&proof.game, bytes(60));
        Some(Fairness::share_commitment(dealer, Seat(seat), bytes(seat + 1)))
    });
    let commitments = commitments.chain([None]).collect();
    let exchanged = Fairness::new(proof.game.clone(), bytes(60), commitments, proof.shares.clone());
    let exchanged = with_proof(&honest, &exchanged);
    assert_eq!(exchanged.check_fairness(), Some(Ok(())), "the record alone does not show it");
    cases.push(case("the secret and all commitments were exchanged", note, None, Some(&exchanged)));

    // The server begins the deal again until it likes the cards.
    let mut again = gathered();
    apply(&mut again, &Table::lock(&mut counting(101)));
    cases.push(case("the same game has another commitment", note, Some(&deal(&again)), None));
    let mut repeated = gathered();
    apply(&mut repeated, &Table::lock(&mut counting(100)));
    apply(&mut repeated, &Table::lock(&mut counting(101)));
    cases.push(case("the deal was repeated", note, Some(&deal(&repeated)), None));

    // The server leaves out what a player has sent.
    let mut without = view.clone();
    without.shares.as_mut().unwrap()[0] = None;
    cases.push(case("the own share was left out", note, Some(&without), None));
    let mut left_out = proof.clone();
    left_out.shares[0] = None;
    cases.push(case("the record leaves out the own share", note, None, Some(&with_proof(&honest, &left_out))));
    let mut without = DealView { shares: None, ..view.clone() };
    without.commitments.as_mut().unwrap()[0] = None;
    cases.push(case("the own commitment was left out", &before, Some(&without), None));
    let mut late = before.clone();
    late.own.values_mut().for_each(|own| (own.committed, own.revealed) = (false, false));
    cases.push(case("the own commitment came too late", &late, Some(&without), None));
    let mut other = DealView { shares: None, ..view.clone() };
    other.commitments.as_mut().unwrap()[0] = Some(bytes(70));
    cases.push(case("the own commitment was exchanged", &late, Some(&other), None));
    // The server does not acknowledge what it leaves out. Then it may have come too late.
    let mut unsure = note.clone();
    unsure.own.values_mut().for_each(|own| own.revealed = false);
    let mut without_share = view.clone();
    without_share.shares.as_mut().unwrap()[0] = None;
    cases.push(case("the own share was not acknowledged and left out", &unsure, Some(&without_share), None));
    let without_share = with_proof(&honest, &left_out);
    cases.push(case("the record leaves out a share that was not acknowledged", &unsure, None, Some(&without_share)));
    let nobody = Fairness::new(proof.game.clone(), proof.secret, vec![None; 4], vec![None; 4]);
    let nobody = with_proof(&honest, &nobody);
    assert_eq!(nobody.check_fairness(), Some(Ok(())), "the record alone does not show it");
    cases.push(case("the server acknowledges no commitment and deals alone", &late, None, Some(&nobody)));
    let hidden = DealView { commitments: None, shares: None, ..view.clone() };
    cases.push(case("the commitments are hidden again", note, Some(&hidden), None));

    // The server deals from another seed, or by the scheme that proves less.
    let mut seed: Value = serde_json::from_str(&honest.to_json()).unwrap();
    seed["seed"] = serde_json::to_value(Seed([9; 32])).unwrap();
    cases.push(case("the game has another seed", note, None, Some(&serde_json::from_value(seed).unwrap())));
    let first = Fairness::by_first_scheme(proof.game.clone(), proof.secret, proof.shares.clone());
    cases.push(case("the record uses the first scheme", note, None, Some(&with_proof(&honest, &first))));
    // A server that plans this shows the commitment of the first scheme from the beginning.
    let planned = DealNote { commitment: first.commitment, own: BTreeMap::new(), ..late.clone() };
    cases.push(case("the server planned to use the first scheme", &planned, None, Some(&with_proof(&honest, &first))));
    let dealt = DealView { commitment: first.commitment, commitments: None, ..view.clone() };
    cases.push(case("the cards are dealt without commitments", &planned, Some(&dealt), None));

    // The server changes what the seed does not bind: the rules, and the first player.
    let with = |name: &str, value: Value| -> Record {
        let mut record: Value = serde_json::from_str(&honest.to_json()).unwrap();
        record[name] = value;
        serde_json::from_value(record).unwrap()
    };
    cases.push(case("another player was chosen to begin", note, None, Some(&with("first", json!(2)))));
    let rules = serde_json::to_value(Preset::Classic.rules()).unwrap();
    cases.push(case("the game has other rules", note, None, Some(&with("rules", rules))));

    let doubts: Vec<_> = cases.iter().filter(|case| case["doubt"].is_null()).map(|case| &case["name"]).collect();
    let fine = ["an honest deal", "an honest record", "a share of another player that was withheld"];
    assert_eq!(doubts, fine);
    expect_file!["../data/deals.json"].assert_eq(&(serde_json::to_string_pretty(&cases).unwrap() + "\n"));
}

#[test]
fn a_game_that_was_dealt_from_another_seed_is_found_out_by_its_cards() {
    let (room, devices) = dealt(&[]);
    let cards = |room: &Room, seat: u8| {
        let game = room.table.play.as_ref().unwrap().game();
        saboteur_engine::AddressedEvent::heard(game.opening(), saboteur_engine::Viewer::Seat(Seat(seat)))
    };
    let mut note = devices.notes[0].clone();
    note.dealt.insert(0, cards(&room, 0));
    assert_eq!(note.check(&record(&room)), Ok(()));
    // The server dealt other cards, and shows the record of the honest deal.
    let (other, _) = dealt(&[2]);
    note.dealt.insert(0, cards(&other, 0));
    assert_eq!(note.check(&record(&room)), Err(Doubt::OtherCards { seat: Seat(0) }));
}

#[test]
fn a_doubt_says_what_is_wrong() {
    let doubt = Doubt::BotShare { seat: Seat(3) };
    assert_eq!(serde_json::to_value(&doubt).unwrap(), json!({"type": "bot_share", "seat": 3}));
    assert!(doubt.to_string().contains("seat 3 is a bot"));
}
