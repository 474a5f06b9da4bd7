/**
 * A gate that lets the first call through and refuses every other until the wait is over.
 * Nothing is repeated afterwards: there is no trailing call (specification 9).
 *
 * @param waitMs how long the gate stays shut after a call that passed
 * @param now the clock, in ms; a test gives its own
 * @returns asks to pass; true once per wait
 */
export const leadingThrottle = (waitMs: number, now: () => number = Date.now): (() => boolean) => {
  let lastPassedMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = now();
    if (nowMs - lastPassedMs < waitMs) return false;
    lastPassedMs = nowMs;
    return true;
  };
};
