//! Greedy Dwarf, Sabotaged Dwarf, Tournament.

use crate::support::*;
use saboteur_engine::{Card, Cell, Dwarf, Event, Game, Preset, Rules, Seat, Setup, Viewer, pack};

const MINER: &str = "gold_miner";
const SABOTEUR: &str = "saboteur";
const GREEDY: &str = "greedy_dwarf";

/// One card short of the treasure; `to_act` can lay it.
fn one_short(rules: serde_json::Value, dwarves: &[&str], to_act: usize, in_front: serde_json::Value) -> Game {
    let mut hands = vec![json!(null); dwarves.len()];
    hands[to_act] = json!(["straight_horizontal"]);
    scene(json!({
        "rules": rules, "players": dwarves.len(), "to_act": to_act, "dwarves": dwarves, "hands": hands,
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"], "in_front": in_front,
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }))
}

/// The last card of a round in which nobody reached the treasure.
fn nobody_reached(rules: serde_json::Value, dwarves: &[&str]) -> Game {
    let mut hands = vec![json!([]); dwarves.len()];
    hands[0] = json!(["cross"]);
    let mut game = scene(json!({
        "rules": rules, "players": dwarves.len(), "to_act": 0, "deck": [], "hands": hands, "dwarves": dwarves,
        "laid": [],
    }));
    game.plays(&["pass TBLR"]);
    game
}

fn all_dwarves(game: &Game) -> [usize; 3] {
    let state = game.state();
    let mut dwarves: Vec<Dwarf> = state.seats().map(|seat| state.dwarf(seat)).collect();
    dwarves.extend(state.left_over());
    [Dwarf::Saboteur, Dwarf::GoldMiner, Dwarf::GreedyDwarf]
        .map(|dwarf| dwarves.iter().filter(|&&other| other == dwarf).count())
}

/// [GREEDY-1]
#[test]
fn the_greedy_dwarf_takes_the_place_of_a_miner() {
    let rules: Rules = serde_json::from_value(json!({"greedy_dwarf": true})).unwrap();
    for (players, saboteurs, miners) in [(3, 1, 2), (5, 2, 3), (10, 4, 6)] {
        let game = Game::new(rules, Setup::new(players, 3)).unwrap();
        assert_eq!(all_dwarves(&game), [saboteurs, miners, 1]);
    }
}

/// [GREEDY-2]
#[test]
fn the_greedy_dwarf_wins_alone_by_reaching_the_treasure_himself() {
    for edition in ["classic", "anniversary"] {
        let rules = json!({"edition": edition, "greedy_dwarf": true});
        let mut game = one_short(rules.clone(), &[GREEDY, MINER, SABOTEUR, MINER, MINER], 0, json!(null));
        game.plays(&["LR 7,0"]);
        assert_eq!(game.nuggets(), [4, 0, 0, 0, 0]);
        assert_eq!(game.state().gold_card_count(Seat(0)), 2, "three and one");
        assert_eq!(game.state().round(), 2);
        let lost = nobody_reached(rules, &[GREEDY, MINER, SABOTEUR, MINER, MINER]);
        assert_eq!(lost.nuggets(), [0, 0, 4, 0, 0]);
    }
}

/// [GREEDY-3]
#[test]
fn the_greedy_dwarf_is_no_miner_when_gold_is_handed_round() {
    let rules = json!({"greedy_dwarf": true});
    let mut game = one_short(rules, &[MINER, GREEDY, SABOTEUR, MINER, MINER], 0, json!(null));
    game.plays(&["LR 7,0"]);
    assert!(game.heard(Viewer::Spectator).contains(&Event::GoldDrawn { count: 3 }));
    let mut pickers = Vec::new();
    while game.state().round() == 1 {
        pickers.push(game.seat());
        let any = game.choices("take")[0].clone();
        game.plays(&[&any]);
    }
    assert_eq!(pickers, [0, 4, 3]);
}

/// [GREEDY-3]
#[test]
fn the_greedy_dwarf_is_passed_by_in_the_classic_edition_too() {
    let rules = json!({"preset": "classic", "greedy_dwarf": true});
    // A Saboteur reaches the treasure, and the Greedy Dwarf sits to their right.
    let mut game = one_short(rules, &[MINER, MINER, MINER, GREEDY, SABOTEUR], 4, json!(null));
    game.plays(&["LR 7,0"]);
    assert!(game.heard(Viewer::Spectator).contains(&Event::GoldDrawn { count: 5 }));
    let mut pickers = Vec::new();
    while game.state().round() == 1 {
        pickers.push(game.seat());
        let any = game.choices("take")[0].clone();
        game.plays(&[&any]);
    }
    assert_eq!(pickers, [2, 1, 0, 2, 1]);
}

