import path from 'node:path';
import { brandFault } from '../../build/fleet/brand-fault.ts';
import type { PlannedBrand } from './plan.ts';
import { settledBrand } from './settled-brand.ts';

/**
 * A brand that a plan could not look at to the end, with why: the others are planned.
 *
 * @param merchantsDir the folder that holds its files
 * @param error what was thrown
 * @throws {InputError} when the disk is full or closed to us
 */
export const refusedBrand = async (
  merchantsDir: string,
  code: string,
  error: unknown,
): Promise<PlannedBrand> => {
  const issue = brandFault(path.resolve(merchantsDir, code), error);
  const { placeIssues } = await import('#config/places/place-issues.ts');
  const problems = placeIssues([{ ...issue, merchant: code }]);
  return { ...settledBrand(code, 'refused'), builds: true, problems };
};

/** Does a work for each brand of a list; of one where it throws, that it is refused. */
export const eachApart = async (
  merchantsDir: string,
  codes: readonly string[],
  work: (code: string) => PlannedBrand | Promise<PlannedBrand>,
): Promise<PlannedBrand[]> => {
  const done: PlannedBrand[] = [];
  for (const code of codes)
    try {
      done.push(await work(code));
    } catch (error) {
      done.push(await refusedBrand(merchantsDir, code, error));
    }
  return done;
};
