import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenImporter } from '../testing/token-importer.ts';

let importer: ReturnType<typeof tokenImporter>;
beforeEach(() => {
  importer = tokenImporter();
});
afterEach(() => importer.remove());

const LIGHT_BG = '/theme/colors/light/bg';
const DARK_BG = '/theme/colors/dark/bg';
const RADIUS = '/theme/tokens/radius/md';

describe('Tokens Studio', () => {
  const sets = {
    core: {
      palette: {
        white: { value: '#ffffff', type: 'color' },
        ink: { value: 'rgba({palette.black}, 1)', type: 'color' },
        black: { value: '#000000', type: 'color' },
      },
      base: { value: '3', type: 'spacing' },
      radius: { md: { value: '{base} * 2 + 1px', type: 'borderRadius' } },
      elevation: {
        low: {
          value: { x: 0, y: '1', blur: '2px', spread: 0, color: '#00000080', type: 'dropShadow' },
          type: 'boxShadow',
        },
      },
      weight: { bold: { value: 'Semi Bold', type: 'fontWeights' } },
      line: { text: { value: '150%', type: 'lineHeights' } },
      font: { text: { value: 'Outfit Variable, sans-serif', type: 'fontFamilies' } },
    },
    day: { color: { bg: { value: '{palette.white}', type: 'color' } } },
    night: { color: { bg: { value: '{palette.ink}', type: 'color' } } },
  };
  const themes = [
    { id: '1', name: 'Day', group: 'Mode', selectedTokenSets: { core: 'source', day: 'enabled' } },
    {
      id: '2',
      name: 'Night',
      group: 'Mode',
      selectedTokenSets: { core: 'source', night: 'enabled', day: 'disabled' },
    },
  ];
  const wanted = {
    [LIGHT_BG]: '#ffffff',
    [DARK_BG]: '#000000',
    [RADIUS]: '7px',
    '/theme/tokens/elevation/low': '0px 1px 2px #00000080',
    '/theme/tokens/weight/bold': '600',
    '/theme/tokens/line/text': '1.5',
    '/theme/fonts/text': 'outfit',
  };
  const base = { base: null };

  test('is read from one file, with its themes as modes', async () => {
    const file = {
      ...sets,
      $themes: themes,
      $metadata: { tokenSetOrder: ['core', 'day', 'night'] },
    };

    const { set, told, dialect, faults } = await importer.take(
      { 'studio.json': file },
      { names: base },
    );

    expect(told).toEqual([]);
    expect(dialect).toBe('tokens-studio');
    expect(set).toEqual(wanted);
    expect(faults).toEqual([]);
  });

  test('is read from a folder with a file for each set', async () => {
    const files = {
      'studio/core.json': sets.core,
      'studio/themes/day.json': sets.day,
      'studio/themes/night.json': sets.night,
      'studio/$metadata.json': { tokenSetOrder: ['core', 'themes/day', 'themes/night'] },
      'studio/$themes.json': themes.map((theme) => ({
        ...theme,
        selectedTokenSets: Object.fromEntries(
          Object.entries(theme.selectedTokenSets).map(([name, status]) => [
            name === 'core' ? name : `themes/${name}`,
            status,
          ]),
        ),
      })),
    };

    const { set, told } = await importer.take(files, { named: ['studio'], names: base });

    expect(told).toEqual([]);
    expect(set).toEqual(wanted);
  });

  test('what it changes afterwards is told, and not taken over as if it were not', async () => {
    const modify = { type: 'lighten', value: '0.2', space: 'lch' };
    const token = {
      value: '#102030',
      type: 'color',
      $extensions: { 'studio.tokens': { modify } },
    };

    const { set, told } = await importer.take({
      's.json': { a: { color: { bg: token } }, $themes: [] },
    });

    expect(set).toEqual({});
    expect(told).toEqual([
      expect.stringContaining('Tokens Studio changes it afterwards (lighten 0.2)'),
    ]);
  });
});

