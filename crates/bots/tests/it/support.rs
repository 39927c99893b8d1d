//! Tables of all kinds.

use saboteur_engine::{Chance, Family, RuleOption, Rules};
use serde_json::json;

/// The ruleset and number of players of that number: any valid combination comes up.
pub(crate) fn some_table(number: u64) -> (Rules, usize) {
    let mut chance = Chance::new(number.into(), 77);
    loop {
        if chance.below(8) == 0 {
            let game = *chance.pick(&["duel", "solo"]);
            return (serde_json::from_value(json!({"game": game})).unwrap(), if game == "duel" { 2 } else { 1 });
        }
        let plain = chance.below(5) == 0;
        let game = *chance.pick(&[Family::Base, Family::Saboteur2]);
        let mut rules = json!({"game": game, "edition": chance.pick(&["classic", "anniversary"])});
        for option in RuleOption::ALL.into_iter().filter(|option| option.games().include(Family::Base)) {
            let on = !plain && chance.below(3) == 0;
            rules[option.name()] = json!(on && option.games().include(game));
        }
        let rules: Rules = serde_json::from_value(rules).unwrap();
        let players = chance.below(13) as usize;
        if rules.check(players).is_ok() {
            return (rules, players);
        }
    }
}
