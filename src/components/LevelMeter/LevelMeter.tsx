import * as styles from './LevelMeter.css.ts';

export interface LevelMeterProps {
  /** From 0 to `most`. */
  level: number;
  most?: number | undefined;
  /** The level in words: "High". Color alone says nothing. */
  label: string;
}

/** A level as filled bars with its word: how volatile a game is. */
export const LevelMeter = ({ level, most = 5, label }: LevelMeterProps) => (
  <span className={styles.level}>
    <span aria-hidden="true" className={styles.bars}>
      {Array.from({ length: most }, (_bar, index) => (
        <span key={index} className={styles.bar} data-on={index < level || undefined} />
      ))}
    </span>
    {label}
  </span>
);
