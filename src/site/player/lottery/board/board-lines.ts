import type { BoardLine } from '#components/LotteryBoard/board-row.ts';
import type { BetType } from '#domain/lottery/course.ts';
import { lotteryWave } from '#domain/lottery/waves.ts';

import { type OddsByPrice, optionOdds } from '../labels/bet-prices.ts';

/** How a board writes rows, words and odds. */
export interface BoardWriting {
  row: (key: string) => string;
  option: (option: string) => string;
  odds: (values: readonly number[]) => string;
}

/**
 * The lines of a board: words carry what they pay, the balls of LHC their color.
 *
 * @param waves whether balls have colors
 */
export const boardLines = (
  { rows }: Pick<BetType, 'rows'>,
  odds: OddsByPrice,
  waves: boolean,
  write: BoardWriting,
): BoardLine[] =>
  rows.map(({ key, look, options }) => ({
    id: key,
    label: write.row(key),
    look,
    options: options.map((value) => {
      const price = look === 'words' ? optionOdds(odds, value) : undefined;
      return {
        value,
        label: write.option(value),
        note: price === undefined ? undefined : write.odds([price]),
        tone: waves && look === 'balls' ? lotteryWave(Number(value)) : undefined,
      };
    }),
  }));
