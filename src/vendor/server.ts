import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { configuredBeacon, hasPublicBeacon } from '#beacon/configured-beacon.ts';
import { type Clock, followDatabaseClock } from './database/database-clock.ts';
import { openGamesDatabase } from './database/open-games-database.ts';
import { followUp } from './settlement/follow-up.ts';
import { buildVendorApp, type VendorEdge } from './http/build-vendor-app.ts';
import { leaveAbandoned } from './rounds/leave-rounds.ts';
import { createSharedTables } from './shared-rounds/shared-tables.ts';
import { createWallets } from './context/call-wallet.ts';
import { resendMessages } from './wallet/resend-messages.ts';
import { defaultTimes, type VendorTimes, type VendorContext } from './context/vendor-context.ts';

/**
 * Runs a task at an interval, immediately for the first time, and never twice at once.
 *
 * @returns ends it; what is being done is waited for
 */
const runEvery = (
  everyMs: number,
  work: () => Promise<void>,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'what is due by the clock failed'))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

export interface VendorOptions {
  /** Where the platform listens. */
  platformUrl: string;
  /** What the vendors' keys are derived from; the platform knows the same. */
  secret: string;
  /** Whose keys are taken as well while secrets are changed. */
  secondSecret?: string | null;
  /** The service's own database; made where it is not there yet. */
  databaseUrl: string;
  /** 0 takes a free one. */
  port: number;
  /** 127.0.0.1 when left out. */
  host?: string;
  /** The folder of the pages' compile; null serves calls only. */
  pagesDir: string | null;
  times?: Partial<VendorTimes>;
  /**
   * What new chains of shared rounds follow from, so that they can be made again from it; the same
   * for every process of a database, and of no other database. Chance when left out.
   */
  chainSecret?: string | null;
  /** By what shared rounds run; the database's clock when left out, which all processes share. */
  clock?: Clock;
  /** Multiplies the rate limit; tests that come from one address raise it. */
  rateFactor?: number;
  /** Whose X-Forwarded-For is believed: addresses and networks; this machine's alone when left out. */
  trustedProxies?: readonly string[];
  /** How slowly a request may come; tests wait for less. */
  slow?: VendorEdge['slow'];
  log?: FastifyBaseLogger | 'silent' | 'error' | 'warn' | 'info';
}

export interface Vendor {
  port: number;
  /**
   * Ends what is being answered, closes the database. Shared rounds that run are left to another
   * process of the same database; where there is none, their stakes go back.
   */
  close: () => Promise<void>;
}

const LEAVE_EVERY_MS = 60_000;

/** Two machines whose paces differ by a ten-thousandth are apart by a millisecond then. */
const CLOCK_EVERY_MS = 10_000;

/** The interval at which rounds without a leader are looked for. */
const FINISH_EVERY_MS = 1000;

/**
 * Starts the service that runs the games of every vendor of the catalogue.
 *
 * @throws {PlatformError} when the database stands in the way
 */
export const startVendor = async (options: VendorOptions): Promise<Vendor> => {
  const { platformUrl, secret, databaseUrl, port, host = '127.0.0.1' } = options;
  const opened = await openGamesDatabase(databaseUrl);
  const { log = 'warn' } = options;
  const { now, follow } = options.clock
    ? { now: options.clock, follow: async () => {} }
    : await followDatabaseClock(opened.database);
  const context: VendorContext = {
    database: opened.database,
    wallets: createWallets(platformUrl, secret, options.secondSecret),
    times: { ...defaultTimes, ...options.times },
    now,
    chainSecret: options.chainSecret ?? null,
    beacon: options.chainSecret && !hasPublicBeacon() ? null : configuredBeacon(),
    log:
      typeof log === 'string'
        ? pino({ level: log }, pino.destination({ dest: 2, sync: false }))
        : log,
  };
  try {
    const tables = createSharedTables(context, opened.line);
    const { pagesDir, rateFactor = 1, slow, trustedProxies } = options;
    const edge = { pagesDir, rateFactor, slow, trustedProxies };
    const app = await buildVendorApp(context, tables, edge);
    await app.listen({ port, host, listenTextResolver: () => '' });
    const stops = [
      runEvery(context.times.resendMs, () => resendMessages(context, followUp), context.log),
      runEvery(FINISH_EVERY_MS, tables.finishLeft, context.log),
      runEvery(CLOCK_EVERY_MS, follow, context.log),
      runEvery(
        Math.min(LEAVE_EVERY_MS, context.times.abandonedMs),
        () => leaveAbandoned(context),
        context.log,
      ),
    ];
    return {
      port: (app.server.address() as AddressInfo).port,
      close: async () => {
        await Promise.all(stops.map((stop) => stop()));
        await tables.stop();
        await app.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
