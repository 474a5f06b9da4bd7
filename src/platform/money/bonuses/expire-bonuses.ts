import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { closeBonus } from './close-bonus.ts';
import { merchantsById } from '../../base/merchants/find-merchant.ts';

/** Ends the bonuses whose days are over. */
export const bonusJob: Job = {
  name: 'bonus expiry',
  everyMs: 60_000,
  run: ({ database, merchants }) => expireBonuses(database, merchants()),
};

/** Gives what is left of every bonus whose days are over back to the house. */
export const expireBonuses = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<void> => {
  const over = await database
    .selectFrom('bonus')
    .select(['id', 'merchantId', 'memberId'])
    .where('status', '=', 'ACTIVE')
    .where('expiresAt', '<=', new Date())
    .orderBy('id')
    .execute();
  await eachByItself(over, async (bonus) => {
    const merchant = merchantsById(merchants).get(bonus.merchantId);
    if (merchant) await expireOne(database, merchant, bonus);
  });
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
