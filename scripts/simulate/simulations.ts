import { simulations as gameSimulations } from '#games/registry/simulation/simulations.generated.ts';
import type { Simulation } from '#games/shared/simulation/simulation.ts';
import { simulateLotteries } from './lottery.ts';

/** What there is to be simulated, by the kind of game; the lotteries are the platform's own. */
export const simulations: typeof gameSimulations = {
  ...gameSimulations,
  lottery: { source: 'scripts/simulate/lottery.ts', list: simulateLotteries },
};

/** Every simulation, or those of one kind. */
export const simulationsOf = (kind?: string): readonly Simulation[] =>
  Object.values(simulations)
    .flatMap(({ list }) => list())
    .filter((one) => kind === undefined || one.kind === kind);
