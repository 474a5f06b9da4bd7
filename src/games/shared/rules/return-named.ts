/**
 * The return that a variant of a game states, in ten-thousandths of the stake.
 *
 * @throws {RangeError} when the game has no variant of that name
 */
export const returnNamed = (returns: Readonly<Record<string, number>>, variant: string): number => {
  const steps = returns[variant];
  if (steps === undefined) throw new RangeError(`There is no variant called ${variant}`);
  return steps;
};
