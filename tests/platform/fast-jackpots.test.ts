import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { vendorJackpot } from '#api/vendor-protocol.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { sql } from '#platform/base/database/sql.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { maskName } from '#platform/people/members/mask-name.ts';
import { openPools } from '#platform/play/jackpot/pool.ts';
import { readTraces } from '../support/bet-traces.ts';
import { jackpotSlot } from '../support/play-fixture.ts';
import { watchShortWay } from '../support/short-ways.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';
import { sendAsVendor, type TestPlay } from '../support/vendor-messages.ts';

/* Usual wins of the pool are paid by one function of the database, all others by the platform's own rules. */
const world = useVendorFixture();
let door: Awaited<ReturnType<typeof watchShortWay>>;
const won: [TestPlay, string][] = [];

beforeAll(async () => {
  const { platform, merchant } = world.fixture;
  door = await watchShortWay(platform.databaseUrl, 'pay_brand_jackpots');
  await openPools({ database: platform.database, merchants: () => [merchant] });
  // The platform's own job would feed it meanwhile where a test takes longer than bets are held back.
  await sql`update jackpot_pool set fed_until = now() + interval '1 hour'`.execute(
    platform.database,
  );
});

// The pool may be won once a day.
afterEach(async () => {
  for (const [play, bet] of won.splice(0)) await world.vendor.rollback(play, bet);
});

afterAll(() => door.disconnect());

const newWinner = async ({
  transactionId = randomUUID(),
  ...more
}: { transactionId?: string; roundId?: string } = {}) => {
  const player = await world.newPlayer({ cashMinor: 10 * STAKE, nodeId: jackpotSlot.nodeId });
  await world.vendor.bet(player.play, { transactionId, payoutMinor: STAKE, ...more });
  won.push([player.play, transactionId]);
  return { ...player, transactionId };
};

