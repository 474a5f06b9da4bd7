import { expect } from 'vitest';
import { type CommittedCounts, readCommitted } from '../../scripts/counts/committed-counts.ts';
import type { Counted } from '#games/shared/simulation/count.ts';
import { countGroups } from '../../scripts/counts/count-groups.ts';
import { isWholeProof } from './proof.ts';

let known: CommittedCounts | undefined;

/** What is committed of a count. `npm run generate` counts again when its rules have changed. */
const committedCount = (group: string, name: string): Counted => {
  known ??= readCommitted();
  const count = known[group]?.counts[name];
  if (count === undefined) throw new Error(`${group} has no count of ${name}: npm run generate`);
  return count;
};

/** Numbers may differ in their last place only; all else is the same. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 5e-13;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys({ ...one, ...other });
  const at = (value: object, name: string): unknown => (value as Record<string, unknown>)[name];
  return names.every((name) => isAlike(at(one, name), at(other, name)));
};

/**
 * Counts again what is committed.
 *
 * @param committed what the count is said to come to; a test plants a wrong one
 * @throws {AssertionError} when it comes to something else
 */
export const countAgain = async (
  group: string,
  name: string,
  committed = committedCount(group, name),
): Promise<Counted> => {
  const counts = await countGroups[group]?.load();
  const again = counts?.[name]?.();
  if (again === undefined || !isAlike(again, committed)) expect(again).toEqual(committed);
  return committed;
};

/**
 * What something comes to that takes long to count: as it is committed, in the daily proof; in the
 * whole one it is counted again, and what is committed must be that.
 *
 * @param group of `scripts/counts/count-groups.ts`
 */
export const counted = async (group: string, name: string): Promise<Counted> =>
  isWholeProof ? countAgain(group, name) : committedCount(group, name);
