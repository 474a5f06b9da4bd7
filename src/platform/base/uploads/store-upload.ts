import { randomUUID } from 'node:crypto';
import { upload, uploadPath } from '#api/uploads.ts';
import { sealBytes } from '../sealing/seal-secret.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { keepUploadBytes } from './upload-bytes.ts';
import { handle } from '../endpoints/handler.ts';
import pLimit from 'p-limit';
import { fileKind } from '#domain/file-kind.ts';

/** Phones write pictures of 12 to 50 megapixels; a small file that unfolds to more is an attack. */
const MAX_PIXELS = 50_000_000;

/** Enough to read the print of a photographed document. */
const GREATEST_SIDE_PX = 3000;

/** Decoding is heavy: a flood of pictures waits in line. */
const limit = pLimit(2);

/** A picture that was drawn anew: nothing of the sent file but its pixels is left. */
interface RedrawnPicture {
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
const redrawPicture = async (
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

/** Stores one picture of a member, drawn anew, until a form takes it. */
export const uploadHandler = handle(upload, async ({ purpose, file }, context, refuse) => {
  const { database, merchant, session } = context;
  const { signIn, limits } = merchant.config;
  // The form reader has looked too; a file may also come by another way.
  if (file.size > limits.uploadMaxMb * 1024 * 1024)
    return refuse('upload_too_large', { details: { maxMb: limits.uploadMaxMb } });
  const lately = await countLately(database, merchant.id, session.memberId);
  if (lately >= signIn.uploadsPerDay)
    return refuse('upload_too_many', { details: { perDay: signIn.uploadsPerDay } });

  const sent = new Uint8Array(await file.arrayBuffer());
  const picture = await redrawPicture(sent, purpose === 'avatar' ? signIn.avatarSizePx : undefined);
  if (!picture) return refuse('upload_not_an_image');
  const id = randomUUID();
  const sealed = purpose === 'identity' ? sealBytes(picture.bytes, id) : null;
  const { mime, widthPx, heightPx, bytes } = picture;
  const row = {
    merchantId: merchant.id,
    id,
    memberId: session.memberId,
    purpose,
    mime,
    widthPx,
    heightPx,
    ...(sealed && { sealed: true }),
  };
  await keepUploadBytes(database, row, sealed ?? bytes, (tx, kept) =>
    tx
      .insertInto('upload')
      .values({ ...row, bytes: kept })
      .execute(),
  );
  return { id, url: uploadPath(id), widthPx, heightPx, bytes: bytes.length };
});

const countLately = async (database: Database, merchantId: number, memberId: number) => {
  const { count } = await database
    .selectFrom('upload')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
};
