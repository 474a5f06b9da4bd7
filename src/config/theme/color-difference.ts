import { oklchOf } from './oklch.ts';

/** A color in OKLab: lightness 0 to 1, and two opponent axes. */
export type Oklab = readonly [l: number, a: number, b: number];

/** Converts a color to OKLab; transparency is dropped. */
export const oklabOf = (hex: string): Oklab => {
  const { l, c, h } = oklchOf(hex);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

/**
 * How far apart two colors look: ΔEOK, the distance in OKLab. A test compares it with colorjs.io.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-difference-OK
 */
export const differenceOk = ([l, a, b]: Oklab, [otherL, otherA, otherB]: Oklab): number =>
  // Not Math.hypot: that guards against overflow, at twenty times the cost.
  Math.sqrt((l - otherL) ** 2 + (a - otherA) ** 2 + (b - otherB) ** 2);
