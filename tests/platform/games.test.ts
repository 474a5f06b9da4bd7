import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { gameList, gameMenus, hotGames, popular, vendors } from '#api/games.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { catalogue } from '#catalogue/catalogue.ts';

const wide = buildMerchant('wide', {
  categories: [
    { type: 'LIVE', vendors: ['JADEBALCONY', 'PARLOURNINE'] },
    { type: 'RNG', vendors: ['MOONFERRY', 'EMBERWICK', 'SUGARFORGE'] },
    { type: 'LOTT', vendors: ['NINESTREAMS'] },
    { type: 'ESPORTS', vendors: ['REDSHIFTARENA', 'PIXELBASTION'] },
  ],
});
const narrow = buildMerchant('narrow', {
  categories: [{ type: 'RNG', vendors: ['POLARQUILL'] }],
});
const at = { host: 'wide.localhost' };
const atNarrow = { host: 'narrow.localhost' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([wide, narrow]);
});
afterAll(() => platform.close());

const list = async (input: InputOf<typeof gameList>, caller = at) => {
  const outcome = await platform.call(caller, gameList, input);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
};

const ofVendor = (code: string, type: string) =>
  catalogue.filter(({ vendor, gameType }) => vendor === code && gameType === type);

const byNumber = (a: number, b: number): number => a - b;

test('a brand shows the games of its vendors and no others', async () => {
  const all = await list({ pageSize: 100 });
  const other = await list({ pageSize: 100 }, atNarrow);

  const shown = ['JADEBALCONY', 'PARLOURNINE'].flatMap((code) => ofVendor(code, 'LIVE')).length;
  const slots = ['MOONFERRY', 'EMBERWICK', 'SUGARFORGE'].flatMap((code) => ofVendor(code, 'RNG'));
  const rest = ['REDSHIFTARENA', 'PIXELBASTION'].flatMap((code) => ofVendor(code, 'ESPORTS'));
  expect(all.totalGames).toBe(
    shown + slots.length + rest.length + ofVendor('NINESTREAMS', 'LOTT').length,
  );
  expect(other.games.map(({ vassalage }) => vassalage)).toEqual(
    ofVendor('POLARQUILL', 'RNG').map(() => 'POLARQUILL'),
  );
});

test('pages together hold every game once, top games first', async () => {
  const pages = [await list({ gameType: 'RNG', pageSize: 16 })];
  for (let pageNo = 2; pageNo <= (pages[0]?.totalPages ?? 0); pageNo += 1)
    pages.push(await list({ gameType: 'RNG', pageSize: 16, pageNo }));

  const games = pages.flatMap((page) => page.games);
  expect(games).toHaveLength(pages[0]?.totalGames ?? 0);
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
  const marks = games.map(({ isTop }) => Number(isTop));
  expect(marks).toEqual(marks.toSorted((a, b) => b - a));
});

test('a page beyond the last one is empty and still tells how many there are', async () => {
  const beyond = await list({ gameType: 'RNG', pageSize: 16, pageNo: 99 });

  expect(beyond.games).toEqual([]);
  expect(beyond.totalPages).toBeGreaterThan(1);
});

test.each([
  [{ gameType: 'LIVE' as const }, (game: { gameType: string }) => game.gameType === 'LIVE'],
  [{ vassalage: 'EMBERWICK' }, (game: { vassalage: string }) => game.vassalage === 'EMBERWICK'],
  [{ gameClassify: 'BG' }, (game: { gameClassify: string }) => game.gameClassify === 'BG'],
  [{ isNew: true }, (game: { isNew: boolean }) => game.isNew],
  [{ gameName: 'dragon' }, (game: { nodeName: string }) => /dragon/i.test(game.nodeName)],
])('the filter %o leaves just what fits', async (filter, fits) => {
  const all = await list({ pageSize: 100 });
  const more = await list({ pageSize: 100, pageNo: 2 });
  const found = await list({ ...filter, pageSize: 100 });

  const expected = [...all.games, ...more.games].filter((game) => fits(game));
  expect(found.games.map(({ nodeId }) => nodeId).toSorted(byNumber)).toEqual(
    expected.map(({ nodeId }) => nodeId).toSorted(byNumber),
  );
  expect(found.games.length).toBeGreaterThan(0);
});

test('filters work together', async () => {
  const { games } = await list({ gameType: 'RNG', vassalage: 'SUGARFORGE', gameClassify: 'BG' });

  expect(games.map(({ gameName }) => gameName).toSorted()).toEqual([
    'Carnival Bingo',
    'Rainbow Bingo',
    'Sugar Bingo',
  ]);
});

