import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { claimAllRewards, claimReward, type Reward } from '#api/rewards.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { RewardCard } from '#components/RewardCard/RewardCard.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { standingWord } from '../../announcements/standing-word.ts';
import { useCall } from '../../client/call.state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { usePoints } from '../../i18n/use-points.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useBusy } from '../../money/use-busy.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { cardStates, rewardParts, rewardsIn, rewardsQuery } from './reward-center.state.ts';

/** Everything that can be claimed, joined or is on its way, in one list. */
export const RewardCenterScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="rewardCenter" intro={t('rewardCenter.intro')}>
      <Rewards />
    </MemberCenter>
  );
};

const Rewards = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(rewardsQuery, { language });
  const { value } = remote;
  if (remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <BlankRewards />;
  if (value.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t('rewardCenter.emptyTitle')}
        action={
          <LinkButton href="/promotions" variant="secondary">
            {t('rewardCenter.toPromotions')}
          </LinkButton>
        }
      >
        {t('rewardCenter.emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap="x6">
      {rewardParts.map(({ id, states }) => {
        const list = rewardsIn(value, states);
        if (list.length === 0) return null;
        const hasAll = id === 'claimable' && list.length > 1;
        return (
          <Section
            key={id}
            title={t(`rewardCenter.parts.${id}`)}
            action={hasAll && <ClaimAll onDone={remote.reload} />}
          >
            <Stack gap="x3">
              {list.map((reward) => (
                <RewardRow
                  key={`${reward.kind} ${reward.id}`}
                  reward={reward}
                  onDone={remote.reload}
                />
              ))}
            </Stack>
          </Section>
        );
      })}
    </Stack>
  );
};

interface RewardRowProps {
  reward: Reward;
  onDone: () => Promise<void>;
}

/** One reward with what it asks for, until when, and what can be done. */
const RewardRow = ({ reward, onDone }: RewardRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, id, title, state, status, note, points, endsAt, path } = reward;
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const progress = useProgress(reward);
  const worth = useWorth(reward);
  const [claiming, claim] = useBusy(async () => {
    const done = points === undefined ? 'claimed' : 'claimedPoints';
    showOutcome(await call(claimReward, { kind, id }), t(`rewardCenter.${done}`, { title }));
    await Promise.all([onDone(), loadBalance()]);
  });
  return (
    <RewardCard
      title={title}
      worth={worth}
      summary={progress ?? (note !== undefined && <ForeignText>{note}</ForeignText>)}
      state={cardStates[state]}
      stateLabel={t(
        status
          ? `promotionOffer.states.${standingWord({ status, note }, null)}`
          : `rewardCenter.states.${state}`,
      )}
      until={
        endsAt && state !== 'received'
          ? t('rewardCenter.until', { date: format.date(endsAt, 'dateTime') })
          : undefined
      }
      actionLabel={t('rewardCenter.claim')}
      onAction={claim}
      link={
        <LinkButton
          href={path}
          variant="ghost"
          size="sm"
          iconEnd="arrowEnd"
          aria-label={`${t(`rewardCenter.to.${state === 'joinable' ? state : 'open'}`)}: ${title}`}
        >
          {t(`rewardCenter.to.${state === 'joinable' ? state : 'open'}`)}
        </LinkButton>
      }
      busy={claiming}
    />
  );
};

/** What it brings: money, points, or what kind it is while that is open. */
const useWorth = ({ kind, amountMinor, points, currency }: Reward): string => {
  const { t } = useTranslation();
  const format = useFormat();
  const writePoints = usePoints();
  if (points !== undefined) return writePoints(points / 100);
  if (amountMinor === null) return t(`rewardCenter.kinds.${kind}`);
  return format.money(amountMinor, currency);
};

/** How far the condition is, in words. */
const useProgress = ({ progress, currency }: Reward): string | undefined => {
  const { t } = useTranslation();
  const format = useFormat();
  if (!progress) return undefined;
  const { done, target, unit } = progress;
  const write = (count: number) =>
    unit === 'MONEY' ? format.money(count, currency) : format.number(count);
  return t('rewardCenter.progress', { done: write(done), target: write(target) });
};

const ClaimAll = ({ onDone }: Pick<RewardRowProps, 'onDone'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const writePoints = usePoints();
  const [claiming, claim] = useBusy(async () => {
    const outcome = await call(claimAllRewards, {});
    const { amountMinor = 0, points = 0, currency = '' } = outcome.ok ? outcome.value : {};
    const parts = [
      (amountMinor > 0 || points === 0) && outcome.ok && format.money(amountMinor, currency),
      points > 0 && writePoints(points / 100),
    ];
    const amount = parts.filter(Boolean).join(' + ');
    showOutcome(outcome, t('rewardCenter.claimedAll', { amount }));
    await Promise.all([onDone(), loadBalance()]);
  });
  return (
    <Button size="sm" loading={claiming} onPress={claim}>
      {t('rewardCenter.claimAll')}
    </Button>
  );
};

const BlankRewards = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x3">
        <Skeleton shape="box" ratio="6 / 1" />
        <Skeleton shape="box" ratio="6 / 1" />
      </Stack>
    </div>
  );
};
