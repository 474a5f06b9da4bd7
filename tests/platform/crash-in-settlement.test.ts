import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { createTickets } from '../../scripts/bench/lottery/make-tickets.ts';
import { killDatabase, killServer, spareDisk, startProgram } from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { inProof } from '../support/proof.ts';
import { recoveryTimes } from '../support/recovery-times.ts';
import { waitForWaiting } from '../support/waiting.ts';

const SETTLER = path.resolve(import.meta.dirname, '../support/settle-draw.ts');
const KILLS = inProof(4, 20);
const MEMBERS = inProof(120, 600);
const TICKETS_EACH = 8;
const TICKETS = MEMBERS * TICKETS_EACH;
/** Small enough that the draw outlives all kills: between them two batches are paid on average. */
const BATCH = 120;
const STAKE_MINOR = 100;
/** At odds of 9.8, the stake included. */
const PAYOUT_MINOR = 980;
/** What each member had: a stake more than the tickets cost. */
const FIRST_MINOR = STAKE_MINOR * (TICKETS_EACH + 1);
const BONUS_MINOR = 5000;
const GAME = 'drawhouse-five-minute-ssc';
const ISSUE = 'crash';

let stateDir: string;
let opened: OpenedDatabase;

beforeAll(async () => {
  stateDir = await makeStateDir('crash-draw');
  opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  const {
    merchants: [merchant],
  } = await importMerchants(opened.database, [buildMerchant('alpha')], []);
  if (!merchant) throw new Error('there is no brand');
  await createTickets(opened.database, merchant.id, GAME, {
    name: ISSUE,
    members: MEMBERS,
    ticketsEach: TICKETS_EACH,
  });
  // Whose tickets are settled one by one: the bonus may end with each of them.
  await opened.database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from member where id % 15 = 0 order by id`.execute(tx);
    for (const { id } of rows)
      await grantBonus(tx, merchant, {
        memberId: id,
        amountMinor: BONUS_MINOR,
        key: `gift ${id}`,
        title: { en: 'A gift' },
      });
  });
});

afterAll(async () => {
  await opened.close();
  await rm(stateDir, { recursive: true, force: true });
});

const countSettled = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bet where status = 'settled'`.execute(opened.database);
  return rows[0]?.count ?? 0;
};

/**
 * Holds the member whose open ticket has so many before it: the batch with that ticket waits amid its
 * transaction until the member is let go, and at most one batch behind it is paid.
 */
const holdMember = async (ticketsBefore: number): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: opened.url });
  // The database may be killed under it.
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('begin');
  await holder.query(
    `select from member where id = (select t.member_id from lottery_ticket t
      join bet b on b.merchant_id = t.merchant_id and b.id = t.id
      where b.status = 'open' order by t.member_id, t.id offset $1 limit 1) for update`,
    [ticketsBefore],
  );
  return () => holder.end().catch(() => {});
};

const startSettler = () => startProgram(SETTLER, [stateDir, GAME, ISSUE, String(BATCH)]);

/** Every ticket with what its number pays, and how often the ledger and the counters know of it. */
const readEnd = async () => {
  const { rows } = await sql<Record<string, number>>`
    with drawn as (
      select b.*, t.picks -> 0 ->> 0 = i.result -> 0 ->> 0 as is_hit, t.hits is not null as is_noted
        from lottery_ticket t
        join lottery_issue i on i.game_code = t.game_code and i.issue_no = t.issue_no
        join bet b on b.merchant_id = t.merchant_id and b.id = t.id)
    select count(*)::int as tickets,
        count(*) filter (where status = 'settled')::int as settled,
        count(*) filter (where is_hit)::int as hits,
        count(*) filter (where is_noted = is_hit
          and payout_minor = case when is_hit then ${PAYOUT_MINOR} else 0 end)::int as right,
        (select sum(bets)::int from play_quarter) as counted,
        (select sum(counted_minor)::int from turnover_count) as turned,
        (select sum(valid_minor)::int from drawn where member_id % 2 = 0) as "toTurn",
        (select count(*)::int from account where kind = 'locked' and balance <> 0) as locked
      from drawn`.execute(opened.database);
  return rows[0] ?? {};
};

const readStatus = async (): Promise<string> => {
  const issue = opened.database.selectFrom('lotteryIssue').select('status');
  return (await issue.where('issueNo', '=', ISSUE).executeTakeFirstOrThrow()).status;
};

/** Members whose money is not what they had, less their stakes, with what they won. */
const readWrongMembers = async () => {
  const { rows } = await sql`
    select m.id from member m
      join lateral (select sum(balance) as minor from account a
        where a.merchant_id = m.merchant_id and a.member_id = m.id) held on true
      join lateral (select sum(payout_minor) as minor from bet b
        where b.merchant_id = m.merchant_id and b.member_id = m.id) won on true
    where held.minor <> ${FIRST_MINOR - STAKE_MINOR * TICKETS_EACH} + won.minor
      + case when m.id % 15 = 0 then ${BONUS_MINOR} else 0 end`.execute(opened.database);
  return rows;
};

test(`killed ${KILLS} times while a draw is paid: every ticket is settled once, and the books are whole`, async () => {
  const settledAt: number[] = [];
  const settling = recoveryTimes('the settlement of a draw');
  const database = recoveryTimes('the database below it');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await countSettled();
    const letGo = await holdMember(((kill % 3) + 0.5) * BATCH);
    const settler = await settling.take(startSettler);
    // At a different moment each time: before the first batch, behind it, or amid the next.
    const enough = before + (kill % 3) * BATCH;
    while ((await countSettled()) < enough) await wait(2);
    if (kill % 2 === 1) await waitForWaiting(opened.database, 1);
    if (kill % 4 === 3) await killDatabase(stateDir);
    await killServer(settler);
    await letGo();
    if (kill % 4 === 3) {
      await opened.close();
      opened = await database.take(() => openDatabase(stateDir));
    }
    settledAt.push(await countSettled());
  }
  const last = await settling.take(startSettler);
  settling.tell();
  database.tell();
  await expect.poll(readStatus).toBe('settled');
  await killServer(last);

  // It was amid the draw every time, and went on from where it was.
  expect(settledAt.at(-1)).toBeLessThan(TICKETS);
  expect(new Set(settledAt).size).toBeGreaterThan(KILLS / 3);
  const { hits = 0, toTurn, ...end } = await readEnd();
  expect(end).toEqual({
    tickets: TICKETS,
    settled: TICKETS,
    right: TICKETS,
    counted: TICKETS,
    turned: toTurn,
    locked: 0,
  });
  expect(hits).toBeGreaterThan(TICKETS / 20);
  expect(await readWrongMembers()).toEqual([]);
  expect(await findUnsoundBooks(opened.database)).toEqual({ unbalanced: [], wrong: [] });
}, 900_000);
