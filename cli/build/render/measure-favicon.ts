import { contrastOf, luminances, rasterOf, type Raster, type Rgb } from './svg-raster.ts';

/** The part of a raster in which something is drawn. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const drawnBox = ({ bytes, width, height }: Raster): Box => {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((bytes[(y * width + x) * 4 + 3] ?? 0) < 26) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  }
  return box;
};

/** What the eye makes of luminance: about its cube root. */
const seen = (luminance = 0): number => Math.cbrt(luminance);

const SMALL = 16;
const FACTOR = 4;

/** How much of the large drawing the small one still shows, over a ground: 0 to 1. */
const shareKept = (large: Raster, small: Raster, ground: Rgb): number => {
  const [big, little] = [luminances(large, ground), luminances(small, ground)];
  const { left, right, top, bottom } = drawnBox(large);
  let [count, sum, squares, lost] = [0, 0, 0, 0];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const value = seen(big[y * large.width + x]);
      const kept = seen(little[Math.floor(y / FACTOR) * SMALL + Math.floor(x / FACTOR)]);
      count += 1;
      sum += value;
      squares += value ** 2;
      lost += (value - kept) ** 2;
    }
  }
  const all = squares - sum ** 2 / count;
  // What is of one lightness all over shows nothing that could be lost.
  return all > 1e-6 ? Math.max(0, 1 - lost / all) : 0;
};

/** The contrast between the lightest and the darkest parts; single pixels do not count. */
const spanOf = (raster: Raster, ground: Rgb): number => {
  const sorted = luminances(raster, ground).toSorted();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return contrastOf(at(0.95), at(0.05));
};

/** The strips of tabs that a favicon stands on: a light and a dark browser's. */
const TABS = { light: [255, 255, 255], dark: [32, 33, 36] } as const;

/** How a favicon does at 16 pixels. */
export interface FaviconFigures {
  /** Share of its detail that is left, 0 to 1. */
  detail: number;
  /** Contrast within it and with the strip of tabs, 1 to 21. */
  light: number;
  dark: number;
}

/**
 * Measures a favicon at 16 pixels. *Detail*: it is drawn at 64 pixels and at 16; the share of the
 * large drawing's variation in lightness that the small one still has is what can be made out.
 * A solid shape keeps four fifths and more, a wordmark or a web of hairlines next to nothing.
 * *Contrast*: between the lightest and darkest twentieth of the 256 pixels, over a white and over
 * a nearly black strip of tabs: a drawing that merges with the strip has none.
 *
 * @throws {Error} when it cannot be drawn
 */
export const measureFavicon = async (svg: string): Promise<FaviconFigures> => {
  const [large, small] = await Promise.all([rasterOf(svg, SMALL * FACTOR), rasterOf(svg, SMALL)]);
  const kept = Object.values(TABS).map((ground) => shareKept(large, small, ground));
  return {
    detail: Math.max(...kept),
    light: spanOf(small, TABS.light),
    dark: spanOf(small, TABS.dark),
  };
};
