import { useEffect, useRef } from 'react';
import { reducedMotion } from '#theme/breakpoints.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { ballFrames, ballPlaces } from './ball-way.ts';
import * as styles from './PlinkoBoard.css.ts';

export interface PlinkoBoardProps {
  rows: number;
  /** What each pocket pays for one staked, from left to right. */
  pockets: readonly number[];
  /** The ball's way: at every row 0 to the left, 1 to the right; null before the first ball. */
  way: readonly number[] | null;
  /** How long the ball falls, in ms; 0 when it lies. */
  fallMs?: number | undefined;
  sentence: string;
  labels: {
    /** Names the board: "Twelve rows of pins". */
    board: string;
    /** Names the pockets: "What the pockets pay". */
    pockets: string;
    /** Said of the pocket in which the ball lies. */
    hit: string;
  };
  language: string;
}

/** A cell is a little wider than high, so that a tall board fits a phone. */
const ROW_HEIGHT = 0.86;

const heatOf = (pays: number) => (pays >= 3 ? 'high' : pays >= 1 ? 'even' : 'low');

/** A field of pins, pockets under it, and a ball that falls from pin to pin into one of them. */
export const PlinkoBoard = ({
  rows,
  pockets,
  way,
  fallMs = 0,
  sentence,
  labels,
  language,
}: PlinkoBoardProps) => {
  const cells = rows + 1;
  const lane = useRef<HTMLSpanElement>(null);
  const drop = useRef<HTMLSpanElement>(null);
  useFall(way, fallMs, lane, drop);
  const end = way && ballPlaces(way).at(-1);
  const pocket = way && fallMs === 0 ? way.reduce((right, step) => right + step, 0) : null;
  return (
    <section className={gamePlate} aria-label={labels.board}>
      <div className={styles.board} data-rows={rows}>
        <div className={styles.field}>
          <svg
            className={styles.pins}
            aria-hidden="true"
            viewBox={`0 0 ${cells} ${((rows + 1) * ROW_HEIGHT).toFixed(2)}`}
          >
            {Array.from({ length: rows }, (_, row) =>
              Array.from({ length: row + 2 }, (__, at) => (
                <circle
                  key={`${row} ${at}`}
                  className={styles.pin}
                  cx={(cells / 2 + at - (row + 1) / 2).toFixed(2)}
                  cy={((row + 1) * ROW_HEIGHT).toFixed(2)}
                  r="0.11"
                />
              )),
            )}
          </svg>
          {end && (
            <span
              ref={lane}
              aria-hidden="true"
              className={styles.lane}
              style={{
                left: `${((rows / 2 / cells) * 100).toFixed(4)}%`,
                width: `${(100 / cells).toFixed(4)}%`,
                height: `${(100 / (rows + 1)).toFixed(4)}%`,
                transform: `translateX(${end.x * 100}%)`,
              }}
            >
              <span
                ref={drop}
                className={styles.drop}
                style={{ transform: `translateY(${end.y * 100}%)` }}
              >
                <span className={styles.ball} />
              </span>
            </span>
          )}
        </div>
        <ol className={styles.pockets} aria-label={labels.pockets}>
          {pockets.map((pays, at) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- pockets are told by their place alone
              key={at}
              className={styles.pocket}
              data-heat={heatOf(pays)}
              data-hit={at === pocket || undefined}
            >
              {multiplierText(pays, language, pays < 10 ? 2 : 0)}
              {at === pocket && <span className={visuallyHidden}>{labels.hit}</span>}
            </li>
          ))}
        </ol>
      </div>
      <p className={gameSentence}>{sentence}</p>
    </section>
  );
};

/** Lets the ball fall by transforms alone, which the compositor draws. */
const useFall = (
  way: readonly number[] | null,
  fallMs: number,
  lane: React.RefObject<HTMLSpanElement | null>,
  drop: React.RefObject<HTMLSpanElement | null>,
): void => {
  useEffect(() => {
    if (!way || fallMs === 0 || matchMedia(reducedMotion).matches) return undefined;
    const { across, down } = ballFrames(way);
    const moves = [lane.current?.animate(across, fallMs), drop.current?.animate(down, fallMs)];
    return () => moves.forEach((move) => move?.cancel());
  }, [way, fallMs, lane, drop]);
};
