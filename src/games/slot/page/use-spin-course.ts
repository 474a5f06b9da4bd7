import { useEffect, useState } from 'react';
import type { SlotView } from '../rules/slot-view.ts';
import { momentAt, SPIN_MS, type SpinMoment } from './spin-course.ts';

/**
 * Which spin of a round is on the reels, and whether they still turn.
 *
 * @param running the round is being shown; otherwise its last spin stands
 * @param stopMs how long the reels take to stop
 */
export const useSpinCourse = (
  view: SlotView | null,
  running: boolean,
  stopMs: number,
): SpinMoment => {
  const [course, setCourse] = useState<{ of: SlotView | null; moment: SpinMoment } | null>(null);
  useEffect(() => {
    if (!running || !view) return undefined;
    const beganMs = performance.now();
    const changes = view.spins.flatMap((_, at) => [at * SPIN_MS, at * SPIN_MS + stopMs]);
    const timers = changes.map((afterMs) =>
      setTimeout(() => {
        const elapsedMs = Math.max(afterMs, performance.now() - beganMs);
        setCourse({ of: view, moment: momentAt(view, elapsedMs, stopMs) });
      }, afterMs),
    );
    return () => timers.forEach(clearTimeout);
  }, [running, view, stopMs]);
  if (!view) return { at: 0, phase: 'still' };
  if (!running) return { at: view.spins.length - 1, phase: 'still' };
  return course?.of === view ? course.moment : { at: 0, phase: 'stopping' };
};
