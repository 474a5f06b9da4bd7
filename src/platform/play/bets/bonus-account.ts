import type { OpenTransaction } from '../../base/database/tables.ts';

/** Where money belongs that a bonus had staked. */
export type BonusAccount = 'cash' | 'bonus' | 'house';

/**
 * Says where the bonus part of a bet goes now: to the bonus account while the bonus is played
 * through, to cash once it was completed, to the house when it was given up or ran out.
 *
 * @param bonusId null when the bet had no bonus money
 */
export const bonusAccountOf = async (
  tx: OpenTransaction,
  merchantId: number,
  bonusId: number | null,
): Promise<BonusAccount> => {
  if (bonusId === null) return 'cash';
  const { status } = await tx
    .selectFrom('bonus')
    .select('status')
    .where('merchantId', '=', merchantId)
    .where('id', '=', bonusId)
    .executeTakeFirstOrThrow();
  if (status === 'ACTIVE') return 'bonus';
  return status === 'COMPLETED' ? 'cash' : 'house';
};
