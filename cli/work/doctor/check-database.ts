import { inspectDatabase } from '#platform/base/database/inspect-database.ts';
import { PlatformError } from '#platform/base/errors/platform-error.ts';
import { type Checkup, fail, ok, warn } from './checkup.ts';

/** Whether the platform's database answers, and which migrations and functions wait. */
export const checkDatabase = async (
  stateDir: string,
  url = process.env['DATABASE_URL'],
): Promise<Checkup> => {
  try {
    const { origin, version, pending, edited, functions } = await inspectDatabase(stateDir, url);
    if (origin === 'absent')
      return ok('database', 'None yet: the first `livery start` makes the embedded one.');
    const whose = origin === 'given' ? 'The one of DATABASE_URL' : 'The embedded one';
    if (edited.length > 0)
      return fail(
        'database',
        `${whose} ran migrations that were edited since: ${edited.join(', ')}.`,
        'Put their files back as they were, and add what is new as a new migration.',
      );
    if (pending.length > 0)
      return warn(
        'database',
        `${whose} (PostgreSQL ${version}) lacks ${pending.length} migrations, from ${pending[0]} on.`,
        'The next `livery start` runs them; make a backup first.',
      );
    if (functions.length > 0)
      return warn(
        'database',
        `${whose} (PostgreSQL ${version}) has other functions than their files say: ${functions.join(', ')}.`,
        'The next `livery start` renews them.',
      );
    return ok('database', `${whose} answers (PostgreSQL ${version}); no migration waits.`);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const remedy = url
      ? 'Look at DATABASE_URL and at the server that it names.'
      : 'Look into the log in .livery/postgres; another process may hold its files.';
    return fail('database', error.message, remedy);
  }
};
