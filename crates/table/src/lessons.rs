//! Positions from which newcomers learn the game. Each teaches one thing.

use saboteur_engine::Scenario;
use serde::{Deserialize, Serialize};

/// A lesson: a position, and what is to be done in it.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// Its number, from 1.
    pub number: usize,
    /// The event that completes it, if the newcomer brought it about.
    #[cfg_attr(test, ts(type = "Event['type']"))]
    pub goal: String,
    /// The use of the card that has to be played, if that is the event.
    #[cfg_attr(test, ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// The move that completes each lesson, and the position of the lesson.
const LESSONS: [(&str, Option<&str>, &str); 6] = [
    ("played", Some("path"), include_str!("../lessons/1-dig.json")),
    ("played", Some("treasure_map"), include_str!("../lessons/2-map.json")),
    ("played", Some("repair"), include_str!("../lessons/3-mend.json")),
    ("played", Some("rockfall"), include_str!("../lessons/4-rocks.json")),
    ("played", Some("sabotage"), include_str!("../lessons/5-sabotage.json")),
    ("revealed", None, include_str!("../lessons/6-gold.json")),
];

/// Returns all lessons.
pub fn all() -> Vec<Lesson> {
    let lesson = |(at, &(goal, played, _)): (usize, &(&str, Option<&str>, &str))| Lesson {
        number: at + 1,
        goal: goal.to_owned(),
        played: played.map(str::to_owned),
    };
    LESSONS.iter().enumerate().map(lesson).collect()
}

/// Returns the position of the lesson with this number.
pub fn scenario(number: usize) -> Option<Scenario> {
    let (_, _, text) = LESSONS.get(number.checked_sub(1)?)?;
    Scenario::from_json(text).ok()
}

#[cfg(test)]
mod tests {
    use super::{all, scenario};
    use saboteur_engine::{Card, Game, Seat};

    #[test]
    fn every_lesson_can_be_completed_with_one_move() {
        for lesson in all() {
            let scenario = scenario(lesson.number).expect("the document is a scenario");
            let game = Game::from_scenario(scenario).expect("the scenario is a position");
            let moves = game.legal_moves(Seat(0));
            let completes = |&chosen: &_| {
                let mut game = game.clone();
                game.play(Seat(0), chosen).expect("the move was offered");
                let mut told = game.last_told().iter().map(|told| serde_json::json!(told.event));
                told.any(|event| {
                    let card = event["card"].as_str().and_then(Card::from_id);
                    let fits = lesson
                        .played
                        .as_ref()
                        .is_none_or(|played| card.is_some_and(|card| card.message_key() == played));
                    event["type"] == lesson.goal && event["seat"] == 0 && fits
                })
            };
            let good = moves.iter().filter(|chosen| completes(chosen)).count();
            assert!(good > 0, "lesson {}: {} of {} moves", lesson.number, good, moves.len());
            assert!(good < moves.len(), "lesson {}: any move completes it", lesson.number);
        }
    }
}
