import { provideValkey } from '../../scripts/valkey/provide-valkey.ts';
import {
  startValkey as start,
  type ValkeyPlan,
  type ValkeyServer,
} from '../../scripts/valkey/start-valkey.ts';

/** Why there is no Valkey on this machine; null where there is one. */
export const whyNoValkey = async (): Promise<string | null> =>
  provideValkey().then(
    () => null,
    (error: Error) => error.message,
  );

/** Starts Debian's Redis, or the server of `LIVERY_VALKEY_SERVER`. */
export const startValkey = async (
  plan: Pick<ValkeyPlan, 'port' | 'password' | 'keeps' | 'keptIn'> = {},
): Promise<ValkeyServer> => start({ ...(await provideValkey()), ...plan });
