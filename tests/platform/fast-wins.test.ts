import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readTraces } from '../support/bet-traces.ts';
import type { OpenedMember } from '../support/members.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';
import type { TestPlay } from '../support/vendor-messages.ts';

/* Usual wins are settled by one function of the database, all others by the platform's own rules. */
const world = useVendorFixture();

let member: OpenedMember;
let play: TestPlay;
beforeEach(async () => {
  ({ member, play } = await world.newPlayer({ cashMinor: 20 * STAKE }));
});

/** How the last message was answered: the short way uses the nonce in the answer's own transaction. */
const lastWay = async (): Promise<'short' | 'long'> => {
  const { rows } = await sql<{ short: boolean }>`
    select exists (select from vendor_nonce n where n.used_at = a.answered_at) as short
      from vendor_answer a order by a.answered_at desc limit 1`.execute(
    world.fixture.platform.database,
  );
  return rows[0]?.short ? 'short' : 'long';
};

/** Every win asks for approval from now on, or none that is usual. */
const askForApproval = (isAsked: boolean) =>
  sql`update play_rule set quick_loss_minor = ${isAsked ? -1e12 : 1e12}`.execute(
    world.fixture.platform.database,
  );

const openBet = async (of: TestPlay, more: object = {}): Promise<string> => {
  const transactionId = randomUUID();
  const placed = await world.vendor.bet(of, { transactionId, ...more });
  if (!placed.ok) throw new Error(placed.refusal);
  return transactionId;
};

test('both ways of a win leave the same behind', async () => {
  const { database } = world.fixture.platform;
  const traces = [];
  const ways: string[] = [];
  for (const way of ['short', 'long'] as const) {
    const player = await world.newPlayer({ cashMinor: 10 * STAKE });
    const { memberId, merchantId } = player.member;
    await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
      values (${merchantId}, ${memberId}, 'deposit', ${`${memberId}`}, ${STAKE}, ${30 * STAKE})`.execute(
      database,
    );
    await askForApproval(way === 'long');
    // The last is lost with everything that is left.
    for (const [at, [stakes, payout]] of [
      [1, 0],
      [1, 1],
      [2, 3],
      [10, 0],
    ].entries()) {
      const transactionId = `${way}-${at}`;
      const name = { transactionId, roundId: 'r' };
      await openBet(player.play, { ...name, stakeMinor: (stakes ?? 0) * STAKE });
      const won = await world.vendor.win(player.play, transactionId, (payout ?? 0) * STAKE);
      expect(won).toMatchObject({ ok: true });
      ways.push(await lastWay());
    }
    const text = JSON.stringify(await readTraces(database, memberId));
    traces.push(JSON.parse(text.replaceAll(`${way}-`, 'way-')) as unknown);
  }
  await askForApproval(false);

  expect(ways).toEqual([...Array<string>(4).fill('short'), ...Array<string>(4).fill('long')]);
  expect(traces[0]).toEqual(traces[1]);
  expect(traces[0]).toMatchObject({ turnover: [{ status: 'spent' }] });
});

test('of wins that come together each is settled once, and a bad one harms nobody', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => world.newPlayer()));
  const bets = await Promise.all(players.map(({ play: own }) => openBet(own)));

  const outcomes = await Promise.all([
    ...players.map(({ play: own }, at) => world.vendor.win(own, bets[at] ?? '', 2 * STAKE)),
    world.vendor.win(play, 'never-placed', STAKE),
    // Somebody else's bet.
    world.vendor.win(play, bets[0] ?? '', 2 * STAKE),
  ]);

  expect(outcomes.map((outcome) => outcome.ok || outcome.refusal)).toEqual([
    ...players.map(() => true),
    'bet_unknown',
    'bet_unknown',
  ]);
});

test('a win that comes twice pays once; with another payout it is refused', async () => {
  const bet = await openBet(play);

  const both = await Promise.all([
    world.vendor.win(play, bet, 3 * STAKE),
    world.vendor.win(play, bet, 3 * STAKE),
  ]);
  const other = await world.vendor.win(play, bet, 4 * STAKE);

  expect(both).toMatchObject([
    { ok: true, value: { balanceMinor: 22 * STAKE } },
    { ok: true, value: { balanceMinor: 22 * STAKE } },
  ]);
  expect(other).toMatchObject({ ok: false, refusal: 'settled_otherwise' });
});

test('a win of somebody with bonus money goes the long way', async () => {
  const bet = await openBet(play);
  await world.fixture.platform.database.transaction().execute((tx) =>
    grantBonus(tx, world.fixture.merchant, {
      memberId: member.memberId,
      amountMinor: 10 * STAKE,
      key: `bonus of ${member.memberId}`,
      title: { en: 'Gift' },
    }),
  );

  const won = await world.vendor.win(play, bet, 2 * STAKE);

  expect(won).toMatchObject({ ok: true, value: { balanceMinor: 31 * STAKE } });
  expect(await lastWay()).toBe('long');
});
