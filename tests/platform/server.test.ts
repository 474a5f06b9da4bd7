import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFeedback } from '#api/feedback.ts';
import { helpCenter, whitelabel } from '#api/system.ts';
import { statusOf, refusalOf } from '#platform/base/http/answers.ts';
import { handlers } from '#platform/app/handlers.ts';
import { startPlatform } from '#platform/app/server.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = { host: 'alpha.localhost' };
const article = (text: string) => ({
  help: [{ id: 'a', group: 'about' as const, title: { en: text }, content: { en: text } }],
});

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform(
    [buildMerchant('alpha', {}, article('First')), buildMerchant('beta')],
    { rateFactor: 1 },
  );
});

afterAll(() => platform.close());

test('it tells on any host that it lives and can serve', async () => {
  for (const host of ['alpha.localhost', 'nobody.example', '127.0.0.1']) {
    expect(await platform.send({ host }, { path: '/healthz' })).toMatchObject({ status: 200 });
    // A machine that has much to do is ready when its database has answered within three seconds.
    await expect
      .poll(() => platform.send({ host }, { path: '/readyz' }))
      .toMatchObject({ status: 200, text: '{"status":"ready"}' });
  }
});

test('the API’s page describes every endpoint, with the codes that it can refuse with', async () => {
  const { status, text } = await platform.send(alpha, { path: '/wps/docs/json' });
  const { paths } = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };

  expect(status).toBe(200);
  for (const { endpoint } of handlers) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect([endpoint.path, operation?.operationId]).toEqual([endpoint.path, endpoint.name]);
    for (const refusal of endpoint.refusals)
      expect(JSON.stringify(operation?.responses)).toContain(`"${refusal}"`);
  }
  const page = await platform.send(alpha, { path: '/wps/docs/' });
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
});

test('every refusal has a status and a meaning of its own', () => {
  for (const { endpoint } of handlers)
    for (const code of endpoint.refusals) {
      // What no call declares is a fault of ours.
      expect(statusOf(endpoint, code)).not.toBe(500);
      expect(refusalOf(code).message).not.toBe('');
    }
});

test('names and places of endpoints are unique', () => {
  const names = handlers.map(({ endpoint }) => endpoint.name);
  const places = handlers.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

test('who calls too often is told when to come back; others are not held up', async () => {
  const write = (ip: string) =>
    platform.call({ ...alpha, ip }, sendFeedback, {
      questionType: 'other',
      content: 'Hello there',
    });
  for (let round = 0; round < 5; round += 1) expect((await write('198.51.100.1')).ok).toBe(true);

  const refused = await write('198.51.100.1');

  expect(refused).toMatchObject({ refusal: 'rate_limited', status: 429 });
  if (refused.ok) return;
  expect(refused.details?.['retryAfterSeconds']).toBeGreaterThan(0);
  expect((await write('198.51.100.2')).ok).toBe(true);
});

test('what is no call, too large or garbled is refused in the same form', async () => {
  const put = { method: 'PUT', path: sendFeedback.path };
  const form = async (request: { method?: string; path: string; body?: unknown }) => {
    const { status, text } = await platform.send({ ...alpha, ip: '198.51.100.3' }, request);
    const { success, code } = JSON.parse(text) as { success: boolean; code: string };
    return { status, success, code };
  };

  expect(await form({ path: '/wps/nothing' })).toEqual({
    status: 404,
    success: false,
    code: 'not_found',
  });
  expect(await form({ method: 'DELETE', path: '/' })).toMatchObject({ status: 404 });
  expect(await form({ ...put, body: { content: 'x'.repeat(70_000) } })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('changed merchants are taken without a restart, and one that is gone is gone', async () => {
  const beta = { host: 'beta.localhost' };
  const titleOf = async () => {
    const answer = await platform.call(alpha, helpCenter, {});
    return answer.ok ? answer.value.articles.map(({ title }) => title) : answer.refusal;
  };
  expect(await titleOf()).toEqual(['First']);

  await platform.reload([
    buildMerchant('alpha', { brand: { name: 'Renamed' } }, article('Second')),
  ]);

  expect(await titleOf()).toEqual(['Second']);
  expect(await platform.call(alpha, whitelabel, {})).toMatchObject({ value: { name: 'Renamed' } });
  expect(await platform.call(beta, whitelabel, {})).toMatchObject({ refusal: 'not_found' });
  const rows = await platform.database.selectFrom('merchant').select(['code', 'active']).execute();
  expect(rows).toContainEqual({ code: 'beta', active: false });
});

test('of two brands with one domain the one that has it keeps it, and the other runs without', async () => {
  const twins = ['one', 'two'].map((code) =>
    buildMerchant(code, { site: { domains: ['twin.example'], mainDomain: 'twin.example' } }),
  );

  await platform.reload(twins);

  const nameAt = async (host: string) => {
    const answer = await platform.call({ host }, whitelabel, {});
    return answer.ok ? answer.value.name : answer.refusal;
  };
  const [one] = twins;
  expect(await nameAt('twin.example')).toBe(one?.config.brand.name);
  expect(await nameAt('two.localhost')).not.toBe('not_found');
  await platform.reload(twins.toReversed());
  expect(await nameAt('twin.example')).toBe(one?.config.brand.name);
});

test('a port in use and a database that is not there are one sentence each', async () => {
  const options = { merchants: [], distDir: '/nowhere', stateDir: '/nowhere' };
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as net.AddressInfo;

  await expect(startPlatform({ ...options, port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'port_in_use',
    message: `Port ${port} is in use; stop the other program or choose another port with --port.`,
  });
  await new Promise((resolve) => taken.close(resolve));
  // Nothing is given this port by chance, as that of the server just closed may be.
  await expect(
    startPlatform({ ...options, port: 0, databaseUrl: 'postgres://me:secret@127.0.0.1:1/x' }),
  ).rejects.toMatchObject({
    code: 'database_unreachable',
    message: expect.stringMatching(
      /^The database postgres:\/\/me@127\.0\.0\.1:1\/x cannot be reached: connect ECONNREFUSED/,
    ),
  });
});
