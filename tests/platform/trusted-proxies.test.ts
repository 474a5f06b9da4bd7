import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permission } from '#api/system.ts';
import type { Platform } from '#platform/app/platform-options.ts';
import { startPlatform } from '#platform/app/server.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { buildMerchant } from '../support/merchant.ts';

const PROXY = '127.0.0.2';
const STRANGER = '127.0.0.1';
const CLAIMED = '203.0.113.9';

let stateDir: string;
let database: TestDatabase;
let platform: Platform;

beforeAll(async () => {
  stateDir = await mkdtemp(path.join(tmpdir(), 'livery-trusted-'));
  database = await startTestDatabase();
  platform = await startPlatform({
    merchants: [buildMerchant('alpha', { regionRestriction: { countryHeader: 'cf-ipcountry' } })],
    distDir: stateDir,
    stateDir,
    port: 0,
    databaseUrl: database.url,
    log: 'error',
    jobs: false,
    trustedProxies: [`${PROXY}/32`, '2001:db8::/32'],
    connections: 4,
  });
});

afterAll(async () => {
  await platform.close();
  await database.close();
  await rm(stateDir, { recursive: true, force: true });
});

/** Where the platform says that a call came from, sent from an address of this machine. */
const locate = async (localAddress: string): Promise<unknown> => {
  const headers = {
    host: 'alpha.localhost',
    'x-forwarded-for': CLAIMED,
    'x-forwarded-proto': 'https',
    'cf-ipcountry': 'MM',
  };
  const options = { host: '127.0.0.1', port: platform.port, path: permission.path, agent: false };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ ...options, headers, localAddress }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as { value: { location: unknown } };
  return { location: body.value.location, hsts: response.headers['strict-transport-security'] };
};

test('a proxy of the list is believed, also that the visitor came by https', async () => {
  expect(await locate(PROXY)).toEqual({
    location: { ip: CLAIMED, country: 'MM' },
    hsts: expect.stringContaining('max-age'),
  });
});

test('who is not in the list cannot forge where a visitor comes from, not even from this machine', async () => {
  expect(await locate(STRANGER)).toEqual({
    location: { ip: STRANGER, country: null },
    hsts: undefined,
  });
});
