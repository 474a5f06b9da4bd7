import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryDraw } from '#api/lottery-board.ts';
import { requestLivery } from '../build/request-livery.ts';
import { type LotteryFixture, nextIssues, startLotteryFixture } from '../support/lottery.ts';

const gameCode = 'drawhouse-evening-3d';
let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture({});
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

const livery = (...args: string[]) =>
  requestLivery(['platform', 'lottery', ...args], { DATABASE_URL: fixture.platform.databaseUrl });

test('an operator sees draws and cancels one; its stakes go back', async () => {
  const member = await fixture.newMember();
  const { issues } = await fixture.follow(member, gameCode, {
    draws: 1,
    lines: [{ betType: 'straight', picks: [['1'], ['2'], ['3']], unitMinor: 900, multiple: 1 }],
  });
  const [issueNo = ''] = issues;

  const all = await livery('list');
  const own = await livery('list', gameCode, '--json');
  const noReason = await livery('cancel', gameCode, issueNo, '--as', 'anna', '--reason', ' ');
  const cancelled = await livery(
    'cancel',
    gameCode,
    issueNo,
    '--as',
    'anna',
    '--reason',
    'a failed test',
  );
  const again = await livery(
    'cancel',
    gameCode,
    issueNo,
    '--as',
    'anna',
    '--reason',
    'again',
    '--json',
  );
  const unknown = await livery('cancel', gameCode, '19990101', '--as', 'anna', '--reason', 'why');

  expect(all.stdout).toContain(`${gameCode} `);
  expect(JSON.parse(own.stdout)).toMatchObject({
    draws: expect.arrayContaining([expect.objectContaining({ issueNo, status: 'open' })]),
  });
  expect(own.stdout).not.toMatch(/seed/i);
  expect([noReason.code, noReason.stderr]).toEqual([
    2,
    expect.stringContaining('it is kept in the audit log'),
  ]);
  expect(cancelled.stderr).toBe(
    `Cancelled: ${gameCode} ${issueNo}; tickets that were given back now: 1.\n`,
  );
  expect(JSON.parse(again.stdout)).toMatchObject({ gameCode, issueNo, tickets: 0, replay: true });
  expect(unknown.stderr).toContain(`${gameCode} has no draw 19990101`);
  expect(await fixture.accountsOf(member)).toMatchObject({ cash: 100_000, locked: 0 });
});

test('a draw comes before its hour in a demo world only', async () => {
  const visitor = { host: 'alpha.localhost' };
  const [issueNo = ''] = await nextIssues(fixture.platform, visitor, gameCode);

  const refused = await livery('draw', gameCode);
  const waiting = await fixture.platform.call(visitor, lotteryDraw, { gameCode, issueNo });
  await fixture.platform.database
    .insertInto('member')
    .values({
      merchantId: fixture.merchant.id,
      username: 'demomember',
      nickname: 'Demo',
      type: 0,
      passwordHash: null,
      profile: '{}',
      language: 'en',
      registeredIp: '127.0.0.1',
    })
    .execute();
  const drawn = await livery('draw', gameCode, '--json');
  const after = await fixture.platform.call(visitor, lotteryDraw, { gameCode, issueNo });

  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining('This is no demo world'),
  ]);
  expect(waiting).toMatchObject({ ok: true, value: { issue: { state: 'open' } } });
  expect(JSON.parse(drawn.stdout)).toMatchObject({ gameCode, issueNo });
  expect(after).toMatchObject({ ok: true, value: { issue: { state: 'settled' } } });
});
