import { afterAll, beforeAll, expect, test } from 'vitest';
import { whitelabel } from '#api/system.ts';
import { createRequestIds } from '#platform/base/http/request-id.ts';
import { createTrust } from '#platform/base/http/trusted-proxies.ts';
import { keepLog } from '../support/log-lines.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const kept = keepLog('info');
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false, log: kept.log });
});

afterAll(() => platform.close());

const idOf = async (given?: string, path: string = whitelabel.path) => {
  const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
  return (await platform.send({ host: 'alpha.localhost', headers }, { path })).headers[
    'x-request-id'
  ];
};

test('every answer has an id, by which its lines are found in the log', async () => {
  for (const path of [whitelabel.path, '/', '/wps/nothing', '/healthz']) {
    const id = String(await idOf(undefined, path));

    expect(id).toMatch(UUID);
    const lines = () => kept.entries().filter(({ reqId }) => reqId === id);
    // The last one is written once the answer has been sent, which may be after it was read.
    await expect.poll(() => lines().map(({ msg }) => msg)).toContain('request completed');
  }
});

test('the id of a proxy on this machine is kept, one that is none is replaced', async () => {
  expect(await idOf('0f9a3c5e7b1d4826a0c2e4f6081a3b5c')).toBe('0f9a3c5e7b1d4826a0c2e4f6081a3b5c');
  for (const bad of [
    'short',
    'a b c d e f g h',
    'x'.repeat(65),
    '{"a":1,"b":2}',
    'ünïcödé-ünïcödé',
  ])
    expect(await idOf(Buffer.from(bad, 'latin1').toString('latin1'))).toMatch(UUID);
});

test('whoever is no proxy of ours cannot choose an id', () => {
  const make = createRequestIds(createTrust());
  const from = (remoteAddress: string) =>
    make({ headers: { 'x-request-id': 'chosen-by-me' }, socket: { remoteAddress } as never });

  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(from(own)).toBe('chosen-by-me');
  for (const other of ['203.0.113.7', '10.0.0.1', '::ffff:203.0.113.7', ''])
    expect(from(other)).toMatch(UUID);
});

test('of an address the log holds the way and the names of what is asked, never the values', async () => {
  await idOf(undefined, '/page/3f9c2b7e8d1a4c5f9e0b7a6d5c4b3a29?ticket=abc123def&next=/x');

  const text = kept.text();
  expect(text).toContain('/page/…?ticket=…&next=…');
  expect(text).not.toContain('abc123def');
  expect(text).not.toContain('3f9c2b7e8d1a4c5f');
});
