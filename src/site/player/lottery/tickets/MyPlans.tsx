import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { cancelFollow, type TicketPlan } from '#api/lottery-tickets.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import { useCall } from '../../../client/call.state.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useBusy } from '../../../money/use-busy.ts';
import { useBalance } from '../../../money/use-balance.ts';
import { useOutcomeToast } from '../../../money/use-outcome-toast.ts';
import { RecordPages } from '../../../records/RecordPages.tsx';
import { FIRST_PAGE, pageInput, useChoice } from '../../../records/use-choice.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { plansQuery } from '../state/lottery.state.ts';
import { useNews } from '../state/use-news.ts';
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
const PlanRow = ({ plan, onCancel }: PlanRowProps) => {
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

/** The member's orders of several draws, and the way to stop one. */
export const MyPlans = ({ game: { lottery }, news }: { game: LotteryGame; news: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { choice, turn } = useChoice(FIRST_PAGE);
  const { gameCode } = lottery;
  const remote = useMemberQuery(plansQuery, {
    gameCode,
    ...pageInput(choice),
    pageSize: 10,
    language,
  });
  useNews(news, remote.reload);
  const [asked, setAsked] = useState<TicketPlan | null>(null);
  return (
    <>
      <RecordPages
        label={t('lottery.tabs.plans')}
        remote={remote}
        rows={remote.value?.plans ?? []}
        rowKey={({ id }) => id}
        starts={choice.starts}
        next={remote.value?.next}
        turn={turn}
        empty={
          <EmptyState icon="calendar" title={t('lottery.plans.emptyTitle')}>
            {t('lottery.plans.emptyText')}
          </EmptyState>
        }
      >
        {(plan) => <PlanRow plan={plan} onCancel={() => setAsked(plan)} />}
      </RecordPages>
      <StopPlan plan={asked} onClose={() => setAsked(null)} onStopped={remote.reload} />
    </>
  );
};

interface StopPlanProps {
  plan: TicketPlan | null;
  onClose: () => void;
  onStopped: () => Promise<void>;
}

const StopPlan = ({ plan, onClose, onStopped }: StopPlanProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const showOutcome = useOutcomeToast();
  const { reload: loadBalance } = useBalance();
  const [busy, stop] = useBusy(async () => {
    if (!plan) return;
    showOutcome(
      await call(cancelFollow, { planId: plan.id, language }),
      t('lottery.plans.cancelled'),
    );
    await Promise.all([onStopped(), loadBalance()]);
    onClose();
  });
  return (
    <ConfirmDialog
      title={t('lottery.plans.cancelTitle')}
      body={t('lottery.plans.cancelText')}
      confirmLabel={t('lottery.plans.cancel')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      open={plan !== null}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={stop}
      busy={busy}
    />
  );
};
