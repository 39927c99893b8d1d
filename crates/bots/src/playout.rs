//! Imagined games: every player moves by the same heuristics. They know what their seat knows in the imagined world,
//! and suspect others by the acts that every player sees.

use crate::act::{self, Change, Likelihoods, Seen, Tells};
use crate::duel::DuelSituation;
use crate::mind::{KINDS, Mind, dwarf_counts};
use crate::policy::Situation;
use crate::survey::{MOST_GOALS, Needs, Surveys};
use crate::weights::Weights;
use saboteur_engine::{Action, Chance, Dwarf, MAX_SEATS, Move, MoveList, Seat, State};

/// What every player can infer: for each seat and kind of dwarf, how likely the acts of the seat were, as a logarithm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suspicion(pub(crate) [[f32; KINDS]; MAX_SEATS]);

impl Suspicion {
    pub(crate) const NONE: Suspicion = Suspicion([[0.0; KINDS]; MAX_SEATS]);

    /// Notes an act of this kind by a seat.
    pub(crate) fn note(&mut self, seat: Seat, act: usize, likelihoods: &Likelihoods, trust: f32) {
        for (sum, likelihood) in self.0[seat.index()].iter_mut().zip(likelihoods[act]) {
            *sum += trust * likelihood;
        }
    }

    /// Updates what a mind thinks of the players whose dwarf cards it does not know.
    pub(crate) fn update(&self, mind: &mut Mind, state: &State, seat: Seat) {
        mind.exposed = self.chance(state, seat).0;
        mind.watchful = true;
        if state.dwarf(seat) == Dwarf::Saboteur {
            for other in state.seats() {
                mind.suspected[other.index()] = self.ratio(state, other);
            }
        }
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

    /// Returns how much more likely a seat is a Saboteur than at the start, to a spectator.
    pub(crate) fn ratio(&self, state: &State, seat: Seat) -> f32 {
        let (chance, usual) = self.chance(state, seat);
        if usual == 0.0 { 1.0 } else { chance / usual }
    }

    /// Returns the chance that a seat is a Saboteur, to a spectator.
    pub(crate) fn exposed(&self, state: &State, seat: Seat) -> f32 {
        self.chance(state, seat).0
    }

    /// Returns the chance that a seat is a Saboteur, to a spectator, and the chance that any seat is one at the start.
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

/// How a player of an imagined game decides.
pub(crate) struct PlayStyle<'a> {
    pub(crate) weights: &'a Weights,
    pub(crate) likelihoods: &'a Likelihoods,
    pub(crate) tells: &'a Tells,
    /// The randomness: of two moves that differ by much more than this, the better one is almost always chosen.
    pub(crate) heat: f32,
    /// The weight of each act in inferences.
    pub(crate) trust: f32,
}

/// An act whose effect has not been measured yet.
#[derive(Clone, Copy)]
struct PendingAct {
    actor: Seat,
    seen: Seen,
    /// The stage of the round.
    stage: usize,
    /// How much more likely the target of the act is a Saboteur than at the start.
    suspicion: f32,
    /// True if the actor may not build.
    blocked: bool,
    /// The needs before the act.
    before: Needs,
    /// The number of targets before the act.
    targets: usize,
    /// The chance of each target to be the treasure.
    aim: [f32; MOST_GOALS],
}

/// An imagined game.
pub(crate) struct Playout {
    pub(crate) state: State,
    pub(crate) suspicion: Suspicion,
    /// The last act, until its effect is measured.
    pending: Option<PendingAct>,
    pub(crate) surveys: Surveys,
    /// True if the surveys are up to date.
    surveyed: bool,
    /// The legal moves.
    moves: MoveList,
    /// The value of each move to the player who has to decide.
    values: Vec<f32>,
    /// The player and the kind of the act that was classified last, for learning.
    pub(crate) last_act: Option<(Seat, usize)>,
}

impl Playout {
    pub(crate) fn new(state: State, suspicion: Suspicion) -> Playout {
        Playout::with_surveys(state, suspicion, Surveys::new(&state))
    }

    /// Returns a game whose mine has these surveys.
    pub(crate) fn with_surveys(state: State, suspicion: Suspicion, surveys: Surveys) -> Playout {
        Playout {
            state,
            suspicion,
            pending: None,
            surveys,
            surveyed: true,
            moves: MoveList::new(),
            values: Vec::new(),
            last_act: None,
        }
    }

