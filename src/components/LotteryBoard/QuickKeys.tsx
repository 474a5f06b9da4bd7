import { quickPick, type QuickPick } from '#domain/lottery/picks.ts';
import type { LotteryBoardLabels } from './board-labels.ts';
import type { BoardLine } from './board-row.ts';
import * as styles from './LotteryBoard.css.ts';

const quickKeys: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

interface QuickKeysProps {
  row: BoardLine;
  onChange: (picks: string[]) => void;
  labels: LotteryBoardLabels;
  disabled: boolean;
}

/** Picks a whole share of a line's numbers at once. */
export const QuickKeys = ({ row, onChange, labels, disabled }: QuickKeysProps) => {
  const pick = (key: QuickPick) => {
    const numbers = row.options.map(({ value }) => Number(value));
    const picked = new Set(quickPick(numbers, key));
    onChange(row.options.map(({ value }) => value).filter((value) => picked.has(Number(value))));
  };
  return (
    <div className={styles.keys}>
      {quickKeys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.quick}
          aria-label={`${row.label}: ${labels.keys[key]}`}
          disabled={disabled}
          onClick={() => pick(key)}
        >
          {labels.keys[key]}
        </button>
      ))}
    </div>
  );
};
