//! Every message exists in every language, and none is left over.

use saboteur_cli::words::{Language, Words};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let english = ids(Language::English);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let code = code_in(&source);
    let mut used: BTreeSet<String> =
        code.split('"').filter(|word| english.contains(*word)).map(ToOwned::to_owned).collect();
    for card in saboteur_engine::Card::ALL {
        used.insert(format!("card-{card}"));
    }
    for tool in saboteur_engine::Tool::ALL {
        used.insert(format!("tool-{tool}"));
    }
    use saboteur_engine::Dwarf;
    for dwarf in Dwarf::ALL {
        used.insert(format!("dwarf-{dwarf}"));
    }
    for side in ["top", "right", "bottom", "left"] {
        used.insert(format!("illegal-mismatch-{side}"));
    }
    let decisions =
        ["turn", "choose_reveal", "take_gold", "steal", "pathfinder", "swap_goals", "take_discard", "react"];
    let more = ["sponsor", "push_goal", "look_at_dwarf", "take_card", "keep_drawn", "place_marker"];
    for decision in decisions.into_iter().chain(more) {
        used.insert(format!("illegal-other_decision-{decision}"));
    }
    for chest in saboteur_engine::Chest::ALL {
        used.insert(format!("chest-{chest}"));
    }
    for preset in saboteur_engine::Preset::ALL {
        used.insert(format!("preset-{preset}"));
    }
    for option in saboteur_engine::Rules::OPTIONS {
        used.insert(format!("option-{option}"));
    }
    for level in saboteur_bots::Level::ALL {
        used.insert(format!("level-{level}"));
    }
    let tools = ["broken_pickaxe", "broken_lantern", "broken_cart"];
    for card in ["hands_off", "trapped", "freedom", "inspection", "change_hats", "swap_hands"].into_iter().chain(tools)
    {
        used.insert(format!("move-action-{card}"));
    }
    // What a server refuses is said by the code of the refusal.
    let protocol = include_str!("../../../../web/src/protocol.ts");
    let codes = protocol.lines().find(|line| line.starts_with("export type Code = ")).unwrap();
    used.extend(codes.split('"').skip(1).step_by(2).map(|code| format!("refusal-{code}")));
    let wrong: Vec<&String> = used.symmetric_difference(&english).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
