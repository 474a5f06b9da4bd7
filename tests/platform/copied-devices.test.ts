import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberedLogin } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import {
  alpha,
  type DeviceFixture,
  FIREFOX,
  forget,
  startDeviceFixture,
} from '../support/device-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';
import { openSlowly } from '../support/slow-client.ts';

let platform: TestPlatform;
let open: DeviceFixture['open'];
let enter: DeviceFixture['enter'];
let isOpen: DeviceFixture['isOpen'];
let newMember: DeviceFixture['newMember'];

beforeAll(async () => {
  ({ platform, open, enter, isOpen, newMember } = await startDeviceFixture());
});

afterAll(() => platform.close());

/** Another browser in another network, with a copy of a cookie. */
const openThief = (cookie: string, unlike: { ip?: string; userAgent?: string } = {}) => {
  const { ip = '203.0.113.9', userAgent = 'Mozilla/5.0 (iPhone) Safari/605.1' } = unlike;
  const thief = openBrowser(platform, {
    host: alpha.host,
    ip,
    headers: { 'user-agent': userAgent },
  });
  thief.cookie = cookie;
  return thief;
};

/** As if the tokens of all devices had been replaced so long ago. */
const letPass = (seconds: number) =>
  sql`update device set rotated_at = now() - make_interval(secs => ${seconds})`.execute(
    platform.database,
  );

/** Whatever follows comes at the moment of the replacement, however slow the machine is. */
const stayInTheMoment = () => letPass(-3600);

test.each([0, 30, 300])(
  'a token that a thief has used ends the device for all, %i seconds later',
  async (seconds) => {
    const { username } = await newMember();
    const owner = open();
    const token = await enter(owner, username, true);
    const thief = openThief(owner.cookie);
    const stolen = await thief.call(rememberedLogin);
    if (!stolen.ok) throw new Error(JSON.stringify(stolen));
    await letPass(seconds);

    expect(await owner.call(rememberedLogin)).toMatchObject(forget);

    expect(await isOpen(stolen.value.token)).toBe(false);
    expect(await isOpen(token)).toBe(false);
    expect(await thief.call(rememberedLogin)).toMatchObject(forget);
    // The owner signs in anew.
    await enter(owner, username, true);
    expect((await owner.call(rememberedLogin)).ok).toBe(true);
  },
);

test.each([
  { who: 'another browser elsewhere', unlike: {}, seconds: 0 },
  { who: 'another browser in the same network', unlike: { ip: '127.0.0.1' }, seconds: 0 },
  { who: 'the same browser elsewhere', unlike: { userAgent: FIREFOX }, seconds: 0 },
  {
    who: 'the same browser a quarter of a minute later',
    unlike: { ip: '127.0.0.1', userAgent: FIREFOX },
    seconds: 15,
  },
])('a replaced token that $who shows ends the device', async ({ unlike, seconds }) => {
  const { username } = await newMember();
  const owner = open();
  await enter(owner, username, true);
  const thief = openThief(owner.cookie, unlike);
  const opened = await owner.call(rememberedLogin);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  await letPass(seconds);

  expect(await thief.call(rememberedLogin)).toMatchObject(forget);

  expect(thief.setCookie).toBe('');
  expect(await isOpen(opened.value.token)).toBe(false);
  expect(await owner.call(rememberedLogin)).toMatchObject(forget);
});

test('two tabs that come back at once are both let in, and share the new token', async () => {
  const { username } = await newMember();
  const first = open();
  await enter(first, username, true);
  const second = open();
  second.cookie = first.cookie;
  const third = open();
  third.cookie = first.cookie;

  expect((await first.call(rememberedLogin)).ok).toBe(true);
  await stayInTheMoment();
  expect((await second.call(rememberedLogin)).ok).toBe(true);

  expect(second.cookie).toBe(first.cookie);
  // A tab that comes with the new one uses nothing up: the one that is still on its way is no thief.
  const next = open();
  next.cookie = first.cookie;
  expect((await next.call(rememberedLogin)).ok).toBe(true);
  expect(next.setCookie).toBe('');
  expect((await third.call(rememberedLogin)).ok).toBe(true);
  expect(third.cookie).toBe(first.cookie);
  // Afterwards it is replaced by its use as ever.
  await letPass(60);
  expect((await next.call(rememberedLogin)).ok).toBe(true);
  expect(next.cookie).not.toBe(first.cookie);
});

test('a browser whose answer was lost asks again and goes on with the same token', async () => {
  const { username } = await newMember();
  const browser = open();
  await enter(browser, username, true);
  const shown = browser.cookie;
  const lost = await browser.call(rememberedLogin);
  if (!lost.ok) throw new Error(JSON.stringify(lost));
  browser.cookie = shown;
  await stayInTheMoment();

  expect((await browser.call(rememberedLogin)).ok).toBe(true);

  await letPass(60);
  expect((await browser.call(rememberedLogin)).ok).toBe(true);
  expect(await isOpen(lost.value.token)).toBe(true);
});

test('who came while the token was good is not late because the answer is', async () => {
  const { username } = await newMember();
  const browser = open();
  await enter(browser, username, true);
  const late = openSlowly(
    platform.port,
    `POST ${rememberedLogin.path} HTTP/1.1`,
    `Host: ${alpha.host}`,
    `User-Agent: ${FIREFOX}`,
    `Cookie: ${browser.cookie}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    'Expect: 100-continue',
    'Connection: close',
    '',
  );
  await late.until(/^HTTP\/1\.1 100 /);
  await browser.call(rememberedLogin);
  // The moment of grace, counted from now, is over; counted from when the other came it is not.
  await letPass(10);

  late.send('{}');

  expect(await late.closed).toContain('"success":true');
});

test('64 tabs at the very same moment are let in, with one good token', async () => {
  const { username } = await newMember();
  const first = open();
  await enter(first, username, true);
  const tabs = Array.from({ length: 64 }, () => {
    const tab = open();
    tab.cookie = first.cookie;
    return tab;
  });

  const opened = await Promise.all(tabs.map((tab) => tab.call(rememberedLogin)));

  expect(opened.filter((outcome) => !outcome.ok)).toEqual([]);
  const given = new Set(tabs.map((tab) => tab.cookie));
  expect(given.size).toBe(1);
  expect(given).not.toContain(first.cookie);
  await letPass(60);
  expect(await tabs[0]?.call(rememberedLogin)).toMatchObject({ ok: true });
});

test('of 64 at the very same moment, half of them a thief’s, none is signed in afterwards', async () => {
  const { username, memberId, token: bare } = await newMember();
  const first = open();
  await enter(first, username, true);
  const everybody = Array.from({ length: 64 }, (_, at) => {
    const browser = at % 2 === 0 ? open() : openThief('');
    browser.cookie = first.cookie;
    return browser;
  });

  const opened = await Promise.all(everybody.map((each) => each.call(rememberedLogin)));

  // Who is not let in is refused: nobody meets a fault.
  for (const outcome of opened) if (!outcome.ok) expect(outcome).toMatchObject(forget);
  const sessions = await platform.database
    .selectFrom('session')
    .select('deviceId')
    .where('memberId', '=', memberId)
    .execute();
  expect(sessions).toEqual([{ deviceId: null }]);
  expect(await isOpen(bare)).toBe(true);
  for (const each of everybody.slice(0, 4))
    expect(await each.call(rememberedLogin)).toMatchObject(forget);
});
