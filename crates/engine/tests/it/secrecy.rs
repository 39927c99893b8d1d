//! No seat can tell two games apart that differ only in what it may not know.

use crate::support::*;
use proptest::prelude::*;
use saboteur_engine::{
    AddressedEvent, Card, Cell, Chance, Chest, Decision, Event, Move, MoveList, Reply, Rules, Scenario, Seat, Seed,
    State, Target, Viewer,
};

/// The number of other worlds that are tried until one fits the next event of the watcher.
const TRIES: usize = 3000;

/// Moves that are hardly ever legal: why they are refused must not tell a secret either.
const REFUSED: [&str; 26] = [
    "TBLR 1,0",
    "pass rockfall",
    "rockfall 2,0",
    "treasure_map 8,0",
    "treasure_map 3,1",
    "take 2",
    "reveal 8,0",
    "broken_cart @1",
    "trapped @1",
    "inspection @1",
    "change_hats @0",
    "swap_hands @1",
    "hands_off @1",
    "pass TBLR LR",
    "discard TBLR LR remove trapped",
    "goal_card_swap 8,-2 8,0",
    "veto",
    "toll 1,0 rockfall",
    "ask @1 TBLR 1,0",
    "pick rockfall",
    "key 5,0",
    "troll 1,1",
    "mark 5,0",
    "treasure_map 5,0",
    "reveal 5,0",
    "LR 1,1",
];

/// Answers to any question that are hardly ever legal.
const ANSWERS: [Reply; 6] = [
    Reply::No,
    Reply::Yes,
    Reply::Cell(Cell::new(8, 0)),
    Reply::Seat(Seat(1)),
    Reply::Card(Card::Rockfall),
    Reply::Gold(2),
];

/// Questions whose answers are secret.
const SECRETLY: [Decision; 4] = [Decision::TakeGold, Decision::TakeDiscard, Decision::KeepDrawn, Decision::SwapGoals];

fn heard(told: &[AddressedEvent], viewer: Viewer) -> Vec<String> {
    let events = told.iter().filter(|told| told.audience.includes(viewer));
    events.map(|told| serde_json::to_string(&told.event).unwrap()).collect()
}

fn view(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&state.view(viewer)).unwrap()
}

/// Two texts are the same, or the place where they part is shown.
fn same(one: &str, two: &str) {
    if let Some(at) = one.bytes().zip(two.bytes()).position(|(one, two)| one != two) {
        let from = at.saturating_sub(120);
        let show = |text: &str| text.get(from..(at + 120).min(text.len())).unwrap_or_default().to_owned();
        panic!("they differ:\n{}\n{}", show(one), show(two));
    }
    assert_eq!(one.len(), two.len());
}

fn moves_for(state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = MoveList::new();
    if state.to_act().is_some_and(|to_act| to_act.seat == seat) {
        state.legal_moves(&mut moves);
    }
    moves.to_vec()
}

/// A move in the other world that must look the same to the watcher.
fn counterpart(chosen: Move, actor: Seat, watcher: Seat, other: &State, chance: &mut Chance) -> Option<Move> {
    let mut moves = MoveList::new();
    other.legal_moves(&mut moves);
    let alike = |candidate: &Move| match (chosen, *candidate) {
        (Move::Discard { cards, removed }, Move::Discard { cards: others, removed: other }) if actor != watcher => {
            cards.as_slice().len() == others.as_slice().len() && removed == other
        }
        (Move::PostDwarf { cell, .. }, Move::PostDwarf { cell: other, .. }) if actor != watcher => cell == other,
        (Move::Answer { to, .. }, Move::Answer { to: other, .. }) if actor != watcher && SECRETLY.contains(&to) => {
            to == other
        }
        _ => *candidate == chosen,
    };
    let moves: Vec<Move> = moves.iter().copied().filter(alike).collect();
    (!moves.is_empty()).then(|| *chance.pick(&moves))
}

