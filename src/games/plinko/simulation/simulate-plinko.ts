import {
  dropBall,
  plinkoPocket,
  plinkoPockets,
  plinkoReturn,
  plinkoRisks,
  plinkoRows,
} from '../rules/plinko-rules.ts';
import { shareOf } from '../../shared/simulation/share-of.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Plinko: every height with every risk. */
export const simulatePlinko = (): readonly Simulation[] =>
  plinkoRows.flatMap((rows) =>
    plinkoRisks.map((risk) => {
      const pockets = plinkoPockets(rows, risk);
      return {
        kind: 'plinko',
        variant: `${rows} rows, ${risk} risk`,
        exactReturn: shareOf(plinkoReturn(rows, risk)),
        play: (draw) => (pockets[plinkoPocket(dropBall(rows, draw))] as number) / 100,
      };
    }),
  );
