//! What a player reads, in his language. The messages are in `locales/`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use saboteur_engine::notation::Part;
use saboteur_engine::{
    Camp, Card, CardKind, Cell, Chest, Decision, Dwarf, Event, Goal, Grade, IllegalMove, ImpossibleRules, MineEnd,
    NotAMove, Seat, Side, Tool,
};
use std::str::FromStr;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language that the environment asks for, as far as we speak it.
    pub fn of_environment() -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let asked = variables.iter().filter_map(|name| std::env::var(name).ok());
        let asked = asked.into_iter().find(|value| !value.is_empty());
        asked.and_then(|value| value.get(..2)?.parse().ok()).unwrap_or(Language::English)
    }

    /// The messages as they are written.
    pub fn source(self) -> &'static str {
        match self {
            Language::English => {
                concat!(
                    include_str!("../../../locales/en/game.ftl"),
                    include_str!("../../../locales/en/arena.ftl"),
                    include_str!("../../../locales/en/bots.ftl"),
                    include_str!("../../../locales/en/report.ftl"),
                    include_str!("../../../locales/en/server.ftl")
                )
            }
            Language::German => {
                concat!(
                    include_str!("../../../locales/de/game.ftl"),
                    include_str!("../../../locales/de/arena.ftl"),
                    include_str!("../../../locales/de/bots.ftl"),
                    include_str!("../../../locales/de/report.ftl"),
                    include_str!("../../../locales/de/server.ftl")
                )
            }
        }
    }

    fn id(self) -> unic_langid::LanguageIdentifier {
        match self {
            Language::English => unic_langid::langid!("en"),
            Language::German => unic_langid::langid!("de"),
        }
    }
}

/// We do not speak that language.
#[derive(Debug, thiserror::Error)]
#[error("there is no such language; there are en and de")]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        match text.to_ascii_lowercase().as_str() {
            "en" => Ok(Language::English),
            "de" => Ok(Language::German),
            _ => Err(UnknownLanguage),
        }
    }
}

