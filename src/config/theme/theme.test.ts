import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Layout, Theme } from '#generated/merchant-config.ts';
import { colorRoles } from '#generated/color-roles.ts';
import { contrastPairs } from '#generated/theme-model.ts';
import { themeTokens } from '#generated/theme-tokens.ts';
import { findErrors } from '../schema/full-validators.ts';
import { plainMerchant } from '../testing/temporary-merchants.ts';
import { baseTheme, baseThemeNames } from './base-theme.ts';
import { contrast } from './contrast.ts';
import { fillTheme } from './fill-theme.ts';
import { renderThemeCss } from './render-theme-css.ts';
import { resolveTheme } from './resolve-theme.ts';

const layout: Layout = {
  header: 'classic',
  hero: 'carousel',
  tile: 'portrait',
  corner: 8,
  density: 'airy',
  footer: 'full',
};

const themeOf = (own: Partial<Theme>): Theme => {
  const ownTheme = { theme: structuredClone(own), layout: {} };
  fillTheme(ownTheme, { parents: [], base: own.extends ?? 'nordic' });
  const merchant = { ...plainMerchant('one'), ...ownTheme };
  expect(findErrors('merchant', merchant)).toEqual([]);
  return ownTheme.theme as Theme;
};

const names = baseThemeNames();
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe.each(names)('base theme %s', (name) => {
  test('obeys the schema and leaves no setting open', () => {
    const { extends: _, ...settings } = themeOf({ extends: name });

    expect(findErrors('theme', structuredClone(baseTheme(name)))).toEqual([]);
    expect(settings).toMatchObject({ ...baseTheme(name), colors: {}, tokens: {} });
  });

  test('is readable with any two brand colors, in both modes', () => {
    fc.assert(
      fc.property(hex, hex, fc.boolean(), (primary, accent, gradient) => {
        const theme = themeOf({ extends: name, brand: { primary, accent }, gradient });
        const resolved = resolveTheme(theme, layout);
        for (const mode of ['light', 'dark'] as const) {
          for (const { color, on, needed } of contrastPairs) {
            for (const ground of on) {
              const ratio = contrast(resolved[mode][color], resolved[mode][ground]);
              if (ratio < needed) throw new Error(`${mode} ${color} on ${ground}: ${ratio}`);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gives a value to every custom property, in both modes', () => {
    const css = renderThemeCss(resolveTheme(themeOf({ extends: name }), layout, ['en', 'my']));

    const wanted = Object.values(themeTokens).flatMap((group) => Object.values<string>(group));
    const [shared = '', light = '', dark = ''] = css.split('\n');
    for (const rule of [light, dark]) {
      const set = [...(shared + rule).matchAll(/--(lv-[a-z0-9-]+):/g)].map(
        ([, property]) => property,
      );
      expect(set.map(String).toSorted()).toEqual([...wanted].toSorted());
    }
    expect(css).not.toMatch(/undefined|NaN/);
  });
});

test('every color role has a hexadecimal color', () => {
  const { light, dark } = resolveTheme(themeOf({ extends: 'dune' }), layout);

  expect(Object.keys(light).toSorted()).toEqual([...colorRoles].toSorted());
  for (const color of [...Object.values(light), ...Object.values(dark)]) {
    expect(color).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
  }
});

test('what a merchant sets by hand is kept', () => {
  const theme = themeOf({
    extends: 'night',
    colors: { light: { headerBg: '#ffffff' }, dark: { primary: '#00ff00' } },
    tokens: { radius: { md: '3px' }, pattern: { image: 'none' } },
  });

  const { light, dark, tokens, modeTokens } = resolveTheme(theme, layout);

  expect(light.headerBg).toBe('#ffffff');
  expect(contrast(light.headerText, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(dark.primary).toBe('#00ff00');
  expect(tokens['lv-radius-md']).toBe('3px');
  expect(tokens['lv-pattern-image']).toBe('none');
  expect(modeTokens.light).toEqual({});
});

test('equal themes are worked out once', () => {
  const theme = themeOf({ extends: 'neon' });

  expect(resolveTheme(theme, layout)).toBe(resolveTheme(structuredClone(theme), layout));
});
