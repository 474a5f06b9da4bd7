import { tabularText } from '#theme/text.css.ts';
import { formatMoney, type MoneyFormat } from '#domain/format-money.ts';

export interface MoneyProps extends MoneyFormat {
  /** Whole minor units by ISO 4217. */
  minor: number;
}

/** An amount of money; its figures have one width and its order holds right to left too. */
export const Money = ({ minor, ...format }: MoneyProps) => (
  // Two ICU versions may differ by a space; that is no reason to throw the page away.
  <bdi className={tabularText} suppressHydrationWarning>
    {formatMoney(minor, format)}
  </bdi>
);
