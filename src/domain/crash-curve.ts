/**
 * How fast the multiplier of a crash game grows: it doubles about every 11.6 seconds. The pace is
 * show, not chance: where it ends is drawn before the round begins (domain rules, section 7).
 */
export const CRASH_GROWTH_PER_SECOND = 0.06;

/**
 * The multiplier after some time, in steps of a hundredth, rounded down as it is paid.
 *
 * @param elapsedMs since the round began; 0 gives 1.00
 */
export const crashMultiplier = (
  elapsedMs: number,
  growthPerSecond: number = CRASH_GROWTH_PER_SECOND,
): number => {
  // The addition undoes a float's 1.9999…, far below what a hundredth is worth.
  const grown = Math.exp((growthPerSecond * Math.max(0, elapsedMs)) / 1000);
  return Math.floor(grown * 100 + 1e-6) / 100;
};

/** When the multiplier is reached, in ms since the round began: the inverse of the curve. */
export const crashTimeMs = (
  multiplier: number,
  growthPerSecond: number = CRASH_GROWTH_PER_SECOND,
): number => (Math.log(Math.max(1, multiplier)) / growthPerSecond) * 1000;
