//! Imagining needs no heap.

use allocation_counter::measure;
use rabenburg_bots::{Dice, Sampler};
use rabenburg_engine::Face;

use crate::scene::{A, B, C, Scene};

#[test]
fn imagining_allocates_nothing() {
    let certain = Scene::new(["W1 T1", "W1 D", "T1"], "W1 D T1", "").shows(B, Face::W1).draws(B);
    let several = Scene::new(["W1 T1", "W1 D", "D"], "", "W1 T1 T1 D")
        .shuffle()
        .draws(B)
        .shows(B, Face::W1)
        .gives(A, C, Face::W2)
        .draws(C)
        .shows(C, Face::D);
    for (scene, expected) in [(certain, 1), (several, 4)] {
        let knowledge = scene.knowledge();
        let mut dice = Dice::from_seed(3);
        let mut sampler = None;
        let preparing = measure(|| sampler = Some(Sampler::new(&knowledge, &mut dice)));
        assert!(preparing.count_total > 0, "the counter counts");
        let sampler = sampler.expect("it was just made");
        assert_eq!(sampler.belief().ways().len(), expected);
        let imagining = measure(|| {
            for _ in 0..1000 {
                assert!(sampler.sample(&mut dice).is_some());
            }
        });
        assert_eq!(imagining.count_total, 0);
    }
}
