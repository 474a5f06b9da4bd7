import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfExclude, startCoolOff } from '#api/protection.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runDueIssues } from '#platform/play/lottery/lottery-job.ts';
import { type LotteryFixture, moveDraw, startLotteryFixture } from '../support/lottery.ts';
import type { OpenedMember } from '../support/members.ts';

let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture({});
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

/** Makes a draw whose hour comes after everything that has happened until now. */
const drawSoon = async (issue: {
  gameCode: string;
  issueNo: string | undefined;
}): Promise<void> => {
  const soonMs = 60_000;
  await moveDraw(fixture.platform, issue, soonMs);
  await runDueIssues(fixture.platform.database, new Date(Date.now() + 2 * soonMs));
};

test('an order plays no draw after its member was excluded or pauses: what is not drawn comes back', async () => {
  const gameCode = 'drawhouse-five-minute-ssc';
  const { platform } = fixture;
  const excluded = await fixture.newMember();
  const pausing = await fixture.newMember();
  const frozen = await fixture.newMember();
  const playing = await fixture.newMember();
  // One after the other: a draw that somebody is about to order is not left out by another as too near.
  const orders = new Map<OpenedMember, Awaited<ReturnType<LotteryFixture['follow']>>>();
  for (const member of [excluded, pausing, frozen, playing])
    orders.set(member, await fixture.follow(member, gameCode));
  const issueNo = orders.get(playing)?.issues[0];
  expect(await platform.call(excluded, selfExclude, { months: 6, confirmed: true })).toMatchObject({
    ok: true,
  });
  expect(await platform.call(pausing, startCoolOff, { hours: 24 })).toMatchObject({ ok: true });
  await sql`update member set status = 'frozen' where id = ${frozen.memberId}`.execute(
    platform.database,
  );

  await drawSoon({ gameCode, issueNo });

  for (const member of [excluded, pausing, frozen])
    expect(await fixture.accountsOf(member)).toMatchObject({ cash: 100_000, locked: 0 });
  for (const member of [excluded, pausing]) {
    const { planId = '' } = orders.get(member) ?? {};
    expect(await fixture.planOf(member, planId)).toMatchObject({
      state: 'cancelled',
      drawsPlayed: 0,
      refundedMinor: 6000,
    });
  }
  expect(await fixture.accountsOf(playing)).toMatchObject({ cash: 94_000 + 980, locked: 5000 });
});

test('a ticket of a single draw stands, and so does a pause that is over before the draw', async () => {
  const gameCode = 'drawhouse-ten-minute-ssc';
  const { platform } = fixture;
  const single = await fixture.newMember();
  const rested = await fixture.newMember();
  const { issues } = await fixture.follow(single, gameCode, { draws: 1 });
  const { planId } = await fixture.follow(rested, gameCode, { draws: 2 });
  await platform.call(single, selfExclude, { months: 6, confirmed: true });
  await platform.database
    .insertInto('protectionChoice')
    .values({
      merchantId: rested.merchantId,
      memberId: rested.memberId,
      coolOffUntil: new Date(Date.now() - 60_000),
    })
    .execute();

  await drawSoon({ gameCode, issueNo: issues[0] });

  expect(await fixture.accountsOf(single)).toMatchObject({ cash: 100_000 - 20, locked: 0 });
  expect(await fixture.planOf(rested, planId)).toMatchObject({ state: 'running', drawsPlayed: 1 });
});
