import pLimit from 'p-limit';
import { fileKind } from '#domain/file-kind.ts';

/** Phones write pictures of 12 to 50 megapixels; a small file that unfolds to more is an attack. */
const MAX_PIXELS = 50_000_000;

/** Enough to read the print of a photographed document. */
const GREATEST_SIDE_PX = 3000;

/** Decoding is heavy: a flood of pictures waits in line. */
const limit = pLimit(2);

/** A picture that was drawn anew: nothing of the sent file but its pixels is left. */
export interface RedrawnPicture {
  bytes: Uint8Array;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  widthPx: number;
  heightPx: number;
}

/**
 * Draws a png or jpg anew, upright and without metadata.
 *
 * @param squarePx cuts it to a square of this side, for a member's picture
 * @returns null when the first bytes or what follows them are of no such picture
 */
export const redrawPicture = async (
  sent: Uint8Array,
  squarePx?: number,
): Promise<RedrawnPicture | null> => {
  const kind = fileKind(sent);
  if (kind !== 'png' && kind !== 'jpeg') return null;
  const outline =
    squarePx === undefined
      ? { width: GREATEST_SIDE_PX, height: GREATEST_SIDE_PX, fit: 'inside' as const }
      : { width: squarePx, height: squarePx, fit: 'cover' as const };
  const { default: sharp } = await import('sharp');
  const drawn = sharp(sent, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...outline, withoutEnlargement: squarePx === undefined });
  const mime = squarePx === undefined ? (`image/${kind}` as const) : 'image/webp';
  const encoded = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;
  try {
    const { data, info } = await limit(() =>
      drawn.toFormat(encoded[mime]).toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, mime, widthPx: info.width, heightPx: info.height };
  } catch {
    // Whatever it is, it cannot be drawn.
    return null;
  }
};
