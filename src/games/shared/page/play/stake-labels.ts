import type { StakePanelLabels } from '#components/StakePanel/StakePanel.tsx';
import type { Translate } from '../../../words/game-words.ts';

/** The words of the panel with the stake. */
export const stakeLabels = (t: Translate, play: string): StakePanelLabels => ({
  stake: t('play.stake'),
  halve: t('play.halve'),
  double: t('play.double'),
  quick: t('play.quick'),
  tooLow: (amount) => t('play.tooLow', { amount }),
  tooHigh: (amount) => t('play.tooHigh', { amount }),
  play,
});
