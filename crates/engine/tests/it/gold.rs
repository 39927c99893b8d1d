//! Payments.

use crate::support::*;
use saboteur_engine::{Decision, Event, Game, IllegalMove, Seat, Viewer};

/// One card short of the treasure at 8,0. Gold cards are drawn from the left of `stock`, which is filled up.
fn one_short(edition: &str, dwarves: &[&str], to_act: u8, stock: &[u8]) -> Game {
    let players = dwarves.len();
    let mut left = [16u8, 8, 4];
    stock.iter().for_each(|&value| left[value as usize - 1] -= 1);
    let mut all = stock.to_vec();
    for value in 1..=3u8 {
        all.extend(std::iter::repeat_n(value, left[value as usize - 1].into()));
    }
    let mut hands = vec![json!(null); players];
    hands[to_act as usize] = json!(["straight_horizontal"]);
    scene(json!({
        "rules": edition, "players": players, "to_act": to_act, "dwarves": dwarves, "hands": hands,
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}], "gold_stock": all,
    }))
}

const MINER: &str = "gold_miner";
const SABOTEUR: &str = "saboteur";

/// [GOLD-1] [GOLD-3]
#[test]
fn anniversary_draws_one_card_for_each_miner_and_each_takes_one() {
    let mut game = one_short("anniversary", &[MINER, SABOTEUR, MINER, MINER, SABOTEUR], 2, &[3, 1, 2]);
    game.plays(&["LR 7,0"]);
    assert!(game.heard(Viewer::Spectator).contains(&Event::GoldDrawn { count: 3 }));
    assert_eq!(game.seat(), 2);
    assert_eq!(game.choices(""), ["take 1", "take 2", "take 3"]);
    game.plays(&["take 3"]);
    assert_eq!(game.seat(), 0, "counter-clockwise, past the Saboteur");
    let decision = Decision::TakeGold;
    let refused = game.refuses("take 3");
    assert_eq!((refused, refused.rule()), (IllegalMove::NotOffered { decision }, "GOLD-3"));
    assert_eq!(game.refuses("pass TBLR"), IllegalMove::OtherDecision { decision });
    game.plays(&["take 1"]);
    assert_eq!((game.seat(), game.choices("")), (3, vec!["take 2".to_owned()]));
    game.plays(&["take 2"]);
    assert_eq!(game.nuggets(), [1, 0, 3, 2, 0]);
    assert_eq!(game.state().round(), 2);
}

/// [GOLD-1] [GOLD-3]
#[test]
fn classic_draws_one_card_for_each_player_and_some_miners_get_two() {
    let mut game = one_short("classic", &[MINER, SABOTEUR, MINER, MINER, SABOTEUR], 2, &[3, 1, 2, 1, 1]);
    game.plays(&["LR 7,0"]);
    assert!(game.heard(Viewer::Spectator).contains(&Event::GoldDrawn { count: 5 }));
    game.plays(&["take 3", "take 2", "take 1", "take 1", "take 1"]);
    assert_eq!(game.nuggets(), [3, 0, 4, 1, 0]);
    assert_eq!(game.state().gold_card_count(Seat(2)), 2);
}

/// [GOLD-1]
#[test]
fn classic_draws_nine_cards_for_ten_players() {
    let dwarves = [MINER, MINER, MINER, MINER, MINER, MINER, MINER, SABOTEUR, SABOTEUR, SABOTEUR];
    for (edition, count) in [("classic", 9), ("anniversary", 7)] {
        let mut game = one_short(edition, &dwarves, 0, &[]);
        game.plays(&["LR 7,0"]);
        assert!(game.heard(Viewer::Spectator).contains(&Event::GoldDrawn { count }), "{edition}");
        while game.state().round() == 1 {
            let any = game.choices("take")[0].clone();
            game.plays(&[&any]);
        }
        let cards: Vec<u8> = game.state().seats().map(|seat| game.state().gold_card_count(seat)).collect();
        // Counter-clockwise from seat 0: this seat and the next one, seat 6, get a second card in the classic edition.
        let second = u8::from(edition == "classic");
        assert_eq!(cards, [1 + second, 1, 1, 1, 1, 1, 1 + second, 0, 0, 0]);
    }
}

