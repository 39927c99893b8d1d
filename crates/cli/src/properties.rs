//! Properties of the protocols that must hold for any input bytes. The properties of the engine are in `fuzz/src/lib.rs`.

use crate::bot;
use crate::engine::Session;
use saboteur_bots::Level;
use saboteur_engine::Seed;

/// Every request line gets one line of JSON with `ok` as its answer.
pub fn protocol(data: &[u8]) {
    let mut session = Session::default();
    answered(data, |line| session.answer(line));
}

/// The same for `saboteur bot`.
pub fn bots(data: &[u8]) {
    let mut session = bot::Session::new(Level::Hard, 1, Seed::default());
    answered(data, |line| session.answer(line));
}

fn answered(data: &[u8], mut answer: impl FnMut(&[u8]) -> String) {
    for line in data.split(|&byte| byte == b'\n').take(50) {
        let answer = answer(line);
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean());
        assert_eq!(answer["ok"] == false, answer["error"]["message"].is_string());
    }
}
