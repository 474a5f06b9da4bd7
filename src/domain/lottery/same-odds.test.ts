import { expect, test } from 'vitest';
import { sameOdds } from './same-odds.ts';

test('odds are the same only when every price is', () => {
  expect(sameOdds({ win: 9.8 }, { win: 9.8 })).toBe(true);
  expect(sameOdds({ win: 9.8 }, { win: 9.7 })).toBe(false);
  expect(sameOdds({ win: 1.96 }, { win: 1.96, push: 1 })).toBe(false);
  expect(sameOdds({ win: 1.96, push: 1 }, { win: 1.96 })).toBe(false);
});
