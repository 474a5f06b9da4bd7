import { balance } from '#api/wallet.ts';
import { handle } from '../handler.ts';
import { readBalances } from '../ledger/read-balances.ts';

/** What the signed-in account has, out of the ledger. */
export const balanceHandler = handle(balance, async (_input, { database, merchant, session }) => {
  const { currency } = merchant.config;
  const { cash, bonus, locked } = await readBalances(
    database,
    merchant.id,
    session.memberId,
    currency,
  );
  return {
    isSingle: true,
    currency,
    cashMinor: cash.balanceMinor,
    bonusMinor: bonus.balanceMinor,
    lockedMinor: locked.balanceMinor,
    balanceMinor: cash.balanceMinor + bonus.balanceMinor,
  };
});
