//! What happened, in sentences.

use super::{Words, list};
use saboteur_engine::{Camp, Card, CardKind, Cell, Event, Goal, Grade, MineEnd, Seat};

impl Words {
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
        let teams = [Camp::Blue, Camp::Green];
        let both = teams.iter().all(|team| camps.contains(team)).then(|| self.say("camp-both", &[]));
        let others = camps.iter().filter(|camp| both.is_none() || !teams.contains(camp));
        let sentences: Vec<String> = both.iter().cloned().chain(others.map(say)).collect();
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
            Event::Sabotaged { seat, target, tool } if seat == target => {
                let tool = ("tool", tool.id().into());
                one(self.say("event-sabotaged-own", &[name(seat), tool]))
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
            Event::TakenAway { seat, target, .. } if seat == target => {
                one(self.say("event-freedom-own", &[name(seat)]))
            }
            Event::TakenAway { seat, target, .. } => one(self.say("event-freedom", &[name(seat), target_of(target)])),
            Event::Inspected { seat, target, dwarf: None } => {
                one(self.say("event-inspected", &[name(seat), target_of(target)]))
            }
            Event::Inspected { seat, target, dwarf: Some(dwarf) } => {
                let dwarf = ("dwarf", self.dwarf(*dwarf).into());
                one(self.say("event-inspected-known", &[name(seat), target_of(target), dwarf]))
            }
            Event::HatChanged { seat, target, dwarf: None } if seat == target => {
                one(self.say("event-hat-changed-own", &[name(seat)]))
            }
            Event::HatChanged { seat, target, dwarf: Some(dwarf) } if seat == target => {
                let dwarf = ("dwarf", self.dwarf(*dwarf).into());
                one(self.say("event-hat-changed-own-known", &[name(seat), dwarf]))
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
                one(self.say("event-announced", &[name(seat), ("move", self.plan(play).into())]))
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
                let play = ("move", self.plan(play).into());
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
            Event::GoldOffered { seat, count, values: Some(values) } => {
                let values = ("values", list(values).into());
                one(self.say("event-gold-offered-known", &[name(seat), ("count", (*count).into()), values]))
            }
            Event::GoldTaken { seat, value: None } => one(self.say("event-gold-taken", &[name(seat)])),
            Event::GoldTaken { seat, value: Some(value) } => {
                one(self.say("event-gold-taken-known", &[name(seat), ("value", (*value).into())]))
            }
            Event::GoldPaid { seat, count, values: Some(values), .. } if *count > 0 => one(self.say(
                "event-gold-paid-known",
                &[name(seat), ("count", (*count).into()), ("values", list(values).into())],
            )),
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
}
