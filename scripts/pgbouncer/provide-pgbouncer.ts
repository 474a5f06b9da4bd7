import path from 'node:path';
import { provideDebianProgram } from '../debian/provide-program.ts';
import type { PgbouncerPlan } from './start-pgbouncer.ts';

/** Another PgBouncer than Debian's: one from 1.21 on carries prepared statements. */
const OWN = process.env['LIVERY_PGBOUNCER'];

/**
 * Where PgBouncer is: Debian's, or that of `LIVERY_PGBOUNCER`.
 *
 * @throws with the reason why there is none on this machine
 */
export const providePgbouncer = async (): Promise<Omit<PgbouncerPlan, 'connections'>> => {
  if (OWN) return { program: OWN };
  const packages = ['pgbouncer', 'libevent-2.1-7', 'libc-ares2'];
  const provided = await provideDebianProgram('pgbouncer', packages);
  if ('missing' in provided) throw new Error(provided.missing);
  return {
    program: path.join(provided.folder, 'usr/sbin/pgbouncer'),
    libraries: path.join(provided.folder, 'usr/lib/x86_64-linux-gnu'),
  };
};
