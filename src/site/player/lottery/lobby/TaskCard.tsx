import { useTranslation } from 'react-i18next';

import { claimMission, type MissionSummary } from '#api/lottery-missions.ts';
import { MissionCard } from '#components/MissionCard/MissionCard.tsx';
import { Money } from '#components/Money/Money.tsx';

import { useCall } from '../../../client/call.state.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useBusy } from '../../../money/use-busy.ts';
import { useOutcomeToast } from '../../../money/use-outcome-toast.ts';

interface TaskCardProps {
  mission: MissionSummary['missions'][number];
  currency: string;
  /** Its bonus was taken, or could not be: the summary has changed. */
  onClaimed: () => Promise<void>;
}

/** One mission of the lotteries with its progress and its bonus. */
export const TaskCard = ({ mission, currency, onClaimed }: TaskCardProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const { id, metric, target, progress, state, bonusMinor, endsAt } = mission;
  const write = (count: number) =>
    metric === 'validBet' ? format.money(count, currency) : format.number(count);
  const [claiming, claim] = useBusy(async () => {
    showOutcome(await call(claimMission, { id }), t('lottery.missions.claimed'));
    await onClaimed();
  });
  return (
    <MissionCard
      title={t(`lottery.missions.metric.${metric}`, { target: write(target) })}
      text={t(`lottery.missions.window.${mission.window}`)}
      icon="lottery"
      state={state === 'open' ? 'active' : state}
      progress={{
        value: Math.min(progress, target),
        target,
        text: t('lottery.missions.progress', { done: write(progress), target: write(target) }),
      }}
      reward={<Money minor={bonusMinor} {...{ currency, language }} />}
      deadline={t('lottery.missions.until', { time: format.date(endsAt, 'dateTime') })}
      labels={{
        state: t(`lottery.missions.states.${state}`),
        progress: t('lottery.missions.progressLabel'),
        reward: t('lottery.missions.reward'),
        claim: t('lottery.missions.claim'),
        stepDone: t('lottery.missions.stepDone'),
      }}
      onClaim={claim}
      claiming={claiming}
    />
  );
};
