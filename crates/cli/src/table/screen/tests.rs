//! Tests of the screen, drawn without a terminal.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use super::*;
use crate::table::LogEntry;
use crate::words::Language;
use expect_test::expect;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use saboteur_bots::Stance;
use saboteur_engine::{Event, Game, Place, Preset, Rules, Scenario, Setup, Viewer};
use saboteur_table::Pointing;
use serde_json::{Value, json};
use std::sync::mpsc::{self, Receiver};
use unicode_width::UnicodeWidthStr;

/// Returns the scene for a viewer, with the legal moves if it is their turn.
fn scene(game: &Game, viewer: Viewer, curtain: Option<Seat>) -> Scene {
    let view = game.view(viewer);
    let moves = view.seat.filter(|_| curtain.is_none()).map_or(Vec::new(), |seat| game.legal_moves(seat));
    Scene {
        game: 1,
        position: game.moves().len(),
        names: game.players().names().to_vec(),
        bots: vec![None; game.players().len()],
        view,
        offers: moves.into_iter().map(Offer::new).collect(),
        told: game.events(viewer).cloned().map(LogEntry::Event).collect(),
        curtain,
        own: None,
        pointing: Vec::new(),
        resting: false,
        hands_on: false,
    }
}

fn show(screen: &mut Screen, scene: Scene) {
    screen.hear(TableNews::Scene(Box::new(scene)));
}

/// Returns a screen at which the player sits whose turn it is, and what it asks for.
fn at_turn(game: &Game, language: Language) -> (Screen, Receiver<Ask>) {
    let (asks, asked) = mpsc::channel();
    let words = Words::new(language, game.players().names());
    let mut screen = Screen::new(words, Paint::of_environment(), asks, false);
    show(&mut screen, scene(game, Viewer::Seat(game.to_act().unwrap().seat), None));
    (screen, asked)
}

fn position(scenario: Value) -> Game {
    Game::from_scenario(serde_json::from_value::<Scenario>(scenario).unwrap()).unwrap()
}

/// Returns a new game of this ruleset with the fewest players.
fn new_game(preset: Preset, seed: u64) -> Game {
    let rules = preset.rules();
    Game::new(rules, Setup::new(*rules.players().start(), seed)).unwrap()
}

fn drawn(screen: &mut Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame)).unwrap();
    terminal.backend().to_string()
}

fn press(screen: &mut Screen, keys: &[KeyCode]) {
    for &key in keys {
        screen.key(key.into());
    }
}

#[test]
fn the_players_are_listed_with_the_characters_of_the_bots() {
    let game = Game::new(Rules::default(), Setup::new(3, 7)).unwrap();
    let (asks, _asked) = mpsc::channel();
    for (language, lines) in [
        (Language::English, ["bot (Hard, sly)", "sly: As a Saboteur it hides", "bot (Random)"]),
        (Language::German, ["Bot (Schwer, gerissen)", "gerissen: Als Saboteur versteckt", "Bot (Ausgelost)"]),
    ] {
        let words = Words::new(language, game.players().names());
        let mut screen = Screen::new(words, Paint::of_environment(), asks.clone(), false);
        screen.hear(TableNews::Scene(Box::new(Scene {
            bots: [Some("hard:sly"), None, Some("random")].map(|bot| bot?.parse().ok()).to_vec(),
            ..scene(&game, Viewer::Seat(Seat(1)), None)
        })));
        screen.key(ratatui::crossterm::event::KeyCode::Char('w').into());
        let text = drawn(&mut screen, 80, 40);
        assert!(lines.iter().all(|line| text.contains(line)), "{text}");
    }
}

