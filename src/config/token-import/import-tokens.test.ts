import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchant } from '../check-merchant.ts';
import { loadMerchants } from '../load-merchants.ts';
import { placeIssues } from '../places/place-issues.ts';
import { parseJson } from '../read/read-json.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { temporaryMerchants, type TemporaryMerchants } from '../testing/temporary-merchants.ts';
import { renderThemeCss } from '../theme/render-theme-css.ts';
import { exportTokens } from '../dtcg/export-tokens.ts';
import { importTokens } from './import-tokens.ts';

const brands = await loadMerchants(path.resolve(import.meta.dirname, '../../../merchants'));

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
  merchants.add('plain');
});
afterEach(() => merchants.remove());

const tokensFile = (): string => path.join(merchants.dir, 'tokens.json');

/** Takes tokens over into the plain merchant. */
const take = async (tokens: unknown, into?: ResolvedMerchant) => {
  const text = typeof tokens === 'string' ? tokens : JSON.stringify(tokens, null, 2);
  writeFileSync(tokensFile(), text);
  const [plain] = await loadMerchants(merchants.dir, ['plain']);
  const merchant = into ?? plain;
  if (!merchant) throw new Error('there is no merchant');
  const imported = importTokens(merchant, [tokensFile()]);
  const { resolvedTheme, issues } = checkMerchant(
    merchant.folder,
    parseJson(imported.file, imported.text),
  );
  const problems = placeIssues(imported.issues.map((each) => ({ ...each, merchant: 'plain' })));
  const places = problems.map(({ code, line, column }) => `${code} ${line}:${column}`);
  return { ...imported, resolvedTheme, faults: issues.map(({ code }) => code), problems, places };
};

const color = (red: number, green: number, blue: number) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: [red, green, blue] },
});

test.each(brands.map((brand) => [brand.code, brand] as const))(
  '%s goes out and comes back without a change of file or css',
  async (_, brand) => {
    const { text, edits, issues, resolvedTheme, understood } = await take(
      exportTokens(brand),
      brand,
    );

    expect(issues).toEqual([]);
    expect(edits).toEqual([]);
    expect(understood).toBeGreaterThan(150);
    expect(JSON.parse(text)).toMatchObject({ code: brand.code });
    expect(resolvedTheme && renderThemeCss(resolvedTheme.theme)).toBe(renderThemeCss(brand.theme));
  },
);

test.each(brands.map((brand) => [brand.code, brand] as const))(
  'the tokens of %s are read by the parser without a complaint, its lint included',
  async (_, brand) => {
    const logger = new Logger({ level: 'silent' });
    const cwd = new URL('file:///');
    // Our names are in camel case.
    const config = defineConfig({}, { logger, cwd });
    config.lint.rules['core/consistent-naming'] = ['error', { format: 'camelCase' }];
    const input = {
      filename: new URL('file:///tokens.json'),
      src: JSON.stringify(exportTokens(brand)),
    };

    const { tokens } = await parse([input], { logger, config });

    expect(logger.stats()).toMatchObject({ errorCount: 0, warnCount: 0 });
    expect(Object.keys(tokens).length).toBeGreaterThan(150);
    expect(tokens['color.buttonBg']?.aliasOf).toBe('color.primary');
    expect(tokens['color.bg']?.mode['dark']?.$value).toMatchObject({ colorSpace: 'srgb' });
  },
);

test.each(brands.map((brand) => [brand.code, brand] as const))(
  'a plain brand that takes the tokens of %s over looks like it',
  async (_, brand) => {
    const { resolvedTheme, issues, edits } = await take(exportTokens(brand));

    expect(issues).toEqual([]);
    expect(resolvedTheme?.theme.light).toEqual(brand.theme.light);
    expect(resolvedTheme?.theme.dark).toEqual(brand.theme.dark);
    expect(resolvedTheme?.theme.tokens['lv-radius-lg']).toBe(brand.theme.tokens['lv-radius-lg']);
    expect(resolvedTheme?.settings.fonts).toEqual(brand.config.theme.fonts);
    // What follows from something else is not written.
    expect(edits.length).toBeLessThan(90);
  },
);

test('only what differs is written, everything else in the file stays', async () => {
  const [brand] = brands;
  const { text, edits } = await take(
    {
      color: {
        bg: { ...color(1, 1, 1), $extensions: { mode: { dark: color(0, 0, 0).$value } } },
      },
      radius: {
        md: {
          $type: 'dimension',
          $value: { value: 3, unit: 'px' },
        },
      },
    },
    brand,
  );

  expect(edits.map(({ pointer }) => pointer)).toEqual([
    '/theme/colors/light/bg',
    '/theme/colors/dark/bg',
    '/theme/tokens/radius/md',
  ]);
  expect(text).toContain('"md": "3px"');
  expect(text).toContain('"legalName"');
});

test('an alias stays one, and the tokens of a palette are no tokens of ours', async () => {
  const { edits, issues } = await take({
    palette: { ink: color(0.1, 0.1, 0.1), bone: color(1, 1, 1), base: color(0, 0, 0) },
    color: {
      text: {
        $type: 'color',
        $value: '{palette.ink}',
        $extensions: { mode: { light: '{palette.ink}', dark: '{palette.bone}' } },
      },
      overlay: { $type: 'color', $value: '{palette.base}' },
    },
    card: { radius: { $type: 'dimension', $value: '{radius.sm}' } },
    radius: { sm: { $type: 'dimension', $value: { value: 1, unit: 'px' } } },
  });

  expect(issues).toEqual([]);
  expect(edits).toContainEqual({ pointer: '/theme/colors/light/text', value: '#1a1a1a' });
  expect(edits).toContainEqual({
    pointer: '/theme/tokens/card/radius',
    value: 'var(--lv-radius-sm)',
  });
});

