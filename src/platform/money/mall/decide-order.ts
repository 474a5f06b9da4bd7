import { type OrderState, type OrderStep, stateAfter } from '#domain/order-states.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { MallOrder } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { refusalAsValue, type Refused } from '../../base/ledger/refusal-as-value.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { movePoints } from '../points/move-points.ts';
import { putBackOnShelf } from './mall-shelf.ts';

/** What an operator does with an order of goods. */
export type OrderDecision =
  | { step: Exclude<OrderStep, 'ship'> }
  | { step: 'ship'; tracking: string; carrier: string | null };

/**
 * What came of it. `order_unknown`; `order_state`: it is not in a state for this, `details.state` tells
 * which one it is in.
 */
export type OrderOutcome = { ok: true; state: OrderState; replay: boolean } | Refused;

/**
 * Takes an order of goods one step on, and notes it. A step that was taken before is answered as done and
 * changes nothing.
 *
 * @param actor for a rejection its reason is told to the member
 */
export const decideOrder = (
  database: Database,
  merchantId: number,
  id: number,
  decision: OrderDecision,
  actor: Actor,
): Promise<OrderOutcome> =>
  refusalAsValue(() =>
    database.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, merchantId, id);
      const { step } = decision;
      const state = order.kind === 'goods' ? stateAfter(order.state, step) : null;
      if (state === 'replay') return { state: order.state, replay: true };
      if (state === null) throw new Refusal('order_state', { details: { state: order.state } });
      await writeStep(tx, order, decision, { state, reason: actor.reason });
      if (step === 'reject') await giveBack(tx, order);
      await tell(tx, order, step, actor.reason);
      const { memberId, itemId, quantity, pricePoints } = order;
      await recordDecision(tx, {
        ...actor,
        merchantId,
        action: `order.${step}`,
        subject: `order ${id}`,
        facts: { memberId, itemId, quantity, pricePoints, ...decision },
      });
      return { state, replay: false };
    }),
  );

/** Holds an order by holding its member, as everything does that moves the member's points. */
const lockOrder = async (
  tx: OpenTransaction,
  merchantId: number,
  id: number,
): Promise<MallOrder> => {
  const read = () =>
    tx
      .selectFrom('mallOrder')
      .selectAll()
      .where('merchantId', '=', merchantId)
      .where('id', '=', id)
      .executeTakeFirst();
  const found = await read();
  if (!found) throw new Refusal('order_unknown');
  await lockMember(tx, merchantId, found.memberId);
  return (await read()) ?? found;
};

const writeStep = async (
  tx: OpenTransaction,
  { merchantId, id }: MallOrder,
  decision: OrderDecision,
  { state, reason }: { state: OrderState; reason: string },
): Promise<void> => {
  const now = new Date();
  const { step } = decision;
  await tx
    .updateTable('mallOrder')
    .set({
      state,
      ...(step === 'confirm' && { confirmedAt: now }),
      ...(step === 'ship' && {
        shippedAt: now,
        tracking: decision.tracking,
        carrier: decision.carrier,
      }),
      ...((step === 'complete' || step === 'reject') && { closedAt: now }),
      ...(step === 'reject' && { reason }),
    })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
};

const templates = {
  confirm: 'orderConfirmed',
  ship: 'orderShipped',
  complete: 'orderCompleted',
  reject: 'orderRejected',
} as const satisfies Record<OrderStep, string>;

const tell = (
  tx: OpenTransaction,
  { merchantId, memberId, id, title }: MallOrder,
  step: OrderStep,
  reason: string,
): Promise<void> =>
  notifyMember(tx, {
    merchantId,
    memberId,
    kind: 'order',
    template: templates[step],
    values: { goods: { texts: title }, ...(step === 'reject' && { reason }) },
    path: '/pointMall#orders',
    key: `order:${id}:${step}`,
  });

/** The points go back to the member, and what was ordered to the shelf. */
const giveBack = async (tx: OpenTransaction, order: MallOrder): Promise<void> => {
  const { merchantId, memberId, id, pricePoints } = order;
  await putBackOnShelf(tx, order);
  await movePoints(tx, {
    merchantId,
    memberId,
    reason: 'givenBack',
    key: `mall ${id} back`,
    points: pricePoints * 100,
    ref: String(id),
  });
};