/// Returns true if the two worlds agree in everything that the watcher may learn from this step: their own cards, the
/// cards that they look at, and the cards that are revealed to all.
fn agree(
    before: (&State, &State),
    after: (&State, &State),
    (chosen, actor): (Move, Seat),
    told: &[AddressedEvent],
    watcher: Seat,
) -> bool {
    let (one, two) = before;
    // After the last answer, the announced play takes effect.
    let (chosen, actor) = match one.view(Viewer::Open).pending {
        Some(pending) if chosen == Move::ALLOW => (pending.play, pending.seat),
        Some(_) | None => (chosen, actor),
    };
    let new_round = after.0.round() != one.round() || after.0.to_act().is_none();
    let own = |state: &State| (state.hand(watcher).to_vec(), state.dwarf(watcher));
    if !new_round && own(after.0) != own(after.1) {
        return false;
    }
    // The watcher draws card by card.
    let concerned =
        actor == watcher || matches!(chosen, Move::Play { target: Target::Seat(target), .. } if target == watcher);
    let drawn = |before: &State, after: &State| before.deck()[after.deck().len().min(before.deck().len())..].to_vec();
    if !new_round && concerned && drawn(one, after.0) != drawn(two, after.1) {
        return false;
    }
    // The cards that are revealed to all, and the card that the watcher looks at.
    let opened = |told: &AddressedEvent| match told.event {
        Event::Revealed { cell, .. } => Some(cell),
        _ => None,
    };
    let looks = match chosen {
        Move::Play { card: Card::TreasureMap, target: Target::Cell(cell) } if actor == watcher => Some(cell),
        _ => None,
    };
    let fact = |state: &State, cell: Cell| {
        let seen = state.view(Viewer::Open).at(cell).map(|card| (card.card, card.chest));
        // A goal that was pushed in the same turn is found where it lay before.
        seen.or_else(|| state.view(Viewer::Open).at(Cell::new(cell.x - 1, cell.y)).map(|card| (card.card, card.chest)))
    };
    if told.iter().filter_map(opened).chain(looks).any(|cell| fact(one, cell) != fact(two, cell)) {
        return false;
    }
    // Gold cards that change hands before everybody's eyes.
    let paid = told.iter().filter_map(|told| match told.event {
        Event::TollPaid { seat, value: Some(_), .. } => Some(seat),
        _ => None,
    });
    let smallest = |state: &State, seat: Seat| {
        let player = state.view(Viewer::Open).players[seat.index()].clone();
        player.gold_values.unwrap_or_default().last().copied()
    };
    if paid.into_iter().any(|seat| smallest(one, seat) != smallest(two, seat)) {
        return false;
    }
    let found = told.iter().any(|told| matches!(told.event, Event::Revealed { chest: Some(Chest::Gold), .. }));
    let small = |state: &State| Scenario::describe(state).gold_stock.unwrap_or_default().contains(&1);
    if found && small(one) != small(two) {
        return false;
    }
    // A new dwarf card that the watcher may have to give away again in the same turn.
    let changes = |told: &AddressedEvent| match told.event {
        Event::Played { card: Card::ChangeHats, target, .. } => target == Target::Seat(watcher),
        Event::Revealed { card: Card::CostumeDepartment, seat, .. } => seat == watcher,
        _ => false,
    };
    let own_hat = told.iter().any(changes);
    if own_hat && one.left_over().first() != two.left_over().first() {
        return false;
    }
    let looked_at = match chosen {
        Move::Play { card: Card::Inspection, target: Target::Seat(target) }
        | Move::Answer { to: Decision::LookAtDwarf, reply: Reply::Seat(target) }
            if actor == watcher =>
        {
            Some(target)
        }
        _ => None,
    };
    if looked_at.is_some_and(|target| one.dwarf(target) != two.dwarf(target)) {
        return false;
    }
    let open = |state: &State| state.view(Viewer::Spectator).players.iter().all(|player| player.dwarf.is_some());
    let round_ended = (open(after.0) && !open(one)) || new_round;
    // A hat that was changed with the last card is turned over at once.
    if round_ended && matches!(chosen, Move::Play { card: Card::ChangeHats, .. }) {
        return false;
    }
    if round_ended && one.seats().any(|seat| one.dwarf(seat) != two.dwarf(seat)) {
        return false;
    }
    // The goals that nobody reached are turned over.
    let hidden = |state: &State| -> Vec<(Cell, Card)> {
        let goals = state.board().hidden().filter(|placed| placed.card.is_goal());
        goals.map(|placed| (placed.cell, placed.card)).collect()
    };
    if round_ended && hidden(one) != hidden(two) {
        return false;
    }
    // Everybody sees if a Pathfinder's second card can be laid.
    let asked = |state: &State| state.to_act().map(|to_act| to_act.decision);
    let building = [
        Decision::Pathfinder,
        Decision::React,
        Decision::Sponsor,
        Decision::ChooseReveal,
        Decision::PushGoal,
        Decision::LookAtDwarf,
        Decision::TakeDiscard,
    ];
    let finding = one.rules().pathfinder && asked(one).is_some_and(|decision| building.contains(&decision));
    if finding && after.0.to_act() != after.1.to_act() {
        return false;
    }
    let offer = |state: &State| {
        let view = state.view(Viewer::Seat(watcher));
        (view.gold.and_then(|gold| gold.choices), view.card_choices)
    };
    offer(after.0) == offer(after.1)
}

