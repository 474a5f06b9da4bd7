import type { ColorRole, Theme } from '#generated/merchant-config.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** Lightness in OKLCH by mode, and the most chroma: ground and text are a breath of the brand. */
const steps = {
  bg: { light: 0.98, dark: 0.16, chroma: 0.012 },
  bgAlt: { light: 0.955, dark: 0.19, chroma: 0.016 },
  surface: { light: 0.995, dark: 0.215, chroma: 0.014 },
  surfaceRaised: { light: 1, dark: 0.26, chroma: 0.018 },
  surfaceSunken: { light: 0.945, dark: 0.13, chroma: 0.018 },
  text: { light: 0.22, dark: 0.95, chroma: 0.024 },
  textMuted: { light: 0.46, dark: 0.75, chroma: 0.024 },
  border: { light: 0.88, dark: 0.32, chroma: 0.02 },
  borderStrong: { light: 0.58, dark: 0.58, chroma: 0.03 },
} satisfies Partial<Record<ColorRole, object>>;

/**
 * Grounds, texts and lines in the hue of the main color, for a base theme that brings none of its
 * own.
 */
export const neutrals = (
  { brand }: Theme,
  isDark: boolean,
): Partial<Record<ColorRole, () => string>> => {
  const { c, h } = oklchOf(brand.primary);
  return Object.fromEntries(
    Object.entries(steps).map(([role, { light, dark, chroma }]) => [
      role,
      () => hexOf({ l: isDark ? dark : light, c: Math.min(c, chroma), h }),
    ]),
  );
};
