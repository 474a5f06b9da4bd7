/** Two real amounts of a pool: a ticker goes from one to the other and stops there. */
export interface JackpotPool {
  /** What was in it before it was last fed. */
  previousMinor: number;
  /** What is in it. */
  amountMinor: number;
  /** How long the way between the two takes, in seconds: until the next amount is expected. */
  overSeconds: number;
}

/**
 * The next step of a ticker on its way to a real amount: how long to wait, and what is shown then.
 * It never shows more than there is, and gets there in time.
 *
 * @param shownMinor what is shown now
 * @param everySeconds the waits to choose from (specification 9: 3, 4 or 5 s)
 * @param random a number from 0 up to 1, as `Math.random` gives
 */
export const nextJackpotStep = (
  shownMinor: number,
  { amountMinor, leftMs }: { amountMinor: number; leftMs: number },
  everySeconds: readonly number[],
  random: () => number,
): { waitMs: number; shownMinor: number } => {
  const waitMs = (everySeconds[Math.floor(random() * everySeconds.length)] ?? 5) * 1000;
  if (waitMs >= leftMs || amountMinor <= shownMinor) return { waitMs, shownMinor: amountMinor };
  const share = Math.floor(((amountMinor - shownMinor) * waitMs) / leftMs);
  return { waitMs, shownMinor: shownMinor + share };
};
