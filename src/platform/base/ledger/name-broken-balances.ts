import type { FastifyBaseLogger } from 'fastify';
import { MAX_BALANCE_MINOR } from '#domain/amount-ceilings.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** At most so many balances are reported in one run. */
const MAX_NAMED = 100;

interface Broken {
  merchantId: number;
  accountId: number;
  memberId: number | null;
  kind: string;
  currency: string;
  balance: string;
}

/**
 * Reports balances above the ceiling, which an older version allowed: logs each and raises an
 * alarm. Such accounts can be read and debited in amounts that are allowed, but not credited. They
 * do not prevent the start.
 *
 * @returns how many were reported
 */
export const nameBrokenBalances = async (
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> => {
  const { rows } = await sql<Broken>`
    select merchant_id as "merchantId", id as "accountId", member_id as "memberId", kind, currency,
        balance::text as balance
      from account where tracked and balance > ${sql.lit(MAX_BALANCE_MINOR)}
      order by merchant_id, id limit ${MAX_NAMED}`.execute(database);
  for (const { merchantId, ...account } of rows) {
    log.error({ alarm: 'amount', merchantId, ...account }, 'a balance is above every bound');
    await raiseAlarm(database, {
      merchantId,
      kind: 'amount',
      subject: `account ${account.accountId}`,
      facts: account,
    });
  }
  return rows.length;
};
