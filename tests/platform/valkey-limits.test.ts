import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { createSharedLimits } from '#platform/base/http/shared-limits.ts';
import { openValkey, type Valkey } from '#platform/base/valkey/open-valkey.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { keepLog } from '../support/log-lines.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { startValkey, whyNoValkey } from '../support/valkey.ts';

const missing = await whyNoValkey();
if (missing) reportSkipped(missing);

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let pools: Connection[] = [];
const opened: { end: () => unknown }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  pools = [await connect(database.url), await connect(database.url)];
});

afterAll(async () => {
  await Promise.all(pools.map(({ close }) => close()));
  await database.close();
});

afterEach(async () => {
  for (const { end } of opened.splice(0)) await end();
});

/** One that writes to disk before it answers: what it gave is known from its start on. */
const server = async (plan: Parameters<typeof startValkey>[0] = {}) => {
  const valkey = await startValkey({ keeps: true, ...plan });
  opened.unshift({ end: valkey.stop });
  return valkey;
};

/** Waits longer than a platform does: on a machine that has much to do a good answer may come late. */
const client = async (url: string, log = keepLog('warn'), isThere = true): Promise<Valkey> => {
  const valkey = await openValkey(url, log.log, { answerWithinMs: 5000 });
  opened.unshift({ end: valkey.close });
  if (isThere) await expect.poll(() => valkey.isUp()).toBe(true);
  return valkey;
};

type Pass = (key: string, most: number) => Promise<boolean>;

/** One call at a process with a connection and a Valkey of its own. */
const processOf = (at: number, valkey: Valkey): Pass => {
  const own = pools[at % pools.length];
  if (!own) throw new Error('there is no such connection');
  const store = new (createSharedLimits(own.database, valkey))({});
  return (key, most) =>
    new Promise((resolve, reject) => {
      store.incr(
        key,
        (error, said) => (error ? reject(error) : resolve((said?.current ?? 0) <= most)),
        HOUR_MS,
        most,
      );
    });
};

/** How many of so many calls pass, at processes in turn. */
const passing = async (processes: Pass[], key: string, most: number, calls: number) => {
  const passed = await Promise.all(
    Array.from({ length: calls }, async (_, at) => processes[at % processes.length]?.(key, most)),
  );
  return passed.filter(Boolean).length;
};

const rowsOf = async (key: string): Promise<number> => {
  const { rows } = await database.pool.query('select from shared_limit where key like $1', [
    `%${key}`,
  ]);
  return rows.length;
};

test.skipIf(missing).each([1, 7, 20, 50, 300])(
  'of a limit of %i two processes let through no more together, and nearly all of it',
  async (most) => {
    const { url } = await server();
    const both = [processOf(0, await client(url)), processOf(1, await client(url))];
    const key = `together ${most}`;

    const passed = await passing(both, key, most, 3 * most);

    // A tenth is kept for the rows, and a process may have a tenth of the rest that it does not use.
    expect(passed).toBeLessThanOrEqual(most);
    expect(passed).toBeGreaterThanOrEqual(most - 2 * Math.floor(most / 10));
    expect(await rowsOf(key)).toBe(most < 20 ? 1 : 0);
  },
);

test.skipIf(missing)(
  'without Valkey, hung or dead, the rows let through a tenth, never more than the limit in all; it returns by itself',
  async () => {
    const log = keepLog('warn');
    const { url, port, pid, stop } = await server({ password: 'a secret of Valkey' });
    const valkey = await client(url, log);
    const one = processOf(0, valkey);
    const before = await passing([one], 'lost', 100, 40);

    process.kill(pid, 'SIGSTOP');
    const whileHung = await passing([one], 'lost', 100, 100);
    const anothers = await passing([one], 'another', 100, 100);
    await stop();
    const whileDead = await passing([one], 'lost', 100, 100);

    expect(before).toBe(40);
    // What the process had left of its last part, and the tenth of the rows.
    expect(whileHung).toBeGreaterThan(0);
    expect(before + whileHung + whileDead).toBeLessThanOrEqual(100);
    expect(anothers).toBe(10);
    expect(valkey.isUp()).toBe(false);
    await server({ port, password: 'a secret of Valkey' });
    await expect.poll(() => valkey.isUp()).toBe(true);
    expect(await passing([one], 'returned', 100, 100)).toBe(90);
    expect(await rowsOf('returned')).toBe(0);
    expect(log.entries().map(({ msg }) => msg)).toEqual([
      'Valkey is away: rate limits are stricter meanwhile',
      'Valkey answers again',
    ]);
    expect(log.text()).not.toContain('a secret of Valkey');
  },
);

