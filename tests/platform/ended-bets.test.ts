import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { betFollowers } from '#platform/app/jobs/jobs.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import type { BetFollower, BetWindow } from '#platform/play/ended-bets/bet-follower.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { jackpotFollower } from '#platform/play/jackpot/feed-jackpots.ts';
import { openPools } from '#platform/play/jackpot/pool.ts';
import { readJackpots } from '#platform/play/jackpot/read-jackpot.ts';
import { withClient } from '../support/database-template.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const START_MINOR = 500_000;
const brands = ['alpha', 'beta', 'gamma'].map((code) =>
  buildMerchant(code, {
    categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
    jackpot: { startMinMinor: START_MINOR, startMaxMinor: START_MINOR },
  }),
);
let platform: TestPlatform;
let merchants: Merchant[];
let players: number[];

beforeAll(async () => {
  // Windows are compared: the job that follows would take some.
  platform = await startTestPlatform(brands, { jobs: false });
  merchants = await Promise.all(brands.map((brand) => openMerchant(platform.database, brand)));
  players = await Promise.all(
    merchants.map(async ({ code }) => {
      const options = { username: 'player', cashMinor: 1_000_000 };
      return (await openMember(platform, code, options)).memberId;
    }),
  );
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const play = (at: number, stakeMinor: number): Promise<string> => {
  const [merchant, memberId] = [merchants[at], players[at]];
  if (!merchant || memberId === undefined) throw new Error('no such brand');
  return playRound(platform.database, merchant, memberId, { stakeMinor });
};

const errors: object[] = [];
const log = { error: (fields: object) => void errors.push(fields) };

/** Follows everything that has ended by now. */
const follow = async (followers: readonly BetFollower[] = betFollowers): Promise<void> => {
  await followUntilNow({ database: platform.database, log }, followers);
};

const pools = async (): Promise<number[]> => {
  const read = await readJackpots(platform.database, merchants);
  return merchants.map(({ id }) => read.get(id)?.amountMinor ?? Number.NaN);
};

test('every follower has the watermark that it moves', async () => {
  const { rows } = await sql<{ follower: string }>`select follower from bet_watermark`.execute(
    platform.database,
  );
  expect(rows.map(({ follower }) => follower).toSorted()).toEqual(
    betFollowers.map(({ name }) => name).toSorted(),
  );
});

test('all brands are fed in one step, and those without bets are left alone', async () => {
  await openPools({ database: platform.database, merchants: () => merchants });
  await follow();
  await play(0, 40_000);
  await play(2, 20_000);

  await follow();

  expect(await pools()).toEqual([START_MINOR + 200, START_MINOR, START_MINOR + 100]);
});

test('many processes at once follow every bet once', async () => {
  const before = await pools();
  await play(0, 20_000);
  const until = new Date(Date.now() + 1);
  const context = { database: platform.database, log };

  await Promise.all(
    Array.from({ length: 16 }, () => followEndedBets(context, betFollowers, { until })),
  );
  await vi.waitUntil(() => Date.now() > until.getTime(), { interval: 1, timeout: 60_000 });
  await follow();

  expect(await pools()).toEqual([(before[0] ?? 0) + 100, before[1], before[2]]);
});

test('where no bet has ended, only those are asked that look at more, and all watermarks move', async () => {
  await follow();
  const [asked, always]: BetWindow[][] = [[], []];
  const until = new Date(Date.now() + 60_000);
  const context = { database: platform.database, log };

  const lookers = [
    { ...jackpotFollower, follow: noteWindow(asked ?? []) },
    { name: 'exposure', always: true, follow: noteWindow(always ?? []) } as const,
  ];
  await followEndedBets(context, lookers, { until });

  expect(asked).toEqual([]);
  expect(always).toMatchObject([{ merchantIds: [], until }]);
  for (const { name } of lookers) expect(await readWatermark(name)).toEqual(until);
  await sql`update bet_watermark set followed_until = now()`.execute(platform.database);
});

test('a process leaves a watermark alone that another has just moved', async () => {
  const windows: BetWindow[] = [];
  const follower = { ...jackpotFollower, follow: noteWindow(windows) };
  const until = new Date(Date.now() + 60_000);
  const context = { database: platform.database, log };
  const before = await readWatermark('jackpots');

  await followEndedBets(context, [follower], { until, leastStepMs: 3_600_000 });
  expect(windows).toEqual([]);
  expect(await readWatermark('jackpots')).toEqual(before);
});

test('a process whose clock is 30 s ahead follows by the clock of the database: it passes over no bet that is still to come', async () => {
  vi.useFakeTimers({ now: Date.now() + 30_000, toFake: ['Date'] });

  await followEndedBets({ database: platform.database, log }, betFollowers);

  vi.useRealTimers();
  const { rows } = await sql<{ ahead: number }>`select count(*)::int as ahead from bet_watermark
    where followed_until > clock_timestamp()`.execute(platform.database);
  expect(rows).toEqual([{ ahead: 0 }]);
});

/** Whether bets of an open transaction would be waited for so much later. */
const isWaitedFor = (begin: string, later: string): Promise<boolean> =>
  withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(begin);
    const { rows: begun } = await client.query<{ at: string }>('select now()::text as at');
    const { rows } = await sql<{
      waits: boolean;
    }>`select visible_until(clock_timestamp() + ${later}::interval)
      <= ${begun[0]?.at}::timestamptz as waits`.execute(platform.database);
    await client.query('rollback');
    return rows[0]?.waits === true;
  });

