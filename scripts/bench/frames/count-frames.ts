import type { Frame } from 'playwright';

/** How evenly a page drew while something moved on it. */
export interface Frames {
  /** Drawn in a second. */
  perSecond: number;
  /** Milliseconds from one frame to the next, of which 95 in 100 took less. */
  p95Ms: number;
  /** Share of frames, 0 to 1, that came so late that one was left out before them. */
  lateShare: number;
}

/** One and a half of a 60 Hz screen's frames: later than this, a frame was left out. */
const LATE_MS = (1000 / 60) * 1.5;

/** Counts the frames that a page draws for a while. */
export const countFrames = async (frame: Frame, forMs: number): Promise<Frames> => {
  const gaps = await frame.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        let begin = 0;
        let last = 0;
        const note = (now: number): void => {
          if (last > 0) found.push(now - last);
          begin ||= now;
          last = now;
          if (now - begin < duration) requestAnimationFrame(note);
          else resolve(found);
        };
        requestAnimationFrame(note);
      }),
    forMs,
  );
  const sorted = gaps.toSorted((a, b) => a - b);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length * 1000) / total,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    lateShare: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
  };
};
