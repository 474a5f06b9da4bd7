import type { RowLook } from '#domain/lottery/course.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LotteryBall } from '../LotteryBall/LotteryBall.tsx';
import type { BoardOption } from './board-row.ts';
import * as styles from './BoardOption.css.ts';
import { moveFocus } from './move-focus.ts';

interface BoardOptionButtonProps {
  option: BoardOption;
  look: RowLook;
  shape: 'ball' | 'tile';
  picked: boolean;
  /** The Tab key stops here. */
  isStop: boolean;
  disabled: boolean;
  onFocus: () => void;
  onToggle: (isPicked: boolean) => void;
}

/** One thing to pick: a ball, a number of a grid, or a word with its odds. */
export const BoardOptionButton = ({
  option,
  look,
  shape,
  picked,
  isStop,
  disabled,
  onFocus,
  onToggle,
}: BoardOptionButtonProps) => (
  <button
    type="button"
    data-number={option.value}
    data-shape={look === 'balls' ? shape : undefined}
    className={look === 'words' ? styles.word : styles.number[look]}
    aria-pressed={picked}
    disabled={disabled}
    tabIndex={isStop ? 0 : -1}
    onFocus={onFocus}
    onKeyDown={moveFocus}
    onClick={() => onToggle(picked)}
  >
    {look === 'balls' && picked ? (
      <LotteryBall number={option.label ?? option.value} tone={option.tone} shape={shape} />
    ) : (
      <span>{option.label ?? option.value}</span>
    )}
    {look === 'words' && (
      <>
        {option.note && <bdi className={styles.price}>{option.note}</bdi>}
        {picked && (
          <span className={styles.tick}>
            <Icon name="check" size={14} />
          </span>
        )}
      </>
    )}
  </button>
);
