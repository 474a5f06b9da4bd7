import path from 'node:path';
import {
  startValkey as start,
  type ValkeyPlan,
  type ValkeyServer,
} from '../../scripts/valkey/start-valkey.ts';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';

/** Another server than Debian's Redis, such as a Valkey. */
const OWN = process.env['LIVERY_VALKEY_SERVER'];

const provide = async (): Promise<Pick<ValkeyPlan, 'program' | 'libraries'>> => {
  if (OWN) return { program: OWN };
  const packages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];
  const provided = await provideDebianProgram('redis', packages);
  if ('missing' in provided) throw new Error(provided.missing);
  return {
    program: path.join(provided.folder, 'usr/bin/redis-server'),
    libraries: path.join(provided.folder, 'usr/lib/x86_64-linux-gnu'),
  };
};

/** Why there is no Valkey on this machine; null where there is one. */
export const whyNoValkey = async (): Promise<string | null> =>
  provide().then(
    () => null,
    (error: Error) => error.message,
  );

/** Starts Debian's Redis, or the server of `LIVERY_VALKEY_SERVER`. */
export const startValkey = async (
  plan: Pick<ValkeyPlan, 'port' | 'password'> = {},
): Promise<ValkeyServer> => start({ ...(await provide()), ...plan });
