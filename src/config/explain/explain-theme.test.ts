import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenModels } from '#generated/theme-model.ts';
import { loadMerchants } from '../load-merchants.ts';
import { temporaryMerchants, type TemporaryMerchants } from '../testing/temporary-merchants.ts';
import { explainTheme, type ExplainedTheme, type ThemeSource } from './explain-theme.ts';
import { themeValues } from '../theme/render-theme-css.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const explain = async (code: string): Promise<ExplainedTheme> => {
  const [merchant] = await loadMerchants(merchants.dir, [code]);
  if (!merchant) throw new Error(`no ${code}`);
  return explainTheme(merchant);
};

const sourceOf = (theme: ExplainedTheme, token: string, mode: 'light' | 'dark'): ThemeSource => {
  const found = theme.tokens.find((each) => each.token === token);
  if (!found) throw new Error(`no ${token}`);
  return found.modes[mode].source;
};

/** The line of a file that a source points at. */
const lineOf = ({ file = '', line = 0 }: ThemeSource): string =>
  readFileSync(path.resolve(file), 'utf8').split('\n')[line - 1]?.trim() ?? '';

const family = (): void => {
  merchants.add('mother', (config) => {
    config['theme'] = { extends: 'night', glow: 0, tokens: { radius: { md: '3px' } } };
    config['layout'] = { corner: 16 };
  });
  merchants.add('child', (config) => {
    config['theme'] = {
      extends: 'mother',
      brand: { primary: '#1d6b3a' },
      colors: { dark: { headerBg: '#111111', buttonBg: '#eeeeee' } },
    };
  });
};

test('every token of the schema is explained, in both modes, with the value that the css has', async () => {
  family();
  const [merchant] = await loadMerchants(merchants.dir, ['child']);
  if (!merchant) throw new Error('no child');

  const { tokens } = explainTheme(merchant);

  expect(tokens.map(({ token }) => token)).toEqual(
    tokenModels.map(({ group, name }) => `${group}.${name}`),
  );
  for (const mode of ['light', 'dark'] as const) {
    const values = themeValues(merchant.theme, mode);
    for (const { property, modes } of tokens) {
      expect(modes[mode].css).toBe(values[property.slice(2)]);
      expect(modes[mode].value).not.toContain('var(');
      expect(modes[mode].source.line).toBeGreaterThan(0);
    }
  }
});

test('every source leads to the line that says so', async () => {
  family();

  const theme = await explain('child');

  const own = sourceOf(theme, 'color.headerBg', 'dark');
  expect(own).toMatchObject({ kind: 'merchant', name: 'child' });
  expect(own.pointer).toBe('/theme/colors/dark/headerBg');
  expect(lineOf(own)).toContain('"headerBg": "#111111"');
  const inherited = sourceOf(theme, 'radius.md', 'light');
  expect(inherited).toMatchObject({ kind: 'theme', name: 'mother' });
  expect(lineOf(inherited)).toBe('"md": "3px"');
  const base = sourceOf(theme, 'color.bg', 'dark');
  expect(base).toMatchObject({ kind: 'base', name: 'night', pointer: '/colors/dark/bg' });
  expect(lineOf(base)).toContain('"bg": "#140b18"');
  const fallback = sourceOf(theme, 'button.radius', 'dark');
  expect(fallback).toMatchObject({ kind: 'default', from: ['radius.md'] });
  expect(lineOf(fallback)).toBe('"x-default": "{radius.md}"');
});

test('what is worked out names its inputs', async () => {
  family();

  const theme = await explain('child');

  expect(sourceOf(theme, 'color.primary', 'light')).toMatchObject({
    kind: 'derived',
    from: ['theme.brand.primary'],
  });
  expect(sourceOf(theme, 'radius.lg', 'light')).toMatchObject({
    kind: 'derived',
    from: ['layout.corner'],
  });
  // Only where the button has a color of its own are its words worked out from it.
  expect(sourceOf(theme, 'color.buttonText', 'light').kind).toBe('default');
  expect(sourceOf(theme, 'color.buttonText', 'dark')).toMatchObject({
    kind: 'derived',
    from: ['color.buttonBg'],
  });
});

test('settings are traced too, and the chain is named', async () => {
  family();

  const { chain, settings } = await explain('child');

  expect(chain.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['theme mother', 'base night']);
  const kinds = Object.fromEntries(settings.map(({ setting, source }) => [setting, source.kind]));
  expect(kinds).toMatchObject({
    'theme.brand.primary': 'merchant',
    'theme.brand.accent': 'base',
    'theme.glow': 'theme',
    'layout.corner': 'theme',
    'layout.density': 'default',
  });
});

test('a color that had to move tells what it was', async () => {
  merchants.add('one', (config) => {
    config['theme'] = { extends: 'night', colors: { dark: { jackpot: '#ffffff' } } };
  });

  const source = sourceOf(await explain('one'), 'color.onJackpot', 'dark');

  expect(source).toMatchObject({ kind: 'base', movedFrom: '#ffd98a' });
});
