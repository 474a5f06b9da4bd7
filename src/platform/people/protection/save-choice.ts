import type { OpenTransaction } from '../../base/database/tables.ts';

/** What a member may choose beside limits; null goes back to the merchant's own. */
interface Choice {
  coolOffUntil?: Date;
  realityCheckMinutes?: number | null;
  marketing?: boolean;
  ageVerifiedAt?: Date | null;
  ageProof?: string | null;
}

/** Writes a choice of a member and leaves the others as they are. */
export const saveChoice = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  choice: Choice,
): Promise<void> => {
  await tx
    .insertInto('protectionChoice')
    .values({ merchantId, memberId, ...choice })
    .onConflict((conflict) => conflict.columns(['merchantId', 'memberId']).doUpdateSet(choice))
    .execute();
};
