import type { UploadPurpose } from '#api/uploads.ts';
import type { OpenTransaction } from '../database/tables.ts';
import { type Merchant, Refusal } from '../endpoints/handler.ts';

/** Pictures that a form of a member names. */
interface NamedUploads {
  memberId: number;
  purpose: UploadPurpose;
  /** The form's field, for the message. */
  field?: string;
  ids: readonly string[];
}

/**
 * Takes pictures for a form: each is the member's own, made for this purpose, and goes with one
 * form only.
 *
 * @returns their ids, each once
 * @throws {Refusal} `upload_unknown`, or `invalid_input` when there are more than the merchant allows
 */
export const claimUploads = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { memberId, purpose, field = 'imageIds', ids }: NamedUploads,
): Promise<string[]> => {
  const asked = [...new Set(ids)];
  const max = config.limits.uploadMaxFiles;
  if (asked.length > max)
    throw new Refusal('invalid_input', { fieldErrors: [{ field, rule: 'length', max }] });
  if (asked.length === 0) return asked;
  const taken = await tx
    .updateTable('upload')
    .set({ usedAt: new Date() })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('id', 'in', asked)
    .returning('id')
    .execute();
  if (taken.length < asked.length) throw new Refusal('upload_unknown');
  return asked;
};
