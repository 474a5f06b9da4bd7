import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  agentPostback,
  postbackLog,
  renewPostbackSecret,
  setAgentPostback,
  testPostback,
} from '#api/agent-postbacks.ts';
import { agentLinks } from '#api/agent-links.ts';
import { register } from '#api/member.ts';
import { sql } from '#platform/base/database/sql.ts';
import { isPublicAddress } from '#platform/base/http/public-address.ts';
import { isSignedBody } from '#platform/base/messages/signed-message.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import { sendPostbacks } from '#platform/people/affiliate/postbacks/send-postbacks.ts';
import { decideDeposit } from '#platform/money/deposits/decide-deposit.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { bankChannel, startDeposit } from '../support/deposits.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operator } from '../support/operator.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { type PostbackReceiver, startPostbackReceiver } from '../support/postback-receiver.ts';

const alpha = buildMerchant('alpha', {
  flags: { AGENTPOLICY3: true },
  registerFields: { captcha: { enabled: false, required: false } },
  payments: { channels: [bankChannel] },
});
const silent = pino({ level: 'silent' });

let platform: TestPlatform;
let receiver: PostbackReceiver;
let agent: TeamPerson;
let secret: string;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  receiver = await startPostbackReceiver();
});

afterAll(async () => {
  receiver.close();
  await platform.close();
});

beforeEach(async () => {
  receiver.received = [];
  receiver.answers = { status: 204 };
  await sql`delete from postback`.execute(platform.database);
  agent = await openTeamPerson(platform, { type: 42 });
  const url = 'https://receiver.example/hook?of=livery';
  const set = await platform.call(agent, setAgentPostback, { url, enabled: true });
  if (!set.ok || set.value.secret === null) throw new Error(JSON.stringify(set));
  ({ secret } = set.value);
  // The certificate of the tests is one for localhost.
  await sql`update postback_target set url = 'https://localhost/hook?of=livery'`.execute(
    platform.database,
  );
});