/// Events without what the watcher learns by right when a round ends and the next begins: their own pay, their own cards,
/// and where the tournament's card lies. All others stay, so that nobody else's pay or cards can be told by mistake.
fn not_their_own(told: &[AddressedEvent], watcher: Seat) -> Vec<AddressedEvent> {
    let own = |event: &Event| match event {
        Event::GoldPaid { seat, .. }
        | Event::DwarfDealt { seat, .. }
        | Event::HandDealt { seat, .. }
        | Event::Drew { seat, .. }
        | Event::GoldOffered { seat, .. } => *seat == watcher,
        // Only a player who plays alone is struck by what they draw.
        Event::Struck { .. } | Event::CardPlaced { .. } | Event::GameEnded { .. } => true,
        _ => false,
    };
    let counts_differ = |event: &Event| matches!(event, Event::GoldPaid { .. });
    told.iter().filter(|told| !own(&told.event) && !counts_differ(&told.event)).cloned().collect()
}

fn twins((rules, players): (Rules, usize), seed: u64, watcher: usize) {
    let watcher = Seat((watcher % players) as u8);
    let viewer = Viewer::Seat(watcher);
    let mut chance = Chance::new(Seed::from(seed), 2000);
    let mut state = State::new(rules, players, Seed::from(seed), None).unwrap();
    let mut other = state.imagine(watcher, &mut chance);
    let (mut compared, mut steps) = (0, 0);
    while let Some(to_act) = state.to_act() {
        same(&view(&state, viewer), &view(&other, viewer));
        assert_eq!(moves_for(&state, watcher), moves_for(&other, watcher));
        for text in REFUSED {
            let asked = text.parse().unwrap();
            assert_eq!(state.check(watcher, asked), other.check(watcher, asked), "{text}");
        }
        for to in Decision::ALL {
            for reply in ANSWERS {
                let asked = Move::Answer { to, reply };
                assert_eq!(state.check(watcher, asked), other.check(watcher, asked), "{to:?} {reply:?}");
            }
        }
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let chosen = lively(&state, &moves, &mut chance);
        let mut next = state;
        let mut told = Vec::new();
        next.play_unchecked(chosen, &mut told);
        let mut next_other = None;
        for _ in 0..TRIES {
            if let Some(same) = counterpart(chosen, to_act.seat, watcher, &other, &mut chance) {
                let mut played = other;
                let mut other_told = Vec::new();
                played.play_unchecked(same, &mut other_told);
                if agree((&state, &other), (&next, &played), (chosen, to_act.seat), &told, watcher) {
                    next_other = Some((played, other_told));
                    break;
                }
            }
            other = state.imagine(watcher, &mut chance);
        }
        steps += 1;
        let new_round = next.round() != state.round() || next.to_act().is_none();
        if let Some((played, other_told)) = next_other {
            compared += 1;
            // Alone, a whole new deal is one's own, the rocks that it makes fall included.
            let (one, two) = if new_round && players == 1 {
                (Vec::new(), Vec::new())
            } else if new_round {
                (not_their_own(&told, watcher), not_their_own(&other_told, watcher))
            } else {
                (told, other_told)
            };
            assert_eq!(heard(&one, viewer), heard(&two, viewer), "after {chosen}");
            other = if new_round { next.imagine(watcher, &mut chance) } else { played };
        } else {
            other = next.imagine(watcher, &mut chance);
        }
        state = next;
    }
    assert!(compared * 10 >= steps * 6, "only {compared} of {steps} steps could be compared");
}

