import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';

import { useFormat } from '../../../i18n/use-format.ts';

import { lineFacts, type SlipLine } from './slip-lines.ts';

interface SlipSumProps {
  game: LotteryGame;
  lines: readonly SlipLine[];
}

/** What is on the slip in short: "6 bets · €12.00". */
export const SlipSum = ({ game, lines }: SlipSumProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = lines.map((line) => lineFacts(line, game));
  const bets = facts.reduce((sum, fact) => sum + (fact?.bets ?? 0), 0);
  const stakeMinor = facts.reduce((sum, fact) => sum + (fact?.stakeMinor ?? 0), 0);
  return `${t('lottery.board.bets', { count: bets })} · ${format.money(stakeMinor, game.currency)}`;
};
