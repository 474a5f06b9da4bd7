import { useState } from 'react';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../LotteryBoard/move-focus.ts';
import * as styles from './KenoBoard.css.ts';

export interface KenoBoardProps {
  /** How many numbers there are: 40 or 80. */
  count: number;
  /** At most so many can be picked. */
  most: number;
  picks: readonly number[];
  onChange: (picks: number[]) => void;
  /** The numbers that came, in order; null before a draw. */
  came: readonly number[] | null;
  /** The time between one number and the next while they come, in ms; 0 shows them all. */
  stepMs?: number | undefined;
  /** What so many hits pay for one staked: hits from 0 up. */
  pays: readonly number[];
  disabled?: boolean | undefined;
  sentence: string;
  labels: {
    /** Names the board: "Numbers 1 to 40". */
    board: string;
    /** Names the prices: "What hits pay". */
    pays: string;
    /** "3 hits". */
    hits: (hits: number) => string;
    came: string;
    hit: string;
  };
  language: string;
}

/** The numbers of a keno: what is picked, what came, and what so many hits pay. */
export const KenoBoard = (props: KenoBoardProps) => {
  const { count, most, picks, onChange, came, pays, disabled = false, sentence, labels } = props;
  const { stepMs = 0, language } = props;
  const [active, setActive] = useState(1);
  const isFull = picks.length >= most;
  const hits = came && stepMs === 0 ? picks.filter((pick) => came.includes(pick)).length : null;
  const toggle = (number: number) => {
    if (picks.includes(number)) onChange(picks.filter((pick) => pick !== number));
    else if (!isFull) onChange([...picks, number].toSorted((first, second) => first - second));
  };
  return (
    <section className={gamePlate} aria-label={labels.board}>
      <p className={gameSentence}>{sentence}</p>
      <div className={styles.numbers} data-board="" data-count={count}>
        {Array.from({ length: count }, (_, at) => at + 1).map((number) => {
          const order = came?.indexOf(number) ?? -1;
          const isPicked = picks.includes(number);
          return (
            <button
              key={number}
              type="button"
              data-number={number}
              className={styles.number}
              aria-pressed={isPicked}
              aria-disabled={(isFull && !isPicked) || undefined}
              disabled={disabled}
              tabIndex={number === active ? 0 : -1}
              onFocus={() => setActive(number)}
              onKeyDown={moveFocus}
              onClick={() => toggle(number)}
            >
              {order < 0 ? (
                number
              ) : (
                <span
                  className={styles.ball}
                  data-hit={isPicked || undefined}
                  style={{ animationDelay: `${order * stepMs}ms` }}
                >
                  {isPicked && <Icon name="check" size={12} />}
                  {number}
                  <span className={visuallyHidden}> {isPicked ? labels.hit : labels.came}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <dl className={styles.pays} aria-label={labels.pays}>
        {pays.map((price, hit) =>
          price === 0 ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- the place is the number of hits
            <div key={hit} className={styles.pay} data-here={hit === hits || undefined}>
              <dt className={styles.term}>{labels.hits(hit)}</dt>
              <dd className={styles.price}>{multiplierText(price, language)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
};
