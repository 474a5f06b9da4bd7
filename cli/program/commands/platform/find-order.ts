import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { type OperatorOrder, readOperatorOrder } from '#platform/money/mall/read-orders.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import type { OpenedPlatform } from './open-platform.ts';

/**
 * The order of a number, and whose brand it belongs to.
 *
 * @throws {InputError} when there is none
 */
export const findOrder = async (
  { database, findMerchant }: OpenedPlatform,
  id: number,
): Promise<{ order: OperatorOrder; merchant: Merchant }> => {
  const order = await readOperatorOrder(database, id);
  if (!order) throw new InputError(`There is no order ${id}. See livery platform orders list.`);
  return { order, merchant: findMerchant(order.merchant) };
};
