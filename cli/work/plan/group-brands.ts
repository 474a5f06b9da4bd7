import { stemOf } from './compare-sites.ts';
import type { PlannedBrand, Reason } from './plan.ts';

/** Brands that change alike: for the same reasons, in the same files and properties. */
export interface BrandGroup {
  brands: PlannedBrand[];
  first: PlannedBrand;
}

const reasonKey = (reason: Reason): string =>
  reason.kind === 'look' ? `look ${reason.from}` : reason.kind;

/** Whether the packed form of a file is meant: it changes with the file. */
export const isPacked = (name: string): boolean => /\.(br|gz)$/.test(name);

const plain = (names: string[]): string[] => names.filter((name) => !isPacked(name)).map(stemOf);

const keyOf = ({ change, reasons, files, properties, problems }: PlannedBrand): string =>
  JSON.stringify([
    change,
    reasons.map(reasonKey),
    plain(files.added.map(({ name }) => name)),
    plain(files.removed.map(({ name }) => name)),
    plain(files.changed.map(({ before }) => before.name)),
    properties.map(({ name, mode, before, after }) => [name, mode, before, after]),
    problems.map(({ code, pointer }) => [code, pointer]),
  ]);

/** Puts brands together that change alike; the largest group first, each in the order of codes. */
export const groupBrands = (brands: readonly PlannedBrand[]): BrandGroup[] =>
  [...Map.groupBy(brands, keyOf).values()]
    .flatMap((alike) => (alike[0] ? [{ brands: alike, first: alike[0] }] : []))
    .toSorted((one, other) => other.brands.length - one.brands.length);