/// [SABOTAGED-1] [SABOTAGED-2]
#[test]
fn a_sabotaged_miner_is_passed_by_and_others_get_more() {
    for edition in ["classic", "anniversary"] {
        let rules = json!({"edition": edition, "sabotaged_dwarf": true});
        let front = json!([[], ["broken_cart"], [], [], []]);
        let mut game = one_short(rules, &[MINER, MINER, MINER, SABOTEUR, SABOTEUR], 2, front);
        game.plays(&["LR 7,0"]);
        assert!(game.heard(Viewer::Spectator).contains(&Event::GoldDrawn { count: 3 }), "{edition}");
        let mut pickers = Vec::new();
        while game.state().round() == 1 {
            pickers.push(game.seat());
            let any = game.choices("take")[0].clone();
            game.plays(&[&any]);
        }
        assert_eq!(pickers, [2, 0, 2], "{edition}");
    }
}

/// [SABOTAGED-3]
#[test]
fn if_all_miners_are_sabotaged_nobody_gets_gold() {
    let front = json!([["broken_cart"], ["broken_lantern"], ["broken_cart"], ["broken_pickaxe"], []]);
    let rules = json!({"sabotaged_dwarf": true});
    let mut game = one_short(rules, &[MINER, MINER, MINER, MINER, SABOTEUR], 4, front);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [0; 5]);
    assert_eq!(game.state().round(), 2);
}

/// [SABOTAGED-4]
#[test]
fn in_the_tournament_a_sabotaged_miner_gets_no_pieces() {
    let front = json!([[], ["broken_cart"], [], [], []]);
    let rules = json!({"tournament": true, "sabotaged_dwarf": true});
    let mut game = one_short(rules, &[MINER, MINER, MINER, SABOTEUR, GREEDY], 2, front);
    game.plays(&["LR 7,0"]);
    assert_eq!(game.nuggets(), [2, 0, 3, 0, 0]);
}

/// [TOURNAMENT-1]
#[test]
fn the_tournament_has_as_many_dwarf_cards_as_players() {
    for (players, cards) in [(5, [1, 3, 1]), (6, [2, 3, 1]), (7, [2, 3, 2]), (8, [3, 3, 2]), (9, [3, 4, 2])] {
        let game = Game::new(Preset::Tournament.rules(), Setup::new(players, 3)).unwrap();
        assert_eq!(all_dwarves(&game), cards);
        assert!(game.state().left_over().is_empty());
    }
}

/// [TOURNAMENT-1]
#[test]
fn a_tournament_that_cannot_be_is_refused_with_the_reason() {
    let rules = Preset::Tournament.rules();
    for players in [3, 4, 10] {
        let error = Game::new(rules, Setup::new(players, 1)).err().unwrap().to_string();
        assert_eq!(error, format!("the tournament variant is for 5 to 9 players, not for {players}"));
    }
    let mut greedy = rules;
    greedy.greedy_dwarf = true;
    let error = Game::new(greedy, Setup::new(5, 1)).err().unwrap().to_string();
    assert!(error.contains("already contains the Greedy Dwarf"), "{error}");
}

/// [PATH-8]
#[test]
fn loose_placement_is_for_the_classic_edition_alone() {
    let loose: Rules = serde_json::from_value(json!({"loose_placement": true})).unwrap();
    let error = Game::new(loose, Setup::new(5, 1)).err().unwrap().to_string();
    assert!(error.contains("classic"), "{error}");
}

/// [TOURNAMENT-2]
#[test]
fn tournament_gold_is_pieces_that_everybody_can_count() {
    let game = nobody_reached(json!("tournament"), &[MINER, MINER, SABOTEUR, MINER, GREEDY]);
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.players[2].gold_pieces, 4);
    assert_eq!((view.players[2].gold_cards, view.gold), (0, None));
    assert!(game.heard(Viewer::Spectator).contains(&Event::PiecesPaid { seat: Seat(2), pieces: 4 }));
}

/// [TOURNAMENT-3]
#[test]
fn a_random_path_card_lies_in_the_middle_not_connected() {
    let mut cards = std::collections::BTreeSet::new();
    let mut turns = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let game = Game::new(Preset::Tournament.rules(), Setup::new(6, seed)).unwrap();
        let middle = *game.state().board().at(Cell::new(4, 0)).unwrap();
        assert!(middle.card.is_path() && !middle.is_face_down() && !middle.is_connected());
        assert!(!middle.is_rotated() || middle.card.can_rotate());
        assert_eq!(game.state().deck().len(), 66 - 6 * 5);
        cards.insert(middle.card);
        turns.insert(middle.is_rotated());
    }
    let paths = pack(&Rules::default()).into_iter().filter(|(card, _)| card.is_path()).count();
    assert_eq!((cards.len(), turns.len()), (paths, 2));
}

