import { setTimeout as wait } from 'node:timers/promises';
import { affiliateCheck } from '#api/affiliate.ts';
import { provideValkey } from '../valkey/provide-valkey.ts';
import { startValkey, type ValkeyServer } from '../valkey/start-valkey.ts';
import { bear } from './bear.ts';
import { type Carrier, startCarrier } from './carrier.ts';
import type { Fault, Measured, Place } from './fault.ts';
import { makePair, type PairGround } from './kills.ts';
import { comingFrom, send } from './send.ts';
import type { World } from './world.ts';

/** The load has no limits in its way, and a call that is looked at has one of so many a minute. */
const FACTOR = 10;
const MOST = (affiliateCheck.perMinute ?? 0) * FACTOR;

/** A limit's window. */
const WINDOW_MS = 60_000;

const AT_ONCE = 6;

/** One that has been started is used once a window has passed. */
const LOOK_EVERY_MS = 2000;

/** Addresses of a private network: one for each visitor. */
const createAddresses = () => {
  let number = 0;
  return (): string => {
    number += 1;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  };
};

const addressOf = createAddresses();

/** A visitor who calls as quickly as possible, at both servers in turn. */
const createVisitor = ({ host, ports }: World) => {
  const address = addressOf();
  const begunAt = performance.now();
  const strange = new Map<number, number>();
  let passed = 0;
  const call = async (turn: number): Promise<void> => {
    const { path } = affiliateCheck;
    const port = ports[turn % 2] ?? 0;
    // It asks for nothing, so that what is let through ends at its input, and costs little.
    const { status } = await send({
      port,
      host,
      method: 'GET',
      path,
      headers: comingFrom(address),
    });
    // What comes later is of the next window.
    if (performance.now() - begunAt > WINDOW_MS) return;
    if (status === 400) passed += 1;
    else if (status !== 429) strange.set(status, (strange.get(status) ?? 0) + 1);
  };
  return {
    /** @returns how many of so many calls were let through */
    callTimes: async (times: number): Promise<number> => {
      const before = passed;
      let turn = 0;
      const caller = async (): Promise<void> => {
        while (turn < times) await call(turn++);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, caller));
      return passed - before;
    },
    passed: () => passed,
    strange: () => [...strange].map(([status, count]) => `${count} counted calls were ${status}`),
  };
};

interface ValkeyGround extends PairGround {
  /** The network between Valkey and the second server. */
  carrier: Carrier;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  freeze: () => void;
  wake: () => void;
}

/** How Valkey goes, and how it comes back. */
interface Way {
  name: string;
  go: (ground: ValkeyGround) => unknown;
  back: (ground: ValkeyGround) => unknown;
}

const ways: readonly Way[] = [
  // One that is started again has forgotten what it gave.
  { name: 'killed', go: ({ kill }) => kill(), back: ({ start }) => start() },
  { name: 'silent', go: ({ freeze }) => freeze(), back: ({ wake }) => wake() },
  {
    name: 'parted',
    go: ({ carrier }) => carrier.set('silent'),
    back: ({ carrier }) => carrier.set('carries'),
  },
];

/** Waits until a visitor who comes new is let through as by a Valkey that is there, and has been for a window. */
const untilBack = async (world: World): Promise<number> => {
  const begunAt = performance.now();
  while ((await createVisitor(world).callTimes(MOST / 2)) < MOST / 2) await wait(LOOK_EVERY_MS);
  return (performance.now() - begunAt) / 1000;
};

interface Found {
  figures: Record<string, number>;
  faults: string[];
}

/** One visitor before, while and after Valkey is away, another one who comes while it is. */
const goOnce = async (world: World, ground: ValkeyGround, way: Way): Promise<Found> => {
  const { name, go, back } = way;
  const old = createVisitor(world);
  const before = await old.callTimes(MOST / 2);
  await go(ground);
  const young = createVisitor(world);
  const [oldAway, youngAway] = [await old.callTimes(MOST), await young.callTimes(2 * MOST)];
  const whileAway = old.passed();
  await back(ground);
  await old.callTimes(2 * MOST);
  await young.callTimes(MOST);
  const backS = await untilBack(world);
  return {
    figures: {
      [`${name}PassedAgain`]: oldAway,
      [`${name}PassedOfNew`]: youngAway,
      [`${name}PassedInAll`]: old.passed(),
      [`${name}BackS`]: backS,
    },
    faults: [
      ...(before < MOST / 2 ? [`with Valkey ${before} of ${MOST / 2} calls were let through`] : []),
      ...(whileAway > MOST ? [`${whileAway} calls passed a limit of ${MOST}, Valkey ${name}`] : []),
      ...(youngAway === 0 ? [`nobody who came new was let through, Valkey ${name}`] : []),
      ...[old, young]
        .filter((visitor) => visitor.passed() > MOST)
        .map((visitor) => `${visitor.passed()} calls passed a limit of ${MOST}, Valkey ${name}`),
      ...old.strange(),
      ...young.strange(),
    ],
  };
};

const breakValkey = async (
  { world, load, times }: Place,
  ground: ValkeyGround,
): Promise<Measured> => {
  const figures: Record<string, number> = { limit: MOST };
  const faults: string[] = [];
  await untilBack(world);
  for (let time = 0; time < times; time += 1)
    for (const way of ways) {
      await load.until(1);
      const found = await goOnce(world, ground, way);
      for (const [name, figure] of Object.entries(found.figures))
        figures[name] = Math.max(figures[name] ?? 0, figure);
      faults.push(...found.faults);
    }
  const refused = load.statuses()['429'] ?? 0;
  return { figures, faults: [...faults, ...(refused > 0 ? [`${refused} answers were 429`] : [])] };
};

const makeGround = async (folder: string): Promise<ValkeyGround> => {
  const pair = await makePair(folder);
  const program = await provideValkey();
  let server: ValkeyServer = await startValkey(program);
  const { port, url } = server;
  const carrier = await startCarrier(port);
  return {
    ...pair,
    carrier,
    kill: () => server.stop(),
    start: async () => {
      server = await startValkey({ ...program, port });
    },
    freeze: () => void process.kill(server.pid, 'SIGSTOP'),
    wake: () => void process.kill(server.pid, 'SIGCONT'),
    world: {
      env: { LIVERY_VALKEY_URL: url, LIVERY_RATE_FACTOR: String(FACTOR) },
      secondEnv: { LIVERY_VALKEY_URL: carrier.urlOf(url) },
      addressOf,
    },
    close: async () => {
      await carrier.close();
      await server.stop();
      await pair.close();
    },
  };
};

/** Valkey is away: limits are stricter, never looser, and nobody notices but who calls too often. */
export const valkeyAway: Fault = {
  name: 'valkey',
  title: 'Valkey is killed and started again, silent, and out of reach of one of two servers',
  run: (times) => bear({ fault: 'valkey', times, makeGround, breakIt: breakValkey }),
};
