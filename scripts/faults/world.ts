import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '#catalogue/catalogue.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { contentImports } from '#platform/app/content-imports.ts';
import { type Connection, connect } from '#platform/base/database/connect.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { type BenchPerson, makeBenchContext } from '../bench/platform/make-bench-context.ts';
import { type BenchPlay, makePlays } from '../bench/play/make-plays.ts';
import { type DebianServer, openOn } from '../debian/debian-postgres.ts';
import { providePgbouncer } from '../pgbouncer/provide-pgbouncer.ts';
import { startPgbouncer } from '../pgbouncer/start-pgbouncer.ts';
import { FAULT_CODES, readFaultMerchants } from './brands.ts';
import { type Carrier, startCarrier } from './carrier.ts';
import { type KeptProcess, keepProcess } from './keep-process.ts';
import { openPacketFilter } from './packet-filter.ts';

/** The vendors' common secret of a world that keeps nothing of anybody. */
export const SECRET = 'a secret of the faults, which keeps nothing of anybody';

/** How many members do each thing. */
const PLAYERS = 4;
const SENDERS = 2;
const DEPOSITORS = 2;
const SEATS = 2;

const CONNECTIONS = 8;

/** Who does what: nobody does two things, so that each balance tells of one. */
export interface People {
  players: BenchPlay[];
  senders: BenchPerson[];
  depositors: BenchPerson[];
  seats: BenchPerson[];
  /** Who does nothing by themselves. */
  others: BenchPerson[];
}

/** Two servers, one of them behind PgBouncer, the games' service and their database behind a network that can be parted. */
export interface World {
  host: string;
  /** Where visitors seem to come from, where that counts; else from this machine. */
  addressOf: (() => string) | null;
  /** Of the two servers. */
  ports: readonly [number, number];
  gamesPort: number;
  servers: readonly [KeptProcess, KeptProcess];
  games: KeptProcess;
  /** Kills PgBouncer; another one takes its place, at the same address. */
  killBouncer: () => Promise<void>;
  carrier: Carrier;
  merchantId: number;
  currency: string;
  /** What each member began with. */
  firstMinor: number;
  people: People;
  /** The owner's, past the network; of the server that is the primary now. */
  open: () => Promise<Connection>;
  close: () => Promise<void>;
}

/** Variables of a process. */
type Environment = Record<string, string>;

/** What may be otherwise. */
export interface WorldOptions {
  /** The server that takes writes now. */
  primary: () => Pick<DebianServer, 'urlOf'>;
  folder: string;
  /** The brand that is played on; the first one when left out. */
  code?: string;
  /** The environment of both servers. */
  env?: Environment;
  /** That of the second server, where it lives in a world of its own. */
  secondEnv?: Environment;
  /** How many members do nothing by themselves. */
  others?: number;
  /** Where each visitor of the load seems to come from, in place of this machine. */
  addressOf?: () => string;
  /** Whether the network can be one that acknowledges nothing. */
  drops?: boolean;
}

const SERVE = path.join(import.meta.dirname, 'serve.ts');
const GAMES = path.resolve(import.meta.dirname, '../../src/vendor/main.ts');

/** The members, with money and what they need. */
const makePeople = async (
  url: string,
  { code, others = 0 }: WorldOptions,
): Promise<Pick<World, 'merchantId' | 'currency' | 'firstMinor' | 'people'>> => {
  const { database, close } = await connect(url, { connections: 2 });
  await importCatalogue(database);
  await importMerchants(database, await readFaultMerchants(), contentImports);
  const all = PLAYERS + SENDERS + DEPOSITORS + SEATS + others;
  const context = await makeBenchContext(database, all, code);
  const take = (count: number) => context.people.splice(0, count);
  const players = take(PLAYERS);
  const people = {
    players: await makePlays(database, { ...context, people: players }),
    senders: take(SENDERS),
    depositors: take(DEPOSITORS),
    seats: take(SEATS),
    others: take(others),
  };
  const { merchantId, currency } = context;
  const memberId = people.senders[0]?.memberId ?? 0;
  const { cash } = await readBalances(database, merchantId, memberId, currency);
  await close();
  return { merchantId, currency, firstMinor: cash.balanceMinor, people };
};

/** A PgBouncer that has a successor at the same address when it is killed. */
const keepBouncer = async (databaseUrl: string) => {
  const plan = { ...(await providePgbouncer()), connections: CONNECTIONS };
  let bouncer = await startPgbouncer(databaseUrl, plan);
  const url = bouncer.urlOf(databaseUrl);
  return {
    url,
    kill: async (): Promise<void> => {
      await bouncer.kill();
      bouncer = await startPgbouncer(databaseUrl, { ...plan, port: Number(new URL(url).port) });
    },
    stop: () => bouncer.stop(),
  };
};

/** A game whose round is one act. */
export const diceGames = catalogue.filter(
  (game) => game.isGame === 'GAME' && modelOf(game)?.kind === 'dice',
);

/** Starts the two servers, one of them behind a pooler. */
const startServers = async (
  { folder, env: ofBoth = {}, secondEnv = {} }: WorldOptions,
  { databaseUrl, poolUrl, env }: { databaseUrl: string; poolUrl: string; env: Environment },
): Promise<Pick<World, 'ports' | 'servers'>> => {
  const ports = [await ownPort(), await ownPort()] as const;
  const serve = async (port: number, pool: string, more: Environment) => {
    const stateDir = path.join(folder, `server-${port}`);
    await mkdir(stateDir, { recursive: true });
    const args = [SERVE, String(port), stateDir, databaseUrl, pool];
    return keepProcess(args, { ...env, ...ofBoth, ...more });
  };
  const servers = [
    await serve(ports[0], poolUrl, {}),
    await serve(ports[1], '', secondEnv),
  ] as const;
  return { ports, servers };
};

/** Starts it all over a database that is made here. */
export const startWorld = async (options: WorldOptions): Promise<World> => {
  const { primary, code = FAULT_CODES.first, addressOf = null } = options;
  const url = () => primary().urlOf('livery');
  await (await openOn(primary())).close();
  const made = await makePeople(url(), options);
  const filter = options.drops ? await openPacketFilter() : undefined;
  const carrier = await startCarrier(Number(new URL(url()).port), filter && { filter });
  const databaseUrl = carrier.urlOf(url());
  const bouncer = await keepBouncer(databaseUrl);
  const gamesPort = await ownPort();
  const env = {
    LIVERY_GAMES_URL: `http://127.0.0.1:${gamesPort}`,
    LIVERY_VENDOR_SECRET: SECRET,
  };
  const poolUrl = bouncer.url;
  const { ports, servers } = await startServers(options, { databaseUrl, poolUrl, env });
  const games = await keepProcess([GAMES], {
    ...env,
    LIVERY_PLATFORM_URL: `http://127.0.0.1:${ports[0]}`,
    LIVERY_GAMES_DATABASE_URL: `${databaseUrl}_games`,
    LIVERY_GAMES_PORT: String(gamesPort),
    LIVERY_RATE_FACTOR: '1000000',
  });
  return {
    host: `${code}.localhost`,
    addressOf,
    ports,
    gamesPort,
    servers,
    games,
    killBouncer: bouncer.kill,
    carrier,
    ...made,
    open: () => connect(url(), { connections: 2 }),
    close: async () => {
      await Promise.all([...servers, games].map((each) => each.stop()));
      await bouncer.stop();
      await carrier.close();
      await filter?.close();
    },
  };
};
