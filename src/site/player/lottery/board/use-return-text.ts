import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../i18n/use-format.ts';

import { returnSpan } from '../labels/bet-prices.ts';

/** Gives the exact return of a bet in words: "98 %", "96.08 % to 96.12 %". */
export const useReturnText = (): ((returns: Readonly<Record<string, number>>) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (returns) => {
    const [least, most] = returnSpan(returns).map((percent) => format.percent(percent / 100));
    return least === most ? `${least}` : t('lottery.rules.range', { least, most });
  };
};
