import { hiloReturns } from '../rules/hilo-models.ts';
import {
  drawHilo,
  type HiloCall,
  hiloRank,
  hiloRightRanks,
  hiloWorth,
  isHiloRight,
} from '../rules/hilo-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** The call that is right more often. */
const better = (rank: number): HiloCall => (rank <= 7 ? 'higher' : 'lower');

/** The call that is right less often. */
const bolder = (rank: number): HiloCall => (rank <= 7 ? 'lower' : 'higher');

/** Hi-lo: three calls, always the likelier one, and one call, always the other. */
export const simulateHilo = (): readonly Simulation[] =>
  Object.entries(hiloReturns).flatMap(([variant, steps]) =>
    [
      { play: 'three likely calls', calls: 3, call: better },
      { play: 'one unlikely call', calls: 1, call: bolder },
    ].map(({ play, calls, call }) => ({
      kind: 'hilo',
      variant: `${variant}, ${play}`,
      exactReturn: steps / 10_000,
      play: (draw) => {
        const ranks = drawHilo(draw).map(hiloRank);
        const right: number[] = [];
        for (let at = 0; at < calls; at += 1) {
          const [rank, next] = [ranks[at] as number, ranks[at + 1] as number];
          if (!isHiloRight(rank, call(rank), next)) return 0;
          right.push(hiloRightRanks(rank, call(rank)));
        }
        return ratioNumber(hiloWorth(right, steps));
      },
    })),
  );
