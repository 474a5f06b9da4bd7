import { differenceOk, oklabOf, type Oklab } from '#config/theme/color-difference.ts';
import { hexOfBytes } from '#config/theme/oklch.ts';
import type { Raster } from '../../../build/render/svg-raster.ts';
import { SEEN } from './palette.ts';

/** What is drawn: the box that holds it, how much of the box it fills, and its colors. */
interface Drawn {
  filled: number;
  area: number;
  colors: Map<string, number>;
}

const drawnIn = ({ bytes, width, height }: Raster): Drawn => {
  const colors = new Map<string, number>();
  let [left, right, top, bottom, filled] = [width, -1, height, -1, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    if ((bytes[at + 3] ?? 0) < SEEN) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    filled += 1;
    const color = hexOfBytes([bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]);
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return { filled, area: (right - left + 1) * (bottom - top + 1), colors };
};

const isWhite = ([l, a, b]: Oklab): boolean => l > 0.96 && Math.hypot(a, b) < 0.02;

/**
 * What keeps a drawing from being a logo.
 *
 * @param needsColor whether colors are to be taken from it
 * @returns a sentence without its subject; undefined when something can be made out
 */
export const judgePixels = (raster: Raster, needsColor: boolean): string | undefined => {
  const { filled, area, colors } = drawnIn(raster);
  if (filled === 0) return 'is transparent all over: nothing of it can be seen.';
  const [[first] = ['#000000']] = [...colors].toSorted(([, one], [, other]) => other - one);
  const main = oklabOf(first);
  const isPlain = [...colors.keys()].every((color) => differenceOk(main, oklabOf(color)) < 0.03);
  if (isPlain && filled / area > 0.99)
    return `is one area of ${first} and nothing else: nothing can be made out.`;
  const white = [...colors].filter(([color]) => isWhite(oklabOf(color)));
  const share = white.reduce((sum, [, count]) => sum + count, 0) / filled;
  return needsColor && share > 0.99
    ? 'is white all over and gives no colors; name two with --colors "#0b7a5b, #3b6fd4", or give the colored one.'
    : undefined;
};
