import { HeroBanner, type HeroSlide } from '../HeroBanner/HeroBanner.tsx';
import * as styles from './HeroMosaic.css.ts';

export interface HeroMosaicProps {
  /** The first is the large one; up to four small ones follow, more are left out. */
  slides: readonly HeroSlide[];
  /** What it shows, for a screen reader. */
  label: string;
}

/** One large banner and small ones around it, all at once: nothing moves. */
export const HeroMosaic = ({ slides: [first, ...others], label }: HeroMosaicProps) => (
  <section aria-label={label} className={styles.mosaic}>
    {first && (
      <div className={styles.large}>
        <HeroBanner slide={first} eager level={1} />
      </div>
    )}
    {others.slice(0, 4).map((slide) => (
      <div key={slide.id} className={styles.tile}>
        <HeroBanner slide={slide} size="small" eager />
      </div>
    ))}
  </section>
);
