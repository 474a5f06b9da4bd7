import type { ReactNode } from 'react';
import * as styles from './CrashScene.css.ts';
import type { CrashScene } from './crash-scene.ts';

const { hull, shade, glass, flame } = styles;

/** Each points to the right, its middle in the middle of 48 by 48. */
const crafts: Record<CrashScene, ReactNode> = {
  comet: (
    <>
      <path className={flame} d="M30 10Q12 12 0 24Q12 36 30 38Q18 30 18 24T30 10z" />
      <circle className={hull} cx={30} cy={24} r={13} />
      <path className={shade} d="M30 37a13 13 0 0 0 12-18a17 17 0 0 1-21 14a13 13 0 0 0 9 4z" />
      <circle className={glass} cx={26} cy={19} r={3} />
    </>
  ),
  plane: (
    <>
      <path className={hull} d="M46 22L2 6L14 24z" />
      <path className={shade} d="M46 22L14 24L12 38L22 29z" />
      <path className={glass} d="M46 22L22 29L28 40z" />
    </>
  ),
  balloon: (
    <>
      <path
        className={hull}
        d="M24 1C13 1 6 9 6 18c0 8 8 14 12 18h12c4-4 12-10 12-18C42 9 35 1 24 1z"
      />
      <path
        className={glass}
        d="M24 1c-5 3-8 10-8 17c0 8 3 14 5 18h6c2-4 5-10 5-18c0-7-3-14-8-17z"
      />
      <path className={shade} d="M18 36l2 4h8l2-4zM19 41h10v6H19z" />
    </>
  ),
  moon: (
    <>
      <path className={flame} d="M20 38h8l-4 9z" />
      <path className={hull} d="M16 8h16l5 9v12l-5 6H16l-5-6V17z" />
      <circle className={glass} cx={24} cy={20} r={6} />
      <path
        className={shade}
        d="M13 33L5 44H2v3h8v-3L17 35zM35 33l8 11h3v3h-8v-3L31 35zM23 2h2v6h-2z"
      />
    </>
  ),
  brass: (
    <>
      <path className={flame} d="M6 28a7 7 0 1 1 6-11a6 6 0 1 1 3 11z" />
      <path className={shade} d="M20 8h6v8h-6zM18 5h10v4H18z" />
      <path className={hull} d="M14 16h26q6 0 6 7v9H14z" />
      <path className={glass} d="M34 20h6q3 0 3 4v2h-9z" />
      <circle className={shade} cx={21} cy={36} r={7} />
      <circle className={shade} cx={39} cy={36} r={7} />
      <circle className={glass} cx={21} cy={36} r={2.5} />
      <circle className={glass} cx={39} cy={36} r={2.5} />
    </>
  ),
  rocket: (
    <>
      <path className={flame} d="M14 18Q4 20 0 24Q4 28 14 30z" />
      <path className={shade} d="M18 16L10 8v12zM18 32l-8 8V28z" />
      <path className={hull} d="M12 17h18q10 1 17 7q-7 6-17 7H12z" />
      <circle className={glass} cx={30} cy={24} r={4} />
    </>
  ),
};

/**
 * What flies at the curve's head.
 *
 * @param props.turn degrees, clockwise
 */
export const CrashCraft = ({ scene, turn }: { scene: CrashScene; turn: number }) => (
  <svg
    aria-hidden="true"
    className={styles.craft}
    viewBox="0 0 48 48"
    style={{ rotate: `${turn.toFixed(1)}deg` }}
  >
    {crafts[scene]}
  </svg>
);
