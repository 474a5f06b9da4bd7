import type { OpenedDatabase } from '#platform/base/database/open-database.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';
import { openCopy, type RowCopy } from './copy-rows.ts';
import { addBet, type Rows, type World } from './past-rows.ts';

/** How far the past goes back. */
export const MONTHS = 24;

const COLUMNS: Record<keyof Rows, string> = {
  transfer: 'merchant_id, id, scope, idem_key, request_hash, kind, ref, created_at',
  entry:
    'merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq, created_at',
  bet: `merchant_id, id, member_id, vendor_code, transaction_id, round_id, game_type, currency, stake_minor, status,
    payout_minor, valid_minor, transfer_id, placed_at, settled_at`,
  money_record: `merchant_id, id, member_id, at, kind, wallet, amount_minor, balance_after_minor, reference`,
};

const readWorld = async (
  pool: OpenedDatabase['pool'],
  { merchantId, currency, people }: BenchContext,
): Promise<World> => {
  const { rows } = await pool.query<{
    member: string;
    account: string;
    balance: string;
    seq: string;
  }>(
    `select member_id as member, id as account, balance, seq from account
      where merchant_id = $1 and kind = 'cash' and member_id = any ($2) order by member_id`,
    [merchantId, people.map(({ memberId }) => memberId)],
  );
  const { rows: next } = await pool.query<Record<'house' | 'transfer' | 'bet' | 'record', string>>(
    `select open_account($1, 'house', null, $2, false) as house,
      (select coalesce(max(id), 0) + 1 from transfer) as transfer, nextval('bet_sequence') as bet,
      (select coalesce(max(id), 0) + 1 from money_record) as record`,
    [merchantId, currency],
  );
  const [numbers] = next;
  if (!numbers) throw new Error('The database does not answer.');
  return {
    merchantId,
    currency,
    house: Number(numbers.house),
    purses: rows.map(({ member, account, balance, seq }) => ({
      memberId: Number(member),
      accountId: Number(account),
      balance: Number(balance),
      seq: Number(seq),
    })),
    transfer: Number(numbers.transfer),
    bet: Number(numbers.bet),
    record: Number(numbers.record),
  };
};

/** Partitions of the months that are filled: those of a past are made for rows that stand there. */
const makeMonths = async (pool: OpenedDatabase['pool']): Promise<void> => {
  await pool.query(`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, reference)
    select 0, 0, now() - make_interval(months => n), 'bonus', 'cash', 1, 'a month' from generate_series(0, ${MONTHS}) n`);
  // Lines are never removed: past the trigger that says so.
  const pastTriggers = 'begin; set local session_replication_role = replica';
  await pool.query(`${pastTriggers};
    insert into entry (merchant_id, transfer_id, line, account_id, amount, created_at)
      select 0, n, 1, 0, 1, now() - make_interval(months => n) from generate_series(0, ${MONTHS}) n;
    insert into transfer (merchant_id, id, scope, idem_key, request_hash, kind, created_at)
      select 0, n, 'bet', '', '', 'bet', now() - make_interval(months => n) from generate_series(0, ${MONTHS}) n;
    insert into bet (merchant_id, id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, transfer_id)
      select 0, number_of_month(now() - make_interval(months => n)), 0, '', n::text, 'RNG', 'USD', 1, 0
        from generate_series(0, ${MONTHS}) n; commit`);
  // Of one table with each call.
  while ((await pool.query('select make_partitions()')).rowCount);
  await pool.query(`delete from money_record where merchant_id = 0`);
  await pool.query(`${pastTriggers}; delete from entry where merchant_id = 0;
    delete from transfer where merchant_id = 0; delete from bet where merchant_id = 0; commit`);
};

/** The books are what the rows say. */
const settleWorld = async (pool: OpenedDatabase['pool'], world: World): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `update account a set balance = p.balance, seq = p.seq
        from unnest($2::bigint[], $3::bigint[], $4::bigint[]) p (id, balance, seq)
        where a.merchant_id = $1 and a.id = p.id`,
      [
        world.merchantId,
        world.purses.map(({ accountId }) => accountId),
        world.purses.map(({ balance }) => balance),
        world.purses.map(({ seq }) => seq),
      ],
    );
    await client.query('set session_replication_role = default');
    for (const [sequence, next] of [
      [`'transfer_number'`, world.transfer],
      [`'bet_sequence'`, world.bet],
      [`pg_get_serial_sequence('money_record', 'id')`, world.record],
    ] as const)
      await client.query(`select setval(${sequence}, $1, false)`, [next]);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
};

const MOST_AT_ONCE = 20_000;

const copyAll = async (to: RowCopy, rows: Rows): Promise<void> => {
  for (const table of Object.keys(COLUMNS) as (keyof Rows)[]) {
    await to.copy(`${table} (${COLUMNS[table].replaceAll(/\s+/g, ' ')})`, rows[table]);
    rows[table] = [];
  }
};

/**
 * Fills a database with the bets of two years, evenly, each with its transfer, entries and records, by `COPY`; the players
 * take turns.
 *
 * @param owner of the tables
 * @param url of the same
 */
export const makeHistory = async (
  owner: OpenedDatabase['pool'],
  url: string,
  context: BenchContext,
  bets: number,
): Promise<void> => {
  await makeMonths(owner);
  const world = await readWorld(owner, context);
  const [begin, end] = [Date.now() - (MONTHS * 365 * 86_400_000) / 12, Date.now() - 3_600_000];
  const to = openCopy(url);
  const rows: Rows = { transfer: [], entry: [], bet: [], money_record: [] };
  for (let made = 0; made < bets; made += 1) {
    const purse = world.purses[made % world.purses.length];
    if (!purse) throw new Error('Nobody plays.');
    addBet(world, rows, purse, new Date(begin + ((end - begin) * made) / bets).toISOString());
    if ((made + 1) % MOST_AT_ONCE === 0) await copyAll(to, rows);
  }
  await copyAll(to, rows);
  await to.end();
  await settleWorld(owner, world);
};
