use super::shaft::is_passable;
use super::*;
use proptest::prelude::*;
use saboteur_engine::{Chance, Game, Move, MoveList, Preset, Scenario, Seed, Side, Sides};

fn needs(laid: &[&str]) -> Vec<u8> {
    let laid: Vec<String> = laid.iter().map(|text| format!("{text:?}")).collect();
    let scenario = format!(r#"{{"players": 3, "seed": 1, "laid": [{}]}}"#, laid.join(", "));
    let game = Game::from_scenario(Scenario::from_json(&scenario).expect("the scenario is well-formed"))
        .expect("the scenario is possible");
    let survey = Survey::new(game.state(), None);
    survey.needs.any[..survey.targets().len()].to_vec()
}

#[test]
fn seven_cards_lead_to_the_goal_straight_ahead() {
    assert_eq!(needs(&[]), [9, 7, 9]);
    assert_eq!(needs(&["LR 1,0", "TBLR 2,0"]), [7, 5, 7]);
}

#[test]
fn blind_ends_are_impassable() {
    // After the blind end at 3,0 the mine can be extended only from the start.
    assert_eq!(needs(&["LR 1,0", "LR 2,0", "L 3,0"]), [9, 9, 9]);
}

#[test]
fn a_tunnel_that_is_cut_off_costs_no_cards() {
    // Only the card at 2,0 is missing.
    assert_eq!(needs(&["LR 1,0", "LR 3,0", "LR 4,0", "TBLR 5,0"]), [5, 3, 5]);
}

/// Returns the distance of each cell to a target, by a simple search over single cells.
fn by_simple_search(state: &State, survey: &Survey, target: usize) -> Vec<u8> {
    let placed = state.board().placed();
    let mut far = vec![FAR; CELLS];
    let mut edges = std::collections::BTreeMap::new();
    // A step from a cell to any neighbour costs a card. The arms of unconnected tunnels lead on at no cost.
    let mut queue = std::collections::VecDeque::new();
    let beside = survey.ground.cells_beside(target, placed);
    for at in (0..CELLS).filter(|&at| beside.contains(at) && survey.ground.passable.contains(at)) {
        far[at] = 1;
        queue.push_back((at, None, 1));
    }
    let cell = survey.targets()[target].cell;
    for side in Side::ALL {
        let from = state.board().at(cell.step(side));
        if let Some(card) = from.filter(|card| !card.is_face_down() && card.shape().open().contains(side.opposite())) {
            let number = index(card.cell).map(|at| survey.ground.grid[at]);
            if !number.is_some_and(|number| survey.ground.reach.of(number.into()).contains(side.opposite())) {
                queue.push_front((index(card.cell).unwrap_or(0), Some(side.opposite()), 0));
            }
        }
    }
    while let Some((at, arm, cost)) = queue.pop_front() {
        let cell = Cell::new((at % WIDTH) as i8 - 3, (at / WIDTH) as i8 - 9);
        let sides = match arm {
            None => Sides::ALL,
            Some(arm) => placed[usize::from(survey.ground.grid[at])].shape().connected(Sides::only(arm)),
        };
        for side in sides.iter() {
            let Some(next) = index(cell.step(side)) else {
                continue;
            };
            match placed.get(usize::from(survey.ground.grid[next])) {
                Some(card) if !is_passable(card) => {
                    let facing = side.opposite();
                    let reach = survey.ground.reach.of(survey.ground.grid[next].into());
                    let open = !card.is_face_down() && card.shape().open().contains(facing) && !reach.contains(facing);
                    let known = edges.get(&(next, facing as u8)).copied().unwrap_or(FAR);
                    if open && cost < known {
                        edges.insert((next, facing as u8), cost);
                        queue.push_front((next, Some(facing), cost));
                    }
                }
                Some(_) | None => {
                    if cost + 1 < far[next] {
                        far[next] = cost + 1;
                        queue.push_back((next, None, cost + 1));
                    }
                }
            }
        }
    }
    far
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn distances_are_the_same_by_both_searches(seed in any::<u64>(), preset in 0usize..3) {
        let (preset, players) = [(Preset::Classic, 5), (Preset::Saboteur2, 6), (Preset::Everything, 5)][preset];
        let mut state = State::new(preset.rules(), players, Seed::from(seed), None).expect("the rules allow it");
        let mut chance = Chance::new(Seed::from(seed), 5);
        let mut moves = MoveList::new();
        while state.round() == 1 && state.to_act().is_some() {
            state.legal_moves(&mut moves);
            let builds = |chosen: &saboteur_engine::Move| {
                chosen.is_play() && chosen.target().cells().next().is_some()
            };
            let wanted: Vec<_> = moves.iter().copied().filter(builds).collect();
            let chosen = *chance.pick(if wanted.is_empty() { &moves } else { &wanted });
            state.play_unchecked(chosen, &mut ());
            if state.round() > 1 || chance.below(4) > 0 {
                continue;
            }
            let survey = Survey::new(&state, None);
            for target in 0..survey.targets().len() {
                let simple = by_simple_search(&state, &survey, target);
                let need = survey.needs.any[target];
                for spot in survey.spots() {
                    let found = survey.distance(target, spot.cell);
                    let expected = simple[index(spot.cell).unwrap_or(0)];
                    // Spots much farther than the nearest one are not measured.
                    prop_assert!(found == expected || (found == FAR && expected > need + 3), "{found} {expected}");
                }
            }
        }
    }

    #[test]
    fn an_updated_survey_equals_a_new_one(seed in any::<u64>(), preset in 0usize..Preset::ALL.len(), some in 1u32..4) {
        let rules = Preset::ALL[preset].rules();
        let counts = rules.players();
        let players = (*counts.start()).max(5).min(*counts.end());
        let mut state = State::new(rules, players, Seed::from(seed), None).expect("the rules allow it");
        let mut chance = Chance::new(Seed::from(seed), 6);
        let mut moves = MoveList::new();
        let mut surveys = Surveys::new(&state);
        while state.round() < 3 && state.to_act().is_some() {
            state.legal_moves(&mut moves);
            let builds = |chosen: &Move| chosen.is_play() && chosen.target().cells().next().is_some();
            let wanted: Vec<_> = moves.iter().copied().filter(builds).collect();
            let any = wanted.is_empty() || chance.below(6) == 0;
            let chosen = *chance.pick(if any { &moves } else { &wanted });
            state.play_unchecked(chosen, &mut ());
            let new = Surveys::new(&state);
            for (glance, survey) in new.0.iter().map(|survey| (Glance::new(&state, survey.team), survey)) {
                prop_assert_eq!(glance.needs, survey.needs);
                prop_assert_eq!(glance.targets, survey.targets().len());
            }
            // Several moves can pass before a survey is used.
            if chance.below(some) == 0 {
                surveys.update(&state);
                for (updated, new) in surveys.0.iter().zip(&new.0) {
                    compare(updated, new);
                }
            }
        }
    }
}

/// Checks that two surveys are the same in everything that can be read.
fn compare(updated: &Survey, new: &Survey) {
    assert_eq!(updated.cards, new.cards);
    assert_eq!(updated.looks[..new.cards], new.looks[..new.cards]);
    assert!(updated.ground.grid == new.ground.grid && updated.ground.passable == new.ground.passable);
    assert!(updated.ground.empty == new.ground.empty, "the empty cells differ");
    assert!(updated.ground.shafts == new.ground.shafts, "the shafts differ");
    assert_eq!(updated.ground.reach, new.ground.reach);
    assert_eq!(updated.targets(), new.targets());
    assert_eq!(updated.spots(), new.spots());
    assert_eq!(updated.spot_at, new.spot_at);
    for at in (0..CELLS).filter(|&at| new.ground.grid[at] == EMPTY) {
        assert_eq!(updated.distances(at), new.distances(at), "the distances of the cell {at} differ");
    }
    let best = |survey: &Survey| survey.best.each_ref().map(|best| (best.far, best.spot, best.without(0)));
    assert_eq!(best(updated), best(new));
    assert_eq!(updated.nearest, new.nearest);
    assert_eq!(updated.needs, new.needs);
}
