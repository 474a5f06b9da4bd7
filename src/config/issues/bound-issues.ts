import type { UnplacedIssue } from './issue.ts';

/** So many faults of one file are told: nobody mends more at a time, and each costs a place and a guess. */
export const MAX_TOLD = 200;

/** Says how many faults of a file are not told. */
export const moreIssue = (file: string, count: number): UnplacedIssue => ({
  code: 'file/more',
  file,
  pointer: '',
  message: `${count} more faults of this file are not told.`,
  suggestion: 'Mend those that are, and check again.',
});

/**
 * Keeps the first faults of each file, and says of the others how many they are. What can be put right by itself is kept in any
 * case.
 */
export const boundIssues = (issues: readonly UnplacedIssue[]): UnplacedIssue[] => {
  const told = new Map<string, number>();
  const left = new Map<string, number>();
  const kept = issues.filter(({ file, code, fix }) => {
    const before = told.get(file) ?? 0;
    if (before < MAX_TOLD || fix || code === 'file/more') {
      told.set(file, before + 1);
      return true;
    }
    left.set(file, (left.get(file) ?? 0) + 1);
    return false;
  });
  return [...kept, ...[...left].map(([file, count]) => moreIssue(file, count))];
};
