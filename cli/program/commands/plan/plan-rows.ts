import { isPacked } from '../../../work/plan/group-brands.ts';
import type { PlannedBrand } from '../../../work/plan/plan.ts';
import { tintData } from '../../../base/terminal/print.ts';

const count = (bytes: number): string => bytes.toLocaleString('en');

/** A difference with its sign: `+1,204`, `-12`, `±0`. */
export const signed = (bytes: number): string =>
  bytes > 0 ? `+${count(bytes)}` : bytes < 0 ? `-${count(-bytes)}` : '±0';

interface FileRow {
  sign: string;
  name: string;
  before: string;
  after: string;
  grown: string;
}

const rowsOf = ({ files }: PlannedBrand, nameOf: (name: string) => string): FileRow[] => [
  ...files.changed.map(({ before, after }) => {
    const [from, to] = [nameOf(before.name), nameOf(after.name)];
    return {
      sign: tintData('yellow', '~'),
      name: from === to ? from : `${from} -> ${to}`,
      before: count(before.bytes),
      after: count(after.bytes),
      grown: signed(after.bytes - before.bytes),
    };
  }),
  ...files.added.map(({ name, bytes }) => ({
    sign: tintData('green', '+'),
    name: nameOf(name),
    before: '',
    after: count(bytes),
    grown: signed(bytes),
  })),
  ...files.removed.map(({ name, bytes }) => ({
    sign: tintData('red', '-'),
    name: nameOf(name),
    before: count(bytes),
    after: '',
    grown: signed(-bytes),
  })),
];

/**
 * A table row for each file of a brand that comes, goes or changes, numbers to the right.
 *
 * @param nameOf how a file is called
 */
export const fileRows = (brand: PlannedBrand, nameOf: (name: string) => string): string[][] => {
  const { added, removed, changed } = brand.files;
  // The packed forms go with their file.
  const own = (file: { name: string }): boolean => !isPacked(file.name);
  const files = {
    added: added.filter(own),
    removed: removed.filter(own),
    changed: changed.filter(({ before }) => own(before)),
  };
  const rows = rowsOf({ ...brand, files }, nameOf);
  const width = (key: 'before' | 'after' | 'grown'): number =>
    Math.max(0, ...rows.map((row) => row[key].length));
  const [before, after, grown] = [width('before'), width('after'), width('grown')];
  return rows.map((row) => [
    row.sign,
    row.name,
    row.before.padStart(before),
    row.after.padStart(after),
    row.grown.padStart(grown),
  ]);
};

/** Longer values are cut in the table; `--json` has them whole. */
const MAX_SIGNS = 40;

const shown = (value: string | null): string => {
  if (value === null) return 'unset';
  return value.length > MAX_SIGNS ? `${value.slice(0, MAX_SIGNS - 1)}…` : value;
};

/** A table row for each custom property that changes. */
export const propertyRows = ({ change, properties }: PlannedBrand): string[][] =>
  change === 'changed'
    ? properties.map(({ name, mode, before, after }) => [
        mode === 'both' ? '' : tintData('dim', mode),
        name,
        `${shown(before)} → ${shown(after)}`,
      ])
    : [];
