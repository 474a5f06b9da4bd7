import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playSession } from '#api/play.ts';
import { gamesDatabaseUrl } from '#vendor/database/open-games-database.ts';
import { requestLivery } from '../build/request-livery.ts';
import { dropDatabase } from '../support/database.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { callAt, type TestPlatform } from '../support/platform.ts';
import { isWholeProof } from '../support/proof.ts';
import { launchTicket, VENDOR_SECRET } from '../support/vendor-messages.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../src/vendor/main.ts');
const dice = gameOfKind('dice');

let platform: TestPlatform;
let databaseUrl: string;

beforeAll(async () => {
  platform = await startGamesFixture(['dice']);
  databaseUrl = gamesDatabaseUrl(platform.databaseUrl);
});

afterAll(async () => {
  const { href, pathname } = new URL(databaseUrl);
  await dropDatabase(new URL('/postgres', href).href, pathname.slice(1));
  await platform.close();
});

const start = (env: Record<string, string>, input: 'pipe' | 'ignore' = 'pipe') => {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: [input, 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  // Not before everything is read that it said.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended };
};

/** The port that it says once it can be called. */
const portOf = async (child: ChildProcess): Promise<number> => {
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString()));
    child.once('exit', () => reject(new Error('it ended without a port')));
  });
  return (JSON.parse(line) as { port: number }).port;
};

test('the program serves as soon as it says its port, and ends with whoever started it', async () => {
  const { child, ended } = start({
    LIVERY_PLATFORM_URL: `http://127.0.0.1:${platform.port}`,
    LIVERY_VENDOR_SECRET: VENDOR_SECRET,
    LIVERY_GAMES_DATABASE_URL: databaseUrl,
  });
  const port = await portOf(child);
  const member = await openGambler(platform);
  const { ticket, vendor } = await launchTicket(platform, member, { nodeId: dice.nodeId });
  const opened = await callAt(port, { host: 'games.test' }, playSession, { vendor, ticket });
  const again = await callAt(port, { host: 'games.test' }, playSession, { vendor, ticket });

  // As it is when the parent is killed: nobody says anything, the pipe is gone.
  child.stdin?.destroy();

  expect(opened).toMatchObject({ ok: true, value: { facts: { game: { nodeId: dice.nodeId } } } });
  expect(again).toMatchObject({ ok: false, refusal: 'ticket_invalid' });
  expect(await ended).toBe(0);
});

test.runIf(isWholeProof)(
  'under a supervisor, which gives it no input, it goes on until a signal',
  async () => {
    const { child, ended } = start(
      {
        LIVERY_PLATFORM_URL: `http://127.0.0.1:${platform.port}`,
        LIVERY_VENDOR_SECRET: VENDOR_SECRET,
        LIVERY_GAMES_DATABASE_URL: databaseUrl,
      },
      'ignore',
    );
    const port = await portOf(child);
    const nobody = { vendor: 'NOBODY', ticket: 'none' };
    // Answered, however it is: an input that is at its end would have ended it by now.
    expect(await callAt(port, { host: 'games.test' }, playSession, nobody)).toMatchObject({
      ok: false,
    });
    expect(await callAt(port, { host: 'games.test' }, playSession, nobody)).toMatchObject({
      ok: false,
    });

    child.kill('SIGTERM');

    expect(await ended).toBe(0);
  },
);

test('without what it needs it says so and ends', async () => {
  const { child, ended } = start({ LIVERY_PLATFORM_URL: 'http://127.0.0.1:1' });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });

  expect(await ended).not.toBe(0);
  expect(said).toContain('LIVERY_VENDOR_SECRET is missing');
});

/** What it says in its errors, and how it ends; null where it serves. */
const startOrEnd = async (env: Record<string, string>) => {
  const { child, ended } = start(env);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const code = await Promise.race([
    portOf(child).then(
      () => null,
      () => ended,
    ),
    ended,
  ]);
  child.stdin?.destroy();
  await ended;
  return { code, said };
};

const NEEDED = () => ({
  LIVERY_PLATFORM_URL: `http://127.0.0.1:${platform.port}`,
  LIVERY_VENDOR_SECRET: VENDOR_SECRET,
  LIVERY_GAMES_DATABASE_URL: databaseUrl,
});

test('in production it starts only with a seal, good secrets and a public beacon, and names what lacks', async () => {
  const good = {
    ...NEEDED(),
    NODE_ENV: 'production',
    LIVERY_SEAL_KEY: 'kQ3vN8sT1xZ6bW0yH5dR9fJ2mL7pC4gA',
    LIVERY_VENDOR_SECRET: 'uP7cY2eK9wM4tB1nS6aX3qV8gZ5rD0hF',
    LIVERY_BEACON_URL: `http://127.0.0.1:9/${'5'.repeat(64)}`,
  };

  const bare = await startOrEnd({ ...NEEDED(), NODE_ENV: 'production' });
  const weak = await startOrEnd({ ...good, LIVERY_CHAIN_SECRET: 'change me' });
  const same = await startOrEnd({ ...good, LIVERY_CHAIN_SECRET: good.LIVERY_SEAL_KEY });

  expect(bare.code).toBe(1);
  expect(bare.said).toContain('It is not safe to serve players.');
  for (const name of ['LIVERY_SEAL_KEY', 'LIVERY_VENDOR_SECRET', 'LIVERY_BEACON_URL'])
    expect(bare.said).toContain(`  ${name}: `);
  expect(bare.said).not.toContain(VENDOR_SECRET);
  expect(weak).toMatchObject({ code: 1, said: expect.stringContaining('LIVERY_CHAIN_SECRET') });
  expect(same.said).toContain('LIVERY_CHAIN_SECRET: It is the same as LIVERY_SEAL_KEY.');
  expect(await startOrEnd(good)).toEqual({ code: null, said: '' });
});

test('it believes the addresses that trusted proxies say, and no others: each visitor has a limit of their own', async () => {
  const remaining = async (env: Record<string, string>): Promise<number[]> => {
    const { child, ended } = start({ ...NEEDED(), ...env });
    const port = await portOf(child);
    const left: number[] = [];
    for (const visitor of ['203.0.113.1', '203.0.113.2']) {
      const headers = { 'x-forwarded-for': visitor };
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { headers });
      left.push(Number(answer.headers.get('x-ratelimit-remaining')));
    }
    child.stdin?.destroy();
    await ended;
    return left;
  };
  const [first = 0, second = 0] = await remaining({ LIVERY_TRUSTED_PROXIES: '127.0.0.0/8' });
  const [one = 0, other = 0] = await remaining({ LIVERY_TRUSTED_PROXIES: '192.0.2.7' });

  expect(second).toBe(first);
  expect(other).toBe(one - 1);
});

test('proxies that are none are refused in words', async () => {
  const { code, said } = await startOrEnd({ ...NEEDED(), LIVERY_TRUSTED_PROXIES: 'nginx' });

  expect(code).toBe(1);
  expect(said).toContain('LIVERY_TRUSTED_PROXIES is "nginx". nginx is no address and no network');
});

test('the command prints the folder of the pages that the program serves', async () => {
  const { code, stdout } = await requestLivery(['games', 'pages', '--json']);

  expect(code).toBe(0);
  const { folder } = JSON.parse(stdout) as { folder: string };
  expect(existsSync(path.join(folder, 'compile.json'))).toBe(true);
});
