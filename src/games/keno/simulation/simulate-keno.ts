import {
  drawKeno,
  kenoChance,
  kenoHits,
  kenoPays,
  kenoReturn,
  type KenoTable,
  kenoTables,
} from '../rules/keno-rules.ts';
import { shareOf } from '../../shared/simulation/share-of.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** The deviation of one round's return by the exact chances: rare prizes deceive a sample. */
const kenoDeviation = (table: KenoTable, picked: number): number => {
  const mean = shareOf(kenoReturn(table, picked));
  let squares = 0;
  for (let hits = 0; hits <= picked; hits += 1)
    squares +=
      shareOf(kenoChance(table, picked, hits)) * (kenoPays(table, picked, hits) / 100) ** 2;
  return Math.sqrt(squares - mean * mean);
};

/** Keno: one, four and ten numbers of both tables. */
export const simulateKeno = (): readonly Simulation[] =>
  Object.entries(kenoTables).flatMap(([variant, table]) =>
    [1, 4, 10].map((picked) => {
      const picks = Array.from({ length: picked }, (_, at) => at + 1);
      return {
        kind: 'keno',
        variant: `${variant}, ${picked} picks`,
        exactReturn: shareOf(kenoReturn(table, picked)),
        deviation: kenoDeviation(table, picked),
        play: (draw) => kenoPays(table, picked, kenoHits(picks, drawKeno(table, draw))) / 100,
      };
    }),
  );
