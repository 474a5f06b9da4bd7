import { createPublicKey, verify } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  inboxReach,
  removePushSubscription,
  savePushSubscription,
  setInboxReach,
} from '#api/inbox-reach.ts';
import { logout } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import { deliverMessages } from '#platform/base/messages/deliver-messages.ts';
import { pushTransport } from '#platform/base/messages/push-transport.ts';
import { makeVapidKeys, readPushSettings } from '#platform/base/messages/vapid.ts';
import { type InboxNews, notifyMember } from '#platform/people/inbox/notify-member.ts';
import { reachMembers } from '#platform/people/inbox/reach/reach-members.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { startPushReceiver } from '../support/push-receiver.ts';

const log = pino({ level: 'silent' });
let platform: TestPlatform;
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
let merchants: Merchant[];
let people = 0;

beforeAll(async () => {
  receiver = await startPushReceiver();
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')], {
    jobs: false,
  });
  merchants = await readStoredMerchants(platform.database);
});

beforeEach(() => {
  const { publicKey, privateKey } = makeVapidKeys();
  vi.stubEnv('LIVERY_VAPID_PUBLIC_KEY', publicKey);
  vi.stubEnv('LIVERY_VAPID_PRIVATE_KEY', privateKey);
  vi.stubEnv('LIVERY_VAPID_SUBJECT', 'mailto:push@alpha.example');
  vi.stubEnv('LIVERY_PUSH_HOSTS', receiver.host);
  receiver.received.length = 0;
  Object.assign(receiver.state, { status: 201, location: '' });
});

afterEach(() => vi.unstubAllEnvs());

afterAll(async () => {
  await platform.close();
  await receiver.stop();
});

const newMember = (): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, 'alpha', { username: `pushed${people}` });
};

const subscribe = (member: OpenedMember, endpoint = `https://${receiver.host}/${people}`) =>
  platform.call(member, savePushSubscription, { endpoint, ...receiver.keys, language: 'my' });

