import { identity, type IdentityState } from '#api/identity.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';

/** How the proof of a member stands: the newest one counts. */
export const readIdentity = async (
  database: Database | OpenTransaction,
  { id: merchantId, config }: Merchant,
  memberId: number,
): Promise<IdentityState> => {
  const asked = config.protection.ageProof === 'verified';
  const [newest, choice] = await Promise.all([
    database
      .selectFrom('identityCheck')
      .select(['document', 'status', 'submittedAt', 'decidedAt', 'reason'])
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    database
      .selectFrom('protectionChoice')
      .select('ageVerifiedAt')
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .executeTakeFirst(),
  ]);
  // An operator may have seen a proof elsewhere: nothing was sent here then.
  const provedAt = choice?.ageVerifiedAt?.toISOString() ?? null;
  const nothing = { document: null, submittedAt: null, decidedAt: provedAt, reason: null };
  if (!newest) return { asked, status: provedAt ? 'approved' : 'none', ...nothing };
  const { document, submittedAt, decidedAt, reason } = newest;
  return {
    asked,
    status: provedAt ? 'approved' : newest.status,
    document,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? provedAt,
    reason: provedAt ? null : reason,
  };
};

/** How the proof of the signed-in member stands. */
export const identityHandler = handle(identity, (_input, { database, merchant, session }) =>
  readIdentity(database, merchant, session.memberId),
);
