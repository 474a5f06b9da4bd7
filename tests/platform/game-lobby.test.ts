import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  gameAnnouncements,
  gameDetail,
  liveModelList,
  recentGame,
  roomList,
  vassGameType,
} from '#api/game-lobby.ts';
import { gameList } from '#api/games.ts';
import { markRecentGame } from '#platform/play/games/mark-recent-game.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMember } from '../support/members.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = { host: 'alpha.localhost' };
const beta = { host: 'beta.localhost' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', {
      categories: [
        { type: 'RNG', vendors: ['EMBERWICK', 'GILDEDKITE'] },
        { type: 'FISH', vendors: ['GILDEDKITE'] },
        { type: 'LIVE', vendors: ['VELVETATRIUM', 'PARLOURNINE'] },
        { type: 'PVP', vendors: ['RIVERDECK'] },
      ],
    }),
    buildMerchant('beta', { categories: [{ type: 'RNG', vendors: ['EMBERWICK'] }] }),
  ]);
});

afterAll(() => platform.close());

const valueOf = <Value>(outcome: { ok: true; value: Value } | { ok: false }): Value => {
  if (!outcome.ok) throw new Error('The call was refused.');
  return outcome.value;
};

const gamesOf = async (input: object) =>
  valueOf(await platform.call(alpha, gameList, { pageSize: 100, ...input }));

const slotOf = async () => {
  const { games } = await gamesOf({ gameType: 'RNG', vassalage: 'EMBERWICK' });
  const [first] = games;
  if (!first) throw new Error('EMBERWICK has no slot.');
  return first;
};

describe('facts and search hints', () => {
  test('a game says what a round may cost, and a slot on how many lines', async () => {
    const { games } = await gamesOf({ gameType: 'RNG' });

    expect(games.every(({ lines }) => lines === null || lines > 0)).toBe(true);
    expect(games.some(({ lines }) => lines !== null)).toBe(true);
    expect(games.every((one) => one.minimumStakeMinor < one.maximumStakeMinor)).toBe(true);
    expect((await gamesOf({ gameType: 'FISH' })).games.every(({ lines }) => lines === null)).toBe(
      true,
    );
  });

  test('only slots with at least so many lines are found', async () => {
    const all = await gamesOf({ gameType: 'RNG' });
    const many = await gamesOf({ gameType: 'RNG', linesFrom: 25 });

    expect(many.games.map(({ nodeId }) => nodeId)).toEqual(
      all.games.filter(({ lines }) => (lines ?? 0) >= 25).map(({ nodeId }) => nodeId),
    );
    expect(many.totalGames).toBeGreaterThan(0);
    expect(many.totalGames).toBeLessThan(all.totalGames);
  });

  test('only games whose smallest stake is at least so much are found', async () => {
    const all = await gamesOf({ gameType: 'RNG' });
    const dear = await gamesOf({ gameType: 'RNG', stakeFromMinor: 101 });

    expect(dear.games.map(({ nodeId }) => nodeId)).toEqual(
      all.games
        .filter(({ minimumStakeMinor }) => minimumStakeMinor >= 101)
        .map(({ nodeId }) => nodeId),
    );
    expect(dear.totalGames).toBeLessThan(all.totalGames);
  });

  test('the hot ones can be asked for', async () => {
    const hot = await gamesOf({ isHot: true });

    expect(hot.totalGames).toBeGreaterThan(0);
    expect(hot.games.every(({ isHot }) => isHot)).toBe(true);
  });
});

test('one game is found by its number, where the brand shows it', async () => {
  const slot = await slotOf();
  const [fish] = (await gamesOf({ gameType: 'FISH' })).games;

  expect(valueOf(await platform.call(alpha, gameDetail, { nodeId: slot.nodeId }))).toEqual(slot);
  expect(await platform.call(beta, gameDetail, { nodeId: fish?.nodeId ?? 1 })).toMatchObject({
    ok: false,
    refusal: 'not_found',
  });
});

