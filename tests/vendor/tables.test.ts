import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playRound, type ShownRound } from '#api/play.ts';
import type { BlackjackView } from '#games/blackjack/rules/blackjack-view.ts';
import type { BlackjackAct } from '#games/blackjack/rules/play-blackjack.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const CASH_MINOR = 1_000_000;
const ROUNDS = inProof(10, 25);
/** Deals until one is as it is looked for: a fifth of them is, so that nobody will see all of these fail. */
const DEALS = 200;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['blackjack', 'video-poker', 'roulette', 'hands']);
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

/** Stakes more whenever the table lets it, so that rounds of several bets come about. */
const boldest: readonly BlackjackAct[] = ['insure', 'split', 'double', 'stand'];

const moveOf = (kind: string, { view }: ShownRound): object => {
  if (kind === 'video-poker') return { held: [true, false, true, false, false] };
  const { acts } = view as BlackjackView;
  return { act: boldest.find((act) => acts.includes(act)) ?? 'stand' };
};

test.each(['blackjack', 'video-poker', 'roulette', 'hands'])(
  '%s: many rounds later the books agree to the cent',
  async (kind) => {
    const member = await openGambler(platform, CASH_MINOR);
    const page = await vendor.open(member, gameOfKind(kind).nodeId);
    const stakeMinor = page.facts.minimumStakeMinor;
    const choice =
      kind === 'roulette'
        ? { bets: [{ spot: 'red', stakeMinor }] }
        : kind === 'hands'
          ? { seat: 1 }
          : {};
    let expected = CASH_MINOR;
    let stakes = 0;

    const isProved = (rounds: number) =>
      rounds >= ROUNDS && (kind !== 'blackjack' || stakes > rounds * stakeMinor);
    let rounds = 0;
    for (; !isProved(rounds) && rounds < DEALS; rounds += 1) {
      await letTimePass();
      const begun = await page.call(playRound, { requestId: randomUUID(), choice, stakeMinor });
      if (!begun.ok) throw new Error(begun.refusal);
      let { round } = begun.value;
      while (round.status === 'open') {
        const { roundId, step } = round;
        const move = moveOf(kind, round);
        const moved = await page.call(playMove, { requestId: randomUUID(), roundId, step, move });
        if (!moved.ok) throw new Error(moved.refusal);
        ({ round } = moved.value);
      }
      expected += (round.payoutMinor ?? 0) - round.stakeMinor;
      stakes += round.stakeMinor;
    }

    expect(await cashOf(member)).toBe(expected);
    if (kind === 'blackjack') expect(stakes).toBeGreaterThan(rounds * stakeMinor);
    else expect(stakes).toBe(ROUNDS * stakeMinor);
    expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  },
);

test('how the house ends a round that was left cannot be asked for by a player', async () => {
  const { nodeId } = gameOfKind('blackjack');
  const page = await vendor.open(await openGambler(platform, CASH_MINOR), nodeId);
  const stakeMinor = page.facts.minimumStakeMinor;
  for (let tries = 0; tries < DEALS; tries += 1) {
    await letTimePass();
    const begun = await page.call(playRound, { requestId: randomUUID(), choice: {}, stakeMinor });
    if (!begun.ok) throw new Error(begun.refusal);
    const { roundId, step, status, view } = begun.value.round;
    if (status !== 'open') continue;
    const act = (name: BlackjackAct) =>
      page.call(playMove, { requestId: randomUUID(), roundId, step, move: { act: name } });

    expect(await act('finish')).toMatchObject({ ok: false, refusal: 'choice_impossible' });

    const { acts } = view as BlackjackView;
    expect(await act(acts.includes('stand') ? 'stand' : 'decline')).toMatchObject({ ok: true });
    return;
  }
  throw new Error(`no deal of ${DEALS} stayed open`);
});

test('a double that the account cannot pay is refused, and the round goes on as it was', async () => {
  const { minimumStakeUnits, nodeId } = gameOfKind('blackjack');
  const stakeMinor = minimumStakeUnits * 100;
  for (let tries = 0; tries < DEALS; tries += 1) {
    const member = await openGambler(platform, stakeMinor);
    const page = await vendor.open(member, nodeId);
    await letTimePass();
    const begun = await page.call(playRound, { requestId: randomUUID(), choice: {}, stakeMinor });
    if (!begun.ok) throw new Error(begun.refusal);
    const { roundId, step, view } = begun.value.round;
    if (!(view as BlackjackView).acts.includes('double')) continue;
    const act = (name: BlackjackAct) =>
      page.call(playMove, { requestId: randomUUID(), roundId, step, move: { act: name } });

    expect(await act('double')).toMatchObject({ ok: false, refusal: 'insufficient_funds' });

    expect(await act('stand')).toMatchObject({ ok: true, value: { round: { status: 'ended' } } });
    return;
  }
  throw new Error(`no deal of ${DEALS} could be doubled`);
});
