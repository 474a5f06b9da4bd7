import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/date-presets.ts';
import { recordKinds } from '#domain/record-kinds.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import {
  countAllDaySums,
  countDaySums,
  forgetDaySums,
} from '#platform/money/records/count-day-sums.ts';
import { type BetChoice, sumBets, sumOneByOne } from '#platform/money/records/select-bets.ts';
import {
  sumOneByOne as sumRecordsOneByOne,
  sumRecords,
} from '#platform/money/records/select-records.ts';
import { withClient } from '../support/database-template.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Half an hour beside the hours of UTC: a day of it is none of anywhere else. */
const ZONE = 'Asia/Yangon';
const brand = buildMerchant('alpha', { timeZone: ZONE });

const HOUR_MS = 3_600_000;
const BEGIN = Date.UTC(2026, 0, 1);

let platform: TestPlatform;
let merchant: Merchant;
let members: OpenedMember[];

beforeAll(async () => {
  platform = await startTestPlatform([brand], { jobs: false });
  merchant = await openMerchant(platform.database, brand);
  members = [];
  for (const username of ['dayana', 'dayben'])
    members.push(await openMember(platform, 'alpha', { username }));
}, 120_000);

afterAll(() => platform.close());

/** A row of whole numbers that a seed gives (xorshift). */
const drawFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const TYPES = ['RNG', 'LIVE'] as const;
const STATES = [undefined, 'open', 'won', 'lost', 'push', 'void'] as const;

/** A bet of one of the members that is placed at a moment, open. */
const place = async (draw: ReturnType<typeof drawFrom>, at: Date): Promise<void> => {
  const { merchantId = 0, memberId = 0 } = members[draw(members.length)] ?? {};
  await sql`insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, transfer_id,
      placed_at)
    values (${merchantId}, ${memberId}, 'V', ${randomUUID()}, ${TYPES[draw(2)]}, 'USD', ${100 + draw(50)}, 1, ${at})`.execute(
    platform.database,
  );
};

/** Some open bets end at a moment: won, lost or with their stake back, or taken back. */
const settle = (draw: ReturnType<typeof drawFrom>, at: Date) =>
  sql`update bet set status = 'settled', payout_minor = stake_minor * ${draw(3)}::int, valid_minor = stake_minor - ${draw(9)}::int,
      settled_at = ${at}
    where id in (select id from bet where status = 'open' order by md5(id::text || ${draw(1000)}::text) limit ${1 + draw(4)})`.execute(
    platform.database,
  );

const takeBack = (draw: ReturnType<typeof drawFrom>, at: Date) =>
  sql`update bet set status = 'void', voided_at = ${at}
    where id in (select id from bet where status <> 'void' order by md5(id::text || ${draw(1000)}::text) limit ${1 + draw(2)})`.execute(
    platform.database,
  );

/** Compares both sums of some choices; of each member, some days, a game type and a state, or all. */
const compare = async (draw: ReturnType<typeof drawFrom>, timeZone = ZONE): Promise<void> => {
  for (const { merchantId, memberId } of members)
    for (const state of STATES) {
      const from = addDays('2025-12-30', draw(20));
      const choice: BetChoice = {
        merchantId,
        memberId,
        range: { from, to: addDays(from, draw(60)), timeZone },
        gameType: draw(3) === 0 ? TYPES[draw(2)] : undefined,
        state,
      };
      const whole = await sumOneByOne(platform.database, choice);
      expect(await sumBets(platform.database, choice), JSON.stringify(choice)).toEqual(whole);
    }
  await compareRecords(draw, timeZone);
};

const compareRecords = async (draw: ReturnType<typeof drawFrom>, timeZone: string) => {
  const kinds = [undefined, 'bet', 'payout', 'deposit', 'rebate'] as const;
  for (const { merchantId, memberId } of members)
    for (const kind of kinds) {
      const from = addDays('2025-12-30', draw(20));
      const range = { from, to: addDays(from, draw(60)), timeZone };
      const state = ([undefined, undefined, 'completed', 'pending'] as const)[draw(4)];
      const choice = { merchantId, memberId, range, kind, state };
      const whole = await sumRecordsOneByOne(platform.database, choice);
      expect(await sumRecords(platform.database, choice), JSON.stringify(choice)).toEqual(whole);
    }
};

