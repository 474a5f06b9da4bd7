import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemStatus } from '#api/system.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { addCell, openCell } from '#platform/app/cells/cells.ts';
import { moveBrand } from '#platform/app/cells/move-brand.ts';
import { withMove } from '#platform/app/cells/with-move.ts';
import { type Connection, connect } from '#platform/base/database/connect.ts';
import { ownPort } from '../../../cli/base/free-port.ts';
import { type ServerProcess, startServer } from '../../bench/platform/server-process.ts';
import { shareVendorSecret } from '../../bench/play/sign-message.ts';
import { send } from '../../faults/send.ts';
import {
  CELL_SETTINGS,
  type CellCluster,
  startCellCluster,
} from '../../bench/platform/cell-cluster.ts';
import { makeStateDir } from '../../bench/platform/make-state-dir.ts';
import { readSaturdayMerchants } from './brands.ts';
import { type Guest, makeGuests } from './people.ts';

/** A brand that is played. */
export interface PlayedBrand {
  code: string;
  merchantId: number;
  host: string;
  /** Where it is served. */
  port: number;
  /** A channel through the sandbox, with the least that it takes. */
  channel: { id: string; minimumMinor: number };
  /** One for each visit, in their order. */
  guests: Guest[];
}

/** A whole stack with brands of its own. */
export interface Cell {
  name: string;
  server: ServerProcess;
  metricsPort: number;
  /** As the owner, who sees every row. */
  owner: Connection;
  brands: PlayedBrand[];
}

/** Two cells, ready to be played at. */
export interface SaturdayWorld {
  cells: Cell[];
  /** Those of the first cell come first. */
  brands: PlayedBrand[];
  close: () => Promise<void>;
}

/** A cell before it has brands. */
interface Stack {
  name: string;
  cluster: CellCluster;
  server: ServerProcess;
  metricsPort: number;
}

const SERVE = path.join(import.meta.dirname, 'serve.ts');

/** Where nothing listens: a launch only says where the games are, and nobody here goes there. */
const NO_GAMES = 'http://127.0.0.1:9';

/** The second cell's name, and where its address is looked for. */
const SECOND = { name: 'b', addressIn: 'LIVERY_CELL_B_URL' };

/** For how many seconds a brand may be closed: nobody plays there yet. */
const CLOSED_AT_MOST = 300;

/** What is to be closed in the end, the last first. */
type Endings = (() => Promise<unknown>)[];

const startStack = async (
  name: string,
  cluster: CellCluster,
  { folder, brandsOfCell, endings }: { folder: string; brandsOfCell: number; endings: Endings },
): Promise<Stack> => {
  const stateDir = path.join(folder, name);
  await mkdir(stateDir, { recursive: true });
  const metricsPort = await ownPort();
  const args = [String(metricsPort), String(brandsOfCell)];
  const server = await startServer(cluster.url, stateDir, '', { program: SERVE, args });
  endings.push(server.stop);
  return { name, cluster, server, metricsPort };
};

/** Leads brands of the first cell to the second one, as `livery platform move` does. */
const moveBrands = async (codes: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const first = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, env);
  try {
    for (const code of codes)
      await withMove(first, { code, to: SECOND.name, env }, (ends) =>
        moveBrand({ ...ends, closedAtMost: CLOSED_AT_MOST, tell: () => {} }),
      );
  } finally {
    await first.close();
  }
};

/** Until its server serves a brand. */
const untilServed = async (port: number, host: string): Promise<void> => {
  while ((await send({ port, host, method: 'GET', path: systemStatus.path })).status !== 200)
    await wait(100);
};

const openBrand = async (
  { server }: Stack,
  { database }: Connection,
  { code, config }: ResolvedMerchant,
  guests: number,
): Promise<PlayedBrand> => {
  const host = `${code}.localhost`;
  await untilServed(server.port, host);
  const { id: merchantId, currency } = await database
    .selectFrom('merchant')
    .select(['id', 'currency'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const channel = config.payments.channels.find(({ provider }) => provider === 'sandbox');
  if (!channel) throw new Error(`${code} has no channel through the sandbox.`);
  const { id, minimumMinor } = channel;
  return {
    code,
    merchantId,
    host,
    port: server.port,
    channel: { id, minimumMinor },
    guests: await makeGuests(database, { merchantId, currency }, guests),
  };
};

const startStacks = async (
  brandsOfCell: number,
  settings: string[],
  endings: Endings,
): Promise<[Stack, Stack]> => {
  shareVendorSecret();
  process.env['LIVERY_GAMES_URL'] = NO_GAMES;
  const folder = await makeStateDir('saturday');
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const place = { folder, brandsOfCell, endings };
  const cluster = async (name: string) => {
    const started = await startCellCluster(name, settings);
    endings.push(started.stop);
    return started;
  };
  const [first, second] = [await cluster('a'), await cluster('b')];
  const env = { DATABASE_URL: first.url, [SECOND.addressIn]: second.url };
  const stack = await startStack('first', first, place);
  const opened = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, env);
  await addCell(opened, SECOND, env).finally(opened.close);
  const other = await startStack(SECOND.name, second, place);
  const merchants = await readSaturdayMerchants(brandsOfCell);
  await moveBrands(
    merchants.slice(brandsOfCell).map(({ code }) => code),
    env,
  );
  return [stack, other];
};

/** What a world is made of. */
export interface WorldOptions {
  /** How many brands each cell has. */
  brandsOfCell: number;
  /** How many guests each brand has, by its number. */
  guests: readonly number[];
  /** Settings of each PostgreSQL, where they are others than a cell's. */
  settings?: string[];
}

/** Starts two cells, moves half of the brands to the second one, and invites the guests. */
export const startSaturdayWorld = async (options: WorldOptions): Promise<SaturdayWorld> => {
  const { brandsOfCell, guests, settings = CELL_SETTINGS } = options;
  const endings: Endings = [];
  const close = async (): Promise<void> => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    const merchants = await readSaturdayMerchants(brandsOfCell);
    const stacks = await startStacks(brandsOfCell, settings, endings);
    const cells: Cell[] = [];
    for (const [at, stack] of stacks.entries()) {
      const owner = await connect(stack.cluster.url, { connections: 2 });
      endings.push(owner.close);
      const brands: PlayedBrand[] = [];
      for (let number = at * brandsOfCell; number < (at + 1) * brandsOfCell; number += 1) {
        const merchant = merchants[number];
        if (merchant) brands.push(await openBrand(stack, owner, merchant, guests[number] ?? 0));
      }
      const { name, server, metricsPort } = stack;
      cells.push({ name, server, metricsPort, owner, brands });
    }
    return { cells, brands: cells.flatMap(({ brands }) => brands), close };
  } catch (error) {
    await close();
    throw error;
  }
};
