import { lookAtRecipient } from '#platform/money/mall/read-orders.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { findOrder } from './find-order.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints one order with the address that it goes to.
 *
 * @throws {InputError} when there is no such order
 */
export const run = async (
  id: number,
  { as: by, json = false }: JsonOption & { as: string },
): Promise<void> => {
  const { order, recipient } = await withPlatform(async (platform) => {
    const found = await findOrder(platform, id);
    return {
      order: found.order,
      recipient: await lookAtRecipient(platform.database, found.order, by),
    };
  });
  if (json) {
    printJson({ ...order, recipient });
    return;
  }
  const facts: [string, string | null | undefined][] = [
    ['merchant', order.merchant],
    ['member', order.username],
    ['item', order.itemId],
    ['pieces', String(order.quantity)],
    ['points', order.pricePoints.toLocaleString('en')],
    ['state', order.state],
    ['asked for', order.requestedAt.toISOString()],
    ['confirmed', order.confirmedAt?.toISOString()],
    ['shipped', order.shippedAt?.toISOString()],
    ['closed', order.closedAt?.toISOString()],
    ['carrier', order.carrier],
    ['tracking', order.tracking],
    ['rejected for', order.reason],
    ['name', recipient && plainText(recipient.name)],
    ['mobile', recipient && plainText(recipient.mobile)],
    ['address', recipient && plainText(recipient.address)],
  ];
  print(
    renderTable(facts.flatMap(([name, value]) => (value ? [[tintData('dim', name), value]] : []))),
  );
};
