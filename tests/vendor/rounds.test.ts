import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playResume, playRound } from '#api/play.ts';
import { playHistory, playRoundDetail } from '#api/play-history.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { UNSTORABLE } from '../support/arbitrary-input.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const dice = gameOfKind('dice');
const mines = gameOfKind('mines');
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  // A round that is too soon is so on a slow machine, too.
  const protection = { slotRoundMs: 60_000, casinoRoundMs: 60_000 };
  platform = await startGamesFixture(['dice', 'mines'], { protection });
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

const cashOf = async ({ merchantId, memberId }: OpenedMember): Promise<number> => {
  const { cash } = await readBalances(platform.database, merchantId, memberId, 'USD');
  return cash.balanceMinor;
};

const roll = (stakeMinor: number) => ({
  requestId: randomUUID(),
  choice: { side: 'over', mark: 5000 },
  stakeMinor,
});

test('a dice round goes from the launch to the ledger, and its record agrees to the cent', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  expect(page.facts).toMatchObject({ wallet: 'real', balanceMinor: CASH_MINOR, currency: 'USD' });

  const stakeMinor = page.facts.minimumStakeMinor;
  const played = await page.call(playRound, roll(stakeMinor));

  if (!played.ok) throw new Error(played.refusal);
  const { round, balanceMinor } = played.value;
  expect(round).toMatchObject({ status: 'ended', paid: true, stakeMinor });
  expect(balanceMinor).toBe(CASH_MINOR - stakeMinor + (round.payoutMinor ?? NaN));
  expect(await cashOf(member)).toBe(balanceMinor);
  const bets = await platform.database
    .selectFrom('bet')
    .select(['roundId', 'stakeMinor', 'payoutMinor', 'status', 'nodeId'])
    .where('memberId', '=', member.memberId)
    .execute();
  expect(bets).toEqual([
    {
      roundId: round.roundId,
      stakeMinor,
      payoutMinor: round.payoutMinor,
      status: 'settled',
      nodeId: dice.nodeId,
    },
  ]);
});

test('a text that no row can hold starts nothing, wherever it stands', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  const good = roll(page.facts.minimumStakeMinor);
  for (const text of UNSTORABLE) {
    const refused = [
      await page.call(playRound, { ...good, requestId: text }),
      await page.call(playRound, { ...good, choice: { ...good.choice, side: text } }),
      await page.call(playRoundDetail, { roundId: text }),
    ];
    // An address cannot hold half a pair: what is sent there is another sign, and no round's.
    expect(refused.map((each) => !each.ok && each.refusal)).toEqual([
      'invalid_input',
      'invalid_input',
      text === UNSTORABLE[0] ? 'invalid_input' : 'round_unknown',
    ]);
  }
  expect(await cashOf(member)).toBe(CASH_MINOR);
});

test('the same request gives the same round and stakes once', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  const request = roll(page.facts.minimumStakeMinor);

  const [first, second] = await Promise.all([
    page.call(playRound, request),
    page.call(playRound, request),
  ]);
  const third = await page.call(playRound, request);

  if (!first.ok || !second.ok || !third.ok) throw new Error('refused');
  expect(second.value.round.roundId).toBe(first.value.round.roundId);
  expect(third.value.round).toEqual(first.value.round);
  expect(await cashOf(member)).toBe(first.value.balanceMinor);
});

test('a round too soon, a stake out of bounds, an impossible choice: refused, nothing moves', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  const { minimumStakeMinor, maximumStakeMinor } = page.facts;

  const tooHigh = await page.call(playRound, roll(maximumStakeMinor + 1));
  const odd = await page.call(playRound, { ...roll(minimumStakeMinor), choice: { side: 'up' } });
  const first = await page.call(playRound, roll(minimumStakeMinor));
  const soon = await page.call(playRound, roll(minimumStakeMinor));

  expect(tooHigh).toMatchObject({ ok: false, refusal: 'stake_out_of_range' });
  expect(odd).toMatchObject({ ok: false, refusal: 'choice_impossible' });
  expect(soon).toMatchObject({ ok: false, refusal: 'round_too_soon' });
  if (!first.ok) throw new Error(first.refusal);
  expect(await cashOf(member)).toBe(first.value.balanceMinor);
});

