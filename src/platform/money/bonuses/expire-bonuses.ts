import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { closeBonus } from './close-bonus.ts';
import { activateWaiting } from './grant-bonus.ts';
import { merchantsById } from '../../base/merchants/find-merchant.ts';

/** Ends the bonuses whose days are over, or of which nothing has to be staked. */
export const bonusJob: Job = {
  name: 'bonus expiry',
  everyMs: 60_000,
  run: ({ database, merchants }) => expireBonuses(database, merchants()),
};

/**
 * Gives what is left of every bonus whose days are over back to the house. One of which nothing has to be staked becomes cash,
 * with what it won: none has been granted since such a bonus is cash at once, but the version before did, and a bet of one that
 * is taken back opens it again.
 */
export const expireBonuses = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<void> => {
  const of = database.selectFrom('bonus').select(['id', 'merchantId', 'memberId']);
  const over = await of
    .where('status', '=', 'ACTIVE')
    .where('expiresAt', '<=', new Date())
    // Each by its own index.
    .union(of.where('requiredMinor', '=', 0).where('closedAt', 'is', null))
    .orderBy('id')
    .execute();
  await eachByItself(over, async (bonus) => {
    const merchant = merchantsById(merchants).get(bonus.merchantId);
    if (merchant) await endOne(database, merchant, bonus);
  });
};

const endOne = (
  database: Database,
  merchant: Merchant,
  { id, memberId }: { id: number; memberId: number },
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await lockMember(tx, merchant.id, memberId);
    const bonus = await tx
      .selectFrom('bonus')
      .select(['id', 'status', 'requiredMinor'])
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Ended meanwhile, by the member or by another process, is neither.
    if (bonus.status === 'WAITING') await activateWaiting(tx, merchant, [memberId]);
    if (bonus.status === 'ACTIVE')
      await closeBonus(tx, merchant, bonus, bonus.requiredMinor === 0 ? 'COMPLETED' : 'EXPIRED');
  });
