import { useTranslation } from 'react-i18next';

import type { Withdrawal } from '#api/withdrawals.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { MoneySteps } from '../../money/MoneySteps.tsx';

import { withdrawalSteps } from './withdraw.state.ts';

const STEPS = ['asked', 'checked', 'sent', 'received'] as const;

/** A withdrawal, step by step: its place in the queue, and what was sent of it. */
export const WithdrawalSteps = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, currency, queuePosition, requestedAt, paidMinor, amountMinor } = withdrawal;
  const notes: Partial<Record<(typeof STEPS)[number], string>> = {
    asked: format.date(requestedAt, 'dateTime'),
    ...(queuePosition !== null && {
      checked: t('withdraw.queue', { place: format.number(queuePosition) }),
    }),
    ...(paidMinor > 0 &&
      paidMinor < amountMinor && {
        sent: t('withdraw.part', {
          paid: format.money(paidMinor, currency),
          amount: format.money(amountMinor, currency),
        }),
      }),
  };
  return (
    <MoneySteps
      label={t('withdraw.progress')}
      steps={STEPS.map((step, at) => ({
        label: t(`withdraw.steps.${step}`),
        state: withdrawalSteps[status][at] ?? 'upcoming',
        note: notes[step],
      }))}
    />
  );
};
