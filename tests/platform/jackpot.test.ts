import { afterAll, beforeAll, expect, test } from 'vitest';
import { jackpot } from '#api/jackpot.ts';
import { rankList, winnerBoard } from '#api/winners.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { betFollowers } from '#platform/app/jobs/jobs.ts';
import { payJackpot } from '#platform/play/jackpot/pay-jackpot.ts';
import { openPools } from '#platform/play/jackpot/pool.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const brand = buildMerchant('alpha', {
  timeZone: 'UTC',
  categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
  jackpot: { startMinMinor: 500_000, startMaxMinor: 500_000 },
});
let platform: TestPlatform;
let merchant: Merchant;
let people = 0;

beforeAll(async () => {
  // Pools are fed by the test's own looks.
  platform = await startTestPlatform([brand], { jobs: false });
  merchant = await openMerchant(platform.database, brand);
});

afterAll(() => platform.close());

const newMember = (type = 0): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, 'alpha', {
    username: `player${people}`,
    cashMinor: 1_000_000,
    type,
    profile: { birthday: '1990-01-01' },
  });
};

/** Brings everything that has ended by now into the pool and onto the board. */
const settleAll = async () => {
  const fixture = { database: platform.database, merchants: () => [merchant] };
  await openPools(fixture);
  await followUntilNow({ ...fixture, log: { error: () => {} } }, betFollowers);
};

const poolMinor = async () => {
  const answer = await platform.call({ host: 'alpha.localhost' }, jackpot, { language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.amountMinor;
};

const aGame = () =>
  platform.database
    .selectFrom('game')
    .select(['nodeId', 'names'])
    .where('vendorCode', '=', 'MOONFERRY')
    .where('gameClassify', '=', 'JP')
    .executeTakeFirstOrThrow();

test('the pool starts at the brand’s start and takes its part of real slots’ stakes', async () => {
  const [ana, trial] = [await newMember(), await newMember(4)];
  await settleAll();
  expect(await poolMinor()).toBe(500_000);

  await playRound(platform.database, merchant, ana.memberId, { stakeMinor: 40_100 });
  await playRound(platform.database, merchant, ana.memberId, {
    stakeMinor: 50_000,
    gameType: 'PVP',
  });
  await playRound(platform.database, merchant, trial.memberId, { stakeMinor: 10_000 });
  await settleAll();

  // 0.5 % of 401.00 is 2.005: the half cent waits.
  expect(await poolMinor()).toBe(500_200);
  await playRound(platform.database, merchant, ana.memberId, { stakeMinor: 100 });
  await settleAll();
  expect(await poolMinor()).toBe(500_201);
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('the stake of a bet that is taken back is taken back out of later stakes', async () => {
  const ben = await newMember();
  const before = await poolMinor();
  const name = { memberId: ben.memberId, vendorCode: 'TESTER' };
  const transactionId = await playRound(platform.database, merchant, ben.memberId, {
    stakeMinor: 20_000,
  });
  await settleAll();
  expect(await poolMinor()).toBe(before + 100);

  await voidBet(platform.database, merchant, { ...name, transactionId });
  await settleAll();
  expect(await poolMinor()).toBe(before + 100);
  await playRound(platform.database, merchant, ben.memberId, { stakeMinor: 30_000 });
  await settleAll();
  expect(await poolMinor()).toBe(before + 150);
});

test('who wins the pool gets all of it, once, and it starts anew', async () => {
  const cleo = await newMember();
  const { nodeId } = await aGame();
  const whole = await poolMinor();
  const before = (await readAccounts(platform.database, merchant, cleo.memberId)).cash;
  const transactionId = await playRound(platform.database, merchant, cleo.memberId, {
    stakeMinor: 100,
    payoutMinor: 100,
  });
  const claim = await platform.database
    .updateTable('bet')
    .set({ nodeId, roundId: 'the lucky one' })
    .where('transactionId', '=', transactionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const pay = () =>
    platform.database.transaction().execute((tx) => payJackpot(tx, merchant, claim));

  const paid = await Promise.all([pay(), pay(), pay()]);

  expect(paid).toEqual([{ amountMinor: whole }, { amountMinor: whole }, { amountMinor: whole }]);
  expect((await readAccounts(platform.database, merchant, cleo.memberId)).cash).toBe(
    before + whole,
  );
  expect(await poolMinor()).toBe(500_000);
  expect(
    await platform.call({ host: 'alpha.localhost' }, jackpot, { language: 'en' }),
  ).toMatchObject({ value: { wins: [{ customerName: 'pl****4', amountMinor: whole }] } });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('the board shows real wins with masked names, and none that was taken back', async () => {
  const [dora, trial] = [await newMember(), await newMember(4)];
  const { nodeId } = await aGame();
  const play = async (memberId: number, stakeMinor: number, payoutMinor: number) => {
    const transactionId = await playRound(platform.database, merchant, memberId, {
      stakeMinor,
      payoutMinor,
    });
    await platform.database
      .updateTable('bet')
      .set({ nodeId })
      .where('transactionId', '=', transactionId)
      .execute();
    return transactionId;
  };
  await play(dora.memberId, 1_000, 4_321_000);
  const taken = await play(dora.memberId, 1_000, 9_000_000);
  await play(dora.memberId, 1_000, 1_500);
  await play(dora.memberId, 9_000, 8_000);
  await play(trial.memberId, 1_000, 8_000_000);
  await settleAll();
  const board = async () => {
    const answer = await platform.call({ host: 'alpha.localhost' }, winnerBoard, {
      language: 'en',
      gameCategory: 'RNG',
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value
      .filter(({ vo }) => vo.customerName === `pl****${people - 1}`)
      .map(({ vo }) => vo.winAmountMinor);
  };
  expect(await board()).toEqual([8_999_000, 4_320_000]);

  await voidBet(platform.database, merchant, {
    memberId: dora.memberId,
    vendorCode: 'TESTER',
    transactionId: taken,
  });
  await settleAll();

  expect(await board()).toEqual([4_320_000]);
  const ranks = await platform.call({ host: 'alpha.localhost' }, rankList, {});
  expect(ranks).toMatchObject({
    value: expect.arrayContaining([
      expect.objectContaining({ customerName: `pl****${people - 1}`, totalWinMinor: 4_320_000 }),
    ]),
  });
});

test('two players whose masked names are alike are two in the list of ranks', async () => {
  const { nodeId } = await aGame();
  for (const [at, username] of ['twinsona', 'twofolda'].entries()) {
    const profile = { birthday: '1990-01-01' };
    const { memberId } = await openMember(platform, 'alpha', {
      username,
      cashMinor: 1_000,
      profile,
    });
    const transactionId = await playRound(platform.database, merchant, memberId, {
      stakeMinor: 1_000,
      payoutMinor: 2_001_000 + at,
    });
    await platform.database
      .updateTable('bet')
      .set({ nodeId })
      .where('transactionId', '=', transactionId)
      .execute();
  }
  await settleAll();

  const ranks = await platform.call({ host: 'alpha.localhost' }, rankList, { limitNum: 100 });

  if (!ranks.ok) throw new Error(ranks.refusal);
  expect(ranks.value.filter(({ customerName }) => customerName === 'tw****a')).toMatchObject([
    { wins: 1, totalWinMinor: 2_000_001 },
    { wins: 1, totalWinMinor: 2_000_000 },
  ]);
});
