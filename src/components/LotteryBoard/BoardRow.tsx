import { useId, useState } from 'react';
import { ballText, type LotteryFamily } from '#domain/lottery-families.ts';
import { quickPick, type QuickPick } from '#domain/lottery-picks.ts';
import { lotteryWave } from '#domain/lottery-waves.ts';
import { LotteryBall } from '../LotteryBall/LotteryBall.tsx';
import type { LotteryBoardLabels } from './board-labels.ts';
import * as styles from './LotteryBoard.css.ts';
import { moveFocus } from './move-focus.ts';

const quickKeys: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

interface BoardRowProps {
  family: LotteryFamily;
  numbers: readonly number[];
  label: string;
  note: string | undefined;
  picks: readonly number[];
  onChange: (picks: number[]) => void;
  labels: LotteryBoardLabels;
  disabled: boolean;
}

/** One position of a board: its numbers and its quick keys. */
export const BoardRow = ({
  family,
  numbers,
  label,
  note,
  picks,
  onChange,
  labels,
  disabled,
}: BoardRowProps) => {
  const labelId = useId();
  // One stop for the Tab key: the number that had the focus last.
  const [active, setActive] = useState(numbers[0]);
  const toggle = (number: number) =>
    onChange(
      picks.includes(number)
        ? picks.filter((picked) => picked !== number)
        : [...picks, number].toSorted((first, second) => first - second),
    );
  return (
    <div role="group" aria-labelledby={labelId} className={styles.row}>
      <div className={styles.label}>
        <span id={labelId} className={styles.position}>
          {label}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.numbers} data-count={numbers.length}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            data-number={number}
            data-shape={family === 'PK10' ? 'tile' : 'ball'}
            className={styles.number}
            aria-pressed={picks.includes(number)}
            disabled={disabled}
            tabIndex={number === active ? 0 : -1}
            onFocus={() => setActive(number)}
            onKeyDown={moveFocus}
            onClick={() => toggle(number)}
          >
            <Figure family={family} number={number} picked={picks.includes(number)} />
          </button>
        ))}
      </div>
      <div className={styles.keys}>
        {quickKeys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.quick}
            aria-label={`${label}: ${labels.keys[key]}`}
            disabled={disabled}
            onClick={() => onChange(quickPick(numbers, key))}
          >
            {labels.keys[key]}
          </button>
        ))}
      </div>
    </div>
  );
};

const Figure = ({
  family,
  number,
  picked,
}: {
  family: LotteryFamily;
  number: number;
  picked: boolean;
}) => {
  const text = ballText(family, number);
  if (!picked) return text;
  const tone = family === 'LHC' ? lotteryWave(number) : 'plain';
  return <LotteryBall number={text} tone={tone} shape={family === 'PK10' ? 'tile' : 'ball'} />;
};
