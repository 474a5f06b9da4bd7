import { describe, expect, test } from 'vitest';
import { colorRoles } from '#generated/color-roles.ts';
import type { ColorRole, Layout, Theme } from '#generated/merchant-config.ts';
import { tokenModels } from '#generated/theme-model.ts';
import { findErrors } from '../schema/full-validators.ts';
import { plainMerchant } from '../testing/temporary-merchants.ts';
import { baseTheme, baseThemeNames } from './base-theme.ts';
import { clashesOf } from './conflicts.ts';
import { colorRules } from './color-rules.ts';
import { fillTheme } from './fill-theme.ts';
import { resolveTheme } from './resolve-theme.ts';
import { aliasOf, colorModels, rootSetting, tokensByKey } from './token-graph.ts';

const layout: Layout = {
  header: 'classic',
  hero: 'carousel',
  tile: 'portrait',
  corner: 8,
  density: 'airy',
  footer: 'full',
};

interface OwnTheme extends Omit<Partial<Theme>, 'colors'> {
  colors?: Partial<Theme['colors']>;
}

const themeOf = (own: OwnTheme): Theme => {
  const ownTheme = { theme: { ...structuredClone(own) }, layout: {} };
  fillTheme(ownTheme, { parents: [], base: own.extends ?? 'nordic' });
  expect(findErrors('merchant', { ...plainMerchant('one'), ...ownTheme })).toEqual([]);
  return ownTheme.theme as unknown as Theme;
};

const measures = tokenModels.filter(({ group }) => group !== 'color');

test.each(colorRoles)('the color %s can be set by hand, in each mode by itself', (role) => {
  const theme = themeOf({ colors: { light: { [role]: '#123456' }, dark: { [role]: '#fedcba' } } });

  const { light, dark } = resolveTheme(theme, layout);

  expect([light[role], dark[role]]).toEqual(['#123456', '#fedcba']);
});

test.each(measures.map(({ group, name, property }) => [group, name, property]))(
  'the token %s.%s can be set by hand',
  (group, name, property) => {
    const theme = themeOf({ tokens: { [group]: { [name]: '7px' } } });

    const { tokens, modeTokens } = resolveTheme(theme, layout);

    expect(tokens[property]).toBe('7px');
    expect({ ...modeTokens.light, ...modeTokens.dark }).not.toHaveProperty(property);
  },
);

describe('component colors', () => {
  test('follow the colors that all share', () => {
    const { dark } = resolveTheme(themeOf({ colors: { dark: { primary: '#00ff00' } } }), layout);

    expect(dark).toMatchObject({ buttonBg: '#00ff00', chipSelectedBg: '#00ff00' });
    expect(dark.popupBg).toBe(dark.surfaceRaised);
  });

  test('a button of another color gets its own words, shades and no foreign gradient', () => {
    const theme = themeOf({ gradient: true, colors: { light: { buttonBg: '#101010' } } });

    const { light, dark } = resolveTheme(theme, layout);

    expect(light).toMatchObject({ buttonFrom: '#101010', buttonTo: '#101010' });
    expect(light.buttonText).not.toBe(light.onPrimary);
    expect(light.buttonBgHover).not.toBe(light.primaryHover);
    expect(clashesOf(light)).toEqual([]);
    expect(dark).toMatchObject({ buttonTo: dark.gradientTo, buttonText: dark.onPrimary });
  });

  test('a clash is told once, not again for each component that takes the color over', () => {
    const theme = themeOf({ colors: { light: { surface: '#555555' } } });

    const conflicts = clashesOf(resolveTheme(theme, layout).light);

    const told = conflicts.map(({ color, ground }) => `${color} on ${ground}`);
    expect(told).not.toEqual([]);
    expect(told.filter((each) => /card|chip|tile/i.test(each))).toEqual([]);
  });
});

test('every color has a source: each base theme, a default, or a rule', () => {
  const rules = colorRules(themeOf({}), false);
  const unsaid = [...colorModels].filter(([, model]) => model.default === undefined);

  for (const [role, { derived }] of unsaid) {
    const inAll = baseThemeNames().every((name) =>
      (['light', 'dark'] as const).every((mode) => role in baseTheme(name).colors[mode]),
    );
    expect(inAll || (derived !== undefined && role in rules), role).toBe(true);
  }
  const ruled = Object.keys(rules) as ColorRole[];
  expect(ruled.filter((role) => colorModels.get(role)?.derived === undefined)).toEqual([]);
});

test('every measure has a default or is worked out', () => {
  const { tokens, modeTokens } = resolveTheme(themeOf({}), layout, ['en']);

  const given = { ...tokens, ...modeTokens.light };
  for (const { property } of measures) expect(given[property], property).toBeTypeOf('string');
});

test('tokens lead back to the setting that they are a shade of', () => {
  expect(rootSetting('color.buttonBgHover')).toBe('theme.brand.primary');
  expect(rootSetting('button.radius')).toBe('layout.corner');
  expect(rootSetting('color.bg')).toBeUndefined();
  expect(aliasOf(tokensByKey.get('button.radius') ?? fail())).toBe('radius.md');
});

function fail(): never {
  throw new Error('no such token');
}
