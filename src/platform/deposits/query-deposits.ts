import { sql } from '../database/sql.ts';
import type { Deposit } from '../database/payment-tables.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import type { JobWorld } from '../jobs/run-jobs.ts';
import { findProvider } from '../payments/find-provider.ts';
import { ProviderUnreachable } from '../payments/payment-provider.ts';
import { expireBankDeposits, expireDeposit } from './expire-deposits.ts';
import { queryDeposit } from './query-deposit.ts';

/** As many as one run takes of one merchant; the next run takes the next. */
const MOST = 50;

/** The wait doubles with each question that was asked, up to 64 times the first. */
const MOST_DOUBLINGS = 6;

/**
 * Asks the providers about every deposit that is due, and lets those expire that were not paid in
 * time. Only what a provider has answered ends a deposit: one that cannot be reached is asked again.
 */
export const queryDeposits = async ({ database, merchants, ownUrl, log }: JobWorld): Promise<void> => {
  for (const merchant of merchants()) {
    await expireBankDeposits(database, merchant.id);
    for (const row of await claimDue(database, merchant)) {
      const provider = findProvider(row.provider, { database, merchant, ownUrl: ownUrl() });
      if (!provider) continue;
      try {
        const applied = await queryDeposit({ database, merchant, provider }, row.reference);
        const isUnpaid = applied === 'same' || applied === 'PENDING' || applied === 'unknown';
        if (isUnpaid && row.expiresAt <= new Date()) await expireDeposit(database, row);
      } catch (fault) {
        if (!(fault instanceof ProviderUnreachable)) throw fault;
        log.warn({ err: fault, deposit: row.reference, merchant: merchant.code }, fault.message);
      }
    }
  }
};

/** Takes what is due and says when it is due again; no other process takes the same. */
const claimDue = async (database: Database, { id, config }: Merchant): Promise<Deposit[]> => {
  const due = database
    .selectFrom('deposit')
    .select('id')
    .where('merchantId', '=', id)
    .where('nextQueryAt', '<=', sql<Date>`now()`)
    .where((is) => is.or([is('state', 'in', ['CREATED', 'PENDING']), is('returnDue', '=', true)]))
    .orderBy('nextQueryAt')
    .limit(MOST)
    .forUpdate()
    .skipLocked();
  const waitS = sql`${config.payments.querySeconds} * 2 ^ least(queries, ${MOST_DOUBLINGS})`;
  return database
    .updateTable('deposit')
    .set({
      queries: sql<number>`queries + 1`,
      // Also at the end of the time to pay, however long the wait has become.
      nextQueryAt: sql<Date>`case when expires_at > now()
        then least(now() + make_interval(secs => ${waitS}), expires_at)
        else now() + make_interval(secs => ${waitS}) end`,
    })
    .where('merchantId', '=', id)
    .where('id', 'in', due)
    .returningAll()
    .execute();
};
