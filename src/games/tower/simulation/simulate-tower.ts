import { ratioNumber } from '../../shared/rules/ratio.ts';
import { towerReturns } from '../rules/tower-models.ts';
import { drawTower, towerPaths, towerWorth } from '../rules/tower-rules.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Towers: up the first tiles of every way, and down again half way. */
export const simulateTower = (): readonly Simulation[] =>
  Object.entries(towerReturns).flatMap(([variant, steps]) =>
    Object.entries(towerPaths).map(([name, path]) => {
      const floors = Math.ceil(path.floors / 2);
      const worth = ratioNumber(towerWorth(path, floors, steps));
      return {
        kind: 'tower',
        variant: `${variant}, ${name} way, ${floors} floors`,
        exactReturn: steps / 10_000,
        play: (draw) =>
          drawTower(path, draw)
            .slice(0, floors)
            .every((loose) => !loose.includes(0))
            ? worth
            : 0,
      };
    }),
  );
