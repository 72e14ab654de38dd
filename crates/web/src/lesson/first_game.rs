//! The first game of somebody who has just learned the rules.

use rabenburg_bots::Level;

use crate::start::plan::{Kind, Plan, Taker, Wish};

/// Against two gentle bots.
pub fn plan() -> Plan {
    let mut plan = Plan::new(Kind::Bots);
    plan.wish(Wish::Levels(Level::Fledgling));
    let bots = plan.taken().filter(|&chair| plan.chairs()[chair].taker == Taker::Bot);
    let too_many: Vec<usize> = bots.skip(2).collect();
    too_many.into_iter().for_each(|chair| plan.wish(Wish::Taker(chair, Taker::Nobody)));
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_can_be_played_against_two_fledglings() {
        let plan = plan();
        assert!(plan.check().is_ok());
        assert_eq!((plan.persons(), plan.bots()), (1, 2));
        assert!(plan.taken().all(|chair| plan.chairs()[chair].level == Level::Fledgling));
    }
}
