import { didYouMean, listed } from '../schema/nearest.ts';
import { makeIssue, type Check } from './check.ts';
import { knownVendors } from './vendors.ts';

/**
 * A type has one category; its vendors are known and supply that type.
 *
 * @yields what is at fault
 */
export const checkCategories: Check = function* (subject) {
  const vendors = knownVendors();
  const seen = new Set<string>();
  for (const [index, { type, vendors: codes }] of subject.config.categories.entries()) {
    if (seen.has(type)) {
      const path = ['categories', index, 'type'];
      yield makeIssue(
        subject,
        'category/duplicate',
        path,
        `There is a category ${type} already.`,
        'Put all its vendors into one category.',
      );
    }
    seen.add(type);
    for (const [position, code] of codes.entries()) {
      const path = ['categories', index, 'vendors', position];
      const vendor = vendors.get(code);
      if (vendor === undefined) {
        const hint = didYouMean(code, [...vendors.keys()]);
        yield makeIssue(
          subject,
          'category/vendor-unknown',
          path,
          `There is no vendor “${code}”.`,
          hint,
        );
      } else if (!vendor.gameTypes.includes(type)) {
        const message = `${code} supplies ${vendor.gameTypes.join(', ')}, not ${type}.`;
        const able = [...vendors.values()].filter(({ gameTypes }) => gameTypes.includes(type));
        const hint = `Vendors of ${type}: ${listed(able.map((each) => each.code))}.`;
        yield makeIssue(subject, 'category/vendor-type', path, message, hint);
      }
    }
  }
};
