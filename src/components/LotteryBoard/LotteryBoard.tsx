import { countBets, type PickRule } from '#domain/lottery/picks.ts';
import { randomPicks } from '#domain/lottery/random-picks.ts';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { Surface } from '../Surface/Surface.tsx';
import type { LotteryBoardLabels } from './board-labels.ts';
import { type BoardLine, optionsAt, placesOf } from './board-row.ts';
import { BoardRow } from './BoardRow.tsx';
import * as styles from './LotteryBoard.css.ts';
import { randomBelow } from './random-below.ts';

export interface LotteryBoardProps {
  /** The lines of the kind of bet, each with its name and, small, its odds. */
  rows: readonly BoardLine[];
  /** Balls are round; the cars of PK10 are tiles. */
  shape?: 'ball' | 'tile' | undefined;
  /** How picks become bets. */
  rule: PickRule;
  /** The picked options of every row, in the rows' order. */
  picks: readonly (readonly string[])[];
  onChange: (picks: string[][]) => void;
  labels: LotteryBoardLabels;
  language: string;
  /** What one bet costs; the total is shown with it. Whole minor units. */
  stakeMinor?: number | undefined;
  currency: string;
  /** Sales are closed: nothing can be picked. */
  disabled?: boolean | undefined;
}

/**
 * Where a bet is picked, row by row; says at once how many bets the picks make. The arrow keys walk
 * over the options as they stand, Space picks.
 */
export const LotteryBoard = ({
  rows,
  shape = 'ball',
  rule,
  picks,
  onChange,
  labels,
  language,
  stakeMinor,
  currency,
  disabled = false,
}: LotteryBoardProps) => {
  const rowPicks = rows.map((_row, index) => [...(picks[index] ?? [])]);
  const bets = countBets(placesOf(rows, rowPicks), rule);
  const isEmpty = rowPicks.every((row) => row.length === 0);
  const pickAtRandom = () => {
    const places = randomPicks(
      rows.map(({ options }) => options.map((_option, place) => place)),
      rule,
      randomBelow,
    );
    onChange(rows.map((row, index) => optionsAt(row, places[index] ?? [])));
  };
  return (
    <Surface padding="none" as="section">
      <div data-board="" role="group" aria-label={labels.board} className={styles.board}>
        <div className={styles.rows}>
          {rows.map((row, index) => (
            <BoardRow
              key={row.id}
              {...{ row, shape, labels, disabled }}
              picks={rowPicks[index] ?? []}
              onChange={(picked) => onChange(rowPicks.with(index, picked))}
            />
          ))}
        </div>
        <footer className={styles.foot}>
          <p role="status" className={styles.sum}>
            <span className={styles.bets}>{labels.bets(bets)}</span>
            {stakeMinor !== undefined && (
              <span className={styles.total}>
                <Money minor={bets * stakeMinor} currency={currency} language={language} />
              </span>
            )}
          </p>
          <Button
            variant="ghost"
            size="sm"
            isDisabled={disabled || isEmpty}
            onPress={() => onChange(rows.map(() => []))}
          >
            {labels.clearAll}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon="dice"
            isDisabled={disabled}
            onPress={pickAtRandom}
          >
            {labels.random}
          </Button>
        </footer>
      </div>
    </Surface>
  );
};
