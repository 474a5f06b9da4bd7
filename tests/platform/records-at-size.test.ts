import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHistory, personalProfit, transactionHistory } from '#api/records.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type RowEnd, writeEnd } from '#platform/base/lists/list-cursor.ts';
import { withClient } from '../support/database-template.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { explainLists } from '../support/list-plans.ts';
import { inProof } from '../support/proof.ts';
import { countPages, recordStatements } from '../support/statements.ts';

/** What a member has in a year who plays all day; fewer show the same plans. */
const ROWS = inProof(20_000, 100_000);

/**
 * Pages of the database that an answer may look at, at the most: 8 kB each, whether they come from
 * the disk or from memory. Measured, the greediest takes half of it.
 */
const MAX_PAGES = ROWS / 10;

/**
 * The day of the oldest row, in the eleventh month before this one: that month is a whole one on any date.
 * A few rows at a month's end would be read one by one, and rightly.
 */
const firstDay = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 3))
    .toISOString()
    .slice(0, 10);
};

let platform: TestPlatform;
let ana: OpenedMember;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  ana = await openMember(platform, 'alpha', { username: 'manyrows' });
  const { merchantId, memberId } = ana;
  const step = sql`((now() - ${firstDay()}::date) * (i::float8 / ${ROWS}))`;
  await sql`insert into money_record (merchant_id, member_id, at, kind, state, wallet, amount_minor,
      balance_after_minor, reference)
    select ${merchantId}, ${memberId}, now() - ${step},
      case when i % 2000 = 0 then 'deposit' when i % 2 = 0 then 'bet' else 'payout' end,
      case when i % 10000 = 0 then 'failed' else 'completed' end, 'cash',
      case when i % 2 = 0 then -100 else 90 end, i, 'r' || i
    from generate_series(0, ${ROWS - 1}) i`.execute(platform.database);
  await sql`insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency,
      stake_minor, status, payout_minor, valid_minor, transfer_id, placed_at, settled_at)
    select ${merchantId}, ${memberId}, 'V', i, case when i % 3 = 0 then 'LIVE' else 'RNG' end, 'USD',
      100, 'settled', i % 200, 50, 1, now() - ${step}, now() - ${step}
    from generate_series(0, ${ROWS - 1}) i`.execute(platform.database);
  // As the owner: nobody else may, and the server would pass it over in silence.
  await withClient(platform.databaseUrl, async (client) => {
    await client.query('select make_partitions()');
    await client.query('vacuum analyze money_record, bet, play_quarter');
  });
}, 120_000);

afterAll(() => platform.close());

const year = () => {
  const to = dayIn('Asia/Yangon', new Date());
  return { preset: 'custom', from: addDays(to, -364), to } as const;
};

/** An answer is there at once when the database looks at few pages for it, however slow a page is. */
const quick = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  const { value, statements } = await recordStatements(work);
  const pages = await countPages(platform.databaseUrl, statements);
  if (process.env['RECORDS_SAY']) process.stderr.write(`${name}: ${pages} pages\n`);
  expect(pages, name).toBeLessThan(MAX_PAGES);
  return value;
};

/** Where a page ends that has so many older rows after it. */
const endBefore = async (
  list: 'transactionHistory' | 'betHistory',
  older: number,
): Promise<string> => {
  const { merchantId, memberId } = ana;
  const [table, at] =
    list === 'betHistory' ? [sql`bet`, sql`placed_at`] : [sql`money_record`, sql`at`];
  const { rows } = await sql<RowEnd>`select (extract(epoch from ${at}) * 1000000)::bigint as value,
      id::text as key from ${table} where merchant_id = ${merchantId} and member_id = ${memberId}
    order by ${at}, id limit 1 offset ${older}`.execute(platform.database);
  return writeEnd(rows[0] ?? { value: 0, key: '0' }, { list, merchantId, memberId });
};

test.each([
  ['the first page', {}, ROWS],
  ['a rare kind', { kind: 'deposit' as const }, ROWS / 2000],
  ['a frequent kind', { kind: 'bet' as const }, ROWS / 2 - ROWS / 2000],
  ['a rare state', { state: 'failed' as const }, ROWS / 10_000],
])(
  '%s of a year’s movements is there at once, and so are its sums',
  async (name, choice, total) => {
    const answer = await quick(name, () =>
      platform.call(ana, transactionHistory, { ...year(), ...choice }),
    );
    const sums = await quick(`${name}, all summed up`, () =>
      platform.call(ana, transactionHistory, { ...year(), ...choice, exact: true }),
    );

    expect(answer.ok && answer.value.items.length).toBeGreaterThan(0);
    expect(answer.ok && answer.value.sums?.rows).toBe(total > 2000 ? undefined : total);
    expect(sums).toMatchObject({ ok: true, value: { sums: { rows: total } } });
  },
);

test.each([
  ['the last page', 20],
  ['a page in the middle', ROWS / 2],
])('for %s of a year no row is read that is not on it', async (_name, older) => {
  const [after, betsAfter] = [
    await endBefore('transactionHistory', older),
    await endBefore('betHistory', older),
  ];

  const read = [
    await recordStatements(() => platform.call(ana, transactionHistory, { ...year(), after })),
    await recordStatements(() => platform.call(ana, betHistory, { ...year(), after: betsAfter })),
  ];

  for (const { value, statements } of read) {
    expect(value).toMatchObject({ ok: true, value: { items: { length: 20 }, sums: null } });
    expect(value.ok && value.value.next === null).toBe(older === 20);
    const { text, rows } = await explainLists(platform.databaseUrl, statements);
    expect(text).toContain('Index Scan');
    expect(rows).toBeLessThan(100);
    expect(await countPages(platform.databaseUrl, statements)).toBeLessThan(MAX_PAGES / 10);
  }
});

test('a year’s bets and the profit of it are there at once', async () => {
  const bets = await quick('bets', () =>
    platform.call(ana, betHistory, { ...year(), exact: true }),
  );
  const live = await quick('live bets', () =>
    platform.call(ana, betHistory, { ...year(), gameType: 'LIVE', exact: true }),
  );
  const profit = await quick('profit', () => platform.call(ana, personalProfit, year()));

  expect(bets).toMatchObject({ value: { sums: { rows: ROWS }, items: { length: 20 } } });
  expect(live).toMatchObject({ value: { sums: { rows: Math.ceil(ROWS / 3) } } });
  expect(profit.ok && profit.value.days.length).toBe(365);
  expect(profit).toMatchObject({ value: { total: { bets: ROWS, stakeMinor: ROWS * 100 } } });
});

test('a page comes out of its index, month by month', async () => {
  const [from, { to }] = [firstDay(), year()];
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers off, timing off)
    select id from money_record where merchant_id = ${ana.merchantId} and member_id = ${ana.memberId}
      and at >= ${from}::date::timestamp at time zone 'Asia/Yangon'
      and at < (${to}::date + 1)::timestamp at time zone 'Asia/Yangon' and (at, id) < (now() - interval '90 days', 0)
      order by at desc, id desc limit 21`.execute(platform.database);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  if (process.env['RECORDS_SAY']) process.stderr.write(`${plan}\n`);

  expect(plan).toMatch(
    /Index Only Scan using money_record_\d{4}_\d{2}_merchant_id_member_id_at_id_idx/,
  );
  // The months follow each other: none is merged with another.
  expect(plan).not.toContain('Sort');
});
