import { useEffect, useState } from 'react';

/** How often the figures change for who asked for less motion. */
const CALM_MS = 500;

const everyPicture = (show: () => void): (() => void) => {
  let frame = 0;
  const loop = () => {
    show();
    frame = requestAnimationFrame(loop);
  };
  frame = requestAnimationFrame(loop);
  return () => cancelAnimationFrame(frame);
};

const twiceASecond = (show: () => void): (() => void) => {
  const timer = setInterval(show, CALM_MS);
  return () => clearInterval(timer);
};

/**
 * The time of a round, on every picture that the screen shows; with reduced motion twice a second.
 *
 * @param running otherwise the time stands still
 * @param elapsedMs how far the round was when it was handed in; the clock runs on from there, and
 *   the first render answers exactly this
 */
export const useElapsed = (running: boolean, elapsedMs: number): number => {
  const [clock, setClock] = useState({ fromMs: elapsedMs, nowMs: elapsedMs });
  useEffect(() => {
    if (!running) return undefined;
    const startMs = performance.now() - elapsedMs;
    const show = () => setClock({ fromMs: elapsedMs, nowMs: performance.now() - startMs });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return calm ? twiceASecond(show) : everyPicture(show);
  }, [running, elapsedMs]);
  // What an older clock says is out of date until the new one has shown itself.
  return running && clock.fromMs === elapsedMs ? clock.nowMs : elapsedMs;
};
