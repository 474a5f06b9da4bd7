import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures differ. */
export interface PictureDifference {
  /** A PNG: what differs stands out, the rest is pale. */
  picture: Buffer;
  /** Share of the pixels that differ, 0 to 1. */
  share: number;
}

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** The raw pixels of a picture, with white added to the right and below up to a size. */
const pixelsOf = async (picture: Buffer, width: number, height: number): Promise<Buffer> => {
  const size = await sharp(picture).metadata();
  return sharp(picture)
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: WHITE,
    })
    .ensureAlpha()
    .raw()
    .toBuffer();
};

/**
 * Compares two pictures pixel by pixel; the smaller one is filled up with white.
 *
 * @param before any format that sharp reads
 */
export const comparePictures = async (
  before: Buffer,
  after: Buffer,
): Promise<PictureDifference> => {
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const one = await pixelsOf(before, width, height);
  const other = await pixelsOf(after, width, height);
  const drawn = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(one, other, drawn, width, height, { threshold: 0.05 });
  const raw = { width, height, channels: 4 as const };
  const picture = await sharp(drawn, { raw }).png().toBuffer();
  return { picture, share: differing / (width * height) };
};
