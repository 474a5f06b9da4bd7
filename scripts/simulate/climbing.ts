import { coinReturns } from '#domain/games/coin-flip/coin-flip-models.ts';
import { coinWorth, flipCoins } from '#domain/games/coin-flip/coin-flip-rules.ts';
import { hiloReturns } from '#domain/games/hilo/hilo-models.ts';
import {
  drawHilo,
  type HiloCall,
  hiloRank,
  hiloRightRanks,
  hiloWorth,
  isHiloRight,
} from '#domain/games/hilo/hilo-rules.ts';
import { minesReturns } from '#domain/games/mines/mines-models.ts';
import { layMines, minesWorth } from '#domain/games/mines/mines-rules.ts';
import { ratioNumber } from '#domain/games/ratio.ts';
import { towerReturns } from '#domain/games/tower/tower-models.ts';
import { drawTower, towerPaths, towerWorth } from '#domain/games/tower/tower-rules.ts';
import type { Simulation } from './simulation.ts';

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

/** Coins: heads once, and heads four times in a row. */
export const simulateCoinFlip = (): readonly Simulation[] =>
  Object.entries(coinReturns).flatMap(([variant, steps]) =>
    [1, 4].map((streak) => {
      const worth = ratioNumber(coinWorth(streak, steps));
      return {
        kind: 'coin-flip',
        variant: `${variant}, ${streak} in a row`,
        exactReturn: steps / 10_000,
        play: (draw) =>
          flipCoins(draw)
            .slice(0, streak)
            .every((side) => side === 'heads')
            ? worth
            : 0,
      };
    }),
  );
