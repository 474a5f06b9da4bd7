import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { betHistory, transactionHistory } from '#api/records.ts';
import { vendorAuthenticate } from '#api/vendor-protocol.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openSlot, VENDOR } from '../support/play-fixture.ts';
import { launchTicket, sendAsVendor } from '../support/vendor-messages.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';

const fixture = useVendorFixture();
const { newPlayer, accounts } = fixture;

test('a ticket opens one session that says who plays what', async () => {
  const { member, play } = await newPlayer({ cashMinor: 5_000 });

  expect(play).toMatchObject({
    vendor: VENDOR,
    purpose: 'play',
    playerId: String(member.memberId),
    merchant: 'alpha',
    currency: 'USD',
    minorDigits: 2,
    wallet: 'real',
    balanceMinor: 5_000,
    game: { nodeId: openSlot.nodeId, gameType: 'RNG', minimumStakeMinor: STAKE },
    brand: { code: 'alpha', origin: 'http://alpha.localhost' },
    protection: { slotRoundMs: 2500, casinoRoundMs: 5000 },
  });
  expect(play.playerName).toMatch(/^pl\*{4}\d$/);
});

test('a ticket works once; the same request again gets the same session', async () => {
  const { member } = await newPlayer();
  const { ticket, vendor: code } = await launchTicket(fixture.fixture.platform, member, {
    nodeId: openSlot.nodeId,
  });
  const open = (requestId: string, by = code) =>
    sendAsVendor(fixture.fixture.platform, by, vendorAuthenticate, { requestId, ticket });

  expect(await open('first', 'OTHER')).toMatchObject({ ok: false, refusal: 'ticket_invalid' });
  const first = await open('first');
  expect(first).toMatchObject({ ok: true });
  expect(await open('first')).toEqual(first);
  expect(await open('second')).toMatchObject({ ok: false, refusal: 'ticket_invalid', status: 401 });
});

test('a ticket is void after 60 seconds', async () => {
  const { member } = await newPlayer();
  const { ticket, vendor: code } = await launchTicket(fixture.fixture.platform, member, {
    nodeId: openSlot.nodeId,
  });
  await sql`update game_session set ticket_expires_at = ticket_expires_at - interval '60 seconds'
    where member_id = ${member.memberId}`.execute(fixture.fixture.platform.database);

  expect(
    await sendAsVendor(fixture.fixture.platform, code, vendorAuthenticate, { ticket }),
  ).toMatchObject({
    refusal: 'ticket_invalid',
  });
});

test('a round that is staked and settled in one message moves both, or neither', async () => {
  const { member, play } = await newPlayer({ cashMinor: 2 * STAKE });

  expect(await fixture.vendor.bet(play, { payoutMinor: 3 * STAKE })).toMatchObject({
    ok: true,
    value: { balanceMinor: 4 * STAKE },
  });
  expect(await fixture.vendor.bet(play, { payoutMinor: 0 })).toMatchObject({
    value: { balanceMinor: 3 * STAKE },
  });
  expect(await fixture.vendor.bet(play, { payoutMinor: STAKE })).toMatchObject({
    value: { balanceMinor: 3 * STAKE },
  });
  expect(
    await fixture.vendor.bet(play, { stakeMinor: 4 * STAKE, payoutMinor: 9 * STAKE }),
  ).toMatchObject({
    ok: false,
    refusal: 'insufficient_funds',
    status: 402,
  });
  expect(await accounts(member.memberId)).toEqual({ cash: 3 * STAKE, bonus: 0, locked: 0 });
  expect(await fixture.vendor.balance(play)).toEqual({
    ok: true,
    value: { balanceMinor: 3 * STAKE, currency: 'USD' },
  });
});

test('records show the bet with its line, and a stake and a payout as two movements', async () => {
  const { member, play } = await newPlayer({ cashMinor: STAKE });
  await fixture.vendor.bet(play, { payoutMinor: 3 * STAKE, pick: 'three lemons', odds: 3.5 });
  await fixture.vendor.bet(play, { payoutMinor: 3 * STAKE, pick: 'four lemons' });

  const bets = await fixture.fixture.platform.call(member, betHistory, {});
  const moves = await fixture.fixture.platform.call(member, transactionHistory, {});

  expect(bets).toMatchObject({
    ok: true,
    value: {
      items: [
        { state: 'won', pick: 'four lemons', odds: null, payoutMinor: 3 * STAKE },
        { state: 'won', pick: 'three lemons', odds: 3.5, validBetMinor: STAKE, vassalage: VENDOR },
      ],
    },
  });
  if (!moves.ok) throw new Error(moves.refusal);
  expect(moves.value.items.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['payout', 3 * STAKE],
    ['bet', -STAKE],
    ['payout', 3 * STAKE],
    ['bet', -STAKE],
    ['adjustment', STAKE],
  ]);
});

