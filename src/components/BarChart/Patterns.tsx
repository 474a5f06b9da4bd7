import * as styles from './BarChart.css.ts';

/** The inks of the patterns, each on a tile of 8 px: strokes, dots, a grid. */
const inks = ['', 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4', '', 'M0,4H8M4,0V8'];

/** The pattern of a series' bars, in its own color; the first has none. */
export const Patterns = ({ id, look }: { id: string; look: number }) =>
  look === 0 ? null : (
    <defs>
      <pattern id={`${id}-${look}`} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} className={styles.paper} />
        {look === 2 ? (
          <circle cx={4} cy={4} r={2.2} fill="currentColor" />
        ) : (
          <path d={inks[look]} className={styles.ink} />
        )}
      </pattern>
    </defs>
  );
