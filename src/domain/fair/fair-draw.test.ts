import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Draw, fairDraw, type Hmac } from './fair-draw.ts';
import { fastDraw } from './fast-draw.ts';
import { shuffled } from './shuffle.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

const seeds = { serverSeed: 'c0ffee'.repeat(10), clientSeed: 'a player', nonce: 7 };

/** How far observed counts lie from expected ones, in standard deviations of chi-square. */
const chiDeviations = (counts: readonly number[], expected: (at: number) => number): number => {
  const chi = counts.reduce(
    (sum, count, at) => sum + (count - expected(at)) ** 2 / expected(at),
    0,
  );
  const freedom = counts.length - 1;
  return (chi - freedom) / Math.sqrt(2 * freedom);
};

const NUMBERS = 120_000;

const takeNumbers = (draw: Draw, bound: number): number[] =>
  Array.from({ length: NUMBERS }, () => draw(bound));

const countOf = (numbers: readonly number[], bound: number): number[] => {
  const counts = Array.from({ length: bound }, () => 0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
};

const generators: readonly (readonly [string, () => Draw])[] = [
  ['the fair draw', () => fairDraw(seeds, hmac)],
  ['the fast draw of simulations', () => fastDraw(2026)],
];

test.each(generators)('%s gives every number equally often (chi-square)', (_, begin) => {
  for (const bound of [2, 6, 37, 52, 100])
    expect(
      Math.abs(chiDeviations(countOf(takeNumbers(begin(), bound), bound), () => NUMBERS / bound)),
    ).toBeLessThan(4);
});

test.each(generators)('%s: no number says anything about the next (serial)', (_, begin) => {
  const bound = 12;
  const numbers = takeNumbers(begin(), bound);
  const pairs = numbers.slice(1).map((number, at) => (numbers[at] ?? 0) * bound + number);
  const expected = pairs.length / (bound * bound);

  expect(Math.abs(chiDeviations(countOf(pairs, bound * bound), () => expected))).toBeLessThan(4);
});

test.each(generators)('%s rises and falls as often as chance does (runs)', (_, begin) => {
  const numbers = takeNumbers(begin(), 2 ** 32);
  let runs = 1;
  for (let at = 2; at < numbers.length; at += 1) {
    const rose = (numbers[at - 1] ?? 0) > (numbers[at - 2] ?? 0);
    if (rose !== (numbers[at] ?? 0) > (numbers[at - 1] ?? 0)) runs += 1;
  }
  // Runs up and down of n numbers: (2n − 1) ÷ 3 of them, variance (16n − 29) ÷ 90 (Knuth, 3.3.2).
  const mean = (2 * NUMBERS - 1) / 3;
  const deviation = Math.sqrt((16 * NUMBERS - 29) / 90);

  expect(Math.abs(runs - mean) / deviation).toBeLessThan(4);
});

test('these tests find a generator that is a little bent, and one that remembers', () => {
  const draw = fastDraw(1);
  const bent = Array.from({ length: NUMBERS }, () => (draw(100) < 2 ? 0 : draw(6)));
  const stubborn = takeNumbers(draw, 12).map((number, at, all) =>
    draw(50) === 0 ? (all[at - 1] ?? number) : number,
  );
  const pairs = stubborn.slice(1).map((number, at) => (stubborn[at] ?? 0) * 12 + number);

  expect(chiDeviations(countOf(bent, 6), () => NUMBERS / 6)).toBeGreaterThan(4);
  expect(chiDeviations(countOf(pairs, 144), () => pairs.length / 144)).toBeGreaterThan(4);
});

test('the words are those of HMAC-SHA256 over seed, nonce and cursor', () => {
  const draw = fairDraw(seeds, hmac);
  const expected = [0, 1].flatMap((cursor) => {
    const digest = createHmac('sha256', seeds.serverSeed).update(`a player:7:${cursor}`).digest();
    return Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(word * 4));
  });

  expect(Array.from({ length: 16 }, () => draw(2 ** 32))).toEqual(expected);
});

test('a word that would favour small numbers is passed over, not folded in', () => {
  const words = (...all: number[]): Hmac => {
    const bytes = Buffer.alloc(all.length * 4);
    for (const [at, word] of all.entries()) bytes.writeUInt32BE(word, at * 4);
    return () => bytes;
  };
  // 2³² = 42,949,672 × 100 + 96: the last 96 words would make 0 to 95 likelier.
  const least = 2 ** 32 - 96;

  expect(fairDraw(seeds, words(least, 2 ** 32 - 1, 512))(100)).toBe(12);
  expect(fairDraw(seeds, words(least - 1, 512))(100)).toBe(99);
});

test('another seed, nonce or player text gives other numbers; the same gives the same', () => {
  const first = (change: Partial<typeof seeds>) => {
    const draw = fairDraw({ ...seeds, ...change }, hmac);
    return Array.from({ length: 8 }, () => draw(1000)).join(' ');
  };

  expect(first({})).toBe(first({}));
  expect(first({ nonce: 8 })).not.toBe(first({}));
  expect(first({ clientSeed: 'another' })).not.toBe(first({}));
  expect(first({ serverSeed: 'ab'.repeat(32) })).not.toBe(first({}));
});

test('a bound that is none is a fault of ours', () => {
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1])
    expect(() => fairDraw(seeds, hmac)(bound)).toThrow(RangeError);
});

test('a shuffle gives every order equally often', () => {
  const draw = fairDraw(seeds, hmac);
  const orders = new Map<string, number>();
  for (let at = 0; at < 24_000; at += 1) {
    const order = shuffled(4, draw).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }

  expect(orders.size).toBe(24);
  expect(Math.abs(chiDeviations([...orders.values()], () => 1000))).toBeLessThan(4);
});

test('a shuffle that is cut short has no number twice', () => {
  const few = shuffled(75, fastDraw(4), 40);

  expect(few).toHaveLength(40);
  expect(new Set(few).size).toBe(40);
  expect(shuffled(1, fastDraw(4))).toEqual([0]);
});
