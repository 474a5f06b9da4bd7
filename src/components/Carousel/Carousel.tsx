import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './Carousel.css.ts';
import { CarouselControls, type CarouselLabels } from './CarouselControls.tsx';
import { carouselKeys } from './carousel-keys.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

/** One thing to swipe to. */
export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** What it shows, for a screen reader. */
  label: string;
  labels: CarouselLabels;
  /** `row` shows cards side by side; `one` fills the view with one slide and goes round. */
  show?: 'row' | 'one' | undefined;
  /** Moves on by itself after this time; left out or 0, it waits for the player. */
  autoplayMs?: number | undefined;
  /** About how long a move takes. */
  speedMs?: number | undefined;
  /** How many slides of a row share the view; a part of the next one may peep in (1.2). */
  perView?: { phone: number; tablet: number; desktop: number } | undefined;
  /** Arrows appear when there are more slides than this. */
  arrowsAbove?: number | undefined;
}

const threeAtMost = { phone: 1.15, tablet: 2, desktop: 3 };

/** At which widths not all slides fit; the place of the controls is kept from the first paint. */
const needsControls = (count: number, perView: NonNullable<CarouselProps['perView']>) => ({
  'data-phone': count > perView.phone,
  'data-tablet': count > perView.tablet,
  'data-desktop': count > perView.desktop,
});

/**
 * The engine of every carousel: `BannerCarousel` and `PromotionCarousel` are made of it. Controls
 * appear only when there is somewhere to go, and it moves by itself only while nobody looks closer.
 */
export const Carousel = ({
  slides,
  label,
  labels,
  show = 'row',
  autoplayMs = 0,
  speedMs = 700,
  perView = threeAtMost,
  arrowsAbove = 1,
}: CarouselProps) => {
  const isMany = slides.length > 1;
  const isRound = show === 'one';
  const { viewport, selected, stops, direction, goTo, next, previous } = useCarousel({
    loop: isRound,
    speedMs,
    enabled: isMany,
  });
  const ends = isRound ? slides.length : stops;
  const advance = (from: number) => (isRound ? next() : goTo(from + 1 < ends ? from + 1 : 0));
  const autoplay = useAutoplay(advance, {
    everyMs: autoplayMs,
    enabled: ends > 1,
    step: selected,
  });

  // Banners are a part of the page; a row stands in a section that mostly has the same name.
  const Frame = isRound ? 'section' : 'div';
  return (
    <Frame
      {...(!isRound && { role: 'group' })}
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      className={styles.carousel({ show })}
      style={assignInlineVars({
        [styles.onPhone]: String(perView.phone),
        [styles.onTablet]: String(perView.tablet),
        [styles.onDesktop]: String(perView.desktop),
      })}
      data-many={isMany || undefined}
      {...autoplay.holdProps}
      {...carouselKeys(direction, { next, previous })}
    >
      <div ref={viewport} className={styles.viewport({ show })}>
        <div className={styles.track({ show })} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={labels.slideRoleDescription}
              aria-label={labels.goTo(index + 1, slides.length)}
              className={styles.slide({ show })}
              inert={isRound && index !== selected}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {isMany && (
        <div className={styles.controls({ show })} {...needsControls(slides.length, perView)}>
          <CarouselControls
            labels={labels}
            selected={selected}
            stops={ends}
            onGoTo={goTo}
            onPrevious={previous}
            onNext={next}
            arrows={slides.length > arrowsAbove}
            autoplay={autoplayMs > 0 ? autoplay : undefined}
          />
        </div>
      )}
    </Frame>
  );
};
