import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { importAnnouncements } from '#platform/app/announcements/import-announcements.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { claimPrizes } from '#platform/money/raffles/claim-prizes.ts';
import { closeRaffles } from '#platform/money/raffles/close-raffles.ts';
import { openRaffles } from '#platform/money/raffles/open-raffles.ts';
import { lockMember } from '#platform/people/members/lock-member.ts';
import { scheduleBroadcast } from '#platform/people/inbox/broadcasts/operate-broadcasts.ts';
import { killDatabase, killServer, spareDisk, startProgram } from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operator } from '../support/operator.ts';
import { inProof } from '../support/proof.ts';
import { rafflePromotion } from '../support/raffles.ts';
import { recoveryTimes } from '../support/recovery-times.ts';
import { waitForWaiting } from '../support/waiting.ts';

const WORKER = path.resolve(import.meta.dirname, '../support/give-rewards.ts');
const KILLS = inProof(3, 20);
/** Some are done between two kills. */
const CONTESTS = KILLS * 2 + 1;
const WINNERS = 5;
const STEP = 7;
const MEMBERS = Math.max(STEP * CONTESTS, WINNERS);
const PRIZE_MINOR = 300;

let stateDir: string;
let opened: OpenedDatabase;
let merchant: Merchant;
let members: number[];

const raffles = Array.from({ length: CONTESTS }, (_, at) => `raffle${at}`);

beforeAll(async () => {
  stateDir = await makeStateDir('crash-rewards');
  opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  const prizes = [{ count: WINNERS, amountMinor: PRIZE_MINOR }];
  const brand = buildMerchant(
    'alpha',
    {},
    { promotions: raffles.map((id) => rafflePromotion(id, { prizes, turnover: 0 })) },
  );
  const { merchants } = await importMerchants(opened.database, [brand], [importAnnouncements]);
  [merchant] = merchants as [Merchant];
  members = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const person = { username: `winner${at}`, cashMinor: 100 };
    members.push((await openMember(opened, 'alpha', person)).memberId);
  }
});

afterAll(async () => {
  expect(await findUnsoundBooks(opened.database)).toEqual({ unbalanced: [], wrong: [] });
  await opened.close();
  await rm(stateDir, { recursive: true, force: true });
});

/** Holds a row until it is let go: whoever comes to it waits amid its transaction. */
const hold = async (query: string, values: readonly unknown[]): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: opened.url });
  // The database may be killed under it.
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('begin');
  const { rowCount } = await holder.query(query, [...values]);
  if (rowCount !== 1) throw new Error(`${rowCount} rows are held, not one`);
  return () => holder.end().catch(() => {});
};

/** Kills the worker so often amid what it does, the database too at times; answers how far it had come each time. */
const killOften = async (
  args: readonly string[],
  holdOne: (kill: number) => Promise<() => Promise<void>>,
  countDone: () => Promise<number>,
): Promise<number[]> => {
  const times = recoveryTimes(args.join(' '));
  const done: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const letGo = await holdOne(kill);
    const worker = await times.take(() => startProgram(WORKER, [stateDir, ...args]));
    await waitForWaiting(opened.database, 1);
    const isDeep = kill % 3 === 2;
    if (isDeep) await killDatabase(stateDir);
    await killServer(worker);
    await letGo();
    if (isDeep) {
      await opened.close();
      opened = await openDatabase(stateDir);
    }
    done.push(await countDone());
  }
  const last = await times.take(() => startProgram(WORKER, [stateDir, ...args]));
  times.tell();
  await expect.poll(countDone).toBe(CONTESTS);
  await killServer(last);
  return done;
};

