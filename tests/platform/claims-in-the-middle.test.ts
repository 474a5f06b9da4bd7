import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redeemItem } from '#api/point-mall.ts';
import { convertPoints } from '#api/points.ts';
import { applyForPromotion, claimPromotion } from '#api/promotions.ts';
import { selfExclude } from '#api/protection.ts';
import { claimAllRewards } from '#api/rewards.ts';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { decidePromotion } from '#platform/money/promotions/operate-promotions.ts';
import { requestOf } from '../support/every-call.ts';
import { mallItem, mallMerchant, type MallFixture, startMallFixture } from '../support/mall.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { PAYMENT_PASSWORD } from '../support/payees.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

/* What happens to a claim while its ground moves, and to one whose figures are no figures. */

let here: PromotionFixture;
let mall: MallFixture;

beforeAll(async () => {
  here = await startPromotionFixture();
  mall = await startMallFixture([mallMerchant('alpha', [mallItem('lamp')])]);
});

afterAll(async () => {
  for (const { platform } of [here, mall]) {
    expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
    await platform.close();
  }
});

test('somebody excludes themself in the middle of 64 claims: what was earned is granted, once', async () => {
  const member = await here.newMember();
  await here.join(member, 'welcome');
  await here.payIn(member);
  const half = () =>
    Array.from({ length: 32 }, (_, at) =>
      at % 2 === 0
        ? here.platform.call(member, claimPromotion, { id: 'welcome' })
        : here.platform.call(member, claimAllRewards, {}),
    );

  const [before, excluded, after] = await Promise.all([
    Promise.all(half()),
    here.platform.call(member, selfExclude, { months: 6, confirmed: true }),
    Promise.all(half()),
  ]);

  expect(excluded).toMatchObject({ ok: true });
  expect([...before, ...after].filter(({ ok }) => !ok)).toEqual([]);
  expect(await here.bonuses(member)).toHaveLength(1);
  // Nothing new is offered from then on.
  expect(await here.join(member, 'second')).toMatchObject({ refusal: 'self_excluded' });
});

test('closed in the middle of 64 joins: who was told that they take part does, and nobody else', async () => {
  const members = await Promise.all(Array.from({ length: 64 }, () => here.newMember()));
  const actor = { by: 'Ada', reason: 'enough' };
  const close = () =>
    decidePromotion(
      here.platform.database,
      here.merchant,
      { id: 'flat', decision: 'close' },
      actor,
    );

  const joined = await Promise.all(
    members.map(async (member, at) => {
      if (at === 32) await close();
      return here.join(member, 'flat', `2001:db8:${at}::1`);
    }),
  );

  for (const [at, member] of members.entries()) {
    const isIn = joined[at]?.ok === true;
    expect(await here.status(member, 'flat')).toBe(isIn ? 'joined' : 'closed: ended');
  }
  const { minor, entries } = (await here.committed('flat')) ?? {};
  expect(minor).toBe(entries);
});

const NO_COUNTS = [0, -1, 1.5, 2 ** 53, 1e308, '1e3', '-1', '0x10', null, [100], true, 'NaN'];

test('points are turned into nothing by what is no count of points', async () => {
  const member = await mall.newMember(1000);
  const send = (endpoint: AnyEndpoint, body: Record<string, unknown>) =>
    mall.platform.send(
      member,
      requestOf(endpoint, { requestId: randomUUID(), paymentPassword: PAYMENT_PASSWORD, ...body }),
    );
  const statuses = new Set<number>();

  for (const value of NO_COUNTS) {
    const converted = await send(convertPoints, { into: 'cash', points: value });
    const item = { itemId: 'lamp', quantity: 1, pricePoints: 100 };
    const recipient = { name: 'Ana', mobile: '+95 9 123 456', address: '1 Gold Street' };
    const many = await send(redeemItem, { ...item, recipient, quantity: value });
    const cheap = await send(redeemItem, { ...item, recipient, pricePoints: value });
    for (const { status } of [converted, many, cheap]) statuses.add(status);
  }
  for (const address of ['a\u0000b', 'half \uD800', ' ', '\u202E'.repeat(301)])
    statuses.add(
      (
        await send(redeemItem, {
          itemId: 'lamp',
          quantity: 1,
          pricePoints: 100,
          recipient: { name: 'Ana', mobile: '+95 9 123 456', address },
        })
      ).status,
    );

  expect([...statuses]).toEqual([400]);
  expect(await mall.points(member)).toBe(1000);
});

test('a promotion is no path, no pattern and no statement', async () => {
  const member = await here.newMember();
  for (const id of [
    '',
    '../welcome',
    'WELCOME',
    'welcome\u0000',
    'wel%',
    "' or 1=1 --",
    'x'.repeat(65),
  ])
    for (const endpoint of [claimPromotion, applyForPromotion] as const) {
      const answer = await here.platform.send(
        member,
        requestOf(endpoint, { id, remark: 'A fine story', imageIds: [] }),
      );
      expect([400, 404, 409]).toContain(answer.status);
    }
  expect(await here.bonuses(member)).toEqual([]);
});