test.skipIf(missing)(
  'for what a Valkey forgot when it was killed nobody is let through twice: it counts again for windows that began since',
  async () => {
    const log = keepLog('warn');
    const { url, port, stop } = await server();
    const valkeys = [await client(url, log), await client(url)];
    const both = valkeys.map((valkey, at) => processOf(at, valkey));
    const before = await passing(both, 'forgotten', 300, 200);
    await stop();
    await server({ port, keeps: false });
    await expect.poll(() => valkeys.every((valkey) => valkey.isUp())).toBe(true);

    const after = await passing(both, 'forgotten', 300, 900);

    expect(before).toBe(200);
    expect(before + after).toBeLessThanOrEqual(300);
    // Whether anybody was given a part of this one, it does not know, either: the tenth of the rows is left.
    expect(await passing(both, 'new', 300, 900)).toBe(30);
    const part = { want: 5, most: 270 };
    await expect(valkeys[0]?.take('new', { ...part, windowMs: HOUR_MS })).rejects.toThrow('window');
    expect((await valkeys[0]?.take('new', { ...part, windowMs: 1 }))?.slice(0, 2)).toEqual([5, 5]);
    expect(log.entries().at(-1)).toMatchObject({
      msg: 'Valkey has been started just now: rate limits are stricter for one window',
    });
  },
);

test.skipIf(missing)('a Valkey that writes to disk goes on where it was killed', async () => {
  const keptIn = await mkdtemp(path.join(os.tmpdir(), 'valkey-kept-'));
  opened.push({ end: () => rm(keptIn, { recursive: true }) });
  const { url, port, stop } = await server({ keptIn });
  const valkey = await client(url);
  const before = await passing([processOf(0, valkey)], 'kept', 300, 200);
  await stop();
  await server({ port, keptIn });
  await expect.poll(() => valkey.isUp()).toBe(true);

  const after = await passing([processOf(0, valkey)], 'kept', 300, 900);

  expect(before).toBe(200);
  // Another process takes none of what the former one had left of its part.
  expect(before + after).toBeGreaterThanOrEqual(300 - 27 - 30);
  expect(before + after).toBeLessThanOrEqual(300);
});

test.skipIf(missing)(
  'one that may write to disk some time later is not believed to know all of a window',
  async () => {
    const { url } = await server({ keeps: 'later' });
    const one = processOf(0, await client(url));

    expect(await passing([one], 'later', 300, 900)).toBe(30);
  },
);

test.skipIf(missing)(
  'where one process reaches Valkey and the other does not, both together keep the limit',
  async () => {
    const { url } = await server();
    const gone = await startValkey();
    await gone.stop();
    const cutOff = await client(gone.url, undefined, false);

    const both = [processOf(0, await client(url)), processOf(1, cutOff)];

    expect(cutOff.isUp()).toBe(false);
    expect(await passing(both, 'cut off', 200, 800)).toBe(200);
  },
);

test.skipIf(missing)('a wrong password is told as Valkey’s being away', async () => {
  const { url } = await server({ password: 'right' });
  const log = keepLog('warn');

  const valkey = await client(url.replace('right', 'wrong'), log, false);

  expect(valkey.isUp()).toBe(false);
  expect(await passing([processOf(0, valkey)], 'wrong', 100, 100)).toBe(10);
  expect(log.entries()).toMatchObject([{ msg: expect.stringContaining('Valkey is away') }]);
});

test.each(['http://host', 'host:6379', 'valkey://host/sessions', 'valkey://'])(
  '%s is refused as an address, without what it says',
  async (url) => {
    await expect(openValkey(url, keepLog('warn').log)).rejects.toMatchObject({
      code: 'invalid_setting',
      message: expect.stringMatching(/^LIVERY_VALKEY_URL is no address/),
    });
  },
);
