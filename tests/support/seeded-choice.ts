/**
 * Chooses at random, the same each time for one seed.
 *
 * @param seed any whole number
 */
export const seededChoice = (seed: number) => {
  let state = seed;
  /** From 0 to below 1 (mulberry32). */
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number from 0 to below a count. */
  const upTo = (count: number): number => Math.floor(random() * count);
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[upTo(values.length)];
    if (value === undefined) throw new Error('there is nothing to take one of');
    return value;
  };
  return { random, upTo, oneOf };
};
