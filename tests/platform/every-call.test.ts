import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyEndpoint, splitInput } from '#api/endpoint.ts';
import { refusalBody, successBody } from '#api/envelope.ts';
import { handlers } from '#platform/app/handlers.ts';
import { HOSTILE, hostileInput, UNSTORABLE, validInput } from '../support/arbitrary-input.ts';
import { isHarmless, requestOf } from '../support/every-call.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMember, readMerchantRows } from '../support/members.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof, isWholeProof, proofSeed } from '../support/proof.ts';

/** Stands in every text of alpha's member: seen at beta, it would have crossed the wall. */
const CANARY = 'canary7alpha';

const endpoints = handlers.map(({ endpoint }) => endpoint);
const guarded = endpoints.filter(({ access }) => access !== 'any');

let platform: TestPlatform;
let alpha: Caller & { memberId: number };
let beta: Caller & { memberId: number };
/** Who makes the calls that are closed to agents. */
const players = new Map<Caller, Caller>();

beforeAll(async () => {
  const flags = {
    MOBILENUMREG3: true,
    MOBILEVERCODELOGIN3: true,
    FREEPLAY3: true,
    AGENTPOLICY3: true,
  };
  const registerFields = { mobileNum: { enabled: true } };
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', { flags, registerFields }),
      buildMerchant('beta', { flags, registerFields }),
    ],
    { jobs: false },
  );
  alpha = await openMember(platform, 'alpha', { username: CANARY, cashMinor: 500_000, type: 1 });
  beta = await openMember(platform, 'beta', {
    username: 'visitor7beta',
    cashMinor: 500_000,
    type: 1,
  });
  players.set(
    alpha,
    await openMember(platform, 'alpha', { username: `${CANARY}p`, cashMinor: 500_000 }),
  );
  players.set(
    beta,
    await openMember(platform, 'beta', { username: 'player7beta', cashMinor: 500_000 }),
  );
});

afterAll(() => platform.close());

/** Sends a call; those that are closed to agents for the agent's player. */
const send = (caller: Caller, endpoint: AnyEndpoint, input: Record<string, unknown>) => {
  const player = endpoint.access === 'player' ? players.get(caller) : undefined;
  return platform.send(player ?? caller, requestOf(endpoint, input));
};

/** One input that is drawn from the endpoint's own definition; the same in each run. */
const sample = (endpoint: AnyEndpoint, ids: readonly unknown[] = [], count = 1) =>
  fc.sample(validInput(endpoint, ids), { numRuns: count, seed: 42 });

const readBody = (text: string): { success?: unknown; code?: string } =>
  JSON.parse(text) as { success?: unknown; code?: string };

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('a visitor, a made-up token and a token of another brand are nobody', async () => {
      const [input = {}] = sample(endpoint);
      const strangers: Caller[] = [
        { host: 'beta.localhost' },
        { host: 'beta.localhost', token: 'x'.repeat(43) },
        { host: 'beta.localhost', token: alpha.token ?? '' },
      ];

      for (const stranger of strangers) {
        const answer = await send(stranger, endpoint, input);
        expect([answer.status, readBody(answer.text).code]).toEqual([401, 'not_logged_in']);
      }
    });

    test('a trial account is let in only where it may go', async () => {
      const [input = {}] = sample(endpoint);
      const username = `trial7${endpoint.name.toLowerCase()}`;
      const trial = await openMember(platform, 'beta', { username, type: 4 });

      const answer = await send(trial, endpoint, input);

      const { code } = readBody(answer.text);
      if (endpoint.access === 'signedIn') expect(code).not.toBe('not_logged_in');
      else expect([answer.status, code]).toEqual([403, 'forbidden']);
    });
  },
);

