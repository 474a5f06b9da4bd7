import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { setUpGames } from '../support/vendor-messages.ts';

let platform: TestPlatform;
let games: http.Server | null = null;
let asked: string[] = [];

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
});

afterEach(async () => {
  delete process.env['LIVERY_GAMES_URL'];
  delete process.env['LIVERY_VENDOR_SECRET'];
  await closeGames();
  asked = [];
});

afterAll(() => platform.close());

/** A service of games as far as its health call goes. */
const openGames = async (port: number, answer: (response: http.ServerResponse) => void) => {
  games = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => games?.listen(port, '127.0.0.1', resolve));
  const opened = games.address() as AddressInfo;
  setUpGames();
  process.env['LIVERY_GAMES_URL'] = `http://games.localhost:${opened.port}`;
  return opened.port;
};

const closeGames = async (): Promise<void> => {
  const closed = new Promise((resolve) => (games ? games.close(resolve) : resolve(null)));
  games?.closeAllConnections();
  await closed;
  games = null;
};

const ready = async () => {
  const { status, text, headers } = await platform.send(
    { host: 'alpha.localhost' },
    { path: '/readyz' },
  );
  return { status, body: JSON.parse(text) as unknown, again: headers['retry-after'] };
};

const READY = { status: 200, body: { status: 'ready' }, again: undefined };
/** A balancer that asks leaves it where it is. */
const NO_GAMES = {
  status: 200,
  body: { status: 'ready', reasons: ['games unreachable'] },
  again: undefined,
};

test('it is ready while the games are away, and says that they are: they are no reason to send players elsewhere', async () => {
  expect(await ready()).toEqual(READY);
  const port = await openGames(0, (response) => response.end('{"ok":true}'));
  await expect.poll(async () => [await ready(), asked.includes('/health')]).toEqual([READY, true]);

  await closeGames();
  await expect.poll(ready).toEqual(NO_GAMES);
  expect(await platform.send({ host: 'alpha.localhost' }, { path: '/healthz' })).toMatchObject({
    status: 200,
  });

  await openGames(port, (response) => response.end('{"ok":true}'));
  await expect.poll(ready).toEqual(READY);
});

test('games that answer with a fault, or not at all, are away', async () => {
  const port = await openGames(0, (response) => response.writeHead(503).end());
  await expect.poll(ready).toEqual(NO_GAMES);
  await closeGames();
  await openGames(port, () => {});

  asked = [];
  await expect.poll(async () => [asked.length > 0, await ready()]).toEqual([true, NO_GAMES]);
});

test('whoever asks often does not ask the games as often', async () => {
  await openGames(0, (response) => response.end('{"ok":true}'));
  await expect.poll(ready).toEqual(READY);
  asked = [];

  await Promise.all(Array.from({ length: 50 }, ready));

  expect(asked.length).toBeLessThan(10);
});
