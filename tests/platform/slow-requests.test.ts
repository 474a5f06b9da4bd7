import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENTS_PATH } from '#api/events.ts';
import { playSession } from '#api/play.ts';
import { login } from '#api/session.ts';
import { upload } from '#api/uploads.ts';
import { startGamesFixture } from '../support/games-fixture.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { openSlowly, startBody } from '../support/slow-client.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const LISTENING = 'tracing:net.server.listen:asyncStart';

const REFUSED =
  /^HTTP\/1\.1 408 Request Timeout\r\n[^]*x-content-type-options: nosniff\r\n[^]*"success":false,"code":"request_too_slow"/;

const host = 'alpha.localhost';

/** The HTTP servers that begin to listen while something is done. */
const serversOf = async (work: () => Promise<void>): Promise<Server[]> => {
  const servers: Server[] = [];
  const note = (message: unknown): void => {
    const { server } = message as { server: unknown };
    if (server instanceof Server) servers.push(server);
  };
  subscribe(LISTENING, note);
  await work().finally(() => unsubscribe(LISTENING, note));
  return servers;
};

test('both servers listen with 20 seconds for headers, and as many more for a body', async () => {
  const servers = await serversOf(async () => {
    const platform = await startGamesFixture(['dice']);
    const vendor = await startTestVendor(platform);
    await vendor.close();
    await platform.close();
  });

  expect(
    servers.map(({ headersTimeout, requestTimeout }) => ({ headersTimeout, requestTimeout })),
  ).toEqual([
    { headersTimeout: 20_000, requestTimeout: 320_000 },
    { headersTimeout: 20_000, requestTimeout: 40_000 },
  ]);
});

describe('with less time', () => {
  let platform: TestPlatform;
  let vendor: TestVendor;

  beforeAll(async () => {
    // The rate is the usual one: what is not named here stays.
    platform = await startTestPlatform([buildMerchant('alpha')], {
      slow: { headersMs: 2000, rateAfterMs: 2000 },
    });
    vendor = await startTestVendor(platform, { slow: { headersMs: 2000, rateAfterMs: 2000 } });
  });

  afterAll(async () => {
    await vendor.close();
    await platform.close();
  });

  const ports = () => [platform.port, vendor.port];

  test('headers without an end are refused, and the connection is closed', async () => {
    for (const port of ports())
      expect(await openSlowly(port, 'GET / HTTP/1.1', `Host: ${host}`).closed).toMatch(REFUSED);
  });

  test.each([
    { what: 'a form', path: login.path, type: 'application/json', to: 'platform' },
    { what: 'a file', path: upload.path, type: 'multipart/form-data; boundary=x', to: 'platform' },
    { what: 'a move', path: playSession.path, type: 'application/json', to: 'vendor' },
  ] as const)('$what that stops coming is cut', async ({ path, type, to }) => {
    const { port } = to === 'vendor' ? vendor : platform;
    const { token } = await openSomebody(platform);
    const client = await startBody(port, { path, host, type, token, length: 5000 });

    client.send('--x\r\n');

    expect((await client.closed).replace(/^[^]*?\r\n\r\n/, '')).toMatch(REFUSED);
  });

  test('a file that nobody may send is refused at once, and the rest of it not waited for', async () => {
    const { path } = upload;
    const type = 'multipart/form-data; boundary=x';

    const client = await startBody(platform.port, { path, host, type, length: 5000 });

    const text = (await client.closed).replace(/^[^]*?\r\n\r\n/, '');
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).not.toContain('request_too_slow');
  });

  test('a stream of events goes on however long nobody sends anything', async () => {
    const stream = openSlowly(platform.port, `GET ${EVENTS_PATH} HTTP/1.1`, `Host: ${host}`, '');
    await stream.until(/: open/);

    // At least twice the time of headers passes on the same server.
    for (let times = 0; times < 2; times += 1)
      await openSlowly(platform.port, 'GET / HTTP/1.1').closed;

    let isOpen = true;
    void stream.closed.then(() => (isOpen = false));
    expect((await platform.send({ host }, { path: '/healthz' })).status).toBe(200);
    expect(isOpen).toBe(true);
    stream.leave();
  });
});
