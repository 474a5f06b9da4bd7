import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { startJanitor } from './access/janitor.ts';
import { importAnnouncements } from './announcements/import-announcements.ts';
import { registerArtRoutes } from './art/art-routes.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { openDatabase } from './database/open-database.ts';
import { importMerchantVendors } from './games/import-merchant-vendors.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/build-app.ts';
import { listen, probePort } from './http/listen.ts';
import { importMerchants } from './merchants/import-merchants.ts';
import type { MerchantFiles } from './merchants/merchant-files.ts';
import { createSiteRegistry } from './sites/site-registry.ts';

/** What is written of a merchant's files beside its settings, domains and help. */
const contentImports = [importMerchantVendors, importAnnouncements];

export interface PlatformOptions {
  /** Checked and resolved; their host names become the platform's. */
  merchants: readonly MerchantFiles[];
  /** Holds a folder per merchant with its built site. */
  distDir: string;
  /** `.livery`: the embedded database and its password. */
  stateDir: string;
  /** 0 takes a free one. */
  port: number;
  /** Where to listen; without it only this machine is served. */
  host?: string;
  /** A PostgreSQL of one's own instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** A pino logger or the least level that is written to stderr; `warn` when left out. */
  log?: FastifyBaseLogger | 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Multiplies every rate limit; tests that come from one address raise it. */
  rateFactor?: number;
}

export interface Platform {
  port: number;
  /** Of the first merchant's site. */
  url: string;
  /** Where the rows are: a given database, or the embedded one that was started or adopted. */
  database: 'given' | 'started' | 'adopted';
  /** The address of the database; holds its password. */
  databaseUrl: string;
  /** Takes changed merchants without a restart. */
  reload: (merchants: readonly MerchantFiles[]) => Promise<void>;
  /** Ends what is being answered, then the database; safe to call twice. */
  close: () => Promise<void>;
}

/**
 * Starts everything: database, migrations, merchants' content, and the server.
 *
 * @throws {PlatformError} whose message is one sentence for the person who started it
 */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { merchants, distDir, stateDir, port, host = 'localhost', rateFactor = 1 } = options;
  await probePort(port, host);
  const opened = await openDatabase(stateDir, options.databaseUrl);
  const { database } = opened;
  try {
    const sites = createSiteRegistry(distDir);
    const reload = async (files: readonly MerchantFiles[]) =>
      sites.replace(await importMerchants(database, files, contentImports));
    await importCatalogue(database);
    await reload(merchants);
    const log = createLog(options.log);
    const routes = [registerArtRoutes];
    const app = await buildApp({ database, sites, rateFactor, log, handlers, routes });
    const stopJanitor = startJanitor(database, log);
    const bound = await listen(app, port, host);
    let closing: Promise<void> | undefined;
    const shut = async () => {
      stopJanitor();
      await app.close();
      await opened.close();
    };
    return {
      port: bound,
      url: `http://${merchants[0] ? `${merchants[0].code}.localhost` : 'localhost'}:${bound}/`,
      database: opened.origin,
      databaseUrl: opened.url,
      reload,
      close: () => (closing ??= shut()),
    };
  } catch (fault) {
    await opened.close();
    throw fault;
  }
};

const createLog = (log: PlatformOptions['log'] = 'warn'): FastifyBaseLogger =>
  typeof log === 'string' ? pino({ level: log }, pino.destination({ dest: 2, sync: false })) : log;