proptest! {
    #![proptest_config(trying(60))]

    /// [SECRET-1]
    #[test]
    fn two_games_that_differ_in_secrets_look_the_same(
        table in 0usize..10_000, seed in any::<u64>(), watcher in 0usize..100,
    ) {
        twins(some_table(table), seed, watcher);
    }

    /// [SECRET-1]
    #[test]
    fn imagined_worlds_can_be_played_to_their_end(table in 0usize..10_000, seed in any::<u64>(), watcher in 0usize..100) {
        let (rules, players) = some_table(table);
        let watcher = Seat((watcher % players) as u8);
        let mut chance = Chance::new(Seed::from(seed), 5000);
        let mut state = State::new(rules, players, Seed::from(seed), None).unwrap();
        let mut moves = MoveList::new();
        while state.to_act().is_some() {
            // Now and then the rest is played in a world that might be.
            let decision = state.to_act().map(|to_act| to_act.decision);
            if decision != Some(Decision::Turn) && chance.below(4) == 0 {
                let mut world = state.imagine(watcher, &mut chance);
                for _ in 0..12 {
                    world.legal_moves(&mut moves);
                    prop_assert!(!moves.is_empty() || world.to_act().is_none(), "{decision:?} leads to nothing");
                    if moves.is_empty() {
                        break;
                    }
                    let chosen = lively(&world, &moves, &mut chance);
                    world.play_unchecked(chosen, &mut ());
                }
            }
            state.legal_moves(&mut moves);
            let chosen = lively(&state, &moves, &mut chance);
            state.play_unchecked(chosen, &mut ());
        }
    }

    /// [SECRET-1]
    #[test]
    fn a_spectator_sees_what_no_secret_changes(table in 0usize..10_000, seed in any::<u64>()) {
        let (rules, players) = some_table(table);
        let mut chance = Chance::new(Seed::from(seed), 3000);
        let mut state = State::new(rules, players, Seed::from(seed), None).unwrap();
        let mut moves = MoveList::new();
        loop {
            // Whatever any one seat does not know, a spectator does not know either.
            for seat in state.seats() {
                let other = state.imagine(seat, &mut chance);
                assert_eq!(view(&state, Viewer::Spectator), view(&other, Viewer::Spectator));
            }
            state.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let chosen = lively(&state, &moves, &mut chance);
            state.play_unchecked(chosen, &mut ());
        }
    }
}

proptest! {
    #![proptest_config(trying(20))]

    /// [SECRET-1] [HOUSE-1]
    #[test]
    fn games_in_which_every_saboteur_is_dealt_keep_their_secrets(
        table in 0usize..10_000, seed in any::<u64>(), watcher in 0usize..100,
    ) {
        twins(house_table(table), seed, watcher);
    }
}

/// [SECRET-1]
#[test]
fn everybody_hears_equally_many_events() {
    for number in 0..200 {
        let (rules, players) = some_table(number);
        let mut chance = Chance::new(Seed::from(5), 0);
        let mut state = State::new(rules, players, Seed::from(5), None).unwrap();
        let mut moves = MoveList::new();
        let mut told = Vec::new();
        loop {
            state.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let chosen = lively(&state, &moves, &mut chance);
            state.play_unchecked(chosen, &mut told);
        }
        let all = [Viewer::Spectator, Viewer::Open].into_iter().chain(state.seats().map(Viewer::Seat));
        let count = |viewer| told.iter().filter(|told| told.audience.includes(viewer)).count();
        let counts: Vec<usize> = all.map(count).collect();
        assert!(counts.iter().all(|&count| count == counts[0]), "{counts:?}");
    }
}

/// [SECRET-1] [PATHFINDER-1]
#[test]
fn a_world_with_a_rare_card_is_imagined_without_looking() {
    // Only a card with one opening at its left fits, and there is just one: the way ends at a wall on the other sides.
    let game = scene(json!({
        "rules": {"pathfinder": true}, "players": 3, "to_act": 0, "phase": "pathfinder",
        "championship": {"pathfinder": [2, 0]},
        "hands": [["dead_single_side"], null, null],
        "laid": ["L|R -1,0", "T|B 0,1", "B 0,-1", "TR 1,-1", "BR 1,1", "TR 2,0"],
    }));
    let mut chance = Chance::new(Seed::from(1), 1);
    let others: std::collections::BTreeSet<Vec<Card>> = (0..30)
        .map(|_| {
            let world = game.state().imagine(seat(1), &mut chance);
            assert_eq!(world.hand(seat(0)).len(), 1);
            let mut moves = MoveList::new();
            world.legal_moves(&mut moves);
            assert!(!moves.is_empty());
            world.hand(seat(2)).to_vec()
        })
        .collect();
    assert_eq!(others.len(), 30, "the other hand is not always the real one");
}

/// [SECRET-1]
#[test]
fn other_worlds_really_differ() {
    let state = State::new(saboteur_engine::Rules::default(), 5, Seed::from(1), None).unwrap();
    let mut chance = Chance::new(Seed::from(1), 1);
    let other = state.imagine(seat(0), &mut chance);
    assert_ne!(state.deck(), other.deck());
    assert_ne!(state.hand(seat(1)), other.hand(seat(1)));
    assert_eq!(state.hand(seat(0)), other.hand(seat(0)));
    let dwarves: std::collections::BTreeSet<_> = (0..50)
        .map(|_| state.imagine(seat(0), &mut chance))
        .map(|world| (world.dwarf(seat(1)), world.board().placed()[1].card))
        .collect();
    assert_eq!(dwarves.len(), 6);
}
