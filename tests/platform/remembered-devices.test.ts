import { afterAll, beforeAll, expect, test } from 'vitest';
import { devices, removeDevice } from '#api/devices.ts';
import { logout, logoutEverywhere, rememberedLogin } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import {
  alpha,
  type DeviceFixture,
  forget,
  startDeviceFixture,
} from '../support/device-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let open: DeviceFixture['open'];
let enter: DeviceFixture['enter'];
let isOpen: DeviceFixture['isOpen'];
let newMember: DeviceFixture['newMember'];

beforeAll(async () => {
  ({ platform, open, enter, isOpen, newMember } = await startDeviceFixture());
});

afterAll(() => platform.close());

test('a remembered device signs in without a password, by a cookie that no script can read', async () => {
  const { username } = await newMember();
  const browser = open();

  await enter(browser, username, true);
  const given = browser.cookie;
  const opened = await browser.call(rememberedLogin);

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(await isOpen(opened.value.token)).toBe(true);
  expect(browser.setCookie).toMatch(
    /^livery-device=\d+\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
  );
  // The token was replaced by its use.
  expect(browser.cookie).not.toBe(given);
  const rows = await platform.database.selectFrom('device').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(browser.cookie.split('.')[1]);
});

test('behind TLS the cookie belongs to the host alone', async () => {
  const { username } = await newMember();
  const browser = openBrowser(platform, {
    ...alpha,
    headers: { 'x-forwarded-proto': 'https' },
  });

  await enter(browser, username, true);

  expect(browser.setCookie).toMatch(/^__Host-livery-device=.*; HttpOnly; SameSite=Strict; Secure$/);
  expect((await browser.call(rememberedLogin)).ok).toBe(true);
});

test('a device that was not asked to be remembered is not, nor one whose day is over', async () => {
  const { username } = await newMember();
  const browser = open();

  await enter(browser, username);
  expect(await browser.call(rememberedLogin)).toMatchObject(forget);
  expect(await open().call(rememberedLogin)).toMatchObject(forget);
  await enter(browser, username, true);
  await sql`update device set remembered_until = now() - interval '1 second'`.execute(
    platform.database,
  );
  expect(await browser.call(rememberedLogin)).toMatchObject(forget);
});

test('remembering ends a day after the sign-in that asked for it, however often it is used', async () => {
  const { username, memberId } = await newMember();
  const browser = open();
  await enter(browser, username, true);
  const until = () =>
    platform.database
      .selectFrom('device')
      .select('rememberedUntil')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
  const before = await until();

  await browser.call(rememberedLogin);
  await browser.call(rememberedLogin);

  expect(await until()).toEqual(before);
  const hours = ((before.rememberedUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
});

test('signing in again without the tick ends it', async () => {
  const { username } = await newMember();
  const browser = open();
  await enter(browser, username, true);
  await enter(browser, username, false);

  expect(await browser.call(rememberedLogin)).toMatchObject(forget);
});

test('a cookie of one brand, a made-up one and one of a frozen account open nothing', async () => {
  const { username, memberId } = await newMember();
  const browser = open();
  await enter(browser, username, true);
  const elsewhere = openBrowser(platform, { host: 'beta.localhost' });
  elsewhere.cookie = browser.cookie;

  expect(await elsewhere.call(rememberedLogin)).toMatchObject(forget);
  const [id] = browser.cookie.split('.');
  for (const cookie of [`${id}.${'x'.repeat(43)}`, 'livery-device=1', 'livery-device=../../..']) {
    const other = open();
    other.cookie = cookie;
    expect(await other.call(rememberedLogin)).toMatchObject(forget);
  }
  // Guessing does not put the owner out.
  expect((await browser.call(rememberedLogin)).ok).toBe(true);
  await sql`update member set status = 'frozen' where id = ${memberId}`.execute(platform.database);
  expect(await browser.call(rememberedLogin)).toMatchObject(forget);
});

test('somebody else who signs in on the device takes it over', async () => {
  const first = await newMember();
  const second = await newMember();
  const browser = open();
  await enter(browser, first.username, true);
  const old = browser.cookie;
  await enter(browser, second.username);

  expect(await browser.call(rememberedLogin)).toMatchObject(forget);
  const before = open();
  before.cookie = old;
  expect(await before.call(rememberedLogin)).toMatchObject(forget);
});

test('signing out ends it here; signing out everywhere ends every session and device', async () => {
  const { username } = await newMember();
  const [here, there] = [open(), open()];
  const hereToken = await enter(here, username, true);
  const thereToken = await enter(there, username, true);

  await here.call(logout, {}, { token: hereToken });
  expect(await here.call(rememberedLogin)).toMatchObject(forget);
  expect(await isOpen(thereToken)).toBe(true);
  const again = await enter(here, username, true);
  expect(await here.call(logoutEverywhere, {}, { token: again })).toMatchObject({ ok: true });

  expect(await isOpen(again)).toBe(false);
  expect(await isOpen(thereToken)).toBe(false);
  expect(await there.call(rememberedLogin)).toMatchObject(forget);
});

test('the list names the devices, and one that is removed is signed out', async () => {
  const { username, token: bare } = await newMember();
  const [here, there] = [open(), open()];
  const hereToken = await enter(here, username);
  const thereToken = await enter(there, username, true);

  const listed = await here.call(devices, {}, { token: hereToken });
  if (!listed.ok) throw new Error(JSON.stringify(listed));
  const [newest, older] = listed.value.devices;
  expect(listed.value.devices).toHaveLength(2);
  expect(newest).toMatchObject({
    browser: 'Firefox',
    system: 'Linux',
    isCurrent: false,
    isSignedIn: true,
    rememberedUntil: expect.stringMatching(/Z$/),
  });
  expect(older).toMatchObject({ isCurrent: true, rememberedUntil: null });
  expect(
    await here.call(removeDevice, { id: newest?.id ?? 0 }, { token: hereToken }),
  ).toMatchObject({ ok: true });
  expect(await isOpen(thereToken)).toBe(false);
  expect(await isOpen(hereToken)).toBe(true);
  expect(await isOpen(bare)).toBe(true);
  expect(await there.call(rememberedLogin)).toMatchObject(forget);
});

test('nobody removes or sees another’s device', async () => {
  const mine = await newMember();
  const other = await newMember();
  const browser = open();
  const token = await enter(browser, mine.username);
  const listed = await browser.call(devices, {}, { token });
  if (!listed.ok) throw new Error(JSON.stringify(listed));
  const id = listed.value.devices[0]?.id ?? 0;

  expect(await platform.call(other, removeDevice, { id })).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
  expect(await platform.call(other, devices)).toMatchObject({ value: { devices: [] } });
  expect(await isOpen(token)).toBe(true);
});
