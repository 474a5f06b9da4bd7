import type { ReactNode } from 'react';
import { StakePanel } from '#components/StakePanel/StakePanel.tsx';
import { stakeLabels } from './stake-labels.ts';
import { usePlay } from './use-play.ts';
import type { SharedRounds } from './use-shared-rounds.ts';
import { useStake } from './use-stake.ts';

interface SharedPanelProps<Bet> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the panel only places; board and show are the page's
  shared: SharedRounds<Bet, any, any>;
  /** What would be bet on; null while it is not complete. */
  bet: Bet | null;
  /** On the button: "Join the round". */
  placeLabel: string;
  /** What the bet may pay, below the stake. */
  note?: ReactNode;
  /** The game's own choices, above the stake. */
  children?: ReactNode;
}

/** The stake, the game's own choices, and the button that places a bet in a shared round. */
export const SharedPanel = <Bet,>({
  shared,
  bet,
  placeLabel,
  note,
  children,
}: SharedPanelProps<Bet>) => {
  const { facts, language, t } = usePlay();
  const stake = useStake();
  return (
    <StakePanel
      stakeMinor={stake.minor}
      onStakeChange={stake.set}
      minimumMinor={stake.minimumMinor}
      maximumMinor={stake.maximumMinor}
      quickMinor={stake.quickMinor}
      currency={facts.currency}
      language={language}
      labels={stakeLabels(t, placeLabel)}
      blocked={bet === null || !shared.canPlace}
      loading={shared.sending}
      onPlay={() => {
        if (bet !== null) void shared.place(bet);
      }}
      note={note}
    >
      {children}
    </StakePanel>
  );
};
