import { useId, useState } from 'react';
import type { LotteryBoardLabels } from './board-labels.ts';
import { type BoardLine, optionsAt } from './board-row.ts';
import { BoardOptionButton } from './BoardOptionButton.tsx';
import { options as places } from './BoardOption.css.ts';
import * as styles from './LotteryBoard.css.ts';
import { quickPick, type QuickPick } from '#domain/lottery/picks.ts';

const quickKeys: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

interface QuickKeysProps {
  row: BoardLine;
  onChange: (picks: string[]) => void;
  labels: LotteryBoardLabels;
  disabled: boolean;
}

/** Picks a whole share of a line's numbers at once. */
const QuickKeys = ({ row, onChange, labels, disabled }: QuickKeysProps) => {
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

interface BoardRowProps {
  row: BoardLine;
  shape: 'ball' | 'tile';
  picks: readonly string[];
  onChange: (picks: string[]) => void;
  labels: LotteryBoardLabels;
  disabled: boolean;
}

/** One line of a board: its options and, where they are numbers, its quick keys. */
export const BoardRow = ({ row, shape, picks, onChange, labels, disabled }: BoardRowProps) => {
  const labelId = useId();
  const { label, note, look, options } = row;
  // One stop for the Tab key: the option that had the focus last.
  const [active, setActive] = useState(options[0]?.value);
  const stop = options.some(({ value }) => value === active) ? active : options[0]?.value;
  const toggle = (place: number, isPicked: boolean) =>
    onChange(
      optionsAt(
        row,
        options.flatMap(({ value }, index) =>
          (index === place ? !isPicked : picks.includes(value)) ? [index] : [],
        ),
      ),
    );
  return (
    <div role="group" aria-labelledby={labelId} className={styles.row} data-look={look}>
      <div className={styles.label}>
        <span id={labelId} className={styles.position}>
          {label}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={places[look]} data-count={options.length}>
        {options.map((option, place) => (
          <BoardOptionButton
            key={option.value}
            {...{ option, look, shape, disabled }}
            picked={picks.includes(option.value)}
            isStop={option.value === stop}
            onFocus={() => setActive(option.value)}
            onToggle={(isPicked) => toggle(place, isPicked)}
          />
        ))}
      </div>
      {look !== 'words' && <QuickKeys {...{ row, labels, disabled, onChange }} />}
    </div>
  );
};
