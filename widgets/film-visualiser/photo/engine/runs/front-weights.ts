import weights from './front-weights.json' with { type: 'json' };
import { network } from './network.ts';

/**
 * The logarithm of the odds that a rectangle around a tap is the front, up to a constant. Learned from rooms of the measuring set by
 * `tests/film-photos/runs/fit-taps.py`.
 *
 * @param features those of a `Rectangle`
 */
export const oddsOfFront: (features: readonly number[]) => number = network(weights);
