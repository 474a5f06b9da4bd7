import path from 'node:path';
import type { MerchantIssue } from './places/place-issues.ts';
import type { ResolvedMerchant } from './resolved-merchant.ts';
import { oklabOf } from './theme/color-difference.ts';
import { firstModeOf } from './theme/first-mode.ts';
import { nearestPalettes, type Palette } from './theme/nearest-palettes.ts';

/**
 * ΔEOK under which two brands look alike. 0.02 is the smallest difference that is seen side by side
 * (CSS Color 4 takes it for its gamut mapping). Players never see two brands side by side: they
 * remember one while they look at the other. So it takes three times as much, in each of the
 * three colors that make a first impression.
 *
 * @see https://www.w3.org/TR/css-color-4/#binsearch
 */
export const PALETTE_LIMIT = 0.06;

/** What a player sees first: the brand's two colors and the page's ground, as the site opens. */
export const paletteOf = ({ code, config, theme }: ResolvedMerchant): Palette => {
  const { primary, accent, bg } = theme[firstModeOf(config.theme)];
  return { code, colors: [oklabOf(primary), oklabOf(accent), oklabOf(bg)] };
};

/**
 * Brands can be told apart by their colors. Compares the merchants of one check with each other.
 *
 * @param palettes sorted by code
 * @param root the folder of all merchants, absolute
 * @returns at most one finding a brand: the one that comes closest to it
 */
export const checkPalettes = (palettes: readonly Palette[], root: string): MerchantIssue[] => {
  const neighbours = nearestPalettes(palettes, PALETTE_LIMIT);
  return neighbours.map(({ code, conflict, distance }) => ({
    code: 'theme/palette-close',
    merchant: code,
    file: path.join(root, code, 'merchant.json'),
    pointer: '/theme/brand',
    message:
      `The palettes of ${code} and ${conflict} come close: primary, accent and ground differ by ` +
      `ΔEOK ${distance.toFixed(3)} at most; the limit is ${PALETTE_LIMIT}.`,
    suggestion: 'Give one of the two another primary or accent color.',
  }));
};
