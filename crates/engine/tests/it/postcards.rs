//! Costume Department and Tunnel Party.

use crate::support::*;
use saboteur_engine::{Card, Cell, Decision, Dwarf, Event, Game, IllegalMove, Preset, Rules, Seat, Viewer};
use std::collections::BTreeSet;

fn rules(value: serde_json::Value) -> Rules {
    serde_json::from_value(value).unwrap()
}

fn places(value: serde_json::Value, players: usize) -> Vec<(String, (i8, i8))> {
    let game = Game::new(rules(value), saboteur_engine::Setup::new(players, 3)).unwrap();
    let view = game.view(Viewer::Spectator);
    let postcards = view.board.iter().filter(|card| card.place == saboteur_engine::Place::Postcard);
    postcards.map(|card| (card.card.unwrap().id().to_owned(), card.cell.into())).collect()
}

/// [POSTCARD-1]
#[test]
fn postcards_lie_in_the_middle_or_beside_it() {
    let one = |name: &str, cell| vec![(name.to_owned(), cell)];
    assert_eq!(places(json!({"costume_department": true}), 3), one("costume_department", (4, 0)));
    assert_eq!(places(json!({"tunnel_party": true, "game": "saboteur2"}), 3), one("tunnel_party", (4, 0)));
    let both = places(json!({"costume_department": true, "tunnel_party": true}), 3);
    assert_eq!(both, [("costume_department".to_owned(), (4, -1)), ("tunnel_party".to_owned(), (4, 1))]);
    assert_eq!(places(json!({"preset": "tournament", "tunnel_party": true}), 5), one("tunnel_party", (4, 1)));
}

/// [POSTCARD-1]
#[test]
fn postcards_lie_there_in_every_round() {
    let mut game = scene(json!({
        "rules": {"tunnel_party": true}, "players": 3, "to_act": 0, "hands": [["cross"], [], []], "deck": [],
    }));
    game.plays(&["pass TBLR"]);
    assert_eq!(game.state().round(), 2);
    assert_eq!(game.state().board().at(Cell::new(4, 0)).unwrap().card.id(), "tunnel_party");
}

/// One card short of the postcard at 4,0, seen from the left.
fn short_of(option: &str, more: serde_json::Value) -> Game {
    let mut scenario = json!({
        "rules": {option: true}, "players": 3, "to_act": 0, "hands": [["straight_horizontal", "straight_vertical"], null, null],
        "laid": ["LR 1,0", "LR 2,0"],
    });
    scenario.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scene(scenario)
}

/// [POSTCARD-2]
#[test]
fn a_postcard_is_not_connected_from_the_start_and_must_be_matched() {
    let mut game = short_of("tunnel_party", json!({}));
    assert!(game.view(Viewer::Spectator).at(Cell::new(4, 0)).unwrap().connected.is_empty());
    // Nothing can be built from it, and rock cannot meet its openings.
    assert_eq!(game.refuses("LR 5,0"), IllegalMove::NotConnected { cell: (5, 0).into() });
    let game_with_curve = short_of("tunnel_party", json!({"hands": hand(3, &["curve_TL"])}));
    let side = saboteur_engine::Side::Right;
    assert_eq!(game_with_curve.refuses("TL 3,0"), IllegalMove::Mismatch { side });
    game.plays(&["LR 3,0"]);
    assert!(!game.view(Viewer::Spectator).at(Cell::new(4, 0)).unwrap().connected.is_empty());
}

/// [POSTCARD-2] [ROCKFALL-2]
#[test]
fn a_postcard_cannot_be_removed() {
    let game = short_of("tunnel_party", json!({"hands": hand(3, &["rockfall"])}));
    assert_eq!(game.choices("rockfall"), ["rockfall 1,0", "rockfall 2,0"]);
    let refused = game.refuses("rockfall 4,0");
    assert_eq!(refused, IllegalMove::WrongCell { card: Card::Rockfall, cell: (4, 0).into() });
    assert_eq!(refused.rule(), "ROCKFALL-2");
}