describe('recent games', () => {
  test('the latest start comes first, each game once, and nobody sees another’s', async () => {
    const ana = await openMember(platform, 'alpha', { username: 'anaplays' });
    const bo = await openMember(platform, 'alpha', { username: 'boplays1' });
    const { games } = await gamesOf({ gameType: 'RNG' });
    const [one, two] = games.map(({ nodeId }) => nodeId);
    const { id } = await platform.database
      .selectFrom('merchant')
      .select('id')
      .where('code', '=', 'alpha')
      .executeTakeFirstOrThrow();
    const start = async (nodeId: number | undefined) =>
      markRecentGame(platform.database, {
        merchantId: id,
        memberId: ana.memberId,
        nodeId: nodeId ?? 0,
      });

    await start(one);
    await start(two);
    await start(one);

    const list = valueOf(await platform.call(ana, recentGame, {}));
    expect(list.list.map(({ nodeId }) => nodeId)).toEqual([one, two]);
    expect(list).toMatchObject({ total: 2, totalPages: 1 });
    const fish = valueOf(await platform.call(ana, recentGame, { gameType: 'FISH' }));
    expect(fish.list).toEqual([]);
    const second = valueOf(await platform.call(ana, recentGame, { page: 2, pageSize: 1 }));
    expect(second.list.map(({ nodeId }) => nodeId)).toEqual([two]);
    expect(valueOf(await platform.call(bo, recentGame, {})).list).toEqual([]);
  });
});

test('a card game has rooms that stay within its stakes', async () => {
  const { tables, currency } = valueOf(await platform.call(alpha, roomList, { pageSize: 50 }));

  expect(currency).toMatch(/^[A-Z]{3}$/);
  expect(tables.length).toBeGreaterThan(3);
  for (const { game, rooms } of tables) {
    expect(game.gameType).toBe('PVP');
    expect(rooms[0]?.minimumStakeMinor).toBe(game.minimumStakeMinor);
    expect(rooms.at(-1)?.maximumStakeMinor).toBe(game.maximumStakeMinor);
    expect(rooms.every(({ players }) => players === 0)).toBe(true);
  }
  const slot = await slotOf();
  expect(await platform.call(alpha, roomList, { nodeId: slot.nodeId })).toMatchObject({
    ok: false,
    refusal: 'not_found',
  });
});

test('each live host leads one open table, and no lobby', async () => {
  const hosts = valueOf(await platform.call(alpha, liveModelList, {}));
  const atrium = valueOf(await platform.call(alpha, liveModelList, { vassalage: 'VELVETATRIUM' }));

  expect(hosts.length).toBeGreaterThan(3);
  expect(new Set(hosts.map(({ modelId }) => modelId)).size).toBe(hosts.length);
  expect(hosts.every(({ game }) => game.gameType === 'LIVE' && game.isGame === 'GAME')).toBe(true);
  expect(atrium.every(({ game }) => game.vassalage === 'VELVETATRIUM')).toBe(true);
  expect(valueOf(await platform.call(beta, liveModelList, {}))).toEqual([]);
});

test('a vendor tells its categories, as far as the brand has them', async () => {
  const all = valueOf(await platform.call(alpha, vassGameType, {}));
  const [kite] = valueOf(await platform.call(alpha, vassGameType, { vassalage: 'GILDEDKITE' }));

  expect(all.map(({ vassalage }) => vassalage)).toEqual([
    'EMBERWICK',
    'GILDEDKITE',
    'VELVETATRIUM',
    'PARLOURNINE',
    'RIVERDECK',
  ]);
  expect(kite?.gameTypes.map(({ gameType }) => gameType)).toEqual(['RNG', 'FISH']);
  expect(kite?.gameCount).toBe(kite?.gameTypes.reduce((sum, { gameCount }) => sum + gameCount, 0));
  expect(valueOf(await platform.call(beta, vassGameType, { vassalage: 'GILDEDKITE' }))).toEqual([]);
});

test('news are what is being maintained, then what is new, the newest first', async () => {
  const slot = await slotOf();
  const { id } = await platform.database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'beta')
    .executeTakeFirstOrThrow();
  await platform.database
    .insertInto('merchantGame')
    .values({ merchantId: id, nodeId: slot.nodeId, maintenance: true, isHot: null, isTop: null })
    .execute();

  const news = valueOf(await platform.call(beta, gameAnnouncements, {}));
  const elsewhere = valueOf(await platform.call(alpha, gameAnnouncements, { limit: 50 }));

  expect(news[0]).toMatchObject({ kind: 'maintenance', game: { nodeId: slot.nodeId } });
  const fresh = news.filter(({ kind }) => kind === 'new');
  expect(fresh.every(({ game }) => game.isNew)).toBe(true);
  const days = fresh.map(({ releasedOn }) => releasedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(elsewhere.some(({ kind }) => kind === 'maintenance')).toBe(false);
});
