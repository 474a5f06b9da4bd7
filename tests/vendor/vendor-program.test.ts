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
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
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

test('the command prints the folder of the pages that the program serves', async () => {
  const { code, stdout } = await requestLivery(['games', 'pages', '--json']);

  expect(code).toBe(0);
  const { folder } = JSON.parse(stdout) as { folder: string };
  expect(existsSync(path.join(folder, 'compile.json'))).toBe(true);
});