test('a round that goes on holds its stake until it is won or lost', async () => {
  const { member, play } = await newPlayer({ cashMinor: 3 * STAKE });

  expect(
    await fixture.vendor.bet(play, { transactionId: 'round-1a', roundId: 'round-1' }),
  ).toMatchObject({
    value: { balanceMinor: 2 * STAKE },
  });
  // More stake in the same round may be below the game's least.
  expect(
    await fixture.vendor.bet(play, {
      transactionId: 'round-1b',
      roundId: 'round-1',
      stakeMinor: STAKE / 2,
    }),
  ).toMatchObject({ ok: true });
  expect(await accounts(member.memberId)).toEqual({
    cash: 1.5 * STAKE,
    bonus: 0,
    locked: 1.5 * STAKE,
  });
  expect(await fixture.vendor.win(play, 'round-1a', 4 * STAKE)).toMatchObject({
    value: { balanceMinor: 5.5 * STAKE },
  });
  expect(await fixture.vendor.win(play, 'round-1b', 0)).toMatchObject({
    value: { balanceMinor: 5.5 * STAKE },
  });
  expect(await accounts(member.memberId)).toEqual({ cash: 5.5 * STAKE, bonus: 0, locked: 0 });
});

test.each([
  ['without a first bet', {}],
  ['after one', { warm: true }],
])(
  'the same transaction is taken once, another one of its name is refused (%s)',
  async (_, how) => {
    const { member, play } = await newPlayer({ cashMinor: 10 * STAKE });
    if ('warm' in how) await fixture.vendor.bet(play, { payoutMinor: STAKE });
    const given = { transactionId: randomUUID(), roundId: 'one', payoutMinor: 0 };

    const first = await fixture.vendor.bet(play, given);

    expect(first).toMatchObject({ ok: true });
    expect(await fixture.vendor.bet(play, given)).toEqual(first);
    for (const changed of [{ payoutMinor: 5 }, { stakeMinor: 2 * STAKE }, { roundId: 'two' }])
      expect(await fixture.vendor.bet(play, { ...given, ...changed })).toMatchObject({
        refusal: 'bet_changed',
        status: 409,
      });
    const stranger = await newPlayer();
    expect(await fixture.vendor.bet(stranger.play, given)).toMatchObject({
      refusal: 'bet_changed',
    });
    expect((await accounts(member.memberId)).cash).toBe(9 * STAKE);
  },
);

test('the same request gets the same answer, also when it was a refusal', async () => {
  const { member, play } = await newPlayer({ cashMinor: STAKE });
  const given = { requestId: randomUUID(), transactionId: randomUUID(), roundId: 'r' };
  const first = await fixture.vendor.bet(play, { ...given, payoutMinor: 3 * STAKE });
  await fixture.vendor.bet(play, { payoutMinor: 0 });
  const refused = { ...given, requestId: randomUUID(), transactionId: randomUUID() };
  const tooMuch = { ...refused, stakeMinor: 5 * STAKE };
  const no = await fixture.vendor.bet(play, tooMuch);

  expect(await fixture.vendor.bet(play, { ...given, payoutMinor: 3 * STAKE })).toEqual(first);
  expect(no).toMatchObject({ refusal: 'insufficient_funds' });
  await fixture.vendor.win(play, 'nothing', 0);
  await fixture.vendor.bet(play, { payoutMinor: 20 * STAKE });
  expect(await fixture.vendor.bet(play, tooMuch)).toEqual(no);
  expect(await fixture.vendor.bet(play, { ...given, payoutMinor: 2 * STAKE })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
  expect(await fixture.vendor.bet(play, { ...tooMuch, stakeMinor: STAKE })).toMatchObject({
    refusal: 'request_reused',
  });
  expect((await accounts(member.memberId)).cash).toBe(21 * STAKE);
});
