import type { OpenTransaction } from '../../base/database/tables.ts';

/** Who it is whose money is about to move. */
export interface LockedMember {
  id: number;
  username: string;
  /** 0 member, 1, 2, 41, 42 agents, 4 trial. */
  type: number;
  status: 'active' | 'frozen' | 'closed';
  language: string;
  profile: Record<string, string>;
  hasPaymentPassword: boolean;
}

/**
 * Holds a member's row until the transaction ends: whatever counts or limits the money of one
 * member waits for its turn, and always locks here first, so that no deadlock is possible.
 *
 * @returns null when the merchant has no such member
 */
export const lockMember = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<LockedMember | null> => {
  const row = await tx
    .selectFrom('member')
    .select(['id', 'username', 'type', 'status', 'language', 'profile', 'paymentPasswordHash'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    // Weaker than `for update`: rows that refer to the member may be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { paymentPasswordHash, ...member } = row;
  return { ...member, hasPaymentPassword: paymentPasswordHash !== null };
};
