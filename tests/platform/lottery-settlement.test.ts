import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryLeaderboard, missionSummary } from '#api/lottery-missions.ts';
import { claimMission, missions } from '#api/missions.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { myTickets } from '#api/lottery-tickets.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { cancelIssue, refundIssue } from '#platform/play/lottery/cancel-issue.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';
import { addTurnover } from '#platform/money/turnover/add-turnover.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import {
  drawIssue,
  drawNow,
  everyDigit,
  type LotteryFixture,
  startLotteryFixture,
} from '../support/lottery.ts';
import { operatorWho } from '../support/operator.ts';

let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture({
    missions: [
      { id: 'two-draws', metric: 'draws', window: 'day', target: 2, bonusMinor: 700 },
      { id: 'many-tickets', metric: 'tickets', window: 'week', target: 99, bonusMinor: 700 },
    ],
  });
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

test('a cancelled draw gives back every stake; a draw that is made stands', async () => {
  const gameCode = 'drawhouse-evening-3d';
  const [ana, ben] = [await fixture.newMember(), await fixture.newMember()];
  const line = { betType: 'straight', picks: [['1'], ['2'], ['3']], unitMinor: 900, multiple: 1 };
  const { issues } = await fixture.follow(ana, gameCode, { draws: 2, lines: [line] });
  await fixture.follow(ben, gameCode, { draws: 1, lines: [line, line] });
  const first = { gameCode, issueNo: issues[0] ?? '' };

  const cancelled = await cancelIssue(
    fixture.platform.database,
    first,
    operatorWho('the machine failed its test'),
  );
  const again = await cancelIssue(fixture.platform.database, first, operatorWho('twice'));
  const unknown = await cancelIssue(
    fixture.platform.database,
    { gameCode, issueNo: 'none' },
    operatorWho('why'),
  );

  expect(cancelled).toEqual({ ok: true, replay: false, tickets: 3 });
  expect(again).toEqual({ ok: true, replay: true, tickets: 0 });
  expect(unknown).toEqual({ ok: false, code: 'issue_unknown' });
  expect(await fixture.accountsOf(ana)).toMatchObject({ cash: 98_200, locked: 1800 });
  expect(await fixture.accountsOf(ben)).toMatchObject({ cash: 100_000, locked: 0 });
  expect(await drawIssue(fixture.platform.database, first)).toBe(false);

  await drawNow(fixture.platform.database, gameCode);
  const made = { gameCode, issueNo: issues[1] ?? '' };
  expect(await cancelIssue(fixture.platform.database, made, operatorWho('too late'))).toEqual({
    ok: false,
    code: 'issue_drawn',
  });
});

test('a refund that was cut off is taken up by the next run', async () => {
  const gameCode = 'bamboodrum-morning-3d';
  const member = await fixture.newMember();
  const line = { betType: 'straight', picks: [['1'], ['2'], ['3']], unitMinor: 900, multiple: 1 };
  const { issues } = await fixture.follow(member, gameCode, { draws: 1, lines: [line] });
  const issue = { gameCode, issueNo: issues[0] ?? '' };
  await fixture.platform.database
    .updateTable('lotteryIssue')
    .set({ status: 'cancelled', cancelledAt: new Date(), cancelReason: 'a test' })
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issue.issueNo)
    .execute();

  await Promise.all([
    refundIssue(fixture.platform.database, issue),
    refundIssue(fixture.platform.database, issue),
  ]);

  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 100_000, locked: 0 });
  const mine = await fixture.platform.call(member, myTickets, { state: 'void' });
  expect(mine).toMatchObject({ ok: true, value: { tickets: { length: 1 } } });
});

test('settled together or one by one, turnover and bonus count the same', async () => {
  const gameCode = 'bamboodrum-bamboo-ssc';
  const [plain, gifted, mixed] = [
    await fixture.newMember(),
    await fixture.newMember(500),
    await fixture.newMember(),
  ];
  await fixture.platform.database.transaction().execute(async (tx) => {
    for (const { memberId } of [plain, mixed])
      await addTurnover(tx, fixture.merchant, {
        memberId,
        kind: 'deposit',
        ref: `of ${memberId}`,
        amountMinor: 30,
      });
    await grantBonus(tx, fixture.merchant, {
      memberId: gifted.memberId,
      amountMinor: 5000,
      key: `gift ${gifted.memberId}`,
      title: { en: 'A gift' },
    });
  });
  for (const member of [plain, gifted, mixed])
    await fixture.follow(member, gameCode, { draws: 1, lines: [everyDigit, everyDigit] });

  await drawNow(fixture.platform.database, gameCode);

  // Each of the two tickets has a valid bet of 0.20: 30 of the 40 were needed.
  const items = await fixture.platform.database
    .selectFrom('turnoverItem')
    .select(['memberId', 'doneMinor', 'status'])
    .where('memberId', 'in', [plain.memberId, mixed.memberId])
    .execute();
  expect(items.map(({ doneMinor, status }) => [doneMinor, status])).toEqual([
    [30, 'done'],
    [30, 'done'],
  ]);
  const bonus = await fixture.platform.database
    .selectFrom('bonus')
    .select(['doneMinor', 'status'])
    .where('memberId', '=', gifted.memberId)
    .executeTakeFirstOrThrow();
  expect(bonus).toEqual({ doneMinor: 40, status: 'ACTIVE' });
  // Of 20.00 staked 5.00 was cash: the payouts are divided alike.
  expect(await fixture.accountsOf(gifted)).toEqual({
    cash: 490,
    bonus: 5000 - 1500 + 1470,
    locked: 0,
  });
  expect(await fixture.accountsOf(plain)).toEqual({ cash: 100_000 - 40, bonus: 0, locked: 0 });
});

