import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { countedAddress } from '../../base/http/network.ts';

/** Failures older than this count no more (domain rules: 5 failures in 30 minutes). */
const WINDOW_MINUTES = 30;

/** More tries than anybody makes: an address is never locked, only asked for a captcha. */
const NEVER = 2_147_483_647;

export interface Standing {
  failures: number;
  /** Seconds until the next try is allowed; 0 when it is now. */
  lockedSeconds: number;
}

/** How long tries count and a lock lasts, where it is not as with passwords. */
export interface AttemptRule {
  windowMinutes?: number;
  lockMinutes?: number;
}

/** An address is counted over all names that it tries. */
export const addressSubject = (ip: string): string => `ip:${countedAddress(ip)}`;

/** How often a subject has failed lately. */
export const readStanding = async (
  database: Database,
  merchant: Pick<Merchant, 'id'>,
  subject: string,
  { windowMinutes = WINDOW_MINUTES }: AttemptRule = {},
): Promise<Standing> => {
  const row = await database
    .selectFrom('loginFailure')
    .select(['failures', lockedSeconds.as('lockedSeconds'), isRecent(windowMinutes).as('recent')])
    .where('merchantId', '=', merchant.id)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.recent
    ? { failures: row.failures, lockedSeconds: row.lockedSeconds }
    : { failures: 0, lockedSeconds: 0 };
};

/**
 * Counts a try before it is made, in one statement: parallel guesses cannot pass the limit.
 * The try that reaches the limit locks the subject; a success takes the count back.
 *
 * @param lockAt the number of tries that locks; null never does
 */
export const countAttempt = async (
  database: Database,
  merchant: Merchant,
  subject: string,
  lockAt: number | null,
  rule: AttemptRule = {},
): Promise<Standing> => {
  const { windowMinutes = WINDOW_MINUTES, lockMinutes = merchant.config.limits.lockMinutes } = rule;
  const recent = isRecent(windowMinutes);
  const until = sql<Date>`now() + make_interval(mins => ${lockMinutes})`;
  const counted = sql<number>`case when ${recent} then login_failure.failures + 1 else 1 end`;
  const most = lockAt ?? NEVER;
  const row = await database
    .insertInto('loginFailure')
    .values({
      merchantId: merchant.id,
      subject,
      failures: 1,
      lockedUntil: most <= 1 ? until : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchantId', 'subject']).doUpdateSet({
        failures: counted,
        windowStartedAt: sql<Date>`case when ${recent} then login_failure.window_started_at else now() end`,
        lockedUntil: sql<Date | null>`case
          when ${recent} and login_failure.locked_until is not null then login_failure.locked_until
          when ${counted} >= ${most}::int then ${until} end`,
      }),
    )
    .returning(['failures', lockedSeconds.as('lockedSeconds')])
    .executeTakeFirstOrThrow();
  return row;
};

/**
 * Takes a try back that was counted and then not made, with the lock that it has brought.
 *
 * @param lockAt as it was counted
 */
export const undoAttempt = async (
  database: Database,
  merchant: Pick<Merchant, 'id'>,
  subject: string,
  lockAt: number | null,
): Promise<void> => {
  await database
    .updateTable('loginFailure')
    .set({
      failures: sql<number>`greatest(0, failures - 1)`,
      lockedUntil: sql<Date | null>`case when failures > ${lockAt ?? NEVER}::int then locked_until end`,
    })
    .where('merchantId', '=', merchant.id)
    .where('subject', '=', subject)
    .execute();
};

/** Forgets a subject's failures. */
export const resetAttempts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  subject: string,
): Promise<void> => {
  await database
    .deleteFrom('loginFailure')
    .where('merchantId', '=', merchantId)
    .where('subject', '=', subject)
    .execute();
};

/** A lock that is over starts the count afresh. */
const isRecent = (windowMinutes: number) => sql<boolean>`
  (login_failure.window_started_at > now() - make_interval(mins => ${windowMinutes})
    and coalesce(login_failure.locked_until > now(), true))`;

const lockedSeconds = sql<number>`
  greatest(0, ceil(extract(epoch from login_failure.locked_until - now())))::int`;