#[test]
fn what_a_player_reads_of_a_round_is_gone_when_the_curtain_comes_down() {
    let mut game = Game::new(Rules::default(), Setup::new(3, 7)).unwrap();
    let (asks, _asked) = mpsc::channel();
    let words = Words::new(Language::English, game.players().names());
    let mut screen = Screen::new(words, Paint::of_environment(), asks, false);
    screen.keep_still();
    show(&mut screen, scene(&game, Viewer::Seat(Seat(0)), None));
    while game.view(Viewer::Spectator).round == 1 {
        let to_act = game.to_act().unwrap();
        let first = game.legal_moves(to_act.seat)[0];
        game.play(to_act.seat, first).unwrap();
    }
    // Only the paid player knows the values, not the people in front of the curtain.
    let paid = |event: &&Event| {
        matches!(event, Event::GoldPaid { values: Some(_), .. } | Event::GoldTaken { value: Some(_), .. })
    };
    let told = |seat: &Seat| game.events(Viewer::Seat(*seat)).any(|event| paid(&event));
    let seat = Seat::all(3).find(told).unwrap();
    show(&mut screen, scene(&game, Viewer::Seat(seat), None));
    assert!(drawn(&mut screen, 80, 40).contains("worth"), "{}", drawn(&mut screen, 80, 40));
    show(&mut screen, scene(&game, Viewer::Spectator, Some(Seat(1))));
    let curtain = drawn(&mut screen, 80, 40);
    assert!(curtain.contains("The round is over") && !curtain.contains("worth"), "{curtain}");
}

#[test]
fn several_cards_are_discarded_together_with_the_keyboard() {
    let game = position(json!({
        "players": 3, "rules": "saboteur2", "to_act": 0,
        "hands": [["cross", "rockfall", "cross", "treasure_map"], null, null],
    }));
    use KeyCode::{Char, Enter, Esc, Left, Right};
    // The card below the marker, then others by arrows or by number. A second Space puts a card down.
    for keys in [
        vec![Char(' '), Right, Right, Char(' '), Enter],
        vec![Char('1'), Char(' '), Char('3'), Enter],
        vec![Right, Char(' '), Char(' '), Left, Char(' '), Char('4'), Char('3'), Left, Right, Right, Char(' '), Enter],
    ] {
        let (mut screen, asked) = at_turn(&game, Language::English);
        drawn(&mut screen, 80, 24);
        press(&mut screen, &keys);
        let both: Move = "pass TBLR rockfall".parse().unwrap();
        assert_eq!(screen.preview, Some(both), "{keys:?}");
        assert!(drawn(&mut screen, 80, 24).contains("Enter confirm"));
        assert!(asked.try_recv().is_err());
        press(&mut screen, &[Enter]);
        assert_eq!(asked.try_recv(), Ok(Ask::Play(Seat(0), both)));
    }
    let (mut screen, _asked) = at_turn(&game, Language::English);
    press(&mut screen, &[Char(' '), Right, Right, Char(' ')]);
    let text = drawn(&mut screen, 80, 24);
    assert!(["Discard together?", "▲1", "▲3"].iter().all(|sign| text.contains(sign)) && !text.contains("▲2"), "{text}");
    press(&mut screen, &[Esc]);
    assert!(screen.picked.is_empty() && !screen.several);
}

#[test]
fn a_card_that_cannot_be_played_says_why_and_passing_is_confirmed() {
    let game = position(json!({
        "players": 3, "to_act": 0, "hands": [["cross", "repair_lantern"], null, null],
        "in_front": [["broken_cart"], [], []],
    }));
    for (language, key, reasons) in [
        (Language::English, '1', ["cross", "Your cart is broken.", "p passes with it."]),
        (Language::English, '2', ["repair", "No tool that it can repair is broken.", "p passes with it."]),
        (Language::German, '2', ["Reparatur", "Nichts, was sie reparieren könnte, ist kaputt.", "p passt damit."]),
    ] {
        let (mut screen, asked) = at_turn(&game, language);
        press(&mut screen, &[KeyCode::Char(key)]);
        let text = drawn(&mut screen, 120, 24);
        assert!(reasons.iter().all(|reason| text.contains(reason)), "{text}");
        press(&mut screen, &[KeyCode::Enter]);
        assert!(matches!(screen.preview, Some(Move::Discard { .. })) && asked.try_recv().is_err());
        press(&mut screen, &[KeyCode::Esc]);
        assert!(screen.preview.is_none() && asked.try_recv().is_err());
        press(&mut screen, &[KeyCode::Char('p'), KeyCode::Enter]);
        assert!(matches!(asked.try_recv(), Ok(Ask::Play(_, Move::Discard { .. }))));
    }
    // The list of all moves asks too.
    let (mut screen, asked) = at_turn(&game, Language::English);
    press(&mut screen, &[KeyCode::Char('a'), KeyCode::Enter]);
    assert!(screen.preview.is_some() && asked.try_recv().is_err());
}

