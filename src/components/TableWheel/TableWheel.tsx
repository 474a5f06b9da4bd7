import { useId } from 'react';
import * as styles from './TableWheel.css.ts';
import { angleOf, sectorPath } from './sector-path.ts';

/** One sector of a wheel. */
export interface WheelSector {
  label: string;
  tone: 'red' | 'black' | 'green' | 'low' | 'middle' | 'high' | 'top';
}

export interface TableWheelProps {
  /** Clockwise from the pointer. */
  sectors: readonly WheelSector[];
  /** The sector that stands, or will stand, under the pointer; null before the first turn. */
  target: number | null;
  /** Turns until the target stands under the pointer. */
  turning: boolean;
  /** How long the turn takes. */
  turnMs: number;
  /** What a screen reader says of it. */
  label: string;
  /** In the middle once it stands: "17". */
  result?: string | undefined;
}

const TURNS = 4;

/** A wheel with a pointer above. It only shows what was drawn: the turn ends where it must. */
export const TableWheel = ({
  sectors,
  target,
  turning,
  turnMs,
  label,
  result,
}: TableWheelProps) => {
  const id = useId();
  const angle = target === null ? 0 : angleOf(target, sectors.length);
  return (
    <div role="img" aria-label={label} className={styles.frame}>
      <span className={styles.pointer} />
      <span className={styles.round}>
        <svg
          key={turning ? 'turning' : 'standing'}
          viewBox="-100 -100 200 200"
          className={styles.wheel}
          data-turning={turning || undefined}
          style={{
            transform: `rotate(${angle}deg)`,
            animationDuration: `${turnMs}ms`,
            ['--from' as string]: `${angle - 360 * TURNS}deg`,
          }}
        >
          <circle r="98" className={styles.rim} />
          {sectors.map((sector, at) => (
            <g key={`${id}${at}`} transform={`rotate(${-angleOf(at, sectors.length)})`}>
              <path
                d={sectorPath(sectors.length, 92)}
                className={styles.sector}
                data-tone={sector.tone}
                data-target={(!turning && at === target) || undefined}
              />
              <text y="-80" className={styles.text} data-tone={sector.tone}>
                {sector.label}
              </text>
            </g>
          ))}
          <circle r="62" className={styles.bowl} />
        </svg>
      </span>
      <span className={styles.hub}>
        <bdi>{turning ? '' : result}</bdi>
      </span>
    </div>
  );
};
