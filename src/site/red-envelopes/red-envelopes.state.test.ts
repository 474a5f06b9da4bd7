import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import type { RedEnvelopeRound } from '#api/red-envelopes.ts';

import { closedEnvelopesAtom, nextChangeMs, roundToShow } from './red-envelopes.state.ts';

const round = (
  id: number,
  opens: number,
  change: Partial<RedEnvelopeRound> = {},
): RedEnvelopeRound => ({
  id,
  promotionId: `promotion-${id}`,
  title: 'Envelopes',
  phase: 'announced',
  opensAt: new Date(opens).toISOString(),
  closesAt: new Date(opens + 1000).toISOString(),
  amountMinor: null,
  currency: 'USD',
  turnover: 0,
  ...change,
});

test('what is open comes before what is announced; what is over, gone or taken is not shown', () => {
  const rounds = [round(1, 5000), round(2, 1000)];
  expect(roundToShow(rounds, [], 500)).toMatchObject({ round: { id: 1 }, isOpen: false });
  expect(roundToShow(rounds, [], 1500)).toMatchObject({ round: { id: 2 }, isOpen: true });
  expect(roundToShow(rounds, [], 2000)).toMatchObject({ round: { id: 1 } });
  expect(roundToShow(rounds, [], 6000)).toBeNull();
  for (const phase of ['gone', 'taken'] as const)
    expect(roundToShow([round(1, 1000, { phase })], [], 1500)).toBeNull();
});

test('a promotion whose envelopes were closed does not come back in this visit', () => {
  const store = createStore();
  store.set(closedEnvelopesAtom, 'promotion-1');

  expect(store.get(closedEnvelopesAtom)).toContain('promotion-1');
  expect(roundToShow([round(1, 1000)], store.get(closedEnvelopesAtom), 1500)).toBeNull();
  expect(createStore().get(closedEnvelopesAtom)).toContain('promotion-1');
});

test('the clock is looked at when a round opens or closes, and not otherwise', () => {
  const rounds = [round(1, 5000), round(2, 1000)];
  expect([0, 1000, 2000, 5000].map((now) => nextChangeMs(rounds, now))).toEqual([
    1000, 2000, 5000, 6000,
  ]);
  expect(nextChangeMs(rounds, 6000)).toBeNull();
});
