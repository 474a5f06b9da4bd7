import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** No merchant may let a session idle longer: what is older is of no use to anyone. */
const OLDEST_SESSION = sql`now() - interval '7 days'`;

/** Removes sessions, failures, captchas and first answers that count no more. */
export const sweep = async (database: Database): Promise<void> => {
  await sql`delete from session where seen_at < ${OLDEST_SESSION}`.execute(database);
  await sql`delete from captcha where expires_at < now()`.execute(database);
  await sql`delete from answered_request where answered_at < now() - interval '7 days'`.execute(
    database,
  );
  await sql`delete from login_failure where window_started_at < now() - interval '1 day'
    and coalesce(locked_until < now(), true)`.execute(database);
};
