import type { ReactNode } from 'react';
import * as styles from './FishPond.css.ts';

/** The fish that this project draws. */
export type FishName =
  | 'sprat'
  | 'crab'
  | 'puffer'
  | 'seahorse'
  | 'turtle'
  | 'octopus'
  | 'shark'
  | 'whale';

const eye = (cx: number, cy: number) => (
  <>
    <circle cx={cx} cy={cy} r="3.4" fill="#fff" />
    <circle cx={cx + 0.8} cy={cy} r="1.8" fill="#1b2430" />
  </>
);

const drawings: Record<FishName, ReactNode> = {
  sprat: (
    <>
      <path d="M20 30 6 20v20z" fill="#5d87b8" />
      <path d="M16 30c12-14 44-16 58 0-14 16-46 14-58 0z" fill="#7fb0dc" />
      {eye(62, 27)}
    </>
  ),
  crab: (
    <>
      <path
        d="M22 44 10 52m14-14-16 2m66 4 12 8m-14-14 16 2"
        stroke="#b23a2e"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="48" cy="38" rx="26" ry="16" fill="#e0573f" />
      <path
        d="M24 28C14 24 12 12 22 8c4 4 3 8 0 10 4 0 8 3 8 8zm48 0c10-4 12-16 2-20-4 4-3 8 0 10-4 0-8 3-8 8z"
        fill="#c8452f"
      />
      {eye(40, 32)}
      {eye(56, 32)}
    </>
  ),
  puffer: (
    <>
      <path
        d="M24 30 10 22v16zM48 6v8m0 32v8M30 12l5 6m31-6-5 6M30 48l5-6m31 6-5-6"
        stroke="#c99a2c"
        strokeWidth="4"
        strokeLinecap="round"
        fill="#c99a2c"
      />
      <circle cx="48" cy="30" r="20" fill="#f2c14e" />
      {eye(58, 26)}
      <path
        d="M62 36c3 0 4 2 3 4"
        stroke="#6b4d0d"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  seahorse: (
    <>
      <path
        d="M50 6c12 0 18 8 16 16l8 4-10 4c-2 10-12 12-12 20 0 6 8 8 8 2 4 8-10 12-16 6-8-8 2-18 2-28 0-8-8-12 4-24z"
        fill="#d87fb0"
      />
      <path d="M40 30c-8 2-10 10-6 16 4-4 8-8 10-12z" fill="#b95c91" />
      {eye(58, 18)}
    </>
  ),
  turtle: (
    <>
      <path d="M28 44 16 54l16-2zm34 0 12 10-16-2zM24 26 12 18l16 2z" fill="#5e9c6b" />
      <circle cx="78" cy="30" r="9" fill="#7cc08a" />
      <ellipse cx="46" cy="34" rx="27" ry="17" fill="#3f7f53" />
      <path d="M46 20v28M30 26l32 16m0-16L30 42" stroke="#2c5f3d" strokeWidth="3" />
      {eye(81, 27)}
    </>
  ),
  octopus: (
    <>
      <path
        d="M30 32c-6 8-16 8-18 18m26-14c-2 8-8 8-8 18m18-16v18m10-18c2 8 8 8 8 18m0-24c6 8 16 8 18 18"
        stroke="#7a4fb0"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M48 4c16 0 24 12 20 24-4 10-36 10-40 0C24 16 32 4 48 4z" fill="#9a6bd0" />
      {eye(40, 22)}
      {eye(56, 22)}
    </>
  ),
  shark: (
    <>
      <path d="M16 30 4 14l4 18-4 14z" fill="#5c6f82" />
      <path d="M12 30c18-16 56-18 80 2-22 18-62 14-80-2z" fill="#7d93a8" />
      <path d="M46 18 54 2l8 14zM44 44l-4 12 14-10z" fill="#5c6f82" />
      <path d="M72 40c4-2 8-2 12-1" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      {eye(76, 27)}
    </>
  ),
  whale: (
    <>
      <path d="M18 26C8 26 2 18 4 8c6 2 9 5 10 9 3-4 7-6 12-6 0 8-3 12-6 15z" fill="#2f5d8c" />
      <path
        d="M12 28c14 2 18-8 40-10 26-2 40 10 40 22 0 10-12 14-34 14-26 0-44-10-46-26z"
        fill="#3f7ab5"
      />
      <path d="M50 52c16 2 34 0 42-8-2-2-30 2-42 8z" fill="#d7e6f3" />
      {eye(78, 34)}
    </>
  ),
};

/** A fish, drawn for this project; its name stands beside it. */
export const Fish = ({ name }: { name: FishName }) => (
  <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
    {drawings[name]}
  </svg>
);
