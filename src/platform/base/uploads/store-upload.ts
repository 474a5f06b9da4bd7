import { randomUUID } from 'node:crypto';
import { upload, uploadPath } from '#api/uploads.ts';
import { sealBytes } from '../sealing/seal-secret.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { handle } from '../endpoints/handler.ts';
import { redrawPicture } from './redraw-picture.ts';

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
  await database
    .insertInto('upload')
    .values({
      merchantId: merchant.id,
      id,
      memberId: session.memberId,
      purpose,
      ...picture,
      ...(sealed && { bytes: sealed, sealed: true }),
    })
    .execute();
  const { widthPx, heightPx, bytes } = picture;
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
