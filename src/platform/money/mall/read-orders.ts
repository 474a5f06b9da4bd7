import type { OrderState } from '#domain/order-states.ts';
import type { Recipient } from '#api/point-mall.ts';
import { recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import { openRecipient } from './order-recipient.ts';

/** For the command, which knows the platform only. */
export { type OrderState, orderStates } from '#domain/order-states.ts';

/** An order as an operator sees it in a list: without the address. */
export type OperatorOrder = Awaited<ReturnType<typeof readOrders>>[number];

/**
 * Orders of goods, the oldest first.
 *
 * @param merchantId null for those of all merchants
 * @param states left out: those that wait for the house
 */
export const readOrders = (
  database: Database,
  {
    merchantId,
    limit,
    states = ['APPLYING', 'CONFIRMED', 'PROCESSING'],
  }: { merchantId: number | null; limit: number; states?: readonly OrderState[] | undefined },
) => {
  const query = select(database)
    .where('mallOrder.kind', '=', 'goods')
    .where('mallOrder.state', 'in', states)
    .orderBy('mallOrder.id')
    .limit(limit);
  return (
    merchantId === null ? query : query.where('mallOrder.merchantId', '=', merchantId)
  ).execute();
};

/** One order; its number is unique among all merchants. */
export const readOperatorOrder = async (
  database: Database,
  id: number,
): Promise<OperatorOrder | null> =>
  (await select(database).where('mallOrder.id', '=', id).executeTakeFirst()) ?? null;

/**
 * To whom an order goes. Who looked is noted first.
 *
 * @param by the operator's name
 * @returns null for what is not sent, and once it is erased
 * @throws when it was sealed with another key
 */
export const lookAtRecipient = async (
  database: Database,
  { merchantId, id, memberId }: Pick<OperatorOrder, 'merchantId' | 'id' | 'memberId'>,
  by: string,
): Promise<Recipient | null> => {
  await database.transaction().execute((tx) =>
    recordDecision(tx, {
      merchantId,
      action: 'order.look',
      subject: `order ${id}`,
      by,
      reason: 'to send it',
      facts: { memberId },
    }),
  );
  const order = await database
    .selectFrom('mallOrder')
    .select(['merchantId', 'id', 'recipient', 'recipientSealed'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openRecipient(order);
};

const select = (database: Database) =>
  database
    .selectFrom('mallOrder')
    .innerJoin('merchant', 'merchant.id', 'mallOrder.merchantId')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'mallOrder.merchantId')
        .onRef('member.id', '=', 'mallOrder.memberId'),
    )
    .select([
      'mallOrder.id',
      'mallOrder.merchantId',
      'merchant.code as merchant',
      'mallOrder.memberId',
      'member.username',
      'mallOrder.itemId',
      'mallOrder.kind',
      'mallOrder.title',
      'mallOrder.quantity',
      'mallOrder.pricePoints',
      'mallOrder.state',
      'mallOrder.carrier',
      'mallOrder.tracking',
      'mallOrder.reason',
      'mallOrder.requestedAt',
      'mallOrder.confirmedAt',
      'mallOrder.shippedAt',
      'mallOrder.closedAt',
    ]);
