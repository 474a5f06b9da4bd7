import path from 'node:path';
import { inParts, runThreads } from '../../build/fleet/run-threads.ts';
import type { PlanBatch } from './plan-brands.ts';
import type { PlannedBrand } from './plan.ts';

/** How many brands a thread is given at once; up to here threads are not worth their start. */
const PART = 8;

const work = {
  file: path.join(import.meta.dirname, 'plan-brands.ts'),
  name: 'planBrands',
  here: async () => (await import('./plan-brands.ts')).planBrands,
};

/**
 * Plans brands: a few in this thread, many in as many threads as there are processors.
 *
 * @returns the plans in the order of the jobs
 */
export const runPlan = async (batch: PlanBatch): Promise<PlannedBrand[]> => {
  const parts = inParts(batch.jobs, PART).map((jobs): PlanBatch => ({ ...batch, jobs }));
  return (await runThreads(work, parts)).flat();
};
