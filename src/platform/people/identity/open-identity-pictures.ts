import { recordDecision } from '../../base/audit/record-decision.ts';
import { openBytes } from '../../base/sealing/seal-secret.ts';
import type { Database } from '../../base/database/tables.ts';
import { readUploadBytes } from '../../base/uploads/upload-bytes.ts';
import { recordEvent } from '../protection/record-event.ts';
import type { OperatorIdentity } from './read-waiting-identities.ts';

/** One picture of a proof, opened. */
export interface IdentityPicture {
  side: 'front' | 'back' | 'selfie';
  mime: string;
  bytes: Uint8Array;
}

/**
 * The pictures of a proof, opened with the key of the installation. Who saw them is noted first.
 *
 * @param by the operator's name
 * @throws when they were sealed with another key, or are in a store that is away
 */
export const openIdentityPictures = async (
  database: Database,
  { id, merchantId, memberId }: Pick<OperatorIdentity, 'id' | 'merchantId' | 'memberId'>,
  by: string,
): Promise<IdentityPicture[]> => {
  await database.transaction().execute(async (tx) => {
    await recordEvent(tx, merchantId, memberId, 'identity_seen', { by, id });
    await recordDecision(tx, {
      merchantId,
      action: 'identity.look',
      subject: `identity ${id}`,
      by,
      reason: 'to decide about it',
      facts: { memberId },
    });
  });
  const { frontUploadId, backUploadId, selfieUploadId } = await database
    .selectFrom('identityCheck')
    .select(['frontUploadId', 'backUploadId', 'selfieUploadId'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sides = [
    ['front', frontUploadId],
    ['back', backUploadId],
    ['selfie', selfieUploadId],
  ] as const;
  const pictures: IdentityPicture[] = [];
  for (const [side, uploadId] of sides) {
    if (uploadId === null) continue;
    const { mime, sealed, ...stored } = await database
      .selectFrom('upload')
      .select(['merchantId', 'id', 'mime', 'bytes', 'sealed'])
      .where('merchantId', '=', merchantId)
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow();
    const bytes = await readUploadBytes(stored);
    pictures.push({ side, mime, bytes: sealed ? openBytes(bytes, uploadId) : bytes });
  }
  return pictures;
};