/// [TOURNAMENT-3]
#[test]
fn the_card_in_the_middle_must_be_matched_and_may_be_taken_away() {
    let mut game = scene(json!({
        "rules": "tournament", "players": 5, "to_act": 0, "laid": ["TB 4,0", "LR 1,0", "LR 2,0"],
        "hands": [["straight_horizontal", "rockfall", "curve_TL"], null, null, null, null],
    }));
    assert!(game.choices("LR 3,0").is_empty());
    assert!(game.choices("TL").contains(&"TL 3,0".to_owned()));
    game.plays(&["rockfall 4,0"]);
    assert!(game.state().board().at(Cell::new(4, 0)).is_none());
    assert_eq!(game.state().discard_pile().next().unwrap().card, Card::StraightVertical);
}

/// [TOURNAMENT-4]
#[test]
fn tournament_pay_depends_on_who_reached_the_treasure() {
    let pay = |dwarves: &[&str], by| {
        let mut game = one_short(json!("tournament"), dwarves, by, json!(null));
        game.plays(&["LR 7,0"]);
        game.nuggets()
    };
    let five = [MINER, MINER, SABOTEUR, GREEDY, MINER];
    assert_eq!(pay(&five, 0), [3, 2, 0, 0, 2]);
    assert_eq!(pay(&five, 2), [2, 2, 0, 0, 2]);
    assert_eq!(pay(&five, 3), [0, 0, 0, 4, 0]);
    let seven = [MINER, SABOTEUR, GREEDY, GREEDY, MINER, MINER, SABOTEUR];
    assert_eq!(pay(&seven, 3), [0, 0, 0, 4, 0, 0, 0]);
    assert_eq!(nobody_reached(json!("tournament"), &five).nuggets(), [0, 0, 4, 0, 0]);
    assert_eq!(nobody_reached(json!("tournament"), &seven).nuggets(), [0, 3, 0, 0, 0, 0, 3]);
}

/// [HOUSE-1] [GREEDY-1]
#[test]
fn with_the_house_rule_every_saboteur_is_dealt() {
    let pack = [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4)];
    for (edition, greedy) in [("classic", 0), ("classic", 1), ("anniversary", 0), ("anniversary", 1)] {
        let rules = json!({"edition": edition, "most_saboteurs": true, "greedy_dwarf": greedy == 1});
        let rules: Rules = serde_json::from_value(rules).unwrap();
        for (players, saboteurs) in pack {
            for seed in 0..20 {
                let game = Game::new(rules, Setup::new(players, seed)).unwrap();
                assert_eq!(all_dwarves(&game), [saboteurs, players - saboteurs - greedy, greedy]);
                assert!(game.state().left_over().is_empty());
                assert_eq!(game.view(Viewer::Spectator).left_over, 0);
            }
        }
    }
}

/// [HOUSE-1]
#[test]
fn with_the_house_rule_hidden_gold_is_always_paid_for() {
    for players in [3, 4] {
        let rules = json!({"most_saboteurs": true});
        for seed in 0..40 {
            let mut game = scene(json!({
                "rules": rules, "players": players, "seed": seed, "to_act": 0, "deck": [], "laid": [],
                "hands": (0..players).map(|seat| if seat == 0 { json!(["cross"]) } else { json!([]) }).collect::<Vec<_>>(),
            }));
            game.plays(&["pass TBLR"]);
            assert_eq!(game.nuggets().iter().sum::<u32>(), 4, "one Saboteur is paid four");
        }
    }
}

/// [HOUSE-1]
#[test]
fn the_house_rule_is_off_unless_it_is_chosen() {
    for preset in Preset::ALL {
        let document = serde_json::to_value(preset.rules()).unwrap();
        assert_eq!(document.get("most_saboteurs"), None);
        assert_eq!(serde_json::from_value::<Rules>(document).unwrap(), preset.rules());
    }
    let house = Rules { most_saboteurs: true, ..Rules::default() };
    let document = serde_json::to_value(house).unwrap();
    assert_eq!(document["most_saboteurs"], true);
    assert_eq!(serde_json::from_value::<Rules>(document).unwrap(), house);
}

/// [HOUSE-1] [HOUSE-2]
#[test]
fn the_house_rule_is_refused_where_it_means_nothing() {
    for (preset, players, reason) in [
        (Preset::Tournament, 5, "already deals every dwarf card"),
        (Preset::Saboteur2, 5, "belongs to the base game"),
        (Preset::Duel, 2, "not for The Duel"),
    ] {
        let rules = Rules { most_saboteurs: true, ..preset.rules() };
        let error = Game::new(rules, Setup::new(players, 1)).err().unwrap().to_string();
        assert!(error.contains(reason), "{error}");
    }
}

/// [HOUSE-1]
#[test]
fn a_scene_with_the_house_rule_has_no_dwarf_card_left_over() {
    let rules = json!({"most_saboteurs": true});
    let scene = |dwarves: &[&str]| json!({"rules": rules, "players": 4, "dwarves": dwarves});
    let error = impossible(scene(&[MINER; 4]));
    assert!(error.contains("gold_miner"), "{error}");
    let left = json!({"rules": rules, "players": 4, "left_over": [MINER]});
    assert!(impossible(left).contains("1 dwarf cards are left over, but with 4 players it is 0"));
}
