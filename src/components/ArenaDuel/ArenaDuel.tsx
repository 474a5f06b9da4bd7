import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Rooster } from './Rooster.tsx';
import * as styles from './ArenaDuel.css.ts';

/** The most that one side can have of a beat. */
const WHOLE_BEAT = 3;

export interface ArenaDuelProps {
  /** Names the whole. */
  label: string;
  /** Crimson first. */
  names: readonly [string, string];
  /** The words of the two sides: "Crimson", "Azure". */
  sides: readonly [string, string];
  /** Who has the better of it now: above 0 crimson, below 0 azure, at most 3. */
  beat: number;
  /** What is told of the moment: "Bets are open", "Crimson wins". */
  sentence: string;
}

/** Two roosters that measure themselves; nobody comes to harm, the beam tells who is ahead. */
export const ArenaDuel = ({ label, names, sides, beat, sentence }: ArenaDuelProps) => (
  <section className={styles.plate} aria-label={label}>
    <div className={styles.sides}>
      {(['crimson', 'azure'] as const).map((side, at) => (
        <span key={side} className={styles.side} data-side={side}>
          <Rooster side={side} />
          <span>
            {names[at]} ({sides[at]})
          </span>
        </span>
      ))}
    </div>
    <div className={styles.beam} aria-hidden="true">
      <span
        className={styles.mark}
        style={assignInlineVars({
          [styles.balance]: String(-Math.max(-1, Math.min(1, beat / WHOLE_BEAT))),
        })}
      />
    </div>
    <p className={styles.sentence}>{sentence}</p>
  </section>
);
