import type { ReelWin } from './reel-symbol.ts';
import * as styles from './SlotReels.css.ts';

const CELL = 100;

const pathOf = (rows: readonly number[]): string =>
  rows.map((row, reel) => `${(reel + 0.5) * CELL} ${(row + 0.5) * CELL}`).join('L');

const colorAt = (at: number): keyof typeof styles.line =>
  (at % styles.LINE_COLORS) as keyof typeof styles.line;

/** The lines that won, drawn over the reels; where no lines are, there is nothing to draw. */
export const WinLines = ({
  wins,
  reels,
  rows,
}: {
  wins: readonly ReelWin[];
  reels: number;
  rows: number;
}) => {
  const lines = [...new Set(wins.flatMap(({ line }) => (line ? [`M${pathOf(line)}`] : [])))];
  if (lines.length === 0) return null;
  return (
    <svg className={styles.lines} viewBox={`0 0 ${reels * CELL} ${rows * CELL}`} aria-hidden="true">
      {lines.map((d, at) => (
        <g key={d}>
          <path className={styles.shade} d={d} />
          <path className={styles.line[colorAt(at)]} d={d} />
        </g>
      ))}
    </svg>
  );
};
