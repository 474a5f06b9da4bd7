import { shownPath } from '#config/places/shown-path.ts';
import { groupBrands, type BrandGroup } from '../../../work/plan/group-brands.ts';
import { stemOf } from '../../../work/plan/compare-sites.ts';
import { describeReason } from '../../../work/plan/describe-reason.ts';
import type { Change, Plan, PlannedBrand } from '../../../work/plan/plan.ts';
import { renderIssues } from '../../../base/terminal/render-issues.ts';
import { tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { fileRows, propertyRows, signed } from './plan-rows.ts';

const SIGNS: Record<Change, [sign: string, color: 'green' | 'yellow' | 'red' | 'cyan' | 'dim']> = {
  new: ['+', 'green'],
  changed: ['~', 'yellow'],
  removed: ['-', 'red'],
  refused: ['!', 'red'],
  held: ['=', 'cyan'],
  unchanged: ['=', 'dim'],
};

/** One to three codes, and how many there are beside them. */
const namesOf = (brands: readonly PlannedBrand[]): string => {
  const named = brands.slice(0, 3).map(({ code }) => code);
  const rest = brands.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

const headOf = ({ brands, first }: BrandGroup): string => {
  const [sign, color] = SIGNS[first.change];
  const why = first.reasons.map(describeReason).join(', ');
  const count = brands.length > 1 ? `${brands.length} brands: ` : '';
  const grown = brands.reduce((sum, { bytes }) => sum + bytes.after - bytes.before, 0);
  const files = brands.reduce(
    (sum, each) => sum + each.files.added.length + each.files.removed.length,
    0,
  );
  const moved: Partial<Record<Change, string>> = {
    new: `${files} files, ${signed(grown)} bytes`,
    removed: `${files} files, ${signed(grown)} bytes`,
    changed: `${signed(grown)} bytes`,
  };
  return [
    tintData(color, `${sign} ${first.change}`),
    count + tintData('bold', namesOf(brands)),
    ...(why === '' ? [] : [tintData('dim', `(${why})`)]),
    moved[first.change] ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};

/** The longest list that is shown whole; `--json` has the rest. */
const MOST = 12;

const shortened = (rows: string[][], noun: string): string[] => {
  if (rows.length === 0) return [];
  const lines = renderTable(rows.slice(0, MOST)).split('\n');
  const rest = rows.length - MOST;
  const more = rest > 0 ? [tintData('dim', `and ${rest} more ${noun}`)] : [];
  return [...lines, ...more].map((line) => `    ${line}`);
};

const renderGroup = (group: BrandGroup): string => {
  const { first, brands } = group;
  if (first.change === 'refused') {
    const errors = first.problems.filter(({ severity }) => severity === 'error');
    return [headOf(group), renderIssues(errors)].join('\n');
  }
  if (first.change !== 'changed') return headOf(group);
  const nameOf = brands.length > 1 ? stemOf : (name: string) => name;
  return [
    headOf(group),
    ...shortened(fileRows(first, nameOf), 'files'),
    ...shortened(propertyRows(first), 'custom properties'),
  ].join('\n');
};

const describeBase = ({ against }: Plan): string => {
  if (against.kind === 'build') return `the last build in ${shownPath(against.dir) || '.'}`;
  if (against.kind === 'ref') return `${against.ref} (${against.commit.slice(0, 10)})`;
  return `the ${against.kind} in ${shownPath(against.dir) || '.'}`;
};

/** What has to be known of the code on both sides. */
const codeNote = ({ code, against }: Plan): string[] => {
  if (code.differs !== true) return [];
  const { length } = code.files;
  const files = length > 0 ? ` in ${length} files (${code.files.slice(0, 3).join(', ')}…)` : '';
  const both = against.kind === 'ref' ? ' Both sides are dressed with today’s.' : '';
  return [tintData('yellow', `The code, schema or templates differ${files}.${both}`)];
};

const summary = ({ totals: { brands, files, bytes, properties } }: Plan): string => {
  const counted = Object.entries(brands).flatMap(([change, count]) =>
    count > 0 ? [`${count} ${change}`] : [],
  );
  const moved = `files +${files.added} -${files.removed} ~${files.changed}`;
  const weighed = `bytes ${bytes.before.toLocaleString('en')} → ${bytes.after.toLocaleString('en')} (${signed(bytes.after - bytes.before)})`;
  return [...counted, moved, weighed, `${properties} custom properties`].join(', ');
};

/** What the build will ask for, told before. */
const removalNote = ({ allowRemove }: Plan): string[] =>
  allowRemove === 0
    ? []
    : [
        tintData(
          'yellow',
          `${allowRemove} sites would go: the build asks for it, livery build --allow-remove ${allowRemove}`,
        ),
      ];

/** A plan for a person: brands that change alike together, then the totals. */
export const renderPlan = (plan: Plan): string => {
  const touched = plan.brands.filter(({ change }) => change !== 'unchanged');
  return [
    `Against ${describeBase(plan)}:`,
    ...codeNote(plan),
    ...groupBrands(touched).map(renderGroup),
    ...removalNote(plan),
    summary(plan),
  ].join('\n\n');
};
