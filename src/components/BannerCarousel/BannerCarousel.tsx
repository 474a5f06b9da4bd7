import { Carousel, type CarouselProps, type CarouselSlide } from '../Carousel/Carousel.tsx';
import * as styles from './BannerCarousel.css.ts';

export interface BannerCarouselProps extends Pick<CarouselProps, 'label' | 'labels'> {
  slides: readonly CarouselSlide[];
  /** How long a banner stays (specification 9: 5,000 ms). */
  autoplayMs?: number | undefined;
  /** How long a change takes (specification 9: 1,000 ms). */
  speedMs?: number | undefined;
  /** `hero` opens a page; `strip` stands inside a popup or between sections. */
  height?: 'hero' | 'strip' | undefined;
  /** Takes the height of its place instead of its own. */
  fill?: boolean | undefined;
}

/**
 * Banners that take turns. They go round, have dots and move by themselves only if there is more
 * than one; the pointer, the focus, their button and a wish for less motion stop them.
 */
export const BannerCarousel = ({
  slides,
  label,
  labels,
  autoplayMs = 5000,
  speedMs = 1000,
  height = 'hero',
  fill = false,
}: BannerCarouselProps) => (
  <div className={styles.frame} data-height={height} data-fill={fill || undefined}>
    <Carousel show="one" {...{ slides, label, labels, autoplayMs, speedMs }} />
  </div>
);
