import path from 'node:path';
import { provideDebianProgram } from '../debian/provide-program.ts';
import type { ValkeyPlan } from './start-valkey.ts';

/** Another server than Debian's Redis, such as a Valkey. */
const OWN = process.env['LIVERY_VALKEY_SERVER'];

/**
 * Where a Valkey is: Debian's Redis, or the server of `LIVERY_VALKEY_SERVER`.
 *
 * @throws with the reason why there is none on this machine
 */
export const provideValkey = async (): Promise<Pick<ValkeyPlan, 'program' | 'libraries'>> => {
  if (OWN) return { program: OWN };
  const packages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];
  const provided = await provideDebianProgram('redis', packages);
  if ('missing' in provided) throw new Error(provided.missing);
  return {
    program: path.join(provided.folder, 'usr/bin/redis-server'),
    libraries: path.join(provided.folder, 'usr/lib/x86_64-linux-gnu'),
  };
};
