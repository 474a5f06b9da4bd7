import { sha256 } from '../../base/files/fingerprint.ts';
import type { Costs } from './costs-file.ts';

/** A fleet split into parts that cost about the same. */
export interface FleetSplit {
  /** The codes of each part, sorted; a part is empty when there are more parts than brands. */
  shards: string[][];
  /** What each brand was taken to cost, keys sorted: what the split was computed from. */
  costs: Costs;
  /** The sha256 over codes, costs and number of parts: equal digests mean the same split. */
  digest: string;
}

/** The middle one of some numbers, the lower of two; 1 when there are none. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 1;

/** Compares by UTF-16 units, which is the same on any machine. */
const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A brand that nobody has measured costs as much as the middle one of those measured. */
const costsOf = (codes: readonly string[], known: Costs): Costs => {
  const costs = new Map(Object.entries(known));
  const usual = median(codes.flatMap((code) => costs.get(code) ?? []));
  return Object.fromEntries(codes.map((code) => [code, costs.get(code) ?? usual]));
};

/**
 * Splits a fleet by what its brands cost: the dearest first, each to the part that has least so far
 * (longest processing time first: never more than 4/3 of the best split; R. L. Graham, 1969). Whoever
 * computes it from the same codes and costs gets the same split.
 *
 * @param codes each of them once, in any order
 * @param known milliseconds by code
 * @param parts at least 1
 */
export const splitFleet = (codes: readonly string[], known: Costs, parts: number): FleetSplit => {
  const costs = costsOf(codes.toSorted(byCode), known);
  const shards = Array.from({ length: parts }, () => ({ codes: [] as string[], load: 0 }));
  const dearestFirst = Object.entries(costs).toSorted(([a, x], [b, y]) => y - x || byCode(a, b));
  for (const [code, cost] of dearestFirst) {
    let least = shards[0];
    for (const shard of shards) if (least && shard.load < least.load) least = shard;
    least?.codes.push(code);
    if (least) least.load += cost;
  }
  return {
    shards: shards.map((shard) => shard.codes.toSorted(byCode)),
    costs,
    digest: sha256(JSON.stringify([Object.entries(costs), parts])),
  };
};
