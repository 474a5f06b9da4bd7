import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { Simulation } from '#games/shared/simulation/simulation.ts';

/** What many rounds of one simulation came to. */
export interface SimulationResult {
  rounds: number;
  /** Mean return, as a share of the stake. */
  simulatedReturn: number;
  /** The exact return must lie this near, on either side, of the simulated one. */
  toleranceReturn: number;
  /** Share of rounds that paid anything. */
  hitShare: number;
  isWithin: boolean;
}

/**
 * How many standard errors a mean may lie from the truth. With four of them honest rules fail once
 * in 16,000 runs; the seeds are fixed, so that a run that passed passes again.
 */
const STANDARD_ERRORS = 4;

const seedOf = (text: string): number =>
  Array.from(text).reduce(
    (seed, letter) => Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0),
    17,
  ) | 0;

/** Plays the rounds and compares their mean return with the exact one. */
export const runSimulation = (one: Simulation, rounds: number): SimulationResult => {
  const draw = fastDraw(seedOf(`${one.kind} ${one.variant}`));
  let sum = 0;
  let squares = 0;
  let hits = 0;
  for (let round = 0; round < rounds; round += 1) {
    const paid = one.play(draw);
    sum += paid;
    squares += paid * paid;
    if (paid > 0) hits += 1;
  }
  const mean = sum / rounds;
  const deviation = one.deviation ?? Math.sqrt(Math.max(0, squares / rounds - mean * mean));
  const toleranceReturn = (STANDARD_ERRORS * deviation) / Math.sqrt(rounds);
  return {
    rounds,
    simulatedReturn: mean,
    toleranceReturn,
    hitShare: hits / rounds,
    isWithin: Math.abs(mean - one.exactReturn) <= toleranceReturn,
  };
};
