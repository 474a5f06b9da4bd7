import type { ShownRound } from '#api/play.ts';
import type { Play } from './use-play.ts';

/**
 * What a round cost and paid, in one plain sentence: a payout below the stake is a loss and is
 * called one (domain rule 9).
 */
export const resultSentence = (
  { stakeMinor, payoutMinor, jackpotMinor }: ShownRound,
  { t, money }: Pick<Play, 't' | 'money'>,
): string => {
  if (payoutMinor === null) return '';
  const netMinor = payoutMinor - stakeMinor;
  const key =
    netMinor > 0 ? 'play.resultWin' : netMinor < 0 ? 'play.resultLoss' : 'play.resultEven';
  const sentence = t(key, {
    stake: money(stakeMinor),
    payout: money(payoutMinor),
    net: money(Math.abs(netMinor)),
  });
  const jackpot = jackpotMinor > 0 ? t('play.jackpotWon', { amount: money(jackpotMinor) }) : '';
  return [sentence, jackpot].filter(Boolean).join(' ');
};
