import { type OrderState, readOrders } from '#platform/money/mall/read-orders.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints orders of the points mall, the oldest first.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  state,
  json = false,
}: MerchantOption & JsonOption & { limit: number; state?: OrderState }): Promise<void> => {
  const orders = await withPlatform(({ database, findMerchant }) =>
    readOrders(database, {
      merchantId: code ? findMerchant(code).id : null,
      limit,
      states: state && [state],
    }),
  );
  if (json) {
    printJson({ orders });
    return;
  }
  if (orders.length === 0) {
    printLine(state ? `No order is ${state}.` : 'No order waits.');
    return;
  }
  const head = ['number', 'merchant', 'member', 'item', 'pieces', 'points', 'state', 'since'];
  const rows = orders.map((each) => [
    String(each.id),
    each.merchant,
    each.username,
    each.itemId,
    String(each.quantity),
    each.pricePoints.toLocaleString('en'),
    each.state,
    each.requestedAt.toISOString(),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
