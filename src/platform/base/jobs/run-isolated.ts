import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import type { Database } from '../database/tables.ts';
import { type BrandFault, BrandsAtFault, MOST_AT_FAULT } from './brands-at-fault.ts';
import { createWorkMemory } from './work-memory.ts';

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
  throwAll(errors, items.length);
};

/**
 * Throws together what has gone wrong, once all others are done.
 *
 * @param all what they are of: how many, or what they are
 * @throws {AggregateError} when there is any
 */
export const throwAll = (errors: readonly unknown[], all: number | string): void => {
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${all} failed: ${String(errors[0])}`);
};

/** Failing twice in a row: what is in the way of a brand is nothing that passes by itself. */
const FIRST_REST_MS = 30_000;
/** A brand that somebody mended by its rows waits no longer than this. */
const MAX_REST_MS = 5 * 60_000;

/** A brand that a work failed for the last time. */
interface FailedBrand<Brand> {
  brand: Brand;
  fault: BrandFault;
  /** How often in a row. */
  times: number;
  triedAtMs: number;
}

const failed = createWorkMemory<ReadonlyMap<number, FailedBrand<unknown>>>();

/** Whether it is left alone for now; never after its first failure, nor once its configuration is another. */
const isResting = (
  { brand, times, triedAtMs }: FailedBrand<unknown>,
  now: unknown,
  nowMs: number,
) =>
  brand === now &&
  times > 1 &&
  nowMs - triedAtMs < Math.min(FIRST_REST_MS * 2 ** (times - 2), MAX_REST_MS);

/**
 * Runs a job for one brand after the other; one that fails keeps no other from its turn. One that fails again and again is
 * tried less and less often, at least every five minutes, and counts as failed until it has not; one whose configuration has
 * changed is tried at once.
 *
 * @param name of the work, unlike that of any other
 * @param nowMs a clock that never goes back, in milliseconds
 * @throws {BrandsAtFault} with those that failed, once the others are done
 * @throws {AggregateError} where so many failed that the work is at fault
 * @throws where the database is away, at once: no brand is to blame
 */
export const eachBrandByItself = async <Brand extends { id: number }>(
  database: Database,
  name: string,
  brands: readonly Brand[],
  work: (brand: Brand) => Promise<unknown>,
  nowMs: () => number = () => performance.now(),
): Promise<void> => {
  const before = failed.get(database, name);
  const now = new Map<number, FailedBrand<unknown>>();
  for (const brand of brands) {
    const last = before?.get(brand.id);
    if (last && isResting(last, brand, nowMs())) now.set(brand.id, last);
    else
      try {
        await work(brand);
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        const fault = { merchantId: brand.id, error };
        now.set(brand.id, { brand, fault, times: (last?.times ?? 0) + 1, triedAtMs: nowMs() });
      }
  }
  const faults = [...now.values()].map(({ fault }) => fault);
  // Where the work is at fault nobody is left alone: it goes on as soon as it is mended.
  if (faults.length > MOST_AT_FAULT)
    throwAll(
      faults.map(({ error }) => error),
      brands.length,
    );
  failed.set(database, name, now);
  if (faults.length > 0) throw new BrandsAtFault(faults);
};
