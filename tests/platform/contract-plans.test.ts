import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

const CONTRACTS = 500;
const BILL = `merchant_id, contract_id, kind, agent_id, starts_at, ends_at, stake_minor, payout_minor, valid_minor,
  bonus_minor, rebate_minor, salary_minor, fee_minor, active_members, figure_minor, rate_millis, gross_minor, state`;

let database: TestDatabase;
let client: Client;

/** A bill of each contract for a period that begins so many hours ago. */
const billAll = (kind: string, hoursAgo: number) =>
  client.query(
    `insert into contract_bill (${BILL})
      select 1, n, $1, n, now() - $2 * interval '1 hour', now() - ($2 - 1) * interval '1 hour', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          'PAID' from generate_series(1, ${CONTRACTS}) n`,
    [kind, hoursAgo],
  );

/** How many rows of bills, contracts and figures this session has read by indexes and whole. */
const readRows = async (): Promise<number> => {
  const { rows } = await client.query<{ read: string }>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read from pg_stat_xact_user_tables where relname in ('contract_bill', 'agent_contract', 'team_day')`,
  );
  return Number(rows[0]?.read);
};

beforeAll(async () => {
  database = await startTestDatabase();
  // As its owner: rows are written that belong to nobody.
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
});

test('the bill before is found for each contract by itself, also where statistics know of no such bill', async () => {
  // Given: contracts with a bill of yesterday, which came after statistics were taken.
  await client.query('analyze');
  await client.query('set session_replication_role = replica');
  await client.query(`insert into agent_contract (merchant_id, kind, agent_id, terms, period, zone, state, starts_at)
    select 1, 'daily', n, '[{"rateMillis":100,"fromMinor":0,"activeMembers":0}]', 'day', 'UTC', 'ACTIVE',
        now() - interval '90 days' from generate_series(1, ${CONTRACTS}) n`);
  await client.query(`insert into team_day (merchant_id, agent_id, day, bets, stake_minor, payout_minor, valid_minor)
    select 1, n, (now() at time zone 'UTC')::date, 1, 100, 0, 100 from generate_series(1, ${CONTRACTS}) n`);
  for (let hoursAgo = 1; hoursAgo <= 4; hoursAgo += 1) await billAll('realtime', hoursAgo);
  await billAll('daily', 48);
  await client.query('begin');
  const before = await readRows();

  const { rows } = await client.query<{ worked: string }>(
    `select count(*) as worked from contract_work(1, 'daily', 'UTC', date_trunc('day', now(), 'UTC'),
      date_trunc('day', now(), 'UTC') + interval '1 day')`,
  );

  expect(Number(rows[0]?.worked)).toBe(CONTRACTS);
  // All bills for each contract would be a quarter of a million.
  expect((await readRows()) - before).toBeLessThan(10 * CONTRACTS);
  await client.query('rollback');
});

test('which dividends end is found for each contract by itself, and so is the loss that it begins with', async () => {
  await client.query('analyze');
  await client.query('set session_replication_role = replica');
  await client.query(`insert into agent_contract (merchant_id, kind, agent_id, terms, period, zone, state, starts_at)
    select 1, 'dividend', n, '[{"rateMillis":100,"fromMinor":0,"activeMembers":0}]', 'week', 'UTC', 'ACTIVE',
        now() - interval '90 days' from generate_series(1, ${CONTRACTS}) n`);
  for (let week = 1; week <= 4; week += 1) await billAll('dividend', week * 168);
  await client.query('begin');
  const before = await readRows();
  const end = `(date_trunc('week', now(), 'UTC') + interval '7 days')`;

  const ending = await client.query(`select from dividends_ending(1, 'UTC', ${end})`);
  const { rows } = await client.query<{ carried: string }>(
    `select sum(carried_loss(1, n, null, ${end})) as carried from generate_series(1, ${CONTRACTS}) n`,
  );

  expect(ending.rowCount).toBe(CONTRACTS);
  expect(Number(rows[0]?.carried)).toBe(0);
  // All bills for each contract would be a million.
  expect((await readRows()) - before).toBeLessThan(10 * CONTRACTS);
  await client.query('rollback');
});
