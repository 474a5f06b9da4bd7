import { expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { cardOf, type Rank, type Suit } from '../../shared/rules/cards/card.ts';
import { fiveCardScore } from '../../shared/rules/cards/five-card-score.ts';
import { bullScore, nineScore } from '../../live-table/rules/baccarat/point-scores.ts';
import { threeCardScore } from '../../shared/rules/cards/three-card-score.ts';
import { dealHands, type HandGame, handGames, type HandGameName } from './hand-games.ts';
import { handsReturns } from './hands-models.ts';

const suitOfLetter: Record<string, Suit> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const cards = (text: string): number[] =>
  text
    .split(' ')
    .map((one) => cardOf(one.slice(0, -1) as Rank, suitOfLetter[one.slice(-1)] as Suit));

/** Hands from the worst to the best. */
const ladders = {
  three: [
    '5c 3d 2h',
    'Ac Kd Jh',
    'Ad Kc Js',
    '2c 2d 3h',
    'Ac Ad Kh',
    '2c 4c 5c',
    'Ac 2d 3h',
    'Qc Kd Ah',
    'Ac 2c 3c',
    '2c 2d 2h',
    'Ac Ad Ah',
  ],
  five: [
    '7c 5d 4h 3s 2c',
    '2c 2d 5h 4s 3c',
    '3c 3d 2h 2s 4c',
    '2c 2d 2h 4s 3c',
    'Ac 2d 3h 4s 5c',
    '10c Jd Qh Ks Ac',
    '2c 3c 4c 5c 7c',
    '2c 2d 2h 3s 3c',
    '2c 2d 2h 2s 3c',
    'Ac 2c 3c 4c 5c',
    '9h 10h Jh Qh Kh',
  ],
  bull: [
    'Ac 3c 4c 8c 10d',
    '10c 10d Kh Ac 10s',
    '10c 10d Kh 2c 7s',
    '10c 10d Kh 2c 8s',
    '10h Jd Qh Ks 10c',
  ],
  nine: ['10c Kd Jh', 'Ac Kd Jh', '5c 3d 9h', '10c 9d 2h'],
};
const scores = { three: threeCardScore, five: fiveCardScore, bull: bullScore, nine: nineScore };

test.each(Object.keys(ladders) as (keyof typeof ladders)[])(
  '%s: every hand beats those before',
  (game) => {
    const got = ladders[game].map((hand) => scores[game](cards(hand)).score);

    expect(got).toEqual(got.toSorted((one, other) => one - other));
    expect(new Set(got).size).toBe(got.length);
  },
);

const names = Object.keys(handGames) as HandGameName[];

test.each(names)('the stated return of %s is what its deals count to', async (name) => {
  expect(await counted('hands', name)).toBeCloseTo(handsReturns[name], 12);
});

test.each(names)('%s: no thing is dealt twice, and ties come only where they may', (name) => {
  const game: HandGame = handGames[name];
  const draw = fastDraw(11);
  let ties = 0;
  for (let round = 0; round < 3000; round += 1) {
    const hands = dealHands(game, 4, draw);
    const all = hands.flat();
    if (game.things !== 'dice') expect(new Set(all).size).toBe(all.length);
    const [house = [], own = []] = hands;
    if (game.score(house).score === game.score(own).score) ties += 1;
  }

  expect(ties > 0).toBe(game.canTie);
});
