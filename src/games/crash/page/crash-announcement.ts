import { multiplierText } from '#components/CrashGraph/multiplier-text.ts';
import type { CrashBet, CrashView } from '../rules/crash-rules.ts';
import type { Play } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';

/**
 * What is read aloud of a crash round: what became of the player's bets. The graph itself says
 * when a round begins and where it ended.
 *
 * @param endedAt hundredths
 */
export const crashAnnouncement = (
  { phase, mine }: Pick<SharedRounds<CrashBet, null, CrashView>, 'phase' | 'mine'>,
  endedAt: number,
  { t, money, language }: Pick<Play, 't' | 'money' | 'language'>,
): string => {
  if (mine.length === 0) return '';
  const paid = mine.filter(({ payoutMinor }) => (payoutMinor ?? 0) > 0);
  if (paid.length > 0)
    return paid
      .map(({ stakeMinor, payoutMinor, multiplier }) =>
        t('crash.took', {
          stake: money(stakeMinor),
          payout: money(payoutMinor ?? 0),
          multiplier: multiplierText(multiplier ?? 1, language),
        }),
      )
      .join(' ');
  if (phase === 'ended')
    return t('crash.lostAt', {
      multiplier: multiplierText(endedAt / 100, language),
      stake: money(mine.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)),
    });
  return phase === 'open' ? t('crash.isIn') : '';
};
