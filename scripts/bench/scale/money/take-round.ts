import { sql } from '#platform/base/database/sql.ts';
import { databaseCpuMs } from '../../platform/cpu-ms.ts';
import { runPgbench } from '../../platform/pgbench.ts';
import type { ServerProcess } from '../../platform/server-process.ts';
import type { MoneyCall } from './money-call.ts';
import { lengthenPasses, type MoneyPlace } from './money-place.ts';
import type { MoreCall, MoreCallName } from './more-calls.ts';

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

/** What one round of the other calls came to: each by pgbench and over HTTP, one after the other. */
export type CallsRound = Partial<Record<MoreCallName, { byPgbench: Taken; overHttp: Taken }>>;

export interface RoundOptions {
  seconds: number;
  /** Connections of a usual load. */
  connections: number;
  pgbench: string;
}

const MANY = 200;
const CLIENTS = 32;

/** More than two cores do (2,500 was too few on a quiet machine); where they end the rest is refused and told. */
const CALLS_PER_SECOND = 4000;

/** How often the ledger was written: rows, for pgbench counts also what was refused. */
const TRANSFERS = 'select count(*)::int as count from transfer';

const cpuOf = async (servers: readonly ServerProcess[]): Promise<number> => {
  const used = await Promise.all(servers.map(({ usage }) => usage()));
  return used.reduce((sum, { cpuSeconds }) => sum + cpuSeconds * 1000, 0);
};

const countBy = async ({ opened }: MoneyPlace, query: string): Promise<number> => {
  const { rows } = await sql.raw<{ count: number }>(query).execute(opened.database);
  return rows[0]?.count ?? 0;
};

/** Calls and processor time from before to after, whoever made them. */
const measure = async (
  place: MoneyPlace,
  servers: readonly ServerProcess[],
  { seconds, done = TRANSFERS }: { seconds: number; done?: string | undefined },
  work: () => Promise<{ p50Ms: number; p99Ms: number; refused: number }>,
): Promise<Taken> => {
  const { database } = place.opened;
  const doneBefore = await countBy(place, done);
  const before = [await cpuOf(servers), await databaseCpuMs(database)] as const;
  const { p50Ms, p99Ms, refused } = await work();
  const after = [await cpuOf(servers), await databaseCpuMs(database)] as const;
  const calls = (await countBy(place, done)) - doneBefore;
  return {
    p50Ms,
    p99Ms,
    refused,
    perSecond: calls / seconds,
    serverMs: (after[0] - before[0]) / Math.max(1, calls),
    databaseMs: (after[1] - before[1]) / Math.max(1, calls),
  };
};

/** Takes a call by pgbench, and over HTTP at some servers. */
const takeCalls = (place: MoneyPlace, { seconds, connections, pgbench }: RoundOptions) => ({
  byPgbench: async (
    { script }: MoneyCall,
    { done, clients = CLIENTS }: { done?: string; clients?: number | undefined } = {},
  ): Promise<Taken> => {
    await lengthenPasses(place, seconds);
    return measure(place, [], { seconds, done }, async () => {
      runPgbench(pgbench, place.opened.url, script, { connections: clients, seconds });
      return { p50Ms: 0, p99Ms: 0, refused: 0 };
    }).then((taken) => {
      if (taken.perSecond === 0) throw new Error(`pgbench did nothing by\n${script}`);
      return taken;
    });
  },
  send: (
    call: MoneyCall,
    servers: readonly ServerProcess[],
    { from = connections, done }: { from?: number; done?: string } = {},
  ): Promise<Taken> =>
    measure(place, servers, { seconds, done }, () => call.send(servers, from, seconds)),
});

/** Takes every figure once, each call over HTTP next to pgbench. */
export const takeRound = async (place: MoneyPlace, options: RoundOptions): Promise<MoneyRound> => {
  const { one, two, bet, posting, win } = place;
  await place.prepareWins(options.seconds * CALLS_PER_SECOND);
  const { byPgbench, send } = takeCalls(place, options);
  return {
    postingByPgbench: await byPgbench(posting),
    postings: await send(posting, [one]),
    postingsByTwo: await send(posting, [one, two]),
    postingsOfMany: await send(posting, [one], { from: MANY }),
    betByPgbench: await byPgbench(bet),
    bets: await send(bet, [one]),
    betsByTwo: await send(bet, [one, two]),
    betsOfMany: await send(bet, [one], { from: MANY }),
    winByPgbench: await byPgbench(win),
    wins: await send(win, [one]),
  };
};

/** Takes each of some other calls once over HTTP next to pgbench. */
export const takeCallsRound = async (
  place: MoneyPlace,
  calls: readonly MoreCall[],
  options: RoundOptions,
): Promise<CallsRound> => {
  const { byPgbench, send } = takeCalls(place, options);
  const round: CallsRound = {};
  for (const call of calls) {
    const { done, clients } = call;
    process.stderr.write(`${call.what}…\n`);
    // Before each: what the first has left open, the second would look through.
    const prepare = () => call.prepare?.(options.seconds * CALLS_PER_SECOND);
    await prepare();
    const own = await byPgbench(call, { done, clients });
    await prepare();
    round[call.name] = { byPgbench: own, overHttp: await send(call, [place.one], { done }) };
  }
  return round;
};
