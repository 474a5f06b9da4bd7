import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** Removes pictures that no form has taken within a day, and enrolments nobody has finished. */
export const sweepUploads = async (database: Database): Promise<void> => {
  await sql`delete from upload where used_at is null
    and created_at < now() - interval '1 day'`.execute(database);
  await sql`delete from authenticator where confirmed_at is null
    and created_at < now() - interval '1 day'`.execute(database);
};
