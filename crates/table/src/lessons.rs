//! Positions from which newcomers learn the game. Each teaches one thing.

use saboteur_engine::{Family, Scenario};
use serde::{Deserialize, Serialize};

/// A lesson: a position, and what is to be done in it.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// Its number, from 1.
    pub number: usize,
    /// The game that it teaches.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Family,
    /// The event that completes it, if the newcomer brought it about.
    #[cfg_attr(test, ts(type = "Event['type']"))]
    pub goal: String,
    /// The use of the card that has to be played, if that is the event.
    #[cfg_attr(test, ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// The game of each lesson, the move that completes it, and its position.
const LESSONS: [(Family, &str, Option<&str>, &str); 13] = [
    (Family::Base, "played", Some("path"), include_str!("../lessons/1-dig.json")),
    (Family::Base, "played", Some("treasure_map"), include_str!("../lessons/2-map.json")),
    (Family::Base, "played", Some("repair"), include_str!("../lessons/3-mend.json")),
    (Family::Base, "played", Some("rockfall"), include_str!("../lessons/4-rocks.json")),
    (Family::Base, "played", Some("sabotage"), include_str!("../lessons/5-sabotage.json")),
    (Family::Base, "revealed", None, include_str!("../lessons/6-gold.json")),
    (Family::Saboteur2, "pieces_paid", None, include_str!("../lessons/7-door.json")),
    (Family::Saboteur2, "played", Some("theft"), include_str!("../lessons/8-theft.json")),
    (Family::Saboteur2, "played", Some("trapped"), include_str!("../lessons/9-trapped.json")),
    (Family::Duel, "marker_placed", None, include_str!("../lessons/10-nugget.json")),
    (Family::Duel, "played", Some("key"), include_str!("../lessons/11-key.json")),
    (Family::Solo, "played", Some("path"), include_str!("../lessons/12-ladder.json")),
    (Family::Solo, "marker_placed", None, include_str!("../lessons/13-alone.json")),
];

/// Returns all lessons.
pub fn all() -> Vec<Lesson> {
    let lessons = LESSONS.iter().zip(1..).map(|(&(game, goal, played, _), number)| Lesson {
        number,
        game,
        goal: goal.to_owned(),
        played: played.map(str::to_owned),
    });
    lessons.collect()
}

/// Returns the position of the lesson with this number.
pub fn scenario(number: usize) -> Option<Scenario> {
    let (.., text) = LESSONS.get(number.checked_sub(1)?)?;
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
            assert_eq!(scenario.rules.game, lesson.game, "lesson {}", lesson.number);
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
