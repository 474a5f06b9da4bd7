import { databaseCpuMs } from '../../platform/cpu-ms.ts';
import { runPgbench } from '../../platform/pgbench.ts';
import type { ServerProcess } from '../../platform/server-process.ts';
import { countTransfers, lengthenPasses, type MoneyCall, type MoneyPlace } from './money-place.ts';

/** How one call did for a while. */
export interface Taken {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  refused: number;
  /** Processor time of the servers and of the database for one call, in milliseconds. */
  serverMs: number;
  databaseMs: number;
}

/** What one round came to. */
export interface MoneyRound {
  postingByPgbench: Taken;
  betByPgbench: Taken;
  winByPgbench: Taken;
  postings: Taken;
  bets: Taken;
  wins: Taken;
  /** From 200 connections. */
  postingsOfMany: Taken;
  betsOfMany: Taken;
  /** Over two servers. */
  postingsByTwo: Taken;
  betsByTwo: Taken;
}

export interface RoundOptions {
  seconds: number;
  /** Connections of a usual load. */
  connections: number;
  pgbench: string;
}

const MANY = 200;
const CLIENTS = 32;

/** More than two cores do (1,500 was too few on a quiet machine); where they end the rest is refused and told. */
const WINS_PER_SECOND = 2500;

const cpuOf = async (servers: readonly ServerProcess[]): Promise<number> => {
  const used = await Promise.all(servers.map(({ usage }) => usage()));
  return used.reduce((sum, { cpuSeconds }) => sum + cpuSeconds * 1000, 0);
};

/** Transfers of the ledger and processor time from before to after, whoever wrote them. */
const measure = async (
  place: MoneyPlace,
  servers: readonly ServerProcess[],
  seconds: number,
  work: () => Promise<{ p50Ms: number; p99Ms: number; refused: number }>,
): Promise<Taken> => {
  const { database } = place.opened;
  const transfers = await countTransfers(place);
  const before = [await cpuOf(servers), await databaseCpuMs(database)] as const;
  const answered = await work();
  const after = [await cpuOf(servers), await databaseCpuMs(database)] as const;
  const calls = (await countTransfers(place)) - transfers;
  return {
    ...answered,
    perSecond: calls / seconds,
    serverMs: (after[0] - before[0]) / Math.max(1, calls),
    databaseMs: (after[1] - before[1]) / Math.max(1, calls),
  };
};

/** Takes every figure once, each call over HTTP next to pgbench. */
export const takeRound = async (
  place: MoneyPlace,
  { seconds, connections, pgbench }: RoundOptions,
): Promise<MoneyRound> => {
  const { one, two, bet, posting, win, opened } = place;
  await place.prepareWins(seconds * WINS_PER_SECOND);
  const byPgbench = async ({ script }: MoneyCall): Promise<Taken> => {
    await lengthenPasses(place, seconds);
    return measure(place, [], seconds, async () => {
      runPgbench(pgbench, opened.url, script, { connections: CLIENTS, seconds });
      return { p50Ms: 0, p99Ms: 0, refused: 0 };
    });
  };
  const send = (call: MoneyCall, servers: readonly ServerProcess[], from = connections) =>
    measure(place, servers, seconds, () => call.send(servers, from, seconds));
  return {
    postingByPgbench: await byPgbench(posting),
    postings: await send(posting, [one]),
    postingsByTwo: await send(posting, [one, two]),
    postingsOfMany: await send(posting, [one], MANY),
    betByPgbench: await byPgbench(bet),
    bets: await send(bet, [one]),
    betsByTwo: await send(bet, [one, two]),
    betsOfMany: await send(bet, [one], MANY),
    winByPgbench: await byPgbench(win),
    wins: await send(win, [one]),
  };
};