test('a resolver with a light and a dark context is read in both', async () => {
  const { edits, issues } = await take({
    version: '2025.10',
    sets: { all: { sources: [{ color: { bg: color(1, 1, 1) } }] } },
    modifiers: {
      appearance: {
        contexts: { light: [], dark: [{ color: { bg: color(0, 0, 0) } }] },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/all' }, { $ref: '#/modifiers/appearance' }],
  });

  expect(issues).toEqual([]);
  expect(edits).toEqual([
    { pointer: '/theme/colors/light/bg', value: '#ffffff' },
    { pointer: '/theme/colors/dark/bg', value: '#000000' },
  ]);
});

test('every fault is told with its place and a guess', async () => {
  const { problems, places } = await take(`{
  "color": {
    "bgAltt": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
    "text": { "$type": "color", "$value": { "colorSpace": "cmyk", "components": [1, 1, 1] } }
  },
  "radius": {
    "md": { "$value": { "value": 3, "unit": "px" } },
      "lg": { "$type": "number", "$value": 3 }
  },
  "size": {
    "xs": { "$type": "dimension", "$value": { "value": 3, "unit": "px" },
      "$extensions": { "mode": { "dark": { "value": 4, "unit": "px" } } } }
  },
  "tile": { "ratio": { "$type": "number", "$value": 1 } },
  "$extensions": { "livery": { "css": { "size.huge": "1px", "tile.ratio": 3 } } }
}`);

  expect(places).toEqual([
    'tokens/unknown 3:5',
    'tokens/value 4:43',
    'tokens/value 7:23',
    'tokens/value 8:44',
    'tokens/value 12:42',
    'tokens/value 14:53',
    'tokens/unknown 15:41',
    'tokens/value 15:75',
  ]);
  expect(problems[0]?.suggestion).toBe('Did you mean “color.bgAlt”?');
});

test.each([
  ['"not a colour"', '“color.bg”: “not a colour” is no color.'],
  ['"#ggg"', '“color.bg”: “#ggg” is no color.'],
  [
    '{ "colorSpace": "srgb", "components": [300, 1, 1] }',
    '“color.bg”: Component 1 of srgb is 300; it lies between 0 and 1.',
  ],
  [
    '{ "colorSpace": "hsl", "components": [120, 20, 500] }',
    '“color.bg”: Component 3 of hsl is 500; it lies between 0 and 100.',
  ],
])(
  'a color that is none, %s, is refused, and does not become black or white',
  async (value, said) => {
    const plain = await take(`{ "color": { "bg": { "$type": "color", "$value": ${value} } } }`);
    const inMode = await take(`{ "color": { "bg": { "$type": "color", "$value": "#ffffff",
    "$extensions": { "mode": { "dark": ${value} } } } } }`);

    expect(plain.places).toEqual(['tokens/value 1:50']);
    expect(inMode.places).toEqual(['tokens/value 2:40']);
    for (const { problems, edits } of [plain, inMode]) {
      expect(edits).toEqual([]);
      expect(problems[0]?.message).toContain(said);
    }
  },
);

test.each(['#fff', '#FFFFFF80', 'rgba(0, 10, 20, 0.5)', 'oklch(70% 0.1 120)'])(
  'the color %s is one',
  async (value) => {
    const { issues, edits } = await take({ color: { overlay: { $type: 'color', $value: value } } });

    expect(issues).toEqual([]);
    expect(edits).toHaveLength(2);
  },
);

test.each([
  ['{ "color": 1, }', 'json/syntax 1:15'],
  ['{ "a": {}, "a": {} }', 'json/duplicate-key 1:12'],
  ['[1]', 'tokens/parse 1:1'],
  ['{\n "color": { "bg": { "$type": "color", "$value": "{color.nope}" } } }', 'tokens/alias 2:49'],
  ['{ "a": { "$ref": "https://tokens.example/a.json" } }', 'tokens/alias 1:18'],
  ['{ "a": { "$ref": "../../etc/passwd" } }', 'tokens/alias 1:18'],
])('a file that is no file of tokens, %j, gives nothing', async (text, place) => {
  const { places, edits, understood } = await take(text);

  expect(places).toEqual([place]);
  expect([edits, understood]).toEqual([[], 0]);
});

test('what the schema refuses is left out and told where it stands', async () => {
  const { places, edits, faults } = await take(`{
  "radius": { "md": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } } },
  "$extensions": { "livery": { "css": { "button.tracking": "1px; color: red" } } }
}`);

  expect(places).toEqual(['config/format 3:60']);
  expect(edits).toEqual([{ pointer: '/theme/tokens/radius/md', value: '3px' }]);
  expect(faults).toEqual([]);
});

test('colors that cannot be read together are told where they stand', async () => {
  const { problems } = await take({ color: { text: color(0.6, 0.6, 0.6) } });

  expect(problems.length).toBeGreaterThan(0);
  for (const { code, file, pointer } of problems) {
    expect([code, path.basename(file), pointer]).toEqual([
      'contrast/text',
      'tokens.json',
      expect.stringMatching(/^\/color\/text\/\$value$/) as string,
    ]);
  }
});
