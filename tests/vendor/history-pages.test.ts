import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playHistory } from '#api/play-history.ts';
import { playRound } from '#api/play.ts';
import { sql } from '#vendor/database/sql.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestPage, type TestVendor } from '../support/vendor.ts';

const dice = gameOfKind('dice');
const crash = gameOfKind('crash');

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['dice', 'crash']);
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

/** All pages of a list, from the newest round on. */
const readAll = async (page: TestPage, pageSize: number, between = async () => {}) => {
  const pages: string[][] = [];
  let after: string | undefined;
  for (;;) {
    const answer = await page.call(playHistory, { pageSize, ...(after && { after }) });
    if (!answer.ok) throw new Error(answer.refusal);
    const { rounds, next, ...more } = answer.value;
    expect(more).toEqual({});
    pages.push(rounds.map(({ roundId }) => roundId));
    if (next === null) return pages;
    after = next;
    await between();
  }
};

/** Copies of a round that began at the same moments, three at each, a day apart. */
const copyRound = (roundId: string, count: number, from = 0) =>
  sql`insert into round (id, player_id, session_id, request_id, vendor_code, node_id, game_code, game_name, model, status,
      seed_pair_id, nonce, state, steps, last_request_id, start_stake_minor, stake_minor, payout_minor, started_at, acted_at, ended_at)
    select 'copy-' || lpad(n::text, 6, '0'), player_id, session_id, gen_random_uuid(), vendor_code, node_id, game_code, game_name, model, status,
      seed_pair_id, nonce, state, steps, last_request_id, start_stake_minor, stake_minor, payout_minor,
      started_at - (1 + n / 3) * interval '1 day', acted_at, ended_at
      from round, generate_series(${from}::int, ${from + count - 1}::int) n where id = ${roundId}`.execute(
    vendor.database,
  );

const playOnce = async (page: TestPage): Promise<string> => {
  const played = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { side: 'over', mark: 5000 },
    stakeMinor: page.facts.minimumStakeMinor,
  });
  if (!played.ok) throw new Error(played.refusal);
  return played.value.round.roundId;
};

test('pages of rounds follow each other, each round once, though new ones come between and some began at one moment', async () => {
  const page = await vendor.open(await openGambler(platform, 1_000_000), dice.nodeId);
  const first = await playOnce(page);
  await copyRound(first, 23);
  let added = 100;
  const pages = await readAll(page, 5, async () => {
    // Newer than all that was read.
    await sql`update round set started_at = now() + make_interval(secs => ${added}) where id = ${first}`.execute(
      vendor.database,
    );
    added += 1;
  });

  expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 4]);
  expect(new Set(pages.flat()).size).toBe(24);
  const copies = Array.from({ length: 23 }, (_, at) => `copy-${String(at).padStart(6, '0')}`);
  // Of one moment the higher name is the newer one.
  const ordered = copies.toSorted(
    (one, other) =>
      Math.floor(Number(one.slice(5)) / 3) - Math.floor(Number(other.slice(5)) / 3) ||
      other.localeCompare(one),
  );
  expect(pages.flat()).toEqual([first, ...ordered]);
});

test('who asks by the number of a page is answered as before; an end that is none is refused', async () => {
  const page = await vendor.open(await openGambler(platform, 1_000_000), dice.nodeId);
  const first = await playOnce(page);

  expect(await page.call(playHistory, { pageNo: 1, pageSize: 5 })).toMatchObject({
    value: { rounds: [{ roundId: first }], pageNo: 1, totalPages: 1, totalRounds: 1, next: null },
  });
  expect(await page.call(playHistory, { pageNo: 2, pageSize: 5 })).toMatchObject({
    value: { rounds: [], pageNo: 2, totalPages: 1, totalRounds: 1 },
  });
  for (const after of ['x', '', Buffer.from('1').toString('base64url')])
    expect(await page.call(playHistory, { after })).toMatchObject({ refusal: 'invalid_input' });
});

test('bets on shared rounds go by pages in the same way, those of this game alone', async () => {
  const page = await vendor.open(await openGambler(platform, 1_000_000), crash.nodeId);
  const { rows } = await sql<{ playerId: number; sessionId: number }>`
    select player_id, max(id) as session_id from play_session where node_id = ${crash.nodeId}
      group by 1 order by 2 desc limit 1`.execute(vendor.database);
  const [own] = rows;
  await sql`insert into shared_chain (merchant, node_id, last_seed, length, tip_hash, client_seed)
    values ('none', 0, 'seed', 10, 'tip of a test', 'client')`.execute(vendor.database);
  await sql`insert into shared_round (id, chain_id, merchant, node_id, game_code, game_name, model, index, seed, seed_hash,
      outcome, status, opened_at, runs_at, ends_at, rests_until)
    select 'shared-' || n, (select id from shared_chain where tip_hash = 'tip of a test'), 'none',
      case when n % 2 = 0 then ${crash.nodeId}::int else -1 end, 'crash', 'Crash', '{"kind":"crash"}', n, 's', 'h', '{}', 'void',
      now(), now(), now(), now() from generate_series(1, 22) n`.execute(vendor.database);
  await sql`insert into shared_bet (id, round_id, player_id, session_id, request_id, vendor_code, bet, stake_minor, status, placed_at)
    select 'bet-' || n, 'shared-' || n, ${own?.playerId}::bigint, ${own?.sessionId}::bigint, gen_random_uuid(), 'X', 'null', 5, 'void',
      now() - (n / 4) * interval '1 hour' from generate_series(1, 22) n`.execute(vendor.database);

  const pages = await readAll(page, 4);

  expect(pages.map(({ length }) => length)).toEqual([4, 4, 3]);
  expect(new Set(pages.flat())).toEqual(
    new Set(Array.from({ length: 11 }, (_, at) => `shared-${2 * at + 2}`)),
  );
  expect(await page.call(playHistory, { pageNo: 3, pageSize: 5 })).toMatchObject({
    value: { totalRounds: 11, totalPages: 3, rounds: [expect.anything()] },
  });
});
