import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#platform/base/audit/verify-audit.ts';
import {
  lookAtRecipient,
  readOperatorOrder,
  readOrders,
} from '#platform/money/mall/read-orders.ts';
import { requestLivery } from '../build/request-livery.ts';
import { findUnsoundBooks } from '../support/members.ts';
import {
  mallItem,
  mallMerchant,
  type MallFixture,
  RECIPIENT,
  startMallFixture,
} from '../support/mall.ts';
import { decided, operatorWho } from '../support/operator.ts';

let here: MallFixture;

beforeAll(async () => {
  here = await startMallFixture([
    mallMerchant('alpha', [
      mallItem('box', { stock: 50 }),
      mallItem('cash', { gives: { kind: 'cash', amountMinor: 700 } }),
    ]),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const shipped = { step: 'ship', tracking: 'YGN-77', carrier: 'Golden Post' } as const;

const told = async (memberId: number): Promise<string[]> => {
  const rows = await here.database
    .selectFrom('inboxMessage')
    .select('template')
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ template }) => template ?? '');
};

const decisions = async (id: number): Promise<string[]> => {
  const rows = await here.database
    .selectFrom('auditEntry')
    .select('action')
    .where('subject', '=', `order ${id}`)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
};

test('an order goes its way step by step; each step is told, noted, and done once', async () => {
  const member = await here.newMember();
  const id = await here.order(member, 'box');

  expect(await here.decide(id, shipped)).toMatchObject({
    code: 'order_state',
    details: { state: 'APPLYING' },
  });
  for (const decision of [{ step: 'confirm' }, shipped, { step: 'complete' }] as const) {
    const all = await Promise.all(Array.from({ length: 8 }, () => here.decide(id, decision)));
    expect(all.filter((each) => each.ok && !each.replay)).toHaveLength(1);
    expect(all.every(({ ok }) => ok)).toBe(true);
  }

  expect(await here.detail(member, id)).toMatchObject({
    value: { state: 'COMPLETED', tracking: 'YGN-77', carrier: 'Golden Post', reason: null },
  });
  expect(await told(member.memberId)).toEqual(['orderConfirmed', 'orderShipped', 'orderCompleted']);
  expect(await decisions(id)).toEqual(['order.confirm', 'order.ship', 'order.complete']);
  expect(await here.decide(id, { step: 'reject' })).toMatchObject({ code: 'order_state' });
  expect((await verifyAudit(here.database, here.merchant.id)).map(({ fault }) => fault)).toEqual([
    null,
  ]);
});

test.each([
  ['as it came in', []],
  ['once it was confirmed', [{ step: 'confirm' } as const]],
  ['when the parcel came back', [{ step: 'confirm' } as const, shipped]],
])('rejected %s, an order gives points and stock back once', async (_, before) => {
  const member = await here.newMember(300);
  const left = (await here.shelf(member, 'box'))?.left ?? 0;
  const id = await here.order(member, 'box', 3);
  for (const decision of before) await here.decide(id, decision);
  expect(await here.points(member)).toBe(0);

  const all = await Promise.all(
    Array.from({ length: 64 }, () =>
      here.decide(id, { step: 'reject' }, operatorWho('out of lacquer')),
    ),
  );

  expect(all.filter((each) => each.ok && !each.replay)).toHaveLength(1);
  expect(await here.points(member)).toBe(300);
  expect((await here.shelf(member, 'box'))?.left).toBe(left);
  expect(await here.detail(member, id)).toMatchObject({
    value: { state: 'REJECTED', reason: 'out of lacquer' },
  });
  expect((await told(member.memberId)).at(-1)).toBe('orderRejected');
});

test('what was credited at once, another brand’s order and an unknown one are not decided', async () => {
  const member = await here.newMember();
  const answer = await here.redeem(member, 'cash', { recipient: undefined });

  expect(await here.decide(answer.ok ? answer.value.id : 0, { step: 'reject' })).toMatchObject({
    code: 'order_state',
  });
  expect(await here.decide(999_999, { step: 'confirm' })).toMatchObject({ code: 'order_unknown' });
});

test('operators list what waits without addresses; who opens one is noted', async () => {
  const member = await here.newMember();
  const id = await here.order(member, 'box');

  const waiting = await readOrders(here.database, { merchantId: here.merchant.id, limit: 50 });
  expect(JSON.stringify(waiting)).not.toContain('Gold Street');
  expect(waiting.map((each) => each.id)).toContain(id);
  const order = await readOperatorOrder(here.database, id);
  if (!order) throw new Error('the order is there');
  expect(await lookAtRecipient(here.database, order, 'anna')).toEqual(RECIPIENT);
  expect(await decisions(id)).toEqual(['order.look']);
});

test('the command lists, shows, confirms and ships, and says what cannot be done', async () => {
  const member = await here.newMember();
  const id = await here.order(member, 'box');
  const livery = (...args: string[]) =>
    requestLivery(['platform', 'orders', ...args], { DATABASE_URL: here.platform.databaseUrl });

  const list = await livery('list', '--json', '--merchant', 'alpha');
  expect(JSON.parse(list.stdout).orders).toContainEqual(expect.objectContaining({ id }));
  const early = await livery('ship', String(id), '--tracking', 'YGN-78', ...decided);
  expect(early).toMatchObject({ code: 1 });
  expect(early.stderr).toContain(`Order ${id} is APPLYING`);
  await livery('confirm', String(id), ...decided);
  await livery('ship', String(id), '--tracking', 'YGN-78', ...decided);
  const shown = await livery('show', String(id), '--as', 'anna');
  for (const words of ['PROCESSING', 'YGN-78', 'Gold Street'])
    expect(shown.stdout).toContain(words);
});