test('a phone does not see what needs a large screen', async () => {
  const desk = await list({ gameType: 'ESPORTS', platform: 'html5-desktop', pageSize: 100 });
  const phone = await list({ gameType: 'ESPORTS', platform: 'html5-mobile', pageSize: 100 });

  expect(phone.totalGames).toBeLessThan(desk.totalGames);
});

test('names come in the asked language and are found in it', async () => {
  const chinese = await list({ gameName: '翡翠', language: 'CN', gameType: 'LIVE' });
  const burmese = await list({ gameName: 'jade', language: 'my', gameType: 'LIVE' });

  expect(chinese.games[0]?.gameName).toMatch(/^翡翠/);
  expect(burmese.games[0]).toMatchObject({ nodeName: expect.stringMatching(/Jade/) });
  expect(burmese.games[0]?.gameName).toMatch(/\p{Script=Myanmar}/u);
});

test('marks of a pattern are letters like any other', async () => {
  expect((await list({ gameName: '%' })).totalGames).toBe(0);
  expect((await list({ gameName: '_' })).totalGames).toBe(0);
});

test('a call for another merchant is refused', async () => {
  const outcome = await platform.call(at, gameList, { merchant: 'narrow' });

  expect(outcome).toMatchObject({ ok: false, refusal: 'forbidden' });
});

test('hot games are hot, and the brand’s own choice can be asked for alone', async () => {
  const { nodeId } = (await list({ gameType: 'LOTT' })).games.at(-1) ?? { nodeId: 0 };
  const { id: merchantId } = await platform.database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'wide')
    .executeTakeFirstOrThrow();
  await platform.database
    .insertInto('merchantGame')
    .values({ merchantId, nodeId, isHot: true, isTop: null })
    .execute();

  const hot = await platform.call(at, hotGames, {});
  const own = await platform.call(at, hotGames, { isPlatform: false });

  if (!hot.ok || !own.ok) throw new Error('refused');
  expect(hot.value.every(({ isHot }) => isHot)).toBe(true);
  expect(hot.value[0]?.nodeId).toBe(nodeId);
  expect(own.value.map((game) => game.nodeId)).toEqual([nodeId]);
});

test('a game in maintenance says so, and only in the brand that stopped it', async () => {
  const [game] = ofVendor('POLARQUILL', 'RNG');
  const { id: merchantId } = await platform.database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'narrow')
    .executeTakeFirstOrThrow();
  await platform.database
    .insertInto('merchantGame')
    .values({ merchantId, nodeId: game?.nodeId ?? 0, maintenance: true, isHot: null, isTop: null })
    .execute();

  const { games } = await list({ pageSize: 100 }, atNarrow);

  const stopped = games.filter(({ maintenance }) => maintenance);
  expect(stopped.map(({ nodeId }) => nodeId)).toEqual([game?.nodeId]);
});

test('menus and lanes keep the brand’s order', async () => {
  const menus = await platform.call(at, gameMenus, {});
  const lanes = await platform.call(at, vendors, {});

  if (!menus.ok || !lanes.ok) throw new Error('refused');
  const order = ['LIVE', 'RNG', 'LOTT', 'ESPORTS'];
  expect(menus.value.menus.map(({ gameType }) => gameType)).toEqual(order);
  expect(lanes.value.lanes.map(({ category }) => category)).toEqual(order);
  expect(lanes.value.lanes[0]?.cards.map(({ title }) => title)).toEqual([
    'Jade Balcony',
    'Parlour Nine',
  ]);
  expect(menus.value.menus[2]?.vendors[0]?.lottery).toBe('VN');
  expect(menus.value.menus[1]?.classes).toContain('JP');
});

test('popular games are limited and of the brand', async () => {
  const outcome = await platform.call(at, popular, { limit: 5 });

  expect(outcome).toMatchObject({ ok: true, value: { length: 5 } });
});

test('pictures are served compressed and for ever on any host', async () => {
  const { games } = await list({ pageSize: 1 });
  const path = games[0]?.iconUrl ?? '';
  const picture = await platform.send(at, { path });
  const packed = await platform.send({ ...at, headers: { 'accept-encoding': 'br' } }, { path });
  const spare = await platform.send(at, { path: '/game-art/default.svg' });
  const missing = await platform.send(at, { path: '/game-art/nobody.svg' });

  expect(picture.text).toMatch(/^<svg /);
  expect(picture.headers).toMatchObject({ 'content-type': expect.stringMatching('image/svg') });
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(spare.headers['cache-control']).not.toContain('immutable');
  expect(missing.status).toBe(404);
});