describe('Figma', () => {
  const variables = {
    'VariableID:1:1': {
      id: 'VariableID:1:1',
      name: 'palette/white',
      variableCollectionId: 'C:1',
      resolvedType: 'COLOR',
      valuesByMode: { '1:0': { r: 1, g: 1, b: 1, a: 1 } },
    },
    'VariableID:1:2': {
      id: 'VariableID:1:2',
      name: 'color/bg',
      variableCollectionId: 'C:2',
      resolvedType: 'COLOR',
      valuesByMode: {
        '2:0': { type: 'VARIABLE_ALIAS', id: 'VariableID:1:1' },
        '2:1': { r: 0, g: 0, b: 0, a: 1 },
      },
    },
    'VariableID:1:3': {
      id: 'VariableID:1:3',
      name: 'radius/md',
      variableCollectionId: 'C:1',
      resolvedType: 'FLOAT',
      valuesByMode: { '1:0': 7 },
    },
  };
  const variableCollections = {
    'C:1': {
      id: 'C:1',
      name: 'Primitives',
      defaultModeId: '1:0',
      modes: [{ modeId: '1:0', name: 'Mode 1' }],
    },
    'C:2': {
      id: 'C:2',
      name: 'Theme',
      defaultModeId: '2:0',
      modes: [
        { modeId: '2:0', name: 'Light' },
        { modeId: '2:1', name: 'Dark' },
      ],
    },
  };
  const wanted = { [LIGHT_BG]: '#ffffff', [DARK_BG]: '#000000', [RADIUS]: '7px' };

  test('is read as the REST API answers, aliases and modes of collections included', async () => {
    const answer = { status: 200, error: false, meta: { variables, variableCollections } };

    const { set, told, dialect } = await importer.take({ 'local.json': answer });

    expect(told).toEqual([]);
    expect(dialect).toBe('figma');
    expect(set).toEqual(wanted);
  });

  test('modes of other names are said', async () => {
    const [first, second] = [
      { modeId: '2:0', name: 'Strand' },
      { modeId: '2:1', name: 'Kino' },
    ];
    const named = {
      ...variableCollections,
      'C:2': { ...variableCollections['C:2'], modes: [first, second] },
    };
    const answer = { meta: { variables, variableCollections: named } };

    const { set } = await importer.take(
      { 'local.json': answer },
      { choice: { modes: { light: 'strand', dark: 'kino' } } },
    );

    expect(set).toEqual(wanted);
  });

  test('a variable of another library is told where it is aliased', async () => {
    const lost = {
      ...variables['VariableID:1:2'],
      valuesByMode: { '2:0': { type: 'VARIABLE_ALIAS', id: 'V:9' } },
    };
    const answer = { meta: { variables: { 'VariableID:1:2': lost }, variableCollections } };

    const { told } = await importer.take({ 'local.json': answer });

    expect(told).toContainEqual(
      expect.stringMatching(/^local\.json:10:18 tokens\/alias .*\{V:9\} leads to nothing/),
    );
  });

  test('is read as plugins export it', async () => {
    const file = {
      version: '1.0.4',
      collections: [
        {
          name: 'Theme',
          modes: [
            {
              name: 'Light',
              variables: [
                {
                  name: 'color/bg',
                  type: 'color',
                  isAlias: true,
                  value: { collection: 'Primitives', name: 'palette/white' },
                },
              ],
            },
            {
              name: 'Dark',
              variables: [{ name: 'color/bg', type: 'color', isAlias: false, value: '#000000' }],
            },
          ],
        },
        {
          name: 'Primitives',
          modes: [
            {
              name: 'Value',
              variables: [
                { name: 'palette/white', type: 'color', isAlias: false, value: '#FFFFFF' },
                { name: 'radius/md', type: 'number', isAlias: false, value: 7 },
              ],
            },
          ],
        },
      ],
    };

    const { set, told } = await importer.take({ 'plugin.json': file });

    expect(told).toEqual([]);
    expect(set).toEqual(wanted);
  });

  test('a file for each mode is for that mode alone', async () => {
    const color = (hex: string) => ({ color: { bg: { $type: 'color', $value: hex } } });

    const { set } = await importer.take({
      'Light.tokens.json': color('#ffffff'),
      'Dark.tokens.json': color('#000000'),
    });
    const alone = await importer.take({ 'shop.dark.tokens.json': color('#000000') });

    expect(set).toEqual({ [LIGHT_BG]: '#ffffff', [DARK_BG]: '#000000' });
    expect(alone.set).toEqual({ [DARK_BG]: '#000000' });
  });
});

describe('Style Dictionary', () => {
  test.each([
    ['value', 'type'],
    ['$value', '$type'],
  ])('is read with %s', async (value, type) => {
    const files = {
      'base.json': {
        size: { unit: { [value]: '7px', [type]: 'dimension' } },
        radius: { md: { [value]: '{size.unit}', [type]: 'dimension', comment: 'cards' } },
        motion: { fast: { [value]: '90ms', [type]: 'time' } },
      },
      'light.json': { color: { bg: { [value]: 'white', [type]: 'color' } } },
      'dark.json': { color: { bg: { [value]: 'hsl(0, 0%, 0%)', [type]: 'color' } } },
    };

    const { set, told } = await importer.take(files, { names: { 'size.unit': null } });

    expect(told).toEqual([]);
    expect(set).toEqual({
      [LIGHT_BG]: '#ffffff',
      [DARK_BG]: '#000000',
      [RADIUS]: '7px',
      '/theme/tokens/motion/fast': '90ms',
    });
  });

  test('a size without a unit is not guessed', async () => {
    const { told, set } = await importer.take({
      'a.json': { radius: { md: { value: 7, type: 'dimension' } } },
    });

    expect(set).toEqual({});
    expect(told).toEqual([expect.stringContaining('has not the form of a dimension')]);
  });
});
