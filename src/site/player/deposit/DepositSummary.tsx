import { useTranslation } from 'react-i18next';

import type { DepositChannel } from '#api/deposits.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Money } from '#components/Money/Money.tsx';
import { depositFeeMinor } from '#domain/deposit-fee.ts';

import { useLanguage } from '../../i18n/use-language.ts';

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
  const feeMinor = payMinor === 0 ? 0 : depositFeeMinor(payMinor, channel);
  const money = (minor: number) => <Money {...{ minor, currency, language }} />;
  return (
    <DescriptionList
      items={[
        { id: 'pay', term: t('deposit.youPay'), value: money(payMinor) },
        {
          id: 'fee',
          term: t('deposit.fee'),
          value: feeMinor === 0 ? t('deposit.free') : money(feeMinor),
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
