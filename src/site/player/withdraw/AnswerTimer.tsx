import { useTranslation } from 'react-i18next';

import type { Withdrawal } from '#api/withdrawals.ts';
import { Countdown } from '#components/Countdown/Countdown.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useUnitLabels } from '../../money/use-unit-labels.ts';

export interface AnswerTimerProps {
  payment: Withdrawal['payments'][number];
  onEnd?: () => Promise<void>;
  look?: 'blocks' | 'line';
}

/** How long a payment may still be answered before it counts as received. */
export const AnswerTimer = ({ payment, onEnd, look }: AnswerTimerProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useUnitLabels();
  if (payment.receivedByDefaultAt === null) return null;
  return (
    <Countdown
      to={payment.receivedByDefaultAt}
      label={t('withdraw.answer.timeLeft')}
      {...{ language, labels, variant: look }}
      onEnd={onEnd && (() => void onEnd())}
    />
  );
};
