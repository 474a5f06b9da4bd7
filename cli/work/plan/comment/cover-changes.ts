import type { PlannedBrand } from '../plan.ts';
import { changedThings, keyOf, type Thing } from './changed-things.ts';

/** A brand, and what it stands for. */
export interface Cover {
  brand: PlannedBrand;
  /** What changes in it and in no brand before it, at least one. */
  things: Thing[];
}

/**
 * A small set of brands in which everything that changes anywhere can be seen: again and again the
 * brand that shows most of what is not seen yet (greedy set cover, at most ln n times the smallest
 * set). Of brands that show as much the first by code, so that equal plans give equal sets.
 *
 * @param brands sorted by code
 */
export const coverChanges = (brands: readonly PlannedBrand[]): Cover[] => {
  // Of brands that show exactly the same, only the first can be chosen.
  const candidates = new Map<string, { brand: PlannedBrand; things: Map<string, Thing> }>();
  for (const brand of brands) {
    const things = new Map(changedThings(brand).map((thing) => [keyOf(thing), thing]));
    const all = [...things.keys()].toSorted().join('\n');
    if (things.size > 0 && !candidates.has(all)) candidates.set(all, { brand, things });
  }
  const open = [...candidates.values()];
  const covers: Cover[] = [];
  for (;;) {
    const most = open.reduce((best, { things }) => Math.max(best, things.size), 0);
    const chosen = open.find(({ things }) => things.size === most);
    if (!chosen || most === 0) return covers;
    const { brand } = chosen;
    const things = [...chosen.things.values()];
    covers.push({ brand, things });
    for (const key of things.map(keyOf)) for (const each of open) each.things.delete(key);
  }
};
