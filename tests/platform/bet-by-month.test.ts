import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import { missingPartitions } from '#platform/app/doctor/find-missing-partitions.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import type { BetFollower, BetWindow } from '#platform/play/ended-bets/bet-follower.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { requestLivery } from '../build/request-livery.ts';
import { withClient } from '../support/database-template.ts';
import { recordStatements, type Statement } from '../support/statements.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';

const world = useVendorFixture();
/** Sees every row, and may do what the server may not. */
let owner: Connection;

beforeAll(async () => {
  owner = await connect(world.fixture.platform.databaseUrl, { connections: 4 });
});

afterAll(() => owner.close());

const ask = async <Row = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await owner.pool.query(text, values)).rows as Row[];

const makePartitions = async (): Promise<void> => {
  // Of one table with each call.
  while ((await ask('select make_partitions()')).length > 0);
};

/** The partition of the month in which a moment is. */
const partOf = (at: Date): string => `bet_${at.toISOString().slice(0, 7).replace('-', '_')}`;

/** Gives a bet, and its key, another number, as if it had been written with it. */
const renumber = async (transaction: string, id: number, placedAt: string): Promise<number> => {
  const client = await owner.pool.connect();
  try {
    // Else the bet would count as placed once more.
    await client.query(`begin; set local session_replication_role = replica`);
    for (const text of [
      'update bet set id = $2, placed_at = $3 where transaction_id = $1',
      'update bet_key set bet_id = $2 where transaction_id = $1 and $3::timestamptz is not null',
    ])
      await client.query(text, [transaction, id, placedAt]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return id;
};

/** A month of long ago to which a bet goes. @returns its number there */
const writtenIn = async (transaction: string, month: string): Promise<number> => {
  const [row] = await ask<{ id: number }>(
    'select number_of_month($2::timestamptz) + id % 1000000000000 as id from bet where transaction_id = $1',
    [transaction, `${month}-10 12:00Z`],
  );
  if (!row) throw new Error('there is no such bet');
  await renumber(transaction, row.id, `${month}-10 12:00Z`);
  await makePartitions();
  return row.id;
};

/** Of a play: a bet that stays open, by its transaction. */
const openBet = async (): Promise<{ player: Player; transaction: string }> => {
  const player = await world.newPlayer();
  const transaction = randomUUID();
  const placed = await world.vendor.bet(player.play, { transactionId: transaction });
  expect(placed).toMatchObject({ ok: true });
  return { player, transaction };
};

type Player = Awaited<ReturnType<typeof world.newPlayer>>;

test('a bet stands in the month that its number says, and the months to come are there', async () => {
  const before = new Date();
  const { transaction } = await openBet();
  const after = new Date();

  const [bet] = await ask(
    `select split_part(b.tableoid::regclass::text, '.', 2) as part, k.bet_id = b.id as "isKeyed",
        month_of_number(b.id) = date_trunc('month', b.placed_at, 'UTC') as "saysMonth"
      from bet b join bet_key k on k.merchant_id = b.merchant_id and k.transaction_id = b.transaction_id
      where b.transaction_id = $1`,
    [transaction],
  );

  expect([partOf(before), partOf(after)]).toContain(bet?.['part']);
  expect(bet).toMatchObject({ isKeyed: true, saysMonth: true });
  expect(await missingPartitions.find({ database: owner.database, isWhole: false })).toEqual([]);
});

test('bets whose numbers say no month, as another cell has them, are caught, told by the doctor, and moved', async () => {
  const { transaction } = await openBet();
  await renumber(transaction, 7, new Date().toISOString());
  const told = await missingPartitions.find({ database: owner.database, isWhole: false });

  await makePartitions();

  expect(told).toMatchObject([{ subject: 'bet_rest' }]);
  expect(await ask('select tableoid::regclass::text as part from bet where id = 7')).toEqual([
    { part: 'parts.bet_2020_01' },
  ]);
  expect(await missingPartitions.find({ database: owner.database, isWhole: false })).toEqual([]);
});

test('a bet of another month is known by its name: to its own player, to another one, and however it ends', async () => {
  const { player, transaction } = await openBet();
  await writtenIn(transaction, '2021-03');
  const other = await world.newPlayer();
  const bets = async () =>
    (await ask('select from bet where transaction_id = $1', [transaction])).length;

  const taken = await world.vendor.bet(other.play, { transactionId: transaction });
  const settled = await world.vendor.win(player.play, transaction, 3 * STAKE);
  const again = await world.vendor.win(player.play, transaction, 3 * STAKE);
  const otherwise = await world.vendor.win(player.play, transaction, 2 * STAKE);
  const back = await world.vendor.rollback(player.play, transaction);

  expect(taken).toMatchObject({ ok: false, refusal: 'bet_changed' });
  expect([settled.ok, again.ok, back.ok]).toEqual([true, true, true]);
  expect(otherwise).toMatchObject({ ok: false, refusal: 'settled_otherwise' });
  expect(await bets()).toBe(1);
});

test('a bet that is written past the functions has its key all the same, and takes no other one’s', async () => {
  const { transaction } = await openBet();
  const plant = (name: string) =>
    ask(
      `insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, transfer_id)
        select merchant_id, member_id, vendor_code, $2, game_type, currency, stake_minor, transfer_id from bet
          where transaction_id = $1 limit 1 returning id`,
      [transaction, name],
    );

  await expect(plant(transaction)).rejects.toMatchObject({ code: '23505' });
  const [planted] = await plant('planted');
  expect(await ask(`select bet_id as id from bet_key where transaction_id = 'planted'`)).toEqual([
    planted,
  ]);
  await ask(`delete from bet_key where transaction_id = 'planted'`);
  await ask(`delete from bet where transaction_id = 'planted'`);
});

test('a bet whose key leads to another one is told by the doctor, where it looks at all of them', async () => {
  const { transaction } = await openBet();
  const find = (isWhole: boolean) => driftingBooks.find({ database: owner.database, isWhole });
  const shift = (by: number) =>
    ask('update bet_key set bet_id = bet_id + $2 where transaction_id = $1', [transaction, by]);
  await shift(1);
  const told = [await find(false), await find(true)];
  await shift(-1);

  expect(told).toMatchObject([
    [],
    [{ found: expect.stringMatching(new RegExp(`transaction MOONFERRY:${transaction} leads to`)) }],
  ]);
  expect(await find(true)).toEqual([]);
});

/** How often what was asked looks into each month of bets, brand by brand as in a database of many rows. */
const looks = async (statements: readonly Statement[]): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  await withClient(world.fixture.platform.databaseUrl, async (client) => {
    for (const way of [
      'seqscan',
      'hashjoin',
      'mergejoin',
      'material',
      'memoize',
      'hashagg',
      'sort',
      'bitmapscan',
    ])
      await client.query(`set enable_${way} = off`);
    for (const { text, values } of statements.filter((each) => /\bbet b\b/.test(each.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, summary off) ${text}`,
        [...values],
      );
      for (const { 'QUERY PLAN': line } of rows) {
        const [, part] = / on (bet_\d{4}_\d{2}|bet_rest|bet_before) /.exec(line) ?? [];
        const [, loops] = /loops=(\d+)/.exec(line) ?? [];
        if (part) found.set(part, (found.get(part) ?? 0) + Number(loops ?? 0));
      }
    }
  });
  return found;
};

test('a bet of long ago that ends is followed, and months of long ago cost one look for all brands', async () => {
  const many = 40;
  // As if all numbers of these months said so.
  await ask(`update bet_numbering set since = '2020-01-01'`);
  await ask(
    `insert into merchant (code, currency, config, content_hash)
      select 'idle' || n, 'USD', '{}', '' from generate_series(1, $1::int) n`,
    [many],
  );
  const { player, transaction } = await openBet();
  await writtenIn(transaction, '2022-05');
  const windows: BetWindow[] = [];
  const follower: BetFollower = {
    name: 'a test',
    follow: async (_, window) => void windows.push(window),
  };
  const log = { error: () => {} };
  const follow = (until: Date) =>
    recordStatements(() =>
      followEndedBets({ database: owner.database, log }, [follower], { until }),
    );
  // Nobody else follows by it.
  await ask(
    `insert into bet_watermark (follower, followed_until) values ('a test', clock_timestamp())`,
  );
  await world.vendor.win(player.play, transaction, STAKE);

  const [{ at } = {}] = await ask<{ at: Date }>('select clock_timestamp() as at');
  const { statements } = await follow(new Date((at?.getTime() ?? 0) + 1));

  const { since, until } = windows.at(-1) ?? {};
  if (!since || !until) throw new Error('nobody followed');
  expect(windows.at(-1)?.merchantIds).toEqual([world.fixture.merchant.id]);
  const seen = await looks(statements);
  const near = [partOf(new Date(since.getTime() - 86_400_000)), partOf(until)];
  const far = [...seen].filter(([part]) => !near.includes(part));
  expect(Math.max(...near.map((part) => seen.get(part) ?? 0))).toBeGreaterThan(many);
  expect(far.map(([part]) => part)).toContain('bet_2022_05');
  // One for those that ended late, one for those that were taken back.
  expect(far.filter(([, count]) => count > 2)).toEqual([]);
});

const detach = (before: string) =>
  requestLivery(
    ['platform', 'archive', 'detach', '--before', before, '--as', 'olga', '--reason', 'a test'],
    { DATABASE_URL: world.fixture.platform.databaseUrl },
  );

test('bets are taken off once they have ended, stay readable, and are neither placed nor ended again', async () => {
  const { player, transaction } = await openBet();
  const id = await writtenIn(transaction, '2020-02');
  const refused = await detach('2020-03');
  const early = await detach('2020-02');
  await ask(`delete from bet_key where bet_id = 7`);
  await ask('delete from bet where id = 7');
  await world.vendor.win(player.play, transaction, 2 * STAKE);
  const balance = await world.accounts(player.member.memberId);

  const { code, stderr } = await detach('2020-03');

  expect(refused.stderr).toContain('2 bets of it are open');
  expect(early.stderr).toContain('1 bets whose numbers say no month');
  expect([code, stderr]).toEqual([0, expect.stringContaining('They are read there')]);
  expect(await ask('select from bet where id = $1', [id])).toEqual([]);
  expect(await ask('select id, status from archive.bet where id = $1', [id])).toEqual([
    { id, status: 'settled' },
  ]);
  for (const answer of [
    await world.vendor.bet(player.play, { transactionId: transaction }),
    await world.vendor.win(player.play, transaction, 2 * STAKE),
    await world.vendor.rollback(player.play, transaction),
  ])
    expect(answer).toMatchObject({ ok: false, refusal: 'bet_archived' });
  expect(await world.accounts(player.member.memberId)).toEqual(balance);
});