/// [POSTCARD-2] [LADDER-2]
#[test]
fn a_ladder_may_lie_beside_a_postcard_and_connects_it() {
    let mut game = scene(json!({
        "rules": {"game": "saboteur2", "tunnel_party": true}, "players": 3, "to_act": 0,
        "hands": hand(3, &["ladder_side"]),
    }));
    game.plays(&["L# 5,0"]);
    let reached = |event: &Event| matches!(event, Event::Revealed { seat: Seat(0), card: Card::TunnelParty, .. });
    assert_eq!(game.heard(Viewer::Spectator).iter().filter(|event| reached(event)).count(), 1);
}

/// [POSTCARD-2]
#[test]
fn a_postcard_does_what_it_does_once_a_round_even_if_somebody_else_comes() {
    let mut game = short_of(
        "costume_department",
        json!({
            "hands": [["cross"], ["cross", "cross"], ["rockfall"]], "deck": [],
            "dwarves": ["gold_miner", "gold_miner", "saboteur"], "left_over": ["gold_miner"],
        }),
    );
    let reached = |game: &Game| {
        let events = game.heard(Viewer::Spectator).into_iter();
        events.filter(|event| matches!(event, Event::Revealed { card: Card::CostumeDepartment, .. })).count()
    };
    // Connected, cut off, and connected again by somebody else.
    game.plays(&["TBLR 3,0", "pass TBLR", "rockfall 3,0"]);
    assert!(game.view(Viewer::Spectator).at(Cell::new(4, 0)).unwrap().connected.is_empty());
    game.plays(&["TBLR 3,0"]);
    assert_eq!((reached(&game), game.state().round()), (1, 2));
    // In the next round it is as new.
    let mut next = game.scenario();
    assert!(next.postcards_used.is_empty());
    (next.deck, next.discard, next.to_act) = (None, None, Some(Seat(1)));
    next.hands = Some(vec![None, Some(vec![Card::StraightHorizontal]), None]);
    next.laid = Some(serde_json::from_value(json!(["LR 1,0", "LR 2,0"])).unwrap());
    let mut next = Game::from_scenario(next).unwrap();
    next.plays(&["LR 3,0"]);
    assert_eq!(reached(&next), 1);
}

/// [POSTCARD-2] [COSTUME-1] [GREEDY-1]
#[test]
fn a_new_dwarf_card_counts_for_the_treasure_reached_with_the_same_card() {
    // Goals cannot lie beside a postcard, but the way to both can be closed with one card: first the costume, then the
    // treasure, or the other way round.
    let scene = || {
        scene(json!({
            "rules": {"costume_department": true, "greedy_dwarf": true, "game": "base"}, "players": 3, "to_act": 0,
            "hands": hand(3, &["straight_horizontal"]),
            "laid": ["LR 1,0", "LR 2,0", "TLR 5,0", "TLR 6,0", "TLR 7,0"],
            "goals": [{"cell": [8, 0], "card": "goal_gold"}],
            "dwarves": ["gold_miner", "gold_miner", "saboteur"], "left_over": ["greedy_dwarf"],
        }))
    };
    let mut game = scene();
    game.plays(&["LR 3,0"]);
    assert_eq!(game.choices(""), ["reveal 4,0", "reveal 8,0"]);
    game.plays(&["reveal 4,0"]);
    // Seat 0 is the Greedy Dwarf now, and wins alone.
    assert_eq!(game.nuggets(), [4, 0, 0]);
    let mut game = scene();
    game.plays(&["LR 3,0", "reveal 8,0"]);
    assert_eq!(game.to_act().unwrap().decision, Decision::TakeGold);
}

