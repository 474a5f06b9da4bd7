import path from 'node:path';
import {
  type Pgbouncer,
  type PgbouncerPlan,
  startPgbouncer,
} from '../../scripts/pgbouncer/start-pgbouncer.ts';
import { provideDebianProgram } from './debian-program.ts';

/** Another PgBouncer than Debian's: one from 1.21 on carries prepared statements. */
const OWN = process.env['LIVERY_PGBOUNCER'];

const provide = async (): Promise<Omit<PgbouncerPlan, 'connections'>> => {
  if (OWN) return { program: OWN };
  const packages = ['pgbouncer', 'libevent-2.1-7', 'libc-ares2'];
  const provided = await provideDebianProgram('pgbouncer', packages);
  if ('missing' in provided) throw new Error(provided.missing);
  return {
    program: path.join(provided.folder, 'usr/sbin/pgbouncer'),
    libraries: path.join(provided.folder, 'usr/lib/x86_64-linux-gnu'),
  };
};

/** Why there is no PgBouncer on this machine; null where there is one. */
export const whyNoPooler = async (): Promise<string | null> =>
  provide().then(
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
  startPgbouncer(ownerUrl, { ...(await provide()), connections });

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
