import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { vendorBalance, vendorBet, vendorWin } from '#api/vendor-protocol.ts';
import { sql } from '#platform/base/database/sql.ts';
import { makeToken, hashToken } from '#platform/people/access/opaque-token.ts';
import { formerFunctions } from '../support/brand-tables.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';
import { sendAsVendor, type TestPlay } from '../support/vendor-messages.ts';

/*
 * While servers are replaced, those of the former version work on the same database: what they send it
 * stands here as they have it.
 */
const world = useVendorFixture();

/** Of a call and its body, as both versions keep it. */
const requestHash = (path: string, body: string): string =>
  createHash('sha256').update(`${path} ${body}`).digest('base64url');

const ask = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(world.fixture.platform.database)).rows;

/** A play whose ticket and token say no brand, as the former version gave them out. */
const formerPlay = async (): Promise<TestPlay & { memberId: number }> => {
  const { member, play } = await world.newPlayer();
  const sessionToken = makeToken();
  await sql`update game_session set token_hash = ${hashToken(sessionToken)}
    where member_id = ${member.memberId}`.execute(world.fixture.platform.database);
  return { ...play, sessionToken, memberId: member.memberId };
};

interface Bet {
  requestId: string;
  sessionToken: string;
  transactionId: string;
  roundId: string;
  stakeMinor: number;
  payoutMinor: number;
}

const betOf = ({ sessionToken }: TestPlay): Bet => {
  const id = randomUUID();
  return {
    requestId: id,
    sessionToken,
    transactionId: id,
    roundId: id,
    stakeMinor: STAKE,
    payoutMinor: 0,
  };
};

/** As the former version takes bets: of any brands in one call. */
const formerBets = (vendor: string, bets: readonly Bet[], closed: readonly number[] = []) => {
  const messages = bets.map((bet) => ({
    vendor,
    nonce: randomUUID(),
    request: bet.requestId,
    hash: requestHash(vendorBet.path, JSON.stringify(bet)),
    token: hashToken(bet.sessionToken),
    bet: bet.transactionId,
    round: bet.roundId,
    stake: bet.stakeMinor,
    payout: bet.payoutMinor,
    again: false,
  }));
  return ask(
    sql<{ place: number; status: number; answer: string | null; fault: string | null }>`
      select * from play_bets(${JSON.stringify(messages)}::jsonb, ${closed}::bigint[]) order by place`,
  );
};

test('a play of the former version goes on, the short way too', async () => {
  const play = await formerPlay();

  const first = await world.vendor.bet(play, { payoutMinor: 0 });
  const balance = await world.vendor.balance(play);

  expect([first.ok, balance.ok]).toEqual([true, true]);
  expect(await ask(sql`select from play_pass where member_id = ${play.memberId}`)).toHaveLength(1);
});

test('a bet that both versions are sent is taken once, and both give the same answer', async () => {
  const play = await formerPlay();
  await world.vendor.bet(play, { payoutMinor: 0 });
  const [theirs, ours] = [betOf(play), betOf(play)];
  const send = (bet: Bet) => sendAsVendor(world.fixture.platform, play.vendor, vendorBet, bet);

  const taken = await formerBets(play.vendor, [theirs]);
  const again = await send(theirs);
  const sent = await send(ours);
  const repeated = await formerBets(play.vendor, [ours]);

  expect(taken).toMatchObject([{ place: 1, status: 200, fault: null }]);
  if (!again.ok || !sent.ok) throw new Error('refused');
  expect(JSON.parse(taken[0]?.answer ?? '')).toMatchObject({ value: again.value });
  expect(JSON.parse(repeated[0]?.answer ?? '')).toMatchObject({ value: sent.value });
  const bets = await ask(sql`select from bet where member_id = ${play.memberId}`);
  expect(bets).toHaveLength(3);
});

test('bets of the former version keep their places; of no session and of a closed brand, none is taken', async () => {
  const play = await formerPlay();
  await world.vendor.bet(play, { payoutMinor: 0 });
  const unknown = { ...betOf(play), sessionToken: makeToken() };

  const answers = await formerBets(play.vendor, [betOf(play), unknown, betOf(play)]);
  const closed = await formerBets(play.vendor, [betOf(play)], [world.fixture.merchant.id]);

  expect(answers.map(({ place, status }) => [place, status])).toEqual([
    [1, 200],
    [2, 0],
    [3, 200],
  ]);
  expect(closed).toMatchObject([{ place: 1, status: 0, answer: null }]);
});

