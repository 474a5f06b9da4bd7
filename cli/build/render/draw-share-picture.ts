import sharp from 'sharp';

/** The measures that networks show a shared page with (Open Graph, summary_large_image). */
const WIDTH = 1200;
const HEIGHT = 630;

/** What an SVG's own measures are in: pixels at this density. */
const OWN_DENSITY = 72;

/**
 * Draws the art of a page so that it fills the picture that networks show of it; what does not fit is
 * cut off at the edges.
 *
 * @param svg its text
 * @returns a JPEG of 1200 × 630 pixels
 * @throws {Error} when it cannot be drawn
 */
export const drawSharePicture = async (svg: string): Promise<Buffer> => {
  const source = Buffer.from(svg);
  const own = await sharp(source).metadata();
  const density = OWN_DENSITY * Math.max(WIDTH / own.width, HEIGHT / own.height);
  // sharp takes densities from 1 to 100,000.
  return sharp(source, { density: Math.min(100_000, Math.max(1, density)) })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
};
