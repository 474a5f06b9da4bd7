import { useTranslation } from 'react-i18next';

import type { TicketPlan } from '#api/lottery-tickets.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Button } from '#components/Button/Button.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { useFormat } from '../../../i18n/use-format.ts';

const tones: Record<TicketPlan['state'], StatusTone> = {
  running: 'info',
  done: 'neutral',
  stopped: 'success',
  cancelled: 'warning',
};

interface PlanRowProps {
  plan: TicketPlan;
  onCancel: () => void;
}

/** One order of several draws: how far it is, what it cost, paid and gave back. */
export const PlanRow = ({ plan, onCancel }: PlanRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, plan.currency);
  const isRunning = plan.state === 'running';
  const amounts = [
    `${t('lottery.plans.staked')} ${money(plan.stakeMinor)}`,
    `${t('lottery.plans.paid')} ${money(plan.payoutMinor)}`,
    ...(plan.refundedMinor > 0
      ? [`${t('lottery.plans.refunded')} ${money(plan.refundedMinor)}`]
      : []),
    ...(isRunning && plan.stopOnWin ? [t('lottery.plans.stopsOnWin')] : []),
  ];
  return (
    <ActionRow
      icon="calendar"
      title={t('lottery.plans.progress', {
        played: format.number(plan.drawsPlayed),
        draws: format.number(plan.draws),
      })}
      state={
        <StatusPill tone={tones[plan.state]} busy={isRunning}>
          {t(`lottery.plans.states.${plan.state}`)}
        </StatusPill>
      }
      action={
        isRunning && (
          <Button variant="secondary" size="sm" onPress={onCancel}>
            {t('lottery.plans.cancel')}
          </Button>
        )
      }
    >
      <p>{amounts.join(' · ')}</p>
      {plan.nextIssueNo !== null && <p>{`${t('lottery.plans.next')}: ${plan.nextIssueNo}`}</p>}
    </ActionRow>
  );
};
