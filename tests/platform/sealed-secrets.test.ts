import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryDraw } from '#api/lottery-board.ts';
import { readProviderSecret } from '#platform/money/payments/provider-secret.ts';
import {
  drawNow,
  type LotteryFixture,
  nextIssues,
  startLotteryFixture,
} from '../support/lottery.ts';

const GAME = 'drawhouse-evening-3d';

let fixture: LotteryFixture;

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  fixture = await startLotteryFixture({});
});

afterAll(async () => {
  delete process.env['LIVERY_SEAL_KEY'];
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

test('a reader of the database finds no seed of a draw that is open', async () => {
  const ana = await fixture.newMember();
  await nextIssues(fixture.platform, ana, GAME);
  const open = await fixture.platform.database
    .selectFrom('lotteryIssue')
    .select(['serverSeed', 'commitHash'])
    .where('status', '=', 'open')
    .execute();

  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(({ serverSeed }) => !serverSeed?.startsWith('v1.'))).toEqual([]);
  const told = open.filter(
    ({ serverSeed, commitHash }) =>
      createHash('sha256')
        .update(serverSeed ?? '')
        .digest('hex') === commitHash,
  );
  expect(told).toEqual([]);
});

test('a draw opens its seed: it agrees to what was published before', async () => {
  const ana = await fixture.newMember();
  const { issues } = await fixture.follow(ana, GAME, {
    draws: 1,
    lines: [{ betType: 'straight', picks: [['1'], ['2'], ['3']], unitMinor: 900, multiple: 1 }],
  });
  expect(await drawNow(fixture.platform.database, GAME)).toBe(issues[0]);

  const draw = await fixture.platform.call(ana, lotteryDraw, {
    gameCode: GAME,
    issueNo: issues[0] ?? '',
  });

  if (!draw.ok) throw new Error(draw.refusal);
  const { commit, serverSeed } = draw.value.proof;
  expect(
    createHash('sha256')
      .update(serverSeed ?? '')
      .digest('hex'),
  ).toBe(commit);
});

test('what a brand and a provider sign with is sealed, and read again', async () => {
  const { database } = fixture.platform;
  const secret = await readProviderSecret(database, fixture.merchant, 'sandbox');
  const { secret: stored } = await database
    .selectFrom('providerSecret')
    .select('secret')
    .where('merchantId', '=', fixture.merchant.id)
    .executeTakeFirstOrThrow();

  expect(stored).toMatch(/^v1\./);
  expect(stored).not.toContain(secret);
  expect(await readProviderSecret(database, fixture.merchant, 'sandbox')).toBe(secret);
});
