import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#api/session.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { countedAddress } from '#platform/base/http/network.ts';
import { createSharedLimits } from '#platform/base/http/shared-limits.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Killable, killServer, startProgram } from '../support/killable-server.ts';
import { sendAt } from '../support/platform.ts';

const HOUR_MS = 3_600_000;
const SERVER = path.resolve(import.meta.dirname, '../support/serve-restartable.ts');

let database: TestDatabase;
let pools: Connection[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  pools = [await connect(database.url), await connect(database.url)];
});

afterAll(async () => {
  await Promise.all(pools.map(({ close }) => close()));
  await database.close();
});

/** Two stores over connections of their own, as two processes have them. */
const openStores = () =>
  pools.map(({ database: own }) => {
    const Store = createSharedLimits(own);
    const store = new Store({});
    return (key: string, most: number): Promise<boolean> =>
      new Promise((resolve, reject) => {
        store.incr(
          key,
          (error, said) => (error ? reject(error) : resolve((said?.current ?? 0) <= most)),
          HOUR_MS,
          most,
        );
      });
  });

test.each([1, 7, 50, 300])(
  'of a limit of %i two processes let through no more together',
  async (most) => {
    const [one, two] = openStores();
    const key = `together ${most}`;

    const passed = await Promise.all(
      Array.from({ length: 3 * most }, async (_, at) => (at % 3 === 0 ? one : two)?.(key, most)),
    );

    // What one process has and does not use is lost to the other: a tenth at most.
    const count = passed.filter(Boolean).length;
    expect(count).toBeLessThanOrEqual(most);
    expect(count).toBeGreaterThanOrEqual(most - Math.floor(most / 10));
  },
);

test('one process after the other has what is left, and another key all of it', async () => {
  const [one, two] = openStores();
  for (let call = 0; call < 4; call += 1) expect(await one?.('left', 5)).toBe(true);

  expect(await two?.('left', 5)).toBe(true);
  expect(await two?.('left', 5)).toBe(false);
  expect(await one?.('left', 5)).toBe(false);
  expect(await one?.('another', 5)).toBe(true);
});

test('all addresses of an IPv6 /64 count as one', () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'].map(countedAddress);

  expect(new Set(same).size).toBe(1);
  expect(countedAddress('2001:db8:1:3::1')).not.toBe(same[0]);
});

test('who is refused by one server is refused by the other, from any address of the same /64', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-limits-'));
  process.env['DATABASE_URL'] = database.url;
  const servers: (Killable & { said: string })[] = [];
  for (let count = 0; count < 2; count += 1)
    servers.push(await startProgram(SERVER, [folder, '0', '0', '1']));
  const [one = 0, two = 0] = servers.map(({ said }) => Number(said));
  const ask = async (port: number, ip: string): Promise<number> => {
    const caller = { host: 'alpha.localhost', ip };
    return (await sendAt(port, caller, { method: login.method, path: login.path, body: {} }))
      .status;
  };
  const exhaust = async (): Promise<void> => {
    while ((await ask(one, '2001:db8:1:2::1')) !== 429);
  };

  // A minute may end between two requests: then it is tried again.
  await expect
    .poll(async () => {
      await exhaust();
      return ask(two, '2001:db8:1:2:3:4:5:6');
    })
    .toBe(429);
  expect(await ask(two, '2001:db8:1:3::1')).toBe(400);

  delete process.env['DATABASE_URL'];
  await Promise.all(servers.map(killServer));
  await rm(folder, { recursive: true, force: true });
});
