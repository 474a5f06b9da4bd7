import { readSecretFiles } from '#platform/base/settings/read-secret-files.ts';
import { readServerSettings } from '#platform/base/settings/read-server-settings.ts';
import type { VendorOptions } from './server.ts';
import { findUnsafeGames } from './unsafe-games.ts';

type Environment = NodeJS.ProcessEnv;

/** What the service cannot be started without. */
const NEEDED = ['LIVERY_PLATFORM_URL', 'LIVERY_VENDOR_SECRET', 'LIVERY_GAMES_DATABASE_URL'];

const HOUR_MS = 3_600_000;

/** Where players are served nothing may be left that is for trying out; as everywhere, NODE_ENV says so. */
const faultsOf = (env: Environment): string[] => {
  const missing = NEEDED.filter((name) => !env[name]).map(
    (name) => `${name} is missing; the games cannot be started without it.`,
  );
  if (missing.length > 0 || env['NODE_ENV'] !== 'production') return missing;
  const unsafe = findUnsafeGames(env);
  return unsafe.length === 0
    ? []
    : [
        'It is not safe to serve players. Mend each of these lines and start again:',
        ...unsafe.map((line) => `  ${line}`),
      ];
};

/**
 * The settings of the games' service, from its environment.
 *
 * @param env is changed: what it keeps in files (`LIVERY_…_FILE`) is set
 * @throws {Error} a line for each that is missing, cannot be read, or is not safe in production
 */
export const readGamesSettings = (env: Environment): VendorOptions => {
  readSecretFiles(env);
  const faults = faultsOf(env);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // The same setting as the platform's, read and refused in the same way; the others are the platform's own.
  const proxies = { LIVERY_TRUSTED_PROXIES: env['LIVERY_TRUSTED_PROXIES'] };
  const { trustedProxies } = readServerSettings({}, proxies);
  const hours = Number(env['LIVERY_ABANDONED_HOURS'] ?? '');
  return {
    platformUrl: env['LIVERY_PLATFORM_URL'] ?? '',
    secret: env['LIVERY_VENDOR_SECRET'] ?? '',
    secondSecret: env['LIVERY_VENDOR_SECRET_SECOND'] || null,
    databaseUrl: env['LIVERY_GAMES_DATABASE_URL'] ?? '',
    port: Number(env['LIVERY_GAMES_PORT'] ?? '0'),
    host: env['LIVERY_GAMES_HOST'] ?? '127.0.0.1',
    pagesDir: env['LIVERY_GAMES_PAGES'] || null,
    chainSecret: env['LIVERY_CHAIN_SECRET'] || null,
    ...(hours > 0 && { times: { abandonedMs: hours * HOUR_MS } }),
    rateFactor: Number(env['LIVERY_RATE_FACTOR'] ?? '1') || 1,
    ...(trustedProxies && { trustedProxies }),
  };
};
