import { CarouselControls, type CarouselLabels } from '../Carousel/CarouselControls.tsx';
import { carouselKeys } from '../Carousel/carousel-keys.ts';
import { useAutoplay } from '../Carousel/use-autoplay.ts';
import { useCarousel } from '../Carousel/use-carousel.ts';
import { HeroBanner, type HeroSlide } from '../HeroBanner/HeroBanner.tsx';
import * as styles from './HeroCarousel.css.ts';

export interface HeroCarouselProps {
  slides: readonly HeroSlide[];
  /** What it shows, for a screen reader. */
  label: string;
  labels: CarouselLabels;
  /** How long a banner stays (specification 9: 5,000 ms). */
  autoplayMs: number;
  /** How long a change takes (specification 9: 1,000 ms). */
  speedMs: number;
  /** Takes the height of its place instead of its own. */
  fill?: boolean | undefined;
}

/** Banners that take turns; they loop and have controls only if there is more than one. */
export const HeroCarousel = ({
  slides,
  label,
  labels,
  autoplayMs,
  speedMs,
  fill = false,
}: HeroCarouselProps) => {
  const isMany = slides.length > 1;
  const { viewport, selected, direction, next, previous, goTo } = useCarousel({
    loop: isMany,
    speedMs,
  });
  const autoplay = useAutoplay(next, { everyMs: autoplayMs, enabled: isMany, step: selected });

  return (
    <section
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      className={styles.hero}
      data-fill={fill || undefined}
      data-many={isMany || undefined}
      {...autoplay.holdProps}
      {...carouselKeys(direction, { next, previous })}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={labels.slideRoleDescription}
              aria-label={labels.goTo(index + 1, slides.length)}
              className={styles.slide}
              inert={index !== selected}
            >
              <HeroBanner slide={slide} eager={index === 0} level={index === 0 ? 1 : 2} />
            </div>
          ))}
        </div>
      </div>
      {isMany && (
        <div className={styles.controls}>
          <CarouselControls
            labels={labels}
            selected={selected}
            stops={slides.length}
            onGoTo={goTo}
            onPrevious={previous}
            onNext={next}
            autoplay={autoplayMs > 0 ? autoplay : undefined}
          />
        </div>
      )}
    </section>
  );
};
