import { fillTheme } from '#config/theme/fill-theme.ts';
import { type ResolvedTheme, resolveTheme } from '#config/theme/resolve-theme.ts';
import type { Layout, Theme } from '#generated/merchant-config.ts';
import { defaultTheme } from '#generated/theme-model.ts';

const layout: Layout = {
  header: 'classic',
  hero: 'split',
  tile: 'landscape',
  corner: 8,
  density: 'airy',
  footer: 'slim',
};

/** The look of pages that belong to no brand: the base theme that whoever names none would get. */
export const houseTheme = (): ResolvedTheme => {
  const look: Parameters<typeof fillTheme>[0] = {
    theme: { extends: defaultTheme, colors: { light: {}, dark: {} }, tokens: {} },
    layout: {},
  };
  fillTheme(look, { parents: [], base: defaultTheme });
  // Every setting was just filled.
  return resolveTheme(look.theme as unknown as Theme, layout, ['en', 'my', 'zh-Hans']);
};
