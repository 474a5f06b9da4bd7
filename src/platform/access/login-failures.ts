import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';

/** Failures older than this count no more (domain rules: 5 failures in 30 minutes). */
const WINDOW_MINUTES = 30;

/** More tries than anybody makes: an address is never locked, only asked for a captcha. */
const NEVER = 2_147_483_647;

export interface Standing {
  failures: number;
  /** Seconds until the next try is allowed; 0 when it is now. */
  lockedSeconds: number;
}

/** A name is counted whether or not an account has it, so that the answer tells nothing. */
export const nameSubject = (username: string): string => `name:${username}`;

/** An address is counted over all names that it tries. */
export const addressSubject = (ip: string): string => `ip:${ip}`;

/** How often a name or an address has failed lately. */
export const readStanding = async (
  database: Database,
  merchant: Merchant,
  subject: string,
): Promise<Standing> => {
  const row = await database
    .selectFrom('loginFailure')
    .select(['failures', lockedSeconds.as('lockedSeconds'), isRecent.as('recent')])
    .where('merchantId', '=', merchant.id)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.recent
    ? { failures: row.failures, lockedSeconds: row.lockedSeconds }
    : { failures: 0, lockedSeconds: 0 };
};

/**
 * Counts a try before it is made, in one statement: parallel guesses cannot pass the limit.
 * The try that reaches the limit locks the name; a success takes the count back.
 */
export const countTry = async (
  database: Database,
  merchant: Merchant,
  subject: string,
  lockAt: number | null,
): Promise<Standing> => {
  const until = sql<Date>`now() + make_interval(mins => ${merchant.config.limits.lockMinutes})`;
  const counted = sql<number>`case when ${isRecent} then login_failure.failures + 1 else 1 end`;
  const row = await database
    .insertInto('loginFailure')
    .values({ merchantId: merchant.id, subject, failures: 1, lockedUntil: null })
    .onConflict((conflict) =>
      conflict.columns(['merchantId', 'subject']).doUpdateSet({
        failures: counted,
        windowStartedAt: sql<Date>`case when ${isRecent} then login_failure.window_started_at else now() end`,
        lockedUntil: sql<Date | null>`case
          when ${isRecent} and login_failure.locked_until is not null then login_failure.locked_until
          when ${counted} >= ${lockAt ?? NEVER}::int then ${until} end`,
      }),
    )
    .returning(['failures', lockedSeconds.as('lockedSeconds')])
    .executeTakeFirstOrThrow();
  return row;
};

/** Forgets a name's failures after a success, and takes them off the address they came from. */
export const forgiveTries = async (
  database: Database,
  merchant: Merchant,
  name: string,
  address: string,
): Promise<void> => {
  await sql`
    with gone as (
      delete from login_failure where merchant_id = ${merchant.id} and subject = ${name}
      returning failures)
    update login_failure set failures = greatest(0, login_failure.failures - gone.failures)
      from gone where merchant_id = ${merchant.id} and subject = ${address}`.execute(database);
};

/** A lock that is over starts the count afresh. */
const isRecent = sql<boolean>`
  (login_failure.window_started_at > now() - make_interval(mins => ${WINDOW_MINUTES})
    and coalesce(login_failure.locked_until > now(), true))`;

const lockedSeconds = sql<number>`
  greatest(0, ceil(extract(epoch from login_failure.locked_until - now())))::int`;
