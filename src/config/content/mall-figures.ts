import { numberFormat } from '#domain/intl-formats.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MallItem } from '#generated/merchant-content.ts';
import { boundNames } from './free-stake-figures.ts';
import { majorOf } from './promotion-figures.ts';
import type { Figure } from './figure.ts';

/** What the figures of the points mall are taken from: the parts of the merchant's file. */
type MallFigureSource = Pick<MerchantConfig, 'currency'> & {
  points: Pick<MerchantConfig['points'], 'conversion'>;
  withdrawals: Pick<MerchantConfig['withdrawals'], 'bonusDays'>;
};

/**
 * The figures that the texts of an item of the points mall may name, by the name of their placeholder. Goods
 * have none.
 *
 * @param language BCP-47; decides digits, separators and where a symbol stands
 */
export const mallFigures = (
  { gives }: Pick<MallItem, 'gives'>,
  { currency, points, withdrawals }: MallFigureSource,
  language: string,
): Record<string, Figure> => {
  if (gives.kind === 'goods') return {};
  const numbers = numberFormat(language, {});
  const plain = (value: number): Figure => ({ value, text: numbers.format(value) });
  const { bonusTimes, cashTimes } = points.conversion;
  const amount = majorOf(gives.amountMinor, currency, language);
  if (gives.kind === 'cash') return { amount, turnover: plain(cashTimes) };
  const days = plain(withdrawals.bonusDays);
  if (gives.kind === 'freeStake')
    return {
      amount,
      games: boundNames(gives, language),
      winMost: majorOf(gives.winMostMinor, currency, language),
      turnover: plain(gives.turnover),
      days,
    };
  return { amount, turnover: plain(bonusTimes), days };
};
