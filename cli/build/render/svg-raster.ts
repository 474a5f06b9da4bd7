import { drawSvg } from './draw-svg.ts';

/** A drawing in pixels: red, green, blue and opacity, a byte each, row by row. */
export interface Raster {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Linear light of each 8-bit channel value (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The channels of `#rrggbb`. */
export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/**
 * Draws an SVG into a box, whole and centerd, and gives its pixels.
 *
 * @throws {Error} when it cannot be drawn
 */
export const rasterOf = async (svg: string, width: number, height = width): Promise<Raster> => {
  const drawn = await drawSvg(svg, width, height);
  return { bytes: await drawn.ensureAlpha().raw().toBuffer(), width, height };
};

/** The luminance of every pixel over a ground (WCAG 2.2: relative luminance, 0 to 1). */
export const luminances = ({ bytes, width, height }: Raster, [r, g, b]: Rgb): Float64Array => {
  const light = new Float64Array(width * height);
  const linear = (byte: number): number => LINEAR[Math.round(byte)] ?? 0;
  for (let at = 0, next = 0; at < light.length; at += 1, next += 4) {
    const alpha = (bytes[next + 3] ?? 0) / 255;
    const below = 1 - alpha;
    light[at] =
      0.2126 * linear((bytes[next] ?? 0) * alpha + r * below) +
      0.7152 * linear((bytes[next + 1] ?? 0) * alpha + g * below) +
      0.0722 * linear((bytes[next + 2] ?? 0) * alpha + b * below);
  }
  return light;
};

/** The contrast of two luminances, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one = 0, other = 0): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
