import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { walletTransfer } from '#api/wallet.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { BENCH_VENDOR } from '../bench/platform/bench-merchants.ts';
import type { BenchPerson } from '../bench/platform/make-bench-context.ts';
import { type NatsServer, startNats } from '../debian/start-nats.ts';
import { bear } from './bear.ts';
import type { Fault, Measured, Place } from './fault.ts';
import { makePair, type PairGround } from './kills.ts';
import { type Listener, listen } from './listen.ts';
import { send } from './send.ts';
import type { World } from './world.ts';

/** News that are waited for in each state of NATS, each way between two servers. */
const NEWS = 15;

/** NATS is given up after two of its pings are not answered: 10 to 15 s. */
const AWAY_MS = 20_000;

/** Long enough for servers to find it again. */
const BACK_MS = 8_000;

/** News that have not come by then do not come: rows are looked at twice a second. */
const COME_WITHIN_MS = 60_000;

/** Pauses of unequal length before a payment, so that it does not always come right after a look. */
const pauseMs = (number: number): number => (number * 137) % 500;

/** A member who pays at one server, and whose page is open at the other. */
interface Watched {
  pay: () => Promise<void>;
  listener: Listener;
  leftMinor: () => number;
}

const watchMember = async (
  { host, ports, firstMinor }: World,
  { token }: BenchPerson,
  paysAt: 0 | 1,
): Promise<Watched> => {
  const listener = await listen({ port: ports[paysAt === 0 ? 1 : 0], host, token });
  await listener.told(firstMinor, COME_WITHIN_MS);
  let leftMinor = firstMinor;
  const pay = async (): Promise<void> => {
    const body = { requestId: randomUUID(), from: 'MAIN', to: BENCH_VENDOR, amountMinor: 1 };
    const sent = { port: ports[paysAt], host, path: walletTransfer.path, token, body };
    while ((await send(sent)).status !== 200) await wait(50);
    leftMinor -= 1;
  };
  return { pay, listener, leftMinor: () => leftMinor };
};

/** How late the news of payments were, in ms after the answer; null for each that never came. */
const readLateness = async (watched: Watched, leastMs: number): Promise<(number | null)[]> => {
  const late: (number | null)[] = [];
  const until = performance.now() + leastMs;
  while (late.length < NEWS || performance.now() < until) {
    await wait(pauseMs(late.length));
    await watched.pay();
    const answeredAt = performance.now();
    const toldAt = await watched.listener.told(watched.leftMinor(), COME_WITHIN_MS);
    late.push(toldAt === null ? null : Math.max(0, toldAt - answeredAt));
    // Once is enough to know that they are lost.
    if (toldAt === null) break;
  }
  return late;
};

/** News of both ways in one state of NATS. */
const readState = async (all: readonly Watched[], leastMs = 0) => {
  const late = (await Promise.all(all.map((each) => readLateness(each, leastMs)))).flat();
  const came = late.filter((ms) => ms !== null).toSorted((one, other) => one - other);
  return {
    lost: late.length - came.length,
    count: came.length,
    medianMs: came[Math.floor(came.length / 2)] ?? 0,
    longestMs: came.at(-1) ?? 0,
  };
};

type State = Awaited<ReturnType<typeof readState>>;

/** What happens to NATS: how it goes, and how it comes back. */
interface Way {
  name: string;
  go: (nats: NatsServer) => unknown;
  back: (nats: NatsServer) => unknown;
}

const ways: readonly Way[] = [
  { name: 'killed', go: (nats) => nats.kill(), back: (nats) => nats.start() },
  { name: 'silent', go: (nats) => nats.freeze(), back: (nats) => nats.wake() },
];

/** The figures of each state: of several times the slowest. */
const join = (states: ReadonlyMap<string, State[]>): Record<string, number> =>
  Object.fromEntries(
    [...states].flatMap(([name, all]) => [
      [`${name}News`, all.reduce((sum, { count }) => sum + count, 0)],
      [`${name}MedianMs`, Math.max(...all.map(({ medianMs }) => medianMs))],
      [`${name}LongestMs`, Math.max(...all.map(({ longestMs }) => longestMs))],
    ]),
  );

const problemsOf = (states: ReadonlyMap<string, State[]>, all: readonly Watched[]): string[] => {
  const lost = [...states.values()].flat().reduce((sum, state) => sum + state.lost, 0);
  const again = all.reduce((sum, { listener }) => sum + listener.again(), 0);
  const ended = all.filter(({ listener }) => listener.isOver()).length;
  return [
    ...(lost > 0 ? [`${lost} news never came`] : []),
    ...(again > 0 ? [`${again} news came twice`] : []),
    ...(ended > 0 ? [`${ended} streams of events ended`] : []),
  ];
};

const breakNats = async (
  { world, times }: Place,
  { nats, carried }: NatsGround,
): Promise<Measured> => {
  const [one, other] = world.people.others;
  if (!one || !other) throw new Error('Nobody watches.');
  const all = [await watchMember(world, one, 0), await watchMember(world, other, 1)];
  const states = new Map<string, State[]>();
  let unused = 0;
  const look = async (name: string, leastMs?: number): Promise<void> => {
    const state = await readState(all, leastMs);
    states.set(name, [...(states.get(name) ?? []), state]);
  };
  /** The same where NATS is there: it has to have carried something. */
  const lookByHints = async (name: string): Promise<void> => {
    const before = await carried();
    await look(name, BACK_MS);
    if ((await carried()) === before) unused += 1;
  };
  for (let time = 0; time < times; time += 1)
    for (const { name, go, back } of ways) {
      await lookByHints('there');
      await go(nats);
      await look(name, AWAY_MS);
      await back(nats);
      await lookByHints('back');
    }
  for (const { listener } of all) listener.stop();
  return {
    figures: join(states),
    faults: [
      ...problemsOf(states, all),
      ...(unused > 0 ? [`${unused} times NATS was there and carried nothing`] : []),
    ],
  };
};

interface NatsGround extends PairGround {
  nats: NatsServer;
  /** How many messages it has taken since it began. */
  carried: () => Promise<number>;
}

const makeGround = async (folder: string): Promise<NatsGround> => {
  const pair = await makePair(folder);
  const figures = await ownPort();
  const nats = await startNats(() => `http: 127.0.0.1:${figures}\n`);
  return {
    ...pair,
    nats,
    carried: async () => {
      const answer = await fetch(`http://127.0.0.1:${figures}/varz`);
      return ((await answer.json()) as { in_msgs: number }).in_msgs;
    },
    world: { env: { LIVERY_NATS_URL: `nats://127.0.0.1:${nats.port}` }, others: 2 },
    close: async () => {
      await nats.remove();
      await pair.close();
    },
  };
};

/** NATS is away: news of other processes come later, each once. */
export const natsAway: Fault = {
  name: 'nats',
  title: 'NATS is killed and started again, then silent',
  run: (times) =>
    bear({
      fault: 'nats',
      times,
      makeGround,
      breakIt: breakNats,
    }),
};
