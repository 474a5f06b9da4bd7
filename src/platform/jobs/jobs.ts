import { sweep } from '../access/janitor.ts';
import type { Job } from './run-jobs.ts';

/** Everything that the platform does by the clock. */
export const jobs: readonly Job[] = [
  { name: 'sweep', everyMs: 5 * 60_000, run: ({ database }) => sweep(database) },
];
