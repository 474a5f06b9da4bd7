import { reportDepositSent } from '#api/deposits.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { viewDeposit } from './deposit-view.ts';

/**
 * Notes that the member has sent a bank transfer: from now on it does not expire, somebody of the
 * house decides. Saying it again changes nothing.
 */
export const reportDepositSentHandler = handle(
  reportDepositSent,
  async ({ id, payerName }, context, refuse) => {
    const { database, merchant, session } = context;
    const own = () =>
      database
        .selectFrom('deposit')
        .selectAll()
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', session.memberId)
        .where('provider', '=', 'bank')
        .where('id', '=', id);
    await database
      .updateTable('deposit')
      .set({ state: 'PENDING', payerName, sentAt: sql`now()` })
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .where('provider', '=', 'bank')
      .where('id', '=', id)
      .where('state', '=', 'CREATED')
      .where('expiresAt', '>', sql<Date>`now()`)
      .execute();
    const row = await own().executeTakeFirst();
    if (!row) return refuse('not_found');
    if (row.state !== 'PENDING') return refuse('deposit_ended', { details: { state: row.state } });
    return viewDeposit(row, context);
  },
);
