import { gameFigure, gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import * as styles from './LimboFigure.css.ts';
import { useEffect, useState } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';

export interface LimboFigureProps {
  /** What was asked for: 2 is twice the stake. */
  target: number;
  /** How far the round came; null before the first. */
  endedAt: number | null;
  /** How long the figure rises, in ms; 0 when it stands. */
  riseMs?: number | undefined;
  /** One sentence: what happened, or what to do. */
  sentence: string;
  /** Names the whole: "How far the round comes". */
  label: string;
  language: string;
}

/** One figure that rises at once to where the round ends, and the way to what was asked for. */
export const LimboFigure = ({
  target,
  endedAt,
  riseMs = 0,
  sentence,
  label,
  language,
}: LimboFigureProps) => {
  const value = useRise(Math.max(1, endedAt ?? 1), endedAt === null ? 0 : riseMs);
  const isStill = riseMs === 0;
  const result = endedAt === null || !isStill ? 'none' : endedAt >= target ? 'won' : 'lost';
  const share = endedAt === null ? 0 : Math.min(1, Math.log(value) / Math.log(target));
  return (
    <section className={gamePlate} aria-label={label} data-result={result}>
      <div className={styles.sky}>
        <span className={gameFigure} data-result={result} aria-hidden="true">
          {multiplierText(Math.floor(value * 100) / 100, language)}
        </span>
        <span className={styles.way} aria-hidden="true">
          <span className={styles.done} style={{ scale: `${share.toFixed(4)} 1` }} />
        </span>
        <p className={gameSentence}>{sentence}</p>
      </div>
    </section>
  );
};

/** The share of the way that is done, quick at first. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * A figure that rises from 1 to its end, evenly on a scale of powers, in a given time.
 *
 * @param riseMs 0 shows the end at once, and so does the wish for less motion
 */
const useRise = (end: number, riseMs: number): number => {
  const [shown, setShown] = useState({ end, value: end });
  useEffect(() => {
    if (riseMs === 0 || matchMedia(reducedMotion).matches) return undefined;
    const began = performance.now();
    let frame = 0;
    const rise = () => {
      const share = Math.min(1, (performance.now() - began) / riseMs);
      setShown({ end, value: Math.exp(Math.log(Math.max(1, end)) * eased(share)) });
      if (share < 1) frame = requestAnimationFrame(rise);
    };
    rise();
    return () => cancelAnimationFrame(frame);
  }, [end, riseMs]);
  return riseMs > 0 && shown.end === end ? shown.value : end;
};
