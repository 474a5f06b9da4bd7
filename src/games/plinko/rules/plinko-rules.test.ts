import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioNumber, ratioOf, shortestRatio } from '../../shared/rules/ratio.ts';
import { plinkoModelOf } from './plinko-models.ts';
import {
  dropBall,
  plinkoPocket,
  plinkoPockets,
  plinkoReturn,
  plinkoRisks,
  plinkoRows,
  plinkoWays,
} from './plinko-rules.ts';

test('the return is what all ways of the ball pay together, walked one by one', () => {
  for (const rows of plinkoRows)
    for (const risk of plinkoRisks) {
      const pockets = plinkoPockets(rows, risk);
      let sum = 0n;
      for (let ways = 0; ways < 2 ** rows; ways += 1) {
        let pocket = 0;
        for (let bits = ways; bits > 0; bits >>>= 1) pocket += bits & 1;
        sum += BigInt(pockets[pocket] as number);
      }

      expect(shortestRatio(plinkoReturn(rows, risk))).toEqual(
        shortestRatio(ratioOf(sum, 100n * 2n ** BigInt(rows))),
      );
    }
});

test('every board returns 98.99 to 99.00 percent', () => {
  for (const rows of plinkoRows)
    for (const risk of plinkoRisks) {
      expect(ratioNumber(plinkoReturn(rows, risk))).toBeGreaterThanOrEqual(0.9899);
      expect(ratioNumber(plinkoReturn(rows, risk))).toBeLessThanOrEqual(0.99);
    }
});

test('pockets mirror one another and pay more towards the edge', () => {
  for (const rows of plinkoRows)
    for (const risk of plinkoRisks) {
      const pockets = plinkoPockets(rows, risk);
      const half = pockets.slice(0, rows / 2 + 1);

      expect(pockets).toHaveLength(rows + 1);
      expect(pockets).toEqual(pockets.toReversed());
      expect(half).toEqual(half.toSorted((first, second) => second - first));
    }
});

test('a way has a step at every row and ends in its pocket', () => {
  const draw = fastDraw(1);
  const ways = Array.from({ length: 20_000 }, () => dropBall(8, draw));

  expect(ways.every((way) => way.length === 8)).toBe(true);
  const middle = ways.filter((way) => plinkoPocket(way) === 4).length / ways.length;
  expect(middle).toBeCloseTo(Number(plinkoWays(8, 4)) / 2 ** 8, 1);
});

test('which games are plinko', () => {
  const game = { gameType: 'INHOUSE', gameClassify: 'PL', gameCode: 'brassheron-brass-plinko' };

  expect(plinkoModelOf(game)).toMatchObject({ kind: 'plinko', variant: 'brass', rtp: 99 });
  expect(plinkoModelOf({ ...game, gameClassify: 'DI' })).toBeNull();
});
