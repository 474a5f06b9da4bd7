import { minesReturns } from '../rules/mines-models.ts';
import { layMines, minesWorth } from '../rules/mines-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const boards = [
  { mines: 3, safe: 4 },
  { mines: 10, safe: 2 },
  { mines: 24, safe: 1 },
];

/** Mines: the first tiles from the corner are opened, then the money is taken. */
export const simulateMines = (): readonly Simulation[] =>
  Object.entries(minesReturns).flatMap(([variant, steps]) =>
    boards.map(({ mines, safe }) => {
      const worth = ratioNumber(minesWorth(mines, safe, steps));
      return {
        kind: 'mines',
        variant: `${variant}, ${mines} mines, ${safe} tiles`,
        exactReturn: steps / 10_000,
        play: (draw) => ((layMines(mines, draw)[0] as number) >= safe ? worth : 0),
      };
    }),
  );
