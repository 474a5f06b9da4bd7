import { contrastOf, luminances, rasterOf, rgbOf, type Rgb } from './svg-raster.ts';

/** What graphics need to be made out (WCAG 2.2, 1.4.11). */
const OUTLINE = 3;
const LOGO_HEIGHT = 48;
/** Pixels between the two sides of an outline: what lies between is smoothing. */
const REACH = 2;

/** Where two pixels stand apart on one of these, an outline of the drawing runs between them. */
const GROUNDS: Rgb[] = [
  [0, 0, 0],
  [118, 118, 118],
  [255, 255, 255],
];

/**
 * Measures how well a logo can be read on some grounds: the share of its outlines, inner ones
 * included, whose two sides keep a contrast of 3 to 1 there (WCAG 2.2, 1.4.11). An outline is where
 * pixels two apart would keep it on black, grey or white. White letters on a white ground lose all
 * of theirs; white letters on a plate keep those, even where the plate itself merges with the ground.
 *
 * @param grounds `#rrggbb`
 * @returns a share for each ground, 0 to 1
 * @throws {Error} when it cannot be drawn
 */
export const measureLogo = async (svg: string, grounds: readonly string[]): Promise<number[]> => {
  const wide = await rasterOf(svg, LOGO_HEIGHT * 6, LOGO_HEIGHT);
  const { width, height } = wide;
  const everywhere = GROUNDS.map((ground) => luminances(wide, ground));
  const outlines: [number, number][] = [];
  for (let y = 0; y < height - REACH; y += 1) {
    for (let x = 0; x < width - REACH; x += 1) {
      const at = y * width + x;
      for (const next of [at + REACH, at + REACH * width]) {
        const isOutline = everywhere.some((light) => contrastOf(light[at], light[next]) >= OUTLINE);
        if (isOutline) outlines.push([at, next]);
      }
    }
  }
  return grounds.map((ground) => {
    const light = luminances(wide, rgbOf(ground));
    const kept = outlines.filter(([at, next]) => contrastOf(light[at], light[next]) >= OUTLINE);
    return outlines.length === 0 ? 0 : kept.length / outlines.length;
  });
};
