import { submitIdentity } from '#api/identity.ts';
import { documentsWithBack } from '#domain/identity-documents.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { claimUploads } from '../../base/uploads/claim-uploads.ts';
import { readIdentity } from './read-identity.ts';

/** Takes the pictures of a document and its holder; an operator looks at them. */
export const submitIdentityHandler = handle(
  submitIdentity,
  async ({ document, frontId, backId, selfieId }, context, refuse) => {
    const { database, merchant, session } = context;
    const { memberId } = session;
    const hasBack = documentsWithBack.includes(document);
    if (hasBack !== (backId !== null))
      return refuse('invalid_input', {
        fieldErrors: [{ field: 'backId', rule: hasBack ? 'required' : 'choice' }],
      });
    const ids = [frontId, ...(backId === null ? [] : [backId]), selfieId];
    if (new Set(ids).size < ids.length) return refuse('upload_unknown');
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const { status } = await readIdentity(tx, merchant, memberId);
      if (status === 'submitted') return refuse('identity_under_review');
      if (status === 'approved') return refuse('identity_proved');
      for (const [field, id] of [
        ['frontId', frontId],
        ['backId', backId],
        ['selfieId', selfieId],
      ] as const)
        if (id !== null)
          await claimUploads(tx, merchant, { memberId, purpose: 'identity', field, ids: [id] });
      await tx
        .insertInto('identityCheck')
        .values({
          merchantId: merchant.id,
          memberId,
          document,
          frontUploadId: frontId,
          backUploadId: backId,
          selfieUploadId: selfieId,
        })
        .execute();
      return readIdentity(tx, merchant, memberId);
    });
  },
);