test('no call of beta shows or changes a row of alpha, whatever ids it is given', async () => {
  // Alpha's member uses everything first, so that there are rows to look for.
  for (const endpoint of endpoints.filter(isHarmless))
    for (const input of sample(endpoint, [], inProof(2, 3))) await send(alpha, endpoint, input);
  const before = await readMerchantRows(platform.database, 'alpha');
  const ids = before.ids;

  const seen: string[] = [];
  for (const endpoint of endpoints.filter(isHarmless)) {
    for (const input of sample(endpoint, ids, inProof(3, 12))) {
      const answer = await send(beta, endpoint, input);
      const echoed = JSON.stringify(input).includes(CANARY);
      if (!echoed && answer.text.includes(CANARY)) seen.push(`${endpoint.name}: ${answer.text}`);
    }
  }

  expect(seen).toEqual([]);
  const after = await readMerchantRows(platform.database, 'alpha');
  expect(after.hashes).toEqual(before.hashes);
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s, whatever it is sent,',
  (_, endpoint) => {
    test('answers its value or a refusal with a known code, never a fault', async () => {
      await fc.assert(
        fc.asyncProperty(hostileInput(endpoint), fc.boolean(), async (input, signedIn) => {
          const caller: Caller = signedIn ? beta : { host: beta.host };
          const answer = await send(caller, endpoint, input);
          const body: unknown = JSON.parse(answer.text);
          expect(answer.status, answer.text).toBeLessThan(500);
          const shape = answer.status === 200 ? successBody(endpoint.value) : refusalBody;
          expect(shape.safeParse(body).success, answer.text).toBe(true);
        }),
        { numRuns: inProof(6, 25), seed: proofSeed, endOnFailure: true },
      );
    });
  },
);

test('every hostile value in every field of every call is answered, never a fault', async () => {
  const values = isWholeProof ? [...UNSTORABLE, ...HOSTILE] : UNSTORABLE;
  const wrong: string[] = [];
  let sent = 0;

  for (const endpoint of endpoints.filter(isHarmless)) {
    const [input = {}] = sample(endpoint);
    const { query } = splitInput(endpoint, input);
    const inBody = (field: string) => !(field in query);
    for (const field of Object.keys(input))
      for (const value of values) {
        sent += 1;
        const answer = await send(beta, endpoint, { ...input, [field]: value });
        // An address cannot hold half a pair: what is sent there is another sign.
        const arrives = value === UNSTORABLE[0] || (value === UNSTORABLE[1] && inBody(field));
        if (answer.status >= 500 || (arrives && answer.status < 400))
          wrong.push(`${endpoint.name} ${field} ${JSON.stringify(value)}: ${answer.status}`);
      }
  }

  expect(sent).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('a body that is broken, too large or of another kind is refused in words', async () => {
  const bodies: [string, string | Buffer, string][] = [
    ['broken', '{"username": "a', 'application/json'],
    ['not an object', '[1,2]', 'application/json'],
    ['a number', '7', 'application/json'],
    ['deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json'],
    ['large', JSON.stringify({ username: 'x'.repeat(200_000) }), 'application/json'],
    ['a prototype', '{"__proto__": {"isAdmin": true}}', 'application/json'],
    ['text', 'username=a', 'text/plain'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00]), 'application/octet-stream'],
    ['invalid UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 'application/json'],
  ];
  const posts = endpoints.filter(({ body }) => body !== undefined);

  for (const { method, path } of posts)
    for (const [, raw, contentType] of bodies) {
      const answer = await platform.send(
        { host: beta.host, ...(beta.token && { token: beta.token }) },
        { method, path, raw, contentType },
      );
      expect(answer.status, `${path} ${answer.text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(500);
      expect(refusalBody.safeParse(JSON.parse(answer.text)).success, answer.text).toBe(true);
    }
});

test('every endpoint that takes money asks for a request id', () => {
  const moving = endpoints.filter(
    ({ method, body }) =>
      method !== 'GET' &&
      Object.keys((body as { shape?: object } | undefined)?.shape ?? {}).includes('amountMinor'),
  );
  const without = moving.filter(
    ({ body, name }) =>
      !('requestId' in ((body as { shape?: object }).shape ?? {})) && !/limit/i.test(name),
  );

  expect(moving.length).toBeGreaterThan(0);
  expect(without.map(({ name }) => name)).toEqual([]);
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
});
