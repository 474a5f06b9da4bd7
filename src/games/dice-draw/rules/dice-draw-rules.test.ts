import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioNumber, ratioOf, shortestRatio, timesRatio } from '../../shared/rules/ratio.ts';
import { diceDrawModelOf, diceDrawReturns } from './dice-draw-models.ts';
import {
  allThrows,
  type DiceDrawBet,
  diceDrawBets,
  type DiceDrawBetName,
  diceDrawMultiplier,
  diceDrawWays,
  diceDrawWins,
  isDiceDrawBet,
  throwDice,
} from './dice-draw-rules.ts';

const bets: DiceDrawBet[] = (Object.keys(diceDrawBets) as DiceDrawBetName[]).flatMap(
  (bet): DiceDrawBet[] => {
    const range = diceDrawBets[bet];
    return range === null
      ? [{ bet, number: null }]
      : Array.from({ length: range.to - range.from + 1 }, (_, at) => ({
          bet,
          number: range.from + at,
        }));
  },
);

test('every bet returns exactly what the game states, over all 216 throws', () => {
  expect(new Set(allThrows.map((dice) => dice.join(''))).size).toBe(216);
  for (const steps of Object.values(diceDrawReturns))
    for (const bet of bets) {
      const once = diceDrawMultiplier(bet, steps);
      const paid = allThrows.reduce((sum, dice) => sum + diceDrawWins(bet, dice), 0);

      expect(shortestRatio(timesRatio(once, ratioOf(paid, 216)))).toEqual(
        shortestRatio(ratioOf(steps, 10_000)),
      );
    }
});

test('how many throws win', () => {
  const ways = (bet: DiceDrawBetName, number: number | null = null) =>
    diceDrawWays({ bet, number });

  expect(ways('small')).toBe(105);
  expect(ways('big')).toBe(105);
  expect(ways('odd')).toBe(105);
  expect(ways('even')).toBe(105);
  expect(ways('anyTriple')).toBe(6);
  expect(ways('triple', 4)).toBe(1);
  expect(ways('double', 4)).toBe(16);
  expect(ways('total', 10)).toBe(27);
  expect(ways('total', 3)).toBe(1);
});

test('a face pays for every die that shows it', () => {
  expect(diceDrawWins({ bet: 'single', number: 2 }, [2, 5, 2])).toBe(2);
  expect(ratioNumber(diceDrawMultiplier({ bet: 'single', number: 2 }, 9700))).toBe(1.94);
});

test('three of a kind beats big, small, odd and even', () => {
  for (const bet of ['big', 'small', 'odd', 'even'] as const)
    expect(diceDrawWins({ bet, number: null }, [5, 5, 5])).toBe(0);
});

test('a bet names a number where it needs one', () => {
  expect(bets.every(isDiceDrawBet)).toBe(true);
  expect(isDiceDrawBet({ bet: 'big', number: 3 })).toBe(false);
  expect(isDiceDrawBet({ bet: 'total', number: null })).toBe(false);
  expect(isDiceDrawBet({ bet: 'total', number: 2 })).toBe(false);
  expect(isDiceDrawBet({ bet: 'triple', number: 7 })).toBe(false);
});

test('all throws come', () => {
  const draw = fastDraw(13);
  const seen = new Set(Array.from({ length: 5000 }, () => throwDice(draw).join('')));

  expect(seen.size).toBe(216);
});

test('which games throw three dice', () => {
  const game = { gameType: 'ELOTT', gameClassify: 'EL', gameCode: 'tallybird-jade-dice-draw' };

  expect(diceDrawModelOf(game)).toMatchObject({ variant: 'jade', rtp: 96.5 });
  expect(diceDrawModelOf({ ...game, gameType: 'INHOUSE', gameClassify: 'DI' })).toBeNull();
});
