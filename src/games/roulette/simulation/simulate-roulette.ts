import { returnsOfSpots } from '../../live-table/rules/live-table.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';
import { rouletteTable } from '../rules/roulette-table.ts';

/** The roulette of one player: a number, a color, a dozen and a column. */
export const simulateRoulette = (): readonly Simulation[] => {
  const { pays, factsOf, draw: spin } = rouletteTable;
  const returns = returnsOfSpots(rouletteTable);
  return ['n17', 'red', 'dozen2', 'column3'].map((spot) => ({
    kind: 'roulette',
    variant: spot,
    exactReturn: returns[spot] ?? 0,
    play: (draw) => pays(spot, factsOf(spin(draw))),
  }));
};
