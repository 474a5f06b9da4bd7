import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playRound, type ShownRound } from '#api/play.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { findUnsoundBooks } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

/** A choice of every kind for one player, and the first step where there are steps. */
const plays: Record<string, { choice: unknown; step?: unknown }> = {
  dice: { choice: { side: 'under', mark: 5000 } },
  limbo: { choice: { target: 150 } },
  plinko: { choice: { rows: 16, risk: 'low' } },
  'house-wheel': { choice: { risk: 'calm' } },
  'pick-one': { choice: { level: 'calm', place: 2 } },
  keno: { choice: { picks: [7] } },
  numbers: { choice: { bet: 'even', digits: [] } },
  'dice-draw': { choice: { bet: 'single', number: 4 } },
  mines: { choice: { mines: 1 }, step: { act: 'open', tile: 12 } },
  tower: { choice: { path: 'gentle' }, step: { act: 'step', tile: 1 } },
  hilo: { choice: {}, step: { act: 'call', call: 'higher' } },
  'coin-flip': { choice: { side: 'heads' } },
};

const kinds = Object.keys(plays);
const CASH_MINOR = 1_000_000;
const ROUNDS = 4;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(kinds);
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

/** The least time of a round passes without being waited for. */
const letTimePass = () =>
  vendor.database.updateTable('player').set({ lastStartedAt: null }).execute();

test.each(kinds)('%s: rounds go from the stake to the ledger to the cent', async (kind) => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, gameOfKind(kind).nodeId);
  const { choice, step } = plays[kind] ?? { choice: null };
  const stakeMinor = page.facts.minimumStakeMinor;
  let cashMinor = CASH_MINOR;

  const act = async (round: ShownRound, move: unknown): Promise<ShownRound> => {
    const { roundId, step: after } = round;
    const moved = await page.call(playMove, {
      requestId: randomUUID(),
      roundId,
      step: after,
      move,
    });
    if (!moved.ok) throw new Error(moved.refusal);
    return moved.value.round;
  };

  for (let played = 0; played < ROUNDS; played += 1) {
    await letTimePass();
    const started = await page.call(playRound, { requestId: randomUUID(), choice, stakeMinor });
    if (!started.ok) throw new Error(started.refusal);
    let { round } = started.value;
    if (round.status === 'open' && step) round = await act(round, step);
    if (round.status === 'open') round = await act(round, { act: 'take' });

    expect(round).toMatchObject({ status: 'ended', paid: true, stakeMinor });
    cashMinor += (round.payoutMinor ?? Number.NaN) - stakeMinor;
    const { cash } = await readBalances(
      platform.database,
      member.merchantId,
      member.memberId,
      'USD',
    );
    expect(cash.balanceMinor).toBe(cashMinor);
  }

  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