const newGuest = async (subId = ''): Promise<Caller> => {
  people += 1;
  const listed = await platform.call(agent, agentLinks);
  if (!listed.ok) throw new Error(listed.refusal);
  const opened = await platform.call({ host: 'alpha.localhost' }, register, {
    username: `clicker${people}`,
    password: 'violet-Tuba-91x',
    confirmPassword: 'violet-Tuba-91x',
    agreed: true,
    affiliateCode: listed.value.own.code,
    subId,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return { host: 'alpha.localhost', token: opened.value.session?.token ?? '' };
};

const send = async (through = receiver.network): Promise<void> => {
  const merchants = await readStoredMerchants(platform.database);
  const { database } = platform;
  await sendPostbacks({ database, merchants: () => merchants, log: silent }, through);
};

const makeDue = () =>
  sql`update postback set next_try_at = now() where state = 'queued'`.execute(platform.database);

const log = async () => {
  const listed = await platform.call(agent, postbackLog);
  if (!listed.ok) throw new Error(listed.refusal);
  return listed.value.items;
};

test('a registration is told to the agent’s server, signed, with its sub-id and without who it was', async () => {
  await newGuest('spring');

  await send();

  const [message] = receiver.received;
  if (!message) throw new Error('nothing came');
  expect(message.path).toBe('/hook?of=livery');
  expect(message.headers['host']).toBe('localhost');
  expect(isSignedBody(message.headers, message.text, { secret, skewSeconds: 300 })).toBe(true);
  expect(JSON.parse(message.text)).toEqual({
    id: expect.stringMatching(/^alpha-\d+$/),
    event: 'registration',
    link: expect.any(String),
    subId: 'spring',
    registration: expect.stringMatching(/^[0-9a-f-]{36}$/),
    at: expect.any(String),
  });
  expect(message.text).not.toContain('clicker');
  expect(await log()).toMatchObject([{ state: 'sent', attempts: 1, status: 204, fault: null }]);
  await send();
  expect(receiver.received).toHaveLength(1);
});

test('first money, and that it went back, are told under the same registration', async () => {
  const merchant = { id: agent.merchantId, code: 'alpha', config: alpha.config };
  const { reference } = await startDeposit(platform, await newGuest(), { channelId: 'bank' });
  for (const decision of ['approve', 'approve', 'refund'] as const)
    await decideDeposit(platform.database, merchant, { reference, decision }, operator);

  await send();

  const told = receiver.received.map(({ text }) => JSON.parse(text) as Record<string, string>);
  expect(told.map(({ event }) => String(event)).toSorted()).toEqual([
    'firstDeposit',
    'firstDepositTakenBack',
    'registration',
  ]);
  expect(new Set(told.map(({ registration }) => registration)).size).toBe(1);
});

test('what is not taken is sent again under the same id, later each time, and given up in the end', async () => {
  await newGuest();
  receiver.answers = { status: 500 };

  await send();
  expect(await log()).toMatchObject([{ state: 'queued', attempts: 1, status: 500 }]);
  await send();
  expect(receiver.received).toHaveLength(1);
  const waits: number[] = [];
  for (let attempt = 2; attempt <= 9; attempt += 1) {
    await makeDue();
    await send();
    const { rows } = await sql<{ wait: number }>`select
      round(extract(epoch from next_try_at - now()))::int as wait from postback`.execute(
      platform.database,
    );
    waits.push(rows[0]?.wait ?? 0);
  }

  expect(await log()).toMatchObject([{ state: 'failed', attempts: 9, nextTryAt: null }]);
  expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
  expect(waits.every((wait, at) => at === 0 || wait > (waits[at - 1] ?? 0))).toBe(true);
});

test('a redirect is followed nowhere and counts as not taken', async () => {
  await newGuest();
  receiver.answers = { status: 302, location: 'https://localhost/elsewhere' };

  await send();

  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook?of=livery']);
  expect(await log()).toMatchObject([{ state: 'queued', status: 302 }]);
});

test('a name that leads to an address of no public network is never called', async () => {
  for (const addresses of [
    ['127.0.0.1'],
    ['8.8.8.8', '10.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd00::1'],
    [],
  ]) {
    await sql`delete from postback`.execute(platform.database);
    await newGuest();
    const resolve = () => Promise.resolve(addresses);
    await send({ ...receiver.network, resolve, isPermitted: isPublicAddress });
    expect(await log()).toMatchObject([{ state: 'queued', status: null, fault: 'address' }]);
  }
  expect(receiver.received).toEqual([]);
});

test('a server that shows no certificate of its name gets nothing', async () => {
  await newGuest();
  const { ca: _, ...untrusting } = receiver.network;

  await send(untrusting);

  expect(receiver.received).toEqual([]);
  expect(await log()).toMatchObject([{ state: 'queued', fault: 'unreachable' }]);
});

test('an address of a private place, another port or another protocol cannot be set', async () => {
  for (const url of [
    'http://receiver.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
    'https://receiver.example:8443/',
    'https://user:secret@receiver.example/',
    'ftp://receiver.example/',
    'https://re\u202Eceiver.example/\u0000',
  ])
    expect([
      url,
      await platform.call(agent, setAgentPostback, { url, enabled: true }),
    ]).toMatchObject([url, { ok: false }]);
});

test('a new secret signs everything from then on, what is repeated too, and is kept sealed', async () => {
  await newGuest();
  receiver.answers = { status: 500 };
  await send();
  const renewed = await platform.call(agent, renewPostbackSecret);
  if (!renewed.ok) throw new Error(renewed.refusal);
  receiver.answers = { status: 200 };
  await makeDue();

  await send();

  const [before, after] = receiver.received;
  const signs = (message: PostbackReceiver['received'][number] | undefined, by: string) =>
    message && isSignedBody(message.headers, message.text, { secret: by, skewSeconds: 300 });
  expect([signs(before, secret), signs(after, secret)]).toEqual([true, false]);
  expect(signs(after, renewed.value.secret)).toBe(true);
  const again = await platform.call(agent, setAgentPostback, {
    url: 'https://other.example/',
    enabled: true,
  });
  expect(again).toMatchObject({ value: { secret: null } });
  expect(JSON.stringify(await platform.call(agent, agentPostback))).not.toContain(
    renewed.value.secret,
  );
});

test('what is switched off sends nothing, and what waited then ends', async () => {
  await newGuest();
  const url = 'https://receiver.example/';
  await platform.call(agent, setAgentPostback, { url, enabled: false });
  await newGuest();

  await send();

  expect(receiver.received).toEqual([]);
  expect(await log()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  expect(await platform.call(agent, testPostback)).toMatchObject({ refusal: 'postback_none' });
});

test('a test is sent as any message, and nobody reads the log of somebody else', async () => {
  expect(await platform.call(agent, testPostback)).toMatchObject({ ok: true });

  await send();

  expect(
    receiver.received.map(({ text }) => (JSON.parse(text) as { event: string }).event),
  ).toEqual(['test']);
  const other = await openTeamPerson(platform, { type: 42 });
  expect(await platform.call(other, postbackLog)).toMatchObject({ value: { items: [] } });
  expect(await platform.call(other, testPostback)).toMatchObject({ refusal: 'postback_none' });
});

test('one whose secret opens no more holds nobody up, fails no job, and is given up as any other', async () => {
  await newGuest();
  await sql`update postback_target set secret = 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AAAA'
    where agent_id = ${agent.memberId}`.execute(platform.database);
  const unreadable = agent;
  agent = await openTeamPerson(platform, { type: 42 });
  const url = 'https://receiver.example/';
  await platform.call(agent, setAgentPostback, { url, enabled: true });
  await sql`update postback_target set url = 'https://localhost/'
    where agent_id = ${agent.memberId}`.execute(platform.database);
  await newGuest();

  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await makeDue();
    await send();
  }

  expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
  expect(await log()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  agent = unreadable;
  expect(await log()).toMatchObject([{ state: 'failed', attempts: 9, status: null, fault: null }]);
});

test('of four processes that send at once each message goes out once', async () => {
  for (let turn = 0; turn < 6; turn += 1) await newGuest();

  await Promise.all([send(), send(), send(), send()]);

  expect(receiver.received).toHaveLength(6);
  expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(6);
});
