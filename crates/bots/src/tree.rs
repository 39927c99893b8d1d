//! What was learnt of replies: a tree of moves, each with how it did for whoever made it.
//!
//! One tree serves all worlds, so that a reply is judged over everything that the bot holds possible and not by what is hidden in one
//! of them. In each world only the moves that are legal there are looked at, and whose turn it is weighs them by what his seat
//! knows there.

use crate::playout::Playout;
use saboteur_engine::{Move, Seat};

/// How much a move that was tried little is worth trying, next to how the others did.
const CURIOSITY: f64 = 0.5;

/// How far apart two moves must be so that the better one is looked at much more.
const HEAT: f32 = 0.2;

/// A place in the tree.
#[derive(Default)]
struct Node {
    visits: u32,
    total: f64,
    replies: Vec<Reply>,
}

struct Reply {
    chosen: Move,
    visits: u32,
    total: f64,
    /// The place that it leads to.
    node: usize,
}

/// A move that was made in the tree: where, which one, and by whom.
pub(crate) struct Step {
    node: usize,
    reply: usize,
    pub(crate) seat: Seat,
}

/// The tree below the root's candidates.
#[derive(Default)]
pub(crate) struct Tree(Vec<Node>);

impl Tree {
    /// A new place.
    pub(crate) fn grow(&mut self) -> usize {
        self.0.push(Node::default());
        self.0.len() - 1
    }

    /// Chooses a reply for whoever has to decide; the moves of the playout have been weighed. Says its number, the place it leads
    /// to, and what to remember.
    pub(crate) fn choose(&mut self, node: usize, seat: Seat, playout: &Playout) -> (usize, usize, Step) {
        let (moves, values) = playout.weighed();
        let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f64> =
            values.iter().map(|value| f64::from(((value - most) / HEAT).max(-20.0).exp())).collect();
        let sum: f64 = weights.iter().sum();
        let here = &self.0[node];
        let usual = if here.visits == 0 { 0.5 } else { here.total / f64::from(here.visits) };
        let drive = CURIOSITY * f64::from(here.visits + 1).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (number, chosen) in moves.iter().enumerate() {
            let reply = here.replies.iter().find(|reply| reply.chosen == *chosen);
            let (visits, mean) =
                reply.map_or((0, usual), |reply| (reply.visits, reply.total / f64::from(reply.visits)));
            let score = mean + drive * weights[number] / sum / f64::from(1 + visits);
            if score > best.1 {
                best = (number, score);
            }
        }
        let chosen = moves[best.0];
        let known = here.replies.iter().position(|reply| reply.chosen == chosen);
        let reply = known.unwrap_or_else(|| {
            let next = self.grow();
            let replies = &mut self.0[node].replies;
            replies.push(Reply { chosen, visits: 0, total: 0.0, node: next });
            replies.len() - 1
        });
        (best.0, self.0[node].replies[reply].node, Step { node, reply, seat })
    }

    /// Notes how a step did for whoever made it.
    pub(crate) fn note(&mut self, step: &Step, reward: f64) {
        let node = &mut self.0[step.node];
        node.visits += 1;
        node.total += reward;
        let reply = &mut node.replies[step.reply];
        reply.visits += 1;
        reply.total += reward;
    }
}
