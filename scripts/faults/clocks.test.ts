import { expect, test } from 'vitest';
import { requireWrongClock } from './clocks.ts';

test('a clock that is right is no wrong clock: a library that is not there is ignored without a word', () => {
  const nothing = { LD_PRELOAD: '/nowhere/libfaketimeMT.so.1', FAKETIME: '+30s' };

  expect(() => requireWrongClock(nothing, 30)).toThrow('could not be set wrong by 30 s');
  expect(() => requireWrongClock({}, -30)).toThrow('could not be set wrong by -30 s');
  expect(() => requireWrongClock({}, 0)).not.toThrow();
});
