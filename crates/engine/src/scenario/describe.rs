//! From a state to a document.

use super::{
    ChampionshipPart, ChestCard, ChestsPart, DiscardedCard, DuelPart, GoalCard, LaidCard, Phase, Scenario, TollPart,
};
use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::decision::Decision;
use crate::player::values;
use crate::seat::Seat;
use crate::state::State;

impl Scenario {
    /// The whole state, every secret included.
    pub fn describe(state: &State) -> Scenario {
        let players = state.player_count();
        let for_others = state.decision.is_none_or(Decision::is_for_others);
        let rules = &state.rules;
        let each = |tell: &dyn Fn(Seat) -> Vec<u8>| state.seats().map(tell).collect::<Vec<_>>();
        let gold_cards = state.rules.has_gold_cards();
        let offer = values(state.gold.offer());
        Scenario {
            round: Some(state.round),
            phase: Some(Phase(state.decision)),
            to_act: state.to_act().map(|to_act| to_act.seat),
            last_to_play: for_others.then_some(state.turn),
            pending: state.pending.map(|pending| pending.to_string()),
            laid: Some(laid(state)),
            goals: Some(goals(state)),
            hands: Some(state.seats().map(|seat| Some(state.hand(seat).to_vec())).collect()),
            dwarves: Some(state.seats().map(|seat| Some(state.dwarf(seat))).collect()),
            dwarves_seen_by: dwarves_seen_by(state),
            left_over: Some(state.left_over().to_vec()),
            dwarves_out: some(state.dwarves.out().to_vec()),
            set_aside: some(state.set_aside().to_vec()),
            thefts: some(state.thefts.to_vec()),
            deck: Some(state.deck().iter().rev().copied().collect()),
            discard: Some(discard(state)),
            in_front: Some(state.seats().map(|seat| state.in_front(seat).to_vec()).collect()),
            gold: gold_cards.then(|| each(&|seat| values(state.player(seat).gold_cards))),
            gold_pieces: (state.rules.has_pieces())
                .then(|| state.seats().map(|seat| state.player(seat).pieces).collect()),
            gold_stock: gold_cards.then(|| state.gold.stock().iter().rev().copied().collect()),
            gold_offered: (!offer.is_empty()).then_some(offer),
            postcards_used: state.postcards_used(),
            championship: rules.has_championship_cards().then(|| ChampionshipPart {
                reversed: state.reversed,
                in_play: state.in_play,
                pathfinder: (state.pathfinder.left > 0).then_some((state.pathfinder.left, state.pathfinder.laid)),
                vetoer: state.vetoer,
            }),
            toll: rules.tunnel_toll.then(|| TollPart {
                dwarves: state.toll.standing().to_vec(),
                left: Some(state.toll.left),
                asked: state.toll.asked.iter(players).collect(),
                sponsor: state.toll.sponsor,
            }),
            chests: rules.treasure_chests.then(|| ChestsPart {
                cards: Some(chests(state)),
                opened: state.chests.opened().collect(),
                due: state.chests.due.to_vec(),
                cards_out: state.chests.out.to_vec(),
            }),
            duel: rules.is_duel().then(|| DuelPart {
                markers: state.duel.markers().to_vec(),
                keys: state.duel.keys().to_vec(),
                kept: kept(state),
                cause: state.duel.cause.map(|cause| cause.to_string()),
                gone: state.duel.gone.iter().collect(),
            }),
            ..Scenario::new(state.rules, players, state.seed)
        }
    }
}

/// Returns the seats that know each dwarf card besides its owner. Nothing if all lie open, or if no other seat knows
/// one.
fn dwarves_seen_by(state: &State) -> Option<Vec<Vec<Seat>>> {
    let others = |seat: Seat| -> Vec<Seat> {
        let seen = state.player(seat).dwarf_seen;
        if seen.is_everyone() {
            return Vec::new();
        }
        seen.iter(state.player_count()).filter(|&other| other != seat).collect()
    };
    let all: Vec<Vec<Seat>> = state.seats().map(others).collect();
    all.iter().any(|seats| !seats.is_empty()).then_some(all)
}

/// A list, if there is anything in it: documents of games without such cards stay as they were.
fn some<T>(list: Vec<T>) -> Option<Vec<T>> {
    (!list.is_empty()).then_some(list)
}

fn laid(state: &State) -> Vec<LaidCard> {
    let fixed = state.board.placed().len() - state.board.laid_from_hands().len();
    let placed = state.board.placed().iter().enumerate().filter(|(_, placed)| placed.card.is_path());
    placed
        .map(|(at, placed)| LaidCard {
            card: placed.card,
            cell: placed.cell,
            rotated: placed.is_rotated(),
            from_hand: at >= fixed,
        })
        .collect()
}

fn goals(state: &State) -> Vec<GoalCard> {
    let placed = state.board.placed().iter();
    placed
        .filter(|placed| matches!(placed.card.kind(), CardKind::Goal(_)))
        .map(|goal| GoalCard {
            cell: goal.cell,
            card: Some(goal.card),
            face_up: !goal.is_face_down(),
            rotated: goal.is_rotated(),
            seen_by: seen_by(state, goal),
        })
        .collect()
}

fn kept(state: &State) -> Vec<Vec<Card>> {
    state.seats().map(|seat| state.duel.kept[seat.index()].iter().collect()).collect()
}

fn chests(state: &State) -> Vec<ChestCard> {
    let placed = state.board.placed().iter().filter(|placed| placed.card.kind() == CardKind::Chest);
    placed
        .map(|placed| ChestCard {
            cell: placed.cell,
            card: Some(placed.card),
            chest: state.chests.at(placed.cell),
            face_up: !placed.is_face_down(),
            rotated: placed.is_rotated(),
            seen_by: seen_by(state, placed),
        })
        .collect()
}

fn discard(state: &State) -> Vec<DiscardedCard> {
    let tell = |discarded: crate::pile::Discarded| {
        let card = discarded.card;
        if discarded.seen.is_everyone() {
            DiscardedCard::Played(card)
        } else {
            let seen_by = discarded.seen.iter(state.player_count()).collect();
            DiscardedCard::Hidden { card, seen_by }
        }
    };
    state.discard_pile().map(tell).collect()
}

/// The players who have looked at a face-down card.
fn seen_by(state: &State, placed: &Placed) -> Vec<Seat> {
    if placed.is_face_down() { state.board.seen(placed.cell).iter(state.player_count()).collect() } else { Vec::new() }
}
