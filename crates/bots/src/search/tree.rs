//! The memory of a search: nodes, and the actions tried from them, in one table without pointers.

use core::hash::{Hash, Hasher};

use rabenburg_engine::{Action, Seat};

/// A node: a public course of events since the root.
pub(super) type NodeId = u32;
/// An action at a node: its place in the table.
pub(super) type EdgeId = u32;

#[derive(Clone, Copy)]
struct Edge {
    node: NodeId,
    action: Action,
    /// The value at first sight.
    first: f32,
    /// How strongly it is worth a try, in proportion to the others.
    prior: f32,
    /// The sum of what runs through it came to.
    sum: f32,
    visits: u32,
    /// How often it could have been chosen.
    offers: u32,
    child: NodeId,
}

const NOBODY: NodeId = 0;
const EMPTY: Edge = Edge { node: NOBODY, action: Action::End, first: 0.0, prior: 0.0, sum: 0.0, visits: 0, offers: 0, child: NOBODY };

/// A node's visits.
#[derive(Clone, Copy)]
struct Node {
    visits: u32,
    seat: Option<Seat>,
}

/// What following an action leads to.
pub(super) struct Branch {
    pub(super) action: Action,
    /// The node it leads to; `None` if there is no room for it, or if it has just been made.
    pub(super) child: Option<NodeId>,
}

/// The tree.
pub(super) struct Tree {
    edges: Vec<Edge>,
    nodes: Vec<Node>,
    used: usize,
    /// Nodes below this number belong to an earlier tree: what hangs on them is forgotten.
    first: NodeId,
    root: NodeId,
}

impl Tree {
    pub(super) fn new(bits: u32) -> Tree {
        let size = 1usize << bits;
        Tree { edges: vec![EMPTY; size], nodes: Vec::with_capacity(size / 4), used: 0, first: 1, root: 1 }
    }

    pub(super) fn clear(&mut self) {
        self.first += self.nodes.len() as NodeId;
        self.nodes.clear();
        self.used = 0;
        self.nodes.push(Node { visits: 0, seat: None });
        self.root = self.first;
    }

    pub(super) fn root(&self) -> NodeId {
        self.root
    }

    /// Counts a visit.
    #[inline]
    pub(super) fn visit(&mut self, node: NodeId, seat: Seat) -> u32 {
        let node = &mut self.nodes[(node - self.first) as usize];
        node.seat = Some(seat);
        node.visits += 1;
        node.visits
    }

    fn new_node(&mut self) -> Option<NodeId> {
        if self.nodes.len() == self.nodes.capacity() {
            return None;
        }
        let id = self.first + self.nodes.len() as NodeId;
        self.nodes.push(Node { visits: 0, seat: None });
        Some(id)
    }

    /// The edge of an action at a node, or the place for it.
    #[inline]
    pub(super) fn find(&self, node: NodeId, action: Action) -> Result<EdgeId, EdgeId> {
        let mask = self.edges.len() - 1;
        let mut place = hash(node, action) as usize & mask;
        loop {
            let edge = &self.edges[place];
            if edge.node < self.first {
                return Err(place as EdgeId);
            }
            if edge.node == node && edge.action == action {
                return Ok(place as EdgeId);
            }
            place = (place + 1) & mask;
        }
    }

    pub(super) fn add(&mut self, place: EdgeId, node: NodeId, action: Action, first: f32, prior: f32) -> Option<EdgeId> {
        if self.used * 4 > self.edges.len() * 3 {
            return None;
        }
        self.used += 1;
        self.edges[place as usize] = Edge { node, action, first, prior, ..EMPTY };
        Some(place)
    }

    /// Notes that an action could be chosen; returns its prior.
    #[inline]
    pub(super) fn offer(&mut self, edge: EdgeId) -> f32 {
        let edge = &mut self.edges[edge as usize];
        edge.offers += 1;
        edge.prior
    }

    /// The best of these.
    #[inline]
    pub(super) fn best(&self, edges: &[EdgeId], weight: f32, curiosity: f32, trust: f32) -> Option<EdgeId> {
        let mut best = None;
        let mut highest = f32::MIN;
        for &id in edges {
            let edge = &self.edges[id as usize];
            let visits = edge.visits as f32;
            let value = (edge.sum + trust * edge.first) / (visits + trust);
            let score = value + curiosity * (edge.prior / weight) * libm::sqrtf(edge.offers as f32) / (1.0 + visits);
            if score > highest {
                highest = score;
                best = Some(id);
            }
        }
        best
    }

    /// Goes along an edge.
    pub(super) fn follow(&mut self, edge: EdgeId) -> Branch {
        let Edge { action, child, .. } = self.edges[edge as usize];
        if child != NOBODY {
            return Branch { action, child: Some(child) };
        }
        let child = self.new_node();
        self.edges[edge as usize].child = child.unwrap_or(NOBODY);
        Branch { action, child }
    }

    /// The node of a roll.
    pub(super) fn rolled(&mut self, node: NodeId, value: u8) -> Option<NodeId> {
        // No player's action: a number that cannot be one stands for the roll.
        let roll = Action::PassFlasks { count: 100 + value };
        let edge = match self.find(node, roll) {
            Ok(edge) => edge,
            Err(place) => self.add(place, node, roll, 0.0, 0.0)?,
        };
        self.follow(edge).child
    }

    #[inline]
    pub(super) fn learn(&mut self, edge: EdgeId, value: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += value;
    }

    /// An edge's mean value, and how often it was tried.
    pub(super) fn judged(&self, edge: EdgeId) -> (f32, u32) {
        let edge = &self.edges[edge as usize];
        let value = if edge.visits == 0 { edge.first } else { edge.sum / edge.visits as f32 };
        (value, edge.visits)
    }
}

#[inline]
fn hash(node: NodeId, action: Action) -> u64 {
    let mut mixer = Mixer(u64::from(node));
    action.hash(&mut mixer);
    mixer.finish()
}

/// A quick hash for small keys.
struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }
    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }
    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
    #[inline]
    fn finish(&self) -> u64 {
        self.0 >> 32
    }
}
