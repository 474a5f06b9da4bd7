import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** A word in the middle of the line: "or". */
  label?: string | undefined;
  /** Stands between things of one row. */
  vertical?: boolean | undefined;
}

/** A line between two things that differ. */
export const Divider = ({ label, vertical = false }: DividerProps) => {
  if (label) return <div className={styles.labelled}>{label}</div>;
  if (vertical) {
    return <span aria-hidden className={styles.vertical} />;
  }
  return <hr className={styles.divider} />;
};
