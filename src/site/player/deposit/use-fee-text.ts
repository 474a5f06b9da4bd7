import { useTranslation } from 'react-i18next';

import type { DepositChannel } from '#api/deposits.ts';

import { useFormat } from '../../i18n/use-format.ts';

/** Gives a channel's fee in words: "Free", "1.5 %", "1.5 % + €0.20". */
export const useFeeText = (
  currency: string,
): ((channel: Pick<DepositChannel, 'feePercent' | 'feeMinor'>) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ feePercent, feeMinor }) => {
    const parts = [
      ...(feePercent > 0 ? [format.percent(feePercent / 100)] : []),
      ...(feeMinor > 0 ? [format.money(feeMinor, currency)] : []),
    ];
    return parts.length === 0 ? t('deposit.free') : t('deposit.feeOf', { fee: parts.join(' + ') });
  };
};
