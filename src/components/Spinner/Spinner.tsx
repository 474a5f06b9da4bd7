import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Said by a screen reader; leave out where the control around it already says it is busy. */
  label?: string | undefined;
  /** Side in px; the size of the text around it when left out. */
  size?: number | undefined;
}

/** Something is under way and nobody knows how long it takes. */
export const Spinner = ({ label, size }: SpinnerProps) => (
  <span
    className={styles.spinner}
    style={size === undefined ? undefined : { fontSize: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
