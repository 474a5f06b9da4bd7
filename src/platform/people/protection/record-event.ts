import type { OpenTransaction } from '../../base/database/tables.ts';

/** What can happen to somebody's protection. */
export type ProtectionEventKind =
  | 'limit_set'
  | 'limit_asked'
  | 'limit_confirmed'
  | 'limit_cancelled'
  | 'cool_off'
  | 'self_exclusion'
  | 'return_asked'
  | 'reality_check_set'
  | 'reality_check_answered'
  | 'marketing_set'
  | 'age_verified'
  | 'identity_seen'
  | 'identity_approved'
  | 'identity_rejected';

/** Writes down a change of somebody's protection; such rows are never changed or removed. */
export const recordEvent = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  kind: ProtectionEventKind,
  details: Record<string, unknown> = {},
): Promise<void> => {
  await tx
    .insertInto('protectionEvent')
    .values({ merchantId, memberId, kind, details: JSON.stringify(details) })
    .execute();
};
