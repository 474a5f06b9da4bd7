import { multiplierText } from '#components/CrashGraph/multiplier-text.ts';
import { Stack } from '#components/Stack/Stack.tsx';
import { ClimbPanel } from '#components/ClimbPanel/ClimbPanel.tsx';
import {
  type CrashBet,
  crashHundredths,
  crashPaidMinor,
  type CrashView,
} from '../rules/crash-rules.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedBetShown, SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { useTick } from '../../shared/page/play/use-tick.ts';

/** How often the amount on the button follows the curve. */
const FOLLOW_MS = 100;

interface CrashCashOutProps {
  shared: SharedRounds<CrashBet, null, CrashView>;
  /** The player's bets that still run. */
  bets: readonly SharedBetShown<CrashBet>[];
}

/** What each running bet is worth now, and the button that takes it. */
export const CrashCashOut = ({ shared, bets }: CrashCashOutProps) => {
  const { t, facts, language, money } = usePlay();
  useTick(true, FOLLOW_MS);
  const reached = crashHundredths(shared.elapsedMs());
  const times = (hundredths: number) => multiplierText(hundredths / 100, language);
  return (
    <Stack gap="x4">
      {bets.map(({ betId, stakeMinor, bet }) => {
        // What was asked for has been reached: the service takes it, whatever is pressed.
        if (bet.autoAt !== null && reached >= bet.autoAt)
          return <p key={betId}>{t('crash.taking', { multiplier: times(bet.autoAt) })}</p>;
        const worthMinor = crashPaidMinor(stakeMinor, reached);
        return (
          <ClimbPanel
            key={betId}
            worth={reached / 100}
            worthMinor={worthMinor}
            nextWorth={bet.autoAt === null ? null : bet.autoAt / 100}
            loading={shared.sending}
            onTake={() => void shared.cashOut(betId)}
            currency={facts.currency}
            language={language}
            labels={{
              now: t('climb.now'),
              next: t('crash.autoAt'),
              take: t('climb.take', { amount: money(worthMinor) }),
            }}
          />
        );
      })}
    </Stack>
  );
};