const countNonces = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_nonce`.execute(database);
  return rows[0]?.count ?? 0;
};

/** The pool, and what a win has left behind, without numbers, moments and what was drawn. */
const readPool = async (database: Database, memberId: number) => {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(database)).rows;
  return {
    wins: await read(sql`select j.currency, j.node_id, j.vendor_code, j.amount_minor > 0 as paid, j.voided_at is null as kept,
        j.win_key = b.vendor_code || ':' || b.transaction_id as named, j.round_id = b.round_id as of_round,
        now() - j.won_at < interval '1 hour' as just, t.kind, t.ref = j.win_key as told
      from jackpot_win j
      join bet b on b.merchant_id = j.merchant_id and b.id = j.bet_id
      join transfer t on t.merchant_id = j.merchant_id and t.id = j.transfer_id
      where j.member_id = ${memberId}`),
    shown:
      await read(sql`select w.customer_name, w.node_id, w.currency, w.amount_minor = j.amount_minor as whole,
        w.win_key = 'jackpot-' || j.win_key as named, now() - w.won_at < interval '1 hour' as just
      from winner w join jackpot_win j on j.merchant_id = w.merchant_id and w.win_key = 'jackpot-' || j.win_key
      where w.member_id = ${memberId}`),
    moved: await read(sql`select t.scope, t.kind, k.idem_key like 'win:%' as a_win,
        k.idem_key = p.currency || ':seed:' || p.seeds as a_seed, a.kind as account, sign(e.amount) as way,
        abs(e.amount) = case t.kind when 'jackpot_seed' then p.previous_minor else j.amount_minor end as whole
      from jackpot_win j
      join jackpot_pool p on p.merchant_id = j.merchant_id and p.currency = j.currency
      join transfer t on t.merchant_id = j.merchant_id and t.scope = 'jackpot' and t.id >= j.transfer_id
      join transfer_key k on k.merchant_id = t.merchant_id and k.transfer_id = t.id
      join entry e on e.merchant_id = t.merchant_id and e.transfer_id = t.id
      join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
      where j.member_id = ${memberId} order by t.id, e.line`),
    pool: await read(sql`select p.previous_minor = a.balance as filled, now() - p.previous_at < interval '1 hour' as just
      from jackpot_pool p join account a on a.merchant_id = p.merchant_id and a.id = p.account_id`),
    answers:
      await read(sql`select status, regexp_replace(answer, '\\d+', '0', 'g') as answer from vendor_answer
      where answer like '%amountMinor%' order by answered_at desc limit 1`),
    records: await read(
      sql`select kind, state, wallet from money_record where member_id = ${memberId} order by id`,
    ),
    accounts: await read(sql`select kind, currency, balance > 0 as filled from account
      where member_id = ${memberId} order by 1, 2`),
    bets: (await readTraces(database, memberId)).bets,
  };
};

test.for(['zoë', 'anna', 'winner'])(
  'both ways of a pool that %s wins leave the same behind, and answer the same',
  async (name) => {
    const { database } = world.fixture.platform;
    const left = [];
    const taken: number[] = [];
    const seeds: number[] = [];
    for (const way of ['short', 'long'] as const) {
      await (way === 'short' ? door.open() : door.close());
      await door.taken();
      const transactionId = `win-${name.length}-${way}`;
      const { play, member } = await newWinner({ transactionId, roundId: transactionId });
      const username = way === 'short' ? name : name.toUpperCase();
      await sql`update member set username = ${username} where id = ${member.memberId}`.execute(
        database,
      );
      const answer = await world.vendor.jackpot(play, transactionId);
      if (!answer.ok) throw new Error(answer.refusal);
      expect(answer.value.balanceMinor).toBe(10 * STAKE + answer.value.amountMinor);
      taken.push(await door.taken());
      const { shown, ...of } = await readPool(database, member.memberId);
      expect(shown).toMatchObject([{ customerName: maskName(username), whole: true, named: true }]);
      left.push(JSON.parse(JSON.stringify(of).replaceAll(transactionId, 'bet')) as typeof of);
      const pool = await sql<{ seeds: number }>`select seeds from jackpot_pool`.execute(database);
      seeds.push(pool.rows[0]?.seeds ?? 0);
      expect(await world.vendor.rollback(play, transactionId)).toMatchObject({ ok: true });
      won.length = 0;
    }
    await door.open();

    expect(taken).toEqual([1, 0]);
    expect(seeds[1]).toBe((seeds[0] ?? 0) + 1);
    expect(left[0]?.moved).toHaveLength(4);
    expect(left[0]).toEqual(left[1]);
  },
);

test('of messages that come together one wins the pool, and the same one is answered again', async () => {
  const { platform } = world.fixture;
  const winners = await Promise.all(Array.from({ length: 6 }, () => newWinner()));
  const [first] = winners;
  if (!first) throw new Error('there are six');
  const { merchant, playerId, vendor } = first.play;
  const said = { requestId: randomUUID(), merchant, playerId, transactionId: first.transactionId };

  const outcomes = await Promise.all(
    winners.map(({ play, transactionId }) => world.vendor.jackpot(play, transactionId)),
  );
  const again = [];
  for (const _ of [1, 2]) again.push(await sendAsVendor(platform, vendor, vendorJackpot, said));

  const paid = outcomes.filter(({ ok }) => ok);
  expect(paid).toHaveLength(1);
  expect(outcomes.filter((each) => !each.ok && each.refusal === 'exposure_exceeded')).toHaveLength(
    5,
  );
  expect(again[0]).toEqual(again[1]);
  const at = outcomes.findIndex(({ ok }) => ok);
  if (at === 0) expect(again[0]).toEqual(outcomes[0]);
});

test('bonus money, a win of old and another one of the same round go the long way', async () => {
  const { fixture, vendor } = world;
  const rich = await newWinner({ roundId: 'rich' });
  await vendor.bet(rich.play, { transactionId: 'rich-2', roundId: 'rich', payoutMinor: STAKE });
  await fixture.platform.database.transaction().execute((tx) =>
    grantBonus(tx, fixture.merchant, {
      memberId: rich.member.memberId,
      amountMinor: 10 * STAKE,
      key: `bonus of ${rich.member.memberId}`,
      title: { en: 'Gift' },
    }),
  );
  await door.taken();

  const paid = await vendor.jackpot(rich.play, rich.transactionId);
  const same = await vendor.jackpot(rich.play, rich.transactionId);
  const other = await vendor.jackpot(rich.play, 'rich-2');

  expect(await door.taken()).toBe(0);
  expect(paid).toMatchObject({ ok: true });
  expect(same).toEqual(paid);
  expect(other).toMatchObject({ refusal: 'jackpot_not_won' });
});

test('who is held by somebody else goes the long way, and is answered', async () => {
  const { database } = world.fixture.platform;
  const { play, member, transactionId } = await newWinner();
  await door.taken();
  const nonces = await countNonces(database);
  const letGo = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = database.transaction().execute(async (tx) => {
    await sql`select from member where id = ${member.memberId} for no key update`.execute(tx);
    isHeld.resolve();
    await letGo.promise;
  });
  await isHeld.promise;

  const waiting = world.vendor.jackpot(play, transactionId);
  // Its nonce is kept when the short way has given up.
  await expect.poll(() => countNonces(database)).toBe(nonces + 1);
  letGo.resolve();
  await holding;

  expect(await waiting).toMatchObject({ ok: true });
  expect(await door.taken()).toBe(0);
});