test('a stake above the balance is refused by the wallet, and the next round need not be waited for', async () => {
  const member = await openGambler(platform, dice.minimumStakeUnits * 100 - 1);
  const page = await vendor.open(member, dice.nodeId);

  const poor = await page.call(playRound, roll(page.facts.minimumStakeMinor));
  const again = await page.call(playRound, roll(page.facts.minimumStakeMinor));

  expect(poor).toMatchObject({ ok: false, refusal: 'insufficient_funds' });
  expect(again).toMatchObject({ ok: false, refusal: 'insufficient_funds' });
  expect(await page.call(playHistory)).toMatchObject({ value: { rounds: [] } });
});

test('a round of several acts is resumed by a new page, and paid once', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const stakeMinor = page.facts.minimumStakeMinor;
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 1 },
    stakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  const { roundId } = started.value.round;
  expect(started.value).toMatchObject({
    balanceMinor: CASH_MINOR - stakeMinor,
    round: { status: 'open', payoutMinor: null, step: 0 },
  });

  const later = await vendor.open(member, mines.nodeId);
  expect(later.round).toMatchObject({ roundId, status: 'open', step: 0 });
  const blocked = await later.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 1 },
    stakeMinor,
  });
  expect(blocked).toMatchObject({ ok: false, refusal: 'round_open' });
  const take = { requestId: randomUUID(), roundId, step: 0, move: { act: 'take' } };
  const taken = await later.call(playMove, take);
  const again = await later.call(playMove, take);

  if (!taken.ok) throw new Error(taken.refusal);
  expect(taken.value.round).toMatchObject({ status: 'ended', paid: true, step: 1 });
  expect(again).toMatchObject({ ok: true, value: { round: { status: 'ended' } } });
  expect(await cashOf(member)).toBe(
    CASH_MINOR - stakeMinor + (taken.value.round.payoutMinor ?? NaN),
  );
  expect(await later.call(playMove, { ...take, requestId: randomUUID(), step: 1 })).toMatchObject({
    ok: false,
    refusal: 'round_ended',
  });
});

test('the history has the rounds of this player alone, each with its acts', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const stranger = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  const played = await page.call(playRound, roll(page.facts.minimumStakeMinor));
  if (!played.ok) throw new Error(played.refusal);
  const { roundId } = played.value.round;

  const history = await page.call(playHistory);
  const detail = await page.call(playRoundDetail, { roundId });
  const other = await vendor.open(stranger, dice.nodeId);

  expect(history).toMatchObject({
    value: { next: null, rounds: [{ roundId, summary: expect.stringContaining('rolled') }] },
  });
  expect(detail).toMatchObject({ value: { steps: [{ step: 0, view: played.value.round.view }] } });
  expect(await other.call(playRoundDetail, { roundId })).toMatchObject({
    refusal: 'round_unknown',
  });
});

test('a ticket opens one page, and a page without a session gets nothing', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);

  expect(await page.call(playResume)).toMatchObject({ ok: true, value: { round: null } });
  expect(await vendor.call('x'.repeat(43), playResume)).toMatchObject({
    refusal: 'session_expired',
  });
  expect(await vendor.call(null, playRound, roll(100))).toMatchObject({
    refusal: 'session_expired',
  });
});

test('an abandoned round is ended at no loss that could be avoided', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const stakeMinor = page.facts.minimumStakeMinor;
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 1 },
    stakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  const { roundId } = started.value.round;
  await vendor.database
    .updateTable('round')
    .set({ actedAt: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', roundId)
    .execute();

  const quick = await startTestVendor(platform, { times: { abandonedMs: 24 * 3_600_000 } });
  await expect.poll(async () => (await page.call(playRoundDetail, { roundId })).ok).toBe(true);
  await expect
    .poll(async () => {
      const detail = await page.call(playRoundDetail, { roundId });
      return detail.ok && detail.value.round.status;
    })
    .toBe('ended');
  await quick.stop();

  expect(await cashOf(member)).toBe(CASH_MINOR);
});

test('after all of this the books are sound', async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
