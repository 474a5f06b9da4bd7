import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { contentImports } from './content-imports.ts';
import { importCatalogue } from '../play/games/import-catalogue.ts';
import { type OpenedDatabase, openDatabase } from '../base/database/open-database.ts';
import type { Database } from '../base/database/tables.ts';
import { type DemoWorld, loadDemoWorld } from './demo/load-demo-world.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/build-app.ts';
import { startTracing } from './start-tracing.ts';
import {
  defaultStopTimes,
  productionStopTimes,
  stopGently,
  type StopTimes,
} from './http/stop-gently.ts';
import { listen, probePort } from '../base/http/listen.ts';
import { ownUrlOf } from '../base/http/own-url.ts';
import { defaultSlowLimits } from '../base/http/slow-requests.ts';
import { createTrust } from '../base/http/trusted-proxies.ts';
import { nameBrokenBalances } from '../base/ledger/name-broken-balances.ts';
import type { HintChannel } from '../base/hints/hint-channel.ts';
import { readNatsSettings } from '../base/hints/nats-settings.ts';
import { openHints } from '../base/hints/open-hints.ts';
import { type Brands, createBrands } from '../base/merchants/brands.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { JobContext } from '../base/jobs/run-jobs.ts';
import { createLog } from '../base/log/create-log.ts';
import {
  METRICS_PORT_OPTION,
  type MetricsServer,
  serveMetrics,
} from '../base/metrics/metrics-server.ts';
import { type Stores, withStores } from './open-stores.ts';
import { observePlatform } from './metrics/observe-platform.ts';
import { readTransports } from '../base/messages/read-transports.ts';
import { readPushSettings } from '../base/messages/vapid.ts';
import { requireSafe } from './production/require-safe.ts';
import { passwordLimits } from '../people/access/password-queue.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import { routesOf } from './routes/platform-routes.ts';
import { createSiteRegistry } from '../base/merchants/site-registry.ts';

/** How long a request may still take after Ctrl-C. */
const LEAVE_WITHIN_MS = 200;

/**
 * Starts everything: database, migrations, merchants' content, and the server.
 *
 * @throws {PlatformError} whose message is one sentence for the person who started it
 */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { port, host = '127.0.0.1', stateDir, metrics: told } = options;
  const stopTimes = options.stop ?? (options.production ? productionStopTimes : defaultStopTimes);
  // What is wrong there shall be said now, not with the first message.
  readTransports(process.env);
  readPushSettings(process.env);
  readNatsSettings(process.env);
  await probePort(port, host);
  const metricsHost = told?.host ?? '127.0.0.1';
  if (told) await probePort(told.port, metricsHost, METRICS_PORT_OPTION);
  const { log: given = 'warn' } = options;
  const log = typeof given === 'string' ? createLog(given) : given;
  if (options.hashWorkers !== undefined) passwordLimits.atOnce = options.hashWorkers;
  const stopTracing = await startTracing(process.env);
  const database = await openDatabase(stateDir, options.databaseUrl, log, options);
  const opened = await withStores(database, options, log);
  const hints = await openHints(process.env, log);
  try {
    const leaving = new AbortController();
    const prepared = await prepare({ ...options, log, leaving: leaving.signal, hints }, opened);
    const { app, brands, demo, stopWork, metrics } = prepared;
    const bound = await listen(app, port, host);
    const figures =
      told && metrics && (await serveMetrics(metrics, { port: told.port, host: metricsHost }));
    const ends = endingsOf({ app, stopWork, opened, leaving, stopTimes, figures, stopTracing });
    return {
      port: bound,
      metricsPort: figures?.port ?? null,
      host,
      database: opened.origin,
      databaseUrl: opened.url,
      demo,
      setAside: brands.setAside,
      reload: brands.load,
      ...ends,
    };
  } catch (error) {
    await hints.close();
    await opened.close();
    await stopTracing();
    throw error;
  }
};

