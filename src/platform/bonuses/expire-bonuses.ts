import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { lockMember } from '../members/lock-member.ts';
import { closeBonus } from './close-bonus.ts';

/** Ends the bonuses whose days are over. */
export const bonusJob: Job = {
  name: 'bonus expiry',
  everyMs: 60_000,
  run: async ({ database, merchants }) => {
    for (const merchant of merchants()) await expireBonuses(database, merchant);
  },
};

/** Gives what is left of every bonus whose days are over back to the house. */
export const expireBonuses = async (database: Database, merchant: Merchant): Promise<void> => {
  const over = await database
    .selectFrom('bonus')
    .select(['id', 'memberId'])
    .where('merchantId', '=', merchant.id)
    .where('status', '=', 'ACTIVE')
    .where('expiresAt', '<=', new Date())
    .orderBy('id')
    .execute();
  for (const bonus of over) await expireOne(database, merchant, bonus);
};

const expireOne = (
  database: Database,
  merchant: Merchant,
  { id, memberId }: { id: number; memberId: number },
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await lockMember(tx, merchant.id, memberId);
    const bonus = await tx
      .selectFrom('bonus')
      .select(['id', 'memberId', 'status'])
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Ended meanwhile, by the member or by another process.
    if (bonus.status === 'ACTIVE') await closeBonus(tx, merchant, bonus, 'EXPIRED');
  });
