import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { BrokenFiles } from '#platform/base/merchants/set-aside.ts';
import { PlatformError } from '#platform/base/errors/platform-error.ts';
import { type Platform, startPlatform as start } from '#platform/app/server.ts';
import { liveryHome } from '../../base/paths.ts';
import { InputError } from '../../base/terminal/errors.ts';

/**
 * Starts the platform for some merchants.
 *
 * @param port 0 takes a free one
 * @param broken merchants whose files are at fault: they go on as they last were
 * @param demo fills every brand with a demo member, a demo agent and recent wins
 * @param production refuses whatever is for trying out alone
 * @throws {InputError} with one sentence when the port, the database or the files stand in the way
 */
export const startPlatform = async (
  merchants: readonly ResolvedMerchant[],
  {
    distDir,
    port,
    demo,
    broken = [],
    production = false,
  }: {
    distDir: string;
    port: number;
    demo: boolean;
    broken?: readonly BrokenFiles[];
    production?: boolean;
  },
): Promise<Platform> => {
  const databaseUrl = process.env['DATABASE_URL'];
  try {
    const stateDir = liveryHome();
    return await start({
      merchants,
      broken,
      distDir,
      port,
      stateDir,
      databaseUrl,
      poolUrl: process.env['LIVERY_POOL_URL'] || undefined,
      demo,
      production,
    });
  } catch (error) {
    if (error instanceof PlatformError) throw new InputError(error.message);
    throw error;
  }
};
