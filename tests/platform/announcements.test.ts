import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcementContent, announcementList } from '#api/announcements.ts';
import { helpCenter } from '#api/system.ts';
import { sql } from '#platform/base/database/sql.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const day = 86_400_000;
const moment = (days: number) => new Date(Date.now() + days * day).toISOString();

const banner = {
  id: 'welcome',
  groupName: 'w_home' as const,
  title: { en: 'Welcome', my: 'ကြိုဆိုပါသည်' },
  subtitle: { en: 'Sit down' },
  link: '/promotions#gift',
  art: 'assets/welcome.svg',
  linkageType: 'PROMOTION' as const,
};

const notice = (id: string, days: number) => ({
  id,
  title: { en: `Notice ${id}` },
  content: { en: '<p onclick="x()">Hello<script>alert(1)</script></p>' },
  publishedAt: moment(days),
});

const popup = (id: string, execution: 'A' | 'B' | 'F') => ({
  id,
  execution,
  title: { en: id },
  content: { en: '<p>Words</p>' },
});

const promotion = (id: string, sequence: number, endsAt?: string) => ({
  id,
  sequence,
  title: { en: id },
  summary: { en: 'Summary' },
  content: { en: '<h2>Terms</h2>' },
  art: 'assets/gift.svg',
  category: 'ALL' as const,
  ...(endsAt ? { endsAt } : {}),
});

const words = {
  banners: [banner, { ...banner, id: 'sign-in', groupName: 'w_login' as const }],
  notices: [notice('old', -9), notice('new', -1), notice('later', 2)],
  popups: [popup('members', 'A'), popup('visitors', 'B'), popup('first', 'F')],
  promotions: [promotion('second', 2), promotion('gift', 1), promotion('gone', 0, moment(-1))],
};

/** What would run, beside what may stay. */
const HOSTILE =
  '<p onmouseover="steal()">Stay</p><script>steal()</script><img src=x onerror=steal()>' +
  '<a href="javascript:steal()">press</a><a href="https://brand.example/">read</a>';
const hostile = { content: { en: HOSTILE } };
const hostileWords = {
  notices: [{ ...notice('one', -1), ...hostile }],
  popups: [{ ...popup('two', 'A'), ...hostile }],
  promotions: [{ ...promotion('three', 1), ...hostile }],
  help: [{ id: 'four', group: 'money' as const, title: { en: 'Four' }, ...hostile }],
};

/** One of each that is over, and one that is not. */
const pastWords = {
  banners: [
    { ...banner, endsAt: moment(1) },
    { ...banner, id: 'over', endsAt: moment(-1) },
  ],
  notices: [
    { ...notice('old', -9), promotionType: 'gift', endsAt: moment(1) },
    { ...notice('over', -9), endsAt: moment(-1) },
  ],
  popups: [popup('visitors', 'B'), { ...popup('members', 'A'), endsAt: moment(-1) }],
};

/** One of each that is not to be known yet. */
const plannedWords = {
  banners: [{ ...banner, startsAt: moment(2) }],
  notices: [{ ...notice('old', -9), startsAt: moment(3), endsAt: moment(9) }],
  popups: [{ ...popup('visitors', 'B'), startsAt: moment(3) }],
  promotions: [{ ...promotion('gift', 1), announcedAt: moment(1), startsAt: moment(4) }],
};

const at = { host: 'herald.localhost' };
let distDir: string;
let platform: TestPlatform;

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'livery-dist-'));
  await mkdir(path.join(distDir, 'herald'));
  const assets = { 'assets/welcome.svg': '/brand/welcome.12345678.svg' };
  await writeFile(path.join(distDir, 'herald', 'build.json'), JSON.stringify({ assets }));
  platform = await startTestPlatform(
    [
      buildMerchant('herald', {}, words),
      buildMerchant('silent'),
      buildMerchant('past', {}, pastWords),
      buildMerchant('planned', {}, plannedWords),
      buildMerchant('sly', {}, hostileWords),
    ],
    { distDir },
  );
});

afterAll(async () => {
  await platform.close();
  await rm(distDir, { recursive: true, force: true });
});

const read = async (input: object = {}, caller = at) => {
  const outcome = await platform.call(caller, announcementContent, input);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
};

