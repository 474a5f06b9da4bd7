import type { StakePanelLabels } from '#components/StakePanel/StakePanel.tsx';
import type { Say } from '../words/game-words.ts';

/** The words of the panel with the stake. */
export const stakeLabels = (say: Say, play: string): StakePanelLabels => ({
  stake: say('play.stake'),
  halve: say('play.halve'),
  double: say('play.double'),
  quick: say('play.quick'),
  tooLow: (amount) => say('play.tooLow', { amount }),
  tooHigh: (amount) => say('play.tooHigh', { amount }),
  play,
});
