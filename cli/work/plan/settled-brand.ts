import type { PlannedBrand, Reason } from './plan.ts';

const NO_FILES = { added: [], removed: [], changed: [] };

/** A brand of which nothing is rendered. */
export const settledBrand = (
  code: string,
  change: 'held' | 'unchanged' | 'refused',
  reasons: Reason[] = [],
): PlannedBrand => ({
  code,
  change,
  builds: false,
  reasons,
  files: NO_FILES,
  bytes: { before: 0, after: 0 },
  properties: [],
  problems: [],
});
