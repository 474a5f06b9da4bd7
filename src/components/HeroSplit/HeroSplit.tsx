import type { ReactNode } from 'react';
import { HeroCarousel, type HeroCarouselProps } from '../HeroCarousel/HeroCarousel.tsx';
import * as styles from './HeroSplit.css.ts';

export interface HeroSplitProps extends Omit<HeroCarouselProps, 'fill'> {
  /** Stands beside the banners, below them on phones: the jackpot, a card to sign in. */
  side: ReactNode;
}

/** Banners beside something that stays. */
export const HeroSplit = ({ side, ...banners }: HeroSplitProps) => (
  <div className={styles.split}>
    <div className={styles.main}>
      <HeroCarousel {...banners} fill />
    </div>
    <div className={styles.side}>{side}</div>
  </div>
);
