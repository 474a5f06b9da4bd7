import type { ReactNode } from 'react';
import { intlLanguage } from '#domain/intl-language.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { splitSeconds, type TimeLeft } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import * as styles from './Countdown.css.ts';

/** The word of a unit for a count: "day", "days". */
export type UnitLabels = Record<keyof TimeLeft, (count: number) => string>;

export interface CountdownProps {
  /** RFC 3339, by the server's clock. */
  to: string;
  /** The server's clock minus this device's, in ms; as the last answer's date tells it when left out. */
  offsetMs?: number | undefined;
  /** What it counts down to: "Next draw". */
  label: string;
  /** BCP-47; decides the digits. */
  language: string;
  labels: UnitLabels;
  /** `blocks` has a plate for each unit, `line` stands in a text. */
  variant?: 'blocks' | 'line' | undefined;
  /** Stands in its place once the instant has come. */
  ended?: ReactNode;
  /** Called once, when the instant comes while it is watched. */
  onEnd?: (() => void) | undefined;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** From a day on seconds are noise to the ear; below a minute they are all there is. */
const spokenUnits = ({ days, hours, minutes }: TimeLeft): readonly (keyof TimeLeft)[] => {
  if (days > 0) return ['days', 'hours'];
  return hours + minutes > 0 ? ['hours', 'minutes'] : ['seconds'];
};

/**
 * Time until an instant, told each second to the eye. A screen reader hears it when it gets
 * there, never by itself; the first picture, on the server too, has no figures yet.
 */
export const Countdown = ({
  to,
  offsetMs,
  label,
  language,
  labels,
  variant = 'blocks',
  ended,
  onEnd,
}: CountdownProps) => {
  const seconds = useSecondsLeft(new Date(to).getTime(), offsetMs, onEnd);
  if (seconds === 0 && ended !== undefined) return ended;
  const left = seconds === null ? null : splitSeconds(seconds);
  const shown = UNITS.filter((unit) => unit !== 'days' || left === null || left.days > 0);
  const figures = new Intl.NumberFormat(intlLanguage(language), {
    minimumIntegerDigits: 2,
    useGrouping: false,
  });
  return (
    <span role="timer" aria-label={label} className={styles.timer} data-look={variant}>
      <time dateTime={to} className={visuallyHidden}>
        {left &&
          spokenUnits(left)
            .map((unit) => `${left[unit]} ${labels[unit](left[unit])}`)
            .join(' ')}
      </time>
      <span aria-hidden className={styles.units}>
        {shown.map((unit) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>{left ? figures.format(left[unit]) : '––'}</span>
            <span className={styles.word}>{labels[unit](left?.[unit] ?? 0)}</span>
          </span>
        ))}
      </span>
    </span>
  );
};
