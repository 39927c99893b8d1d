//! Games that are only imagined: everybody moves by the same heuristics, knowing what his seat knows in that world, and
//! suspecting what everybody can see.

use crate::deed::{self, Change, Likelihoods, Seen};
use crate::duel::Duel;
use crate::mind::{KINDS, Mind, dwarf_counts};
use crate::mine::{MOST_GOALS, Needs, Survey};
use crate::policy::Situation;
use crate::weights::Weights;
use saboteur_engine::{Action, Chance, Dwarf, MAX_SEATS, Move, MoveList, Seat, State};

/// What everybody can infer about everybody: for each seat and kind of dwarf the logarithm of how likely its deeds were.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suspicion(pub(crate) [[f32; KINDS]; MAX_SEATS]);

/// No deed says more than this about anybody, as a logarithm of odds.
pub(crate) const MOST_TELLING: f32 = 2.0;

impl Suspicion {
    pub(crate) const NONE: Suspicion = Suspicion([[0.0; KINDS]; MAX_SEATS]);

    /// Notes a deed.
    pub(crate) fn note(&mut self, seat: Seat, deed: usize, likelihoods: &Likelihoods, trust: f32) {
        for (sum, likelihood) in self.0[seat.index()].iter_mut().zip(likelihoods[deed]) {
            *sum += trust * likelihood;
        }
    }

    /// Changes what a mind thinks of those whom it does not know.
    pub(crate) fn sway(&self, mind: &mut Mind, state: &State, seat: Seat) {
        mind.exposed = self.chance(state, seat).0;
        mind.watchful = true;
        for other in state.seats().filter(|&other| !state.knows_dwarf(seat, other)) {
            let chances = &mut mind.dwarves[other.index()];
            let logs = &self.0[other.index()];
            let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let mut sum = 0.0;
            for (chance, log) in chances.iter_mut().zip(logs) {
                if *chance > 0.0 {
                    *chance *= (log - most).max(-12.0).exp();
                    sum += *chance;
                }
            }
            if sum > 0.0 {
                chances.iter_mut().for_each(|chance| *chance /= sum);
            }
        }
    }

    /// How much more likely than at the start a seat is a Saboteur, to somebody who only watches.
    pub(crate) fn ratio(&self, state: &State, seat: Seat) -> f32 {
        let (chance, usual) = self.chance(state, seat);
        if usual == 0.0 { 1.0 } else { chance / usual }
    }

    /// How likely a seat is a Saboteur to somebody who only watches.
    pub(crate) fn exposed(&self, state: &State, seat: Seat) -> f32 {
        self.chance(state, seat).0
    }

    /// How likely a seat is a Saboteur to somebody who only watches, and how likely anybody is.
    fn chance(&self, state: &State, seat: Seat) -> (f32, f32) {
        let counts = dwarf_counts(state);
        let logs = &self.0[seat.index()];
        let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let all: f32 = counts.iter().sum();
        let weighed = |kind: usize| counts[kind] * (logs[kind] - most).max(-12.0).exp();
        let sum: f32 = (0..KINDS).map(weighed).sum();
        let saboteur = Dwarf::Saboteur as usize;
        (weighed(saboteur) / sum.max(f32::MIN_POSITIVE), counts[saboteur] / all.max(1.0))
    }
}

/// How the players of an imagined game decide.
pub(crate) struct Playing<'a> {
    pub(crate) weights: &'a Weights,
    pub(crate) likelihoods: &'a Likelihoods,
    /// How far apart two moves must be so that the better one is almost always chosen.
    pub(crate) heat: f32,
    /// How much a deed is believed.
    pub(crate) trust: f32,
}

/// A deed whose effect is not measured yet.
#[derive(Clone, Copy)]
struct Doing {
    actor: Seat,
    seen: Seen,
    stage: usize,
    suspicion: f32,
    blocked: bool,
    before: Needs,
    targets: usize,
    aim: [f32; MOST_GOALS],
}

/// An imagined game.
pub(crate) struct Playout {
    pub(crate) state: State,
    pub(crate) suspicion: Suspicion,
    doing: Option<Doing>,
    /// The mine as it is, if it was measured since it changed.
    survey: Option<Box<Survey>>,
    moves: MoveList,
    values: Vec<f32>,
    /// The deed that was sorted last, for whoever learns from it.
    pub(crate) sorted: Option<(Seat, usize)>,
}

impl Playout {
    pub(crate) fn new(state: State, suspicion: Suspicion) -> Playout {
        Playout {
            state,
            suspicion,
            doing: None,
            survey: None,
            moves: MoveList::new(),
            values: Vec::new(),
            sorted: None,
        }
    }

