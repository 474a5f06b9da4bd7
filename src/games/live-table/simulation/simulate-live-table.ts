import { returnsOfSpots } from '../rules/live-table.ts';
import { type LiveTableName, liveTableOf, liveTables } from '../rules/tables/live-tables.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** The bets that are simulated: one of each sort, the rarest left to exact counting. */
const simulated: Record<LiveTableName, readonly string[]> = {
  baccarat: ['player', 'banker', 'tie', 'playerPair'],
  roulette: ['n17', 'red', 'dozen2', 'column3'],
  'money-wheel': ['x1', 'x6', 'x51'],
  'dragon-tiger': ['dragon', 'tie', 'suitedTie'],
  'sic-bo': ['small', 'total9', 'die6', 'pair1', 'triple'],
  'fan-tan': ['fan1', 'odd'],
  'xoc-dia': ['even', 'red4', 'red1'],
  'andar-bahar': ['andar', 'bahar', 'short', 'long'],
  'three-card': ['left', 'right'],
  'five-card': ['left'],
  bull: ['left'],
};

/** Every live table, one bet of each sort. */
export const simulateLiveTable = (): readonly Simulation[] =>
  (Object.keys(liveTables) as LiveTableName[]).flatMap((variant) => {
    const table = liveTableOf(variant);
    const returns = returnsOfSpots(table);
    return simulated[variant].map((spot) => ({
      kind: 'live-table',
      variant: `${variant}, ${spot}`,
      exactReturn: returns[spot] ?? 0,
      play: (draw) => table.pays(spot, table.factsOf(table.draw(draw))),
    }));
  });
