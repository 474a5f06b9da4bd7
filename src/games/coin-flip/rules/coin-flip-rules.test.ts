import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { CLIMB_TOP } from '../../shared/rules/climb.ts';
import { ratioNumber, ratioOf, shortestRatio, timesRatio } from '../../shared/rules/ratio.ts';
import { coinFlipModelOf, coinReturns } from './coin-flip-models.ts';
import { COIN_FLIPS, coinWorth, flipCoins } from './coin-flip-rules.ts';

test('stopping after any streak returns exactly what the coin states', () => {
  for (const steps of Object.values(coinReturns))
    for (let right = 1; right <= COIN_FLIPS; right += 1) {
      const returned = timesRatio(coinWorth(right, steps), ratioOf(1, 2n ** BigInt(right)));

      expect(shortestRatio(returned)).toEqual(shortestRatio(ratioOf(steps, 10_000)));
    }
});

test('the longest streak is the first that reaches the top', () => {
  expect(ratioNumber(coinWorth(1, 9900))).toBe(1.98);
  expect(ratioNumber(coinWorth(COIN_FLIPS - 1, 9900))).toBeLessThan(CLIMB_TOP);
  expect(ratioNumber(coinWorth(COIN_FLIPS, 9850))).toBeGreaterThanOrEqual(CLIMB_TOP);
});

test('both sides come equally often at every flip', () => {
  const draw = fastDraw(2);
  const heads = Array.from({ length: COIN_FLIPS }, () => 0);
  for (let round = 0; round < 20_000; round += 1)
    flipCoins(draw).forEach((side, at) => {
      if (side === 'heads') heads[at] = (heads[at] ?? 0) + 1;
    });

  for (const count of heads) expect(count / 20_000).toBeCloseTo(0.5, 1);
});

test('which games flip a coin', () => {
  const game = { gameType: 'INHOUSE', gameClassify: 'DI', gameCode: 'brassheron-brass-coin-flip' };

  expect(coinFlipModelOf(game)).toMatchObject({ kind: 'coin-flip', variant: 'brass', rtp: 98.5 });
  expect(coinFlipModelOf({ ...game, gameType: 'RNG' })).toBeNull();
});
