import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRound } from '#api/play.ts';
import { playHistory, playRoundDetail } from '#api/play-history.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { randomBingoCard } from '#games/bingo/rules/bingo-rules.ts';
import type { ScratchView } from '#games/scratch/rules/scratch-rules.ts';
import type { SlotView } from '#games/slot/rules/slot-view.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const CASH_MINOR = 1_000_000;
const ROUNDS = inProof(10, 25);

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['slot', 'scratch', 'bingo']);
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

const letTimePass = () =>
  vendor.database.updateTable('player').set({ lastStartedAt: null }).execute();

const card = randomBingoCard(fastDraw(1));

test.each([
  ['slot', {}],
  ['scratch', {}],
  ['bingo', { card }],
] as const)('%s: many rounds later the books agree to the cent', async (kind, choice) => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind(kind).nodeId);
  const stakeMinor = page.facts.minimumStakeMinor;
  let expected = CASH_MINOR;

  for (let count = 0; count < ROUNDS; count += 1) {
    await letTimePass();
    const played = await page.call(playRound, { requestId: randomUUID(), choice, stakeMinor });
    if (!played.ok) throw new Error(played.refusal);
    const { round } = played.value;
    expect(round).toMatchObject({ status: 'ended', stakeMinor });
    expected += (round.payoutMinor ?? 0) - stakeMinor;
  }

  expect(await cashOf(member)).toBe(expected);
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('what the page shows of a slot and of a ticket is what the ledger paid', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  for (const kind of ['slot', 'scratch']) {
    await letTimePass();
    const page = await vendor.open(member, gameOfKind(kind).nodeId);
    const stakeMinor = page.facts.minimumStakeMinor;
    const before = await cashOf(member);
    const played = await page.call(playRound, { requestId: randomUUID(), choice: {}, stakeMinor });
    if (!played.ok) throw new Error(played.refusal);

    const view = played.value.round.view as SlotView & ScratchView;
    const shownMinor =
      kind === 'slot'
        ? Math.floor((stakeMinor * view.paidCoins) / view.coins)
        : stakeMinor * view.multiplier;
    expect(await cashOf(member)).toBe(before - stakeMinor + shownMinor);
  }
});

test('a slot round can be looked at again, spin for spin', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind('slot').nodeId);
  await letTimePass();
  const played = await page.call(playRound, {
    requestId: randomUUID(),
    choice: {},
    stakeMinor: page.facts.minimumStakeMinor,
  });
  if (!played.ok) throw new Error(played.refusal);
  const { roundId, view } = played.value.round;

  const history = await page.call(playHistory, {});
  const detail = await page.call(playRoundDetail, { roundId });

  expect(history).toMatchObject({ ok: true });
  expect(JSON.stringify(history)).toContain(roundId);
  expect(detail).toMatchObject({ ok: true, value: { round: { roundId, view } } });
});

test('a bingo card that breaks the rules costs nothing', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind('bingo').nodeId);
  const forged = [...card.slice(0, 24), card[0] ?? 0];

  const played = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { card: forged },
    stakeMinor: page.facts.minimumStakeMinor,
  });

  expect(played).toMatchObject({ ok: false, refusal: 'choice_impossible' });
  expect(await cashOf(member)).toBe(CASH_MINOR);
});
