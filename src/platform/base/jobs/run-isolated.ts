import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { type BrandFault, BrandsAtFault, MOST_AT_FAULT } from './brands-at-fault.ts';

/**
 * Runs a job for one item after the other. A failed item does not stop the others; all errors are
 * thrown together at the end.
 *
 * @throws {AggregateError} when any failed
 */
export const eachByItself = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${items.length} failed: ${String(errors[0])}`,
    );
};

/**
 * Runs a job for one brand after the other; one that fails keeps no other from its turn.
 *
 * @throws {BrandsAtFault} with those that failed, once the others are done
 * @throws {AggregateError} where so many failed that the work is at fault
 * @throws where the database is away, at once: no brand is to blame
 */
export const eachBrandByItself = async <Brand extends { id: number }>(
  brands: readonly Brand[],
  work: (brand: Brand) => Promise<unknown>,
): Promise<void> => {
  const faults: BrandFault[] = [];
  for (const brand of brands)
    try {
      await work(brand);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      faults.push({ merchantId: brand.id, error });
    }
  if (faults.length > MOST_AT_FAULT)
    throw new AggregateError(
      faults.map(({ error }) => error),
      `${faults.length} of ${brands.length} failed: ${String(faults[0]?.error)}`,
    );
  if (faults.length > 0) throw new BrandsAtFault(faults);
};
