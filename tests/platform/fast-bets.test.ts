import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLimit, startCoolOff } from '#api/protection.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readTraces } from '../support/bet-traces.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import {
  allowLongWay,
  openPlayer,
  openSlot,
  startPlayFixture,
  takeLongWay,
} from '../support/play-fixture.ts';
import type { TestPlay } from '../support/vendor-messages.ts';
import { type TestVendor, vendorOf } from '../support/vendor-player.ts';

/*
 * Usual bets are taken by one function of the database, all others by the platform's own rules. Both
 * must write the same rows, and nobody may slip through the short way who is stopped on the long one.
 */
const STAKE = openSlot.minimumStakeUnits * 100;

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;
let vendor: TestVendor;

beforeAll(async () => {
  // Traces of both ways are compared: no job adds to them.
  fixture = await startPlayFixture({}, { jobs: false });
  vendor = vendorOf(fixture.platform, STAKE);
  await allowLongWay(fixture.platform);
});

afterAll(async () => {
  expect(await findUnsoundBooks(fixture.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await fixture.platform.close();
});

const newPlayer = (options = {}) => openPlayer(fixture.platform, fixture.merchant, options);

/** A member whose next usual bet goes the short way. */
let member: OpenedMember;
let play: TestPlay;
beforeEach(async () => {
  ({ member, play } = await newPlayer());
  await vendor.bet(play, { payoutMinor: 0 });
});

/** How a member's last bet was taken: the short way settles within one transfer, `place` alone. */
const lastWay = async (memberId: number): Promise<'short' | 'long'> => {
  const { rows } = await sql<{ transfers: number }>`
    select count(*) as transfers from transfer t where t.ref = (
      select b.vendor_code || ':' || b.transaction_id from bet b where b.member_id = ${memberId}
        order by b.id desc limit 1)`.execute(fixture.platform.database);
  return rows[0]?.transfers === 1 ? 'short' : 'long';
};

const countBets = async (memberId: number): Promise<number> => {
  const { rows } = await sql<{ bets: number }>`
    select count(*)::int as bets from bet where member_id = ${memberId}`.execute(
    fixture.platform.database,
  );
  return rows[0]?.bets ?? 0;
};

const playOne = async (stakeMinor = STAKE) => {
  const outcome = await vendor.bet(play, { stakeMinor, payoutMinor: 2 * stakeMinor });
  return outcome.ok ? lastWay(member.memberId) : outcome.refusal;
};

test('a usual bet goes the short way, the first one too', async () => {
  expect(await lastWay(member.memberId)).toBe('short');
  expect(await playOne()).toBe('short');
  expect(await playOne()).toBe('short');
});

test('a break stops play at once', async () => {
  await fixture.platform.call(member, startCoolOff, { hours: 24 });

  expect(await playOne()).toBe('cooling_off');
});

test('a self-exclusion stops play at once', async () => {
  await sql`select exclude_person(${member.merchantId}, ${member.memberId}, null, 'none')`.execute(
    fixture.platform.database,
  );

  // Its sessions are gone with it.
  expect(await playOne()).toBe('session_expired');
  const { rows } = await sql`select 1 from play_pass where member_id = ${member.memberId}`.execute(
    fixture.platform.database,
  );
  expect(rows).toEqual([]);
});

test('a limit holds at once, to the last cent', async () => {
  await fixture.platform.call(member, setLimit, {
    kind: 'wager',
    period: 'day',
    amount: 4 * STAKE,
  });

  // One stake is used already.
  expect(await playOne()).toBe('short');
  expect(await playOne()).toBe('short');
  expect(await playOne(STAKE + 1)).toBe('limit_reached');
  expect(await playOne()).toBe('short');
  expect(await playOne()).toBe('limit_reached');
});

test('a bonus goes the long way, which counts for it', async () => {
  await fixture.platform.database.transaction().execute((tx) =>
    grantBonus(tx, fixture.merchant, {
      memberId: member.memberId,
      amountMinor: 10 * STAKE,
      key: `bonus of ${member.memberId}`,
      title: { en: 'Gift' },
    }),
  );

  expect(await playOne()).toBe('long');
  expect(await playOne()).toBe('long');
  const { rows } = await sql<{ done: number }>`select done_minor as done from bonus
    where member_id = ${member.memberId}`.execute(fixture.platform.database);
  expect(rows).toEqual([{ done: 2 * STAKE }]);
});

test('the reality check stops play when it is due', async () => {
  await sql`update play_session set checked_at = now() - interval '61 minutes'
    where member_id = ${member.memberId}`.execute(fixture.platform.database);
  await sql`update play_pass set until = now() where member_id = ${member.memberId}`.execute(
    fixture.platform.database,
  );

  expect(await playOne()).toBe('reality_check_due');
});

test('a pass never lasts longer than a minute or the reality check', async () => {
  await sql`update play_session set checked_at = now() - interval '59 minutes 20 seconds'
    where member_id = ${member.memberId}`.execute(fixture.platform.database);
  await sql`delete from play_pass where member_id = ${member.memberId}`.execute(
    fixture.platform.database,
  );
  await playOne();

  const { rows } = await sql<{ short: boolean }>`
    select p.until <= s.checked_at + interval '60 minutes 1 millisecond' as short from play_pass p
      join play_session s using (merchant_id, member_id)
      where p.member_id = ${member.memberId}`.execute(fixture.platform.database);
  expect(rows).toEqual([{ short: true }]);
});

test.each([
  ['game', `update game set maintenance = true where node_id = ${openSlot.nodeId}`],
  [
    'brand’s game',
    `insert into merchant_game (merchant_id, node_id, maintenance)
      select id, ${openSlot.nodeId}, true from merchant`,
  ],
])('a %s in maintenance takes no bets', async (_, closing) => {
  const { database } = fixture.platform;
  await sql.raw(closing).execute(database);
  try {
    expect(await playOne()).toBe('game_maintenance');
  } finally {
    await sql`update game set maintenance = false`.execute(database);
    await sql`delete from merchant_game`.execute(database);
  }
  expect(await playOne()).toBe('short');
});

test('a refusal does not spoil what arrives beside it', async () => {
  const poor = await newPlayer({ cashMinor: STAKE });
  await vendor.bet(poor.play, { payoutMinor: 0 });
  const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer()));
  await Promise.all(players.map(({ play: own }) => vendor.bet(own, { payoutMinor: 0 })));

  const outcomes = await Promise.all(
    [...players, poor, ...players].map(({ play: own }) =>
      vendor.bet(own, { payoutMinor: 3 * STAKE }),
    ),
  );

  expect(outcomes.map((outcome) => outcome.ok || outcome.refusal)).toEqual([
    ...players.map(() => true),
    'insufficient_funds',
    ...players.map(() => true),
  ]);
});

