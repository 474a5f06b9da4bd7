import type * as z from 'zod/mini';
import { turnover, type turnoverProgress } from '#api/turnover.ts';
import { readActiveBonus } from '../bonuses/active-bonus.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { isBlockedFromPlay } from '../../people/protection/blocked-from-play.ts';

/** Everything that stands between a member and a withdrawal. */
export type TurnoverProgress = z.infer<typeof turnoverProgress>;

/** Reads the open turnover of a member, and what could be withdrawn now. */
export const readTurnover = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<TurnoverProgress> => {
  const { id: merchantId, config } = merchant;
  const { currency } = config;
  const open = await database
    .selectFrom('turnoverItem')
    .select(['id', 'kind', 'amountMinor', 'requiredMinor', 'doneMinor', 'createdAt'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  const accounts = await readBalances(database, merchantId, memberId, currency);
  const active = await readActiveBonus(database, merchantId, memberId);
  const items = open.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() }));
  const requiredMinor = sumOf(items, 'requiredMinor');
  const doneMinor = sumOf(items, 'doneMinor');
  const openMinor = requiredMinor - doneMinor;
  // Money that cannot be played must be free to go.
  const waived =
    openMinor > 0 && (await isBlockedFromPlay(database, merchant, memberId, openMinor));
  const remainingMinor = waived ? 0 : openMinor;
  return {
    currency,
    requiredMinor,
    doneMinor,
    remainingMinor,
    waived,
    withdrawableMinor: remainingMinor === 0 ? accounts.cash.balanceMinor : 0,
    forfeitMinor: active ? accounts.bonus.balanceMinor : 0,
    items: active
      ? [
          ...items,
          {
            id: active.id,
            kind: 'bonus' as const,
            amountMinor: active.amountMinor,
            requiredMinor: active.requiredMinor,
            doneMinor: active.doneMinor,
            createdAt: active.grantedAt.toISOString(),
          },
        ]
      : items,
  };
};

const sumOf = <Name extends string>(items: readonly Record<Name, number>[], name: Name): number =>
  items.reduce((sum, item) => sum + item[name], 0);

/** How much must still be staked, item by item. */
export const turnoverHandler = handle(turnover, (_input, { database, merchant, session }) =>
  readTurnover(database, merchant, session.memberId),
);
