import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenImporter } from '../testing/token-importer.ts';

let importer: ReturnType<typeof tokenImporter>;
beforeEach(() => {
  importer = tokenImporter();
});
afterEach(() => importer.remove());

const px = (value: number) => ({ value, unit: 'px' });
const srgb = (...components: unknown[]) => ({ colorSpace: 'srgb', components });
const inDark = { $extensions: { mode: { dark: srgb(0, 0, 0) } } };
const LIGHT_BG = '/theme/colors/light/bg';
const DARK_BG = '/theme/colors/dark/bg';
const RADIUS = '/theme/tokens/radius/md';

test('groups hand their type down, extend each other, and have roots', async () => {
  const file = {
    base: { $type: 'dimension', sm: { $value: px(1) }, md: { $value: px(2) } },
    radius: { $extends: '{base}', md: { $value: px(7) } },
    color: { $type: 'color', bg: { $root: { $value: srgb(1, 1, 1), ...inDark } } },
  };

  const { set, told } = await importer.take({ 'a.json': file }, { names: { 'base.*': null } });

  expect(told).toEqual([]);
  expect(set).toEqual({
    '/theme/tokens/radius/sm': '1px',
    [RADIUS]: '7px',
    [LIGHT_BG]: '#ffffff',
    [DARK_BG]: '#000000',
  });
});

test('references lead to tokens, to parts of values, and into files beside', async () => {
  const files = {
    'a.json': {
      palette: { white: { $type: 'color', $value: srgb(1, 1, 1) } },
      radius: {
        md: { $type: 'dimension', $value: { value: { $ref: '#/n/$value' }, unit: 'px' } },
        lg: { $ref: 'more.json#/large' },
      },
      n: { $type: 'number', $value: 7 },
      color: { bg: { $type: 'color', $value: { $ref: '#/palette/white/$value' }, ...inDark } },
    },
    'more.json': { large: { $type: 'dimension', $value: px(9) } },
  };

  const { set, told } = await importer.take(files, {
    named: ['a.json'],
    names: { 'palette.*': null, n: null },
  });

  expect(told).toEqual([]);
  expect(set).toMatchObject({
    [RADIUS]: '7px',
    '/theme/tokens/radius/lg': '9px',
    [LIGHT_BG]: '#ffffff',
  });
});

const resolver = (bg: object) => ({
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'base.json' }] } },
  modifiers: {
    mode: {
      contexts: { light: [{ color: { bg } }], dark: [{ $ref: 'dark.json' }] },
      default: 'light',
    },
    density: {
      contexts: { tight: [{ radius: { md: { $type: 'dimension', $value: px(1) } } }], wide: [] },
      default: 'wide',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/mode' },
    { $ref: '#/modifiers/density' },
  ],
});

const sources = {
  'base.json': { radius: { md: { $type: 'dimension', $value: px(7) } } },
  'dark.json': { color: { bg: { $type: 'color', $value: srgb(0, 0, 0) } } },
};

test('a resolver is followed in its order, through files, modes and contexts', async () => {
  const files = { 'r.json': resolver({ $type: 'color', $value: srgb(1, 1, 1) }), ...sources };

  const usual = await importer.take(files, { named: ['r.json'] });
  const tight = await importer.take(files, {
    named: ['r.json'],
    choice: { contexts: { density: 'tight' } },
  });
  const none = await importer.take(files, {
    named: ['r.json'],
    choice: { contexts: { density: 'loose' } },
  });

  expect(usual.told).toEqual([]);
  expect(usual.set).toEqual({ [LIGHT_BG]: '#ffffff', [DARK_BG]: '#000000', [RADIUS]: '7px' });
  expect(tight.set).toMatchObject({ [RADIUS]: '1px' });
  expect(none.told).toEqual([
    expect.stringMatching(/Which context of “density” holds is open: “tight” or “wide”/),
  ]);
});

test('a set that is among its own sources is told, by whichever way it comes back', async () => {
  const files = {
    'r.json': {
      version: '2025.10',
      sets: {
        base: { sources: [{ $ref: '#/sets/more' }] },
        more: {
          sources: [
            { radius: { md: { $type: 'dimension', $value: px(7) } } },
            { $ref: '#/sets/base' },
          ],
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }],
    },
  };

  const { told } = await importer.take(files, { named: ['r.json'] });

  expect(told).toContainEqual(expect.stringContaining('This set is among its own sources.'));
});

