import { balance } from '#api/wallet.ts';
import { currencyOf } from '../access/member-types.ts';
import { handle } from '../handler.ts';
import { isSingleWallet } from './purses.ts';
import { readPurses } from './read-purses.ts';

/** What the signed-in account has, out of the ledger. */
export const balanceHandler = handle(balance, async (_input, { database, merchant, session }) => {
  const currency = currencyOf(merchant, session.type);
  const read = await readPurses(database, merchant, session.memberId, currency);
  const { vendorsMinor, ...purses } = read;
  const balanceMinor = purses.cashMinor + purses.bonusMinor;
  return {
    isSingle: isSingleWallet(merchant.config),
    currency,
    ...purses,
    balanceMinor,
    totalMinor: balanceMinor + vendorsMinor,
  };
});
