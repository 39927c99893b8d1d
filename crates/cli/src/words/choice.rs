//! Questions and moves, as on a button.

use super::Words;
use saboteur_engine::{Card, Cell, Decision, Move, Seat};

impl Words {
    /// What the game asks.
    pub fn question(&self, decision: Decision) -> String {
        let id = match decision {
            Decision::Turn => "ask-turn",
            Decision::ChooseReveal => "ask-choose_reveal",
            Decision::TakeGold => "ask-take_gold",
            Decision::Steal => "ask-steal",
            Decision::Pathfinder => "ask-pathfinder",
            Decision::SwapGoals => "ask-swap_goals",
            Decision::TakeDiscard => "ask-take_discard",
            Decision::React => "ask-react",
            Decision::Sponsor => "ask-sponsor",
            Decision::PushGoal => "ask-push_goal",
            Decision::LookAtDwarf => "ask-look_at_dwarf",
            Decision::TakeCard => "ask-take_card",
            Decision::KeepDrawn => "ask-keep_drawn",
            Decision::PlaceMarker => "ask-place_marker",
        };
        self.say(id, &[])
    }

    /// What somebody wants to do who announces it, or asks another to pay for it.
    pub fn plan(&self, play: &Move) -> String {
        match *play {
            Move::Ask { card: Card::Diversion, cell, rotated, .. } => self.choice(&Move::Diversion { cell, rotated }),
            Move::Ask { card, cell, rotated, .. } => self.choice(&Move::Lay { card, cell, rotated }),
            play => self.choice(&play),
        }
    }

    /// A move in words.
    pub fn choice(&self, chosen: &Move) -> String {
        let card = |card: Card| ("card", self.card(card).into());
        let at = |cell: Cell| ("cell", cell.to_string().into());
        let on = |seat: Seat| ("target", self.name(seat).to_owned().into());
        match *chosen {
            Move::Lay { card: laid, cell, rotated: false } => self.say("move-lay", &[card(laid), at(cell)]),
            Move::Lay { card: laid, cell, rotated: true } => self.say("move-lay-turned", &[card(laid), at(cell)]),
            Move::Action { card, target } => self.say(&format!("move-action-{card}"), &[on(target)]),
            Move::Theft => self.say("move-theft", &[]),
            Move::Repair { card: repair, target, tool } => {
                self.say("move-repair", &[card(repair), on(target), ("tool", self.tool(tool).into())])
            }
            Move::Rockfall { cell } => self.say("move-rockfall", &[at(cell)]),
            Move::TreasureMap { cell } => self.say("move-treasure_map", &[at(cell)]),
            Move::Pass { cards } => self.say("move-pass", &[("cards", self.cards(cards.as_slice()).into())]),
            Move::DiscardTwo { cards, removed } => {
                let removed = ("removed", self.card(removed).into());
                self.say("move-discard_two", &[("cards", self.cards(cards.as_slice()).into()), removed])
            }
            Move::Reveal { cell } => self.say("move-reveal", &[at(cell)]),
            Move::TakeGold { value } => self.say("move-take_gold", &[("value", value.into())]),
            Move::GoalCardSwap { one, two } => {
                let cells = [("one", one.to_string().into()), ("two", two.to_string().into())];
                self.say("move-goal_card_swap", &cells)
            }
            Move::SwapGoals { swap: true } => self.say("move-swap_goals-yes", &[]),
            Move::SwapGoals { swap: false } => self.say("move-swap_goals-no", &[]),
            Move::TreasureTrove => self.say("move-treasure_trove", &[]),
            Move::Pick { card: picked } => self.say("move-pick", &[card(picked)]),
            Move::ChangeOfDirection => self.say("move-change_of_direction", &[]),
            Move::Pathfinder => self.say("move-pathfinder", &[]),
            Move::Diversion { cell, rotated: false } => self.say("move-diversion", &[at(cell)]),
            Move::Diversion { cell, rotated: true } => self.say("move-diversion-turned", &[at(cell)]),
            Move::Veto => self.say("move-veto", &[]),
            Move::Allow => self.say("move-allow", &[]),
            Move::Steal { victim } => self.say("move-steal", &[on(victim)]),
            Move::StealNothing => self.say("move-steal_nothing", &[]),
            Move::Toll { card: paid, cell } => self.say("move-toll", &[card(paid), at(cell)]),
            Move::Ask { sponsor, card: laid, cell, rotated } => {
                let id = if rotated { "move-ask-turned" } else { "move-ask" };
                self.say(id, &[on(sponsor), card(laid), at(cell)])
            }
            Move::Sponsor { pays: true } => self.say("move-pays", &[]),
            Move::Sponsor { pays: false } => self.say("move-pays-not", &[]),
            Move::PushGoal { cell } => self.say("move-push_goal", &[at(cell)]),
            Move::LookAtDwarf { target } => self.say("move-look_at_dwarf", &[on(target)]),
            Move::TakeCard { victim } => self.say("move-take_card", &[on(victim)]),
            Move::Key { cell } => self.say("move-key", &[at(cell)]),
            Move::PayTroll { cell } => self.say("move-pay_troll", &[at(cell)]),
            Move::Mark { cell } => self.say("move-mark", &[at(cell)]),
        }
    }
}
