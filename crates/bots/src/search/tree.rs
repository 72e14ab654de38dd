//! The memory of a search: nodes and the actions tried from them, in one table without pointers.

use core::hash::{Hash, Hasher};

use rabenburg_engine::{Action, Actions, Seat};

/// A node: everything seen by all since the root.
pub(super) type NodeId = u32;
/// An edge from a node: its place in the table.
pub(super) type EdgeId = u32;

/// What leads from a node to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Branch {
    Action(Action),
    Roll(u8),
}

#[derive(Clone, Copy)]
struct Edge {
    node: NodeId,
    branch: Branch,
    /// The value at first sight. It counts as one run.
    first: f32,
    /// How much it is worth trying, relative to the others.
    prior: f32,
    /// The sum of the results of the runs through it.
    sum: f32,
    visits: u32,
    /// How often it could have been chosen.
    offers: u32,
    child: NodeId,
}

const NOWHERE: NodeId = 0;
const EMPTY: Edge = Edge {
    node: NOWHERE,
    branch: Branch::Roll(0),
    first: 0.0,
    prior: 0.0,
    sum: 0.0,
    visits: 0,
    offers: 0,
    child: NOWHERE,
};

#[derive(Clone, Copy)]
struct Node {
    visits: u32,
    seat: Option<Seat>,
}

/// The tree of a search. Its size is fixed: once full, it grows no more.
pub(super) struct Tree {
    /// A hash table with linear probing.
    edges: Vec<Edge>,
    nodes: Vec<Node>,
    used: usize,
    /// Nodes with lower numbers belong to earlier trees: what hangs on them is forgotten without being cleared.
    first: NodeId,
    root: NodeId,
    /// Two to the power of this many edges.
    size: u32,
}

impl Tree {
    /// A tree for this many edges, as a power of two. It allocates when it is first used.
    pub(super) fn new(size: u32) -> Tree {
        Tree { edges: Vec::new(), nodes: Vec::new(), used: 0, first: 1, root: 1, size }
    }

    /// Forgets everything but an empty root.
    pub(super) fn clear(&mut self) {
        let size = 1 << self.size;
        if self.edges.is_empty() {
            self.edges = vec![EMPTY; size];
            self.nodes = Vec::with_capacity(size / 4);
        }
        self.first = match self.first.checked_add(2 * self.nodes.capacity() as NodeId) {
            Some(_) => self.first + self.nodes.len() as NodeId,
            None => {
                self.edges.fill(EMPTY);
                1
            }
        };
        self.nodes.clear();
        self.nodes.push(Node { visits: 0, seat: None });
        self.used = 0;
        self.root = self.first;
    }

    /// Makes a node the root. The rest of the tree stays as dead weight.
    pub(super) fn begin_from(&mut self, node: NodeId) {
        self.root = node;
        // The next visit shows whose node it is; a forgetful search may have noted another seat.
        if let Some(node) = self.nodes.get_mut((node - self.first) as usize) {
            node.seat = None;
        }
    }

    /// Whether there is room for another search beside what is there.
    pub(super) fn has_room(&self) -> bool {
        self.used * 4 < self.edges.len() && self.nodes.len() * 2 < self.nodes.capacity()
    }

    pub(super) fn root(&self) -> NodeId {
        self.root
    }

    /// Visits a node where a seat decides, and says whether it is new. A node of another seat counts as new too,
    /// because what is known about it does not fit: a forgetful search can reach it in different ways.
    #[inline]
    pub(super) fn visit(&mut self, node: NodeId, seat: Seat) -> bool {
        let root = self.root;
        let Some(place) = self.nodes.get_mut((node - self.first) as usize) else { return true };
        let owner = *place.seat.get_or_insert(seat);
        place.visits += 1;
        owner != seat || (place.visits == 1 && node != root)
    }

    /// Whether a node is this seat's decision, as far as is known.
    pub(super) fn is_of(&self, node: NodeId, seat: Seat) -> bool {
        let node = node.checked_sub(self.first).and_then(|number| self.nodes.get(number as usize));
        node.is_some_and(|node| node.seat.is_none_or(|owner| owner == seat))
    }

    /// The edge for an action at a node, or the slot for it.
    #[inline]
    pub(super) fn find(&self, node: NodeId, action: Action) -> Result<EdgeId, EdgeId> {
        self.find_branch(node, Branch::Action(action))
    }

    #[inline]
    fn find_branch(&self, node: NodeId, branch: Branch) -> Result<EdgeId, EdgeId> {
        let mask = self.edges.len().wrapping_sub(1);
        let mut place = hash(node, branch) as usize & mask;
        // There is always an empty slot: the table is never filled.
        while let Some(edge) = self.edges.get(place) {
            if edge.node < self.first {
                break;
            }
            if edge.node == node && edge.branch == branch {
                return Ok(place as EdgeId);
            }
            place = (place + 1) & mask;
        }
        Err(place as EdgeId)
    }

