import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Grid } from '#components/Grid/Grid.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatCard } from '#components/StatCard/StatCard.tsx';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { isTrialAtom } from '../../../session/member.state.ts';

import { todayQuery } from '../state/lottery.state.ts';
import { claimMission, type MissionSummary } from '#api/lottery-missions.ts';
import { MissionCard } from '#components/MissionCard/MissionCard.tsx';
import { useCall } from '../../../client/call.state.ts';
import { useBusy } from '../../../money/use-busy.ts';
import { useOutcomeToast } from '../../../money/use-outcome-toast.ts';

interface TaskCardProps {
  mission: MissionSummary['missions'][number];
  currency: string;
  /** Its bonus was taken, or could not be: the summary has changed. */
  onClaimed: () => Promise<void>;
}

/** One mission of the lotteries with its progress and its bonus. */
const TaskCard = ({ mission, currency, onClaimed }: TaskCardProps) => {
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

/** What the lotteries were to the member today, with the brand's missions; nothing before a ticket. */
export const Today = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const isTrial = useAtomValue(isTrialAtom);
  const { value, reload } = useMemberQuery(todayQuery, isTrial ? null : {});
  if (!value || (value.today.tickets === 0 && value.missions.length === 0)) return null;
  const { currency, today, missions } = value;
  const money = (minor: number) => <Money minor={minor} {...{ currency, language }} />;
  return (
    <Section title={t('lottery.missions.title')}>
      <Stack gap="x4">
        <Grid min="max(10rem, 22%)" gap="x3">
          <StatCard
            compact
            icon="ticket"
            label={t('lottery.missions.tickets')}
            value={format.number(today.tickets)}
          />
          <StatCard
            compact
            icon="clock"
            label={t('lottery.missions.open')}
            value={format.number(today.openTickets)}
          />
          <StatCard
            compact
            icon="dice"
            label={t('lottery.missions.staked')}
            value={money(today.stakeMinor)}
          />
          <StatCard
            compact
            icon="trophy"
            label={t('lottery.missions.paid')}
            value={money(today.payoutMinor)}
          />
        </Grid>
        {missions.length > 0 && (
          <Grid min="min(18rem, 100%)" gap="x3">
            {missions.map((mission) => (
              <TaskCard key={mission.id} {...{ mission, currency }} onClaimed={reload} />
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
};