    /// Makes a move for the player who has to decide. Returns false if the game is over.
    pub(crate) fn step(&mut self, styles: &[&PlayStyle<'_>; MAX_SEATS], chance: &mut Chance) -> bool {
        let Some(seat) = self.weigh(styles) else {
            return false;
        };
        // A forced move uses no random number.
        let only = self.values.len() == 1;
        let chosen = if only { 0 } else { soft_best(&mut self.values, styles[seat.index()].heat, chance) };
        self.make(chosen);
        true
    }

    /// Lists the moves of the player who has to decide and their values. Returns the player, or `None` if the game is
    /// over.
    pub(crate) fn weigh(&mut self, styles: &[&PlayStyle<'_>; MAX_SEATS]) -> Option<Seat> {
        let seat = self.state.to_act()?.seat;
        let style = styles[seat.index()];
        self.state.legal_moves(&mut self.moves);
        self.values.clear();
        let duel = self.state.rules().is_duel();
        if !duel {
            self.survey();
            self.classify_act(style);
        }
        if self.moves.len() == 1 {
            self.values.push(0.0);
        } else if duel {
            self.survey();
            let duel = DuelSituation::new(&self.state, seat, &self.surveys);
            self.values.extend(self.moves.iter().map(|chosen| duel.weigh(chosen).0));
        } else {
            let mut mind = Mind::naive(&self.state, seat);
            self.suspicion.update(&mut mind, &self.state, seat);
            let own = self.state.dwarf(seat);
            let survey = self.surveys.common();
            let situation = Situation::new(&self.state, seat, own, survey, &mind, style.weights, style.tells);
            self.values.extend(self.moves.iter().map(|chosen| situation.weigh(chosen).value));
        }
        Some(seat)
    }

    /// Returns the moves that were weighed, and their values to the player who has to decide.
    pub(crate) fn weighed(&self) -> (&[Move], &[f32]) {
        (&self.moves, &self.values)
    }

    /// Makes the move with this index.
    pub(crate) fn make(&mut self, number: usize) {
        self.play(self.moves[number]);
    }

    /// Brings the surveys up to date.
    pub(crate) fn survey(&mut self) {
        if !self.surveyed {
            self.surveys.update(&self.state);
            self.surveyed = true;
        }
    }

    /// Plays a move of the player who has to decide. The surveys must be up to date, except in The Duel.
    pub(crate) fn play(&mut self, chosen: Move) {
        let round = self.state.round();
        if !self.state.rules().is_duel() {
            self.remember(chosen);
        }
        self.state.play_unchecked(chosen, &mut ());
        let new_round = self.state.round() != round;
        if new_round {
            self.pending = None;
            self.suspicion = Suspicion::NONE;
        }
        // The last card of a round leads to a new mine.
        self.surveyed &= !new_round && !self.may_change_mine(chosen);
    }

    /// Remembers what others see of a move that is about to be played.
    fn remember(&mut self, chosen: Move) {
        let survey = self.surveys.common();
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
            self.pending = Some(PendingAct {
                actor,
                seen,
                stage: act::stage(&self.state),
                suspicion,
                blocked,
                before: survey.needs,
                targets,
                aim,
            });
        }
    }

    /// Returns false if a move certainly leaves the mine as it is, unless it ends the round.
    fn may_change_mine(&self, chosen: Move) -> bool {
        match chosen {
            // In The Duel for one, cards can take effect when they are drawn or discarded.
            _ if self.state.rules().is_duel() => true,
            Move::Play { card, target } => {
                let looks = matches!(card.action(), Some(Action::TreasureMap | Action::Intrigue(_)));
                !looks && target.seat().is_none()
            }
            Move::Discard { .. } => false,
            Move::PostDwarf { .. } | Move::AskSponsor { .. } | Move::PayTroll { .. } | Move::Answer { .. } => true,
        }
    }

    /// Classifies the last act by its effect on the mine and adds it to the suspicion.
    fn classify_act(&mut self, style: &PlayStyle<'_>) {
        let survey = self.surveys.common();
        self.last_act = None;
        let Some(pending) = self.pending.take() else {
            return;
        };
        // A goal that was reached is not a target any more.
        let change = if survey.targets().len() == pending.targets {
            Change::of(&pending.before, &survey.needs, &pending.aim)
        } else {
            Change::REACHED
        };
        let PendingAct { actor, seen, stage, suspicion, blocked, .. } = pending;
        let act = act::classify(seen, actor, change, stage, suspicion, blocked);
        self.suspicion.note(actor, act, style.likelihoods, style.trust);
        self.last_act = Some((actor, act));
    }
}

/// Returns the index of one of the values, drawn at random: the higher the value, the more likely. Replaces the values by
/// their weights in the draw.
pub(crate) fn soft_best(values: &mut [f32], heat: f32, chance: &mut Chance) -> usize {
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    values.iter_mut().for_each(|value| *value = ((*value - most) / heat).max(-20.0).exp());
    let sum: f32 = values.iter().sum();
    let drawn = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    let mut passed = 0.0;
    for (at, weight) in values.iter().enumerate() {
        passed += weight;
        if passed > drawn {
            return at;
        }
    }
    values.len() - 1
}
