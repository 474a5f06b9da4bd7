import { drawCatch, fishes, fishingReturns, fishPrices } from '../rules/fishing-rules.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Every fish of every water, a shot at a time. */
export const simulateFishing = (): readonly Simulation[] =>
  Object.entries(fishingReturns).flatMap(([water, returnSteps]) =>
    fishes.map((fish) => ({
      kind: 'fishing',
      variant: `${water}, ${fish}`,
      exactReturn: returnSteps / 10_000,
      play: (draw) => (drawCatch(fish, returnSteps, draw) ? fishPrices[fish] : 0),
    })),
  );
