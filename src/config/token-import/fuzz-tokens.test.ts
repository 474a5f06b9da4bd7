import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenImporter } from '../testing/token-importer.ts';
import { knownKeys } from '../dtcg/token-names.ts';

let importer: ReturnType<typeof tokenImporter>;
beforeAll(() => {
  importer = tokenImporter();
});
afterAll(() => importer.remove());

const names = fc.constantFrom(...knownKeys);
const types = fc.constantFrom(
  'color',
  'dimension',
  'number',
  'shadow',
  'gradient',
  'fontFamily',
  'string',
  'banana',
  'constructor',
  '',
);
const words = fc.constantFrom(
  '#fff',
  '#12345g',
  'red',
  'banana',
  '8px',
  '-3rem',
  '{color.bg}',
  '{radius.md}',
  '{nope}',
  '{a.b} * 2',
  'rgba({color.bg}, 0.5)',
  '1px; color: red',
  'url(x)',
  'var(--lv-color-bg)',
  '',
  '{',
  '1e999',
);
const color = fc.record({
  colorSpace: fc.constantFrom('srgb', 'oklch', 'display-p3', 'lab', 'hsl', 'x', 'constructor'),
  components: fc.array(fc.oneof(fc.double(), fc.constant('none')), { maxLength: 4 }),
  alpha: fc.option(fc.double(), { nil: undefined }),
});
const measure = fc.record({
  value: fc.oneof(fc.double(), words),
  unit: fc.constantFrom('px', 'rem', 'ms', 'em'),
});
const value = fc.oneof(
  words,
  fc.double(),
  color,
  measure,
  fc.array(fc.oneof(color, measure, words), { maxLength: 3 }),
  fc.jsonValue(),
);
const token = fc.record({
  key: names,
  type: types,
  value,
  dark: fc.option(value),
  isOld: fc.boolean(),
});

/** A file of tokens of ours with values of any kind. */
const file = fc.array(token, { maxLength: 12 }).map((tokens) => {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { key, type, value: $value, dark, isOld } of tokens) {
    const [group = '', name = ''] = key.split('.');
    const modes = dark === null ? {} : { $extensions: { mode: { dark } } };
    (groups[group] ??= {})[name] = isOld
      ? { value: $value, type }
      : { $value, $type: type, ...modes };
  }
  return groups;
});

/** The keys by which a form is recognized, with anything behind them. */
const forms = fc.record(
  {
    $themes: fc.jsonValue(),
    $metadata: fc.jsonValue(),
    resolutionOrder: fc.jsonValue(),
    sets: fc.jsonValue(),
    modifiers: fc.jsonValue(),
    collections: fc.array(fc.record({ modes: fc.array(fc.jsonValue()) })),
    meta: fc.record({
      variables: fc.dictionary(fc.string(), fc.jsonValue()),
      variableCollections: fc.jsonValue(),
    }),
    $extends: fc.jsonValue(),
    $ref: fc.oneof(words, fc.constantFrom('#/color', '#', '#/%', 'a.json#/x', '#/sets/~2')),
  },
  { requiredKeys: [] },
);

const RUNS = { numRuns: 60 };

test('whatever a file of our names holds, nothing breaks, and what is set passes the theme’s own check', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (tokens) => {
      const { faults } = await importer.take({ 'a.json': tokens });

      expect(faults).toEqual([]);
    }),
    RUNS,
  );
});

test('whatever stands where a tool’s form begins, nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(forms, file, async (form, tokens) => {
      const { faults } = await importer.take({ 'a.json': { ...tokens, ...form } });

      expect(faults).toEqual([]);
    }),
    RUNS,
  );
});

test('whatever text a file holds, it is told or read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
      const { faults, told, understood } = await importer.take({ 'a.json': text });

      expect(faults).toEqual([]);
      expect(told.length + understood >= 0).toBe(true);
    }),
    RUNS,
  );
});
