import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './Carousel.css.ts';
import { CarouselControls, type CarouselLabels } from './CarouselControls.tsx';
import { carouselKeys } from './carousel-keys.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps {
  slides: readonly { id: string; content: ReactNode }[];
  /** What it shows, for a screen reader. */
  label: string;
  labels: CarouselLabels;
  /** Moves on by itself after this time; left out or 0, it waits for the player. */
  autoplayMs?: number | undefined;
  speedMs?: number | undefined;
  /** How many slides share the view; a part of the next one may peep in (1.2). */
  perView?: { phone: number; tablet: number; desktop: number } | undefined;
  /** Arrows appear when there are more slides than this. */
  arrowsAbove?: number | undefined;
}

/** At which widths not all slides fit; the place of the controls is kept from the first paint. */
const needsControls = (count: number, perView: NonNullable<CarouselProps['perView']>) => ({
  'data-phone': count > perView.phone,
  'data-tablet': count > perView.tablet,
  'data-desktop': count > perView.desktop,
});

/** A row of cards to swipe; controls appear only when there is somewhere to go. */
export const Carousel = ({
  slides,
  label,
  labels,
  autoplayMs = 0,
  speedMs = 700,
  perView = { phone: 1.15, tablet: 2, desktop: 3 },
  arrowsAbove = 1,
}: CarouselProps) => {
  const { viewport, selected, stops, direction, goTo, next, previous } = useCarousel({
    loop: false,
    speedMs,
  });
  const advance = (from: number) => goTo(from + 1 < stops ? from + 1 : 0);
  const autoplay = useAutoplay(advance, {
    everyMs: autoplayMs,
    enabled: stops > 1,
    step: selected,
  });

  return (
    // A group, not a region: it stands in a section that mostly has the same name.
    <div
      role="group"
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      className={styles.carousel}
      style={assignInlineVars({
        [styles.onPhone]: String(perView.phone),
        [styles.onTablet]: String(perView.tablet),
        [styles.onDesktop]: String(perView.desktop),
      })}
      {...autoplay.holdProps}
      {...carouselKeys(direction, { next, previous })}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={labels.slideRoleDescription}
              aria-label={labels.goTo(index + 1, slides.length)}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls} {...needsControls(slides.length, perView)}>
          <CarouselControls
            labels={labels}
            selected={selected}
            stops={stops}
            onGoTo={goTo}
            onPrevious={previous}
            onNext={next}
            arrows={slides.length > arrowsAbove}
            autoplay={autoplayMs > 0 ? autoplay : undefined}
          />
        </div>
      )}
    </div>
  );
};
