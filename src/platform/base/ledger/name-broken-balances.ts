import type { FastifyBaseLogger } from 'fastify';
import { MAX_BALANCE_MINOR } from '#domain/amount-ceilings.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** More are counted, not named. */
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
 * Names balances above every bound, which an older version let be written. They can be read, and
 * paid out of in parts that are allowed; nothing more goes in. They stop nobody's start.
 *
 * @returns how many were named
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
