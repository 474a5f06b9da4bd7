import { currencyOf } from '#platform/people/access/member-types.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { makePerson } from './make-bench-context.ts';

/** Somebody who plays at a brand. */
export interface Player {
  merchant: Merchant;
  memberId: number;
}

/** A member with money at each of some brands. */
export const makePlayers = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<Player[]> => {
  const players: Player[] = [];
  for (const merchant of merchants) {
    const { id: merchantId } = merchant;
    const currency = currencyOf(merchant, 0);
    const { memberId } = await database.transaction().execute(async (tx) => {
      const clearing = await openHouseAccount(tx, merchantId, 'clearing', currency);
      const place = { merchantId, currency, clearing, passwordHash: '', number: players.length };
      return makePerson(tx, place, 'player');
    });
    players.push({ merchant, memberId });
  }
  return players;
};
