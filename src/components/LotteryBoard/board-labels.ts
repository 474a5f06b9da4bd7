import type { QuickPick } from '#domain/lottery/picks.ts';

/** The words on a board. */
export interface LotteryBoardLabels {
  /** Names the board for a screen reader: the lottery and the kind of bet. */
  board: string;
  keys: Record<QuickPick, string>;
  random: string;
  clearAll: string;
  /** "6 bets", in the plural of the language. */
  bets: (count: number) => string;
}
