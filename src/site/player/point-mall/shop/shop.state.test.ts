import { expect, test } from 'vitest';
import type { MallItemView } from '#api/point-mall.ts';
import { mostOf, orderWay, redeemErrors, standingOf } from './shop.state.ts';

const item = (change: Partial<MallItemView> = {}): MallItemView => ({
  id: 'tea-set',
  kind: 'goods',
  category: 'home',
  title: 'Tea set',
  text: 'Six cups',
  language: 'en',
  art: '/tea.svg',
  pricePoints: 500,
  amountMinor: null,
  currency: 'USD',
  turnover: null,
  left: null,
  mayHave: null,
  leastRank: null,
  ...change,
});

test('an item says what stands between it and the member', () => {
  expect(standingOf(item(), 500)).toEqual({ state: 'ready', note: null });
  expect(standingOf(item(), 480)).toEqual({ state: 'short', missing: 20 });
  expect(standingOf(item({ left: 3 }), 500)).toEqual({ state: 'ready', note: 'last' });
  expect(standingOf(item({ left: 0 }), 500)).toEqual({ state: 'gone' });
  expect(standingOf(item({ leastRank: { name: 'Gold', isReached: false } }), 500)).toEqual({
    state: 'rank',
    rank: 'Gold',
  });
  expect(standingOf(item({ mayHave: 0 }), 0)).toEqual({ state: 'had' });
});

test('no more can be had than points, stock and limit allow', () => {
  expect(mostOf(item(), 499)).toBe(0);
  expect(mostOf(item(), 1700)).toBe(3);
  expect(mostOf(item({ left: 2 }), 1700)).toBe(2);
  expect(mostOf(item({ mayHave: 1 }), 1700)).toBe(1);
  expect(mostOf(item(), 1_000_000)).toBe(20);
});

test('goods ask for an address, cash does not', () => {
  const empty = { quantity: 1, name: ' ', mobile: '12', address: '', paymentPassword: '' };

  expect(redeemErrors(empty, { isSent: true, most: 1 })).toEqual({
    name: 'required',
    mobile: 'mobile',
    address: 'required',
    paymentPassword: 'required',
  });
  expect(redeemErrors({ ...empty, quantity: 2 }, { isSent: false, most: 1 })).toEqual({
    quantity: 'quantity',
    paymentPassword: 'required',
  });
});

test('an order goes through its states; a rejected one ends where it was', () => {
  const at = '2026-11-24T00:00:00Z';
  const states = (order: Partial<Parameters<typeof orderWay>[0]>) =>
    orderWay({
      kind: 'goods',
      state: 'APPLYING',
      requestedAt: at,
      confirmedAt: null,
      shippedAt: null,
      closedAt: null,
      ...order,
    }).map(({ id, state }) => `${id} ${state}`);

  expect(states({})).toEqual([
    'APPLYING current',
    'CONFIRMED waiting',
    'PROCESSING waiting',
    'COMPLETED waiting',
  ]);
  expect(states({ state: 'PROCESSING', confirmedAt: at, shippedAt: at })).toEqual([
    'APPLYING done',
    'CONFIRMED done',
    'PROCESSING current',
    'COMPLETED waiting',
  ]);
  expect(states({ state: 'REJECTED', closedAt: at })).toEqual(['APPLYING done', 'REJECTED failed']);
  expect(states({ kind: 'cash', state: 'COMPLETED', closedAt: at })).toEqual(['COMPLETED done']);
});
