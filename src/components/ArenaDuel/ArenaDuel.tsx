import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './ArenaDuel.css.ts';

const COLORS = {
  crimson: { body: '#b5283c', wing: '#8d1b2d', tail: '#5b1120' },
  azure: { body: '#2a63b8', wing: '#1c478c', tail: '#122d5c' },
} as const;

/** A rooster in profile, drawn for this project; it looks towards the reading direction's end. */
const Rooster = ({ side }: { side: 'crimson' | 'azure' }) => {
  const { body, wing, tail } = COLORS[side];
  return (
    <svg className={styles.bird} viewBox="0 0 120 110" aria-hidden="true">
      <path
        d="M34 62C18 60 8 44 10 24c8 8 14 12 20 14-6-8-8-18-6-28 6 10 13 18 22 24"
        fill={tail}
      />
      <path
        d="M28 62c0-18 18-26 34-24 8 1 14-4 18-12 2-4 7-6 11-5 6 1 10 6 10 12 0 22-12 47-40 47-20 0-33-6-33-18z"
        fill={body}
      />
      <path d="M42 60c8-10 24-12 34-6-4 12-14 18-24 18-6 0-11-5-10-12z" fill={wing} />
      <path
        d="M84 22c-2-7 1-10 5-8 0-6 6-8 9-4 4-3 8 1 6 6 4 1 4 6 0 9-7-3-13-4-20-3z"
        fill="#e0344a"
      />
      <path d="M101 31l13 3-12 6z" fill="#f0b13a" />
      <path d="M97 40c5 2 6 9 2 13-4-2-6-8-5-13z" fill="#e0344a" />
      <circle cx="93" cy="30" r="3" fill="#fff" />
      <circle cx="94" cy="30" r="1.6" fill="#1b1b1b" />
      <path
        d="M54 79v17m-8 4 8-4 9 4M68 78v18m-8 4 8-4 9 4"
        fill="none"
        stroke="#f0b13a"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};

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
