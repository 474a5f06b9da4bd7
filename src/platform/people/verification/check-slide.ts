/** How a slider was moved, as a browser tells it. */
export interface Slide {
  method: 'drag' | 'keyboard' | 'button';
  track: readonly { share: number; offsetPx: number; atMs: number }[];
  durationMs: number;
}

/** Nobody reads, reaches and slides faster. */
const MIN_MS = 150;
const MIN_POINTS = 5;

/** The browser's clock and ours may differ by the way of the call. */
const SLACK_MS = 2000;

/**
 * Whether a slide can have happened: it took its time, also by our clock, began at the start, ended
 * at the end, and its moments follow each other. A script can make that up; it costs it a call more,
 * and calls are counted.
 *
 * @param elapsedMs from when we made the slider to when its answer came
 */
export const isPlausibleSlide = (
  { method, track, durationMs }: Slide,
  elapsedMs: number,
): boolean => {
  if (elapsedMs < MIN_MS || durationMs > elapsedMs + SLACK_MS) return false;
  if (method !== 'drag') return true;
  const [first] = track;
  const last = track.at(-1);
  if (!first || !last || track.length < MIN_POINTS || durationMs < MIN_MS) return false;
  const isInOrder = track.every(({ atMs }, index) => atMs >= (track[index - 1]?.atMs ?? 0));
  return isInOrder && first.share <= 0.2 && last.share >= 0.98 && last.atMs <= durationMs + 50;
};