/// [SETUP-5]
#[test]
fn the_stock_is_16_8_and_4_gold_cards_shuffled() {
    let stock = |seed: u64| {
        let game = Game::new(saboteur_engine::Rules::default(), saboteur_engine::Setup::new(5, seed)).unwrap();
        game.scenario().gold_stock.unwrap()
    };
    let count = |value| stock(1).iter().filter(|&&other| other == value).count();
    assert_eq!([count(1), count(2), count(3)], [16, 8, 4]);
    assert_ne!(stock(1), stock(2));
}

/// [GOLD-2]
#[test]
fn a_small_stock_is_drawn_to_its_end() {
    // 26 of 28 gold cards are owned already.
    let mut game = scene(json!({
        "rules": "classic", "players": 3, "round": 3, "to_act": 0, "dwarves": [MINER, MINER, MINER],
        "hands": [["straight_horizontal"], null, null],
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
        "gold": [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2], [3, 3]],
    }));
    game.plays(&["LR 7,0", "take 3", "take 3"]);
    assert_eq!(game.result().scores, [19, 16, 9]);
}

/// [GOLD-3] [GOLD-8] [SECRET-1]
#[test]
fn only_the_picker_sees_the_gold_cards_and_only_the_owner_their_values() {
    let mut game = one_short("anniversary", &[MINER, SABOTEUR, MINER], 0, &[3, 1]);
    game.plays(&["LR 7,0"]);
    let choices = |game: &Game, viewer| game.view(viewer).gold.unwrap().choices;
    assert_eq!(choices(&game, Viewer::Seat(Seat(0))), Some(vec![3, 1]));
    assert_eq!(choices(&game, Viewer::Seat(Seat(2))), None);
    assert_eq!(choices(&game, Viewer::Spectator), None);
    game.plays(&["take 3"]);
    assert_eq!(choices(&game, Viewer::Seat(Seat(2))), Some(vec![1]));
    assert_eq!(choices(&game, Viewer::Seat(Seat(0))), None);
    let gold = |viewer| {
        let player = game.view(viewer).players[0].clone();
        (player.gold_cards, player.gold_values)
    };
    assert_eq!(gold(Viewer::Seat(Seat(0))), (1, Some(vec![3])));
    assert_eq!(gold(Viewer::Seat(Seat(1))), (1, None));
    assert_eq!(gold(Viewer::Spectator), (1, None));
    let taken = |value| Event::GoldTaken { seat: Seat(0), value };
    assert!(game.heard(Viewer::Seat(Seat(0))).contains(&taken(Some(3))));
    assert!(game.heard(Viewer::Seat(Seat(2))).contains(&taken(None)));
}

/// [GOLD-8]
#[test]
fn all_gold_is_shown_when_the_game_is_over() {
    let mut game = scene(json!({
        "players": 3, "round": 3, "to_act": 0, "deck": [], "hands": [["cross"], [], []],
        "dwarves": [MINER, MINER, MINER], "gold": [[3, 1], [2], []],
    }));
    let values = |game: &Game| -> Vec<Option<Vec<u8>>> {
        let view = game.view(Viewer::Spectator);
        view.players.into_iter().map(|player| player.gold_values).collect()
    };
    assert_eq!(values(&game), [None, None, None]);
    game.plays(&["pass TBLR"]);
    assert_eq!(values(&game), [Some(vec![3, 1]), Some(vec![2]), Some(vec![])]);
}

/// [GOLD-4]
#[test]
fn if_a_saboteur_reaches_the_treasure_the_first_miner_to_his_right_begins() {
    for edition in ["classic", "anniversary"] {
        let mut game = one_short(edition, &[MINER, SABOTEUR, MINER, MINER, SABOTEUR], 4, &[]);
        game.plays(&["LR 7,0"]);
        assert_eq!(game.seat(), 3, "{edition}");
        let mut game = one_short(edition, &[MINER, MINER, MINER, SABOTEUR, SABOTEUR], 4, &[]);
        game.plays(&["LR 7,0"]);
        assert_eq!(game.seat(), 2, "{edition}: past the other Saboteur");
    }
}