/** Who has signed a request, where the signature is that of the key beside it. */
const readSender = (header: unknown): unknown => {
  const [, head = '', claims = '', signature = '', point = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(String(header)) ?? [];
  const bytes = Buffer.from(point, 'base64url');
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTheirs ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
};

/** A proved e-mail address of its own. */
const giveAddress = async ({ merchantId, memberId }: OpenedMember): Promise<string> => {
  const value = `p${people}@mail.example`;
  const contact = { merchantId, memberId, kind: 'email' as const, value };
  await platform.database.insertInto('memberContact').values(contact).execute();
  return value;
};

const gift = { kind: 'reward', template: 'rewardReady', values: { reward: 'Gift' } } as const;

const tell = (
  { merchantId, memberId }: OpenedMember,
  news: Pick<InboxNews, 'kind' | 'template' | 'values'> = gift,
) =>
  platform.database
    .transaction()
    .execute((tx) => notifyMember(tx, { merchantId, memberId, path: '/rewardCenter', ...news }));

const mailsTo = async (address: string): Promise<string[]> => {
  const mails = platform.database.selectFrom('messageOutbox').where('recipient', '=', address);
  return (await mails.select('body').execute()).map(({ body }) => body);
};

/** Everything that is waiting goes out. */
const deliver = async () => {
  await reachMembers({ database: platform.database, merchants: () => merchants });
  const settings = readPushSettings(process.env);
  if (!settings) throw new Error('web push is off');
  const push = pushTransport(platform.database, settings, receiver.cert);
  await deliverMessages(
    { database: platform.database, merchants: () => merchants, log },
    { sms: null, email: null, push },
  );
};

const subscriptionsOf = async ({ memberId }: OpenedMember) =>
  (
    await sql`select from push_subscription where member_id = ${memberId}`.execute(
      platform.database,
    )
  ).rows.length;

test('who agreed is told by web push, sealed and signed, once, in the language of the browser', async () => {
  const member = await newMember();
  expect(await subscribe(member)).toMatchObject({ ok: true });
  await platform.call(member, setInboxReach, { kind: 'reward', email: false, push: true });

  await tell(member);
  await Promise.all([deliver(), deliver()]);
  await deliver();

  expect(receiver.received).toHaveLength(1);
  const [request] = receiver.received;
  expect(JSON.parse(request?.text ?? '')).toMatchObject({ path: '/rewardCenter' });
  expect(request?.text).toMatch(/[\u1000-\u109F]/u);
  expect(readSender(request?.headers['authorization'])).toMatchObject({
    aud: `https://${receiver.host}`,
    sub: 'mailto:push@alpha.example',
  });
});

test('an amount is told by web push and by e-mail as the pages write it', async () => {
  const member = await newMember();
  const address = await giveAddress(member);
  await subscribe(member);
  await platform.call(member, setInboxReach, { kind: 'deposit', email: true, push: true });

  await tell(member, {
    kind: 'deposit',
    template: 'depositArrived',
    values: { amount: { minor: 16_500, currency: 'BRL' } },
  });
  await deliver();

  expect(await mailsTo(address)).toEqual([expect.stringContaining('R$165.00')]);
  expect(receiver.received.map(({ text }) => JSON.parse(text).body)).toEqual([
    expect.stringContaining('R$165.00'),
  ]);
});

test('what no push service takes is not sent', async () => {
  const member = await newMember();
  await subscribe(member);
  const [{ id } = { id: 0 }] = (
    await sql<{ id: number }>`select id from push_subscription
      where member_id = ${member.memberId}`.execute(platform.database)
  ).rows;
  const settings = readPushSettings(process.env);
  if (!settings) throw new Error('web push is off');
  const push = pushTransport(platform.database, settings, receiver.cert);
  const brand = { code: 'alpha', name: 'Alpha', domain: 'alpha.example' };
  const message = { id: '1', brand, to: String(id), kind: 'reward', language: 'en', subject: '' };

  await expect(push({ ...message, body: 'x'.repeat(4100) })).rejects.toThrow('too long');
  await push({ ...message, body: 'x'.repeat(3900) });

  expect(receiver.received).toHaveLength(1);
});

test('who has not agreed is told on the site alone', async () => {
  const member = await newMember();
  await subscribe(member);

  await tell(member);
  await deliver();

  expect(receiver.received).toEqual([]);
});

test.each([404, 410])('a subscription that answers %i is removed', async (status) => {
  const member = await newMember();
  await subscribe(member);
  await platform.call(member, setInboxReach, { kind: 'reward', email: false, push: true });
  receiver.state.status = status;

  await tell(member);
  await deliver();

  expect(await subscriptionsOf(member)).toBe(0);
});

test('a redirect is not followed', async () => {
  const member = await newMember();
  await subscribe(member);
  await platform.call(member, setInboxReach, { kind: 'reward', email: false, push: true });
  Object.assign(receiver.state, { status: 307, location: `https://${receiver.host}/elsewhere` });

  await tell(member);
  await deliver();

  expect(receiver.received).toHaveLength(1);
  expect(await subscriptionsOf(member)).toBe(1);
});

test.each([
  'https://127.0.0.1/a',
  'https://push.evil.example/a',
  'https://localhost/a',
  'https://[::1]/a',
  'https://[::ffff:169.254.169.254]/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://10.0.0.1/a',
  'https://fcm.googleapis.com/a',
  'https://updates.push.services.mozilla.com@127.0.0.1/a',
  'https://wns.notify.windows.com.evil.example/a',
])('no subscription leads the platform to %s', async (endpoint) => {
  const member = await newMember();

  expect(await subscribe(member, endpoint)).toMatchObject({ refusal: 'push_address' });
  expect(await subscriptionsOf(member)).toBe(0);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', 'taken'],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', 'taken'],
  ['https://fcm.googleapis.com./a', 'push_address'],
  ['https://fcm.googleapis.com:8443/a', 'push_address'],
  ['https://me:secret@fcm.googleapis.com/a', 'push_address'],
  ['https://fcm.googleapis.com@127.0.0.1/a', 'push_address'],
  ['https://fcm.googleapis.com.evil.example/a', 'push_address'],
  ['https://evilnotify.windows.com/a', 'push_address'],
  ['https://notify.windows.com#.notify.windows.com/a', 'push_address'],
  ['http://fcm.googleapis.com/a', 'invalid_input'],
])('of the browsers’ own push services: %s', async (endpoint, answer) => {
  vi.stubEnv('LIVERY_PUSH_HOSTS', undefined);
  const outcome = await subscribe(await newMember(), endpoint);

  expect(outcome.ok ? 'taken' : outcome.refusal).toBe(answer);
});

test('an address that is no longer allowed is never called', async () => {
  const member = await newMember();
  await subscribe(member);
  await platform.call(member, setInboxReach, { kind: 'reward', email: false, push: true });
  vi.stubEnv('LIVERY_PUSH_HOSTS', 'push.example');

  await tell(member);
  await deliver();

  expect(receiver.received).toEqual([]);
  expect(await subscriptionsOf(member)).toBe(0);
});

test('64 times at once is one browser; it is removed by itself alone', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const endpoint = `https://${receiver.host}/same`;
  await Promise.all(Array.from({ length: 64 }, () => subscribe(member, endpoint)));
  expect(await subscriptionsOf(member)).toBe(1);

  await platform.call(other, removePushSubscription, { endpoint });
  expect(await subscriptionsOf(member)).toBe(1);
  await platform.call(member, removePushSubscription, { endpoint });
  expect(await subscriptionsOf(member)).toBe(0);
});

test('signing out somewhere else leaves a browser its messages', async () => {
  const member = await newMember();
  await subscribe(member);

  await platform.call(member, logout);

  expect(await subscriptionsOf(member)).toBe(1);
});

test('without keys there is no web push, and by e-mail it is told where it is verified', async () => {
  const member = await newMember();
  const address = await giveAddress(member);
  vi.stubEnv('LIVERY_VAPID_PUBLIC_KEY', '');
  vi.stubEnv('LIVERY_VAPID_PRIVATE_KEY', '');
  const reach = await platform.call(member, inboxReach);
  expect(reach).toMatchObject({ value: { pushKey: null, hasEmail: true } });
  await platform.call(member, setInboxReach, { kind: 'reward', email: true, push: false });

  await tell(member);
  await reachMembers({ database: platform.database, merchants: () => merchants });

  expect(await mailsTo(address)).toEqual([expect.stringContaining('/rewardCenter')]);
});
