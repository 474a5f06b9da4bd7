/** How a jackpot grows (specification 9: by 100 to 500 every 3, 4 or 5 s). */
export interface JackpotGrowth {
  stepMinMinor: number;
  stepMaxMinor: number;
  /** The waits to choose from, in seconds. */
  everySeconds: readonly number[];
}

/**
 * The next step of a jackpot: how long to wait, and how much it grows then.
 *
 * @param random a number from 0 up to 1, as `Math.random` gives
 */
export const nextJackpotStep = (
  { stepMinMinor, stepMaxMinor, everySeconds }: JackpotGrowth,
  random: () => number,
): { waitMs: number; addMinor: number } => ({
  waitMs: (everySeconds[Math.floor(random() * everySeconds.length)] ?? 5) * 1000,
  addMinor: stepMinMinor + Math.floor(random() * (stepMaxMinor - stepMinMinor + 1)),
});
