import { differenceOk, oklabOf, type Oklab } from '#config/theme/color-difference.ts';
import { hexOfBytes } from '#config/theme/oklch.ts';
import type { Raster } from '../../../build/render/svg-raster.ts';

/** The colors of a logo, the weightiest first; none in a logo of black, gray and white. */
export interface Palette {
  /** `#rrggbb` */
  primary?: string;
  accent?: string;
}

/** Colors that look alike, and how many pixels they cover. */
interface Cluster {
  weight: number;
  sum: [number, number, number];
  /** Of the first pixel: what comes near it joins. */
  seed: Oklab;
  bytes: [number, number, number];
}

/** ΔEOK within which two pixels are one color to the eye: gradients and soft edges stay together. */
const ALIKE = 0.08;
/** And from which on a second color is another one. */
const APART = 0.14;
/** Below this chroma (OKLCH) a color is a gray. */
const LEAST_CHROMA = 0.045;
/** A color that covers less of what is drawn is an edge, not a color of the logo. */
const LEAST_SHARE = 0.015;
/** Below this opacity of 255 a pixel counts as nothing. */
export const SEEN = 26;

const chromaOf = ([, a, b]: Oklab): number => Math.hypot(a, b);

const hexAt = (bytes: Buffer, at: number): string =>
  hexOfBytes([bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]);

/** The one color of all four corners, when they are solid: the ground that a logo was saved on. */
const groundOf = ({ bytes, width, height }: Raster): Oklab | undefined => {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map(
    (pixel) => pixel * 4,
  );
  if (corners.some((at) => (bytes[at + 3] ?? 0) < 250)) return undefined;
  const [first, ...others] = corners.map((at) => oklabOf(hexAt(bytes, at)));
  if (!first || others.some((other) => differenceOk(first, other) > 0.02)) return undefined;
  return first;
};

const add = (clusters: Cluster[], seed: Oklab, bytes: Buffer, weight: number): void => {
  const near = clusters.find((cluster) => differenceOk(cluster.seed, seed) < ALIKE);
  const [r = 0, g = 0, b = 0] = bytes;
  if (!near) {
    clusters.push({ weight, sum: [r * weight, g * weight, b * weight], seed, bytes: [r, g, b] });
    return;
  }
  near.weight += weight;
  near.sum = [near.sum[0] + r * weight, near.sum[1] + g * weight, near.sum[2] + b * weight];
};

const meanOf = ({ sum: [r, g, b], weight }: Cluster): string =>
  hexOfBytes([r / weight, g / weight, b / weight]);

/** Pixels count by how opaque they are; strong colors count for more than pale ones. */
const scoreOf = ({ weight, seed }: Cluster): number => weight * (0.08 + chromaOf(seed));

/**
 * The colors of a drawing: pixels that look alike together, without its ground, grays and edges. The
 * same pixels give the same colors.
 */
export const paletteOf = (raster: Raster): Palette => {
  const { bytes } = raster;
  const ground = groundOf(raster);
  const clusters: Cluster[] = [];
  let seen = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const opacity = bytes[at + 3] ?? 0;
    if (opacity < SEEN) continue;
    const color = oklabOf(hexAt(bytes, at));
    if (ground && differenceOk(ground, color) < 0.04) continue;
    seen += opacity;
    if (chromaOf(color) >= LEAST_CHROMA) add(clusters, color, bytes.subarray(at, at + 3), opacity);
  }
  const strong = clusters
    .filter(({ weight }) => weight >= seen * LEAST_SHARE)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const [first] = strong;
  if (!first) {
    // A colored ground under white letters is the logo's color.
    return ground && chromaOf(ground) >= LEAST_CHROMA ? { primary: hexAt(bytes, 0) } : {};
  }
  const primary = meanOf(first);
  const second = strong.find((each) => differenceOk(each.seed, oklabOf(primary)) >= APART);
  return { primary, ...(second && { accent: meanOf(second) }) };
};
