import { providePgbouncer } from '../../scripts/pgbouncer/provide-pgbouncer.ts';
import { type Pgbouncer, startPgbouncer } from '../../scripts/pgbouncer/start-pgbouncer.ts';

/** Why there is no PgBouncer on this machine; null where there is one. */
export const whyNoPooler = async (): Promise<string | null> =>
  providePgbouncer().then(
    () => null,
    (error: Error) => error.message,
  );

/**
 * Starts Debian's PgBouncer in transaction mode, or that of `LIVERY_PGBOUNCER`.
 *
 * @param ownerUrl a superuser's, by whom it learns who may sign in
 * @param connections to the server, for each database and login: few of them are shared the more
 */
export const startPooler = async (ownerUrl: string, connections = 4): Promise<Pgbouncer> =>
  startPgbouncer(ownerUrl, { ...(await providePgbouncer()), connections, waitS: 100 });

/** Where a run that works through a pooler tells its workers of it. */
const SHARED = 'LIVERY_TEST_POOLER';

/** Whether every platform of this run shall work through a pooler; asked for by `LIVERY_TEST_POOLER=1`. */
export const wantsPooler = (): boolean => process.env[SHARED] === '1';

/** Tells the workers of a run by which pooler they work. */
export const sharePooler = (pooler: Pgbouncer): void => {
  process.env[SHARED] = pooler.urlOf('postgres://127.0.0.1/');
};

/** The address of a database behind the pooler of this run; undefined in a run without one. */
export const sharedPoolUrl = (databaseUrl: string): string | undefined => {
  const shared = process.env[SHARED];
  return shared && shared !== '1' ? new URL(new URL(databaseUrl).pathname, shared).href : undefined;
};