test('a bet whose commit hangs for minutes is waited for, one for ten minutes is not, and who only reads holds up nobody', async () => {
  const write = 'select pg_current_xact_id()';

  expect(await isWaitedFor(write, '5 minutes')).toBe(true);
  expect(await isWaitedFor(write, '11 minutes')).toBe(false);
  expect(await isWaitedFor('select 1', '5 minutes')).toBe(false);
  expect(await isWaitedFor('select 1', '5 seconds')).toBe(true);
});

const noteWindow =
  (windows: BetWindow[]): BetFollower['follow'] =>
  async (_tx, window) => {
    windows.push(window);
    await Promise.resolve();
  };

const readWatermark = async (follower: string): Promise<Date | undefined> => {
  const { rows } = await sql<{ followedUntil: Date }>`
    select followed_until from bet_watermark where follower = ${follower}`.execute(
    platform.database,
  );
  return rows[0]?.followedUntil;
};

test('a follower that fails gets its bets again, and keeps no other from its turn', async () => {
  const windows: BetWindow[] = [];
  const failing: BetFollower = {
    name: 'exposure',
    follow: async (tx) => {
      // Even a statement that spoils a transaction.
      await sql`select 1 / 0`.execute(tx);
    },
  };
  const watching: BetFollower = { name: 'winners', follow: noteWindow(windows) };
  const since = await readWatermark('exposure');
  await play(1, 10_000);

  await expect(follow([failing, watching, jackpotFollower])).rejects.toThrow(
    '1 did not follow: error: division by zero',
  );
  await vi.waitUntil(async () => Date.now() > ((await readWatermark('winners'))?.getTime() ?? 0), {
    interval: 1,
    timeout: 60_000,
  });

  expect(windows).toMatchObject([{ merchantIds: [merchants[1]?.id] }]);
  expect(await readWatermark('exposure')).toEqual(since);
  expect((await pools())[1]).toBe(START_MINOR + 50);
  const again: BetWindow[] = [];
  await follow([{ name: 'exposure', follow: noteWindow(again) }]);
  expect(again).toMatchObject([{ merchantIds: [merchants[1]?.id], since }]);
});

test('a pool that cannot be fed is told of, spoils no other, and gets its stakes later', async () => {
  const [broken] = merchants;
  if (!broken) throw new Error('no brand');
  const before = await pools();
  const move = (to: string) =>
    sql`update jackpot_pool
    set account_id = ${sql.raw(to)} where merchant_id = ${broken.id}`.execute(platform.database);
  await play(0, 10_000);
  await play(1, 10_000);
  await move('-account_id');
  errors.length = 0;

  await follow();
  await move('-account_id');

  expect(errors).toEqual([
    { merchantId: broken.id, reason: expect.stringContaining('there is no account') },
  ]);
  expect(await pools()).toEqual([before[0], (before[1] ?? 0) + 50, before[2]]);
  await play(0, 10_000);
  await follow();
  expect((await pools())[0]).toBe((before[0] ?? 0) + 100);
});
