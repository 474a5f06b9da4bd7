import type { ReactNode } from 'react';
import * as styles from './CrashScene.css.ts';
import type { CrashScene } from './crash-scene.ts';

/** Places of stars, well spread by hand; the third figure is the radius. */
const STARS = [
  [28, 132, 1.1],
  [62, 178, 0.9],
  [96, 108, 1.4],
  [134, 160, 1],
  [158, 62, 0.8],
  [186, 124, 1.2],
  [214, 30, 1.5],
  [242, 92, 0.9],
  [262, 152, 1.1],
  [288, 48, 1],
  [312, 116, 1.4],
  [338, 22, 0.8],
  [356, 78, 1.2],
  [382, 140, 1],
] as const;

const Stars = () => (
  <g className={styles.faint}>
    {STARS.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
  </g>
);

const Cloud = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    className={styles.faint}
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 0a9 9 0 0 1 3-17a14 14 0 0 1 26-5a11 11 0 0 1 17 6a8.5 8.5 0 0 1 2 16z"
  />
);

/** A wheel of a clockwork, around its middle. */
const Gear = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g className={styles.faint} transform={`translate(${x} ${y}) scale(${size})`}>
    {Array.from({ length: 12 }, (_, tooth) => (
      <rect
        key={tooth}
        x={-4}
        y={-46}
        width={8}
        height={12}
        rx={2}
        transform={`rotate(${tooth * 30})`}
      />
    ))}
    <path
      fillRule="evenodd"
      d="M0-37a37 37 0 1 1 0 74a37 37 0 1 1 0-74zM0-23a23 23 0 1 0 0 46a23 23 0 1 0 0-46zM0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"
    />
  </g>
);

const scenes: Record<CrashScene, ReactNode> = {
  comet: (
    <>
      <Stars />
      <g className={styles.stripe}>
        <path d="M250 8L398-42M286 34L424-8M222 -2L330-40" />
      </g>
      <path className={styles.faint} d="M306 220a110 110 0 0 1 94-64v64z" />
    </>
  ),
  plane: (
    <>
      <Cloud x={236} y={70} size={1.5} />
      <Cloud x={322} y={118} size={1.1} />
      <Cloud x={34} y={190} size={1.3} />
      <Cloud x={184} y={164} size={0.8} />
    </>
  ),
  balloon: (
    <>
      <circle className={styles.faint} cx={336} cy={58} r={30} />
      <Cloud x={214} y={62} size={0.9} />
      <path className={styles.faint} d="M0 196q60-44 128-14t118-22t154 8v52H0z" />
      <path className={styles.faint} d="M0 212q90-34 190-12t210-30v50H0z" />
    </>
  ),
  moon: (
    <>
      <Stars />
      <g className={styles.faint}>
        <circle cx={338} cy={64} r={58} />
      </g>
      <g className={styles.crater}>
        <circle cx={318} cy={46} r={13} />
        <circle cx={358} cy={78} r={17} />
        <circle cx={326} cy={96} r={8} />
        <circle cx={364} cy={38} r={7} />
      </g>
      <path className={styles.faint} d="M0 220v-16q34-12 70-2t66-4t80 6t84-6t100 0v22z" />
    </>
  ),
  brass: (
    <>
      <Gear x={318} y={66} size={1.25} />
      <Gear x={382} y={148} size={0.8} />
      <Gear x={246} y={4} size={0.7} />
      <path className={styles.faint} d="M0 206h400v14H0z" />
    </>
  ),
  rocket: (
    <>
      <Stars />
      <path
        className={styles.faint}
        d="M0 220v-12h400v12zM16 208v-92h10v92zM26 124h14v6H26zM26 150h14v6H26z"
      />
      <path className={styles.stripe} d="M16 132l10 16M16 156l10 16M16 180l10 16" />
      <path className={styles.faint} d="M284 220q50-60 116-58v58z" />
    </>
  ),
};

/** Where a round takes place: quiet shapes in the scene's color, for the eye alone. */
export const CrashBackdrop = ({ scene }: { scene: CrashScene }) => (
  <svg
    aria-hidden="true"
    className={styles.backdrop}
    viewBox="0 0 400 220"
    preserveAspectRatio="xMidYMid slice"
  >
    {scenes[scene]}
  </svg>
);
