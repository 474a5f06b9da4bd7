import type { Redemption } from '#api/point-mall.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import type { MallOrder } from '../../base/database/bet-tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** What texts and pictures of an order are read by. */
export interface OrderReader {
  merchant: Merchant;
  language: LanguageCode;
  /** Path under the merchant's folder → address on its site. */
  assets: Readonly<Record<string, string>>;
}

/** What of an order its member sees. */
export type ViewedOrder = Pick<
  MallOrder,
  | 'id'
  | 'itemId'
  | 'kind'
  | 'title'
  | 'art'
  | 'quantity'
  | 'pricePoints'
  | 'amountMinor'
  | 'currency'
  | 'turnover'
  | 'state'
  | 'requestedAt'
  | 'confirmedAt'
  | 'shippedAt'
  | 'closedAt'
  | 'carrier'
  | 'tracking'
  | 'reason'
>;

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An order as its member sees it. */
export const viewOrder = (
  order: ViewedOrder,
  { merchant, language, assets }: OrderReader,
): Redemption => {
  const { fallback } = merchant.config.languages;
  return {
    id: order.id,
    itemId: order.itemId,
    kind: order.kind,
    title: readText(order.title, language, fallback),
    language: textLanguage(order.title, language, fallback),
    art: assets[order.art] ?? '',
    quantity: order.quantity,
    pricePoints: order.pricePoints,
    amountMinor: order.amountMinor,
    currency: order.currency,
    turnover: order.turnover,
    state: order.state,
    requestedAt: order.requestedAt.toISOString(),
    confirmedAt: momentOf(order.confirmedAt),
    shippedAt: momentOf(order.shippedAt),
    closedAt: momentOf(order.closedAt),
    carrier: order.carrier,
    tracking: order.tracking,
    reason: order.reason,
  };
};
