import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { importAnnouncements } from './announcements/import-announcements.ts';
import { importMall } from '../money/mall/import-mall.ts';
import { registerArtRoutes } from './routes/art-routes.ts';
import { importCatalogue } from '../play/games/import-catalogue.ts';
import { type OpenedDatabase, openDatabase } from '../base/database/open-database.ts';
import { type DemoWorld, loadDemoWorld } from './demo/load-demo-world.ts';
import { registerEventRoutes } from './events/event-routes.ts';
import { importMerchantVendors } from '../play/games/import-merchant-vendors.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/build-app.ts';
import { listen, probePort } from '../base/http/listen.ts';
import { ownUrlOf } from '../base/http/own-url.ts';
import { type SlowLimits, defaultSlowLimits } from '../base/http/slow-requests.ts';
import { nameBrokenBalances } from '../base/ledger/name-broken-balances.ts';
import { createBrands } from '../base/merchants/brands.ts';
import { jobs } from './jobs/jobs.ts';
import { type JobContext, runJobs } from '../base/jobs/run-jobs.ts';
import { registerOutboxPage } from '../base/messages/outbox-page.ts';
import { readTransports } from '../base/messages/read-transports.ts';
import { readPushSettings } from '../base/messages/vapid.ts';
import type { MerchantFiles } from '../base/merchants/merchant-files.ts';
import type { BrokenFiles, SetAside } from '../base/merchants/set-aside.ts';
import { requireSafe } from './production/require-safe.ts';
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

/** How long a request may still take when the platform is told to stop. */
const CLOSE_WITHIN_MS = 2000;

/** The same after Ctrl-C. */
const LEAVE_WITHIN_MS = 200;

export interface PlatformOptions {
  /** Checked and resolved; their host names become the platform's. */
  merchants: readonly MerchantFiles[];
  /** Those whose files are at fault: each goes on as it last was. */
  broken?: readonly BrokenFiles[];
  /** Holds a folder per merchant with its built site. */
  distDir: string;
  /** `.livery`: the embedded database and its password. */
  stateDir: string;
  /** 0 takes a free one. */
  port: number;
  /** Where to listen; 127.0.0.1 when left out: only this machine is served. */
  host?: string;
  /** A PostgreSQL of one's own instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** A pooler before that PostgreSQL, by which the server then works; migrations go past it. */
  poolUrl?: string | undefined;
  /** A pino logger or the least level that is written to stderr; `warn` when left out. */
  log?: FastifyBaseLogger | 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Multiplies every rate limit; tests that come from one address raise it. */
  rateFactor?: number;
  /** How slowly a request may come; tests wait for less. */
  slow?: Partial<SlowLimits>;
  /** False leaves what is due by the clock to other processes on the same database. */
  jobs?: boolean;
  /** Fills every brand with a demo member, a demo agent and recent wins. */
  demo?: boolean;
  /** For players: nothing that is for trying out is served, and an unsafe setting is refused. */
  production?: boolean;
}

export interface Platform {
  port: number;
  /** Where the rows are: a given database, or the embedded one that was started or adopted. */
  database: 'given' | 'started' | 'adopted';
  /** The address of the database; holds its password. */
  databaseUrl: string;
  /** How to sign in to the demo world; null without one. */
  demo: DemoWorld | null;
  /** The brands that could not be brought in line with their files. */
  setAside: () => readonly SetAside[];
  /** Takes changed merchants without a restart. */
  reload: (merchants: readonly MerchantFiles[], broken?: readonly BrokenFiles[]) => Promise<void>;
  /** Ends what is being answered, then the database; safe to call twice. */
  close: () => Promise<void>;
  /**
   * The same for who pressed Ctrl-C and wants the terminal back: answers get a fifth of a second, and
   * an embedded database ends by itself.
   */
  leave: () => Promise<void>;
}

/**
 * Starts everything: database, migrations, merchants' content, and the server.
 *
 * @throws {PlatformError} whose message is one sentence for the person who started it
 */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { port, host = '127.0.0.1', stateDir } = options;
  // What is wrong there shall be said now, not with the first message.
  readTransports(process.env);
  readPushSettings(process.env);
  await probePort(port, host);
  const log = createLog(options.log);
  const opened = await openDatabase(stateDir, options.databaseUrl, log, options.poolUrl);
  try {
    const { app, brands, demo, stopJobs } = await prepare({ ...options, log }, opened);
    const bound = await listen(app, port, host);
    let closing: Promise<void> | undefined;
    const shut = async () => {
      await Promise.all([closeApp(app, CLOSE_WITHIN_MS), stopJobs()]);
      await opened.close();
    };
    // A job may be cut off anywhere: whoever leaves does not wait for a long one.
    const cut = async () => {
      await Promise.all([
        closeApp(app, LEAVE_WITHIN_MS),
        Promise.race([stopJobs(), wait(LEAVE_WITHIN_MS)]),
      ]);
      await opened.leave();
    };
    return {
      port: bound,
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
  options: PlatformOptions & { log: FastifyBaseLogger },
  { database, isOwner }: Pick<OpenedDatabase, 'database' | 'isOwner'>,
) => {
  const { merchants: files, broken = [], distDir, stateDir, rateFactor = 1 } = options;
  const isTriedOut = options.production !== true;
  if (!isTriedOut) await requireSafe(database, files, broken, isOwner);
  const sites = createSiteRegistry(distDir);
  const { log } = options;
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
    (to: FastifyInstance) => registerEventRoutes(to, { database, sites }),
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
    slow: { ...defaultSlowLimits, ...options.slow },
  });
  const stopJobs = options.jobs === false ? async () => {} : runJobs(jobs, context);
  return { app, brands, demo, stopJobs };
};

/** Lets answers end, then cuts what is left: a browser keeps spare connections open for long. */
const closeApp = async (app: FastifyInstance, withinMs: number): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close();
  clearTimeout(timer);
};

const createLog = (log: PlatformOptions['log'] = 'warn'): FastifyBaseLogger =>
  typeof log === 'string' ? pino({ level: log }, pino.destination({ dest: 2, sync: false })) : log;
