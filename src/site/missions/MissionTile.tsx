import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { claimMission, type Mission } from '#api/missions.ts';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { MissionCard, type MissionState } from '#components/MissionCard/MissionCard.tsx';
import { Money } from '#components/Money/Money.tsx';

import { useCall } from '../client/call.state.ts';
import { useFormat } from '../i18n/use-format.ts';
import { usePoints } from '../i18n/use-points.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useBusy } from '../money/use-busy.ts';
import { useOutcomeToast } from '../money/use-outcome-toast.ts';
import { loadBalanceAtom } from '../session/balance.state.ts';

const cardStates: Record<Mission['state'], MissionState> = {
  open: 'active',
  claimable: 'claimable',
  claimed: 'claimed',
  expired: 'expired',
  full: 'locked',
};

const icons: Record<Mission['metric'], IconName> = {
  rounds: 'dice',
  validBet: 'trophy',
  games: 'sparkle',
  draws: 'lottery',
  tickets: 'ticket',
  lotteryBet: 'lottery',
  signInDays: 'calendar',
  profileSteps: 'user',
};

/** How amounts of a mission are written. */
const useWriteCount = ({ metric }: Mission, currency: string) => {
  const format = useFormat();
  return (count: number): string =>
    metric === 'validBet' || metric === 'lotteryBet'
      ? format.money(count, currency)
      : format.number(count);
};

/** What is to be done, in words: beside the title that the brand gave, or in its place. */
const useMissionTexts = (mission: Mission, currency: string) => {
  const { t } = useTranslation();
  const write = useWriteCount(mission, currency);
  const { metric, target, window, title, gameTypes, turnover, points } = mission;
  const task = t(`missions.metric.${metric}`, { count: target, target: write(target) });
  const parts = [
    title !== null && `${task}.`,
    metric === 'profileSteps' ? t('missions.profileHint') : t(`missions.hints.${window}`),
    gameTypes &&
      t('missions.only', {
        categories: gameTypes.map((type) => t(`categories.${type}`)).join(', '),
      }),
    points === undefined && turnover > 0 && t('missions.bonus', { count: turnover }),
  ];
  return { title: title ?? task, text: parts.filter(Boolean).join(' ') };
};

/** Until when it counts, or can be claimed. */
const useDeadline = ({ state, endsAt }: Mission): string | undefined => {
  const { t } = useTranslation();
  const format = useFormat();
  if (endsAt === null || (state !== 'open' && state !== 'claimable')) return undefined;
  const time = format.date(endsAt, 'dateTime');
  return state === 'open' ? t('missions.until', { time }) : t('missions.claimUntil', { time });
};

export interface MissionTileProps {
  mission: Mission;
  currency: string;
  /** Its bonus was taken, or could not be: the missions have changed. */
  onClaimed: () => Promise<void>;
}

/** One mission with its progress and its reward. */
export const MissionTile = ({ mission, currency, onClaimed }: MissionTileProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const write = useWriteCount(mission, currency);
  const writePoints = usePoints();
  const { metric, target, progress, state, amountMinor, points, awardId } = mission;
  const [claiming, claim] = useBusy(async () => {
    if (awardId === null) return;
    const done = t(points === undefined ? 'missions.claimed' : 'missions.claimedPoints');
    showOutcome(await call(claimMission, { awardId }), done);
    await Promise.all([onClaimed(), loadBalance()]);
  });
  const done = Math.min(progress, target);
  return (
    <MissionCard
      {...useMissionTexts(mission, currency)}
      icon={icons[metric]}
      state={cardStates[state]}
      progress={{
        value: done,
        target,
        text: t('missions.progress', { done: write(done), target: write(target) }),
      }}
      reward={
        points === undefined ? (
          <Money minor={amountMinor} {...{ currency, language }} />
        ) : (
          writePoints(points / 100)
        )
      }
      deadline={useDeadline(mission)}
      labels={{
        state: t(`missions.states.${state}`),
        progress: t('missions.progressLabel'),
        reward: t('missions.reward'),
        claim: t('missions.claim'),
        stepDone: t('missions.stepDone'),
      }}
      onClaim={claim}
      claiming={claiming}
    />
  );
};