/// Plays moves of every ruleset, and calls `check` at each turn.
fn at_every_turn(moves: usize, check: impl Fn(&Game, &mut Screen)) {
    for (number, preset) in Preset::ALL.into_iter().enumerate() {
        let mut game = new_game(preset, number as u64 + 3);
        for step in 0..moves {
            let Some(to_act) = game.to_act() else { break };
            let (mut screen, _asked) = at_turn(&game, Language::German);
            check(&game, &mut screen);
            let legal = game.legal_moves(to_act.seat);
            // Often a path card, so that the mine grows.
            let lays =
                legal.iter().filter(|chosen| chosen.is_play() && matches!(chosen.target(), Target::Place { .. }));
            let lays: Vec<&Move> = lays.collect();
            let chosen = if lays.is_empty() { legal[step * 7 % legal.len()] } else { *lays[step * 13 % lays.len()] };
            game.play(to_act.seat, chosen).unwrap();
        }
    }
}

#[test]
fn start_and_goals_are_seen_on_a_small_screen() {
    at_every_turn(40, |game, screen| {
        let text = drawn(screen, 80, 24);
        let window = screen.window.unwrap();
        for seen in game.view(Viewer::Spectator).board {
            let far = seen.place == Place::Start || seen.place == Place::Goal;
            assert!(!far || window.shows(seen.cell), "{} is out of sight\n{text}", seen.cell);
        }
    });
}

#[test]
fn picking_up_a_card_does_not_move_the_mine() {
    for (width, height) in [(80, 24), (120, 40)] {
        at_every_turn(16, |_, screen| {
            let before = drawn(screen, width, height);
            let window = screen.window.unwrap();
            for card in 0..screen.hand().len().min(9) {
                let key = KeyCode::Char(char::from(b'1' + card as u8));
                press(screen, &[key]);
                let after = drawn(screen, width, height);
                if screen.cursor.is_none_or(|cursor| window.shows(cursor)) && screen.menu.is_none() {
                    let (one, other) = (window, screen.window.unwrap());
                    assert_eq!((one.size, one.corner), (other.size, other.corner), "{before}\n{after}");
                }
                press(screen, &[KeyCode::Esc, KeyCode::Esc]);
            }
        });
    }
}

#[test]
fn the_top_line_is_never_cut() {
    for language in Language::ALL {
        at_every_turn(16, |game, _| {
            let (screen, _asked) = at_turn(game, language);
            let scene = screen.scene.clone().unwrap();
            for width in [60, 80, 100] {
                let head = screen.head(&scene, width);
                assert!(head.width() <= width, "{head}");
                let dwarf = scene.view.seat.and_then(|seat| scene.view.players[seat.index()].dwarf);
                assert!(dwarf.is_none_or(|dwarf| head.contains(&screen.words.dwarf(dwarf))), "{head}");
                let duel = scene.view.duel.is_some();
                assert!(!duel || head.contains("Marker"), "{head}");
            }
        });
    }
}

#[test]
fn the_lines_of_keys_fit_on_a_small_screen() {
    for language in Language::ALL {
        let lines = language.source().lines().filter(|line| line.starts_with("screen-keys-"));
        for line in lines {
            let (id, text) = line.split_once(" = ").unwrap();
            assert!(text.width() <= 80, "{id}: {}", text.width());
        }
    }
}

#[test]
fn gold_that_is_marked_in_the_duel_is_shown() {
    let game = position(json!({
        "players": ["Ann", "Ben"], "rules": "duel", "round": 2, "to_act": 0,
        "laid": [{"card": "bridge_gold", "cell": [1, 1]}],
        "duel": {"markers": [{"cell": [1, 1], "owner": 0}], "kept": [["g2_TL"], []]},
    }));
    let (mut screen, _asked) = at_turn(&game, Language::English);
    let text = drawn(&mut screen, 80, 24);
    assert!(text.contains("$2+1") && text.contains("$0"), "{text}");
}

