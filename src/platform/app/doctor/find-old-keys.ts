import { sql } from '../../base/database/sql.ts';
import { KEY_DAYS } from '../../base/encryption/encryption-keys.ts';
import { type Check, runbook } from './finding.ts';

/** Finds keys of encrypted calls that should have been removed. */
export const oldKeys: Check = {
  name: 'keys',
  find: async ({ database }) => {
    const { rows } = await sql<{ kid: string; days: number }>`
      select kid::text as kid, floor(extract(epoch from now() - created_at) / 86400)::int as days
        from encryption_key where created_at < now() - make_interval(days => ${KEY_DAYS + 1})
        order by created_at`.execute(database);
    return rows.map(({ kid, days }) => ({
      check: 'keys' as const,
      subject: kid,
      found: `The key ${kid} of encrypted calls is ${days} days old; it is of no use after ${KEY_DAYS} and still there.`,
      remedy: 'The job sweep removes it: look whether it runs.',
      page: runbook('LiveryJobLate'),
    }));
  },
};
