import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { loadUntilHere } from '../PageLoader/load-until-here.ts';

/** Embla moves by a spring, not by a clock: one unit of its duration settles in about 36 ms. */
const MS_PER_EMBLA_UNIT = 36;

interface EmblaSettings {
  loop: boolean;
  direction: 'ltr' | 'rtl';
  speedMs: number;
}

/** Runs Embla on a viewport. It comes after the page is awake: 7 kB that no first paint waits for. */
export const useEmbla = (
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
