import { assignInlineVars } from '@vanilla-extract/dynamic';
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
export const Reel = ({ symbols, phase, at, shown, strip, wins }: ReelProps) => {
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
