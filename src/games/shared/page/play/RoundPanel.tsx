import type { ReactNode } from 'react';
import { StakePanel } from '#components/StakePanel/StakePanel.tsx';
import type { Round } from './use-round.ts';
import { resultSentence } from './result-sentence.ts';
import { stakeLabels } from './stake-labels.ts';
import { usePlay } from './use-play.ts';
import { useStake } from './use-stake.ts';

interface RoundPanelProps<Choice> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the panel only starts; moves and views are the page's
  round: Round<Choice, any, any>;
  /** What the next round is played with; null while it is not complete. */
  choice: Choice | null;
  /** On the button; "Play" when left out. */
  playLabel?: string | undefined;
  /** What the round may pay, below the stake. */
  note?: ReactNode;
  /** The game's own choices, above the stake. */
  children?: ReactNode;
}

/** The stake, the game's own choices, and the button that plays one round. */
export const RoundPanel = <Choice,>({
  round,
  choice,
  playLabel,
  note,
  children,
}: RoundPanelProps<Choice>) => {
  const play = usePlay();
  const { facts, language, t } = play;
  const stake = useStake();
  const isOn = round.phase !== 'idle' && round.phase !== 'ended';
  return (
    <StakePanel
      stakeMinor={stake.minor}
      onStakeChange={stake.set}
      minimumMinor={stake.minimumMinor}
      maximumMinor={stake.maximumMinor}
      quickMinor={stake.quickMinor}
      currency={facts.currency}
      language={language}
      labels={stakeLabels(t, playLabel ?? t('play.start'))}
      locked={isOn}
      blocked={choice === null || isOn || !round.canStart}
      loading={round.phase === 'sending'}
      onPlay={() => {
        if (choice !== null) void round.start(choice);
      }}
      note={note}
      result={round.phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
    >
      {children}
    </StakePanel>
  );
};
