import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedFile, importsOf } from '../counts/module-imports.ts';
import { readSchemaFile, type SchemaNode } from '../../src/config/schema/schema-files.ts';
import { generatedFiles } from './generated-files.ts';
import { readThemeModel } from './token-models.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SCHEMA = 'parts/theme.schema.json';

const colorsOf = (schema: SchemaNode): Record<string, SchemaNode> =>
  schema.$defs?.['colorRoles']?.properties ?? {};
const tokensOf = (schema: SchemaNode, group: string): Record<string, SchemaNode> =>
  schema.$defs?.['themeTokens']?.properties?.[group]?.properties ?? {};

/** A measure and a color that no code knows: one property each. */
const plant = (schema: SchemaNode): void => {
  tokensOf(schema, 'tile')['wobble'] = {
    $ref: '#/$defs/dimension',
    title: 'Tile: wobble',
    description: 'How far a tile wobbles.',
    examples: ['3px'],
    'x-default': '{radius.md}',
  };
  colorsOf(schema)['ribbon'] = {
    $ref: 'hex-color.schema.json',
    title: 'Ribbon',
    description: 'Words on a ribbon.',
    examples: ['#d4a94a'],
    'x-default': '{color.accent}',
    'x-contrast': { on: ['jackpot'], needed: 4.5 },
  };
};

/** A module and all that it imports, now or later, from wherever: paths below the repository. */
const modulesOf = (entry: string): Set<string> => {
  const found = new Set([entry]);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    const { loaded, loadedLater } = importsOf(file, readFileSync(path.join(root, file), 'utf8'));
    for (const name of [...loaded, ...loadedLater.map((quoted) => quoted.slice(1, -1))]) {
      const imported = importedFile(file, name);
      if (imported) found.add(imported);
    }
  }
  return found;
};

describe('a token that was added to a copy of the schema, and to nothing else', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'livery planted '));
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

  beforeAll(() => {
    const generator = modulesOf('scripts/generate-types.ts');
    const folders = ['schema', 'src/config', 'src/games', 'src/generated', 'src/locales'];
    // What places screens, popups and parts names what it places.
    folders.push('src/theme', 'src/site');
    // The types of tables are fresh here: no database is asked.
    folders.push('scripts/generate/tables', 'src/platform/base/database', 'src/vendor/database');
    for (const name of [...generator, ...folders, 'package.json', 'tsconfig.json'])
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const file = path.join(copy, 'schema', SCHEMA);
    const schema = JSON.parse(readFileSync(file, 'utf8')) as SchemaNode;
    plant(schema);
    writeFileSync(file, JSON.stringify(schema));
    run('scripts/generate-types.ts');
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('reaches the contract that styles read', () => {
    const script = `import { vars } from './src/theme/vars.css.ts';
      console.log(vars.tile.wobble, vars.color.ribbon);`;

    expect(run('--input-type=module', '-e', script)).toBe(
      'var(--lv-tile-wobble) var(--lv-color-ribbon)\n',
    );
  });

  test('reaches the css with its default, made readable, and with what a merchant sets', () => {
    const script = `import { fillTheme } from './src/config/theme/fill-theme.ts';
      import { renderThemeCss } from './src/config/theme/render-theme-css.ts';
      import { resolveTheme } from './src/config/theme/resolve-theme.ts';
      const layout = { header: 'rail', tile: 'square', corner: 8, density: 'airy' };
      const css = (tokens, colors) => {
        const theme = { extends: 'night', tokens, colors };
        fillTheme({ theme, layout }, { parents: [], base: 'night' });
        return renderThemeCss(resolveTheme(theme, layout));
      };
      console.log(css({}, { light: { jackpot: '#000000' }, dark: { jackpot: '#ffffff' } }));
      console.log(css({ tile: { wobble: '9px' } }, { light: { ribbon: '#abcdef' }, dark: {} }));`;

    const [shared, light, dark, ownShared, ownLight] = run(
      '--input-type=module',
      '-e',
      script,
    ).split('\n');

    expect(shared).toContain('--lv-tile-wobble:var(--lv-radius-md)');
    expect(light).toMatch(/--lv-color-ribbon:#[0-9a-f]{6}/);
    expect(dark).toMatch(/--lv-color-ribbon:#[0-9a-f]{6}/);
    expect(ownShared).toContain('--lv-tile-wobble:9px');
    expect(ownLight).toContain('--lv-color-ribbon:#abcdef');
  });

  test('reaches the types and the validators', () => {
    const probe = `import type { ColorRole, ThemeTokens } from './generated/merchant-config.ts';
      import { theme } from './generated/validators.ts';
      import { vars } from './theme/vars.css.ts';
      export const role: ColorRole = 'ribbon';
      export const tokens: ThemeTokens = { tile: { wobble: '9px' } };
      export const used: string = vars.tile.wobble + vars.color.ribbon;
      // @ts-expect-error -- no such token was planted
      export const stray: string = vars.tile.wabble;
      if (!theme({ tokens })) throw new Error('refused');`;
    writeFileSync(path.join(copy, 'src/probe.ts'), probe);
    const config = { extends: './tsconfig.json', include: ['src/probe.ts'] };
    writeFileSync(path.join(copy, 'tsconfig.probe.json'), JSON.stringify(config));

    run('src/probe.ts');
    run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.probe.json');
  });

  test('reaches the pages and the contrast check', () => {
    const model = readFileSync(path.join(copy, 'src/generated/theme-model.ts'), 'utf8');

    expect(model).toContain('"description":"How far a tile wobbles."');
    expect(model).toContain('{"color":"ribbon","on":["jackpot"],"needed":4.5}');
  });
});

describe('a schema that contradicts itself is not generated from', () => {
  const refused = (change: (schema: SchemaNode) => void): string => {
    const schema = readSchemaFile(SCHEMA);
    change(schema);
    try {
      readThemeModel(schema);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  test.each<[string, (schema: SchemaNode) => void, string]>([
    [
      'a default that is no token',
      (schema) =>
        Object.assign(tokensOf(schema, 'tile')['radius'] ?? {}, { 'x-default': '{radius.xl}' }),
      'tile.radius takes over {radius.xl}, which is no token',
    ],
    [
      'defaults in a circle',
      (schema) => {
        Object.assign(tokensOf(schema, 'tile')['radius'] ?? {}, { 'x-default': '{card.radius}' });
        Object.assign(tokensOf(schema, 'card')['radius'] ?? {}, { 'x-default': '{tile.radius}' });
      },
      'takes over itself',
    ],
    [
      'a setting that does not exist',
      (schema) =>
        Object.assign(colorsOf(schema)['primary'] ?? {}, { 'x-derived': ['theme.brand.main'] }),
      'color.primary follows theme.brand.main, which is neither token nor setting',
    ],
    [
      'a ground that does not exist',
      (schema) =>
        Object.assign(colorsOf(schema)['text'] ?? {}, {
          'x-contrast': { on: ['floor'], needed: 3 },
        }),
      'color.text stands on floor, which is no color',
    ],
  ])('%s', (_, change, message) => {
    expect(refused(change)).toContain(message);
  });
});

test('the generated files are those of the schema', async () => {
  const files = await generatedFiles();

  for (const [name, text] of files) {
    expect(readFileSync(path.join(root, 'src/generated', name), 'utf8') === text, name).toBe(true);
  }
});
