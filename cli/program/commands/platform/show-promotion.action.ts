import { readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints one promotion: its rule, its budget, its members by state.
 *
 * @throws {InputError} when the merchant has no such promotion
 */
export const run = async (
  id: string,
  { merchant: code, json = false }: JsonOption & { merchant: string },
): Promise<void> => {
  const [promotion] = await withPlatform(({ database, findMerchant }) =>
    readPromotions(database, [findMerchant(code)], id),
  );
  if (!promotion) throw new InputError(noSuchPromotion(code, id));
  if (json) {
    printJson(promotion);
    return;
  }
  const { currency, mechanic, budgetMinor } = promotion;
  const money = (minor: number): string => amountText(minor, currency, 'en');
  const facts: [string, string][] = [
    ['kind', promotion.kind ?? 'informational'],
    ['phase', promotion.phase],
    ['from', promotion.startsAt?.toISOString() ?? 'at once'],
    ['until', promotion.endsAt?.toISOString() ?? 'open end'],
    ...Object.entries(mechanic ?? {})
      .filter(([key]) => key !== 'kind' && key !== 'budgetMinor')
      .map(([key, value]): [string, string] => [
        key.replace(/Minor$/, ''),
        key.endsWith('Minor') ? money(Number(value)) : JSON.stringify(value),
      ]),
  ];
  if (budgetMinor !== null)
    facts.push(
      ['budget', money(budgetMinor)],
      ['promised', money(promotion.committedMinor)],
      ['given', money(promotion.givenMinor)],
      ['joined', String(promotion.joined)],
      ['can claim', String(promotion.claimable)],
      ['claimed', String(promotion.claimed)],
      ['expired', String(promotion.expired)],
      ['taken back', String(promotion.cancelled)],
    );
  print(renderTable(facts.map(([name, value]) => [tintData('dim', name), value])));
};

/** What to say of a promotion that is not there. */
const noSuchPromotion = (code: string, id: string): string =>
  `${code} has no promotion ${id}. See livery platform promotions list.`;
