//! Every message exists in every language, and none is left over.

use saboteur_cli::words::{Language, Words};
use saboteur_engine::{
    Action, Aim, Card, CardKind, Championship, Chance, Decision, Game, IllegalMove, Move, Preset, RuleOption, Seat,
    Seed, Setup, Side, Viewer,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PROTOCOL: &str = include_str!("../../../../web/src/protocol.ts");

fn ids(language: Language) -> BTreeSet<String> {
    let lines = language.source().lines();
    let ids = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    ids.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

#[test]
fn all_languages_have_the_same_messages_and_each_parses() {
    let english = ids(Language::English);
    assert!(english.len() > 90);
    for language in Language::ALL {
        assert_eq!(ids(language), english);
        let parsed = fluent_bundle::FluentResource::try_new(language.source().to_owned());
        assert!(parsed.is_ok(), "{language:?}: {parsed:?}");
        let words = Words::new(language, &[]);
        for id in &english {
            assert_ne!(words.say(id, &[]), *id, "{language:?}");
        }
    }
}

/// All code of a folder and the folders in it.
fn code_in(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| if path.is_dir() { code_in(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

/// The words by which a type of the protocol tells its variants apart.
fn tags(name: &str, tag: &str) -> Vec<String> {
    let start = PROTOCOL.find(&format!("export type {name} = ")).unwrap();
    let definition = &PROTOCOL[start..];
    let definition = &definition[..definition.find(";\n").unwrap()];
    let tag = format!("\"{tag}\": \"");
    let variants = definition.split(tag.as_str()).skip(1);
    variants.map(|variant| variant.split('"').next().unwrap().to_owned()).collect()
}

/// Returns true if a card is played from the hand. The Veto is only an answer.
fn is_played(card: Card) -> bool {
    match card.kind() {
        CardKind::Path => true,
        CardKind::Action(action) => action != Action::Championship(Championship::Veto),
        CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => false,
    }
}

/// The words for the uses of cards, for those cards that this is true of.
fn uses(is: impl Fn(Card) -> bool) -> BTreeSet<&'static str> {
    Card::ALL.iter().copied().filter(|&card| is(card)).map(Card::message_key).collect()
}

/// The kinds of answers to a question.
fn answers(decision: Decision) -> &'static [&'static str] {
    match decision {
        Decision::Turn | Decision::Pathfinder => &[],
        Decision::Steal => &["seat", "no"],
        Decision::LookAtDwarf | Decision::TakeCard => &["seat"],
        Decision::ChooseReveal | Decision::PushGoal | Decision::PlaceMarker => &["cell"],
        Decision::SwapGoals | Decision::React | Decision::Sponsor => &["yes", "no"],
        Decision::TakeDiscard | Decision::KeepDrawn => &["card"],
        Decision::TakeGold => &["gold"],
    }
}

/// The messages for moves.
fn move_messages() -> Vec<String> {
    let plays = uses(is_played).into_iter().map(|card| format!("play-{card}"));
    let actions = ["pass", "discard", "post_dwarf", "ask_sponsor", "pay_troll"];
    let actions = actions.into_iter().map(|action| format!("move-{action}"));
    let answer = |decision: Decision| {
        answers(decision).iter().map(move |reply| format!("answer-{}-{reply}", decision.id())).collect::<Vec<_>>()
    };
    plays.chain(actions).chain(Decision::ALL.into_iter().flat_map(answer)).collect()
}

/// The messages for an event, without `-known`.
fn event_messages(tag: &str) -> Vec<String> {
    let id = format!("event-{}", tag.replace('_', "-"));
    let with = |aspects: &[&str]| aspects.iter().map(|aspect| format!("{id}-{aspect}")).collect::<Vec<_>>();
    match tag {
        "played" => uses(is_played).into_iter().map(|card| format!("{id}-{card}")).collect(),
        "revealed" => {
            let goals: BTreeSet<&str> = Card::ALL.iter().filter_map(|card| Some(card.goal()?.id())).collect();
            let goals: Vec<&str> = goals.into_iter().chain(["postcard", "chest"]).collect();
            with(&goals)
        }
        "discarded" => vec![id.clone(), format!("{id}-for")],
        "card_seen" => vec![id.clone(), format!("{id}-chest")],
        "round_ended" => vec![id.clone(), format!("{id}-reached")],
        "stolen" => vec![id.clone(), format!("{id}-nothing")],
        _ => vec![id],
    }
}

/// Events that say nothing new to those who do not know their secret.
const SILENT: [&str; 6] = [
    "event-card-seen",
    "event-card-seen-chest",
    "event-dwarf-dealt",
    "event-goals-swapped",
    "event-hand-dealt",
    "event-round-closed",
];

/// The codes of all reasons why a move is not possible, as the engine lists them when it reads another one.
fn reasons() -> Vec<String> {
    let unknown = serde_json::from_str::<IllegalMove>(r#"{"code": "?"}"#).unwrap_err().to_string();
    unknown.split('`').skip(3).step_by(2).map(ToOwned::to_owned).collect()
}

/// The messages for a reason why a move is not possible.
fn reason_messages(code: &str) -> Vec<String> {
    let on_cells = |card: Card| card.action().is_some() && matches!(card.aim(), Aim::Cell | Aim::Cells | Aim::Place);
    let id = format!("illegal-{code}");
    match code {
        "other_decision" | "not_offered" => Decision::ALL.map(|decision| format!("{id}-{}", decision.id())).to_vec(),
        "mismatch" => Side::ALL.map(|side| format!("{id}-{side}")).to_vec(),
        "wrong_cell" => uses(on_cells).into_iter().map(|card| format!("{id}-{card}")).collect(),
        _ => vec![id],
    }
}

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let english = ids(Language::English);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let code = code_in(&source);
    let mut used: BTreeSet<String> =
        code.split('"').filter(|word| english.contains(*word)).map(ToOwned::to_owned).collect();
    used.extend(Card::ALL.iter().map(|card| format!("card-{card}")));
    used.extend(saboteur_engine::Tool::ALL.map(|tool| format!("tool-{tool}")));
    used.extend(saboteur_engine::Dwarf::ALL.map(|dwarf| format!("dwarf-{dwarf}")));
    used.extend(saboteur_engine::Chest::ALL.map(|chest| format!("chest-{chest}")));
    used.extend(Preset::ALL.map(|preset| format!("preset-{preset}")));
    used.extend(RuleOption::ALL.map(|option| format!("option-{option}")));
    used.extend(saboteur_bots::Level::ALL.map(|level| format!("level-{level}")));
    used.extend(Decision::ALL.map(|decision| format!("ask-{}", decision.id())));
    used.extend(tags("ImpossibleRules", "code").into_iter().map(|code| format!("table-impossible-{code}")));
    used.extend(quoted("Camp").map(|camp| format!("camp-{camp}")));
    used.insert("camp-both".to_owned());
    // A server's refusal is explained by its code.
    used.extend(quoted("Code").map(|code| format!("refusal-{code}")));
    used.extend(move_messages());
    used.extend(reasons().iter().flat_map(|code| reason_messages(code)));
    for id in tags("Event", "type").iter().flat_map(|tag| event_messages(tag)) {
        used.extend(Some(format!("{id}-known")).filter(|known| english.contains(known)));
        if !SILENT.contains(&id.as_str()) {
            used.insert(id);
        }
    }
    let wrong: Vec<&String> = used.symmetric_difference(&english).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The values of a union of words in the protocol.
fn quoted(name: &str) -> impl Iterator<Item = &'static str> {
    let start = format!("export type {name} = ");
    let line = PROTOCOL.lines().find(|line| line.starts_with(&start)).unwrap();
    line.split('"').skip(1).step_by(2)
}

/// Panics if a text shows the id of a message, or the name of an argument that was not given.
fn assert_complete(text: &str, of: &dyn std::fmt::Debug) {
    let families = ["event-", "play-", "move-", "answer-", "illegal-", "card-", "tool-", "dwarf-", "chest-", "camp-"];
    let shows_id = text.split(' ').any(|word| families.iter().any(|family| word.starts_with(family)));
    assert!(!text.is_empty() && !shows_id && !text.contains("{$"), "{text:?} for {of:?}");
}

#[test]
fn whole_games_are_told_without_gaps() {
    let names: Vec<String> = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"].map(String::from).to_vec();
    let languages = Language::ALL.map(|language| Words::new(language, &names));
    for preset in Preset::ALL {
        let players = (*preset.rules().players().end()).min(names.len());
        let mut game = Game::new(preset.rules(), Setup::new(players, 3)).unwrap();
        let mut chance = Chance::new(Seed::from(4), 0);
        // Moves that were possible before, to be refused later.
        let mut earlier: Vec<Move> = Vec::new();
        while let Some(to_act) = game.to_act() {
            let moves = game.legal_moves(to_act.seat);
            let chosen = *chance.pick(&moves);
            earlier.push(chosen);
            let tried = *chance.pick(&earlier);
            let refused = game.check(to_act.seat, tried).err();
            for words in &languages {
                assert_complete(&words.choice(&chosen), &chosen);
                assert_complete(&words.plan(&chosen), &chosen);
                assert_complete(&words.question(to_act.decision), &to_act);
                if let Some(reason) = &refused {
                    assert_complete(&words.illegal(reason), reason);
                }
            }
            game.play(to_act.seat, chosen).unwrap();
        }
        for viewer in [Viewer::Open, Viewer::Spectator, Viewer::Seat(Seat(0))] {
            for event in game.events(viewer) {
                for words in &languages {
                    words.event(event).iter().for_each(|line| assert_complete(line, event));
                }
            }
        }
    }
}

#[test]
fn a_play_and_what_follows_from_it_are_told_one_after_the_other() {
    let words = Words::new(Language::English, &["Ann".to_owned(), "Ben".to_owned()]);
    let tell = |document: serde_json::Value| words.event(&serde_json::from_value(document).unwrap()).join(" ");
    let rockfall = serde_json::json!({"type": "played", "seat": 0, "card": "rockfall", "target": {"cell": [3, -1]}});
    assert_eq!(tell(rockfall), "Ann plays a rockfall at 3,-1.");
    let removed = serde_json::json!({"type": "removed", "cell": [3, -1], "card": "cross"});
    assert_eq!(tell(removed), "The crossing at 3,-1 is gone.");
    let repair = |seat: u8| {
        let target = serde_json::json!({"tool": {"seat": seat, "tool": "cart"}});
        tell(serde_json::json!({"type": "played", "seat": 0, "card": "repair_cart", "target": target}))
    };
    assert_eq!(repair(0), "Ann mends their own cart.");
    assert_eq!(repair(1), "Ann mends Ben's cart.");
    let sabotage = serde_json::json!({"type": "played", "seat": 1, "card": "broken_lantern", "target": {"seat": 0}});
    assert_eq!(tell(sabotage), "Ben breaks Ann's lantern.");
    let pieces = |pieces: i8| tell(serde_json::json!({"type": "pieces_paid", "seat": 1, "pieces": pieces}));
    assert_eq!(pieces(-1), "Ben loses a gold piece.");
    assert_eq!(pieces(1), "Ben gets a gold piece.");
    assert_eq!(pieces(2), "Ben gets 2 gold pieces.");
}
