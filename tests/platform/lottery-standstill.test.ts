import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR } from '#domain/amount-ceilings.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { cancelIssue } from '#platform/play/lottery/cancel-issue.ts';
import { runDueIssues, runLotteries } from '#platform/play/lottery/lottery-job.ts';
import { drawNow, type LotteryFixture, moveDraw, startLotteryFixture } from '../support/lottery.ts';
import { giveMoney, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, readAccounts } from '../support/money.ts';
import { operatorWho } from '../support/operator.ts';

const categories = [{ type: 'LOTT' as const, vendors: ['DRAWHOUSE', 'BAMBOODRUM'] }];
const beta = buildMerchant('beta', { categories });

let fixture: LotteryFixture;
let gifts = 0;

beforeAll(async () => {
  // No job is at work: each look is a test's own.
  fixture = await startLotteryFixture({}, [beta], { jobs: false });
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

const give = async ({ merchantId, memberId }: OpenedMember, amountMinor: number): Promise<void> => {
  gifts += 1;
  const owner = { merchantId, memberId, currency: 'USD' };
  await fixture.platform.database
    .transaction()
    .execute((tx) => giveMoney(tx, owner, amountMinor, `gift ${gifts}`));
};

/** Ends the rest of the draws that could not be paid. */
const tryAgain = () =>
  sql`update lottery_unpaid set again_at = clock_timestamp()`.execute(fixture.platform.database);

/** Fills an account up to the bound of all balances: it takes no more. */
const fillUp = async (member: OpenedMember): Promise<void> => {
  const { cash } = await fixture.accountsOf(member);
  for (let left = MAX_BALANCE_MINOR - cash; left > 0; left -= MAX_AMOUNT_MINOR)
    await give(member, Math.min(left, MAX_AMOUNT_MINOR));
};

const accountsAtBeta = async ({ memberId }: OpenedMember) => {
  const { database } = fixture.platform;
  return readAccounts(database, await openMerchant(database, beta), memberId);
};

const stateOf = async (gameCode: string, issueNo = '') =>
  (
    await fixture.platform.database
      .selectFrom('lotteryIssue')
      .select('status')
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .executeTakeFirstOrThrow()
  ).status;

test('a winner whose account takes no more keeps nobody from their money, and no draw from being made', async () => {
  const gameCode = 'drawhouse-five-minute-ssc';
  const { database } = fixture.platform;
  const full = await fixture.newMember();
  const ben = await fixture.newMember();
  const carl = await fixture.newMember(100_000, 'beta');
  const order = await fixture.follow(full, gameCode, { draws: 2, stopOnWin: true });
  await fixture.follow(ben, gameCode, { draws: 1 });
  await fixture.follow(carl, gameCode, { draws: 2 });
  await fillUp(full);
  const [first = '', second = ''] = order.issues;
  await moveDraw(fixture.platform, { gameCode, issueNo: first }, -2000);
  await moveDraw(fixture.platform, { gameCode, issueNo: second }, -1000);

  await expect(runDueIssues(database, new Date())).rejects.toThrow('amount_too_large');

  expect(await fixture.accountsOf(ben)).toMatchObject({ cash: 100_000 - 20, locked: 0 });
  expect(await accountsAtBeta(carl)).toMatchObject({ cash: 100_000 - 60, locked: 0 });
  // The order waits with its second draw until it is known what became of the first.
  expect(await fixture.accountsOf(full)).toMatchObject({ cash: MAX_BALANCE_MINOR, locked: 3000 });
  expect(await stateOf(gameCode, first)).toBe('drawn');

  await give(full, -100_000);
  await tryAgain();
  await runDueIssues(database, new Date());

  expect(await fixture.accountsOf(full)).toMatchObject({
    cash: MAX_BALANCE_MINOR - 100_000 + 980 + 2000,
    locked: 0,
  });
  expect(await fixture.planOf(full, order.planId)).toMatchObject({
    state: 'stopped',
    drawsPlayed: 1,
    refundedMinor: 2000,
  });
  for (const issueNo of [first, second]) expect(await stateOf(gameCode, issueNo)).toBe('settled');
});

test('a stake that cannot be given back keeps no other stake of a cancelled draw', async () => {
  const gameCode = 'drawhouse-ten-minute-ssc';
  const { database } = fixture.platform;
  const full = await fixture.newMember();
  const ben = await fixture.newMember();
  const carl = await fixture.newMember(100_000, 'beta');
  const [issueNo = ''] = (await fixture.follow(full, gameCode, { draws: 1 })).issues;
  for (const member of [ben, carl]) await fixture.follow(member, gameCode, { draws: 1 });
  await fillUp(full);
  const why = operatorWho('the machine failed its test');

  await expect(cancelIssue(database, { gameCode, issueNo }, why)).rejects.toThrow(
    'amount_too_large',
  );

  expect(await fixture.accountsOf(ben)).toMatchObject({ cash: 100_000, locked: 0 });
  expect(await accountsAtBeta(carl)).toMatchObject({ cash: 100_000, locked: 0 });
  await give(full, -100_000);
  await cancelIssue(database, { gameCode, issueNo }, why);
  expect(await fixture.accountsOf(full)).toMatchObject({ locked: 0 });
});

test('tickets are paid in the currency in which they were bought', async () => {
  const gameCode = 'bamboodrum-lucky-ssc';
  const { platform, alpha } = fixture;
  const member = await fixture.newMember(100_000, 'beta');
  await fixture.follow(member, gameCode, { draws: 1 });
  const owner = await connect(platform.databaseUrl, { connections: 1 });
  // As a version before the currency of members' accounts was kept left it.
  await owner.pool.query(`set livery.brand = 'all';
    alter table merchant disable trigger merchant_currency;
    update merchant set currency = 'EUR', content_hash = '',
      config = jsonb_set(config, '{currency}', '"EUR"') where code = 'beta';
    alter table merchant enable trigger merchant_currency`);
  await owner.close();

  await drawNow(platform.database, gameCode);

  expect(await accountsAtBeta(member)).toMatchObject({ cash: 100_000 - 20, locked: 0 });
  await platform.reload([alpha, beta]);
});

test('a draw that cannot be paid keeps no refund of another draw', async () => {
  const [stuck, cancelled] = ['bamboodrum-river-ssc', 'bamboodrum-bamboo-ssc'];
  const { database } = fixture.platform;
  const [full, ben] = [await fixture.newMember(), await fixture.newMember()];
  const order = await fixture.follow(full, stuck, { draws: 1 });
  const { issues } = await fixture.follow(ben, cancelled, { draws: 1 });
  await fillUp(full);
  await moveDraw(fixture.platform, { gameCode: stuck, issueNo: order.issues[0] }, -1000);
  // As it comes from the first cell, or as an operator's command leaves it that was cut off.
  await database
    .updateTable('lotteryIssue')
    .set({ status: 'cancelled', cancelledAt: new Date(), cancelReason: 'a test' })
    .where('gameCode', '=', cancelled)
    .where('issueNo', '=', issues[0] ?? '')
    .execute();

  await expect(runLotteries(database)).rejects.toThrow('amount_too_large');

  expect(await fixture.accountsOf(ben)).toMatchObject({ cash: 100_000, locked: 0 });
  await give(full, -100_000);
});
