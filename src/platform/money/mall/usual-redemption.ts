import type { ParsedOf } from '#api/endpoint.ts';
import type { redeemItem } from '#api/point-mall.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { requiredOf } from '../turnover/add-turnover.ts';
import { mallTurnover } from './mall-turnover.ts';
import { type OrderReader, viewOrder } from './order-view.ts';

type Wanted = Pick<
  ParsedOf<typeof redeemItem>,
  'itemId' | 'quantity' | 'pricePoints' | 'recipient'
>;

/** No moment: it is made by the database. */
const NOT_YET = new Date(0);

/**
 * What `redeem_cash` of the database takes, which holds it against the item once more; null for what is no cash, is for a rank,
 * or costs something else.
 */
export const usualRedemption = async (
  { database, merchant, language }: Pick<Context, 'database' | 'merchant' | 'language'>,
  { itemId, quantity, pricePoints, recipient }: Wanted,
  assets: OrderReader['assets'],
): Promise<Record<string, unknown> | null> => {
  const { currency, points } = merchant.config;
  if (!points.enabled || recipient) return null;
  const item = await database
    .selectFrom('mallItem')
    .select(['id', 'kind', 'title', 'art', 'pricePoints', 'amountMinor', 'leastRank', 'freeStake'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (item?.kind !== 'cash' || item.leastRank !== null || item.pricePoints !== pricePoints)
    return null;
  const { kind, title, art } = item;
  const amountMinor = (item.amountMinor ?? 0) * quantity;
  const turnover = mallTurnover(merchant, item);
  const known = { itemId, kind, title, art, quantity, currency, turnover, amountMinor };
  // The number and the moments of the order are put in by the function.
  const view = viewOrder(
    {
      ...known,
      id: 0,
      pricePoints: pricePoints * quantity,
      state: 'COMPLETED',
      requestedAt: NOT_YET,
      confirmedAt: null,
      shippedAt: null,
      closedAt: NOT_YET,
      carrier: null,
      tracking: null,
      reason: null,
    },
    { merchant, language, assets },
  );
  return {
    item: itemId,
    title,
    art,
    quantity,
    price: pricePoints,
    amount: item.amountMinor,
    times: turnover,
    required: requiredOf(merchant, { kind: 'points', amountMinor }),
    currency,
    view,
  };
};
