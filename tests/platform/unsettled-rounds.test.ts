import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playRound } from '#api/play.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { requestLivery } from '../build/request-livery.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';
import { decided } from '../support/operator.ts';

const mines = gameOfKind('mines');
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['mines']);
  vendor = await startTestVendor(platform, { times: { resendMs: 50 } });
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

const livery = (...args: string[]) =>
  requestLivery(['games', ...args], { DATABASE_URL: platform.databaseUrl });

interface Shown {
  id: number;
  roundId: string;
  refusal: string;
}

const unsettled = async (): Promise<Shown[]> => {
  const { stdout } = await livery('unsettled', '--json');
  return (JSON.parse(stdout) as { messages: Shown[] }).messages;
};

/** A member with a mines round that waits for the player's next move. */
const startRound = async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const stakeMinor = page.facts.minimumStakeMinor;
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 1 },
    stakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  const { roundId, step } = started.value.round;
  const take = () =>
    page.call(playMove, { requestId: randomUUID(), roundId, step, move: { act: 'take' } });
  return { member, roundId, stakeMinor, take };
};

const statusOf = async (roundId: string): Promise<string> => {
  const round = vendor.database.selectFrom('round').select('status').where('id', '=', roundId);
  return (await round.executeTakeFirstOrThrow()).status;
};

const cashOf = async ({ merchantId, memberId }: OpenedMember): Promise<number> =>
  (await readBalances(platform.database, merchantId, memberId, 'USD')).cash.balanceMinor;

/** By its key a vendor's word is found. */
const nameBet = (from: string, to: string) =>
  platform.database
    .updateTable('betKey')
    .set({ transactionId: to })
    .where('transactionId', '=', from)
    .execute();

test('a win that was refused is seen, sent again when its cause is gone, and paid once', async () => {
  const { member, roundId, stakeMinor, take } = await startRound();
  const transactionId = `${roundId}.0`;
  await nameBet(transactionId, 'mislaid');
  await take();

  // The player does not wait for the wallet's answer where it is late.
  await expect.poll(unsettled).toMatchObject([{ state: 'refused' }]);
  const [shown] = await unsettled();

  expect(shown).toMatchObject({
    state: 'refused',
    call: 'win',
    merchant: 'alpha',
    playerId: String(member.memberId),
    roundId,
    payoutMinor: stakeMinor,
    currency: 'USD',
    refusal: 'bet_unknown',
  });
  expect(await statusOf(roundId)).toBe('paying');
  expect((await livery('unsettled')).stdout).toContain('bet_unknown');

  await nameBet('mislaid', transactionId);
  const number = String(shown?.id);
  expect(await livery('retry', number, '--json', ...decided)).toMatchObject({ code: 0 });
  await expect.poll(() => statusOf(roundId)).toBe('ended');
  expect(await cashOf(member)).toBe(CASH_MINOR);
  expect(await unsettled()).toEqual([]);
  expect(await livery('retry', number, ...decided)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is no win or jackpot that the wallet refused'),
  });
  expect((await livery('unsettled')).stderr).toContain('Every round that has ended is settled.');
});

test('a win whose bet was taken back is refused again, until an operator closes it', async () => {
  const { member, roundId, take } = await startRound();
  const merchant = await openMerchant(platform.database, buildMerchant('alpha'));
  const { memberId } = member;
  const name = { memberId, vendorCode: mines.vendor, transactionId: `${roundId}.0` };
  await voidBet(platform.database, merchant, name);
  await take();
  await expect.poll(unsettled).toMatchObject([{ state: 'refused' }]);
  const [first] = await unsettled();
  await livery('retry', String(first?.id), ...decided);
  await expect.poll(unsettled).toMatchObject([{ refusal: 'bet_voided' }]);

  const silent = await livery('close', String(first?.id), '--as', 'anna', '--reason', ' ');
  const closed = await livery(
    'close',
    String(first?.id),
    '--as',
    'anna',
    '--reason',
    'taken back by hand',
    '--json',
  );

  expect(silent.code).toBe(2);
  expect(closed).toMatchObject({ code: 0 });
  expect(await unsettled()).toEqual([]);
  expect(await statusOf(roundId)).toBe('void');
  expect(await cashOf(member)).toBe(CASH_MINOR);
  const kept = vendor.database.selectFrom('message').select(['state', 'answer', 'refusal']);
  expect(await kept.where('id', '=', first?.id ?? 0).execute()).toEqual([
    {
      state: 'abandoned',
      answer: { closedBecause: 'taken back by hand' },
      refusal: 'bet_voided',
    },
  ]);
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a number that is none, or of nothing that waits, is one sentence', async () => {
  expect(await livery('retry', 'all', ...decided)).toMatchObject({ code: 2 });
  expect(await livery('retry', '999999', ...decided)).toMatchObject({
    code: 1,
    stderr: 'livery: There is no message 999999; `livery games unsettled` shows what waits.\n',
  });
});
