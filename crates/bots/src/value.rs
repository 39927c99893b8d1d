//! The value of a world in which everything is known: chances by curves that were fitted to games of bots.

use crate::playout::Suspicion;
use crate::survey::Survey;
use saboteur_engine::{Card, Dwarf, Seat, State, Team};

/// The number of features.
pub(crate) const FEATURES: usize = 14;

/// The features of a world, or the weights of a curve.
pub(crate) type Features = [f32; FEATURES];

/// Returns the features for the chance that the treasure is reached.
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

/// Returns the chance that a curve gives for these features.
pub(crate) fn chance(features: &Features, weights: &Features) -> f32 {
    let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Returns the features for the chance that a team of Saboteur 2 is among the winners.
pub(crate) fn team_features(state: &State, survey: &Survey, team: Team) -> Features {
    let treasure = state.board().hidden().find(|placed| placed.card.is_gold()).map(|placed| placed.cell);
    let target = survey.targets().iter().position(|target| Some(target.cell) == treasure);
    let need = |team: Team| target.map_or(12.0, |target| f32::from(survey.needs.by[team as usize][target].min(12)));
    let blocked = |seat: Seat| {
        let front = state.in_front(seat);
        front.iter().any(|card| card.breaks().is_some() || *card == Card::Trapped)
    };
    let members = |team: Team| state.seats().filter(move |&seat| state.dwarf(seat).team() == Some(team));
    let count = |team: Team| members(team).count() as f32;
    let free = |team: Team| members(team).filter(|&seat| !blocked(seat)).count() as f32;
    let other = team.other();
    let mut features = [0.0; FEATURES];
    features[0] = 1.0;
    features[1] = (need(other) - need(team)).clamp(-6.0, 6.0);
    features[2] = count(team) - count(other);
    features[3] = free(team) - free(other);
    features[4] = f32::from(u8::from(need(team) >= 12.0));
    features[5] = f32::from(u8::from(need(other) >= 12.0));
    features
}

/// Returns the gold pieces that a seat of Saboteur 2 can expect if the treasure is reached with this chance.
pub(crate) fn expected_gold(state: &State, survey: &Survey, seat: Seat, reached: f32, team: &Features) -> f32 {
    let trapped = |seat: Seat| state.in_front(seat).contains(&Card::Trapped);
    let free = |wanted: &dyn Fn(Dwarf) -> bool| {
        state.seats().filter(|&other| wanted(state.dwarf(other)) && !trapped(other)).count()
    };
    let share = |group: usize| (6.0 - group.max(1) as f32).max(1.0);
    let wins = |team_of: Team| chance(&team_features(state, survey, team_of), team);
    let group = |own: Dwarf| free(&|dwarf| dwarf == own || dwarf == Dwarf::Boss || dwarf == Dwarf::Profiteer);
    let of_team = |own: Dwarf, team: Team| reached * wins(team) * share(group(own));
    let own = state.dwarf(seat);
    let gold = match own {
        Dwarf::Blue => of_team(own, Team::Blue),
        Dwarf::Green => of_team(own, Team::Green),
        Dwarf::Boss => {
            let blue = wins(Team::Blue) * (share(group(Dwarf::Blue)) - 1.0).max(0.0);
            let green = wins(Team::Green) * (share(group(Dwarf::Green)) - 1.0).max(0.0);
            reached * blue.max(green)
        }
        Dwarf::Profiteer => {
            let side = |own: Dwarf| (share(free(&|dwarf| dwarf == own) + 1) - 2.0).max(0.0);
            let dug = wins(Team::Blue) * side(Dwarf::Blue) + wins(Team::Green) * side(Dwarf::Green);
            reached * dug.min(3.0) + (1.0 - reached) * side(Dwarf::Saboteur)
        }
        Dwarf::Saboteur => {
            (1.0 - reached) * share(free(&|dwarf| dwarf == Dwarf::Saboteur || dwarf == Dwarf::Profiteer))
        }
        Dwarf::Geologist => {
            let open = state.board().placed().iter().filter(|placed| !placed.is_face_down());
            let crystals: u8 = open.map(|placed| placed.card.marks(false).crystals).sum();
            f32::from(crystals) / free(&|dwarf| dwarf == Dwarf::Geologist).max(1) as f32 + 0.3
        }
        Dwarf::GoldMiner | Dwarf::GreedyDwarf => 0.0,
    };
    let theft = if state.in_front(seat).contains(&Card::Theft) { 0.7 } else { 0.0 };
    (gold + theft) * if trapped(seat) { 0.5 } else { 1.0 }
}
