import type { AnyEndpoint, InputOf } from '#api/endpoint.ts';
import { playSession, type PlayState } from '#api/play.ts';
import { gamesDatabaseUrl, openGamesDatabase } from '#vendor/database/open-games-database.ts';
import type { SlowLimits } from '#platform/base/http/slow-requests.ts';
import type { GamesDatabase } from '#vendor/database/games-tables.ts';
import { startVendor } from '#vendor/server.ts';
import type { VendorTimes } from '#vendor/context/vendor-context.ts';
import { dropDatabase } from './database.ts';
import { createFromTemplate } from './database-template.ts';
import { type Caller, callAt, type Outcome, type TestPlatform } from './platform.ts';
import { launchTicket, VENDOR_SECRET } from './vendor-messages.ts';

/** A page of a game at work: it calls the service with its session's token. */
export interface TestPage extends PlayState {
  token: string;
  call: <E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>) => Promise<Outcome<E>>;
}

export interface TestVendor {
  port: number;
  /** The service's own database. */
  database: GamesDatabase;
  call: <E extends AnyEndpoint>(
    token: string | null,
    endpoint: E,
    input?: InputOf<E>,
  ) => Promise<Outcome<E>>;
  /** Launches a game as a member of the platform and opens its page. */
  open: (member: Caller, nodeId: number, freeTrial?: boolean) => Promise<TestPage>;
  /** Ends the service; its database stays, for the next one. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

interface VendorParts {
  /** Quicker than in earnest: tests wait for them. */
  times?: Partial<VendorTimes>;
  /** Where the service reaches the platform; something between the two may lose messages. */
  platformUrl?: string;
  pagesDir?: string | null;
  /** Of a service that was stopped, to go on with. */
  databaseUrl?: string;
  /** What the shared rounds follow from, where a test has to know how they end. */
  chainSecret?: string;
  /** By what shared rounds run, where a test holds the clock. */
  clock?: () => number;
  slow?: Partial<SlowLimits>;
}

/** The games' service of a test's platform, over real HTTP and with a database of its own. */
export const startTestVendor = async (
  platform: TestPlatform,
  {
    times,
    platformUrl,
    pagesDir = null,
    databaseUrl,
    chainSecret,
    clock,
    slow = {},
  }: VendorParts = {},
): Promise<TestVendor> => {
  const ownUrl = databaseUrl ?? (await createGamesDatabase(platform));
  const vendor = await startVendor({
    platformUrl: platformUrl ?? `http://127.0.0.1:${platform.port}`,
    secret: VENDOR_SECRET,
    databaseUrl: ownUrl,
    port: 0,
    pagesDir,
    times: { resendMs: 100, ...times },
    ...(chainSecret && { chainSecret }),
    ...(clock && { clock }),
    slow,
    rateFactor: 1000,
    log: 'error',
  });
  const looking = await openGamesDatabase(ownUrl);
  const call: TestVendor['call'] = (token, endpoint, input) =>
    callAt(vendor.port, { host: 'games.test', ...(token && { token }) }, endpoint, input);
  const stop = async () => {
    await vendor.close();
    await looking.close();
  };
  return {
    port: vendor.port,
    database: looking.database,
    call,
    open: async (member, nodeId, freeTrial = false) => {
      const { ticket, vendor: code } = await launchTicket(platform, member, { nodeId, freeTrial });
      const opened = await call(null, playSession, { vendor: code, ticket });
      if (!opened.ok) throw new Error(`no session: ${opened.refusal}`);
      const { token, ...state } = opened.value;
      return { token, ...state, call: (endpoint, input) => call(token, endpoint, input) };
    },
    stop,
    close: async () => {
      await stop();
      await dropDatabaseOf(ownUrl);
    },
  };
};

/** The database of the service that belongs to a platform, in its newest shape. */
const createGamesDatabase = async ({ databaseUrl }: TestPlatform): Promise<string> => {
  const url = gamesDatabaseUrl(databaseUrl);
  await createFromTemplate(new URL('/postgres', url).href, 'games', new URL(url).pathname.slice(1));
  return url;
};

/** A service's database goes with the test that made it. */
const dropDatabaseOf = (url: string): Promise<void> =>
  dropDatabase(new URL('/postgres', url).href, new URL(url).pathname.slice(1));
