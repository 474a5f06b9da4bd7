import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelFollow } from '#api/lottery-tickets.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';
import { drawNow, type LotteryFixture, moveDraw, startLotteryFixture } from '../support/lottery.ts';

let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture({});
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

test('an order of three draws sets all stakes aside, each with its own multiple', async () => {
  const member = await fixture.newMember();
  const { issues, planId, stakeMinor } = await fixture.follow(member, 'drawhouse-five-minute-ssc');

  expect(stakeMinor).toBe(1000 + 2000 + 3000);
  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 94_000, locked: 6000 });
  expect(await fixture.planOf(member, planId)).toMatchObject({
    state: 'running',
    draws: 3,
    drawsPlayed: 0,
    nextIssueNo: issues[0],
  });

  for (const issueNo of issues)
    expect(await drawNow(fixture.platform.database, 'drawhouse-five-minute-ssc')).toBe(issueNo);

  expect(await fixture.planOf(member, planId)).toMatchObject({
    state: 'done',
    drawsPlayed: 3,
    payoutMinor: 5880,
    refundedMinor: 0,
    nextIssueNo: null,
  });
  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 94_000 + 5880, locked: 0 });
});

test('an order that stops when it wins gives back the later draws', async () => {
  const member = await fixture.newMember();
  const gameCode = 'drawhouse-ten-minute-ssc';
  const { planId } = await fixture.follow(member, gameCode, { stopOnWin: true });

  await drawNow(fixture.platform.database, gameCode);

  expect(await fixture.planOf(member, planId)).toMatchObject({
    state: 'stopped',
    drawsPlayed: 1,
    refundedMinor: 5000,
    payoutMinor: 980,
  });
  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 100_000 - 1000 + 980, locked: 0 });
});

test('an order that stops when it wins goes on while it loses', async () => {
  const member = await fixture.newMember();
  const gameCode = 'bamboodrum-river-ssc';
  // The draw below is no win for it.
  const { planId, issues } = await fixture.follow(member, gameCode, {
    stopOnWin: true,
    lines: [{ betType: 'last3', picks: [['1'], ['2'], ['3']], unitMinor: 500, multiple: 1 }],
  });
  await fixture.platform.database
    .updateTable('lotteryIssue')
    .set({
      status: 'drawn',
      drawnAt: new Date(),
      clientSeed: '0'.repeat(64),
      result: '[["9","9","9","9","9"]]',
    })
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issues[0] ?? '')
    .execute();
  await settleIssue(fixture.platform.database, { gameCode, issueNo: issues[0] ?? '' });

  expect(await fixture.planOf(member, planId)).toMatchObject({ state: 'running', drawsPlayed: 1 });
  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 97_000, locked: 2500 });
});

test('the member stops an order: what is still sold comes back, once', async () => {
  const member = await fixture.newMember();
  const gameCode = 'bamboodrum-lucky-ssc';
  const { planId, issues } = await fixture.follow(member, gameCode);
  await moveDraw(fixture.platform, { gameCode, issueNo: issues[0] }, 3000);

  const [stopped, again] = [
    await fixture.platform.call(member, cancelFollow, { planId }),
    await fixture.platform.call(member, cancelFollow, { planId }),
  ];
  const foreign = await fixture.platform.call(await fixture.newMember(), cancelFollow, { planId });

  expect(stopped).toMatchObject({
    ok: true,
    // The first draw is closed: it is played.
    value: { state: 'cancelled', refundedMinor: 5000, nextIssueNo: issues[0] },
  });
  expect(again).toEqual(stopped);
  expect(foreign).toMatchObject({ ok: false, refusal: 'not_found' });
  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 99_000, locked: 1000 });
});
