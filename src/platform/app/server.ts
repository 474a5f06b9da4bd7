import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { importAnnouncements } from './announcements/import-announcements.ts';
import { importMall } from '../money/mall/import-mall.ts';
import { registerArtRoutes } from './routes/art-routes.ts';
import { importCatalogue } from '../play/games/import-catalogue.ts';
import { type OpenedDatabase, openDatabase } from '../base/database/open-database.ts';
import { loadDemoWorld } from './demo/load-demo-world.ts';
import { registerEventRoutes } from './events/event-routes.ts';
import { importMerchantVendors } from '../play/games/import-merchant-vendors.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/build-app.ts';
import { defaultStopTimes, productionStopTimes, stopGently } from './http/stop-gently.ts';
import { listen, probePort } from '../base/http/listen.ts';
import { ownUrlOf } from '../base/http/own-url.ts';
import { defaultSlowLimits } from '../base/http/slow-requests.ts';
import { createTrust } from '../base/http/trusted-proxies.ts';
import { nameBrokenBalances } from '../base/ledger/name-broken-balances.ts';
import { createBrands } from '../base/merchants/brands.ts';
import { jobs } from './jobs/jobs.ts';
import { type JobContext, runJobs } from '../base/jobs/run-jobs.ts';
import { registerOutboxPage } from '../base/messages/outbox-page.ts';
import { readTransports } from '../base/messages/read-transports.ts';
import { readPushSettings } from '../base/messages/vapid.ts';
import { requireSafe } from './production/require-safe.ts';
import { passwordLimits } from '../people/access/password-queue.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import { registerPaymentRoutes } from './routes/payment-routes.ts';
import { registerProviderRoutes } from '../people/sign-in-providers/provider-routes.ts';
import { syncPointsRules } from '../money/points/sync-points-rules.ts';
import { createSiteRegistry } from '../base/merchants/site-registry.ts';
import { registerUploadRoutes } from './routes/upload-routes.ts';
import { importMissions } from '../money/missions/import-missions.ts';
import { importPages } from './system/import-pages.ts';
import { importRanks } from '../money/ranks/import-ranks.ts';
import { importPlayRules } from '../play/vendors/import-play-rules.ts';
import { registerVendorRoutes } from '../play/vendors/vendor-routes.ts';

/** What is written of a merchant's files beside its settings, domains and help. */
const contentImports = [
  importMerchantVendors,
  importAnnouncements,
  importMall,
  importPages,
  importPlayRules,
  syncPointsRules,
  importMissions,
  importRanks,
];

/** How long a request may still take after Ctrl-C. */
const LEAVE_WITHIN_MS = 200;

/**
 * Starts everything: database, migrations, merchants' content, and the server.
 *
 * @throws {PlatformError} whose message is one sentence for the person who started it
 */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { port, host = '127.0.0.1', stateDir } = options;
  const stopTimes = options.stop ?? (options.production ? productionStopTimes : defaultStopTimes);
  // What is wrong there shall be said now, not with the first message.
  readTransports(process.env);
  readPushSettings(process.env);
  await probePort(port, host);
  const log = createLog(options.log);
  if (options.hashWorkers !== undefined) passwordLimits.atOnce = options.hashWorkers;
  const opened = await openDatabase(stateDir, options.databaseUrl, log, options.connections);
  try {
    const leaving = new AbortController();
    const prepared = await prepare({ ...options, log, leaving: leaving.signal }, opened);
    const { app, brands, demo, stopWork } = prepared;
    const bound = await listen(app, port, host);
    let closing: Promise<void> | undefined;
    const shut = async () => {
      leaving.abort();
      await Promise.all([stopGently(app, stopTimes), stopWork()]);
      await opened.close();
    };
    // A job may be cut off anywhere: whoever leaves does not wait for a long one.
    const cut = async () => {
      leaving.abort();
      await Promise.all([
        stopGently(app, { drainMs: 0, withinMs: LEAVE_WITHIN_MS }),
        Promise.race([stopWork(), wait(LEAVE_WITHIN_MS)]),
      ]);
      await opened.leave();
    };
    return {
      port: bound,
      host,
      database: opened.origin,
      databaseUrl: opened.url,
      demo,
      setAside: brands.setAside,
      reload: brands.load,
      close: () => (closing ??= shut()),
      leave: () => (closing ??= cut()),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** Brings rows in line with files, and builds the server over them. */
const prepare = async (
  options: PlatformOptions & { log: FastifyBaseLogger; leaving: AbortSignal },
  { database, isOwner }: Pick<OpenedDatabase, 'database' | 'isOwner'>,
) => {
  const { merchants: files, broken = [], distDir, stateDir, rateFactor = 1 } = options;
  const isTriedOut = options.production !== true;
  if (!isTriedOut) await requireSafe(database, files, broken, isOwner);
  const sites = createSiteRegistry(distDir);
  const { log, leaving } = options;
  const brands = createBrands({ database, sites, stateDir, isTriedOut, log }, contentImports);
  await importCatalogue(database);
  await brands.load(files, broken);
  await nameBrokenBalances(database, log);
  const demo = options.demo
    ? await loadDemoWorld({ database, merchants: brands.served(), stateDir, log })
    : null;
  const context: JobContext = {
    database,
    merchants: brands.served,
    ownUrl: () => ownUrlOf(app.server),
    log,
  };
  const routes = [
    registerArtRoutes,
    (to: FastifyInstance) => registerPaymentRoutes(to, context, { hasSandbox: isTriedOut }),
    (to: FastifyInstance) => registerVendorRoutes(to, { ...context, sites }),
    (to: FastifyInstance) => registerEventRoutes(to, { database, sites, leaving }),
    (to: FastifyInstance) => registerUploadRoutes(to, { database, sites }),
    (to: FastifyInstance) => registerProviderRoutes(to, { database, sites, rateFactor }),
    ...(demo ? [(to: FastifyInstance) => registerOutboxPage(to, { database, sites })] : []),
  ];
  const app: FastifyInstance = await buildApp({
    database,
    sites,
    rateFactor,
    setAside: brands.setAside,
    log,
    handlers,
    routes,
    leaving,
    isTrustedProxy: createTrust(options.trustedProxies),
    slow: { ...defaultSlowLimits, ...options.slow },
  });
  const stopJobs = options.jobs === false ? async () => {} : runJobs(jobs, context);
  const stopFollowing = brands.follow();
  const stopWork = async (): Promise<void> => {
    await Promise.all([stopJobs(), stopFollowing()]);
  };
  return { app, brands, demo, stopWork };
};

const createLog = (log: PlatformOptions['log'] = 'warn'): FastifyBaseLogger =>
  typeof log === 'string' ? pino({ level: log }, pino.destination({ dest: 2, sync: false })) : log;
