import { deposit } from '#api/deposits.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { viewDeposit } from './deposit-view.ts';

/**
 * Reads a deposit of a merchant that is known to be there.
 *
 * @throws when there is none
 */
export const readDeposit = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { id }: { id: number },
): Promise<Deposit> =>
  database
    .selectFrom('deposit')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** One of the member's own deposits. */
export const depositHandler = handle(deposit, async ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  const row = await database
    .selectFrom('deposit')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? viewDeposit(row, context) : refuse('not_found');
});
