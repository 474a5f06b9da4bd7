import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioOf, shortestRatio } from '../../shared/rules/ratio.ts';
import { pickOneModelOf } from './pick-one-models.ts';
import { hidePrizes, pickLevels, pickPrizes, pickReturn, prizesOf } from './pick-one-rules.ts';

test('every level of every game returns exactly 99 percent', () => {
  for (const game of Object.values(pickPrizes))
    for (const level of pickLevels)
      expect(shortestRatio(pickReturn(game[level]))).toEqual(ratioOf(99, 100));
});

test('a prize lies behind every place equally often, and none is lost', () => {
  const draw = fastDraw(6);
  const prizes = prizesOf('goal', 'wild');
  const won = prizes.map(() => 0);
  for (let round = 0; round < 30_000; round += 1) {
    const hidden = hidePrizes(prizes, draw);
    if (hidden.reduce((sum, prize) => sum + prize) !== 5940 || !hidden.includes(5940))
      throw new Error('A prize is lost');
    won[hidden.indexOf(5940)] = (won[hidden.indexOf(5940)] ?? 0) + 1;
  }

  for (const count of won) expect(count / 30_000).toBeCloseTo(1 / 6, 1.5);
});

test('which games are one pick', () => {
  const game = { gameType: 'INHOUSE', gameClassify: 'AC', gameCode: 'coachhouse-penalty-goal' };

  expect(pickOneModelOf(game)).toMatchObject({ variant: 'goal', rtp: 99 });
  expect(pickOneModelOf({ ...game, gameCode: 'coachhouse-golden-egg' })?.variant).toBe('egg');
  expect(pickOneModelOf({ ...game, gameType: 'RNG' })).toBeNull();
  expect(() => prizesOf('wooden', 'calm')).toThrow(RangeError);
});