#[test]
fn the_end_of_a_round_shows_the_mine_the_dwarves_and_the_gold_before_the_next_deal() {
    let mut game = position(json!({
        "players": ["Ann", "Ben", "Cleo"], "to_act": 0, "hands": [["straight_horizontal"], null, null],
        "dwarves": ["gold_miner", "saboteur", "gold_miner"], "seed": 4,
        "laid": ["LR 1,0", "LR 2,0", "TLR 3,0", "TBLR 4,0", "TBLR 5,0", "TBLR 6,0"],
        "goals": [{"cell": [8, 0], "card": "goal_gold"}],
    }));
    let (mut screen, _asked) = at_turn(&game, Language::English);
    screen.keep_still();
    game.play(Seat(0), "LR 7,0".parse().unwrap()).unwrap();
    while game.to_act().is_some_and(|to_act| to_act.decision == Decision::TakeGold) {
        let seat = game.to_act().unwrap().seat;
        game.play(seat, game.legal_moves(seat)[0]).unwrap();
    }
    show(&mut screen, scene(&game, Viewer::Seat(Seat(0)), None));
    let text = drawn(&mut screen, 80, 24);
    expect![[r#"
        "The round is over                                                               "
        "     -1    0    1    2    3    4    5    6    7    8   │★Ann                    "
        "                                                 ░░║o░ │   Gold Miner $+1       "
        " -2                                              ══╝░░ │ Ben                    "
        "                                                 ░░░░░ │   Saboteur             "
        "                                                       │★Cleo                   "
        " -1                                                    │   Gold Miner $+1       "
        "                                                       │                        "
        "         ░░║░░░░░░░░░░░░░░║░░░░║░░░░║░░░░║░░░░░░░░░║$░ │                        "
        "  0      ══S══════════════╩════╬════╬════╬═════════╬══ │                        "
        "         ░░║░░░░░░░░░░░░░░░░░░░║░░░░║░░░░║░░░░░░░░░║░░ │                        "
        "                                                       │                        "
        "  1                                                    │                        "
        "                                                       │                        "
        "                                                 ░░║o░ │                        "
        "  2                                              ░░╚══ │                        "
        "                                                 ░░░░░ │                        "
        " Round 1 is over: Ann reached the treasure. The Gold Miners win.                "
        " You win this round.                                                            "
        " 2 gold cards are passed around.                                                "
        " Ann takes a gold card worth 1.                                                 "
        " Cleo takes a gold card.                                                        "
        "                                                                                "
        "Enter go on · l log · q leave                                                   "
    "#]]
    .assert_eq(&text);
    // The hand of the next round is not shown yet.
    press(&mut screen, &[KeyCode::Enter]);
    assert!(screen.ending.is_none() && drawn(&mut screen, 80, 24).contains("Round 2 of 3"));
}

#[test]
fn the_end_of_a_round_is_turned_over_step_by_step_unless_one_is_in_a_hurry() {
    let mut game = new_game(Preset::Anniversary, 7);
    let (mut screen, _asked) = at_turn(&game, Language::English);
    while game.view(Viewer::Spectator).round == 1 {
        let seat = game.to_act().unwrap().seat;
        game.play(seat, game.legal_moves(seat)[0]).unwrap();
    }
    show(&mut screen, scene(&game, Viewer::Seat(Seat(0)), None));
    let text = drawn(&mut screen, 80, 24);
    assert!(
        screen.is_moving() && text.contains("Enter show everything") && !text.contains("Round 1 is over"),
        "{text}"
    );
    press(&mut screen, &[KeyCode::Enter]);
    let text = drawn(&mut screen, 80, 24);
    assert!(!screen.is_moving() && text.contains("Round 1 is over"), "{text}");
    press(&mut screen, &[KeyCode::Enter]);
    assert!(screen.ending.is_none());
}

/// A table at which Ann, who is asked, is a Gold Miner among three.
fn three() -> Game {
    position(json!({
        "players": ["Ann", "Ben", "Cleo"], "to_act": 0, "hands": [["cross"], [], []], "deck": [],
        "dwarves": ["gold_miner", "saboteur", "gold_miner"],
    }))
}

#[test]
fn notes_stay_on_the_screen_and_pointing_is_sent() {
    let game = three();
    let (mut screen, asked) = at_turn(&game, Language::English);
    use KeyCode::{Char, Down};
    press(&mut screen, &[Char('w'), Down, Char(' '), Char(' '), Char(' '), Down, Char(' ')]);
    let text = drawn(&mut screen, 80, 30);
    assert!(text.contains("Ben   ✗ Saboteur") && text.contains("Cleo   ✓ trusted"), "{text}");
    assert!(asked.try_recv().is_err(), "notes are nobody else's business");
    press(&mut screen, &[Char('!'), Char('+'), Char('-')]);
    for stance in [Some(Stance::Accuse), Some(Stance::Vouch), None] {
        assert_eq!(asked.try_recv(), Ok(Ask::Point(Seat(0), Seat(2), stance)));
    }
    // Nobody points at themselves, or takes notes on themselves.
    press(&mut screen, &[Down, Char('!'), Char(' ')]);
    assert!(asked.try_recv().is_err() && screen.note(Seat(0)).is_none());
    press(&mut screen, &[KeyCode::Esc]);
    let text = drawn(&mut screen, 80, 30);
    assert!(text.contains("✗ ▯") && text.contains("✓ ▯"), "{text}");
    // Another player at the same screen does not see them.
    show(&mut screen, scene(&game, Viewer::Seat(Seat(2)), None));
    assert!(!drawn(&mut screen, 80, 30).contains('✗'));
}

#[test]
fn what_players_say_of_each_other_is_seen_beside_their_names() {
    let game = three();
    let (mut screen, _asked) = at_turn(&game, Language::English);
    let pointing = |seat, at, stance| Pointing { seat: Seat(seat), at: Seat(at), stance };
    let pointing = vec![pointing(0, 1, Stance::Accuse), pointing(1, 2, Stance::Vouch), pointing(2, 1, Stance::Accuse)];
    show(&mut screen, Scene { pointing, ..scene(&game, Viewer::Seat(Seat(0)), None) });
    let text = drawn(&mut screen, 80, 24);
    assert!(text.contains("! Ann, Cleo") && text.contains("+ Ben"), "{text}");
    press(&mut screen, &[KeyCode::Char('w')]);
    assert!(drawn(&mut screen, 80, 24).contains("accused by Ann, Cleo"));
}

#[test]
fn the_end_of_a_round_compares_notes_and_pointing_with_the_dwarf_cards() {
    let mut game = three();
    let (mut screen, _asked) = at_turn(&game, Language::English);
    screen.keep_still();
    press(&mut screen, &[KeyCode::Char('w'), KeyCode::Down, KeyCode::Char(' '), KeyCode::Down, KeyCode::Char(' ')]);
    press(&mut screen, &[KeyCode::Esc]);
    game.play(Seat(0), "pass TBLR".parse().unwrap()).unwrap();
    let reader = saboteur_table::Reader { seat: Seat(2), right: 2, wrong: 1 };
    screen.hear(TableNews::Unmasked(Unmasked { round: 1, readers: vec![reader], lines: Vec::new() }));
    show(&mut screen, scene(&game, Viewer::Seat(Seat(0)), None));
    let text = drawn(&mut screen, 80, 24);
    for line in ["Your notes: 1 right, 1 wrong.", "Cleo read the table best: 2 right, 1 wrong."] {
        assert!(text.contains(line), "{text}");
    }
    // The notes of the round are gone with it.
    press(&mut screen, &[KeyCode::Enter]);
    assert!(screen.note(Seat(1)).is_none());
}

#[test]
fn a_table_that_rests_hears_once_that_the_player_goes_on() {
    let mut game = three();
    let (mut screen, asked) = at_turn(&game, Language::English);
    screen.keep_still();
    game.play(Seat(0), "pass TBLR".parse().unwrap()).unwrap();
    let rests = || Scene { resting: true, offers: Vec::new(), ..scene(&game, Viewer::Seat(Seat(0)), None) };
    show(&mut screen, rests());
    assert!(screen.ending.is_some() && asked.try_recv().is_err());
    press(&mut screen, &[KeyCode::Enter]);
    assert_eq!(asked.try_recv(), Ok(Ask::GoOn));
    show(&mut screen, rests());
    assert!(asked.try_recv().is_err());
    assert!(drawn(&mut screen, 80, 24).contains("Waiting for the others to go on"));
}
