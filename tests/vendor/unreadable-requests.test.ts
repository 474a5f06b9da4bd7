import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playRound } from '#api/play.ts';
import { login } from '#api/session.ts';
import { startGamesFixture } from '../support/games-fixture.ts';
import { type Answer, type Request, sendAt, type TestPlatform } from '../support/platform.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['dice']);
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

/** What no answer may lack. */
const CAREFUL = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

const expectRefusal = ({ status, headers, text }: Answer, wanted: number, code: string): void => {
  expect([status, JSON.parse(text)]).toEqual([
    wanted,
    { success: false, code, message: expect.stringMatching(/^(?!Refused: )./) },
  ]);
  expect(headers).toMatchObject(CAREFUL);
};

const LONG = 'a'.repeat(3000);

describe('the games’ service', () => {
  const send = (request: Request) => sendAt(vendor.port, { host: 'games.test' }, request);

  test.each([
    '/%',
    '/%zz',
    '/%c0%ae',
    '/a/%ff?b=%',
    '/play/%',
    '/assets/%',
    '/nowhere',
    `/nowhere/${LONG}`,
  ])('has nothing at %s, and says so itself', async (path) => {
    expectRefusal(await send({ path }), 404, 'not_found');
    expectRefusal(await send({ path, method: 'POST', body: {} }), 404, 'not_found');
    expectRefusal(await send({ path, method: 'PROPFIND' }), 404, 'not_found');
  });

  test.each([
    ['application/json', '{"requestId":'],
    ['application/json', ''],
    ['application/json', '{"__proto__":{"a":1}}'],
    ['application/json', `{"requestId":"${'a'.repeat(17_000)}"}`],
    ['application/json', '{"requestId":"\\u0000"}'],
    ['application/xml', '<round/>'],
    ['text/plain', 'round'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('refuses a body of %s that begins with %.20s', async (contentType, raw) => {
    const answer = await send({ path: playRound.path, method: 'POST', raw, contentType });

    expectRefusal(answer, 400, 'invalid_input');
  });

  test('answers a part of an address that is too long as any that is not there', async () => {
    const { status, headers } = await send({ path: `/symbols/${LONG}/1.svg` });

    expect([status, headers['x-content-type-options']]).toEqual([404, 'nosniff']);
  });
});

describe.each(['platform', 'vendor'] as const)('the %s', (which) => {
  const port = () => (which === 'vendor' ? vendor.port : platform.port);

  test.each([
    { what: 'no HTTP', lines: ['HELLO'], status: 400 },
    { what: 'an old HTTP', lines: ['GET / HTTP/9.9', 'Host: alpha.localhost'], status: 400 },
    {
      what: 'too many headers',
      lines: ['GET / HTTP/1.1', 'Host: alpha.localhost', `X-Long: ${'a'.repeat(40_000)}`],
      status: 431,
    },
  ])('refuses $what in its own form', async ({ lines, status }) => {
    const answer = await sendRaw(port(), lines);
    const [head = '', text = ''] = answer.text.split('\r\n\r\n');
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );

    expectRefusal({ status: answer.status, headers, text }, status, 'invalid_input');
  });
});

test('the platform answers a part of an address that is too long as any that is not there', async () => {
  const alpha = { host: 'alpha.localhost' };

  const art = await platform.send(alpha, { path: `/game-art/${LONG}.svg` });
  expect([art.status, art.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
  const upload = await platform.send(alpha, { path: `/uploads/${LONG}` });
  expect([upload.status, JSON.parse(upload.text)]).toMatchObject([401, { code: 'not_logged_in' }]);
  const raw = '{"username":';
  const form = await platform.send(alpha, { path: login.path, method: 'POST', raw });
  expectRefusal(form, 400, 'invalid_input');
});
