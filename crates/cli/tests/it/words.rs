//! Every message exists in every language, and none is left over.

use saboteur_bots::Reason;
use saboteur_cli::words::{Language, Words};
use saboteur_engine::{
    Action, Aim, Card, CardKind, Championship, Decision, Event, IllegalMove, Move, Preset, RuleOption,
};
use serde::de::DeserializeOwned;
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
    // Long lines are broken.
    let definition = definition[..definition.find(";\n").unwrap()].replace('\n', " ").replace("  ", " ");
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

/// Returns true if a card lies in the mine from the beginning, and something happens when it is reached.
fn is_reached(card: Card) -> bool {
    matches!(card.kind(), CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest)
}

/// Returns true if a card is played on cells and is not a path card.
fn is_played_on_cells(card: Card) -> bool {
    card.action().is_some() && matches!(card.aim(), Aim::Cell | Aim::Cells | Aim::Place)
}

/// Returns the messages for documents of a kind that name a card.
fn by_card(id: &str, is: impl Fn(Card) -> bool) -> Vec<String> {
    let keys: BTreeSet<&str> = Card::ALL.iter().copied().filter(|&card| is(card)).map(Card::message_key).collect();
    keys.into_iter().map(|key| format!("{id}-{key}")).collect()
}

/// Returns the messages for documents of a kind with this tag.
fn messages(kind: &str, tag: &str) -> Vec<String> {
    let id = format!("{kind}-{tag}");
    match id.as_str() {
        "event-played" | "move-play" => by_card(&id, is_played),
        "event-revealed" => by_card(&id, is_reached),
        "illegal-wrong_cell" => by_card(&id, is_played_on_cells),
        "move-answer" => {
            let asked = Decision::ALL.into_iter().filter(|&to| !matches!(to, Decision::Turn | Decision::Pathfinder));
            asked.map(|to| format!("{id}-{}", to.id())).collect()
        }
        _ => vec![id],
    }
}

/// Returns the values by which documents of a type are told apart, as the type lists them when it reads another one.
pub(crate) fn known_tags<T: DeserializeOwned + std::fmt::Debug>(tag: &str) -> Vec<String> {
    let unknown = serde_json::from_value::<T>(serde_json::json!({tag: "?"})).unwrap_err().to_string();
    unknown.split('`').skip(3).step_by(2).map(ToOwned::to_owned).collect()
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
    for character in saboteur_bots::Character::ALL {
        used.extend([format!("character-{character}"), format!("character-{character}-how")]);
    }
    used.extend(Decision::ALL.map(|decision| format!("ask-{}", decision.id())));
    used.extend(tags("ImpossibleRules", "code").into_iter().map(|code| format!("table-impossible-{code}")));
    // A server's refusal is explained by its code.
    used.extend(quoted("RefusalCode").map(|code| format!("refusal-{code}")));
    used.extend(["by_seat-dwarves", "by_seat-scores"].map(ToOwned::to_owned));
    // Messages that other messages contain.
    used.extend(["round-winners", "game-winners"].map(ToOwned::to_owned));
    used.extend(["lost", "fair", "good", "perfect"].map(|grade| format!("event-grade-{grade}")));
    // Some cards have a reason of their own why they cannot be played, or why they keep a player from digging.
    let own_reason = |id: &&String| {
        let card = id.strip_prefix("useless-").or(id.strip_prefix("hindered-"));
        card.is_some_and(|card| Card::from_id(card).is_some())
    };
    used.extend(english.iter().filter(own_reason).cloned());
    // What came to light at the end of a round.
    used.extend(english.iter().filter(|id| id.starts_with("unmasked-")).cloned());
    let tags = [
        ("event", known_tags::<Event>("type")),
        ("move", known_tags::<Move>("type")),
        ("illegal", known_tags::<IllegalMove>("code")),
        ("why", known_tags::<Reason>("reason")),
        ("doubt", known_tags::<saboteur_table::Doubt>("type")),
    ];
    for (kind, tags) in tags {
        used.extend(tags.iter().flat_map(|tag| messages(kind, tag)));
    }
    let wrong: Vec<&String> = used.symmetric_difference(&english).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The values of a union of words in the protocol.
fn quoted(name: &str) -> impl Iterator<Item = &'static str> {
    let (_, rest) = PROTOCOL.split_once(&format!("export type {name} = ")).unwrap();
    let (union, _) = rest.split_once(';').unwrap();
    union.split('"').skip(1).step_by(2)
}

#[test]
fn a_play_and_what_follows_from_it_are_told_one_after_the_other() {
    let words = Words::new(Language::English, &["Ann".to_owned(), "Ben".to_owned()]);
    let tell = |document: serde_json::Value| words.event(&serde_json::from_value(document).unwrap()).join(" ");
    let rockfall = serde_json::json!({"type": "played", "seat": 0, "card": "rockfall", "target": {"cell": [3, -1]}});
    assert_eq!(tell(rockfall), "Ann plays a rockfall at 3,-1.");
    let removed = serde_json::json!({"type": "removed", "cell": [3, -1], "card": "cross"});
    assert_eq!(tell(removed), "The crossing at 3,-1 is removed.");
    let repair = |seat: u8| {
        let target = serde_json::json!({"tool": {"seat": seat, "tool": "cart"}});
        tell(serde_json::json!({"type": "played", "seat": 0, "card": "repair_cart", "target": target}))
    };
    assert_eq!(repair(0), "Ann repairs their own cart.");
    assert_eq!(repair(1), "Ann repairs Ben's cart.");
    let sabotage = serde_json::json!({"type": "played", "seat": 1, "card": "broken_lantern", "target": {"seat": 0}});
    assert_eq!(tell(sabotage), "Ben breaks Ann's lantern.");
    let pieces = |pieces: i8| tell(serde_json::json!({"type": "pieces_paid", "seat": 1, "pieces": pieces}));
    assert_eq!(pieces(-1), "Ben loses a gold piece.");
    assert_eq!(pieces(1), "Ben gets a gold piece.");
    assert_eq!(pieces(2), "Ben gets 2 gold pieces.");
}
