import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioNumber, ratioOf, shortestRatio, timesRatio } from '../../shared/rules/ratio.ts';
import { minesModelOf, minesReturns } from './mines-models.ts';
import { isMinesDone, layMines, MINES_COUNT, MINES_TILES, minesWorth } from './mines-rules.ts';

/** In how many ways mines can lie on so many tiles. */
const boards = (tiles: number, mines: number): bigint => {
  let ways = 1n;
  for (let at = 1; at <= mines; at += 1) ways = (ways * BigInt(tiles - at + 1)) / BigInt(at);
  return ways;
};

test('stopping after any number of tiles returns exactly what the board states', () => {
  for (const steps of Object.values(minesReturns))
    for (let mines = MINES_COUNT.fewest; mines <= MINES_COUNT.most; mines += 1)
      for (let safe = 1; safe <= MINES_TILES - mines; safe += 1) {
        // boards on which the first tiles are all safe, of all boards
        const chance = ratioOf(boards(MINES_TILES - safe, mines), boards(MINES_TILES, mines));
        const returned = timesRatio(minesWorth(mines, safe, steps), chance);

        expect(shortestRatio(returned)).toEqual(shortestRatio(ratioOf(steps, 10_000)));
      }
});

test('every tile is mined equally often, and as many as were asked for', () => {
  const draw = fastDraw(3);
  const mined = Array.from({ length: MINES_TILES }, () => 0);
  const rounds = 40_000;
  for (let round = 0; round < rounds; round += 1) {
    const laid = layMines(5, draw);
    if (new Set(laid).size !== 5) throw new Error('A board of five mines holds fewer');
    for (const tile of laid) mined[tile] = (mined[tile] ?? 0) + 1;
  }

  for (const count of mined) expect(count / rounds).toBeCloseTo(0.2, 1);
});

test('a round ends with the last safe tile or at the top', () => {
  expect(isMinesDone(24, 1, 9900)).toBe(true);
  expect(isMinesDone(3, 21, 9900)).toBe(false);
  expect(isMinesDone(3, 22, 9900)).toBe(true);
  expect(ratioNumber(minesWorth(10, 8, 9900))).toBeLessThan(1000);
  expect(isMinesDone(10, 8, 9900)).toBe(false);
  expect(isMinesDone(10, 10, 9900)).toBe(true);
});

test('the best known figures of five mines', () => {
  expect(ratioNumber(minesWorth(5, 1, 9900))).toBe(1.2375);
  expect(ratioNumber(minesWorth(5, 3, 9900))).toBe(1.9973);
});

test('which games are mines', () => {
  const mines = { gameType: 'INHOUSE', gameClassify: 'MI', gameCode: 'coachhouse-temple-mines' };

  expect(minesModelOf(mines)).toMatchObject({ kind: 'mines', variant: 'temple', rtp: 98.5 });
  expect(minesModelOf({ ...mines, gameCode: 'coachhouse-dragon-tower' })).toBeNull();
});
