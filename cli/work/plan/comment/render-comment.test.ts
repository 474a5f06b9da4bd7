import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, PlannedBrand } from '../plan.ts';
import { changedThings, keyOf } from './changed-things.ts';
import { coverChanges } from './cover-changes.ts';
import { escapeMarkdown, valueOf } from './escape-markdown.ts';
import { fitSections, MAX_COMMENT_LENGTH } from './fit-sections.ts';
import { renderComment } from './render-comment.ts';

const changedBrand = (code: string, tokens: string[], after = '#d9a441'): PlannedBrand => ({
  code,
  change: 'changed',
  builds: true,
  reasons: [{ kind: 'own-files' }],
  files: { added: [], removed: [], changed: [] },
  bytes: { before: 10, after: 15 },
  properties: tokens.map((name) => ({ name, mode: 'both', before: '#e2b04a', after })),
  problems: [],
});

const planOf = (brands: PlannedBrand[]): Plan => ({
  against: { kind: 'ref', ref: 'main', commit: '0123456789abcdef' },
  code: { differs: false, files: [] },
  totals: {
    brands: { new: 0, changed: brands.length, removed: 0, refused: 0, held: 0, unchanged: 0 },
    files: { added: 0, removed: 0, changed: 0 },
    bytes: { before: 10, after: 15 },
    properties: brands.length,
  },
  allowRemove: 0,
  brands,
});

test('a few brands stand for all changes, and those of one brand too many are none', () => {
  const brands = [
    changedBrand('a', ['--one']),
    changedBrand('b', ['--one', '--two', '--three']),
    changedBrand('c', ['--three', '--four']),
    changedBrand('d', ['--four']),
  ];

  const covers = coverChanges(brands);

  expect(covers.map(({ brand, things }) => [brand.code, things.map(({ name }) => name)])).toEqual([
    ['b', ['--one', '--two', '--three']],
    ['c', ['--four']],
  ]);
});

test('whatever changes in whichever brands, every change is covered, once', () => {
  const names = uniqueArray(constantFrom('--a', '--b', '--c', '--d', '--e'), {
    minLength: 1,
  });

  assert(
    property(array(names, { maxLength: 12 }), (fleet) => {
      const brands = fleet.map((tokens, at) => changedBrand(`b${at}`, tokens));

      const covered = coverChanges(brands).flatMap(({ things }) => things.map(keyOf));

      const all = new Set(brands.flatMap((brand) => changedThings(brand).map(keyOf)));
      expect(covered.toSorted()).toEqual([...all].toSorted());
    }),
  );
});

test('a color stands alone in a code span, so that GitHub draws its swatch', () => {
  expect(valueOf('#d9a441')).toBe('`#d9a441`');
  expect(valueOf(null)).toBe('unset');
});

test('texts of brands are shown and not obeyed', () => {
  const nasty =
    '</code><img src=x onerror=1> [a](http://b.c) @team `x` | a\n# head #12 \u202e www.x.y';

  const comment = renderComment(planOf([changedBrand(nasty, ['--a`|\n'], nasty)]));

  const brandLines = comment.split('\n').filter((line) => line.includes('onerror'));
  expect(brandLines.length).toBeGreaterThan(0);
  expect(comment.replaceAll(/&#\d+;/g, '')).not.toMatch(/<img|\]\(|@team|\u202e|http:|www\.|#12/);
  expect(comment.split('\n').every((line) => !/^#+ head/.test(line))).toBe(true);
  expect(escapeMarkdown('a\u202eb')).toBe('a&#91;U+202E&#93;b');
});

test('no comment is too long, and what was left out is named', () => {
  const brands = Array.from({ length: 900 }, (_, at) =>
    changedBrand(`brand-${at}`, [
      `--lv-token-${at}`,
      ...Array.from({ length: 9 }, (__, n) => `--t${n}`),
    ]),
  );

  const comment = renderComment(planOf(brands));

  expect(comment.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
  expect(comment).toContain('**Left out, because a comment holds 65,536 characters:**');
  expect(comment).toMatch(/- and \d+ more/);
  expect(renderComment(planOf(brands))).toBe(comment);
});

test('what fits is whole: a section is there or it is named', () => {
  const sections = [
    { label: 'long', text: 'x'.repeat(900) },
    { label: 'short', text: 'here' },
  ];

  const comment = fitSections('head', sections, 2500);

  expect(comment).toMatch(/^head\n\nhere\n\n\*\*Left out.*\n\n- long\n/);
});
