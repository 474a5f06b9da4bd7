import { useTranslation } from 'react-i18next';

import type { DepositChannel } from '#api/deposits.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Money } from '#components/Money/Money.tsx';
import { depositFeeMinor } from '#domain/deposit-fee.ts';

import { useLanguage } from '../../i18n/use-language.ts';

import { useFeeText } from './use-fee-text.ts';

export interface DepositSummaryProps {
  channel: DepositChannel;
  currency: string;
  /** Null while none is entered. */
  amountMinor: number | null;
}

/** What is paid, what it costs, and what arrives. */
export const DepositSummary = ({ channel, currency, amountMinor }: DepositSummaryProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const payMinor = amountMinor ?? 0;
  const feeMinor = depositFeeMinor(payMinor, channel);
  const feeText = useFeeText(currency);
  const money = (minor: number) => <Money {...{ minor, currency, language }} />;
  return (
    <DescriptionList
      items={[
        { id: 'pay', term: t('deposit.youPay'), value: money(payMinor) },
        {
          id: 'fee',
          term: t('deposit.fee'),
          // Before an amount is entered the rule itself is told.
          value: payMinor === 0 || feeMinor === 0 ? feeText(channel) : money(feeMinor),
        },
        {
          id: 'credit',
          term: t('deposit.youGet'),
          value: <strong>{money(Math.max(0, payMinor - feeMinor))}</strong>,
        },
      ]}
    />
  );
};
