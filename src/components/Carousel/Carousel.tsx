import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import * as styles from './Carousel.css.ts';
import { CarouselControls, type CarouselLabels } from './CarouselControls.tsx';
import { carouselKeys } from './carousel-keys.ts';
import { useCarousel } from './use-carousel.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface Autoplay {
  /** Runs by itself unless the player stopped it; false also with reduced motion. */
  isPlaying: boolean;
  toggle: () => void;
  /** Holds while the pointer or the keyboard is inside. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Calls `advance` every `everyMs` while nobody looks closer: not under the pointer, with the
 * keyboard inside, in a hidden tab, or for who wants less motion.
 *
 * @param step where it stands: each move, also one by hand, starts the time anew
 */
const useAutoplay = (
  advance: (from: number) => void,
  { everyMs, enabled, step }: { everyMs: number; enabled: boolean; step: number },
): Autoplay => {
  const wantsLess = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPlaying = choice ?? !wantsLess;
  const runs = enabled && isPlaying && !hovered && !focused && everyMs > 0;

  const tick = useEffectEvent((from: number) => {
    if (!document.hidden) advance(from);
  });

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick(step), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs, step]);

  return {
    isPlaying,
    toggle: () => setChoice(!isPlaying),
    holdProps: {
      // A finger that taps has no way to leave again.
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
};

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