test('of bets with one nonce one is taken, whichever comes first, and nothing of the others is left', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer()));
  await Promise.all(players.map(({ play: own }) => vendor.bet(own, { payoutMinor: 0 })));
  const nonce = randomUUID();

  const outcomes = await Promise.all(
    [...players, ...players].map(({ play: own }) =>
      vendor.bet(own, { payoutMinor: 3 * STAKE }, { nonce }),
    ),
  );

  const told = outcomes.map((outcome) => (outcome.ok ? 'taken' : outcome.refusal));
  expect(told.toSorted()).toEqual([...Array<string>(11).fill('nonce_reused'), 'taken']);
  const bets = await Promise.all(players.map(({ member: own }) => countBets(own.memberId)));
  expect(bets.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 2]);
});

test('a nonce is used by a bet that is not taken, and by the answer to a repeated one', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const again = {
    requestId: randomUUID(),
    transactionId: randomUUID(),
    roundId: 'again',
    payoutMinor: 0,
  };

  const poor = await newPlayer({ cashMinor: STAKE - 1 });
  expect(await vendor.bet(poor.play, {}, { nonce: first })).toMatchObject({
    refusal: 'insufficient_funds',
  });
  const taken = await vendor.bet(play, again);
  expect(await vendor.bet(play, again, { nonce: second })).toEqual(taken);

  expect(taken.ok).toBe(true);
  for (const nonce of [first, second])
    for (const body of [again, { payoutMinor: 0 }])
      expect(await vendor.bet(play, body, { nonce })).toMatchObject({ refusal: 'nonce_reused' });
  expect(await countBets(member.memberId)).toBe(2);
});

test('both ways leave the same behind', async () => {
  const { database } = fixture.platform;
  const ways: ('short' | 'long')[] = [];
  const traces = [];
  for (const way of ['short', 'long'] as const) {
    const player = await newPlayer({ cashMinor: 12 * STAKE });
    const { memberId, merchantId } = player.member;
    await vendor.bet(player.play, { transactionId: `${way}-0`, roundId: 'r0', payoutMinor: 0 });
    for (const [ref, requiredMinor] of [
      ['a', 1.5 * STAKE],
      ['b', 90 * STAKE],
    ] as const)
      await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor,
          required_minor) values (${merchantId}, ${memberId}, 'deposit', ${`${memberId} ${ref}`},
          ${STAKE}, ${requiredMinor})`.execute(database);
    if (way === 'long') await takeLongWay(fixture.platform, [memberId]);
    const rounds = [
      { payoutMinor: 0, pick: 'nothing' },
      { payoutMinor: STAKE, odds: 1.95 },
      { payoutMinor: 2.5 * STAKE, stakeMinor: 2 * STAKE },
      {},
      { payoutMinor: STAKE / 2 },
      // Everything that is left, and lost: what was still to be staked ends with it.
      { stakeMinor: 10 * STAKE, payoutMinor: 0 },
    ];
    for (const [at, round] of rounds.entries()) {
      const name = { transactionId: `${way}-${at + 1}`, roundId: `r${at + 1}` };
      expect(await vendor.bet(player.play, { ...name, ...round })).toMatchObject({ ok: true });
      if (round.payoutMinor !== undefined) ways.push(await lastWay(memberId));
      else await vendor.win(player.play, name.transactionId, STAKE);
    }
    const text = JSON.stringify(await readTraces(database, memberId));
    traces.push(JSON.parse(text.replaceAll(`${way}-`, 'way-')) as unknown);
  }

  expect(ways).toEqual([...Array<string>(5).fill('short'), ...Array<string>(5).fill('long')]);
  expect(traces[0]).toEqual(traces[1]);
  expect(traces[0]).toMatchObject({
    turnover: [{ status: 'done' }, { status: 'spent' }],
    accounts: [
      { kind: 'bonus', balance: 0 },
      { kind: 'cash', balance: 0 },
      { kind: 'locked', balance: 0 },
    ],
  });
});
