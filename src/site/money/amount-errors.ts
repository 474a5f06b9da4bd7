import { useTranslation } from 'react-i18next';

import type { Wrong } from '../fields/form-resolver.ts';

/** What can be wrong with an entry of a form about money. */
export type AmountError =
  | 'required'
  /** From a wallet to itself. */
  | 'same'
  /** Below the least amount. */
  | 'tooLittle'
  /** Above the greatest amount. */
  | 'tooMuch'
  /** More than is there. */
  | 'notThere';

/** What is wrong with a form, by field. */
export type AmountErrors = Readonly<Record<string, AmountError | undefined>>;

/** Gives the sentences for what is wrong with a form about money. */
export const useAmountErrors = (): ((errors: AmountErrors) => Wrong) => {
  const { t } = useTranslation();
  return (errors) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, error]) =>
        error ? [[field, t(`money.faults.${error}`)]] : [],
      ),
    );
};

/**
 * How an amount misses its bounds; undefined when it is good.
 *
 * @param thereMinor what can be taken at most; left out where nothing is taken
 */
export const amountError = (
  amountMinor: number | null,
  { minimumMinor, maximumMinor, thereMinor = Infinity }: AmountBounds,
): AmountError | undefined => {
  if (amountMinor === null || amountMinor === 0) return 'required';
  if (amountMinor < minimumMinor) return 'tooLittle';
  if (amountMinor > maximumMinor) return 'tooMuch';
  return amountMinor > thereMinor ? 'notThere' : undefined;
};

/** Whole minor units. */
export interface AmountBounds {
  minimumMinor: number;
  maximumMinor: number;
  thereMinor?: number;
}