    /// Adds an action in its slot, if there is room.
    #[inline]
    pub(super) fn add(
        &mut self,
        place: EdgeId,
        node: NodeId,
        action: Action,
        first: f32,
        prior: f32,
    ) -> Option<EdgeId> {
        self.add_branch(place, Edge { node, branch: Branch::Action(action), first, prior, ..EMPTY })
    }

    fn add_branch(&mut self, place: EdgeId, edge: Edge) -> Option<EdgeId> {
        if self.used * 4 >= self.edges.len() * 3 {
            return None;
        }
        self.used += 1;
        self.edges[place as usize] = edge;
        Some(place)
    }

    /// Notes that an action was available; returns its prior.
    #[inline]
    pub(super) fn offer(&mut self, edge: EdgeId) -> f32 {
        let edge = &mut self.edges[edge as usize];
        edge.offers += 1;
        edge.prior
    }

    /// The edge most worth trying: one of high value, or tried less than its prior deserves.
    #[inline]
    pub(super) fn best(&self, edges: &[EdgeId], curiosity: f32) -> Option<EdgeId> {
        let mut best = None;
        let mut highest = f32::MIN;
        for &id in edges {
            let edge = &self.edges[id as usize];
            let counted = 1.0 + edge.visits as f32;
            let urge = curiosity * edge.prior * libm::sqrtf(edge.offers as f32);
            let score = (edge.sum + edge.first + urge) / counted;
            if score > highest {
                highest = score;
                best = Some(id);
            }
        }
        best
    }

    #[inline]
    pub(super) fn action(&self, edge: EdgeId) -> Action {
        match self.edges[edge as usize].branch {
            Branch::Action(action) => action,
            Branch::Roll(_) => unreachable!("only actions are offered"),
        }
    }

    /// The node an edge leads to, created if need be; `None` if there is no room for it.
    #[inline]
    pub(super) fn child(&mut self, edge: EdgeId) -> Option<NodeId> {
        let child = self.edges[edge as usize].child;
        if child != NOWHERE {
            return Some(child);
        }
        if self.nodes.len() == self.nodes.capacity() {
            return None;
        }
        let child = self.first + self.nodes.len() as NodeId;
        self.nodes.push(Node { visits: 0, seat: None });
        self.edges[edge as usize].child = child;
        Some(child)
    }

    pub(super) fn rolled(&mut self, node: NodeId, value: u8) -> Option<NodeId> {
        let edge = match self.find_branch(node, Branch::Roll(value)) {
            Ok(edge) => edge,
            Err(place) => self.add_branch(place, Edge { node, branch: Branch::Roll(value), ..EMPTY })?,
        };
        self.child(edge)
    }

    /// The node that an action leads to, if it is in the tree.
    pub(super) fn known_child(&self, node: NodeId, action: Action) -> Option<NodeId> {
        self.known(node, Branch::Action(action))
    }

    /// The node that a roll leads to, if it is in the tree.
    pub(super) fn known_roll(&self, node: NodeId, value: u8) -> Option<NodeId> {
        self.known(node, Branch::Roll(value))
    }

    fn known(&self, node: NodeId, branch: Branch) -> Option<NodeId> {
        let edge = self.find_branch(node, branch).ok()?;
        Some(self.edges.get(edge as usize)?.child).filter(|&child| child != NOWHERE)
    }

    /// Records the result of a run through an edge.
    #[inline]
    pub(super) fn learn(&mut self, edge: EdgeId, value: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += value;
    }

    /// An edge's mean value, and how often it was tried.
    pub(super) fn judged(&self, edge: EdgeId) -> (f32, u32) {
        let edge = &self.edges[edge as usize];
        ((edge.sum + edge.first) / (1.0 + edge.visits as f32), edge.visits)
    }

    /// Whether this many more runs can still make another action the most tried one at the root.
    pub(super) fn may_change(&self, actions: &Actions, runs: u32) -> bool {
        let [mut most, mut second] = [0, 0];
        for action in actions.iter() {
            let visits = self.find(self.root, action).map_or(0, |edge| self.judged(edge).1);
            if visits > most {
                [most, second] = [visits, most];
            } else {
                second = second.max(visits);
            }
        }
        most - second <= runs
    }
}

#[inline]
fn hash(node: NodeId, branch: Branch) -> u64 {
    let mut mixer = Mixer(u64::from(node));
    branch.hash(&mut mixer);
    mixer.finish()
}

