import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playRound } from '#api/play.ts';
import { rotateSeed, verifyRound } from '#api/play-fairness.ts';
import { gamesDatabaseUrl, openGamesDatabase } from '#vendor/database/open-games-database.ts';
import { sql } from '#vendor/database/sql.ts';
import { seedHash } from '#vendor/fairness/node-draw.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { KNOWN_CHAIN, QUICK_PAUSE } from '../support/known-chain.ts';
import { watchLive } from '../support/live-rounds.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const KEY = 'Zq3vN8sT1xLr6Wd0Ku5Jc9Gb2Hy7Fm4P';
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = KEY;
  platform = await startGamesFixture(['mines', 'crash']);
  // The first curves end soon.
  const known = { chainSecret: KNOWN_CHAIN, times: { sharedPause: QUICK_PAUSE } };
  vendor = await startTestVendor(platform, known);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
  delete process.env['LIVERY_SEAL_KEY'];
});

/** What stands in a column, as whoever reads the database finds it. */
const stored = async (column: string, table: string): Promise<string[]> => {
  const { rows } = await sql<{ found: string }>`
    select ${sql.ref(column)}::text as found from ${sql.table(table)}`.execute(vendor.database);
  return rows.map(({ found }) => found);
};

const SEALED = /^"?v1\.[\w.-]+"?$/;

test('a reader of the database finds neither the seed of the next round nor the cards of an open one', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind('mines').nodeId);
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 3 },
    stakeMinor: page.facts.minimumStakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  const { roundId, seeds } = started.value.round;

  expect(await stored('server_seed', 'seed_pair')).toEqual([expect.stringMatching(SEALED)]);
  expect(await stored('state', 'round')).toEqual([expect.stringMatching(SEALED)]);

  // Its player goes on as ever, and afterwards everything stands there to be checked.
  const move = { requestId: randomUUID(), roundId, step: 0, move: { act: 'take' } };
  expect(await page.call(playMove, move)).toMatchObject({ ok: true });
  expect(await page.call(rotateSeed, { clientSeed: 'mine' })).toMatchObject({ ok: true });
  const [first = '', second = ''] = (await stored('server_seed', 'seed_pair')).toSorted();
  expect(seedHash(first)).toBe(seeds.serverSeedHash);
  expect(second).toMatch(SEALED);
  expect(await stored('state', 'round')).not.toContainEqual(expect.stringMatching(SEALED));
  expect(await page.call(verifyRound, { roundId })).toMatchObject({
    value: { seeds: { serverSeed: first } },
  });
});

test('nor where an open curve will end; once it has, seed and end are there for all', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind('crash').nodeId);
  const live = await watchLive(vendor.port, page.token);

  const open = await live.until(({ phase }) => phase === 'open');
  const found = await Promise.all([
    sql<{ seed: string; outcome: string; status: string }>`
      select seed as "storedSeed", outcome::text as "storedOutcome", status from shared_round
      where id = ${open.roundId}`.execute(vendor.database),
    stored('last_seed', 'shared_chain'),
  ]);
  const ended = await live.until(
    ({ roundId, phase }) => roundId === open.roundId && phase === 'ended',
  );
  live.stop();

  const [round] = found[0].rows;
  // It may have ended while it was looked at.
  if (round?.status !== 'ended')
    expect(round).toMatchObject({
      storedSeed: expect.stringMatching(SEALED),
      storedOutcome: expect.stringMatching(SEALED),
    });
  expect(found[1]).toEqual([expect.stringMatching(SEALED)]);
  expect(seedHash(ended.seed ?? '')).toBe(open.seedHash);
  const after = await sql<{ storedSeed: string }>`
    select seed as "storedSeed" from shared_round where id = ${open.roundId}`.execute(
    vendor.database,
  );
  expect(after.rows).toEqual([{ storedSeed: ended.seed }]);
});

test('seeds of before there was a key are sealed at the next start, and stay what they were', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind('mines').nodeId);
  await page.call(rotateSeed, { clientSeed: 'older' });
  const plain = 'ab'.repeat(32);
  await sql`update seed_pair set server_seed = ${plain}, server_seed_hash = ${seedHash(plain)}
    where client_seed = 'older' and revealed_at is null`.execute(vendor.database);

  const again = await openGamesDatabase(gamesDatabaseUrl(platform.databaseUrl));
  await again.close();

  const { rows } = await sql<{ found: string }>`
    select server_seed as found from seed_pair where client_seed = 'older'`.execute(
    vendor.database,
  );
  expect(rows).toEqual([{ found: expect.stringMatching(SEALED) }]);
  const rotated = await page.call(rotateSeed, { clientSeed: 'newer' });
  expect(rotated).toMatchObject({ value: { revealed: { serverSeed: plain } } });
});
