import { over } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** How finely lightness is searched: steps too small to see. */
const STEP = 0.004;

/** Halves the way between a color that fails and one that passes. */
const refine = (
  at: (lightness: number) => string,
  suits: (hex: string) => boolean,
  [failing, passing]: [number, number],
): string => {
  let [low, high] = [failing, passing];
  for (let round = 0; round < 8; round += 1) {
    const middle = (low + high) / 2;
    if (suits(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
};

/**
 * The color of the same hue that is nearest in lightness (OKLCH) and suits a condition, which may
 * hold on neither end of the scale: a line between a light page and a dark footer.
 *
 * @param hex what is transparent counts as it looks over `ground`
 * @returns undefined when no lightness suits
 */
export const nearestLightness = (
  hex: string,
  ground: string,
  suits: (hex: string) => boolean,
): string | undefined => {
  const color = oklchOf(over(hex, ground));
  const at = (lightness: number): string => hexOf({ ...color, l: lightness });
  for (let way = STEP; way < 1 + STEP; way += STEP) {
    for (const sign of [1, -1]) {
      const lightness = Math.min(1, Math.max(0, color.l + sign * way));
      if (!suits(at(lightness))) continue;
      const before = lightness - sign * Math.min(STEP, Math.abs(lightness - color.l));
      return refine(at, suits, [before, lightness]);
    }
  }
  return undefined;
};