/// The last card of a round in which nobody reached the treasure.
fn nobody_reached(dwarves: &[&str]) -> Game {
    let mut hands = vec![json!([]); dwarves.len()];
    hands[0] = json!(["cross"]);
    let mut game = scene(json!({
        "players": dwarves.len(), "to_act": 0, "deck": [], "hands": hands, "dwarves": dwarves,
    }));
    game.plays(&["pass TBLR"]);
    game
}

/// [GOLD-6]
#[test]
fn saboteurs_are_paid_four_three_or_two_nuggets_each() {
    assert_eq!(nobody_reached(&[MINER, SABOTEUR, MINER]).nuggets(), [0, 4, 0]);
    assert_eq!(nobody_reached(&[SABOTEUR, SABOTEUR, MINER, MINER, MINER]).nuggets(), [3, 3, 0, 0, 0]);
    assert_eq!(
        nobody_reached(&[SABOTEUR, MINER, SABOTEUR, MINER, SABOTEUR, MINER, MINER]).nuggets(),
        [3, 0, 3, 0, 3, 0, 0]
    );
    let ten = [SABOTEUR, SABOTEUR, SABOTEUR, SABOTEUR, MINER, MINER, MINER, MINER, MINER, MINER];
    assert_eq!(nobody_reached(&ten).nuggets(), [2, 2, 2, 2, 0, 0, 0, 0, 0, 0]);
}

/// [GOLD-6]
#[test]
fn only_saboteurs_that_were_dealt_count() {
    // With five players two Saboteurs are shuffled in; one of them is left over.
    let game = nobody_reached(&[SABOTEUR, MINER, MINER, MINER, MINER]);
    assert_eq!(game.nuggets(), [4, 0, 0, 0, 0]);
    // With ten players one of four may be left over.
    let ten = [SABOTEUR, SABOTEUR, SABOTEUR, MINER, MINER, MINER, MINER, MINER, MINER, MINER];
    assert_eq!(nobody_reached(&ten).nuggets()[..4], [3, 3, 3, 0]);
}

/// [GOLD-7]
#[test]
fn without_a_saboteur_nobody_is_paid() {
    let game = nobody_reached(&[MINER, MINER, MINER, MINER]);
    assert_eq!(game.nuggets(), [0; 4]);
    assert_eq!(game.state().round(), 2);
}

/// [GOLD-5] [GOLD-8] [SETUP-5]
#[test]
fn saboteurs_are_paid_in_the_order_of_seats_out_of_the_stock() {
    // Only two cards worth three are left: the third Saboteur gets two and one.
    let mut game = scene(json!({
        "players": 7, "round": 2, "to_act": 1, "deck": [],
        "hands": [[], ["cross"], [], [], [], [], []],
        "dwarves": [MINER, SABOTEUR, MINER, SABOTEUR, MINER, SABOTEUR, MINER],
        "gold": [[3, 3], [], [], [], [], [], []],
    }));
    game.plays(&["pass TBLR"]);
    let cards: Vec<u8> = game.state().seats().map(|seat| game.state().gold_card_count(seat)).collect();
    assert_eq!(cards, [2, 1, 0, 1, 0, 2, 0]);
    assert_eq!(game.nuggets(), [6, 3, 0, 3, 0, 3, 0]);
    let paid = |viewer| {
        let paid = |event: &Event| matches!(event, Event::GoldPaid { seat: Seat(5), .. });
        game.heard(viewer).into_iter().find(paid).unwrap()
    };
    let told = |values| Event::GoldPaid { seat: Seat(5), due: 3, count: 2, values };
    assert_eq!(paid(Viewer::Seat(Seat(5))), told(Some(vec![2, 1])));
    assert_eq!(paid(Viewer::Seat(Seat(1))), told(None));
}
