import { useEffect, useRef } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { restingAngle, segmentPath, segmentPlace } from './wheel-path.ts';
import * as styles from './WheelOfLuck.css.ts';

export interface WheelOfLuckProps {
  /** What each segment pays for one staked, clockwise from the top. */
  segments: readonly number[];
  /** The segment under the mark; null before the first turn. */
  segment: number | null;
  /** How long the wheel turns, in ms; 0 when it stands. */
  turnMs?: number | undefined;
  sentence: string;
  /** Names the wheel: "A wheel of 20 segments". */
  label: string;
  language: string;
}

const heatOf = (pays: number) => {
  if (pays === 0) return 'low';
  if (pays < 1.5) return 'even';
  if (pays < 2) return 'fair';
  return pays < 4 ? 'good' : 'high';
};

/** Whole turns before it comes to rest. */
const TURNS = 5;

/** A wheel that turns under a mark and pays what its segment says. */
export const WheelOfLuck = ({
  segments,
  segment,
  turnMs = 0,
  sentence,
  label,
  language,
}: WheelOfLuckProps) => {
  const wheel = useRef<SVGSVGElement>(null);
  const angle = segment === null ? 0 : restingAngle(segment, segments.length);
  useEffect(() => {
    if (turnMs === 0 || matchMedia(reducedMotion).matches) return undefined;
    const turning = wheel.current?.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${360 * TURNS + angle}deg)` }],
      { duration: turnMs, easing: 'cubic-bezier(0.12, 0.6, 0.16, 1)' },
    );
    return () => turning?.cancel();
  }, [turnMs, angle]);
  return (
    <section className={gamePlate} aria-label={label}>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.round}>
          <svg
            ref={wheel}
            className={styles.wheel}
            viewBox="-100 -100 200 200"
            style={{ transform: `rotate(${angle}deg)` }}
          >
            {segments.map((pays, at) => {
              const { x, y, turn } = segmentPlace(at, segments.length, 82);
              return (
                // oxlint-disable-next-line react/no-array-index-key -- segments are told by their place alone
                <g key={at}>
                  <path
                    className={styles.segment}
                    data-heat={heatOf(pays)}
                    d={segmentPath(at, segments.length, 97)}
                  />
                  <text
                    className={styles.price}
                    data-heat={heatOf(pays)}
                    transform={`translate(${x} ${y}) rotate(${turn})`}
                  >
                    {pays === 0 ? '·' : multiplierText(pays, language, pays < 10 ? 2 : 1)}
                  </text>
                </g>
              );
            })}
            <circle className={styles.rim} r="97" />
            <circle className={styles.hub} r="22" />
            <circle r="5" fill="currentColor" opacity="0.5" />
          </svg>
        </div>
        <svg className={styles.mark} viewBox="0 0 28 36" fill="currentColor">
          <path d="M14 36 3 14a12 12 0 1 1 22 0z" />
        </svg>
      </div>
      <p className={gameSentence}>{sentence}</p>
    </section>
  );
};