test('a brand announces its own content in its order', async () => {
  const all = await read();

  expect(all.banners.map(({ id }) => id)).toEqual(['welcome', 'sign-in']);
  expect(all.player.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(all.popup.map(({ id }) => id)).toEqual(['members', 'visitors', 'first']);
  expect(all.promotion.map(({ id }) => id)).toEqual(['gift', 'second']);
  expect(await read({}, { host: 'silent.localhost' })).toEqual({
    banners: [],
    player: [],
    popup: [],
    promotion: [],
  });
});

test('what announced something that is over is shown no longer', async () => {
  const { banners, player, popup: popups } = await read({}, { host: 'past.localhost' });

  expect(banners.map(({ id }) => id)).toEqual(['welcome']);
  expect(player).toMatchObject([{ id: 'old', promotionType: 'gift' }]);
  expect(popups.map(({ id }) => id)).toEqual(['visitors']);
});

test('only what is asked for is answered', async () => {
  const some = await read({ types: 'banners,popup', execution: 'B', platform: 'html5-desktop' });

  expect(some.banners).toHaveLength(2);
  expect(some.popup.map(({ id }) => id)).toEqual(['visitors']);
  expect([some.player, some.promotion]).toEqual([[], []]);
});

test('unknown parts are refused', async () => {
  const outcome = await platform.call(at, announcementContent, { types: 'banners,secrets' });

  expect(outcome).toMatchObject({ ok: false, refusal: 'invalid_input' });
});

test('texts come in the asked language, else in the fallback', async () => {
  const { banners } = await read({ language: 'my', types: 'banners' });

  expect(banners[0]).toMatchObject({ title: 'ကြိုဆိုပါသည်', subtitle: 'Sit down', cta: '' });
});

test('pictures have the address that they have on the built site', async () => {
  const { banners, promotion: promotions } = await read();

  expect(banners[0]?.url).toBe('/brand/welcome.12345678.svg');
  expect(promotions[0]?.announcementImages).toEqual([{ url: '', sequence: 1 }]);
});

test('HTML is stored without what could run', async () => {
  const { player } = await read({ types: 'player' });
  const row = await platform.database.selectFrom('notice').select('content').executeTakeFirst();

  expect(player[0]?.content).toBe('<p>Hello</p>');
  expect(row?.content).toEqual({ en: '<p>Hello</p>' });
});

test('no text of a merchant brings a script, a handler or an address that runs', async () => {
  const sly = { host: 'sly.localhost' };
  const { player, popup: popups, promotion: promotions } = await read({}, sly);
  const articles = await platform.call(sly, helpCenter, {});
  if (!articles.ok) throw new Error(articles.refusal);

  const told = [...player, ...popups, ...promotions, ...articles.value.articles];
  expect(told).toHaveLength(4);
  for (const { content } of told)
    expect(content).toBe('<p>Stay</p><a>press</a><a href="https://brand.example/">read</a>');
});

test('notices are listed page by page, the newest first', async () => {
  const first = await platform.call(at, announcementList, { pageSize: 1 });
  const second = await platform.call(at, announcementList, { pageSize: 1, pageNo: 2 });

  expect(first).toMatchObject({ value: { announcements: [{ id: 'new' }], totalPages: 2 } });
  expect(second).toMatchObject({ value: { announcements: [{ id: 'old' }], pageNo: 2 } });
});

test('what is shown from a moment on is told at that moment, out of the rows that are there, and the answer says when to ask again', async () => {
  const planned = { host: 'planned.localhost' };
  const ids = async () => {
    const { banners, player, popup: popups, promotion: promotions } = await read({}, planned);
    return [banners, player, popups, promotions].map((items) => items.map(({ id }) => id));
  };
  const before = await read({}, planned);
  expect(await ids()).toEqual([[], [], [], []]);
  expect(before.changesIn).toBeGreaterThan(86_000);
  expect(before.changesIn).toBeLessThanOrEqual(86_400);

  const { database } = platform;
  const now = sql<Date>`now()`;
  for (const table of ['banner', 'notice', 'popup'] as const)
    await database
      .updateTable(table)
      .set({ startsAt: now })
      .where('startsAt', 'is not', null)
      .execute();
  await database
    .updateTable('promotion')
    .set({ announcedAt: now })
    .where('id', '=', 'gift')
    .execute();

  expect(await ids()).toEqual([['welcome'], ['old'], ['visitors'], ['gift']]);
  // The notice ends; the beginning of a promotion is no change of what is shown.
  const after = (await read({}, planned)).changesIn ?? 0;
  expect(Math.round(after / 86_400)).toBe(9);
  expect((await read({}, { host: 'silent.localhost' })).changesIn).toBeUndefined();
});

test('what leaves the files leaves the site', async () => {
  const fewer = { ...words, banners: [banner], notices: [], promotions: [] };
  await platform.reload([buildMerchant('herald', {}, fewer), buildMerchant('silent')]);

  const after = await read();

  expect(after.banners.map(({ id }) => id)).toEqual(['welcome']);
  expect(after.player).toEqual([]);
  expect(after.promotion).toEqual([]);
  expect(after.popup).toHaveLength(3);
});
