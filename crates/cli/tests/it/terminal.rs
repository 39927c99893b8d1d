//! The table in the terminal, through a pseudo-terminal.

use crate::serve::Server;
use crate::support::run;
use crate::tty::{ENTER, ESCAPE, LEFT, RIGHT, Terminal, UP};
use expect_test::expect;
use serde_json::json;
use std::path::{Path, PathBuf};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn path(file: &Path) -> &str {
    file.to_str().unwrap()
}

/// The texts on the screen, in two languages.
struct Said {
    turn: &'static str,
    asked: &'static str,
    find: &'static str,
    round_over: [&'static str; 2],
    game_over: &'static str,
    /// The texts while a card is picked up.
    picked: [&'static str; 4],
}

const ENGLISH: Said = Said {
    turn: "a all moves",
    asked: "↑↓ 1-9 Enter choose",
    find: "type to find",
    round_over: ["The round is over", "The game is over\n"],
    game_over: "n new game · l log",
    picked: ["Tab aim", "Enter confirm", "Enter choose · Esc back", "p pass · 1-9"],
};
const GERMAN: Said = Said {
    turn: "a alle Züge",
    asked: "↑↓ 1-9 Eingabe wählen",
    find: "tippen zum Suchen",
    round_over: ["Die Runde ist zu Ende", "Das Spiel ist zu Ende\n"],
    game_over: "n noch ein Spiel · l Verlauf",
    picked: ["Tab zielen", "Eingabe ausführen", "Eingabe wählen · Esc zurück", "p passen · 1-9 andere"],
};

/// Returns true if the summary of a round or of the game is shown.
fn summed_up(text: &str, said: &Said) -> bool {
    said.round_over.iter().any(|words| text.contains(words))
}

/// Plays the first move of the list until the game is over. Returns the number of moves.
fn play_to_the_end(table: &mut Terminal, said: &Said) -> usize {
    let mut moves = 0;
    loop {
        let text = something_to_do(table, said, &[]);
        if summed_up(&text, said) {
            table.press(" ");
            table.wait_for("the summary is gone", |text| !summed_up(text, said));
        } else if text.contains(said.game_over) {
            return moves;
        } else {
            take_first_move(table, said, &text);
            moves += 1;
        }
    }
}

/// Waits until the player can act, or until the screen shows one of these texts.
fn something_to_do(table: &mut Terminal, said: &Said, others: &[&str]) -> String {
    loop {
        let mut any = vec![said.turn, said.asked, said.game_over];
        any.extend(said.round_over);
        any.extend(said.picked);
        any.extend(others);
        let text = table.wait_for("something to do", |text| any.iter().any(|words| text.contains(words)));
        if !said.picked.iter().any(|words| text.contains(words)) || summed_up(&text, said) {
            return text;
        }
        table.press(ESCAPE);
        a_moment();
    }
}

/// Usually long enough for a key to take effect. The caller must look again, because two screens may look the same.
fn a_moment() {
    std::thread::sleep(std::time::Duration::from_millis(100));
}

/// Makes the first move that is listed.
fn take_first_move(table: &mut Terminal, said: &Said, text: &str) {
    if text.contains(said.asked) {
        table.press(ENTER);
        a_moment();
    } else {
        table.press_until("a", said.find);
        table.press_until(ENTER, said.picked[1]);
        table.press(ENTER);
        table.wait_for("the move is made", |text| !text.contains(said.picked[1]));
    }
}

fn whole_game(name: &str, args: &[&str], environment: &[(&str, &str)], said: &Said) -> Terminal {
    let record = file(name);
    let mut all = vec!["play", "--pace", "instant", "--still", "--seed", "5", "--save", path(&record)];
    all.extend(args);
    let mut table = Terminal::start(&all, environment);
    assert!(play_to_the_end(&mut table, said) > 5);
    // The record has the moves that were played.
    let replayed = run(&["replay", path(&record)], "");
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.out.contains("The game is over."), "{}", replayed.out);
    table
}

/// Leaves the table.
fn leave(mut table: Terminal, question: &str) -> String {
    table.press_until("q", question);
    table.press(ENTER);
    let (code, text) = table.end();
    assert_eq!(code, 0, "{text}");
    text
}

#[test]
fn a_whole_base_game_with_bots() {
    let table = whole_game("tty-base.json", &["--names", "Ann", "--bots", "easy,easy,easy"], &[], &ENGLISH);
    let text = leave(table, "Leave the table?");
    assert!(text.contains("saboteur replay"), "{text}");
}

#[test]
fn a_whole_game_of_saboteur_2_in_german() {
    let environment = [("LANG", "de_DE.UTF-8")];
    let args = ["--rules", "saboteur2", "--names", "Ann", "--bots", "random,random,random,random"];
    let table = whole_game("tty-saboteur2.json", &args, &environment, &GERMAN);
    assert!(table.text().contains("Das Spiel ist zu Ende"), "{}", table.text());
    leave(table, "Den Tisch verlassen?");
}

#[test]
fn a_whole_game_with_everything_and_without_colours() {
    let args = ["--rules", "everything", "--names", "Ann", "--bots", "random,random,random,random,random"];
    let table = whole_game("tty-everything.json", &args, &[("NO_COLOR", "1")], &ENGLISH);
    let raw = table.raw();
    let colours = raw.split("\x1b[").filter_map(|code| code.split_once('m')).flat_map(|(code, _)| code.split(';'));
    let colours: Vec<&str> = colours
        .filter(|code| code.parse::<u8>().is_ok_and(|code| matches!(code, 30..=38 | 40..=48 | 90..=107)))
        .collect();
    assert!(colours.is_empty(), "{colours:?}");
    leave(table, "Leave the table?");
}

#[test]
fn a_whole_duel_and_a_whole_game_alone() {
    leave(whole_game("tty-duel.json", &["--rules", "duel", "--bots", "easy"], &[], &ENGLISH), "Leave the table?");
    leave(whole_game("tty-solo.json", &["--rules", "solo"], &[], &ENGLISH), "Leave the table?");
}

#[test]
fn a_round_handed_round_with_a_curtain() {
    let record = file("tty-handed.json");
    let args = ["play", "--still", "--names", "Ann,Ben,Cleo", "--seed", "2", "--save", path(&record)];
    let mut table = Terminal::start(&args, &[]);
    let curtain = table.see("Hand the screen to Ann");
    // Behind the curtain is nothing at all.
    let words: Vec<&str> =
        curtain.split(|letter: char| "╭╮╰╯─│ \n".contains(letter)).filter(|word| !word.is_empty()).collect();
    assert_eq!(words.join(" "), "Hand the screen to Ann and press Enter.");
    let mut handed = 0;
    let mut looked = 0;
    loop {
        let text = something_to_do(&mut table, &ENGLISH, &["Hand the screen to", "Enter hand the screen on"]);
        if summed_up(&text, &ENGLISH) {
            break;
        } else if text.contains("Hand the screen to") {
            table.press(ENTER);
            a_moment();
            handed += 1;
        } else if text.contains("Enter hand the screen on") {
            // Nothing is said to the others, and the player reads what the move did.
            assert!(text.contains("draws") || text.contains("passes") || handed > 3, "{text}");
            table.press(ENTER);
            table.wait_for("the screen is handed on", |text| !text.contains("Enter hand the screen on"));
            looked += 1;
        } else {
            take_first_move(&mut table, &ENGLISH, &text);
        }
    }
    assert!(handed > 10 && looked > 10, "{handed}, {looked}");
    table.press(" ");
    table.wait_for("the summary is gone", |text| !summed_up(text, &ENGLISH));
    leave(table, "Leave the table?");
}

/// A table at which it is Ann's turn, with a path card in the first place.
fn first_turn(environment: &[(&str, &str)], name: &str) -> Terminal {
    let record = file(name);
    let args = [
        "play",
        "--names",
        "Ann",
        "--bots",
        "random,random",
        "--seed",
        "8",
        "--pace",
        "instant",
        "--save",
        path(&record),
    ];
    let table = Terminal::start(&args, environment);
    table.see(if environment.is_empty() { "Your turn." } else { "Du bist dran." });
    table
}

#[test]
fn the_screen_at_the_beginning_and_while_a_card_is_laid() {
    let mut table = first_turn(&[], "tty-golden.json");
    expect![[r#"
        Round 1 of 3 · You are: Gold Miner · Deck 48, discard pile 1
             -1    0    1    2    3    4    5    6    7    8   │▶Ann               ▯6 $0
                                                         ╭───╮ │ Orin              ▯6 $0
         -2                                              │ ? │ │ Bombra            ▯6 $0
                                                         ╰───╯ │────────────────────────
                                                               │goes first.
         -1                                                    │Ann is dealt a dwarf
                                                               │card: Gold Miner.
                 ░░║░░                                   ╭───╮ │Ann is dealt: curve from
          0      ══S══                                   │ ? │ │top to right, curve from
                 ░░║░░                                   ╰───╯ │top to right, blocked
                                                               │curve from top to left,
          1                                                    │repair (pickaxe or
                                                               │lantern), rockfall,
                                                         ╭───╮ │rockfall.
          2                                              │ ? │ │Bombra passes with one
                                                         ╰───╯ │card.
        Your turn. 1: curve from top to right

         1            2            3            4            5            6
         ░░░║░░░      ░░░║░░░      ░░░║░░░      repair       rockfall     rockfall
         ░░░╚═══      ░░░╚═══      ═══×░░░      (pickaxe or
         ░░░░░░░      ░░░░░░░      ░░░░░░░      lantern)
        1-9 or ←→ Enter card · Space several · p pass · a all moves · ? help · q leave
    "#]]
    .assert_eq(&table.settle());
    // Its places, how it lies there, and the same rotated.
    table.press_until("1", "where?");
    expect![[r#"
        Round 1 of 3 · You are: Gold Miner · Deck 48, discard pile 1
             -1    0    1    2    3    4    5    6    7    8   │▶Ann               ▯6 $0
                                                         ╭───╮ │ Orin              ▯6 $0
         -2                                              │ ? │ │ Bombra            ▯6 $0
                                                         ╰───╯ │────────────────────────
                 ┌   ┐                                         │goes first.
         -1        ·                                           │Ann is dealt a dwarf
                 └   ┘                                         │card: Gold Miner.
            ┌   ┐░░║░░▛   ▜                              ╭───╮ │Ann is dealt: curve from
          0   ·  ══S══  ·                                │ ? │ │top to right, curve from
            └   ┘░░║░░▙   ▟                              ╰───╯ │top to right, blocked
                 ┌   ┐                                         │curve from top to left,
          1        ·                                           │repair (pickaxe or
                 └   ┘                                         │lantern), rockfall,
                                                         ╭───╮ │rockfall.
          2                                              │ ? │ │Bombra passes with one
                                                         ╰───╯ │card.
        curve from top to right: where?

        ▲1            2            3            4            5            6
         ░░░║░░░      ░░░║░░░      ░░░║░░░      repair       rockfall     rockfall
         ░░░╚═══      ░░░╚═══      ═══×░░░      (pickaxe or
         ░░░░░░░      ░░░░░░░      ░░░░░░░      lantern)
        ←→↑↓ Tab aim · Enter choose · r rotate · p pass · Esc back · ? help
    "#]]
    .assert_eq(&table.settle());
    table.press_until(ENTER, "Enter confirm");
    expect![[r#"
        Round 1 of 3 · You are: Gold Miner · Deck 48, discard pile 1
             -1    0    1    2    3    4    5    6    7    8   │▶Ann               ▯6 $0
                                                         ╭───╮ │ Orin              ▯6 $0
         -2                                              │ ? │ │ Bombra            ▯6 $0
                                                         ╰───╯ │────────────────────────
                 ┌   ┐                                         │goes first.
         -1        ·                                           │Ann is dealt a dwarf
                 └   ┘                                         │card: Gold Miner.
            ┌   ┐░░║░░▛░░░▜                              ╭───╮ │Ann is dealt: curve from
          0   ·  ══S════╗░░                              │ ? │ │top to right, curve from
            └   ┘░░║░░▙░║░▟                              ╰───╯ │top to right, blocked
                 ┌   ┐                                         │curve from top to left,
          1        ·                                           │repair (pickaxe or
                 └   ┘                                         │lantern), rockfall,
                                                         ╭───╮ │rockfall.
          2                                              │ ? │ │Bombra passes with one
                                                         ╰───╯ │card.
        Lay curve from top to right, rotated, at 1,0?

        ▲1            2            3            4            5            6
         ░░░░░░░      ░░░║░░░      ░░░║░░░      repair       rockfall     rockfall
         ═══╗░░░      ░░░╚═══      ═══×░░░      (pickaxe or
         ░░░║░░░      ░░░░░░░      ░░░░░░░      lantern)
        Enter confirm · r rotate · Esc back
    "#]]
    .assert_eq(&table.settle());
    table.press_until(ESCAPE, "where?");
    table.press_until(ESCAPE, ENGLISH.turn);
    let before = table.text();
    table.press_until("1", "where?");
    table.press_until(ENTER, "Enter confirm");
    table.press(ENTER);
    table.wait_for("the card is laid and others have moved", |text| text.contains(ENGLISH.turn) && text != before);
    assert!(table.press_until("l", "What happened").contains("Ann lays a path card"), "{}", table.text());
}

#[test]
fn the_screen_in_german_with_help() {
    let mut table = first_turn(&[("LANG", "de_DE.UTF-8")], "tty-german.json");
    expect![[r#"
        Runde 1 von 3 · Du bist: Goldsucher · Nachziehstapel 48, Ablagestapel 1
             -1    0    1    2    3    4    5    6    7    8   │▶Ann               ▯6 $0
                                                         ╭───╮ │ Orin              ▯6 $0
         -2                                              │ ? │ │ Bombra            ▯6 $0
                                                         ╰───╯ │────────────────────────
                                                               │Zwergenkarte:
         -1                                                    │Goldsucher.
                                                               │Ann bekommt: Kurve oben
                 ░░║░░                                   ╭───╮ │nach rechts, Kurve oben
          0      ══S══                                   │ ? │ │nach rechts, versperrte
                 ░░║░░                                   ╰───╯ │Kurve oben nach links,
                                                               │Reparatur (Spitzhacke
          1                                                    │oder Laterne),
                                                               │Steinschlag,
                                                         ╭───╮ │Steinschlag.
          2                                              │ ? │ │Bombra passt mit einer
                                                         ╰───╯ │Karte.
        Du bist dran. 1: Kurve oben nach rechts

         1            2            3            4            5            6
         ░░░║░░░      ░░░║░░░      ░░░║░░░      Reparatur    Steinschlag  Steinschlag
         ░░░╚═══      ░░░╚═══      ═══×░░░      (Spitzhacke
         ░░░░░░░      ░░░░░░░      ░░░░░░░      oder
        1-9 ←→ Eingabe Karte · Leer mehrere · p passen · a alle Züge · ? Hilfe · q geht
    "#]]
    .assert_eq(&table.settle());
    table.press_until("?", "Tasten und Zeichen");
    expect![[r#"
        Runde 1 von 3 · Du bist: Goldsucher · Nachziehstapel 48, Ablagestapel 1
          ╭ Tasten und Zeichen ──────────────────────────────────────────────────────╮$0
          │ 1-9, ←→ Eingabe eine Karte aufnehmen oder zurücklegen                    │$0
         -│ Leertaste       diese Karte markieren, dann andere: sie zusammen ablegen │$0
          │ ←→↑↓, Tab wohin sie kommt oder bei wem; Tab springt zu dem, was geht     │──
          │ Eingabe         wählen; noch einmal: ausführen                           │
         -│ r               die Karte drehen (rechte Maustaste)                      │
          │ p               mit der Karte passen, oder was sonst keinen Ort braucht  │n
          │ t               stattdessen einen Zollzwerg stellen                      │n
          │ o               was keine Karte braucht, etwa einen Troll bezahlen       │e
          │ a               alle Züge in Worten; tippen sucht                        │
          │ Esc             zurücknehmen                                             │
          │ Umschalt ←→↑↓   in der Mine umsehen; + - Größe der Karten, 0 alles       │
          │ h               die eigene Zwergenkarte verbergen und zeigen             │
          │ l               alles, was geschah                                       │
          │ w wer mitspielt: auf andere zeigen, Notizen, wie die Bots sind           │
          │ n               nach dem Ende: noch ein Spiel                            │
        Du│ e               an einem Server: eine Geste                              │
          │ q, Strg-C       gehen; das Spiel wird aufgehoben                         │
         1│                                                                          │
         ░│ Wähle einen Ort, an den die Karte nicht kann, und du erfährst, warum.    │
         ░│ Auch mit der Maus: eine Karte berühren, dann Ort oder Person, dann noch  │
         ░╰─↑ ↓──────────────────────────────────────────────────────────────────────╯
        1-9 ←→ Eingabe Karte · Leer mehrere · p passen · a alle Züge · ? Hilfe · q geht
    "#]]
    .assert_eq(&table.settle());
}

#[test]
fn a_player_who_asks_is_told_why_a_card_cannot_go_there() {
    let mut table = first_turn(&[], "tty-why.json");
    table.press_until("1", "where?");
    for _ in 0..3 {
        table.press(RIGHT);
    }
    table.press_until(ENTER, "No laid card lies next to");
    // The mouse says the same.
    table.press_until(LEFT, "where?");
    table.press(UP);
    table.touch(40, 3);
    table.see("No laid card lies next to");
}

#[test]
fn the_mouse_picks_a_card_and_lays_it() {
    let mut table = first_turn(&[], "tty-mouse.json");
    table.touch(3, 20);
    let text = table.see("where?");
    let target = text.lines().enumerate().find_map(|(row, line)| {
        let column = line.chars().position(|letter| letter == '·')?;
        (row > 0 && row < 17).then_some((column, row))
    });
    let (column, row) = target.unwrap();
    table.touch(column, row);
    table.see("Enter confirm");
    table.touch(column, row);
    table.see(ENGLISH.turn);
    assert!(table.press_until("l", "What happened").contains("Ann lays a path card"), "{}", table.text());
}

#[test]
fn a_game_is_left_and_gone_on_with() {
    let record = file("tty-resume.json");
    let args = [
        "play",
        "--names",
        "Ann",
        "--bots",
        "normal,easy",
        "--seed",
        "8",
        "--pace",
        "instant",
        "--save",
        path(&record),
    ];
    let mut table = Terminal::start(&args, &[]);
    table.see(ENGLISH.turn);
    take_first_move(&mut table, &ENGLISH, "");
    table.see(ENGLISH.turn);
    let before = table.text();
    let text = leave(table, "Leave the table?");
    assert!(text.contains("saboteur play --resume"), "{text}");
    let mut table = Terminal::start(&["play", "--pace", "instant", "--resume", path(&record)], &[]);
    table.see(ENGLISH.turn);
    assert_eq!(table.text(), before);
    // Bots are still bots.
    take_first_move(&mut table, &ENGLISH, "");
    table.see(ENGLISH.turn);
    leave(table, "Leave the table?");
    let over = run(&["play", "--resume", "no-such-game.json"], "");
    assert_eq!(over.code, 1);
    assert!(over.err.contains("no-such-game.json"), "{}", over.err);
}

#[test]
fn without_a_file_the_last_game_that_is_not_over_goes_on() {
    let state = tempfile::tempdir().unwrap();
    let environment = [("XDG_STATE_HOME", state.path().to_str().unwrap())];
    let nothing = Terminal::start(&["play", "--resume"], &environment);
    let (code, text) = nothing.end();
    assert_eq!(code, 1);
    assert!(text.contains("There is no game to continue"), "{text}");
    let args = ["play", "--names", "Ann", "--bots", "random,random", "--seed", "8", "--pace", "instant"];
    let table = Terminal::start(&args, &environment);
    let before = table.see(ENGLISH.turn);
    leave(table, "Leave the table?");
    let table = Terminal::start(&["play", "--resume", "--pace", "instant"], &environment);
    assert_eq!(table.see(ENGLISH.turn), before);
}

#[test]
fn resizing_and_leaving_in_any_way_leave_the_terminal_clean() {
    let table = first_turn(&[], "tty-clean.json");
    table.resize(40, 10);
    table.see("too small");
    table.resize(120, 40);
    table.see(ENGLISH.turn);
    table.resize(80, 24);
    table.see(ENGLISH.turn);
    table.kill("-TERM");
    assert_eq!(table.end().0, 0);
    let mut table = first_turn(&[], "tty-clean.json");
    table.press("\x03");
    let (code, text) = table.end();
    assert_eq!(code, 0);
    assert!(text.contains("is saved in"), "{text}");
}

#[test]
fn a_terminal_that_goes_away_takes_the_program_with_it() {
    // Somebody else opens the terminal, waits for the table, and is gone.
    const WINDOW: &str = "
import fcntl, os, pty, select, struct, sys, termios
process, terminal = pty.fork()
if process == 0:
    # Before the program looks how large it is.
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
    os.environ['TERM'] = 'xterm'
    os.execv(sys.argv[1], sys.argv[1:])
seen = b''
while b'Round 1 of 3' not in seen:
    if not select.select([terminal], [], [], 60)[0]:
        sys.exit(repr(seen))
    seen += os.read(terminal, 4096)
print(process)
";
    let record = file("tty-gone.json");
    let window = std::process::Command::new("python3")
        .args(["-c", WINDOW, env!("CARGO_BIN_EXE_saboteur"), "play", "--names", "Ann", "--bots", "random,random"])
        .args(["--pace", "instant", "--lang", "en", "--save", path(&record)])
        .output()
        .expect("python3 is needed: `make test` installs it");
    let process = String::from_utf8(window.stdout).unwrap();
    let process: u32 = process.trim().parse().unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&window.stderr)));
    for _ in 0..500 {
        // A process that has ended and was not waited for is a zombie.
        let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        if state.is_empty() || state.contains(") Z") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("the program is still there");
}

#[test]
fn lines_are_for_those_who_cannot_see_a_screen() {
    let record = file("tty-lines.json");
    let args = ["play", "--lines", "--names", "Ann,Ben,Cleo", "--seed", "2", "--save", path(&record)];
    let mut table = Terminal::start(&args, &[]);
    table.press_until(ENTER, "Ann (? lists all moves");
    assert!(!table.raw().contains('░') && !table.raw().contains("\x1b[?1049h"), "{}", table.raw());
    table.press_until("w\r", "a face-down goal at 8,0");
    table.press_until("m\r", "┌─┐");
    table.press_until("p\r", "Deck");
    table.press_until("nonsense\r", "is neither a card");
    table.press("q\r");
    assert_eq!(table.end().0, 0);
}

#[test]
fn a_table_at_a_server_is_joined_played_at_and_come_back_to() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("join.db"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let settings = json!({"rules": {"game": "base", "edition": "anniversary"}, "pace": "instant"});
    let opened = runtime.block_on(server.post("/api/tables", json!({"settings": settings, "name": "Host"})));
    let code = opened["code"].as_str().unwrap();
    let (plain, own) = (
        format!("http://{}/t/{code}", server.address),
        format!("http://{}/t/{code}#{}", server.address, opened["token"].as_str().unwrap()),
    );
    let environment = [("XDG_STATE_HOME", folder.path().to_str().unwrap())];
    let other = [("XDG_STATE_HOME", folder.path().join("other").to_str().unwrap().to_owned())];
    let other: Vec<(&str, &str)> = other.iter().map(|(name, value)| (*name, value.as_str())).collect();

    let mut host = Terminal::start(&["join", &own], &environment);
    host.see("You are the host");
    let mut guest = Terminal::start(&["join", &plain, "--name", "Gwen", "--lang", "de"], &other);
    guest.see("Gwen (du)");
    host.see("Gwen");
    guest.press_until("r", "✓ Gwen");
    guest.press("cHallo!\r");
    host.see("Gwen: Hallo!");
    host.press_until("b", "bot (Normal, ");
    host.press("s");
    host.see("Round 1 of 3");
    // Both have added a share to the deal.
    let mut answer = ureq::get(format!("http://{}/api/tables/{code}", server.address)).call().unwrap();
    let table: serde_json::Value = answer.body_mut().read_json().unwrap();
    let shares = &table["deal"]["shares"];
    assert!(shares[0].is_string() && shares[1].is_string(), "{shares}");

    // The player to act takes the first move, until one player has had three turns.
    let mut moves = (0, 0);
    for _ in 0..600 {
        for (table, said, count) in [(&mut host, &ENGLISH, &mut moves.0), (&mut guest, &GERMAN, &mut moves.1)] {
            let text = table.text();
            if text.contains(said.turn) {
                take_first_move(table, said, &text);
                *count += 1;
            }
        }
        if moves.0 >= 3 && moves.1 >= 3 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(moves.0 >= 3 && moves.1 >= 3, "{moves:?}\n{}\n{}", host.text(), guest.text());

    // Pointing and gestures reach the others, and withdrawing does too.
    guest.press_until("w", "Wer mitspielt");
    guest.press("!");
    host.see("! Gwen");
    guest.press("-");
    host.wait_for("the finger is gone", |text| !text.contains("! Gwen"));
    // Any key closes the list.
    guest.press_until("xe", "Gesten");
    guest.press("1");
    host.press_until("l", "Gwen laughs.");
    assert!(host.text().contains("Gwen points at Host"), "{}", host.text());
    let text = leave(guest, "Den Tisch verlassen?");
    assert!(text.contains("saboteur join http"), "{text}");
    let guest = Terminal::start(&["join", &plain], &other);
    guest.see("Gwen");
    guest.wait_for("it is the same seat", |text| text.contains("You are:"));

    // Watching needs no seat and shows no hand.
    let watcher = Terminal::start(&["join", &plain, "--watch"], &environment);
    let text = watcher.see("Round 1 of 3");
    assert!(!text.contains("You are:"), "{text}");
    let nobody = run(&["join", "http://127.0.0.1:1/t/abcd2345"], "");
    assert_eq!(nobody.code, 1);
    assert!(nobody.err.contains("Is it running"), "{}", nobody.err);
}
