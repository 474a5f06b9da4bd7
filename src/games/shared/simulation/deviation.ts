/**
 * Standard deviation of a round's return.
 *
 * @param prizes what can be paid, in stakes, each with its chance; the rest pays nothing
 */
export const deviationOf = (
  prizes: readonly (readonly [paid: number, chance: number])[],
): number => {
  const mean = prizes.reduce((sum, [paid, chance]) => sum + paid * chance, 0);
  const squares = prizes.reduce((sum, [paid, chance]) => sum + paid * paid * chance, 0);
  return Math.sqrt(squares - mean * mean);
};
