//! Fitting a model to results: stochastic gradient descent with Adam's step sizes.

use rabenburg_engine::MAX_SEATS;

use super::selfplay::Sample;
use crate::dice::Dice;
use crate::evaluation::{FEATURES, HIDDEN, Model, share};

/// Rows of weights: one for each feature, then the biases and the outputs.
const ROWS: usize = FEATURES + 2;
const BIASES: usize = FEATURES;
const OUTPUTS: usize = FEATURES + 1;
const BATCH: usize = 128;
const EPOCHS: usize = 3;
const RATE: f32 = 0.004;
/// Pulls weights towards zero, so that features that say nothing weigh nothing.
const DECAY: f32 = 1e-4;

type Rows = Vec<[f32; HIDDEN]>;

/// A model being fitted, with Adam's memory of past gradients.
pub(super) struct Fit {
    pub(super) model: Model,
    mean: Rows,
    square: Rows,
    steps: i32,
}

impl Fit {
    pub(super) fn new(model: Model) -> Fit {
        let zeros = || vec![[0.0; HIDDEN]; ROWS];
        Fit { model, mean: zeros(), square: zeros(), steps: 0 }
    }

    /// A model that knows nothing: small random weights, so that the hidden units differ.
    pub(super) fn beginner(dice: &mut Dice) -> Model {
        let mut model = Model::blank();
        for row in model.inputs.iter_mut() {
            row[1..].fill_with(|| 0.2 * (dice.unit() - 0.5));
        }
        model.outputs[1..].fill_with(|| dice.unit() - 0.5);
        model
    }

    /// The mean loss on samples, and that of equal chances.
    pub(super) fn loss(&self, samples: &[Sample]) -> (f32, f32) {
        let mut sum = [0.0f64; 2];
        for sample in samples {
            let (_, chances) = self.forward(sample);
            let sides = sides(sample);
            let mut rest = 1.0;
            for (part, chance) in sample.result.iter().zip(chances).take(sides) {
                rest -= part;
                sum[0] -= f64::from(part * libm::logf(chance.max(1e-6)));
            }
            if sides == 1 {
                sum[0] -= f64::from(rest * libm::logf((1.0 - chances[0]).max(1e-6)));
            }
            sum[1] += f64::from(libm::logf(sides.max(2) as f32));
        }
        let count = samples.len().max(1) as f64;
        ((sum[0] / count) as f32, (sum[1] / count) as f32)
    }

    /// Goes through the samples a few times in random order.
    pub(super) fn learn(&mut self, samples: &mut [Sample], pace: f32, dice: &mut Dice) {
        for _ in 0..EPOCHS {
            for last in (1..samples.len()).rev() {
                samples.swap(last, dice.below(last + 1));
            }
            for batch in samples.chunks(BATCH) {
                let mut gradient = vec![[0.0; HIDDEN]; ROWS];
                for sample in batch {
                    self.backward(sample, &mut gradient);
                }
                self.step(&gradient, RATE * pace, 1.0 / batch.len() as f32);
            }
        }
    }

    fn forward(&self, sample: &Sample) -> ([[f32; HIDDEN]; MAX_SEATS], [f32; MAX_SEATS]) {
        let mut units = [self.model.biases; MAX_SEATS];
        for &(seat, feature, value) in &sample.features {
            let weights = &self.model.inputs[usize::from(feature)];
            for unit in 0..HIDDEN {
                units[usize::from(seat)][unit] += weights[unit] * value;
            }
        }
        let mut strengths = [0.0; MAX_SEATS];
        for seat in 0..usize::from(sample.players) {
            strengths[seat] = self.model.strength(&units[seat]);
        }
        (units, share(sample.players, sample.teams, strengths))
    }

    fn backward(&self, sample: &Sample, gradient: &mut Rows) {
        let (units, chances) = self.forward(sample);
        let mut blame = [[0.0f32; HIDDEN]; MAX_SEATS];
        let sides = sides(sample);
        for seat in 0..usize::from(sample.players) {
            let side = seat % sides;
            let error = chances[side] - sample.result[side];
            blame[seat][0] = error;
            for unit in 1..HIDDEN {
                if units[seat][unit] > 0.0 {
                    blame[seat][unit] = error * self.model.outputs[unit];
                    gradient[OUTPUTS][unit] += error * units[seat][unit];
                }
            }
            for unit in 0..HIDDEN {
                gradient[BIASES][unit] += blame[seat][unit];
            }
        }
        for &(seat, feature, value) in &sample.features {
            let row = &mut gradient[usize::from(feature)];
            for unit in 0..HIDDEN {
                row[unit] += blame[usize::from(seat)][unit] * value;
            }
        }
    }

    fn step(&mut self, gradient: &Rows, rate: f32, scale: f32) {
        self.steps += 1;
        let fade = |rate: f32| 1.0 - libm::powf(rate, self.steps as f32);
        let rate = rate * libm::sqrtf(fade(0.999)) / fade(0.9);
        for (row, gradient) in gradient.iter().enumerate() {
            let weights = match row {
                BIASES => &mut self.model.biases,
                OUTPUTS => &mut self.model.outputs,
                _ => &mut self.model.inputs[row],
            };
            for unit in 0..HIDDEN {
                let slope = gradient[unit] * scale;
                let mean = &mut self.mean[row][unit];
                let square = &mut self.square[row][unit];
                *mean += 0.1 * (slope - *mean);
                *square += 0.001 * (slope * slope - *square);
                weights[unit] -= rate * (*mean / (libm::sqrtf(*square) + 1e-8) + DECAY * weights[unit]);
            }
        }
    }
}

fn sides(sample: &Sample) -> usize {
    usize::from(if sample.teams { sample.players / 2 } else { sample.players })
}