/// The messages of one language, and the names of those who play.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Words {
    /// The messages of a language, for players of these names.
    pub fn new(language: Language, names: &[String]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        // A test reads every message, so what does not parse is found there.
        let resource = match FluentResource::try_new(language.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words { bundle, names: names.iter().map(|name| printable(name)).collect() }
    }

    /// A message, with values put in.
    pub fn say(&self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        match message {
            Some(pattern) => {
                let text = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
                text.into_owned()
            }
            None => id.to_owned(),
        }
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a card.
    pub fn card(&self, card: Card) -> String {
        self.say(&format!("card-{card}"), &[])
    }

    /// The names of cards, with commas between them.
    pub fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        names.join(", ")
    }

    /// The name of a tool.
    pub fn tool(&self, tool: Tool) -> String {
        self.say(&format!("tool-{tool}"), &[])
    }

    /// What a dwarf card says.
    pub fn dwarf(&self, dwarf: Dwarf) -> String {
        self.say(&format!("dwarf-{dwarf}"), &[])
    }

    /// What is in a chest.
    pub fn chest(&self, chest: Chest) -> String {
        self.say(&format!("chest-{chest}"), &[])
    }

    /// What is in chests, with commas between them.
    pub fn chests(&self, chests: &[Chest]) -> String {
        let names: Vec<String> = chests.iter().map(|&chest| self.chest(chest)).collect();
        names.join(", ")
    }

    /// Who has won a round.
    fn winners(&self, camps: &[Camp]) -> String {
        let say = |camp: &Camp| {
            let id = match camp {
                Camp::GoldMiners => "camp-gold_miners",
                Camp::Saboteurs => "camp-saboteurs",
                Camp::GreedyDwarf => "camp-greedy_dwarf",
                Camp::Blue => "camp-blue",
                Camp::Green => "camp-green",
                Camp::Boss => "camp-boss",
                Camp::Profiteer => "camp-profiteer",
            };
            self.say(id, &[])
        };
        let sentences: Vec<String> = camps.iter().map(say).collect();
        if sentences.is_empty() { self.say("camp-nobody", &[]) } else { sentences.join(" ") }
    }

    /// What happened, a sentence a line; nothing if it is not worth telling.
    pub fn event(&self, event: &Event) -> Vec<String> {
        let name = |seat: &Seat| ("name", self.name(*seat).to_owned().into());
        let at = |cell: &Cell| ("cell", cell.to_string().into());
        let card = |card: Card| ("card", self.card(card).into());
        let cards = |cards: &[Card]| ("cards", self.cards(cards).into());
        let target_of = |seat: &Seat| ("target", self.name(*seat).to_owned().into());
        let one = |text: String| vec![text];
        match event {
            Event::RoundBegan { round, first } => {
                one(self.say("event-round-began", &[("round", (*round).into()), name(first)]))
            }
            Event::DwarfDealt { seat, dwarf } => dwarf.map_or(Vec::new(), |dwarf| {
                let dwarf = ("dwarf", self.dwarf(dwarf).into());
                one(self.say("event-dwarf-dealt", &[name(seat), dwarf]))
            }),
            Event::HandDealt { seat, cards, .. } => cards.as_ref().map_or(Vec::new(), |cards| {
                let cards = ("cards", self.cards(cards).into());
                one(self.say("event-hand-dealt", &[name(seat), cards]))
            }),
            Event::MiddleLaid { card: laid, cell, .. } => one(self.say("event-middle-laid", &[at(cell), card(*laid)])),
            Event::Laid { seat, card: laid, cell, .. } => {
                one(self.say("event-laid", &[name(seat), at(cell), card(*laid)]))
            }
            Event::GoalRevealed { seat, cell, card, .. } => {
                let CardKind::Goal(goal) = card.kind() else {
                    return Vec::new();
                };
                let id = match goal {
                    Goal::Gold => "event-goal-revealed-gold",
                    Goal::Rock => "event-goal-revealed-rock",
                    Goal::Sack(_) => "event-goal-revealed-sack",
                    Goal::Dragon => "event-goal-revealed-dragon",
                    Goal::Spider => "event-goal-revealed-spider",
                    Goal::GoldCard => "event-gold-card-revealed",
                };
                one(self.say(id, &[name(seat), at(cell), ("gold", card.nuggets().into())]))
            }
            Event::Sabotaged { seat, target, tool } => {
                let target = ("target", self.name(*target).to_owned().into());
                let tool = ("tool", self.tool(*tool).into());
                one(self.say("event-sabotaged", &[name(seat), target, tool]))
            }
            Event::Repaired { seat, target, tool, .. } if seat == target => {
                let tool = ("tool", tool.id().into());
                one(self.say("event-repaired-own", &[name(seat), tool]))
            }
            Event::Repaired { seat, target, tool, .. } => {
                let target = ("target", self.name(*target).to_owned().into());
                let tool = ("tool", self.tool(*tool).into());
                one(self.say("event-repaired", &[name(seat), target, tool]))
            }
            Event::RockFell { seat, cell, card: gone } => {
                one(self.say("event-rock-fell", &[name(seat), at(cell), card(*gone)]))
            }
            Event::MapRead { seat, cell, card: None } => one(self.say("event-map-read", &[name(seat), at(cell)])),
            Event::MapRead { seat, cell, card: Some(seen) } => {
                one(self.say("event-map-read-known", &[name(seat), at(cell), card(*seen)]))
            }
            Event::Passed { seat, count, cards: None } => {
                one(self.say("event-passed", &[name(seat), ("count", (*count).into())]))
            }
            Event::Passed { seat, cards: Some(passed), .. } => {
                one(self.say("event-passed-known", &[name(seat), cards(passed)]))
            }
            Event::DiscardedTwo { seat, removed, cards: None } => {
                one(self.say("event-discarded-two", &[name(seat), card(*removed)]))
            }
            Event::DiscardedTwo { seat, removed, cards: Some(discarded) } => {
                one(self.say("event-discarded-two-known", &[name(seat), cards(discarded), card(*removed)]))
            }
            Event::PutDown { seat, card: Card::Theft, .. } => one(self.say("event-theft", &[name(seat)])),
            Event::PutDown { seat, target, .. } => one(self.say("event-trapped", &[name(seat), target_of(target)])),
            Event::TakenAway { seat, target, card: Card::Theft } => {
                one(self.say("event-hands-off", &[name(seat), target_of(target)]))
            }
            Event::TakenAway { seat, target, .. } => one(self.say("event-freedom", &[name(seat), target_of(target)])),
            Event::Inspected { seat, target, dwarf: None } => {
                one(self.say("event-inspected", &[name(seat), target_of(target)]))
            }
            Event::Inspected { seat, target, dwarf: Some(dwarf) } => {
                let dwarf = ("dwarf", self.dwarf(*dwarf).into());
                one(self.say("event-inspected-known", &[name(seat), target_of(target), dwarf]))
            }
            Event::HatChanged { seat, target, dwarf: None } => {
                one(self.say("event-hat-changed", &[name(seat), target_of(target)]))
            }
            Event::HatChanged { seat, target, dwarf: Some(dwarf) } => {
                let dwarf = ("dwarf", self.dwarf(*dwarf).into());
                one(self.say("event-hat-changed-known", &[name(seat), target_of(target), dwarf]))
            }
            Event::HandTaken { seat, from, cards: None, .. } => {
                one(self.say("event-hand-taken", &[name(seat), target_of(from)]))
            }
            Event::HandTaken { seat, from, cards: Some(taken), .. } => {
                one(self.say("event-hand-taken-known", &[name(seat), target_of(from), cards(taken)]))
            }
            Event::PieceLost { seat } => one(self.say("event-piece-lost", &[name(seat)])),
            Event::Announced { seat, play } => {
                one(self.say("event-announced", &[name(seat), ("move", play.to_string().into())]))
            }
            Event::Vetoed { seat, target, card: stopped } => {
                one(self.say("event-vetoed", &[name(seat), target_of(target), card(*stopped)]))
            }
            Event::GoalsSwapped { seat, one: first, two, swapped } => {
                let id = match swapped {
                    None => "event-goals-swapped",
                    Some(true) => "event-goals-swapped-yes",
                    Some(false) => "event-goals-swapped-no",
                };
                let cells = [("one", first.to_string().into()), ("two", two.to_string().into())];
                one(self.say(id, &[vec![name(seat)], cells.to_vec()].concat()))
            }
            Event::TroveOpened { seat, cards: None, .. } => one(self.say("event-trove-opened", &[name(seat)])),
            Event::TroveOpened { seat, cards: Some(shown), .. } => {
                one(self.say("event-trove-opened-known", &[name(seat), cards(shown)]))
            }
            Event::DiscardTaken { seat, card: None } => one(self.say("event-discard-taken", &[name(seat)])),
            Event::DiscardTaken { seat, card: Some(taken) } => {
                one(self.say("event-discard-taken-known", &[name(seat), card(*taken)]))
            }
            Event::DirectionChanged { seat } => one(self.say("event-direction-changed", &[name(seat)])),
            Event::PathFound { seat } => one(self.say("event-path-found", &[name(seat)])),
            Event::Diverted { seat, card: moved, from, cell, .. } => {
                let from = ("from", from.to_string().into());
                one(self.say("event-diverted", &[name(seat), from, at(cell), card(*moved)]))
            }
            Event::Stolen { seat, victim } => one(self.say("event-stolen", &[name(seat), target_of(victim)])),
            Event::StealDeclined { seat } => one(self.say("event-steal-declined", &[name(seat)])),
            Event::DwarfPosted { seat, cell, card: None } => {
                one(self.say("event-dwarf-posted", &[name(seat), at(cell)]))
            }
            Event::DwarfPosted { seat, cell, card: Some(discarded) } => {
                one(self.say("event-dwarf-posted-known", &[name(seat), at(cell), card(*discarded)]))
            }
            Event::SponsorAsked { seat, sponsor, play } => {
                let play = ("move", play.to_string().into());
                one(self.say("event-sponsor-asked", &[name(seat), target_of(sponsor), play]))
            }
            Event::SponsorAnswered { seat, pays: true } => one(self.say("event-sponsor-pays", &[name(seat)])),
            Event::SponsorAnswered { seat, pays: false } => one(self.say("event-sponsor-refuses", &[name(seat)])),
            Event::TollPaid { seat, owner, cell, .. } if seat == owner => {
                one(self.say("event-toll-free", &[name(seat), at(cell)]))
            }
            Event::TollPaid { seat, owner, cell, value: None } => {
                one(self.say("event-toll-paid", &[name(seat), target_of(owner), at(cell)]))
            }
            Event::TollPaid { seat, owner, cell, value: Some(value) } => {
                let value = ("value", (*value).into());
                one(self.say("event-toll-paid-card", &[name(seat), target_of(owner), at(cell), value]))
            }
            Event::PostcardReached { seat, cell, card: reached } => {
                one(self.say("event-postcard-reached", &[name(seat), at(cell), card(*reached)]))
            }
            Event::ChestOpened { seat, cell, card: path, chest, .. } => {
                let chest = ("chest", self.chest(*chest).into());
                one(self.say("event-chest-opened", &[name(seat), at(cell), card(*path), chest]))
            }
            Event::ChestSeen { seat, cell, card: Some(path), chest: Some(chest) } => {
                let chest = ("chest", self.chest(*chest).into());
                one(self.say("event-chest-seen-known", &[name(seat), at(cell), card(*path), chest]))
            }
            Event::ChestSeen { seat, cell, .. } => one(self.say("event-chest-seen", &[name(seat), at(cell)])),
            Event::ChestBuried { seat, cell } => one(self.say("event-chest-buried", &[name(seat), at(cell)])),
            Event::CardsBuried { count } => one(self.say("event-cards-buried", &[("count", (*count).into())])),
            Event::GoalPushed { seat, from, cell } => {
                let from = ("from", from.to_string().into());
                one(self.say("event-goal-pushed", &[name(seat), from, at(cell)]))
            }
            Event::CardLost { seat, card: Some(lost) } => {
                one(self.say("event-card-lost-known", &[name(seat), card(*lost)]))
            }
            Event::CardLost { card: None, .. } => Vec::new(),
            Event::CardTaken { seat, from, card: None } => {
                one(self.say("event-card-taken", &[name(seat), target_of(from)]))
            }
            Event::CardTaken { seat, from, card: Some(taken) } => {
                one(self.say("event-card-taken-known", &[name(seat), target_of(from), card(*taken)]))
            }
            Event::CardsShown { seat, count, cards: None } => {
                one(self.say("event-cards-shown", &[name(seat), ("count", (*count).into())]))
            }
            Event::CardsShown { seat, cards: Some(shown), .. } => {
                one(self.say("event-cards-shown-known", &[name(seat), cards(shown)]))
            }
            Event::CardKept { seat, card: None } => one(self.say("event-card-kept", &[name(seat)])),
            Event::CardKept { seat, card: Some(kept) } => {
                one(self.say("event-card-kept-known", &[name(seat), card(*kept)]))
            }
            Event::DoorUnlocked { seat, cell } => one(self.say("event-door-unlocked", &[name(seat), at(cell)])),
            Event::TrollPaid { seat, cell } => one(self.say("event-troll-paid", &[name(seat), at(cell)])),
            Event::MarkerPlaced { seat, cell } => one(self.say("event-marker-placed", &[name(seat), at(cell)])),
            Event::Struck { seat, card: struck } => one(self.say("event-struck", &[name(seat), card(*struck)])),
            Event::MineClosed { round, end } => {
                let id = match end {
                    MineEnd::Gold => "event-mine-closed-gold",
                    MineEnd::Markers => "event-mine-closed-markers",
                    MineEnd::Cards => "event-mine-closed-cards",
                    MineEnd::Deck => "event-mine-closed-deck",
                };
                one(self.say(id, &[("round", (*round).into())]))
            }
            Event::GoldKept { seat, cards: kept } => {
                let gold: u32 = kept.iter().map(|card| u32::from(card.nuggets())).sum();
                one(self.say("event-gold-kept", &[name(seat), ("gold", gold.into())]))
            }
            Event::TrollsPaid { seat, trolls, cards: paid } => {
                let gold: u32 = paid.iter().map(|card| u32::from(card.nuggets())).sum();
                let trolls = ("trolls", (*trolls).into());
                one(self.say("event-trolls-paid", &[name(seat), trolls, ("gold", gold.into())]))
            }
            Event::DiscardsShuffled => one(self.say("event-discards-shuffled", &[])),
            Event::Drew { seat, card: None } => one(self.say("event-drew", &[name(seat)])),
            Event::Drew { seat, card: Some(drawn) } => one(self.say("event-drew-known", &[name(seat), card(*drawn)])),
            Event::Skipped { seat } => one(self.say("event-skipped", &[name(seat)])),
            Event::RoundEnded { round, reached_by, dwarves, winners } => {
                let round = ("round", (*round).into());
                let winners = ("winners", self.winners(winners).into());
                let mut lines = one(match reached_by {
                    Some(seat) => self.say("event-round-ended-reached", &[round, name(seat), winners]),
                    None => self.say("event-round-ended-hidden", &[round, winners]),
                });
                lines.extend(Seat::all(dwarves.len()).zip(dwarves).map(|(seat, &dwarf)| {
                    let dwarf = ("dwarf", self.dwarf(dwarf).into());
                    self.say("event-unmasked", &[name(&seat), dwarf])
                }));
                lines
            }
            Event::GoldDrawn { count } => one(self.say("event-gold-drawn", &[("count", (*count).into())])),
            Event::GoldOffered { seat, count, values: None } => {
                one(self.say("event-gold-offered", &[name(seat), ("count", (*count).into())]))
            }
            Event::GoldOffered { seat, values: Some(values), .. } => {
                one(self.say("event-gold-offered-known", &[name(seat), ("values", list(values).into())]))
            }
            Event::GoldTaken { seat, value: None } => one(self.say("event-gold-taken", &[name(seat)])),
            Event::GoldTaken { seat, value: Some(value) } => {
                one(self.say("event-gold-taken-known", &[name(seat), ("value", (*value).into())]))
            }
            Event::GoldPaid { seat, count, values: Some(values), .. } if *count > 0 => {
                one(self.say("event-gold-paid-known", &[name(seat), ("values", list(values).into())]))
            }
            Event::GoldPaid { seat, count, .. } => {
                one(self.say("event-gold-paid", &[name(seat), ("count", (*count).into())]))
            }
            Event::PiecesPaid { seat, pieces } => {
                one(self.say("event-pieces-paid", &[name(seat), ("pieces", (*pieces).into())]))
            }
            Event::GameEnded { outcome } => {
                let mut lines = one(self.say("event-game-ended", &[]));
                let scores = Seat::all(outcome.scores.len()).zip(&outcome.scores);
                lines.extend(
                    scores.map(|(seat, &score)| self.say("event-score", &[name(&seat), ("score", score.into())])),
                );
                if let Some((last, others)) = outcome.winners.split_last() {
                    let names: Vec<&str> = others.iter().map(|&seat| self.name(seat)).collect();
                    let names = ("names", names.join(", ").into());
                    lines.push(if others.is_empty() {
                        self.say("event-winner", &[name(last)])
                    } else {
                        self.say("event-winners", &[names, ("last", self.name(*last).to_owned().into())])
                    });
                }
                lines.extend(outcome.grade.map(|grade| {
                    let id = match grade {
                        Grade::Lost => "event-grade-lost",
                        Grade::Fair => "event-grade-fair",
                        Grade::Good => "event-grade-good",
                        Grade::Perfect => "event-grade-perfect",
                    };
                    self.say(id, &[])
                }));
                lines
            }
        }
    }

    /// Why a move is not possible.
    pub fn illegal(&self, reason: &IllegalMove) -> String {
        let at = |cell: &Cell| ("cell", cell.to_string().into());
        let card = |card: &Card| ("card", self.card(*card).into());
        let tool = |tool: &Tool| ("tool", self.tool(*tool).into());
        let name = |seat: &Seat| ("name", self.name(*seat).to_owned().into());
        match reason {
            IllegalMove::GameOver => self.say("illegal-game_over", &[]),
            IllegalMove::NotYourTurn { to_act } => self.say("illegal-not_your_turn", &[name(to_act)]),
            IllegalMove::ReactionsAwaited => self.say("illegal-reactions_awaited", &[]),
            IllegalMove::OtherDecision { decision } => {
                let decision = match decision {
                    Decision::Turn => "turn",
                    Decision::ChooseReveal => "choose_reveal",
                    Decision::TakeGold => "take_gold",
                    Decision::Steal => "steal",
                    Decision::Pathfinder => "pathfinder",
                    Decision::SwapGoals => "swap_goals",
                    Decision::TakeDiscard => "take_discard",
                    Decision::React => "react",
                    Decision::Sponsor => "sponsor",
                    Decision::PushGoal => "push_goal",
                    Decision::LookAtDwarf => "look_at_dwarf",
                    Decision::TakeCard => "take_card",
                    Decision::KeepDrawn => "keep_drawn",
                    Decision::PlaceMarker => "place_marker",
                };
                self.say(&format!("illegal-other_decision-{decision}"), &[])
            }
            IllegalMove::NotInHand { card: held } => self.say("illegal-not_in_hand", &[card(held)]),
            IllegalMove::WrongCard { card: wrong } => self.say("illegal-wrong_card", &[card(wrong)]),
            IllegalMove::NoSuchSeat { .. } => self.say("illegal-no_such_seat", &[]),
            IllegalMove::ToolBroken => self.say("illegal-tool_broken", &[]),
            IllegalMove::Occupied { cell } => self.say("illegal-occupied", &[at(cell)]),
            IllegalMove::NoNeighbour { cell } => self.say("illegal-no_neighbour", &[at(cell)]),
            IllegalMove::Mismatch { side } => {
                let side = match side {
                    Side::Top => "top",
                    Side::Right => "right",
                    Side::Bottom => "bottom",
                    Side::Left => "left",
                };
                self.say(&format!("illegal-mismatch-{side}"), &[])
            }
            IllegalMove::NotConnected { cell } => self.say("illegal-not_connected", &[at(cell)]),
            IllegalMove::LooksTheSameTurned { .. } => self.say("illegal-looks_the_same_turned", &[]),
            IllegalMove::SabotageOnOneself => self.say("illegal-sabotage_on_oneself", &[]),
            IllegalMove::BrokenAlready { target, tool: broken } => {
                self.say("illegal-broken_already", &[name(target), tool(broken)])
            }
            IllegalMove::NothingToRepair { target, tool: whole } => {
                self.say("illegal-nothing_to_repair", &[name(target), tool(whole)])
            }
            IllegalMove::WrongTool { tool: wrong, .. } => self.say("illegal-wrong_tool", &[tool(wrong)]),
            IllegalMove::NothingToRemove { cell } => self.say("illegal-nothing_to_remove", &[at(cell)]),
            IllegalMove::NothingToLookAt { cell } => self.say("illegal-nothing_to_look_at", &[at(cell)]),
            IllegalMove::NotReached { cell } => self.say("illegal-not_reached", &[at(cell)]),
            IllegalMove::NoSuchGold { .. } => self.say("illegal-no_such_gold", &[]),
            IllegalMove::Trapped => self.say("illegal-trapped", &[]),
            IllegalMove::LadderBesideGoal { .. } => self.say("illegal-ladder_beside_goal", &[]),
            IllegalMove::OthersOnly { card: wrong } => self.say("illegal-others_only", &[card(wrong)]),
            IllegalMove::InFrontAlready { card: there, target } => {
                self.say("illegal-in_front_already", &[name(target), card(there)])
            }
            IllegalMove::NotInFront { card: missing, target } => {
                self.say("illegal-not_in_front", &[name(target), card(missing)])
            }
            IllegalMove::NothingToSwap => self.say("illegal-nothing_to_swap", &[]),
            IllegalMove::NotOnTop { card: missing } => self.say("illegal-not_on_top", &[card(missing)]),
            IllegalMove::NoPathToLay => self.say("illegal-no_path_to_lay", &[]),
            IllegalMove::CannotDivert { cell } => self.say("illegal-cannot_divert", &[at(cell)]),
            IllegalMove::VetoIsAnAnswer => self.say("illegal-veto_is_an_answer", &[]),
            IllegalMove::NothingToBeRidOf { card: missing } => {
                self.say("illegal-nothing_to_be_rid_of", &[card(missing)])
            }
            IllegalMove::NoDwarfLeft => self.say("illegal-no_dwarf_left", &[]),
            IllegalMove::WrongNumber { .. } => self.say("illegal-wrong_number", &[]),
            IllegalMove::NotInThisGame => self.say("illegal-not_in_this_game", &[]),
            IllegalMove::NothingToSteal { victim } => self.say("illegal-nothing_to_steal", &[name(victim)]),
            IllegalMove::MustSteal => self.say("illegal-must_steal", &[]),
            IllegalMove::TollUnpaid { cell } => self.say("illegal-toll_unpaid", &[at(cell)]),
            IllegalMove::NoTollDwarf => self.say("illegal-no_toll_dwarf", &[]),
            IllegalMove::NoOpenEnd { cell } => self.say("illegal-no_open_end", &[at(cell)]),
            IllegalMove::NothingToPay { cell } => self.say("illegal-nothing_to_pay", &[at(cell)]),
            IllegalMove::NoSponsor { sponsor } => self.say("illegal-no_sponsor", &[name(sponsor)]),
            IllegalMove::MapsBarred => self.say("illegal-maps_barred", &[]),
            IllegalMove::CannotPush { cell } => self.say("illegal-cannot_push", &[at(cell)]),
            IllegalMove::NotAnother { .. } => self.say("illegal-not_another", &[]),
            IllegalMove::NoCardToTake { victim } => self.say("illegal-no_card_to_take", &[name(victim)]),
            IllegalMove::NotOnYourWay { cell } => self.say("illegal-not_on_your_way", &[at(cell)]),
            IllegalMove::LadderShunned { .. } => self.say("illegal-ladder_shunned", &[]),
            IllegalMove::NoDoorToUnlock { cell } => self.say("illegal-no_door_to_unlock", &[at(cell)]),
            IllegalMove::NoTrollToPay { cell } => self.say("illegal-no_troll_to_pay", &[at(cell)]),
            IllegalMove::RepairForOthers => self.say("illegal-repair_for_others", &[]),
            IllegalMove::NothingToMark { cell } => self.say("illegal-nothing_to_mark", &[at(cell)]),
            IllegalMove::NotShown { card: missing } => self.say("illegal-not_shown", &[card(missing)]),
        }
    }

    /// Why a text is no move.
    pub fn not_a_move(&self, reason: &NotAMove) -> String {
        let word = |id: &str, word: &String| self.say(id, &[("word", word.clone().into())]);
        match reason {
            NotAMove::UnknownWord(text) => word("notation-unknown-word", text),
            NotAMove::NotACell(text) => word("notation-not-a-cell", text),
            NotAMove::NotASeat(text) => word("notation-not-a-seat", text),
            NotAMove::NotATool(text) => word("notation-not-a-tool", text),
            NotAMove::NotACard(text) => word("notation-not-a-card", text),
            NotAMove::NotGold(text) => word("notation-not-gold", text),
            NotAMove::TooLong(text) => word("notation-too-long", text),
            NotAMove::Missing(Part::Card) => self.say("notation-missing-card", &[]),
            NotAMove::Missing(Part::Cell) => self.say("notation-missing-cell", &[]),
            NotAMove::Missing(Part::Seat) => self.say("notation-missing-seat", &[]),
            NotAMove::Missing(Part::Tool) => self.say("notation-missing-tool", &[]),
            NotAMove::Missing(Part::Gold) => self.say("notation-missing-gold", &[]),
            NotAMove::Missing(Part::Removed) => self.say("notation-missing-removed", &[]),
            NotAMove::TooManyCards => self.say("notation-too-many-cards", &[]),
            NotAMove::NothingToAskFor(text) => word("notation-nothing-to-ask-for", text),
            NotAMove::NotPlayable(card) => self.say("notation-not-playable", &[("card", self.card(*card).into())]),
        }
    }

    /// Why a game cannot be set up.
    pub fn impossible(&self, reason: &ImpossibleRules) -> String {
        match reason {
            ImpossibleRules::Players { what, least, most, players } => self.say(
                "table-impossible-players",
                &[
                    ("what", what_id(what).into()),
                    ("range", range_id(*least, *most).into()),
                    ("least", (*least).into()),
                    ("most", (*most).into()),
                    ("players", (*players).into()),
                ],
            ),
            ImpossibleRules::BaseGameOnly { option } => {
                self.say("table-impossible-base_game_only", &[("option", (*option).into())])
            }
            ImpossibleRules::GreedyDwarfTwice => self.say("table-impossible-greedy_dwarf_twice", &[]),
            ImpossibleRules::RandomGoalsWithoutNewGoals => self.say("table-impossible-random_goals", &[]),
            ImpossibleRules::NotForTheDuel { option } => {
                self.say("table-impossible-not_for_the_duel", &[("option", (*option).into())])
            }
            ImpossibleRules::OnlyForTheDuel { option } => {
                self.say("table-impossible-only_for_the_duel", &[("option", (*option).into())])
            }
            ImpossibleRules::LayoutWithoutChests => self.say("table-impossible-layout_without_chests", &[]),
            ImpossibleRules::NoDwarfLeftOver => self.say("table-impossible-no_dwarf_left_over", &[]),
            ImpossibleRules::LoosePlacementInAnniversary => {
                self.say("table-impossible-loose_placement_in_anniversary", &[])
            }
        }
    }
}

/// How many can play, as the messages select it.
pub(crate) fn range_id(least: usize, most: usize) -> &'static str {
    match (least, most) {
        (1, 1) => "one",
        (2, 2) => "two",
        _ => "more",
    }
}

/// What cannot be played, as the messages select it.
fn what_id(what: &str) -> &'static str {
    match what {
        "Saboteur" => "saboteur",
        "Saboteur 2" => "saboteur2",
        "The Duel" => "duel",
        "The Duel for one" => "solo",
        _ => "tournament",
    }
}

/// A name that cannot disturb the screen: no control characters, and none that turn the direction of writing.
pub(crate) fn printable(name: &str) -> String {
    let harmful = |letter: char| {
        let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        letter.is_control() || turns
    };
    name.chars().map(|letter| if harmful(letter) { '?' } else { letter }).collect()
}

/// Numbers with commas between them.
pub(crate) fn list(values: &[u8]) -> String {
    let values: Vec<String> = values.iter().map(ToString::to_string).collect();
    values.join(", ")
}
