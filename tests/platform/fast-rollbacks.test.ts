import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readTraces } from '../support/bet-traces.ts';
import { watchShortWay } from '../support/short-ways.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';
import type { TestPlay } from '../support/vendor-messages.ts';

/* Usual rollbacks are done by one function of the database, all others by the platform's own rules. */
const world = useVendorFixture();
let door: Awaited<ReturnType<typeof watchShortWay>>;

beforeAll(async () => {
  door = await watchShortWay(world.fixture.platform.databaseUrl, 'void_brand_bets');
});

afterAll(() => door.disconnect());

const openBet = async (of: TestPlay, more: object = {}): Promise<string> => {
  const transactionId = randomUUID();
  const placed = await world.vendor.bet(of, { transactionId, ...more });
  if (!placed.ok) throw new Error(placed.refusal);
  return transactionId;
};

test('both ways of a rollback leave the same behind', async () => {
  const { database } = world.fixture.platform;
  const traces = [];
  const taken: number[] = [];
  for (const way of ['short', 'long'] as const) {
    await (way === 'short' ? door.open() : door.close());
    await door.taken();
    const { play, member } = await world.newPlayer({ cashMinor: 10 * STAKE });
    await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
      values (${member.merchantId}, ${member.memberId}, 'deposit', ${`${member.memberId}`}, ${STAKE}, ${STAKE})`.execute(
      database,
    );
    const answers = [];
    // An open bet, a lost one whose turnover was counted, and one that was won.
    for (const [at, payout] of [null, 0, 3 * STAKE].entries()) {
      const transactionId = `${way}-${at}`;
      await openBet(play, { transactionId, roundId: 'r' });
      if (payout !== null) await world.vendor.win(play, transactionId, payout);
      answers.push(await world.vendor.rollback(play, transactionId));
    }
    taken.push(await door.taken());
    const text = JSON.stringify({ answers, left: await readTraces(database, member.memberId) });
    traces.push(JSON.parse(text.replaceAll(`${way}-`, 'way-')) as unknown);
  }
  await door.open();

  expect(taken).toEqual([3, 0]);
  expect(traces[0]).toEqual(traces[1]);
  expect(traces[0]).toMatchObject({
    answers: Array.from({ length: 3 }, () => ({ ok: true, value: { balanceMinor: 10 * STAKE } })),
    left: { bets: Array.from({ length: 3 }, () => ({ status: 'void' })) },
  });
});

test('of rollbacks that come together each is done once, and a bad one harms nobody', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => world.newPlayer()));
  const bets = await Promise.all(players.map(({ play }) => openBet(play)));
  const [first, second] = players;
  if (!first || !second) throw new Error('there are twelve');

  const outcomes = await Promise.all([
    ...players.map(({ play }, at) => world.vendor.rollback(play, bets[at] ?? '')),
    // The same once more, by a message of its own.
    world.vendor.rollback(first.play, bets[0] ?? ''),
    // Somebody else's bet.
    world.vendor.rollback(second.play, bets[0] ?? ''),
  ]);

  expect(outcomes.map((outcome) => outcome.ok || outcome.refusal)).toEqual([
    ...Array<boolean>(13).fill(true),
    'bet_unknown',
  ]);
  for (const { member } of players)
    expect(await world.accounts(member.memberId)).toMatchObject({ cash: 100_000, locked: 0 });
});

test('a rollback before its bet is remembered, and the late bet is refused', async () => {
  const { play } = await world.newPlayer();
  await door.taken();

  const early = await world.vendor.rollback(play, 'not-yet');
  const late = await world.vendor.bet(play, { transactionId: 'not-yet' });

  expect([early, late]).toMatchObject([{ ok: true }, { ok: false, refusal: 'bet_voided' }]);
  expect(await door.taken()).toBe(0);
});

test('a payout that is spent, and bonus money, go the long way', async () => {
  const { play, member } = await world.newPlayer({ cashMinor: STAKE });
  const won = await openBet(play);
  await world.vendor.win(play, won, 2 * STAKE);
  await openBet(play, { stakeMinor: 2 * STAKE });
  const rich = await world.newPlayer();
  const bet = await openBet(rich.play);
  await world.fixture.platform.database.transaction().execute((tx) =>
    grantBonus(tx, world.fixture.merchant, {
      memberId: rich.member.memberId,
      amountMinor: 10 * STAKE,
      key: `bonus of ${rich.member.memberId}`,
      title: { en: 'Gift' },
    }),
  );
  await door.taken();

  expect(await world.vendor.rollback(play, won)).toMatchObject({ refusal: 'insufficient_funds' });
  expect(await world.vendor.rollback(rich.play, bet)).toMatchObject({
    ok: true,
    value: { balanceMinor: 100_000 + 10 * STAKE },
  });
  expect(await door.taken()).toBe(0);
  expect(await world.accounts(member.memberId)).toMatchObject({ cash: 0, locked: 2 * STAKE });
});
