import type { LanguageCode, Layout, Theme } from '#generated/merchant-config.ts';
import { fontStacks } from './font-stacks.ts';

/** CSS values by group and token. */
export type TokenGroups = Record<string, Record<string, string>>;

const rem = (value: number): string => `${Number(value.toFixed(4))}rem`;

const sizes = (scale: number): Record<string, string> => ({
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: rem(scale),
  xl: rem(scale ** 2),
  xxl: rem(scale ** 3),
  xxxl: rem(scale ** 4),
  hero: `clamp(${rem(scale ** 3.4)}, ${rem(scale ** 2)} + 3.2vw, ${rem(scale ** 6)})`,
});

/** Multiples of 4 px; compact layouts take one step less from x3 on. */
const spaces = (density: Layout['density']): Record<string, string> => {
  const airy = { x1: 4, x2: 8, x3: 12, x4: 16, x5: 20, x6: 24, x8: 32, x10: 40, x12: 48, x16: 64 };
  const compact = { ...airy, x3: 8, x4: 12, x5: 16, x6: 20, x8: 24, x10: 32, x12: 40, x16: 48 };
  const chosen = Object.entries(density === 'compact' ? compact : airy);
  return Object.fromEntries(chosen.map(([name, px]) => [name, `${px}px`]));
};

const radii: Record<Layout['corner'], Record<string, string>> = {
  0: { sm: '0px', md: '0px', lg: '0px', pill: '0px' },
  8: { sm: '4px', md: '6px', lg: '8px', pill: '999px' },
  16: { sm: '8px', md: '12px', lg: '16px', pill: '999px' },
};

const ratios: Record<Layout['tile'], string> = {
  portrait: '3 / 4',
  landscape: '16 / 10',
  square: '1 / 1',
};

/**
 * The measures that follow from a theme and a layout, as CSS values. Colours are referred to, not
 * repeated, so that both modes share them.
 *
 * @param languages of the site; their scripts decide the font stacks
 */
export const deriveTokens = (
  theme: Theme,
  layout: Layout,
  languages: readonly LanguageCode[],
): TokenGroups => {
  const { type, glow } = theme;
  const shadow = 'var(--lv-color-shadow)';
  return {
    font: fontStacks(theme.fonts, languages),
    size: sizes(type.scale),
    line: { tight: '1.2', normal: '1.4', text: '1.6' },
    weight: { regular: '400', medium: '500', bold: '700', display: String(type.displayWeight) },
    tracking: { display: type.displayTracking === 0 ? '0' : `${type.displayTracking}em` },
    style: { display: type.displayStyle },
    transform: { display: type.displayTransform },
    space: spaces(layout.density),
    radius: radii[layout.corner],
    border: { thin: '1px', thick: '2px' },
    elevation: {
      low: `0 1px 2px ${shadow}, 0 2px 8px ${shadow}`,
      high: `0 4px 12px ${shadow}, 0 16px 40px ${shadow}`,
    },
    glow: {
      soft:
        glow === 0
          ? '0 0 0 transparent'
          : `0 0 ${Math.round(12 + 24 * glow)}px var(--lv-color-glow)`,
    },
    gradient: {
      brand: 'linear-gradient(105deg, var(--lv-color-gradient-from), var(--lv-color-gradient-to))',
    },
    motion: {
      fast: '150ms',
      normal: '220ms',
      slow: '1000ms',
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    z: { header: '100', sheet: '200', popup: '300', toast: '400' },
    tile: { ratio: ratios[layout.tile] },
    layout: {
      maxWidth: layout.density === 'compact' ? '1440px' : '1320px',
      headerHeight: layout.header === 'rail' ? '56px' : '64px',
      bottomBarHeight: '60px',
    },
  };
};
