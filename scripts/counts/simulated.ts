import { runSimulation } from '../simulate/run-simulation.ts';
import type { Simulation } from '#games/shared/simulation/simulation.ts';
import type { Counts } from '#games/shared/simulation/count.ts';

/** Enough to find a wrong pay table; `npm run games:simulate` plays ten million. */
export const SIMULATED_ROUNDS = 20_000;

/** What the rounds of every simulation come to. */
export const simulatedCounts = (simulations: readonly Simulation[]): Counts =>
  Object.fromEntries(
    simulations.map((one) => [
      `${one.kind} ${one.variant}`,
      () => {
        const { simulatedReturn, toleranceReturn } = runSimulation(one, SIMULATED_ROUNDS);
        return { simulatedReturn, toleranceReturn };
      },
    ]),
  );