test('two runs at once settle every ticket once', async () => {
  const gameCode = 'bamboodrum-hourly-six-mark';
  const people = await Promise.all(Array.from({ length: 12 }, () => fixture.newMember()));
  const line = { betType: 'wave', picks: [['red', 'blue', 'green']], unitMinor: 500, multiple: 1 };
  const orders = [];
  // One after the other: a draw that somebody is about to order is not left out by another as too near.
  for (const member of people)
    orders.push(await fixture.follow(member, gameCode, { draws: 1, lines: [line, line] }));
  const issue = { gameCode, issueNo: orders[0]?.issues[0] ?? '' };

  expect(await drawIssue(fixture.platform.database, issue)).toBe(true);
  await Promise.all([1, 2, 3].map(() => settleIssue(fixture.platform.database, issue)));

  for (const member of people) {
    const { cash, locked } = await fixture.accountsOf(member);
    // Of three colors one always wins: 2.77 or 2.94 times 5.00, twice.
    expect([100_000 - 3000 + 2 * 1385, 100_000 - 3000 + 2 * 1470]).toContain(cash);
    expect(locked).toBe(0);
  }
});

/** The missions of the lotteries, when everything that has ended by now is counted. */
const lotteryMissions = async (member: Awaited<ReturnType<LotteryFixture['newMember']>>) => {
  const { database } = fixture.platform;
  const log = { error: () => undefined };
  await followUntilNow({ database, log }, [missionsFollower]);
  const answer = await fixture.platform.call(member, missions, { language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.missions;
};

test('a mission counts settled draws, pays its bonus once, and the leaderboard masks names', async () => {
  const member = await fixture.newMember();
  const gameCode = 'bamboodrum-golden-six-mark';
  const line = { betType: 'special', picks: [['07']], unitMinor: 20_000, multiple: 1 };
  await fixture.follow(member, gameCode, { draws: 2, lines: [line] });
  const second = await fixture.newMember();
  await fixture.follow(second, gameCode, { draws: 1, lines: [line] });
  await drawNow(fixture.platform.database, gameCode);
  const early = await lotteryMissions(member);
  await drawNow(fixture.platform.database, gameCode);

  const summary = await fixture.platform.call(member, missionSummary);
  const [reached, other] = await lotteryMissions(member);
  const claim = () =>
    fixture.platform.call(member, claimMission, { awardId: reached?.awardId ?? 0 });
  const [claimed, again] = [await claim(), await claim()];
  const after = await lotteryMissions(member);
  const board = await fixture.platform.call({ host: 'alpha.localhost' }, lotteryLeaderboard);
  const short = await fixture.platform.call(second, lotteryLeaderboard, { limitNum: 1 });

  expect(early).toMatchObject([{ id: 'two-draws', progress: 1, state: 'open' }, {}]);
  expect(summary).toMatchObject({
    ok: true,
    value: { today: { tickets: 2, openTickets: 0, stakeMinor: 60_000 } },
  });
  expect(reached).toMatchObject({ promotionId: null, progress: 2, target: 2, state: 'claimable' });
  expect(other).toMatchObject({ id: 'many-tickets', progress: 2, state: 'open' });
  for (const answer of [claimed, again])
    expect(answer).toEqual({ ok: true, value: { amountMinor: 700, points: 0, currency: 'USD' } });
  expect(after).toMatchObject([{ state: 'claimed' }, {}]);
  expect((await fixture.accountsOf(member)).bonus).toBe(700);
  expect(board.ok && board.value[0]).toMatchObject({ rank: 1, tickets: 2 });
  expect(board.ok && board.value[0]?.customerName).toMatch(/^fo\*{4}/);
  expect(board.ok && board.value.map(({ mine }) => mine)).toEqual([false, false]);
  expect(short.ok && short.value.map(({ rank, mine }) => ({ rank, mine }))).toEqual([
    { rank: 1, mine: false },
    { rank: 2, mine: true },
  ]);
});