/// A fast hash for small keys, the same on every machine.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, number: u64) {
        // An odd constant with well-spread bits; the rotation brings high bits back down.
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    // The discriminant of an enum is as wide as a pointer, so its bytes differ between machines while its value does
    // not.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Position, Printing, Rules, Space};

    use super::*;

    fn tree(size: u32) -> Tree {
        let mut tree = Tree::new(size);
        tree.clear();
        tree
    }

    /// As many different actions as needed.
    fn actions() -> impl Iterator<Item = Action> {
        Seat::all(6).flat_map(|colour| {
            let action = move |space| Action::MoveWizard { space, colour, riders: 0 };
            Space::all().map(action)
        })
    }

    fn edge(tree: &mut Tree, node: NodeId, action: Action) -> Option<EdgeId> {
        match tree.find(node, action) {
            Ok(edge) => Some(edge),
            Err(place) => tree.add(place, node, action, 0.5, 1.0),
        }
    }

    #[test]
    fn a_full_table_takes_no_more_and_keeps_what_it_has() {
        let mut tree = tree(4);
        let root = tree.root();
        let added: Vec<_> = actions().filter(|&action| edge(&mut tree, root, action).is_some()).collect();
        // A quarter stays empty, so that lookups end.
        assert_eq!(added.len(), 12);
        for action in actions() {
            assert_eq!(tree.find(root, action).is_ok(), added.contains(&action));
        }
        assert_eq!(tree.rolled(root, 3), None);
        assert!(!tree.has_room());
    }

    #[test]
    fn nodes_run_out_too() {
        let mut tree = tree(8);
        let root = tree.root();
        let children: Vec<_> =
            actions().map_while(|action| edge(&mut tree, root, action).and_then(|edge| tree.child(edge))).collect();
        assert_eq!(children.len() + 1, tree.nodes.capacity());
        assert!(children.is_sorted_by(|one, other| one < other), "each has a number of its own");
    }

    #[test]
    fn what_was_learned_stays_with_a_node_that_becomes_the_root_and_goes_with_the_tree() {
        let mut tree = tree(8);
        let [first, second] = [0, 20].map(|number| actions().nth(number).expect("an action"));
        let root = tree.root();
        let down = edge(&mut tree, root, first).expect("room");
        let child = tree.child(down).expect("room");
        assert_eq!(tree.child(down), Some(child), "it is made once");
        let rolled = tree.rolled(child, 4).expect("room");
        assert_eq!((tree.known_child(root, first), tree.known_roll(child, 4)), (Some(child), Some(rolled)));
        assert_eq!((tree.known_child(root, second), tree.known_roll(child, 5)), (None, None));
        let further = edge(&mut tree, rolled, second).expect("room");
        tree.learn(further, 0.8);
        tree.begin_from(rolled);
        let found = tree.find(tree.root(), second).expect("it is there");
        let (value, visits) = tree.judged(found);
        assert!((value - 0.65).abs() < 1e-6, "the mean of 0.5 at first sight and 0.8, not {value}");
        assert_eq!(visits, 1);
        tree.clear();
        assert!([root, child, rolled, tree.root()].iter().all(|&node| tree.find(node, second).is_err()));
        assert_eq!(tree.known_child(tree.root(), first), None);
    }

    /// Node numbers are never reused, until there are none left.
    #[test]
    fn trees_go_on_when_numbers_run_out() {
        let mut tree = tree(6);
        let action = actions().next().expect("an action");
        tree.first = NodeId::MAX - 3 * tree.nodes.capacity() as NodeId;
        for _ in 0..8 * tree.nodes.capacity() {
            tree.clear();
            let root = tree.root();
            assert!(tree.find(root, action).is_err(), "{root} remembers another tree");
            assert!(edge(&mut tree, root, action).and_then(|edge| tree.child(edge)).is_some());
        }
        assert!(tree.first < NodeId::MAX / 2, "they began anew");
    }

    #[test]
    fn a_node_belongs_to_one_seat() {
        let mut tree = tree(6);
        let root = tree.root();
        let down = edge(&mut tree, root, actions().next().expect("an action")).expect("room");
        let child = tree.child(down).expect("room");
        let [a, b] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
        assert_eq!([tree.visit(root, a), tree.visit(root, a)], [false, false], "a root is never new");
        assert_eq!([tree.visit(child, a), tree.visit(child, a)], [true, false]);
        assert_eq!([tree.visit(child, b), tree.visit(child, a)], [true, false]);
    }

    #[test]
    fn a_choice_may_change_as_long_as_the_second_can_catch_up() {
        let mut position = Position::start(Rules::new(Printing::Third, 2)).expect("a table");
        while let Some((outcome, _)) = position.chances().and_then(|chances| chances.iter().next()) {
            position.resolve(outcome, &mut ()).expect("an outcome");
        }
        let actions = position.legal_actions(Seat::FIRST);
        let mut tree = tree(10);
        let root = tree.root();
        let [most, second] = [0, 1].map(|number| actions.get(number).and_then(|action| edge(&mut tree, root, action)));
        (0..9).for_each(|_| tree.learn(most.expect("room"), 0.5));
        (0..4).for_each(|_| tree.learn(second.expect("room"), 0.5));
        assert!(tree.may_change(&actions, 6) && tree.may_change(&actions, 5));
        assert!(!tree.may_change(&actions, 4));
    }
}
