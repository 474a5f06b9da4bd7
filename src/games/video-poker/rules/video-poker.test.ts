import { expect, test } from 'vitest';
import { comparedHands } from '../simulation/video-poker-counts.ts';
import { counted } from '../../../../tests/support/counted.ts';
import { inProof, isWholeProof } from '../../../../tests/support/proof.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { cardOf, type Rank, type Suit } from '../../shared/rules/cards/card.ts';
import { bestHold, holdWorths } from './best-hold.ts';
import { COMMON } from './hold-worth.ts';
import { perfectPlayer } from './perfect-player.ts';
import { naturalHand, wildHand } from './video-poker-hands.ts';
import { videoPokerReturns } from './video-poker-models.ts';
import {
  paysOf,
  type VideoPokerTable,
  type VideoPokerVariant,
  videoPokerTables,
} from './video-poker-tables.ts';

const suitOfLetter: Record<string, Suit> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/** `Ah 10c` as cards. */
const cards = (text: string): number[] =>
  text
    .split(' ')
    .map((one) => cardOf(one.slice(0, -1) as Rank, suitOfLetter[one.slice(-1)] as Suit));

test.each([
  ['Ah Kh Qh Jh 10h', 'royalFlush'],
  ['5h 4h 3h 2h Ah', 'straightFlush'],
  ['Ah As Ad Ac 2h', 'fourAces'],
  ['3h 3s 3d 3c Kh', 'fourLow'],
  ['9h 9s 9d Kh 9c', 'fourOfAKind'],
  ['9h 9s 9d Kh Kc', 'fullHouse'],
  ['2h 9h 7h Kh Qh', 'flush'],
  ['5c 4h 3h 2h Ah', 'straight'],
  ['Ac Kh Qh Jh 10h', 'straight'],
  ['9h 9s 9d Kh 2c', 'threeOfAKind'],
  ['9h 9s 2d Kh 2c', 'twoPair'],
  ['Jh Js 2d Kh 3c', 'highPair'],
  ['10h 10s 2d Kh 3c', null],
  ['Kc Ah 2h 3h 4h', null],
])('%s is %s', (text, hand) => {
  expect(naturalHand(cards(text))).toBe(hand);
});

test.each([
  ['2h 2s 2d 2c Kh', 'fourDeuces'],
  ['Ah Kh Qh 2s 10h', 'wildRoyal'],
  ['9h 9s 2d 2c 9c', 'fiveOfAKind'],
  ['5h 6h 2d 8h 9h', 'straightFlush'],
  ['9h 9s 2d 2c Kc', 'fourOfAKind'],
  ['9h 9s Kd 2c Kc', 'fullHouse'],
  ['9h 8h 2d Kh 3h', 'flush'],
  ['Ah 3s 4d 2c 5c', 'straight'],
  ['9h 9s 2d 3c Kc', 'threeOfAKind'],
  ['9h 9s Ad 3c Kc', null],
])('with twos wild %s is %s', (text, hand) => {
  expect(wildHand(cards(text))).toBe(hand);
});

test('all hands are as many as they are known to be', async () => {
  expect(await counted('video-poker', 'hands by name')).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    fourAces: 48,
    fourLow: 144,
    fourOfAKind: 432,
    fullHouse: 3744,
    flush: 5108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPair: 123_552,
    highPair: 337_920,
    nothing: 2_062_860,
  });
});

const variants = Object.keys(videoPokerTables) as VideoPokerVariant[];

test.each(variants)('the stated return of %s is what every deal counts to', async (variant) => {
  expect(await counted('video-poker', variant)).toBeCloseTo(videoPokerReturns[variant], 12);
});

const deal = (draw: ReturnType<typeof fastDraw>): number[] =>
  shuffled(52, draw, 5).toSorted((one, other) => one - other);

/** The mean pay of a hold by trying every draw there is. */
const triedPay = (table: VideoPokerTable, hand: readonly number[], part: number): number => {
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
  const drawn = hand.filter((_, at) => (part & (1 << at)) !== 0);
  let [paid, ways] = [0, 0];
  const fill = (from: number): void => {
    if (drawn.length === 5) {
      paid += paysOf(table, drawn);
      ways += 1;
      return;
    }
    for (let at = from; at < rest.length; at += 1) {
      drawn.push(rest[at] as number);
      fill(at + 1);
      drawn.pop();
    }
  };
  fill(0);
  return paid / ways;
};

test.each(variants)('%s: what a hold is worth is what trying every draw comes to', (variant) => {
  const table = videoPokerTables[variant];
  const hand = deal(fastDraw(7));
  const worths = holdWorths(table, hand);

  // Two cards drawn to three, three to two, four to one; and one to four, at the table of wild twos.
  for (const part of [31, 30, 23, 28, 7, 3, 24, ...(variant === 'wild' ? [1] : [])])
    expect((worths[part] ?? 0) / COMMON).toBeCloseTo(triedPay(table, hand, part), 9);
});

test.each(variants)('%s: what is held is what a count of every hand says', async (variant) => {
  const table = videoPokerTables[variant];
  const holds = await counted('video-poker', `${variant}, what is held`);
  if (typeof holds !== 'string')
    throw new TypeError('what is held is a text: a digit for each hand');

  for (const [place, hand] of comparedHands(inProof(60, 300)).entries()) {
    const part = Number.parseInt(holds.charAt(place), 32);
    expect(bestHold(table, hand)).toEqual(hand.map((_, at) => (part & (1 << at)) !== 0));
  }
});

test('what to hold is found without going through the deck, the first count of a table apart', () => {
  let looks = 0;
  const table = new Proxy<VideoPokerTable>(videoPokerTables.triple, {
    get: (target, key) => {
      looks += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  // Whoever judges a hand with a two looks whether the table's twos are wild.
  const hand = cards('2c 5d 9h Js Kd').toSorted((one, other) => one - other);
  bestHold(table, hand);
  looks = 0;

  bestHold(table, hand);

  // Draws of two cards at most: (4 over 2) · (49 over 2) + 4 · 48 + 1 hands hold this two.
  expect(looks).toBeGreaterThanOrEqual(7249);
  // There are 2,598,960 hands.
  expect(looks).toBeLessThan(20_000);
});

test('a made royal flush is held whole, and four to it are drawn to', () => {
  const table = videoPokerTables.royal;
  const player = isWholeProof ? perfectPlayer(table) : undefined;
  const holds = (text: string) => {
    const hand = cards(text).toSorted((one, other) => one - other);
    const held = bestHold(table, hand);
    const part = player?.bestHold(hand);
    if (part !== undefined) expect(held).toEqual(hand.map((_, at) => (part & (1 << at)) !== 0));
    return hand.filter((_, at) => held[at]);
  };

  expect(holds('Ah Kh Qh Jh 10h')).toHaveLength(5);
  expect(new Set(holds('Ah Kh Qh Jh 9h'))).toEqual(new Set(cards('Ah Kh Qh Jh')));
});
