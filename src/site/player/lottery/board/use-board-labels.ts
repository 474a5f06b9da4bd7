import { useTranslation } from 'react-i18next';

import type { LotteryBoardLabels } from '#components/LotteryBoard/board-labels.ts';

/** The words on a board. */
export const useBoardLabels = (kind: string, lottery: string): LotteryBoardLabels => {
  const { t } = useTranslation();
  return {
    board: t('lottery.board.name', { lottery, kind }),
    keys: {
      all: t('lottery.board.keys.all'),
      big: t('lottery.board.keys.big'),
      small: t('lottery.board.keys.small'),
      odd: t('lottery.board.keys.odd'),
      even: t('lottery.board.keys.even'),
      clear: t('lottery.board.keys.clear'),
    },
    random: t('lottery.board.random'),
    clearAll: t('lottery.board.clearAll'),
    bets: (count) => t('lottery.board.bets', { count }),
  };
};
