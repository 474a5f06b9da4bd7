import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Counted } from '#games/shared/simulation/count.ts';
import { countGroups } from './count-groups.ts';
import { rulesHash } from './rule-files.ts';

/** The file of what was counted, below `src/generated`. */
export const COUNTS_FILE = 'counts.json';

/** What was counted of a group, and by which rules. */
export interface CommittedGroup {
  rules: string;
  counts: Record<string, Counted>;
}

/** Everything that was counted, by the name of its group. */
export type CommittedCounts = Record<string, CommittedGroup>;

/** Reads what was counted; nothing where there is no such file. */
export const readCommitted = (
  file = path.resolve(import.meta.dirname, '../../src/generated', COUNTS_FILE),
): CommittedCounts => {
  try {
    // The generator has written it, and the whole proof counts it again.
    return JSON.parse(readFileSync(file, 'utf8')) as CommittedCounts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** The groups whose rules are not those that they were counted by. */
export const staleGroups = (
  committed: CommittedCounts,
  hashOf: (sources: readonly string[]) => string = rulesHash,
): string[] =>
  Object.entries(countGroups)
    .filter(([name, { sources }]) => committed[name]?.rules !== hashOf(sources))
    .map(([name]) => name);

/** Counts a group by the rules as they are now. */
const countGroup = async (name: string): Promise<CommittedGroup> => {
  const group = countGroups[name];
  if (!group) throw new Error(`There is no group of counts "${name}".`);
  const { sources, load } = group;
  const counts = Object.entries(await load()).map(([each, count]) => [each, count()] as const);
  return { rules: rulesHash(sources), counts: Object.fromEntries(counts) };
};

/**
 * Counts what follows from rules that have changed; the rest stays as it was counted.
 *
 * @param onCount told of each group before it is counted: it takes a while
 * @returns the text of the file
 */
export const renewedCounts = async (
  committed: CommittedCounts,
  onCount: (group: string) => void,
): Promise<string> => {
  const stale = staleGroups(committed);
  const renewed: CommittedCounts = {};
  for (const name of Object.keys(countGroups).toSorted()) {
    const known = committed[name];
    if (known && !stale.includes(name)) {
      renewed[name] = known;
      continue;
    }
    onCount(name);
    renewed[name] = await countGroup(name);
  }
  return `${JSON.stringify(renewed, null, 2)}\n`;
};
