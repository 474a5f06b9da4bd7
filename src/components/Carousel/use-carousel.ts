import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';
import type { EmblaCarouselType } from 'embla-carousel';
import { loadUntilHere } from '../PageLoader/load-until-here.ts';

/** Embla moves by a spring, not by a clock: one unit of its duration settles in about 36 ms. */
const MS_PER_EMBLA_UNIT = 36;

interface EmblaSettings {
  loop: boolean;
  direction: 'ltr' | 'rtl';
  speedMs: number;
}

/** Runs Embla on a viewport. It comes after the page is awake: 7 kB that no first paint waits for. */
const useEmbla = (
  viewport: HTMLElement | null,
  { loop, direction, speedMs }: EmblaSettings,
): EmblaCarouselType | undefined => {
  const [embla, setEmbla] = useState<EmblaCarouselType>();

  useEffect(() => {
    if (!viewport) return undefined;
    let running: EmblaCarouselType | undefined;
    let isOver = false;
    const start = async () => {
      const { default: startEmbla } = await loadUntilHere(() => import('embla-carousel'));
      if (isOver) return;
      running = startEmbla(viewport, {
        loop,
        direction,
        align: 'start',
        containScroll: loop ? false : 'trimSnaps',
        slidesToScroll: loop ? 1 : 'auto',
        duration: speedMs / MS_PER_EMBLA_UNIT,
      });
      setEmbla(running);
    };
    void start();
    return () => {
      isOver = true;
      running?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, loop, direction, speedMs]);

  return embla;
};

export interface CarouselMotion {
  loop: boolean;
  /** About how long a move takes. */
  speedMs: number;
  /** Off where there is nothing to move: the engine is not fetched at all. */
  enabled: boolean;
}

/**
 * The moving part of every carousel: drag, snap, loop, reading direction.
 *
 * Until the engine has come the first slides simply stand there, as the server wrote them.
 */
export const useCarousel = ({ loop, speedMs, enabled }: CarouselMotion) => {
  const direction = usePageDirection();
  const wantsLess = useReducedMotion();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const embla = useEmbla(enabled ? viewport : null, { loop, direction, speedMs });
  const [place, setPlace] = useState({ selected: 0, stops: 0 });
  // A press that comes before the engine is kept for it.
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (!embla) return undefined;
    const read = () =>
      setPlace({ selected: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length });
    read();
    embla.on('select', read).on('reInit', read);
    if (wanted.current !== null) embla.scrollTo(wanted.current, true);
    wanted.current = null;
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);

  return {
    ...place,
    direction,
    viewport: setViewport,
    next: () => embla?.scrollNext(wantsLess),
    previous: () => embla?.scrollPrev(wantsLess),
    goTo: (index: number) => {
      if (embla) embla.scrollTo(index, wantsLess);
      else wanted.current = index;
    },
  };
};

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** The page's direction of reading, from `<html dir>`; the server need not know it. */
const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(
    watch,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
