//! How likely the treasure is reached in a world of which everything is known: a curve fitted to games of bots.

use crate::mine::Survey;
use crate::playout::Suspicion;
use saboteur_engine::{Card, Dwarf, State};

/// How many things are looked at.
pub(crate) const FEATURES: usize = 14;

/// What is looked at.
pub(crate) type Features = [f32; FEATURES];

/// Looks at a world.
pub(crate) fn features(state: &State, survey: &Survey, suspicion: &Suspicion) -> Features {
    let treasure = state.board().hidden().find(|placed| placed.card.is_gold()).map(|placed| placed.cell);
    let target = survey.targets().iter().position(|target| Some(target.cell) == treasure);
    let need = target.map_or(12.0, |target| f32::from(survey.needs.any[target].min(12)));
    let blocked = |seat| {
        let front = state.in_front(seat);
        front.iter().any(|card| card.breaks().is_some() || *card == Card::Trapped)
    };
    let players = state.player_count() as f32;
    let (mut diggers, mut stuck, mut foes, mut foes_stuck) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
    let (mut knows, mut found, mut framed, mut cards) = (0.0f32, 0.0f32, 0.0f32, state.deck().len() as f32);
    for seat in state.seats() {
        let hand = state.hand(seat).len() as f32;
        cards += hand;
        let exposed = suspicion.exposed(state, seat);
        let stops = f32::from(u8::from(blocked(seat)));
        match state.dwarf(seat) {
            Dwarf::Saboteur => {
                foes += 1.0;
                foes_stuck += stops;
                found += exposed;
            }
            Dwarf::GoldMiner | Dwarf::GreedyDwarf | Dwarf::Blue | Dwarf::Green | Dwarf::Boss => {
                diggers += 1.0;
                stuck += stops;
                framed += exposed;
                let seen = treasure.is_some_and(|cell| state.has_seen(seat, cell));
                knows += f32::from(u8::from(seen));
            }
            Dwarf::Profiteer | Dwarf::Geologist => {}
        }
    }
    let share = diggers / players;
    let turns = cards * share;
    let diggers = diggers.max(1.0);
    let next = state.turn();
    let ready = need <= 1.0 && state.dwarf(next) != Dwarf::Saboteur && !blocked(next);
    [
        1.0,
        need,
        need * need / 12.0,
        cards / 20.0,
        need / (turns + 1.0) * 4.0,
        (need / (turns + 1.0) * 4.0).powi(2).min(9.0),
        stuck / diggers,
        foes_stuck / foes.max(1.0),
        foes / players,
        knows / diggers,
        found / foes.max(1.0),
        framed / diggers,
        f32::from(survey.needs.width.min(5)),
        f32::from(u8::from(ready)),
    ]
}

/// The chance that goes with what is seen.
pub(crate) fn chance(features: &Features, weights: &Features) -> f32 {
    let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}
