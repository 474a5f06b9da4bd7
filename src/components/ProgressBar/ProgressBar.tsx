import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What makes progress. */
  label: string;
  /** Shown beside the bar or, when false, only said. */
  labelShown?: boolean | undefined;
  /** How far it is, from 0 to `max`; without it nobody knows, and the bar runs. */
  value?: number | undefined;
  max?: number | undefined;
  /** How far in words: "3 of 10", "40 %". Stands at the end of the line and is said. */
  valueText?: string | undefined;
  tone?: 'primary' | 'success' | 'warning' | 'danger' | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** How far something has come; a limit or an amount between bounds is a `LimitMeter`. */
export const ProgressBar = ({
  label,
  labelShown = true,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  size = 'md',
}: ProgressBarProps) => {
  const id = useId();
  const share = value === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const isFull = share === 1;
  return (
    <div className={styles.box} data-tone={tone} data-size={size}>
      {(labelShown || valueText) && (
        <div className={styles.text}>
          {labelShown && <span id={id}>{label}</span>}
          {valueText && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <div
        role="progressbar"
        {...(labelShown ? { 'aria-labelledby': id } : { 'aria-label': label })}
        {...(value !== undefined && {
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': share * max,
          'aria-valuetext': valueText,
        })}
        className={styles.track}
      >
        <span
          className={styles.bar}
          data-running={value === undefined || undefined}
          data-full={isFull || undefined}
          style={assignInlineVars({ [styles.share]: String(share) })}
        />
      </div>
    </div>
  );
};
