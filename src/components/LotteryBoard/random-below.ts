const RANGE = 2 ** 32;

/**
 * A random whole number below a bound, every one equally likely: values that a plain remainder
 * would favour are drawn again.
 *
 * @param bound from 1 to 2³²
 */
export const randomBelow = (bound: number): number => {
  const fair = RANGE - (RANGE % bound);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < fair ? value % bound : randomBelow(bound);
};
