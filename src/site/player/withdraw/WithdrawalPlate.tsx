import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Withdrawal } from '#api/withdrawals.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { MoneyPlate } from '#components/MoneyPlate/MoneyPlate.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import { AnswerDialog } from './AnswerDialog.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { unanswered, withdrawalTones, withdrawalSteps } from './withdraw.state.ts';
import { MoneySteps } from '../../money/MoneySteps.tsx';

const STEPS = ['asked', 'checked', 'sent', 'received'] as const;

/** A withdrawal, step by step: its place in the queue, and what was sent of it. */
const WithdrawalSteps = ({ withdrawal }: { withdrawal: Withdrawal }) => {
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

export interface WithdrawalPlateProps {
  withdrawal: Withdrawal;
  onChange: () => Promise<void>;
}

/** One withdrawal on its way: how far it is, and the question whether it has come. */
export const WithdrawalPlate = ({ withdrawal, onChange }: WithdrawalPlateProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [askedId, setAskedId] = useState<number | null>(null);
  const { status, amountMinor, currency, bankName, accountNumber } = withdrawal;
  const [payment] = unanswered(withdrawal);
  const asked = payment !== undefined;
  // The next payment is another question: who was about to answer for the first does not answer for it.
  const isAnswering = asked && payment.id === askedId;
  return (
    <MoneyPlate
      label={t('withdraw.plate', { bank: bankName, account: accountNumber })}
      minor={amountMinor}
      {...{ currency, language }}
      state={
        <StatusPill tone={withdrawalTones[status]} busy={!asked && status !== 'DISPUTED'}>
          {t(`withdraw.states.${status}`)}
        </StatusPill>
      }
      timer={payment && <AnswerTimer payment={payment} onEnd={onChange} />}
      actions={
        asked && <Button onPress={() => setAskedId(payment.id)}>{t('withdraw.answer.open')}</Button>
      }
    >
      <WithdrawalSteps withdrawal={withdrawal} />
      {asked && <AnswerNote withdrawal={withdrawal} />}
      {status === 'DISPUTED' && (
        <Banner tone="warning" title={t('withdraw.disputedTitle')}>
          {t('withdraw.disputedText')}
        </Banner>
      )}
      {isAnswering && (
        <AnswerDialog
          {...{ withdrawal, payment }}
          onClose={() => setAskedId(null)}
          onDone={onChange}
        />
      )}
    </MoneyPlate>
  );
};

/** What silence means: it is said before the time is over. */
const AnswerNote = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const [payment] = unanswered(withdrawal);
  return (
    <Banner tone="info" title={t('withdraw.answer.title')}>
      {t('withdraw.answer.note', {
        amount: format.money(payment?.amountMinor ?? 0, withdrawal.currency),
      })}
    </Banner>
  );
};