/** A record of a movement at a moment; some have not moved anything yet, and deposits end later. */
const record = async (draw: ReturnType<typeof drawFrom>, at: Date): Promise<void> => {
  const { merchantId = 0, memberId = 0 } = members[draw(members.length)] ?? {};
  const kind = ['bet', 'payout', 'deposit', 'rebate'][draw(4)] ?? '';
  const isOpen = kind === 'deposit' && draw(2) === 0;
  const amount = (kind === 'bet' ? -1 : 1) * (1 + draw(500));
  await sql`insert into money_record (merchant_id, member_id, at, kind, state, wallet, amount_minor, balance_after_minor, reference)
    values (${merchantId}, ${memberId}, ${at}, ${kind}, ${isOpen ? 'pending' : 'completed'}, 'cash', ${amount},
      ${isOpen ? null : 1000}, ${randomUUID()})`.execute(platform.database);
  if (draw(3) === 0)
    await sql`update money_record set state = 'completed', balance_after_minor = 5, at = ${at}
      where kind = 'deposit' and state = 'pending'`.execute(platform.database);
};

const countedRows = async (): Promise<number> => {
  const { rows } = await sql<{
    all: number;
  }>`select coalesce(sum(bets), 0)::int as all from bet_day`.execute(platform.database);
  return rows[0]?.all ?? 0;
};

test('sums by day are those of all bets, to the cent, after any bets, late ends and bets that were taken back, counted at any moment', async () => {
  const draw = drawFrom(Number(process.env['LIVERY_SEED'] ?? 0) || 20_260_101);
  let now = BEGIN;
  for (let step = 0; step < 60; step += 1) {
    now += (1 + draw(20)) * HOUR_MS;
    const at = new Date(now);
    for (let bet = 0; bet < 3; bet += 1) await place(draw, new Date(now + draw(3000)));
    for (let each = 0; each < 2; each += 1) await record(draw, new Date(now + draw(3000)));
    if (step % 2 === 0) await settle(draw, at);
    if (step % 5 === 0) await takeBack(draw, at);
    // Sometimes far behind, in steps of a few bets, and by two at once.
    if (step % 4 === 3)
      await Promise.all(
        [1, 2].map(() =>
          countDaySums(platform.database, merchant, {
            until: new Date(now - draw(100) * HOUR_MS),
            mostBets: 1 + draw(6),
          }),
        ),
      );
    if (step % 3 === 0) await compare(draw);
  }
  expect(await countedRows()).toBeGreaterThan(40);
  // Everything that ended is counted, and the job has nothing left to do.
  await countAllDaySums({ database: platform.database, merchants: () => [merchant] });
  const { rows } = await sql<{
    ended: number;
  }>`select count(*)::int as ended from bet where status <> 'open'`.execute(platform.database);
  expect(await countedRows()).toBe(rows[0]?.ended);
  await compare(draw);
});

test('what a bet that is taken back had been counted as is found where nothing else happens', async () => {
  const draw = drawFrom(7);
  await takeBack(draw, new Date());
  await compare(draw);
  await countDaySums(platform.database, merchant, { until: new Date(Date.now() + 1000) });
  await compare(draw);
});

test('days of another time zone are not read, and counted again by the brand’s own', async () => {
  const draw = drawFrom(11);
  const moved = { ...merchant, config: { ...merchant.config, timeZone: 'America/New_York' } };

  await compare(draw, 'America/New_York');
  await countAllDaySums({ database: platform.database, merchants: () => [moved] });
  await compare(draw, 'America/New_York');
  await compare(draw);
  expect(await countedRows()).toBeGreaterThan(40);
});

// The clock goes from one o'clock to midnight, from midnight to eleven, and from midnight to one.
test.each(['America/Havana', 'Asia/Beirut', 'America/Santiago'])(
  'in %s each bet is of the day under which its list shows it, in the night in which an hour comes twice, too',
  async (timeZone) => {
    const moved = { ...merchant, config: { ...merchant.config, timeZone } };
    const [ana] = members;
    await sql`insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, status,
        payout_minor, valid_minor, transfer_id, placed_at, settled_at)
      select ${ana?.merchantId}, ${ana?.memberId}, 'V', gen_random_uuid(), 'LIVE', 'USD', 100 + n, 'settled', 40, 60, 1, at, at
        from unnest(array['2025-11-02', '2025-10-26', '2026-04-05', '2025-09-07', '2026-03-08']::timestamptz[]) night (of),
          generate_series(-20, 60) n, lateral (select night.of + n * interval '15 minutes' as at) s`.execute(
      platform.database,
    );
    await forgetDaySums(platform.database, moved);
    await countAllDaySums({ database: platform.database, merchants: () => [moved] });

    for (const night of ['2025-11-01', '2025-10-25', '2026-04-04', '2025-09-06', '2026-03-07'])
      for (let after = 0; after < 3; after += 1) {
        const day = addDays(night, after);
        const choice = {
          merchantId: ana?.merchantId ?? 0,
          memberId: ana?.memberId ?? 0,
          range: { from: day, to: day, timeZone },
        };
        const whole = await sumOneByOne(platform.database, choice);
        expect(await sumBets(platform.database, choice), day).toEqual(whole);
      }
  },
);

