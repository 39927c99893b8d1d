//! The bodies of the HTTP requests and answers.

use crate::code::TableCode;
use crate::entry::Member;
use crate::message::TableView;
use crate::settings::Settings;
use crate::token::Token;
use saboteur_bots::Level;
use saboteur_engine::{Dwarf, ImpossibleRules, RuleOption, Rules};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table, and if the person who asks about it has something to decide there.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableStatus {
    /// The table.
    #[serde(flatten)]
    pub table: TableView,
    /// True if the request had the token of a person who has something to decide.
    pub your_turn: bool,
}

/// A ruleset.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ruleset {
    /// Its name.
    pub name: String,
    /// The fewest who can play.
    pub least: usize,
    /// The most who can play.
    pub most: usize,
    /// Its rules.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
    /// The options that this game has at all.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub options: Vec<RuleOption>,
}

/// All rulesets and options.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RulesList {
    /// The rulesets.
    pub rulesets: Vec<Ruleset>,
    /// The options that can be switched on and off.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub options: Vec<RuleOption>,
    /// The options that are on by default.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub on: Vec<RuleOption>,
}

/// Returns the options that a game has.
pub fn options_of(rules: Rules) -> Vec<RuleOption> {
    RuleOption::ALL.into_iter().filter(|option| option.games().include(rules.game)).collect()
}

/// Rules to be checked for a number of players.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesCheck {
    /// The rules.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
    /// The number of players. If left out, the most who can play.
    #[cfg_attr(test, ts(optional))]
    pub players: Option<usize>,
}

/// The answer to [`RulesCheck`].
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RulesVerdict {
    /// The fewest who can play.
    pub least: usize,
    /// The most who can play.
    pub most: usize,
    /// The reason why the rules cannot be set up. Nothing if they can.
    pub problem: Option<String>,
    /// The same for programs.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub reason: Option<ImpossibleRules>,
    /// The deal for every number of players.
    pub deals: Vec<DealCounts>,
}

/// The deal for a number of players.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DealCounts {
    /// The number of players.
    pub players: usize,
    /// The number of cards that each gets.
    pub hand: usize,
    /// The number of dwarf cards of each kind that are shuffled.
    #[cfg_attr(test, ts(type = "Partial<Record<Dwarf, number>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub dwarves: BTreeMap<Dwarf, usize>,
}

/// A table that is to be opened.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Its settings.
    pub settings: Settings,
    /// The name of the person who opens it. It is checked as a `Name`.
    pub name: String,
    /// True if they play. A big screen only watches.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub plays: bool,
    /// The password, if it has one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
}

fn yes() -> bool {
    true
}

/// The place of a person at a table.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// The table.
    #[cfg_attr(test, ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: TableCode,
    /// Their number.
    pub member: Member,
    /// The token that proves who they are: keep it.
    #[cfg_attr(test, ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub token: Token,
}

/// A person who wants to join.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// Their name. It is checked as a `Name`.
    pub name: String,
    /// The table's password, if it has one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
    /// True if they want to play. Otherwise they watch.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub plays: bool,
}

/// A position of a finished game to play on from.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The number of moves after which the position is taken.
    pub moves: usize,
    /// The seat.
    pub seat: u8,
    /// Their name. It is checked as a `Name`.
    pub name: String,
    /// The level of the bots.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[cfg_attr(test, ts(type = "Level"))]
    pub level: Level,
}

/// A person who begins a lesson.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeginLesson {
    /// Their name. It is checked as a `Name`.
    pub name: String,
}
