//! The plans of all kinds, kept from visit to visit.

use super::{Kind, Plan};

/// One plan of each kind, as it was played or edited last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf([Plan; Kind::ALL.len()]);

impl Default for Shelf {
    /// The plans of a newcomer.
    fn default() -> Shelf {
        Shelf(Kind::ALL.map(Plan::new))
    }
}

impl Shelf {
    /// The plan of a kind.
    pub fn plan(&self, kind: Kind) -> &Plan {
        &self.0[kind as usize]
    }

    /// The plan of a kind, to grant it wishes.
    pub fn plan_mut(&mut self, kind: Kind) -> &mut Plan {
        &mut self.0[kind as usize]
    }

    /// The plans as text.
    pub fn to_text(&self) -> String {
        self.0.iter().map(Plan::to_text).collect()
    }

    /// The plans of a text; those that it does not hold are a newcomer's.
    pub fn from_text(text: &str) -> Shelf {
        let mut shelf = Shelf::default();
        let starts: Vec<usize> = text
            .match_indices("kind ")
            .map(|(start, _)| start)
            .filter(|&start| start == 0 || text[..start].ends_with('\n'))
            .collect();
        for (number, &start) in starts.iter().enumerate() {
            let end = starts.get(number + 1).copied().unwrap_or(text.len());
            if let Some(plan) = Plan::read_text(&text[start..end]) {
                let kind = plan.kind();
                *shelf.plan_mut(kind) = plan;
            }
        }
        shelf
    }
}
