import { leastContrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** The contrast that text needs (WCAG 2.2, 1.4.3 AA). */
export const TEXT = 4.5;

/**
 * A readable text color for some grounds: nearly black or nearly white with a breath of the
 * ground's hue, pure where the breath would cost too much.
 *
 * @param grounds the first gives the hue
 */
export const onColor = (...grounds: [string, ...string[]]): string => {
  const { h, c } = oklchOf(grounds[0]);
  const tint = Math.min(c, 0.03);
  const dark = hexOf({ l: 0.18, c: tint, h });
  const light = hexOf({ l: 0.985, c: tint / 3, h });
  const candidates =
    leastContrast(dark, grounds) >= leastContrast(light, grounds)
      ? [dark, '#000000', light, '#ffffff']
      : [light, '#ffffff', dark, '#000000'];
  const found = candidates.find((candidate) => leastContrast(candidate, grounds) >= TEXT);
  return found ?? candidates[1] ?? dark;
};
