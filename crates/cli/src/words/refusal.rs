//! Why something is not possible, in sentences.

use super::{Words, range_id};
use saboteur_engine::notation::Part;
use saboteur_engine::{Card, Cell, Decision, IllegalMove, ImpossibleRules, NotAMove, Seat, Side, Tool};

impl Words {
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