/** What a platform has to end. */
interface Endings {
  app: FastifyInstance;
  stopWork: () => Promise<unknown>;
  opened: Pick<OpenedDatabase, 'close' | 'leave'>;
  leaving: AbortController;
  stopTimes: StopTimes;
  figures: Pick<MetricsServer, 'close'> | null | undefined;
  stopTracing: () => Promise<void>;
}

/** Both ways to its end: with all that is under way, or quickly. Whichever comes first counts. */
const endingsOf = ({
  app,
  stopWork,
  opened,
  leaving,
  stopTimes,
  figures,
  stopTracing,
}: Endings): Pick<Platform, 'close' | 'leave'> => {
  let closing: Promise<void> | undefined;
  const shut = async () => {
    leaving.abort();
    await Promise.all([stopGently(app, stopTimes), stopWork(), figures?.close()]);
    await opened.close();
    await stopTracing();
  };
  // A job may be cut off anywhere: whoever leaves does not wait for a long one.
  const cut = async () => {
    leaving.abort();
    await Promise.all([
      stopGently(app, { drainMs: 0, withinMs: LEAVE_WITHIN_MS }),
      Promise.race([stopWork(), wait(LEAVE_WITHIN_MS)]),
      figures?.close(),
    ]);
    await opened.leave();
    await Promise.race([stopTracing(), wait(LEAVE_WITHIN_MS)]);
  };
  return {
    close: () => (closing ??= shut()),
    leave: () => (closing ??= cut()),
  };
};

/** Brings rows in line with files. @returns the demo world, where one is wanted */
const bringInLine = async (
  brands: Brands,
  { merchants, broken, demo, stateDir, log }: PlatformOptions & { log: FastifyBaseLogger },
  database: Database,
): Promise<DemoWorld | null> => {
  await importCatalogue(database);
  await brands.load(merchants, broken);
  await nameBrokenBalances(database, log);
  return demo ? loadDemoWorld({ database, merchants: brands.served(), stateDir, log }) : null;
};

/** Brings rows in line with files, and builds the server over them. */
const prepare = async (
  options: PlatformOptions & { log: FastifyBaseLogger; leaving: AbortSignal; hints: HintChannel },
  opened: Pick<OpenedDatabase, 'database' | 'pool' | 'isOwner'> & { stores: Stores },
) => {
  const { database, isOwner, stores } = opened;
  const { distDir, stateDir, rateFactor = 1, log, leaving, hints, eventsEveryMs } = options;
  const isTriedOut = options.production !== true;
  if (!isTriedOut) await requireSafe(database, options.merchants, options.broken ?? [], isOwner);
  const sites = createSiteRegistry(distDir);
  const given = { database, sites, distDir, stateDir, isTriedOut, log, hints };
  const brands = createBrands(given, contentImports);
  const demo = await bringInLine(brands, options, database);
  const metrics = options.metrics
    ? observePlatform(options.metrics, { ...opened, hints }, brands)
    : null;
  const context: JobContext = {
    database,
    merchants: brands.served,
    ownUrl: () => ownUrlOf(app.server),
    log,
  };
  const routes = routesOf(context, {
    sites,
    leaving,
    rateFactor,
    isTriedOut,
    isDemo: demo !== null,
    hints,
    eventsEveryMs,
  });
  const app: FastifyInstance = await buildApp({
    database,
    sites,
    rateFactor,
    hints,
    setAside: brands.setAside,
    log,
    handlers,
    routes,
    leaving,
    isTrustedProxy: createTrust(options.trustedProxies),
    slow: { ...defaultSlowLimits, ...options.slow },
    metrics,
    valkey: stores.valkey,
  });
  const stopJobs = options.jobs === false ? null : startJobs(context, metrics, hints);
  const stopFollowing = brands.follow();
  const stopWork = () => Promise.all([stopJobs?.(), stopFollowing(), hints.close()]);
  return { app, brands, demo, stopWork, metrics };
};
