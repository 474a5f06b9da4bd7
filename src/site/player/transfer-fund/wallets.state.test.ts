import { expect, test } from 'vitest';

import { balanceIn, MAIN, transferErrors, walletsOf } from './wallets.state.ts';

const wallets = walletsOf({
  cashMinor: 5000,
  vendorWallets: [{ code: 'AUR', name: 'Aurora', balanceMinor: 300 }],
});

test('the main wallet comes first and holds the cash', () => {
  expect(wallets.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual([
    [MAIN, 5000],
    ['AUR', 300],
  ]);
  expect(balanceIn(wallets, 'NONE')).toBe(0);
});

test('a transfer needs two different wallets and an amount that is there', () => {
  expect(transferErrors({ from: MAIN, to: 'AUR', amountMinor: 5000 }, wallets)).toEqual({});
  expect(transferErrors({ from: '', to: '', amountMinor: null }, wallets)).toEqual({
    from: 'required',
    to: 'required',
    amountMinor: 'required',
  });
  expect(transferErrors({ from: 'AUR', to: 'AUR', amountMinor: 301 }, wallets)).toEqual({
    to: 'same',
    amountMinor: 'notThere',
  });
});
