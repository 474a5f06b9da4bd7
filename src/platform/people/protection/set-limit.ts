import { setLimit } from '#api/protection.ts';
import {
  isTighter,
  longestLimit,
  type LimitKind,
  type LimitPeriod,
} from '#domain/protection-limits.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { isForgotten, readLimit } from './limit-view.ts';
import { recordEvent } from './record-event.ts';

/** Where one limit of one member is kept. */
export interface LimitKey {
  merchantId: number;
  memberId: number;
  kind: LimitKind;
  period: LimitPeriod;
}

/** Less room holds at once; more room waits for the merchant's time and a second confirmation. */
export const setLimitHandler = handle(
  setLimit,
  async ({ kind, period, amount }, { database, merchant, session }, refuse) => {
    const max = longestLimit(kind, period);
    if (amount !== null && amount > max) return refuse('limit_out_of_bounds', { details: { max } });
    const key: LimitKey = { merchantId: merchant.id, memberId: session.memberId, kind, period };
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, session.memberId);
      const before = await findLimit(tx, key);
      const atOnce = isTighter(before?.amount ?? null, amount);
      await (atOnce ? writeLimit(tx, key, amount) : requestLimit(tx, merchant, key, amount));
      await recordEvent(tx, merchant.id, session.memberId, atOnce ? 'limit_set' : 'limit_asked', {
        kind,
        period,
        before: before?.amount ?? null,
        after: amount,
      });
      return readLimit(tx, merchant, session.memberId, { kind, period });
    });
  },
);

/** The row of a limit; undefined while none was ever set. */
export const findLimit = (tx: OpenTransaction, key: LimitKey) =>
  tx
    .selectFrom('protectionLimit')
    .selectAll()
    .where('merchantId', '=', key.merchantId)
    .where('memberId', '=', key.memberId)
    .where('kind', '=', key.kind)
    .where('period', '=', key.period)
    .executeTakeFirst();

/** Lets a limit hold from now on; whatever waited is forgotten. */
export const writeLimit = async (
  tx: OpenTransaction,
  key: LimitKey,
  amount: number | null,
): Promise<void> => {
  const limit = { amount, pendingAmount: null, pendingSince: null };
  await tx
    .insertInto('protectionLimit')
    .values({ ...key, ...limit })
    .onConflict((conflict) =>
      conflict.columns(['merchantId', 'memberId', 'kind', 'period']).doUpdateSet(limit),
    )
    .execute();
};

/** The clock of a change that is asked for again goes on; that of another one, or of one that is forgotten, begins anew. */
const requestLimit = async (
  tx: OpenTransaction,
  merchant: Merchant,
  key: LimitKey,
  amount: number | null,
): Promise<void> => {
  const before = await findLimit(tx, key);
  if (
    before?.pendingSince &&
    before.pendingAmount === amount &&
    !isForgotten(before.pendingSince, merchant)
  )
    return;
  await tx
    .updateTable('protectionLimit')
    .set({ pendingAmount: amount, pendingSince: new Date() })
    .where('merchantId', '=', key.merchantId)
    .where('memberId', '=', key.memberId)
    .where('kind', '=', key.kind)
    .where('period', '=', key.period)
    .execute();
};
