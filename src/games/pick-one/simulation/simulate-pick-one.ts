import { hidePrizes, pickLevels, pickPrizes, pickReturn } from '../rules/pick-one-rules.ts';
import { shareOf } from '../../shared/simulation/share-of.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** One pick: always the first place. */
export const simulatePickOne = (): readonly Simulation[] =>
  Object.entries(pickPrizes).flatMap(([variant, levels]) =>
    pickLevels.map((level) => ({
      kind: 'pick-one',
      variant: `${variant}, ${level}`,
      exactReturn: shareOf(pickReturn(levels[level])),
      play: (draw) => (hidePrizes(levels[level], draw)[0] as number) / 1000,
    })),
  );
