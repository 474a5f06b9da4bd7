import type { ColorRole, Theme } from '#generated/merchant-config.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** Lightness of each tone in OKLCH, and its share of the brand color's chroma. */
const tones = {
  100: { l: 0.95, chroma: 0.28 },
  300: { l: 0.83, chroma: 0.7 },
  500: { l: 0.65, chroma: 1 },
  700: { l: 0.46, chroma: 0.85 },
  900: { l: 0.28, chroma: 0.5 },
};

/** The most chroma of a grey: enough to belong to the brand, too little to have a color. */
const BREATH = 0.018;

/**
 * The tonal scales of a theme, the same in both modes: the hues of the two brand colors, and
 * greys with a breath of the first.
 */
export const tonalScales = ({ brand }: Theme): Partial<Record<ColorRole, string>> => {
  const [primary, accent] = [oklchOf(brand.primary), oklchOf(brand.accent)];
  const scales = { primary, accent, neutral: { ...primary, c: Math.min(primary.c, BREATH) } };
  return Object.fromEntries(
    Object.entries(scales).flatMap(([scale, { c, h }]) =>
      Object.entries(tones).map(([tone, { l, chroma }]) => [
        `${scale}${tone}`,
        hexOf({ l, c: c * chroma, h }),
      ]),
    ),
  );
};
