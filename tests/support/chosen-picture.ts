import type { Buffer } from 'node:buffer';
import sharp from 'sharp';

/** A picture as a person chooses it from the own disk. */
export const chosenPicture = async (
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c96' } })
    .png()
    .toBuffer(),
});
