import type { ValueOf } from '#api/endpoint.ts';
import type { balance } from '#api/wallet.ts';

import { amountError, type AmountErrors } from '../../money/amount-errors.ts';

/** The code of the member's own wallet; every other is a vendor's. */
export const MAIN = 'MAIN';

/** One wallet of the member. */
export interface Wallet {
  code: string;
  /** Null for the main wallet, whose name is the site's. */
  name: string | null;
  balanceMinor: number;
}

/** What the form holds. */
export interface TransferValues {
  from: string;
  to: string;
  amountMinor: number | null;
}

/** The main wallet, of which only cash can be moved, and those of the vendors. */
export const walletsOf = ({
  cashMinor,
  vendorWallets,
}: Pick<ValueOf<typeof balance>, 'cashMinor' | 'vendorWallets'>): Wallet[] => [
  { code: MAIN, name: null, balanceMinor: cashMinor },
  ...vendorWallets,
];

/** What a wallet holds; nothing while it is not chosen. */
export const balanceIn = (wallets: readonly Wallet[], code: string): number =>
  wallets.find((wallet) => wallet.code === code)?.balanceMinor ?? 0;

/** What is wrong with a transfer, by field. */
export const transferErrors = (
  { from, to, amountMinor }: TransferValues,
  wallets: readonly Wallet[],
): AmountErrors => ({
  from: from === '' ? 'required' : undefined,
  to: to === '' ? 'required' : to === from ? 'same' : undefined,
  amountMinor: amountError(amountMinor, {
    minimumMinor: 1,
    maximumMinor: Number.MAX_SAFE_INTEGER,
    thereMinor: balanceIn(wallets, from),
  }),
});
