import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { cardOf, DECK } from '../../shared/rules/cards/card.ts';
import { ratioOf, shortestRatio, timesRatio } from '../../shared/rules/ratio.ts';
import { hiloModelOf, hiloReturns } from './hilo-models.ts';
import {
  drawHilo,
  HILO_CARDS,
  hiloChance,
  hiloRank,
  hiloRightRanks,
  hiloWorth,
  isHiloRight,
} from './hilo-rules.ts';

const ranks = Array.from({ length: 13 }, (_, at) => at + 1);
const calls = ['higher', 'lower'] as const;

test('a call is right for as many ranks as its price is made for, and never always', () => {
  for (const rank of ranks)
    for (const call of calls) {
      const right = ranks.filter((next) => isHiloRight(rank, call, next));

      expect(right).toHaveLength(hiloRightRanks(rank, call));
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(13);
    }
});

test('every next card is covered by one call or the other', () => {
  for (const rank of ranks)
    for (const next of ranks)
      expect(calls.some((call) => isHiloRight(rank, call, next))).toBe(true);
});

test('calling on any two cards returns exactly what the pack states', () => {
  for (const steps of Object.values(hiloReturns))
    for (const first of ranks)
      for (const second of ranks) {
        const chance = timesRatio(hiloChance(first, 'higher'), hiloChance(second, 'lower'));
        const worth = hiloWorth(
          [hiloRightRanks(first, 'higher'), hiloRightRanks(second, 'lower')],
          steps,
        );

        expect(shortestRatio(timesRatio(worth, chance))).toEqual(
          shortestRatio(ratioOf(steps, 10_000)),
        );
      }
});

test('cards come from a whole pack every time', () => {
  const draw = fastDraw(4);
  const seen = new Set<number>();
  for (let round = 0; round < 100; round += 1) for (const card of drawHilo(draw)) seen.add(card);

  expect(seen.size).toBe(DECK);
  expect(drawHilo(draw)).toHaveLength(HILO_CARDS);
  expect(
    [cardOf('A', 'spades'), cardOf('2', 'hearts'), cardOf('K', 'clubs')].map(hiloRank),
  ).toEqual([1, 2, 13]);
});

test('which games are hi-lo', () => {
  const game = { gameType: 'INHOUSE', gameClassify: 'DI', gameCode: 'brassheron-classic-hi-lo' };

  expect(hiloModelOf(game)).toMatchObject({ kind: 'hilo', variant: 'classic', rtp: 98.5 });
  expect(hiloModelOf({ ...game, gameCode: 'brassheron-copper-dice' })).toBeNull();
});
