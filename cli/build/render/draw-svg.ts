import sharp, { type Sharp } from 'sharp';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** What an SVG's own measures are in: pixels at this density. */
const OWN_DENSITY = 72;

/** Small pictures are drawn larger and scaled down: their edges come out cleaner. */
const oversampling = (sizePx: number): number => (sizePx <= 64 ? 4 : 1);

/**
 * An SVG drawn into a box, whole and centerd. It is drawn at the size that is asked for, however
 * small or large the size that it gives itself.
 *
 * @throws {Error} when it cannot be drawn
 */
export const drawSvg = async (svg: string, width: number, height = width): Promise<Sharp> => {
  const source = Buffer.from(svg);
  const own = await sharp(source).metadata();
  const scale = Math.min(width / own.width, height / own.height);
  const density = OWN_DENSITY * scale * oversampling(Math.min(width, height));
  // sharp takes densities from 1 to 100,000.
  return sharp(source, { density: Math.min(100_000, Math.max(1, density)) }).resize(width, height, {
    fit: 'contain',
    background: TRANSPARENT,
  });
};
