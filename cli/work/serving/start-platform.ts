import type { KnownFiles, MerchantFiles } from '#platform/base/merchants/merchant-files.ts';
import type { BrokenFiles } from '#platform/base/merchants/set-aside.ts';
import type { Platform } from '#platform/app/platform-options.ts';
import { startPlatform as start } from '#platform/app/server.ts';
import { probePort } from '#platform/base/http/listen.ts';
import { defaultStopTimes, productionStopTimes } from '#platform/app/http/stop-gently.ts';
import { liveryHome } from '../../base/paths.ts';
import { readSettings, toInputError } from './read-settings.ts';
import { InputError } from '../../base/terminal/errors.ts';

/**
 * Starts the platform for some merchants.
 *
 * @param port 0 takes a free one
 * @param broken merchants whose files are at fault: they go on as they last were
 * @param demo fills every brand with a demo member, a demo agent and recent wins
 * @param given settings that were options; what was none is read from the environment
 * @param production refuses whatever is for trying out alone
 * @throws {InputError} with one sentence when the port, the database or the files stand in the way
 */
export const startPlatform = async (
  merchants: readonly (KnownFiles | MerchantFiles)[],
  {
    distDir,
    port,
    demo,
    broken = [],
    production = false,
    given = {},
  }: {
    distDir: string;
    port: number;
    demo: boolean;
    broken?: readonly BrokenFiles[];
    production?: boolean;
    given?: Parameters<typeof readSettings>[0];
  },
): Promise<Platform> => {
  const databaseUrl = process.env['DATABASE_URL'];
  const { port: _, from: _from, drainMs, stopMs, logLevel, ...settings } = readSettings(given);
  const metrics = metricsOf(settings, port);
  const times = production ? productionStopTimes : defaultStopTimes;
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
      valkeyUrl: process.env['LIVERY_VALKEY_URL'] || undefined,
      demo,
      production,
      ...settings,
      ...(logLevel && { log: logLevel }),
      metrics,
      stop: { drainMs: drainMs ?? times.drainMs, withinMs: stopMs ?? times.withinMs },
    });
  } catch (error) {
    throw toInputError(error);
  }
};

/**
 * Looks whether the sites' port can be had, before anything is built for it.
 *
 * @throws {InputError} with one sentence when it is taken or may not be opened
 */
export const requirePort = async (port: number): Promise<void> => {
  const { host = '127.0.0.1' } = readSettings({});
  try {
    await probePort(port, host);
  } catch (error) {
    throw toInputError(error);
  }
};

/** Where figures are told; undefined where nobody asked for them. */
const metricsOf = (
  { metricsPort, metricsHost, metricsBrands }: ReturnType<typeof readSettings>,
  port: number,
) => {
  if (metricsPort === undefined) return undefined;
  if (metricsPort === port && port !== 0)
    throw new InputError(
      `The sites are at port ${port}; figures need one of their own: --metrics-port or LIVERY_METRICS_PORT.`,
    );
  return { port: metricsPort, host: metricsHost, namedBrands: metricsBrands };
};
