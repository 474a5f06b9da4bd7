import { seedHash } from '../fairness/node-draw.ts';

/** Chains in use at one time; each game of each brand has one. */
const MAX_KEPT = 64;

const kept = new Map<string, readonly string[]>();

/**
 * All seeds of a chain from its first round to its last: each is the hash of the one after it, so
 * that whoever has seen one can check every earlier one, and foresee none.
 */
const seedsOf = (lastSeed: string, length: number): readonly string[] => {
  const seeds = [lastSeed];
  for (let made = 1; made < length; made += 1) seeds.push(seedHash(seeds[made - 1] ?? ''));
  return seeds.toReversed();
};

/**
 * One seed of a chain.
 *
 * @param index of its round, from 1
 */
export const seedAt = (lastSeed: string, length: number, index: number): string => {
  const seeds = kept.get(lastSeed) ?? seedsOf(lastSeed, length);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(lastSeed, seeds);
  const seed = seeds[index - 1];
  if (seed === undefined) throw new RangeError(`a chain of ${length} has no seed ${index}`);
  return seed;
};

/** What is shown before the first round of a chain. */
export const tipHashOf = (lastSeed: string, length: number): string =>
  seedHash(seedAt(lastSeed, length, 1));
