import { expect, test } from 'vitest';
import { balanceWhileShowing, openingState } from './shown-round.ts';

const paid = { payoutMinor: 300, jackpotMinor: 0, paid: true };

test('while a round is being shown, its payout is not in the balance yet', () => {
  expect(balanceWhileShowing(1300, paid)).toBe(1000);
  expect(balanceWhileShowing(1800, { ...paid, jackpotMinor: 500 })).toBe(1000);
});

test('a payout that is still on its way was never in the balance', () => {
  expect(balanceWhileShowing(1000, { ...paid, paid: false })).toBe(1000);
  expect(balanceWhileShowing(null, paid)).toBeNull();
});

test('a page begins with the round that was left open', () => {
  const round = { status: 'open' } as Parameters<typeof openingState>[0];

  expect(openingState(round, 500, 100)).toMatchObject({ phase: 'open', nextAtMs: 600 });
  expect(openingState(null, 0, 100)).toMatchObject({ phase: 'idle', nextAtMs: 100 });
});