/// [POSTCARD-2] [GOAL-4]
#[test]
fn a_player_who_reaches_several_things_chooses_the_order() {
    let crossing = |reveal: &str| {
        let mut game = scene(json!({
            "rules": {"costume_department": true, "tunnel_party": true}, "players": 3, "to_act": 0, "seed": 5,
            "hands": [["cross"], null, null], "laid": ["LR 1,0", "LR 2,0", "LR 3,0"],
            "dwarves": ["saboteur", "gold_miner", "gold_miner"], "left_over": ["gold_miner"],
        }));
        game.plays(&["TBLR 4,0"]);
        assert_eq!(game.to_act().unwrap().decision, Decision::ChooseReveal);
        assert_eq!(game.choices(""), ["reveal 4,-1", "reveal 4,1"]);
        game.plays(&[reveal]);
        game.heard(Viewer::Spectator)
            .iter()
            .filter_map(|event| match event {
                Event::Revealed { card, .. } => Some(card.id().to_owned()),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(crossing("reveal 4,-1"), ["costume_department", "tunnel_party"]);
    assert_eq!(crossing("reveal 4,1"), ["tunnel_party", "costume_department"]);
}

/// [COSTUME-1]
#[test]
fn who_reaches_the_costume_department_swaps_his_dwarf_card() {
    let mut game = short_of(
        "costume_department",
        json!({"dwarves": ["gold_miner", "gold_miner", "gold_miner"], "left_over": ["saboteur"]}),
    );
    game.plays(&["LR 3,0"]);
    assert_eq!((game.state().dwarf(Seat(0)), game.state().left_over()), (Dwarf::Saboteur, &[Dwarf::GoldMiner][..]));
    // The others see that it happened, but not what.
    let changed = |viewer| {
        game.heard(viewer).into_iter().find_map(|event| match event {
            Event::DwarfDealt { seat: Seat(0), dwarf } => Some(dwarf),
            _ => None,
        })
    };
    assert_eq!(changed(Viewer::Seat(Seat(0))), Some(Some(Dwarf::Saboteur)));
    assert_eq!(changed(Viewer::Seat(Seat(1))), Some(None));
    assert_eq!(game.view(Viewer::Seat(Seat(1))).players[0].dwarf, None);
}

/// [COSTUME-1]
#[test]
fn in_saboteur_2_the_top_card_is_drawn_and_the_old_one_goes_under_in_both_editions() {
    for preset in ["saboteur2", "saboteur2-classic"] {
        let mut left: Vec<Dwarf> = Preset::Saboteur2.rules().dwarves(3);
        for dealt in [Dwarf::Boss, Dwarf::Blue, Dwarf::Green, Dwarf::Profiteer] {
            left.remove(left.iter().position(|&dwarf| dwarf == dealt).unwrap());
        }
        left.insert(0, Dwarf::Profiteer);
        let mut game = short_of(
            "costume_department",
            json!({
                "rules": {"preset": preset, "costume_department": true}, "dwarves": ["boss", "blue", "green"],
                "left_over": left,
                // Another player knew this dwarf card.
                "dwarves_seen_by": [[1], [], []],
            }),
        );
        game.plays(&["LR 3,0"]);
        assert_eq!(game.state().dwarf(Seat(0)), Dwarf::Profiteer);
        assert_eq!(game.state().left_over().last(), Some(&Dwarf::Boss));
        assert_eq!(game.state().left_over().len(), 12);
        assert_eq!(game.view(Viewer::Seat(Seat(1))).players[0].dwarf, None);
    }
}

/// [COSTUME-1] [HOUSE-2]
#[test]
fn without_a_dwarf_card_to_swap_with_there_is_no_costume_department() {
    for option in ["tournament", "most_saboteurs"] {
        let refused = rules(json!({"costume_department": true, option: true})).check(5).unwrap_err();
        assert!(refused.to_string().contains("tournament and most_saboteurs leave none"), "{refused}");
    }
}

/// [PARTY-1]
#[test]
fn at_the_party_all_dwarf_cards_are_dealt_again() {
    let mut deals = BTreeSet::new();
    for seed in 0..40 {
        let mut game = short_of(
            "tunnel_party",
            json!({
                "seed": seed, "dwarves": ["gold_miner", "saboteur", "gold_miner"], "left_over": ["gold_miner"],
                "dwarves_seen_by": [[], [0, 2], []],
            }),
        );
        game.plays(&["LR 3,0"]);
        let dealt: Vec<Dwarf> = game.state().seats().map(|seat| game.state().dwarf(seat)).collect();
        assert_eq!(dealt.iter().filter(|&&dwarf| dwarf == Dwarf::Saboteur).count(), 1);
        assert_eq!(game.state().left_over(), [Dwarf::GoldMiner]);
        // Everybody knows their own card again, and nobody another's.
        for seat in game.state().seats() {
            let known: Vec<bool> =
                game.view(Viewer::Seat(seat)).players.iter().map(|player| player.dwarf.is_some()).collect();
            assert_eq!(known, game.state().seats().map(|other| other == seat).collect::<Vec<_>>());
        }
        deals.insert(dealt);
    }
    assert_eq!(deals.len(), 3);
}
