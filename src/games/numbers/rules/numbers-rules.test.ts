import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioNumber, ratioOf, shortestRatio, timesRatio } from '../../shared/rules/ratio.ts';
import { numbersModelOf, numbersReturns } from './numbers-models.ts';
import {
  drawNumbers,
  isNumbersBet,
  isNumbersWon,
  type NumbersBet,
  numbersBets,
  type NumbersBetName,
  numbersMultiplier,
  numbersWays,
} from './numbers-rules.ts';

const all = Array.from({ length: 1000 }, (_, number) => [
  Math.floor(number / 100),
  Math.floor(number / 10) % 10,
  number % 10,
]);

const bets: NumbersBet[] = (Object.keys(numbersBets) as NumbersBetName[]).flatMap((bet) =>
  (numbersBets[bet] === 0
    ? [[]]
    : numbersBets[bet] === 3
      ? all.filter((_, at) => at % 7 === 0)
      : all.slice(0, 10 ** numbersBets[bet]).map((digits) => digits.slice(-numbersBets[bet]))
  ).map((digits) => ({ bet, digits })),
);

test('every bet wins as many of the 1,000 numbers as its price is made for', () => {
  for (const bet of bets) {
    expect(isNumbersBet(bet)).toBe(true);
    expect(all.filter((came) => isNumbersWon(bet, came))).toHaveLength(numbersWays(bet));
  }
});

test('every bet returns exactly what the game states', () => {
  for (const steps of Object.values(numbersReturns))
    for (const bet of bets) {
      const chance = ratioOf(numbersWays(bet), 1000);

      expect(shortestRatio(timesRatio(numbersMultiplier(bet, steps), chance))).toEqual(
        shortestRatio(ratioOf(steps, 10_000)),
      );
    }
});

test('the prices that players know', () => {
  const price = (bet: NumbersBetName, digits: number[]) =>
    ratioNumber(numbersMultiplier({ bet, digits }, 9700));

  expect(price('straight', [1, 2, 3])).toBe(970);
  expect(price('anyOrder', [1, 2, 2])).toBe(323.3333);
  expect(price('lastTwo', [0, 5])).toBe(97);
  expect(price('odd', [])).toBe(1.94);
});

test('a bet with too few or wrong digits is none', () => {
  expect(isNumbersBet({ bet: 'straight', digits: [1, 2] })).toBe(false);
  expect(isNumbersBet({ bet: 'last', digits: [10] })).toBe(false);
  expect(isNumbersBet({ bet: 'odd', digits: [1] })).toBe(false);
});

test('all numbers come', () => {
  const draw = fastDraw(7);
  const seen = new Set(Array.from({ length: 20_000 }, () => drawNumbers(draw).join('')));

  expect(seen.size).toBe(1000);
});

test('which games are numbers', () => {
  const game = { gameType: 'ELOTT', gameClassify: 'EL', gameCode: 'tallybird-summer-numbers' };

  expect(numbersModelOf(game)).toMatchObject({ kind: 'numbers', variant: 'summer', rtp: 96.5 });
  expect(numbersModelOf({ ...game, gameType: 'LOTT' })).toBeNull();
});
