use super::*;
use crate::act::Tables;
use saboteur_engine::{Family, Preset, Seed};

#[test]
fn hindering_a_fellow_saboteur_earns_no_trust() {
    let rules = Preset::Anniversary.rules();
    let state = State::new(rules, 5, Seed::from(1), None).expect("the rules allow it");
    let survey = Survey::new(&state, None);
    let (own, other) = (Seat(0), Seat(1));
    let weigh = |dwarf: Dwarf| {
        let mut mind = Mind::naive(&state, own);
        mind.dwarves[other.index()] = [0.0; crate::mind::KINDS];
        mind.dwarves[other.index()][dwarf as usize] = 1.0;
        // To the others this player is a Saboteur.
        mind.suspected[other.index()] = 2.0;
        mind.exposed = 0.4;
        let tells = &Tables::of(Family::Base).tells;
        let situation = Situation::new(&state, own, Dwarf::Saboteur, &survey, &mind, Weights::of(Family::Base), tells);
        situation.weigh(&Move::Play { card: Card::BrokenCart, target: Target::Seat(other) })
    };
    let (fellow, innocent) = (weigh(Dwarf::Saboteur), weigh(Dwarf::GoldMiner));
    assert!(fellow.care > 0.0 && innocent.care > 0.0);
    assert!(innocent.tell < 0.0, "{innocent:?}");
    assert!(fellow.tell >= 0.0, "{fellow:?}");
    assert!(fellow.value < -1.0, "{fellow:?}");
}
