import type { ValueOf } from '#api/endpoint.ts';
import { balance } from '#api/wallet.ts';
import { currencyOf } from '../../people/access/member-types.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { isSingleWallet } from './wallet-kinds.ts';
import { readWallets } from './read-wallets.ts';

/** What a member has in one currency, as the member is told. */
export const readOwnBalance = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
  currency: string,
): Promise<ValueOf<typeof balance>> => {
  const { vendorsMinor, ...wallets } = await readWallets(database, merchant, memberId, currency);
  const balanceMinor = wallets.cashMinor + wallets.bonusMinor;
  return {
    isSingle: isSingleWallet(merchant.config),
    currency,
    ...wallets,
    balanceMinor,
    totalMinor: balanceMinor + vendorsMinor,
  };
};

/** What the signed-in account has, out of the ledger. */
export const balanceHandler = handle(balance, (_input, { database, merchant, session }) =>
  readOwnBalance(database, merchant, session.memberId, currencyOf(merchant, session.type)),
);
