import {
  type OperatedPromotion,
  readPromotions,
} from '#platform/money/promotions/operate-promotions.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints every promotion with what of its budget is promised and given.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  json = false,
}: MerchantOption & JsonOption): Promise<void> => {
  const promotions = await withPlatform(({ database, merchants, findMerchant }) =>
    readPromotions(database, code ? [findMerchant(code)] : merchants),
  );
  if (json) {
    printJson({ promotions });
    return;
  }
  if (promotions.length === 0) {
    printLine('There is no promotion.');
    return;
  }
  const head = ['merchant', 'id', 'kind', 'phase', 'budget', 'promised', 'given', 'members'];
  print(renderTable([head.map((word) => tintData('dim', word)), ...promotions.map(rowOf)]));
};

const rowOf = (promotion: OperatedPromotion): string[] => {
  const { merchant, id, kind, phase, currency, budgetMinor } = promotion;
  const money = (minor: number): string => amountText(minor, currency, 'en');
  if (budgetMinor === null) return [merchant, id, kind ?? 'informational', phase, '', '', '', ''];
  const { joined, claimable, claimed, expired, cancelled } = promotion;
  return [
    merchant,
    id,
    kind ?? '',
    phase,
    money(budgetMinor),
    money(promotion.committedMinor),
    money(promotion.givenMinor),
    String(joined + claimable + claimed + expired + cancelled),
  ];
};