test('bets that were written into the past are counted once what was counted is forgotten', async () => {
  const draw = drawFrom(13);
  await countAllDaySums({ database: platform.database, merchants: () => [merchant] });
  const early = new Date(BEGIN + HOUR_MS);
  await place(draw, early);
  await settle(draw, early);

  await forgetDaySums(platform.database, merchant);

  await compare(draw);
  await countAllDaySums({ database: platform.database, merchants: () => [merchant] });
  await compare(draw);
});

test('nothing is counted that a transaction which still runs may have to add to', async () => {
  await withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    const { rows: began } = await client.query<{ at: Date }>('select now() as at');
    const { rows } = await sql<{ until: Date; isBehind: boolean }>`
      select day_sums_until('0') as until,
        day_sums_until('10 minutes') <= clock_timestamp() - interval '10 minutes' as is_behind`.execute(
      platform.database,
    );
    await client.query('rollback');
    expect(rows[0]?.isBehind).toBe(true);
    expect(Number(rows[0]?.until)).toBeLessThanOrEqual(Number(began[0]?.at));
  });
});

/** How many rows of a table by month a statement reads, however it is planned. */
const rowsRead = (table: string, text: string, values: readonly unknown[]): Promise<number> =>
  withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(text, [...values]);
    const { rows } = await client.query<{ rows: string | null }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_xact_all_tables
        where schemaname = 'parts' and starts_with(relname, $1)`,
      [`${table}_`],
    );
    await client.query('rollback');
    return Number(rows[0]?.rows);
  });

test('a year of a member is read by days and a few rows: no plan looks at each', async () => {
  const [{ merchantId, memberId } = { merchantId: 0, memberId: 0 }] = members;
  await sql`insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, status,
      payout_minor, valid_minor, transfer_id, placed_at, settled_at)
    select ${merchantId}, ${memberId}, 'V', gen_random_uuid(), 'RNG', 'USD', 100, 'settled', 40, 60, 1, at, at
      from (select timestamptz '2025-06-01' + n * interval '5 minutes' as at from generate_series(1, 20000) n) s`.execute(
    platform.database,
  );
  await sql`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, balance_after_minor, reference)
    select ${merchantId}, ${memberId}, timestamptz '2025-06-01' + n * interval '5 minutes',
        case when n % 200 = 0 then 'deposit' when n % 3 = 0 then 'payout' else 'bet' end, 'cash', 5, 5, gen_random_uuid()
      from generate_series(1, 20000) n`.execute(platform.database);
  await forgetDaySums(platform.database, merchant);
  await countAllDaySums({ database: platform.database, merchants: () => [merchant] });
  await withClient(platform.databaseUrl, (client) => client.query('analyze'));
  const range = { from: '2025-05-01', to: '2026-05-01', timeZone: ZONE };
  const choice = { merchantId, memberId, range };
  const asked = [merchantId, memberId, ZONE, range.from, range.to];

  const bets = await sumBets(platform.database, choice);
  expect(bets.rows).toBeGreaterThanOrEqual(20_000);
  expect(bets).toEqual(await sumOneByOne(platform.database, choice));
  const all = 'select count(*) from bet where merchant_id = $1';
  expect(await rowsRead('bet', all, [merchantId])).toBeGreaterThanOrEqual(20_000);
  const days = 'select * from bet_sums($1, $2, $3, $4, $5, null, null)';
  expect(await rowsRead('bet', days, asked)).toBeLessThan(1000);

  const records = await sumRecords(platform.database, choice);
  expect(records.rows).toBeGreaterThanOrEqual(20_000);
  expect(records).toEqual(await sumRecordsOneByOne(platform.database, choice));
  const moved = 'select * from record_sums($1, $2, $3, $4, $5, $6, null)';
  expect(await rowsRead('money_record', moved, [...asked, recordKinds])).toBeLessThan(1000);
});
