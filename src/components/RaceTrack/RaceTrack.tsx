import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './RaceTrack.css.ts';

export interface RaceTrackProps {
  /** Names the race. */
  label: string;
  /** Who runs, in the order of the lanes. */
  names: readonly string[];
  /** How far each has come, 0 to 1; null before the start. */
  progress: readonly number[] | null;
  /** The place of each lane in words ("1st"), once it is over; null before. */
  places: readonly string[] | null;
  /** The lane that was bet on. */
  chosen?: number | undefined;
}

/** A race seen from above: a lane each, the numbers run in the reading direction. */
export const RaceTrack = ({ label, names, progress, places, chosen }: RaceTrackProps) => (
  <ol className={styles.lanes} aria-label={label}>
    {names.map((name, lane) => (
      <li key={name} className={styles.lane} data-chosen={lane === chosen}>
        <span className={styles.text}>
          <span>{name}</span>
          {places && <span className={styles.place}>{places[lane]}</span>}
        </span>
        <span className={styles.course} aria-hidden="true">
          <span
            className={styles.runner}
            style={assignInlineVars({ [styles.progress]: String(progress?.[lane] ?? 0) })}
          >
            {lane + 1}
          </span>
        </span>
      </li>
    ))}
  </ol>
);
