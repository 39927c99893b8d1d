//! Positions from which newcomers learn the game, one thing each.

use saboteur_engine::Scenario;
use serde::Serialize;
use ts_rs::TS;

/// A lesson: a position, and what is to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Lesson {
    /// Its number, from 1.
    number: usize,
    /// The happening that completes it, if whoever learns brought it about.
    #[ts(type = "Event['type']")]
    goal: &'static str,
}

/// What completes each lesson, and its position.
const LESSONS: [(&str, &str); 6] = [
    ("laid", include_str!("../lessons/1-dig.json")),
    ("map_read", include_str!("../lessons/2-map.json")),
    ("repaired", include_str!("../lessons/3-mend.json")),
    ("rock_fell", include_str!("../lessons/4-rocks.json")),
    ("sabotaged", include_str!("../lessons/5-sabotage.json")),
    ("goal_revealed", include_str!("../lessons/6-gold.json")),
];

pub(crate) fn all() -> Vec<Lesson> {
    LESSONS.iter().enumerate().map(|(at, &(goal, _))| Lesson { number: at + 1, goal }).collect()
}

/// The position of the lesson of that number.
pub(crate) fn scenario(number: usize) -> Option<Scenario> {
    let (_, text) = LESSONS.get(number.checked_sub(1)?)?;
    Scenario::from_json(text).ok()
}

#[cfg(test)]
mod tests {
    use super::{all, scenario};
    use saboteur_engine::{Game, Seat};

    #[test]
    fn every_lesson_can_be_completed_with_one_move() {
        for lesson in all() {
            let scenario = scenario(lesson.number).expect("the document is a scenario");
            let game = Game::from_scenario(scenario).expect("the scenario is a position");
            let moves = game.legal_moves(Seat(0));
            let completes = |&chosen: &_| {
                let mut game = game.clone();
                game.play(Seat(0), chosen).expect("the move was offered");
                let told: Vec<_> = game.last_told().iter().map(|told| serde_json::json!(told.event)).collect();
                told.iter().any(|event| event["type"] == lesson.goal && event["seat"] == 0)
            };
            let good = moves.iter().filter(|chosen| completes(chosen)).count();
            assert!(good > 0, "lesson {}: {} of {} moves", lesson.number, good, moves.len());
            assert!(good < moves.len(), "lesson {}: whatever one does completes it", lesson.number);
        }
    }
}