test('a file whose references multiply is told, and ends', async () => {
  const groups = Array.from({ length: 40 }, (_, at) => {
    const below = { $ref: at === 0 ? '#/z' : `#/g${at - 1}` };
    return [`g${at}`, { a: below, b: below }];
  });
  const file = { z: { $type: 'dimension', $value: px(1) }, ...Object.fromEntries(groups) };

  const { told } = await importer.take({ 'a.json': file });

  expect(told).toContainEqual(expect.stringContaining('groups refer to each other too often'));
  expect(told.length).toBeLessThan(10);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a type and a color space called %s are none',
  async (name) => {
    const file = {
      color: { bg: { $type: 'color', $value: { colorSpace: name, components: [0, 0, 0] } } },
      radius: { md: { $type: name, $value: px(1) } },
    };

    const { told } = await importer.take({ 'a.json': file });

    expect(told).toContainEqual(expect.stringContaining(`“${name}” is no color space`));
    expect(told).toContainEqual(expect.stringContaining(`“radius.md” is of type ${name}`));
  },
);

test('parts of composite values go where a map leads them', async () => {
  const file = {
    heading: {
      $type: 'typography',
      $value: {
        fontFamily: ['Outfit Variable'],
        fontSize: px(17),
        fontWeight: 'bold',
        lineHeight: 1.8,
        letterSpacing: px(0),
      },
    },
    line: { $type: 'border', $value: { color: srgb(0, 0, 0), width: px(3), style: 'solid' } },
    move: {
      $type: 'transition',
      $value: {
        duration: { value: 90, unit: 'ms' },
        delay: { value: 0, unit: 'ms' },
        timingFunction: [0, 0, 1, 1],
      },
    },
  };
  const names = {
    'heading.fontSize': 'size.md',
    'heading.fontFamily': 'font.text',
    'heading.lineHeight': 'line.text',
    'heading.*': null,
    'line.width': 'button.borderWidth',
    'line.*': null,
    'move.duration': 'motion.fast',
    'move.timingFunction': 'motion.easing',
  };

  const { set, told } = await importer.take({ 'a.json': file }, { names });

  expect(set).toEqual({
    '/theme/tokens/size/md': '17px',
    '/theme/fonts/text': 'outfit',
    '/theme/tokens/line/text': '1.8',
    '/theme/tokens/button/borderWidth': '3px',
    '/theme/tokens/motion/fast': '90ms',
    '/theme/tokens/motion/easing': 'cubic-bezier(0, 0, 1, 1)',
  });
  expect(told).toEqual([expect.stringMatching(/^a\.json:\d+:\d+ tokens\/unknown “move\.delay”/)]);
});

test.each([
  ['display-p3', [1, 1, 1], '#ffffff', false],
  ['display-p3', [1, 1, 0], '#feff00', true],
  ['oklch', [1, 0, 'none'], '#ffffff', false],
  ['hsl', [0, 0, 100], '#ffffff', false],
  ['lab', [100, 0, 0], '#ffffff', false],
])(
  'a color in %s, %j, is taken into sRGB, which is told if it changed it',
  async (colorSpace, components, hex, moved) => {
    const file = {
      color: {
        bg: {
          $type: 'color',
          $value: srgb(1, 1, 1),
          $extensions: { mode: { light: { colorSpace, components }, dark: srgb(0, 0, 0) } },
        },
      },
    };

    const { set, told } = await importer.take({ 'a.json': file });

    expect(JSON.stringify(set[LIGHT_BG])).toContain(hex);
    expect(told.filter((each) => each.includes('tokens/gamut'))).toHaveLength(moved ? 1 : 0);
  },
);

test.each([
  [
    'a circle',
    { a: { $value: '{b}' }, b: { $value: '{a}' } },
    'Aliases lead in a circle: a → b → a.',
  ],
  [
    'an alias to nothing',
    { a: { $type: 'color', $value: '{bb}' }, b: { $value: 1 } },
    '{bb} leads to nothing. Did you mean “b”?',
  ],
  ['a reference in a circle', { a: { $ref: '#/b' }, b: { $ref: '#/a' } }, '$ref leads in a circle'],
  ['a group that extends itself', { a: { $extends: '{a}', b: { $value: 1 } } }, '$extends leads'],
  [
    'groups that extend each other',
    { a: { $extends: '{b}' }, b: { $extends: '{a}' } },
    '$extends leads back',
  ],
  ['a group that extends nothing', { a: { $extends: '{c}' } }, '$extends leads to no group'],
  [
    'a value where a group should be',
    { color: { bg: '#ffffff' } },
    'is neither a group nor a token',
  ],
])('%s is told, and nothing hangs', async (_, file, said) => {
  const { told, set } = await importer.take({ 'a.json': file });

  expect(told.join('\n')).toContain(said);
  expect(set).toEqual({});
});

test.each([
  ['a byte order mark', '\uFEFF{}', '1:1 text/byte-order-mark'],
  ['a NUL', '{"color": {"b\u0000g": 1}}', 'json/syntax'],
  ['a missing comma', '{\n  "a": 1\n  "b": 2 }', '3:3 json/syntax'],
  ['a key that stands twice', '{\r\n  "a": {},\r\n  "a": {}\r\n}', '3:3 json/duplicate-key'],
  ['ten megabytes', `{"a":"${'x'.repeat(10_000_000)}"}`, 'file/too-large'],
  ['brackets without end', '['.repeat(100_000), 'json/too-deep'],
])('%s is told where it stands', async (_, text, said) => {
  const { told, set } = await importer.take({ 'a.json': text });

  expect(told.join('\n')).toContain(said);
  expect(set).toEqual({});
});

test('a large file of strangers is told in short', async () => {
  const tokens = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [`t${at}`, { $type: 'number', $value: at }]),
  );

  const { told } = await importer.take({ 'a.json': tokens });

  expect(told).toHaveLength(201);
  expect(told.join('\n')).toContain('4800 further faults');
});

test('a word is no length, whichever tool wrote it', async () => {
  const { told, set } = await importer.take({
    'a.json': {
      radius: { md: { value: 'banana', type: 'dimension' } },
      motion: { fast: { value: 'soon', type: 'time' } },
    },
  });

  expect(set).toEqual({});
  expect(told).toHaveLength(2);
});
