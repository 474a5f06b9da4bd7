/**
 * Whether a throttled action may run: only once the interval has passed since it last ran; what
 * comes between is dropped.
 */
export const isDue = (nowMs: number, lastMs: number, intervalMs: number): boolean =>
  nowMs - lastMs >= intervalMs;
