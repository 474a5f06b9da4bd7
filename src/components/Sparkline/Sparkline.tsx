import { assignInlineVars } from '@vanilla-extract/dynamic';
import { HEIGHT, sparkPath, WIDTH } from './spark-path.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** From the oldest to the newest. */
  values: readonly number[];
  /** What it shows, in a sentence with its figures: "Deposits over 7 days: from 20 to 85". */
  label: string;
  tone?: 'primary' | 'success' | 'danger' | 'neutral' | undefined;
  /** In px; it is as wide as what holds it. */
  height?: number | undefined;
}

/** How something went, in a line without axes; the figures stand beside it. */
export const Sparkline = ({ values, label, tone = 'primary', height = 36 }: SparklineProps) => {
  const path = sparkPath(values);
  return (
    <span
      role="img"
      aria-label={label}
      className={styles.box}
      data-tone={tone}
      style={{ blockSize: height }}
    >
      {path ? (
        <>
          <svg
            aria-hidden
            className={styles.drawing}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            <path d={path.area} className={styles.area} />
            <path d={path.line} className={styles.line} vectorEffect="non-scaling-stroke" />
          </svg>
          <span
            className={styles.end}
            style={assignInlineVars({ [styles.down]: `${path.end.down * 100}%` })}
          />
        </>
      ) : (
        <span className={styles.nothing} />
      )}
    </span>
  );
};
