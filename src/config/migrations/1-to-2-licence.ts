import { isValues } from '../schema/settings.ts';
import type { Migration, Step } from './migration.ts';

/** Version 2: the licence is a part of its own, and names the licensee. */
export const toLicence: Migration = {
  from: 1,
  to: 2,
  summary: 'brand.licence becomes licence and names the licensee (brand.legalName)',
  steps: ({ brand, licence }) => {
    if (!isValues(brand) || !isValues(brand['licence']) || licence !== undefined) return [];
    const steps: Step[] = [{ move: '/brand/licence', to: '/licence', after: 'brand' }];
    const { licence: old, legalName } = brand;
    if (typeof legalName === 'string' && old['licensee'] === undefined) {
      steps.push({ set: '/licence/licensee', value: legalName, after: 'authority' });
    }
    return steps;
  },
};
