import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playSession } from '#api/play.ts';
import { gamesDatabaseUrl } from '#vendor/database/open-games-database.ts';
import { dropDatabase } from '../support/database.ts';
import { gameOfKind, openGambler, startGamesWorld } from '../support/games-world.ts';
import { callAt, type TestPlatform } from '../support/platform.ts';
import { launchTicket, VENDOR_SECRET } from '../support/vendor-messages.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../src/vendor/main.ts');
const dice = gameOfKind('dice');

let platform: TestPlatform;
let databaseUrl: string;

beforeAll(async () => {
  platform = await startGamesWorld(['dice']);
  databaseUrl = gamesDatabaseUrl(platform.databaseUrl);
});

afterAll(async () => {
  const { href, pathname } = new URL(databaseUrl);
  await dropDatabase(new URL('/postgres', href).href, pathname.slice(1));
  await platform.close();
});

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended };
};

test('the program serves as soon as it says its port, and ends with whoever started it', async () => {
  const { child, ended } = start({
    LIVERY_PLATFORM_URL: `http://127.0.0.1:${platform.port}`,
    LIVERY_VENDOR_SECRET: VENDOR_SECRET,
    LIVERY_GAMES_DATABASE_URL: databaseUrl,
  });
  const line = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString()));
  });
  const { port } = JSON.parse(line) as { port: number };
  const member = await openGambler(platform);
  const { ticket, vendor } = await launchTicket(platform, member, { nodeId: dice.nodeId });
  const opened = await callAt(port, { host: 'games.test' }, playSession, { vendor, ticket });
  const again = await callAt(port, { host: 'games.test' }, playSession, { vendor, ticket });

  // As it is when the parent is killed: nobody says anything, the pipe is gone.
  child.stdin.destroy();

  expect(opened).toMatchObject({ ok: true, value: { facts: { game: { nodeId: dice.nodeId } } } });
  expect(again).toMatchObject({ ok: false, refusal: 'ticket_invalid' });
  expect(await ended).toBe(0);
});

test('without what it needs it says so and ends', async () => {
  const { child, ended } = start({ LIVERY_PLATFORM_URL: 'http://127.0.0.1:1' });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });

  expect(await ended).not.toBe(0);
  expect(said).toContain('LIVERY_VENDOR_SECRET is missing');
});
