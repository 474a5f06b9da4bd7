import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFavorite, favoriteIds, favoriteList, removeFavorite } from '#api/favorites.ts';
import { memberInfo } from '#api/member.ts';
import { login } from '#api/session.ts';
import { balance } from '#api/wallet.ts';
import { rankList, winnerBoard } from '#api/winners.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type DemoWorld, loadDemoWorld } from '#platform/app/demo/load-demo-world.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const categories = [
  { type: 'RNG' as const, vendors: ['MOONFERRY', 'STATICFOX'] },
  { type: 'LIVE' as const, vendors: ['VELVETATRIUM'] },
];
const files = [
  buildMerchant('kyat', { categories, currency: 'MMK' }),
  buildMerchant('dong', { categories, currency: 'VND' }),
];

const log = pino({ level: 'silent' });

let platform: TestPlatform;
let stateDir: string;
let merchants: Merchant[];
let demo: DemoWorld;

const load = () => loadDemoWorld({ database: platform.database, merchants, stateDir, log });

beforeAll(async () => {
  // As the platform does it: no job looks for winners before the demo world is whole.
  platform = await startTestPlatform(files, { jobs: false });
  stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-demo-'));
  const rows = await platform.database.selectFrom('merchant').select(['id', 'code']).execute();
  merchants = files.map(({ code, config }) => {
    const id = rows.find((row) => row.code === code)?.id ?? 0;
    return { id, code, config };
  });
  demo = await load();
});

afterAll(async () => {
  await platform.close();
  await rm(stateDir, { recursive: true, force: true });
});

const signIn = async (code: string, who: 'member' | 'agent' = 'member') => {
  const host = `${code}.localhost`;
  const outcome = await platform.call({ host }, login, demo[who]);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return { host, token: outcome.value.token };
};

test('the demo member and the demo agent sign in to every brand and have money', async () => {
  for (const code of ['kyat', 'dong']) {
    const member = await signIn(code);
    const agent = await signIn(code, 'agent');

    expect(await platform.call(member, memberInfo)).toMatchObject({ value: { type: 0 } });
    expect(await platform.call(agent, memberInfo)).toMatchObject({ value: { type: 1 } });
    const money = await platform.call(member, balance);
    expect(money.ok && money.value.cashMinor).toBeGreaterThan(0);
  }
});

test('passwords are of this installation alone, and nobody else can read them', async () => {
  const kept = path.join(stateDir, 'demo.json');

  expect(demo.member.password).not.toBe(demo.agent.password);
  expect(demo.member.password).toHaveLength(16);
  expect((await stat(kept)).mode & 0o077).toBe(0);
  expect(JSON.parse(await readFile(kept, 'utf8'))).toMatchObject({ member: demo.member });
});

test('loading the world again gives no money and no second account', async () => {
  const before = await platform.call(await signIn('kyat'), balance);
  const count = () =>
    platform.database
      .selectFrom('winner')
      .select(sql<number>`count(*)`.as('rows'))
      .execute();
  const wins = await count();

  expect(await load()).toEqual(demo);

  expect(await platform.call(await signIn('kyat'), balance)).toEqual(before);
  expect(await count()).toEqual(wins);
  const { rows } = await sql<{ sum: number }>`
    select sum(amount)::bigint as sum from entry`.execute(platform.database);
  expect(rows[0]?.sum).toBe(0);
});

test('a lost file gives new passwords that work', async () => {
  await rm(path.join(stateDir, 'demo.json'));
  const old = demo;

  demo = await load();

  expect(demo.member.password).not.toBe(old.member.password);
  await expect(signIn('dong')).resolves.toHaveProperty('token');
});

test('the winner board is full, highest first, masked, and in the brand’s currency', async () => {
  const board = await platform.call({ host: 'dong.localhost' }, winnerBoard, {});

  if (!board.ok) throw new Error(board.refusal);
  const wins = board.value.map(({ vo }) => vo);
  expect(wins).toHaveLength(20);
  const amounts = wins.map(({ winAmountMinor }) => winAmountMinor);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(wins.every(({ customerName }) => customerName.includes('****'))).toBe(true);
  expect(new Set(wins.map(({ currency }) => currency))).toEqual(new Set(['VND']));
});

test('the board of one category holds its games, named in the asked language', async () => {
  const input = { gameCategory: 'LIVE' as const, language: 'zh-Hans', limitNum: 10 };
  const board = await platform.call({ host: 'kyat.localhost' }, winnerBoard, input);

  if (!board.ok) throw new Error(board.refusal);
  expect(board.value).toHaveLength(10);
  for (const { vo } of board.value) {
    expect(vo.gameType).toBe('LIVE');
    expect(vo.gameName).toMatch(/\p{Script=Han}/u);
  }
});

test('players are ranked by what they won together', async () => {
  const ranks = await platform.call({ host: 'kyat.localhost' }, rankList, { period: 'monthly' });

  if (!ranks.ok) throw new Error(ranks.refusal);
  expect(ranks.value.map(({ rank }) => rank)).toEqual(ranks.value.map((_, at) => at + 1));
  const sums = ranks.value.map(({ totalWinMinor }) => totalWinMinor);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  expect(sums.length).toBeGreaterThan(5);
});

test('favourites are marked once, listed newest first, and taken away', async () => {
  const me = await signIn('kyat');
  const before = await platform.call(me, favoriteIds);
  const game = catalogue.find(
    ({ vendor, nodeId }) =>
      vendor === 'VELVETATRIUM' && before.ok && !before.value.includes(String(nodeId)),
  );
  const nodeId = game?.nodeId ?? 0;

  await platform.call(me, addFavorite, { nodeId, vendor: 'VELVETATRIUM', gameType: 'LIVE' });
  await platform.call(me, addFavorite, { nodeId });
  const marked = await platform.call(me, favoriteIds);
  const page = await platform.call(me, favoriteList, { pageSize: 4 });
  await platform.call(me, removeFavorite, { nodeId });
  await platform.call(me, removeFavorite, { nodeId });

  if (!before.ok || !marked.ok || !page.ok) throw new Error('refused');
  expect(before.value.length).toBeGreaterThan(0);
  expect(marked.value).toEqual([String(nodeId), ...before.value]);
  expect(page.value.content[0]?.nodeId).toBe(nodeId);
  expect(page.value.totalPages).toBe(Math.ceil(marked.value.length / 4));
  expect(await platform.call(me, favoriteIds)).toEqual(before);
});

test('a game that the brand does not show cannot be marked', async () => {
  const me = await signIn('kyat');
  const foreign = catalogue.find(({ vendor }) => vendor === 'EMBERWICK')?.nodeId ?? 0;

  const outcome = await platform.call(me, addFavorite, { nodeId: foreign });

  expect(outcome).toMatchObject({ ok: false, refusal: 'not_found' });
});

test('favourites need a login', async () => {
  const outcome = await platform.call({ host: 'kyat.localhost' }, favoriteIds);

  expect(outcome).toMatchObject({ ok: false, refusal: 'not_logged_in' });
});
