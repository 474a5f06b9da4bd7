import * as styles from './HeroSkeleton.css.ts';

export interface HeroSkeletonProps {
  /** Which hero is on its way. */
  hero: 'carousel' | 'split' | 'mosaic';
  /** Read aloud: "Loading". */
  label: string;
}

/** Stands for a hero that is on its way, in its final height. */
export const HeroSkeleton = ({ hero, label }: HeroSkeletonProps) => (
  <div role="status" aria-label={label} className={styles.heroes[hero]} />
);
