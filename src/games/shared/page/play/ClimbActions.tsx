import type { ReactNode } from 'react';
import { ClimbPanel } from '#components/ClimbPanel/ClimbPanel.tsx';
import { type Ratio, ratioNumber, ratioPaidMinor } from '../../rules/ratio.ts';
import { usePlay } from './use-play.ts';
import type { Round } from './use-round.ts';

interface ClimbActionsProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- only "take" is moved here, which every climbing game has
  round: Round<any, any, any>;
  /** Exactly, so that the button says what will be paid. */
  worth: Ratio;
  nextWorth: number | null;
  /** How many steps were right; before the first there is nothing to take. */
  steps: number;
  /** The next step, where it is a button. */
  children?: ReactNode;
}

/** The panel of an open climbing round: its worth, the next step, and the way out. */
export const ClimbActions = ({ round, worth, nextWorth, steps, children }: ClimbActionsProps) => {
  const { facts, language, t, money } = usePlay();
  const worthMinor = ratioPaidMinor(round.round?.stakeMinor ?? 0, worth);
  return (
    <ClimbPanel
      worth={ratioNumber(worth)}
      worthMinor={worthMinor}
      nextWorth={nextWorth}
      isDisabled={steps === 0 || round.phase !== 'open'}
      loading={round.phase === 'sending'}
      onTake={() => void round.move({ act: 'take' })}
      currency={facts.currency}
      language={language}
      labels={{
        now: t('climb.now'),
        next: t('climb.next'),
        take: steps === 0 ? t('climb.first') : t('climb.take', { amount: money(worthMinor) }),
      }}
    >
      {children}
    </ClimbPanel>
  );
};
