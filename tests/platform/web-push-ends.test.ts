import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { devices, removeDevice } from '#api/devices.ts';
import { inboxReach, savePushSubscription, setInboxReach } from '#api/inbox-reach.ts';
import { changePassword } from '#api/member.ts';
import { login, rememberedLogin } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import { makeVapidKeys } from '#platform/base/messages/vapid.ts';
import { cleanUp } from '#platform/people/access/cleanup.ts';
import { closeSessions } from '#platform/people/access/sessions.ts';
import { type CookieBrowser, openBrowser } from '../support/cookie-browser.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody, PASSWORD, type Somebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { startPushReceiver } from '../support/push-receiver.ts';
import { waitForWaiting } from '../support/waiting.ts';

let platform: TestPlatform;
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;

beforeAll(async () => {
  receiver = await startPushReceiver();
  const security = { addressCheck: false };
  platform = await startTestPlatform([buildMerchant('alpha', { security })], { jobs: false });
});

beforeEach(() => {
  const { publicKey, privateKey } = makeVapidKeys();
  vi.stubEnv('LIVERY_VAPID_PUBLIC_KEY', publicKey);
  vi.stubEnv('LIVERY_VAPID_PRIVATE_KEY', privateKey);
  vi.stubEnv('LIVERY_VAPID_SUBJECT', 'mailto:push@alpha.example');
  vi.stubEnv('LIVERY_PUSH_HOSTS', receiver.host);
});

afterEach(() => vi.unstubAllEnvs());

afterAll(async () => {
  await platform.close();
  await receiver.stop();
});

interface Pushed {
  browser: CookieBrowser;
  token: string;
  endpoint: string;
}

const subscribe = ({ browser, token, endpoint }: Pushed) =>
  browser.call(savePushSubscription, { endpoint, ...receiver.keys }, { token });

/** Signs in with a browser that nobody has used yet, which then takes web push. */
const enter = async ({ host, username }: Somebody, name: string): Promise<Pushed> => {
  const browser = openBrowser(platform, { host });
  const opened = await browser.call(login, { username, password: PASSWORD });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const endpoint = `https://${receiver.host}/${username}/${name}`;
  const entered = { browser, token: opened.value.token, endpoint };
  expect(await subscribe(entered)).toMatchObject({ ok: true });
  return entered;
};

const endpointsOf = async ({ memberId }: Somebody): Promise<string[]> => {
  const { rows } = await sql<{ endpoint: string }>`select endpoint from push_subscription
    where member_id = ${memberId} order by id`.execute(platform.database);
  return rows.map(({ endpoint }) => endpoint);
};

test('a new password ends web push in every browser; the one that changed it may subscribe again', async () => {
  const member = await openSomebody(platform);
  await enter(member, 'lost');
  const own = await enter(member, 'own');

  const newPassword = 'orange-Flute-17k';
  const changed = await own.browser.call(
    changePassword,
    { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword },
    { token: own.token },
  );

  if (!changed.ok) throw new Error(JSON.stringify(changed));
  expect(await endpointsOf(member)).toEqual([]);
  expect(await subscribe({ ...own, token: changed.value.token })).toMatchObject({ ok: true });
  expect(await endpointsOf(member)).toEqual([own.endpoint]);
});

test('a device that is removed is told nothing more, others are', async () => {
  const member = await openSomebody(platform);
  const own = await enter(member, 'own');
  await enter(member, 'lost');
  const listed = await own.browser.call(devices, {}, { token: own.token });
  if (!listed.ok) throw new Error(listed.refusal);
  const lost = listed.value.devices.find(({ isCurrent }) => !isCurrent);

  await own.browser.call(removeDevice, { id: lost?.id ?? 0 }, { token: own.token });

  expect(await endpointsOf(member)).toEqual([own.endpoint]);
});

test('a browser whose cookie was copied is told nothing more', async () => {
  const member = await openSomebody(platform);
  const { browser } = await enter(member, 'copied');
  const thief = openBrowser(platform, { host: member.host, ip: '198.51.100.7' });
  thief.cookie = browser.cookie;
  await browser.call(login, { username: member.username, password: PASSWORD });

  expect(await thief.call(rememberedLogin)).toMatchObject({ ok: false });

  expect(await endpointsOf(member)).toEqual([]);
});

test('what was left of devices that are known no more is swept', async () => {
  const member = await openSomebody(platform);
  const kept = await enter(member, 'kept');
  const left = await enter(member, 'left');
  await sql`update push_subscription set device_id = 999999999
    where endpoint = ${left.endpoint}`.execute(platform.database);

  await cleanUp(platform.database);

  expect(await endpointsOf(member)).toEqual([kept.endpoint]);
});

test('a browser that subscribes while its session is being ended is refused', async () => {
  const member = await openSomebody(platform);
  const own = await enter(member, 'own');

  const { asked } = await platform.database.transaction().execute(async (tx) => {
    await closeSessions(tx, member.merchantId, { memberId: member.memberId });
    const subscribing = subscribe(own);
    await Promise.race([subscribing, waitForWaiting(platform.database, 1)]);
    return { asked: subscribing };
  });

  expect(await asked).toMatchObject({ refusal: 'not_logged_in' });
  expect(await endpointsOf(member)).toEqual([]);
});

test('a way that is chosen leaves the other as it was, also where both are chosen at once', async () => {
  const member = await openSomebody(platform);
  const rewards = async () => {
    const reach = await platform.call(member, inboxReach);
    return reach.ok ? reach.value.kinds.find(({ kind }) => kind === 'reward') : reach;
  };

  await Promise.all([
    platform.call(member, setInboxReach, { kind: 'reward', email: true }),
    platform.call(member, setInboxReach, { kind: 'reward', push: true }),
  ]);
  expect(await rewards()).toEqual({ kind: 'reward', email: true, push: true });

  await platform.call(member, setInboxReach, { kind: 'reward', email: false });
  expect(await rewards()).toEqual({ kind: 'reward', email: false, push: true });
});
