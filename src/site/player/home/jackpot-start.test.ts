import { expect, test } from 'vitest';

import { jackpotStartMinor, keptJackpotText, readKeptJackpot } from './jackpot-start.ts';

const rule = {
  startMinMinor: 3_100_000_000,
  startMaxMinor: 3_200_000_000,
  stepMinMinor: 10_000,
  stepMaxMinor: 50_000,
  everySeconds: [3, 4, 5],
};

test('a session starts anywhere between the bounds', () => {
  expect(jackpotStartMinor(rule, null, 0, () => 0)).toBe(3_100_000_000);
  expect(jackpotStartMinor(rule, null, 0, () => 0.999999999)).toBe(3_200_000_000);
});

test('within a session it goes on where it was, by the middle step every middle wait', () => {
  const kept = { amountMinor: 3_150_000_000, atMs: 1000 };

  expect(jackpotStartMinor(rule, kept, 1000, Math.random)).toBe(3_150_000_000);
  expect(jackpotStartMinor(rule, kept, 9000, Math.random)).toBe(3_150_060_000);
});

test('what is kept is read again, and nonsense is not', () => {
  const kept = { amountMinor: 3_150_000_000, atMs: 1_700_000_000_000 };

  expect(readKeptJackpot(keptJackpotText(kept))).toEqual(kept);
  expect([null, '', 'x@y', '5', '1.5@7'].map(readKeptJackpot)).toEqual(Array(5).fill(null));
});
