import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#api/endpoint.ts';
import { login, logout } from '#api/session.ts';
import { createSlider } from '#api/verification.ts';
import { handle } from '#platform/base/endpoints/handler.ts';
import { registerBodyParsers } from '#platform/base/http/body-parsers.ts';
import { noHints } from '#platform/base/hints/hint-channel.ts';
import { registerEndpoints } from '#platform/app/http/register-endpoints.ts';
import { ownDomains } from '#platform/base/merchants/import-domains.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import { createTrust } from '#platform/base/http/trusted-proxies.ts';
import { createSiteRegistry } from '#platform/base/merchants/site-registry.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = { host: 'alpha.localhost' };

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { flags: { AGENTPOLICY3: true } }),
    buildMerchant('beta', { flags: { AGENTPOLICY3: false } }),
  ]);
});

afterAll(() => platform.close());

const newMember = (type = 0, code = 'alpha') => {
  people += 1;
  return openMember(platform, code, { username: `guarded${people}`, type });
};

/** What the sign-out of a member answers to a request with these headers. */
const signOut = async (headers: Record<string, string>) => {
  const member = await newMember();
  const { status, text } = await platform.send(
    { ...member, headers },
    { method: 'DELETE', path: logout.path },
  );
  return [status, (JSON.parse(text) as { code?: string }).code];
};

test('what changes something is refused when a page of another site sends it', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://beta.localhost' },
    // A browser too old to say where it comes from still names the origin.
    { origin: 'https://evil.example' },
    { origin: 'https://alpha.localhost.evil.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) expect(await signOut(headers)).toEqual([403, 'cross_site']);
});

test('the site itself, the address bar and who is no browser are let through', async () => {
  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin', origin: 'http://alpha.localhost:4400' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://alpha.localhost:4400' },
    {},
  ];
  for (const headers of own) expect(await signOut(headers)).toEqual([200, undefined]);
});

test('reading is let through: another site cannot see the answer', async () => {
  const answer = await platform.send(
    { ...alpha, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } },
    { path: createSlider.path },
  );

  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('only JSON, forms, files and encrypted bodies are understood', async () => {
  const post = async (contentType: string, raw: string) => {
    const answer = await platform.send(alpha, {
      method: 'POST',
      path: login.path,
      raw,
      contentType,
    });
    return [answer.status, (JSON.parse(answer.text) as { code?: string }).code];
  };

  for (const [type, raw] of [
    ['text/plain', '{"username":"a","password":"b"}'],
    ['application/xml', '<login/>'],
    ['application/json', '{"username":'],
    ['application/json', '{"__proto__":{"admin":true}}'],
    ['application/json', '"text"'],
    ['application/json', '[]'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json', `{"username":"${'a'.repeat(70_000)}"}`],
  ] as const)
    expect([type, raw.slice(0, 20), ...(await post(type, raw))]).toEqual([
      type,
      raw.slice(0, 20),
      400,
      'invalid_input',
    ]);
  expect(await post('application/x-www-form-urlencoded', 'username=nobody1&password=x')).toEqual([
    401,
    'in_incorrect_password',
  ]);
});

test('every answer of a call carries the headers that keep it to itself', async () => {
  const { headers } = await platform.send(
    { ...alpha, headers: { 'x-forwarded-proto': 'https' } },
    { path: createSlider.path },
  );

  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-powered-by']).toBeUndefined();
});

/** A server of its own with calls that the platform does not have. */
const withCalls = async (work: (app: FastifyInstance) => Promise<void>) => {
  const agentsOnly = endpoint({
    name: 'agentsOnly',
    method: 'GET',
    path: '/wps/agents-only',
    access: 'agent',
    summary: 'For agents',
    value: z.object({}),
    refusals: [],
  });
  const takeFile = endpoint({
    name: 'takeFile',
    method: 'POST',
    path: '/wps/take-file',
    access: 'any',
    multipart: true,
    summary: 'Takes a file',
    body: z.object({
      purpose: z.string(),
      file: z.custom<File>((given) => given instanceof File),
    }),
    value: z.object({ purpose: z.string(), type: z.string(), bytes: z.int() }),
    refusals: ['upload_too_large'],
  });
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorate('isTrustedProxy', createTrust());
  await registerBodyParsers(app);
  const sites = createSiteRegistry('/nowhere');
  sites.replace(ownDomains(await readStoredMerchants(platform.database), true).owners);
  const handlers = [
    handle(agentsOnly, () => ({})),
    handle(takeFile, ({ purpose, file }) => ({ purpose, type: file.type, bytes: file.size })),
  ];
  registerEndpoints(app, handlers, {
    database: platform.database,
    sites,
    rateFactor: 1,
    hints: noHints,
  });
  await work(app).finally(() => app.close());
};

test('a call for agents is answered to agents of every kind, and to nobody else', async () => {
  await withCalls(async (app) => {
    const sendRequest = async (type: number | null, code = 'alpha') => {
      const token = type === null ? null : (await newMember(type, code)).token;
      const answer = await app.inject({
        path: '/wps/agents-only',
        headers: { host: `${code}.localhost`, ...(token && { authorization: `Bearer ${token}` }) },
      });
      return answer.statusCode;
    };

    expect(await sendRequest(null)).toBe(401);
    expect(await Promise.all([0, 4].map((type) => sendRequest(type)))).toEqual([403, 403]);
    expect(await Promise.all([1, 2, 41, 42].map((type) => sendRequest(type)))).toEqual([
      200, 200, 200, 200,
    ]);
    // Where the flag AGENTPOLICY3 is off nobody is an agent.
    expect(await sendRequest(1, 'beta')).toBe(403);
  });
});

test('a file arrives with the fields of its form; one that is too large does not', async () => {
  await withCalls(async (app) => {
    const send = async (bytes: number) => {
      const form = new FormData();
      form.append('purpose', 'proof');
      form.append('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      return app.inject({
        method: 'POST',
        path: '/wps/take-file',
        headers: {
          host: 'alpha.localhost',
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };

    expect((await send(1000)).json()).toEqual({
      success: true,
      value: { purpose: 'proof', type: 'image/png', bytes: 1000 },
    });
    for (const megabytes of [6, 21])
      expect((await send(megabytes * 1024 * 1024)).json()).toMatchObject({
        code: 'upload_too_large',
        details: { maxMb: 5 },
      });
  });
});
