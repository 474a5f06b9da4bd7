import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import * as styles from './DiceThrow.css.ts';

export interface DiceThrowProps {
  /** The faces 1 to 6 that lie on top; null before a throw. */
  dice: readonly number[] | null;
  /** Changes with every throw, so that the dice roll anew. */
  throwId?: string | undefined;
  sentence: string;
  /** Names the whole: "Three dice". */
  label: string;
}

/** Where the pips of each face lie, in a square of 100. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 25],
    [72, 25],
    [28, 50],
    [72, 50],
    [28, 75],
    [72, 75],
  ],
];

const places = ['first', 'second', 'third'] as const;

/** Three dice that roll in and lie as they fell. */
export const DiceThrow = ({ dice, throwId = '', sentence, label }: DiceThrowProps) => (
  <section className={gamePlate} aria-label={label}>
    <div className={styles.cup} aria-hidden="true">
      {places.map((place, at) => (
        <svg
          key={`${throwId} ${place}`}
          className={styles.die}
          viewBox="0 0 100 100"
          data-still={dice === null || undefined}
          data-face={dice?.[at]}
          style={{ animationDelay: `${at * 140}ms` }}
        >
          <rect className={styles.face} x="3" y="3" width="94" height="94" rx="20" />
          <rect className={styles.shine} x="8" y="8" width="84" height="84" rx="16" />
          {(pips[(dice?.[at] ?? at + 1) - 1] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="9" />
          ))}
        </svg>
      ))}
    </div>
    <p className={gameSentence}>{sentence}</p>
  </section>
);
