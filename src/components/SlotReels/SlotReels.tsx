import { assignInlineVars } from '@vanilla-extract/dynamic';
import { visuallyHidden } from '#theme/text.css.ts';
import type { ReelSymbol, ReelWin } from './reel-symbol.ts';
import * as styles from './SlotReels.css.ts';
import { stoppingTrack, turningTrack } from './spin-track.ts';

interface ReelProps {
  symbols: readonly ReelSymbol[];
  phase: 'still' | 'turning' | 'stopping';
  /** Which reel, from 0. */
  at: number;
  shown: readonly number[];
  strip: readonly number[];
  wins: readonly ReelWin[];
}

const isIn = (wins: readonly ReelWin[], reel: number, row: number): boolean =>
  wins.some(({ cells }) => cells.some(([one, other]) => one === reel && other === row));

/** One reel: a band of pictures behind its window. */
const Reel = ({ symbols, phase, at, shown, strip, wins }: ReelProps) => {
  const stopping = stoppingTrack(shown, strip, at);
  const band =
    phase === 'still'
      ? shown
      : phase === 'stopping'
        ? stopping.symbols
        : turningTrack(shown.length, strip, at).symbols;
  return (
    <div className={styles.reel}>
      <div
        className={styles.band}
        style={assignInlineVars({
          [styles.fromVar]: `${stopping.fromPercent.toFixed(4)}%`,
          [styles.timeVar]: `${stopping.durationMs}ms`,
        })}
      >
        {band.map((symbol, row) => {
          const { picture, ribbon } = symbols[symbol] ?? { picture: '' };
          const isHit = row < shown.length && isIn(wins, at, row);
          return (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a band never changes its order
              key={row}
              className={styles.cell}
              data-hit={isHit ? '' : undefined}
              data-dim={wins.length > 0 && !isHit ? '' : undefined}
            >
              <img className={styles.picture} src={picture} alt="" decoding="async" />
              {ribbon && <span className={styles.ribbon}>{ribbon}</span>}
            </span>
          );
        })}
      </div>
    </div>
  );
};

const CELL = 100;

const pathOf = (rows: readonly number[]): string =>
  rows.map((row, reel) => `${(reel + 0.5) * CELL} ${(row + 0.5) * CELL}`).join('L');

const colorAt = (at: number): keyof typeof styles.line =>
  (at % styles.LINE_COLORS) as keyof typeof styles.line;

/** The lines that won, drawn over the reels; where no lines are, there is nothing to draw. */
const WinLines = ({
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

export interface SlotReelsProps {
  symbols: readonly ReelSymbol[];
  /** What lies on the reels, reel by reel from the top: numbers of symbols. */
  grid: readonly (readonly number[])[];
  /** What runs past, reel by reel; at least a few symbols each. */
  strips: readonly (readonly number[])[];
  /** `turning` until it is known what comes, `stopping` until it lies there, then `still`. */
  phase: 'still' | 'turning' | 'stopping';
  /** Another number for every spin, so that two of the same grid are two. */
  spin: number;
  /** Lit while the reels are still. */
  wins?: readonly ReelWin[] | undefined;
  /** What the spin or the round came to; a loss is said as one. */
  message: string;
  /** `win` pays more than the stake, `big` much more; whatever pays less is `plain`. */
  tone?: 'plain' | 'win' | 'big' | undefined;
  /** "Free spin 3 of 10". */
  counter?: string | undefined;
  /** "×5": what wins of this spin are multiplied with. */
  multiplier?: string | undefined;
  /** Names the reels for a screen reader. */
  label: string;
  /** "Reel 2:", before what it shows. */
  reelLabel: (reel: number) => string;
}

/**
 * The reels of a slot. Only transforms move, so that the compositor runs them; whoever asked for
 * less motion sees each grid at once. Nothing glows for a win below the stake.
 */
export const SlotReels = ({
  symbols,
  grid,
  strips,
  phase,
  spin,
  wins = [],
  message,
  tone = 'plain',
  counter,
  multiplier,
  label,
  reelLabel,
}: SlotReelsProps) => {
  const shown = phase === 'still' ? wins : [];
  const rows = grid[0]?.length ?? 3;
  const nameOf = (symbol: number): string => symbols[symbol]?.name ?? '';
  return (
    <figure className={styles.cabinet} data-tone={tone} aria-label={label}>
      <div className={styles.frame}>
        <div
          className={styles.window}
          data-phase={phase}
          aria-hidden="true"
          style={assignInlineVars({
            [styles.reelsVar]: String(grid.length),
            [styles.rowsVar]: String(rows),
          })}
        >
          {grid.map((reel, at) => (
            <Reel
              // A new band for every spin begins its way anew.
              key={`${at} ${phase === 'turning' ? 'turning' : spin}`}
              {...{ symbols, phase, at }}
              shown={reel}
              strip={strips[at] ?? reel}
              wins={shown}
            />
          ))}
          <WinLines wins={shown} reels={grid.length} rows={rows} />
          {tone === 'big' && phase === 'still' && <span className={styles.glow} />}
        </div>
      </div>
      <figcaption className={styles.foot}>
        <p className={styles.message}>{message}</p>
        {(counter || multiplier) && (
          <span className={styles.chips}>
            {counter && <span className={styles.chip}>{counter}</span>}
            {multiplier && (
              <bdi dir="ltr" className={styles.chip}>
                {multiplier}
              </bdi>
            )}
          </span>
        )}
      </figcaption>
      {phase === 'still' && (
        <ul className={visuallyHidden}>
          {grid.map((reel, at) => (
            <li key={`${at} ${reel.join(' ')}`}>
              {reelLabel(at + 1)} {reel.map(nameOf).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
};