const countIn = async (query: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.raw(query)}`.execute(opened.database);
  return rows[0]?.count ?? 0;
};

/** Cash of each member, in minor units, by member. */
const readCash = async (): Promise<Map<number, number>> => {
  const { rows } = await sql<{ memberId: number; minor: number }>`
    select member_id, balance as minor from account where kind = 'cash' and member_id is not null`.execute(
    opened.database,
  );
  return new Map(rows.map(({ memberId, minor }) => [memberId, minor]));
};

/** It was amid the work at every kill, and further each time. */
const expectFurther = (done: readonly number[]) => {
  expect(done).toEqual(Array.from({ length: KILLS }, (_, kill) => 2 * kill + 1));
};

test(`killed ${KILLS} times while races are decided: every prize is paid once`, async () => {
  const before = await readCash();
  await sql`insert into promotion_state (merchant_id, promotion_id, committed_minor)
    values (${merchant.id}, 'run', ${CONTESTS * WINNERS * PRIZE_MINOR})`.execute(opened.database);
  await sql`insert into race (merchant_id, promotion_id, title, currency, point_minor, least_minor,
      prizes_minor, turnover, starts_at, ends_at, scored)
    select ${merchant.id}, 'run', '{"en": "Run"}', 'USD', 1, 1,
        array_fill(${PRIZE_MINOR}::bigint, array[${WINNERS}::int]), 0,
        now() - interval '3 hours' + make_interval(secs => n),
        now() - interval '2 hours' + make_interval(secs => n), true
      from generate_series(1, ${CONTESTS}::int) n`.execute(opened.database);
  // The winners of each race are others.
  await sql`insert into race_score (merchant_id, race_id, member_id, valid_minor, points, reached_at, from_at)
    select r.merchant_id, r.id, m.id, 1000 - m.place, 1000 - m.place, now(), r.starts_at
      from (select *, row_number() over (order by ends_at) - 1 as nth from race) r
      join (select id, row_number() over (order by id) - 1 as place from member) m
        on m.place >= r.nth * ${WINNERS}::int and m.place < (r.nth + 1) * ${WINNERS}::int`.execute(
    opened.database,
  );
  await sql`update bet_watermark set followed_until = now() where follower = 'races'`.execute(
    opened.database,
  );

  const done = await killOften(
    ['races'],
    (kill) =>
      hold(`select from account where kind = 'cash' and member_id = $1 for update`, [
        members[(2 * kill + 1) * WINNERS + 2],
      ]),
    () => countIn(`race where state = 'DECIDED'`),
  );

  expectFurther(done);
  expect(await countIn('race_prize')).toBe(CONTESTS * WINNERS);
  expect(await countIn(`inbox_message where key like 'race:%'`)).toBe(CONTESTS * WINNERS);
  const after = await readCash();
  expect(members.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))).toEqual(
    members.map((_, at) => (at < CONTESTS * WINNERS ? PRIZE_MINOR : 0)),
  );
}, 900_000);

test(`killed ${KILLS} times while raffles are drawn: each is drawn once, and each prize is cash once`, async () => {
  const { database } = opened;
  await openRaffles(database);
  await sql`insert into raffle_entry (merchant_id, promotion_id, member_id, counted_minor)
    select r.merchant_id, r.promotion_id, m.id, r.step_minor * (1 + m.id % 3)
      from raffle r join member m on m.merchant_id = r.merchant_id`.execute(database);
  await sql`update raffle set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours',
      closes_at = now() - interval '1 hour'`.execute(database);
  await sql`update bet_watermark set followed_until = now() where follower = 'raffles'`.execute(
    database,
  );
  const log = { error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))) };
  while ((await countIn(`raffle where state = 'OPEN'`)) > 0)
    await closeRaffles({ database, log }, configuredBeacon(), 0);
  // Drawn one after the other, in their order.
  await sql`update raffle r set draws_at = now() - interval '1 hour' + make_interval(secs => one.nth)
    from (select promotion_id, (row_number() over (order by length(promotion_id), promotion_id))::int as nth
      from raffle) one
    where r.promotion_id = one.promotion_id`.execute(database);
  const before = await readCash();

  const done = await killOften(
    ['raffles'],
    (kill) =>
      hold('select from promotion_state where promotion_id = $1 for update', [
        raffles[2 * kill + 1],
      ]),
    () => countIn(`raffle where state = 'DRAWN'`),
  );

  expectFurther(done);
  expect(await countIn('raffle_prize')).toBe(CONTESTS * WINNERS);
  const { rows: wins } = await sql<{ memberId: number; promotionId: string; minor: number }>`
    select member_id, promotion_id, sum(amount_minor)::bigint as minor from raffle_prize
      group by 1, 2`.execute(opened.database);
  expect(await countIn(`inbox_message where key like 'raffle:%'`)).toBe(wins.length);
  const won = new Map<number, number>();
  for (const { memberId, promotionId, minor } of wins) {
    won.set(memberId, (won.get(memberId) ?? 0) + minor);
    for (let times = 0; times < 2; times += 1)
      await opened.database.transaction().execute(async (tx) => {
        await lockMember(tx, merchant.id, memberId);
        await claimPrizes(tx, { merchant, memberId, ip: '192.0.2.1', deviceId: null }, promotionId);
      });
  }
  const after = await readCash();
  expect(members.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))).toEqual(
    members.map((id) => won.get(id) ?? 0),
  );
}, 900_000);

test(`killed ${KILLS} times while a segment is written to: everybody in it has the message once`, async () => {
  const template = {
    name: 'spring',
    kind: 'mail' as const,
    title: { en: 'Hello {{name}}' },
    body: { en: 'From {{brand}}' },
    path: '/promotions',
  };
  const segment = { balanceFromMinor: 1 };
  const id = await scheduleBroadcast(
    opened.database,
    merchant,
    { template, segment, dueAt: new Date(0) },
    operator,
  );
  /** Whole steps; the last one is done when nobody is left. */
  const countWritten = async () => {
    const isSent = (await countIn(`inbox_broadcast where id = ${id} and state = 'SENT'`)) > 0;
    if (isSent) return CONTESTS;
    const written = await countIn(`inbox_message where broadcast_id = ${id}`);
    return Math.min(Math.floor(written / STEP), CONTESTS - 1);
  };

  const done = await killOften(
    ['broadcasts', String(STEP)],
    (kill) =>
      hold('select from member where id = $1 for update', [members[(2 * kill + 1) * STEP + 3]]),
    countWritten,
  );

  expectFurther(done);
  const { rows } = await sql<{ memberId: number; times: number }>`
    select member_id, count(*)::int as times from inbox_message where broadcast_id = ${id}
      group by 1 order by 1`.execute(opened.database);
  expect(rows).toEqual(members.map((memberId) => ({ memberId, times: 1 })));
  const { rows: told } = await sql`select reached from inbox_broadcast where id = ${id}`.execute(
    opened.database,
  );
  expect(told).toEqual([{ reached: MEMBERS }]);
}, 900_000);
