import { useTranslation } from 'react-i18next';

import { FollowPlan } from '#components/FollowPlan/FollowPlan.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';

import type { UsedFollow } from './use-follow.ts';

interface FollowPanelProps {
  follow: UsedFollow;
  onceMinor: number;
  currency: string;
  disabled: boolean;
}

/** The slip in several draws. */
export const FollowPanel = ({ follow, ...props }: FollowPanelProps) => {
  const { t } = useTranslation();
  return (
    <FollowPlan
      on={follow.on}
      onToggle={follow.setOn}
      issues={follow.issues}
      onCountChange={follow.setCount}
      maximum={follow.maximum}
      maximumMultiple={follow.maximumMultiple}
      onMultipleChange={follow.setMultiple}
      stopOnWin={follow.stopOnWin}
      onStopChange={follow.setStop}
      language={useLanguage()}
      {...props}
      labels={{
        follow: t('lottery.follow.on'),
        followHint: t('lottery.follow.hint'),
        count: t('lottery.follow.count'),
        more: t('lottery.stake.more'),
        fewer: t('lottery.stake.fewer'),
        issues: t('lottery.follow.issues'),
        times: t('lottery.follow.times'),
        stop: t('lottery.follow.stop'),
        stopHint: t('lottery.follow.stopHint'),
        draws: (count) => t('lottery.follow.draws', { count }),
      }}
    />
  );
};