/** As the former version keeps an answer: whether its place was free. */
const formerKeeps = async (vendor: string, requestId: string, hash: string): Promise<boolean> =>
  (
    await ask(sql`insert into vendor_answer (vendor_code, request_id, request_hash, status, answer)
      values (${vendor}, ${requestId}, ${hash}, 200, '{"success":true,"value":{"balanceMinor":7}}')
      on conflict do nothing returning 1`)
  ).length === 1;

test('what the former version has answered is answered so again', async () => {
  const { play } = await world.newPlayer();
  const body = { requestId: randomUUID(), sessionToken: play.sessionToken };
  const hash = requestHash(vendorBalance.path, JSON.stringify(body));
  expect(await formerKeeps(play.vendor, body.requestId, hash)).toBe(true);

  const { platform } = world.fixture;
  const again = await sendAsVendor(platform, play.vendor, vendorBalance, body);
  const other = await sendAsVendor(platform, play.vendor, vendorBalance, body, {
    rawBody: JSON.stringify({ ...body, more: 1 }),
  });

  expect(again).toMatchObject({ ok: true, value: { balanceMinor: 7 } });
  expect(other.ok).toBe(false);
});

test('what this version has answered the former one finds', async () => {
  const { play } = await world.newPlayer();
  const { merchant, playerId, vendor } = play;
  const requestId = randomUUID();
  const body = { requestId, merchant, playerId, transactionId: randomUUID(), payoutMinor: 0 };
  const sent = await sendAsVendor(world.fixture.platform, vendor, vendorWin, body);
  expect(sent).toMatchObject({ ok: false, refusal: 'bet_unknown' });

  expect(await formerKeeps(vendor, requestId, 'x')).toBe(false);
  expect(
    await ask(sql`select request_hash, status from vendor_answer
      where vendor_code = ${vendor} and request_id = ${requestId}`),
  ).toMatchObject([{ requestHash: requestHash(vendorWin.path, JSON.stringify(body)) }]);
});

test('each function that only the former version calls still answers', async () => {
  const { member } = await world.newPlayer();
  const { id } = world.fixture.merchant;
  const row = {
    merchant_id: id,
    member_id: member.memberId,
    vendor_code: 'FORMER',
    transaction_id: randomUUID(),
    game_type: 'RNG',
    currency: world.fixture.merchant.config.currency,
    stake_minor: 100,
  };
  const bet = sql`jsonb_populate_record(null::bet, ${JSON.stringify(row)}::jsonb)`;
  const race = sql`jsonb_populate_record(null::race, '{}')`;
  const calls: Record<string, ReturnType<typeof sql>> = {
    bet_accounts: sql`select a.stakeable from bet_accounts(${id}, ${member.memberId}, 'USD', null) a`,
    count_rank_points: sql`select count_rank_points(null::rank_rule, 0, null::rank_member, null, 1)`,
    count_quarter: sql`select count_quarter(${bet}, now(), 1, 0, 0, 0, 0)`,
    count_session: sql`select count_session(${bet}, 1, 0)`,
    followed_until: sql`select followed_until('races', ${id})`,
    is_meant_for: sql`select is_meant_for('{"countries":["XX"]}', ${id}, ${member.memberId}, now())`,
    mission_progress: sql`select mission_progress(m, ${member.memberId}, 'today', 'tomorrow')
      from (select (jsonb_populate_record(null::mission, '{"metric":"rounds"}')).*) m`,
    place_bet: sql`select * from place_bet(${bet}, false)`,
    play_bets: sql`select from play_bets('[]', '{}')`,
    race_ladder: sql`select from race_ladder(${race})`,
    sync_ranks: sql`select sync_ranks(${id},
      row(${id}, 'UTC', 0, 30, 7, 1)::rank_rule, '[{"rank":"first","points":0,"keep_points":0,
        "bonus_minor":0,"gift_points":0,"rebate_percent":0}]')`,
  };

  for (const call of Object.values(calls)) await ask(call);

  // The last one takes a settled bet of a bonus: nobody outside of the database calls it.
  expect([...Object.keys(calls), 'count_for_bonus'].toSorted()).toEqual(
    Object.keys(formerFunctions).toSorted(),
  );
  const [placed] = await ask(sql<{ count: number }>`select count(*)::int as count from bet
    where merchant_id = ${id} and vendor_code = 'FORMER'`);
  expect(placed?.count).toBe(1);
});