    /// Lets whoever has to decide make a move; says whether the game goes on.
    pub(crate) fn step(&mut self, playing: &[&Playing<'_>; MAX_SEATS], chance: &mut Chance) -> bool {
        let Some(seat) = self.weigh(playing) else {
            return false;
        };
        // Where there is no choice there is no luck either.
        let only = self.values.len() == 1;
        let chosen = if only { 0 } else { soft_best(&self.values, playing[seat.index()].heat, chance) };
        self.make(chosen);
        true
    }

    /// Lists the moves of whoever has to decide and what his seat makes of them, and says who that is.
    pub(crate) fn weigh(&mut self, playing: &[&Playing<'_>; MAX_SEATS]) -> Option<Seat> {
        let seat = self.state.to_act()?.seat;
        let playing = playing[seat.index()];
        self.state.legal_moves(&mut self.moves);
        self.values.clear();
        let duel = self.state.rules().is_duel();
        if !duel {
            let survey = self.survey.take().unwrap_or_else(|| Box::new(Survey::new(&self.state, None)));
            self.judge(&survey, playing);
            self.survey = Some(survey);
        }
        if self.moves.len() == 1 {
            self.values.push(0.0);
        } else if duel {
            let duel = Duel::new(&self.state, seat);
            self.values.extend(self.moves.iter().map(|chosen| duel.weigh(chosen).0));
        } else if let Some(survey) = &self.survey {
            let mut mind = Mind::naive(&self.state, seat);
            self.suspicion.sway(&mut mind, &self.state, seat);
            let situation = Situation::new(&self.state, seat, survey, &mind, playing.weights);
            self.values.extend(self.moves.iter().map(|chosen| situation.weigh(chosen).0));
        }
        Some(seat)
    }

    /// The moves that were weighed, and what they are worth to whoever has to decide.
    pub(crate) fn weighed(&self) -> (&[Move], &[f32]) {
        (&self.moves, &self.values)
    }

    /// Makes the move of that number.
    pub(crate) fn make(&mut self, number: usize) {
        let chosen = self.moves[number];
        match self.survey.take() {
            None => self.state.play_unchecked(chosen, &mut ()),
            Some(survey) => {
                self.play(chosen, &survey);
                self.keep(chosen, survey);
            }
        }
    }

    /// Keeps what was measured if the move has not changed the mine.
    fn keep(&mut self, played: Move, survey: Box<Survey>) {
        let same = match played {
            Move::Play { card, target } => {
                let looks = matches!(card.action(), Some(Action::TreasureMap | Action::Intrigue(_)));
                looks || target.seat().is_some()
            }
            Move::Discard { .. } => true,
            // These are measured again, which is never wrong.
            Move::PostDwarf { .. } | Move::AskSponsor { .. } | Move::PayTroll { .. } | Move::Answer { .. } => false,
        };
        // The last card of a round makes a new mine.
        if same && self.state.board().placed().len() == survey.cards() {
            self.survey = Some(survey);
        }
    }

    /// Plays a move of whoever has to decide, and remembers what others see of it.
    pub(crate) fn play(&mut self, chosen: Move, survey: &Survey) {
        if let (Some(seen), Some(to_act)) = (Seen::of(&chosen), self.state.to_act()) {
            let actor = to_act.seat;
            let suspicion = match seen {
                Seen::Hindered(target) | Seen::Helped(target) => self.suspicion.ratio(&self.state, target),
                Seen::Laid(_) | Seen::Collapsed | Seen::Looked | Seen::Passed(_) | Seen::Other(_) => 1.0,
            };
            let mut aim = [0.0; MOST_GOALS];
            let targets = survey.targets().len();
            aim[..targets].fill(1.0 / targets.max(1) as f32);
            let front = self.state.in_front(actor);
            let blocked = front.iter().any(|card| card.stays_in_front() && *card != saboteur_engine::Card::Theft);
            self.doing = Some(Doing {
                actor,
                seen,
                stage: deed::stage(&self.state),
                suspicion,
                blocked,
                before: survey.needs,
                targets,
                aim,
            });
        }
        let round = self.state.round();
        self.state.play_unchecked(chosen, &mut ());
        if self.state.round() != round {
            self.doing = None;
            self.suspicion = Suspicion::NONE;
        }
    }

    /// Draws the conclusions from what was done last, now that its effect is measured.
    pub(crate) fn judge(&mut self, survey: &Survey, playing: &Playing<'_>) {
        self.sorted = None;
        let Some(doing) = self.doing.take() else {
            return;
        };
        // A goal that was reached is no target any more.
        let change = if survey.targets().len() == doing.targets {
            Change::of(&doing.before, &survey.needs, &doing.aim)
        } else {
            Change::REACHED
        };
        let deed = deed::sort(doing.seen, doing.actor, change, doing.stage, doing.suspicion, doing.blocked);
        self.suspicion.note(doing.actor, deed, playing.likelihoods, playing.trust);
        self.sorted = Some((doing.actor, deed));
    }
}

/// The number of one of the best: the better, the more likely.
pub(crate) fn soft_best(values: &[f32], heat: f32, chance: &mut Chance) -> usize {
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |value: f32| ((value - most) / heat).max(-20.0).exp();
    let sum: f32 = values.iter().map(|&value| weight(value)).sum();
    let drawn = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    let mut passed = 0.0;
    for (at, &value) in values.iter().enumerate() {
        passed += weight(value);
        if passed > drawn {
            return at;
        }
    }
    values.len() - 1
}
